"""Every choice of Avalon's book by the rules: in a position that opens it, it can be paid and is
carried out to its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.decisions import Decision, Ended
from tafelrunde.engine.limits import STEPS
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Choice, Event, Verse
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.play import play_course
from tafelrunde.games.avalon.rules.reading import open_choices
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Keyword
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
    Condition,
    FromChapter,
    HasSecret,
    HasStatus,
    HasTask,
    IsChapter,
    WasRead,
)
from tafelrunde.games.avalon.vocabulary.world import Encounter, Mark
from tests.kit import avalon_positions as positions
from tests.kit.avalon import dummy_item, dummy_secret

PARTIES = [["beor", "ailei", "arev", "wurm"], ["beor"], ["ailei"], ["arev"], ["wurm"]]
SECRETS = range(1, 76)
CHOICES = [(verse, choice) for verse in library.VERSES.values() for choice in verse.choices]


Wanted = HasStatus | HasSecret | WasRead | HasTask | IsChapter | FromChapter


def wanted(condition: Condition | None) -> Iterator[Wanted]:
    """What must be so for a condition to be met; what must not be so is left out."""
    match condition:
        case AllOf(conditions=several):
            for each in several:
                yield from wanted(each)
        case AnyOf(conditions=several):
            yield from wanted(several[0])
        case HasStatus() | HasSecret() | WasRead() | HasTask() | IsChapter() | FromChapter():
            yield condition
        case _:
            pass


def position(party: list[str], verse: Verse, choice: Choice) -> Game:
    """A party that has enough of everything is about to choose, after a victory if there was an
    encounter; nothing is recorded but what the choice asks for.
    """
    rich = {"food": 5, "wealth": 5, "magic": 5, "reputation": 5, "energy": 6, "health": 6}
    characters: dict[str, dict[str, Any]] = {name: {**rich, "equipped": []} for name in party}
    asked = [*wanted(choice.only_if), *wanted(choice.needs)]
    owned = [f"secret_{each.number}" for each in asked if isinstance(each, HasSecret)]
    owned += [f"secret_{cost.number}" for cost in choice.cost if hasattr(cost, "number")]
    characters[party[0]]["equipped"] = ["iron", *dict.fromkeys(owned)]
    reading = {"doing": "reading", "group": party, "verse": verse.id, "step": 1, "won": 1}
    game = positions.build(
        {
            "characters": characters,
            "map": {101: (0, 0)},
            "menhirs": {101: 5},
            "secrets": [f"secret_{n}" for n in SECRETS if f"secret_{n}" not in owned],
            "items": ["wood"],
            "event_box": [each.id for each in library.of_kind(Event) if each.chapter > 1],
            "course": [{**reading, "place": 101}],
        }
    )
    for each in asked:
        if isinstance(each, HasStatus):
            parts = [each.part] if each.part else range(1, each.at_least + 1)
            mask = sum(1 << (part - 1) for part in parts)
            game.statuses[each.status] = game.statuses.get(each.status, 0) | mask
        elif isinstance(each, WasRead):
            game.read[each.verse] = 1
        elif isinstance(each, HasTask):
            game.tasks.append(each.task)
        elif isinstance(each, IsChapter | FromChapter):
            game.chapter = each.chapter
    return game


def play(game: Game, key: str) -> None:
    """Take the choice, then the first option of whatever is asked, until nothing goes on or the
    campaign is won.
    """
    STEPS.renew()
    course = play_course(game)
    try:
        decision = next(course)
        while True:
            assert isinstance(decision, Decision)
            decision = course.send(answer(decision, key))
    except (StopIteration, Ended):
        assert not game.course or game.ended == "won"


def answer(decision: Decision, key: str) -> list[int]:
    """The choice where it is offered, else the first options."""
    keys = [option.key if isinstance(option, Choice) else "" for option in decision.options]
    if key in keys and decision.key == "choice":
        return [keys.index(key)]
    return list(range(max(1, decision.min)))


def needs_cards(value: object) -> bool:
    """Whether an encounter begins somewhere inside: it needs decks, and tests of its own."""
    return Encounter.__name__ in repr(value)


@pytest.fixture(autouse=True)
def things() -> None:
    """Neutral secrets and items under the numbers and keywords of the book."""
    for number in SECRETS:
        dummy_secret(f"secret_{number}", number)
    dummy_item("iron", keyword=Keyword.WEAPON)
    dummy_item("wood", craftable=True)


@pytest.mark.parametrize(
    ("verse", "choice"), CHOICES, ids=[f"{verse.id}:{choice.key}" for verse, choice in CHOICES]
)
def test_the_choice_is_offered_to_somebody_and_carried_out(verse: Verse, choice: Choice) -> None:
    for party in PARTIES:
        game = position(party, verse, choice)
        now = Now(game, (1 << len(party)) - 1, "A18.15")
        if is_met(now, choice.only_if) and is_met(now, choice.needs):
            break
    else:
        pytest.fail("nobody can ever take it")
    if not needs_cards((choice.do, library.VERSES.get(choice.goto))):
        play(game, choice.key)
        marks = [word for word in choice.do if isinstance(word, Mark) and word.part]
        assert all(is_met(now, HasStatus(word.status, word.part)) for word in marks)


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("number", range(101, 111))
def test_a_visit_always_offers_more_than_to_leave(number: int, done: bool) -> None:
    verse = library.verse(f"{number}.0")
    for party in PARTIES:
        game = position(party, verse, Choice("look"))
        if done:
            game.statuses.update((each.id, 2**each.parts - 1) for each in library.STATUSES.values())
            game.read.update((each, 1) for each in library.VERSES)
        offered = open_choices(Now(game, (1 << len(party)) - 1, "A18.15"), verse, [])
        assert [each for each in offered if each.do or each.goto], (number, party)


ENDINGS = [
    ("473", {"stone": 1, "promise": 1, "price": 1, "mill_folk": 1, "nest": 5, "grave": 2},
     "give_mentor", "473 476 477 481 486 496 490 493"),
    ("474", {"stone": 2, "promise": 1, "fifth": 7, "mill_folk": 3, "brannoch": 1, "nest": 3,
             "grave": 1}, "give_fifth", "474 477 480 484 487 489 492"),
    ("474", {"stone": 2, "nest": 5, "mill_folk": 5, "ruan": 1}, "stay_silent",
     "474 477 478 486 488 494"),
    ("475", {"stone": 4, "mill_folk": 5, "ruan": 2}, "stay_silent", "475 477 479 497 494"),
    ("473", {"stone": 1, "price": 1, "mill_folk": 9, "brannoch": 2, "nest": 3}, "give_own",
     "473 477 482 485 495 491"),
    ("475", {"stone": 4}, "stay_silent", "475 477 483 497 494"),
]  # fmt: skip
"""Where the stone burns, what was done (parts as a mask), what is given, which pages follow."""


@pytest.mark.parametrize(("first", "statuses", "given", "pages"), ENDINGS)
def test_an_ending_is_made_of_what_was_done(
    first: str, statuses: dict[str, int], given: str, pages: str
) -> None:
    game = position(PARTIES[0], library.verse(first), Choice("begin"))
    game.statuses.update(statuses)
    game.course[0].step = 0
    play(game, given)
    assert " ".join(game.read) == pages
    assert game.ended == "won" or game.chapter == 2
