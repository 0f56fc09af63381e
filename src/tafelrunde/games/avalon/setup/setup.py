"""What the players agreed on before the campaign, as plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.setup.choices import SETUP, colours
from tafelrunde.games.avalon.terms import MAIN, ChallengeOption, Mode, Tray


@dataclass(frozen=True)
class Setup:
    """What the players agreed on before the campaign."""

    characters: tuple[str, ...] = ("beor",)
    campaign: str = MAIN
    mode: Mode = Mode.NORMAL
    challenges: tuple[ChallengeOption, ...] = ()
    trays: tuple[Tray, ...] = ()  # Free Play: one for each seat (A31.23); empty: the own ones
    decks: tuple[Tray, ...] = ()  # Free Play: the colour of the cards (A31.24)
    chronicler: str = ""  # a character; empty: nobody (A31.01)
    side_by_side: bool = False  # others act while an encounter is resolved (A7.04)

    def has(self, option: ChallengeOption) -> bool:
        """Whether an aggravation was chosen."""
        return option in self.challenges


def setup_data(setup: Setup) -> SetupAnswers:
    """The players' choices as plain data."""
    found: Data = {
        "characters": list(setup.characters),
        "campaign": setup.campaign,
        "mode": setup.mode.value,
        "challenges": {option.value: True for option in setup.challenges},
        "trays": [tray.name.lower() for tray in setup.trays],
        "decks": [tray.name.lower() for tray in setup.decks],
        "chronicler": setup.chronicler,
    }
    if setup.side_by_side:  # older campaigns know nothing of it
        found["side_by_side"] = True
    return found


def setup_from(data: object) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or value."""
    chosen = SETUP.read(data)
    characters = chosen["characters"]
    own = tuple(library.board(each).tray for each in characters)
    trays = _colours(chosen["trays"], own)
    decks = _colours(chosen["decks"], trays)
    return Setup(
        characters=characters,
        campaign=chosen.one("campaign"),
        mode=Mode(chosen.one("mode")),
        challenges=tuple(ChallengeOption(each) for each in chosen["challenges"]),
        trays=trays if trays != own else (),
        decks=decks if decks != trays else (),
        chronicler=chosen.one("chronicler"),
        side_by_side=chosen.is_on("side_by_side"),
    )


def _colours(chosen: Sequence[str], usual: tuple[Tray, ...]) -> tuple[Tray, ...]:
    """As far as somebody chose one; `SETUP.check` refuses too few or too many."""
    given = colours(chosen[: len(usual)], usual[: len(chosen)]) if chosen else usual
    return given + usual[len(given) :]
