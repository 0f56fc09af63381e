"""What the players agreed on before the campaign, as plain data and back."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.engine.games import Data
from tafelrunde.games.avalon.choices import SETUP
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

    def has(self, option: ChallengeOption) -> bool:
        """Whether an aggravation was chosen."""
        return option in self.challenges


def setup_data(setup: Setup) -> Data:
    """The players' choices as plain data."""
    return {
        "characters": list(setup.characters),
        "campaign": setup.campaign,
        "mode": setup.mode.value,
        "challenges": {option.value: True for option in setup.challenges},
        "trays": [tray.name.lower() for tray in setup.trays],
        "decks": [tray.name.lower() for tray in setup.decks],
        "chronicler": setup.chronicler,
    }


def setup_from(data: object) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or value."""
    chosen = SETUP.read(data)
    return Setup(
        characters=chosen["characters"],
        campaign=chosen.one("campaign"),
        mode=Mode(chosen.one("mode")),
        challenges=tuple(ChallengeOption(each) for each in chosen["challenges"]),
        trays=tuple(Tray[each.upper()] for each in chosen["trays"]),
        decks=tuple(Tray[each.upper()] for each in chosen["decks"]),
        chronicler=chosen.one("chronicler"),
    )
