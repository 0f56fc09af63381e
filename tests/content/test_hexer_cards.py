"""The players' cards of hexer: how many there are, what the catalogue says they do, and that every
word can be played and read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import (
    NO_SYMBOLS,
    TRASH,
    Ability,
    ActionCard,
    Moment,
)
from tafelrunde.games.hexer.rules import turn  # makes every resolver known
from tafelrunde.games.hexer.rules.conditions import JUDGES
from tafelrunde.games.hexer.rules.now import RESOLVERS
from tafelrunde.games.hexer.terms import Attribute, Colour, Kind, Terrain
from tafelrunde.games.hexer.texts.ability_effects import ability_text, level_texts
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.words import as_mages_say
from tafelrunde.games.hexer.vocabulary import Condition
from tafelrunde.games.hexer.vocabulary import abilities as vocabulary_abilities
from tafelrunde.games.hexer.vocabulary.abilities import Standing
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
PRINTED = {each.id: each for deck in library.DECKS.values() for each in deck}
"""Everything printed, without the dummies of other tests."""

EVERYTHING = [*library.CHARACTERS, *library.WEAKNESSES, *library.QUESTS, *PRINTED]

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
    things = [*PRINTED.values(), *library.CHARACTERS.values()]
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


# --- Names, ids and texts -------------------------------------------------------------------------


def test_every_printed_thing_has_an_id_of_its_own_and_two_names() -> None:
    total = sum(len(list(deck)) for deck in library.DECKS.values())

    assert len(PRINTED) == total
    assert PRINTED.items() <= library.PRINTED.items()
    assert not set(PRINTED) & set(library.CHARACTERS)
    for key in EVERYTHING:
        assert re.fullmatch(r"[a-z0-9_]+", key)
        name = library.name_of(key)
        assert name.de.strip()
        assert name.en.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", [*library.DECKS, "characters", "weaknesses", "quests"])
def test_every_printed_thing_can_be_read(deck: str, lang: Lang) -> None:
    others: dict[str, Iterable[str]] = {
        "characters": library.CHARACTERS,
        "weaknesses": library.WEAKNESSES,
        "quests": library.QUESTS,
    }
    for key in others.get(deck) or [card.id for card in library.DECKS[deck]]:
        text = card_text(key, lang)
        assert text.strip(), key
        assert "  " not in text, key
        assert "{" not in text, key


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
        assert told or as_mages_say(ability_text(ability, lang), lang) in text


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

    assert wanted - {Moment.STANDING} <= offered  # what always works is asked by its word


def test_standing_abilities_hold_only_standing_words_and_others_none() -> None:
    for part in everything_printed():
        if isinstance(part, Ability):
            standing = [isinstance(effect, Standing) for effect in part.do]
            assert all(standing) if part.when is Moment.STANDING else not any(standing)


def test_chain_tabs_of_one_card_have_different_colours() -> None:
    for card in PRINTED.values():
        if isinstance(card, ActionCard):
            colours = [tab.colour for tab in card.tabs]
            assert len(set(colours)) == len(colours), card.id
            assert card.base != NO_SYMBOLS or card.do, card.id
