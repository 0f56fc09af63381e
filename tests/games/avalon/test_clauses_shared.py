"""Clauses of what several share: cards of the dead, charges, prices for each, and what is under a
deck.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import UnknownName
from tafelrunde.games.avalon.nouns import Ability, Bonuses, Moment, Reaction, Stage
from tafelrunde.games.avalon.rules.death import die
from tafelrunde.games.avalon.rules.locations import nearest
from tafelrunde.games.avalon.rules.saving import begin_evening
from tafelrunde.games.avalon.state.table import NO_BEGINNING, Game, cell
from tafelrunde.games.avalon.terms import Art, Colour, Keyword, Resource
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardThisLaid,
    Markers,
    MustFlee,
    ReduceDamage,
    ReduceMarkerLoss,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tafelrunde.games.avalon.vocabulary.world import Encounter
from tests.games.avalon.test_combat import enemy
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    MEADOW,
    avalon,
    begins,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_location,
    dummy_partner,
    fighter,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


# --- Cards of others ------------------------------------------------------------------------------


@shows("A21.10", "A28.17")
def test_only_the_cards_of_the_dead_leave_the_sequence_for_good() -> None:
    sequence = [{"card": dummy_card(key), "owner": key} for key in ("beor", "ailei")]
    people = {name: fighter(energy=5, health=9) for name in ("beor", "ailei")}
    clash = {"against": dummy_enemy(attack=0), "sequence": sequence}

    @begins
    def rule(game: Game) -> Flow[None]:
        die(game, game.characters[0], "A10.15")
        yield from ()

    table = avalon(characters=people, clash=clash).play(rule)
    table.answer("party", "new_character").answer("beor", "arev")

    assert table.sequence == ["ailei"]
    assert "beor" in table.ids(table.game.out)
    assert "ailei" not in table.ids(table.game.out)
    table.stops_at("lay_first")


@shows("A26.32", "A26.26")
@pytest.mark.parametrize(("answer", "health"), [("agree", 8), ("refuse", 6)])
def test_charges_of_another_soften_an_attack_only_if_its_owner_agrees(
    answer: str, health: int
) -> None:
    ward = Ability(Moment.AT_ATTACK, [ReduceDamage(2)], cost=[PayCharge()])
    dummy_card("ward", abilities=[ward], persistent=True)
    sequence = [{"card": "ward", "charges": 1, "owner": "ailei"}]
    people = {"ailei": fighter()}
    table = turn(["plain6"], enemy(Deal(2)), clash={"sequence": sequence}, people=people, health=8)
    table.answer("arev", "lay:plain6").passes("arev")
    table.answer("arev", "use:ward").answer("ailei", answer)
    if answer == "refuse":
        table.passes("arev")

    assert table.value("arev", "health") == health
    assert table.clash.sequence[0].charges == (0 if answer == "agree" else 1)
    table.stops_at("lay_first")


@shows("A26.44")
def test_magic_between_two_cards_is_gone_with_either_of_them() -> None:
    leaves = Ability(Moment.PAY, [DiscardThisLaid()], cost=[Pay(1, FOOD)])
    dummy_card("leaf", abilities=[leaves], persistent=True)
    sequence = [{"card": "leaf"}, {"card": "plain1", "magic": 1}, {"card": "plain2", "magic": 1}]
    table = turn([], clash={"sequence": sequence}, food=1).answer("arev", "use:leaf")

    assert [laid.magic for laid in table.clash.sequence] == [0, 1]
    table.stops_at("lay_first")


# --- Attacks and reactions ------------------------------------------------------------------------


@shows("A29.20", "A26.26")
def test_who_makes_all_flee_at_a_reaction_does_not_suffer_it() -> None:
    smoke = Ability(Moment.AT_ATTACK, [MustFlee()], cost=[Pay(1, FOOD)])
    dummy_item("smoke", [smoke], keyword=Keyword.RELIC)
    partner = dummy_partner(reaction=[Deal(5)])
    table = turn([], partner, art=Art.DIPLOMACY, equipped=["smoke"], food=1, health=8)
    table.passes("arev").answer("arev", "use:smoke")

    assert table.game.clash is None
    assert table.value("arev", "health") == 8


@shows("A28.21")
@pytest.mark.parametrize(("softened", "left"), [(False, ["plain5"]), (True, ["plain5", "plain6"])])
def test_one_marker_too_few_costs_one_hand_card(softened: bool, left: list[str]) -> None:
    ability = Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(1)])
    dummy_item("net", [ability], keyword=Keyword.SHIELD)
    own: dict[str, Any] = {"equipped": ["net"]} if softened else {}
    table = turn(["plain4", "plain5", "plain6"], enemy(Markers(-1)), step="lay_first", **own)
    table.answer("arev", "lay:plain4").passes("arev")
    if not softened:
        table.answer("arev", "plain6")

    assert table.clash.pool == 0
    assert table.hand("arev")[: len(left)] == left
    table.stops_at("lay_first")


# --- The group of an encounter --------------------------------------------------------------------


@shows("A21.01", "A8.18")
def test_who_is_dying_takes_no_part_in_an_encounter() -> None:
    people = {"beor": character(health=0, energy=0, dying=True), "ailei": fighter()}
    table = avalon(characters=people, encounters={"gray": [dummy_enemy()]})
    table.play(does(Encounter(Colour.GRAY)))

    assert table.game.members(table.clash.fighters) == [table.character("ailei")]
    table.stops_at("starting_hand")


@shows("A29.10")
def test_each_stage_reacts_by_itself() -> None:
    stages = [Stage(Bonuses(), [Reaction([Gain(amount, FOOD)])]) for amount in (1, 2)]
    for stage, food in ((0, 1), (1, 2)):
        partner = dummy_partner("host", stages=stages)
        clash = {"stage": stage}
        table = turn([], partner, art=Art.DIPLOMACY, food=0, clash=clash).passes("arev")
        assert table.value("arev", "food") == food
        table.stops_at("lay_first")


# --- What is not there ----------------------------------------------------------------------------


@shows("A16.05", "A16.06")
@pytest.mark.parametrize(
    ("where", "number"),
    [((0, 3), 912), ((0, -3), MEADOW), ((3, 0), 911), ((-3, 0), MEADOW), ((3, 3), 911)],
)
def test_the_nearest_location_is_counted_in_both_directions(
    where: tuple[int, int], number: int
) -> None:
    for each in (911, 912):
        dummy_location(each)
    table = avalon(map={MEADOW: (0, 0), 911: (4, 0), 912: (0, 4)})

    assert nearest(table.game, cell(where)) == number


@shows("A24.09")
def test_nobody_leaves_if_nobody_knows_who_is_to_join() -> None:
    table = avalon(characters={"beor": character(), "ailei": character()})
    with pytest.raises(UnknownName):
        begin_evening(table.game, leaving=["beor"], joining=["merlin"])

    assert table.names() == ["beor", "ailei"]


@shows("A24.09")
def test_players_change_where_no_beginning_of_the_chapter_was_kept() -> None:
    @begins
    def rule(game: Game) -> Flow[None]:
        game.chapter_start = NO_BEGINNING
        begin_evening(game, joining=["ailei"])
        yield from ()

    table = avalon(characters={"beor": character()}).play(rule)
    assert table.names() == ["beor", "ailei"]
