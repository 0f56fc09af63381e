"""Event cards (Ereigniskarten): islands of Skellige."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.vocabulary.story import (
    FindIsland,
)

ISLANDS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_hen_inis",
        name=Name("Hen Inis", "Hen Inis", kind="it", at="auf"),
        number=1,
        do=[FindIsland(BY_ID["hen_inis"])],
        skellige=True,
    ),
    EventCard(
        "event_loc_gwen",
        name=Name("Loc Gwen", "Loc Gwen", kind="it", at="auf"),
        number=2,
        do=[FindIsland(BY_ID["loc_gwen"])],
        skellige=True,
    ),
    EventCard(
        "event_aenye_ard",
        name=Name("Aenye Ard", "Aenye Ard", kind="it", at="auf"),
        number=3,
        do=[FindIsland(BY_ID["aenye_ard"])],
        skellige=True,
    ),
    EventCard(
        "event_pawen_y_crevan",
        name=Name("Pawen y Crevan", "Pawen y Crevan", kind="it", at="auf"),
        number=4,
        do=[FindIsland(BY_ID["pawen_y_crevan"])],
        skellige=True,
    ),
    EventCard(
        "event_huandre_heuangi",
        name=Name("Huandre Heuangi", "Huandre Heuangi", kind="it", at="auf"),
        number=5,
        do=[FindIsland(BY_ID["huandre_heuangi"])],
        skellige=True,
    ),
)
