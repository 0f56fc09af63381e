"""What happens to characters: gains and losses, damage, items and secrets, and the words that lead
from one effect to others. A list is carried out in printed order (A12.15).
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Frozen, word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Attribute, Keyword, What, Who
from tafelrunde.games.avalon.vocabulary.conditions import Condition, Number
from tafelrunde.games.avalon.vocabulary.costs import Cost

# --- Gains and losses -----------------------------------------------------------------------------


@word
class Gain(Effect):
    """As much as possible is gained (A12.14)."""

    amount: Number
    what: What
    who: Who = Who.USUAL
    unavoidable: bool = False  # of Fear (A10.13)


@word
class Lose(Effect):
    """As much as possible is lost (A12.13)."""

    amount: Number
    what: What
    who: Who = Who.USUAL


@word
class Deal(Effect):
    """Damage: for each point 1 Health is lost (A10.11)."""

    amount: Number
    who: Who = Who.USUAL
    unavoidable: bool = False


# --- Items and secrets ----------------------------------------------------------------------------


@word
class GainItem(Effect):
    """Items from the deck: the top ones, or a search for a keyword or for craftable ones (A13.01,
    A13.16, A13.18).
    """

    items: int = 1
    keyword: Keyword | None = None
    craftable: bool = False
    who: Who = Who.USUAL


@word
class TakeItem(Effect):
    """A named item is searched out of the deck (A13.02)."""

    item: str
    who: Who = Who.USUAL


@word
class LoseItem(Effect):
    """Items of own choice are discarded; secrets are none (A13.21)."""

    items: int = 1
    keyword: Keyword | None = None
    who: Who = Who.USUAL


@word
class GainSecret(Effect):
    """The secret of this number (A2.16)."""

    number: int
    who: Who = Who.USUAL


@word
class LoseSecret(Effect):
    """The secret of this number goes back under its stack, or leaves the game."""

    number: int
    removed: bool = False


@word
class DiscardThisCard(Effect):
    """The item, secret or skill itself is discarded."""


# --- Words that lead to others --------------------------------------------------------------------


@word
class If(Effect):
    """Only under a condition; otherwise something else."""

    condition: Condition
    then: Sequence[Effect]
    otherwise: Sequence[Effect] = ()


@word
class MayPay(Effect):
    """Who wants pays and gets something for it (A12.11)."""

    cost: Sequence[Cost]
    then: Sequence[Effect]
    who: Who = Who.USUAL


@word
class Way(Frozen):
    """One of several ways of a choice."""

    do: Sequence[Effect]
    cost: Sequence[Cost] = ()
    needs: Condition | None = None


@word
class ChooseOne(Effect):
    """The character, or the group, chooses one of the ways (A28.08)."""

    ways: Sequence[Way]
    who: Who = Who.USUAL


@word
class Toss(Effect):
    """A dial is tossed like a coin (A22.05)."""

    grail: Sequence[Effect] = ()
    skull: Sequence[Effect] = ()


@word
class Band(Frozen):
    """What happens if a roll is at least so high, and below the next band."""

    at_least: int
    do: Sequence[Effect]


@word
class Roll(Effect):
    """The ordinary die, plus so many times an attribute; the bands rise from the first (A2.17)."""

    bands: Sequence[Band]
    attribute: Attribute | None = None
    times: int = 1


@word
class RepeatToss(Effect):
    """The toss or roll just made is repeated; the new result counts (A22.03, A22.04). Stands on
    abilities of the moment TOSSED.
    """


@word
class EachOf(Effect):
    """The effects are carried out for several characters, one after the other: each of them is
    then the usual one.
    """

    do: Sequence[Effect]
    who: Who = Who.EACH


@word
class ForLowestHealth(Effect):
    """The character with the lowest Health, of equal ones the one with the lowest number."""

    do: Sequence[Effect]
