"""Chapter 3: setup (Spielaufbau), steps 1 to 4: adventure, heroes, hero decks, reward deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.errors import BadSetup
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES, INTO_THE_WILDS
from tafelrunde.games.valskyrr.cards.rewards import ONE_TIME_REWARDS
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.nouns import Adventure, Set
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.tracks import move_reinforcement
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state import views
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Side
from tafelrunde.games.valskyrr.texts.cards import adventure_text
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_enemy, hero, valskyrr

PARTY_OF_TWO = ("anna", "bert")
REAL_HEROES = [module.BOARD.id for module in library.HERO_MODULES]

every_adventure = pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda each: each.id)
every_hero = pytest.mark.parametrize("name", REAL_HEROES)


def new(seed: int = 1, heroes: tuple[str, ...] = PARTY_OF_TWO, **choices: Any) -> Game:
    """A new game of two neutral heroes, unless others are chosen."""
    return set_up(Setup(heroes=heroes, **choices), seed)


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def of_set(cards: list[Card], *sets: Set) -> list[str]:
    """The hero cards of some sets among others."""
    return [c.id for c in cards if hasattr(c, "hero_card") and c.hero_card.set in sets]


# --- The nine steps -------------------------------------------------------------------------------


def step_of(card: Card) -> int:
    """The step of the setup for which a card is sorted."""
    if hasattr(card, "hero_card"):
        return 3 if card.hero_card.hero else 4
    if hasattr(card, "board"):
        return 2
    if hasattr(card, "enemy"):
        return 1 if card.enemy.final else 5
    if hasattr(card, "encounter"):
        return 1 if card.encounter.final else 6
    return 6 if hasattr(card, "time_card") else 7


@shows("V3.01")
def test_the_steps_of_the_setup_are_carried_out_one_after_the_other() -> None:
    game = new()

    # cards are numbered as they are sorted; supplies and hands bring no new ones
    assert [step for step, _ in groupby(game.cards, step_of)] == [1, 2, 3, 4, 5, 6, 7]
    assert game.loot == game.adventure.start_loot
    assert [len(each.hand) for each in game.heroes] == [5, 5]


# --- 1. The adventure -----------------------------------------------------------------------------


@shows("V3.02", "V3.20")
@every_adventure
def test_the_chosen_adventure_sets_out_its_final_encounter_and_final_enemy(
    adventure: Adventure,
) -> None:
    game = new(adventure=adventure.id)

    assert game.final_encounter.id == adventure.final_encounter
    assert game.final_enemy.id == adventure.final_enemy
    assert game.final_encounter in game.set_aside
    assert game.final_enemy in game.set_aside
    name = library.name_of(adventure.final_encounter)
    assert name.en in adventure_text(adventure, "en")  # its reference card


@shows("V3.20")
@every_adventure
def test_the_harder_side_of_the_board_brings_the_harder_side_of_the_final_enemy(
    adventure: Adventure,
) -> None:
    game = new(adventure=adventure.id, board=Side.HARD)

    assert game.final_enemy.id == adventure.final_enemy_hard
    assert game.final_encounter.id == adventure.final_encounter


@shows("V3.03")
def test_the_first_adventure_is_proposed_but_not_mandatory() -> None:
    assert Setup().adventure == "into_the_wilds"
    assert VALSKYRR.new({"heroes": ["anna"]}, 1).adventure is INTO_THE_WILDS
    others = [VALSKYRR.new({"heroes": ["anna"], "adventure": a.id}, 1) for a in ADVENTURES]
    assert [game.adventure for game in others] == list(ADVENTURES)


# --- 2. Heroes and adventure board ----------------------------------------------------------------


@shows("V3.04")
def test_each_player_chooses_a_hero_and_none_is_played_twice() -> None:
    game = new(heroes=("bert", "anna"))
    assert [each.id for each in game.heroes] == ["bert", "anna"]

    with pytest.raises(BadSetup) as refusal:
        new(heroes=("anna", "bert", "anna"))

    assert refusal.value.why == "V3.04"


@shows("V3.05")
@every_hero
def test_a_hero_comes_with_all_cards_that_carry_the_hero_symbol(name: str) -> None:
    game = new(heroes=(name, "anna"))
    printed = {card.id: card.copies for card in library.DECKS_OF_HEROES[name]}
    own = [c for c in game.cards if hasattr(c, "hero_card") and c.hero_card.hero == name]

    assert Counter(ids(own)) == printed
    base = of_set([*game.heroes[0].hero_zone, *game.heroes[0].deck, *game.heroes[0].hand], *Set)
    assert len(base) == len(of_set(own, Set.GEAR, Set.FEAT))
    assert of_set(game.heroes[0].feats, Set.GREAT_FEAT) == of_set(own, Set.GREAT_FEAT)
    strangers = {card.hero for deck in library.DECKS_OF_HEROES.values() for card in deck}
    present = {c.hero_card.hero for c in game.cards if hasattr(c, "hero_card")}
    assert present & strangers == {name, "anna"}


@shows("V3.06")
def test_a_hero_board_lies_in_the_hero_zone_of_its_player() -> None:
    imp = dummy_enemy("imp")
    heroes = {"fengray": hero(deck=[]), "anna": hero(acted=True)}
    table = valskyrr(phase="attack", heroes=heroes, row=[imp], loot=0)

    table.play()

    assert [each.board.id for each in table.game.heroes] == ["fengray", "anna"]
    assert table.asks("fengray", "action") == ["end_turn", "fengray.0"]
    table.stops_at("action")


@shows("V3.06")
def test_a_hero_board_is_of_no_use_to_another_player() -> None:
    imp = dummy_enemy("imp")
    heroes = {"fengray": hero(deck=[], acted=True), "anna": hero(deck=[])}
    table = valskyrr(phase="attack", heroes=heroes, row=[imp], loot=0)

    table.play()

    assert table.question is None  # Anna can do nothing but end her turn
    assert table.foes("fengray") == table.foes("anna") == []


@shows("V3.07")
@every_hero
def test_the_focus_marker_starts_on_the_dark_field_of_the_hero_board(name: str) -> None:
    (only,) = new(heroes=(name,)).heroes

    assert only.focus == library.HEROES[name].focus_start
    assert only.focus in (3, 4)


@shows("V3.08")
def test_the_adventure_board_lies_within_reach_of_all_players() -> None:
    game = new()
    game.time, game.reinforcement = 9, 3

    for seat in range(2):
        seen = VALSKYRR.view(game, Seat(seat))
        assert (seen.time, seen.reinforcement, seen.encounter) == (9, 3, None)
        assert (seen.loot, seen.party, seen.row) == (game.loot, game.party, [])


@shows("V3.09")
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize(("players", "field"), [(1, 3), (2, 5), (3, 6), (4, 7)])
def test_the_time_marker_starts_on_the_field_with_as_many_hero_symbols(
    players: int, field: int, side: Side
) -> None:
    heroes = ("anna", "bert", "cleo", "dora")[:players]

    assert new(heroes=heroes, board=side).time == field


@shows("V3.10")
def test_the_reinforcement_marker_starts_at_the_far_left() -> None:
    game = new()
    assert game.reinforcement == 0

    move_reinforcement(game, -1, "V22.27")

    assert game.reinforcement == 0


@shows("V3.11")
def test_boards_lie_with_their_normal_side_up_unless_the_players_choose_the_harder_one() -> None:
    plain = new()
    hard = new(board=Side.HARD, hero_boards=(Side.HARD,))

    assert plain.setup.board is Side.NORMAL
    assert [each.hard for each in plain.heroes] == [False, False]
    assert hard.setup.board is Side.HARD
    assert [each.hard for each in hard.heroes] == [True, False]


# --- 3. Hero decks --------------------------------------------------------------------------------


@shows("V3.12", "V3.13")
@every_hero
def test_the_starting_gear_lies_in_the_hero_zone_and_the_rest_of_the_base_deck_is_drawn_from(
    name: str,
) -> None:
    (only,) = new(heroes=(name,)).heroes
    base = [card for card in library.DECKS_OF_HEROES[name] if card.set in (Set.GEAR, Set.FEAT)]
    starting = Counter({card.id: card.start for card in base if card.start})
    rest = Counter({card.id: card.copies for card in base}) - starting

    assert Counter(ids(only.hero_zone)) == starting
    assert len(only.hero_zone) >= 1
    assert Counter(ids([*only.hand, *only.deck])) == rest


@shows("V3.13")
def test_the_hero_deck_is_shuffled_and_lies_face_down() -> None:
    name = REAL_HEROES[0]
    shuffled = {tuple(ids(new(seed, heroes=(name,)).heroes[0].deck)) for seed in range(12)}
    (seen,) = views.view(new(heroes=(name,))).heroes

    assert len(shuffled) > 6
    assert {card.id for card in seen.deck} == {"hidden"}


def test_chance_decides_which_tiles_are_laid_out() -> None:
    assert len({tuple(ids(new(seed).tiles)) for seed in range(8)}) > 4


@shows("V3.14")
@every_hero
def test_great_feats_lie_ready_as_an_open_pile_apart_from_the_hero_deck(name: str) -> None:
    game = new(heroes=(name,))
    (only,), (seen,) = game.heroes, views.view(game).heroes
    great = {c.id: c.copies for c in library.DECKS_OF_HEROES[name] if c.set is Set.GREAT_FEAT}

    assert Counter(ids(only.feats)) == Counter(ids(seen.feats)) == great
    assert of_set([*only.deck, *only.hand, *only.hero_zone], Set.GREAT_FEAT) == []


# --- 4. The reward deck ---------------------------------------------------------------------------


@shows("V3.15", "V3.18")
@every_adventure
def test_the_adventure_says_how_many_one_time_rewards_are_taken(adventure: Adventure) -> None:
    game = new(adventure=adventure.id)
    numbers = {1: 6, 2: 5, 3: 5, 4: 4}

    taken = of_set(game.reward_deck, Set.ONE_TIME)

    assert len(taken) == adventure.one_time_rewards == numbers[adventure.number]
    assert len(of_set(game.set_aside, Set.ONE_TIME)) == 12 - len(taken)


@shows("V3.15", "V3.18")
def test_all_one_time_rewards_are_taken_if_the_adventure_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent = replace(INTO_THE_WILDS, id="silent", one_time_rewards=0)
    monkeypatch.setitem(library.ADVENTURES, "silent", silent)

    game = new(adventure="silent")

    everything = Counter({card.id: card.copies for card in ONE_TIME_REWARDS})
    assert Counter(of_set(game.reward_deck, Set.ONE_TIME)) == everything
    assert everything.total() == 12


@shows("V3.18")
def test_one_time_rewards_are_taken_at_random() -> None:
    taken = {frozenset(of_set(new(seed).reward_deck, Set.ONE_TIME)) for seed in range(12)}

    assert len(taken) > 6


@shows("V3.16")
@every_hero
def test_one_random_reward_of_each_hero_is_shuffled_into_the_reward_deck(name: str) -> None:
    drawn = []
    for seed in range(24):
        game = new(seed, heroes=(name, "anna"))
        golden = of_set(game.reward_deck, Set.REWARD_GEAR)
        drawn += [card for card in golden if card != "gift_anna"]
        assert (len(golden), golden.count("gift_anna")) == (2, 1)

    printed = [c.id for c in library.DECKS_OF_HEROES[name] if c.set is Set.REWARD_GEAR]
    assert set(drawn) == set(printed)


@shows("V3.16")
def test_the_reward_deck_is_shuffled() -> None:
    places = {ids(new(seed).reward_deck).index("gift_anna") for seed in range(24)}

    assert len(places) > 4


@shows("V3.17")
def test_rewards_that_were_not_drawn_go_back_into_the_box_unseen() -> None:
    game = new()
    box = of_set(game.set_aside, Set.REWARD_GEAR)
    seen = views.view(game)

    assert (box.count("gift_anna"), box.count("gift_bert")) == (1, 1)
    assert len(game.reward_deck) == 2 + 6
    assert ids(seen.set_aside) == [game.final_encounter.id, game.final_enemy.id]
    assert {card.id for card in seen.reward_deck} == {"hidden"}
