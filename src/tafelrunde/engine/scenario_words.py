"""The words of scenario files: all keys and what may stand there, piles, events, questions, chance.

All of it is taken from what the program reads and writes itself, so that it is never out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.expected_events import kind_of
from tafelrunde.engine.expecting import OF_LISTS, Names
from tafelrunde.engine.forms import MOST_THINGS, Form, table
from tafelrunde.engine.games import State
from tafelrunde.engine.language import Language
from tafelrunde.engine.scenario_files import FILE, QUESTION, STEP, ScenarioGame
from tafelrunde.engine.setups import SetupForm
from tafelrunde.engine.shapes import Shape, shape_of
from tafelrunde.engine.state.kinds import Pile

FEW: Final = 30
"""So many names are listed where they may stand; of more, `tafelrunde cards` tells."""


def no_questions() -> Mapping[str, Name]:
    """What a game says that does not tell what it asks."""
    return {}


@dataclass(frozen=True)
class GameWords:
    """What a game tells beside its forms and events: what a set-up is, its piles by their keys, its
    questions, what each number of chance is for, and in which order written dice are used.
    """

    setup: SetupForm | None = None
    piles: Mapping[str, Pile] = field(default_factory=dict)
    questions: Callable[[], Mapping[str, Name]] = no_questions
    chance: Sequence[Name] = ()
    dice: Sequence[Name] = ()

    def with_piles(self, piles: Mapping[str, Pile]) -> GameWords:
        """The same with more piles."""
        return replace(self, piles={**self.piles, **piles})


def questions_in(words: Callable[[Lang], Language]) -> Mapping[str, Name]:
    """The questions of a game: they have messages of their own, `question-` and their keys."""
    german, english = words("de"), words("en")
    keys = [key for key in sorted(english.keys) if key.startswith("question-")]
    return {
        key.removeprefix("question-").replace("-", "_"): Name(
            de=german.say(key, number=0), en=english.say(key, number=0)
        )
        for key in keys
        if key != "question-about"
    }


class FormWords(msgspec.Struct, omit_defaults=True):
    """What may stand somewhere: its form, its bounds, its words, and what is inside."""

    form: str
    least: int | None = None
    most: int | None = None
    words: list[str] = []
    of: list[FormWords] = []


class KeyWords(FormWords):
    """A key of a file, and what may stand there."""

    key: str = ""


class PileWords(msgspec.Struct):
    """A pile, and the kinds of cards that may lie there; any if none is named."""

    key: str
    cards: list[str]


class EventWords(msgspec.Struct):
    """A kind of event, and its values."""

    kind: str
    values: list[KeyWords]


class Sentence(msgspec.Struct):
    """A sentence in both languages."""

    de: str
    en: str

    def text(self, lang: Lang) -> str:
        """In one of them."""
        return self.de if lang == "de" else self.en


class QuestionWords(Sentence):
    """A question by its key."""

    key: str


class FileWords(msgspec.Struct):
    """Everything that a file of a game may say."""

    game: str
    file: list[KeyWords]
    step: list[KeyWords]
    expect: list[KeyWords]
    conditions: list[KeyWords]
    setup: list[KeyWords]
    position: list[KeyWords]
    facts: list[KeyWords]
    piles: list[PileWords]
    events: list[EventWords]
    questions: list[QuestionWords]
    chance: list[Sentence]
    dice: list[Sentence]


def words_of(game: ScenarioGame[State]) -> FileWords:
    """Everything that a file of a game may say."""
    told = game.words
    return FileWords(
        game=game.rules.id,
        file=_listed(FILE),
        step=_listed(STEP),
        expect=_listed(QUESTION),
        conditions=_listed(OF_LISTS),
        setup=_keys(told.setup.shape) if told.setup is not None else [],
        position=_with_names(_listed(game.position_forms), game.names),
        facts=_with_names(_listed(game.fact_forms), game.names),
        piles=[PileWords(key, _kinds(pile)) for key, pile in told.piles.items()],
        events=[
            EventWords(kind, [_key(key, shape) for key, shape in values.items()])
            for kind, values in sorted(game.events.items())
        ],
        questions=[QuestionWords(name.de, name.en, key) for key, name in told.questions().items()],
        chance=[Sentence(name.de, name.en) for name in told.chance],
        dice=[Sentence(name.de, name.en) for name in told.dice],
    )


def _kinds(pile: Pile) -> list[str]:
    return [kind_of(kind) for kind in pile.kinds if kind is not object]


# --- Keys and what may stand there ----------------------------------------------------------------


def _listed(forms: Mapping[str, Form]) -> list[KeyWords]:
    return _keys(shape_of(table(forms)))


def _keys(shape: Shape) -> list[KeyWords]:
    return [_key(key, inner) for key, inner in _entries(shape, "") if key]


def _key(key: str, shape: Shape) -> KeyWords:
    form = form_words(shape)
    return KeyWords(form.form, form.least, form.most, form.words, form.of, key)


def _with_names(entries: list[KeyWords], names: Names) -> list[KeyWords]:
    """The same, with the names that may stand there where they are few."""
    for entry in entries:
        forms = [entry.form, *(inner.form for inner in entry.of)]
        known = [name for name in names.get(entry.key.rpartition(".")[2], ()) if name]
        if "text" in forms and 0 < len(known) <= FEW:
            entry.words = known
    return entries


def _entries(shape: Shape, where: str) -> Iterator[tuple[str, Shape]]:
    """All keys in and below a place: `a.b` for a table, `a.<name>` for things by names, `a[].b` for
    the things of a list.
    """
    match shape.kind:
        case "table" if shape.keys:
            for key, inner in shape.keys.items():
                yield from _entries(inner, f"{where}.{key}" if where else key)
        case "names" if shape.inner[0].kind != "anything":
            yield from _entries(shape.inner[0], f"{where}.<{shape.of}>")
        case _:
            yield where, shape
            if shape.kind in ("list", "either"):
                inner = shape.inner[-1]
                where = f"{where}[]" if shape.kind == "list" else where
                yield from (each for each in _entries(inner, where) if each[0] != where)


def form_words(shape: Shape) -> FormWords:
    """What may stand somewhere."""
    if shape.kind == "names":
        return FormWords("table")
    found = FormWords(
        shape.kind, words=list(shape.words), of=[form_words(inner) for inner in shape.inner]
    )
    bounded_number = shape.kind == "number" and shape.least < shape.most
    if bounded_number or (shape.kind == "list" and 0 < shape.most < MOST_THINGS):
        found.least, found.most = shape.least, shape.most
    return found
