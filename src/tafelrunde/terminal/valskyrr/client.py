"""Valskyrr as the terminal knows it."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.physical import Play
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Kind
from tafelrunde.games.valskyrr.texts.effects import Telling, effects_text
from tafelrunde.games.valskyrr.texts.labels import hero_name, play_name
from tafelrunde.terminal.drawn import RoundsClient
from tafelrunde.terminal.valskyrr.pages import PAGES
from tafelrunde.terminal.valskyrr.words import say
from tafelrunde.terminal.words import say as say_to_all

KINDS: Final = {Kind.NORMAL: "▶", Kind.FAST: "»", Kind.REFLEX: "↩"}


class GameClient(RoundsClient[Game]):
    """Nebel über Valskyrr at the terminal."""

    own = say

    def __init__(self) -> None:
        super().__init__(VALSKYRR, PAGES)

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The hero of the seat."""
        if seat == PARTY:
            return say_to_all(lang, "seat-party")
        return hero_name(state.heroes[seat], lang)

    def brief(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """An action by its kind, name and effects; all else as it is labelled."""
        if isinstance(option, Play):
            telling = Telling(lang, aim=option.action.at)
            text = effects_text(option.action.do, telling)
            where = say(lang, f"from-{option.action.place.name.lower().replace('_', '-')}")
            return Label(f"{KINDS[option.kind]} {play_name(option, lang)} ({where})", text)
        return super().brief(state, decision, option, lang)
