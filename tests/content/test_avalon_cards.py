"""Items, skills, secrets and random events: counts, names, and that every word of everything
printed is carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from pkgutil import walk_packages

import pytest

import tafelrunde.games.avalon as avalon
from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.grammar import KIND
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    Ability,
    Event,
    Item,
    Kept,
    Moment,
    Once,
    Secret,
    Skill,
    SkillCard,
)
from tafelrunde.games.avalon.rules.conditions import CHECKS
from tafelrunde.games.avalon.rules.now import RESOLVERS
from tafelrunde.games.avalon.terms import Art, Attribute, Keyword, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    Markers,
    PreventStepsDown,
    ReduceDamage,
    ReduceMarkerLoss,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import Condition, SymbolIs
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, PayCharge, TurnThis
from tafelrunde.games.avalon.vocabulary.standing import IgnoresTraits, Standing
from tafelrunde.games.avalon.vocabulary.world import LeadsOn
from tests.kit.shows import shows

for each in walk_packages(avalon.__path__, f"{avalon.__name__}."):
    import_module(each.name)

ITEMS = library.of_kind(Item)
SECRETS = library.of_kind(Secret)
CARDS = library.of_kind(SkillCard)
SKILLS: list[Skill] = [side for card in CARDS for side in card.sides]
RANDOM = [event for event in library.of_kind(Event) if event.random]
BEARERS: list[Item | Secret | Skill] = [*ITEMS, *SECRETS, *SKILLS]
ALL: list[object] = [
    *library.PRINTED.values(),
    *library.LOCATIONS.values(),
    *library.VERSES.values(),
    *library.CHAPTERS.values(),
    *library.BOARDS.values(),
]
EACH = pytest.mark.parametrize("bearer", BEARERS, ids=lambda bearer: bearer.id)


def parts(thing: object) -> Iterator[object]:
    """A printed thing and everything written on it."""
    yield thing
    if isinstance(thing, Enum | str):
        return
    if isinstance(thing, Sequence):
        for each in thing:
            yield from parts(each)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from parts(getattr(thing, field.name))


def lists(thing: object) -> Iterator[Sequence[object]]:
    """Every list of words on a printed thing."""
    for part in parts(thing):
        if isinstance(part, Sequence) and not isinstance(part, str):
            yield part


WORDS: list[type[Effect]] = sorted(
    {type(part) for thing in ALL for part in parts(thing) if isinstance(part, Effect)},
    key=lambda word: word.__name__,
)


# --- The whole library ----------------------------------------------------------------------------


@pytest.mark.parametrize("word", WORDS)
def test_every_word_that_is_printed_is_carried_out_or_asked_for(word: type[Effect]) -> None:
    known = word in RESOLVERS.plain or word in RESOLVERS.asking
    assert known is not issubclass(word, Standing)


def test_every_condition_that_is_printed_can_be_checked() -> None:
    found = {type(part) for thing in ALL for part in parts(thing) if isinstance(part, Condition)}
    assert found <= set(CHECKS)


def test_a_word_that_leads_on_stands_last_in_its_list() -> None:
    wrong = [
        (getattr(thing, "id", thing), words)
        for thing in ALL
        for words in lists(thing)
        if any(isinstance(word, LeadsOn) for word in words[:-1])
        and all(isinstance(word, Effect) for word in words)
    ]
    assert not wrong


# --- Counts and names -----------------------------------------------------------------------------


def test_there_are_65_items_of_which_30_are_craftable() -> None:
    assert sum(item.copies for item in ITEMS) == 65
    assert sum(item.copies for item in ITEMS if item.craftable) == 30
    assert {item.keyword for item in ITEMS} == {None, *Keyword}


@shows("A2.14")
def test_there_are_six_skill_cards_of_each_attribute_with_two_skills_each() -> None:
    assert Counter(card.attribute for card in CARDS) == dict.fromkeys(Attribute, 6)
    assert len({skill.id for skill in SKILLS}) == 72


def test_there_are_at_least_30_secrets_with_numbers_of_their_own() -> None:
    numbers = Counter(secret.number for secret in SECRETS)
    assert len(numbers) == len(SECRETS) >= 30
    assert set(numbers) == set(range(1, 76))
    assert {11, 15, 30, 42} <= set(numbers)


def test_there_are_22_random_events_that_last_for_a_day_and_do_something() -> None:
    assert sum(event.copies for event in RANDOM) == 22
    assert {event.kept for event in RANDOM} == {Kept.TODAY}
    assert all(bool(event.do) is not bool(event.standing) for event in RANDOM)


def test_every_name_is_written_in_both_languages_with_its_grammar() -> None:
    names: list[Name] = [each.name for each in (*BEARERS, *RANDOM)]
    assert all(name.de and name.en and KIND.fullmatch(name.kind) for name in names)
    for language in (Counter(name.de for name in names), Counter(name.en for name in names)):
        assert [name for name, times in language.items() if times > 1] == []


# --- What can be written --------------------------------------------------------------------------


@EACH
def test_what_always_holds_stands_alone(bearer: Item | Secret | Skill) -> None:
    for ability in bearer.abilities:
        always = [word for word in parts(ability) if isinstance(word, Standing)]
        assert bool(always) is (ability.when is Moment.STANDING)
        if always:
            assert ability == Ability(Moment.STANDING, ability.do)


@EACH
def test_an_ability_works_where_its_words_have_a_meaning(bearer: Item | Secret | Skill) -> None:
    for ability in bearer.abilities:
        found = list(parts(ability))
        if any(isinstance(w, Markers | ReduceDamage | ReduceMarkerLoss) for w in found):
            assert ability.art is Art.COMBAT
        if any(isinstance(word, Steps | PreventStepsDown) for word in found):
            assert ability.art is Art.DIPLOMACY
        for word in found:
            if isinstance(word, SymbolIs) and word.attribute is not None:
                assert word.attribute in (ability.art or Art.COMBAT).attributes
                assert ability.art is not None


@EACH
def test_an_ability_is_written_as_its_moment_is_played(bearer: Item | Secret | Skill) -> None:
    laid = (Moment.ON_PLAY, Moment.DELAYED, Moment.WHEN_DISCARDED)
    moments = Counter(ability.when for ability in bearer.abilities)
    assert not any(moments[moment] for moment in laid)
    assert moments[Moment.ACTION] < 2 > moments[Moment.ANY_TIME]  # one option for each card
    for ability in bearer.abilities:
        if ability.when is Moment.ENCOUNTER_WON:
            assert not ability.cost
            assert not ability.may
        if ability.when >= Moment.ACTION:
            assert ability.once in (Once.NEVER_ENDS, Once.DAY)
            assert not any(isinstance(cost, TurnThis) for cost in ability.cost)
        assert bool(ability.energy) <= (ability.when is Moment.ACTION)
        assert not any(isinstance(cost, PayCharge) for cost in ability.cost)


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.id)
def test_a_skill_is_neither_turned_nor_discarded(skill: Skill) -> None:
    costs = [cost for ability in skill.abilities for cost in ability.cost]
    assert not any(isinstance(cost, TurnThis | DiscardThis) for cost in costs)


def test_only_traits_that_hit_a_character_are_ignored() -> None:
    ignored = {
        trait
        for bearer in BEARERS
        for word in parts(bearer)
        if isinstance(word, IgnoresTraits)
        for trait in word.traits
    }
    assert not ignored & {Trait.ROBBER, Trait.SHATTER, Trait.GUARDIAN}


# --- Published values -----------------------------------------------------------------------------


def test_published_cards_keep_their_names_and_numbers() -> None:
    names = {
        "rusty_sword": "Rostiges Schwert",
        "improvised_armour": "Improvisierte Rüstung",
        "rites_of_the_menhir": "Riten des Menhirs",
        "rites_of_the_traveller": "Riten des Reisenden",
        "stoneshapers_tools": "Werkzeug des Steinformers",
        "monstrous_strength": "Monströse Stärke",
        "alms": "Almosen",
        "good_weather": "Gutes Wetter",
    }
    assert {key: library.printed(key).name.de for key in names} == names
    numbers = {secret.id: secret.number for secret in SECRETS}
    assert [
        numbers[key] for key in ("rites_of_the_menhir", "rites_of_the_traveller", "secret_42")
    ] == [11, 30, 42]
