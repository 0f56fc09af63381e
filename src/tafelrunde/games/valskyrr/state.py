"""The table: everything that lies on it, declared once.

Copies, saves, views and the counting of cards follow from the declaration. Physical cards never
change and are shared by all copies of a table. The top of a pile is the end of its list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.forms import MOST_THINGS
from tafelrunde.engine.state import (
    ALL,
    NEEDED,
    NOBODY,
    Table,
    Told,
    a_card,
    draw_pile,
    every_card,
    fixed,
    flag,
    known_card,
    maybe,
    member,
    not_kept,
    number,
    numbers_by,
    own_seat,
    parts,
    per,
    pile,
    several,
    streams,
    together,
    value,
    word,
    worked_out,
)
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.boards import FURIOUS, REINFORCEMENT, TIME
from tafelrunde.games.valskyrr.events import Event
from tafelrunde.games.valskyrr.layouts import Layout, layout_of
from tafelrunde.games.valskyrr.nouns import (
    Adventure,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.physical import HIDDEN, Card, Whens, by_trigger
from tafelrunde.games.valskyrr.setups import Setup, setup_data, setup_from
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
class Foe:
    """An enemy in play, with its tokens."""

    card: Card = a_card(Enemy, seen_by=ALL)
    life: int = number(-999, start=NEEDED)
    zone: int = number(ROW, HEROES - 1, start=NEEDED)
    wounds: int = number()
    conditions: list[int] = per(Condition, number())
    enraged: bool = flag()
    entered: int = number()  # the round in which it last entered a hero zone
    attacked: bool = flag()  # has it attacked in this zone?
    activated: bool = flag()  # in this defence phase
    exposed: bool = flag()  # cards were discarded so that it can be targeted
    wounded: int = number()  # the last round in which it took wounds
    tokens: int = number()  # progress tokens it has stolen
    ignored: tuple[str, ...] = fixed(word())  # abilities ignored until the end of the phase
    attached: tuple[tuple[Card, int], ...] = fixed(
        together(a_card(HeroCard, seen_by=ALL), number(0, HEROES - 1))
    )  # stolen cards, and whose they are
    enemy: Enemy = worked_out()

    def __post_init__(self) -> None:
        self.enemy = self.card.enemy

    @property
    def id(self) -> str:
        """The id of the printed enemy."""
        return self.card.id

    def __repr__(self) -> str:
        return f"{self.card!r}({self.wounds}/{self.life})"


@dataclass(slots=True, eq=False)
class Hero:
    """A hero: board, marker, tokens, cards and the enemies in the own zone."""

    index: int = own_seat()
    board: Card = a_card(HeroBoard, seen_by=ALL)
    hard: bool = flag(start=NEEDED)
    focus: int = number(0, 12)
    hand: list[Card] = pile(HeroCard, seen_by=ALL)
    deck: list[Card] = draw_pile(HeroCard, seen_by=NOBODY)
    discard_pile: list[Card] = pile(HeroCard, seen_by=ALL)
    graveyard: list[Card] = pile(HeroCard, seen_by=ALL)
    hero_zone: list[Card] = pile(HeroCard, seen_by=ALL)
    playing: list[Card] = pile(HeroCard, seen_by=ALL)  # until the action is over (V17.09)
    feats: list[Card] = pile(HeroCard, seen_by=ALL)
    foes: list[Foe] = parts(Foe)
    conditions: list[int] = per(Condition, number())
    defeated: bool = flag()
    acted: bool = flag()
    normal_left: int = number()
    points: int = number()  # regeneration points left to use
    used: list[int] = several(number(-MARK, MARK))  # actions with a printed limit that were used
    tokens: dict[int, int] = numbers_by(number(0, MOST_THINGS - 1), number())  # on own cards
    placed_progress: bool = flag()
    seat: Seat = worked_out()

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)

    @property
    def id(self) -> str:
        """The id of the hero."""
        return self.board.id

    def __repr__(self) -> str:
        return self.board.id


@dataclass(slots=True, eq=False)
class Game(Told):
    """Everything on the table."""

    setup: Setup = value(setup_data, setup_from)
    adventure: Adventure = value(lambda adventure: adventure.id, library.adventure)
    cards: list[Card] = every_card()
    chance: Chance = streams(STREAMS)
    round: int = number(1)
    phase: Phase = member(Phase, start=Phase.REINFORCEMENT)
    step: int = number(0, 4)  # how far this phase has come
    active: int = number(-1, HEROES - 1, start=-1)  # the hero whose turn it is
    heroes: list[Hero] = parts(Hero, most=HEROES)
    row: list[Foe] = parts(Foe)
    decks: list[list[Card]] = per(Colour, draw_pile(Enemy, seen_by=NOBODY))
    discards: list[list[Card]] = per(Colour, pile(Enemy, seen_by=ALL))
    encounter: Card | None = maybe(a_card(Encounter, seen_by=ALL))
    progress: int = number()
    encounter_kills: int = number()
    next_colour: int = number(0, len(Colour) - 1)
    encounters: list[Card] = draw_pile(Encounter, seen_by=NOBODY)
    encounter_discards: list[Card] = pile(Encounter, seen_by=ALL)
    time_deck: list[Card] = draw_pile(TimeCard, seen_by=NOBODY)
    time_discards: list[Card] = pile(TimeCard, seen_by=ALL)
    reward_deck: list[Card] = draw_pile(HeroCard, seen_by=NOBODY)
    offered: list[Card] = pile(HeroCard, seen_by=ALL)  # rewards not yet given to anybody
    set_aside: list[Card] = pile(object, seen_by=NOBODY)  # the box, and what lies ready beside it
    final_encounter: Card = known_card(Encounter, seen_by=ALL, start=HIDDEN)
    final_enemy: Card = known_card(Enemy, seen_by=ALL, start=HIDDEN)
    final_killed: bool = flag()
    tiles: list[Card] = pile(Tile, seen_by=NOBODY)
    revealed: list[bool] = several(flag())
    threat: list[int] = several(number())
    letters: list[str] = several(word(LETTERS))  # adventure tokens on the locations
    letters_up: list[bool] = several(flag())
    party: int = number()
    scouted: int = number(0, 4)
    loot: int = number()
    time: int = number(-1, 19)
    reinforcement: int = number(0, 7)
    pending: list[tuple[str, int]] = several(
        together(word(SYMBOLS), number(-1, HEROES - 1))
    )  # track symbols not yet resolved: symbol, hero
    done: list[int] = several(number(-MARK, MARK))  # what was activated in this step
    seals: int = number(0, 3)
    song: int = number(0, 5)
    won: bool | None = maybe(flag())
    cause: str = word()
    reveals: int = number(0, 10**9)  # how often something hidden came to light; undo asks for it
    log: list[Event] | None = not_kept()
    explains: bool = not_kept(False, copied=True)  # whether closed options are worked out
    layout: Layout = worked_out()
    hero_count: int = worked_out()  # never changes (V6.03)
    adventure_whens: Whens = worked_out()

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


TABLE: Final = Table(Game, hidden=HIDDEN)
