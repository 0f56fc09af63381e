"""The real adventures (Abenteuer): layout, rewards, tokens, seals, song and anchors."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, HAVEN, WILDLANDS
from tafelrunde.games.valskyrr.library import ADVENTURES
from tafelrunde.games.valskyrr.phases.recovery import complete
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Trigger
from tafelrunde.games.valskyrr.vocabulary import MoveReinforcement, RaiseThreat, When
from tests.kit.gestures import dummy_strike, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_encounter, dummy_tile, hero, valskyrr

KINDS = {"G": HAVEN, "B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}
SEEDS = range(5)

# layout, final tile, one-time rewards
PLANS = {
    "into_the_wilds": ("GBWF", "charred_war_camp", 6),
    "the_abomination": ("DFD WBW BGB", "desecrated_temple", 5),
    "song_of_the_dead": ("GBD BWD WDF", "hall_of_the_bone_queen", 5),
    "the_mist_throne": ("..F.. .DWD. BWDWB .BGB.", "mist_throne", 4),
}
GRID = {
    "the_abomination": [
        *("dead_lake", "desecrated_temple", "bone_acre"),
        *("hunters_camp", "looted_mill", "wolf_gorge"),
        *("old_toll_house", "inn", "watchtower"),
    ],
    "song_of_the_dead": [
        *("inn", "looted_mill", "dead_lake"),
        *("old_toll_house", "hunters_camp", "bone_acre"),
        *("wolf_gorge", "ash_field", "hall_of_the_bone_queen"),
    ],
    "the_mist_throne": [
        "mist_throne",
        *("dead_lake", "hunters_camp", "bone_acre"),
        *("looted_mill", "wolf_gorge", "ash_field", "bear_cave", "old_toll_house"),
        *("watchtower", "inn", "smugglers_path"),
    ],
}


def new(adventure: str, seed: int = 0) -> Game:
    """A new game of two heroes."""
    return set_up(Setup(adventure=adventure, heroes=("anna", "bert")), seed)


def completing(adventure: str, place: str, **position: Any) -> Table:
    """Anna and Bert complete an encounter at a place; the rewards are still to be taken."""
    values: dict[str, Any] = {
        "adventure": adventure,
        "tiles": GRID[adventure],
        "party": place,
        "encounter": dummy_encounter("fight"),
        "rewards": ["gift_anna"] * 3,
        "heroes": {"anna": hero(), "bert": hero()},
        "time": 3,
        "reinforcement": 0,
        "loot": 0,
        "letters": {},
    }
    return valskyrr(**(values | position)).play(complete)


# --- Setup ----------------------------------------------------------------------------------------


@shows("V3.02", "V3.15", "V23.01")
@pytest.mark.parametrize("name", PLANS)
def test_the_tiles_lie_as_the_adventure_says(name: str) -> None:
    layout, final, rewards = PLANS[name]
    game = new(name)
    signs = [sign for sign in layout if sign in "GBWDF"]

    assert list(ADVENTURES) == list(PLANS)
    assert len(game.tiles) == len(signs)
    for sign, tile in zip(signs, game.tiles, strict=True):
        assert tile.id == final if sign == "F" else tile.keywords == KINDS[sign].bit
    assert game.revealed == [sign == "G" for sign in signs]
    assert len(game.reward_deck) == 2 + rewards  # one of each hero


@shows("V5.25")
@pytest.mark.parametrize("seed", SEEDS)
def test_six_of_the_seven_tiles_between_hold_a_token_face_down(seed: int) -> None:
    game = new("the_abomination", seed)

    assert sorted(letter for letter in game.letters if letter) == list("ABCDEF")
    assert not any(game.letters_up)
    assert game.letters[game.layout.start] == game.letters[game.layout.final] == ""


@shows("V5.25")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_anchor_lies_face_up_on_a_tile_of_each_kind(seed: int) -> None:
    game = new("the_mist_throne", seed)
    anchored = [place for place, up in enumerate(game.letters_up) if up]

    kinds = [game.tiles[place].keywords for place in anchored]
    assert sorted(kinds) == sorted(kind.bit for kind in (DEADLANDS, WILDLANDS, BORDERLANDS))
    assert sorted(game.letters[place] for place in anchored) == ["A", "B", "C"]
    assert game.layout.final not in anchored


@pytest.mark.parametrize("name", ["into_the_wilds", "song_of_the_dead"])
def test_other_adventures_lay_out_no_tokens(name: str) -> None:
    assert not any(new(name).letters)


# --- The Abomination: tokens and seals ------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "change"),
    [
        ("A", {"seals": 1}),
        ("B", {"seals": 1}),
        ("C", {"seals": 1}),
        ("D", {"loot": 2}),
        ("E", {"reinforcement": 2}),
        ("F", {"time": 4}),
    ],
)
def test_a_completed_encounter_turns_the_token_of_its_place(
    letter: str, change: dict[str, int]
) -> None:
    letters = {"wolf_gorge": letter, "dead_lake": "A"}
    table = completing("the_abomination", "wolf_gorge", letters=letters)

    game = table.game
    found = {key: getattr(game, key) for key in ("seals", "loot", "reinforcement", "time")}
    assert found == {"seals": 0, "loot": 0, "reinforcement": 0, "time": 3} | change
    assert [e.letter for e in table.events(events.TokenTurned)] == [letter]
    assert [game.letters[place] for place in (5, 0)] == ["", "A"]


def test_a_place_without_a_token_changes_nothing() -> None:
    table = completing("the_abomination", "wolf_gorge", letters={"dead_lake": "A"})

    assert table.events(events.TokenTurned) == []
    assert table.game.seals == 0


def test_a_token_is_turned_only_once() -> None:
    letters = {"wolf_gorge": "D"}
    table = completing("the_abomination", "wolf_gorge", letters=letters)
    table.game.encounter = table.game.encounter_discards.pop()
    table.game.reward_deck += table.game.offered
    table.game.offered.clear()
    assert list(complete(table.game)) == []

    assert table.game.loot == 2


@shows("V5.10")
@pytest.mark.parametrize("side", ["normal", "hard"])
@pytest.mark.parametrize(
    ("heroes", "seals", "life"), [(1, 0, 12), (2, 0, 18), (2, 1, 16), (2, 3, 12), (4, 2, 22)]
)
def test_each_broken_seal_costs_maelgar_a_life_point_per_hero(
    side: str, heroes: int, seals: int, life: int
) -> None:
    names = ["anna", "bert", "cleo", "dora"][:heroes]
    table = valskyrr(
        adventure="the_abomination",
        board=side,
        seals=seals,
        heroes={name: hero() for name in names},
    )

    assert life_of(table.game, table.game.final_enemy.enemy) == life


@shows("V23.01")
@pytest.mark.parametrize("seals", [0, 1, 2])
def test_the_temple_opens_when_a_seal_is_broken(seals: int) -> None:
    table = valskyrr(
        adventure="the_abomination",
        tiles=GRID["the_abomination"],
        phase="travel",
        party="looted_mill",
        seals=seals,
        encounters=[],
    ).play()

    assert ("move:1" in table.asks("party", "travel")) is bool(seals)
    if not seals:
        assert table.closed("party", "move:1") == "V23.01"
    table.answer("party", "stay")


# --- Song of the Dead -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("song", "victim", "after", "time"),
    [
        (0, "cursed_walker", 1, 3),
        (4, "cursed_walker", 5, 3),
        (5, "cursed_walker", 0, 4),
        (4, "ghoren_warrior", 4, 3),
        (5, "blackwood_fighter", 5, 3),
    ],
)
def test_each_killed_blue_enemy_sings_a_letter_and_the_sixth_costs_time(
    song: int, victim: str, after: int, time: int
) -> None:
    table = valskyrr(
        adventure="song_of_the_dead",
        song=song,
        time=3,
        heroes={"anna": hero(hand=[dummy_strike("kill", 9)], foes=[victim])},
    )
    table.play(uses("anna", "kill"))

    assert (table.game.song, table.game.time) == (after, time)


def test_enemies_that_are_not_killed_do_not_sing() -> None:
    foes = ["cursed_walker", "vampire_hound"]
    table = completing("song_of_the_dead", "looted_mill", song=3, row=foes)

    assert table.row == []
    assert table.game.song == 3


@pytest.mark.parametrize(
    ("place", "song", "after"),
    [("dead_lake", 5, 3), ("dead_lake", 1, 0), ("hunters_camp", 5, 5), ("looted_mill", 5, 5)],
)
def test_an_encounter_completed_in_the_deadlands_silences_two_letters(
    place: str, song: int, after: int
) -> None:
    table = completing("song_of_the_dead", place, song=song)

    assert table.game.song == after


def test_the_song_is_sung_in_no_other_adventure() -> None:
    hand = [dummy_strike("kill", 9), dummy_strike("slay", 9)]
    foes = ["cursed_walker", "bonesorrow_warrior"]
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=foes)})
    table.play(in_turn(uses("anna", "kill"), uses("anna", "slay"))).answer("anna", foes[0])

    assert table.game.song == 0


def test_the_encounter_answers_before_the_location_and_the_location_before_the_adventure() -> None:
    quest = dummy_encounter("quest", progress=[When(Trigger.ENEMY_KILLED, [MoveReinforcement(1)])])
    shrine = dummy_tile("shrine", abilities=[When(Trigger.ENEMY_KILLED, [RaiseThreat()])])
    table = valskyrr(
        adventure="song_of_the_dead",
        tiles=[shrine, *GRID["song_of_the_dead"][1:]],
        party=shrine,
        encounter=quest,
        song=5,
        heroes={"anna": hero(hand=[dummy_strike("kill", 9)], foes=["cursed_walker"])},
    )
    table.play(uses("anna", "kill"))

    kinds = (events.ReinforcementMoved, events.ThreatChanged, events.TimeMoved)
    answers = [type(event) for event in table.events(events.Event) if isinstance(event, kinds)]
    assert answers == list(kinds)


# --- The Mist Throne ------------------------------------------------------------------------------

ANCHORS = {"dead_lake": "A+", "wolf_gorge": "B+", "looted_mill": "C+"}


@pytest.mark.parametrize(("place", "left"), [("wolf_gorge", 2), ("hunters_camp", 3)])
def test_an_encounter_completed_on_an_anchor_removes_it(place: str, left: int) -> None:
    table = completing("the_mist_throne", place, letters=ANCHORS)

    assert sum(table.game.letters_up) == left
    assert len([letter for letter in table.game.letters if letter]) == left
    assert len(table.events(events.TokenTurned)) == 3 - left


@pytest.mark.parametrize("side", ["normal", "hard"])
@pytest.mark.parametrize("anchors", [0, 1, 3])
@pytest.mark.parametrize("where", ["row", "zone"])
def test_each_anchor_guards_the_mist_lord(side: str, anchors: int, where: str) -> None:
    lord = "mist_lord" if side == "normal" else "mist_lord_hard"
    table = valskyrr(
        adventure="the_mist_throne",
        board=side,
        tiles=GRID["the_mist_throne"],
        letters=dict(list(ANCHORS.items())[:anchors]),
        row=[lord] if where == "row" else [],
        heroes={"anna": hero(foes=[lord] if where == "zone" else [])},
    )

    guard = 1 + anchors * (1 if side == "normal" else 2)
    assert defence(table.game, table.foe(lord)) == (guard, guard)
