"""Chapter 30: the end of an encounter."""

from __future__ import annotations

from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.terms import Art, Colour, Keyword, Resource
from tafelrunde.games.avalon.vocabulary.clash import Markers
from tafelrunde.games.avalon.vocabulary.costs import TurnThis
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tests.games.avalon.test_encounter_round import quiet
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_partner,
)
from tests.kit.shows import shows


@shows("A30.01", "A30.04")
def test_everybody_shuffles_cards_of_sequence_hand_and_discards_into_the_deck() -> None:
    dummy_card("mine")
    dummy_card("hers")
    people = {"ailei": character(hand=["plain1"], discard_pile=["plain2"], combat_deck=["plain3"])}
    sequence = [{"card": "hers", "owner": "ailei", "charges": 2, "time": 1}]
    table = turn(
        ["mine"],
        dummy_enemy(value=0),
        people=people,
        combat_deck=["plain5"],
        discard_pile=["plain6"],
        clash={"sequence": sequence, "pool": 3},
    )
    table.answer("arev", "lay:mine").passes("arev")

    assert sorted(table.deck("arev")) == ["mine", "plain5", "plain6"]
    assert sorted(table.deck("ailei")) == ["hers", "plain1", "plain2", "plain3"]
    assert (table.hand("arev"), table.hand("ailei")) == ([], [])
    assert table.game.clash is None


@shows("A30.01")
def test_diplomacy_cards_return_to_the_diplomacy_deck() -> None:
    dummy_card("word", art=Art.DIPLOMACY)
    table = turn(["word"], dummy_partner(), art=Art.DIPLOMACY, clash={"relation": 4})
    before = len(table.deck("arev", Art.DIPLOMACY))
    table.passes("arev")
    assert len(table.deck("arev", Art.DIPLOMACY)) == before + 1
    assert table.deck("arev") == []


@shows("A30.02")
def test_the_encounter_card_goes_under_its_deck() -> None:
    table = turn([], dummy_enemy("beaten", value=0, colour=Colour.GREEN))
    table.game.encounters[Colour.GREEN].clear()
    table.passes("arev")
    assert table.ids(table.game.encounters[Colour.GREEN]) == ["beaten"]


@shows("A30.03")
def test_an_encounter_from_the_box_returns_there() -> None:
    table = turn([], dummy_enemy("boxed", value=0), clash={"from_box": True}).passes("arev")
    assert table.ids(table.game.box) == ["boxed"]
    assert table.game.encounters[Colour.GRAY] == []


@shows("A13.19", "A13.20", "A30.04")
def test_turned_cards_are_turned_back() -> None:
    ability = Ability(Moment.PAY, [Markers(1)], cost=[TurnThis()])
    dummy_item("flask", [ability], keyword=Keyword.RELIC)
    table = turn([], quiet(), equipped=["flask"]).answer("arev", "use:flask")
    assert table.clash.pool == 1
    assert "use:flask" not in table.asks("arev")
    table.answer("arev", "flee")

    assert table.character("arev").turned == []
    assert table.ids(table.character("arev").equipped) == ["flask"]


@shows("A30.05", "A28.16")
def test_who_fled_no_longer_belongs_to_the_group_of_the_action() -> None:
    people = {
        "arev": character(fear=0, combat_deck=["plain1"] * 4),
        "ailei": character(fear=0, combat_deck=["plain1"] * 4),
    }
    dummy_card("plain1")
    course = {"doing": "reading", "group": ["arev", "ailei"], "starter": "arev"}
    table = avalon(
        characters=people,
        course=[course],
        clash={"against": quiet(), "step": "lay_first", "active": "arev", "been_active": ["arev"]},
    ).play()
    table.answer("arev", "flee")

    assert table.group() == ["ailei"]
    table.stops_at("lay_first")


@shows("A28.03")
def test_what_works_when_an_encounter_is_won_does() -> None:
    won = [Ability(Moment.ENCOUNTER_WON, [Gain(1, Resource.WEALTH)])]
    dummy_item("trophy", won)
    table = turn([], dummy_enemy(value=0), wealth=0, equipped=["trophy"]).passes("arev")
    assert table.value("arev", "wealth") == 1
