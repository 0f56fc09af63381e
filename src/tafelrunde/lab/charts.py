"""The charts of a report, by Altair: one series of games, or two beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import MissingExtra
from tafelrunde.engine.games import Data
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.digest import KINDS, Digest
from tafelrunde.lab.showing import label, row_name
from tafelrunde.lab.summary import wilson
from tafelrunde.lab.texts import knows, say

if TYPE_CHECKING:
    import altair as alt

PAIR: Final = ("#a8672a", "#2f7f86")
"""The colours of the first and the second series; both are told apart on light and dark paper."""
GREY: Final = "#888888"
LEAST: Final = 5
"""What was offered in fewer games tells nothing about its use."""
PERCENT: Final = ".0%"
PRECISE: Final = ".1%"
STEP: Final = 18
HEIGHT: Final = 260


class Chart(NamedTuple):
    """A chart with its heading, what is to be said about it, and its numbers for a table."""

    title: str
    spec: Data
    note: str
    columns: Sequence[str]
    rows: Sequence[Sequence[object]]


def need_altair() -> None:
    """Raises `MissingExtra` where charts cannot be drawn."""
    try:
        import altair
        import vl_convert

        del altair, vl_convert
    except ImportError as missing:
        raise MissingExtra("Charts need Altair: pip install 'tafelrunde[lab]'.") from missing


def charts(series: Sequence[Digest], lang: Lang) -> Iterator[Chart]:
    """Everything that a report shows, in the order of its page."""
    for kind in KINDS:
        rows = [row for each in series for row in rate_rows(each, kind, lang)]
        if rows:
            yield rates(say(lang, f"chart.{kind}"), rows, len(series), lang)
    yield causes(series, lang)
    yield lengths(series, lang)
    if not all(each.competes for each in series):
        yield ended(series, lang)
    yield from curves(series, lang)
    if any(each.uses for each in series):
        yield uses(series, lang)


# --- Parts that charts share ----------------------------------------------------------------------


def _base(rows: Sequence[Data]) -> alt.Chart:
    import altair as alt

    return alt.Chart(alt.Data(values=list(rows))).properties(width="container")


def _colour(rows: Sequence[Data]) -> alt.Color:
    """A colour for each series; one alone needs no legend."""
    import altair as alt

    names = _series(rows)
    legend = alt.Legend(title=None, orient="top") if len(names) > 1 else None
    scale = alt.Scale(domain=names, range=list(PAIR[: len(names)]))
    return alt.Color("series:N", legend=legend, scale=scale)


def _series(rows: Sequence[Data]) -> list[str]:
    """The names of the series, the first one first."""
    return list(dict.fromkeys(row["series"] for row in rows))


def _tips(lang: Lang, *fields: str) -> list[alt.Tooltip]:
    """What a pointer is told: `name:N`, or `rate:Q:.1%` with the form of a number."""
    import altair as alt

    found = list[alt.Tooltip]()
    for each in fields:
        name, kind, *form = each.split(":")
        title = say(lang, "games" if name == "games" else f"chart.{name}")
        shown = alt.Tooltip(f"{name}:{kind}", title=title)
        found.append(shown.format(form[0]) if form else shown)
    return found


def _spec(chart: alt.Chart | alt.LayerChart | alt.FacetChart) -> Data:
    import altair as alt

    fitting = chart.properties(autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
    found: Data = fitting.to_dict()
    return found


# --- Victories ------------------------------------------------------------------------------------


def rate_rows(series: Digest, kind: str, lang: Lang) -> list[Data]:
    """How often each of a kind has won, with its interval."""
    found = list[Data]()
    for name, (games, wins) in sorted(series.rates.get(kind, {}).items()):
        low, high = wilson(wins, games)
        shown = label(find_game(series.game).trials, name, lang)
        row = {"series": series.name, "name": shown, "games": games, "wins": wins}
        found.append(row | {"rate": wins / games, "low": low, "high": high})
    return found


def rates(title: str, rows: Sequence[Data], series: int, lang: Lang) -> Chart:
    """A dot and its interval for each name, one series below the other."""
    import altair as alt

    names = list(dict.fromkeys(row["name"] for row in rows))
    y = alt.Y("name:N", title=None, sort=names, axis=alt.Axis(labelLimit=260, grid=True))
    base = _base(rows).encode(y=y, color=_colour(rows))
    if series > 1:
        base = base.encode(yOffset=alt.YOffset("series:N", sort=_series(rows)))
    tips = _tips(lang, "name:N", "series:N", "games:Q", f"rate:Q:{PRECISE}")
    tips += _tips(lang, f"low:Q:{PRECISE}", f"high:Q:{PRECISE}")
    axis = alt.Axis(format=PERCENT, title=say(lang, "chart.rate"))
    scale = alt.Scale(domain=[0, 1])
    x = alt.X("low:Q", scale=scale, axis=axis)
    interval = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=x, x2="high:Q", tooltip=tips)
    dot = base.mark_point(filled=True, size=80, opacity=1).encode(
        x=alt.X("rate:Q", scale=scale, axis=axis), tooltip=tips
    )
    height = max(60, STEP * (series + 0.4) * len(names))
    drawn = alt.layer(interval, dot).properties(width="container", height=height)
    columns = [say(lang, key) for key in ("chart.series", "chart.name", "games", "chart.rate")]
    columns += [say(lang, "chart.low"), say(lang, "chart.high")]
    return Chart(
        title,
        _spec(drawn),
        "",
        columns,
        [
            [
                row["series"],
                row["name"],
                row["games"],
                *(row[end] for end in ("rate", "low", "high")),
            ]
            for row in rows
        ],
    )


# --- Endings and lengths --------------------------------------------------------------------------


def causes(series: Sequence[Digest], lang: Lang) -> Chart:
    """How games ended, the most frequent first."""
    rows = [
        {
            "series": each.name,
            "name": cause_name(each.game, cause, lang),
            "games": games,
            "share": games / each.games,
        }
        for each in series
        for cause, games in sorted(each.causes.items(), key=lambda row: -row[1])
    ]
    return _bars(say(lang, "chart.causes"), rows, len(series), lang)


def cause_name(game: str, cause: str, lang: Lang) -> str:
    """Why a game was over; where players compete, who has won."""
    if knows(f"cause.{cause}"):
        return say(lang, f"cause.{cause}")
    return row_name(find_game(game).trials, cause, lang)


def _bars(title: str, rows: Sequence[Data], series: int, lang: Lang) -> Chart:
    import altair as alt

    names = list(dict.fromkeys(row["name"] for row in rows))
    axis = alt.Axis(format=PERCENT, title=say(lang, "chart.share"))
    drawn = (
        _base(rows)
        .mark_bar()
        .encode(
            y=alt.Y("name:N", title=None, sort=names, axis=alt.Axis(labelLimit=260)),
            x=alt.X("share:Q", axis=axis),
            color=_colour(rows),
            tooltip=_tips(lang, "name:N", "series:N", "games:Q", f"share:Q:{PRECISE}"),
        )
    )
    if series > 1:
        drawn = drawn.encode(yOffset=alt.YOffset("series:N", sort=_series(rows)))
    drawn = drawn.properties(height=max(60, STEP * (series + 0.4) * len(names)))
    columns = [say(lang, key) for key in ("chart.series", "chart.name", "games", "chart.share")]
    table = [[row["series"], row["name"], row["games"], row["share"]] for row in rows]
    return Chart(title, _spec(drawn), "", columns, table)


def lengths(series: Sequence[Digest], lang: Lang) -> Chart:
    """How many games were how long."""
    import altair as alt

    unit = say(lang, find_game(series[0].game).trials.LENGTH)
    rows = [
        {"series": each.name, "length": length, "games": games, "share": games / each.games}
        for each in series
        for length, games in sorted(each.lengths.items())
    ]
    axis = alt.Axis(format=PERCENT, title=say(lang, "chart.share"))
    drawn = (
        _base(rows)
        .mark_bar()
        .encode(
            x=alt.X("length:O", title=unit, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("share:Q", axis=axis, stack=None),
            color=_colour(rows),
            tooltip=[
                alt.Tooltip("length:O", title=unit),
                *_tips(lang, "series:N", "games:Q", f"share:Q:{PRECISE}"),
            ],
        )
        .properties(height=HEIGHT)
    )
    if len(series) > 1:
        drawn = drawn.encode(xOffset=alt.XOffset("series:N", sort=_series(rows)))
    columns = [say(lang, "chart.series"), unit, say(lang, "games"), say(lang, "chart.share")]
    table = [[row["series"], row["length"], row["games"], row["share"]] for row in rows]
    return Chart(say(lang, "chart.length"), _spec(drawn), "", columns, table)


def ended(series: Sequence[Digest], lang: Lang) -> Chart:
    """How many games were over, and won, up to each round."""
    rows = list[Data]()
    for each in series:
        over = won = 0
        for length in range(max(each.lengths, default=0) + 1):
            over += each.lengths.get(length, 0)
            won += each.won_lengths.get(length, 0)
            for what, number in (("over", over), ("won", won)):
                row = {"series": each.name, "at": length, "what": say(lang, f"chart.{what}")}
                rows.append(row | {"value": number / each.games})
    unit = say(lang, find_game(series[0].game).trials.LENGTH)
    share = say(lang, "chart.share")
    return _lines(say(lang, "chart.ended"), rows, len(series), lang, (unit, share, PERCENT))


def curves(series: Sequence[Digest], lang: Lang) -> Iterator[Chart]:
    """What a game counts when a round or day begins, one chart for each number."""
    unit = say(lang, find_game(series[0].game).trials.LENGTH)
    found: dict[str, list[Data]] = {}
    for each in series:
        for grid in find_game(each.game).trials.grids(each.figures):
            if not grid.id.startswith("by_"):
                continue
            for at, (_, *numbers) in grid.rows.items():
                for column, value in zip(grid.columns[1:], numbers, strict=True):
                    row = {"series": each.name, "at": int(at), "what": "", "value": value}
                    found.setdefault(column, []).append(row)
    for column, rows in found.items():
        what = say(lang, f"column.{column}")
        title = say(lang, "chart.curve", what=what, unit=unit)
        yield _lines(title, rows, len(series), lang, (unit, what, ".1f"))


def _lines(
    title: str, rows: Sequence[Data], series: int, lang: Lang, axes: tuple[str, str, str]
) -> Chart:
    import altair as alt

    across, up, form = axes
    kinds = len({row["what"] for row in rows})
    drawn = (
        _base(rows)
        .mark_line(point=True)
        .encode(
            x=alt.X("at:Q", title=across, axis=alt.Axis(tickMinStep=1, format="d")),
            y=alt.Y("value:Q", title=up, axis=alt.Axis(format=form)),
            color=_colour(rows),
            tooltip=[
                alt.Tooltip("at:Q", title=across),
                *_tips(lang, "series:N"),
                alt.Tooltip("value:Q", title=up, format=form),
            ],
        )
        .properties(height=HEIGHT if kinds > 1 else HEIGHT // 2)
    )
    if kinds > 1:
        legend = alt.Legend(title=None, orient="top", symbolType="stroke", symbolStrokeColor=GREY)
        drawn = drawn.encode(strokeDash=alt.StrokeDash("what:N", legend=legend))
    columns = [say(lang, "chart.series"), across, say(lang, "chart.name"), up]
    table = [[row["series"], row["at"], row["what"], row["value"]] for row in rows]
    return Chart(title, _spec(drawn), "", columns, table)


# --- What is used ---------------------------------------------------------------------------------


def use_rows(series: Digest, lang: Lang) -> list[Data]:
    """What was offered often enough, how often it was used, and how often whoever did so won."""
    trials = find_game(series.game).trials
    found = list[Data]()
    for name, use in series.uses.items():
        if use.offered < LEAST:
            continue
        kind, _, rest = name.partition(" ")
        success = use.wins / use.users if use.users else None
        row: Data = {"series": series.name, "kind": say(lang, f"fair.{kind}")}
        row |= {"name": label(trials, rest, lang), "offered": use.offered, "used": use.used}
        found.append(row | {"use": use.used / use.offered, "success": success})
    return sorted(found, key=lambda row: (-row["use"], row["name"]))


def uses(series: Sequence[Digest], lang: Lang) -> Chart:
    """A dot for each thing that was offered; a name can be looked for with the pointer."""
    import altair as alt

    rows = [row for each in series for row in use_rows(each, lang)]
    drawn = [row for row in rows if row["success"] is not None]
    tips = _tips(lang, "name:N", "kind:N", "series:N", "offered:Q", "used:Q")
    tips += _tips(lang, f"use:Q:{PRECISE}", f"success:Q:{PRECISE}")
    room = alt.Scale(padding=10, nice=False)
    chart = (
        _base(drawn)
        .mark_point(filled=True, size=60, opacity=0.6)
        .encode(
            x=alt.X(
                "use:Q", scale=room, axis=alt.Axis(format=PERCENT, title=say(lang, "chart.use"))
            ),
            y=alt.Y(
                "success:Q",
                scale=room,
                axis=alt.Axis(format=PERCENT, title=say(lang, "chart.success")),
            ),
            color=_colour(rows),
            shape=alt.Shape("kind:N", legend=alt.Legend(title=None, orient="top")),
            tooltip=tips,
        )
        .properties(height=2 * HEIGHT)
        .interactive()
    )
    keys = ("series", "kind", "name", "offered", "used", "use", "success")
    table = [[row[key] for key in keys] for row in rows]
    note = say(lang, "chart.uses_note", least=LEAST)
    return Chart(
        say(lang, "chart.uses"),
        _spec(chart),
        note,
        [say(lang, f"chart.{key}") for key in keys],
        table,
    )
