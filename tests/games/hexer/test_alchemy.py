"""Chapter 7: potions and bombs (Tränke und Bomben)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.nouns import Ability, Moment
from tafelrunde.games.hexer.rules.alchemy import gain_bombs, gain_potions
from tafelrunde.games.hexer.terms import Attribute, Expansion
from tafelrunde.games.hexer.vocabulary import GainGold, Lower
from tafelrunde.games.hexer.vocabulary.abilities import OwnPotions
from tests.kit.hexer import (
    Table,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_potion,
    fighting,
    hexer,
    player,
    refused,
)
from tests.kit.shows import shows

WITHOUT_MONSTERJAGD = [each.value for each in Expansion if each is not Expansion.MONSTERJAGD]


def potions(*names: str) -> list[str]:
    """Neutral potions of these names."""
    return [dummy_potion(name, [GainGold(1)]) for name in names]


def bombs(*names: str) -> list[str]:
    """Neutral bombs of these names."""
    return [dummy_bomb(name, [GainGold(1)]) for name in names]


def brewing(count: int, wolf: dict[str, Any], **position: Any) -> Table:
    """The wolf gains potions."""
    table = hexer(players={"wolf": wolf, "bear": player()}, **position)
    return table.play(lambda game: gain_potions(game, game.player, count, "H16.15"))


def building(count: int, wolf: dict[str, Any], **position: Any) -> Table:
    """The wolf gains bombs."""
    table = hexer(players={"wolf": wolf, "bear": player()}, **position)
    return table.play(lambda game: gain_bombs(game, game.player, count, "H7.07"))


def owned(table: Table) -> tuple[list[str], list[str]]:
    """The potions and bombs of the wolf."""
    wolf = table.player("wolf")
    return table.ids(wolf.potions), table.ids(wolf.bombs)


FOUR_POTIONS = ("p1", "p2", "p3", "p4")
FOUR_BOMBS = ("b1", "b2", "b3", "b4")

# --- How many may be owned ------------------------------------------------------------------------


@shows("H7.01", "H7.09")
@pytest.mark.parametrize("given", ["p2", "new"])
def test_above_4_potions_some_are_discarded_by_choice_perhaps_the_new_one(given: str) -> None:
    table = brewing(1, player(potions=potions(*FOUR_POTIONS)), potion_deck=potions("new"))

    assert table.asks("wolf", "discard_potions") == [*FOUR_POTIONS, "new"]
    table.answer("wolf", given)

    kept = [name for name in (*FOUR_POTIONS, "new") if name != given]
    assert owned(table) == (kept, [])
    assert table.ids(table.game.potion_discards) == [given]
    assert [event.card for event in table.events(events.AlchemyLost)] == [given]


@shows("H7.01", "H7.09")
def test_several_potions_are_drawn_before_the_surplus_is_discarded() -> None:
    table = brewing(
        3, player(potions=potions("p1", "p2", "p3")), potion_deck=potions("x", "y", "z")
    )

    assert table.asks("wolf", "discard_potions") == ["p1", "p2", "p3", "x", "y", "z"]
    table.answer("wolf", "p1", "y")
    assert owned(table) == (["p2", "p3", "x", "z"], [])


@shows("H7.01")
def test_a_trophy_may_let_its_owner_keep_a_fifth_potion() -> None:
    satchel = dummy_monster("satchel", trophy=Ability(Moment.STANDING, [OwnPotions(5)]))
    wolf = player(trophies=[satchel], potions=potions(*FOUR_POTIONS))
    table = brewing(1, wolf, potion_deck=potions("new"))

    assert owned(table) == ([*FOUR_POTIONS, "new"], [])
    assert table.question is None


@shows("H7.02", "H7.10")
@pytest.mark.parametrize("given", ["b3", "new"])
def test_above_4_bombs_some_are_discarded_by_choice(given: str) -> None:
    wolf = player(potions=potions(*FOUR_POTIONS), bombs=bombs(*FOUR_BOMBS))
    table = building(1, wolf, bomb_deck=bombs("new"))

    assert table.asks("wolf", "discard_bombs") == [*FOUR_BOMBS, "new"]
    table.answer("wolf", given)

    kept = [name for name in (*FOUR_BOMBS, "new") if name != given]
    assert owned(table) == ([*FOUR_POTIONS], kept)
    assert table.ids(table.game.bomb_discards) == [given]
    assert [event.card for event in table.events(events.AlchemyLost)] == [given]


@shows("H7.01", "H7.02", "H7.03")
def test_4_potions_and_4_bombs_may_be_owned_at_alchemy_1() -> None:
    wolf = player(potions=potions("p1", "p2", "p3"), bombs=bombs("b1", "b2", "b3"), gold=1)
    table = brewing(1, wolf, potion_deck=potions("p4"), bomb_deck=bombs("b4")).passes("wolf")
    assert table.question is None
    table = building(1, wolf, bomb_deck=bombs("b4"))

    assert table.level("wolf", "alchemy") == 1
    assert owned(table) == (["p1", "p2", "p3"], [*FOUR_BOMBS])
    assert table.question is None


# --- How many may be used -------------------------------------------------------------------------


@shows("H7.03", "H7.04", "H7.05")
def test_potions_and_bombs_count_together_against_the_alchemy_level() -> None:
    wolf = player(potions=potions("p1", "p2", "p3"), bombs=bombs("b1", "b2"))
    wolf |= player(hand=[dummy_card("x"), dummy_card("y")], levels={"alchemy": 2})
    table = fighting({"wolf": wolf, "bear": player()}, step="effects").play()
    assert table.asks("wolf", "effects") == ["p1", "p2", "p3", "b1", "b2", "pass"]
    table.answer("wolf", "p2").answer("wolf", "b1")

    assert table.question == "combo"  # nothing more may be used
    assert owned(table) == (["p1", "p3"], ["b2"])
    table.stops_at("combo")


@shows("H7.04")
def test_the_count_goes_on_through_all_combat_turns_of_a_fight() -> None:
    wolf = player(potions=potions("p1", "p2", "p3"), levels={"alchemy": 2})
    wolf |= player(hand=[dummy_card("x")], deck=[dummy_card("x")] * 9)
    table = fighting({"wolf": wolf, "bear": player()}, step="effects").play()
    table.answer("wolf", "p1").passes("wolf").answer("bear", "charge")
    table.answer("wolf", "p2").answer("bear", "charge")

    assert owned(table) == (["p3"], [])
    table.stops_at("announce")  # the wolf's third combat turn went by without a question


@shows("H7.04")
def test_a_potion_beyond_the_tolerance_is_closed() -> None:
    horn = dummy_monster("horn", trophy=Ability(Moment.EFFECTS, [GainGold(1)]))
    wolf = player(potions=potions("p1", "p2"), bombs=bombs("b1"), trophies=[horn])
    wolf["hand"] = [dummy_card("x"), dummy_card("y")]
    table = fighting({"wolf": wolf, "bear": player()}, step="effects").play()
    table.answer("wolf", "p1")

    assert table.asks("wolf", "effects") == ["horn", "pass"]
    for key in ("p2", "b1"):
        with refused("H7.04"):
            table.answer("wolf", key)
    table.stops_at("effects")


@shows("H7.06")
def test_the_alchemy_level_counts_at_the_moment_of_use() -> None:
    wolf = player(potions=potions("p1", "p2", "p3"), levels={"alchemy": 2})
    wolf |= player(hand=[dummy_card("x")], deck=[dummy_card("x")] * 9)
    curse: list[Effect] = [Lower(Attribute.ALCHEMY)]
    table = fighting({"wolf": wolf, "bear": player()}, curse, step="effects").play()
    table.answer("wolf", "p1").passes("wolf").answer("bear", "charge")

    assert table.level("wolf", "alchemy") == 1
    assert table.gold("wolf") == 1  # what was used stays valid
    assert owned(table) == (["p2", "p3"], [])
    table.stops_at("announce")  # no potion was offered in the second combat turn


@shows("H7.06")
def test_in_every_new_fight_the_count_starts_at_0() -> None:
    wolf = player(place="vizima", potions=potions("p1"), hand=[dummy_card("x")], trails=["dhuwod"])
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": dummy_monster("foe"), "place": "vizima"}},
    ).play()
    table.answer("wolf", "foe")

    assert table.fighter("wolf").poison == 0
    assert table.asks("wolf", "effects") == ["p1", "pass"]
    table.stops_at("effects")


# --- The exchange for a bomb ----------------------------------------------------------------------


@shows("H7.07", "H7.08")
@pytest.mark.parametrize("given", ["old", "new"])
def test_for_a_potion_received_a_potion_and_1_gold_may_be_given_up_for_a_bomb(given: str) -> None:
    table = brewing(
        1,
        player(potions=potions("old"), gold=3),
        potion_deck=potions("new"),
        bomb_deck=bombs("bang", "boom"),
    )
    assert table.asks("wolf", "bomb_exchange") == ["old", "new", "pass"]
    table.answer("wolf", given)

    kept = "new" if given == "old" else "old"
    assert owned(table) == ([kept], ["bang"])
    assert table.gold("wolf") == 2
    assert table.ids(table.game.potion_discards) == [given]
    assert table.question is None  # once for each potion


@shows("H7.07", "H7.12")
def test_the_exchange_is_open_while_there_are_used_bombs() -> None:
    decks = {"bomb_deck": [], "bomb_discards": bombs("used")}
    table = brewing(1, player(gold=1), potion_deck=potions("new"), **decks)
    table.answer("wolf", "new")

    assert owned(table) == ([], ["used"])


@shows("H7.07")
def test_the_exchange_may_be_declined() -> None:
    table = brewing(1, player(gold=1), potion_deck=potions("new")).passes("wolf")

    assert owned(table) == (["new"], [])
    assert table.gold("wolf") == 1


@shows("H7.08")
def test_the_exchange_is_offered_once_for_each_potion_while_there_is_gold() -> None:
    wolf = player(potions=potions("old"), gold=2)
    deck = potions("n1", "n2", "n3")
    table = brewing(3, wolf, potion_deck=deck, bomb_deck=bombs("b1", "b2", "b3"))

    table.answer("wolf", "old").answer("wolf", "n1")
    assert owned(table) == (["n2", "n3"], ["b1", "b2"])
    assert table.gold("wolf") == 0
    assert table.question is None  # no gold for the third


@shows("H7.08")
def test_without_gold_a_potion_alone_buys_no_bomb() -> None:
    table = brewing(1, player(potions=potions("old"), gold=0), potion_deck=potions("new"))

    assert table.question is None
    assert owned(table) == (["old", "new"], [])


@shows("H7.07", "H7.09")
def test_the_surplus_is_counted_after_the_exchange() -> None:
    wolf = player(potions=potions("p1", "p2", "p3"), gold=1)
    deck = potions("n1", "n2", "n3", "n4")
    table = brewing(4, wolf, potion_deck=deck, bomb_deck=bombs("b1"))
    table.answer("wolf", "p1")

    assert len(table.asks("wolf", "discard_potions")) == 6
    table.answer("wolf", "n3", "n4")
    assert owned(table) == (["p2", "p3", "n1", "n2"], ["b1"])
    assert table.gold("wolf") == 0


@shows("H7.07")
@pytest.mark.parametrize(
    "without", [{"expansions": WITHOUT_MONSTERJAGD}, {"bomb_deck": [], "bomb_discards": []}]
)
def test_without_bombs_there_is_no_exchange(without: dict[str, Any]) -> None:
    table = brewing(1, player(gold=3), potion_deck=potions("new"), **without)

    assert table.question is None
    assert (owned(table), table.gold("wolf")) == ((["new"], []), 3)


@pytest.mark.parametrize("expansions", [[], WITHOUT_MONSTERJAGD])
def test_without_monsterjagd_a_potion_takes_the_place_of_each_bomb(expansions: list[str]) -> None:
    wolf = player(place="vizima", gold=3)
    table = hexer(
        expansions=expansions,
        players={"wolf": wolf, "bear": player()},
        phase="confrontation",
        city=["city_black_market"],
        potion_deck=potions("p1", "p2", "p3"),
    ).play()
    table.answer("wolf", "city").answer("wolf", "option1")

    assert (owned(table), table.gold("wolf")) == ((["p1", "p2"], []), 1)


# --- Where they lie -------------------------------------------------------------------------------


@shows("H7.10", "H7.11")
def test_potions_and_bombs_lie_face_up_for_all() -> None:
    wolf = player(potions=potions("p1", "p2"), bombs=bombs("b1"))
    seen = hexer(players={"wolf": wolf, "bear": player()}).view("bear").players[0]

    assert [card.id for card in seen.potions] == ["p1", "p2"]
    assert [card.id for card in seen.bombs] == ["b1"]


@shows("H7.12")
def test_used_potions_and_bombs_go_to_their_discard_piles() -> None:
    wolf = player(potions=potions("p1"), bombs=bombs("b1"), levels={"alchemy": 2})
    wolf["hand"] = [dummy_card("x"), dummy_card("y")]
    table = fighting({"wolf": wolf, "bear": player()}, step="effects").play()
    table.answer("wolf", "b1").answer("wolf", "p1")

    assert owned(table) == ([], [])
    assert table.ids(table.game.potion_discards) == ["p1"]
    assert table.ids(table.game.bomb_discards) == ["b1"]
    assert table.gold("wolf") == 2
    table.stops_at("combo")


@shows("H7.12")
@pytest.mark.parametrize("phase", ["moves", "confrontation", "refill"])
def test_potions_and_bombs_work_only_in_fights(phase: str) -> None:
    wolf = player(potions=potions("p1"), bombs=bombs("b1"), place="vizima")
    wolf |= player(hand=[dummy_card("x")], levels={"alchemy": 5})
    table = hexer(players={"wolf": wolf, "bear": player()}, phase=phase).play()

    assert not {"p1", "b1"} & set(table.asks("wolf"))
    table.stops_at(table.question or "")


@shows("H7.12")
def test_an_empty_potion_deck_is_renewed_from_its_discard_pile() -> None:
    used = potions("p1", "p2", "p3", "p4", "p5")
    table = brewing(3, player(), potion_deck=potions("top"), potion_discards=used)

    drawn, left = owned(table)[0], table.ids(table.game.potion_deck)
    assert drawn[0] == "top"
    assert sorted(drawn[1:] + left) == used
    assert drawn[1:] not in (used[:2], used[:-3:-1])  # they were shuffled
    assert table.game.potion_discards == []


@shows("H7.12")
def test_an_empty_bomb_deck_is_renewed_from_its_discard_pile() -> None:
    used = bombs("b1", "b2", "b3", "b4", "b5")
    table = building(3, player(), bomb_deck=bombs("top"), bomb_discards=used)

    drawn, left = owned(table)[1], table.ids(table.game.bomb_deck)
    assert drawn[0] == "top"
    assert sorted(drawn[1:] + left) == used
    assert drawn[1:] not in (used[:2], used[:-3:-1])  # they were shuffled
    assert table.game.bomb_discards == []


@shows("H7.12", "H2.12")
def test_without_any_left_only_as_many_are_drawn_as_there_are() -> None:
    table = brewing(2, player(gold=1), potion_deck=potions("p1"), bomb_deck=[], potion_discards=[])
    assert owned(table) == (["p1"], [])

    table = building(2, player(), bomb_deck=bombs("b1"), bomb_discards=[])
    assert owned(table) == ([], ["b1"])
