"""Chapter 1: goal, victory and defeat (Ziel, Sieg und Niederlage)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.games import Outcome
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.nouns import Normal
from tafelrunde.games.valskyrr.phases.travel import travel_phase
from tafelrunde.games.valskyrr.rules.damage import attack, bury_for_damage
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Phase, Place
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    GainLoot,
    MoveReinforcement,
    MoveTime,
    RaiseThreat,
    TakeDamage,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    dummy_time,
    hero,
    valskyrr,
)

FINAL = "ghardhaks_war_camp"
CAMP = "charred_war_camp"
SPENT = hero(deck=[])
"""A hero without any card: the next wound is the last."""


def row_of_tiles() -> list[str]:
    """The four locations of the first adventure, two of them neutral."""
    return ["inn", dummy_tile("heath"), dummy_tile("grove"), CAMP]


def carry_out(table: Table, effect: Effect) -> Table:
    """One effect of the table happens."""
    return table.play(lambda game: RESOLVERS.carry_out((effect,), Now(game, game.heroes[0])))


def hurt(table: Table, *heroes: int) -> Table:
    """Heroes without any card take 1 damage, one after the other."""

    def blows(game: Game) -> Flow[None]:
        for index in heroes:
            yield from bury_for_damage(game, game.heroes[index], 1)

    return table.play(blows)


# --- The goal -------------------------------------------------------------------------------------


@shows("V1.01")
def test_all_players_lose_together() -> None:
    table = valskyrr(heroes={"anna": SPENT, "bert": hero()})

    hurt(table, 0)

    assert table.session is not None
    assert table.session.outcome == Outcome(False, "hero", 1)
    assert table.session.decisions == []
    assert not table.hero("bert").defeated


@shows("V1.01")
def test_all_players_win_together_even_those_whose_heroes_are_defeated() -> None:
    table = valskyrr(
        phase="recovery",
        heroes={"anna": hero(defeated=True), "bert": hero()},
        encounter=FINAL,
        round=4,
    )
    table.game.final_killed = True

    table.play()

    assert table.session is not None
    assert table.session.outcome == Outcome(True, "final_encounter", 4)


@shows("V1.02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_play_one_hero_each(players: int) -> None:
    names = ("anna", "bert", "cleo", "dora")[:players]

    game = set_up(Setup(heroes=names), seed=1)

    assert tuple(each.id for each in game.heroes) == names
    assert [each.seat for each in game.heroes] == list(range(players))
    assert VALSKYRR.seats(game) == players


@shows("V1.02")
@pytest.mark.parametrize("heroes", [(), ("anna", "bert", "cleo", "dora", "fengray")])
def test_neither_nobody_nor_five_players_can_play(heroes: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as refusal:
        set_up(Setup(heroes=heroes), seed=1)

    assert refusal.value.why == "V1.02"


@shows("V1.03")
def test_the_final_encounter_waits_at_the_location_that_the_adventure_names() -> None:
    tiles = row_of_tiles()
    table = valskyrr(phase="travel", tiles=tiles, party="grove", encounters=[])

    table.play().answer("party", "move:3")

    assert table.game.place.id == CAMP == table.game.adventure.final_tile
    assert table.game.encounter is table.game.final_encounter
    assert table.row[0] == table.game.final_enemy.id


@shows("V1.03")
def test_elsewhere_the_party_meets_other_encounters() -> None:
    tiles = row_of_tiles()
    table = valskyrr(phase="travel", tiles=tiles, party="inn", encounters=[])

    table.play().answer("party", "move:1")

    assert table.game.encounter is None  # the deck is empty, and the final one is elsewhere
    assert table.game.final_encounter in table.game.set_aside


# --- Victory --------------------------------------------------------------------------------------


@shows("V1.04", "V1.05")
def test_the_final_encounter_is_won_in_the_recovery_phase_and_the_game_ends_at_once() -> None:
    strike = dummy_card("strike", [Normal(Place.HAND, 1, [Deal(physical=30)], at=Aim.ENEMY_HERE)])
    anna = hero(hand=[strike], foes=["ghardhak"])
    table = valskyrr(phase="attack", heroes={"anna": anna}, encounter=FINAL, loot=0)
    rewards = table.ids(table.game.reward_deck)

    table.play_on().answer("anna", "strike.0")

    assert table.game.won is True
    phases = [event.phase for event in table.events(events.PhaseBegan)]
    assert phases == ["defence", "recovery"]  # the kill alone has not ended the game
    assert len(table.events(events.EnemyKilled)) == len(table.events(events.GameWon)) == 1
    assert table.ids(table.game.reward_deck) == rewards
    assert table.game.offered == []
    assert table.events(events.TimeCardDrawn) == []


@shows("V1.04")
def test_completing_another_encounter_does_not_win_the_game() -> None:
    skirmish = dummy_encounter("skirmish")
    tiles = row_of_tiles()
    table = valskyrr(
        phase="recovery",
        encounter=skirmish,
        tiles=tiles,
        party=CAMP,
        threat={CAMP: 2},
        rewards=[],
    )

    table.play()

    assert len(table.events(events.EncounterCompleted)) == 1
    assert table.game.won is None


@shows("V1.04")
def test_an_unfinished_final_encounter_does_not_win_the_game() -> None:
    table = valskyrr(phase="recovery", encounter=FINAL, row=["ghardhak"])

    table.play()

    assert table.game.won is None
    assert table.game.encounter is table.game.final_encounter


@shows("V1.12")
def test_the_victory_check_comes_before_the_time_card_of_the_same_round() -> None:
    table = valskyrr(phase="recovery", encounter=FINAL, time=19, time_cards=[dummy_time("dusk")])
    table.game.final_killed = True

    table.play_on()

    assert table.game.won is True
    assert table.game.time == 19


@shows("V1.12")
def test_a_defeat_that_comes_first_is_not_undone_by_a_victory_condition() -> None:
    anna = hero(deck=[], burn=1)
    table = valskyrr(phase="defence", encounter=FINAL, heroes={"anna": anna})
    table.game.final_killed = True

    table.play_on()

    assert table.game.won is False
    assert table.game.phase is Phase.DEFENCE


# --- Defeat ---------------------------------------------------------------------------------------


@shows("V1.06")
@pytest.mark.parametrize("encounter", [None, "skirmish"])
def test_outside_the_final_encounter_one_defeated_hero_loses_the_game(
    encounter: str | None,
) -> None:
    dummy_encounter("skirmish")
    position = {"encounter": encounter} if encounter else {}
    table = valskyrr(heroes={"anna": hero(), "bert": SPENT, "cleo": hero()}, **position)

    hurt(table, 1)

    assert (table.game.won, table.game.cause) == (False, "hero")
    assert [event.why for event in table.events(events.GameLost)] == ["V1.06"]


@shows("V1.07")
def test_in_the_final_encounter_single_heroes_may_fall() -> None:
    heroes = {"anna": SPENT, "bert": SPENT, "cleo": hero()}
    table = valskyrr(heroes=heroes, encounter=FINAL)

    hurt(table, 0, 1)

    assert table.game.won is None
    assert [each.id for each in table.game.living()] == ["cleo"]


@shows("V1.07")
def test_in_the_final_encounter_the_game_is_lost_with_the_last_hero() -> None:
    table = valskyrr(heroes={"anna": SPENT, "bert": SPENT}, encounter=FINAL)

    hurt(table, 0, 1)

    assert (table.game.won, table.game.cause) == (False, "party")
    assert [event.why for event in table.events(events.GameLost)] == ["V1.07"]


@shows("V1.08")
@pytest.mark.parametrize(
    "effect",
    [MoveTime(1), MoveTime(5), RaiseThreat()],
    ids=["onto the end", "past the end", "an overrun location"],
)
def test_a_time_marker_at_the_end_loses_the_game_whatever_moved_it(effect: Effect) -> None:
    table = valskyrr(time=19, tiles=row_of_tiles(), threat={"heath": 2}, party="heath")

    carry_out(table, effect)

    assert (table.game.won, table.game.cause) == (False, "time")
    assert table.game.time == 20


@shows("V1.08")
def test_an_overflowing_reinforcement_track_can_bring_the_end_in_the_first_phase() -> None:
    horde = dummy_encounter("horde", reinforcement=8)
    table = valskyrr(phase="reinforcement", encounter=horde, time=18)

    table.play()

    assert (table.game.won, table.game.cause) == (False, "time")


@shows("V1.08")
def test_one_field_before_the_end_the_game_goes_on() -> None:
    table = valskyrr(time=18)

    carry_out(table, MoveTime(1))

    assert (table.game.won, table.game.time) == (None, 19)


@shows("V1.09")
def test_after_a_defeat_nothing_pending_is_resolved() -> None:
    dusk = dummy_time("dusk", 2, do=[GainLoot(3), MoveReinforcement(1)])
    fury = dummy_enemy("fury", furious=True)
    table = valskyrr(
        phase="time",
        board="hard",  # its field 19 shows a furious enemy
        heroes={"anna": hero(foes=[fury])},
        time=18,
        loot=1,
        time_cards=[dusk],
    )

    table.play_on()

    assert table.game.won is False
    assert (table.game.loot, table.game.reinforcement) == (1, 0)
    assert not table.foe("fury").enraged
    assert (table.game.round, table.game.phase) == (1, Phase.TIME)


@shows("V1.09")
def test_later_blows_do_not_fall_after_a_defeat() -> None:
    table = valskyrr(heroes={"anna": SPENT, "bert": hero()})

    hurt(table, 0, 1)

    assert table.game.won is False
    assert table.graveyard("bert") == []


@shows("V1.10")
@pytest.mark.parametrize("cause", ["attack", "text", "burn"])
def test_every_way_to_die_leads_to_the_same_state(cause: str) -> None:
    wolf = dummy_enemy("grey_wolf")
    anna = hero(deck=[], foes=[wolf], burn=int(cause == "burn"))
    table = valskyrr(phase="defence", step=2, encounter=FINAL, heroes={"anna": anna, "bert": {}})

    def strike(game: Game) -> Flow[None]:
        return attack(game, game.heroes[0].foes[0], game.heroes[0], "V12.06")

    if cause == "text":
        carry_out(table, TakeDamage(physical=1))
    else:
        table.play(strike if cause == "attack" else None)

    assert table.hero("anna").defeated
    assert [event.hero for event in table.events(events.HeroDefeated)] == ["anna"]
    assert table.row == ["grey_wolf"]
    assert not table.hero("bert").defeated


@shows("V1.11")
def test_a_hero_lost_in_the_final_encounter_does_not_lose_the_game_when_the_party_leaves() -> None:
    tiles = row_of_tiles()
    table = valskyrr(
        phase="travel",
        heroes={"anna": hero(defeated=True, deck=[]), "bert": hero()},
        encounter=FINAL,
        tiles=tiles,
        party=CAMP,
        revealed=["grove"],
    )

    table.play().answer("party", "move:2")

    assert table.game.won is None
    assert table.game.encounter is None
    assert table.game.place.id == "grove"


@shows("V1.11")
def test_after_leaving_the_final_encounter_the_next_defeat_loses_the_game() -> None:
    tiles = row_of_tiles()
    heroes = {"anna": hero(defeated=True), "bert": SPENT, "cleo": hero()}
    table = valskyrr(heroes=heroes, encounter=FINAL, tiles=tiles, party=CAMP, revealed=["grove"])

    def leave_and_fall(game: Game) -> Flow[None]:
        yield from travel_phase(game)
        yield from bury_for_damage(game, game.heroes[1], 1)

    table.play(leave_and_fall).answer("party", "move:2")

    assert (table.game.won, table.game.cause) == (False, "hero")


@shows("V1.13")
def test_each_hero_counts_as_a_player_even_a_defeated_one() -> None:
    tiles = row_of_tiles()
    table = valskyrr(
        phase="travel",
        heroes={"anna": hero(), "bert": hero(defeated=True), "cleo": hero()},
        tiles=tiles,
        revealed=["heath"],
        encounters=[],
        loot=4,
    )

    table.play().answer("party", "long_move:2")

    assert table.game.loot == 4 - 3  # 1 loot for each player in the game
    assert table.game.place.id == "grove"
