"""The printed things (Spielmaterial): hero boards and cards, enemies, encounters, time cards,
locations, adventures.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from tafelrunde.engine.content import Frozen, Name, word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.terms import (
    Aim,
    Colour,
    Kind,
    Limit,
    Number,
    Place,
    Whose,
    Window,
    Zone,
)
from tafelrunde.games.valskyrr.vocabulary import (
    LowFocusDamage,
    Requirement,
    Standing,
    Task,
    When,
)


class Set(StrEnum):
    """To which pile a hero card belongs at the start."""

    GEAR = "gear"
    FEAT = "feat"
    GREAT_FEAT = "great_feat"
    REWARD_GEAR = "reward_gear"
    ONE_TIME = "one_time_reward_gear"


@word
class Reaction(Frozen):
    """When a reflex can be played, and what it may modify."""

    window: Window
    having: Keyword | None = None  # the modified action has this keyword
    damage: bool = False  # the modified action deals damage
    physical: bool = False  # ... physical damage
    whose: Whose = Whose.OWN  # whose action it modifies, or to whom the damage is dealt


@word
class Action(Frozen):
    """One printed action of a card or hero board."""

    kind: Kind
    place: Place
    reach: int
    do: Sequence[Effect]
    at: Aim = Aim.NOTHING
    when: Reaction | None = None
    cost: Sequence[
        Effect
    ] = ()  # `DiscardCards` or `SpendToken`: without them the action cannot be resolved
    only_if: Sequence[Requirement] = ()
    once: Limit | None = None


@word
class ZoneLimit(Frozen):
    """Hero zone restriction: a letter, and how many cards of that letter may lie in one
    hero zone.
    """

    letter: str
    number: int


@word
class HeroCard(Frozen):
    """A feat or a piece of gear."""

    id: str
    name: Name
    set: Set
    copies: int
    keywords: Sequence[Keyword]
    actions: Sequence[Action]
    hero: str = ""  # whose card it is; none for one-time rewards
    start: int = 0  # copies that start in the hero zone
    zone_limit: ZoneLimit | None = None
    loot: int = 0  # cost of a great feat, proceeds of a reward given up
    standing: Sequence[Standing] = ()
    abilities: Sequence[When] = ()
    flavour: Name | None = None


@word
class HeroBoard(Frozen):
    """A hero: name, class, tracks, abilities and proficiencies."""

    id: str
    name: Name
    title: Name
    focus_start: int
    regeneration: int
    proficiencies: Sequence[Keyword]
    actions: Sequence[Action]
    standing: Sequence[LowFocusDamage] = ()
    ability_names: Sequence[Name] = ()  # one for each action, then for each standing ability
    plan: Name | None = None  # one sentence for players: how this hero is played


@word
class Vulnerable(Frozen):
    """Wounds that an action with one of the keywords inflicts at once (V18.20)."""

    wounds: int
    to: Sequence[Keyword]


@word
class Ability(Frozen):
    """A named special ability of an enemy."""

    id: str
    name: Name
    zones: Sequence[Zone] = (Zone.HERO_ZONE,)  # none printed: works in every zone (V21.16)
    when: When | None = None
    standing: Sequence[Standing] = ()


@word
class Enrage(Frozen):
    """What happens when the enemy is enraged, and what holds while it is."""

    at_once: Sequence[Effect] = ()
    while_enraged: Sequence[Standing] = ()
    calms_down: bool = False


@word
class Enemy(Frozen):
    """A normal or final enemy."""

    id: str
    name: Name
    colour: Colour | None  # none for final enemies
    copies: int
    keywords: Sequence[Keyword]
    life: Number
    physical: int = 0
    magical: int = 0
    defence_physical: int = 0
    defence_magical: int = 0
    loot: int = 0
    furious: bool = False
    vulnerable: Sequence[Vulnerable] = ()
    abilities: Sequence[Ability] = ()
    enrage: Enrage | None = None
    final: bool = False
    life_lost_per_seal: Number = 0
    optional: bool = False  # only with the option of additional enemies (V25.06)


@word
class Encounter(Frozen):
    """A task at a location."""

    id: str
    name: Name
    places: Sequence[Keyword]
    colours: Sequence[Colour]  # one, or several drawn from in turn
    having: Sequence[Keyword]  # allowed enemies; none: every enemy of the deck
    start: Number
    reinforcement: Number | None  # none is the printed dash
    victory: Sequence[Requirement]  # one of them is enough
    progress: Sequence[When | Task] = ()
    retreat: Sequence[Effect] = ()
    forbids_travel: bool = False
    defence: tuple[int, int] | None = None  # physical and magical, if it may be attacked
    special: Sequence[When] = ()
    final: bool = False
    final_enemy_first: bool = False  # the final enemy starts at the left end of the row


@word
class TimeCard(Frozen):
    """How far time moves, and what happens."""

    id: str
    name: Name
    value: int
    do: Sequence[Effect] = ()
    only_if: Sequence[Requirement] = ()
    otherwise: Sequence[Effect] = ()


@word
class Tile(Frozen):
    """A location tile."""

    id: str
    name: Name
    keywords: Sequence[Keyword]
    regeneration: int
    abilities: Sequence[When] = ()
    standing: Sequence[Standing] = ()
    final: bool = False


@word
class Letter(Frozen):
    """What an adventure token means when it is turned."""

    letter: str
    name: Name
    do: Sequence[Effect]


@word
class Adventure(Frozen):
    """A scenario: the layout of locations, the final encounter and enemy, and its own rules."""

    id: str
    name: Name
    number: int
    layout: Sequence[
        str
    ]  # rows from top to bottom; G inn, F final location, B/W/D random tiles, "." nothing
    final_tile: str
    final_encounter: str
    final_enemy: str
    final_enemy_hard: str
    one_time_rewards: int
    story: Name
    letters: Sequence[Letter] = ()  # face-down tokens on random tiles
    anchors: Sequence[Keyword] = ()  # one face-up token on a random tile of each kind
    rules: Sequence[When] = ()
    final_needs: Sequence[Requirement] = ()  # the final location may be entered only if these hold
    start_loot: int = 1


Definition = HeroCard | Enemy | Encounter | TimeCard | Tile


Printed = HeroBoard | HeroCard | Enemy | Encounter | TimeCard | Tile
"""Whatever a card or board of the table can show."""


def Normal(
    place: Place,
    reach: int,
    do: Sequence[Effect],
    at: Aim = Aim.NOTHING,
    cost: Sequence[Effect] = (),
    only_if: Sequence[Requirement] = (),
    once: Limit | None = None,
) -> Action:
    """A normal action."""
    return Action(Kind.NORMAL, place, reach, do, at, None, cost, only_if, once)


def Fast(
    place: Place,
    reach: int,
    do: Sequence[Effect],
    at: Aim = Aim.NOTHING,
    cost: Sequence[Effect] = (),
    only_if: Sequence[Requirement] = (),
    once: Limit | None = None,
) -> Action:
    """A fast action."""
    return Action(Kind.FAST, place, reach, do, at, None, cost, only_if, once)


def Reflex(
    place: Place,
    reach: int,
    do: Sequence[Effect],
    when: Reaction,
    at: Aim = Aim.NOTHING,
    cost: Sequence[Effect] = (),
    only_if: Sequence[Requirement] = (),
    once: Limit | None = None,
) -> Action:
    """A reflex."""
    return Action(Kind.REFLEX, place, reach, do, at, when, cost, only_if, once)
