"""The table: the plain state of one game, written so that a copy costs microseconds.

Physical cards never change and are shared by all copies of a table; only the lists they lie in are
copied. The top of a pile is the end of its list. Locations and location tiles are numbers.

One long file on purpose: what is on the table, what of it is shared, and what a copy has to copy
must be read together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.events import Event
from tafelrunde.games.hexer.nouns import (
    NO_SYMBOLS,
    TRASH,
    Ability,
    ActionCard,
    AttributeTrophy,
    Bomb,
    Boost,
    Character,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Moment,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    SkelligeCard,
    SpecialAttack,
    Symbols,
    Tab,
    When,
)
from tafelrunde.games.hexer.terms import (
    ALL_TERRAINS,
    MODIFIERS,
    Attribute,
    CombatStep,
    Expansion,
    Kind,
    Opponent,
    Phase,
)
from tafelrunde.games.hexer.vocabulary_monsters import NextTurn

DECKS: Final = 0  # streams of chance
DICE: Final = 1
TILES: Final = 2
MONSTERS: Final = 3  # order of life decks, markers, random hand cards
STREAMS: Final = 4

MOST_TABS: Final = 5
"""No card has more chain tabs."""

SPECIALISATION: Final = "specialisation"
"""The key of the ability that the own board grants."""

Limit = Literal["damage_at_most", "shields_at_most"]
"""A hamper that holds for a whole combat turn, whatever deals the damage or raises the shield."""

NOBODY: Final = -1
NOWHERE: Final = -1

Printed = (
    ActionCard
    | Potion
    | Bomb
    | Mutagen
    | Medallion
    | AttributeTrophy
    | DagonBonus
    | Monster
    | LegendaryMonster
    | MonsterAttack
    | SpecialAttack
    | MovementCard
    | DestructionToken
    | ExplorationCard
    | SkelligeCard
    | EventCard
)


@dataclass(frozen=True)
class Setup:
    """What the players agreed on before the game."""

    characters: tuple[str, ...] = ("wolf", "bear")
    schools: tuple[str, ...] = ()  # of mages, in seat order; empty: they choose
    expansions: tuple[Expansion, ...] = tuple(Expansion)
    side: str = "a"
    legendary: str = ""  # empty: by lot
    mutagens: bool = True
    marker: bool = False  # the marker announces charge or bite instead of a player (H32.08)
    overlap: bool = False  # the next player may begin while the one before refills (H10.06)

    def has(self, expansion: Expansion) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.expansions


class Card:
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
        "trash_cost",
        "uid",
        "use",
    )

    def __init__(self, uid: int, printed: Printed | None) -> None:
        self.uid = uid
        self.printed = printed
        self.id = printed.id if printed else "hidden"
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


HIDDEN: Final = Card(-1, None)
"""A card seen from the back."""

MOST_SHARED: Final = 20_000
"""So many cards are kept to be shared; then all are forgotten, and tables keep those they have."""
_SHARED: Final[dict[tuple[int, str], Card]] = {}


def shared_card(uid: int, printed: Printed) -> Card:
    """The card of that number; tables share it whatever their set-ups, because it never changes."""
    found = _SHARED.get((uid, printed.id))
    if found is None or found.printed is not printed:
        if len(_SHARED) >= MOST_SHARED:
            _SHARED.clear()
        found = _SHARED[uid, printed.id] = Card(uid, printed)
    return found


class Quest:
    """A quest that a player has taken up: its card, which quest of it, and where it leads."""

    __slots__ = ("card", "place", "quest", "tile")

    def __init__(self, card: Card, quest: str, place: int, tile: bool) -> None:
        self.card = card
        self.quest = quest
        self.place = place
        self.tile = tile  # whether a location tile lies on it

    def clone(self) -> Quest:
        """An independent copy."""
        return Quest(self.card, self.quest, self.place, self.tile)


class Player:
    """A character: board, cards, and what was done in this turn."""

    __slots__ = (
        "bombs",
        "character",
        "dagon_trail",
        "deck",
        "destruction",
        "discard_pile",
        "done",
        "entered",
        "fewer",
        "gambled",
        "gold",
        "hand",
        "id",
        "index",
        "is_mage",
        "items",
        "kind",
        "level",
        "levels",
        "medallions",
        "moved",
        "mutagens",
        "own_ability",
        "place",
        "potions",
        "quests",
        "read",
        "rumours",
        "sailed",
        "school",
        "seat",
        "shield",
        "space",
        "taken",
        "trails",
        "trophies",
        "used",
        "weaknesses",
    )

    def __init__(self, index: int, character: Character) -> None:
        self.index = index
        self.seat = Seat(index)
        self.character = character
        self.id = character.id
        self.own_ability = Use(SPECIALISATION, None, character.specialisation.ability)
        self.kind = character.kind
        self.is_mage = character.kind is Kind.MAGE
        self.levels = [1, 1, 1, 1]
        self.level = 1  # the witcher level
        self.shield = 1  # shield value, or energy of a mage
        self.gold = 0
        self.place = NOWHERE
        self.school = NOWHERE
        self.space = 0  # on the victory track
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard_pile: list[Card] = []
        self.potions: list[Card] = []
        self.bombs: list[Card] = []
        self.mutagens: list[Card] = []
        self.trophies: list[Card] = []  # monsters, medallions, attribute trophies, Dagon bonuses
        self.medallions: list[Card] = []  # the own ones, for those who win
        self.items: list[Card] = []  # event cards that stay
        self.destruction: list[Card] = []
        self.quests: list[Quest] = []
        self.rumours: list[int] = []  # face-up tiles, 1 gold on each
        self.trails: list[int] = []  # face-down tiles
        self.weaknesses: list[tuple[int, int]] = []  # terrain and numeral
        self.dagon_trail = False
        # In this turn:
        self.moved = False
        self.entered = False  # the Legendary Monster may be displaced
        self.sailed = False  # from a port to an island
        self.read = False  # a Skellige exploration card was resolved
        self.done: list[int] = []  # locations whose action was used
        self.gambled: list[int] = []  # players played against
        self.taken: list[int] = []  # terrains of weakness tokens taken
        self.used: list[str] = []  # what works once per turn, and what else is to be remembered
        self.fewer = 0  # cards less in phase III

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

    def piles(self) -> Iterator[list[Card]]:
        """Everything made of cards that lies with this player."""
        yield self.hand
        yield self.deck
        yield self.discard_pile
        yield self.potions
        yield self.bombs
        yield self.mutagens
        yield self.trophies
        yield self.medallions
        yield self.items
        yield self.destruction
        yield [quest.card for quest in self.quests]

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player.__new__(Player)
        copy.index = self.index
        copy.seat = self.seat
        copy.character = self.character
        copy.id = self.id
        copy.own_ability = self.own_ability
        copy.kind = self.kind
        copy.is_mage = self.is_mage
        copy.levels = self.levels[:]
        copy.level = self.level
        copy.shield = self.shield
        copy.gold = self.gold
        copy.place = self.place
        copy.school = self.school
        copy.space = self.space
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard_pile = self.discard_pile[:]
        copy.potions = self.potions[:]
        copy.bombs = self.bombs[:]
        copy.mutagens = self.mutagens[:]
        copy.trophies = self.trophies[:]
        copy.medallions = self.medallions[:]
        copy.items = self.items[:]
        copy.destruction = self.destruction[:]
        copy.quests = [quest.clone() for quest in self.quests] if self.quests else []
        copy.rumours = self.rumours[:]
        copy.trails = self.trails[:]
        copy.weaknesses = self.weaknesses[:]
        copy.dagon_trail = self.dagon_trail
        copy.moved = self.moved
        copy.entered = self.entered
        copy.sailed = self.sailed
        copy.read = self.read
        copy.done = self.done[:]
        copy.gambled = self.gambled[:]
        copy.taken = self.taken[:]
        copy.used = self.used[:]
        copy.fewer = self.fewer
        return copy


class Market:
    """A card row with its deck and what was discarded from it; column 0 is the cheapest."""

    __slots__ = ("deck", "discards", "row")

    def __init__(self) -> None:
        self.row: list[Card | None] = []
        self.deck: list[Card] = []
        self.discards: list[Card] = []

    def clone(self) -> Market:
        """An independent copy."""
        copy = Market.__new__(Market)
        copy.row = self.row[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        return copy


class Den:
    """A monster of the display: its card, its location tile, and whether it came from the second
    rank I stack.
    """

    __slots__ = ("card", "place", "second")

    def __init__(self, card: Card, place: int, second: bool = False) -> None:
        self.card = card
        self.place = place
        self.second = second


class Played:
    """A card of a combo: the chain tab that the next card hangs on, and whether it was boosted."""

    __slots__ = ("boosted", "card", "tab")

    def __init__(self, card: Card, tab: int = -1, boosted: bool = False) -> None:
        self.card = card
        self.tab = tab
        self.boosted = boosted


class Fighter:
    """A player in a fight: what was used, and what holds for the present combat turn."""

    __slots__ = (
        "any_bar",
        "any_tab",
        "combo",
        "coming",
        "damage",
        "draw",
        "echo",
        "hampers",
        "hand_first",
        "ignored",
        "index",
        "lost",
        "lowered",
        "poison",
        "preparing",
        "protection",
        "seen",
        "turns",
        "used",
        "weaknesses",
        "wounds",
    )

    def __init__(self, index: int, preparing: bool = False) -> None:
        self.index = index
        self.preparing = preparing  # the life deck is not formed yet; never so at a checkpoint
        self.turns = 0  # combat turns begun
        self.poison = 0  # potions and bombs counted in this fight
        self.used: list[str] = []  # abilities used in this fight, once for each use
        self.weaknesses: list[int] = []  # numerals announced
        self.protection = 0  # until the end of the opponent's next combat turn
        self.lowered = [0, 0, 0, 0]  # attribute levels lost for this fight only
        self.coming: list[NextTurn] = []  # hampers of the next combat turn
        self.wounds: list[int] = []  # damage to the opponent at the start of the next own turns
        self.seen: list[Card] = []  # cards of the opposing life deck that this player has seen
        self.hand_first = False  # the damage of the next attack costs hand cards first
        self.lost = 0  # cards lost by damage in the opponent's combat turn
        # In this combat turn:
        self.hampers: list[NextTurn] = []
        self.combo: list[Played] = []
        self.damage = 0  # more damage of the combo
        self.draw = 0  # more cards in step IV
        self.any_tab = False  # chain tabs take any colour
        self.any_bar = 0  # so many cards may have a bar of any colour
        self.echo = False  # the first card of the combo returns after step IV
        self.ignored = False  # the monster's passive ability does not work

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

    def clone(self) -> Fighter:
        """An independent copy."""
        copy = Fighter.__new__(Fighter)
        copy.index = self.index
        copy.preparing = self.preparing
        copy.turns = self.turns
        copy.poison = self.poison
        copy.used = self.used[:]
        copy.weaknesses = self.weaknesses[:]
        copy.protection = self.protection
        copy.lowered = self.lowered[:]
        copy.coming = self.coming[:]
        copy.wounds = self.wounds[:]
        copy.seen = self.seen[:]
        copy.hand_first = self.hand_first
        copy.lost = self.lost
        copy.hampers = self.hampers[:]
        copy.combo = [Played(p.card, p.tab, p.boosted) for p in self.combo]
        copy.damage = self.damage
        copy.draw = self.draw
        copy.any_tab = self.any_tab
        copy.any_bar = self.any_bar
        copy.echo = self.echo
        copy.ignored = self.ignored
        return copy


class Fight:
    """A running fight: the active player against a monster or another player."""

    __slots__ = (
        "again",
        "announced",
        "attacker",
        "bets",
        "cost",
        "defender",
        "dice",
        "discards",
        "guard",
        "life",
        "monster",
        "moon_dust",
        "opponent",
        "rewards",
        "step",
        "taken_back",
        "terrain",
        "turn",
        "turns",
        "weaker",
    )

    def __init__(self, opponent: Opponent, attacker: Fighter) -> None:
        self.opponent = opponent
        self.attacker = attacker
        self.defender: Fighter | None = None
        self.monster: Card | None = None
        self.terrain = NOWHERE  # of the location tile stack the monster belongs to
        self.life: list[Card] = []  # the monster's life deck
        self.discards: list[Card] = []  # attack cards revealed or discarded by damage
        self.turn = 0  # whose combat turn: 0 the attacker's, 1 the other side's
        self.step = CombatStep.BEGIN
        self.turns = 0  # combat turns of the monster
        self.again = 0  # further combat turns of the monster
        self.announced = -1  # charge or bite if it was decided beforehand, or 2: after the reveal
        self.moon_dust = False  # the next special attack is replaced
        self.weaker = 0  # damage less with the monster's next attack
        self.guard = 0  # protection of the Legendary Monster in this combat turn (H25.11)
        self.dice = 0  # dice on the monster's card
        self.taken_back = 0  # how often a discarded card went back into the life deck
        self.cost = 0  # cards that the monster's last attack cost the player
        self.rewards: list[int] = []  # gold promised for defeating the monster
        self.bets: list[tuple[int, int]] = []  # who bet on whom

    def clone(self) -> Fight:
        """An independent copy."""
        copy = Fight.__new__(Fight)
        copy.opponent = self.opponent
        copy.attacker = self.attacker.clone()
        copy.defender = self.defender.clone() if self.defender is not None else None
        copy.monster = self.monster
        copy.terrain = self.terrain
        copy.life = self.life[:]
        copy.discards = self.discards[:]
        copy.turn = self.turn
        copy.step = self.step
        copy.turns = self.turns
        copy.again = self.again
        copy.announced = self.announced
        copy.moon_dust = self.moon_dust
        copy.weaker = self.weaker
        copy.guard = self.guard
        copy.dice = self.dice
        copy.taken_back = self.taken_back
        copy.cost = self.cost
        copy.rewards = self.rewards[:]
        copy.bets = self.bets[:]
        return copy

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


class Game:
    """Everything on the table."""

    __slots__ = (
        "active",
        "ahead",
        "attack_aside",
        "attack_deck",
        "attribute_trophies",
        "bomb_deck",
        "bomb_discards",
        "cards",
        "chance",
        "city",
        "city_discards",
        "dagon",
        "dagon_bonuses",
        "dagon_card",
        "dagon_trails",
        "dens",
        "destruction_on",
        "destruction_pile",
        "dice",
        "events",
        "explains",
        "fight",
        "islands",
        "legend",
        "legend_deck",
        "legend_place",
        "log",
        "markets",
        "movement_deck",
        "movement_discards",
        "mutagen_deck",
        "out",
        "phase",
        "players",
        "potion_deck",
        "potion_discards",
        "reveals",
        "round",
        "second_stack",
        "setup",
        "ships",
        "skellige",
        "skellige_discards",
        "stage",
        "start",
        "tavern",
        "tiles",
        "token_discards",
        "tokens",
        "weakness_on",
        "weakness_supply",
        "wilderness",
        "wilderness_discards",
        "winner",
    )

    def __init__(self, setup: Setup, cards: list[Card], chance: Chance) -> None:
        self.setup = setup
        self.cards = cards
        self.chance = chance
        self.log: list[Event] | None = None
        self.explains = False
        self.reveals = 0
        self.players: list[Player] = []
        self.start = 0  # the start player
        self.active = 0
        self.round = 1
        self.phase = Phase.SETUP
        self.stage = 0  # how far the phase has come
        self.ahead: list[int] = []  # the first move of the next player: location, by ship or not
        self.winner = NOBODY
        self.dice: list[int] = []  # the next results, if a written position names them
        self.fight: Fight | None = None
        self.markets: list[Market | None] = [None, None]  # by kind
        self.potion_deck: list[Card] = []
        self.potion_discards: list[Card] = []
        self.bomb_deck: list[Card] = []
        self.bomb_discards: list[Card] = []
        self.mutagen_deck: list[Card] = []
        self.attribute_trophies: list[Card] = []
        self.city: list[Card] = []
        self.city_discards: list[Card] = []
        self.wilderness: list[Card] = []
        self.wilderness_discards: list[Card] = []
        self.skellige: list[Card] = []
        self.skellige_discards: list[Card] = []
        self.events: list[Card] = []  # in the order of their numbers (H4.10)
        self.tiles: list[list[int]] = [[], [], []]  # stacks by terrain
        self.dens: list[Den | None] = [None, None, None]  # the monster of each terrain
        self.tokens: list[list[Card]] = [[], [], []]  # monsters by rank, face down
        self.second_stack: list[Card] = []
        self.token_discards: list[list[Card]] = [[], [], []]
        self.attack_deck: list[Card] = []
        self.attack_aside: list[Card] = []  # until the first rank III monster
        self.legend: Card | None = None
        self.legend_place = NOWHERE
        self.legend_deck: list[Card] = []
        self.movement_deck: list[Card] = []
        self.movement_discards: list[Card] = []
        self.destruction_pile: list[Card] = []
        self.destruction_on: list[Card | None] = [None] * len(LOCATIONS)
        self.weakness_supply: list[list[int]] = [[], [], []]
        self.weakness_on: list[tuple[int, int, int]] = []  # location, terrain, numeral
        self.tavern = NOWHERE
        self.ships: list[int] = []
        self.islands: list[int] = []  # island cards in play, by location
        self.dagon = 0  # space on the danger track; DAGON_TOP means risen
        self.dagon_card: Card | None = None
        self.dagon_bonuses: list[Card] = []
        self.dagon_trails = 0  # trail tokens left
        self.out: list[Card] = []  # trashed, or left in the box

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

    def piles(self) -> Iterator[list[Card]]:
        """Every pile of cards on the table."""
        for player in self.players:
            yield from player.piles()
        for market in self.markets:
            if market is not None:
                yield [card for card in market.row if card is not None]
                yield market.deck
                yield market.discards
        for name in PILES:
            yield getattr(self, name)
        yield from self.tokens
        yield from self.token_discards
        yield [den.card for den in self.dens if den is not None]
        yield [card for card in (self.legend, self.dagon_card) if card is not None]
        yield [card for card in self.destruction_on if card is not None]
        if self.fight is not None:
            yield self.fight.life
            yield self.fight.discards
            for fighter in self.fight.fighters():
                yield [played.card for played in fighter.combo]
            if self.fight.opponent is Opponent.DRAWN and self.fight.monster is not None:
                yield [self.fight.monster]

    def all_cards(self) -> Iterator[Card]:
        """Every card, wherever it lies."""
        for pile in self.piles():
            yield from pile

    def clone(self) -> Game:
        """An independent copy; cards, setup and the log's events are shared."""
        copy = Game.__new__(Game)
        copy.setup = self.setup
        copy.cards = self.cards
        copy.chance = self.chance.clone()
        copy.log = None
        copy.explains = False
        copy.reveals = self.reveals
        copy.players = [player.clone() for player in self.players]
        copy.start = self.start
        copy.active = self.active
        copy.round = self.round
        copy.phase = self.phase
        copy.stage = self.stage
        copy.ahead = self.ahead[:]
        copy.winner = self.winner
        copy.dice = self.dice[:]
        copy.fight = self.fight.clone() if self.fight is not None else None
        copy.markets = [market.clone() if market is not None else None for market in self.markets]
        copy.potion_deck = self.potion_deck[:]
        copy.potion_discards = self.potion_discards[:]
        copy.bomb_deck = self.bomb_deck[:]
        copy.bomb_discards = self.bomb_discards[:]
        copy.mutagen_deck = self.mutagen_deck[:]
        copy.attribute_trophies = self.attribute_trophies[:]
        copy.city = self.city[:]
        copy.city_discards = self.city_discards[:]
        copy.wilderness = self.wilderness[:]
        copy.wilderness_discards = self.wilderness_discards[:]
        copy.skellige = self.skellige[:]
        copy.skellige_discards = self.skellige_discards[:]
        copy.events = self.events[:]
        copy.tiles = [stack[:] for stack in self.tiles]
        copy.dens = self.dens[:]  # dens are replaced, never changed
        copy.tokens = [stack[:] for stack in self.tokens]
        copy.second_stack = self.second_stack[:]
        copy.token_discards = [pile[:] for pile in self.token_discards]
        copy.attack_deck = self.attack_deck[:]
        copy.attack_aside = self.attack_aside[:]
        copy.legend = self.legend
        copy.legend_place = self.legend_place
        copy.legend_deck = self.legend_deck[:]
        copy.movement_deck = self.movement_deck[:]
        copy.movement_discards = self.movement_discards[:]
        copy.destruction_pile = self.destruction_pile[:]
        copy.destruction_on = self.destruction_on[:]
        copy.weakness_supply = [supply[:] for supply in self.weakness_supply]
        copy.weakness_on = self.weakness_on[:]
        copy.tavern = self.tavern
        copy.ships = self.ships[:]
        copy.islands = self.islands[:]
        copy.dagon = self.dagon
        copy.dagon_card = self.dagon_card
        copy.dagon_bonuses = self.dagon_bonuses[:]
        copy.dagon_trails = self.dagon_trails
        copy.out = self.out[:]
        return copy


PILES: Final = (
    "potion_deck",
    "potion_discards",
    "bomb_deck",
    "bomb_discards",
    "mutagen_deck",
    "attribute_trophies",
    "city",
    "city_discards",
    "wilderness",
    "wilderness_discards",
    "skellige",
    "skellige_discards",
    "events",
    "second_stack",
    "attack_deck",
    "attack_aside",
    "legend_deck",
    "movement_deck",
    "movement_discards",
    "destruction_pile",
    "dagon_bonuses",
    "out",
)
"""The plain piles of the table, by name."""


class Move:
    """An option: go to a location, by land or by ship. Shared, like a card."""

    __slots__ = ("by_ship", "place")

    def __init__(self, place: int, by_ship: bool) -> None:
        self.place = place
        self.by_ship = by_ship


MOVES: Final = tuple(Move(place.number, by_ship=False) for place in LOCATIONS)
VOYAGES: Final = tuple(Move(place.number, by_ship=True) for place in LOCATIONS)


class Play:
    """An option: add a card to the combo, on a chain tab of the card before, perhaps boosted.
    Shared, like its card.
    """

    __slots__ = ("any_bar", "boosted", "card", "tab")

    def __init__(self, card: Card, tab: int, boosted: bool, any_bar: bool = False) -> None:
        self.card = card
        self.tab = tab  # of the card before; -1 for the first card
        self.boosted = boosted
        self.any_bar = any_bar  # uses up "a bar of any colour"


class Use:
    """An option: use a potion, a bomb, a weakness, or an ability of the own board, a mutagen, a
    trophy or an item. Shared, like its card.
    """

    __slots__ = ("ability", "card", "key")

    def __init__(self, key: str, card: Card | None, ability: Ability | None) -> None:
        self.key = key  # counts its uses in this fight
        self.card = card
        self.ability = ability
