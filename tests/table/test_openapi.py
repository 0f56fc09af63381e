"""The OpenAPI description is true: every answer of the server fits it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.table.server_kit import SETUP, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("tables")
    with running(folder / "tables.db", misses_per_minute=100_000) as found:
        yield found


@pytest.fixture(scope="module")
def described(server: Running) -> Data:
    found: Data = server.http.get("/api/openapi.json").json()
    return found


def validate(described: Data, schema: Data, value: Any) -> None:
    whole = {"components": described["components"], **schema}
    Draft202012Validator(whole).validate(value)


def operation(described: Data, method: str, path: str) -> Data:
    """The operation that answers at this address."""
    plain = path.partition("?")[0]
    for pattern, methods in described["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", pattern), plain) and method.lower() in methods:
            found: Data = methods[method.lower()]
            return found
    raise AssertionError(f"{method} {path} is not described")


def test_every_answer_fits_the_description(server: Running, described: Data) -> None:
    code, token = server.open_room([PERSON, PERSON])
    room = f"/api/rooms/{code}"
    wish = {"game": "valskyrr", "setup": SETUP, "seats": [PERSON]}
    used = set()

    def call(method: str, path: str, key: str = token, **more: Any) -> Any:
        response = server.call(method, path, key, **more)
        found = operation(described, method, path)
        used.add(found["operationId"])
        answers = found["responses"]
        assert str(response.status_code) in answers, (path, response.text)
        kind = response.headers["content-type"].partition(";")[0]
        content = answers[str(response.status_code)]["content"]
        assert kind in content
        if "schema" in content[kind]:
            validate(described, content[kind]["schema"], response.json())
        return response

    call("GET", "/api/games")
    for lang in ("de", "en"):
        call("GET", f"/api/games/valskyrr/content?lang={lang}")
        call("GET", f"/api/games/valskyrr/rules?lang={lang}")
    call("GET", "/api/games/chess/rules")
    call("POST", "/api/rooms", json=wish)
    call("POST", "/api/rooms", json=wish | {"game": 5})
    call("GET", room)
    call("PATCH", room, json={"undo": "free"})
    call("PATCH", room, "", json={"undo": "free"})
    call("POST", f"{room}/join", "", json={"person": "Bert", "seat": 0})
    call("POST", f"{room}/join", "", json={"person": "Bert"})
    call("POST", f"{room}/enter")
    call("GET", f"{room}/replay")
    call("POST", f"{room}/start", "")
    call("POST", f"{room}/start")
    call("POST", f"{room}/seats/1", json={"kind": "bot"})
    call("POST", f"{room}/seats/1/link")
    call("GET", f"{room}/replay?step=0&seat=0&lang=de")
    call("GET", f"{room}/ending?lang=de")
    call("GET", f"{room}/review")
    call("POST", f"{room}/review")
    call("POST", f"{room}/fork", json={"step": 0})
    call("PUT", f"{room}/seats/0/windows", json={"asks": {"damage": "own"}})
    call("PUT", f"{room}/seats/0/windows", json={"asks": {"damage": "perhaps"}})
    call("GET", f"{room}/report")
    call("GET", f"{room}/repair")
    call("POST", f"{room}/repair", json={"words": ["set time to 3"], "step": 0})
    call("POST", f"{room}/repair", json={"words": ["set time to 3"], "step": 0})
    call("POST", f"{room}/repair", json={"words": ["make it better"], "step": 1})
    call("POST", f"{room}/return", json={"step": 0})
    call("POST", f"{room}/return", json={"step": 0})
    call("POST", f"{room}/return", "", json={"step": 0})
    call("POST", f"{room}/remove", json={"seat": 1, "ban": True})
    call("POST", f"{room}/remove", json={"seat": 0})
    call("GET", room)
    call("POST", f"{room}/unban", json={"number": 1})
    call("PUT", f"{room}/password", json={"password": "speak, friend"})
    call("PUT", f"{room}/password", json={"password": "x"})
    call("GET", f"{room}/replay", "")
    call("POST", f"{room}/join", "", json={"person": "Bert", "password": "foe?"})
    call("PUT", f"{room}/password", json={"password": ""})
    call("PUT", f"{room}/webhook", json={"url": "https://chat.example/x"})
    call("PUT", f"{room}/webhook", json={"url": ""})
    call("POST", f"{room}/evenings", json={"leaving": [], "joining": []})
    call("GET", f"{room}/evenings")
    call("POST", f"{room}/follow")
    call("GET", f"{room}/chronicle")
    call("GET", f"{room}/campaign")
    record = call("GET", f"{room}/record")
    call("POST", "/api/import?person=Anna", content=record.content)
    call("POST", "/api/import", content=b"nonsense")
    call("DELETE", room)
    call("DELETE", room)
    call("GET", "/health")
    call("GET", "/metrics")
    everything = {o["operationId"] for path in described["paths"].values() for o in path.values()}
    assert used == everything


def test_every_message_fits_the_description(server: Running, described: Data) -> None:
    code, token = server.open_room([PERSON, {"kind": "bot"}])
    client = server.client(code, token).hello()
    server.start(code, token)
    client.hello()
    client.send(type="chat", text="hello")
    client.send(type="nonsense")
    client.send(type="ping")
    server.call("PATCH", f"/api/rooms/{code}", token, json={"name": "Saga"})
    for _ in range(8):
        client.settle()
        client.answer(client.mine[0])
        client.reach(client.seq + 1)
    client.close()
    schema = {"$ref": "#/components/schemas/ToClient"}
    kinds = set()
    for text in client.seen:
        validate(described, schema, json.loads(text))
        kinds.add(json.loads(text)["type"])
    assert {"hello", "update", "chat", "error", "pong", "room"} <= kinds


def test_wrong_methods_and_addresses_are_told_so(server: Running) -> None:
    wrong = server.http.delete("/api/games")
    assert (wrong.status_code, wrong.json()["slug"]) == (405, "wrong-method")
    assert "GET" in wrong.headers["allow"]
    assert server.http.get("/api/nothing").json()["slug"] == "not-found"
    page = server.http.get("/api/docs")
    assert page.status_code == 200
    levels = [int(level) for level in re.findall(r"<h(\d)", page.text)]
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert server.http.get("/api/docs.css").headers["content-type"].startswith("text/css")


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: Running) -> None:
    pytest.importorskip("schemathesis")
    address = f"http://{server.address}"
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,"
    checks += "response_schema_conformance,negative_data_rejection"
    program = Path(sys.executable).with_name("schemathesis")
    command = [str(program), "run", f"{address}/api/openapi.json"]
    command += ["--checks", checks, "--max-examples", "25", "--phases", "examples,fuzzing"]
    command += ["--seed", "5", "--no-color"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-5000:]
