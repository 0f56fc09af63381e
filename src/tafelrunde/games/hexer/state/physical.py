"""Physical cards and tokens, and what can be done with them: read once from what is printed, shared
by all copies of a table, never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.engine.cards import SharedCards, card_thing
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.hexer.nouns import (
    NO_SYMBOLS,
    TRASH,
    Ability,
    ActionCard,
    AttributeTrophy,
    Bomb,
    Boost,
    DagonBonus,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Moment,
    Monster,
    Mutagen,
    Potion,
    Printed,
    SkelligeCard,
    Symbols,
    Tab,
    When,
)
from tafelrunde.games.hexer.terms import ALL_TERRAINS, MODIFIERS

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.table import Game

MOST_TABS: Final = 5
"""No card has more chain tabs."""

STORIES: Final = (ExplorationCard, SkelligeCard, EventCard)
"""What stands on these is read out, and not before."""

SPECIALISATION: Final = "specialisation"
"""The key of the ability that the own board grants."""


class Card(Option["Game"]):
    """A physical card or token. Shared by all copies of a table, never changed."""

    __slots__ = (
        "ability",
        "base",
        "boost",
        "chains",
        "colour",
        "cost",
        "id",
        "moment",
        "plays",
        "prices",
        "printed",
        "says",
        "standing",
        "tabs",
        "terrains",
        "thing",
        "trash_cost",
        "uid",
        "use",
    )

    id: str

    def __init__(self, uid: int, printed: Printed | None) -> None:
        self.uid = uid
        self.printed = printed
        self.id = printed.id if printed else "hidden"
        self.thing = card_thing(self)
        self.ability: Ability | None = None
        self.base: Symbols = NO_SYMBOLS
        self.boost: Boost | None = None
        self.chains = 0  # the colours that may follow, as a mask
        self.colour = 0
        self.cost = 0
        self.tabs: tuple[Tab, ...] = ()
        self.terrains = 0
        self.trash_cost = False
        self.plays: tuple[tuple[Play, ...], ...] = ()  # plain and boosted, by chain tab
        self.prices: tuple[int, ...] = ()  # hand cards that it takes, by column of the card row
        self.moment: Moment | None = None  # when its ability works
        self.standing: tuple[Effect, ...] = ()  # what always works for its owner
        self.says: tuple[When, ...] = ()  # the special ability of a monster
        self.use: Use | None = None  # the option of using it in a fight
        match printed:
            case ActionCard():
                self._action_card(printed)
            case Mutagen() | Medallion() | AttributeTrophy() | DagonBonus():
                self._ability(printed.ability)
            case Monster():
                self._ability(printed.trophy)
                self.says = tuple(printed.ability)
            case LegendaryMonster():
                self.says = tuple(printed.ability)
            case EventCard():
                self._ability(printed.keep)
            case Potion():
                self.use = Use("potion", self, None)
            case Bomb():
                self.use = Use("bomb", self, None)

    @property
    def card(self) -> Card:
        """Itself."""
        return self

    @property
    def explained_at(self) -> str:
        """Itself, unless it lies face down or is read out only when it is drawn."""
        hidden = self.printed is None or isinstance(self.printed, STORIES)
        return "" if hidden else self.id

    def things(self, asked: Asked[Game]) -> list[str]:
        """The card, unless it lies face down."""
        return [self.thing] if self.printed is not None else []

    def _ability(self, ability: Ability | None) -> None:
        if ability is None:
            return
        self.ability = ability
        self.moment = ability.when
        self.use = Use(str(self.uid), self, ability)
        if ability.when is Moment.STANDING:
            self.standing = tuple(ability.do)

    def _action_card(self, printed: ActionCard) -> None:
        self.base = printed.base
        self.boost = printed.boost
        self.tabs = tuple(printed.tabs)
        self.colour = int(printed.colour)
        self.chains = sum(1 << tab.colour for tab in self.tabs)
        self.trash_cost = printed.cost == TRASH
        self.cost = 0 if self.trash_cost else printed.cost  # H16.33
        self.prices = tuple(self._price(modifier) for modifier in MODIFIERS)
        self.terrains = sum(1 << terrain for terrain in printed.terrains) or ALL_TERRAINS
        ways = (False, True) if self.boost is not None else (False,)
        self.plays = tuple(
            tuple(Play(self, tab, boosted) for tab in range(-1, MOST_TABS)) for boosted in ways
        )

    def _price(self, modifier: int) -> int:
        """The printed cost plus the modifier of the space, never below 0 (H22.05); the one card to
        be trashed for a special card (H22.06).
        """
        return 1 if self.trash_cost else max(0, self.cost + modifier)

    def __repr__(self) -> str:
        return f"<{self.id} {self.uid}>"


class Play(Option["Game"]):
    """An option: add a card to the combo, on a chain tab of the card before, perhaps boosted.
    Shared, like its card.
    """

    __slots__ = ("any_bar", "boosted", "card", "tab")

    card: Card

    is_play: ClassVar[bool] = True

    def __init__(self, card: Card, tab: int, boosted: bool, any_bar: bool = False) -> None:
        self.card = card
        self.tab = tab  # of the card before; -1 for the first card
        self.boosted = boosted
        self.any_bar = any_bar  # uses up "a bar of any colour"

    @property
    def id(self) -> str:
        """The card, and how it is played."""
        boost = "+boost" if self.boosted else ""
        tab = f"@{self.tab}" if self.any_bar else ""
        return f"{self.card.id}{tab}{boost}"

    @property
    def explained_at(self) -> str:
        """Its card."""
        return self.card.explained_at

    def things(self, asked: Asked[Game]) -> list[str]:
        """Its card."""
        return self.card.things(asked)


class Use(Option["Game"]):
    """An option: use a potion, a bomb, a weakness, or an ability of the own board, a mutagen, a
    trophy or an item. Shared, like its card.
    """

    __slots__ = ("ability", "card", "key")

    card: Card | None

    def __init__(self, key: str, card: Card | None, ability: Ability | None) -> None:
        self.key = key  # counts its uses in this fight
        self.card = card
        self.ability = ability

    @property
    def id(self) -> str:
        """Its card, or what else it is."""
        return self.card.id if self.card is not None else self.key

    @property
    def explained_at(self) -> str:
        """Its card."""
        return self.card.explained_at if self.card is not None else ""

    def things(self, asked: Asked[Game]) -> list[str]:
        """Its card, the own board, or a weakness."""
        if self.card is not None:
            return self.card.things(asked)
        if self.key == SPECIALISATION:
            return [f"board:{asked.view.players[asked.decision.seat].id}"]
        return [f"weakness:{self.key}"]


HIDDEN: Final = Card(-1, None)
"""A card seen from the back."""

physical: Final = SharedCards[Printed, Card](Card)
"""The card with a number; tables share it whatever their set-ups, because it never changes."""
