"""A game built by the recipe plays everywhere, without a change elsewhere."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import to_builtins

from tafelrunde.bots.makers import bot_names
from tafelrunde.cli import main
from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.declared import Printed
from tafelrunde.engine.errors import BadRepair, BadScenario, BadSetup, DamagedSave, UnknownName
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.repairs import ValueOffer, repaired, worded_openly
from tafelrunde.engine.scenario_runs import MODES
from tafelrunde.engine.scenarios import check_files
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import appearance
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.plain import Plain
from tafelrunde.terminal.table import Plan, Table, known_level
from tests.kit.terminal import drive, screen
from tests.table.server_kit import running

FOLDER = Path(__file__).parent
CONTRIBUTING = FOLDER.parents[1] / "CONTRIBUTING.md"
SETUP = {"players": ["anna", "bert"]}


def game() -> Any:
    return find_game("highcard")


def session(seed: int = 3) -> Session[Any]:
    return Session(game(), SETUP, seed)


def command(*words: str) -> str:
    """What a command prints; it must succeed."""
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.output


# --- The recipe -----------------------------------------------------------------------------------


def test_the_whole_game_has_less_than_300_lines() -> None:
    files = [file for file in (FOLDER / "highcard").rglob("*") if file.suffix in FILES]
    assert {file.suffix for file in files} == FILES
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < 300


FILES = {".py", ".ftl", ".toml"}


def test_it_is_found_by_its_folder_and_a_folder_without_a_game_is_none() -> None:
    assert "highcard" in game_names()
    assert game().id == "highcard"
    assert "tests/toy/highcard" in CONTRIBUTING.read_text(encoding="utf-8")


# --- Terminal -------------------------------------------------------------------------------------


def talk(*lines: str, lang: Lang = "en") -> str:
    """What is said at a new table of Anna and a bot while these lines are typed."""
    said, typed = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in lines))
    client = client_for("highcard")
    table = Table.new(client, Plan(dict(SETUP), ("person", "bot")), 3)
    Plain(client, lang, True, typed, said).play(table)
    return said.getvalue()


def test_it_is_played_in_plain_lines() -> None:
    said = talk("table", "1", "why", "? 1")
    assert "Anna: Which card do you play?\n1. card 3" in said
    assert "players, Anna, Hand: card 3, card 8, card 5" in said
    assert "players, Bert, Hand: 3 × hidden card" in said
    assert "Anna plays card 3.\nAnna draws card 5.\nBert plays card 9.\nBert draws a card." in said
    assert "Rule X1.02 (The game): In turn everybody plays a card and draws one, or passes." in said


def test_it_is_played_in_german_to_its_end() -> None:
    said = talk(*"11111", lang="de")
    assert "Welche Karte spielst du?" in said
    end = r"(Sieg für (Anna|Bert)!|(Anna|Bert) gewinnt das Spiel, von einem Bot gespielt\.)"
    assert re.search(rf"(Anna|Bert) gewinnt!\n{end}", said)


def test_the_screen_lists_the_table() -> None:
    table = Table.new(client_for("highcard"), Plan(dict(SETUP), ("person", "bot")), 3)
    seen: list[str] = []

    async def look(app: TableApp, pilot: Any) -> None:
        seen.append(screen(app))

    drive(look, table, game="highcard")
    assert "card 3" in seen[0]


def test_a_client_without_screens_looks_up_what_there_is() -> None:
    client, at = client_for("highcard"), session()
    (decision,) = at.decisions
    assert client.seat_name(at.state, PARTY, "en") == "Party"
    page = client.page_of(at.state, decision, decision.options[-1], "en")
    assert (page.title, page.lines, page.rule) == ("Pass", ("Which card do you play?",), "X1.02")
    assert client.rule("x1.03", "de").chapter == "Das Spiel"
    assert client.things(at.state, "en") == []
    for look_up in (lambda: client.rule("Y1", "en"), lambda: client.page(at.state, "x", "en")):
        with pytest.raises(UnknownName):
            look_up()
    assert game().rule_text("X1.01", "de").startswith("2 bis 4 Spieler")
    assert game().trials.name_of("number_9").de == "Karte 9"


def test_cards_and_rules_are_listed() -> None:
    cards = json.loads(command("cards", "highcard", "--json"))
    nine = {"id": "number_9", "kind": "card", "deck": "card", "copies": 2}
    names = {"name": {"de": "Karte 9", "en": "card 9"}, "text": {"de": "", "en": ""}}
    assert nine | names in cards
    assert "X1.02  In turn" in command("rules", "highcard", "X1.02")
    assert "highcard" in command("play", "highcard", "--help-setup")


# --- Lab ------------------------------------------------------------------------------------------


def test_the_lab_plays_and_soaks_it(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "games.ndjson")]
    found = json.loads(command("lab", "run", "highcard", "--games", "6", "--json", *out))
    assert (found["games"], found["stuck"], found["errors"]) == (6, 0, 0)
    assert "all is well" in command("lab", "soak", "highcard", "--games", "3", "--jobs", "1")


# --- Files ----------------------------------------------------------------------------------------


def test_scenario_files_hold_in_every_mode() -> None:
    results = check_files([FOLDER / "highcard.toml"])
    assert [result.mode for result in results if result.ok] == [*MODES] * 2, [
        result.difference for result in results
    ]


@pytest.mark.parametrize(
    ("position", "trouble"),
    [
        ({"players": {"anna": {"gold": 1}, "bert": {}}}, "has no key 'gold'"),
        ({"players": {"anna": {"hand": ["number_99"]}, "bert": {}}}, "no card 'number_99'"),
        ({"round": 6}, "from 1 to 5"),
    ],
)
def test_a_wrong_position_is_refused(position: Any, trouble: str) -> None:
    with pytest.raises(BadScenario, match=trouble):
        game().scenarios.build(position)


def test_without_a_box_a_position_says_where_every_card_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game(), "box", "")
    with pytest.raises(BadScenario, match="does not say where 'number_"):
        game().scenarios.build({"deck": []})


def test_any_position_is_described_so_that_it_is_built_again() -> None:
    at = session()
    while at.question is not None:
        described = game().scenarios.describe(at.state)
        again = game().scenarios.build(described)
        assert game().scenarios.describe(again) == described
        at.answer(at.decisions[0].seat, [0], at.step)
    assert game().scenarios.facts(at.state)["over"]


def test_a_save_opens_again_and_a_forged_one_is_refused() -> None:
    at = session()
    at.answer(Seat(0), [0], at.step)
    saved = at.save()
    assert game().dump(Session.load(game(), saved).state) == game().dump(at.state)
    data = game().dump(at.state)
    crowd = data["setup"] | {"players": ["anna", "bert", "cleo"]}
    for forged in (data | {"deck": data["deck"][1:]}, data | {"setup": crowd}):
        with pytest.raises((ValueError, DamagedSave)):
            game().load(forged)


# --- Repairs --------------------------------------------------------------------------------------


def test_values_and_cards_are_repaired_by_words() -> None:
    at = session()
    hand = [card.id for card in at.state.players[0].hand]
    words = [f"put {hand[0]} from players.anna.hand in discards", "set players.anna.points to 3"]
    after = repaired(game(), at.state, [*words, "set start to bert"])
    assert [card.id for card in after.discards] == [hand[0]]
    assert (after.players[0].points, after.start, len(after.players[0].hand)) == (3, 1, 2)
    offered = game().repairs.offers(after)
    assert offered.cards == [hand[0], "top from deck"]
    assert ValueOffer("start", "bert", ["anna", "bert"]) in offered.values
    assert "players.anna.hand" in offered.piles


@pytest.mark.parametrize(
    "words",
    ["set players.anna.points to 6", "put number_1 in nowhere", "put nothing in discards"],
)
def test_a_repair_that_does_not_fit_is_refused(words: str) -> None:
    with pytest.raises(BadRepair):
        repaired(game(), session().state, [words])


def test_a_card_of_another_kind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    joker = Printed("joker", Name(de="Joker", en="joker"))
    monkeypatch.setattr(game(), "printed", game().printed | {"joker": joker})
    with pytest.raises(BadRepair, match="cannot lie in 'discards'"):
        repaired(game(), session().state, ["put joker in discards"])
    with pytest.raises(BadScenario, match="does not belong there"):
        game().scenarios.build({"deck": ["joker"]})


def test_what_lies_hidden_is_not_moved_openly() -> None:
    at = session()
    hand = at.state.players[0].hand[0].id
    with pytest.raises(BadRepair, match="lies open"):
        worded_openly(game(), at.state, [f"put {hand} in discards"])
    after = repaired(game(), at.state, [f"put {hand} from players.anna.hand in discards"])
    words = worded_openly(game(), after, [f"put {hand} in deck"])
    assert words == (f"put {hand} from discards in deck",)
    with pytest.raises(BadRepair):
        repaired(game(), after, [f"put {hand} from players.bert.played in deck"])


def test_the_top_of_a_face_down_pile_is_moved_unseen() -> None:
    at = session()
    after = repaired(game(), at.state, ["put top from deck in players.anna.hand"])
    assert after.players[0].hand[-1].uid == at.state.deck[-1].uid
    assert len(after.deck) == len(at.state.deck) - 1
    for source in ("discards", "players.bert.hand"):
        with pytest.raises(BadRepair, match="only a face-down pile has a top"):
            repaired(game(), at.state, [f"put top from {source} in deck"])


# --- Secrets --------------------------------------------------------------------------------------


def test_nobody_sees_or_hears_of_cards_of_others() -> None:
    at = session()
    at.answer(Seat(0), [0], at.step)
    anna, bert = (to_builtins(game().shown.present(at.state, [seat]))["players"] for seat in (0, 1))
    assert set(anna["bert"]["hand"]) == {"hidden"} == set(bert["anna"]["hand"])
    assert "hidden" not in anna["anna"]["hand"]
    drawn = next(event for event in at.log if type(event).__name__ == "CardDrawn")
    assert game().hear(at.state, drawn, Seat(0)).secret
    for seat in (Seat(1), PARTY):
        assert not game().hear(at.state, drawn, seat).secret
    assert not at.is_clean()  # a card was drawn: nobody takes that back
    assert (game().shown.is_open, game().shown.undo) == (False, ("clean", "never"))


def test_a_scrambled_table_looks_the_same_to_its_seat() -> None:
    at = session()
    other = game().clone(at.state)
    game().trials.scramble(other, 8, Seat(0))
    game().check_cards(other)
    views = [
        appearance(game().shown, game().view(state, Seat(0)), []) for state in (at.state, other)
    ]
    assert views[0] == views[1]
    hands = [[card.uid for card in state.players[1].hand] for state in (at.state, other)]
    assert hands[0] != hands[1]


# --- Browser --------------------------------------------------------------------------------------


def test_a_table_is_opened_and_played_over_the_network(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        games = {each["id"]: each for each in server.http.get("/api/games").json()}
        assert games["highcard"]["players"] == [2, 3, 4]
        for lang in LANGUAGES:
            content = server.http.get(f"/api/games/highcard/content?lang={lang}").json()
            assert content["cards"]["number_9"]["name"] in ("Karte 9", "card 9")
        seats: list[Any] = [{"kind": "person", "mine": True}, {"kind": "bot"}]
        code, token = server.open_room(seats, game="highcard", setup=SETUP)
        server.begin(code, token)
        anna = server.client(code, token).hello()
        anna.settle()
        assert len(anna.view["players"]["anna"]["hand"]) == 3
        assert set(anna.view["players"]["bert"]["hand"]) == {"hidden"}
        while not anna.outcome:
            anna.answer(anna.mine[0], [0])
            seq = anna.seq
            anna.wait_for(lambda client, seq=seq: client.seq > seq)  # type: ignore[misc]
            anna.settle()
        anna.close()
    assert anna.outcome["won"]
    assert any("wins!" in line["text"] for line in anna.log)


def test_bots_play_at_random_alone() -> None:
    assert bot_names("highcard") == ["random"]
    with pytest.raises(BadSetup, match=r"one of heuristic\.$"):
        known_level("master", "highcard")
