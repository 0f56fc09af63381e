"""Chapter 16: actions, the kinds of action, source and target of an effect."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability, Action, Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.rules.damage import attack
from tafelrunde.games.valskyrr.rules.enrage import use_ability
from tafelrunde.games.valskyrr.rules.now import Strike
from tafelrunde.games.valskyrr.rules.triggers import trigger
from tafelrunde.games.valskyrr.state.physical import Play
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Deal,
    DiscardUsedCard,
    Draw,
    EachHero,
    EnrageOther,
    EnrageOwn,
    Focus,
    Prevent,
    Regenerate,
    TakeDamage,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_board,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)

HAND, HERO_ZONE, BOARD = Place.HAND, Place.HERO_ZONE, Place.BOARD
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
STING = Reflex(
    HERO_ZONE,
    1,
    [Prevent(physical=1), Deal(physical=1)],
    when=Reaction(Window.DAMAGE_TO_HERO),
    at=Aim.THE_ATTACKER,
)


def strike(place: Place = HAND, reach: int = 1, at: Aim = Aim.AN_ENEMY) -> Action:
    """A normal action that deals 2 physical damage."""
    return Normal(place, reach, [Deal(physical=2)], at=at)


def source(table: Table) -> str:
    """The card that the open question is about."""
    assert table.session is not None
    about = table.session.decisions[0].about
    play = about.play if isinstance(about, Strike) else about
    assert isinstance(play, Play)
    return play.card.id


# --- Kinds of action ------------------------------------------------------------------------------


@shows("V16.01")
def test_there_are_normal_actions_fast_actions_and_reflexes_and_all_of_them_are_actions() -> None:
    plod = dummy_card("plod", [Normal(HAND, 1, [Focus(1)])])
    dash = dummy_card("dash", [Fast(HAND, 1, [Focus(1)])])
    ponder = dummy_card("ponder", [Reflex(HAND, 1, [Draw(1)], when=Reaction(Window.ANYTIME))])
    table = valskyrr(
        phase="attack", active="anna", heroes={"anna": hero(hand=[plod, dash, ponder], focus=0)}
    )
    table.play()

    assert table.asks("anna", "action") == ["end_turn", "plod.0", "dash.0", "ponder.0"]
    for action in ("ponder.0", "dash.0", "plod.0"):
        table.answer("anna", action)

    kinds = [taken.kind for taken in table.events(events.ActionTaken)]
    assert kinds == ["reflex", "fast", "normal"]
    assert table.focus("anna") == 2


# --- Source ---------------------------------------------------------------------------------------


@shows("V16.02", "V16.03", "V16.04")
def test_the_played_card_remains_the_only_source_of_an_effect_that_other_cards_modify() -> None:
    cut = dummy_card("cut", [strike(HERO_ZONE)])
    spur = dummy_card("spur", [Reflex(HERO_ZONE, 1, [Bonus(physical=1)], when=OWN_ATTACK)])
    fling = dummy_card("fling", [Reflex(HAND, 1, [DiscardUsedCard()], when=OWN_ATTACK)])
    pair = [dummy_enemy("hound", life=9), dummy_enemy("bear", life=9)]
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hero_zone=[cut, spur], hand=[fling], foes=pair)},
    )
    table.play().answer("anna", "cut.0")

    assert source(table) == "cut"
    table.answer("anna", "spur.0")
    assert source(table) == "cut"
    table.answer("anna", "fling.0")
    assert table.question == "target"
    assert source(table) == "cut"
    table.answer("anna", "bear")

    assert table.foe("bear").wounds == 3
    assert len(table.events(events.AttackMade)) == 1
    assert table.discard_pile("anna") == ["cut", "fling"]  # the used card is the one that strikes
    assert table.zone("anna") == ["spur"]


@shows("V16.03")
def test_an_ability_of_the_hero_board_is_the_source_of_its_own_action() -> None:
    dummy_board("emil", actions=[Fast(BOARD, 1, [Focus(2)]), strike(BOARD)])
    table = valskyrr(
        phase="attack",
        active="emil",
        heroes={"emil": hero(focus=1, foes=[dummy_enemy("hound", life=9)])},
    )
    table.play().answer("emil", "emil.0").answer("emil", "emil.1")

    taken = [(each.card, each.number) for each in table.events(events.ActionTaken)]
    assert taken == [("emil", 0), ("emil", 1)]
    assert (table.focus("emil"), table.foe("hound").wounds) == (3, 2)
    table.stops_at("action")


@shows("V16.05")
def test_an_attacking_enemy_is_the_source_of_its_attack() -> None:
    pair = [dummy_enemy("hound"), dummy_enemy("bear")]
    card = dummy_card("sting", [STING])
    table = valskyrr(heroes={"anna": hero(hero_zone=[card], foes=pair)})
    table.play(lambda game: attack(game, game.heroes[0].foes[1], game.heroes[0], "V12.06"))
    table.answer("anna", "sting.0")

    assert (table.foe("hound").wounds, table.foe("bear").wounds) == (0, 1)
    assert [each.enemy for each in table.events(events.EnemyAttacked)] == ["bear"]


@shows("V16.05")
def test_an_enemy_is_the_source_of_its_special_ability() -> None:
    howl = Ability(
        "howl",
        Name(de="Probe", en="Test"),
        when=When(Trigger.DEFENCE_START, [TakeDamage(physical=1)]),
    )
    pair = [dummy_enemy("hound"), dummy_enemy("bear", abilities=[howl])]
    card = dummy_card("sting", [STING])
    table = valskyrr(heroes={"anna": hero(hero_zone=[card], foes=pair)})
    table.play(lambda game: use_ability(game, game.heroes[0].foes[1], howl, game.heroes[0]))
    table.answer("anna", "sting.0")

    assert (table.foe("hound").wounds, table.foe("bear").wounds) == (0, 1)
    named = [(each.enemy, each.ability) for each in table.events(events.AbilityTriggered)]
    assert named == [("bear", "howl")]


@shows("V16.05")
def test_an_encounter_is_the_source_of_its_special_rules_and_no_enemy_is() -> None:
    task = dummy_encounter(
        "rockfall", special=[When(Trigger.ATTACK_PHASE_END, [TakeDamage(physical=1)])]
    )
    card = dummy_card("sting", [STING])
    table = valskyrr(
        encounter=task, heroes={"anna": hero(hero_zone=[card], foes=[dummy_enemy("hound")])}
    )
    table.play(lambda game: trigger(game, Trigger.ATTACK_PHASE_END)).answer("anna", "sting.0")

    assert table.foe("hound").wounds == 0  # nobody attacked, so nobody is stung
    assert table.graveyard("anna") == []


# --- Target ---------------------------------------------------------------------------------------


@shows("V16.06")
@pytest.mark.parametrize(("defence", "targets"), [(None, []), ((0, 0), ["tower"])])
def test_damage_hits_enemies_and_attackable_encounters_but_never_heroes(
    defence: tuple[int, int] | None, targets: list[str]
) -> None:
    table = valskyrr(
        phase="attack",
        active="anna",
        encounter=dummy_encounter("tower", defence=defence),
        heroes={
            "anna": hero(hand=[dummy_card("jab", [strike(reach=2)])], foes=[dummy_enemy("hound")]),
            "bert": hero(foes=[dummy_enemy("bear")]),
        },
    )
    table.play().answer("anna", "jab.0")

    assert table.asks("anna", "target") == ["hound", "bear", *targets]
    table.stops_at("target")


@shows("V16.07")
def test_regeneration_can_target_another_hero() -> None:
    salve = dummy_card("salve", [Fast(HAND, 2, [Regenerate(1)], at=Aim.A_HERO)])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[salve], graveyard=["plain_anna"]),
            "bert": hero(graveyard=["plain_bert"], acted=True),
        },
    )
    table.play().answer("anna", "salve.0")

    assert table.asks("anna", "target_hero") == ["anna", "bert"]
    table.answer("anna", "bert").answer("bert", "plain_bert")

    assert (table.graveyard("bert"), table.discard_pile("bert")) == ([], ["plain_bert"])
    assert table.graveyard("anna") == ["plain_anna"]


@shows("V16.08")
def test_the_effects_of_an_enemy_can_hit_heroes_and_enemies() -> None:
    bite = Ability(
        "bite",
        Name(de="Probe", en="Test"),
        when=When(Trigger.HIT, [Afflict(Condition.POISON), EnrageOther()]),
    )
    pair = [dummy_enemy("hound", abilities=[bite]), dummy_enemy("bear")]
    table = valskyrr(heroes={"anna": hero(hand=["plain_anna"], deck=[], foes=pair)})
    table.play(lambda game: attack(game, game.heroes[0].foes[0], game.heroes[0], "V12.06"))

    assert table.hero("anna").conditions[Condition.POISON] == 1
    assert (table.foe("bear").enraged, table.foe("hound").enraged) == (True, False)


@shows("V16.08")
def test_the_effects_of_an_encounter_can_hit_heroes_and_enemies() -> None:
    do = [EachHero([Afflict(Condition.BURN), EnrageOwn()])]
    task = dummy_encounter("pyre", special=[When(Trigger.ATTACK_PHASE_END, do)])
    bear = dummy_enemy("bear", furious=True)
    table = valskyrr(encounter=task, heroes={"anna": hero(foes=[bear]), "bert": {}})

    table.play(lambda game: trigger(game, Trigger.ATTACK_PHASE_END))

    burns = [table.hero(name).conditions[Condition.BURN] for name in ("anna", "bert")]
    assert burns == [1, 1]
    assert table.foe("bear").enraged


@shows("V16.09")
def test_an_effect_has_one_target_unless_it_says_otherwise() -> None:
    jab = dummy_card("jab", [strike()])
    sweep = dummy_card("sweep", [strike(at=Aim.UP_TO_TWO_ENEMIES)])
    trio = [dummy_enemy(name, life=9) for name in ("hound", "bear", "wolf")]
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=[jab, sweep], normal_left=2, foes=trio)},
    )
    table.play().answer("anna", "jab.0")
    with pytest.raises(IllegalMove, match="takes 1 of its options"):
        table.answer("anna", "hound", "bear")
    table.answer("anna", "bear").answer("anna", "sweep.0").answer("anna", "bear", "wolf")

    assert [table.foe(name).wounds for name in ("hound", "bear", "wolf")] == [0, 4, 2]


@shows("V16.10")
def test_an_action_that_needs_a_target_can_be_chosen_only_if_one_is_in_range() -> None:
    jab = dummy_card("jab", [strike()])
    shot = dummy_card("shot", [strike(reach=2)])
    here = dummy_card("shove", [strike(reach=3, at=Aim.ENEMY_ELSEWHERE)])
    table = valskyrr(phase="attack", active="anna", heroes={"anna": hero(hand=[jab, shot, here])})
    table.play()
    assert table.question is None  # no enemy at all: the turn is over

    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=[jab, shot, here], foes=[dummy_enemy("hound")])},
    )
    table.play()

    assert table.asks("anna", "action") == ["end_turn", "jab.0", "shot.0"]
    assert table.closed("anna", "shove.0") == "V16.10"
    table.stops_at("action")
