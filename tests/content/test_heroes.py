"""Content walks over the hero boards, hero cards and one-time rewards of Valskyrr."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tafelrunde.games.valskyrr as game
from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.games.valskyrr.cards.heroes import arani, celenthia, fengray, kraehe
from tafelrunde.games.valskyrr.cards.rewards import ONE_TIME_REWARDS
from tafelrunde.games.valskyrr.keywords import COMBAT, DAGGER, GEAR, REWARD, WEAPON
from tafelrunde.games.valskyrr.nouns import Action, HeroBoard, HeroCard, Set
from tafelrunde.games.valskyrr.terms import Aim, Destination, Kind, Limit, Place, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    Focus,
    MayDiscard,
    MoveAllEnemies,
    MoveEnemy,
    MoveReinforcement,
    PlaceCard,
    Prevent,
    Regenerate,
    ResolveAction,
    SwapEnemies,
)

HEROES: dict[str, tuple[HeroBoard, tuple[HeroCard, ...]]] = {
    "fengray": (fengray.BOARD, fengray.CARDS),
    "arani": (arani.BOARD, arani.CARDS),
    "celenthia": (celenthia.BOARD, celenthia.CARDS),
    "kraehe": (kraehe.BOARD, kraehe.CARDS),
}
HERO_CARDS = tuple(card for _, cards in HEROES.values() for card in cards)
ALL_CARDS = (*HERO_CARDS, *ONE_TIME_REWARDS)
BY_ID = {card.id: card for card in ALL_CARDS}

CARD_LISTS = {
    "V-GAP-06": fengray.CARDS,
    "V-GAP-07": arani.CARDS,
    "V-GAP-08": celenthia.CARDS,
    "V-GAP-09": kraehe.CARDS,
    "V-GAP-13": ONE_TIME_REWARDS,
}
KIND_OF_SET = {
    Set.GEAR: "gear",
    Set.FEAT: "feat",
    Set.GREAT_FEAT: "great",
    Set.REWARD_GEAR: "reward",
    Set.ONE_TIME: "one-time",
}
PLACES = {"hand": Place.HAND, "zone": Place.HERO_ZONE}
KINDS = {"normal": Kind.NORMAL, "fast": Kind.FAST, "reflex": Kind.REFLEX}
PRINTED_ACTION = re.compile(r"(hand|zone) (normal|fast|reflex) (\d)(, once per hero turn)?")

every_hero = pytest.mark.parametrize("hero", HEROES)
every_card = pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
every_lang = pytest.mark.parametrize("lang", LANGUAGES)
every_list = pytest.mark.parametrize("gap", CARD_LISTS)


@cache
def gaps() -> dict[str, dict[str, Any]]:
    """The proposals of the catalogue, by id."""
    rulebook = Path(game.__file__).parent / "rulebook" / "valskyrr-gaps.toml"
    return {gap["id"]: gap for gap in tomllib.loads(rulebook.read_text("utf-8"))["gap"]}


def listed(gap: str) -> list[tuple[dict[str, Any], HeroCard]]:
    """Each card of the catalogue's list beside the one that we have at its place."""
    return list(zip(gaps()[gap]["card"], CARD_LISTS[gap], strict=True))


def actions(card_id: str, place: Place, kind: Kind) -> list[Action]:
    """The actions of a card from that place and of that kind, as printed."""
    return [it for it in BY_ID[card_id].actions if (it.place, it.kind) == (place, kind)]


def figures(action: Action) -> Iterator[str]:
    """The numbers of an action, in the notation of the catalogue (V-GAP-01)."""
    for effect in action.do:
        match effect:
            case Deal() | Prevent():
                yield f"{effect.physical}P" if effect.physical else ""
                yield f"{effect.magical}M" if effect.magical else ""
            case Focus(fields=int(fields)):
                yield f"focus+{fields}" if fields > 0 else f"focus {-fields} left"
            case Regenerate():
                yield f"{effect.points} regeneration"


# --- The decks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "split"),
    [
        ("fengray", (4, 11, 15, 2)),
        ("arani", (3, 12, 15, 2)),
        ("celenthia", (3, 12, 15, 2)),
        ("kraehe", (4, 11, 15, 2)),
    ],
)
def test_a_hero_has_32_cards_in_four_sets(hero: str, split: tuple[int, ...]) -> None:
    copies: Counter[Set] = Counter()
    for card in HEROES[hero][1]:
        copies[card.set] += card.copies

    assert copies == dict(zip(list(Set)[:4], split, strict=True))
    assert copies.total() == 32


def test_there_are_12_one_time_rewards_of_no_hero() -> None:
    assert len(ONE_TIME_REWARDS) == 11
    assert sum(card.copies for card in ONE_TIME_REWARDS) == 12
    assert {(card.set, card.hero, card.start) for card in ONE_TIME_REWARDS} == {
        (Set.ONE_TIME, "", 0)
    }


@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("fengray", ["war_sword", "chain_mail"]),
        ("arani", ["mace", "chain_mail_arani"]),
        ("celenthia", ["arcane_staff", "mage_robe"]),
        ("kraehe", ["dagger", "hooded_cloak", "utility_belt"]),
    ],
)
def test_the_starting_gear_is_one_copy_each_of_two_or_three_cards(
    hero: str, start: list[str]
) -> None:
    starting = [card for card in HEROES[hero][1] if card.start]

    assert [card.id for card in starting] == start
    assert all(card.start == 1 and card.set is Set.GEAR for card in starting)


@every_hero
def test_every_card_names_its_hero(hero: str) -> None:
    assert HEROES[hero][0].id == hero
    assert {card.hero for card in HEROES[hero][1]} == {hero}


@every_hero
def test_no_two_cards_of_a_hero_are_alike(hero: str) -> None:
    seen = [(c.keywords, c.actions, c.standing, c.abilities) for c in HEROES[hero][1]]

    assert len(set(seen)) == len(seen)


def test_every_great_feat_and_reward_has_a_loot_value_and_nothing_else_has() -> None:
    for card in ALL_CARDS:
        assert (card.loot >= 1) is (card.set not in (Set.GEAR, Set.FEAT)), card.id


def test_gear_and_only_gear_has_the_keyword() -> None:
    for card in ALL_CARDS:
        assert (GEAR in card.keywords) is (card.set not in (Set.FEAT, Set.GREAT_FEAT)), card.id
        assert (REWARD in card.keywords) is (card.set in (Set.REWARD_GEAR, Set.ONE_TIME)), card.id


# --- Names and texts ------------------------------------------------------------------------------


def test_ids_are_unique_and_snake_case() -> None:
    assert len(BY_ID) == len(ALL_CARDS)
    for card in ALL_CARDS:
        words = re.sub(r"[^a-z]+", "_", card.name.en.lower())
        assert card.id in (words, f"{words}_{card.hero}")


@every_lang
def test_only_the_two_chain_mails_share_a_name(lang: Lang) -> None:
    names = Counter(card.name.text(lang) for card in ALL_CARDS)
    shared = {name for name, count in names.items() if count > 1}

    assert all(names)
    assert shared == {fengray.CHAIN_MAIL.name.text(lang)}
    assert fengray.CHAIN_MAIL.actions == arani.CHAIN_MAIL.actions


@every_lang
def test_every_card_has_a_flavour_of_its_own(lang: Lang) -> None:
    flavours = [card.flavour.text(lang) for card in ALL_CARDS if card.flavour]

    assert len(set(flavours)) == len(flavours) == len(ALL_CARDS)
    assert all(re.fullmatch(r"\S.{10,85}[.]", flavour) for flavour in flavours)


@every_card
def test_a_card_speaks_two_languages(card: HeroCard) -> None:
    assert card.flavour
    assert card.flavour.de != card.flavour.en


@every_hero
def test_a_board_is_complete(hero: str) -> None:
    board = HEROES[hero][0]

    assert len(board.ability_names) == len(board.actions) + len(board.standing) == 2
    assert board.plan
    for name in (board.name, board.title, board.plan, *board.ability_names):
        assert isinstance(name, Name)
        assert all(name.text(lang) for lang in LANGUAGES)


# --- The shape of cards ---------------------------------------------------------------------------


@every_card
def test_a_card_is_frozen_all_the_way_down(card: HeroCard) -> None:
    assert isinstance(hash(card), int)


@every_card
def test_actions_are_well_formed(card: HeroCard) -> None:
    for action in card.actions:
        assert action.do
        assert 1 <= action.reach <= 4
        assert (action.when is not None) is (action.kind is Kind.REFLEX)
        if action.when and action.when.whose is not Whose.OWN:
            assert action.reach >= 2, "range 1 helps the own hero only (V16.18)"
        if any(isinstance(effect, Deal) for effect in action.do):
            assert action.at is not Aim.NOTHING


@every_card
def test_only_cards_that_come_into_the_zone_act_from_there(card: HeroCard) -> None:
    enters = PlaceCard([Destination.HERO_ZONE])
    comes_in = any(enters in action.do for action in card.actions)
    acts_there = any(action.place is Place.HERO_ZONE for action in card.actions)

    assert comes_in is (acts_there or bool(card.standing or card.abilities))
    if card.zone_limit or card.start:
        assert comes_in


@pytest.mark.parametrize("card", ONE_TIME_REWARDS, ids=lambda card: card.id)
def test_a_one_time_reward_returns_under_the_reward_deck(card: HeroCard) -> None:
    assert PlaceCard([Destination.UNDER_REWARD_DECK]) in card.actions[-1].do


@every_card
def test_someone_can_use_every_reward(card: HeroCard) -> None:
    if card.set in (Set.REWARD_GEAR, Set.ONE_TIME):
        users = [
            hero for hero, (board, _) in HEROES.items() if {*board.proficiencies} & {*card.keywords}
        ]
        assert (card.hero or "celenthia") in users


# --- The catalogue's lists ------------------------------------------------------------------------


@every_list
def test_cards_are_those_of_the_catalogue(gap: str) -> None:
    for entry, card in listed(gap):
        limit = card.zone_limit
        restriction = f"{limit.letter}{limit.number}" if limit else None
        assert KIND_OF_SET[card.set] == entry["kind"]
        assert (card.name.de, card.name.en) == (entry["name_de"], entry["name_en"])
        assert (card.copies, card.start) == (entry["copies"], entry.get("start_copies", 0))
        assert card.loot == entry.get("loot", 0)
        assert restriction == entry.get("restriction")


@every_list
def test_keywords_are_those_of_the_catalogue(gap: str) -> None:
    for entry, card in listed(gap):
        printed = entry.get("keywords", [])
        added = [] if "Ausrüstung" in printed else [GEAR.name.de, REWARD.name.de]
        ours = [keyword.name.de for keyword in card.keywords]
        assert [word for word in ours if word not in added] == printed


@every_list
def test_actions_stand_in_the_places_of_the_catalogue(gap: str) -> None:
    for entry, card in listed(gap):
        printed = [
            (PLACES[found[1]], KINDS[found[2]], int(found[3]), bool(found[4]))
            for found in map(PRINTED_ACTION.match, entry["actions"])
            if found
        ]
        ours = [(a.place, a.kind, a.reach, a.once is Limit.HERO_TURN) for a in card.actions]
        assert ours == printed, card.id
        assert len(entry["actions"]) - len(printed) == len(card.abilities) + (
            card is BY_ID["i_walk_through_shadows"]
        )


@every_list
def test_damage_focus_and_regeneration_are_those_of_the_catalogue(gap: str) -> None:
    for entry, card in listed(gap):
        for text, action in zip(entry["actions"], card.actions, strict=False):
            for figure in figures(action):
                assert figure in text, card.id


@every_hero
def test_boards_have_the_values_of_the_catalogue(hero: str) -> None:
    board = HEROES[hero][0]
    entry = next(it for it in gaps()["V-GAP-05"]["hero"] if it["id"] == hero)

    assert (board.focus_start, board.regeneration) == (entry["focus_start"], entry["regeneration"])
    assert (board.title.de, board.title.en) == (entry["class_de"], entry["class_en"])
    assert [it.name.de for it in board.proficiencies] == entry["gear_proficiencies"]


# --- Values that the rulebook's examples quote ----------------------------------------------------


def test_war_sword_deals_2_first_and_5_with_two_combat_cards() -> None:
    light, heavy = actions("war_sword", Place.HERO_ZONE, Kind.NORMAL)
    more = [Bonus(physical=1, focus=1)]

    assert WEAPON in fengray.WAR_SWORD.keywords
    assert light.do == (
        Deal(physical=2),
        Focus(2),
        MayDiscard(COMBAT, up_to=1, each=more),
        PlaceCard([Destination.TOP_OF_DECK]),
    )
    assert heavy.do[:3] == (Deal(physical=3), Focus(2), MayDiscard(COMBAT, up_to=2, each=more))


def test_lunge_resolves_a_weapon_action_with_2_more_damage() -> None:
    (lunge,) = actions("lunge", Place.HAND, Kind.NORMAL)

    assert COMBAT in fengray.LUNGE.keywords
    assert lunge.reach == 1
    assert lunge.do == (ResolveAction(WEAPON, bonus=Bonus(physical=2)), Focus(1))


def test_block_prevents_2_physical_and_chain_mail_1_at_range_1() -> None:
    (block,) = actions("block", Place.HAND, Kind.REFLEX)
    (mail,) = actions("chain_mail", Place.HERO_ZONE, Kind.REFLEX)

    assert block.do == (Prevent(physical=2),)
    assert (mail.reach, mail.do) == (1, (Prevent(physical=1),))


def test_divine_protection_helps_any_hero_at_range_2_from_the_zone() -> None:
    (protection,) = actions("divine_protection", Place.HERO_ZONE, Kind.REFLEX)

    assert protection.reach == 2
    assert protection.when
    assert protection.when.window is Window.DAMAGE_TO_HERO
    assert protection.when.whose is Whose.ANY


def test_healing_gives_2_to_one_hero_and_3_to_several() -> None:
    (minor,) = actions("minor_healing", Place.HAND, Kind.FAST)
    (greater,) = actions("greater_healing", Place.HAND, Kind.FAST)

    assert (minor.do, minor.at) == ((Regenerate(2),), Aim.A_HERO)
    assert (greater.do, greater.at) == ((Regenerate(3),), Aim.UP_TO_THREE_HEROES)


def test_crows_dagger_and_blade_mastery_work_together() -> None:
    (stab,) = actions("dagger", Place.HERO_ZONE, Kind.FAST)
    (mastery,) = actions("short_blade_mastery", Place.HERO_ZONE, Kind.REFLEX)

    assert (stab.do[0], stab.once) == (Deal(physical=1), Limit.HERO_TURN)
    assert mastery.when
    assert mastery.when.having is DAGGER
    assert Bonus(physical=1) in mastery.do


def test_misdirection_swaps_two_enemies_or_sends_one_away() -> None:
    swap, send = actions("misdirection", Place.HAND, Kind.REFLEX)

    assert (swap.do, swap.at) == ((SwapEnemies(),), Aim.TWO_ENEMIES_APART)
    assert send.at is Aim.ENEMY_HERE
    assert isinstance(send.do[0], MoveEnemy)


def test_invisibility_clears_the_zone_and_is_used_up() -> None:
    (vanish,) = actions("potion_of_invisibility", Place.HERO_ZONE, Kind.REFLEX)

    assert vanish.do == (MoveAllEnemies(), PlaceCard([Destination.UNDER_REWARD_DECK]))


def test_lost_in_the_shadows_takes_back_1_or_3_reinforcement() -> None:
    lesser, greater = actions("lost_in_the_shadows", Place.HAND, Kind.REFLEX)

    assert lesser.do == (MoveReinforcement(-1),)
    assert greater.do == (MoveReinforcement(-3), PlaceCard([Destination.GRAVEYARD]))
