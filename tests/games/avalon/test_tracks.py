"""Chapter 10: survival tracks (Überlebensleisten)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import CharacterBoard
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.now import Attack, Now, carry_out
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Resource, Track
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tests.kit.avalon import avalon, character, does, dummy_item, dummy_secret
from tests.kit.shows import shows

ENERGY, HEALTH, FEAR = Track


@shows("A10.01", "A10.02", "A10.06", "A10.18", "A26.36")
@pytest.mark.parametrize("track", list(Track))
def test_each_point_gained_or_lost_moves_a_marker_one_field(track: Track) -> None:
    beor = character(energy=3, health=5, fear=2)
    name = track.name.lower()
    table = avalon(characters={"beor": beor}).play(does(Gain(2, track), who="beor"))
    assert table.value("beor", name) == beor[name] + 2

    table = avalon(characters={"beor": beor}).play(does(Lose(1, track), who="beor"))
    assert table.value("beor", name) == beor[name] - 1
    others = {"energy", "health", "fear"} - {name}
    assert all(table.value("beor", other) == beor[other] for other in others)


@shows("A10.03", "A10.04")
def test_who_has_0_or_1_energy_is_exhausted_and_nobody_else() -> None:
    found = []
    for energy in range(4):
        table = avalon(characters={"beor": character(energy=energy)})
        found.append(tracks.is_exhausted(table.character("beor")))

    assert found == [True, True, False, False]


@shows("A10.05", "A10.08")
@pytest.mark.parametrize(("health", "reached"), [(9, 9), (8, 8), (4, 4)])
def test_energy_may_exceed_its_start_but_not_health_nor_the_track(
    health: int, reached: int
) -> None:
    beor = character(energy=3, health=health)
    table = avalon(characters={"beor": beor}).play(does(Gain(20, ENERGY), who="beor"))

    assert table.value("beor", "energy") == reached


@shows("A10.05", "A31.05", "A31.06")
def test_in_story_mode_only_the_track_limits_energy() -> None:
    arev = character(energy=3, health=2)
    table = avalon(characters={"arev": arev}, mode="story_mode")
    table.play(does(Gain(20, ENERGY), who="arev"))

    assert table.value("arev", "energy") == 8


@shows("A10.07", "A3.05")
def test_health_never_rises_above_its_start_value() -> None:
    wurm = character(health=5)
    table = avalon(characters={"wurm": wurm}).play(does(Gain(9, HEALTH), who="wurm"))

    assert table.value("wurm", "health") == 7


@shows("A10.09", "A10.10")
def test_energy_is_dragged_down_with_health_and_does_not_come_back() -> None:
    beor = character(energy=6, health=7)
    table = avalon(characters={"beor": beor})
    table.play(does(Deal(3), Gain(2, HEALTH), who="beor"))

    assert (table.value("beor", "health"), table.value("beor", "energy")) == (6, 4)
    dragged = [e for e in table.events(events.TrackChanged) if e.track == "energy"]
    assert [(e.before, e.after, e.why) for e in dragged] == [(6, 4, "A10.09")]


@shows("A10.11", "A26.30")
def test_each_point_of_damage_costs_one_health_of_the_one_hit() -> None:
    table = avalon(characters={"beor": character(health=9), "ailei": character(health=9)})
    table.play(does(Deal(2), who="ailei"))

    assert (table.value("beor", "health"), table.value("ailei", "health")) == (9, 7)


def attacked(*effects: Deal | Gain, attack: Attack) -> object:
    """Effects of an enemy that abilities have weakened."""

    def rule(game: Game) -> Flow[None]:
        beor = game.characters[0]
        yield from carry_out(effects, Now(game, beor.bit, "A28.06", beor, attack=attack))

    return rule


@shows("A10.12", "A28.26")
@pytest.mark.parametrize(
    ("unavoidable", "feint", "health"), [(False, False, 8), (True, False, 6), (False, True, 6)]
)
def test_unavoidable_damage_is_not_reduced(unavoidable: bool, feint: bool, health: int) -> None:
    attack = Attack(unavoidable=feint)
    attack.reductions = [(2, 0)]
    table = avalon(characters={"beor": character(health=9)})
    table.play(attacked(Deal(3, unavoidable=unavoidable), attack=attack))  # type: ignore[arg-type]

    assert table.value("beor", "health") == health


@shows("A10.13")
@pytest.mark.parametrize(("unavoidable", "fear"), [(False, 1), (True, 3)])
def test_unavoidable_fear_is_not_reduced(unavoidable: bool, fear: int) -> None:
    attack = Attack()
    attack.fear = 2
    table = avalon(characters={"beor": character(fear=0)})
    table.play(attacked(Gain(3, FEAR, unavoidable=unavoidable), attack=attack))  # type: ignore[arg-type]

    assert table.value("beor", "fear") == fear


def test_a_reduction_that_must_leave_something_comes_first() -> None:
    attack = Attack()
    attack.reductions = [(2, 0), (1, 1)]

    assert (attack.damage(2), attack.damage(2)) == (0, 1)  # 1 by each; then what is left


@shows("A10.14", "A10.17", "A21.01")
@pytest.mark.parametrize(("health", "dying"), [(3, False), (2, True), (1, True)])
def test_only_health_0_means_dying(health: int, dying: bool) -> None:
    table = avalon(characters={"beor": character(health=health)})
    table.play(does(Deal(2), who="beor"))

    assert table.character("beor").dying is dying
    assert table.value("beor", "health") == max(0, health - 2)


@shows("A10.14", "A13.21", "A21.01")
def test_who_is_dying_discards_half_of_the_items_of_own_choice_but_no_secret() -> None:
    names = [dummy_item(key) for key in ("axe", "bow", "cup")]
    secret = dummy_secret("rites", 11)
    beor = character(health=1, equipped=[*names[:2], secret], flipped=[names[2]])
    table = avalon(characters={"beor": beor}, items=[dummy_item("old")])
    table.play(does(Deal(1), who="beor"))
    assert table.asks("beor", "dying_items") == ["axe", "bow", "cup"]
    table.answer("beor", "cup", "axe")

    left = table.ids(table.character("beor").belongings())
    assert left == ["bow", "rites"]
    assert sorted(table.ids(table.game.items)[:2]) == ["axe", "cup"]  # under the deck
    assert table.ids(table.game.items)[-1] == "old"


@shows("A10.15")
@pytest.mark.parametrize("effect", [Deal(1), Lose(1, HEALTH)])
def test_any_further_loss_of_health_kills_who_is_dying(effect: Deal | Lose) -> None:
    table = avalon(characters={"beor": character(health=0, dying=True)})
    table.play(does(effect, who="beor"))

    assert table.asks("party", "way_out") == ["mercy", "give_up"]
    table.stops_at("way_out")


@shows("A10.16")
def test_the_dying_card_goes_when_health_rises() -> None:
    table = avalon(characters={"beor": character(health=0, dying=True)})
    table.play(does(Gain(1, HEALTH), who="beor"))

    assert not table.character("beor").dying
    assert table.events(events.StateEnded)[0].state == "dying"


@shows("A10.19")
@pytest.mark.parametrize(("who", "most"), [("beor", 6), ("arev", 7)])
def test_the_two_highest_fields_of_fear_mean_insanity(who: str, most: int) -> None:
    for fear, insane in ((most - 2, False), (most - 1, True), (most, True)):
        table = avalon(characters={who: character(fear=0)})
        table.play(does(Gain(fear, FEAR), who=who))
        assert table.character(who).insane is insane


@shows("A21.15")
def test_the_insanity_card_costs_1_reputation_once() -> None:
    table = avalon(characters={"beor": character(fear=4, reputation=3)})
    table.play(does(Gain(1, FEAR), Gain(1, FEAR), who="beor"))

    assert table.value("beor", "reputation") == 2
    (told,) = table.events(events.ResourceChanged)
    assert (told.resource, told.before, told.after) == ("reputation", 3, 2)


@shows("A21.15")
def test_who_has_no_reputation_goes_insane_at_no_cost() -> None:
    table = avalon(characters={"beor": character(fear=4, reputation=0)})
    table.play(does(Gain(1, FEAR), who="beor"))

    assert (table.character("beor").insane, table.value("beor", "reputation")) == (True, 0)


@shows("A10.20")
def test_the_insanity_card_goes_when_fear_leaves_the_red_fields() -> None:
    table = avalon(characters={"beor": character(fear=6, insane=True)})
    table.play(does(Lose(1, FEAR), who="beor"))
    assert table.character("beor").insane

    table.play(does(Lose(1, FEAR), who="beor"))
    table = avalon(characters={"beor": character(fear=5, insane=True)})
    table.play(does(Lose(1, FEAR), who="beor"))
    assert not table.character("beor").insane


@shows("A10.21", "A31.05")
def test_panic_is_more_fear_than_health_and_never_in_story_mode() -> None:
    found = []
    for fear in (3, 4, 5):
        table = avalon(characters={"beor": character(health=4, fear=fear)})
        found.append(tracks.is_in_panic(table.game, table.character("beor")))
    assert found == [False, False, True]

    table = avalon(characters={"beor": character(health=4, fear=5)}, mode="story_mode")
    assert not tracks.is_in_panic(table.game, table.character("beor"))


@shows("A31.10")
def test_upside_down_the_indicator_lies_one_field_lower() -> None:
    beor = character(health=4, fear=4, energy=0)
    options = {"low_indicator": True}
    table = avalon(characters={"beor": beor}, mode="challenge_mode", challenges=options)
    table.play(does(Gain(9, ENERGY), who="beor"))

    assert table.value("beor", "energy") == 3
    assert tracks.is_in_panic(table.game, table.character("beor"))


@shows("A10.22")
def test_no_track_leaves_its_fields() -> None:
    table = avalon(characters={"beor": character(energy=1, fear=1)})
    table.play(does(Lose(5, ENERGY), Lose(5, FEAR), who="beor"))
    assert (table.value("beor", "energy"), table.value("beor", "fear")) == (0, 0)

    table = avalon(characters={"beor": character()})
    table.play(does(Gain(50, FEAR), who="beor"))
    assert table.value("beor", "fear") == 6


@shows("A31.19", "A12.03")
def test_only_the_aggravation_limits_resources_and_never_exp() -> None:
    for options, food in (({}, 120), ({"resource_limit": True}, 20)):
        mode = "challenge_mode" if options else "normal"
        beor = character(food=15, exp=15)
        table = avalon(characters={"beor": beor}, mode=mode, challenges=options)
        table.play(does(Gain(105, Resource.FOOD), Gain(105, Resource.EXP), who="beor"))
        assert (table.value("beor", "food"), table.value("beor", "exp")) == (food, 120)


def test_boards_are_known_by_their_ids() -> None:
    assert isinstance(avalon().character("beor").board, CharacterBoard)
