"""Hexer at the table: every seat sees something else, and nobody sees more than the rules allow."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.errors import UndoRefused
from tafelrunde.engine.options import Asked
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import EventCard, ExplorationCard, SkelligeCard
from tafelrunde.games.hexer.state import views
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.table.game import journal
from tafelrunde.table.game.journal import Answered
from tafelrunde.table.game.running_game import Change, RunningGame
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer, PlayAgain, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage.store import SeatRecord
from tafelrunde.table.wire import GiveAnswer, NewRoom, Undo
from tests.table.audience import some_answer
from tests.table.server_kit import Client, Data, Running, running
from tests.table.test_rooms import with_rooms

CHARACTERS = ["wolf", "othar", "ciri"]
SETUP: Data = {"characters": CHARACTERS}
PEOPLE = [hash_of(f"person {number}") for number in range(3)]
FOUR = ["wolf", "cat", "viper", "bear"]
CARD = re.compile(r"[a-z_0-9]+#(\d+)")


# --- What is hidden -------------------------------------------------------------------------------


def hidden(game: Game, seat: int) -> set[int]:
    """The numbers of the cards that a seat may not see."""
    piles: list[list[Card]] = [getattr(game, name) for name in views.FACE_DOWN]
    piles += [market.deck for market in game.markets if market is not None]
    piles += game.tokens
    piles.append([token for token in game.destruction_on if token is not None])
    for player in game.players:
        piles.append(player.destruction)
        if player.index != seat:
            piles += [player.hand, player.deck]
    if game.fight is not None:
        piles.append(game.fight.life)
    return {card.uid for pile in piles for card in pile} - seen_by(game, seat)


def seen_by(game: Game, seat: int) -> set[int]:
    """The numbers of the cards of the opposing life deck that this seat was shown."""
    fighters = game.fight.fighters() if game.fight is not None else []
    return {card.uid for each in fighters if each.index == seat for card in each.seen}


def stories() -> list[str]:
    """Every sentence that is only known when it is read out, in both languages."""
    return [
        library.BOOK.prose.passage(library.BOOK.sections[verse.id], heading, lang).text
        for verse in library.BOOK.verses.values()
        if verse.id not in library.QUESTS  # everybody may read what is to be done
        for heading in library.BOOK.headings(verse)
        for lang in LANGUAGES
    ]


def numbers(sent: Any) -> set[int]:
    """The numbers of the cards in something that was sent."""
    return {int(uid) for uid in CARD.findall(json.dumps(sent))}


class Watch:
    """A table with a person on every seat; everything that each of them is sent is looked at."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.dice = room, random.Random(seed)
        self.lines: list[Connection] = []
        self.checked = 0
        self.tales = stories()

    @property
    def session(self) -> Session[Any]:
        return self.room.running().session

    async def come(self) -> None:
        for number, who in enumerate([*PEOPLE, ""]):
            line = Connection(who)
            line.lang = LANGUAGES[number % 2]
            self.lines.append(line)
            await self.room.enter(line, 0)
        self.look()

    def look(self) -> None:
        """No message of the last step holds what its reader may not know."""
        game = self.session.state
        for seat, line in enumerate(self.lines):
            secret = hidden(game, seat if seat < len(PEOPLE) else int(PARTY))
            others = [player for player in game.players if player.index != seat]
            closed = {card.uid for other in others for card in (*other.hand, *other.deck)}
            closed -= seen_by(game, seat)
            while line.waiting:
                self.check(json.loads(line.next()), secret, closed)

    def check(self, message: Data, secret: set[int], closed: set[int]) -> None:
        shown = {key: message.get(key) for key in ("view", "patch", "decisions")}
        things = [
            option.get("things", [])
            for each in message.get("decisions", [])
            for option in [*each["options"], *each.get("closed", []), {"things": each.get("about")}]
        ]
        seen = numbers([message.get("view"), message.get("patch")])
        assert not seen & secret, sorted(seen & secret)
        assert not numbers(things) & closed  # the rules may let a player look at a deck
        for each in message.get("decisions", []):
            if not each["mine"]:
                assert not each["options"]
                assert not each.get("about")
        events: list[Data] = message.get("events") or message.get("log") or []
        rest = [event for event in events if event["kind"] not in ("StoryRead", "QuestDone")]
        text = json.dumps([shown, rest], ensure_ascii=False)
        assert not any(tale in text for tale in self.tales)
        self.checked += 1

    async def answer(self) -> None:
        decision = self.dice.choice(list(self.session.decisions))
        answer = some_answer(decision, self.session.step, self.dice)
        await self.room.do(Answer(PEOPLE[int(decision.seat)], answer))
        self.look()


async def seated(rooms: Rooms, seed: int, **more: Any) -> Room:
    """A running table at which every seat has a person of its own."""
    found = await rooms.create(NewRoom("hexer", SETUP | more, [], seed=seed))
    room = await rooms.room(found.code)
    places = tuple(
        SeatRecord(number, name, "person", f"Person {number}", PEOPLE[number])
        for number, name in enumerate(CHARACTERS)
    )
    await room.do(ChangeRecord(lambda record: replace(record, seats=places, host_hash=PEOPLE[0])))
    await rooms.begin(room, PEOPLE[0])
    return room


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_no_message_of_a_whole_game_holds_a_secret(tmp_path: Path, seed: int) -> None:
    async def work(rooms: Rooms) -> None:
        watch = Watch(await seated(rooms, seed), seed)
        await watch.come()
        while watch.session.question is not None and watch.session.step < 900:
            await watch.answer()
        assert watch.checked > 1500

    with_rooms(tmp_path / "t.db", work)


@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_tell_tables_apart_that_differ_in_what_is_hidden_from_them(seed: int) -> None:
    """What a seat draws stays the same, byte for byte, when all that it cannot see changes."""
    session: Session[Any] = Session(HEXER, SETUP, seed)
    dice, compared = random.Random(seed), 0
    while session.question is not None and session.step < 500:
        if dice.random() < 0.1:
            for seat in (PARTY, *range(len(CHARACTERS))):
                other = HEXER.clone(session.state)
                HEXER.trials.scramble(other, dice.randrange(1 << 30), Seat(seat))
                seats = [seat] if seat >= 0 else []
                assert HEXER.shown.present(other, seats) == HEXER.shown.present(
                    session.state, seats
                )
                assert HEXER.dump(other) != HEXER.dump(session.state)
                compared += 1
        decision = dice.choice(session.decisions)
        session.answer(decision.seat, some_answer(decision, session.step, dice).answer)
    assert compared > 80


def test_the_numbers_of_cards_say_nothing() -> None:
    games = [HEXER.new(SETUP, seed) for seed in range(5)]
    assert len({tuple(card.id for card in game.cards) for game in games}) == 1
    assert len({tuple(card.uid for card in game.potion_deck) for game in games}) == 5


# --- Decisions and events -------------------------------------------------------------------------


def test_others_see_who_is_asked_but_not_what_can_be_chosen(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await seated(rooms, 3)
        asked = int(room.running().session.decisions[0].seat)
        for seat in range(3):
            line = Connection(PEOPLE[seat])
            await room.enter(line, 0)
            hello = json.loads(line.next())
            [decision] = hello["decisions"]
            assert decision["seat"] == asked
            assert decision["mine"] == (seat == asked)
            assert bool(decision["options"]) == (seat == asked)
            assert decision["prompt"]

    with_rooms(tmp_path / "t.db", work)


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    session: Session[Any] = Session(HEXER, SETUP, 1)
    playing = RunningGame(find_game("hexer").shown, session, 0)
    dice = random.Random(1)
    while not any(getattr(event, "secret", ()) for event in session.log):
        decision = dice.choice(session.decisions)
        session.answer(decision.seat, some_answer(decision, session.step, dice).answer)
    event: Any = next(event for event in session.log if getattr(event, "secret", ()))
    owner = CHARACTERS.index(event.player)
    for seat in (-1, 0, 1, 2):
        line = playing.tell(event, "en", key=(seat,) if seat >= 0 else ())
        names = [library.printed(card).name.en for card in event.secret]
        assert (line.fields["secret"] == list(event.secret)) == (seat == owner)
        assert all(name in line.text for name in names) == (seat == owner)


def test_what_all_hear_is_put_into_words_once_and_secrets_for_their_owner_alone() -> None:
    session: Session[Any] = Session(HEXER, SETUP, 1)
    playing, dice = RunningGame(find_game("hexer").shown, session, 0), random.Random(1)
    change = Change(0)
    while not any(getattr(event, "secret", ()) for event in change.events):
        decision = dice.choice(session.decisions)
        given = some_answer(decision, session.step, dice)
        entry = Answered(given.seat, given.answer, given.step)
        change = playing.play(playing.seq + 1, entry)
    keys = [(), *((seat,) for seat in range(len(CHARACTERS)))]
    event: Any
    for number, event in enumerate(change.events):
        lines = {key: playing.lines(change, "en", key)[number] for key in keys}
        assert lines == {key: playing.tell(event, "en", change.step, key) for key in keys}
        more = [key for key in keys if lines[key] is not lines[()]]
        secret = getattr(event, "secret", ())
        assert more == ([(CHARACTERS.index(event.player),)] if secret else [])


def test_a_part_of_a_barrier_changes_no_view_and_no_question_to_others() -> None:
    session: Session[Any] = Session(HEXER, {"characters": FOUR}, 1)
    shown = find_game("hexer").shown
    playing = RunningGame(shown, session, 0)
    views = {key: playing.view(key) for key in ((), (0,), (3,))}
    first, *others = playing.decisions("en", [True] * 4)

    change = playing.play(1, Answered(first.seat, [2], 0))

    assert [bytes(patch) for patch, _ in change.views.values()] == [b"{}"] * 3
    again = playing.decisions("en", [True] * 3)
    assert [id(each) for each in again] == [id(each) for each in others]
    anew = RunningGame(shown, session, 1)
    assert {key: anew.view(key) for key in views} == views
    assert anew.decisions("en", [True] * 3) == others


def test_a_person_with_two_seats_sees_both_hands_and_no_other() -> None:
    state = HEXER.new(SETUP, 4)
    view = HEXER.shown.present(state, [0, 2])
    shown = [len(player.cards) for player in view.players]
    assert shown == [len(state.players[0].hand), 0, len(state.players[2].hand)]
    sizes = [player["hand"] for player in msgspec.to_builtins(view.players)]
    assert sizes == [len(player.hand) for player in state.players]


def test_a_snapshot_keeps_what_only_one_seat_may_hear() -> None:
    session: Session[Any] = Session(HEXER, SETUP, 7)
    dice = random.Random(7)
    while session.step < 60 or session.partial:
        decision = session.decisions[0]
        session.answer(decision.seat, some_answer(decision, session.step, dice).answer)
    kept = journal.take_snapshot(session)
    again = journal.open_snapshot(session.rules, HEXER.shown.event_kinds, kept)
    assert again is not None
    shown = find_game("hexer").shown
    before, after = RunningGame(shown, session, 60), RunningGame(shown, again.session, 60)
    lines = [before.log("en", key) for key in ((), (0,), (1,))]
    assert [after.log("en", key) for key in ((), (0,), (1,))] == lines
    assert lines[0] != lines[1] != lines[2]


# --- Content --------------------------------------------------------------------------------------


def test_the_content_tells_no_story_before_it_is_read() -> None:
    for lang in LANGUAGES:
        text = msgspec.json.encode(HEXER.shown.content(lang)).decode()
        assert not [tale for tale in stories() if tale in text]
        cards = msgspec.to_builtins(HEXER.shown.content(lang).cards)
        for key, printed in library.PRINTED.items():
            is_story = isinstance(printed, ExplorationCard | SkelligeCard | EventCard)
            assert (cards[key]["lines"] == []) == is_story
            assert is_story or cards[key]["lines"] == card_text(key, lang).split("\n")
        assert len(msgspec.to_builtins(HEXER.shown.content(lang).facts)["places"]) == len(LOCATIONS)


def test_story_options_are_sent_by_their_label_only() -> None:
    card = next(c for c in library.PRINTED.values() if isinstance(c, ExplorationCard))
    state = HEXER.new(SETUP, 1)
    about = next(each for each in state.cards if each.printed is card)
    decision = Decision(Seat(0), "story", list(card.choices), "H20.06", about=about)
    for option in card.choices:
        title = HEXER.shown.title(option, Asked(state, decision), "en")
        assert title == (library.BOOK.sentence(card.id, option.key, "en"), "")
        assert option.explained_at == ""


# --- Taking back, and taking away -----------------------------------------------------------------


def test_nobody_takes_back_what_somebody_else_has_answered(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await seated(rooms, 5)
        dice = random.Random(5)
        own = foreign = 0
        while own < 3 or foreign < 10:
            session = room.running().session
            decision = session.decisions[0]
            await room.do(
                Answer(PEOPLE[int(decision.seat)], some_answer(decision, session.step, dice))
            )
            last = session.steps[-1] if session.steps else None
            if session.question is None or last is None:
                break
            clean = not (last.chance or last.revealed)
            for seat in range(3):
                if seat == last.seat and clean:
                    continue
                with pytest.raises(UndoRefused):
                    await room.do(TakeBack(PEOPLE[seat], Undo(1)))
                foreign += 1
            if clean and last.seat >= 0:
                step = session.step
                await room.do(TakeBack(PEOPLE[last.seat], Undo(1)))
                assert session.step == step - 1
                with pytest.raises(UndoRefused):
                    await room.do(PlayAgain(PEOPLE[(last.seat + 1) % 3]))
                await room.do(PlayAgain(PEOPLE[last.seat]))
                own += 1
        assert own >= 3

    with_rooms(tmp_path / "t.db", work)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


PERSON: Data = {"kind": "person", "mine": True}
BOT: Data = {"kind": "bot"}


@pytest.mark.parametrize("seats", [[PERSON, {"kind": "open"}], [PERSON, BOT]])
def test_while_the_game_runs_nobody_takes_it_away(server: Running, seats: list[Data]) -> None:
    setup = {"characters": ["wolf", "bear"]}
    code, host = server.open_room(seats, game="hexer", setup=setup)
    server.begin(code, host)
    room = f"/api/rooms/{code}"
    for what in ("record", "report"):
        refused = server.call("GET", f"{room}/{what}", host)
        assert (refused.status_code, refused.json()["slug"]) == (403, "not-over")
    refused = server.call("POST", f"{room}/fork", host, json={"step": 0})
    assert (refused.status_code, refused.json()["slug"]) == (403, "not-over")


def test_a_table_with_secrets_cannot_agree_on_free_undo(server: Running) -> None:
    wish = {"game": "hexer", "setup": SETUP, "seats": [PERSON]}
    assert server.http.post("/api/rooms", json=wish | {"undo": "free"}).status_code == 400
    code, host = server.open_room([PERSON], game="hexer", setup=SETUP)
    room = f"/api/rooms/{code}"
    assert server.call("GET", room, host).json()["undo"] == "clean"
    assert server.call("PATCH", room, host, json={"undo": "consent"}).status_code == 400
    assert server.call("PATCH", room, host, json={"undo": "never"}).status_code == 200


def test_the_past_is_shown_as_the_own_seat_saw_it(server: Running) -> None:
    setup = {"characters": ["wolf", "bear"]}
    code, host = server.open_room([PERSON, {"kind": "open"}], game="hexer", setup=setup)
    guest = server.join(code, 1)
    server.begin(code, host)
    clients = [server.client(code, token).hello() for token in (host, guest)]
    first = next(client for client in clients if client.mine)
    first.answer(first.mine[0])  # then the cards are dealt
    first.reach(first.seq + 1)
    past = f"/api/rooms/{code}/replay?step=1&seat="
    for seat, token, other in ((0, host, guest), (1, guest, host)):
        seen = server.call("GET", f"{past}{seat}", token).json()
        cards = [bool(player["cards"]) for player in seen["view"]["players"]]
        assert cards == [seat == 0, seat == 1]
        assert server.call("GET", f"{past}{seat}", other).status_code == 403
    watched = server.call("GET", f"{past}-1").json()
    assert not any(player["cards"] for player in watched["view"]["players"])
    for client in clients:
        client.close()


# --- Playing --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_with_bots_is_played_over_the_wire_and_kept(server: Running) -> None:
    """Every view is kept by patches and proved by checksums; afterwards the game is open."""
    setup = {"characters": CHARACTERS}
    code, host = server.open_room([PERSON, BOT, BOT], game="hexer", setup=setup, seed=2)
    server.begin(code, host)
    anna = server.client(code, host, "de").hello()
    watcher = server.client(code).hello()
    dice = random.Random(1)
    while not anna.outcome:
        anna.settle()
        if anna.mine:
            decision = anna.mine[0]
            options, least = len(decision["options"]), decision.get("min", 1)
            chosen = dice.sample(range(options), max(least, min(1, decision.get("max", 1))))
            anna.answer(decision, chosen)
            anna.until(lambda message: message["type"] in ("update", "error"))
    watcher.reach(anna.seq)
    assert watcher.outcome == anna.outcome
    assert not any(player["cards"] for player in watcher.view["players"])
    assert max(anna.sizes) < 40_000
    for client in (anna, watcher):
        client.close()
    assert_open(server, code, host)


def assert_open(server: Running, code: str, host: str) -> None:
    """When the game is over, everybody may look at everything, and play on from anywhere."""
    room = f"/api/rooms/{code}"
    seen = server.call("GET", f"{room}/replay?step=5&seat=1").json()
    assert seen["view"]["players"][1]["cards"]
    assert server.call("GET", f"{room}/record", host).status_code == 200
    forked = server.call("POST", f"{room}/fork", host, json={"step": 5})
    assert forked.status_code == 201
    there = forked.json()
    new: Client = server.client(there["code"], there["token"]).hello()
    assert new.room["undo"] == "clean"
    new.close()


def test_answers_of_a_barrier_come_in_any_order(server: Running) -> None:
    """With four players everybody raises an attribute, and nobody has to wait for another."""
    setup = {"characters": FOUR, "expansions": []}
    code, host = server.open_room([PERSON, *[{"kind": "open"}] * 3], game="hexer", setup=setup)
    tokens = [host, *(server.join(code, seat, f"Person {seat}") for seat in (1, 2, 3))]
    server.begin(code, host)
    clients = [server.client(code, token).hello() for token in tokens]
    assert [len(client.mine) for client in clients] == [1, 1, 1, 1]
    assert [len(client.decisions) for client in clients] == [4, 4, 4, 4]
    for seq, seat in enumerate((2, 0, 3, 1), start=1):
        client = clients[seat]
        client.reach(seq - 1)
        client.answer(client.mine[0], [seat])
        client.reach(seq)
    for client in clients:
        client.reach(4)
        levels = [player["levels"] for player in client.view["players"]]
        assert levels == [[1 + (skill == seat) for skill in range(4)] for seat in range(4)]
        client.close()


def test_a_stale_or_foreign_answer_changes_nothing(server: Running) -> None:
    setup = {"characters": ["wolf", "bear"]}
    code, host = server.open_room([PERSON, BOT], game="hexer", setup=setup)
    server.begin(code, host)
    anna = server.client(code, host).hello()
    anna.settle()
    before = anna.seq
    decision = anna.mine[0]
    anna.answer(decision, [999])
    assert anna.refusal() == "illegal-move"
    given = GiveAnswer(decision["step"], 1, [0])
    anna.send(type="answer", step=given.step, seat=given.seat, answer=given.answer)
    assert anna.refusal() == "not-your-seat"
    assert anna.seq == before
    anna.close()
