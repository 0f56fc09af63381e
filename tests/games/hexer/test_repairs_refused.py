"""Repairs that are refused, what is offered, and what nobody is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.errors import BadRepair
from tafelrunde.engine.repairs import Offers, repaired
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import TABLE, Game, Player
from tests.kit.hexer_repairs import BEAR, DUEL, FIGHT, POSITION, WOLF, WORKSHOP, with_wolf

TEXTS = Path(__file__).parents[3] / "web" / "src" / "games" / "hexer" / "texts"
repair, refusal, usual = WORKSHOP.repair, WORKSHOP.refusal, WORKSHOP.usual


@pytest.fixture(autouse=True)
def mode() -> None:
    """Once is enough: how a repair is saved, forked and taken back has tests of its own."""


# --- Refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("set players.wolf.golt to 3", "Did you mean 'players.wolf.gold'?"),
        ("set players.cat.gold to 3", "There is no value 'players.cat.gold'"),
        ("set stage to 1", "There is no value 'stage'"),
        ("set winner to wolf", "There is no value 'winner'"),
        ("set players.wolf.gold to -1", "whole number from 0 to 1000000, not -1"),
        ("set players.wolf.gold to true", "whole number from 0 to 1000000, not True"),
        ("set players.wolf.moved to 1", "must be true or false"),
        ("set players.wolf.levels.combat to 6", "whole number from 1 to 5"),
        ("set players.wolf.space to 5", "whole number from 0 to 4"),
        ("set players.wolf.place to atlantis", "cannot be 'atlantis'"),
        ("set players.wolf.place to hen_inis", "cannot be 'hen_inis'"),
        ("set players.wolf.place to eyna", "'eyna' needs a ship"),
        ("set players.bear.moved to true", "not the turn of 'bear'"),
        ("set players.wolf.level to 5", "Only with all attributes at 5"),
        ("set phase to setup", "there are moves, confrontation, refill"),
        ("set active to cat", "there are wolf, bear"),
        ("set dagon to 0", "whole number from 1 to 6"),
        ("set legendary_place to eyna", "cannot be 'eyna'"),
        ("set tavern to kaer_morhen", "cannot be 'kaer_morhen'"),
        ("set ships.novigrad to eyna", "There is no value 'ships.novigrad'"),
        ("set ships.cidaris to vizima", "cannot be 'vizima'"),
        ("set ships.cidaris to cintra", "two ships at 'cintra'"),
        ("set monsters.forest.place to ban_ard", "cannot be 'ban_ard'"),
        ("set monsters.mountain.place to cintra", "There is no value"),
        ("set players.wolf.rumours.vizima to true", "cannot have heard a rumour about 'vizima'"),
        ("set players.wolf.rumours.cintra to true", "cannot have heard a rumour about 'cintra'"),
        ("set players.wolf.rumours.vengerberg to true", "lies elsewhere"),
        ("set weakness_on.novigrad to true", "where no player stands"),
        ("put whirl_9 in players.wolf.hand", "There is no card 'whirl_9'"),
        ("put cat_push_1 in players.wolf.hand", "cannot lie in 'players.wolf.hand'"),
        ("put bear_push_1 in players.wolf.hand", "cannot lie in 'players.wolf.hand'"),
        ("put bear_push_1 in row_decks.witcher", "cannot lie in"),
        ("put medallion_cat in players.wolf.trophies", "cannot lie in"),
        ("put medallion_wolf in players.wolf.trophies", "cannot lie in"),
        ("put golem in out", "cannot lie in 'out'"),
        ("put dagon in tokens.3", "cannot lie in"),
        ("put troll in tokens.1", "cannot lie in"),
        ("put event_fever in players.wolf.items", "cannot lie in"),
        ("put attack_crush in out", "cannot lie in 'out'"),
        ("put attack_crush in attack_aside", "No repair puts anything in"),
        ("put city_alchemist in players.wolf.quests", "No repair puts anything in"),
        ("put foglet from monsters.forest in monsters.forest", "lies there already"),
        ("put top from attack_deck in attack_aside", "No repair puts anything in"),
        ("put swallow in players.wolf.potion", "Did you mean 'players.wolf.potions'?"),
        ("put troll in second_stack", "There is no pile called 'second_stack'"),
        ("put swallow from potion_discards in players.bear.potions", "No 'swallow' lies in"),
        ("put event_hound in events", "No 'event_hound' lies outside of that pile"),
        ("put top in players.wolf.potions", "Say from which pile"),
        ("put top from players.bear.hand in players.bear.deck", "only a face-down pile has a top"),
        ("put top from potion_discards in potion_deck", "only a face-down pile has a top"),
        (
            "put top from players.bear.deck in players.wolf.hand",
            "cannot lie in 'players.wolf.hand'",
        ),
        ("put top from second_stack in tokens.1", "There is no pile"),
        ("put top from mutagen_deck in players.wolf.potions", "cannot lie in"),
    ],
)
def test_a_word_that_does_not_fit_is_refused(word: str, part: str) -> None:
    assert part in refusal("set players.bear.gold to 9", word)


def test_the_witcher_level_follows_the_attributes() -> None:
    words = [
        f"set players.bear.levels.{name} to 2" for name in usual()["players"]["bear"]["levels"]
    ]
    assert "players.bear.level is 2 too" in refusal(*words)
    assert repair(*words, "set players.bear.level to 2")["players"]["bear"]["level"] == 2


def test_without_a_legendary_monster_nobody_is_put_on_the_last_space() -> None:
    base = {"players": {"wolf": {}, "bear": {}}, "expansions": []}
    game = HEXER.scenarios.build(base)
    for word, part in (
        ("set players.wolf.space to 4", "from 0 to 3"),
        ("set dagon to 3", "There is no value 'dagon'"),
        ("set legendary_place to stygga", "There is no value"),
        ("put moon_dust in players.wolf.bombs", "There is no pile"),
        ("put pirouette in players.wolf.hand", "'pirouette' is not in this game"),
        ("put top from attack_aside in attack_deck", "There is no pile"),
    ):
        with pytest.raises(BadRepair, match=part):
            repaired(HEXER, game, [word])


def test_there_is_no_more_room_than_the_rules_allow() -> None:
    full = with_wolf(hand=["wolf_push_1"] * 6, potions=["swallow"] * 4)
    assert "no more room" in refusal("put blade_oil in players.wolf.potions", **full)
    twice = ["put top from players.wolf.deck in players.wolf.hand"] * 2
    assert len(repair(twice[0], **full)["players"]["wolf"]["hand"]) == 7
    assert "no more room in 'players.wolf.hand'" in refusal(*twice, **full)
    assert "No card lies in 'players.wolf.deck'" in refusal(*twice, twice[0])
    row = {"rows": {"witcher": [f"whirl_{number}" for number in range(1, 7)]}}
    assert "no more room in 'rows.witcher'" in refusal("put pirouette in rows.witcher", **row)
    token = {"destruction_on": {"stygga": "cold_ashes"}}
    word = "put top from destruction_pile in destruction_on.stygga"
    assert "no more room" in refusal(word, **token)


def test_nobody_has_the_same_trophy_twice() -> None:
    more = with_wolf(trophies=["trophy_combat"]) | {"attribute_trophies": ["trophy_combat"]}
    assert "the same trophy twice" in refusal("put trophy_combat in players.wolf.trophies", **more)


def test_an_island_with_somebody_on_it_stays_in_play() -> None:
    more = with_wolf(place="hen_inis") | {"islands": ["hen_inis"]}
    more["ships"] = ["hen_inis", "cintra", "doldeth"]
    assert "is not in play" in refusal("set islands.hen_inis to false", **more)
    both = {"wolf": WOLF | {"place": "eyna"}, "bear": BEAR}
    sea = {"players": both, "ships": ["eyna", "cintra", "doldeth"]}
    assert "needs a ship" in refusal("set players.bear.place to eyna", **sea)


def test_before_the_first_turn_nothing_is_repaired() -> None:
    game = HEXER.new({"characters": ["wolf", "bear"]}, 1)
    assert HEXER.repairs.offers(game) == Offers([], [], [], {})
    with pytest.raises(BadRepair, match="still being set up"):
        repaired(HEXER, game, ["set round to 2"])


# --- Secrets --------------------------------------------------------------------------------------


def test_who_asks_for_a_hidden_card_is_not_told_whether_it_was_there() -> None:
    word = "put {} from players.bear.deck in players.bear.discard_pile"
    found = repair(word.format("evasion"))["players"]["bear"]
    assert (found["deck"], found["discard_pile"]) == (["bear_aard_1"], ["evasion"])
    assert repair(word.format("pirouette")) == usual()


def test_a_hidden_card_that_is_there_already_comes_to_the_top() -> None:
    found = repair("put wolf_aard_2 in players.wolf.deck")["players"]["wolf"]
    assert found["deck"] == ["wolf_aard_2", "wolf_aard_1"]
    found = repair("put wolf_push_1 in players.wolf.hand")["players"]["wolf"]
    assert sorted(found["hand"]) == ["pirouette", "wolf_push_1"]


def test_the_panel_offers_what_everybody_sees_and_no_more() -> None:
    offers = HEXER.repairs.offers(HEXER.scenarios.build(POSITION))
    for seen in ("swallow", "thunder", "wolf_yrden_1", "tawny_owl", "foglet", "whirl_1"):
        assert seen in offers.cards
    for hidden in (
        "bear_push_1",
        "bear_aard_1",
        "wolf_push_1",
        "frenzy",
        "event_hound",
        "city_alchemist",
    ):
        assert hidden not in offers.cards
    assert "top from players.bear.deck" in offers.cards
    assert "top from players.bear.hand" not in offers.cards
    assert "players.bear.hand" in offers.piles
    for closed in ("players.wolf.quests", "attack_aside", "out, unseen", "destruction_on.vizima"):
        assert closed not in offers.piles


@pytest.mark.parametrize("more", [{}, FIGHT, DUEL], ids=["turn", "fight", "duel"])
def test_everything_that_is_offered_can_be_done(more: dict[str, Any]) -> None:
    game = HEXER.scenarios.build(POSITION | more)
    offers = HEXER.repairs.offers(game)
    for each in offers.values:
        if (each.place, each.value) != ("fight.step", "combo") or more is DUEL:
            repaired(HEXER, game, [f"set {each.place} to {str(each.value).lower()}"])
    piles = HEXER.repairs.piles(game)
    done = 0
    for word in offers.cards:
        source = piles.get(word.removeprefix("top from "))
        for name in offers.piles:
            if source is not None and source.kinds <= piles[name].kinds:
                repaired(HEXER, game, [f"put {word} in {name}"])
                done += 1
    assert done > 20


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_panel_has_a_name_for_everything_that_is_offered(lang: str) -> None:
    text = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    known = {line.partition(" =")[0] for line in text.splitlines()}
    four: dict[str, Any] = {"players": {"wolf": {}, "othar": {}, "cat": {}, "viper": {}}}
    for more in ({}, FIGHT, DUEL, four):
        offers = HEXER.repairs.offers(HEXER.scenarios.build(POSITION | more))
        for kind, names in (
            ("place", [each.place for each in offers.values]),
            ("pile", [*offers.piles, *(c[9:] for c in offers.cards if c.startswith("top "))]),
        ):
            missing = {own_key(name) for name in names if label(kind, own_key(name)) not in known}
            assert not missing


def own_key(name: str) -> str:
    """A name without its owner, and without the thing that it is about."""
    match name.split("."):
        case ("fight", "attacker" | "defender", key, *_) | ("players", _, key, *_) | ("fight", key):
            return key
        case "monsters", _, key:
            return f"monsters.{key}"
        case key, *_:
            return key
    return name


def label(kind: str, key: str) -> str:
    return f"hexer-{kind}-{key}".replace(".", "-").replace("_", "-")


def test_every_pile_of_a_written_position_has_its_kinds() -> None:
    piles = HEXER.repairs.piles(HEXER.scenarios.build(POSITION))
    assert set(TABLE.piles(Game)) - set(piles) == {"second_stack"}
    assert {f"players.wolf.{pile}" for pile in TABLE.piles(Player)} < set(piles)
