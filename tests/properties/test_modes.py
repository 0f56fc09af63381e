"""What makes a table look or read otherwise is noticed in every mode, even if it is saved alike."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.declared.shown import DeclaredShown
from tafelrunde.engine.errors import ContentError
from tafelrunde.engine.labels import Label
from tafelrunde.engine.scenarios import check_content, report
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import difference, shown_of
from tafelrunde.engine.writing import toml
from tafelrunde.games.hexer.game import Hexer
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary.hampers import dump_hamper
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tafelrunde.lab.invariants import watch
from tests.kit import tables
from tests.kit.hexer import Table, dummy_card
from tests.kit.hexer_fights import claws, hunt, plain, tab
from tests.kit.random_games import at_checkpoint, random_positions


def with_numbers(game: Game) -> Game:
    """The same table with numbers in place of the colours of hampers."""
    for fighter in game.fight.fighters() if game.fight is not None else ():
        fighter.hampers = [NextTurn(**dump_hamper(hamper)) for hamper in fighter.hampers]
    return game


def break_loading(patch: pytest.MonkeyPatch) -> None:
    """Loading leaves numbers where colours belong, as it once did."""
    load = Hexer.load
    patch.setattr(Hexer, "load", lambda self, data: with_numbers(load(self, data)))


def break_copying(patch: pytest.MonkeyPatch) -> None:
    """So do copies."""
    patch.setattr(Hexer, "clone", lambda self, state: with_numbers(state.clone()))


def break_words(patch: pytest.MonkeyPatch, langs: Sequence[Lang] = LANGUAGES) -> None:
    """An option is called otherwise from one time to the next, in these languages."""
    title, calls = DeclaredShown.title, iter(range(10**9))

    def another(*args: Any) -> Label:
        found = title(*args)
        return Label(f"{found.name} {next(calls)}") if args[-1] in langs else found

    patch.setattr(DeclaredShown, "title", another)


@pytest.fixture
def mode() -> Iterator[list[tables.Mode]]:
    """The mode that the kit plays in."""
    yield tables.MODE
    tables.MODE[0] = "plain"


def fight() -> Table:
    """A combo that has begun, hampered by colours."""
    hand = [dummy_card(name, Colour.BLUE, tabs={Colour.BLUE: tab(damage=1)}) for name in "abc"]
    hamper = {"first_colours": [int(Colour.BLUE), int(Colour.PURPLE)]}
    wolf = {"hand": hand, "deck": plain(9)}
    return hunt(wolf, life=claws(9), attacker={"coming": [hamper]}).play()


@pytest.mark.parametrize("name", tables.MODES)
def test_a_hampered_combo_is_the_same_in_every_mode(mode: list[tables.Mode], name: Any) -> None:
    mode[0] = name
    fight().answer("wolf", "a").answer("wolf", "b").stops_at("combo")


@pytest.mark.parametrize(
    ("name", "broken", "noticed"),
    [
        ("save", break_loading, ContentError),
        ("fork", break_copying, ContentError),
        ("undo", break_copying, ContentError),
        ("save", break_words, AssertionError),
        ("fork", break_words, AssertionError),
        ("undo", break_words, AssertionError),
    ],
)
def test_the_kit_notices_what_people_would(
    mode: list[tables.Mode],
    monkeypatch: pytest.MonkeyPatch,
    name: Any,
    broken: Any,
    noticed: type[Exception],
) -> None:
    table = fight()
    table.stop_checking()
    broken(monkeypatch)
    mode[0] = name
    with pytest.raises(noticed, match=r"first_colours|otherwise"):
        table.answer("wolf", "a").answer("wolf", "b")


def colours(session: Session[Any]) -> list[Colour]:
    """The colours that hamper the present combat turn."""
    fighters = session.state.fight.fighters() if session.state.fight is not None else ()
    hampers = [hamper for fighter in fighters for hamper in fighter.hampers]
    return [colour for hamper in hampers for colour in (*hamper.only, *hamper.without)]


def scenario() -> bytes:
    """A free choice in a hampered combat turn, answered so that it goes on."""
    for session in (each for seed in range(80) for each in random_positions("hexer", seed, 250)):
        if at_checkpoint(session) and colours(session):
            decision = session.decisions[0]
            data = tomllib.loads(report(session, "hampered"))
            for number in range(len(decision.options)) if decision.min == 1 else ():
                session.answer(decision.seat, [number])
                if session.decisions and colours(session):
                    step = {"asks": decision.key, "answer": [number]}
                    return toml(data | {"step": [step], "expect": {"unasked": False}}).encode()
                session.undo()
    raise AssertionError("nobody was hampered")


@pytest.mark.slow
def test_scenario_files_notice_what_people_would(monkeypatch: pytest.MonkeyPatch) -> None:
    file = scenario()
    assert [each.difference for each in check_content(file, "f.toml")] == [""] * 4
    for broken, bad in ((break_loading, {"save"}), (break_words, {"save", "fork", "undo"})):
        with monkeypatch.context() as patch:
            broken(patch)
            results = check_content(file, "f.toml")
            assert {result.mode for result in results if not result.ok} == bad
            assert all("shown" in each.difference for each in results if not each.ok)


@pytest.mark.slow
def test_the_soak_notices_numbers_in_place_of_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    players, seed = 3, 2  # something hampers colours early in this game
    break_loading(monkeypatch)
    trouble = watch("hexer", players, seed)
    assert trouble is not None
    assert "Unknown external" in trouble.what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_soak_notices_other_words(monkeypatch: pytest.MonkeyPatch, lang: Lang) -> None:
    break_words(monkeypatch, [lang])
    trouble = watch("hexer", 2, 1)
    assert trouble is not None
    assert "a loaded game is shown otherwise" in trouble.what


def test_a_difference_is_told_by_its_place() -> None:
    same, other = b'{"a":[1,{"b":true}]}', b'{"a":[1,{"b":1}]}'
    assert difference([same], [same]) == ""
    assert difference([same], [other]) == "0.a.1.b: True became 1"
    assert difference([same], [same, same]).startswith(": [{'a'")


def test_a_game_outside_the_package_is_shown_to_nobody() -> None:
    class Toy:
        id = "toy"

    assert shown_of(Toy()) is None  # type: ignore[arg-type]
