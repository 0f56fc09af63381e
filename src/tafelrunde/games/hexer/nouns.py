"""What is printed: characters, cards, monsters, tokens, stories. Values only; the rules read
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from tafelrunde.engine import options
from tafelrunde.engine.book import Choice, Verse
from tafelrunde.engine.content import Frozen, Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.terms import Attribute, Colour, Kind, Terrain
from tafelrunde.games.hexer.vocabulary import Condition, HasGold, HasPotion

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.table import Game

# --- Abilities ------------------------------------------------------------------------------------


class Moment(Enum):
    """When an ability may be used; a standing one always works."""

    EFFECTS = "effects"  # step I of the own combat turn (H27.04, H27.05)
    COMBO = "combo"  # when the combo lies, before it is resolved
    DRAW = "draw"  # step IV
    POTION = "potion"  # when the player uses a potion
    SUFFER = "suffer"  # when the player suffers damage
    HIT = "hit"  # when the damage of the own combo made the opponent discard cards
    FOE_DISCARDS = "foe_discards"  # when an effect makes the player discard or trash cards
    LOWERED = "lowered"  # when an attribute of the player would fall
    FIGHT_BEGINS = "fight_begins"  # before the life decks are formed
    DECKS_FORMED = "decks_formed"  # after the life decks are formed
    FIGHT_WON = "fight_won"
    TURN_BEGINS = "turn_begins"  # at the start of the own turn, outside fights
    STANDING = "standing"


EVERY_TIME: Final = 0
PER_LEVEL: Final = -1


@dataclass(frozen=True)
class Ability(Frozen):
    """What a character may do: when, under which condition, how often in one fight."""

    when: Moment
    do: Sequence[Effect]
    needs: Condition | None = None
    uses: int = 1  # per fight; EVERY_TIME without limit, PER_LEVEL as often as the specialisation
    forced: bool = False  # it works by itself; otherwise the player decides


# --- Action cards ---------------------------------------------------------------------------------

TRASH: Final = -1
"""The cost of a card that is paid by trashing a hand card (H22.06)."""


@dataclass(frozen=True, slots=True)
class Symbols:
    """The effect symbols of a card, a chain tab or an energy boost."""

    damage: int = 0
    shield: int = 0
    draw: int = 0  # more or fewer cards in step IV
    top: int = 0  # top card of the discard pile into the hand
    seek: int = 0  # any card of the discard pile into the hand
    back: bool = False  # this card returns to the hand
    protection: int = 0


NO_SYMBOLS: Final = Symbols()


@dataclass(frozen=True)
class Tab(Frozen):
    """A chain tab: a card of this colour may follow; then its symbols count (H27.09, H27.10)."""

    colour: Colour
    symbols: Symbols = NO_SYMBOLS
    hit: Sequence[Effect] = ()  # before the damage of the combo is dealt


@dataclass(frozen=True)
class Boost(Frozen):
    """An energy boost (H27.13)."""

    energy: int
    symbols: Symbols


class Origin(Enum):
    """Where an action card belongs."""

    START = "start"
    SPECIAL = "special"
    MARKET = "market"
    ADVANCED = "advanced"


@dataclass(frozen=True)
class ActionCard(Frozen):
    """A card of a player: movement, attack, payment, life (H3.02)."""

    id: str
    name: Name
    colour: Colour
    terrains: Sequence[Terrain]
    base: Symbols
    tabs: Sequence[Tab] = ()
    boost: Boost | None = None
    hit: Sequence[Effect] = ()  # before the damage of the combo is dealt
    do: Sequence[Effect] = ()  # resolved with the effect symbols of the combo
    cost: int = 0
    kind: Kind = Kind.WITCHER
    origin: Origin = Origin.MARKET
    owner: str = ""  # the character whose start deck it belongs to
    copies: int = 1


@dataclass(frozen=True)
class Potion(Frozen):
    """A potion, used in step I (H27.02)."""

    id: str
    name: Name
    do: Sequence[Effect]
    copies: int = 4
    counted: bool = True  # against the poison tolerance


@dataclass(frozen=True)
class Bomb(Frozen):
    """A bomb, used in step I like a potion (H27.03); what it does may differ against a player."""

    id: str
    name: Name
    do: Sequence[Effect]
    against_player: Sequence[Effect] | None = None
    copies: int = 4


@dataclass(frozen=True)
class Mutagen(Frozen):
    """A mutagen, usable once per fight (H6.14)."""

    id: str
    name: Name
    ability: Ability


@dataclass(frozen=True)
class Medallion(Frozen):
    """The trophy for beating a character as attacker (H3.18)."""

    id: str
    name: Name
    ability: Ability
    owner: str
    tale: Name


@dataclass(frozen=True)
class AttributeTrophy(Frozen):
    """The trophy for meditating with an attribute at level V (H3.12)."""

    id: str
    name: Name
    attribute: Attribute
    ability: Ability
    copies: int = 2


@dataclass(frozen=True)
class DagonBonus(Frozen):
    """The reward for defeating or driving off Dagon (H30.04)."""

    id: str
    name: Name
    ability: Ability


@dataclass(frozen=True)
class Specialisation(Frozen):
    """A character's own ability; its numbers go by the level of the attribute (H6.08)."""

    name: Name
    ability: Ability


@dataclass(frozen=True)
class Character(Frozen):
    """A witcher or mage with board, start deck and medallions."""

    id: str
    name: Name
    kind: Kind
    school: str  # empty for those who choose a school (H4.47)
    cards: Sequence[ActionCard]
    special: ActionCard  # the eleventh card with Monsterjagd (H5.02)
    specialisation: Specialisation
    medallion: Medallion


# --- Monsters -------------------------------------------------------------------------------------


class Occasion(Enum):
    """When the special ability of a monster works."""

    PRICE = "price"  # what has to be paid in order to attack it
    FIGHT_BEGINS = "fight_begins"
    DECKS_FORMED = "decks_formed"
    FIRST_TURN = "first_turn"  # the player's first combat turn begins
    EVERY_TURN = "every_turn"  # each combat turn of the player begins
    FIRST_TURN_ENDS = "first_turn_ends"
    COMBO_PLAYED = "combo_played"  # before it is resolved
    FIRST_ATTACK = "first_attack"  # before the monster's first combat turn
    BEFORE_ATTACK = "before_attack"  # before each of its combat turns
    AFTER_ATTACK = "after_attack"  # after each of its combat turns
    AFTER_BITE = "after_bite"
    DAMAGE = "damage"  # each time that an attack of it deals damage
    KILLED = "killed"


@dataclass(frozen=True)
class When(Frozen):
    """A sentence of a monster's special ability."""

    occasion: Occasion
    do: Sequence[Effect]
    only_if: Condition | None = None


@dataclass(frozen=True)
class Monster(Frozen):
    """A monster of rank I to III, or Dagon: values, ability, passive, four special attacks,
    trophy.
    """

    id: str
    name: Name
    rank: int
    life: int
    ability: Sequence[When]
    passive: Sequence[Effect]
    specials: Sequence[Sequence[Effect]]
    weakness: Colour = Colour.GREEN  # the colour of weakness IV
    trophy: Ability | None = None
    tale: Name = field(default_factory=lambda: Name("", ""))  # read out when it is slain


class WeaknessTime(Enum):
    """When a weakness takes effect (H12.11)."""

    BEFORE_DECKS = "before_decks"
    AFTER_DECKS = "after_decks"
    WHOLE_FIGHT = "whole_fight"


@dataclass(frozen=True)
class Weakness(Frozen):
    """What a weakness token of its numeral is good for."""

    name: Name
    numeral: int
    when: WeaknessTime
    do: Sequence[Effect] = ()
    first_strike: bool = False
    fewer_life: int = 0
    ability: Ability | None = None  # usable in the own combat turns for the whole fight


@dataclass(frozen=True)
class LegendaryMonster(Frozen):
    """A Legendary Monster; its life is its deck of attack cards."""

    id: str
    name: Name
    start: int
    ability: Sequence[When]
    specials: Sequence[Sequence[Effect]]
    tale: Name


@dataclass(frozen=True)
class MonsterAttack(Frozen):
    """An ordinary attack card with its two effects (H3.06)."""

    id: str
    name: Name
    charge: Sequence[Effect]
    bite: Sequence[Effect]
    copies: int = 1
    legendary: bool = False


@dataclass(frozen=True)
class SpecialAttack(Frozen):
    """One of the four special attack cards (H3.07)."""

    id: str
    name: Name
    number: int


@dataclass(frozen=True)
class MovementCard(Frozen):
    """Where the Legendary Monster goes; moves for 2, 3, 4, 5 players (H3.09)."""

    id: str
    name: Name
    main: int
    secondary: int
    moves: Sequence[int]


@dataclass(frozen=True)
class DestructionToken(Frozen):
    """A token left by the Legendary Monster, with its bonus (H3.10)."""

    id: str
    name: Name
    bonus: Sequence[Effect]
    copies: int


# --- Stories --------------------------------------------------------------------------------------


class Deck(options.Option["Game"], Enum):
    """The three decks of exploration cards."""

    CITY = "city"
    WILDERNESS = "wilderness"
    SKELLIGE = "skellige"

    @property
    def id(self) -> str:
        """Its name."""
        return self.value

    def things(self, asked: options.Asked[Game]) -> list[str]:
        """The deck."""
        return [f"deck:{self.value}"]


@dataclass(frozen=True)
class Option(Choice):
    """One option of a story. What it demands stands in `only_if`: it is not read out to a player
    with less (H20.05). What comes of it is told when it is chosen (H20.07).
    """

    @property
    def id(self) -> str:
        """None: files count the options that are read out."""
        return ""

    @property
    def gold(self) -> int:
        """How much gold it demands."""
        return self.only_if.gold if isinstance(self.only_if, HasGold) else 0

    @property
    def potions(self) -> int:
        """How many potions it demands."""
        return self.only_if.potions if isinstance(self.only_if, HasPotion) else 0

    def things(self, asked: options.Asked[Game]) -> list[str]:
        """Its place in the story."""
        return [f"story:{list(asked.decision.options).index(self)}"]


@dataclass(frozen=True, kw_only=True)
class ExplorationCard(Verse):
    """A city or wilderness card: an introduction and two options."""

    name: Name
    deck: Deck
    adventure: bool = False  # belongs to the Adventure Pack

    @property
    def verses(self) -> tuple[Verse, ...]:
        """Itself."""
        return (self,)


@dataclass(frozen=True)
class SkelligeCard(Frozen):
    """A card read on the way to an island: a safe and a dangerous section (H15.12)."""

    id: str
    name: Name
    safe: Verse
    dangerous: Verse

    @property
    def verses(self) -> tuple[Verse, ...]:
        """Its sections."""
        return self.safe, self.dangerous


class Target(Enum):
    """Where a quest leads if it names no location."""

    OWN_SCHOOL = "own_school"
    ANY_TILE = "any_tile"  # a tile of a random terrain
    FOREST = "forest"
    MOUNTAIN = "mountain"
    WATER = "water"


@dataclass(frozen=True, kw_only=True)
class Quest(Verse):
    """What a player may complete later, at its target location (H20.10, H20.17): its page tells
    what is to be done there, `done` what is read then.
    """

    name: Name
    target: int | Target
    cost: Sequence[Effect] = ()

    @property
    def done(self) -> str:
        """The page that is read when it is done."""
        return f"{self.id}.done"

    @property
    def verses(self) -> tuple[Verse, ...]:
        """The quest and its end."""
        return self, Verse(self.done, self.do)


@dataclass(frozen=True, kw_only=True)
class EventCard(Verse):
    """A numbered card of the event deck, called up by results; it may stay with its owner."""

    name: Name
    number: int
    keep: Ability | None = None  # an item or companion that stays with the player
    skellige: bool = False

    @property
    def verses(self) -> tuple[Verse, ...]:
        """Itself."""
        return (self,)


Story = ExplorationCard | SkelligeCard | EventCard | Quest
"""Whatever is read out of the book."""

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
"""Whatever a card or token of the table can show."""
