"""Both languages say everything: every word, event, question and term, without error."""

from __future__ import annotations

import ast as python
import tomllib
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import key_of
from tafelrunde.engine.proof import parts, patterns
from tafelrunde.games.valskyrr import terms, vocabulary
from tafelrunde.games.valskyrr.events import Event
from tafelrunde.games.valskyrr.nouns import Set
from tafelrunde.games.valskyrr.texts.questions import option_text, prompt
from tafelrunde.games.valskyrr.texts.rulebook import FILE
from tafelrunde.games.valskyrr.texts.words import FOLDER, term, words
from tafelrunde.games.valskyrr.vocabulary import Requirement, Standing

QUESTIONS = [
    "hero",
    "action",
    "target",
    "target_hero",
    "targets",
    "zone",
    "discard",
    "discard_cards",
    "mode",
    "reflex",
    "prevent_type",
    "bury",
    "card",
    "embedded",
    "destination",
    "order",
    "order_enemies",
    "pursued",
    "activate",
    "condition_target",
    "condition",
    "travel",
    "reward",
    "reward_swap",
    "restore",
    "rest",
    "enrage",
    "weakness",
    "daze_part",
    "resisted_part",
    "enrage_order",
    "relentless",
    "symbols",
    "next_hero",
    "next_effect",
    "effect_order",
    "neighbour",
    "calm",
    "choose_effect",
    "zone_limit",
    "take_from_top",
    "put_back",
    "recall",
    "unbury",
    "cleanse",
    "halve_focus",
    "cancel_ambush",
    "target_heroes",
    "task",
    "killed",
]
OPTIONS = [
    "pass",
    "end_turn",
    "stay",
    "reveal",
    "done",
    "give_up",
    "physical",
    "magical",
    "deck",
    "yes",
    "no",
    "encounter",
    "adventure",
    "time_track",
]


PATTERNS = {lang: patterns(FOLDER, lang) for lang in LANGUAGES}


def test_both_languages_have_the_same_keys() -> None:
    assert PATTERNS["de"].keys() == PATTERNS["en"].keys()


def test_both_languages_use_the_same_variables() -> None:
    for key in PATTERNS["en"]:
        german, english = (parts(key, PATTERNS[lang]).variables for lang in LANGUAGES)
        assert german == english, key


def vocabulary_of(base: type[object]) -> list[type[object]]:
    kinds: list[type[object]] = base.__subclasses__()
    return [kind for kind in kinds if kind.__module__ == vocabulary.__name__]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "base"), [("effect", Effect), ("requirement", Requirement), ("standing", Standing)]
)
def test_every_word_of_the_vocabulary_has_its_message(prefix: str, base: type, lang: Lang) -> None:
    kinds = vocabulary_of(base)

    assert len(kinds) > 10
    assert [kind for kind in kinds if key_of(prefix, kind) not in words(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_its_sentence(lang: Lang) -> None:
    keys = [f"{key_of('requirement', kind)}.fact" for kind in vocabulary_of(Requirement)]

    assert [key for key in keys if key not in words(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_message(lang: Lang) -> None:
    missing = [kind for kind in Event.__subclasses__() if key_of("event", kind) not in words(lang)]

    assert missing == []


def ids(kind: type[Enum]) -> list[str]:
    """The ids of an enumeration, as events and decisions name them."""
    return [str(item.value if isinstance(item, str) else item.name.lower()) for item in kind]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "kind"),
    [
        ("trigger", terms.Trigger),
        ("reaction", terms.Window),
        ("kind", terms.Kind),
        ("place-of", terms.Place),
        ("place", terms.Destination),
        ("limit", terms.Limit),
        ("colour", terms.Colour),
        ("condition", terms.Condition),
        ("phase", terms.Phase),
        ("set", Set),
        *(("term", kind) for kind in (terms.Zone, terms.Destination, terms.Condition, Set)),
        *(("term", kind) for kind in (terms.Phase, terms.Colour, terms.Kind)),
    ],
)
def test_every_fixed_choice_has_its_message(prefix: str, kind: type[Enum], lang: Lang) -> None:
    assert [key for key in ids(kind) if f"{prefix}-{key}" not in words(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aim_has_its_phrase(lang: Lang) -> None:
    own = {terms.Aim.OWN_HERO.value}  # the player is addressed as "you"
    known = words(lang)

    missing = [
        key for key in ids(terms.Aim) if f"target-{key}" not in known and f"who-{key}" not in known
    ]

    assert set(missing) == own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", QUESTIONS)
def test_every_decision_has_its_question(key: str, lang: Lang) -> None:
    assert prompt(key, None, lang).endswith("?")


ASKING = {"choose": 2, "choose_some": 4, "arrange": 2, "Decision": 1}
"""What asks a player, and which of its arguments is the key of the decision."""


def asked_in(file: Path) -> Iterator[str]:
    """The keys of the decisions in a module."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name):
            place = ASKING.get(node.func.id, len(node.args))
            key = node.args[place] if place < len(node.args) else None
            if isinstance(key, python.Constant) and isinstance(key.value, str):
                yield key.value


def test_every_decision_that_the_rules_ask_for_has_its_question() -> None:
    game = FOLDER.parent
    modules = [*game.glob("rules/**/*.py"), *game.glob("phases/**/*.py")]
    asked = {key for module in modules for key in asked_in(module)}

    assert len(asked) > 20
    assert [key for key in sorted(asked) if f"question-{key}" not in words("en")] == []


def test_a_question_names_what_it_is_about() -> None:
    assert prompt("target", "Kriegsschwert", "de") == "Kriegsschwert: Welcher Gegner ist das Ziel?"
    assert prompt("target", "War Sword", "en") == "War Sword: Which enemy is the target?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fixed_answer_has_its_own_words(lang: Lang) -> None:
    assert len({option_text(word, lang) for word in OPTIONS}) == len(OPTIONS)


def test_doing_nothing_is_called_so() -> None:
    assert (option_text("pass", "de"), option_text("pass", "en")) == ("Nichts tun", "Do nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_those_of_the_glossary(lang: Lang) -> None:
    glossary = FILE.with_name("valskyrr-glossary.toml")
    entries = tomllib.loads(glossary.read_text(encoding="utf-8"))["term"]
    fixed = {
        entry["key"]: entry[lang] for entry in entries if f"term-{entry['key']}" in words(lang)
    }

    assert len(fixed) > 60
    for key, wanted in fixed.items():
        assert wanted.startswith(term(key, lang)), key
