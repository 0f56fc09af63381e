"""What a search thinks of a table of Avalon."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.search import Level, Search
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.scenario_questions import decisions_of
from tafelrunde.engine.worlds import Worlds
from tafelrunde.games.avalon.bot.survivor import Survivor
from tafelrunde.games.avalon.day.day_end import rest
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Left, Quest
from tafelrunde.games.avalon.vocabulary.clash import Markers
from tafelrunde.games.avalon.vocabulary.conditions import HasStatus
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import MEADOW, Table, avalon, character, dummy_card, dummy_enemy, dummy_event

MASTER = Level(visits=60, width=6, ahead=4)


def fight(*hand: str, **position: Any) -> Table:
    """A fight in which somebody may lay a card."""
    table = turn(list(hand), dummy_enemy(value=5, attack=2), **position)
    table.stops_at("lay_first")
    return table


def by_day(**position: Any) -> Table:
    """Beor at a stone that burns."""
    people = {"beor": character(**{"health": 8, "food": 2, **position.pop("beor", {})})}
    light = {"map": {MEADOW: (0, 0)}, "menhirs": {MEADOW: 5}}
    return avalon(characters=people, **(light | position))


def stands(table: Table) -> float:
    return GAME.judge.value(table.game, Seat(0))


def question(table: Table) -> Decision:
    assert table.session is not None
    return decisions_of(table.session.question)[0]


@pytest.mark.parametrize(
    "worse",
    [
        {"beor": {"health": 2}},
        {"beor": {"food": 0}},
        {"beor": {"fear": 9}},
        {"beor": {"energy": 0}},
        {"menhirs": {}},
    ],
)
def test_a_party_that_suffers_stands_worse(worse: dict[str, Any]) -> None:
    assert 0 < stands(by_day(**worse)) < stands(by_day()) < 1


def test_a_party_that_has_a_quest_left_stands_worse() -> None:
    quest = dummy_event("errand", quest=Quest(HasStatus("gorlan_dead"), []))

    assert stands(by_day(quests=[quest])) < stands(by_day())


def test_in_an_encounter_markers_count() -> None:
    dummy_card("wait")

    assert stands(fight("wait", clash={"pool": 0})) < stands(fight("wait", clash={"pool": 4}))


def test_a_search_looks_to_the_end_of_an_encounter_and_not_at_pages() -> None:
    dummy_card("wait")
    clash, night = fight("wait"), by_day().play(rest)
    night.stops_at("rest")

    assert not GAME.judge.is_untold(clash.game, question(clash))
    assert GAME.judge.is_untold(night.game, question(night))
    assert GAME.judge.turns(clash.game) < GAME.judge.turns(night.game)


def test_it_finds_the_card_that_wins() -> None:
    dummy_card("wait")
    dummy_card("finish", Left(free=Markers(4)))
    table = fight("wait", "finish", clash={"pool": 1})
    decision, session = question(table), table.session
    assert session is not None

    best = Search(Worlds(GAME, session.fork, decision.seat), MASTER, 3, Survivor).run()[0]
    assert [decision.options[index].id for index in best.answer] == ["lay:finish"]
    assert best.visits > 0
