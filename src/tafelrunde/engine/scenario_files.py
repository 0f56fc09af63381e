"""Reading scenario files, and what a game offers so that its positions can be written down.

Whatever is wrong with a file is refused with file, line and the nearest valid name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import BadScenario, TafelrundeError
from tafelrunde.engine.expected_events import Events, check_events
from tafelrunde.engine.expecting import Names, check_known, check_names
from tafelrunde.engine.forms import (
    Form,
    anything,
    each,
    either,
    flag,
    named,
    nearest,
    one_of,
    seed,
    table,
    text,
    told,
    whole,
)
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.shapes import shape_of

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

    def build(self, position: Mapping[str, Any]) -> S:
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


def choice(value: Any, where: str) -> None:
    """An answer: the keys of the chosen options, or their numbers from 0."""
    key = text if value and isinstance(value, list) and isinstance(value[0], str) else whole()
    each(key)(value, where)


def facts_or_question(value: Any, where: str) -> None:
    """What must hold; the keys that are facts of the game are looked at later."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where} must be a table, not {told(value)}.")
    for key in QUESTION.keys() & value.keys():
        QUESTION[key](value[key], f"{where}.{key}")


QUESTION: Final[dict[str, Form]] = {
    "asks": text,
    "seat": text,
    "why": text,
    "offers": each(text),
    "lacks": each(text),
    "closed": named(text),
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


def step(value: Any, where: str) -> None:
    """An answer, and what is said about its question; or a single answer that was taken unasked."""
    table(STEP)(value, where)
    if "answer" not in value and "single" not in value:
        raise BadScenario(f"{where} needs an answer.")
    for key in value if "single" in value else ():
        if key not in OF_SINGLES:
            raise BadScenario(f"{where} cannot have {key!r} beside a single answer.")


FILE: Final[dict[str, Form]] = {
    "game": text,
    "name": text,
    "example": text,
    "shows": each(text),
    "play": text,
    "position": named(anything),
    "setup": named(anything),
    "seed": seed,
    "step": each(step),
    "expect": facts_or_question,
}


@dataclass(frozen=True)
class Scenario(Generic[S]):
    """A scenario file that was read and whose position could be built."""

    file: str
    text: str
    data: Data
    game: ScenarioGame[S]
    origin: S

    @property
    def name(self) -> str:
        """What the scenario is called; the file if it has no name."""
        return str(self.data.get("name", self.file))

    @property
    def steps(self) -> list[Data]:
        """The answers, with what is said about their questions."""
        return list(self.data.get("step", ()))

    @property
    def play(self) -> Callable[[S], Flow[None]]:
        """The rules that are played."""
        return self.game.plays[self.data.get("play", next(iter(self.game.plays)))]

    def refusal(self, sentence: object, step: int = -1) -> BadScenario:
        """An error that names file and line; `step` is where to look, from 0."""
        return BadScenario(
            f"{self.file}, line {line_of(self.text, str(sentence), step)}: {sentence}"
        )


def line_of(content: str, sentence: str, step: int = -1) -> int:
    """The line that a sentence is about: it names a place at its start, or a word in quotes."""
    headers = [found.start() for found in re.finditer(r"^[ \t]*\[\[ *step *\]\]", content, re.M)]
    at = headers[step] if 0 <= step < len(headers) else 0
    words = re.findall(r"[^.,\s]+", sentence.split(" ")[0])
    if quoted := re.search(r"'([^']+)'", sentence):
        words.append(quoted[1])
    for word in words:
        at = _place_of(content, word, at, header=step < 0)
    return content.count("\n", 0, at) + 1


def _place_of(content: str, word: str, start: int, *, header: bool) -> int:
    """Where a word stands: at the start of a header if there is one, or else anywhere."""
    patterns = [rf"^[ \t]*\[+ *{re.escape(word)}\b"] if header else []
    for pattern in [*patterns, rf"(?<!\w){re.escape(word)}(?!\w)"]:
        if found := re.compile(pattern, re.M).search(content, start):
            return found.start()
    return start


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


def read_scenario(content: bytes, file: str, games: Lookup = game_named) -> Scenario[Any]:
    """A scenario whose every key and name is known, and whose position could be built."""
    words, data = parse(content, file)
    try:
        table(FILE)(data, "scenario")
        for key in ("game", "expect"):
            if key not in data:
                raise BadScenario(f"scenario needs the key {key!r}.")
        game = games(data["game"])
        one_of(game.plays)(data.get("play", next(iter(game.plays))), "play")
        origin = _origin(data, game)
        scenario = Scenario(file, words, data, game, origin)
    except TafelrundeError as trouble:
        line = line_of(words, str(trouble), _step_of(data, trouble))
        raise BadScenario(f"{file}, line {line}: {trouble}") from trouble
    _check_expectations(scenario)
    return scenario


def _step_of(data: Data, trouble: TafelrundeError) -> int:
    """In which step a wrong key or value stands; -1 if in none."""
    steps = data.get("step")
    if not str(trouble).startswith("scenario.step") or not isinstance(steps, list):
        return -1
    return next(number for number, each_step in enumerate(steps) if not _is_step(each_step))


def _is_step(value: Any) -> bool:
    try:
        step(value, "step")
    except BadScenario:
        return False
    return True


def _origin(data: Data, game: ScenarioGame[S]) -> S:
    """The position of the file, or a new game if it names a set-up instead."""
    if "setup" not in data:
        return game.build(data.get("position", {}))
    if "position" in data:
        raise BadScenario("scenario has a 'position' or a 'setup', not both.")
    return game.rules.new(data["setup"], data.get("seed", 0))


def _check_expectations(scenario: Scenario[Any]) -> None:
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
            raise scenario.refusal(trouble, number) from trouble


def _check_seat(scenario: Scenario[Any], owner: Data) -> None:
    if "seat" in owner:
        one_of([*scenario.game.seats(scenario.origin), "party"])(owner["seat"], "seat")


def _check_expectation(game: ScenarioGame[Any], expected: Data, facts: Data) -> None:
    check_events(expected.get("events", []), game.events)
    check_events(expected.get("never", []), game.events)
    named_facts = facts_in(expected)
    check_known(named_facts, shape_of(table(game.fact_forms)), facts)
    check_names(named_facts, game.names)


def facts_in(expected: Data) -> Data:
    """The part of an expectation that names facts of the game."""
    return {key: value for key, value in expected.items() if key not in QUESTION}
