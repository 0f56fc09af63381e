"""The movement cards of the Legendary Monster (Monster-Bewegungskarten): twelve, with moves for 2,
3, 4 and 5 players.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import MovementCard
from tafelrunde.games.hexer.state.board import LOCATIONS

KAER_SEREN, HENGFORS, KAER_MORHEN, BAN_ARD, CIDARIS = 1, 2, 3, 4, 5
BEHELT_NAR, CINTRA, GLENMORE, DOLDETH, LOC_ICHAER = 0, 9, 12, 13, 14
DHUWOD, STYGGA, ARD_MODRON = 16, 17, 18

BRISK: Final = [2, 3, 4, 4]
STEADY: Final = [1, 2, 3, 4]


def _card(main: int, then: int, moves: list[int]) -> MovementCard:
    place = LOCATIONS[main]
    name = Name(f"Witterung nach {place.name.de}", f"Scent of {place.name.en}", kind="f")
    return MovementCard(f"movement_{place.id}", name, main=main, secondary=then, moves=moves)


MOVEMENT_CARDS: Final = (
    _card(HENGFORS, then=ARD_MODRON, moves=BRISK),
    _card(ARD_MODRON, then=HENGFORS, moves=BRISK),
    _card(LOC_ICHAER, then=KAER_MORHEN, moves=BRISK),
    _card(CINTRA, then=GLENMORE, moves=BRISK),
    _card(GLENMORE, then=CIDARIS, moves=STEADY),
    _card(DHUWOD, then=KAER_SEREN, moves=STEADY),
    _card(KAER_SEREN, then=DHUWOD, moves=STEADY),
    _card(STYGGA, then=BEHELT_NAR, moves=STEADY),
    _card(BEHELT_NAR, then=STYGGA, moves=STEADY),
    _card(BAN_ARD, then=DOLDETH, moves=STEADY),
    _card(DOLDETH, then=BAN_ARD, moves=STEADY),
    _card(KAER_MORHEN, then=LOC_ICHAER, moves=STEADY),
)
