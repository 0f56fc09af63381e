"""What the cards of several heroes say (Heldenkarten): places, moments and the usual effects."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.valskyrr.keywords import ARCANE, COMBAT, WEAPON
from tafelrunde.games.valskyrr.nouns import Action, Fast, Reaction
from tafelrunde.games.valskyrr.terms import Aim, Destination, Limit, Place, Whose, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import Bonus, Focus, MayDiscard, MoveEnemy, PlaceCard

HAND: Final = Place.HAND
HERO_ZONE: Final = Place.HERO_ZONE
AN_ENEMY: Final = Aim.AN_ENEMY
A_HERO: Final = Aim.A_HERO
HERO_TURN: Final = Limit.HERO_TURN

ANYTIME: Final = Reaction(Window.ANYTIME)
HURT: Final = Reaction(Window.DAMAGE_TO_HERO)
ANYONE_HURT: Final = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
ANOTHER_HURT: Final = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER)
ARCANE_STRIKES: Final = Reaction(Window.HERO_ACTION, having=ARCANE, damage=True)
WEAPON_STRIKES: Final = Reaction(Window.HERO_ACTION, having=WEAPON, damage=True)

DISCARD_THIS: Final = PlaceCard([Destination.DISCARD_PILE])
BURY_THIS: Final = PlaceCard([Destination.GRAVEYARD])
SEND_AWAY: Final = MoveEnemy(Zone.ADVENTURE_ZONE)
ONE_COMBAT: Final = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1, focus=1)])
TWO_COMBAT: Final = MayDiscard(COMBAT, up_to=2, each=[Bonus(physical=1, focus=1)])

EQUIP: Final = Fast(HAND, 1, [PlaceCard([Destination.HERO_ZONE])])


def equip(focus: int) -> Action:
    """Put this card into the own hero zone; enemies notice more of it, or less."""
    return Fast(HAND, 1, [PlaceCard([Destination.HERO_ZONE]), Focus(focus)])
