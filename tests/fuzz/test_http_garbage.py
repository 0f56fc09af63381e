"""Garbage over HTTP: every request is answered or refused with a slug, and nobody else notices."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from tafelrunde.table.http.endpoints import ENDPOINTS
from tests.fuzz.hostile import (
    ROUNDS,
    Bystanders,
    Victim,
    attacked,
    refusals,
    slam,
    without_limits,
)
from tests.fuzz.test_live_garbage import ODD, damaged
from tests.table.server_kit import SETUP, Data

pytestmark = pytest.mark.slow
Attacked = tuple[Victim, Bystanders]
BODIES: dict[str, Data] = {
    "open_room": {
        "game": "valskyrr",
        "setup": SETUP,
        "seats": [{"kind": "person", "mine": True, "name": "Anna"}],
        "name": "Saga",
        "person": "Anna",
        "undo": "free",
        "speaker": "host",
        "seed": 5,
    },
    "change_room": {"undo": "never", "speaker": "anyone", "bots": "", "name": "Saga"},
    "join_room": {"person": "Bert", "seat": 1},
    "change_seat": {"kind": "bot"},
    "fork": {"step": 0},
}
QUERIES = ["", "?lang=xx", "?step=%FF&seat=-9", "?step=99999999999", "?seat=1e5", "?lang=de&" * 99]


@pytest.fixture(scope="module")
def attack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    limits = without_limits(request_timeout=3)
    with attacked(tmp_path_factory.mktemp("victim"), **limits) as found:
        yield found


# --- Bodies and addresses -------------------------------------------------------------------------


def changed(value: Any, dice: random.Random) -> Any:
    """The value with something wrong somewhere in it."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        if dice.random() < 0.2:
            return {each: value[each] for each in value if each != key}
        if dice.random() < 0.2:
            return value | {dice.choice(["extra", "\ud800", "", key * 50]): dice.choice(ODD)}
        return value | {key: changed(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.6:
        return [changed(value[0], dice), *value[1:]] * dice.choice([1, 1, 2, 50])
    return dice.choice(ODD)


def address(path: str, code: str, dice: random.Random) -> str:
    """An address of ours, sometimes with something else in it."""
    odd = ["%00", "%FF", "..", "%2e%2e%2fetc", "0" * 10, "x" * 300, "💀", "-1", "99999999"]
    fill = {"code": code, "seat": "1", "game": "valskyrr"}
    for key, usual in fill.items():
        path = path.replace(f"{{{key}}}", usual if dice.random() < 0.8 else dice.choice(odd))
    return path + (dice.choice(QUERIES) if dice.random() < 0.3 else "")


@pytest.mark.parametrize("seed", range(2 * ROUNDS))
def test_requests_with_something_wrong(attack: Attacked, seed: int) -> None:
    victim, bystanders = attack
    dice, known, refused = random.Random(seed), refusals(), 0
    code, token = victim.table()
    for number in range(150):
        endpoint = dice.choice(ENDPOINTS)
        body: Any = BODIES.get(endpoint.name, {})
        for _ in range(dice.randrange(3)):
            body = changed(body, dice)
        content = json.dumps(body).encode()
        content = damaged(content, dice) if dice.random() < 0.3 else content
        headers = {"content-type": "application/json"}
        headers["authorization"] = f"Bearer {token if dice.random() < 0.7 else 'x' * 43}"
        response = victim.http.request(
            endpoint.method, address(endpoint.path, code, dice), content=content, headers=headers
        )
        victim.http.cookies.clear()
        assert response.status_code < 500, (endpoint.name, content, response.text)
        if response.status_code >= 400:
            refused += 1
            assert response.json()["slug"] in known
        if number % 50 == 0:
            bystanders.play_on()
    assert refused > 50


def resealed(record: Data, dice: random.Random) -> bytes:
    """The record of a game with something wrong in it, and a checksum that is right."""
    room = record["room"]
    if dice.random() < 0.5:
        room = changed(room, dice)
    else:
        at = dice.randrange(len(room["entries"]))
        moment, entry = room["entries"][at]
        other = json.dumps(changed(json.loads(base64.b64decode(entry)), dice)).encode()
        entries = [*room["entries"][:at], [moment, base64.b64encode(other).decode()]]
        room = room | {"entries": entries + room["entries"][at + 1 :]}
    payload = json.dumps(room).encode()
    digest = hashlib.sha256(payload).hexdigest().encode()
    return b'{"tafelrunde_room":1,"sha256":"%s","room":%s}' % (digest, payload)


@pytest.mark.parametrize("seed", range(2 * ROUNDS))
def test_records_with_something_wrong(attack: Attacked, seed: int) -> None:
    victim, bystanders = attack
    dice, known, refused = random.Random(seed), refusals(), 0
    headers = {"authorization": f"Bearer {bystanders.token}"}
    for _ in range(5):
        bystanders.play_on()
    record = victim.http.get(f"/api/rooms/{bystanders.code}/record", headers=headers)
    for _ in range(60):
        content = resealed(record.json(), dice)
        content = damaged(record.content, dice) if dice.random() < 0.2 else content
        response = victim.http.post("/api/import", content=content)
        victim.http.cookies.clear()
        assert response.status_code < 500, (content, response.text)
        if response.status_code >= 400:
            refused += 1
            assert response.json()["slug"] in known
    assert refused > 30
    bystanders.play_on()


# --- Bytes ----------------------------------------------------------------------------------------

LINES = [
    b"GET /api/games HTTP/1.1",
    b"POST /api/rooms HTTP/1.1",
    b"GET /api/rooms/0000000000/record HTTP/1.1",
    b"HEAD / HTTP/1.1",
]
HEADS = [
    b"Host: x", b"Host: [", b"Host: a@b:c", b"Host:", b"Content-Length: 5", b"Content-Length: -1",
    b"Content-Length: 99999999999999999999", b"Transfer-Encoding: chunked", b"no colon", b" folded",
    b"Transfer-Encoding: gzip, chunked", b"Connection: upgrade\r\nUpgrade: h2c", b": no name",
    b"X-Forwarded-For: \xff,,,", b"X-Forwarded-Proto: gopher", b"Accept-Encoding: \x80",
    b"Authorization: Bearer \xff", b"Origin: http://[", b"Range: bytes=5-2,-0",
    b"If-None-Match: \xff", b"X: " + b"y" * 20_000, b"Accept-Language: \xe9",
    b"Expect: 100-continue", b"Cookie: \xff=\xfe;",
]  # fmt: skip


def some_request(dice: random.Random) -> bytes:
    """A request with something wrong in its bytes."""
    line = dice.choice(LINES)
    if dice.random() < 0.3:
        swap = [b"GEt", b"\x00", b"HTTP/9.9", b"HTTP/1.0", b"%zz", b"http://[::1/", b"*", b"\xff"]
        line = line.replace(dice.choice(line.split(b" ")), dice.choice(swap), 1)
    head = [line, b"Host: localhost", *dice.sample(HEADS, dice.randrange(4)), b"", b""]
    request = b"\r\n".join(head) + dice.choice([b"", b"{}", b"ZZ\r\n", b"5\r\nhello\r\n0\r\n\r\n"])
    kind = dice.random()
    if kind < 0.25:
        place = dice.randrange(len(request))
        request = request[:place] + dice.randbytes(3) + request[place:]
    elif kind < 0.35:
        request = dice.randbytes(dice.randrange(1, 400))
    return request


def check_answers(content: bytes) -> bool:
    """What came back is HTTP; every refusal is one of ours."""
    first = re.match(rb"HTTP/1\.1 (\d{3}) ", content)
    assert first, content[:100]
    assert int(first[1]) < 500, content
    head, _, body = content.partition(b"\r\n\r\n")
    if int(first[1]) >= 400 and body.startswith(b"{"):
        end = body.index(b"}") + 1
        assert json.loads(body[:end])["slug"] in refusals()
    elif int(first[1]) >= 400:
        assert b"content-type: application/json" in head.lower(), content
        assert not body or check_answers(body)  # to HEAD, and then to what followed it
    return True


@pytest.mark.parametrize("seed", range(3 * ROUNDS))
def test_bytes_with_something_wrong(attack: Attacked, seed: int) -> None:
    victim, bystanders = attack
    dice, answered = random.Random(seed), 0
    before = victim.descriptors()
    for number in range(60):
        with victim.connect() as line:
            request = some_request(dice)
            whole = dice.random() < 0.6
            with suppress(ConnectionError):
                line.sendall(request if whole else request[: dice.randrange(len(request))])
                if dice.random() < 0.5:
                    line.shutdown(socket.SHUT_WR)
            if number % 3 == 0:
                found = first_answer(line)
                answered += bool(found)
                assert not found or check_answers(found)
            elif dice.random() < 0.5:
                slam(line)
        if number % 20 == 0:
            bystanders.play_on()
    assert answered
    victim.wait_for(lambda: victim.descriptors() <= before)


def first_answer(line: socket.socket) -> bytes:
    """What comes back at once; nothing if the server waits for more."""
    line.settimeout(0.2)
    found = b""
    with suppress(TimeoutError, ConnectionError):
        while part := line.recv(65536):
            found += part
    return found
