"""What happens in an encounter: the bonuses at the left edge of cards, their abilities, and what
enemies do.
"""

from __future__ import annotations

from tafelrunde.engine.content import word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Who
from tafelrunde.games.avalon.vocabulary.conditions import Number

# --- Bonuses --------------------------------------------------------------------------------------


@word
class Markers(Effect):
    """Combat markers into the pool, or out of it (A26.37, A28.21)."""

    markers: Number


@word
class Steps(Effect):
    """The marker of the relation track moves up, or down (A26.38)."""

    steps: Number


@word
class Draw(Effect):
    """Cards from the own deck of this art (A26.39)."""

    cards: Number = 1
    who: Who = Who.USUAL


@word
class Variable(Effect):
    """The variable bonus of the present stage, so many times (A26.46)."""

    times: int = 1


@word
class Extra(Effect):
    """The card may be laid as a further one (A26.40)."""


@word
class Empty(Effect):
    """A part of a symbol without a bonus: it can be connected and counts (A26.10)."""


@word
class DiscardLast(Effect):
    """The last card of the sequence goes to its owner's discard pile (A26.42)."""


# --- Abilities of cards ---------------------------------------------------------------------------


@word
class AddCharges(Effect):
    """Charges onto this card (A26.32)."""

    charges: Number


@word
class AddTime(Effect):
    """Time tokens onto the encounter card, or onto this card."""

    tokens: int = 1
    enemy: bool = False


@word
class ReduceDamage(Effect):
    """The damage of this attack is reduced, but not below `least` (A26.26)."""

    by: Number
    least: int = 0


@word
class ReduceMarkerLoss(Effect):
    """This attack removes fewer combat markers."""

    by: Number


@word
class IgnoreAttack(Effect):
    """This attack or reaction does nothing."""


@word
class PreventStepsDown(Effect):
    """This reaction moves the marker of the relation track down less."""

    by: Number = 1


@word
class PreventFear(Effect):
    """Nobody gains so much Fear by this attack or reaction, unless it is unavoidable."""

    by: Number = 99


@word
class DiscardThisLaid(Effect):
    """This card leaves the sequence."""


@word
class LayHandCard(Effect):
    """One hand card may be laid now, without an activated extra-card bonus."""


@word
class ReturnFromDiscards(Effect):
    """Cards of own choice from the own discard pile into the hand."""

    cards: int = 1


@word
class LookAtDeck(Effect):
    """The top cards of the own deck: so many of them into the hand, the others under the deck."""

    cards: int
    take: int = 1


@word
class DiscardHand(Effect):
    """Hand cards of own choice; for each missing one the top card of the deck (A27.23)."""

    cards: Number = 1
    who: Who = Who.USUAL


@word
class DiscardTop(Effect):
    """The top cards of the own deck are discarded, as many as there are (A27.25)."""

    cards: Number = 1


# --- What enemies do ------------------------------------------------------------------------------


@word
class RunsAway(Effect):
    """The encounter ends, neither won nor lost (A28.09)."""


@word
class MustFlee(Effect):
    """The active character flees; from diplomacy all do (A28.15, A29.20)."""


@word
class LoseCharges(Effect):
    """All charges of the last card go to the supply (A26.35)."""
