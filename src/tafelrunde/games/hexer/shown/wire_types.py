"""What a client gets of the table; the browser's types are generated from these structs.

Terrains, colours and attributes are numbers, places are the numbers of locations.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from tafelrunde.engine.content import Lang
from tafelrunde.engine.declared.presenting import view_of
from tafelrunde.engine.showing import TableView
from tafelrunde.engine.shown_content import PrintedFacts, PrintedThing
from tafelrunde.games.hexer.state.table import Den, Fight, Fighter, Game, Market, Played, Player

CardRef = str
"""A card on the table: "push#12"."""

Words = dict[Lang, str]
"""A text in both languages."""


class ItemView(Struct, gc=False):
    """What stays with a player from a story."""

    card: CardRef
    text: Words


class QuestView(Struct, gc=False):
    """A quest that a player has taken up."""

    id: str
    place: int
    task: Words


@view_of(
    Player,
    without=[
        *("medallions", "entered", "sailed", "read", "done"),
        *("gambled", "taken", "used", "fewer"),
    ],
)
class PlayerView(Struct, gc=False):
    """A player with all belongings."""

    id: str
    kind: int  # 0 witcher, 1 mage
    most_shield: int
    cards: list[CardRef]  # the hand cards; only of an own seat
    deck_cards: list[CardRef]  # without their order; only of an own seat
    trophy_count: int
    items: list[ItemView]
    quests: list[QuestView]
    trails: list[int]  # terrains of face-down tiles


@view_of(Market)
class MarketView(Struct, gc=False):
    """A card row."""

    costs: list[int | None]  # after the modifier of the space; -1: trash a hand card
    discards: int


@view_of(Den, without=["second"])
class DenView(Struct, gc=False):
    """A monster of the display."""


@view_of(Played)
class PlayedView(Struct, gc=False):
    """A card of a combo."""


@view_of(
    Fighter,
    without=[
        *("index", "coming", "hand_first", "lost"),
        *("draw", "any_tab", "any_bar", "echo", "ignored"),
    ],
)
class FighterView(Struct, gc=False):
    """One side of a fight."""

    player: int
    wounds: int  # damage to the opponent at the start of the next own combat turns
    hampers: list[Words]  # in sentences
    seen: list[CardRef]  # of the opposing life deck; only of an own seat


@view_of(
    Fight,
    without=[
        *("attacker", "defender", "terrain", "discards"),
        *("again", "moon_dust", "taken_back", "cost"),
    ],
)
class FightView(Struct, gc=False):
    """A fight."""

    attacks: list[CardRef]  # revealed, or lost by damage
    rewards: int
    fighters: list[FighterView]


class LegendView(Struct, gc=False):
    """The Legendary Monster."""

    card: CardRef
    place: int
    life: int
    way: list[str]


class DagonView(Struct, gc=False):
    """Dagon on the danger track."""

    space: int
    top: int
    card: CardRef
    trails: int


DECKS: Final = ("city", "wilderness", "skellige", "potion_deck", "bomb_deck", "mutagen_deck")
UNSENT: Final = (
    *(*DECKS, "city_discards", "wilderness_discards", "skellige_discards"),
    *("potion_discards", "bomb_discards", "events", "tiles", "out", "stage"),
    *("tokens", "second_stack", "token_discards", "attack_deck", "attack_aside"),
    *("legend_place", "legend_deck", "movement_deck", "movement_discards", "attribute_trophies"),
    *("destruction_pile", "destruction_on", "weakness_supply", "weakness_on"),
    *("dagon_card", "dagon_bonuses", "dagon_trails"),
)
"""What nobody draws, and what is shown among the decks, with a location or a monster."""


@view_of(Game, without=UNSENT)
class HexerView(TableView, gc=False):
    """The whole table."""

    expansions: list[str]
    side: str
    players: list[PlayerView]
    fight: FightView | None
    legend: LegendView | None
    destruction: list[int]
    weakness: list[tuple[int, int]]
    trophies: list[CardRef]
    ships: list[int]
    islands: list[int]
    dagon: DagonView | None
    decks: dict[str, int]


# --- What is printed ------------------------------------------------------------------------------

SymbolName = Literal["damage", "shield", "draw", "top", "seek", "back", "protection"]
Symbols = dict[SymbolName, int]
"""Only those that are there."""


class TabFacts(Struct):
    """A chain tab."""

    colour: int
    symbols: Symbols
    text: str


class BoostFacts(Struct):
    """What energy adds to a card."""

    energy: int
    symbols: Symbols


class CardFacts(PrintedThing):
    """A card, token, character or place; what its kind does not have is left out."""

    colour: int | UnsetType = UNSET  # of an action card
    terrains: list[int] | UnsetType = UNSET
    base: Symbols | UnsetType = UNSET
    tabs: list[TabFacts] | UnsetType = UNSET
    boost: BoostFacts | UnsetType | None = UNSET
    effect: str | UnsetType = UNSET
    cost: int | Literal["trash"] | UnsetType = UNSET
    market: int | UnsetType = UNSET  # 0 witchers, 1 mages
    origin: str | UnsetType = UNSET
    rank: int | UnsetType = UNSET  # of a monster
    life: int | UnsetType = UNSET
    weakness: int | UnsetType = UNSET
    abilities: list[str] | UnsetType = UNSET
    specials: list[str] | UnsetType = UNSET
    tale: str | UnsetType = UNSET  # the line that only tells a story
    number: int | UnsetType = UNSET  # of a special attack
    main: int | UnsetType = UNSET  # of a movement card
    secondary: int | UnsetType = UNSET
    school: str | UnsetType = UNSET  # of a character
    specialisation: str | UnsetType = UNSET
    why: str | UnsetType = UNSET  # the rule that says more


class PlaceFacts(Struct):
    """A location."""

    id: str
    name: str
    terrains: list[int]
    action: str
    ways: list[int]
    port: bool
    school: str
    island: bool
    card: str  # among the cards


class SentFacts(PrintedFacts):
    """What a board needs beside the cards."""

    characters: list[str]
    places: list[PlaceFacts]
    modifiers: list[int]
    exhaustion: list[int]  # by the space of the victory track: cards to trash
    protection: dict[str, list[int]]  # by its side: the shield of the Legendary Monster
    words: dict[str, str]
