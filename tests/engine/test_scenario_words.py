"""The words of scenario files, as they are listed for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import SimpleNamespace
from typing import Any

import msgspec

from tafelrunde.engine.content import Name
from tafelrunde.engine.forms import anything, each, either, exactly, flag, named, table, text, whole
from tafelrunde.engine.scenario_words import GameWords, words_of
from tafelrunde.engine.shapes import Shape, shape_of_type
from tafelrunde.engine.state.kinds import Pile, Seen
from tests.kit.toy_setup import TOY


class Axe:
    """Printed on a card."""


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Options:
    late: bool = False


@dataclass(frozen=True)
class Setup:
    heroes: tuple[str, ...] = ()
    side: Side = Side.LEFT
    options: Options = Options()


GUESTS = ["ann", "bob", "cy"]
BEAST = table({"id": text, "wounds": whole(0, 9)})
POSITION = {
    "gold": whole(-1, 50),
    "heroes": named(table({"hand": each(text), "late": flag}), "hero"),
    "row": each(either(text, BEAST)),
    "den": either(text, BEAST),
    "dice": exactly(2, whole(1, 6)),
    "free": anything,
}
WORDS = GameWords(
    TOY,
    {"axes": Pile(Axe, Seen.ALL), "box": Pile(object, Seen.ALL)},
    lambda: {"take": Name(de="Was?", en="What?")},
    [Name(de="Karten", en="cards")],
    [Name(de="einer", en="one")],
)


def game(words: GameWords) -> Any:
    """A game that tells these words."""
    return SimpleNamespace(
        rules=SimpleNamespace(id="toy"),
        position_forms=POSITION,
        fact_forms={"over": flag},
        names={"hand": ["axe", "bow", ""], "gold": ["x"], "id": [f"beast_{n}" for n in range(99)]},
        events={"slain": {"by": Shape("text"), "blows": Shape("number")}},
        words=words,
    )


def test_every_key_is_listed_with_what_may_stand_there() -> None:
    listed = {
        entry.pop("key"): entry for entry in msgspec.to_builtins(words_of(game(WORDS)).position)
    }
    assert listed == {
        "gold": {"form": "number", "least": -1, "most": 50},
        "heroes.<hero>.hand": {"form": "list", "of": [{"form": "text"}], "words": ["axe", "bow"]},
        "heroes.<hero>.late": {"form": "flag"},
        "row": {
            "form": "list",
            "of": [{"form": "either", "of": [{"form": "text"}, {"form": "table"}]}],
        },
        "row[].id": {"form": "text"},
        "row[].wounds": {"form": "number", "least": 0, "most": 9},
        "den": {"form": "either", "of": [{"form": "text"}, {"form": "table"}]},
        "den.id": {"form": "text"},
        "den.wounds": {"form": "number", "least": 0, "most": 9},
        "dice": {
            "form": "list",
            "least": 2,
            "most": 2,
            "of": [{"form": "number", "least": 1, "most": 6}],
        },
        "free": {"form": "anything"},
    }


def test_what_a_game_tells_is_listed() -> None:
    words = msgspec.to_builtins(words_of(game(WORDS)))
    assert words["game"] == "toy"
    assert words["piles"] == [{"key": "axes", "cards": ["axe"]}, {"key": "box", "cards": []}]
    assert words["events"] == [
        {
            "kind": "slain",
            "values": [{"key": "by", "form": "text"}, {"key": "blows", "form": "number"}],
        }
    ]
    assert words["questions"] == [{"key": "take", "de": "Was?", "en": "What?"}]
    assert (words["chance"], words["dice"]) == (
        [{"de": "Karten", "en": "cards"}],
        [{"de": "einer", "en": "one"}],
    )
    assert words["facts"] == [{"key": "over", "form": "flag"}]
    setup = {entry.pop("key"): entry for entry in words["setup"]}
    assert setup["guests"] == {"form": "list", "of": [{"form": "word", "words": GUESTS}]}
    assert setup["weather"] == {"form": "word", "words": ["sun", "rain"]}
    assert setup["extras"] == {"form": "list", "of": [{"form": "word", "words": ["boat", "kite"]}]}
    assert setup["food.honey"] == setup["music"] == {"form": "flag"}


def test_types_tell_what_their_values_may_be() -> None:
    assert shape_of_type(Setup) == Shape(
        "table",
        keys={
            "heroes": Shape("list", inner=(Shape("text"),)),
            "side": Shape("word", words=("left", "right")),
            "options": Shape("table", keys={"late": Shape("flag")}),
        },
    )


def test_a_game_need_not_tell_more_than_its_forms() -> None:
    words = msgspec.to_builtins(words_of(game(GameWords())))
    assert [words[key] for key in ("setup", "piles", "questions", "chance", "dice")] == [[]] * 5
    assert {entry["key"] for entry in words["file"]} >= {
        "game",
        "position",
        "expect",
        "case[].name",
    }
    assert {entry["key"] for entry in words["step"]} >= {"answer", "single", "closed.<option>"}
    assert {entry["key"] for entry in words["conditions"]} >= {"any_order", "at_least"}
