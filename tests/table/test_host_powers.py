"""The host of a table with secrets: nobody's hand is read by repairs, by going back or by seats."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.table.storage.store import WishRecord
from tests.table.audience import some_answer
from tests.table.server_kit import Client, Data, Running, running

HEX: Data = {"game": "hexer", "setup": {"characters": ["wolf", "bear", "cat"]}, "undo": "clean"}
MINE: Data = {"kind": "person", "mine": True}
OPEN: Data = {"kind": "open"}
BOT: Data = {"kind": "bot"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


class Secretive:
    """Anna, the host, and Bert play, each with a hand; a bot, or Cleo, has the third seat."""

    def __init__(self, server: Running, seats: list[Data] | None = None, steps: int = 6) -> None:
        self.server = server
        self.code, self.host = server.open_room(seats or [MINE, OPEN, BOT], **HEX)
        self.guest = server.join(self.code, 1)
        self.third = server.join(self.code, 2, "Cleo") if seats else ""
        server.begin(self.code, self.host)
        self.anna = server.client(self.code, self.host).hello()
        self.bert = server.client(self.code, self.guest).hello()
        dice = random.Random(2)
        while self.session.step < steps:
            who = next(person for person in (self.anna, self.bert) if self.waits_for(person))
            chosen = some_answer(self.session.decisions[0], 0, dice).answer
            who.answer(who.mine[0], chosen)
            who.reach(who.seq + 1)

    def waits_for(self, person: Client) -> bool:
        """Whether the table waits for this person, as far as everybody has heard."""
        person.reach(self.seq)
        return bool(person.mine)

    @property
    def session(self) -> Any:
        return self.server.rooms.open[self.code].running().session

    @property
    def seq(self) -> int:
        return self.server.rooms.open[self.code].running().seq

    def post(self, path: str, token: str = "", **body: Any) -> Data:
        """What comes of a request, with its status."""
        response = self.server.call("POST", f"/api/rooms/{self.code}/{path}", token, json=body)
        found: Data = response.json()
        return {"http": response.status_code} | found

    def repair(self, *words: str) -> Data:
        return self.post("repair", self.host, words=list(words), step=self.session.step)

    def answer(self, wish: int, yes: bool, person: Client | None = None) -> None:
        """Bert agrees, or does not, and both hear what came of it."""
        (person or self.bert).send(type="consent", id=wish, yes=yes)
        for each in (self.anna, self.bert):
            assert each.of_kind("consent-over")["granted"] is yes

    def lasting(self) -> list[str]:
        """The lines that stay, as somebody reads them who comes now."""
        late = self.server.client(self.code).hello()
        late.close()
        return [line["text"] for line in late.log if line.get("stays")]

    def close(self) -> None:
        self.anna.close()
        self.bert.close()


@pytest.fixture
def table(server: Running) -> Iterator[Secretive]:
    found = Secretive(server)
    yield found
    found.close()


def hand(client: Client, seat: int) -> list[str]:
    cards: list[str] = client.view["players"][seat]["cards"]
    return cards


# --- Repairs --------------------------------------------------------------------------------------


def test_a_rivals_hand_is_not_read_by_repairs_that_are_taken_back(table: Secretive) -> None:
    """Every card of Bert, named in every way that once told where it lies."""
    bear, before = table.session.state.players[1], table.seq
    told = set()
    for card in {card.id for card in (*bear.hand, *bear.deck)}:
        for source in ("from players.bear.hand ", "from players.bear.deck ", ""):
            answer = table.repair(f"put {card} {source}in players.bear.discard_pile")
            told.add((answer["http"], answer["slug"], answer["message"].replace(card, "it")))
    assert len(told) == 1
    assert told.pop()[:2] == (400, "bad-repair")
    assert table.seq == before
    assert hand(table.anna, 1) == []


def test_a_repair_waits_for_the_others_and_is_told_exactly(table: Secretive) -> None:
    before = table.seq
    asked = table.repair(
        "set players.wolf.gold to 7", "put top from potion_deck in potion_discards"
    )
    assert (asked["http"], asked["step"]) == (200, table.session.step)
    wish = table.bert.of_kind("consent")
    assert (wish["id"], wish["kind"], wish["name"]) == (asked["asked"], "repair", "Anna")
    assert wish["words"] == [
        "set players.wolf.gold to 7",
        "put top from potion_deck in potion_discards",
    ]
    own = table.anna.of_kind("consent")
    assert (own["own"], own["waiting"]) == (True, ["Bert"])
    assert table.seq == before
    assert table.repair("set round to 2")["slug"] == "asked-already"
    table.answer(wish["id"], yes=True)
    table.bert.reach(before + 1)
    assert table.bert.view["players"][0]["gold"] == 7
    (line,) = table.lasting()
    assert line.startswith("Anna repairs the position as the host: set players.wolf.gold to 7; put")


def test_one_no_declines_a_repair_and_nothing_has_changed(table: Secretive) -> None:
    before = table.seq, table.anna.view
    asked = table.repair("set players.wolf.gold to 7")["asked"]
    table.bert.of_kind("consent")
    table.answer(asked, yes=False)
    assert (table.seq, table.anna.view) == before
    assert table.lasting() == []
    table.bert.send(type="consent", id=asked, yes=True)
    assert table.bert.refusal() == "unknown-consent"
    assert table.repair("set players.wolf.gold to 7")["asked"] > asked


def test_who_asked_may_withdraw_and_nobody_else_answers_for_others(table: Secretive) -> None:
    watcher = table.server.client(table.code, table.server.join(table.code, -1, "Cleo")).hello()
    asked = table.repair("set players.wolf.gold to 7")["asked"]
    table.anna.of_kind("consent")
    table.bert.of_kind("consent")
    for person, yes in ((watcher, True), (watcher, False), (table.anna, True)):
        person.send(type="consent", id=asked, yes=yes)
        assert person.refusal() == "unknown-consent"
    table.answer(asked, yes=False, person=table.anna)
    watcher.close()


# --- Going back -----------------------------------------------------------------------------------


def test_going_back_waits_for_the_others_and_leaves_a_line(table: Secretive) -> None:
    step = table.session.step
    table.answer(table.repair("set players.wolf.gold to 7")["asked"], yes=True)
    asked = table.post("return", table.host, step=step)
    wish = table.bert.of_kind("consent")
    assert (wish["kind"], wish["step"], wish["id"]) == ("return", step, asked["asked"])
    assert table.session.step == step + 1
    table.answer(wish["id"], yes=True)
    assert table.session.step == step
    assert table.lasting() == [
        "Anna repairs the position as the host: set players.wolf.gold to 7",
        "Anna takes the repair back: set players.wolf.gold to 7",
        f"Anna takes the table back to step {step} as the host.",
    ]


@pytest.mark.slow
def test_a_wish_lapses_by_time(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", consent_seconds=0.3) as server:
        table = Secretive(server)
        asked = table.repair("set players.wolf.gold to 7")["asked"]
        for person in (table.anna, table.bert):
            assert person.of_kind("consent-over")["granted"] is False
        table.bert.send(type="consent", id=asked, yes=True)
        assert table.bert.refusal() == "unknown-consent"
        assert table.lasting() == []
        table.close()


@pytest.mark.slow
def test_a_wish_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as first:
        table = Secretive(first)
        asked = table.repair("set players.wolf.gold to 7")["asked"]
        step = table.session.step
        table.close()
    with running(tmp_path / "t.db") as second:
        anna = second.client(table.code, table.host).hello()
        bert = second.client(table.code, table.guest).hello()
        wish = bert.of_kind("consent")
        assert (wish["id"], wish["words"]) == (asked, ["set players.wolf.gold to 7"])
        bert.send(type="consent", id=asked, yes=True)
        anna.until(lambda message: message.get("step") == step + 1)
        assert anna.view["players"][0]["gold"] == 7
        for person in (anna, bert):
            person.close()


# --- Absence --------------------------------------------------------------------------------------


def pass_time(server: Running, seconds: float) -> None:
    """Let the server's clock run ahead."""
    clock = server.rooms.clock
    server.rooms.clock = lambda: clock() + seconds


def leave(table: Secretive) -> None:
    """Bert's line is gone, and Anna sees it."""
    table.anna.wait_for(lambda it: it.room["seats"][1]["connected"])
    table.bert.close()
    table.anna.wait_for(lambda it: not it.room["seats"][1]["connected"])


@pytest.mark.slow
def test_somebody_who_is_away_is_waited_for_until_everybody_can_see_it(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", absence_minutes=5) as server:
        table = Secretive(server)
        seen = table.anna.room
        assert (seen["absence"], [seat["away"] for seat in seen["seats"]]) == (300, [0, 0, 0])
        leave(table)
        refused = [
            table.repair("set players.wolf.gold to 7"),
            table.post("return", table.host, step=0),
            table.post("seats/1", table.host, kind="open"),
            table.post("seats/1/link", table.host),
        ]
        assert [(each["http"], each["slug"]) for each in refused] == [(409, "somebody-away")] * 4
        assert refused[0]["message"].startswith("Bert is playing too and has to agree.")
        pass_time(server, 200)
        assert table.repair("set players.wolf.gold to 7")["slug"] == "somebody-away"
        pass_time(server, 101)
        view = server.call("GET", f"/api/rooms/{table.code}", table.host).json()
        assert [seat["away"] for seat in view["seats"]] == [0, 300, 0]
        assert "asked" not in table.repair("set players.wolf.gold to 7")
        assert len(table.lasting()) == 1
        table.bert = server.client(table.code, table.guest).hello()
        assert table.repair("set players.wolf.gold to 8")["asked"]
        table.close()


@pytest.mark.slow
def test_after_a_restart_nobody_counts_as_absent(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as first:
        table = Secretive(first)
        leave(table)
        pass_time(first, 301)
        assert table.post("seats/1", table.host, kind="bot")["http"] == 200
        table.anna.close()
    with running(tmp_path / "t.db") as second:
        table.server = second
        anna = second.client(table.code, table.host).hello()
        assert table.post("seats/1", table.host, kind="person")["slug"] == "somebody-away"
        pass_time(second, 301)
        assert table.post("seats/1", table.host, kind="person")["http"] == 200
        assert table.lasting() == [
            "Anna lets a bot play for Bear School (held by Bert).",
            "Anna sits down at the seat of Bear School (held by Bert).",
        ]
        anna.close()


def test_who_leaves_while_being_asked_has_not_agreed(table: Secretive) -> None:
    before = table.seq
    asked = table.repair("set players.wolf.gold to 7")["asked"]
    table.bert.of_kind("consent")
    leave(table)
    assert table.seq == before
    table.bert = table.server.client(table.code, table.guest).hello()
    assert table.bert.of_kind("consent")["id"] == asked
    table.answer(asked, yes=True)


# --- Seats of others ------------------------------------------------------------------------------


def test_a_host_cannot_look_through_the_seat_of_somebody_else(table: Secretive) -> None:
    for path, body, how in (
        ("seats/1", {"kind": "bot"}, "bot"),
        ("seats/1", {"kind": "open"}, "open"),
        ("seats/1/link", {}, "link"),
    ):
        answer = table.post(path, table.host, **body)
        wish = table.bert.of_kind("consent")
        assert (wish["kind"], wish["seat"], wish["how"]) == ("seat", 1, how)
        if how == "link":
            thief = table.server.client(table.code, answer["token"]).hello()
            assert hand(thief, 1) == []
            thief.close()
        table.answer(wish["id"], yes=False)
        assert table.server.rooms.open[table.code].record.seats[1].kind == "person"
    assert table.post("seats/1", table.host, kind="person")["slug"] == "seat-taken"
    assert hand(table.anna, 1) == []
    assert table.lasting() == []


def test_a_seat_changes_hands_when_its_holder_agrees(table: Secretive) -> None:
    link = table.post("seats/1/link", table.host)
    assert link["asked"]
    cleo = table.server.client(table.code, link["token"]).hello()
    assert hand(cleo, 1) == []
    table.answer(link["asked"], yes=True)
    cleo.wait_for(lambda it: bool(hand(it, 1)))
    assert len(hand(cleo, 1)) == len(table.session.state.players[1].hand)
    assert table.lasting() == [
        "Anna passes the seat of Bear School (held by Bert) on by a link. All concerned agreed."
    ]
    table.bert.wait_for(lambda it: hand(it, 1) == [])
    cleo.close()


def test_whose_seat_a_bot_keeps_gets_it_back_at_once_and_nobody_else_does(table: Secretive) -> None:
    assert table.post("seats/1", table.guest, kind="bot")["http"] == 200
    asked = table.post("seats/1", table.host, kind="person")
    assert asked["seats"][1]["kind"] == "bot"
    table.answer(table.bert.of_kind("consent")["id"], yes=False)
    back = table.post("seats/1", table.guest, kind="person")
    assert back["seats"][1]["mine"]
    assert table.lasting() == []  # what people do with their own seats need not stay


@pytest.mark.slow
def test_nothing_is_carried_out_without_somebody_who_came_back_and_was_not_asked(
    tmp_path: Path,
) -> None:
    """While Bert is absent Cleo is asked for his seat; Bert is back before she agrees."""
    with running(tmp_path / "t.db") as server:
        table = Secretive(server, [MINE, OPEN, OPEN], steps=0)
        cleo = server.client(table.code, table.third).hello()
        leave(table)
        pass_time(server, 301)
        assert table.post("seats/1", table.host, kind="bot")["http"] == 200
        table.post("seats/1", table.host, kind="person")
        asked = cleo.of_kind("consent")
        table.bert = server.client(table.code, table.guest).hello()
        cleo.send(type="consent", id=asked["id"], yes=True)
        assert table.anna.of_kind("consent-over")["granted"] is False
        assert server.rooms.open[table.code].record.seats[1].kind == "bot"
        assert hand(table.anna, 1) == []
        cleo.close()
        table.close()


def test_who_removes_a_rival_leaves_a_line_and_reads_nothing(table: Secretive) -> None:
    cards = [card.id for card in table.session.state.players[1].hand]
    assert table.post("remove", table.host, seat=1)["http"] == 200
    assert table.lasting() == [
        "Anna removes somebody from the table; a bot plays for Bear School (held by Bert)."
    ]
    table.anna.wait_for(lambda it: it.room["seats"][1]["kind"] == "bot")
    table.anna.settle()  # the bot has played
    word = f"put {cards[0]} from players.bear.hand in players.bear.discard_pile"
    assert table.repair(word)["slug"] == "bad-repair"
    for seat in (1, 2):
        assert table.post(f"seats/{seat}", table.host, kind="person")["http"] in (403, 409)
    assert table.post("join", table.guest, person="Bert", seat=2)["slug"] == "hidden-hand"


# --- Seats of bots --------------------------------------------------------------------------------


def test_who_plays_or_watches_cannot_sit_down_on_a_bots_hand(table: Secretive) -> None:
    watcher = table.server.join(table.code, -1, "Cleo")
    for token in (table.host, table.guest, watcher):
        for path, body in (
            ("seats/2", {"kind": "person"}),
            ("join", {"person": "Dora", "seat": 2}),
        ):
            answer = table.post(path, token, **body)
            assert (answer["http"], answer["slug"]) == (403, "hidden-hand")
    assert table.server.rooms.open[table.code].record.seats[2].kind == "bot"


def test_nobody_gives_a_seat_back_to_look_at_another(table: Secretive) -> None:
    assert table.post("seats/1", table.guest, kind="open")["http"] == 200
    answer = table.post("join", table.guest, person="Bert", seat=2)
    assert (answer["http"], answer["slug"]) == (403, "hidden-hand")
    own = table.post("join", table.guest, person="Bert", seat=1)
    assert table.anna.of_kind("consent")["how"] == "join"
    table.anna.send(type="consent", id=own["asked"], yes=True)
    table.anna.wait_for(lambda it: it.room["seats"][1]["kind"] == "person")
    assert table.lasting() == [
        "Bert frees the seat of Bear School.",
        "Bert sits down at the seat of Bear School. All concerned agreed.",
    ]


def test_a_newcomer_gets_a_bots_hand_only_if_all_agree(table: Secretive) -> None:
    joined = table.post("join", person="Dora", seat=2)
    dora = table.server.client(table.code, joined["token"]).hello()
    own = dora.of_kind("consent")
    assert (own["own"], sorted(own["waiting"])) == (True, ["Anna", "Bert"])
    assert hand(dora, 2) == []
    for person in (table.anna, table.bert):
        assert hand(dora, 2) == []
        asked = person.of_kind("consent")
        assert (asked["name"], asked["seat"], asked["how"]) == ("Dora", 2, "join")
        person.send(type="consent", id=asked["id"], yes=True)
        if person is table.anna:
            assert dora.of_kind("consent")["waiting"] == ["Bert"]
    assert dora.of_kind("consent-over") == {
        "type": "consent-over",
        "id": own["id"],
        "granted": True,
        "kind": "seat",
        "own": True,
    }
    dora.wait_for(lambda it: bool(hand(it, 2)))
    assert dora.room["seats"][2]["mine"]
    dora.close()


def test_a_newcomer_who_is_declined_sees_nothing_and_leaves_the_table_in_peace(
    table: Secretive,
) -> None:
    joined = table.post("join", person="Dora", seat=2)
    table.bert.of_kind("consent")
    table.answer(joined["asked"], yes=False)
    dora = table.server.client(table.code, joined["token"]).hello()
    assert not any(hand(dora, seat) for seat in range(3))
    assert not any(seat["mine"] for seat in dora.room["seats"])
    assert table.post("join", person="Dora", seat=2)["slug"] == "asked-already"
    assert table.repair("set players.wolf.gold to 7")["asked"]
    dora.close()


def test_who_knows_the_password_may_wait_at_a_closed_table(table: Secretive) -> None:
    path, word = f"/api/rooms/{table.code}/password", {"password": "open sesame"}
    assert table.server.call("PUT", path, table.host, json=word).status_code == 200
    assert table.post("join", person="Dora", seat=2)["slug"] == "password-needed"
    joined = table.post("join", person="Dora", seat=2, **word)
    dora = table.server.client(table.code, joined["token"]).hello()
    for person in (table.anna, table.bert):
        person.send(type="consent", id=joined["asked"], yes=True)
    dora.wait_for(lambda it: it.room["seats"][2]["mine"])
    dora.close()


def test_strangers_give_way_to_those_who_play(table: Secretive) -> None:
    table.post("join", person="Dora", seat=2)
    first = table.bert.of_kind("consent")
    assert table.repair("set players.wolf.gold to 7")["asked"] > first["id"]
    assert table.bert.of_kind("consent-over")["id"] == first["id"]
    assert table.bert.of_kind("consent")["kind"] == "repair"


@pytest.mark.slow
def test_all_have_to_be_there_before_a_newcomer_gets_a_bots_hand(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        table = Secretive(server)
        leave(table)
        pass_time(server, 301)
        answers = [table.post("join", person="Dora", seat=2)]
        answers.append(table.post("seats/2/link", table.host))
        assert [each["slug"] for each in answers] == ["somebody-away"] * 2
        assert table.post("seats/1", table.host, kind="open")["http"] == 200
        assert table.post("seats/2/link", table.host)["token"]  # Anna plays alone by now
        table.anna.close()


def test_at_an_open_table_seats_are_free_and_leave_a_line(server: Running) -> None:
    code, host = server.open_room([MINE, OPEN])
    guest = server.join(code, 1)
    server.begin(code, host)
    anna = server.client(code, host).hello()
    for kind in ("open", "person"):
        changed = server.call("POST", f"/api/rooms/{code}/seats/1", host, json={"kind": kind})
        assert changed.status_code == 200
    anna.wait_for(lambda it: it.room["seats"][1]["mine"])
    assert [line["text"] for line in anna.log if line.get("stays")] == [
        "Anna frees the seat of Arani (held by Bert).",
        "Anna sits down at the seat of Arani.",
    ]
    assert anna.room["absence"] == 0
    assert guest
    anna.close()


def test_a_wish_that_an_older_version_kept_is_read() -> None:
    old = b'{"id":7,"name":"Anna","steps":2,"seq":9,"waiting":["b"],"until":1.5}'
    wish = msgspec.json.decode(old, type=WishRecord)
    assert (wish.kind, wish.steps, wish.waiting, wish.outcome) == ("undo", 2, ("b",), "")


def test_who_plays_alone_with_bots_asks_nobody(server: Running) -> None:
    code, host = server.open_room([MINE, BOT, BOT], **HEX)
    server.begin(code, host)
    anna = server.client(code, host).hello()
    anna.settle()
    anna.answer(anna.mine[0])
    anna.reach(anna.seq + 1)
    anna.settle()
    step = server.rooms.open[code].running().session.step
    room = f"/api/rooms/{code}"
    words = {"words": ["set players.wolf.gold to 7"], "step": step}
    assert server.call("POST", f"{room}/repair", host, json=words).json() == {"step": step + 1}
    taken = server.call("POST", f"{room}/seats/1", host, json={"kind": "person"}).json()
    assert taken["seats"][1]["mine"]
    anna.close()
