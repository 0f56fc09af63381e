"""Random games under watch, and that the watch notices what is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.decisions import PARTY, Decision, Question
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.game import Valskyrr
from tafelrunde.games.valskyrr.phases import recovery
from tafelrunde.games.valskyrr.state import views
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.lab import invariants
from tafelrunde.lab.invariants import UNFINISHED, Broken, Watch, check_decision, soak, watch
from tafelrunde.lab.pool import Workers


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_holds_in_random_games(players: int) -> None:
    assert [watch("valskyrr", players, seed) for seed in range(8)] == [None] * 8


def test_a_soak_plays_every_number_of_heroes() -> None:
    done: list[int] = []

    assert soak("valskyrr", 100, 2, Workers(), done.append) == []
    assert sum(done) == 8


def noticed(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, new: Callable[..., Any]) -> str:
    """What the watch says about a game in which something is broken."""
    monkeypatch.setattr(owner, name, new)
    trouble = watch("valskyrr", 2, 1)
    assert trouble is not None
    return trouble.what


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def new(rules: Valskyrr, setup: Any, seed: int) -> Game:
        game = original(rules, setup, seed)
        game.time_deck.pop()
        return game

    original = Valskyrr.new
    what = noticed(monkeypatch, Valskyrr, "new", new)

    assert what == "ValueError: a card is missing or lies in two places"


@pytest.mark.parametrize("every", [1, 40])
def test_the_question_is_found_before_which_a_card_was_lost(
    monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """A watch that looks seldom comes back to find the place."""

    def respond(watching: Watch, question: Question) -> Any:
        if watching.asked == 30:
            state: Any = watching.state
            state.time_deck.pop()
        return original(watching, question)

    original = Watch.respond
    monkeypatch.setattr(Watch, "respond", respond)
    trouble = watch("valskyrr", 2, 1, every)

    assert trouble is not None
    assert trouble.question == 31
    assert trouble.what == "ValueError: a card is missing or lies in two places"


def test_a_watch_that_looks_seldom_looks_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(VALSKYRR.trials, "check", lambda game: looks.append(game.round))

    assert watch("valskyrr", 2, 1, 10_000) is None
    assert len(looks) == 1


def test_a_view_that_shows_a_deck_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    what = noticed(monkeypatch, Valskyrr, "view", lambda rules, state, seat: state.clone())

    assert what == "a view shows something hidden"


def test_a_clone_that_shares_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    what = noticed(monkeypatch, Valskyrr, "clone", lambda rules, state: state)

    assert what in {"an older clone has changed", "looking has changed the table"}


def test_a_game_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    what = noticed(monkeypatch, invariants, "MOST_QUESTIONS", 20)  # type: ignore[arg-type]

    assert what == "the game does not end"


def test_a_game_that_may_go_on_for_ever_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "MOST_QUESTIONS", 20)
    trouble = watch("hexer", 2, 1, 7)

    assert trouble is not None
    assert (trouble.what, trouble.question) == (UNFINISHED, 20)


def test_a_decision_without_a_choice_is_noticed() -> None:
    with pytest.raises(Broken, match="only one answer"):
        check_decision(Decision(PARTY, "any", [Word("a")], ""))
    with pytest.raises(Broken, match="no legal answer"):
        check_decision(Decision(PARTY, "any", [Word("a")], "", 2, 2))


def test_scrambling_exchanges_what_is_hidden_and_nothing_else() -> None:
    setup = VALSKYRR.trials.setup_for(0, 2, {"adventure": "the_abomination"})
    game = Valskyrr().new(setup, 3)
    other = game.clone()
    VALSKYRR.trials.scramble(other, 1)

    assert [c.uid for c in other.encounters] != [c.uid for c in game.encounters]
    assert [c.uid for c in other.tiles] != [c.uid for c in game.tiles]
    assert sorted(c.uid for c in other.all_cards()) == sorted(c.uid for c in game.all_cards())
    assert Valskyrr().dump(views.view(other)) == Valskyrr().dump(views.view(game))
    assert recovery.can_rest(game) == recovery.can_rest(other)


def test_what_lies_aside_in_sight_keeps_its_order_in_another_deal() -> None:
    assert watch("valskyrr", 1, 910213) is None
