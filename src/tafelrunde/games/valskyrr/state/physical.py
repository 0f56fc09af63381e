"""Physical cards, and what can be done with them: read once from what is printed, shared by all
copies of a table, never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.engine.cards import SharedCards, card_thing
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.valskyrr.keywords import mask
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Action,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Printed,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.terms import FOR_OTHERS, Aim, Kind, Place, Trigger, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    DiscardCards,
    HarderToReach,
    KeywordReach,
    MayDiscard,
    MoveAllEnemies,
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

if TYPE_CHECKING:
    from tafelrunde.games.valskyrr.state.table import Game

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

Whens = dict[Trigger, tuple[When, ...]]
"""Printed texts by what they answer to."""


def by_trigger(texts: Sequence[object]) -> Whens:
    """Index printed texts by their trigger, so that nobody has to search for them."""
    found: Whens = {}
    for text in texts:
        if isinstance(text, When):
            found[text.trigger] = (*found.get(text.trigger, ()), text)
    return found


NEVER, WITH_FOES, ALWAYS = 0, 1, 2
"""When a card offers a reflex that modifies nothing: with enemies in the own zone, or at all."""


class Play(Option["Game"]):
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
        "sends_away",
        "spares_final",
        "tokens",
        "unbound",
        "when",
        "window",
    )

    is_play: ClassVar[bool] = True
    card: Card

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

    @property
    def id(self) -> str:
        """The card, and which of its actions."""
        return f"{self.card.id}.{self.number}"

    @property
    def explained_at(self) -> str:
        """This action of the card."""
        return f"{self.card.id}/{self.number}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The card, or the hero board."""
        return [f"board:{self.card.id}"] if hasattr(self.card, "board") else [self.card.thing]

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
        leaves = any(isinstance(e, MoveAllEnemies) for e in action.do)
        self.sends_away = leaves or action.at is Aim.ENEMY_HERE  # needs enemies in the own zone
        removes = any(isinstance(e, PutUnderEnemyDeck) for e in action.do)
        self.spares_final = removes and not self.damage  # only other enemies have a deck


class Card(Option["Game"]):
    """A physical card (or hero board). Shared by all copies of a table, never changed."""

    __slots__ = (
        "answers",
        "board",
        "encounter",
        "enemy",
        "guards",
        "hand_anytime",
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
        "thing",
        "tile",
        "time_card",
        "uid",
        "vulnerable",
        "whens",
        "zone_anytime",
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

    id: str

    def __init__(self, uid: int, printed: Printed | None) -> None:
        self.uid = uid
        self.printed = printed
        self.id = printed.id if printed else "hidden"
        self.thing = card_thing(self)
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
        self.hand_anytime = NEVER  # when it has a reflex that modifies nothing
        self.zone_anytime = NEVER
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

    @property
    def card(self) -> Card:
        """Itself."""
        return self

    @property
    def explained_at(self) -> str:
        """Cards that heroes own are explained by what is printed on them."""
        return self.id if hasattr(self, "hero_card") else ""

    def things(self, asked: Asked[Game]) -> list[str]:
        """The card; the active encounter has a place of its own."""
        return ["encounter"] if self is asked.view.encounter else [self.thing]

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
        self.hand_anytime = _anytime(self.hand_reflexes)
        self.zone_anytime = _anytime(self.zone_reflexes)

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


def _anytime(plays: Sequence[Play]) -> int:
    """When one of the actions can be played as a reflex that modifies nothing."""
    free = [play for play in plays if play.anytime]
    if not free:
        return NEVER
    return WITH_FOES if all(play.sends_away for play in free) else ALWAYS


physical: Final = SharedCards[Printed, Card](Card)
"""The card with a number; games share their cards, as nothing changes them."""

HIDDEN: Final = Card(-1, None)
"""Stands for every card that lies face down, in views."""
