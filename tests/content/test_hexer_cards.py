"""The players' cards of hexer: how many there are, what the catalogue says they do, and that every
word can be played and read.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import library, vocabulary_abilities
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.nouns import (
    NO_SYMBOLS,
    TRASH,
    Ability,
    ActionCard,
    Boost,
    Moment,
    MonsterAttack,
    Symbols,
    Tab,
)
from tafelrunde.games.hexer.rules import turn  # makes every resolver known
from tafelrunde.games.hexer.rules.conditions import JUDGES
from tafelrunde.games.hexer.rules.now import RESOLVERS
from tafelrunde.games.hexer.terms import Attribute, Colour, Kind, Terrain
from tafelrunde.games.hexer.texts.ability_effects import ability_text, level_texts
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.vocabulary import Condition
from tafelrunde.games.hexer.vocabulary_abilities import Standing
from tests.kit.shows import shows

HEXER = files("tafelrunde.games.hexer")
MARKETS = {"witcher": library.WITCHER_MARKET, "mage": library.MAGE_MARKET}
WORDS = [
    word
    for word in vars(vocabulary_abilities).values()
    if isinstance(word, type) and word.__module__ == vocabulary_abilities.__name__
]
EFFECTS = [word for word in WORDS if issubclass(word, Effect) and word is not Standing]
CONDITIONS = [word for word in WORDS if issubclass(word, Condition)]
EVERYTHING = [*library.CHARACTERS, *library.WEAKNESSES, *library.QUESTS, *library.PRINTED]

every_market = pytest.mark.parametrize("kind", MARKETS)
every_character = pytest.mark.parametrize("name", library.CHARACTERS)


def copies(cards: Iterable[Any]) -> int:
    """How many pieces there are of all these things together."""
    return sum(getattr(card, "copies", 1) for card in cards)


def count_by(cards: Iterable[ActionCard], field: str) -> Counter[Any]:
    """How many copies there are for each value of a field."""
    counted: Counter[Any] = Counter()
    for card in cards:
        counted[getattr(card, field)] += card.copies
    return counted


def parts(thing: object) -> Iterator[object]:
    """The thing and everything it is made of."""
    yield thing
    if is_dataclass(thing):
        for item in fields(thing):
            yield from parts(getattr(thing, item.name))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from parts(item)


@cache
def everything_printed() -> tuple[object, ...]:
    """Every part of every printed thing, board and weakness."""
    things = [*library.PRINTED.values(), *library.CHARACTERS.values()]
    return tuple(parts([*things, *library.WEAKNESSES.values(), *library.QUESTS.values()]))


# --- How many there are ---------------------------------------------------------------------------


@shows("H3.16")
@every_market
def test_a_market_has_90_cards_40_30_and_20_of_cost_0_1_and_2(kind: str) -> None:
    assert count_by(MARKETS[kind], "cost") == {0: 40, 1: 30, 2: 20}


@every_market
def test_a_market_has_18_cards_of_each_colour_and_30_of_each_terrain(kind: str) -> None:
    assert count_by(MARKETS[kind], "colour") == dict.fromkeys(list(Colour)[:5], 18)
    assert count_by(MARKETS[kind], "terrains") == {(terrain,): 30 for terrain in Terrain}


def test_ten_advanced_actions_exist_four_times_and_two_cost_a_trashed_card() -> None:
    assert [card.copies for card in library.ADVANCED] == [4] * 10
    costs = count_by(library.ADVANCED, "cost")
    assert costs == {TRASH: 8, 0: 12, 1: 16, 2: 4}


@shows("H5.01", "H5.02")
@every_character
def test_a_start_deck_has_ten_cards_and_one_special_action(name: str) -> None:
    character = library.CHARACTERS[name]

    assert len(character.cards) == 10
    assert Counter(card.colour for card in character.cards) == dict.fromkeys(list(Colour)[:5], 2)
    assert {card.kind for card in character.cards} == {character.kind}
    assert {card.owner for card in (*character.cards, character.special)} == {name}
    assert character.medallion.owner == name


def test_the_start_decks_name_the_signs_that_are_known() -> None:
    signs = {
        name: sorted(c.name.en for c in character.cards if c.colour is Colour.YELLOW)
        for name, character in library.CHARACTERS.items()
        if character.kind is Kind.WITCHER
    }
    assert signs == {
        "wolf": ["Yrden", "Yrden"],
        "bear": ["Yrden", "Yrden"],
        "griffin": ["Yrden", "Yrden"],
        "cat": ["Axii", "Yrden"],
        "viper": ["Quen", "Yrden"],
        "manticore": ["Quen", "Yrden"],
        "ciri": ["Axii", "Quen"],
    }


@shows("H3.07", "H3.09", "H3.12", "H3.18")
def test_potions_bombs_mutagens_trophies_attacks_and_tokens_are_complete() -> None:
    counted = {name: copies(deck) for name, deck in library.DECKS.items()}

    assert (
        counted
        | {
            "potions": 28,
            "bombs": 28,
            "mutagens": 15,
            "attribute_trophies": 8,
            "dagon_bonuses": 5,
            "medallions": 12,
            "monster_attacks": 20,
            "special_attacks": 4,
            "legendary_attacks": 20,
            "movement_cards": 12,
            "destruction_tokens": 24,
            "advanced": 40,
            "start": 120,
            "special": 12,
        }
        == counted
    )
    assert [trophy.attribute for trophy in library.ATTRIBUTE_TROPHIES] == list(Attribute)
    assert [card.number for card in library.SPECIAL_ATTACKS] == [1, 2, 3, 4]
    assert [weakness.numeral for weakness in library.WEAKNESSES.values()] == [1, 2, 3, 4, 5, 6]


# --- What the catalogue says ----------------------------------------------------------------------


@cache
def gaps() -> dict[str, dict[str, Any]]:
    """The proposals of the catalogue, by id."""
    text = (HEXER / "rulebook" / "hexer-gaps.toml").read_text("utf-8")
    return {gap["id"]: gap for gap in tomllib.loads(text)["gap"]}


SYMBOL = re.compile(r"(dmg|shield|draw|prot|top|seek|back)([+-]?\d+)?")
FIELDS = {"dmg": "damage", "prot": "protection"}


def symbols(written: str) -> Symbols:
    """Symbols as the catalogue writes them: "dmg1 draw-1"."""
    read: dict[str, Any] = {}
    for each in written.split():
        match = SYMBOL.fullmatch(each)
        assert match is not None, each
        name = FIELDS.get(match[1], match[1])
        read[name] = True if name == "back" else int(match[2] or 1)
    return Symbols(**read)


def tabs(written: str) -> tuple[Tab, ...]:
    """Chain tabs as the catalogue writes them: "red:dmg1; blue"."""
    read = [each.partition(":") for each in written.split("; ") if each]
    return tuple(Tab(Colour[colour.upper()], symbols(each)) for colour, _, each in read)


def boost(written: str) -> Boost | None:
    """A boost as the catalogue writes it: "1:draw+1"."""
    energy, _, each = written.partition(":")
    return Boost(int(energy), symbols(each)) if written else None


def terrains(written: str) -> tuple[Terrain, ...]:
    """A terrain, or all of them."""
    return tuple(Terrain) if written == "any" else (Terrain[written.upper()],)


@pytest.mark.parametrize("school", ["griffin", "cat", "viper", "manticore"])
def test_start_cards_of_a_school_are_those_of_the_catalogue(school: str) -> None:
    wanted = [card for card in gaps()["H-GAP-09"]["card"] if card["school"] == school]
    read = [
        (card["name"], symbols(card["base"]), tabs(card["tabs"]), terrains(card["terrain"]))
        for card in wanted
    ]
    deck = library.CHARACTERS[school].cards

    assert [(c.name.en, c.base, c.tabs, c.terrains) for c in deck] == read


@pytest.mark.parametrize("mage", ["alzur", "ardea", "gekhira", "othar", "philippa"])
def test_start_cards_of_a_mage_are_the_common_ones_but_for_two(mage: str) -> None:
    gap = gaps()["H-GAP-14"]
    own = {card["card"]: card for card in gap["override"] if card["mage"] == mage}
    wanted = [card | own.get(card["id"], {}) for card in gap["skeleton"]]
    deck = library.CHARACTERS[mage].cards

    assert len(own) == 2
    assert [(c.base, c.tabs, c.boost) for c in deck] == [
        (symbols(card["base"]), tabs(card["tabs"]), boost(card["boost"])) for card in wanted
    ]
    assert [c.terrains for c in deck] == [terrains(card["terrain"]) for card in wanted]


def test_mage_cards_are_those_of_the_catalogue_copy_by_copy() -> None:
    letters = {"W": Terrain.WATER, "M": Terrain.MOUNTAIN, "F": Terrain.FOREST}
    wanted: Counter[Any] = Counter()
    for card in gaps()["H-GAP-14"]["card"]:
        choices = card["tabs"].split("|")
        for copy, letter in enumerate(card["terrains"]):
            tab = tabs(choices[copy % len(choices)])
            values = (symbols(card["base"]), tab, boost(card["boost"]), (letters[letter],))
            wanted[card["id"], card["cost"], values] += 1
    found: Counter[Any] = Counter()
    for each in library.MAGE_MARKET:
        key = each.id.rpartition("_")[0]
        found[key, each.cost, (each.base, each.tabs, each.boost, each.terrains)] += each.copies

    assert found == wanted


def test_advanced_actions_are_those_of_the_catalogue() -> None:
    by_id = {card.id: card for card in library.ADVANCED}
    for entry in gaps()["H-GAP-12"]["card"]:
        card = by_id[entry["id"]]
        cost = TRASH if entry["cost"] == "trash1" else entry["cost"]
        read = (cost, Colour[entry["colour"].upper()], terrains(entry["terrain"]))
        assert (card.cost, card.colour, card.terrains) == read
        assert (card.base, card.tabs) == (symbols(entry["base"]), tabs(entry["tabs"]))


def test_boosts_never_cost_as_much_energy_as_they_bring() -> None:
    for card in library.PRINTED.values():
        if isinstance(card, ActionCard) and card.boost is not None:
            assert card.boost.symbols.shield < card.boost.energy, card.id


@shows("H26.15")
def test_attack_cards_are_those_of_the_published_deck() -> None:
    def written(effects: Iterable[Effect]) -> str:
        return " & ".join(f"{type(e).__name__}:{_number(e)}" for e in effects)

    found = Counter[tuple[str, str]]()
    for card in library.MONSTER_ATTACKS:
        found[written(card.charge), written(card.bite)] += card.copies

    assert found["Suffer:3", "Suffer:5"] == 2
    assert found["DiscardRandom:rank", "Suffer:4"] == 2
    assert found["Suffer:2", "Suffer:rank-1 & Lower:alchemy"] == 1
    assert found["Suffer:rank+2", "Suffer:rank-1 & Lower:defence"] == 1
    assert Counter(written(c.charge) for c in _each(library.MONSTER_ATTACKS)) == {
        "Suffer:2": 3,
        "Suffer:3": 4,
        "Suffer:4": 3,
        "Suffer:5": 2,
        "DiscardRandom:rank": 4,
        "TrashCards:1": 3,
        "Suffer:rank+2": 1,
    }


def _each(cards: Iterable[MonsterAttack]) -> list[MonsterAttack]:
    return [card for card in cards for _ in range(card.copies)]


def _number(effect: Any) -> str:
    """The first field of an effect, as short as the list of facts writes it."""
    value = getattr(effect, fields(effect)[0].name)
    if isinstance(value, Attribute):
        return value.name.lower()
    if isinstance(value, int):
        return str(value)
    return f"{value.of.value}{value.plus:+d}" if value.plus else str(value.of.value)


def test_legendary_attacks_call_every_special_attack_four_times() -> None:
    read = [effect for card in library.LEGENDARY_ATTACKS for effect in (*card.charge, *card.bite)]
    numbers = Counter(f"{type(effect).__name__}{_number(effect)}" for effect in read)

    assert numbers == {
        **{f"Special{number}": 4 for number in (1, 2, 3, 4)},
        "Suffer4": 6,
        "Suffer5": 6,
        "Suffer6": 6,
        "DiscardFromDeck3": 6,
    }


@shows("H13.11")
def test_movement_cards_lead_from_every_target_to_another_with_more_moves_for_more_players() -> (
    None
):
    assert len({card.main for card in library.MOVEMENT_CARDS}) == 12
    for card in library.MOVEMENT_CARDS:
        assert card.main != card.secondary
        assert LOCATIONS[card.main].number == card.main
        assert len(card.moves) == 4
        assert list(card.moves) == sorted(card.moves)
    brisk = [c.main for c in library.MOVEMENT_CARDS if tuple(c.moves) == (2, 3, 4, 4)]
    assert brisk == [2, 18, 14, 9]


# --- Names, ids and texts -------------------------------------------------------------------------


def test_every_printed_thing_has_an_id_of_its_own_and_two_names() -> None:
    total = sum(len(list(deck)) for deck in library.DECKS.values())

    assert len(library.PRINTED) == total
    assert not set(library.PRINTED) & set(library.CHARACTERS)
    for key in EVERYTHING:
        assert re.fullmatch(r"[a-z0-9_]+", key)
        name = library.name_of(key)
        assert name.de.strip()
        assert name.en.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EVERYTHING)
def test_every_printed_thing_can_be_read(key: str, lang: Any) -> None:
    text = card_text(key, lang)

    assert text.strip()
    assert "  " not in text
    assert "{" not in text


def test_german_and_english_texts_differ() -> None:
    same = [key for key in EVERYTHING if card_text(key, "de") == card_text(key, "en")]
    assert same == []


def test_a_card_tells_its_symbols_tabs_and_boost() -> None:
    assert card_text("whirl_4", "en") == (
        "Blue (fast attack) · mountain · cost 1\n2 damage\nChain tab purple or red: chains only"
    )
    assert card_text("embers_1", "de") == (
        "Rot (Feuer) · Wald · Kosten 0\n1 Schaden\nEnergie-Boost 1: 2 Schaden, 1 Karte weniger"
    )


@every_character
def test_a_board_tells_the_specialisation_at_all_five_levels(name: str) -> None:
    ability = library.CHARACTERS[name].specialisation.ability
    for lang in LANGUAGES:
        text = card_text(name, lang)
        told = level_texts(ability, lang)
        assert len(told) in (0, 5)
        assert all(line in text for line in told)
        assert told or ability_text(ability, lang) in text


# --- Words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", EFFECTS)
def test_every_word_of_abilities_is_carried_out_by_one_resolver(word: type[Effect]) -> None:
    known = (word in RESOLVERS.plain) + (word in RESOLVERS.asking)
    assert known == (0 if issubclass(word, Standing) else 1)


@pytest.mark.parametrize("word", CONDITIONS)
def test_every_condition_of_abilities_is_judged(word: type[Condition]) -> None:
    assert word in JUDGES


@pytest.mark.parametrize("word", [*EFFECTS, *CONDITIONS])
def test_every_word_of_abilities_stands_on_some_card(word: type) -> None:
    assert any(type(part) is word for part in everything_printed())


def test_every_word_on_every_card_is_known() -> None:
    for part in everything_printed():
        if isinstance(part, Effect) and not isinstance(part, Standing):
            assert type(part) in RESOLVERS.plain or type(part) in RESOLVERS.asking, part
        if isinstance(part, Condition):
            assert type(part) in JUDGES, part


def test_every_moment_of_an_ability_is_offered_by_the_rules() -> None:
    assert turn.WORDS
    wanted = {part.when for part in everything_printed() if isinstance(part, Ability)}
    code = "".join(
        path.read_text("utf-8")
        for package in ("fights", "rules", "turn", "expansions")
        for path in (HEXER / package).iterdir()
        if path.name.endswith(".py")
    )
    offered = {moment for moment in Moment if f"Moment.{moment.name}" in code}

    assert wanted <= offered


def test_standing_abilities_hold_only_standing_words_and_others_none() -> None:
    for part in everything_printed():
        if isinstance(part, Ability):
            standing = [isinstance(effect, Standing) for effect in part.do]
            assert all(standing) if part.when is Moment.STANDING else not any(standing)


def test_chain_tabs_of_one_card_have_different_colours() -> None:
    for card in library.PRINTED.values():
        if isinstance(card, ActionCard):
            colours = [tab.colour for tab in card.tabs]
            assert len(set(colours)) == len(colours), card.id
            assert card.base != NO_SYMBOLS or card.do, card.id
