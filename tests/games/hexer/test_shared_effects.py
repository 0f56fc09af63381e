"""The words that fights and stories share: forks, prices, cards, shield, alchemy, attributes, and
the conditions they may depend on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.engine.decisions import PASS, Decision, Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.rules.setup import deal, set_up
from tafelrunde.games.hexer.setup.setup import Setup
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Played, Player
from tafelrunde.games.hexer.terms import Attribute, Colour, Opponent, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    ComboAtLeast,
    ComboHas,
    ComboHasEach,
    Condition,
    DeckIsEmpty,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    HandAtMost,
    HasGold,
    HasPotion,
    HasTrail,
    If,
    IsFirstTurn,
    LevelAtLeast,
    LoseGold,
    LosePotion,
    LoseShield,
    Lower,
    LowerHighest,
    May,
    Not,
    Raise,
    RaiseLowest,
    RollDie,
    Seek,
    ShieldIs,
    TakeTop,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import HasTrophies, IsAboveLevel, IsMage, PayCards
from tests.kit.hexer import cards_of
from tests.kit.shows import shows

WORDS = turn.WORDS


class Scene:
    """The wolf, outside a fight unless one is begun."""

    def __init__(self, **setup: Any) -> None:
        self.game: Game = set_up(Setup(**setup), seed=5)
        deal(self.game)
        self.wolf: Player = self.game.players[0]
        self.wolf.gold = 0
        self.game.log = []

    @property
    def now(self) -> Now:
        """The wolf at this moment."""
        return Now(self.game, self.wolf, "H20.07")

    def fight(self, opponent: Opponent = Opponent.MONSTER, terrain: int = 0) -> Fighter:
        """Begin a fight without any preparation."""
        self.game.fight = Fight(opponent, Fighter(0))
        self.game.fight.terrain = terrain
        return self.game.fight.attacker

    def do(self, *effects: Effect, answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
        """Carry effects out; returns the questions that were asked."""
        return run(carry_out(effects, self.now), answers)

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds for the wolf; its opposite must not."""
        result = holds(self.now, condition)
        assert holds(self.now, Not(condition)) is not result
        return result

    def discards(self, cards: int) -> None:
        """Put cards from the top of the deck onto the discard pile."""
        for _ in range(cards):
            self.wolf.discard_pile.append(self.wolf.deck.pop())


def run(flow: Flow[Any], answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
    """Play a flow with exactly these answers; returns the questions that were asked."""
    asked, left = list[Decision](), list(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Decision)
            asked.append(question)
            question = flow.send(left.pop(0))
    except StopIteration:
        assert not left
    return asked


@pytest.fixture
def scene() -> Scene:
    """The wolf."""
    return Scene()


# --- Forks ----------------------------------------------------------------------------------------


@shows("H2.12")
def test_an_alternative_that_cannot_be_paid_is_not_offered(scene: Scene) -> None:
    bargain = Choose([[LoseGold(1)], [LoseShield(1)], [GainGold(1)]])
    assert len(scene.do(bargain, answers=[[0]])[0].options) == 2
    assert scene.wolf.shield == 0
    assert scene.do(bargain) == []  # only the last is left
    assert len(scene.do(bargain, answers=[[1]])[0].options) == 2
    assert scene.wolf.gold == 2

    scene.wolf.gold = 0
    price = Choose([[LoseGold(2)], [LosePotion(1)]])
    assert len(scene.do(price, answers=[[0]])[0].options) == 2  # none can be paid: both are open


@pytest.mark.parametrize(
    "price",
    [
        LoseGold(1),
        LosePotion(1),
        PayCards(1),
        DiscardCards(1),
        DiscardRandom(1),
        DiscardFromDeck(1),
        TrashCards(1),
        LoseShield(1),
    ],
    ids=lambda price: type(price).__name__,
)
def test_who_has_nothing_is_not_asked_for_a_price(scene: Scene, price: Effect) -> None:
    wolf = scene.wolf
    wolf.shield, wolf.gold = 1, 1
    wolf.potions = [scene.game.potion_deck.pop()]
    (asked,) = scene.do(May([price]), answers=[[1]])
    assert asked.options[1] == PASS

    wolf.shield, wolf.gold, wolf.potions, wolf.hand, wolf.deck = 0, 0, [], [], []
    assert scene.do(May([price])) == []


def test_may_is_a_choice_and_if_is_none(scene: Scene) -> None:
    scene.do(May([GainGold(1)]), answers=[[0]])
    scene.do(May([GainGold(1)]), answers=[[1]])
    assert scene.wolf.gold == 1

    fork = If(HasGold(1), then=[LoseGold(1)], otherwise=[GainGold(5)])
    scene.do(fork, fork)
    assert scene.wolf.gold == 5


def test_the_die_decides_by_the_first_row_that_holds_its_result(scene: Scene) -> None:
    seen = set[int]()
    for _ in range(60):
        scene.wolf.gold = 0
        scene.do(RollDie([(2, [GainGold(1)]), (5, []), (6, [GainGold(6)])]))
        assert isinstance(scene.game.log, list)
        (rolled,) = [e for e in scene.game.log if isinstance(e, events.DiceRolled)][-1].dice
        assert scene.wolf.gold == (1 if rolled <= 2 else 6 if rolled == 6 else 0)
        seen.add(rolled)
    assert seen == {1, 2, 3, 4, 5, 6}


# --- Cards ----------------------------------------------------------------------------------------


@shows("H5.10", "H27.25")
def test_outside_a_fight_surplus_cards_are_discarded_in_a_fight_they_are_not_drawn() -> None:
    scene = Scene()
    scene.do(Draw(8 - len(scene.wolf.hand)), answers=[[0]])
    assert (len(scene.wolf.hand), len(scene.wolf.discard_pile)) == (7, 1)

    scene.fight()
    scene.do(Draw(2), TakeTop(1), Seek(1))
    assert (len(scene.wolf.hand), len(scene.wolf.discard_pile)) == (7, 1)


def test_cards_are_discarded_by_choice_at_random_and_from_the_deck(scene: Scene) -> None:
    wolf = scene.wolf
    first, top, bottom, hand = wolf.hand[0], wolf.deck[-1], wolf.deck[0], len(wolf.hand)

    scene.do(DiscardCards(1), answers=[[0]])
    assert wolf.discard_pile == [first]
    scene.do(DiscardFromDeck(1), DiscardFromDeck(1, from_bottom=True))
    assert wolf.discard_pile == [first, top, bottom]
    scene.do(DiscardRandom(1))
    assert len(wolf.hand) == hand - 2
    scene.do(TrashCards(len(wolf.hand)))
    assert (wolf.hand, len(wolf.discard_pile)) == ([], 4)


def test_cards_come_back_from_the_top_of_the_discard_pile_or_by_choice(scene: Scene) -> None:
    wolf, hand = scene.wolf, len(scene.wolf.hand)
    scene.discards(3)
    below, middle, top = wolf.discard_pile

    scene.do(TakeTop(1))
    assert wolf.hand[-1] is top
    (asked,) = scene.do(Seek(1), answers=[[0]])
    assert list(asked.options) == [below, middle]
    assert wolf.hand[-1] is below
    scene.do(Seek(2))  # one is left, nothing to choose
    assert (wolf.discard_pile, len(wolf.hand)) == ([], hand + 3)


def test_the_deck_may_be_searched_for_a_colour_and_does_not_tell_its_order(scene: Scene) -> None:
    wolf = scene.wolf
    wolf.deck += wolf.hand
    wolf.hand = []
    scene.discards(2)

    (asked,) = scene.do(Seek(1, deck_too=True, colour=Colour.RED), answers=[[0]])

    assert {card.colour for card in cards_of(asked)} == {Colour.RED}
    from_deck = [card.uid for card in cards_of(asked) if card not in wolf.discard_pile + wolf.hand]
    assert from_deck == sorted(from_deck)
    assert wolf.hand == [asked.options[0]]
    scene.do(Seek(1, deck_too=True), answers=[[2]])  # behind the discard pile: from the deck
    assert len(wolf.hand) == 2


@pytest.mark.parametrize("deck_too", [True, False])
def test_the_deck_is_shuffled_only_if_it_was_searched(scene: Scene, deck_too: bool) -> None:
    wolf = scene.wolf
    wolf.deck, wolf.hand = wolf.deck + wolf.hand, []
    scene.discards(2)
    before = wolf.deck[:]

    scene.do(Seek(1, deck_too=deck_too), answers=[[0]])  # a card of the discard pile

    assert (wolf.deck == before) is not deck_too
    assert sorted(card.uid for card in wolf.deck) == sorted(card.uid for card in before)


# --- Shield, gold, alchemy ------------------------------------------------------------------------


@shows("H6.03", "H6.04")
def test_shield_rises_to_its_maximum_and_only_beyond_if_it_says_so(scene: Scene) -> None:
    wolf = scene.wolf
    wolf.levels[Attribute.DEFENCE] = 3
    for effect, shield in (
        (GainShield(1), 2),
        (GainShield(9), 3),
        (GainShield(2, beyond=True), 5),
        (GainShield(1), 5),
        (FillShield(), 5),
        (LoseShield(4), 1),
        (FillShield(), 3),
        (EmptyShield(), 0),
        (LoseShield(1), 0),
    ):
        scene.do(effect)
        assert wolf.shield == shield


def test_gold_potions_and_bombs_come_and_go(scene: Scene) -> None:
    wolf = scene.wolf
    scene.do(GainPotion(2), GainBomb(1), GainGold(2), LoseGold(5))

    assert (len(wolf.potions), len(wolf.bombs), wolf.gold) == (2, 1, 0)
    kept = wolf.potions[1]
    scene.do(LosePotion(1), answers=[[0]])
    assert wolf.potions == [kept]


# --- Attributes -----------------------------------------------------------------------------------


def test_attributes_rise_by_name_by_choice_or_the_lowest_first(scene: Scene) -> None:
    wolf = scene.wolf
    wolf.levels, wolf.level = [5, 2, 3, 2], 5  # no level is left to rise to

    (asked,) = scene.do(Raise(None), answers=[[0]])
    assert list(asked.options) == [*Attribute][1:]  # combat stands at V
    scene.do(RaiseLowest())
    assert wolf.levels == [5, 3, 3, 3]
    (asked,) = scene.do(RaiseLowest(), answers=[[2]])
    assert (len(asked.options), wolf.levels) == (3, [5, 3, 3, 4])
    scene.do(Raise(Attribute.COMBAT))
    assert wolf.levels[0] == 5

    wolf.levels = [5, 5, 5, 5]
    assert scene.do(Raise(None)) == []


@shows("H6.18", "H26.12")
def test_attributes_fall_for_ever_or_for_this_fight_only(scene: Scene) -> None:
    wolf = scene.wolf
    wolf.levels = [5, 3, 3, 1]

    scene.do(Lower(Attribute.COMBAT), Lower(Attribute.SPECIALISATION))
    assert wolf.levels == [5, 3, 3, 1]
    (asked,) = scene.do(LowerHighest(), answers=[[1]])
    assert list(asked.options) == [Attribute.DEFENCE, Attribute.ALCHEMY]
    assert wolf.levels == [5, 3, 2, 1]

    fighter, wolf.shield = scene.fight(), 3
    scene.do(LowerHighest(this_fight=True), Lower(Attribute.ALCHEMY, by=3, this_fight=True))
    assert (wolf.levels, fighter.lowered) == ([5, 3, 2, 1], [0, 1, 1, 0])
    assert wolf.shield == 2  # the maximum has fallen too
    wolf.levels, fighter.lowered = [5, 1, 1, 1], [0, 0, 0, 0]
    assert scene.do(LowerHighest()) == []


# --- Conditions -----------------------------------------------------------------------------------


def test_conditions_read_the_player(scene: Scene) -> None:
    wolf = scene.wolf
    wolf.levels, wolf.level, wolf.gold = [3, 1, 5, 1], 2, 2
    wolf.trophies = [scene.game.tokens[0].pop()]
    wolf.trails = scene.game.tiles[Terrain.FOREST][:1]
    wolf.potions = [scene.game.potion_deck.pop()]

    assert scene.holds(ShieldIs(wolf.shield))
    assert not scene.holds(DeckIsEmpty())
    assert not scene.holds(HandAtMost(len(wolf.hand) - 1))
    assert scene.holds(LevelAtLeast(Attribute.COMBAT, 3))
    assert not scene.holds(LevelAtLeast(Attribute.COMBAT, 4))
    assert scene.holds(HasGold(2))
    assert not scene.holds(HasGold(3))
    assert scene.holds(HasPotion())
    assert scene.holds(HasTrail())
    assert not scene.holds(HasTrail(2))
    assert scene.holds(HasTrophies())
    assert not scene.holds(IsMage())
    assert scene.holds(IsAboveLevel(Attribute.COMBAT))
    assert scene.holds(IsAboveLevel())  # alchemy at V does not count
    wolf.levels[0] = 2
    assert not scene.holds(IsAboveLevel())


def test_conditions_read_the_fight(scene: Scene) -> None:
    assert not scene.holds(ComboAtLeast(1))
    assert not scene.holds(IsFirstTurn())
    fighter = scene.fight()
    cards = {card.colour: card for card in scene.wolf.hand + scene.wolf.deck}
    fighter.turns = 1
    fighter.combo = [Played(cards[Colour.RED]), Played(cards[Colour.BLUE])]

    assert scene.holds(IsFirstTurn())
    assert scene.holds(ComboAtLeast(2))
    assert scene.holds(ComboHas([Colour.RED, Colour.GREEN]))
    assert not scene.holds(ComboHas([Colour.RED], cards=2))
    assert scene.holds(ComboHasEach([Colour.RED, Colour.BLUE]))
    assert not scene.holds(ComboHasEach([Colour.RED, Colour.GREEN]))


@shows("H8.08", "H14.12")
def test_the_trail_of_the_monster_fought_goes_by_terrain_and_dagon_has_his_own() -> None:
    scene = Scene()
    scene.wolf.trails = scene.game.tiles[Terrain.FOREST][:1]
    assert not scene.holds(HasTrail(here=True))  # no fight

    scene.fight(terrain=Terrain.FOREST)
    assert scene.holds(HasTrail(here=True))
    scene.fight(terrain=Terrain.WATER)
    assert not scene.holds(HasTrail(here=True))
    scene.fight(Opponent.DRAWN, terrain=-1)
    assert not scene.holds(HasTrail(here=True))
    scene.fight(Opponent.DAGON, terrain=-1)
    scene.wolf.dagon_trail = True
    assert scene.holds(HasTrail(here=True))


# --- Borders --------------------------------------------------------------------------------------


@shows("H2.12")
@pytest.mark.parametrize("price", [DiscardCards, DiscardRandom, TrashCards])
def test_a_price_in_cards_can_be_paid_with_the_last_ones(scene: Scene, price: Any) -> None:
    wolf = scene.wolf
    owned = len(wolf.hand) + len(wolf.deck)
    for cards, offered in ((owned, True), (owned + 1, False)):
        asked = scene.do(May([price(cards)]), answers=[[1]] if offered else [])
        assert bool(asked) is offered


@shows("H5.10")
def test_a_card_taken_from_the_discard_pile_counts_for_the_hand_limit(scene: Scene) -> None:
    wolf = scene.wolf
    scene.discards(1)
    while len(wolf.hand) < 7:
        wolf.hand.append(wolf.deck.pop())
    (asked,) = scene.do(TakeTop(1), answers=[[0]])

    assert asked.key == "discard"
    assert len(wolf.hand) == 7


@shows("H26.12", "H6.06")
@pytest.mark.parametrize(
    ("attribute", "shield", "left"),
    [(Attribute.DEFENCE, 3, 2), (Attribute.DEFENCE, 1, 1), (Attribute.COMBAT, 4, 4)],
)
def test_a_level_lost_for_a_fight_costs_shield_only_above_the_new_maximum(
    scene: Scene, attribute: Attribute, shield: int, left: int
) -> None:
    scene.wolf.levels[:] = [3, 3, 3, 3]
    scene.wolf.shield = shield
    fighter = scene.fight()
    scene.do(Lower(attribute, this_fight=True))

    assert fighter.lowered[attribute] == 1
    assert scene.wolf.shield == left


@shows("H6.18")
def test_the_highest_attribute_falls_from_two_to_one_and_not_below(scene: Scene) -> None:
    scene.wolf.levels[:] = [2, 1, 1, 1]
    scene.do(LowerHighest())
    assert scene.wolf.levels == [1, 1, 1, 1]
    scene.do(LowerHighest())
    assert scene.wolf.levels == [1, 1, 1, 1]


@shows("H2.12")
def test_a_price_from_the_deck_can_be_paid_with_its_last_card(scene: Scene) -> None:
    cards = len(scene.wolf.deck)
    assert scene.do(May([DiscardFromDeck(cards + 1)])) == []
    assert len(scene.do(May([DiscardFromDeck(cards)]), answers=[[1]])) == 1


@shows("H5.10")
def test_a_card_sought_outside_a_fight_counts_for_the_hand_limit(scene: Scene) -> None:
    wolf = scene.wolf
    scene.discards(1)
    while len(wolf.hand) < 7:
        wolf.hand.append(wolf.deck.pop())
    (asked,) = scene.do(Seek(1), answers=[[0]])

    assert asked.key == "discard"
    assert len(wolf.hand) == 7


@shows("H6.18")
def test_nothing_falls_from_level_five(scene: Scene) -> None:
    scene.wolf.levels[:] = [5, 5, 5, 5]
    assert scene.do(LowerHighest()) == []
    assert scene.wolf.levels == [5, 5, 5, 5]
    fighter = scene.fight()
    scene.do(Lower(Attribute.COMBAT, this_fight=True), LowerHighest(this_fight=True))
    assert fighter.lowered == [0, 0, 0, 0]
