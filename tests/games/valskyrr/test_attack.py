"""Chapter 11: the attack phase (Angriffsphase)."""

from __future__ import annotations

from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Aim, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    EachHero,
    Focus,
    ProgressAtLeast,
    PutProgress,
    Task,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    refused,
    valskyrr,
)

NOTICED = [Focus(1)]
ON_ATTACK = Reaction(Window.HERO_ACTION, damage=True)


def normal(key: str) -> str:
    """A card with one normal action: 1 focus."""
    return dummy_card(key, [Normal(Place.HAND, 1, NOTICED)])


def fast(key: str) -> str:
    """A card with one fast action: 1 focus."""
    return dummy_card(key, [Fast(Place.HAND, 1, NOTICED)])


def reflex(key: str) -> str:
    """A card with a reflex of any time: 1 focus."""
    return dummy_card(key, [Reflex(Place.HAND, 1, NOTICED, Reaction(Window.ANYTIME))])


def circle(do: list[Effect]) -> str:
    """A card that does something at the start of each hero turn."""
    return dummy_card("circle", abilities=[When(Trigger.TURN_START, do)])


def task_at_turn_end() -> str:
    """An encounter that lets a hero discard 1 card for progress at the end of the hero turn."""
    task = Task(discard=1, do=[PutProgress(1)], at_turn_end=True)
    return dummy_encounter("errand", progress=[task], victory=[ProgressAtLeast(9)])


def take(table: Table, who: str, *actions: str) -> None:
    """A hero takes several actions one after the other."""
    for action in actions:
        table.answer(who, action)


# --- Whose turn it is -----------------------------------------------------------------------------


@shows("V11.01")
def test_the_players_choose_which_hero_is_active_next() -> None:
    table = valskyrr(phase="attack", heroes={"anna": hero(), "bert": hero(hand=[fast("dash")])})
    table.play()

    assert table.asks("party", "hero") == ["anna", "bert"]
    table.answer("party", "bert")

    assert table.game.active == table.hero("bert").index
    assert table.asks("bert", "action") == ["end_turn", "dash.0"]
    table.stops_at("action")


@shows("V11.02", "V11.03")
def test_each_hero_has_one_turn_played_to_its_end_before_the_next() -> None:
    card = fast("dash")
    table = valskyrr(
        phase="attack", heroes={name: hero(hand=[card]) for name in ("anna", "bert", "cleo")}
    )
    table.play().answer("party", "bert")
    table.answer("bert", "dash.0")

    assert table.asks("party", "hero") == ["anna", "cleo"]  # nothing is left for Bert to do
    table.answer("party", "cleo")
    table.answer("cleo", "end_turn")
    table.answer("anna", "end_turn")  # the last one is not asked for

    assert table.question is None
    turns = [event.hero for event in table.events(events.TurnBegan)]
    assert turns == ["bert", "cleo", "anna"]
    assert table.game.active == -1


@shows("V11.02")
def test_no_other_hero_is_chosen_while_a_turn_is_under_way() -> None:
    table = valskyrr(
        phase="attack",
        heroes={"anna": hero(hand=[fast("dash"), fast("leap")]), "bert": hero(hand=["dash"])},
    )
    table.play().answer("party", "anna").answer("anna", "dash.0")

    assert table.asks("anna", "action") == ["end_turn", "leap.0"]
    table.answer("anna", "end_turn")
    assert table.asks("bert", "action") == ["end_turn", "dash.0"]
    table.stops_at("action")


# --- The four steps -------------------------------------------------------------------------------


@shows("V11.04")
def test_effects_at_the_start_of_the_turn_come_before_the_first_action() -> None:
    table = valskyrr(
        phase="attack",
        heroes={"anna": hero(focus=2, hand=[fast("dash")], hero_zone=[circle([Focus(3)])])},
    )
    table.play()

    assert table.question == "action"
    assert table.focus("anna") == 5
    table.answer("anna", "end_turn")
    assert table.focus("anna") == 5  # and only once


@shows("V11.04")
def test_all_cards_of_all_heroes_that_speak_of_each_turn_take_effect_in_each_turn() -> None:
    ring = dummy_card("ring", abilities=[When(Trigger.TURN_START, [Focus(1)])] * 2)
    own = [circle([Focus(2)]), ring]
    heroes = {"anna": hero(focus=0, hero_zone=own), "bert": hero(focus=0, hero_zone=[ring])}
    table = valskyrr(phase="attack", heroes=heroes)
    table.play().answer("party", "bert")

    begun = [(event.hero, event.after) for event in table.events(events.FocusMoved)]
    each_turn = [2, 3, 4, 5, 6]  # Anna's circle, her ring twice, Bert's ring twice
    assert begun == [("bert", after) for after in each_turn] + [("anna", a) for a in each_turn]


@shows("V22.09", "V22.16")
def test_symbols_take_effect_after_a_reflex_of_the_own_turn_and_after_one_at_its_end() -> None:
    for answers in (["wink.0"], ["end_turn", "wink.0"]):
        hand = [reflex("wink"), fast("dash")]
        table = valskyrr(phase="attack", heroes={"anna": hero(focus=5, hand=hand)})
        table.play()
        assert table.game.reinforcement == 0
        take(table, "anna", *answers)

        assert (table.focus("anna"), table.game.reinforcement) == (6, 1)
        assert table.question == ("action" if len(answers) == 1 else None)
        if table.question is not None:
            table.stops_at("action")


@shows("V22.09")
def test_symbols_that_are_crossed_at_the_end_of_the_phase_take_effect() -> None:
    stir = When(Trigger.ATTACK_PHASE_END, [EachHero([Focus(1)])])
    omen = dummy_encounter("omen", special=[stir], victory=[ProgressAtLeast(9)])
    table = valskyrr(
        phase="attack", encounter=omen, heroes={"anna": hero(focus=5, hand=[fast("dash")])}
    )
    table.play().answer("anna", "end_turn")

    assert (table.focus("anna"), table.game.reinforcement) == (6, 1)


@shows("V11.05")
def test_each_hero_turn_means_every_heros_turn() -> None:
    table = valskyrr(
        phase="attack",
        heroes={
            "anna": hero(focus=0, hero_zone=[circle([Focus(1)])]),
            "bert": hero(focus=0, hand=[fast("dash")]),
        },
    )
    table.play().answer("party", "bert")

    assert table.focus("bert") == 1
    assert table.focus("anna") == 0
    table.answer("bert", "end_turn")
    assert [table.focus("anna"), table.focus("bert")] == [1, 1]


@shows("V11.05", "V11.07")
def test_your_hero_turn_means_the_turn_of_its_owner_alone() -> None:
    plain = dummy_card("plain")
    table = valskyrr(
        phase="attack",
        encounter=task_at_turn_end(),
        heroes={"anna": hero(hand=[plain]), "bert": hero(hand=[plain])},
    )
    table.play().answer("party", "bert")

    assert table.asks("bert", "task") == ["task", "pass"]
    table.answer("bert", "task")
    assert table.game.progress == 1
    assert table.discard_pile("bert") == ["plain"]
    assert table.asks("anna", "task") == ["task", "pass"]  # now that it is her turn
    table.passes("anna")
    assert table.hand("anna")[0] == "plain"


@shows("V11.06")
def test_actions_and_purchases_come_in_any_order_and_mix() -> None:
    table = valskyrr(
        phase="attack",
        loot=4,
        heroes={"anna": hero(focus=0, hand=[fast("dash"), normal("swing"), fast("leap")], deck=[])},
    )
    table.play()
    take(table, "anna", "dash.0", "feat_anna", "swing.0", "feat_anna", "leap.0")

    assert table.focus("anna") == 3
    assert table.hand("anna") == ["feat_anna", "feat_anna"]
    assert table.discard_pile("anna") == ["dash", "swing", "leap"]
    assert table.game.loot == 0


@shows("V11.07")
def test_after_the_end_of_the_turn_a_hero_neither_acts_nor_buys() -> None:
    table = valskyrr(
        phase="attack",
        loot=4,
        encounter=task_at_turn_end(),
        heroes={
            "anna": hero(hand=[normal("swing"), fast("dash")]),
            "bert": hero(hand=[fast("leap")]),
        },
    )
    table.play().answer("party", "anna").answer("anna", "end_turn")

    assert table.asks("anna", "task") == ["task", "pass"]  # step 3: no action, no purchase
    table.passes("anna")
    assert table.asks("bert", "action") == ["end_turn", "leap.0", "feat_bert"]
    table.answer("bert", "end_turn").passes("bert")
    assert table.question is None


@shows("V11.08")
def test_the_turn_ends_with_drawing_up_to_five_cards() -> None:
    cards = [dummy_card(f"card_{number}") for number in range(6)]
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=cards[:2], deck=cards[2:])})
    table.play()

    assert table.hand("anna") == ["card_0", "card_1", "card_2", "card_3", "card_4"]
    assert table.deck("anna") == ["card_5"]


@shows("V11.09")
def test_no_reflex_interrupts_the_drawing() -> None:
    table = valskyrr(
        phase="attack",
        heroes={"anna": hero(acted=True), "bert": hero(hand=[reflex("flinch")]), "cleo": hero()},
    )
    table.play().answer("party", "cleo")

    assert table.asks("bert", "reflex") == ["flinch.0", "pass"]
    assert len(table.hand("cleo")) == 5  # all five lie in hand before anybody is asked
    table.answer("bert", "flinch.0")
    assert table.discard_pile("bert") == ["flinch"]


# --- How many actions -----------------------------------------------------------------------------


@shows("V11.10")
def test_a_hero_turn_holds_one_normal_action() -> None:
    table = valskyrr(
        phase="attack", heroes={"anna": hero(focus=0, hand=[normal("swing"), normal("slash")])}
    )
    table.play().answer("anna", "swing.0")

    assert table.question is None  # a second one is no option, so the turn is over
    assert table.focus("anna") == 1
    assert "slash" in table.hand("anna")


@shows("V11.10")
def test_a_second_normal_action_is_closed_by_the_rule() -> None:
    hand = [normal("swing"), normal("slash"), fast("dash")]
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=hand)})
    table.play().answer("anna", "swing.0")

    with refused("V11.10"):
        table.answer("anna", "slash.0")
    table.answer("anna", "dash.0")
    assert table.question is None


@shows("V11.11")
def test_a_hero_turn_holds_any_number_of_fast_actions() -> None:
    hand = [fast(f"dash_{number}") for number in range(5)]
    table = valskyrr(phase="attack", heroes={"anna": hero(focus=0, hand=hand)})
    table.play()
    take(table, "anna", *[f"{card}.0" for card in hand])

    assert table.focus("anna") == 5
    assert table.discard_pile("anna") == hand


@shows("V11.12")
def test_a_hero_turn_holds_any_number_of_reflexes() -> None:
    hand = [reflex(f"flinch_{number}") for number in range(5)]
    table = valskyrr(phase="attack", heroes={"anna": hero(focus=0, hand=hand)})
    table.play()
    take(table, "anna", *[f"{card}.0" for card in hand])

    assert table.focus("anna") == 5
    assert table.discard_pile("anna") == hand


@shows("V11.12")
def test_the_same_reflex_of_a_card_in_play_can_come_again_and_again() -> None:
    bell = dummy_card("bell", [Reflex(Place.HERO_ZONE, 1, NOTICED, Reaction(Window.ANYTIME))])
    table = valskyrr(phase="attack", heroes={"anna": hero(focus=0, hero_zone=[bell])})
    table.play()
    take(table, "anna", *["bell.0"] * 5)

    assert table.focus("anna") == 5
    assert table.asks("anna", "action") == ["end_turn", "bell.0"]
    table.stops_at("action")


@shows("V11.12")
def test_each_action_of_a_turn_can_be_modified_by_several_reflexes() -> None:
    spur = Reflex(Place.HERO_ZONE, 1, [Bonus(physical=1)], ON_ATTACK)
    blow = Fast(Place.HERO_ZONE, 1, [Deal(physical=1)], at=Aim.AN_ENEMY)
    zone = [dummy_card(key, [spur]) for key in ("goad", "spur", "whip")] + [
        dummy_card("stick", [blow])
    ]
    foes = [dummy_enemy("ox", life=30)]
    table = valskyrr(phase="attack", heroes={"anna": hero(hero_zone=zone, foes=foes)})
    table.play()
    for _ in range(2):
        take(table, "anna", "stick.0", "goad.0", "spur.0", "whip.0")

    assert [made.through for made in table.events(events.AttackMade)] == [4, 4]
    table.stops_at("action")


@shows("V11.13")
def test_fast_actions_and_reflexes_come_before_and_after_the_normal_action() -> None:
    hand = [reflex("flinch"), fast("dash"), normal("swing"), fast("leap"), reflex("duck")]
    table = valskyrr(phase="attack", heroes={"anna": hero(focus=0, hand=hand)})
    table.play()
    take(table, "anna", *[f"{card}.0" for card in hand])

    assert table.discard_pile("anna") == hand
    assert table.focus("anna") == 5


@shows("V11.14")
def test_a_turn_without_any_action_still_has_its_other_steps() -> None:
    table = valskyrr(
        phase="attack",
        encounter=task_at_turn_end(),
        heroes={"anna": hero(focus=0, hand=[normal("swing")], hero_zone=[circle([Focus(1)])])},
    )
    table.play().answer("anna", "end_turn")

    assert table.focus("anna") == 1  # step 1
    assert table.asks("anna", "task") == ["task", "pass"]  # step 3
    table.passes("anna")
    assert len(table.hand("anna")) == 5  # step 4
    assert "swing" in table.hand("anna")
    assert table.events(events.ActionTaken) == []
