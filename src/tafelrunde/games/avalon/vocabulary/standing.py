"""What always holds while a card lies open: changes of rules, written on abilities whose moment is
STANDING. A rule asks for its word where it reads a number; nothing triggers.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Deed, DialSide, Trait, What
from tafelrunde.games.avalon.vocabulary.conditions import Condition


@word
class Standing(Effect):
    """Base of all words that are asked for and never carried out."""


# --- The day --------------------------------------------------------------------------------------


@word
class ChangeCost(Standing):
    """An action costs more or less Energy, at least 0: at one location or everywhere, always or
    only the first of each character today.
    """

    deed: Deed
    by: int
    first_today: bool = False
    number: int = 0


@word
class MoreFrom(Standing):
    """A Location Action that gives a resource gives more of it: at one location or everywhere."""

    what: What
    more: int = 1
    number: int = 0


@word
class RestBrings(Standing):
    """Who eats at Rest gains more or less."""

    health: int = 0
    fear: int = 0  # so much more Fear is lost
    others_too: bool = False  # who rests at the same location as well


@word
class NoHealthFromRest(Standing):
    """Eating gives no Health."""


@word
class NoFearReliefAtHome(Standing):
    """Eating takes no Fear where the character began the day."""


@word
class GainsLess(Standing):
    """Whenever the character gains this, it gains less, at least 0."""

    what: What
    by: int = 1


@word
class RepeatsFirst(Standing):
    """The first dial toss of each day is repeated if it shows this side."""

    side: DialSide


@word
class LooksAtItems(Standing):
    """Of items gained from the deck, one of so many is kept."""

    cards: int = 2


@word
class IgnoresInstant(Standing):
    """Once a day, alone: an instant effect of an arrival may be ignored."""


# --- Encounters -----------------------------------------------------------------------------------


@word
class IgnoresTraits(Standing):
    """These traits do not work on the character."""

    traits: Sequence[Trait]


@word
class FleesFreely(Standing):
    """No Energy is lost when fleeing."""


@word
class MayNotFlee(Standing):
    """The character may not flee from combat of its own will while something is so."""

    while_: Condition


@word
class DrawsInPanic(Standing):
    """The character draws at the end of the round even in panic."""


@word
class RelationStarts(Standing):
    """The marker of the relation track starts higher or lower; after each stage too."""

    by: int
    every_stage: bool = True


@word
class FreeMagic(Standing):
    """Once per encounter a magic symbol costs no Magic."""


@word
class NoFearByReactions(Standing):
    """Reactions give no Fear."""


@word
class DrawBecomesStep(Standing):
    """Whenever a bonus would draw a card, the marker of the relation track may move up instead."""


@word
class ReducesDamage(Standing):
    """The damage of every enemy attack is reduced."""

    by: int = 1
    least: int = 0


@word
class PreventsStepsDown(Standing):
    """Every reaction moves the marker down less."""

    by: int = 1
