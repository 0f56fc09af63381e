"""The figures of `bench` as tables."""

from __future__ import annotations

from msgspec import UNSET

from tafelrunde.engine.content import Lang
from tafelrunde.lab.bench import BesidePeers, Measured
from tafelrunde.lab.measures import Figures
from tafelrunde.lab.showing import show_grid
from tafelrunde.lab.texts import number, say


def show_figures(lang: Lang, figures: dict[str, list[Measured]]) -> None:
    """One table for each game, with the cases below each other."""
    for game, cases in figures.items():
        present = list(columns(cases[0]))
        rows = [
            [
                f"{case_name(lang, case)}: {say(lang, what)}",
                *(shown(lang, figures.get(what)) for figures in columns(case).values()),
            ]
            for case in cases
            for what in columns(case)["plain"]
        ]
        heads = [core_name(lang, core) for core in present]
        note = "" if "compiled" in present else say(lang, "not_compiled")
        show_grid(f"{game.capitalize()} – {say(lang, 'bench')}", heads, rows, note)


def columns(case: Measured) -> dict[str, Figures]:
    """What there is of a case."""
    found = {"plain": case.plain, "compiled": case.compiled, "gain": case.gain}
    return {core: figures for core, figures in found.items() if figures is not UNSET}


def case_name(lang: Lang, case: Measured) -> str:
    """Who plays, and with what."""
    return say(lang, "case_all" if case.expansions else "case", players=case.players)


def core_name(lang: Lang, core: str) -> str:
    """Plain, compiled, or what was gained."""
    return say(lang, f"core.{core}")


def shown(lang: Lang, figure: float | None) -> str:
    """A figure; small ones with their fraction."""
    if figure is None:
        return ""
    return number(lang, figure, 0 if figure >= 100 else 1 if figure >= 10 else 2)


def show_peers(lang: Lang, found: BesidePeers) -> None:
    """All programs by speed, and how many times as fast our games are."""
    games = list(found.times)
    heads = [
        say(lang, "decisions_per_s"),
        *(say(lang, "times_of", game=game.capitalize()) for game in games),
    ]
    ranked = sorted(found.decisions_per_s.items(), key=lambda pair: -pair[1])
    rows = [
        [
            name.capitalize() if name in games else name,
            number(lang, speed, 0),
            *(shown(lang, found.times[game].get(name)) for game in games),
        ]
        for name, speed in ranked
    ]
    missing = ", ".join(found.missing)
    note = say(lang, "peers_missing", names=missing) if missing else ""
    show_grid(say(lang, "peers", core=core_name(lang, found.core)), heads, rows, note)
