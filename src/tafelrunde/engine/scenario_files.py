"""Reading scenario files, and what a game offers so that its positions can be written down.

Whatever is wrong with a file is refused with file, line and the nearest valid name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import BadScenario, TafelrundeError
from tafelrunde.engine.expected_events import Events, check_events
from tafelrunde.engine.expecting import Names, check_known, check_names
from tafelrunde.engine.forms import (
    Form,
    anything,
    described,
    each,
    either,
    flag,
    named,
    nearest,
    one_of,
    seed,
    table,
    text,
    whole,
)
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.scenario_lines import line_of
from tafelrunde.engine.shapes import TEXT, Shape, shape_of, shaped

if TYPE_CHECKING:
    from tafelrunde.engine.scenario_words import GameWords

S = TypeVar("S")


class ScenarioGame(Protocol[S]):
    """What a game offers so that its positions can be written down."""

    @property
    def rules(self) -> GameRules[S]:
        """The game itself."""

    @property
    def plays(self) -> Mapping[str, Callable[[S], Flow[None]]]:
        """How far a scenario can be played, by name; the first is the usual one."""

    @property
    def events(self) -> Events:
        """Kind of event → its values, and what each can be."""

    @property
    def position_forms(self) -> Mapping[str, Form]:
        """Key of a position → what may stand there."""

    @property
    def fact_forms(self) -> Mapping[str, Form]:
        """Key of a fact → what it can be, even if there is no such thing at the start."""

    @property
    def names(self) -> Names:
        """Key of a fact → the names that it can hold."""

    @property
    def words(self) -> GameWords:
        """What else people can look up who write files."""

    def build(self, position: Data) -> S:
        """The state of a written position; raises an error of ours if it cannot be read."""

    def describe(self, state: S) -> Data:
        """The position that builds this state again."""

    def facts(self, state: S) -> Data:
        """Everything that an expectation may name."""

    def seats(self, state: S) -> Sequence[str]:
        """The names of the seats, in order."""

    def spelled(self, state: S, key: str) -> str:
        """The key of an option as the rules spell it; a file may name the thing otherwise."""


Lookup = Callable[[str], ScenarioGame[Any]]


def game_named(name: str) -> ScenarioGame[Any]:
    """What a game of the package offers for scenarios."""
    if name not in game_names():
        known = ", ".join(game_names())
        raise BadScenario(
            f"game cannot be {name!r}; there are {known}.{nearest(name, game_names())}"
        )
    return find_game(name).scenarios


# --- Reading --------------------------------------------------------------------------------------


@shaped(Shape("list", inner=(TEXT,)))
def choice(value: object, where: str) -> None:
    """An answer: the keys of the chosen options, or their numbers from 0."""
    key = text if value and isinstance(value, list) and isinstance(value[0], str) else whole()
    each(key)(value, where)


@shaped(Shape("table"))
def facts_or_question(value: object, where: str) -> None:
    """What must hold; the keys that are facts of the game are looked at later."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where} must be a table, not {described(value)}.")
    for key in QUESTION.keys() & value.keys():
        QUESTION[key](value[key], f"{where}.{key}")


QUESTION: Final[dict[str, Form]] = {
    "asks": text,
    "seat": text,
    "why": text,
    "offers": each(text),
    "lacks": each(text),
    "closed": named(text, "option"),
    "unasked": flag,
    "events": each(named(anything)),
    "never": each(named(anything)),
}
"""What an expectation may name beside the facts of the game."""

STEP: Final[dict[str, Form]] = {
    **{key: QUESTION[key] for key in ("asks", "seat", "why", "offers", "lacks", "closed")},
    "answer": choice,
    "single": either(text, each(text)),
    "expect": facts_or_question,
}
OF_SINGLES: Final = ("single", "asks", "seat", "why", "closed")
"""What may be said about a question that is not asked, because it has a single answer."""


@shaped(Shape("table"))
def step(value: object, where: str) -> None:
    """An answer, and what is said about its question; or a single answer that was taken unasked."""
    table(STEP)(value, where)
    assert isinstance(value, Mapping)
    if "answer" not in value and "single" not in value:
        raise BadScenario(f"{where} needs an answer.")
    for key in value if "single" in value else ():
        if key not in OF_SINGLES:
            raise BadScenario(f"{where} cannot have {key!r} beside a single answer.")


CASE: Final[dict[str, Form]] = {
    "name": text,
    "shows": each(text),
    "play": text,
    "position": named(anything),
    "setup": named(anything),
    "seed": seed,
    "step": each(step),
    "expect": facts_or_question,
}
"""What a case may say otherwise than the rest of its file."""

FILE: Final[dict[str, Form]] = {
    "game": text,
    **CASE,
    "example": text,
    "case": each(table(CASE, ["name"])),
}


@dataclass(frozen=True)
class Written:
    """A scenario as it is written: a file, or one case of it with what all cases share."""

    file: str
    text: str
    data: Data
    case: int = -1
    own: Data = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the scenario is called; the file if it has no name."""
        return str(self.data.get("name", self.file))

    def refusal(self, sentence: object, step: int = -1) -> BadScenario:
        """An error that names file and line; `step` is where to look, from 0."""
        keys = str(sentence).split(" ")[0].split(".")
        shared = keys[0] == "position" and not _holds(self.own, keys)
        line = line_of(self.text, str(sentence), step, -1 if shared else self.case)
        return BadScenario(f"{self.file}, line {line}: {sentence}")


def _holds(own: object, keys: Sequence[str]) -> bool:
    """Whether a case says something under these keys itself."""
    for key in keys:
        if not isinstance(own, Mapping) or key not in own:
            return False
        own = own[key]
    return True


@dataclass(frozen=True)
class Scenario(Generic[S]):
    """A scenario whose every key and name is known, and whose position could be built."""

    written: Written
    game: ScenarioGame[S]
    origin: S

    @property
    def data(self) -> Data:
        """Everything that the file says."""
        return self.written.data

    @property
    def steps(self) -> list[Data]:
        """The answers, with what is said about their questions."""
        return list(self.data.get("step", ()))

    @property
    def play(self) -> Callable[[S], Flow[None]]:
        """The rules that are played."""
        return self.game.plays[self.data.get("play", next(iter(self.game.plays)))]


def parse(content: bytes, file: str) -> tuple[str, Data]:
    """The text of a file and its data; raises `BadScenario` if it is not TOML."""
    try:
        words = content.decode("utf-8")
        return words, tomllib.loads(words)
    except UnicodeDecodeError as trouble:
        line = content.count(b"\n", 0, trouble.start) + 1
        raise BadScenario(f"{file}, line {line}: this is no text in UTF-8.") from trouble
    except (ValueError, RecursionError) as trouble:
        found = re.search(r"line (\d+)", str(trouble))
        line = int(found[1]) if found else words.count("\n") + 1
        raise BadScenario(f"{file}, line {line}: this is not valid TOML ({trouble}).") from trouble


def scenarios_in(content: bytes, file: str) -> list[Written]:
    """The scenarios of a file, one or several cases, whose keys are known."""
    words, data = parse(content, file)
    try:
        table(FILE, ["game"])(data, "scenario")
    except BadScenario as trouble:
        case, number = _place_in(data, str(trouble))
        raise Written(file, words, data, case).refusal(trouble, number) from trouble
    shared = {key: value for key, value in data.items() if key != "case"}
    names = [each["name"] for each in data.get("case", ())]
    for number, name in enumerate(names):
        if name in names[:number]:
            twice = f"Two cases are called {name!r}; reports tell them apart by their names."
            raise Written(file, words, data, number).refusal(twice)
    if not names:
        return [Written(file, words, shared)]
    return [
        Written(file, words, joined(shared, {**own, "name": _case_name(shared, own)}), number, own)
        for number, own in enumerate(data["case"])
    ]


def _case_name(shared: Data, own: Data) -> str:
    return f"{shared['name']}: {own['name']}" if "name" in shared else str(own["name"])


def joined(shared: Data, own: Data) -> Data:
    """What a case shares and what it says itself; tables are joined, all else is replaced."""
    found = dict(shared)
    for key, value in own.items():
        both = isinstance(value, Mapping) and isinstance(shared.get(key), Mapping)
        found[key] = joined(shared[key], dict(value)) if both else value
    return found


def _place_in(data: Data, trouble: str) -> tuple[int, int]:
    """In which case and in which step of it a wrong key or value stands; -1 if in none."""
    case = -1
    if trouble.startswith("scenario.case"):
        case = _first_wrong(data["case"], table(CASE, ["name"]))
        data = data["case"][case] if case >= 0 else {}
    in_step = trouble.startswith(("scenario.step", "scenario.case.step"))
    return case, _first_wrong(data.get("step"), step) if in_step else -1


def _first_wrong(things: object, form: Form) -> int:
    """The number of the first thing that does not fit; -1 if it is no list of things."""
    for number, thing in enumerate(things if isinstance(things, list) else ()):
        try:
            form(thing, "")
        except BadScenario:
            return number
    return -1


def read_scenario(written: Written, games: Lookup = game_named) -> Scenario[Any]:
    """A scenario whose every key and name is known, and whose position could be built."""
    data = written.data
    try:
        if "expect" not in data:
            raise BadScenario("scenario needs the key 'expect'.")
        game = games(data["game"])
        one_of(game.plays)(data.get("play", next(iter(game.plays))), "play")
        scenario = Scenario(written, game, _origin(data, game))
    except TafelrundeError as trouble:
        raise written.refusal(trouble) from trouble
    _check_expectations(scenario)
    return scenario


def _origin(data: Data, game: ScenarioGame[S]) -> S:
    """The position of the file, or a new game if it names a set-up instead."""
    if "setup" not in data:
        return game.build(data.get("position", {}))
    if "position" in data:
        raise BadScenario("scenario has a 'position' or a 'setup', not both.")
    return game.rules.new(data["setup"], data.get("seed", 0))


def _check_expectations(scenario: Scenario[S]) -> None:
    """Refuse facts, names, seats and events that do not exist."""
    facts = scenario.game.facts(scenario.origin)
    asked = [(-1, scenario.data)]
    asked += list(enumerate(scenario.steps))
    for number, owner in asked:
        try:
            _check_seat(scenario, owner)
            _check_seat(scenario, owner.get("expect", {}))
            _check_expectation(scenario.game, owner.get("expect", {}), facts)
        except BadScenario as trouble:
            raise scenario.written.refusal(trouble, number) from trouble


def _check_seat(scenario: Scenario[S], owner: Data) -> None:
    if "seat" in owner:
        one_of([*scenario.game.seats(scenario.origin), "party"])(owner["seat"], "seat")


def _check_expectation(game: ScenarioGame[S], expected: Data, facts: Data) -> None:
    check_events(expected.get("events", []), game.events)
    check_events(expected.get("never", []), game.events)
    named_facts = facts_in(expected)
    check_known(named_facts, shape_of(table(game.fact_forms)), facts)
    check_names(named_facts, game.names)


def facts_in(expected: Data) -> Data:
    """The part of an expectation that names facts of the game."""
    return {key: value for key, value in expected.items() if key not in QUESTION}
