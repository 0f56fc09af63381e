"""The table: everything that lies on it, declared once.

Copies, saves, views and the counting of cards follow from the declaration. Physical cards never
change and are shared by all copies of a table. The top of a pile is the end of its list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared import DeclaredRoot
from tafelrunde.engine.events import EventLog
from tafelrunde.engine.forms import MOST_THINGS
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import (
    Adventure,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.setup.setup import Setup, setup_data, setup_from
from tafelrunde.games.valskyrr.state.boards import FURIOUS, REINFORCEMENT, TIME
from tafelrunde.games.valskyrr.state.layouts import Layout, layout_of
from tafelrunde.games.valskyrr.state.physical import HIDDEN, Card, Whens, by_trigger
from tafelrunde.games.valskyrr.terms import Colour, Condition, Phase

DECK_STREAM: Final = 0  # streams of chance
TILE_STREAM: Final = 1
STREAMS: Final = 2

ROW: Final = -1
"""The zone of enemies in the adventure zone; hero zones are numbered like the heroes."""

HEROES: Final = 4
LETTERS: Final = ("", *"ABCDEF")
SYMBOLS: Final = (REINFORCEMENT, FURIOUS, TIME)
MARK: Final = 8 * MOST_THINGS
"""What was done is remembered by the numbers of cards and their actions, or below 0."""


@dataclass(slots=True, eq=False)
class Foe(Option["Game"]):
    """An enemy in play, with its tokens."""

    card: Card = a.called("id", a.card(Enemy, seen_by=a.ALL))
    life: int = a.number(-999, start=a.NEEDED)
    zone: int = a.number(ROW, HEROES - 1, start=a.NEEDED)
    wounds: int = a.number()
    conditions: list[int] = a.beside(a.per(Condition, a.number()))
    enraged: bool = a.flag()
    entered: int = a.number()  # the round in which it last entered a hero zone
    attacked: bool = a.flag()  # has it attacked in this zone?
    activated: bool = a.flag()  # in this defence phase
    exposed: bool = a.flag()  # cards were discarded so that it can be targeted
    wounded: int = a.number()  # the last round in which it took wounds
    tokens: int = a.number()  # progress tokens it has stolen
    ignored: tuple[str, ...] = a.fixed(a.word())  # abilities ignored until the end of the phase
    attached: tuple[tuple[Card, int], ...] = a.fixed(
        a.together(card=a.card(HeroCard, seen_by=a.ALL), owner=a.seat(HEROES))
    )  # stolen cards, and whose they are
    id: str = a.worked_out()  # of the printed enemy
    enemy: Enemy = a.worked_out()

    def __post_init__(self) -> None:
        self.id = self.card.id
        self.enemy = self.card.enemy

    @property
    def uid(self) -> int:
        """The number of its card."""
        return self.card.uid

    def things(self, asked: Asked[Game]) -> list[str]:
        """Its card."""
        return [self.card.thing]

    def image(self, seen: Game) -> Foe:
        """The enemy of the same card; it may have left play."""
        for foe in seen.zone_of(self):
            if foe.card is self.card:
                return foe
        return TABLE.copy(self)

    def __repr__(self) -> str:
        return f"{self.card!r}({self.wounds}/{self.life})"


@dataclass(slots=True, eq=False)
class Hero(Option["Game"]):
    """A hero: board, marker, tokens, cards and the enemies in the own zone."""

    index: int = a.own_seat()
    board: Card = a.card(HeroBoard, seen_by=a.ALL)
    hard: bool = a.flag(start=a.NEEDED)
    focus: int = a.number(0, 12)
    hand: list[Card] = a.pile(HeroCard, seen_by=a.ALL)
    deck: list[Card] = a.draw_pile(HeroCard, seen_by=a.NOBODY)
    discard_pile: list[Card] = a.pile(HeroCard, seen_by=a.ALL)
    graveyard: list[Card] = a.pile(HeroCard, seen_by=a.ALL)
    hero_zone: list[Card] = a.pile(HeroCard, seen_by=a.ALL)
    playing: list[Card] = a.pile(HeroCard, seen_by=a.ALL)  # until the action is over (V17.09)
    feats: list[Card] = a.pile(HeroCard, seen_by=a.ALL)
    foes: list[Foe] = a.parts(Foe)
    conditions: list[int] = a.beside(a.per(Condition, a.number()))
    defeated: bool = a.flag()
    acted: bool = a.flag()
    normal_left: int = a.number()
    points: int = a.number()  # regeneration points left to use
    used: list[int] = a.several(
        a.number(-MARK, MARK)
    )  # actions with a printed limit that were used
    tokens: dict[int, int] = a.numbers_by(a.number(0, MOST_THINGS - 1), a.number())  # on own cards
    placed_progress: bool = a.flag()
    id: str = a.worked_out()
    seat: Seat = a.worked_out()

    def __post_init__(self) -> None:
        self.id = self.board.id
        self.seat = Seat(self.index)

    def things(self, asked: Asked[Game]) -> list[str]:
        """The own zone."""
        return [f"hero:{self.index}"]

    def image(self, seen: Game) -> Hero:
        """The hero of the same seat."""
        return seen.heroes[self.index]

    def __repr__(self) -> str:
        return self.board.id


@dataclass(slots=True, eq=False)
class Game(DeclaredRoot):
    """Everything on the table."""

    setup: Setup = a.value(setup_data, setup_from)
    adventure: Adventure = a.value(lambda adventure: adventure.id, library.adventure)
    cards: list[Card] = a.every_card()
    chance: Chance = a.streams(STREAMS)
    round: int = a.number(1)
    phase: Phase = a.member(Phase, start=Phase.REINFORCEMENT)
    step: int = a.number(0, 4)  # how far this phase has come
    active: int = a.seat(HEROES, none=True)  # the hero whose turn it is
    heroes: list[Hero] = a.parts(Hero, most=HEROES)
    row: list[Foe] = a.parts(Foe)
    decks: list[list[Card]] = a.per(Colour, a.draw_pile(Enemy, seen_by=a.NOBODY))
    discards: list[list[Card]] = a.per(Colour, a.pile(Enemy, seen_by=a.ALL))
    encounter: Card | None = a.maybe(a.card(Encounter, seen_by=a.ALL))
    progress: int = a.number()
    encounter_kills: int = a.number()
    next_colour: int = a.number(0, len(Colour) - 1)
    encounters: list[Card] = a.draw_pile(Encounter, seen_by=a.NOBODY)
    encounter_discards: list[Card] = a.stack(Encounter, seen_by=a.ALL)
    time_deck: list[Card] = a.called("time_cards", a.draw_pile(TimeCard, seen_by=a.NOBODY))
    time_discards: list[Card] = a.stack(TimeCard, seen_by=a.ALL)
    reward_deck: list[Card] = a.called("rewards", a.draw_pile(HeroCard, seen_by=a.NOBODY))
    offered: list[Card] = a.pile(HeroCard, seen_by=a.ALL)  # rewards not yet given to anybody
    set_aside: list[Card] = a.called(
        "box", a.pile(object, seen_by=a.NOBODY)
    )  # and what lies ready beside the board
    final_encounter: Card = a.known_card(Encounter, seen_by=a.ALL, start=HIDDEN)
    final_enemy: Card = a.known_card(Enemy, seen_by=a.ALL, start=HIDDEN)
    final_killed: bool = a.flag()
    tiles: list[Card] = a.pile(Tile, seen_by=a.NOBODY)
    revealed: list[bool] = a.several(a.flag())
    threat: list[int] = a.several(a.number())
    letters: list[str] = a.several(a.word(LETTERS))  # adventure tokens on the locations
    letters_up: list[bool] = a.several(a.flag())
    party: int = a.number()
    scouted: int = a.number(0, 4)
    loot: int = a.number()
    time: int = a.number(-1, 19)
    reinforcement: int = a.number(0, 7)
    pending: list[tuple[str, int]] = a.several(
        a.together(symbol=a.word(SYMBOLS), hero=a.seat(HEROES, none=True))
    )  # track symbols not yet resolved: symbol, hero
    done: list[int] = a.several(a.number(-MARK, MARK))  # what was activated in this step
    seals: int = a.number(0, 3)
    song: int = a.number(0, 5)
    won: bool | None = a.maybe(a.flag())
    cause: str = a.word()
    reveals: int = a.revelations()
    log: EventLog | None = a.not_kept()
    explains: bool = a.not_kept(False, copied=True)  # whether closed options are worked out
    layout: Layout = a.worked_out()
    hero_count: int = a.worked_out()  # never changes (V6.03)
    adventure_whens: Whens = a.worked_out()

    def __post_init__(self) -> None:
        self.layout = layout_of(tuple(self.adventure.layout))
        self.hero_count = len(self.setup.heroes)
        self.adventure_whens = by_trigger(self.adventure.rules)

    def clone(self) -> Game:
        """An independent copy; events are not copied."""
        return TABLE.clone(self)

    def foes(self) -> list[Foe]:
        """All enemies in play: those in the row, then those in the hero zones."""
        found = self.row[:]
        for hero in self.heroes:
            found += hero.foes
        return found

    def living(self) -> Sequence[Hero]:
        """The heroes who are not defeated."""
        for hero in self.heroes:
            if hero.defeated:
                return [hero for hero in self.heroes if not hero.defeated]
        return self.heroes

    def zone_of(self, foe: Foe) -> list[Foe]:
        """All enemies in the zone where this one is."""
        return self.row if foe.zone == ROW else self.heroes[foe.zone].foes

    def all_cards(self) -> Iterator[Card]:
        """Every card, wherever it lies; none may ever be lost or doubled."""
        return TABLE.cards(self)

    @property
    def place(self) -> Tile:
        """The active location (V23.04)."""
        return self.tiles[self.party].tile

    @property
    def task(self) -> Encounter | None:
        """The printed active encounter, if there is one."""
        return self.encounter.encounter if self.encounter is not None else None


TABLE: Final = a.Table(Game, hidden=HIDDEN)
