"""Forged saves of Hexer under a right checksum: refused at the door, each with its sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.errors import DamagedSave
from tafelrunde.engine.games import Data
from tafelrunde.engine.saves import read_save, write_save
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.setup import setup as setups
from tafelrunde.games.hexer.state.board import BY_ID

WOLF = {"place": "vizima", "hand": ["precise_cut_4", "reprisal"], "potions": ["swallow"]}
FIGHT = {"life": ["attack_crush", "attack_dread"], "step": "combo"}
COMBO = {"combo": ["precise_cut_4"]}
BARGHEST = {"forest": {"id": "barghest", "place": "vizima"}}
TABLES: dict[str, dict[str, Any]] = {
    "turn": {"monsters": BARGHEST, "weakness_on": []},
    "hunt": {
        "phase": "confrontation",
        "monsters": BARGHEST,
        "fight": {"against": "barghest", "attacker": COMBO, **FIGHT},
    },
    "drawn": {"phase": "confrontation", "fight": {"against": "barghest", **FIGHT}},
    "duel": {
        "phase": "confrontation",
        "players": {"wolf": WOLF, "bear": {"place": "vizima"}, "philippa": {}},
        "fight": {"against": "bear", "step": "combo", "bets": {"philippa": "wolf"}},
    },
    "early": {
        "phase": "refill",
        "stage": 1,
        "overlap": True,
        "ahead": [BY_ID["vizima"], 0],
        "players": {"wolf": WOLF, "bear": {"hand": ["bear_push_2", "bear_push_2"]}},
    },
    "new": {"phase": "setup", "players": {"wolf": {}, "philippa": {}}},
    "base": {"expansions": []},
}
"""Tables to forge: in phase I, in fights, with a move decided early, before the first turn, and
without any expansion.
"""
EYNA = BY_ID["eyna"]
Change = Callable[[Data], None]


def saved(name: str) -> Session[Any]:
    """A game at one of the tables."""
    position = {"players": {"wolf": WOLF, "bear": {}}, "seed": 3} | TABLES[name]
    game = HEXER.scenarios.build(position)
    return Session(HEXER, setups.setup_data(game.setup), origin=game)


def forged(name: str, change: Change) -> bytes:
    """The save of a table with a change in it, and the checksum that belongs to it."""
    data = read_save(saved(name).save())
    change(data.snapshot)
    return write_save(data)


def keys(path: str) -> list[Any]:
    """The keys of a place, written with dots."""
    return [int(key) if key.isdecimal() else key for key in path.split(".")]


def at(data: Any, path: str) -> Any:
    """What stands at a place."""
    for key in keys(path):
        data = data[key]
    return data


def to(path: str, value: Any) -> Change:
    """Put another value somewhere."""

    def change(data: Any) -> None:
        *way, last = keys(path)
        for key in way:
            data = data[key]
        data[last] = copy.deepcopy(value)

    return change


def moved(source: str, destination: str) -> Change:
    """Move the last thing of one list to another."""

    def change(data: Any) -> None:
        at(data, destination).append(at(data, source).pop())

    return change


def without(key: str) -> Change:
    """A key is missing."""

    def change(data: Data) -> None:
        del data[key]

    return change


def emptied(path: str) -> Change:
    """All cards of a pile lie in the box."""

    def change(data: Any) -> None:
        pile = at(data, path)
        data["out"] += pile
        pile.clear()

    return change


def another(card: str, path: str) -> Change:
    """One more card of that id lies in a pile."""

    def change(data: Data) -> None:
        at(data, path).append(len(data["cards"]))
        data["cards"].append(card)

    return change


def instead(card: str, path: str) -> Change:
    """Another card of that id in place of one that goes into the box."""

    def change(data: Data) -> None:
        data["out"].append(at(data, path))
        to(path, len(data["cards"]))(data)
        data["cards"].append(card)

    return change


def unknown_quest(data: Data) -> None:
    """A quest that nobody wrote."""
    data["players"][0]["quests"].append([data["city"].pop(), "q99", 1, False])


def swapped_tiles(data: Data) -> None:
    """A tile of the mountains lies in the forest."""
    data["tiles"][0][0], data["tiles"][1][0] = data["tiles"][1][0], data["tiles"][0][0]


def den_elsewhere(data: Data) -> None:
    """The monster of the forest stands on a mountain."""
    data["tiles"][0].append(data["dens"][0][1])
    data["dens"][0][1] = data["tiles"][1].pop()


FORMS: list[tuple[str, str, Any, str]] = [
    ("turn", "phase", 4, "save.phase must be a whole number from 0 to 3, not 4"),
    ("turn", "phase", 1.0, "save.phase must be a whole number"),
    ("turn", "phase", True, "save.phase must be a whole number"),
    ("turn", "stage", 2, "save.stage must be"),
    ("turn", "round", 0, "save.round must be"),
    ("turn", "active", -1, "save.active must be"),
    ("turn", "winner", 5, "save.winner must be"),
    ("turn", "dagon", 7, "save.dagon must be"),
    ("turn", "dice", [7], "save.dice must be"),
    ("turn", "ships", [1, 5, 9, 13], "save.ships must be at most 3 things, not 4"),
    ("turn", "islands", [EYNA], "save.islands must be"),
    ("turn", "legend_place", 28, "save.legend_place must be"),
    ("turn", "chance", ["1", "2", "3"], "save.chance must be 4 long numbers"),
    ("turn", "chance", [1, 2, 3, 4], "save.chance must be 4 long numbers"),
    ("turn", "chance.2", str(2**64), "save.chance must be 4 long numbers"),
    ("turn", "cards", ["x"] * 10_000, "save.cards must be at most 9999 things"),
    ("turn", "cards.0", "no_such_card", "There is no card 'no_such_card'"),
    ("turn", "setup", 3, "setup must be a table"),
    ("turn", "setup.characters", ["wolf"], "There must be 2 to 5 players, not 1"),
    ("turn", "setup.characters", ["wolf", "nobody"], "There is no character 'nobody'"),
    ("turn", "players", [], "the players do not fit the set-up"),
    ("turn", "players", [{}] * 6, "save.players must be at most 5 things"),
    ("turn", "players.0", {}, "save.players needs the key"),
    ("turn", "players.0.more", 1, "save.players has no key 'more'"),
    ("turn", "players.0.levels", [1, 1, 1], "save.players.levels must be 4 things, not 3"),
    ("turn", "players.0.levels.0", 6, "save.players.levels must be"),
    ("turn", "players.0.gold", -1, "save.players.gold must be"),
    ("turn", "players.0.place", 28, "save.players.place must be"),
    ("turn", "players.0.space", 5, "save.players.space must be"),
    ("turn", "players.0.done", [0] * 10_000, "save.players.done must be at most 9999 things"),
    ("turn", "players.0.taken", [3], "save.players.taken must be"),
    ("turn", "players.0.used", [1], "save.players.used must be text"),
    ("turn", "players.0.weaknesses", [[0, 7]], "save.players.weaknesses must be"),
    ("turn", "players.0.quests", [[0, "q1", 1]], "save.players.quests must be 4 things, not 3"),
    ("turn", "players.0.moved", 1, "save.players.moved must be true or false"),
    ("turn", "markets.0.row", [None] * 5, "save.markets.row must be 6 things, not 5"),
    ("turn", "tiles", [[], []], "save.tiles must be 3 things, not 2"),
    ("turn", "tiles.0.0", 28, "save.tiles must be"),
    ("turn", "dens.0", [0, 0], "save.dens must be 3 things, not 2"),
    ("turn", "destruction_on", [None] * 27, "save.destruction_on must be 28 things"),
    ("turn", "weakness_supply", [[0], [], []], "save.weakness_supply must be"),
    ("hunt", "fight", 1, "save.fight must be a table"),
    ("hunt", "fight.opponent", 5, "save.fight.opponent must be"),
    ("hunt", "fight.step", 3, "save.fight.step must be"),
    ("hunt", "fight.turn", 2, "save.fight.turn must be"),
    ("hunt", "fight.terrain", 3, "save.fight.terrain must be"),
    ("hunt", "fight.announced", 3, "save.fight.announced must be"),
    ("hunt", "fight.attacker.weaknesses", [0], "save.fight.attacker.weaknesses must be"),
    ("hunt", "fight.attacker.lowered", [5, 0, 0, 0], "save.fight.attacker.lowered must be"),
    ("hunt", "fight.attacker.combo.0.1", 5, "save.fight.attacker.combo must be"),
    ("hunt", "fight.attacker.coming", [{"x": 1}], "save.fight.attacker.coming has no key 'x'"),
    ("hunt", "fight.attacker.hampers", [{"only": [6]}], "save.fight.attacker.hampers.only must be"),
    ("hunt", "fight.attacker.hampers", [{"no_tabs": 1}], "no_tabs must be true or false"),
    ("hunt", "fight.attacker.hampers", [{"suffer": "x"}], "suffer must be a whole number"),
    ("hunt", "fight.attacker.hampers", [{"combo_at_most": -1}], "combo_at_most must be"),
    ("early", "ahead", [3], "a first move is a location and a way"),
    ("early", "ahead", [3, 2], "a first move is a location and a way"),
]
TOGETHER: list[tuple[str, Change, str]] = [
    ("turn", without("winner"), "save needs the key 'winner'"),
    ("turn", to("winner", 0), "the game is over"),
    ("turn", to("potion_deck.0", 9_998), "there is no such card"),
    ("turn", to("potion_deck", []), "a card is missing or lies in two places"),
    ("turn", to("tiles.0", []), "a location tile is missing or lies in two places"),
    ("turn", moved("potion_deck", "city"), "cannot lie there"),
    ("turn", moved("players.0.hand", "players.0.mutagens"), "cannot lie there"),
    ("turn", moved("tokens.0", "tokens.1"), "is not of rank 2"),
    ("turn", another("dagon", "tokens.1"), "the monster dagon is not of rank 2"),
    ("turn", another("dagon", "second_stack"), "Dagon lies among the monsters"),
    ("turn", instead("dagon", "dens.0.0"), "Dagon stands among the monsters"),
    ("turn", instead("barghest", "dagon_card"), "Dagon does not fit the set-up"),
    ("turn", instead("barghest", "legend"), "the card barghest cannot lie there"),
    ("turn", unknown_quest, "there is no quest 'q99'"),
    ("turn", swapped_tiles, "a location tile lies in another stack"),
    ("turn", den_elsewhere, "a monster stands on another terrain"),
    ("turn", to("weakness_on", [[1, 0, 1]]), "a weakness token lies in two places"),
    ("turn", to("active", 2), "there is no such seat"),
    ("turn", to("players.0.gambled", [2]), "there is no such seat"),
    ("turn", to("players.0.place", -1), "wolf cannot stand there"),
    ("turn", to("players.0.school", -1), "wolf cannot stand there"),
    ("turn", to("ships", [1, 1]), "two ships lie at one place"),
    ("turn", to("islands", [23, 23]), "an island is there twice"),
    ("turn", to("legend_place", -1), "the Legendary Monster does not fit the set-up"),
    ("turn", to("setup.expansions", ["skellige"]), "the Legendary Monster does not fit"),
    ("turn", to("setup.expansions", ["legendary"]), "Dagon does not fit the set-up"),
    ("turn", to("setup.characters", ["wolf", "philippa"]), "the card rows do not fit"),
    ("base", to("players.1.place", EYNA), "bear cannot stand there"),
    ("base", to("players.1.school", EYNA), "bear cannot have that school"),
    ("base", to("dagon", 6), "there is no sea in this game"),
    ("base", to("ships", [1]), "there is no sea in this game"),
    ("turn", to("phase", 0), "the game has not begun"),
    ("new", to("phase", 1), "philippa cannot stand there"),
    ("new", emptied("tokens.1"), "there is no monster to begin with"),
    ("hunt", to("phase", 0), "there is no fight in this phase"),
    ("hunt", to("phase", 3), "there is no fight in this phase"),
    ("hunt", to("active", 1), "another player than the active one attacks"),
    ("hunt", to("fight.terrain", 1), "the monster that is fought is not there"),
    ("hunt", to("fight.terrain", -1), "the terrain does not fit"),
    ("hunt", to("fight.monster", None), "the opponent is missing"),
    ("hunt", to("fight.opponent", 4), "the opponent is missing"),
    ("hunt", to("fight.turn", 1), "a combo lies there out of turn"),
    ("hunt", to("fight.step", 0), "a combo lies there out of turn"),
    ("hunt", to("fight.attacker.combo.0.1", 4), "precise_cut_4 has no such chain tab"),
    ("drawn", instead("dagon", "fight.monster"), "the monster that is fought is not there"),
    ("drawn", instead("golem", "fight.monster"), "the monster that is fought is not there"),
    ("duel", to("fight.bets", [[3, 0]]), "there is no such seat"),
    ("duel", to("fight.defender", None), "the opponent is missing"),
    ("duel", to("fight.defender.index", 0), "nobody fights against oneself"),
    ("duel", to("fight.defender.index", 3), "there is no such seat"),
    ("duel", moved("attack_deck", "fight.life"), "players have no attack cards"),
    ("early", to("phase", 2), "nobody decides early in this phase"),
    ("early", to("ahead", [EYNA, 1]), "the first move cannot be made"),
    ("early", to("ahead", [BY_ID["kaer_morhen"], 0]), "the first move cannot be made"),
]


@pytest.mark.parametrize("name", TABLES)
def test_these_tables_open_as_they_are(name: str) -> None:
    session = saved(name)
    again: Session[Any] = Session.load(HEXER, forged(name, lambda data: None))
    assert HEXER.dump(again.state) == HEXER.dump(session.state)


@pytest.mark.parametrize(("name", "path", "value", "sentence"), FORMS)
def test_a_value_out_of_its_form_is_refused(
    name: str, path: str, value: Any, sentence: str
) -> None:
    refuse(forged(name, to(path, value)), sentence)


@pytest.mark.parametrize(("name", "change", "sentence"), TOGETHER)
def test_what_does_not_fit_together_is_refused(name: str, change: Change, sentence: str) -> None:
    refuse(forged(name, change), sentence)


def refuse(content: bytes, sentence: str) -> None:
    with pytest.raises(DamagedSave) as refusal:
        Session.load(HEXER, content)
    assert sentence in str(refusal.value)
    assert refusal.value.slug == "damaged-save"


def test_loading_leaves_the_data_as_they_are() -> None:
    data = read_save(saved("hunt").save()).snapshot
    before = copy.deepcopy(data)
    session: Session[Any] = Session(HEXER, {}, origin=HEXER.load(data))
    game = HEXER.load(data)
    game.players[0].used.append("x")
    game.tiles[0].clear()
    assert session.question is not None
    assert data == before
