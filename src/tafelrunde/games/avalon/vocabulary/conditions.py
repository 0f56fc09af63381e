"""Conditions and counted numbers. In a group one member who meets a condition is enough
(A18.14).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from tafelrunde.engine.book import Condition as Condition
from tafelrunde.engine.content import Frozen, word
from tafelrunde.games.avalon.terms import Area, Attribute, Colour, Keyword, Symbol, What

# --- Characters -----------------------------------------------------------------------------------


@word
class HasAttribute(Condition):
    """An attribute has at least this value."""

    attribute: Attribute
    at_least: int = 1


@word
class Has(Condition):
    """There is at least so much of a resource, or a track stands at least so high."""

    at_least: int
    what: What


@word
class HasSecret(Condition):
    """Somebody owns the secret of this number."""

    number: int


@word
class HasItem(Condition):
    """Somebody owns this item, or any with the keyword."""

    item: str = ""
    keyword: Keyword | None = None
    equipped: bool = False


@word
class IsCharacter(Condition):
    """The character is this one."""

    character: str


@word
class IsDying(Condition):
    """The character is dying."""


@word
class IsGoingInsane(Condition):
    """The character is going insane."""


@word
class IsInPanic(Condition):
    """The character has more Fear than Health allows (A10.21)."""


@word
class IsAlone(Condition):
    """Nobody else is in the group."""


# --- World and story ------------------------------------------------------------------------------


@word
class HasStatus(Condition):
    """A part of the status is marked; a named one if given (A18.16), or at least so many."""

    status: str
    part: int = 0
    at_least: int = 1


@word
class HasTask(Condition):
    """The task stands on the list."""

    task: str


@word
class IsChapter(Condition):
    """The campaign is in this chapter."""

    chapter: int


@word
class FromChapter(Condition):
    """The campaign is in this chapter or a later one."""

    chapter: int


@word
class PlayersAtLeast(Condition):
    """So many players count (A31.04)."""

    players: int


@word
class AtSymbol(Condition):
    """The location shows one of these symbols."""

    symbols: Sequence[Symbol]


@word
class DialAtLeast(Condition):
    """A counting dial stands at least so high; a dial that does not lie there stands at 0."""

    dial: str
    value: int = 1


@word
class HasMenhir(Condition):
    """A menhir stands on the location."""

    number: int


@word
class WasRead(Condition):
    """The verse was read before in this campaign."""

    verse: str


@word
class HasCome(Condition):
    """The event has been revealed in this chapter."""

    event: str


@word
class Won(Condition):
    """The encounter of this verse or location was won."""


# --- In an encounter ------------------------------------------------------------------------------


@word
class RelationIn(Condition):
    """The marker of the relation track stands in this area."""

    area: Area


@word
class PoolAtLeast(Condition):
    """There are so many combat markers in the pool."""

    markers: int


@word
class SymbolIs(Condition):
    """The symbol just activated is this attribute's; None is the magic symbol."""

    attribute: Attribute | None


@word
class EnemyIs(Condition):
    """The enemy is of this encounter deck."""

    colour: Colour


@word
class IsFirstCard(Condition):
    """It is the first card that the active character lays in this turn."""


# --- Joined ---------------------------------------------------------------------------------------


@word
class Not(Condition):
    """The opposite."""

    condition: Condition


@word
class AllOf(Condition):
    """All of them; in a group different members may meet them."""

    conditions: Sequence[Condition]


@word
class AnyOf(Condition):
    """One of them."""

    conditions: Sequence[Condition]


# --- Numbers --------------------------------------------------------------------------------------


class Counted(Enum):
    """What can be counted."""

    PLAYERS = "players"  # as they count (A31.04)
    MEMBERS = "members"  # in the group
    ATTRIBUTE = "attribute"  # the value of `attribute`
    CONNECTED = "connected"  # connected symbols of `attribute` in the whole sequence (A26.31)
    ACTIVATED = "activated"  # activated ones in the whole sequence; None counts magic
    CHARGES = "charges"  # on this card
    SEQUENCE = "sequence"  # cards in the sequence, without the encounter card
    HAND = "hand"
    FEAR = "fear"
    DIAL = "dial"  # a counting dial


@word
class Count(Frozen):
    """A number that is counted when it is needed: so many `times` what is counted, `plus` more."""

    of: Counted
    attribute: Attribute | None = None
    dial: str = ""
    times: int = 1
    plus: int = 0
    most: int = 99


Number = int | Count
