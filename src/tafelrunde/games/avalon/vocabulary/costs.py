"""What is paid: in full or not at all (A12.12). In a group members may pay Energy and Magic for
each other (A14.11).
"""

from __future__ import annotations

from tafelrunde.engine.book import Cost as Cost
from tafelrunde.engine.content import word
from tafelrunde.games.avalon.terms import Keyword, What
from tafelrunde.games.avalon.vocabulary.conditions import Number


@word
class Pay(Cost):
    """So much of a resource or a track; `each` group member must pay it or leaves (A14.19)."""

    amount: Number
    what: What
    each: bool = False


@word
class PayCharge(Cost):
    """Charges of this very card (A26.34)."""

    charges: int = 1


@word
class DiscardCards(Cost):
    """Hand cards of own choice."""

    cards: int = 1


@word
class DiscardItem(Cost):
    """An item: any, or one with one of the keywords, perhaps an equipped one."""

    keywords: tuple[Keyword, ...] = ()
    equipped: bool = False


@word
class DiscardThis(Cost):
    """The item, secret or skill card itself."""


@word
class TurnThis(Cost):
    """Turn the card by 90 degrees: it does not work again in this encounter (A13.19)."""


@word
class GiveSecret(Cost):
    """The secret of this number goes back."""

    number: int
