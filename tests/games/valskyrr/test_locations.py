"""Chapter 23: locations (Ortsplättchen)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.events import AnyEvent
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.events import ThreatChanged
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, HAVEN, WILDLANDS
from tafelrunde.games.valskyrr.rules.locations import lower_threat, raise_threat
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state.layouts import Layout
from tafelrunde.games.valskyrr.terms import Trigger
from tafelrunde.games.valskyrr.vocabulary import FreeScouting, GainLoot, RaiseThreat, When
from tests.kit.country import (
    PLACES,
    country,
    is_revealed,
    long_move,
    move,
    reveal,
    threat,
    where,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_encounter, dummy_time, hero, valskyrr

KINDS = {"B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}


# --- The layout -----------------------------------------------------------------------------------


@shows("V23.01")
@pytest.mark.parametrize("adventure", library.ADVENTURES)
def test_the_adventure_says_which_locations_lie_where(adventure: str) -> None:
    printed = library.adventure(adventure)
    game = set_up(Setup(adventure, ("anna",)), seed=7)
    fields = [(y, x) for y, row in enumerate(printed.layout) for x in range(len(row))]
    taken = [(y, x) for y, x in fields if printed.layout[y][x] != "."]

    assert list(game.layout.positions) == taken
    assert len(game.tiles) == len(taken)
    for tile, (y, x) in zip(game.tiles, taken, strict=True):
        sign = printed.layout[y][x]
        if sign in KINDS:
            assert tile.keywords & KINDS[sign].bit
            assert not tile.tile.final
        else:
            assert tile.id == {"G": "inn", "F": printed.final_tile}[sign]
    assert game.tiles[game.party].id == "inn"


@shows("V23.01")
@pytest.mark.parametrize(("seals", "barred"), [(0, True), (1, False)])
def test_the_adventure_may_bar_the_location_that_must_be_reached(seals: int, barred: bool) -> None:
    table = country(adventure="the_abomination", seals=seals).play()
    final = move(PLACES[table.game.layout.final])

    assert (final not in table.asks("party")) is barred
    if barred:
        assert table.closed("party", final) == "V23.01"
    table.stops_at("travel")


@shows("V23.02")
@pytest.mark.parametrize("adventure", library.ADVENTURES)
def test_only_the_inn_is_face_up_at_the_start(adventure: str) -> None:
    game = set_up(Setup(adventure, ("anna", "bert")), seed=1)

    up = [tile.id for tile, face_up in zip(game.tiles, game.revealed, strict=True) if face_up]
    assert up == ["inn"]
    assert game.place.id == "inn"


@shows("V23.03")
def test_the_starting_location_is_safe() -> None:
    fits = dummy_encounter("fits", places=(HAVEN,))
    table = valskyrr(phase="travel", encounters=[fits]).play()
    table.answer("party", "stay")

    assert table.game.threat == [0, 0, 0, 0]
    assert table.game.encounter is None


# --- The active location --------------------------------------------------------------------------


@shows("V23.04")
def test_the_keywords_under_the_party_token_determine_the_encounter() -> None:
    wild = dummy_encounter("wild", places=(WILDLANDS,))
    dead = dummy_encounter("dead", places=(DEADLANDS,))
    table = country(
        printed={"mid": {"keywords": (WILDLANDS,)}, "n": {"keywords": (DEADLANDS,)}},
        threat={"mid": 1},
        encounters=[wild, dead],
    )
    table.play().answer("party", move("n"))

    assert table.game.encounter is not None
    assert table.game.encounter.id == "dead"
    assert table.ids(table.game.encounter_discards) == ["wild"]


@shows("V23.05")
@pytest.mark.parametrize(("party", "loot"), [("mid", 1), ("n", 5), ("w", 0)])
def test_only_the_ability_of_the_active_location_applies(party: str, loot: int) -> None:
    abilities = {
        place: {"abilities": [When(Trigger.TIME_START, [GainLoot(tokens)])]}
        for place, tokens in (("mid", 1), ("n", 5))
    }
    cards = [dummy_time("hour")]
    table = country(
        printed=abilities, phase="time", party=party, revealed=["mid", "n"], time_cards=cards
    ).play()

    assert table.game.loot == loot


@shows("V23.05")
def test_a_standing_ability_holds_only_while_its_location_is_active() -> None:
    lookout = {"standing": [FreeScouting(1)]}
    here = country(printed={"mid": lookout}).play()
    there = country(printed={"n": lookout}, revealed=["n"]).play()

    assert reveal("e") in here.asks("party")
    assert there.closed("party", reveal("e")) == "V9.12"
    here.stops_at("travel")
    there.stops_at("travel")


@shows("V23.10")
def test_a_change_of_threat_means_the_active_location() -> None:
    storm = dummy_time("storm", do=[RaiseThreat()])
    table = country(phase="time", threat={"mid": 0, "n": 1}, time_cards=[storm]).play()

    assert threat(table, "mid") == 1
    assert threat(table, "n") == 1
    assert sum(table.game.threat) == 2


# --- Threat ---------------------------------------------------------------------------------------


@shows("V23.06", "V23.07", "V23.08")
@pytest.mark.parametrize(("tokens", "safe"), [(0, True), (1, False), (2, False)])
def test_only_a_location_without_wound_tokens_is_safe(tokens: int, safe: bool) -> None:
    table = country(encounter=dummy_encounter("camp"), revealed=["s"], threat={"n": tokens}).play()

    assert (move("n") in table.asks("party")) is safe
    table.stops_at("travel")


@shows("V23.07", "V23.11")
def test_a_dangerous_location_is_one_step_from_safe() -> None:
    table = country(threat={"mid": 1})
    lower_threat(table.game, table.game.party, "V23.11")

    assert threat(table, "mid") == 0
    table.play().answer("party", "stay")
    assert table.game.encounter is None


@shows("V23.08", "V23.11")
def test_lowering_takes_an_overrun_location_to_dangerous_and_then_to_safe() -> None:
    table = country(threat={"mid": 2, "n": 2})
    found = []
    for _ in range(2):
        lower_threat(table.game, table.game.party, "V23.11")
        found.append(threat(table, "mid"))

    assert found == [1, 0]
    assert threat(table, "n") == 2


@shows("V23.12")
def test_lowering_the_threat_of_a_safe_location_does_nothing() -> None:
    table = country(threat={"mid": 0})
    log: list[AnyEvent] = []
    table.game.log = log
    lower_threat(table.game, table.game.party, "V23.11")

    assert threat(table, "mid") == 0
    assert log == []


@shows("V23.13")
def test_raising_takes_a_safe_location_to_dangerous_and_then_to_overrun() -> None:
    table = country(time=4)
    found = []
    for _ in range(2):
        raise_threat(table.game, table.game.party, "V23.13")
        found.append(threat(table, "mid"))

    assert found == [1, 2]
    assert table.game.time == 4


@shows("V23.08", "V23.14")
def test_an_overrun_location_gets_no_third_token_but_time_moves_three_fields() -> None:
    storm = dummy_time("storm", value=0, do=[RaiseThreat()])
    table = country(phase="time", time=4, threat={"mid": 2}, time_cards=[storm]).play()

    assert threat(table, "mid") == 2
    assert table.game.time == 7
    assert table.events(ThreatChanged) == []


@shows("V23.14")
def test_raising_an_overrun_location_can_lose_the_game() -> None:
    storm = dummy_time("storm", value=0, do=[RaiseThreat()])
    table = country(phase="time", time=17, threat={"mid": 2}, time_cards=[storm]).play()

    assert (table.game.won, table.game.cause) == (False, "time")


@shows("V23.09")
def test_two_encounters_must_be_completed_to_make_an_overrun_location_safe() -> None:
    table = country(
        phase="recovery",
        threat={"mid": 2},
        encounter=dummy_encounter("first"),
        encounters=[dummy_encounter("second", places=(BORDERLANDS,))],
        rewards=[],
        time_cards=[dummy_time("hour")],
        heroes={"anna": hero(focus=0, deck=[], feats=[])},
    ).play_on()
    assert threat(table, "mid") == 1
    table.answer("party", "stay")

    assert threat(table, "mid") == 0
    assert table.ids(table.game.encounter_discards) == ["first", "second"]
    table.stops_at("rest")


@shows("V23.18")
def test_a_revealed_location_stays_revealed_and_keeps_its_status() -> None:
    table = country(
        threat={"mid": 2},
        revealed=["n"],
        time_cards=[dummy_time("hour")],
        heroes={"anna": hero(focus=0, deck=[], feats=[])},
    )
    table.play_on().answer("party", move("n")).answer("anna", "no")  # no rest
    assert table.question == "travel"
    assert (is_revealed(table, "mid"), threat(table, "mid")) == (True, 2)
    table.answer("party", move("mid"))

    assert where(table) == "mid"
    assert threat(table, "mid") == 2
    table.stops_at("travel")


# --- Adjacent locations ---------------------------------------------------------------------------


@shows("V23.15", "V23.16")
@pytest.mark.parametrize(
    ("party", "neighbours"),
    [
        ("mid", ["n", "w", "e", "s"]),
        ("nw", ["n", "w"]),
        ("n", ["nw", "ne", "mid"]),
        ("sw", ["w", "s"]),
    ],
)
def test_locations_side_by_side_or_one_below_the_other_are_adjacent(
    party: str, neighbours: list[str]
) -> None:
    table = country(party=party).play()

    assert table.asks("party") == ["stay", *map(move, neighbours)]
    table.stops_at("travel")


@shows("V23.16")
def test_corners_and_gaps_do_not_make_neighbours() -> None:
    across_a_gap = Layout(["G.F"])
    at_the_corner = Layout(["G.", ".F"])
    side_by_side = Layout(["GF"])

    assert across_a_gap.neighbours == ((), ())
    assert at_the_corner.neighbours == ((), ())
    assert side_by_side.neighbours == ((1,), (0,))


@shows("V23.17")
@pytest.mark.parametrize("broken", [False, True])
def test_a_chain_of_safe_locations_may_have_any_length(broken: bool) -> None:
    chain = ["n", "ne", "e", "se", "s"]  # round the middle, to the far side of the party
    table = country(party="nw", loot=1, revealed=chain, threat={"e": 1} if broken else {}).play()

    assert (long_move("sw") in table.asks("party")) is not broken
    table.answer("party", long_move("mid" if broken else "sw"))
    assert where(table) == ("mid" if broken else "sw")
