"""Chapter 15: great feats and reward gear (Große Heldentaten und Belohnungsausrüstung)."""

from __future__ import annotations

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import GEAR, POTION
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Normal, Reaction, Reflex, Set
from tafelrunde.games.valskyrr.rules.feats_rewards import draw_rewards
from tafelrunde.games.valskyrr.rules.restoration import regenerate
from tafelrunde.games.valskyrr.terms import Aim, Destination, Place, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    Focus,
    PlaceCard,
    ProgressAtLeast,
    PutProgress,
    ReplaceReward,
    Task,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    refused,
    valskyrr,
)

USED_UP = PlaceCard([Destination.UNDER_REWARD_DECK])


def great_feat(key: str, loot: int = 2) -> str:
    """A great feat with one fast action: 1 focus."""
    action = Fast(Place.HAND, 1, [Focus(1)])
    return dummy_card(key, [action], set=Set.GREAT_FEAT, loot=loot, hero="anna")


def potion(key: str) -> str:
    """A one-time reward that is used up by its only action."""
    action = Fast(Place.HAND, 1, [Focus(1), USED_UP])
    return dummy_card(key, [action], [GEAR, POTION], set=Set.ONE_TIME, loot=1)


def returns(printed: HeroCard) -> bool:
    """Whether an action of the card says that it goes under the reward deck."""
    return any(USED_UP in action.do for action in printed.actions)


# --- Acquiring great feats ------------------------------------------------------------------------


@shows("V15.01", "V15.02")
def test_any_number_of_great_feats_may_be_acquired_for_loot() -> None:
    feats = [great_feat("storm", 2), great_feat("wall", 1), great_feat("song", 3)]
    table = valskyrr(phase="attack", loot=7, heroes={"anna": hero(focus=0, feats=feats, deck=[])})
    table.play().answer("anna", "storm").answer("anna", "wall").answer("anna", "song")

    assert table.game.loot == 7 - 2 - 1 - 3
    assert table.hand("anna") == ["storm", "wall", "song"]
    assert table.hero("anna").feats == []
    assert [event.loot for event in table.events(events.FeatAcquired)] == [2, 1, 3]
    table.answer("anna", "end_turn")


@shows("V15.02")
def test_a_great_feat_beyond_the_loot_pool_cannot_be_acquired() -> None:
    feats = [great_feat("storm", 3), great_feat("wall", 2)]
    table = valskyrr(phase="attack", loot=2, heroes={"anna": hero(feats=feats)})
    table.play()

    assert table.asks("anna", "action") == ["end_turn", "wall"]
    with refused("V15.02"):
        table.answer("anna", "storm")
    table.answer("anna", "end_turn")
    assert table.game.loot == 2


@shows("V15.03")
def test_a_player_acquires_only_the_great_feats_of_the_own_hero() -> None:
    table = valskyrr(
        phase="attack", loot=9, heroes={"anna": hero(acted=True), "bert": hero(), "cleo": hero()}
    )
    table.play().answer("party", "bert")

    assert table.asks("bert", "action") == ["end_turn", "feat_bert"]
    with refused(""):
        table.answer("bert", "feat_cleo")
    table.answer("bert", "end_turn").answer("cleo", "end_turn")


@shows("V15.04")
def test_any_card_of_the_pile_may_be_picked() -> None:
    feats = [great_feat(name) for name in ("storm", "wall", "song")]
    table = valskyrr(phase="attack", loot=4, heroes={"anna": hero(feats=feats, deck=[])})
    table.play()

    assert table.asks("anna", "action") == ["end_turn", "storm", "wall", "song"]
    table.answer("anna", "wall")
    assert table.hand("anna") == ["wall"]
    assert table.ids(table.hero("anna").feats) == ["storm", "song"]
    table.answer("anna", "end_turn")


@shows("V15.05")
def test_nothing_is_acquired_outside_the_own_turn_nor_after_its_end() -> None:
    task = Task(discard=1, do=[PutProgress(1)], at_turn_end=True)
    table = valskyrr(
        phase="attack",
        loot=9,
        encounter=dummy_encounter("errand", progress=[task], victory=[ProgressAtLeast(9)]),
        heroes={"anna": hero(hand=["plain_anna"]), "bert": hero()},
    )
    table.play().answer("party", "anna").answer("anna", "end_turn")

    assert table.asks("anna", "task") == ["task", "pass"]  # too late
    table.passes("anna")
    assert table.asks("bert", "action") == ["end_turn", "feat_bert"]  # not in Bert's turn
    table.answer("bert", "end_turn")
    assert table.question is None
    assert table.game.loot == 9


@shows("V15.06")
def test_an_acquired_great_feat_can_be_used_in_the_same_turn() -> None:
    table = valskyrr(
        phase="attack",
        loot=2,
        heroes={"anna": hero(focus=0, feats=[great_feat("storm")], deck=[])},
    )
    table.play().answer("anna", "storm")

    assert table.hand("anna") == ["storm"]
    table.answer("anna", "storm.0")
    assert table.focus("anna") == 1
    assert table.discard_pile("anna") == ["storm"]  # from now on an ordinary card
    assert table.hero("anna").feats == []


@shows("V15.07")
def test_nothing_is_acquired_in_the_middle_of_an_action() -> None:
    blow = dummy_card("blow", [Normal(Place.HAND, 1, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(phase="attack", loot=2, heroes={"anna": hero(hand=[blow], foes=[wolf, bear])})
    table.play().answer("anna", "blow.0")

    assert table.asks("anna", "target") == ["wolf", "bear"]
    table.answer("anna", "wolf")
    assert table.foe("wolf").wounds == 1
    assert table.asks("anna", "action") == ["end_turn", "feat_anna"]
    table.answer("anna", "end_turn")


# --- Reward gear ----------------------------------------------------------------------------------


@shows("V15.08")
def test_all_general_rewards_are_one_time_reward_gear() -> None:
    table = valskyrr(heroes={"fengray": {}, "arani": {}})
    cards = [card.hero_card for card in table.game.cards if hasattr(card, "hero_card")]
    rewards = [card for card in cards if card.set in (Set.ONE_TIME, Set.REWARD_GEAR)]

    general = [card for card in rewards if not card.hero]
    assert len(general) == 12
    assert all(card.set is Set.ONE_TIME and returns(card) for card in general)
    golden = [card for card in rewards if card.hero]
    assert len(golden) == 4
    assert not any(card.set is Set.ONE_TIME or returns(card) for card in golden)


@shows("V15.09")
def test_a_used_one_time_reward_goes_under_the_reward_deck() -> None:
    elixir, tonic, balm = (potion(name) for name in ("elixir", "tonic", "balm"))
    table = valskyrr(
        phase="attack", rewards=[tonic, balm], heroes={"anna": hero(focus=0, hand=[elixir])}
    )
    table.play().answer("anna", "elixir.0")

    assert table.focus("anna") == 1
    assert table.ids(table.game.reward_deck)[::-1] == ["tonic", "balm", "elixir"]
    assert table.discard_pile("anna") == []


@shows("V15.09", "V15.10")
def test_the_potion_of_invisibility_is_used_up_by_its_reflex_alone() -> None:
    wolf, bear, elixir = dummy_enemy("wolf"), dummy_enemy("bear"), potion("elixir")
    name = "potion_of_invisibility"
    table = valskyrr(
        phase="attack",
        rewards=[elixir],
        heroes={"celenthia": hero(hand=[name], foes=[wolf, bear], hero_zone=[], deck=[], feats=[])},
    )
    table.play().answer("celenthia", f"{name}.0")

    assert table.zone("celenthia") == [name]  # merely put there: not used up yet
    assert table.ids(table.game.reward_deck) == ["elixir"]
    table.answer("celenthia", f"{name}.1").answer("party", "bear", "wolf")

    assert table.foes("celenthia") == []
    assert table.row == ["bear", "wolf"]
    assert table.ids(table.game.reward_deck)[::-1] == ["elixir", name]
    assert table.discard_pile("celenthia") == []


@shows("V15.11")
def test_a_one_time_reward_in_hand_may_be_buried_and_restored() -> None:
    elixir, wolf = potion("elixir"), dummy_enemy("wolf")
    table = valskyrr(phase="defence", heroes={"anna": hero(hand=[elixir], foes=[wolf])})
    table.play()

    assert table.asks("anna", "bury") == ["elixir", "deck"]
    table.answer("anna", "elixir")
    assert table.graveyard("anna") == ["elixir"]

    table = valskyrr(heroes={"anna": hero(graveyard=[elixir], deck=[])})
    table.play(lambda game: regenerate(game, game.heroes[0], 2))
    table.answer("anna", "elixir").answer("anna", "elixir")
    assert table.deck("anna") == ["elixir"]


@shows("V15.02")
def test_without_any_loot_every_great_feat_is_closed() -> None:
    heroes = {"anna": hero(hand=[great_feat("dash")], feats=[great_feat("storm", 1)])}
    table = valskyrr(phase="attack", loot=0, heroes=heroes).play()

    assert table.closed("anna", "storm") == "V15.02"
    table.stops_at("action")


@shows("V13.14", "V16.39")
def test_a_reward_that_was_replaced_already_is_not_replaced_again() -> None:
    swap = Reflex(Place.HERO_ZONE, 1, [ReplaceReward()], Reaction(Window.REWARD_DRAWN))
    zone = [dummy_card(key, [swap]) for key in ("scout", "guide")]
    rewards = [potion(key) for key in ("elixir", "tonic", "balm", "salve")]
    table = valskyrr(heroes={"anna": hero(hero_zone=zone)}, rewards=rewards)
    table.play(lambda game: draw_rewards(game, 1)).answer("anna", "scout.0").answer("anna", "tonic")

    assert table.question is None  # the elixir is gone, so the guide has nothing to answer
    assert table.ids(table.game.offered) == ["tonic"]


@shows("V15.09")
def test_a_returned_reward_leaves_its_tokens_behind() -> None:
    action = Fast(Place.HERO_ZONE, 1, [Focus(1), USED_UP])
    lamp = dummy_card("lamp", [action], [GEAR, POTION], set=Set.ONE_TIME, loot=1)
    table = valskyrr(phase="attack", rewards=[], heroes={"anna": hero(hero_zone=[lamp])})
    anna = table.hero("anna")
    anna.tokens[anna.hero_zone[0].uid] = 2
    table.play().answer("anna", "lamp.0")

    assert table.ids(table.game.reward_deck) == ["lamp"]
    assert table.hero("anna").tokens == {}


@shows("V15.04")
def test_of_several_copies_one_is_listed_open_or_closed() -> None:
    feats = [great_feat("storm", 3), great_feat("storm", 3), great_feat("wall", 1)]
    heroes = {"anna": hero(feats=[*feats, "wall"])}
    table = valskyrr(phase="attack", loot=2, heroes=heroes).play()
    assert table.session is not None
    (decision,) = table.session.decisions

    assert table.asks("anna", "action") == ["end_turn", "wall"]
    assert len(decision.closed) == 1
    table.stops_at("action")
