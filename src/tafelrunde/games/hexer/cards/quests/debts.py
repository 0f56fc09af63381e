"""Quests: debts and justice."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainGold,
    LoseGold,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    ReadEvent,
)

DEBTS: Final[tuple[Quest, ...]] = (
    Quest(
        "q1",
        name=Name("Schuld und Sühne", "Debt and amends", kind="title"),
        target=BY_ID["novigrad"],
        do=[GainGold(4)],
    ),
    Quest(
        "q3",
        name=Name("Alte Rechnung", "Old account", kind="f"),
        target=Target.ANY_TILE,
        do=[GainGold(2), Draw(2)],
    ),
    Quest(
        "q4",
        name=Name("Der Entflohene", "The fugitive", kind="m adj"),
        target=Target.ANY_TILE,
        do=[ReadEvent(8)],
    ),
    Quest(
        "q11",
        name=Name("Das Schwert im Pfand", "The sword in pawn", kind="n"),
        target=Target.MOUNTAIN,
        cost=[LoseGold(1)],
        do=[ReadEvent(14)],
    ),
    Quest(
        "q14",
        name=Name("Geologische Umstände", "Geological circumstances", kind="pl"),
        target=Target.MOUNTAIN,
        do=[GainCard(1), GainGold(1)],
    ),
    Quest(
        "q15",
        name=Name("Der Tag des Gerichts", "The day of the trial", kind="m"),
        target=BY_ID["vizima"],
        do=[ReadEvent(17)],
    ),
    Quest(
        "q18",
        name=Name("Die Schuld von Loc Ichaer", "The debt of Loc Ichaer", kind="f"),
        target=BY_ID["loc_ichaer"],
        do=[RollDie([(2, [GainGold(2)]), (4, [GainGold(3)]), (6, [GainGold(5)])])],
    ),
    Quest(
        "q28",
        name=Name("Kopfgeld in Hengfors", "A bounty in Hengfors", kind="n"),
        target=BY_ID["hengfors"],
        do=[ReadEvent(25)],
    ),
)
