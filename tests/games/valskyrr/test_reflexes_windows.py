"""Chapter 16: reflexes that modify nothing are possible at any time (V16.39): where players are
asked for them.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BEAST, BORDERLANDS
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Fast, Reaction, Reflex
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.shown import asking
from tafelrunde.games.valskyrr.state.boards import EVERYBODY, FURIOUS, REINFORCEMENT, TIME
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Place, Trigger, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    Draw,
    EachHero,
    EnrageKin,
    EnrageOwn,
    Focus,
    MoveEnemy,
    MoveReinforcement,
    When,
)
from tests.kit.country import country, move
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
    valskyrr,
)

SEEN = (events.FocusMoved, events.SymbolTriggered)


def reflex(key: str, do: list[Effect], at: Aim = Aim.NOTHING) -> str:
    """A card in hand with a reflex of any time."""
    return dummy_card(key, [Reflex(Place.HAND, 2, do, Reaction(Window.ANYTIME), at=at)])


def ponder() -> str:
    """It draws a card."""
    return reflex("ponder", [Draw(1)])


def hide() -> str:
    """It moves the reinforcement marker back."""
    return reflex("hide", [MoveReinforcement(-1)])


def blink() -> str:
    """It sends an enemy of the own zone away."""
    return reflex("blink", [MoveEnemy(Zone.ADVENTURE_ZONE)], at=Aim.ENEMY_HERE)


# --- The reinforcement phase ----------------------------------------------------------------------


@shows("V16.39")
def test_before_the_reinforcement_marker_moves_it_can_be_moved_back() -> None:
    surge = dummy_encounter("surge", reinforcement=1)
    table = valskyrr(
        phase="reinforcement",
        encounter=surge,
        reinforcement=6,
        time=3,
        decks={"blue": [dummy_enemy(key) for key in ("ant", "bee", "cow", "dog", "elk")]},
        heroes={"anna": hero(hand=[hide()])},
    ).play()
    table.answer("anna", "hide.0")

    assert table.game.time == 3  # the marker did not reach its last field
    moves = [(event.before, event.after) for event in table.events(events.ReinforcementMoved)]
    assert moves == [(6, 5), (5, 6), (6, 0)]


@shows("V16.39")
@pytest.mark.parametrize("dash", [True, False])
def test_a_reinforcement_phase_without_reinforcements_has_a_window_too(dash: bool) -> None:
    quiet = dummy_encounter("quiet", reinforcement=None) if dash else None
    anna = hero(hand=[ponder()], deck=["plain_anna"])
    table = valskyrr(phase="reinforcement", encounter=quiet, heroes={"anna": anna}).play()
    assert table.why("anna") == "V16.39"
    table.answer("anna", "ponder.0")

    assert table.hand("anna") == ["plain_anna"]


@shows("V16.39")
def test_after_reinforcements_have_come_the_next_window_opens_before_the_party_travels() -> None:
    surge = dummy_encounter("surge", reinforcement=1)
    anna = hero(hand=[ponder()])
    table = valskyrr(
        phase="reinforcement",
        encounter=surge,
        decks={"blue": [dummy_enemy("ant")]},
        heroes={"anna": anna},
    ).play()
    table.passes("anna").passes("anna")

    assert table.row == ["ant"]
    table.passes("anna")
    assert table.question is None


def stir() -> str:
    """It moves the focus marker over the first symbol of its track."""
    return reflex("stir", [Focus(6)])


@shows("V16.39", "V22.09")
def test_symbols_of_a_reflex_take_effect_before_the_reinforcements_come() -> None:
    surge = dummy_encounter("surge", reinforcement=1)
    enemies = [dummy_enemy(key) for key in ("ant", "bee", "cow", "dog", "elk")]
    anna = hero(hand=[stir()], focus=0)
    table = valskyrr(
        phase="reinforcement", encounter=surge, decks={"blue": enemies}, heroes={"anna": anna}
    ).play()
    table.passes("anna").answer("anna", "stir.0")

    told = [type(each).__name__ for each in table.events(events.Event)]
    assert told.index("SymbolTriggered") < told.index("EnemyAppeared")


@shows("V16.39", "V22.09")
def test_symbols_of_a_reflex_take_effect_before_an_encounter_is_completed() -> None:
    table = valskyrr(
        phase="recovery",
        encounter=dummy_encounter("camp"),
        heroes={"anna": hero(hand=[stir()], focus=0)},
    ).play()
    table.answer("anna", "stir.0")

    told = [type(each).__name__ for each in table.events(events.Event)]
    assert told.index("SymbolTriggered") < told.index("EncounterCompleted")
    table.stops_at("rest")


@shows("V16.39", "V22.09")
def test_symbols_of_a_reflex_take_effect_before_the_time_phase_begins_its_own() -> None:
    dawn = When(Trigger.TIME_START, [EachHero([Focus(1)])])
    table = valskyrr(
        phase="time",
        encounter=dummy_encounter("camp", special=[dawn]),
        time_cards=[dummy_time("noon", value=1)],
        heroes={"anna": hero(hand=[stir()], focus=0)},
    ).play()
    table.answer("anna", "stir.0")

    told = [each for each in table.events(events.Event) if isinstance(each, SEEN)]
    assert [type(each) for each in told] == [
        events.FocusMoved,
        events.SymbolTriggered,
        events.FocusMoved,
    ]


# --- Travel and pursuit ---------------------------------------------------------------------------


@shows("V16.39")
def test_between_the_preparation_of_an_encounter_and_the_first_pursuer_there_is_a_window() -> None:
    camp = dummy_encounter("camp", start=1, places=(BORDERLANDS,))
    shot = reflex("shot", [Deal(physical=9)], at=Aim.AN_ENEMY)
    table = country(
        phase="travel",
        threat={"mid": 1},
        revealed=["n"],
        encounters=[camp],
        decks={"blue": [dummy_enemy("ant")]},
        heroes={"anna": hero(focus=5, hand=[shot])},
    )
    table.play().answer("party", "stay")
    assert (table.game.encounter is not None, table.row) == (True, ["ant"])
    table.answer("anna", "shot.0")

    assert (table.row, table.foes("anna"), table.focus("anna")) == ([], [], 5)


@shows("V16.39")
def test_nobody_is_asked_again_if_the_party_stays_and_nothing_has_happened() -> None:
    table = country(phase="travel", revealed=["n"], loot=0, heroes={"anna": hero(hand=[ponder()])})
    table.play().answer("party", "stay")

    assert table.question is None


@shows("V16.39")
def test_after_the_party_has_moved_there_is_a_window() -> None:
    table = country(phase="travel", revealed=["n"], loot=0, heroes={"anna": hero(hand=[ponder()])})
    table.play().answer("party", move("n"))

    assert table.asks("anna", "reflex") == ["ponder.0", "pass"]
    table.passes("anna")


# --- Another hero's turn --------------------------------------------------------------------------


def two_dances(**bert: Any) -> Table:
    """Anna's turn with two fast actions that attack nobody; Bert looks on."""
    dance = dummy_card("dance", [Fast(Place.HERO_ZONE, 1, [Focus(1)])])
    anna = hero(focus=0, hero_zone=[dance], hand=[])
    heroes = {"anna": anna, "bert": hero(acted=True, **bert)}
    return valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()


@shows("V16.39")
def test_between_two_actions_of_another_hero_there_is_a_window() -> None:
    table = two_dances(hand=[blink()], foes=[dummy_enemy("ox")])
    table.answer("anna", "dance.0")
    assert table.asks("bert", "reflex") == ["blink.0", "pass"]
    table.passes("bert").answer("anna", "dance.0").answer("bert", "blink.0")

    assert (table.row, table.foes("bert"), table.focus("anna")) == (["ox"], [], 2)
    table.stops_at("action")


@shows("V16.39")
def test_who_acts_is_not_asked_between_the_own_actions() -> None:
    dance = dummy_card("dance", [Fast(Place.HERO_ZONE, 1, [Focus(1)])])
    heroes = {"anna": hero(hero_zone=[dance], hand=[ponder()]), "bert": hero(acted=True)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()
    table.answer("anna", "dance.0")

    assert table.asks("anna", "action") == ["end_turn", "ponder.0", "dance.0"]
    table.stops_at("action")


@pytest.mark.parametrize("foes", [[], ["ox"]])
def test_players_set_whether_to_be_asked_between_the_actions_of_others(foes: list[str]) -> None:
    dummy_enemy("ox")
    table = two_dances(hand=[ponder()], foes=foes)
    table.answer("anna", "dance.0")
    assert table.session is not None
    decision = table.session.decisions[0]

    assert asking.kind_of(decision) == "turn"
    assert asking.concerns(table.game, decision) is bool(foes)
    table.stops_at("reflex")


# --- The end of the defence phase -----------------------------------------------------------------


def rattler(key: str) -> str:
    """An enemy that enrages the beasts of its zone at the end of the defence phase."""
    when = When(Trigger.DEFENCE_END, [EnrageKin(BEAST)])
    rattle = Ability("rattle", Name(de="Rasseln", en="Rattle"), (Zone.HERO_ZONE,), when=when)
    return dummy_enemy(key, keywords=[BEAST], abilities=[rattle])


@shows("V16.39")
def test_an_enemy_sent_away_at_the_end_of_the_defence_phase_enrages_nobody() -> None:
    anna = hero(hand=[blink()], foes=[rattler("snake"), dummy_enemy("wolf", keywords=[BEAST])])
    table = valskyrr(phase="defence", step=2, heroes={"anna": anna}).play()
    assert table.session is not None
    assert asking.concerns(table.game, table.session.decisions[0])
    table.answer("anna", "blink.0").answer("anna", "snake")

    assert table.row == ["snake"]
    assert table.events(events.EnemyEnraged) == []


@shows("V16.39", "V18.31")
@pytest.mark.parametrize("burn", [0, 1])
def test_an_enemy_killed_at_the_end_of_the_defence_phase_does_and_suffers_nothing_more(
    burn: int,
) -> None:
    shot = reflex("shot", [Deal(physical=9)], at=Aim.ENEMY_HERE)
    foe = {"id": dummy_enemy("moth") if burn else rattler("snake"), "burn": burn}
    anna = hero(hand=[shot], foes=[foe])
    table = valskyrr(phase="defence", step=2, heroes={"anna": anna}).play()
    table.answer("anna", "shot.0")

    assert table.foes("anna") == []
    assert table.events(events.ConditionHurt) == []
    assert table.events(events.AbilityTriggered) == []


@shows("V16.39")
def test_before_a_burn_a_card_can_still_be_used() -> None:
    anna = hero(hand=[ponder()], deck=["plain_anna"] * 3, burn=1)
    table = valskyrr(phase="defence", step=2, heroes={"anna": anna}).play()
    table.answer("anna", "ponder.0")

    assert table.asks("anna", "bury") == ["plain_anna", "ponder", "deck"]
    table.answer("anna", "deck")


# --- Time and symbols -----------------------------------------------------------------------------


@shows("V16.39")
def test_between_the_movement_of_a_time_card_and_its_text_there_is_a_window() -> None:
    moon = dummy_time("moon", value=1, do=[EachHero([EnrageOwn()])])
    foes = [dummy_enemy("ox", furious=True, enrage=Enrage(calms_down=False))]
    heroes = {"anna": hero(hand=[blink()], foes=foes)}
    table = valskyrr(phase="time", time=3, time_cards=[moon], heroes=heroes).play()
    table.passes("anna")
    assert table.game.time == 4
    table.answer("anna", "blink.0")

    assert (table.row, table.foe("ox").enraged) == (["ox"], False)


@shows("V16.39")
def test_between_the_movement_of_a_time_card_and_its_symbol_there_is_a_window() -> None:
    noon = dummy_time("noon", value=1)
    heroes = {"anna": hero(hand=[blink()], foes=[dummy_enemy("ox", furious=True)])}
    table = valskyrr(phase="time", time=7, time_cards=[noon], heroes=heroes).play()
    table.passes("anna")
    assert table.game.time == 8
    table.answer("anna", "blink.0")

    assert (table.row, table.foe("ox").enraged) == (["ox"], False)


@shows("V16.39")
@pytest.mark.parametrize(
    ("symbol", "index", "reinforcement", "asked"),
    [
        (FURIOUS, 0, 0, False),  # nobody furious is in that zone
        (FURIOUS, 1, 0, True),
        (FURIOUS, EVERYBODY, 0, True),
        (REINFORCEMENT, 0, 5, False),
        (REINFORCEMENT, 0, 6, True),  # the next field is the last
        (TIME, EVERYBODY, 6, False),
    ],
)
def test_a_window_opens_before_a_symbol_that_a_reflex_could_foil(
    symbol: str, index: int, reinforcement: int, asked: bool
) -> None:
    def rule(game: Game) -> Any:
        game.pending.append((symbol, index))
        yield from resolve_symbols(game)

    foes = [dummy_enemy("ox", furious=True)]
    heroes = {"anna": hero(hand=[ponder()]), "bert": hero(foes=foes)}
    table = valskyrr(heroes=heroes, reinforcement=reinforcement, time=3).play(rule)

    assert (table.question == "reflex") is asked
    if asked:
        assert table.events(events.SymbolTriggered) == []
        table.passes("anna")
    assert [event.symbol for event in table.events(events.SymbolTriggered)][:1] == [symbol]
    if table.question is not None:
        table.stops_at("reflex")
