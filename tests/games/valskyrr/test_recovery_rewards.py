"""Chapter 13: the recovery phase (Wiederherstellungsphase): rewards."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BOOK, GEAR, POTION, SWORD
from tafelrunde.games.valskyrr.nouns import Fast, Set
from tafelrunde.games.valskyrr.rules.damage import bury_for_damage
from tafelrunde.games.valskyrr.rules.restoration import regenerate
from tafelrunde.games.valskyrr.terms import Place
from tafelrunde.games.valskyrr.vocabulary import Focus
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_board,
    dummy_card,
    dummy_encounter,
    hero,
    refused,
    valskyrr,
)


def sword(key: str, loot: int = 1) -> str:
    """A reward that every dummy hero can take."""
    return dummy_card(key, keywords=[GEAR, SWORD], set=Set.ONE_TIME, loot=loot)


def won(*rewards: str, **position: Any) -> Table:
    """An encounter is completed at an overrun place, where nobody rests afterwards."""
    position = {"heroes": {"anna": hero(), "bert": hero()}, "loot": 0} | position
    table = valskyrr(
        phase="recovery",
        encounter=dummy_encounter("quest"),
        threat={"inn": 2},
        rewards=list(rewards),
        **position,
    )
    return table.play()


@pytest.mark.parametrize("heroes", [["anna"], ["anna", "bert", "cleo", "dora"]])
@shows("V13.10")
def test_two_rewards_are_drawn_whatever_the_number_of_heroes(heroes: list[str]) -> None:
    names = [sword(name) for name in ("saber", "rapier", "foil")]
    table = won(*names, heroes={name: hero() for name in heroes})

    assert [event.card for event in table.events(events.RewardDrawn)] == ["saber", "rapier"]
    assert table.ids(table.game.reward_deck) == ["foil"]
    table.answer("party", "anna").answer("party", "anna")
    assert table.hand("anna") == ["saber", "rapier"]
    assert table.question is None


@pytest.mark.parametrize(("rewards", "loot"), [([], 2), (["saber"], 1)], ids=["none", "one"])
@shows("V13.11")
def test_each_missing_reward_brings_one_loot(rewards: list[str], loot: int) -> None:
    sword("saber", loot=3)
    table = won(*rewards)
    for _ in rewards:
        table.answer("party", "anna")

    assert table.game.loot == loot
    assert table.hand("anna") == rewards


@shows("V13.12", "V13.18")
def test_a_reward_is_taken_by_one_player_or_put_under_the_deck_for_loot() -> None:
    names = [sword("saber", 2), sword("rapier", 3), sword("foil"), sword("epee")]
    table = won(*names)

    assert table.asks("party", "reward") == ["anna", "bert", "give_up"]
    table.answer("party", "bert")
    assert table.asks("party", "reward") == ["anna", "bert", "give_up"]
    table.answer("party", "give_up")

    assert table.hand("bert") == ["saber"]
    assert table.hand("anna") == []
    assert table.game.loot == 3
    assert table.ids(table.game.reward_deck)[::-1] == ["foil", "epee", "rapier"]  # at the bottom


@shows("V13.13")
def test_a_reward_already_taken_cannot_be_exchanged_later() -> None:
    table = won(heroes={"anna": hero(hand=[sword("saber", loot=3)])})

    assert table.question is None  # nothing was drawn, so nothing is asked
    assert table.hand("anna") == ["saber"]
    assert table.game.loot == 2
    assert table.game.reward_deck == []


@shows("V13.14")
def test_both_rewards_are_drawn_before_the_first_is_decided_on() -> None:
    table = won(sword("saber"), sword("rapier"))

    assert table.ids(table.game.offered) == ["saber", "rapier"]
    assert table.game.reward_deck == []
    table.answer("party", "give_up").answer("party", "give_up")
    assert table.ids(table.game.reward_deck)[::-1] == ["saber", "rapier"]


@shows("V13.14")
def test_a_returned_reward_is_not_drawn_again() -> None:
    table = won(sword("saber", loot=3))
    table.answer("party", "give_up")

    assert table.question is None
    assert table.ids(table.game.reward_deck) == ["saber"]
    assert table.game.loot == 3 + 1  # its value, and 1 for the missing second card


@shows("V13.14")
def test_forager_answers_when_both_rewards_are_drawn() -> None:
    crow = {"kraehe": hero(hero_zone=["forager"])}
    table = won("lucky_coin", "mist_glass", "antidote", heroes=crow)
    assert table.asks("kraehe", "reflex") == ["forager.1", "pass"]
    assert table.ids(table.game.offered) == ["lucky_coin", "mist_glass"]
    table.answer("kraehe", "forager.1").answer("kraehe", "antidote")

    assert sorted(table.ids(table.game.offered)) == ["antidote", "mist_glass"]
    assert table.ids(table.game.reward_deck) == ["lucky_coin"]
    table.passes("kraehe").answer("party", "kraehe").answer("party", "kraehe")
    assert sorted(table.hand("kraehe")) == ["antidote", "mist_glass"]


@shows("V13.14")
def test_forager_does_not_put_the_last_reward_back_to_be_drawn_again() -> None:
    crow = {"kraehe": hero(hero_zone=["forager"])}
    table = won("lucky_coin", "mist_glass", heroes=crow)

    assert table.question == "reward"  # no card is left that could replace one of them
    assert table.ids(table.game.offered) == ["lucky_coin", "mist_glass"]
    table.stops_at("reward")


@shows("V13.18")
def test_a_reward_goes_to_hand_even_beyond_the_draw_limit() -> None:
    full = [dummy_card("plain")] * 5
    table = won(sword("saber"), sword("rapier"), heroes={"anna": hero(hand=full)})
    table.answer("party", "anna").answer("party", "anna")

    assert table.hand("anna") == [*full, "saber", "rapier"]
    assert table.discard_pile("anna") == []


@shows("V13.19")
def test_only_a_hero_with_a_matching_proficiency_may_take_a_reward() -> None:
    dummy_board("emil", proficiencies=(BOOK, POTION))
    both = dummy_card("tome", keywords=[GEAR, SWORD, BOOK], set=Set.ONE_TIME, loot=1)
    table = won(both, sword("saber"), heroes={"anna": hero(), "emil": hero()})

    assert table.asks("party", "reward") == ["anna", "emil", "give_up"]  # one keyword is enough
    table.answer("party", "emil")
    assert table.asks("party", "reward") == ["anna", "give_up"]
    with refused("V13.19"):
        table.answer("party", "emil")
    table.answer("party", "anna")
    assert [table.hand("anna"), table.hand("emil")] == [["saber"], ["tome"]]


@shows("V13.20")
def test_a_reward_that_nobody_can_take_is_given_up_without_asking() -> None:
    elixir = dummy_card("elixir", keywords=[GEAR, POTION], set=Set.ONE_TIME, loot=2)
    table = won(elixir, sword("saber"))

    assert table.ids(table.game.offered) == ["saber"]
    assert table.ids(table.game.reward_deck) == ["elixir"]
    assert table.game.loot == 2
    table.answer("party", "give_up")  # nor does anybody want the other one
    assert table.ids(table.game.reward_deck)[::-1] == ["elixir", "saber"]
    assert table.game.loot == 3


@shows("V13.21")
def test_a_golden_reward_may_be_taken_by_another_hero() -> None:
    table = won("gift_anna")

    assert table.asks("party", "reward") == ["anna", "bert", "give_up"]
    table.answer("party", "bert")
    assert table.hand("bert") == ["gift_anna"]


@shows("V13.22")
def test_a_golden_reward_is_discarded_to_the_pile_of_the_hero_who_took_it() -> None:
    charm = dummy_card(
        "charm", [Fast(Place.HAND, 1, [Focus(1)])], [SWORD], set=Set.REWARD_GEAR, hero="anna"
    )
    table = valskyrr(phase="attack", heroes={"anna": hero(acted=True), "bert": hero(hand=[charm])})
    table.play().answer("bert", "charm.0")

    assert table.discard_pile("bert") == ["charm"]
    assert table.discard_pile("anna") == []
    assert "charm" not in table.ids(table.game.reward_deck)


@shows("V13.22")
def test_a_golden_reward_can_be_buried_and_restored_like_any_card() -> None:
    table = valskyrr(heroes={"bert": hero(hand=["gift_anna"], deck=[])})
    table.play(lambda game: bury_for_damage(game, game.heroes[0], 1))

    assert table.graveyard("bert") == ["gift_anna"]
    assert not table.hero("bert").defeated

    table = valskyrr(heroes={"bert": hero(graveyard=["gift_anna"], deck=[])})
    table.play(lambda game: regenerate(game, game.heroes[0], 2))
    table.answer("bert", "gift_anna").answer("bert", "gift_anna")
    assert table.deck("bert") == ["gift_anna"]
