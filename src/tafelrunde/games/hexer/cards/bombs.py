"""The bombs (Bomben): seven kinds, four of each."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Bomb
from tafelrunde.games.hexer.vocabulary import LoseShield, Strike
from tafelrunde.games.hexer.vocabulary.abilities import (
    DecideAttack,
    DrawMore,
    DullSpecial,
    ForOpponent,
    Silence,
    StrikeLater,
    WeakenNext,
)
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn

BOMBS: Final = (
    Bomb(
        "dimeritium_bomb",
        Name("Dimeritiumbombe", "Dimeritium Bomb", kind="f"),
        do=[Silence()],
        against_player=[ForOpponent([LoseShield(2)])],
    ),
    Bomb(
        "devils_puffball",
        Name("Teufelsbovist", "Devil's Puffball", kind="m"),
        do=[StrikeLater(1, turns=2)],
    ),
    Bomb(
        "moon_dust",
        Name("Mondstaub", "Moon Dust", kind="m"),
        do=[DullSpecial()],
        against_player=[Strike(1)],
    ),
    Bomb(
        "northern_wind",
        Name("Nordwind", "Northern Wind", kind="m"),
        do=[DecideAttack()],
        against_player=[ForOpponent([NextTurn(combo_at_most=2)])],
    ),
    Bomb("dancing_star", Name("Tanzender Stern", "Dancing Star", kind="m"), do=[Strike(2)]),
    Bomb(
        "dragons_dream",
        Name("Drachentraum", "Dragon's Dream", kind="m"),
        do=[Strike(3), DrawMore(-1)],
    ),
    Bomb("samum", Name("Samum", "Samum", kind="m"), do=[WeakenNext(3)]),
)
