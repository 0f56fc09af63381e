"""Campaigns: evenings one after the other, taken back apart from each other, kept for ever."""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from tafelrunde.engine.campaigns import Campaign, Folder
from tafelrunde.engine.campaigns.campaign import game_in
from tafelrunde.engine.campaigns.chronicle import (
    MOST_BYTES,
    Chronicle,
    Evening,
    Export,
    digest,
    pack,
    seal,
    unpack,
    unseal,
)
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.errors import (
    BadSetup,
    DamagedSave,
    EveningGoesOn,
    FileTrouble,
    GameIsOver,
    NewerSave,
    NoCampaign,
    NoEvening,
)
from tafelrunde.engine.games import Outcome
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tests.kit.evenings import Wandering

ON, REST, HOME = [0], [1], [2]
PEOPLE = {"people": ["anna", "bert"]}
ROOT = Path(__file__).parents[2]


class Shelf(Folder):
    """A folder that notes what is read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.read: list[str] = []

    def read_chronicle(self) -> bytes:
        self.read.append("chronicle")
        return super().read_chronicle()

    def read_running(self, number: int) -> bytes:
        self.read.append(f"running {number}")
        return super().read_running(number)

    def read_packed(self, number: int) -> bytes:
        self.read.append(f"packed {number}")
        return super().read_packed(number)


@pytest.fixture
def rules() -> Any:
    """The rules of the road."""
    return Wandering()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """An empty shelf."""
    return Shelf(tmp_path / "road")


def new(rules: Any, shelf: Folder) -> tuple[Campaign[Any], Session[Any]]:
    """A campaign of two people, and its first evening."""
    session = Session(rules, PEOPLE)
    return Campaign.new(rules, shelf, "Road", session, who=["Anna", "Bot"], at="1"), session


def walk(session: Session[Any], miles: int) -> None:
    """Everybody in turn goes on to the left."""
    for _ in range(miles):
        session.answer(session.decisions[0].seat, ON)
        session.answer(session.decisions[0].seat, [0])


def played(rules: Any, shelf: Folder, evenings: int, miles: int = 2) -> Campaign[Any]:
    """A campaign of so many finished evenings."""
    campaign, session = new(rules, shelf)
    for number in range(1, evenings + 1):
        walk(session, miles)
        campaign.end_evening(session, at=f"{number}+")
        if number < evenings:
            session = campaign.begin_evening(at=str(number + 1))
    return campaign


# --- Evenings -------------------------------------------------------------------------------------


def test_a_chronicle_tells_of_every_evening_who_sat_where_and_how_far_they_came(
    rules: Any, shelf: Shelf
) -> None:
    campaign = played(rules, shelf, 2)
    campaign.begin_evening(leaving=["bert"], joining=["cleo"], who=["Anna", "Cleo"], at="3")

    first, second, third = Campaign(rules, shelf).chronicle.evenings
    assert [(each.player, each.who) for each in first.seats] == [("anna", "Anna"), ("bert", "Bot")]
    assert (first.began, first.ended, first.answers) == ("1", "1+", 4)
    assert (first.first, first.last, first.outcome) == ({"miles": 0}, {"miles": 2}, None)
    assert (second.first, second.last) == ({"miles": 2}, {"miles": 4})
    assert [(each.player, each.who) for each in third.seats] == [("anna", "Anna"), ("cleo", "Cleo")]
    assert (third.ended, third.last, third.first) == ("", {}, {"miles": 4})


def test_the_next_evening_begins_where_the_last_one_ended(rules: Any, shelf: Shelf) -> None:
    session = played(rules, shelf, 3).begin_evening()

    assert (session.state.miles, session.step) == (6, 0)
    assert session.setup == PEOPLE


def test_an_evening_goes_on_where_it_was_kept_in_the_middle_of_an_action(
    rules: Any, shelf: Shelf
) -> None:
    campaign, session = new(rules, shelf)
    walk(session, 3)
    session.answer(Seat(1), ON)
    campaign.keep(session)

    again = Campaign(rules, shelf).open()
    assert (again.step, again.state.miles, again.decisions[0].key) == (7, 3, "way")


def test_an_evening_ends_only_between_two_actions(rules: Any, shelf: Shelf) -> None:
    campaign, session = new(rules, shelf)
    session.answer(Seat(0), ON)
    with pytest.raises(EveningGoesOn):  # in the middle of an action
        campaign.end_evening(session)
    session.answer(Seat(0), [0])
    with pytest.raises(EveningGoesOn):  # the game says so
        campaign.end_evening(session)
    session.answer(Seat(1), REST)

    assert campaign.end_evening(session).answers == 3


def test_another_evening_begins_when_the_last_one_has_ended(rules: Any, shelf: Shelf) -> None:
    campaign, session = new(rules, shelf)
    with pytest.raises(EveningGoesOn):
        campaign.begin_evening()
    campaign.end_evening(session)
    with pytest.raises(NoEvening):
        campaign.open()
    with pytest.raises(BadSetup):
        campaign.begin_evening(leaving=["anna", "bert"])

    assert Campaign(rules, shelf).chronicle.running is None
    assert campaign.begin_evening().step == 0


def test_a_campaign_that_is_over_has_no_further_evening(rules: Any, shelf: Shelf) -> None:
    campaign, session = new(rules, shelf)
    session.answer(Seat(0), REST)
    session.answer(Seat(1), HOME)

    assert campaign.end_evening(session).outcome == Outcome(True, "home", 0)
    with pytest.raises(GameIsOver):
        campaign.begin_evening()


@pytest.mark.parametrize("game", ["hexer", "valskyrr"])
def test_games_of_one_evening_have_no_campaigns(game: str, shelf: Shelf) -> None:
    with pytest.raises(NoCampaign, match=f"{game} is played in one evening"):
        Campaign(find_game(game), shelf)


# --- Taking back ----------------------------------------------------------------------------------


def test_an_answer_is_taken_back_within_its_evening_and_no_further(
    rules: Any, shelf: Shelf
) -> None:
    session = played(rules, shelf, 1).begin_evening()
    walk(session, 1)
    session.undo(2)

    assert (session.step, session.state.miles) == (0, 2)


def test_an_evening_is_taken_back_to_its_beginning(rules: Any, shelf: Shelf) -> None:
    campaign = played(rules, shelf, 1)
    session = campaign.begin_evening(joining=["cleo"])
    session.table["seats"] = ["person", "bot", "person"]
    walk(session, 3)
    campaign.keep(session)
    campaign.restart_evening()

    again = Campaign(rules, shelf).open()
    assert (again.step, again.state.miles, again.state.people) == (0, 2, ["anna", "bert", "cleo"])
    assert again.table["seats"] == ["person", "bot", "person"]


@pytest.mark.parametrize("goes_on", [True, False])
def test_the_last_evening_is_dropped_and_the_one_before_stays(
    rules: Any, shelf: Shelf, goes_on: bool
) -> None:
    campaign = played(rules, shelf, 2)
    if goes_on:
        walk(campaign.begin_evening(), 3)
    assert campaign.drop_evening().number == (3 if goes_on else 2)

    kept = ["chronicle.json", "evening-0001.z"] + ["evening-0002.z"] * goes_on
    assert sorted(each.name for each in shelf.path.iterdir()) == kept
    session = Campaign(rules, shelf).begin_evening()
    assert session.state.miles == (4 if goes_on else 2)


def test_the_first_evening_is_not_dropped(rules: Any, shelf: Shelf) -> None:
    campaign, _ = new(rules, shelf)
    with pytest.raises(NoEvening):
        campaign.drop_evening()
    assert Campaign(rules, shelf).open().step == 0


# --- Size -----------------------------------------------------------------------------------------


def test_of_50_000_answers_only_those_since_the_last_checkpoint_are_played_again(
    rules: Any, shelf: Shelf
) -> None:
    campaign = played(rules, shelf, 49, miles=500)
    session = campaign.begin_evening()
    walk(session, 500)
    session.answer(Seat(0), ON)
    campaign.keep(session)
    assert sum(each.answers for each in campaign.chronicle.evenings) + session.step == 50_001
    shelf.read, rules.asked, rules.loaded = [], 0, 0

    again = Campaign(rules, shelf).open()
    assert (again.step, again.state.miles) == (1_001, 25_000)
    assert shelf.read == ["chronicle", "running 50"]
    assert (rules.asked, rules.loaded) == (2, 2)  # beginning and last checkpoint of this evening


def test_an_answer_writes_the_running_evening_and_nothing_else(rules: Any, shelf: Shelf) -> None:
    campaign = played(rules, shelf, 2)
    session = campaign.begin_evening()
    before = {each.name: each.stat().st_mtime_ns for each in shelf.path.iterdir()}
    session.answer(Seat(0), REST)
    campaign.keep(session)

    after = {each.name: each.stat().st_mtime_ns for each in shelf.path.iterdir()}
    assert {name for name in after if after[name] != before.get(name)} == {"evening-0003.json"}


def test_an_old_evening_is_played_again_on_demand(rules: Any, shelf: Shelf) -> None:
    campaign = played(rules, shelf, 3)
    shelf.read = []
    session, fits = campaign.replay(2)

    assert (session.state.miles, session.step, fits) == (4, 4, True)
    assert shelf.read == ["packed 2"]
    with pytest.raises(NoEvening, match="1 to 3"):
        campaign.save_of(4)


def test_an_old_evening_is_played_again_as_far_as_corrected_rules_allow(
    rules: Any, shelf: Shelf
) -> None:
    campaign, session = new(rules, shelf)
    for chosen in (REST, REST):
        session.answer(session.decisions[0].seat, chosen)
    walk(session, 2)
    campaign.end_evening(session)
    rules.options = [*rules.options[:1], rules.options[2]]  # nobody may rest any more

    session, fits = campaign.replay(1)
    assert (session.step, fits) == (1, False)
    assert campaign.begin_evening().state.miles == 2


# --- One file -------------------------------------------------------------------------------------


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_campaign_travels_as_one_file(
    rules: Any, shelf: Shelf, tmp_path: Path, goes_on: bool
) -> None:
    campaign = played(rules, shelf, 2)
    if goes_on:
        session = campaign.begin_evening()
        session.answer(Seat(0), ON)
        campaign.keep(session)
    content = campaign.export()
    there = Campaign.import_into(rules, Folder(tmp_path / "there"), content, "Far away")

    assert game_in(content) == "wandering"
    assert there.chronicle.name == "Far away"
    assert there.chronicle.evenings == campaign.chronicle.evenings
    assert there.replay(1)[0].state.miles == 2
    if goes_on:
        assert there.open().decisions[0].key == "way"
    else:
        assert there.begin_evening().state.miles == 4


def forged(content: bytes, **changes: Any) -> bytes:
    """An export with other contents and a checksum that fits."""
    return seal(changed(unseal(content, Export), **changes))


def with_first(content: bytes, first: Evening) -> bytes:
    """An export with another first evening."""
    chronicle = unseal(content, Export).chronicle
    return forged(content, chronicle=changed(chronicle, evenings=(first, *chronicle.evenings[1:])))


def test_a_damaged_or_later_export_is_refused_and_nothing_is_written(
    rules: Any, shelf: Shelf, tmp_path: Path
) -> None:
    content = played(rules, shelf, 2).export()
    export = unseal(content, Export)
    later = json.loads(content) | {"tafelrunde_campaign": 2}
    first, second = export.chronicle.evenings
    bad: list[tuple[bytes, type[Exception]]] = [
        (b"{}", DamagedSave),
        (content[:-20], DamagedSave),
        (content.replace(b'"miles":2', b'"miles":3'), DamagedSave),
        (json.dumps(later).encode(), NewerSave),
        (forged(content, chronicle=changed(export.chronicle, game="hexer")), DamagedSave),
        (forged(content, chronicle=changed(export.chronicle, evenings=(second,))), DamagedSave),
        (with_first(content, changed(first, ended="", sha256="")), DamagedSave),
        (with_first(content, changed(first, answers=3)), DamagedSave),
        (forged(content, evenings=export.evenings[:1]), DamagedSave),
        (forged(content, evenings=export.evenings[::-1]), DamagedSave),
        (seal(export.chronicle), DamagedSave),
    ]
    for number, (damaged, error) in enumerate(bad):
        there = Folder(tmp_path / str(number))
        with pytest.raises(error):
            Campaign.import_into(rules, there, damaged, "There")
        assert not there.path.exists()


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused() -> None:
    bomb = zlib.compress(b" " * (MOST_BYTES + 1))
    evening = Evening(1, "1", (), {}, ended="2", sha256=digest(bomb))
    with pytest.raises(DamagedSave, match="larger than any evening"):
        unpack(bomb, evening)


def test_what_cannot_be_unpacked_is_damaged() -> None:
    torn = pack(b"{}")[:-3] + b"xyz"
    with pytest.raises(DamagedSave, match="cannot be unpacked"):
        unpack(torn, Evening(1, "1", (), {}, ended="2", sha256=digest(torn)))


# --- Damage ---------------------------------------------------------------------------------------


def test_a_damaged_chronicle_is_one_clear_error(rules: Any, shelf: Shelf) -> None:
    played(rules, shelf, 2)
    file = shelf.path / "chronicle.json"
    file.write_bytes(file.read_bytes().replace(b'"miles":2', b'"miles":9'))

    with pytest.raises(DamagedSave, match="checksum does not match"):
        Campaign(rules, shelf)


def test_a_damaged_evening_does_not_keep_people_from_playing_on(rules: Any, shelf: Shelf) -> None:
    campaign = played(rules, shelf, 3)
    walk(campaign.begin_evening(), 1)
    (shelf.path / "evening-0002.z").write_bytes(b"damaged")

    again = Campaign(rules, shelf)
    assert again.open().state.miles == 6
    with pytest.raises(DamagedSave, match="Evening 2 is damaged"):
        again.replay(2)
    with pytest.raises(DamagedSave, match="Evening 2 is damaged; nothing was exported"):
        again.export()


def test_a_damaged_running_evening_can_be_dropped(rules: Any, shelf: Shelf) -> None:
    campaign = played(rules, shelf, 1)
    campaign.begin_evening()
    shelf.running_file(2).write_bytes(b"damaged")
    with pytest.raises(DamagedSave):
        campaign.open()

    campaign.drop_evening()
    assert campaign.begin_evening().state.miles == 2


def test_a_campaign_of_another_game_is_refused(rules: Any, shelf: Shelf) -> None:
    new(rules, shelf)
    shelf.write_chronicle(seal(Chronicle("hexer", "Road", (Evening(1, "1", (), {}),))))
    with pytest.raises(DamagedSave, match="a campaign of hexer"):
        Campaign(rules, shelf)


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "dot.", "x" * 61, "nul\0"])
def test_a_name_that_is_no_name_of_a_folder_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        Folder.named(tmp_path, name)


# --- Killed ---------------------------------------------------------------------------------------

CHILD = """
import os, sys
from pathlib import Path
from tafelrunde.engine import files
from tafelrunde.engine.campaigns import Campaign, Folder
from tests.kit.evenings import Wandering

campaign = Campaign(Wandering(), Folder(Path(sys.argv[1])))
session = campaign.open()
writes, real = 0, os.fsync

def fsync(number):
    global writes
    writes += 1
    if writes == int(sys.argv[2]):  # the file is written, but it does not count yet
        print("writing", flush=True)
        sys.stdin.read()
    real(number)

os.fsync = fsync
while session.step < 8:
    session.answer(session.decisions[0].seat, [1])
    campaign.keep(session)
    print("kept", session.step, flush=True)
campaign.end_evening(session)
print("ended", flush=True)
campaign.begin_evening()
print("begun", flush=True)
"""


@pytest.mark.parametrize(
    ("write", "kept", "ended"),
    [(1, 0, False), (5, 4, False), (9, 8, False), (10, 8, False), (11, 8, True), (12, 8, True)],
)
def test_whatever_was_kept_survives_a_kill_in_the_middle_of_a_write(
    rules: Any, shelf: Shelf, write: int, kept: int, ended: bool
) -> None:
    """Writes 1 to 8 keep answers, 9 packs the evening away, 10 writes the chronicle, 11 and 12
    begin the next evening.
    """
    new(rules, shelf)
    command = [sys.executable, "-c", CHILD, str(shelf.path), str(write)]
    pipe = subprocess.PIPE
    child = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)
    assert child.stdout is not None
    out = child.stdout
    said = list(iter(lambda: out.readline().strip(), "writing"))
    child.kill()
    child.communicate()

    assert said == [f"kept {n + 1}" for n in range(kept)] + ["ended"] * ended
    campaign = Campaign(rules, Folder(shelf.path))
    assert [each.answers for each in campaign.chronicle.finished] == [kept] * ended
    session = campaign.begin_evening() if ended else campaign.open()
    assert session.step == (0 if ended else kept)
