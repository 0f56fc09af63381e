"""What a client gets of the table; the browser's types are generated from these structs.

Terrains, colours and attributes are numbers, places are the numbers of locations.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tafelrunde.engine.content import Lang

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


class PlayerView(Struct, gc=False):
    """A player with all belongings."""

    id: str
    kind: int  # 0 witcher, 1 mage
    levels: list[int]  # combat, defence or wisdom, alchemy, specialisation
    level: int
    shield: int
    most_shield: int
    gold: int
    place: int
    school: int
    space: int  # on the victory track
    moved: bool
    hand: int
    cards: list[CardRef]  # the hand cards; only of an own seat
    deck: int
    deck_cards: list[CardRef]  # without their order; only of an own seat
    discard_pile: list[CardRef]
    potions: list[CardRef]
    bombs: list[CardRef]
    mutagens: list[CardRef]
    trophies: list[CardRef]
    trophy_count: int
    items: list[ItemView]
    quests: list[QuestView]
    rumours: list[int]
    trails: list[int]
    weaknesses: list[tuple[int, int]]  # terrain and numeral
    destruction: int
    dagon_trail: bool


class MarketView(Struct, gc=False):
    """A card row."""

    row: list[CardRef | None]
    costs: list[int | None]  # after the modifier of the space; -1: trash a hand card
    deck: int
    discards: int


class DenView(Struct, gc=False):
    """A monster of the display."""

    card: CardRef
    place: int


class PlayedView(Struct, gc=False):
    """A card of a combo."""

    card: CardRef
    tab: int  # the chain tab that the next card hangs on
    boosted: bool


class FighterView(Struct, gc=False):
    """One side of a fight."""

    player: int
    turns: int  # combat turns begun
    combo: list[PlayedView]
    damage: int
    protection: int
    poison: int
    wounds: int  # damage to the opponent at the start of the next own combat turns
    hampers: list[Words]  # in sentences
    lowered: list[int]  # levels of the attributes that are lost for this fight
    used: list[str]  # by number or name, once for each use
    weaknesses: list[int]
    seen: list[CardRef]  # of the opposing life deck; only of an own seat


class FightView(Struct, gc=False):
    """A fight."""

    opponent: str
    monster: CardRef
    life: int
    attacks: list[CardRef]
    turn: int  # 0 the attacker's, 1 the other side's
    step: str
    turns: int
    announced: int
    guard: int
    weaker: int
    dice: int
    rewards: int
    bets: list[tuple[int, int]]
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


class HexerView(Struct, gc=False):
    """The whole table."""

    expansions: list[str]
    side: str
    round: int
    phase: str
    start: int
    active: int
    winner: int
    players: list[PlayerView]
    markets: list[MarketView | None]
    dens: list[DenView | None]
    fight: FightView | None
    legend: LegendView | None
    destruction: list[int]
    weakness: list[tuple[int, int]]
    tavern: int
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


class CardFacts(Struct):
    """A card, token, character or place; what its kind does not have is left out."""

    id: str
    kind: str
    name: str
    lines: list[str]
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


class SentFacts(Struct):
    """What a board needs beside the cards."""

    characters: list[str]
    places: list[PlaceFacts]
    modifiers: list[int]
    exhaustion: list[int]  # by the space of the victory track: cards to trash
    protection: dict[str, list[int]]  # by its side: the shield of the Legendary Monster
    words: dict[str, str]
