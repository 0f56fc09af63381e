"""When players can be asked for reflexes: the kinds of windows, and whom they concern."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.valskyrr.options import FoeAbility
from tafelrunde.games.valskyrr.rules.now import Blow, Strike
from tafelrunde.games.valskyrr.state.physical import Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero

KINDS: Final = (
    WindowKind(
        "damage",
        Name(de="Wenn ein Held verletzt wird", en="When a hero is hurt"),
        own=Name(de="nur wenn es der eigene Held ist", en="only if it is the own hero"),
    ),
    WindowKind(
        "action",
        Name(de="Wenn ein Held handelt", en="When a hero acts"),
        own=Name(de="nur wenn es der eigene Held ist", en="only if it is the own hero"),
    ),
    WindowKind(
        "anytime",
        Name(de="Zwischen zwei Ereignissen", en="Between two events"),
        own=Name(
            de="nur wenn der eigene Held angegriffen wird",
            en="only if the own hero is attacked",
        ),
    ),
    WindowKind(
        "turn",
        Name(
            de="Zwischen den Aktionen eines anderen Helden",
            en="Between the actions of another hero",
        ),
        own=Name(
            de="nur mit einem Gegner in der eigenen Heldenzone",
            en="only with an enemy in the own hero zone",
        ),
    ),
)


def kind_of(decision: Decision) -> str:
    """Of which kind the window of this decision is."""
    match decision.about:
        case Blow():
            return "damage"
        case Play() | Strike():
            return "action"
        case Hero():
            return "turn"
        case _:
            return "anytime"


def concerns(game: Game, decision: Decision) -> bool:
    """Whether a window is about the own hero: hurt, attacked or acting."""
    match decision.about:
        case Blow() as blow:
            return blow.hero.seat == decision.seat
        case (Foe() as foe) | FoeAbility(foe=foe):
            return foe.zone == decision.seat
        case Hero():
            return bool(game.heroes[decision.seat].foes)
        case Play() | Strike():
            return game.active == decision.seat
        case _:
            return False
