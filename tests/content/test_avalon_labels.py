"""Every question and every answer of Avalon is told in words, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Barrier, Decision, Ended, in_view
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.options import Option, Word
from tafelrunde.games import avalon
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.rules.reasons import Reason, because
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Resource
from tafelrunde.games.avalon.texts.labels import LABELS
from tafelrunde.games.avalon.texts.words import words
from tafelrunde.games.avalon.vocabulary.conditions import Won
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, Pay
from tests.content.test_avalon_texts import flaws
from tests.content.test_labels import kinds
from tests.games.avalon.test_random_games import CHARACTERS, MOST, answer

ROOM = Path(avalon.__file__).parent
KEYS = {"choose": 2, "arrange": 2, "choose_some": 4, "Decision": 1, "whom": 2, "_choose": 5}
"""Where each function that asks has the key of its question."""


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the rules: the function's name and its arguments."""
    for file in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node.args


def literals(name: str, place: int) -> set[str]:
    given = [args[place] for called, args in calls() if called == name and len(args) > place]
    return {str(each.value) for each in given if isinstance(each, ast.Constant)}


QUESTIONS = sorted({"whom"}.union(*(literals(name, place) for name, place in KEYS.items())))
WORDS = sorted(literals("Word", 0) | {"pass", "yes", "no"})


def test_questions_and_words_are_found() -> None:
    assert {"action", "lay_first", "lay_more", "pack_away", "rest", "whom"} <= set(QUESTIONS)
    assert {"flee", "eat", "mercy"} <= set(WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_word_has_a_message(lang: Lang) -> None:
    wanted = [f"question-{key}" for key in QUESTIONS] + [f"option-{key}" for key in WORDS]
    assert [key for key in wanted if key.replace("_", "-") not in words(lang)] == []


def test_no_message_asks_what_nobody_asks() -> None:
    asked = {f"question-{key}".replace("_", "-") for key in QUESTIONS} | {"question-about"}
    known = {key for key in words("en").keys if key.startswith("question-")}
    assert known - asked == set()


def test_every_kind_of_option_has_a_label() -> None:
    found = set(kinds(Option, "tafelrunde.games.avalon."))
    assert len(found) > 8
    assert found <= set(LABELS.known)
    assert Word in LABELS.known


BEOR = library.board("beor")
REASONS = [
    because("needs", condition=Won()),
    because("cost", cost=(Pay(2, Resource.FOOD), DiscardThis())),
    because("turn", people=(BEOR.name, BEOR.name)),
    because("energy", character=BEOR.name, needed=2, have=1),
    because("own-energy", character=BEOR.name, needed=2, have=1),
    because("covered", place=library.location(101).name),
    because("used-today", action=BEOR.action_name),
    because("everybody", people=(BEOR.name,)),
    because("panic", character=BEOR.name),
    because("fast"),
    because("tried-to-flee", character=BEOR.name),
    because("bad-trait", character=BEOR.name, trait=BEOR.trait_name),
    because("no-extra"),
    because("not-connected", card=library.printed("vagabond").name),
    because("no-magic"),
    because("attribute", character=BEOR.name, attribute=Attribute.COURAGE, needed=2, have=1),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.key)
def test_every_reason_is_a_sentence(reason: Reason, lang: Lang) -> None:
    assert flaws(reason.text(lang), lang) == []
    assert {f"reason-{each.key}" for each in REASONS} == {
        key for key in words(lang).keys if key.startswith("reason-")
    }


# --- Whole campaigns ------------------------------------------------------------------------------


def read_all(game: Game, decision: Decision) -> list[tuple[Lang, str]]:
    """A question as its seat sees it: the prompt, every option, what is closed and why."""
    seen = GAME.view(game, decision.seat)
    asked = in_view(decision, seen)
    found: list[tuple[Lang, str]] = []
    for lang in LANGUAGES:
        found.append((lang, GAME.prompt(seen, asked, lang)))
        for option in asked.options:
            found.append((lang, GAME.label(seen, asked, option, lang).line))
        for each in asked.closed:
            found.append((lang, GAME.label(seen, asked, each.option, lang).line))
            found.append((lang, each.text(lang)))
    return found


def play(seed: int, players: int) -> Iterator[tuple[Lang, str]]:
    """Everything that is read in a campaign by chance."""
    chance = Random(seed)
    game = GAME.new({"characters": chance.sample(CHARACTERS, players)}, seed)
    log: list[AnyEvent] = []
    GAME.listen(game, log)
    flow = GAME.play(game)
    try:
        question = next(flow)
        for _ in range(MOST):
            STEPS.renew()
            decisions = question.decisions if isinstance(question, Barrier) else [question]
            for each in decisions:
                yield from read_all(game, each)
            for event in log:
                yield from ((lang, GAME.narrate(event, lang)) for lang in LANGUAGES)
            log.clear()
            answers = [answer(each, chance) for each in decisions]
            question = flow.send(answers if isinstance(question, Barrier) else answers[0])
    except Ended:
        return


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_read_in_a_campaign_reads_well(players: int) -> None:
    read = set(play(players, players))
    bad = {text: found for lang, text in read if (found := flaws(text, lang))}

    assert len(read) > 200
    assert bad == {}
