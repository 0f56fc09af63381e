"""The table: everything that lies on it, declared once.

Copies, saves, views and the counting of cards follow from the declaration. Physical cards never
change and are shared by all copies of a table. The top of a pile is the end of its list. Locations
and location tiles are numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.state import (
    ALL,
    NEEDED,
    OWNER,
    Table,
    Told,
    a_card,
    draw_pile,
    every_card,
    flag,
    from_table,
    known_card,
    known_cards,
    maybe,
    member,
    not_kept,
    number,
    own_seat,
    part,
    parts,
    per,
    pile,
    seat_of,
    several,
    streams,
    together,
    value,
    word,
    worked_out,
)
from tafelrunde.engine.state import (
    NOBODY as UNSEEN,
)
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import ISLAND_CARDS, LOCATIONS
from tafelrunde.games.hexer.events import Event
from tafelrunde.games.hexer.hampers import HAMPER, dump_hamper, load_hamper
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
from tafelrunde.games.hexer.physical import (
    HIDDEN,
    MOST_TABS,
    SPECIALISATION,
    Card,
    Use,
)
from tafelrunde.games.hexer.setups import Setup, setup_data, setup_from
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
from tafelrunde.games.hexer.vocabulary_monsters import NextTurn

DECKS: Final = 0  # streams of chance
DICE: Final = 1
TILES: Final = 2
MONSTERS: Final = 3  # order of life decks, markers, random hand cards
STREAMS: Final = 4

NOBODY: Final = -1
NOWHERE: Final = -1
SEATS: Final = max(START)
PLACES: Final = len(LOCATIONS)
RANKS: Final = 3
LONG: Final = 1_000_000
"""Whatever grows with the length of a game stays below."""

ATTACKS: Final = (MonsterAttack, SpecialAttack)
STORIES: Final = (ExplorationCard, SkelligeCard, EventCard)
TROPHIES: Final = (Monster, Medallion, AttributeTrophy, DagonBonus)

Limit = Literal["damage_at_most", "shields_at_most"]
"""A hamper that holds for a whole combat turn, whatever deals the damage or raises the shield."""


@dataclass(slots=True, eq=False)
class Quest:
    """A quest that a player has taken up: its card, which quest of it, and where it leads."""

    card: Card = a_card(STORIES, seen_by=ALL)
    quest: str = word(start=NEEDED)
    place: int = number(0, PLACES - 1, start=NEEDED)
    tile: bool = flag(start=NEEDED)  # whether a location tile lies on it


@dataclass(slots=True, eq=False)
class Player:
    """A character: board, cards, and what was done in this turn."""

    index: int = own_seat()
    character: Character = from_table(
        lambda table, seat: library.character(table["setup"]["characters"][seat])
    )
    levels: list[int] = per(Attribute, number(1, 5))
    level: int = number(1, 5)  # the witcher level
    shield: int = number(0, 9, start=1)  # shield value, or energy of a mage
    gold: int = number(0, LONG)
    place: int = number(NOWHERE, PLACES - 1, start=NOWHERE)
    school: int = number(NOWHERE, PLACES - 1, start=NOWHERE)
    space: int = number(0, 4)  # on the victory track
    hand: list[Card] = pile(ActionCard, seen_by=OWNER)
    deck: list[Card] = draw_pile(ActionCard, seen_by=OWNER)  # which cards, not their order (H5.19)
    discard_pile: list[Card] = pile(ActionCard, seen_by=ALL)
    potions: list[Card] = pile(Potion, seen_by=ALL)
    bombs: list[Card] = pile(Bomb, seen_by=ALL)
    mutagens: list[Card] = pile(Mutagen, seen_by=ALL)
    trophies: list[Card] = pile(TROPHIES, seen_by=ALL)
    medallions: list[Card] = pile(Medallion, seen_by=ALL)  # the own ones, for those who win
    items: list[Card] = pile(EventCard, seen_by=ALL)  # event cards that stay
    destruction: list[Card] = pile(DestructionToken, seen_by=UNSEEN)
    quests: list[Quest] = parts(Quest, as_row=True)
    rumours: list[int] = several(number(0, PLACES - 1))  # face-up tiles, 1 gold on each
    trails: list[int] = several(number(0, PLACES - 1))  # face-down tiles
    weaknesses: list[tuple[int, int]] = several(
        together(number(0, max(Terrain)), number(1, WEAKNESSES))
    )  # terrain and numeral
    dagon_trail: bool = flag()
    # In this turn:
    moved: bool = flag()
    entered: bool = flag()  # the Legendary Monster may be displaced
    sailed: bool = flag()  # from a port to an island
    read: bool = flag()  # a Skellige exploration card was resolved
    done: list[int] = several(number(0, PLACES - 1))  # locations whose action was used
    gambled: list[int] = several(number(0, SEATS - 1))  # players played against
    taken: list[int] = several(number(0, max(Terrain)))  # terrains of weakness tokens taken
    used: list[str] = several(word())  # what works once per turn, and what else is remembered
    fewer: int = number(-99, 99)  # cards less in phase III
    # Known from the character:
    seat: Seat = worked_out()
    id: str = worked_out()
    own_ability: Use = worked_out()
    kind: Kind = worked_out()
    is_mage: bool = worked_out()

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)
        self.id = self.character.id
        self.own_ability = Use(SPECIALISATION, None, self.character.specialisation.ability)
        self.kind = self.character.kind
        self.is_mage = self.character.kind is Kind.MAGE

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

    row: list[Card | None] = per(range(ROW), maybe(a_card(ActionCard, seen_by=ALL)))
    deck: list[Card] = draw_pile(ActionCard, seen_by=UNSEEN)
    discards: list[Card] = pile(ActionCard, seen_by=ALL)


@dataclass(slots=True, eq=False)
class Den:
    """A monster of the display: its card, its location tile, and whether it came from the second
    rank I stack.
    """

    card: Card = a_card(Monster, seen_by=ALL)
    place: int = number(0, PLACES - 1, start=NEEDED)
    second: bool = flag()


@dataclass(slots=True, eq=False)
class Played:
    """A card of a combo: the chain tab that the next card hangs on, and whether it was boosted."""

    card: Card = a_card(ActionCard, seen_by=ALL)
    tab: int = number(-1, MOST_TABS - 1, start=-1)
    boosted: bool = flag()


@dataclass(slots=True, eq=False)
class Fighter:
    """A player in a fight: what was used, and what holds for the present combat turn."""

    index: int = seat_of(SEATS)
    preparing: bool = not_kept(False, copied=True)  # no life deck yet; never so at a checkpoint
    turns: int = number()  # combat turns begun
    poison: int = number(-99)  # potions and bombs counted in this fight
    used: list[str] = several(word())  # abilities used in this fight, once for each use
    weaknesses: list[int] = several(number(1, WEAKNESSES))  # numerals announced
    protection: int = number()  # until the end of the opponent's next combat turn
    lowered: list[int] = per(Attribute, number(0, 4))  # levels lost for this fight only
    coming: list[NextTurn] = several(value(dump_hamper, load_hamper, HAMPER))  # of the next turn
    wounds: list[int] = several(number())  # damage to the opponent, at the start of own turns
    seen: list[Card] = known_cards((ActionCard, *ATTACKS), seen_by=OWNER)  # of the life deck
    hand_first: bool = flag()  # the damage of the next attack costs hand cards first
    lost: int = number()  # cards lost by damage in the opponent's combat turn
    # In this combat turn:
    hampers: list[NextTurn] = several(value(dump_hamper, load_hamper, HAMPER))
    combo: list[Played] = parts(Played, as_row=True)
    damage: int = number(-99)  # more damage of the combo
    draw: int = number(-99)  # more cards in step IV
    any_tab: bool = flag()  # chain tabs take any colour
    any_bar: int = number()  # so many cards may have a bar of any colour
    echo: bool = flag()  # the first card of the combo returns after step IV
    ignored: bool = flag()  # the monster's passive ability does not work

    def most(self, limit: Limit, wanted: int) -> int:
        """What the hampers of this combat turn leave of damage or of a rise of the shield."""
        limits = [most for each in self.hampers if (most := getattr(each, limit)) is not None]
        return max(0, min([wanted, *limits])) if limits else wanted

    def spend(self, limit: Limit, wanted: int) -> int:
        """The same, from whatever it comes; it counts against what may follow."""
        left = self.most(limit, wanted)
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

    opponent: Opponent = member(Opponent)
    attacker: Fighter = part(Fighter)
    defender: Fighter | None = maybe(part(Fighter))
    monster: Card | None = maybe(known_card((Monster, LegendaryMonster), seen_by=ALL))
    terrain: int = number(NOWHERE, max(Terrain), start=NOWHERE)  # of the monster's tile stack
    life: list[Card] = draw_pile(ATTACKS, seen_by=UNSEEN)  # the monster's life deck
    discards: list[Card] = pile(ATTACKS, seen_by=ALL)  # attack cards revealed, or lost by damage
    turn: int = number(0, 1)  # whose combat turn: 0 the attacker's, 1 the other side's
    step: CombatStep = member(CombatStep, start=CombatStep.BEGIN)
    turns: int = number()  # combat turns of the monster
    again: int = number()  # further combat turns of the monster
    announced: int = number(-1, 2, start=-1)  # charge or bite beforehand, or 2: after the reveal
    moon_dust: bool = flag()  # the next special attack is replaced
    weaker: int = number(-99)  # damage less with the monster's next attack
    guard: int = number()  # protection of the Legendary Monster in this combat turn (H25.11)
    dice: int = number()  # dice on the monster's card
    taken_back: int = number()  # how often a discarded card went back into the life deck
    cost: int = number(-99)  # cards that the monster's last attack cost the player
    rewards: list[int] = several(number())  # gold promised for defeating the monster
    bets: list[tuple[int, int]] = several(
        together(number(0, SEATS - 1), number(0, SEATS - 1))
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
class Game(Told):
    """Everything on the table."""

    setup: Setup = value(setup_data, setup_from)
    cards: list[Card] = every_card()
    chance: Chance = streams(STREAMS)
    reveals: int = number(0, 1000 * LONG)  # how often something hidden came to light
    players: list[Player] = parts(Player, most=SEATS)
    start: int = number(0, SEATS - 1)  # the start player
    active: int = number(0, SEATS - 1)
    round: int = number(1, LONG)
    phase: Phase = member(Phase, start=Phase.SETUP)
    stage: int = number(0, 1)  # how far the phase has come
    ahead: list[int] = several(
        number(0, PLACES - 1), most=2, seen_by=UNSEEN
    )  # the first move of the next player: location, by ship or not
    winner: int = number(NOBODY, SEATS - 1, start=NOBODY)
    dice: list[int] = several(number(1, 6), seen_by=UNSEEN)  # if a written position names them
    fight: Fight | None = maybe(part(Fight))
    markets: list[Market | None] = per(Kind, maybe(part(Market)))
    potion_deck: list[Card] = draw_pile(Potion, seen_by=UNSEEN)
    potion_discards: list[Card] = pile(Potion, seen_by=ALL)
    bomb_deck: list[Card] = draw_pile(Bomb, seen_by=UNSEEN)
    bomb_discards: list[Card] = pile(Bomb, seen_by=ALL)
    mutagen_deck: list[Card] = draw_pile(Mutagen, seen_by=UNSEEN)
    attribute_trophies: list[Card] = pile(AttributeTrophy, seen_by=ALL)
    city: list[Card] = draw_pile(ExplorationCard, seen_by=UNSEEN)
    city_discards: list[Card] = pile(ExplorationCard, seen_by=ALL)
    wilderness: list[Card] = draw_pile(ExplorationCard, seen_by=UNSEEN)
    wilderness_discards: list[Card] = pile(ExplorationCard, seen_by=ALL)
    skellige: list[Card] = draw_pile(SkelligeCard, seen_by=UNSEEN)
    skellige_discards: list[Card] = pile(SkelligeCard, seen_by=ALL)
    events: list[Card] = pile(EventCard, seen_by=ALL)  # in the order of their numbers (H4.10)
    tiles: list[list[int]] = per(Terrain, several(number(0, PLACES - 1)))  # stacks
    dens: list[Den | None] = per(Terrain, maybe(part(Den, as_row=True, replaced=True)))
    tokens: list[list[Card]] = per(range(RANKS), draw_pile(Monster, seen_by=UNSEEN))
    second_stack: list[Card] = draw_pile(Monster, seen_by=UNSEEN)
    token_discards: list[list[Card]] = per(range(RANKS), pile(Monster, seen_by=ALL))
    attack_deck: list[Card] = draw_pile(ATTACKS, seen_by=UNSEEN)
    attack_aside: list[Card] = pile(MonsterAttack, seen_by=UNSEEN)  # until the first of rank III
    legend: Card | None = maybe(a_card(LegendaryMonster, seen_by=ALL))
    legend_place: int = number(NOWHERE, PLACES - 1, start=NOWHERE)
    legend_deck: list[Card] = draw_pile(MonsterAttack, seen_by=UNSEEN)
    movement_deck: list[Card] = draw_pile(MovementCard, seen_by=UNSEEN)
    movement_discards: list[Card] = pile(MovementCard, seen_by=ALL)
    destruction_pile: list[Card] = draw_pile(DestructionToken, seen_by=UNSEEN)
    destruction_on: list[Card | None] = per(
        LOCATIONS, maybe(a_card(DestructionToken, seen_by=UNSEEN))
    )
    weakness_supply: list[list[int]] = per(Terrain, several(number(1, WEAKNESSES, seen_by=UNSEEN)))
    weakness_on: list[tuple[int, int, int]] = several(
        together(
            number(0, PLACES - 1), number(0, max(Terrain)), number(1, WEAKNESSES, seen_by=UNSEEN)
        )
    )  # location, terrain, numeral
    tavern: int = number(NOWHERE, PLACES - 1, start=NOWHERE)
    ships: list[int] = several(number(0, PLACES - 1), most=SHIPS)
    islands: list[int] = several(
        number(min(ISLAND_CARDS), max(ISLAND_CARDS)), most=len(ISLAND_CARDS)
    )  # island cards in play, by location
    dagon: int = number(0, 6)  # space on the danger track; DAGON_TOP means risen
    dagon_card: Card | None = maybe(a_card(Monster, seen_by=ALL))
    dagon_bonuses: list[Card] = draw_pile(DagonBonus, seen_by=UNSEEN)
    dagon_trails: int = number(0, 6)  # trail tokens left
    out: list[Card] = pile(object, seen_by=ALL)  # trashed, or left in the box
    log: list[Event] | None = not_kept()
    explains: bool = not_kept(False)

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


TABLE: Final = Table(Game, hidden=HIDDEN)
