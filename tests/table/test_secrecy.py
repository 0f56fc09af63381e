"""No message to any seat contains anything hidden from it: proved over whole games."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.bots.games import game_trials
from tafelrunde.games.valskyrr.table import Game
from tafelrunde.table.playing import Playing, ask
from tests.table.server_kit import Client, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}
SEED = 987_654_321
CARD = re.compile(r"([a-z_]+)#(\d+)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def hidden(game: Game) -> set[int]:
    """The numbers of the cards that nobody may see."""
    known = (game.final_encounter, game.final_enemy)
    piles: list[Any] = [*game.decks, game.encounters, game.time_deck, game.reward_deck]
    piles += [hero.deck for hero in game.heroes]
    piles.append([card for card in game.set_aside if card not in known])
    found = {card.uid for pile in piles for card in pile}
    for place, tile in enumerate(game.tiles):
        if not game.revealed[place] and place != game.layout.final:
            found.add(tile.uid)
    return found


def hidden_tiles(game: Game) -> set[str]:
    places = range(len(game.tiles))
    down = [p for p in places if not game.revealed[p] and p != game.layout.final]
    return {game.tiles[place].id for place in down}


def check_message(message: Data, before: set[int], game: Game) -> None:
    """Nothing in the view, the decisions or the events names a card that lies face down."""
    now = hidden(game)
    shown = {key: message.get(key) for key in ("view", "patch", "decisions")}
    uids = {int(uid) for _, uid in CARD.findall(json.dumps(shown))}
    assert not uids & now, sorted(uids & now)
    told = {
        event["fields"].get("uid") for event in message.get("events", []) if event.get("fields")
    }
    assert not told & (now & before)
    text = json.dumps(message)
    assert str(SEED) not in text
    for stream in game.chance.streams:
        assert str(stream) not in text
    places = [event["fields"].get("location", "") for event in message.get("events", [])]
    assert not set(places) & (hidden_tiles(game) - shown_places(game))


def shown_places(game: Game) -> set[str]:
    return {tile.id for place, tile in enumerate(game.tiles) if game.revealed[place]}


def check_scrambled(playing: Playing, seed: int) -> None:
    """Exchange everything hidden: view and decisions stay the same, byte for byte."""
    state, shown = playing.session.state, playing.shown
    other = shown.rules.clone(state)
    shown.rules.listen(other, None)
    game_trials("valskyrr").scramble(other, seed)
    assert shown.present(other, 0) == shown.present(state, 0)
    for decision in playing.session.decisions:
        for lang in ("de", "en"):
            one = ask(shown, state, decision, 0, lang)
            two = ask(shown, other, decision, 0, lang)
            assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_keep_their_secrets(server: Running, seed: int) -> None:
    heroes = [["fengray"], ["fengray", "arani"], ["arani", "celenthia", "kraehe"]][seed - 1]
    setup = {"adventure": "into_the_wilds", "heroes": heroes}
    code, token = server.open_room([PERSON for _ in heroes], setup=setup, seed=SEED)
    server.start(code, token)
    player, watcher = server.client(code, token, "de").hello(), server.client(code).hello()
    playing = server.rooms.open[code].running()
    dice, steps = random.Random(seed), 0
    while playing.session.question is not None:
        before = hidden(playing.session.state)
        answer_at_random(player, dice)
        for client in (player, watcher):
            client.reach(playing.seq)
            check_message(json.loads(last_update(client)), before, playing.session.state)
        if steps % 5 == 0:
            check_scrambled(playing, steps)
        steps += 1
    assert steps > 20
    for text in (*player.seen, *watcher.seen):
        assert "seed" not in json.loads(text).get("room", {})
        assert token not in text
    player.close()
    watcher.close()


def answer_at_random(player: Client, dice: random.Random) -> None:
    decision = player.mine[0]
    number = dice.randint(decision.get("min", 1), decision.get("max", 1))
    chosen = dice.sample(range(len(decision["options"])), number)
    player.answer(decision, chosen)
    player.reach(player.seq + 1)


def last_update(client: Client) -> str:
    return next(text for text in reversed(client.seen) if '"type":"update"' in text)


def test_what_the_lobby_and_the_room_say_holds_no_secret(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "bot"}], seed=SEED)
    guest = server.join(code, -1, "Cleo")
    server.start(code, token)
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/replay?step=0"):
        text = server.call("GET", path, guest).text
        assert str(SEED) not in text
        assert token not in text
    assert server.call("GET", f"/api/rooms/{code}/record", guest).status_code == 403
    assert server.call("GET", f"/api/rooms/{code}/report", guest).status_code == 403
