"""No message to any seat contains anything hidden from it: proved over whole games.

Hidden things are looked for in the bytes of every message; `test_twins` proves the same otherwise.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.texts.labels import card_name
from tafelrunde.table.game.journal import Entry
from tafelrunde.table.game.running_game import Change, RunningGame
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer, TakeBack
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.wire import Undo
from tests.table.audience import HEROES, PEOPLE, SETUP, Audience, refusals, seated, some_answer
from tests.table.server_kit import Client, Data, Running, running
from tests.table.test_rooms import break_rules, with_rooms

PERSON: Data = {"kind": "person", "mine": True}
OPEN: Data = {"kind": "open"}
BOT = 3
SEED = 987_654_321
CARD = re.compile(r"[a-z_]+#(\d+)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


# --- What is hidden -------------------------------------------------------------------------------


def hidden(game: Game) -> set[int]:
    """The numbers of the cards and tiles that nobody may see."""
    known = (game.final_encounter, game.final_enemy)
    piles: list[Any] = [*game.decks, game.encounters, game.time_deck, game.reward_deck]
    piles += [hero.deck for hero in game.heroes]
    piles.append([card for card in game.set_aside if card not in known])
    found = {card.uid for pile in piles for card in pile}
    for place, tile in enumerate(game.tiles):
        if not game.revealed[place] and place != game.layout.final:
            found.add(tile.uid)
    return found


class Memory:
    """What was hidden after each entry, and which cards nobody has ever seen."""

    def __init__(self, playing: RunningGame) -> None:
        self.playing, self.play = playing, playing.play
        self.game = cast(Game, playing.session.state)
        self.words = {card.id: words_of(card) for card in self.game.cards}
        self.hidden = {playing.seq: hidden(self.game)}
        self.steps = {playing.session.step: playing.seq}
        self.unseen = {playing.seq: set(self.hidden[playing.seq])}
        self.seq, self.step = playing.seq, playing.session.step  # as far as it has looked
        playing.play = self.played  # type: ignore[method-assign]

    def played(self, seq: int, entry: Entry, *, voided: bool = False) -> Change:
        """The real thing, and then a look under the cards."""
        change = self.play(seq, entry, voided=voided)
        self.game = cast(Game, self.playing.session.state)
        self.hidden[seq] = hidden(self.game)
        told = {event.uid for event in change.events if hasattr(event, "uid")}
        self.unseen[seq] = (self.unseen[seq - 1] & self.hidden[seq]) - told
        self.steps[self.playing.session.step] = seq
        self.seq, self.step = seq, self.playing.session.step
        return change

    def secret_words(self, seq: int) -> set[str]:
        """Ids and names of what nobody has seen a copy of."""
        secret: set[str] = set()
        seen: set[str] = set()
        for card in self.game.cards:
            (secret if card.uid in self.unseen[seq] else seen).update(self.words[card.id])
        return secret - seen


def words_of(card: Card) -> set[str]:
    return {card.id, *(card_name(card, lang) for lang in LANGUAGES)}


def check(message: Data, memory: Memory, seq: int, secrets: list[str]) -> None:
    """Nothing in a message gives away what lay face down when it was sent."""
    now, before = memory.hidden[seq], memory.hidden.get(seq - 1, memory.hidden[seq])
    shown = {key: message.get(key) for key in ("view", "patch", "decisions")}
    uids = {int(uid) for uid in CARD.findall(json.dumps(shown))}
    assert not uids & now, sorted(uids & now)
    told = {(event.get("fields") or {}).get("uid") for event in message.get("events", [])}
    assert not told & now & before
    text = json.dumps(message, ensure_ascii=False)
    for word in memory.secret_words(seq):
        assert word not in text or not is_whole(word, text), (word, text)
    for secret in [*secrets, str(SEED), *map(str, memory.game.chance.streams)]:
        assert secret not in text


def is_whole(word: str, text: str) -> bool:
    """Whether the word stands there by itself, not as a part of another."""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


# --- The bytes of whole games ---------------------------------------------------------------------


class Company:
    """Three people, a bot and somebody who watches; everything that they are sent is kept."""

    def __init__(self, server: Running, seed: int, adventure: str) -> None:
        self.server, self.dice = server, random.Random(seed)
        setup = {"adventure": adventure, "heroes": HEROES}
        seats = [PERSON, OPEN, OPEN, {"kind": "bot"}]
        self.code, host = server.open_room(seats, setup=setup, seed=SEED, undo="free")
        self.tokens = [host, server.join(self.code, 1), server.join(self.code, 2)]
        self.room = f"/api/rooms/{self.code}"
        server.begin(self.code, host)
        self.playing = server.rooms.open[self.code].running()
        self.memory = Memory(self.playing)
        self.clients = [self.client(token) for token in [*self.tokens, ""]]
        self.checked = 0

    def client(self, token: str, seq: int = 0) -> Client:
        lang = self.dice.choice(LANGUAGES)
        return self.server.client(self.code, token, lang, seq)

    @property
    def secrets(self) -> list[str]:
        """What no message holds, whoever gets it."""
        return [*self.tokens, *(hash_of(token) for token in self.tokens)]

    def wait_for_people(self) -> bool:
        """Until a person is asked, so that no bot plays on meanwhile; whether the game goes on."""
        watcher = self.clients[-1]
        while not (watcher.outcome or any(each["seat"] != BOT for each in watcher.decisions)):
            watcher.receive()
        return not watcher.outcome

    def answer(self) -> bool:
        """Somebody who is asked answers at random; whether the game goes on."""
        if not self.wait_for_people():
            return False
        watcher = self.clients[-1]
        seat = next(each["seat"] for each in watcher.decisions if each["seat"] != BOT)
        client = self.clients[seat if seat >= 0 else self.dice.randrange(3)]
        client.reach(watcher.seq)
        decision = next((each for each in client.mine if each["seat"] == seat), None)
        if decision is not None:  # else the client has read on, and somebody took a step back
            number = self.dice.randint(decision.get("min", 1), decision.get("max", 1))
            chosen = self.dice.sample(range(len(decision["options"])), number)
            given = {"step": decision["step"], "seat": seat, "answer": chosen}
            self.tell(client, type="answer", **given)
        watcher.reach(client.seq)
        return True

    def tell(self, client: Client, **message: Any) -> None:
        """Say something to the server, and wait until it has an effect."""
        client.send(**message)
        client.until(lambda heard: heard["type"] in ("update", "error", "chat"))

    def settle(self) -> None:
        """Until everybody has read everything."""
        for client in self.clients:
            client.reach(self.playing.seq)

    def disturb(self) -> None:
        """What people do beside answering: wrong answers, taking back, coming back, talking."""
        client = self.dice.choice(self.clients[:-1])
        step = self.playing.session.step
        match self.dice.randrange(5):
            case 0:
                self.tell(client, type="answer", step=step, seat=0, answer=[99])
            case 1:
                self.tell(client, type="undo", steps=self.dice.randint(1, 3))
            case 2:
                self.tell(client, type="redo")
            case 3:
                self.tell(client, type="chat", text="What lies on top?")
            case _:
                self.come_back(self.dice.randrange(4))
        self.clients[-1].reach(client.seq)

    def come_back(self, number: int) -> None:
        """Somebody loses the line and goes on from an older number, or from the start."""
        old = self.clients[number]
        self.check_all(old)
        old.close()
        token = [*self.tokens, ""][number]
        self.clients[number] = new = self.client(token, self.dice.choice([0, old.seq]))
        if new.seq:
            new.view = old.view
        new.until(lambda message: message["type"] in ("hello", "update"))

    def check_all(self, client: Client) -> None:
        """Every message so far, against what was hidden when it was sent."""
        for text in client.seen:
            message = json.loads(text)
            seq = message.get("seq", self.memory.seq)
            check(message, self.memory, seq, self.secrets)
            self.checked += 1
        client.seen.clear()

    def look_around(self) -> None:
        """What the REST side tells each of them about a running game."""
        step = self.dice.randint(0, self.memory.step)
        for token in [*self.tokens, ""]:
            seat, lang = self.dice.randint(-1, 3), self.dice.choice(LANGUAGES)
            asked = f"{self.room}/replay?step={step}&seat={seat}&lang={lang}"
            then = self.server.call("GET", asked, token).json()
            check(then, self.memory, self.memory.steps[step], self.secrets)
            view = self.server.call("GET", self.room, token).json()
            check(view, self.memory, self.memory.seq, self.secrets)
            for what in ("record", "report"):
                refused = self.server.call("GET", f"{self.room}/{what}", token)
                assert (refused.status_code, len(refused.content) < 200) == (403, True)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "adventure"), [(1, "into_the_wilds"), (2, "the_mist_throne")])
def test_whole_games_keep_their_secrets(server: Running, seed: int, adventure: str) -> None:
    company = Company(server, seed, adventure)
    steps = 0
    while company.answer():
        steps += 1
        if steps % 7 == 0:
            company.disturb()
        if steps % 20 == 0:
            company.settle()
            if company.wait_for_people():
                company.look_around()
    company.settle()
    for client in company.clients:
        company.check_all(client)
        client.close()
    assert company.checked > 300
    assert len(company.memory.unseen[company.playing.seq]) > 50


# --- Single ways out ------------------------------------------------------------------------------


@pytest.mark.parametrize("adventure", ["into_the_wilds", "the_mist_throne"])
def test_the_numbers_of_cards_say_nothing(adventure: str) -> None:
    """Numbers are given before anything is shuffled or chosen by chance."""
    setup = {"adventure": adventure, "heroes": HEROES}
    games = [VALSKYRR.new(setup, seed) for seed in range(5)]
    assert len({tuple(card.id for card in game.cards) for game in games}) == 1
    orders = {tuple(card.uid for card in game.reward_deck) for game in games}
    assert len(orders) == len(games)


def test_a_step_that_was_taken_back_is_not_told_to_who_comes_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await seated(rooms, SETUP)
        late = Connection(PEOPLE[1])
        before = room.running().seq
        for _ in range(3):
            session = room.running().session
            decision = session.decisions[0]
            answer = some_answer(decision, session.step, random.Random(1))
            await room.do(Answer(PEOPLE[max(0, int(decision.seat))], answer))
        await room.do(TakeBack(PEOPLE[0], Undo(2)))
        await room.enter(late, before + 1)
        kinds = [json.loads(text)["type"] for text in late.waiting]
        assert kinds == ["hello"]

    with_rooms(tmp_path / "t.db", work)


def test_whoever_plays_on_elsewhere_learns_nothing(server: Running) -> None:
    seats = [PERSON, OPEN]
    code, host = server.open_room(seats, seed=SEED)
    guest = server.join(code, 1)
    server.begin(code, host)
    anna = server.client(code, host).hello()
    room = server.rooms.open[code]
    forks = [fork(server, code, token) for token in (host, guest)]
    for there in forks:
        assert there.view == anna.view
        old, new = room.running().session, server.rooms.open[there.room["code"]].running().session
        assert old.rules.dump(old.state) != old.rules.dump(new.state)
        mine, other = cast(Game, old.state), cast(Game, new.state)
        assert order(mine) != order(other)
        assert mine.chance.streams != other.chance.streams
        there.answer(there.mine[0])
        there.reach(1)
        there.close()
    anna.close()


def order(game: Game) -> list[int]:
    return [card.uid for hero in game.heroes for card in hero.deck]


def fork(server: Running, code: str, token: str) -> Client:
    new = server.call("POST", f"/api/rooms/{code}/fork", token, json={"step": 0}).json()
    return server.client(new["code"], new["token"]).hello()


def test_what_went_wrong_inside_a_rule_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(rooms: Rooms) -> None:
        room = await seated(rooms, SETUP)
        audience = Audience(room)
        await audience.come(0)
        audience.heard()
        decision = room.running().session.decisions[0]
        answer = some_answer(decision, 0, random.Random(1))
        with monkeypatch.context() as broken:
            break_rules(broken)
            told = await refusals(audience, PEOPLE[max(0, int(decision.seat))], answer)
        assert all('"rule-trouble"' in text for text in told)
        assert not any("a fault" in text for text in told)
        assert "a fault" in caplog.text  # but whoever keeps the server can read it

    with_rooms(tmp_path / "t.db", work)


def test_what_the_lobby_and_the_room_say_holds_no_secret(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "bot"}], seed=SEED)
    guest = server.join(code, -1, "Cleo")
    server.begin(code, token)
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/replay?step=0", "/metrics"):
        text = server.call("GET", path, guest).text
        assert str(SEED) not in text
        assert token not in text
    for what in ("record", "report"):
        assert server.call("GET", f"/api/rooms/{code}/{what}", guest).status_code == 403
        assert server.call("GET", f"/api/rooms/{code}/{what}").status_code == 403
