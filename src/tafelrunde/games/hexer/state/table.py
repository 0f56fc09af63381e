"""The table: everything that lies on it, declared once.

Copies, saves, views and the counting of cards follow from the declaration. Physical cards never
change and are shared by all copies of a table. The top of a pile is the end of its list. Locations
and location tiles are numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared import DeclaredRoot
from tafelrunde.engine.events import EventLog
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    Bomb,
    Character,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.rules.hooks import Hooks
from tafelrunde.games.hexer.setup.setup import Setup, setup_data, setup_from
from tafelrunde.games.hexer.state.board import ISLAND_CARDS, LOCATIONS
from tafelrunde.games.hexer.state.physical import (
    HIDDEN,
    MOST_TABS,
    SPECIALISATION,
    STORIES,
    Card,
    Use,
)
from tafelrunde.games.hexer.terms import (
    ROW,
    SHIPS,
    START,
    WEAKNESSES,
    Attribute,
    CombatStep,
    Expansion,
    Kind,
    Opponent,
    Phase,
    Terrain,
)
from tafelrunde.games.hexer.vocabulary.hampers import HAMPER, dump_hamper, load_hamper
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn

DECKS: Final = 0  # streams of chance
DICE: Final = 1
TILES: Final = 2
MONSTERS: Final = 3  # order of life decks, markers, random hand cards
STREAMS: Final = 4

NOBODY: Final = -1
NOWHERE: Final = -1
SEATS: Final = max(START)
PLACES: Final = len(LOCATIONS)
RANKS: Final = ("1", "2", "3")
LONG: Final = 1_000_000
"""Whatever grows with the length of a game stays below."""

ATTACKS: Final = (MonsterAttack, SpecialAttack)
TROPHIES: Final = (Monster, Medallion, AttributeTrophy, DagonBonus)

Limit = Literal["damage_at_most", "shields_at_most"]
"""A hamper that holds for a whole combat turn, whatever deals the damage or raises the shield."""


@dataclass(slots=True, eq=False)
class Quest(Option["Game"]):
    """A quest that a player has taken up: its card, which quest of it, and where it leads."""

    card: Card = a.card(STORIES, seen_by=a.ALL)
    quest: str = a.word(start=a.NEEDED)
    place: int = a.one_of(LOCATIONS, start=a.NEEDED)
    tile: bool = a.flag()  # whether a location tile lies on it

    @property
    def id(self) -> str:
        """Which quest it is."""
        return f"quest:{self.quest}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The quest, and its target location."""
        return [self.id, f"place:{self.place}"]

    def image(self, seen: Game) -> Quest:
        """The quest of the same card."""
        return next(q for player in seen.players for q in player.quests if q.card is self.card)


@dataclass(slots=True, eq=False)
class Player(Option["Game"]):
    """A character: board, cards, and what was done in this turn."""

    index: int = a.own_seat()
    character: Character = a.from_table(
        lambda table, seat: library.character(table["setup"]["characters"][seat])
    )
    levels: list[int] = a.per(Attribute, a.number(1, 5))
    level: int = a.number(1, 5)  # the witcher level
    shield: int = a.number(0, 9, start=1)  # shield value, or energy of a mage
    gold: int = a.number(0, LONG)
    place: int = a.one_of(LOCATIONS, none=True)
    school: int = a.one_of(LOCATIONS, none=True)
    space: int = a.number(0, 4)  # on the victory track
    hand: list[Card] = a.pile(ActionCard, seen_by=a.OWNER, pool="own")
    deck: list[Card] = a.draw_pile(
        ActionCard, seen_by=a.OWNER, pool="own"
    )  # which cards, not their order (H5.19)
    discard_pile: list[Card] = a.pile(ActionCard, seen_by=a.ALL)
    potions: list[Card] = a.pile(Potion, seen_by=a.ALL)
    bombs: list[Card] = a.pile(Bomb, seen_by=a.ALL)
    mutagens: list[Card] = a.pile(Mutagen, seen_by=a.ALL)
    trophies: list[Card] = a.pile(TROPHIES, seen_by=a.ALL)
    medallions: list[Card] = a.pile(Medallion, seen_by=a.ALL)  # the own ones, for those who win
    items: list[Card] = a.pile(EventCard, seen_by=a.ALL)  # event cards that stay
    destruction: list[Card] = a.pile(DestructionToken, seen_by=a.NOBODY)
    quests: list[Quest] = a.parts(Quest, as_row=True)
    rumours: list[int] = a.several(a.one_of(LOCATIONS))  # face-up tiles, 1 gold on each
    trails: list[int] = a.several(a.one_of(LOCATIONS))  # face-down tiles
    weaknesses: list[tuple[int, int]] = a.several(
        a.together(terrain=a.one_of(Terrain), numeral=a.number(1, WEAKNESSES))
    )  # terrain and numeral
    dagon_trail: bool = a.flag()
    # In this turn:
    moved: bool = a.flag()
    entered: bool = a.flag()  # the Legendary Monster may be displaced
    sailed: bool = a.flag()  # from a port to an island
    read: bool = a.flag()  # a Skellige exploration card was resolved
    done: list[int] = a.several(a.one_of(LOCATIONS))  # locations whose action was used
    gambled: list[int] = a.several(a.seat(SEATS))  # players played against
    taken: list[int] = a.several(a.one_of(Terrain))  # terrains of weakness tokens taken
    used: list[str] = a.several(a.word())  # what works once per turn, and what else is remembered
    fewer: int = a.number(-99, 99)  # cards less in phase III
    # Known from the character:
    seat: Seat = a.worked_out()
    id: str = a.worked_out()
    own_ability: Use = a.worked_out()
    kind: Kind = a.worked_out()
    is_mage: bool = a.worked_out()

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)
        self.id = self.character.id
        self.own_ability = Use(SPECIALISATION, None, self.character.specialisation.ability)
        self.kind = self.character.kind
        self.is_mage = self.character.kind is Kind.MAGE

    def things(self, asked: Asked[Game]) -> list[str]:
        """The own board."""
        return [f"player:{self.index}"]

    def image(self, seen: Game) -> Player:
        """The player of the same seat."""
        return seen.players[self.index]

    def most_shield(self) -> int:
        """The highest shield value or energy (H6.03, H6.04)."""
        return self.levels[Attribute.DEFENCE]

    def belongings(self) -> list[Card]:
        """What lies with the board and can help: mutagens, trophies, items."""
        return self.mutagens + self.trophies + self.items

    def count_trophies(self) -> int:
        """How many trophies the player has; Dagon's bonus lies with them but is none (H9.01)."""
        return sum(not isinstance(card.printed, DagonBonus) for card in self.trophies)

    def has_cards(self) -> bool:
        """Whether there is a card in deck or hand."""
        return bool(self.deck or self.hand)


@dataclass(slots=True, eq=False)
class Market:
    """A card row with its deck and what was discarded from it; column 0 is the cheapest."""

    row: list[Card | None] = a.per(range(ROW), a.maybe(a.card(ActionCard, seen_by=a.ALL)))
    deck: list[Card] = a.draw_pile(ActionCard, seen_by=a.NOBODY)
    discards: list[Card] = a.pile(ActionCard, seen_by=a.ALL)


@dataclass(slots=True, eq=False)
class Den:
    """A monster of the display: its card, its location tile, and whether it came from the second
    rank I stack.
    """

    card: Card = a.called("id", a.card(Monster, seen_by=a.ALL))
    place: int = a.one_of(LOCATIONS, start=a.NEEDED)
    second: bool = a.flag()


@dataclass(slots=True, eq=False)
class Played:
    """A card of a combo: the chain tab that the next card hangs on, and whether it was boosted."""

    card: Card = a.card(ActionCard, seen_by=a.ALL)
    tab: int = a.number(-1, MOST_TABS - 1, start=-1)
    boosted: bool = a.flag()


@dataclass(slots=True, eq=False)
class Fighter:
    """A player in a fight: what was used, and what holds for the present combat turn."""

    index: int = a.seat_of(SEATS)
    preparing: bool = a.not_kept(False, copied=True)  # no life deck yet; never so at a checkpoint
    turns: int = a.number()  # combat turns begun
    poison: int = a.number(-99)  # potions and bombs counted in this fight
    used: list[str] = a.several(a.word())  # abilities used in this fight, once for each use
    weaknesses: list[int] = a.several(a.number(1, WEAKNESSES))  # numerals announced
    protection: int = a.number()  # until the end of the opponent's next combat turn
    lowered: list[int] = a.per(Attribute, a.number(0, 4))  # levels lost for this fight only
    coming: list[NextTurn] = a.several(
        a.value(dump_hamper, load_hamper, HAMPER)
    )  # of the next turn
    wounds: list[int] = a.several(a.number())  # damage to the opponent, at the start of own turns
    seen: list[Card] = a.known_cards((ActionCard, *ATTACKS), seen_by=a.OWNER)  # of the life deck
    hand_first: bool = a.flag()  # the damage of the next attack costs hand cards first
    lost: int = a.number()  # cards lost by damage in the opponent's combat turn
    # In this combat turn:
    hampers: list[NextTurn] = a.several(a.value(dump_hamper, load_hamper, HAMPER))
    combo: list[Played] = a.parts(Played, as_row=True)
    damage: int = a.number(-99)  # more damage of the combo
    draw: int = a.number(-99)  # more cards in step IV
    any_tab: bool = a.flag()  # chain tabs take any colour
    any_bar: int = a.number()  # so many cards may have a bar of any colour
    echo: bool = a.flag()  # the first card of the combo returns after step IV
    ignored: bool = a.flag()  # the monster's passive ability does not work

    def most(self, limit: Limit, wanted: int) -> int:
        """What the hampers of this combat turn leave of damage or of a rise of the shield."""
        if not self.hampers:
            return wanted
        limits = [most for each in self.hampers if (most := getattr(each, limit)) is not None]
        return max(0, min([wanted, *limits])) if limits else wanted

    def spend(self, limit: Limit, wanted: int) -> int:
        """The same, from whatever it comes; it counts against what may follow."""
        left = self.most(limit, wanted)
        if not (left and self.hampers):
            return left
        self.hampers = [
            replace(each, **{limit: most - left})
            if (most := getattr(each, limit)) is not None
            else each
            for each in self.hampers
        ]
        return left


@dataclass(slots=True, eq=False)
class Fight:
    """A running fight: the active player against a monster or another player."""

    opponent: Opponent = a.member(Opponent)
    attacker: Fighter = a.part(Fighter)
    defender: Fighter | None = a.maybe(a.part(Fighter))
    monster: Card | None = a.maybe(a.known_card((Monster, LegendaryMonster), seen_by=a.ALL))
    terrain: int = a.number(NOWHERE, max(Terrain), start=NOWHERE)  # of the monster's tile stack
    life: list[Card] = a.draw_pile(ATTACKS, seen_by=a.NOBODY)  # the monster's life deck
    discards: list[Card] = a.pile(
        ATTACKS, seen_by=a.ALL
    )  # attack cards revealed, or lost by damage
    turn: int = a.number(0, 1)  # whose combat turn: 0 the attacker's, 1 the other side's
    step: CombatStep = a.member(CombatStep, start=CombatStep.BEGIN)
    turns: int = a.number()  # combat turns of the monster
    again: int = a.number()  # further combat turns of the monster
    announced: int = a.number(-1, 2, start=-1)  # charge or bite beforehand, or 2: after the reveal
    moon_dust: bool = a.flag()  # the next special attack is replaced
    weaker: int = a.number(-99)  # damage less with the monster's next attack
    guard: int = a.number()  # protection of the Legendary Monster in this combat turn (H25.11)
    dice: int = a.number()  # dice on the monster's card
    taken_back: int = a.number()  # how often a discarded card went back into the life deck
    cost: int = a.number(-99)  # cards that the monster's last attack cost the player
    rewards: list[int] = a.several(a.number())  # gold promised for defeating the monster
    bets: list[tuple[int, int]] = a.several(
        a.together(a.number(0, SEATS - 1), a.number(0, SEATS - 1))
    )  # who bet on whom

    def fighters(self) -> list[Fighter]:
        """The players in this fight."""
        return [self.attacker] if self.defender is None else [self.attacker, self.defender]

    def fighter_of(self, player: Player) -> Fighter | None:
        """What a player is in this fight, if in it at all."""
        if self.attacker.index == player.index:
            return self.attacker
        if self.defender is not None and self.defender.index == player.index:
            return self.defender
        return None


@dataclass(slots=True, eq=False)
class Game(DeclaredRoot):
    """Everything on the table."""

    setup: Setup = a.value(setup_data, setup_from)
    cards: list[Card] = a.every_card()
    chance: Chance = a.streams(STREAMS)
    reveals: int = a.revelations()
    players: list[Player] = a.parts(Player, most=SEATS)
    start: int = a.seat(SEATS)  # the start player
    active: int = a.seat(SEATS)
    round: int = a.number(1, LONG)
    phase: Phase = a.member(Phase, start=Phase.SETUP)
    stage: int = a.number(0, 1)  # how far the phase has come
    ahead: list[int] = a.several(
        a.number(0, PLACES - 1), most=2, seen_by=a.NOBODY
    )  # the first move of the next player: location, by ship or not
    winner: int = a.seat(SEATS, none=True)
    dice: list[int] = a.several(
        a.number(1, 6), seen_by=a.NOBODY
    )  # if a written position names them
    fight: Fight | None = a.maybe(a.part(Fight))
    markets: list[Market | None] = a.per(Kind, a.maybe(a.part(Market)))
    potion_deck: list[Card] = a.draw_pile(Potion, seen_by=a.NOBODY)
    potion_discards: list[Card] = a.stack(Potion, seen_by=a.ALL)
    bomb_deck: list[Card] = a.draw_pile(Bomb, seen_by=a.NOBODY)
    bomb_discards: list[Card] = a.stack(Bomb, seen_by=a.ALL)
    mutagen_deck: list[Card] = a.draw_pile(Mutagen, seen_by=a.NOBODY)
    attribute_trophies: list[Card] = a.stack(AttributeTrophy, seen_by=a.ALL)
    city: list[Card] = a.draw_pile(ExplorationCard, seen_by=a.NOBODY)
    city_discards: list[Card] = a.stack(ExplorationCard, seen_by=a.ALL)
    wilderness: list[Card] = a.draw_pile(ExplorationCard, seen_by=a.NOBODY)
    wilderness_discards: list[Card] = a.stack(ExplorationCard, seen_by=a.ALL)
    skellige: list[Card] = a.draw_pile(SkelligeCard, seen_by=a.NOBODY)
    skellige_discards: list[Card] = a.stack(SkelligeCard, seen_by=a.ALL)
    events: list[Card] = a.stack(EventCard, seen_by=a.ALL)  # in the order of their numbers (H4.10)
    tiles: list[list[int]] = a.per(Terrain, a.several(a.one_of(LOCATIONS)))  # stacks
    dens: list[Den | None] = a.called(
        "monsters", a.per(Terrain, a.maybe(a.part(Den, as_row=True, replaced=True)))
    )
    tokens: list[list[Card]] = a.per(RANKS, a.draw_pile(Monster, seen_by=a.NOBODY))
    second_stack: list[Card] = a.draw_pile(Monster, seen_by=a.NOBODY)
    token_discards: list[list[Card]] = a.per(RANKS, a.stack(Monster, seen_by=a.ALL))
    attack_deck: list[Card] = a.draw_pile(ATTACKS, seen_by=a.NOBODY)
    attack_aside: list[Card] = a.stack(
        MonsterAttack, seen_by=a.NOBODY
    )  # until the first of rank III
    legend: Card | None = a.called("legendary", a.maybe(a.card(LegendaryMonster, seen_by=a.ALL)))
    legend_place: int = a.called("legendary_place", a.one_of(LOCATIONS, none=True))
    legend_deck: list[Card] = a.draw_pile(MonsterAttack, seen_by=a.NOBODY)
    movement_deck: list[Card] = a.draw_pile(MovementCard, seen_by=a.NOBODY)
    movement_discards: list[Card] = a.stack(MovementCard, seen_by=a.ALL)
    destruction_pile: list[Card] = a.draw_pile(DestructionToken, seen_by=a.NOBODY)
    destruction_on: list[Card | None] = a.per(
        LOCATIONS, a.maybe(a.card(DestructionToken, seen_by=a.NOBODY))
    )
    weakness_supply: list[list[int]] = a.per(
        Terrain, a.several(a.number(1, WEAKNESSES, seen_by=a.NOBODY))
    )
    weakness_on: list[tuple[int, int, int]] = a.several(
        a.together(
            place=a.one_of(LOCATIONS),
            terrain=a.one_of(Terrain),
            numeral=a.number(1, WEAKNESSES, seen_by=a.NOBODY),
        )
    )  # location, terrain, numeral
    tavern: int = a.one_of(LOCATIONS, none=True)
    ships: list[int] = a.several(a.one_of(LOCATIONS), most=SHIPS)
    islands: list[int] = a.several(
        a.one_of(LOCATIONS, first=min(ISLAND_CARDS)), most=len(ISLAND_CARDS)
    )  # island cards in play, by location
    dagon: int = a.number(0, 6)  # space on the danger track; DAGON_TOP means risen
    dagon_card: Card | None = a.maybe(a.card(Monster, seen_by=a.ALL))
    dagon_bonuses: list[Card] = a.draw_pile(DagonBonus, seen_by=a.NOBODY)
    dagon_trails: int = a.number(0, 6)  # trail tokens left
    out: list[Card] = a.pile(object, seen_by=a.ALL)  # trashed, or left in the box
    log: EventLog | None = a.not_kept()
    explains: bool = a.not_kept(False)
    hooks: Hooks = a.worked_out()  # what the expansions of the set-up add to the rules

    def __post_init__(self) -> None:
        self.hooks = self.setup.hooks

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def fighter_of(self, player: Player) -> Fighter | None:
        """What a player is in the running fight, if in one at all."""
        return self.fight.fighter_of(player) if self.fight is not None else None

    def right_of(self, player: Player) -> Player:
        """The player to the right: who comes directly before, clockwise (H2.08)."""
        return self.players[player.index - 1]

    def has(self, expansion: Expansion) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.setup.expansions

    def own_market(self, player: Player) -> Market:
        """The market of the own card row (H2.06)."""
        market = self.markets[player.kind]
        assert market is not None
        return market

    def all_cards(self) -> Iterator[Card]:
        """Every card, wherever it lies; a monster drawn for a fight lies there and nowhere else."""
        yield from TABLE.cards(self)
        if self.fight is not None and self.fight.opponent is Opponent.DRAWN:
            assert self.fight.monster is not None
            yield self.fight.monster

    def clone(self) -> Game:
        """An independent copy; cards, setup and the log's events are shared."""
        return TABLE.clone(self)


TABLE: Final = a.Table(Game, hidden=HIDDEN)
