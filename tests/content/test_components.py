"""Chapter 5: components (Spielmaterial): what the other content walks leave open."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.rewards import ONE_TIME_REWARDS
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import GEAR
from tafelrunde.games.valskyrr.nouns import Adventure, Enemy, HeroCard, Set, Tile
from tafelrunde.games.valskyrr.phases.recovery import regeneration_of
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state.boards import (
    FOCUS_TRACKS,
    FURIOUS,
    REINFORCEMENT,
    REINFORCEMENT_TRACKS,
    TIME_TRACKS,
)
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Amount, Condition, Destination, Side
from tafelrunde.games.valskyrr.texts.cards import board_text, card_text
from tafelrunde.games.valskyrr.vocabulary import FinalEnemyKilled, PlaceCard
from tests.kit.shows import shows

BOOKS = files("tafelrunde.games.valskyrr") / "rulebook"
HEROES = {module.BOARD.id: module for module in library.HERO_MODULES}
CARD_LISTS = {
    "fengray": "V-GAP-06",
    "arani": "V-GAP-07",
    "celenthia": "V-GAP-08",
    "kraehe": "V-GAP-09",
    "venda": "V-GAP-10",
    "hareag": "V-GAP-11",
    "ardenai": "V-GAP-12",
}
"""The seven heroes of the box, and where the catalogue lists their cards."""
SETS = {
    "gear": Set.GEAR,
    "feat": Set.FEAT,
    "great": Set.GREAT_FEAT,
    "reward": Set.REWARD_GEAR,
}

every_hero = pytest.mark.parametrize("name", HEROES)


@cache
def gaps() -> dict[str, dict[str, Any]]:
    """The proposals of the catalogue, by id."""
    text = (BOOKS / "valskyrr-gaps.toml").read_text("utf-8")
    return {gap["id"]: gap for gap in tomllib.loads(text)["gap"]}


@cache
def facts(kind: str) -> dict[str, dict[str, Any]]:
    """The printed figures of one kind, by id."""
    text = (BOOKS / "valskyrr-facts.toml").read_text("utf-8")
    return {fact["id"]: fact for fact in tomllib.loads(text)[kind]}


def printed(component: str) -> int:
    """How often something is in the box."""
    return int(facts("component")[component]["count"])


def table_of(name: str, **choices: Any) -> tuple[Game, Hero]:
    """A new game of one hero."""
    game = set_up(Setup(heroes=(name,), **choices), seed=1)
    return game, game.heroes[0]


def cards_of(name: str, *sets: Set) -> list[HeroCard]:
    """The printed cards of a hero that belong to some sets."""
    return [card for card in HEROES[name].CARDS if card.set in sets]


def split_of(cards: list[HeroCard]) -> Counter[Set]:
    """How many cards of each set there are, copies included."""
    split: Counter[Set] = Counter()
    for card in cards:
        split[card.set] += card.copies
    return split


def split_of_the_catalogue(name: str) -> Counter[Set]:
    """The same, as the catalogue proposes it."""
    split: Counter[Set] = Counter()
    for entry in gaps()[CARD_LISTS[name]]["card"]:
        split[SETS[entry["kind"]]] += entry["copies"]
    return split


# --- How many cards there are ---------------------------------------------------------------------


@shows("V5.28")
@every_hero
def test_every_hero_has_32_cards_split_as_the_catalogue_says(name: str) -> None:
    split = split_of(list(HEROES[name].CARDS))

    assert split.total() == 32
    assert split == split_of_the_catalogue(name)


def split_of_the_box() -> Counter[Set]:
    """All seven heroes: our cards, and the catalogue's lists for heroes who are not here yet."""
    split = split_of(list(ONE_TIME_REWARDS))
    for name in CARD_LISTS:
        here = name in HEROES
        split += split_of(list(HEROES[name].CARDS)) if here else split_of_the_catalogue(name)
    return split


@shows("V5.28")
def test_the_box_holds_79_feats_23_gear_108_great_feats_14_rewards_and_12_one_time_ones() -> None:
    assert split_of_the_box() == {
        Set.FEAT: printed("base_feats"),
        Set.GEAR: printed("base_gear"),
        Set.GREAT_FEAT: printed("great_feats"),
        Set.REWARD_GEAR: printed("reward_gear"),
        Set.ONE_TIME: printed("one_time_reward_gear"),
    }
    assert [printed(kind) for kind in ("base_feats", "base_gear", "great_feats")] == [79, 23, 108]
    assert [printed(kind) for kind in ("reward_gear", "one_time_reward_gear")] == [14, 12]


@shows("V5.27")
def test_385_cards_are_numbered_in_seven_blocks() -> None:
    normal = sum(enemy.copies for enemy in library.ENEMIES if not enemy.optional)
    blocks = {
        "hero_cards": split_of_the_box().total(),
        "normal_enemies": normal,
        "final_enemies": len({enemy.name for enemy in FINAL_ENEMIES}),
        "normal_encounters": len(ENCOUNTERS),
        "final_encounters": len(FINAL_ENCOUNTERS),
        "time_cards": len(TIME_CARDS),
        "overview_cards": len(ADVENTURES) + printed("player_aid_cards"),
    }

    first = 1
    for block, cards in blocks.items():
        assert facts("component")[block]["card_numbers"] == [first, first + cards - 1]
        first += cards
    assert first == 386


@shows("V5.31")
def test_153_tokens_are_of_six_kinds() -> None:
    kinds = ["wound", "loot", "progress", "condition", "adventure"]
    numbers = [printed(f"{kind}_tokens") for kind in kinds]
    conditions = {each.name.lower(): printed(f"{each.name.lower()}_tokens") for each in Condition}
    letters = {letter.letter for adventure in ADVENTURES for letter in adventure.letters}

    assert numbers == [56, 30, 20, 40, 6]
    assert sum(numbers) + printed("party_token") == 153
    assert printed("wound_tokens_1") + printed("wound_tokens_3") == 48 + 8
    assert conditions == {"burn": 16, "poison": 8, "daze": 8, "weakness": 8}
    assert sorted(letters) == list("ABCDEF")
    assert len(letters) == numbers[-1]


# --- Hero cards -----------------------------------------------------------------------------------


@shows("V5.01")
@every_hero
def test_feats_and_gear_of_the_base_set_form_the_starting_deck_and_layout(name: str) -> None:
    _, hero = table_of(name)
    start = Counter(card.id for card in [*hero.hero_zone, *hero.deck, *hero.hand])

    assert start == {card.id: card.copies for card in cards_of(name, Set.GEAR, Set.FEAT)}
    for card in HEROES[name].CARDS:
        assert (GEAR in card.keywords) is (card.set in (Set.GEAR, Set.REWARD_GEAR)), card.id


@shows("V5.02")
@every_hero
def test_every_hero_has_an_own_pile_of_great_feats_with_a_price(name: str) -> None:
    game, hero = table_of(name)
    great = cards_of(name, Set.GREAT_FEAT)

    assert Counter(card.id for card in hero.feats) == {card.id: card.copies for card in great}
    assert all(card.hero == name and card.loot > 0 for card in great)
    elsewhere = [*game.reward_deck, *game.set_aside, *hero.deck, *hero.hand, *hero.hero_zone]
    assert not {card.id for card in elsewhere} & {card.id for card in great}


@shows("V5.03", "V5.07")
@every_hero
def test_no_hero_starts_with_reward_gear(name: str) -> None:
    game, hero = table_of(name)
    own = [*hero.deck, *hero.hand, *hero.hero_zone, *hero.feats]
    golden = [card.id for card in cards_of(name, Set.REWARD_GEAR)]

    assert not [c.id for c in own if c.hero_card.set in (Set.REWARD_GEAR, Set.ONE_TIME)]
    assert len([card for card in game.reward_deck if card.id in golden]) == 1


@shows("V5.04")
def test_zone_restrictions_are_a_letter_and_a_number() -> None:
    everything = [card for name in HEROES for card in HEROES[name].CARDS] + [*ONE_TIME_REWARDS]
    limits = [card.zone_limit for card in everything if card.zone_limit is not None]

    assert limits
    assert {limit.letter for limit in limits} <= set("ABCDEFG")
    assert all(1 <= limit.number <= 3 for limit in limits)


@shows("V5.05")
@every_hero
def test_starting_gear_lies_in_the_hero_zone_and_other_gear_in_the_hero_deck(name: str) -> None:
    _, hero = table_of(name)
    gear = cards_of(name, Set.GEAR)
    in_zone = Counter(card.id for card in hero.hero_zone)
    in_deck = Counter(card.id for card in [*hero.deck, *hero.hand])

    assert in_zone == {card.id: card.start for card in gear if card.start}
    assert 2 <= in_zone.total() <= 3
    for card in gear:
        assert in_deck[card.id] == card.copies - card.start


@shows("V5.07")
def test_golden_rewards_carry_a_hero_symbol_and_silver_ones_do_not() -> None:
    golden = [card for name in HEROES for card in cards_of(name, Set.REWARD_GEAR)]

    assert all(card.hero in HEROES for card in golden)
    assert {(card.set, card.hero) for card in ONE_TIME_REWARDS} == {(Set.ONE_TIME, "")}


@shows("V5.07")
@pytest.mark.parametrize("card", ONE_TIME_REWARDS, ids=lambda card: card.id)
def test_silver_reward_gear_is_one_time(card: HeroCard) -> None:
    used_up = PlaceCard([Destination.UNDER_REWARD_DECK])
    effects = [effect for action in card.actions for effect in action.do]

    assert used_up in effects


# --- Enemies --------------------------------------------------------------------------------------


@shows("V5.10")
@pytest.mark.parametrize("enemy", FINAL_ENEMIES, ids=lambda enemy: enemy.id)
def test_the_life_of_a_final_enemy_depends_on_adventure_and_heroes(enemy: Enemy) -> None:
    adventure = next(a for a in ADVENTURES if enemy.id in (a.final_enemy, a.final_enemy_hard))
    names = tuple(HEROES)
    lives = []
    for players in range(1, min(4, len(names)) + 1):
        game = set_up(Setup(adventure=adventure.id, heroes=names[:players]), seed=1)
        lives.append(life_of(game, enemy))

    assert isinstance(enemy.life, Amount)
    assert enemy.life.per_hero > 0
    assert lives == [enemy.life.per_hero * n + enemy.life.plus for n in range(1, len(lives) + 1)]


@shows("V5.11")
@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_the_active_encounter_says_what_killing_its_final_enemy_brings(
    adventure: Adventure,
) -> None:
    encounter = next(e for e in FINAL_ENCOUNTERS if e.id == adventure.final_encounter)
    sides = [
        e for e in FINAL_ENEMIES if e.id in (adventure.final_enemy, adventure.final_enemy_hard)
    ]

    assert encounter.victory == (FinalEnemyKilled(),)
    assert [enemy.loot for enemy in sides] == [0, 0]


# --- Locations and boards -------------------------------------------------------------------------


@shows("V5.18")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_the_dungeon_symbol_has_no_meaning(tile: Tile) -> None:
    assert not [field.name for field in fields(Tile) if "dungeon" in field.name]
    for lang in LANGUAGES:
        text = card_text(tile, lang).lower()
        assert not [word for word in ("verlies", "dungeon") if word in text]


@shows("V5.19")
def test_the_box_holds_seven_hero_boards_and_one_adventure_board() -> None:
    listed = {hero["id"] for hero in gaps()["V-GAP-05"]["hero"]}

    assert listed == set(CARD_LISTS)
    assert len(listed) == printed("hero_boards") == 7
    assert set(HEROES) <= listed
    assert printed("boards") == len(listed) + printed("adventure_board") == 8


@shows("V5.19")
def test_the_adventure_board_has_a_harder_side() -> None:
    normal, hard = TIME_TRACKS[Side.NORMAL], TIME_TRACKS[Side.HARD]
    fewer, more = (REINFORCEMENT_TRACKS[side].enemies for side in (Side.NORMAL, Side.HARD))

    assert len(hard.symbols) > len(normal.symbols)
    assert all(b >= a for a, b in zip(normal.numbers, hard.numbers, strict=True))
    assert sum(hard.numbers) > sum(normal.numbers)
    assert all(b >= a for a, b in zip(fewer, more, strict=True))
    assert sum(more) > sum(fewer)


@shows("V5.19")
@every_hero
def test_every_hero_board_has_a_harder_side(name: str) -> None:
    _, front = table_of(name)
    _, back = table_of(name, hero_boards=(Side.HARD,))

    assert len(FOCUS_TRACKS[Side.HARD].symbols) > len(FOCUS_TRACKS[Side.NORMAL].symbols)
    assert (front.hard, back.hard) == (False, True)
    assert 1 <= regeneration_of(back) <= regeneration_of(front)


@shows("V5.20")
@every_hero
def test_a_hero_board_shows_all_a_player_needs(name: str) -> None:
    board = HEROES[name].BOARD
    listed = next(hero for hero in gaps()["V-GAP-05"]["hero"] if hero["id"] == name)

    assert (board.name.de, board.title.de) == (listed["name"], listed["class_de"])
    assert (board.focus_start, board.regeneration) == (
        listed["focus_start"],
        listed["regeneration"],
    )
    assert [it.name.de for it in board.proficiencies] == listed["gear_proficiencies"]
    assert len(board.actions) + len(board.standing) == len(listed["abilities"])
    assert len(board.ability_names) == len(listed["abilities"])
    assert [card.hero for card in cards_of(name, Set.GEAR) if card.start].count(board.id) >= 2
    for lang in LANGUAGES:
        text = board_text(board, lang)
        shown = [board.title, *board.ability_names, *(word.name for word in board.proficiencies)]
        assert all(each.text(lang) in text for each in shown)


@shows("V5.21")
@pytest.mark.parametrize("side", Side)
def test_the_adventure_board_carries_the_printed_time_and_reinforcement_tracks(side: Side) -> None:
    time = facts("track_layout")[f"time_{side.value}"]
    arrivals = facts("track_layout")[f"reinforcement_{side.value}"]
    track = TIME_TRACKS[side]

    assert list(track.numbers) == time["numbers"]
    assert list(track.starts) == time["start_by_heroes"]
    assert (track.leftmost, track.end) == (time["leftmost_field"], time["end_field"])
    assert [f for f, sign in track.symbols.items() if sign == FURIOUS] == time["furious_fields"]
    marked = [field for field, sign in track.symbols.items() if sign == REINFORCEMENT]
    assert marked == time["reinforcement_fields"]
    assert list(REINFORCEMENT_TRACKS[side].enemies) == arrivals["enemies"]
    assert REINFORCEMENT_TRACKS[side].last == arrivals["last_field"]
