"""The table: the plain state of one game, written so that a copy costs microseconds.

Physical cards never change and are shared by all copies of a table; only the lists they lie in are
copied. The top of a pile is the end of its list.

One long file on purpose: what is on the table, what of it is shared, and what a copy has to copy
must be read together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.games.valskyrr.events import Event
from tafelrunde.games.valskyrr.keywords import mask
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Action,
    Adventure,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.terms import (
    FOR_OTHERS,
    Aim,
    Kind,
    Phase,
    Place,
    Side,
    Trigger,
    Whose,
    Window,
)
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    DiscardCards,
    HarderToReach,
    KeywordReach,
    MayDiscard,
    Prevent,
    PutTokenFromShadows,
    PutUnderEnemyDeck,
    ReachReduced,
    Regenerate,
    ResolveAction,
    SpendToken,
    Standing,
    Task,
    Unaffected,
    Untargetable,
    When,
)

ENEMY_AIMS: Final = frozenset(
    {
        Aim.AN_ENEMY,
        Aim.ENEMY_HERE,
        Aim.ENEMY_ELSEWHERE,
        Aim.UP_TO_TWO_ENEMIES,
        Aim.TWO_ENEMIES_APART,
        Aim.EACH_ENEMY_HERE,
        Aim.EACH_ENEMY_IN_ONE_ZONE,
        Aim.EACH_ENEMY_IN_ONE_HERO_ZONE,
    }
)

HERO_AIMS: Final = frozenset({Aim.OWN_HERO, Aim.A_HERO, Aim.UP_TO_THREE_HEROES})

Printed = HeroBoard | HeroCard | Enemy | Encounter | TimeCard | Tile

DECK_STREAM: Final = 0  # streams of chance
TILE_STREAM: Final = 1
STREAMS: Final = 2

ROW: Final = -1
"""The zone of enemies in the adventure zone; hero zones are numbered like the heroes."""


Whens = dict[Trigger, tuple[When, ...]]
"""Printed texts by what they answer to."""


def by_trigger(texts: Sequence[object]) -> Whens:
    """Index printed texts by their trigger, so that nobody has to search for them."""
    found: Whens = {}
    for text in texts:
        if isinstance(text, When):
            found[text.trigger] = (*found.get(text.trigger, ()), text)
    return found


class Play:
    """One action of one card: what a player chooses. Shared, like the card."""

    __slots__ = (
        "action",
        "aim",
        "aims",
        "anytime",
        "anywhere",
        "card",
        "damage",
        "direct",
        "discards",
        "embeds",
        "free",
        "from_hand",
        "helps",
        "hostile",
        "is_normal",
        "is_reflex",
        "key",
        "kind",
        "modifiable",
        "number",
        "offers",
        "pays",
        "physical",
        "prevents",
        "puts_token",
        "reach",
        "regenerates",
        "spares_final",
        "tokens",
        "unbound",
        "when",
        "window",
    )

    def __init__(self, card: Card, number: int, action: Action) -> None:
        self.card = card
        self.number = number
        self.action = action
        self.kind = action.kind
        self.is_normal = action.kind is Kind.NORMAL
        self.is_reflex = action.kind is Kind.REFLEX
        self.from_hand = action.place is Place.HAND
        self.reach = action.reach
        self.key = card.uid * 8 + number
        self._read_reaction(action)
        self._read_cost(action)
        self._read_effects(action)
        bound = action.once or action.only_if or action.cost or self.embeds or self.puts_token
        self.unbound = not (
            bound or self.hostile or self.helps
        )  # only its kind can keep a player from choosing it
        self.free = self.unbound and action.kind is Kind.FAST  # always open in the own turn
        self.direct = self.anywhere and self.reach > 0 and not (bound or self.spares_final)
        # it needs nothing but a target

    def _read_reaction(self, action: Action) -> None:
        when = self.when = action.when
        self.window = 0  # in which windows it can be played as a reflex, as a mask
        self.anytime = False  # a reflex that modifies nothing
        if when is not None:
            self.window = when.window | (FOR_OTHERS if when.whose is not Whose.OWN else 0)
            self.anytime = when.window is Window.ANYTIME

    def _read_cost(self, action: Action) -> None:
        self.pays = bool(action.cost)
        self.discards = tuple(
            (cost.cards, mask(cost.having))
            for cost in action.cost
            if isinstance(cost, DiscardCards)
        )  # hand cards to discard: how many, of which keywords (0: any)
        self.tokens = sum(cost.tokens for cost in action.cost if isinstance(cost, SpendToken))

    def _read_effects(self, action: Action) -> None:
        self.aim = action.at
        self.aims = action.at is not Aim.NOTHING
        self.anywhere = action.at in (Aim.AN_ENEMY, Aim.UP_TO_TWO_ENEMIES)
        self.hostile = action.at in ENEMY_AIMS
        self.helps = action.at in HERO_AIMS and action.reach > 1  # its range can be reduced
        self.offers = any(isinstance(e, MayDiscard) for e in action.do)
        deal = next((e for e in action.do if isinstance(e, Deal)), None)
        self.damage = deal is not None
        self.physical = deal is not None and deal.physical > 0
        prevention = next((e for e in action.do if isinstance(e, Prevent)), None)
        self.prevents: tuple[bool, bool] | None = None  # physical and magical damage
        if prevention is not None:
            self.prevents = (prevention.physical > 0, prevention.magical > 0)
        self.regenerates = any(isinstance(e, Regenerate) for e in action.do)
        self.embeds = next((e for e in action.do if isinstance(e, ResolveAction)), None)
        self.puts_token = any(isinstance(e, PutTokenFromShadows) for e in action.do)
        self.modifiable = self.hostile or self.damage or self.regenerates
        removes = any(isinstance(e, PutUnderEnemyDeck) for e in action.do)
        self.spares_final = removes and not self.damage  # only other enemies have a deck


class Card:
    """A physical card (or hero board). Shared by all copies of a table, never changed."""

    __slots__ = (
        "answers",
        "board",
        "encounter",
        "enemy",
        "guards",
        "hand_plays",
        "hand_reflexes",
        "hand_turn",
        "hand_window",
        "hero_card",
        "id",
        "keywords",
        "letter",
        "loot",
        "printed",
        "ranges",
        "standing",
        "tasks",
        "tile",
        "time_card",
        "uid",
        "vulnerable",
        "whens",
        "zone_plays",
        "zone_reflexes",
        "zone_turn",
        "zone_window",
    )

    hero_card: HeroCard
    enemy: Enemy
    encounter: Encounter
    time_card: TimeCard
    tile: Tile
    board: HeroBoard

    def __init__(self, uid: int, printed: Printed | None) -> None:
        self.uid = uid
        self.printed = printed
        self.id = printed.id if printed else "hidden"
        self.keywords = 0
        self.letter = ""
        self.loot = 0  # what a great feat costs, or a reward given up brings
        self.hand_plays: tuple[Play, ...] = ()
        self.zone_plays: tuple[Play, ...] = ()
        self.hand_turn: tuple[Play, ...] = ()  # what can be chosen in the own hero turn
        self.zone_turn: tuple[Play, ...] = ()
        self.hand_reflexes: tuple[Play, ...] = ()  # what can be played in some window
        self.zone_reflexes: tuple[Play, ...] = ()
        self.hand_window = 0
        self.zone_window = 0
        self.answers: dict[Trigger, tuple[Ability, ...]] = {}  # abilities by their trigger
        self.standing: tuple[type[Standing], ...] = ()  # kinds of which an enemy has one
        self.guards: tuple[Ability, ...] = ()  # abilities that make an enemy harder to target
        self.ranges: tuple[ReachReduced | KeywordReach, ...] = ()  # how a location changes ranges
        self.whens: Whens = {}
        self.tasks: tuple[Task, ...] = ()
        self.vulnerable: tuple[tuple[int, int], ...] = ()  # keywords as a mask, wounds
        match printed:
            case HeroCard():
                self.hero_card = printed
                self.loot = printed.loot
                self.letter = printed.zone_limit.letter if printed.zone_limit else ""
                self.whens = by_trigger(printed.abilities)
                self._read_actions(printed.actions)
            case HeroBoard():
                self.board = printed
                self._read_actions(printed.actions)
            case Enemy():
                self.enemy = printed
                self._read_abilities(printed)
            case Encounter():
                self.encounter = printed
                self.whens = by_trigger((*printed.progress, *printed.special))
                self.tasks = tuple(t for t in printed.progress if isinstance(t, Task))
            case TimeCard():
                self.time_card = printed
            case Tile():
                self.tile = printed
                self.ranges = tuple(
                    s for s in printed.standing if isinstance(s, ReachReduced | KeywordReach)
                )
                self.whens = by_trigger(printed.abilities)
        if isinstance(printed, HeroCard | Enemy | Tile):
            self.keywords = mask(printed.keywords)

    def _read_actions(self, actions: Sequence[Action]) -> None:
        plays = [Play(self, number, action) for number, action in enumerate(actions)]
        self.hand_plays = tuple(p for p in plays if p.action.place is Place.HAND)
        self.zone_plays = tuple(p for p in plays if p.action.place is not Place.HAND)
        self.hand_turn = tuple(p for p in self.hand_plays if _in_own_turn(p))
        self.zone_turn = tuple(p for p in self.zone_plays if _in_own_turn(p))
        self.hand_reflexes = tuple(p for p in self.hand_plays if p.window)
        self.zone_reflexes = tuple(p for p in self.zone_plays if p.window)
        self.hand_window = _windows(self.hand_reflexes)
        self.zone_window = _windows(self.zone_reflexes)

    def _read_abilities(self, enemy: Enemy) -> None:
        self.vulnerable = tuple((mask(v.to), v.wounds) for v in enemy.vulnerable)
        for ability in enemy.abilities:
            if ability.when is not None:
                trigger = ability.when.trigger
                self.answers[trigger] = (*self.answers.get(trigger, ()), ability)
        standing = [s for ability in enemy.abilities for s in ability.standing]
        if enemy.enrage is not None:
            standing += enemy.enrage.while_enraged
        self.standing = tuple(type(s) for s in standing)
        self.guards = tuple(
            ability
            for ability in enemy.abilities
            if any(
                isinstance(s, HarderToReach | Untargetable | Unaffected) for s in ability.standing
            )
        )

    def __repr__(self) -> str:
        return f"{self.id}#{self.uid}"


def _in_own_turn(play: Play) -> bool:
    """Normal and fast actions, and reflexes that modify nothing."""
    return play.when is None or play.anytime


def _windows(plays: Sequence[Play]) -> int:
    """In which windows one of the actions can be played as a reflex, as a mask."""
    bits = 0
    for play in plays:
        bits |= play.window
    return bits


_CARDS: Final[dict[tuple[int, str], Card]] = {}


def physical(uid: int, printed: Printed) -> Card:
    """The card with that number; games of the same setup share their cards, as nothing
    changes them.
    """
    card = _CARDS.get((uid, printed.id))
    if card is None or card.printed is not printed:
        card = _CARDS[uid, printed.id] = Card(uid, printed)
    return card


HIDDEN: Final = Card(-1, None)
"""Stands for every card that lies face down, in views."""


class Foe:
    """An enemy in play, with its tokens."""

    __slots__ = (
        "activated",
        "attached",
        "attacked",
        "card",
        "conditions",
        "enemy",
        "enraged",
        "entered",
        "exposed",
        "ignored",
        "life",
        "tokens",
        "wounded",
        "wounds",
        "zone",
    )

    def __init__(self, card: Card, life: int, zone: int) -> None:
        self.card = card
        self.enemy = card.enemy
        self.life = life
        self.zone = zone
        self.wounds = 0
        self.conditions = [0, 0, 0, 0]
        self.enraged = False
        self.entered = 0  # the round in which it last entered a hero zone
        self.attacked = False  # has it attacked in this zone?
        self.activated = False  # in this defence phase
        self.exposed = False  # cards were discarded so that it can be targeted
        self.wounded = 0  # the last round in which it took wounds
        self.tokens = 0  # progress tokens it has stolen
        self.ignored: tuple[str, ...] = ()  # abilities ignored until the end of the phase
        self.attached: tuple[tuple[Card, int], ...] = ()  # stolen cards, and whose they are

    @property
    def id(self) -> str:
        """The id of the printed enemy."""
        return self.card.id

    def clone(self) -> Foe:
        """An independent copy."""
        new = Foe.__new__(Foe)
        new.card = self.card
        new.enemy = self.enemy
        new.life = self.life
        new.zone = self.zone
        new.wounds = self.wounds
        new.conditions = self.conditions[:]
        new.enraged = self.enraged
        new.entered = self.entered
        new.attacked = self.attacked
        new.activated = self.activated
        new.exposed = self.exposed
        new.wounded = self.wounded
        new.tokens = self.tokens
        new.ignored = self.ignored
        new.attached = self.attached
        return new

    def __repr__(self) -> str:
        return f"{self.card!r}({self.wounds}/{self.life})"


class Hero:
    """A hero: board, marker, tokens, cards and the enemies in the own zone."""

    __slots__ = (
        "acted",
        "board",
        "conditions",
        "deck",
        "defeated",
        "discard_pile",
        "feats",
        "focus",
        "foes",
        "graveyard",
        "hand",
        "hard",
        "hero_zone",
        "index",
        "normal_left",
        "placed_progress",
        "playing",
        "points",
        "seat",
        "tokens",
        "used",
    )

    def __init__(self, index: int, board: Card, hard: bool) -> None:
        self.index = index
        self.seat = Seat(index)
        self.board = board
        self.hard = hard
        self.focus = board.board.focus_start
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard_pile: list[Card] = []
        self.graveyard: list[Card] = []
        self.hero_zone: list[Card] = []
        self.playing: list[Card] = []  # beside the discard pile until the action is over (V17.09)
        self.feats: list[Card] = []
        self.foes: list[Foe] = []
        self.conditions = [0, 0, 0, 0]
        self.defeated = False
        self.acted = False
        self.normal_left = 0
        self.points = 0  # regeneration points left to use
        self.used: list[int] = []  # actions with a printed limit that were used
        self.tokens: dict[int, int] = {}  # progress tokens on own cards, by uid
        self.placed_progress = False

    @property
    def id(self) -> str:
        """The id of the hero."""
        return self.board.id

    def clone(self) -> Hero:
        """An independent copy."""
        new = Hero.__new__(Hero)
        new.index = self.index
        new.seat = self.seat
        new.board = self.board
        new.hard = self.hard
        new.focus = self.focus
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard_pile = self.discard_pile[:]
        new.graveyard = self.graveyard[:]
        new.hero_zone = self.hero_zone[:]
        new.playing = self.playing[:]
        new.feats = self.feats[:]
        new.foes = [foe.clone() for foe in self.foes]
        new.conditions = self.conditions[:]
        new.defeated = self.defeated
        new.acted = self.acted
        new.normal_left = self.normal_left
        new.points = self.points
        new.used = self.used[:]
        new.tokens = self.tokens.copy() if self.tokens else {}
        new.placed_progress = self.placed_progress
        return new

    def __repr__(self) -> str:
        return self.board.id


@dataclass(frozen=True)
class Options:
    """The optional rules (Wählbare Regeln), all off by default."""

    focus_reset: bool = False  # V25.03
    round_up: bool = False  # V25.04
    more_enemies: bool = False  # V25.06
    more_time: bool = False  # V25.07
    order_discards: bool = False  # ask for the order of cards discarded at the same time (V17.13)


@dataclass(frozen=True)
class Setup:
    """What the players choose before the game."""

    adventure: str = "into_the_wilds"
    heroes: tuple[str, ...] = ("fengray", "arani")
    board: Side = Side.NORMAL
    hero_boards: tuple[Side, ...] = ()  # one for each hero; normal where none is given
    options: Options = Options()


class Journey:
    """What the party can do with a location in the travel phase. Shared, never changed."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: str, place: int) -> None:
        self.kind = kind  # "move", "long_move" or "reveal"
        self.place = place


class Layout:
    """Where the locations lie. Shared, never changed."""

    __slots__ = (
        "columns",
        "final",
        "long_moves",
        "moves",
        "neighbours",
        "positions",
        "reveals",
        "rows",
        "start",
    )

    def __init__(self, rows: Sequence[str]) -> None:
        self.positions = tuple(
            (row, column)
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if sign != "."
        )
        signs = [rows[row][column] for row, column in self.positions]
        self.start = signs.index("G")
        self.final = signs.index("F")
        self.rows = len(rows)
        self.columns = max(len(line) for line in rows)
        self.neighbours = tuple(self._adjacent(here) for here in self.positions)
        places = range(len(self.positions))
        self.moves = tuple(Journey("move", place) for place in places)
        self.long_moves = tuple(Journey("long_move", place) for place in places)
        self.reveals = tuple(Journey("reveal", place) for place in places)

    def _adjacent(self, here: tuple[int, int]) -> tuple[int, ...]:
        """The places directly beside, above or below (V23.15); corners do not count (V23.16)."""
        return tuple(
            index
            for index, there in enumerate(self.positions)
            if abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        )


layout_of: Final = lru_cache(Layout)
"""The layout of some rows; games of the same adventure share it."""


class Game:
    """Everything on the table."""

    __slots__ = (
        "active",
        "adventure",
        "adventure_whens",
        "cards",
        "cause",
        "chance",
        "decks",
        "discards",
        "done",
        "encounter",
        "encounter_discards",
        "encounter_kills",
        "encounters",
        "explains",
        "final_encounter",
        "final_enemy",
        "final_killed",
        "hero_count",
        "heroes",
        "layout",
        "letters",
        "letters_up",
        "log",
        "loot",
        "next_colour",
        "offered",
        "party",
        "pending",
        "phase",
        "progress",
        "reinforcement",
        "revealed",
        "reveals",
        "reward_deck",
        "round",
        "row",
        "scouted",
        "seals",
        "set_aside",
        "setup",
        "song",
        "step",
        "threat",
        "tiles",
        "time",
        "time_deck",
        "time_discards",
        "won",
    )

    def __init__(
        self, setup: Setup, adventure: Adventure, cards: list[Card], chance: Chance
    ) -> None:
        self.setup = setup
        self.adventure = adventure
        self.adventure_whens = by_trigger(adventure.rules)
        self.cards = cards
        self.chance = chance
        self.layout = layout_of(tuple(adventure.layout))
        self.hero_count = len(setup.heroes)  # never changes (V6.03)
        self.round = 1
        self.phase = Phase.REINFORCEMENT
        self.step = 0  # how far this phase has come
        self.active = -1  # the hero whose turn it is
        self.heroes: list[Hero] = []
        self.row: list[Foe] = []
        self.decks: list[list[Card]] = [[], [], []]
        self.discards: list[list[Card]] = [[], [], []]
        self.encounter: Card | None = None
        self.progress = 0
        self.encounter_kills = 0
        self.next_colour = 0
        self.encounters: list[Card] = []
        self.encounter_discards: list[Card] = []
        self.time_deck: list[Card] = []
        self.time_discards: list[Card] = []
        self.reward_deck: list[Card] = []
        self.offered: list[Card] = []  # rewards drawn and not yet given to anybody
        self.set_aside: list[Card] = []  # the box, and what lies ready beside the board
        self.final_encounter: Card = HIDDEN
        self.final_enemy: Card = HIDDEN
        self.final_killed = False
        self.tiles: list[Card] = []
        self.revealed: list[bool] = []
        self.threat: list[int] = []
        self.letters: list[str] = []  # adventure tokens on the locations
        self.letters_up: list[bool] = []
        self.party = self.layout.start
        self.scouted = 0
        self.loot = 0
        self.time = 0
        self.reinforcement = 0
        self.pending: list[tuple[str, int]] = []  # track symbols not yet resolved: symbol, hero
        self.done: list[int] = []  # cards that were activated in this step, by uid
        self.seals = 0
        self.song = 0
        self.won: bool | None = None
        self.cause = ""
        self.reveals = 0  # how often something hidden came to light; undo asks for it
        self.log: list[Event] | None = None
        self.explains = False  # whether closed options are worked out

    def clone(self) -> Game:
        """An independent copy; events are not copied."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new.adventure = self.adventure
        new.adventure_whens = self.adventure_whens
        new.cards = self.cards
        new.layout = self.layout
        new.hero_count = self.hero_count
        new.final_encounter = self.final_encounter
        new.final_enemy = self.final_enemy
        new.chance = self.chance.clone()
        new.round = self.round
        new.phase = self.phase
        new.step = self.step
        new.active = self.active
        new.heroes = [hero.clone() for hero in self.heroes]
        new.row = [foe.clone() for foe in self.row]
        new.decks = [deck[:] for deck in self.decks]
        new.discards = [pile[:] for pile in self.discards]
        new.encounter = self.encounter
        new.progress = self.progress
        new.encounter_kills = self.encounter_kills
        new.next_colour = self.next_colour
        new.encounters = self.encounters[:]
        new.encounter_discards = self.encounter_discards[:]
        new.time_deck = self.time_deck[:]
        new.time_discards = self.time_discards[:]
        new.reward_deck = self.reward_deck[:]
        new.offered = self.offered[:]
        new.set_aside = self.set_aside[:]
        new.final_killed = self.final_killed
        new.tiles = self.tiles[:]
        new.revealed = self.revealed[:]
        new.threat = self.threat[:]
        new.letters = self.letters[:]
        new.letters_up = self.letters_up[:]
        new.party = self.party
        new.scouted = self.scouted
        new.loot = self.loot
        new.time = self.time
        new.reinforcement = self.reinforcement
        new.pending = self.pending[:]
        new.done = self.done[:]
        new.seals = self.seals
        new.song = self.song
        new.won = self.won
        new.cause = self.cause
        new.reveals = self.reveals
        new.log = None
        new.explains = self.explains
        return new

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

    @property
    def place(self) -> Tile:
        """The active location (V23.04)."""
        return self.tiles[self.party].tile

    @property
    def task(self) -> Encounter | None:
        """The printed active encounter, if there is one."""
        return self.encounter.encounter if self.encounter is not None else None

    def all_cards(self) -> Iterator[Card]:
        """Every card, wherever it lies; none may ever be lost or doubled."""
        for hero in self.heroes:
            yield hero.board
            for pile in (hero.hand, hero.deck, hero.discard_pile, hero.graveyard):
                yield from pile
            yield from hero.hero_zone
            yield from hero.playing
            yield from hero.feats
        for foe in self.foes():
            yield foe.card
            yield from (card for card, _ in foe.attached)
        for pile in (*self.decks, *self.discards, self.encounters, self.encounter_discards):
            yield from pile
        for pile in (self.time_deck, self.time_discards, self.reward_deck, self.offered):
            yield from pile
        yield from self.set_aside
        yield from self.tiles
        if self.encounter is not None:
            yield self.encounter
