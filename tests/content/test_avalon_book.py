"""The book of Avalon: every verse can be reached, everything recorded is set and read, no choice is
another one at a higher price. The prose has a walk of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest

from tafelrunde.engine.content import Frozen
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import END, Choice, Event, Secret
from tafelrunde.games.avalon.story import BOOK as STORY
from tafelrunde.games.avalon.terms import MAIN, Symbol, Track, What
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
    Condition,
    HasSecret,
    HasStatus,
    IsCharacter,
    Not,
    WasRead,
    Won,
)
from tafelrunde.games.avalon.vocabulary.costs import GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, GainSecret, If, Lose
from tafelrunde.games.avalon.vocabulary.world import (
    DiscardEvent,
    DrawEvent,
    Encounter,
    LeadsOn,
    Mark,
    Note,
    Page,
    PlaceGuardian,
    ReadVerse,
    SetTimeDial,
)

VERSES = [each for each in library.VERSES.values() if not each.id.startswith("test")]
SECTIONS = {int(key[:3]) for key in library.VERSES if re.match(r"\d{3}\.", key)}
LED_TO_BY_RULES = {"500", "open.0", "open.D", "open.N"}
"""By a death, and by locations without a section."""
STORY_SECRETS = {16, 17, 18, 19}
"""These do nothing by themselves: the book gives them and asks for them."""


def inside(value: object) -> Iterator[Frozen]:
    """Every word in a value, itself first, at any depth."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from inside(each)
    elif isinstance(value, Frozen):
        yield value
        for part in vars(value).values():
            yield from inside(part)


def events() -> list[Event]:
    """The significant events of all chapters that are open."""
    return [each for each in library.of_kind(Event) if each.chapter]


CHAPTERS = [each for (campaign, _), each in library.CHAPTERS.items() if campaign == MAIN]
OUTSIDE = [*events(), *CHAPTERS, *map(library.location, sorted(SECTIONS))]
"""What leads into the book, or records something in it: events and location cards."""
BOOK = [*VERSES, *OUTSIDE]
WORDS = list(inside(BOOK))


def led_to(value: object) -> Iterator[str]:
    """The verses that a value may lead to."""
    for each in inside(value):
        match each:
            case Choice(goto=goto) if goto != END:
                yield goto
            case ReadVerse(verse=verse) | Page(verse=verse):
                yield verse
            case SetTimeDial(expires=verse) if verse:
                yield verse
            case _:
                pass


def beginnings() -> set[str]:
    """Verses that are not read because another verse leads to them."""
    ends = re.compile(r"\.(\d?00|0|[DN]\d?|M)$")
    places = {v.id for v in VERSES if ends.search(v.id)}
    return places | set(led_to(OUTSIDE)) | LED_TO_BY_RULES


def parts_read(condition: HasStatus) -> Iterable[tuple[str, int]]:
    """The parts of a status that a condition asks for."""
    parts = [condition.part] if condition.part else range(1, all_parts(condition.status) + 1)
    return {(condition.status, part) for part in parts}


def all_parts(status: str) -> int:
    """How many boxes a status has."""
    return library.STATUSES[status].parts


# --- Structure ------------------------------------------------------------------------------------


def test_the_quick_start_has_the_size_that_was_asked_for() -> None:
    numbers = {each.id for each in VERSES}
    assert len([each for each in numbers if not each.startswith("open")]) >= 66
    assert set(range(101, 111)) <= SECTIONS
    assert len([each for each in numbers if re.fullmatch(r"\d+\.D", each)]) >= 6


def test_every_target_exists() -> None:
    targets = set(led_to(BOOK)) | {each.verse for each in WORDS if isinstance(each, WasRead)}
    assert targets - set(library.VERSES) == set()


def test_every_card_that_the_book_calls_by_name_is_printed() -> None:
    enemies = {each.named for each in WORDS if isinstance(each, Encounter)} - {""}
    enemies |= {each.encounter for each in WORDS if isinstance(each, PlaceGuardian)}
    called = {each.event for each in WORDS if isinstance(each, DrawEvent | DiscardEvent)}
    assert len(enemies) >= 5
    assert enemies | called <= set(library.PRINTED)


def test_every_verse_can_be_reached_with_what_the_book_lets_happen() -> None:
    """A way opens by what verses reached before have marked or given; any `Not` is possible."""
    reached: set[str] = set()
    possible = set().union(*[marked(each) for each in inside(OUTSIDE) if isinstance(each, Mark)])
    while True:
        before = (len(reached), len(possible))
        for verse in [each for each in VERSES if each.id in reached | beginnings()]:
            reached.add(verse.id)
            ways = [each for each in verse.choices if can_be(each.only_if, possible, reached)]
            for word in inside([verse.do, ways]):
                if isinstance(word, Mark):
                    possible |= marked(word)
                if isinstance(word, GainSecret):
                    possible.add(("secret", word.number))
            reached |= set(led_to([verse.do, ways]))
        if before == (len(reached), len(possible)):
            break
    assert {each.id for each in VERSES} - reached == set()


def marked(word: Mark) -> set[tuple[str, int]]:
    """The parts that a word may mark; part 0 is one of the group's choice."""
    parts = [word.part] if word.part else range(1, all_parts(word.status) + 1)
    return {(word.status, part) for part in parts}


def can_be(condition: Condition | None, possible: set[tuple[str, int]], read: set[str]) -> bool:
    """Whether a condition can ever be met."""
    match condition:
        case AllOf(conditions=several):
            return all(can_be(each, possible, read) for each in several)
        case AnyOf(conditions=several):
            return any(can_be(each, possible, read) for each in several)
        case HasStatus(part=0, at_least=least):
            return len({*parts_read(condition)} & possible) >= least
        case HasStatus():
            return {*parts_read(condition)} <= possible
        case HasSecret(number=number):
            return ("secret", number) in possible
        case WasRead(verse=verse):
            return verse in read
        case _:
            return True


def test_every_part_of_every_status_is_set_and_read() -> None:
    every = {(each.id, n + 1) for each in library.STATUSES.values() for n in range(each.parts)}
    sets = [marked(each) for each in WORDS if isinstance(each, Mark)]
    reads = [{*parts_read(each)} for each in WORDS if isinstance(each, HasStatus)]
    assert set().union(*sets) == every
    assert set().union(*reads) == every


def test_every_task_is_noted_somewhere() -> None:
    assert {each.task for each in WORDS if isinstance(each, Note)} == set(library.TASKS)


def test_every_secret_of_the_story_is_won_and_used() -> None:
    won = {each.number for each in WORDS if isinstance(each, GainSecret)}
    given = {each.number for each in WORDS if isinstance(each, GiveSecret)}
    printed = {each.number: each for each in library.of_kind(Secret)}
    of_the_rules = {42}  # an aggravation, given before the first day
    assert won == set(printed) - of_the_rules
    assert given >= STORY_SECRETS
    assert all(not printed[number].abilities for number in STORY_SECRETS)


def test_every_secret_does_something_or_is_asked_for() -> None:
    asked = {each.number for each in WORDS if isinstance(each, HasSecret | GiveSecret)}
    idle = [each.number for each in library.of_kind(Secret) if not each.abilities]
    assert set(idle) <= asked


def test_a_verse_with_choices_always_leaves_one_open() -> None:
    for verse in VERSES:
        open_ones = [c for c in verse.choices if not (c.cost or c.only_if or c.needs)]
        assert open_ones or not verse.choices, verse.id


def test_a_price_for_each_member_stands_alone() -> None:
    """Whoever does not pay it leaves the group; what the others owed together would be open."""
    for verse in VERSES:
        for choice in verse.choices:
            each = {isinstance(cost, Pay) and cost.each for cost in choice.cost}
            assert len(each) < 2, (verse.id, choice.key)


def test_only_a_verse_with_an_encounter_asks_whether_it_was_won() -> None:
    for verse in VERSES:
        if any(isinstance(each, Won) for each in inside(verse.choices)):
            assert isinstance(verse.do[-1], Encounter), verse.id


def test_a_word_that_leads_on_stands_last() -> None:
    for word in WORDS:
        for row in vars(word).values():
            if isinstance(row, tuple):
                assert not [each for each in row[:-1] if leads_on(each)], word


def leads_on(word: object) -> bool:
    """Whether it begins something of its own, perhaps under a condition."""
    return isinstance(word, LeadsOn) or (isinstance(word, If) and any(map(leads_on, word.then)))


def test_every_visit_has_a_real_choice() -> None:
    for verse in [each for each in VERSES if re.search(r"\.(\d00|0)$", each.id)]:
        if not verse.id.startswith("open"):
            ways = [c for c in verse.choices if c.do or c.goto != END]
            assert len(ways) >= 3, verse.id


@pytest.mark.parametrize("character", ["beor", "ailei", "arev", "wurm"])
def test_each_character_has_choices_of_its_own(character: str) -> None:
    ways = [c for v in VERSES for c in v.choices if IsCharacter(character) in inside(c.only_if)]
    assert len(ways) >= 3


def test_a_location_has_the_pages_that_its_symbols_promise() -> None:
    for number in SECTIONS:
        symbols = library.location(number).symbols
        for symbol, pages in ((Symbol.DREAM, "DN"), (Symbol.MENHIR, "M")):
            for page in pages:
                written = [v for v in library.VERSES if v.startswith(f"{number}.{page}")]
                assert bool(written) == (symbol in symbols), number


def test_each_stone_is_recorded_by_its_own_part() -> None:
    charged = {
        (number, each.part)
        for number in SECTIONS
        for each in inside(library.location(number).menhir)
        if isinstance(each, Mark)
    }
    assert charged == {(107, 1), (101, 2), (106, 3)}


def test_three_endings_lead_to_four_last_pages() -> None:
    assert {"473", "474", "475"} <= set(led_to(events()))
    first = [each for each in VERSES if STORY.sections[each.id] == "book_of_secrets"]
    ends = {each.id for each in first if "EndChapter" in repr(each.do)}
    assert ends == {"491", "492", "493", "494"}


# --- No choice at a higher price ------------------------------------------------------------------

Account = dict[tuple[str, str], int]


def account(choice: Choice) -> tuple[Account, frozenset[Effect]] | None:
    """What a choice brings (gains above 0, prices below) and what it does to the story; None if
    chance decides.
    """
    sums: Counter[tuple[str, str]] = Counter()
    story: set[Effect] = set()
    for word in [*choice.cost, *choice.do]:
        match word:
            case Pay(amount=int(n), what=what, each=each):
                sums[what.name, "each" if each else "usual"] -= n
            case Gain(amount=int(n), what=what, who=who):
                sums[what.name, who.value] += n * sign(what)
            case Lose(amount=int(n), what=what, who=who):
                sums[what.name, who.value] -= n * sign(what)
            case Deal(amount=int(n), who=who):
                sums["HEALTH", who.value] -= n
            case Mark() | Note() | GainSecret():
                story.add(word)
            case _:
                return None
    return dict(sums), frozenset(story)


def sign(what: What) -> int:
    """Fear is the one thing nobody wants more of."""
    return -1 if what is Track.FEAR else 1


def is_dominated(worse: Choice, better: Choice) -> bool:
    """The same verse follows and the same is recorded, and nothing is better about it."""
    first, second = account(worse), account(better)
    if first is None or second is None or worse.goto != better.goto or first[1] != second[1]:
        return False
    keys = {*first[0], *second[0]}
    pairs = [(first[0].get(key, 0), second[0].get(key, 0)) for key in keys]
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)


def literals(condition: Condition | None) -> list[Condition]:
    """The conditions that all must be met."""
    match condition:
        case None:
            return []
        case AllOf(conditions=several):
            return [each for one in several for each in literals(one)]
        case Not(condition=AnyOf(conditions=several)):
            return [Not(each) for each in several]
        case _:
            return [condition]


def exclude(first: Condition, second: Condition) -> bool:
    """Whether two conditions can never be met together."""
    match first, second:
        case Not(condition=HasStatus(status=a, part=0)), HasStatus(status=b):
            return a == b
        case Not(condition=no), yes:
            return no == yes
        case HasStatus(status=a, part=m), HasStatus(status=b, part=n) if m and n and a == b:
            return m != n and a in {"bell", "gate", "bridge"}  # one question, asked once
        case _:
            return False


def are_never_both_open(one: Choice, other: Choice) -> bool:
    """Whether what one asks for shuts the other."""
    first, second = (literals(c.only_if) + literals(c.needs) for c in (one, other))
    return any(exclude(a, b) or exclude(b, a) for a in first for b in second)


def test_no_choice_is_another_at_a_higher_price() -> None:
    for verse in VERSES:
        real = [each for each in verse.choices if each.do or each.cost or each.goto != END]
        for worse, better in permutations(real, 2):
            if is_dominated(worse, better):
                assert are_never_both_open(worse, better), (verse.id, worse.key, better.key)
