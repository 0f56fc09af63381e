"""A loaded table is made of the very things that the living one is made of."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.notes import narrate
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import TABLE, Fighter, Game
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary.hampers import load_hamper
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.kinds import differences
from tests.kit.random_games import GAMES, at_checkpoint, random_positions
from tools.golden import SAVES


def reloaded(session: Session[Any]) -> Any:
    """The table as a file brings it back."""
    data = msgspec.json.encode(session.rules.dump(session.state))
    return session.rules.load(msgspec.json.decode(data))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, 8, 32, 50])
def test_a_loaded_table_is_made_of_the_same_things(game: str, seed: int) -> None:
    for session in random_positions(game, seed, 260, at_checkpoint):
        assert list(differences(session.state, reloaded(session))) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [2, 9])
def test_lines_of_a_log_that_was_kept_read_the_same(game: str, seed: int) -> None:
    shown = find_game(game).shown
    *_, session = random_positions(game, seed, 500)
    for event in session.log:
        kind = shown.event_kinds[type(event).__name__]
        again: Any = msgspec.convert(msgspec.to_builtins(event), kind)
        assert (again, narrate(shown.rules, again, "de"), narrate(shown.rules, again, "en")) == (
            event,
            narrate(shown.rules, event, "de"),
            narrate(shown.rules, event, "en"),
        )


def hampers(thing: Any) -> list[NextTurn]:
    """Every hamper that stands somewhere on a printed thing."""
    if isinstance(thing, NextTurn):
        return [thing]
    if isinstance(thing, tuple):
        return [found for part in thing for found in hampers(part)]
    parts = getattr(thing, "__dataclass_fields__", ())
    return [found for part in parts for found in hampers(getattr(thing, part))]


def test_every_printed_hamper_comes_back_as_it_was() -> None:
    printed = [hamper for card in library.PRINTED.values() for hamper in hampers(card)]
    assert {"first_colours", "only", "no_effect", "unless"} <= {
        name for hamper in printed for name, value in vars(hamper).items() if value
    }
    fighter = Fighter(0)
    fighter.coming = printed
    loaded = [load_hamper(data) for data in TABLE.dumped(fighter)["coming"]]
    assert list(differences(loaded, printed)) == []


def hampered() -> Session[Game]:
    """A saved fight in which a hamper names colours."""
    content = (SAVES / "hexer-1-hampered.save").read_bytes()
    return Session.load(HEXER, content)


def test_a_saved_fight_with_a_hamper_of_colours_can_be_shown() -> None:
    session = hampered()
    fight = session.state.fight
    assert fight is not None
    colours = fight.attacker.hampers[0].first_colours
    assert colours == (Colour.BLUE, Colour.PURPLE)
    assert all(isinstance(colour, Colour) for colour in colours)
    for seats in ([], [0], [1], [0, 1]):
        seen = HEXER.shown.present(session.state, seats).fight
        assert seen is not None
        assert "Blau oder Violett" in seen.fighters[0].hampers[0]["de"]
    assert HEXER.view(session.state, PARTY).fight is not None


def test_a_table_loaded_with_numbers_for_colours_is_saved_as_before() -> None:
    """What an earlier version loaded wrongly and saved again is the same file."""
    session = hampered()
    saved = HEXER.dump(session.state)
    fight = session.state.fight
    assert fight is not None
    fight.attacker.hampers = [NextTurn(first_colours=[0, 4])]  # type: ignore[list-item]
    assert HEXER.dump(session.state) == saved


def test_a_written_position_keeps_hampers_and_seen_cards() -> None:
    fighter = {"hampers": [{"first_colours": [0, 4]}], "seen": ["attack_dread"]}
    fight = {"against": "barghest", "step": "combo", "life": ["attack_crush", "attack_dread"]}
    position = {
        "phase": "confrontation",
        "monsters": {"forest": {"id": "barghest", "place": "vizima"}},
        "players": {"wolf": {"place": "vizima"}, "bear": {}},
        "fight": fight | {"attacker": fighter},
    }
    first = HEXER.scenarios.build(position)
    again = HEXER.scenarios.build(HEXER.scenarios.describe(first))
    for game in (first, again):
        assert game.fight is not None
        assert game.fight.attacker.hampers == [NextTurn(first_colours=[Colour.BLUE, Colour.PURPLE])]
        assert game.fight.attacker.seen == [game.fight.life[0]]
    shown = [repr(HEXER.shown.present(game, [0]).fight) for game in (first, again)]
    assert re.sub(r"#\d+", "", shown[0]) == re.sub(r"#\d+", "", shown[1])  # copies are equal
