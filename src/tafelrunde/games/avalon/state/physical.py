"""Physical cards: read once from what is printed, shared by all copies of a table, never changed.

A card of the sequence is compiled to five rows at each edge, so that laying it compares tuples. The
moments of its abilities are one mask, so that nobody is asked whose cards say nothing; what it can
do at each moment, and what always holds while it lies open, is found by one look.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tafelrunde.engine.cards import SharedCards, card_thing
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.avalon.nouns import (
    Ability,
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Key,
    Left,
    Moment,
    Printed,
    Quest,
    Right,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.terms import ROWS, Art, Keyword
from tafelrunde.games.avalon.vocabulary.clash import Extra
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret

Bonuses = tuple[tuple[Effect, ...] | None, ...]
Keys = tuple[Key | None, ...]
NO_BONUSES: Final[Bonuses] = (None,) * ROWS
NO_KEYS: Final[Keys] = (None,) * ROWS


class Card(Option[object]):
    """A physical card. Shared by all copies of a table, never changed."""

    __slots__ = (
        "abilities",
        "art",
        "extra",
        "id",
        "is_item",
        "keys",
        "keyword",
        "laid",
        "laid_with_magic",
        "left",
        "moments",
        "persistent",
        "personal",
        "printed",
        "quest",
        "quest_mark",
        "right",
        "secret",
        "sides",
        "sought",
        "standing",
        "thing",
        "traits",
        "uid",
        "usable",
    )

    id: str

    def __init__(self, uid: int, printed: Printed | None) -> None:
        self.uid = uid
        self.printed = printed
        self.id = printed.id if printed else "hidden"
        self.thing = card_thing(self)
        self.art = Art.COMBAT
        self.abilities: tuple[Ability, ...] = ()
        self.moments = 0  # bit n: it has an ability of moment n
        self.usable = NOTHING_USABLE
        self.standing = NOTHING_STANDS  # what always holds while it lies open
        self.left: Bonuses = NO_BONUSES  # by row; None is no symbol, () one without a bonus
        self.right: Keys = NO_KEYS  # by row; None is no symbol; `keys` are those that there are
        self.laid = Lay(self)
        self.laid_with_magic = Lay(self, magic=True)
        self.extra = 0  # bit n: row n holds the extra-card bonus
        self.persistent = False
        self.keyword: Keyword | None = None
        self.is_item = False
        self.personal = False
        self.secret = printed.number if isinstance(printed, Secret) else 0
        self.traits = 0  # bit n: trait n
        self.sides: tuple[Side, ...] = ()  # of a skill card
        self.quest: Quest | None = printed.quest if isinstance(printed, Event | Secret) else None
        self.quest_mark = f"quest:{self.id}"  # among what was read: the quest was fulfilled
        condition = self.quest.condition if self.quest is not None else None
        self.sought = condition.number if isinstance(condition, HasSecret) else 0
        match printed:
            case ClashCard():
                self.art = printed.art
                self.persistent = printed.persistent
                self.left = bonuses(printed.left, printed.art)
                self.right = keys(printed.right, printed.art)
                self.extra = sum(
                    1 << row
                    for row, bonus in enumerate(self.left)
                    if bonus is not None and any(isinstance(each, Extra) for each in bonus)
                )
                self._abilities(tuple(printed.abilities))
            case Item() | Secret():
                self.keyword = printed.keyword
                self.is_item = isinstance(printed, Item)
                self.personal = isinstance(printed, Secret) and printed.personal
                self._abilities(tuple(printed.abilities))
            case SkillCard():
                self.sides = tuple(Side(self, number) for number in range(2))
            case CombatEncounter() | DiplomacyEncounter():
                self.art = Art.COMBAT if isinstance(printed, CombatEncounter) else Art.DIPLOMACY
                self.right = keys(printed.right, self.art)
                self.traits = sum(1 << trait for trait in printed.traits)
            case Event():
                self.standing = by_class(printed.standing)
        self.keys = tuple((row, key) for row, key in enumerate(self.right) if key is not None)

    @property
    def card(self) -> Card:
        """Itself."""
        return self

    def things(self, asked: Asked[object]) -> list[str]:
        """The card, unless it lies face down."""
        return [self.thing] if self.printed is not None else []

    def _abilities(self, abilities: tuple[Ability, ...]) -> None:
        self.abilities = abilities
        self.moments = mask(abilities)
        self.usable = by_moment(self, abilities)
        self.standing = standing_words(abilities)

    def __repr__(self) -> str:
        return f"<{self.id} {self.uid}>"


class Lay(Option[object]):
    """A card of the hand is laid, with or without Magic for its magic symbol (A26.07)."""

    __slots__ = ("card", "magic")

    is_play = True
    card: Card

    def __init__(self, card: Card, magic: bool = False) -> None:
        self.card = card
        self.magic = magic

    @property
    def id(self) -> str:
        """lay:attack, or lay:attack+magic."""
        return f"lay:{self.card.id}+magic" if self.magic else f"lay:{self.card.id}"

    def things(self, asked: Asked[object]) -> list[str]:
        """The card."""
        return [self.card.thing]


class Side(Option[object]):
    """One side of a skill card: what it can do. Shared, like its card."""

    __slots__ = ("abilities", "card", "id", "moments", "number", "standing", "usable")

    id: str
    card: Card

    def __init__(self, card: Card, number: int) -> None:
        assert isinstance(card.printed, SkillCard)
        self.card = card
        self.number = number
        self.id = card.printed.sides[number].id
        self.abilities = tuple(card.printed.sides[number].abilities)
        self.moments = mask(self.abilities)
        self.usable = by_moment(card, self.abilities)
        self.standing = standing_words(self.abilities)

    def things(self, asked: Asked[object]) -> list[str]:
        """The card."""
        return [self.card.thing]


class Usable(NamedTuple):
    """An ability of a card or of a skill, and how its use is remembered."""

    card: Card
    ability: Ability
    number: int  # among the abilities of its card or side
    mark: str


UsableByMoment = dict[Moment, tuple[Usable, ...]]
StandingByClass = dict[type[Effect], tuple[Effect, ...]]
NOTHING_USABLE: Final[UsableByMoment] = {}
NOTHING_STANDS: Final[StandingByClass] = {}


def by_moment(card: Card, abilities: tuple[Ability, ...]) -> UsableByMoment:
    """The abilities that work at each moment."""
    found: UsableByMoment = {}
    for number, ability in enumerate(abilities):
        usable = Usable(card, ability, number, f"{card.uid}.{number}")
        found[ability.when] = (*found.get(ability.when, ()), usable)
    return found or NOTHING_USABLE


def standing_words(abilities: Iterable[Ability]) -> StandingByClass:
    """The words that always hold, by their classes."""
    return by_class(
        word for ability in abilities if ability.when is Moment.STANDING for word in ability.do
    )


def by_class(words: Iterable[Effect]) -> StandingByClass:
    """Words by their classes, each in printed order."""
    found: StandingByClass = {}
    for word in words:
        found[type(word)] = (*found.get(type(word), ()), word)
    return found or NOTHING_STANDS


def mask(abilities: tuple[Ability, ...]) -> int:
    """The moments of some abilities, one bit for each."""
    found = 0
    for ability in abilities:
        found |= 1 << ability.when
    return found


def bonuses(left: Left, art: Art) -> Bonuses:
    """The left edge by rows: what each brings."""
    names = [attribute.name.lower() for attribute in art.attributes]
    return tuple(_bonus(getattr(left, name)) for name in (*names, "magic", "free"))


def _bonus(bonus: object) -> tuple[Effect, ...] | None:
    if bonus is None:
        return None
    return bonus if isinstance(bonus, tuple) else (bonus,)


def keys(right: Right, art: Art) -> Keys:
    """The right edge by rows: what each needs, and how often the bonus then occurs."""
    names = [attribute.name.lower() for attribute in art.attributes]
    found = [getattr(right, name) for name in (*names, "magic", "free")]
    return tuple(_key(each) for each in found)


def _key(key: int | bool | Key | None) -> Key | None:
    if key is None or isinstance(key, Key):
        return key
    return Key(needs=int(key)) if key else None


def is_connected(before: Card, card: Card, row: int) -> bool:
    """Both edges have a part of a symbol at the same height (A26.05)."""
    return before.right[row] is not None and card.left[row] is not None


def has(card: Card | Side, moment: Moment) -> bool:
    """Whether a card has an ability of this moment."""
    return bool(card.moments >> moment & 1)


HIDDEN: Final = Card(-1, None)
"""A card seen from the back."""

physical: Final = SharedCards[Printed, Card](Card)
"""The card with a number; tables share it whatever their set-ups, because it never changes."""
