"""Taking back more than one step: to a line of the log, within what the table's policy allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.server_kit import Client, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}
BOT: Data = {"kind": "bot"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db", bot_pause=0.0) as found:
        yield found


class Told:
    """What the last message said about taking back."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.last: Data = {}

    def until(self, wanted: Any) -> Data:
        """Receive until such an update comes."""
        self.last = self.client.until(
            lambda message: message["type"] in ("update", "hello") and wanted(message)
        )
        return self.last


def table(server: Running, seats: list[Data], **more: Any) -> tuple[str, str, Client]:
    code, token = server.open_room(seats, **more)
    server.start(code, token)
    return code, token, server.client(code, token).hello()


def answer(anna: Client, times: int) -> list[tuple[int, Any]]:
    """Answer so many decisions; at which step each was, and what the table looked like."""
    seen = []
    for _ in range(times):
        anna.settle()
        seen.append((anna.mine[0]["step"], anna.view))
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
    anna.settle()
    return seen


def test_the_table_goes_back_to_where_a_line_of_the_log_was_the_last_one(server: Running) -> None:
    code, token, anna = table(server, [PERSON, PERSON], undo="free")
    seen = answer(anna, 12)
    step, view = seen[5]
    lines = [line for line in anna.log if line.get("step", 0) <= step]
    anna.send(type="undo", to=step)
    told = Told(anna).until(lambda message: message["step"] == step)
    assert anna.view == view
    assert told["events"][-1]["fields"]["lines"] == len(anna.log) - 1 - len(lines)
    again = server.client(code, token).hello()
    assert again.log[-1] == lines[-1]
    for client in (anna, again):
        client.close()


def test_a_line_knows_its_step_also_for_those_who_join_later(server: Running) -> None:
    code, token, anna = table(server, [PERSON, PERSON], undo="free")
    answer(anna, 20)
    guest = server.client(code, token).hello()
    kept = anna.log[-len(guest.log) :]
    assert [line.get("step", 0) for line in guest.log] == [line.get("step", 0) for line in kept]
    assert len({line.get("step", 0) for line in guest.log}) > 10
    for client in (anna, guest):
        client.close()


def test_bots_play_again_what_they_played(server: Running) -> None:
    _, _, anna = table(server, [PERSON, BOT], undo="free")
    seen = answer(anna, 20)
    at = next(at for at in range(8, 19) if seen[at + 1][0] > seen[at][0] + 1)
    (step, _), (asked, view) = seen[at], seen[at + 1]
    anna.send(type="undo", to=step + 1)
    Told(anna).until(lambda message: message["step"] == step + 1)
    anna.settle()
    assert anna.mine[0]["step"] == asked
    assert anna.view == view
    anna.close()


def test_where_nothing_of_a_person_would_go_back_it_is_refused(server: Running) -> None:
    _, _, anna = table(server, [PERSON, BOT], undo="free")
    answer(anna, 3)
    now = Told(anna)
    anna.send(type="lang", lang="en")
    last = now.until(lambda message: message["type"] == "hello")
    for step in (last["last_answer"] + 1, last["step"], last["step"] + 50):
        anna.send(type="undo", to=step)
        assert anna.refusal() == "undo-refused"
    assert last["back_to"] == 0 <= last["last_answer"] < last["step"]
    anna.close()


def test_a_clean_table_goes_back_only_as_far_as_nothing_was_revealed(server: Running) -> None:
    code, _, anna = table(server, [PERSON, PERSON], undo="clean")
    answer(anna, 15)
    session = server.rooms.open[code].running().session
    dirty = [at + 1 for at, step in enumerate(session.steps) if step.chance or step.revealed]
    anna.send(type="lang", lang="en")
    told = Told(anna).until(lambda message: message["type"] == "hello")
    assert dirty
    assert told["back_to"] == dirty[-1]
    anna.send(type="undo", to=dirty[-1] - 1)
    assert anna.refusal() == "undo-refused"
    anna.close()


def test_a_table_that_never_takes_back_offers_nothing(server: Running) -> None:
    _, _, anna = table(server, [PERSON, PERSON], undo="never")
    answer(anna, 4)
    anna.send(type="lang", lang="en")
    told = Told(anna).until(lambda message: message["type"] == "hello")
    assert told["back_to"] > told["step"]
    anna.send(type="undo", to=1)
    assert anna.refusal() == "undo-refused"
    anna.close()


def test_others_have_to_agree_to_going_far_back(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "open"}])
    bert_token = server.join(code, 1)
    server.start(code, token)
    anna, bert = server.client(code, token).hello(), server.client(code, bert_token).hello()
    for _ in range(6):
        who = next(person for person in (anna, bert) if person.mine)
        who.answer(who.mine[0])
        for person in (anna, bert):
            person.reach(who.seq + 1 if person is who else anna.seq)
        bert.reach(anna.seq)
        anna.reach(bert.seq)
    anna.send(type="undo", to=1)
    asked = bert.of_kind("consent")
    assert asked["steps"] == 5
    bert.send(type="consent", id=asked["id"], yes=True)
    told = Told(anna).until(lambda message: message["step"] == 1)
    assert told["last_answer"] == 0
    for person in (anna, bert):
        person.close()


def test_who_reads_the_table_in_another_language_is_asked_again(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "open"}])
    bert_token = server.join(code, 1)
    server.start(code, token)
    anna, bert = server.client(code, token).hello(), server.client(code, bert_token).hello()
    while not bert.mine:
        anna.settle()
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
        bert.reach(anna.seq)
    bert.answer(bert.mine[0])
    anna.reach(anna.seq + 1)
    anna.send(type="undo", steps=1)
    asked = bert.of_kind("consent")
    bert.send(type="lang", lang="de")
    bert.hello()
    assert bert.of_kind("consent") == asked
    bert.send(type="consent", id=asked["id"], yes=True)
    assert anna.of_kind("consent-over")["granted"] is True
    for person in (anna, bert):
        person.close()
