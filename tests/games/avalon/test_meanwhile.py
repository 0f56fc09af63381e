"""Chapter 7, note: who is not part of an encounter acts while it is resolved (A7.04)."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.day.meanwhile import GO_ON
from tafelrunde.games.avalon.nouns import Choice, LocationAction
from tafelrunde.games.avalon.state.table import Clash
from tafelrunde.games.avalon.terms import Colour, Resource, Track, Trait, Who
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose
from tafelrunde.games.avalon.vocabulary.world import BeginAt, ChangeLocation, Encounter, EndChapter
from tests.kit.avalon import (
    MEADOW,
    Table,
    avalon,
    does,
    dummy_enemy,
    dummy_location,
    dummy_verse,
    fighter,
)
from tests.kit.shows import shows

EAST = MEADOW + 1
FIGHT = LocationAction(Name("tun", "do"), 1, [Encounter(Colour.GRAY)])


def side_by_side(**position: Any) -> Table:
    """Beor fights on the meadow; Ailei stands in the east, Arev beside Beor."""
    dummy_location(MEADOW, east=EAST, action=FIGHT)
    dummy_location(EAST, west=MEADOW, action=FIGHT)
    position.setdefault("side_by_side", True)
    position.setdefault("characters", people())
    joins = position.pop("joins", ("arev",))
    table = avalon(
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
        encounters={"gray": [dummy_enemy("foe"), dummy_enemy("other"), dummy_enemy("third")]},
        **position,
    )
    table.play_on().answer("party", "beor:location_action")
    for name in joins:
        if table.value(name, "energy"):
            table.answer(name, "stay")
    return table.answer("beor", "keep")


def people(**ailei: Any) -> dict[str, Any]:
    east = {"place": EAST, "energy": 5, "food": 0, "wealth": 0}
    return {
        "beor": fighter(energy=5, health=3, food=0, wealth=0),
        "ailei": fighter(**(east | ailei)),
        "arev": fighter(energy=5, food=1),
    }


def waiting(table: Table) -> Clash:
    """The encounter that waits."""
    assert table.game.aside is not None
    return table.game.aside


def resolve(table: Table, who: str) -> Table:
    """Whoever is active flees."""
    return table.answer(who, "flee")


@shows("A7.04")
def test_others_act_while_an_encounter_is_resolved() -> None:
    dummy_verse("open.0", Gain(1, Resource.FOOD))
    table = side_by_side()

    offered = table.asks("party", "meanwhile")
    assert (offered[0], GO_ON.ends) == ("go_on", True)
    assert {key.split(":")[0] for key in offered[1:]} == {"ailei", "arev"}
    assert not any(key.endswith(("pass", "hand_over")) for key in offered)
    table.answer("party", "ailei:explore")

    assert table.value("ailei", "food") == 1
    assert table.value("ailei", "energy") == 4
    assert table.game.clash is None
    assert not any(key.startswith("ailei") for key in table.asks("party", "meanwhile"))
    table.answer("party", "go_on")
    resolve(table, "beor")
    assert [key for key in table.asks("party", "action") if key.startswith("ailei")] == []
    assert "beor:explore" not in table.asks("party", "action")  # Arev has not acted yet
    table.stops_at("action")


@shows("A7.04")
def test_others_are_asked_before_every_round() -> None:
    table = side_by_side().answer("party", "go_on")
    table.answer("beor", "lay:plain_combat").answer("beor", "pass")

    assert waiting(table).round == 2
    assert "ailei:explore" in table.asks("party", "meanwhile")
    table.stops_at("meanwhile")


@shows("A7.04")
def test_nobody_is_asked_unless_the_players_wish_it() -> None:
    table = side_by_side(side_by_side=False)

    assert table.asks("beor", "lay_first")
    table.stops_at("lay_first")


@shows("A7.04")
def test_nobody_is_asked_who_has_passed_or_waits_for_the_others() -> None:
    tired = people(passed=True)
    tired["arev"] = fighter(energy=0, food=0, wealth=0)
    table = side_by_side(characters=tired)

    assert table.asks("beor", "lay_first")
    table.stops_at("lay_first")


@shows("A7.04")
def test_who_fights_neither_joins_nor_receives_meanwhile() -> None:
    """Arev stands beside Beor, and is alone all the same."""
    dummy_verse("open.0", Gain(1, Resource.FOOD))
    table = side_by_side()
    table.answer("party", "arev:explore")  # Beor is not asked to join

    assert table.value("arev", "food") == 2
    assert "arev:hand_over" not in table.asks("party", "meanwhile")
    table.stops_at("meanwhile")


@shows("A7.04")
def test_who_comes_to_the_place_of_the_fight_gets_no_help_from_there() -> None:
    watcher = dummy_enemy("watcher", traits=[Trait.GUARDIAN])
    table = side_by_side(guardians=[(watcher, MEADOW)])
    table.answer("party", "ailei:travel:901")
    table.answer("arev", "no")  # Beor is not asked

    assert table.clash.enemy.id == "watcher"
    assert [each.id for each in table.game.members(table.clash.group)] == ["ailei"]
    table.stops_at("starting_hand")


@shows("A7.04")
def test_a_second_encounter_is_resolved_before_the_first_goes_on() -> None:
    table = side_by_side()
    table.answer("party", "ailei:location_action")

    assert table.clash.enemy.id == "other"
    table.answer("ailei", "keep")
    assert table.asks("ailei", "lay_first")  # nobody is asked in between once more
    resolve(table, "ailei")

    assert waiting(table).enemy.id == "foe"
    assert table.game.members(waiting(table).group) == [table.character("beor")]
    assert len(table.hand("beor")) == 3
    table.stops_at("meanwhile")


@shows("A7.04")
def test_an_encounter_that_waits_ends_without_its_only_fighter() -> None:
    """What Ailei reads takes Health from everybody; the others have enough of it."""
    dummy_verse("open.0", Lose(2, Track.HEALTH, who=Who.ALL))
    many = people(health=9)
    many["beor"] = fighter(energy=5, health=2)
    many["arev"] = fighter(energy=5, food=1, health=9)
    table = side_by_side(characters=many).answer("party", "ailei:explore")

    assert table.character("beor").dying
    assert table.game.clash is None
    assert table.game.aside is None
    assert table.hand("beor") == []
    assert table.ids(table.game.encounters[Colour.GRAY])[0] == "foe"
    table.stops_at("action")


@shows("A7.04")
def test_a_place_that_changes_meanwhile_takes_the_fight_along() -> None:
    dummy_location(MEADOW + 2, east=EAST, changed_from=MEADOW)
    dummy_verse("open.0", ChangeLocation(MEADOW, MEADOW + 2))
    table = side_by_side().answer("party", "ailei:explore")

    assert table.place("beor") == MEADOW + 2
    assert waiting(table).place == MEADOW + 2
    table.stops_at("meanwhile")


@shows("A7.04")
def test_the_end_of_a_chapter_waits_for_the_encounter() -> None:
    dummy_verse("open.0", choices=[Choice("end", do=[EndChapter()]), Choice("stay")])
    table = side_by_side().answer("party", "ailei:explore")
    table.answer("ailei", "end")

    assert waiting(table).enemy.id == "foe"
    assert table.game.ended == ""
    table.answer("party", "go_on")
    resolve(table, "beor")
    assert table.game.ended == "won"


@shows("A7.04")
def test_an_encounter_can_be_met_meanwhile_in_a_verse() -> None:
    dummy_verse("open.0", Encounter(Colour.GRAY))
    table = side_by_side().answer("party", "ailei:explore")

    assert table.clash.enemy.id == "other"
    assert table.game.members(table.clash.group) == [table.character("ailei")]
    table.stops_at("starting_hand")


@shows("A7.04")
def test_who_fled_has_still_part_in_what_led_to_the_encounter() -> None:
    """Arev came along to the guardian and fled: the arrival is not over."""
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    watcher = dummy_enemy("watcher", attack=0, traits=[Trait.GUARDIAN])
    many = people(place=MEADOW)
    table = avalon(
        characters=many,
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
        guardians=[(watcher, EAST)],
        side_by_side=True,
    )
    table.play_on().answer("party", "beor:travel:902").answer("ailei", "stay")
    table.answer("arev", "join").answer("beor", "arev").answer("arev", "own")
    table.answer("beor", "keep").answer("arev", "keep").answer("party", "go_on")
    table.answer("arev", "arev").answer("arev", "flee").answer("beor", "lay:plain_combat")
    table.answer("beor", "pass")

    assert [key.split(":")[0] for key in table.asks("party", "meanwhile")][1:] != []
    assert not any(key.startswith("arev") for key in table.asks("party", "meanwhile"))
    table.stops_at("meanwhile")


@shows("A7.04")
def test_a_gift_goes_to_nobody_who_fights_and_the_exhausted_do_not_act() -> None:
    """What Ailei reads takes the Energy of everybody."""
    dummy_verse("open.0", Lose(9, Track.ENERGY, who=Who.ALL))
    many = people(place=MEADOW)
    table = side_by_side(characters=many, joins=("ailei", "arev"))
    table.answer("party", "arev:hand_over").answer("arev", "food")  # there is only Ailei
    assert (table.value("ailei", "food"), table.value("beor", "food")) == (1, 0)

    table.answer("party", "ailei:explore").answer("arev", "stay")
    assert not any("explore" in key for key in table.asks("party", "meanwhile"))
    table.stops_at("meanwhile")


@shows("A7.04")
def test_a_journey_of_all_takes_the_fight_along() -> None:
    dummy_verse("open.0", BeginAt(EAST))
    table = side_by_side().answer("party", "ailei:explore")

    assert table.place("beor") == EAST
    assert waiting(table).place == EAST
    table.stops_at("meanwhile")


@shows("A7.04")
def test_nobody_acts_meanwhile_before_the_day_has_begun() -> None:
    table = avalon(
        characters={"beor": fighter(energy=5), "ailei": fighter(energy=5)},
        encounters={"gray": [dummy_enemy("foe")]},
        side_by_side=True,
        phase="dawn",
    )
    table.play(does(Encounter(Colour.GRAY), group=["beor"])).answer("beor", "keep")

    table.stops_at("lay_first")


@shows("A7.04")
def test_the_first_character_acts_while_another_one_fights() -> None:
    dummy_verse("open.0", Encounter(Colour.GRAY))
    table = avalon(
        characters={"beor": fighter(energy=5), "ailei": fighter(energy=5)},
        encounters={"gray": [dummy_enemy("foe")]},
        side_by_side=True,
    ).play_on()
    table.answer("party", "ailei:explore").answer("beor", "stay").answer("ailei", "keep")

    assert "beor:explore" in table.asks("party", "meanwhile")
    table.stops_at("meanwhile")
