"""JSON lines: what outside bots read and write."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.games.hexer.events import CardsDrawn
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.jsonl import LONGEST_LINE, JsonLines
from tafelrunde.terminal.table import Plan, Table
from tests.kit.terminal import table

Line = dict[str, Any]


class Bot(io.RawIOBase):
    """An outside bot: reads what is written for it and answers decisions."""

    def __init__(self, decide: Callable[[Line], list[bytes]], most: int = 10**6) -> None:
        self.decide, self.most = decide, most
        self.heard: list[Line] = []
        self.queue: list[bytes] = []

    def write(self, line: Any) -> int:
        """A line of the game."""
        self.heard.append(json.loads(bytes(line)))
        if self.heard[-1]["type"] == "decision" and self.most > 0:
            self.most -= 1
            self.queue += self.decide(self.heard[-1])
        return len(line)

    def readline(self, size: int | None = -1, /) -> bytes:
        """A line of the bot."""
        if not self.queue:
            return b""
        line = self.queue.pop(0)
        if size is not None and 0 <= size < len(line):
            self.queue.insert(0, line[size:])
        return line[: size if size is not None and size >= 0 else None]

    def of(self, kind: str) -> list[Line]:
        """The lines of one kind."""
        return [line for line in self.heard if line["type"] == kind]


def first(decision: Line) -> list[bytes]:
    """The first options."""
    answer = {"step": decision["step"], "answer": list(range(decision["min"]))}
    return [json.dumps(answer).encode() + b"\n"]


def run(at: Table, bot: Bot) -> bool:
    """Play with the bot; says whether the end was reached."""
    return JsonLines(at, "en", bot, bot).play()  # type: ignore[arg-type]


def test_a_bot_plays_a_whole_game() -> None:
    at, bot = table(), Bot(first)

    assert run(at, bot)
    assert bot.heard[0]["type"] == "game"
    assert bot.heard[-1]["type"] == "result"
    assert bot.heard[-1]["won"] is False
    assert all(line["text"] for line in bot.of("event"))
    assert not bot.of("error")


def test_a_decision_has_everything_a_bot_needs() -> None:
    bot = Bot(first, most=6)

    assert not run(table(), bot)
    for line in bot.of("decision"):
        expected = {"step", "seat", "key", "prompt", "options", "closed", "min", "max", "why"}
        assert expected | {"view"} <= set(line)
        assert [option["index"] for option in line["options"]] == list(range(len(line["options"])))
        assert len({option["key"] for option in line["options"]}) == len(line["options"])
        assert all(closed["why"].startswith("V") for closed in line["closed"])


def test_the_view_names_no_card_that_lies_face_down() -> None:
    at, bot = table(), Bot(first, most=1)
    run(at, bot)
    view = bot.of("decision")[0]["view"]
    state: Any = at.session.state
    unseen = [tile.uid for place, tile in enumerate(state.tiles) if not state.revealed[place]]
    unseen = [uid for uid in unseen if uid != state.tiles[state.layout.final].uid]

    assert view["chance"] == ["0", "0"]
    assert all(view["cards"][uid] == "hidden" for uid in unseen)
    assert all(view["cards"][card.uid] == "hidden" for card in state.heroes[0].deck)
    assert "hidden" not in [view["cards"][card.uid] for card in state.heroes[0].hand]


def test_bad_lines_get_an_error_and_change_nothing() -> None:
    bad = [
        (b"what?\n", "bad-line"),
        (b"[]\n", "bad-line"),
        (b'{"step":0}\n', "bad-line"),
        (b'{"step":0,"answer":["1"]}\n', "bad-line"),
        (b"\xff\xfe\n", "bad-line"),
        (b'{"step":7,"answer":[0]}\n', "stale-decision"),
        (b'{"step":0,"answer":[99]}\n', "illegal-move"),
        (b'{"step":0,"answer":[-1]}\n', "illegal-move"),
        (b'{"step":0,"answer":[]}\n', "illegal-move"),
        (b'{"step":0,"answer":[0,1]}\n', "illegal-move"),
        (b"[" * (LONGEST_LINE + 5) + b"\n", "bad-line"),
    ]
    at = table()
    bot = Bot(lambda decision: [line for line, _ in bad], most=1)

    assert not run(at, bot)
    assert [line["slug"] for line in bot.of("error")] == [slug for _, slug in bad]
    assert all(line["message"] for line in bot.of("error"))
    assert at.session.step == 0


def test_our_bots_fill_the_other_seats() -> None:
    bot = Bot(first, most=40)
    run(table(("person", "bot")), bot)

    assert {line["seat"] for line in bot.of("decision")} <= {-1, 0}
    assert any(line["event"] == "TurnBegan" and line["data"]["hero"] == "arani"
               for line in bot.of("event"))  # fmt: skip


# --- Secrets --------------------------------------------------------------------------------------


def secret_table(seats: tuple[str, ...]) -> Table:
    """A game of Hexer, whose players have secrets from each other."""
    client = client_for("hexer")
    return Table.new(client, Plan({"characters": ["wolf", "bear"]}, seats), 3, keep=False)


def drawn_by(at: Table, player: str) -> list[CardsDrawn]:
    """What really happened: the cards that a player drew."""
    draws = [event for event in at.session.log if isinstance(event, CardsDrawn)]
    return [event for event in draws if event.player == player and event.secret]


def lines_about(bot: Bot, player: str) -> list[Line]:
    """What the stream tells of the cards that a player drew."""
    return [
        line
        for line in bot.of("event")
        if line["event"] == "CardsDrawn" and line["data"]["player"] == player
    ]


def test_no_line_names_a_card_that_our_bot_drew() -> None:
    at, bot = secret_table(("person", "bot")), Bot(first, most=25)
    run(at, bot)
    told = lines_about(bot, "bear")

    assert len(drawn_by(at, "bear")) > 1
    assert len(told) >= len(drawn_by(at, "bear"))
    assert all(line["data"]["secret"] == [] for line in told)
    assert all(re.fullmatch(r"The Bear School draws \d+ cards?\.", line["text"]) for line in told)
    for card in {card for event in drawn_by(at, "bear") for card in event.secret}:
        line = next((line for line in bot.heard if f'"{card}"' in json.dumps(line)), None)
        if line is not None and card.startswith("bear_"):  # no line, until it is laid down openly
            assert (line.get("event"), line["data"]["source"]) == ("CardMoved", "hand")


def test_the_only_person_hears_which_cards_are_the_own_ones() -> None:
    at, bot = secret_table(("person", "bot")), Bot(first, most=25)
    run(at, bot)
    real = [list(event.secret) for event in drawn_by(at, "wolf")]

    assert real
    assert [line["data"]["secret"] for line in lines_about(bot, "wolf")] == real


@pytest.mark.parametrize("seats", [("person", "person"), ("bot", "bot")])
def test_without_an_only_person_events_tell_what_everybody_may_know(seats: tuple[str, ...]) -> None:
    at, bot = secret_table(seats), Bot(first, most=25)
    lines = JsonLines(at, "en", bot, bot)  # type: ignore[arg-type]
    if at.has_people:
        lines.play()
    else:
        for _ in range(25):
            at.play_step()
        lines._send_events()

    assert drawn_by(at, "wolf")
    assert drawn_by(at, "bear")
    told = lines_about(bot, "wolf") + lines_about(bot, "bear")
    assert told
    assert all(line["data"]["secret"] == [] for line in told)
