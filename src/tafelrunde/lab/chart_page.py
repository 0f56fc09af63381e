"""The page of charts: one file with everything that it needs, for one series or two."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.registry import find_game
from tafelrunde.lab import report
from tafelrunde.lab.charts import Chart, charts
from tafelrunde.lab.digest import Digest
from tafelrunde.lab.summary import spread, wilson
from tafelrunde.lab.sweep import Outcome, paired_rate
from tafelrunde.lab.texts import number, percent, say, signed

STYLE: Final = """
body { max-width: 60rem; }
.chart { width: 100%; }
details { margin: 0.2rem 0 1.5rem; }
td { padding-right: 1.5rem; }
"""

DRAW: Final = """
const ink = getComputedStyle(document.body).color;
const soft = getComputedStyle(document.body).getPropertyValue("--soft");
const text = { labelColor: ink, titleColor: ink, labelFontSize: 12, titleFontSize: 12 };
const config = {
  background: "transparent", font: "sans-serif", view: { stroke: null },
  padding: { left: 20, right: 8, top: 4, bottom: 4 },
  axis: { ...text, gridColor: soft, domainColor: soft, tickColor: soft, titleFontWeight: "normal" },
  legend: { ...text, symbolBaseStrokeColor: ink, symbolBaseFillColor: ink },
};
for (const each of document.querySelectorAll("[data-chart]")) {
  const spec = JSON.parse(each.querySelector("script").textContent);
  const place = each.querySelector(".chart");
  vegaEmbed(place, { ...spec, config }, { actions: false, renderer: "svg", ...LOCALE });
}
"""
"""Draws every chart of the page in the colours of the page."""

GERMAN: Final = {
    "formatLocale": {
        "decimal": ",",
        "thousands": ".",
        "grouping": [3],
        "currency": ["", " €"],
        "percent": "\u202f%",
    }
}


def script(lang: Lang) -> str:
    """The libraries that draw charts, and the lines that use them: nothing comes from outside."""
    import vl_convert

    locale = msgspec.json.encode(GERMAN if lang == "de" else {}).decode()
    bundle = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace(
        "</script", "<\\/script"
    )
    return f"{bundle}\nconst LOCALE = {locale};{DRAW}"


def html(series: Sequence[Digest], lang: Lang) -> str:
    """The whole page."""
    key = "chart.title" if len(series) == 1 else "chart.against"
    game = find_game(series[0].game).setup.title.text(lang)
    drawn = "".join(section(each, lang) for each in charts(series, lang))
    return report.page(
        lang,
        say(lang, key, game=game),
        f"<style>{STYLE}</style>\n{facts(series, lang)}{difference(series, lang)}{drawn}"
        f"<script>{script(lang)}</script>\n",
    )


def facts(series: Sequence[Digest], lang: Lang) -> str:
    """The first numbers, a column for each series."""
    length = find_game(series[0].game).trials.LENGTH
    rows = [
        ("chart.series", [each.name for each in series]),
        ("games", [number(lang, each.games) for each in series]),
        ("bots", ["; ".join(each.bots) for each in series]),
        ("won", [between(each, lang) for each in series]),
        (length, [number(lang, spread(each.lengths).mean, 1) for each in series]),
        ("decisions", [number(lang, each.decisions / each.games, 1) for each in series]),
    ]
    lines = "".join(
        f'<tr><th scope="row">{escape(say(lang, key))}</th>'
        + "".join(f"<td>{escape(value)}</td>" for value in values)
        + "</tr>\n"
        for key, values in rows
        if key != "won" or not series[0].competes
    )
    return f"<table>\n{lines}</table>\n"


def between(series: Digest, lang: Lang) -> str:
    """The rate of victories with its interval."""
    low, high = wilson(series.wins, series.games)
    rates = {"rate": series.wins / series.games, "low": low, "high": high}
    return say(lang, "between", **{name: percent(lang, each) for name, each in rates.items()})


def difference(series: Sequence[Digest], lang: Lang) -> str:
    """Of two series with the same seeds: how much oftener the second one wins, game by game."""
    if len(series) < 2:
        return ""
    one, other = series
    both = sorted(one.won.keys() & other.won.keys())
    if not both:
        return ""
    more = paired_rate(
        [Outcome(other.won[seed], 0) for seed in both], [Outcome(one.won[seed], 0) for seed in both]
    )
    points = {
        name: signed(lang, 100 * each)
        for name, each in (("value", more.value), ("low", more.low), ("high", more.high))
    }
    names = {"one": one.name, "other": other.name}
    return f"<p>{escape(say(lang, 'chart.more_won', **names, **points))}</p>\n"


def section(chart: Chart, lang: Lang) -> str:
    """A chart with its heading, and its numbers for whoever wants or needs to read them."""
    spec = msgspec.json.encode(chart.spec).decode().replace("</", "<\\/")
    note = f"<p>{escape(chart.note)}</p>\n" if chart.note else ""
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in chart.columns)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(shown(each, lang))}</td>" for each in row) + "</tr>\n"
        for row in chart.rows
    )
    name = escape(chart.title, quote=True)
    return (
        f"<section data-chart>\n<h2>{escape(chart.title)}</h2>\n{note}"
        f'<div class="chart" role="img" aria-label="{name}"></div>\n'
        f'<script type="application/json">{spec}</script>\n'
        f"<details><summary>{escape(say(lang, 'chart.numbers'))}</summary>"
        f'<div class="wide"><table class="grid">\n<tr>{heads}</tr>\n{lines}</table></div>'
        "</details>\n</section>\n"
    )


def shown(value: object, lang: Lang) -> str:
    """A cell: a text, a count, or a share of one."""
    if value is None:
        return "–"
    if isinstance(value, float):
        return number(lang, value, 3)
    return str(value)
