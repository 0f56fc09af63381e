"""Chapter 20: conditions (Zustände): weakness."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BEAST, FLAME
from tafelrunde.games.valskyrr.nouns import Ability, Fast, Normal
from tafelrunde.games.valskyrr.phases.defence import start_of_defence
from tafelrunde.games.valskyrr.rules.damage import attack
from tafelrunde.games.valskyrr.rules.round import end_phase
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Deal,
    DefencePerToken,
    Draw,
    HarderToReach,
    LowerDrawLimit,
    MoreDamagePerKin,
    MoreDamagePerWound,
    ShrugsOff,
    Standing,
    Unaffected,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_enemy, dummy_tile, hero, refused, valskyrr


def on_hit(key: str, effect: Effect) -> Ability:
    """A special ability that answers to a hit."""
    return Ability(key, Name(de=key, en=key), when=When(Trigger.HIT, [effect]))


def lasting(key: str, standing: Standing) -> Ability:
    """A special ability that holds all the time, in every zone."""
    return Ability(key, Name(de=key, en=key), zones=(), standing=[standing])


VENOM = on_hit("venom", Afflict(Condition.POISON))
SLAM = on_hit("slam", Afflict(Condition.DAZE))
HOWL = Ability(  # works in every zone
    "howl",
    Name(de="Heulen", en="Howl"),
    zones=(),
    when=When(Trigger.DEFENCE_START, [Afflict(Condition.BURN)]),
)


def struck(times: int = 1) -> Callable[[Game], Flow[None]]:
    """The first enemy of the first hero attacks so many times in this phase."""

    def rule(game: Game) -> Flow[None]:
        for _ in range(times):
            yield from attack(game, game.heroes[0].foes[0], game.heroes[0], "V12.06")

    return rule


def blow(damage: Deal, fire: bool = False) -> str:
    """A card that attacks one enemy at range 1."""
    action = Normal(Place.HAND, 1, [damage], at=Aim.AN_ENEMY)
    return dummy_card("blow", [action], [FLAME] if fire else [])


# --- Weakness on a hero ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weakness", "held", "drawn"),
    [(0, 3, 2), (1, 3, 1), (1, 4, 0), (1, 5, 0), (1, 6, 0)],
)
@shows("V20.09")
def test_a_weak_hero_draws_one_card_less_at_the_end_of_the_turn(
    weakness: int, held: int, drawn: int
) -> None:
    plain = dummy_card("plain")
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[plain] * held, weakness=weakness)})
    table.play()

    assert len(table.hand("anna")) == held + drawn
    assert len(table.deck("anna")) == 10 - drawn


@shows("V20.09")
@pytest.mark.parametrize(
    ("weakness", "cards", "drawn"), [(0, 2, 2), (1, 2, 1), (1, 1, 0), (1, 0, 0)]
)
def test_a_weak_hero_draws_one_card_less_than_the_deck_would_give(
    weakness: int, cards: int, drawn: int
) -> None:
    plain = dummy_card("plain")
    anna = hero(hand=[plain] * 2, deck=[plain] * cards, weakness=weakness)
    table = valskyrr(phase="attack", heroes={"anna": anna}).play()

    assert len(table.hand("anna")) == 2 + drawn
    assert len(table.deck("anna")) == cards - drawn


@shows("V20.10")
def test_several_weakness_tokens_on_a_hero_do_not_add_up() -> None:
    table = valskyrr(phase="attack", heroes={"anna": hero(weakness=3)})
    table.play()

    assert len(table.hand("anna")) == 4
    assert table.hero("anna").conditions == [0, 0, 0, 3]


@shows("V20.11")
def test_weakness_does_not_lessen_the_drawing_when_resting() -> None:
    tiles = [dummy_tile(name) for name in ("camp", "moor", "ford", "keep")]
    table = valskyrr(phase="recovery", tiles=tiles, heroes={"anna": hero(weakness=2)})
    table.play().answer("anna", "yes")

    assert len(table.hand("anna")) == 5


@shows("V20.11")
def test_weakness_does_not_lessen_the_drawing_by_card_effects() -> None:
    idea = dummy_card("idea", [Fast(Place.HAND, 1, [Draw(6)])])
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[idea], weakness=1)})
    table.play().answer("anna", "idea.0")

    assert len(table.hand("anna")) == 6


# --- Weakness on an enemy -------------------------------------------------------------------------


@shows("V20.12", "V20.17")
def test_any_player_may_remove_weakness_tokens_when_an_ability_is_triggered() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM])
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(focus=3, foes=[{"id": viper, "weakness": 1}]), "bert": hero(focus=2)},
    )
    table.play(struck())

    assert table.asks("party", "weakness") == ["no", "yes"]  # whoever speaks for the party
    table.answer("party", "yes")
    assert table.foe("viper").conditions == [0, 0, 0, 0]
    assert table.hero("anna").conditions == [0, 0, 0, 0]
    assert [table.focus("anna"), table.focus("bert")] == [3, 2]  # it costs nothing but the tokens
    assert table.events(events.AbilityTriggered) == []


@shows("V20.12")
def test_the_players_need_not_remove_the_tokens() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM])
    table = valskyrr(heroes={"anna": hero(foes=[{"id": viper, "weakness": 1}])})
    table.play(struck()).answer("party", "no")

    assert table.hero("anna").conditions == [0, 1, 0, 0]
    assert table.foe("viper").conditions == [0, 0, 0, 1]


@shows("V20.12")
def test_without_a_weakness_token_the_ability_is_resolved_unasked() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM])
    table = valskyrr(heroes={"anna": hero(foes=[{"id": viper, "daze": 0, "burn": 1}])})
    table.play(struck())

    assert table.hero("anna").conditions == [0, 1, 0, 0]


@shows("V20.13")
def test_the_ability_is_ignored_by_all_until_the_end_of_the_phase() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM])
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[{"id": viper, "weakness": 1}])})

    def rule(game: Game) -> Flow[None]:
        yield from struck(3)(game)
        end_phase(game)
        yield from struck()(game)

    table.play(rule).answer("party", "yes")

    assert len(table.events(events.EnemyAttacked)) == 4
    assert table.hero("anna").conditions == [0, 1, 0, 0]  # by the hit in the next phase alone


@shows("V20.13", "V20.14")
def test_the_players_choose_which_one_ability_is_ignored() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM, SLAM])
    table = valskyrr(heroes={"anna": hero(foes=[{"id": viper, "weakness": 2}])})
    table.play(struck()).answer("party", "no").answer("party", "yes")

    assert table.hero("anna").conditions == [0, 1, 0, 0]  # poisoned, not dazed
    assert [event.ability for event in table.events(events.AbilityIgnored)] == ["slam"]


@shows("V20.14")
def test_all_tokens_go_for_one_ignored_ability() -> None:
    viper = dummy_enemy("viper", abilities=[VENOM, SLAM])
    table = valskyrr(heroes={"anna": hero(foes=[{"id": viper, "weakness": 3}])})
    table.play(struck()).answer("party", "yes")

    assert table.question is None  # no token is left for the second ability
    assert table.foe("viper").conditions == [0, 0, 0, 0]
    assert table.hero("anna").conditions == [0, 0, 1, 0]  # dazed, not poisoned


@shows("V20.13")
def test_in_the_adventure_zone_too_it_is_ignored_until_the_end_of_the_phase() -> None:
    crow = dummy_enemy("crow", abilities=[HOWL])
    table = valskyrr(phase="defence", row=[{"id": crow, "weakness": 1}])

    def rule(game: Game) -> Flow[None]:
        yield from start_of_defence(game)
        yield from start_of_defence(game)
        end_phase(game)
        yield from start_of_defence(game)

    table.play(rule).answer("party", "yes")

    assert table.hero("anna").conditions == [1, 0, 0, 0]  # by the last one alone


@shows("V20.17")
def test_the_weakness_reflex_needs_no_card_and_no_range() -> None:
    crow = dummy_enemy("crow", abilities=[HOWL])
    table = valskyrr(
        phase="defence", heroes={"anna": hero(hand=[])}, row=[{"id": crow, "weakness": 1}]
    )
    table.play().answer("party", "yes")

    assert table.foe("crow").conditions == [0, 0, 0, 0]
    assert table.hero("anna").conditions == [0, 0, 0, 0]


# --- Abilities that hold all the time -------------------------------------------------------------


@shows("V20.18")
def test_an_ability_about_drawing_is_triggered_when_a_hero_draws() -> None:
    ghost = dummy_enemy("ghost", abilities=[lasting("dread", LowerDrawLimit(2))])
    table = valskyrr(phase="attack", heroes={"anna": hero(foes=[{"id": ghost, "weakness": 1}])})
    table.play()

    assert table.asks("party", "weakness") == ["no", "yes"]
    table.answer("party", "yes")
    assert len(table.hand("anna")) == 5
    assert table.foe("ghost").conditions == [0, 0, 0, 0]


@shows("V20.18")
def test_an_ability_about_damage_is_triggered_when_damage_is_dealt() -> None:
    boar = dummy_enemy("boar", life=9, abilities=[lasting("fury", MoreDamagePerWound())])
    foe = {"id": boar, "weakness": 1, "wounds": 3}
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[foe])})
    table.play().answer("party", "yes")

    assert [event.physical for event in table.events(events.EnemyAttacked)] == [1]


@shows("V20.18")
def test_an_ability_about_targets_is_triggered_when_a_target_is_chosen() -> None:
    archer = dummy_enemy("archer", life=9, abilities=[lasting("skirmish", HarderToReach())])
    wolf = dummy_enemy("wolf")
    anna = hero(hand=[blow(Deal(physical=1))], foes=[{"id": archer, "weakness": 2}, wolf])
    table = valskyrr(phase="attack", heroes={"anna": anna})
    table.play().answer("anna", "blow.0")

    assert table.asks("anna", "target") == ["archer", "wolf"]
    table.answer("anna", "archer")
    assert table.foe("archer").wounds == 1
    assert table.foe("archer").conditions == [0, 0, 0, 0]
    assert [event.ability for event in table.events(events.AbilityIgnored)] == ["skirmish"]


@shows("V20.12", "V20.18")
@pytest.mark.parametrize("spent", ["yes", "no"])
def test_for_an_attack_on_a_whole_zone_each_enemy_out_of_range_is_asked_about(spent: str) -> None:
    skirmish = [lasting("skirmish", HarderToReach())]
    archers = [
        {"id": dummy_enemy(key, life=9, abilities=skirmish), "weakness": tokens}
        for key, tokens in (("archer", 1), ("slinger", 0), ("thrower", 1))
    ]
    sweep = Normal(Place.HAND, 1, [Deal(physical=1)], at=Aim.EACH_ENEMY_IN_ONE_ZONE)
    anna = hero(hand=[dummy_card("sweep", [sweep])], foes=[*archers, dummy_enemy("wolf")])
    table = valskyrr(phase="attack", heroes={"anna": anna})
    table.play().answer("anna", "sweep.0").answer("party", spent).answer("party", "yes")

    foes = {foe.id: (foe.wounds, foe.conditions[Condition.WEAKNESS]) for foe in table.game.foes()}
    first = (1, 0) if spent == "yes" else (0, 1)
    assert foes == {"archer": first, "slinger": (0, 0), "thrower": (1, 0), "wolf": (1, 0)}


@shows("V20.18")
def test_without_weakness_such_an_enemy_stays_out_of_reach() -> None:
    archer = dummy_enemy("archer", abilities=[lasting("skirmish", HarderToReach())])
    table = valskyrr(
        phase="attack", loot=2, heroes={"anna": hero(hand=[blow(Deal(physical=1))], foes=[archer])}
    )
    table.play()

    with refused("V16.10"):
        table.answer("anna", "blow.0")
    table.answer("anna", "end_turn")


@pytest.mark.parametrize(("ignored", "wounds"), [("yes", 3), ("no", 1)])
@shows("V20.18")
def test_an_ability_that_shrugs_damage_off_is_triggered_by_the_attack(
    ignored: str, wounds: int
) -> None:
    ember = dummy_enemy("ember", life=9, abilities=[lasting("hide", ShrugsOff(FLAME, less=2))])
    anna = hero(hand=[blow(Deal(magical=3), fire=True)], foes=[{"id": ember, "weakness": 1}])
    table = valskyrr(phase="attack", heroes={"anna": anna})
    table.play().answer("anna", "blow.0").answer("party", ignored)

    assert table.foe("ember").wounds == wounds
    assert table.foe("ember").conditions[Condition.WEAKNESS] == (ignored == "no")


@pytest.mark.parametrize(("ignored", "wounds"), [("yes", 3), ("no", 2)])
@shows("V20.18")
def test_an_ability_about_defence_is_triggered_by_the_attack(ignored: str, wounds: int) -> None:
    lord = dummy_enemy(
        "lord", life=9, final=True, abilities=[lasting("moored", DefencePerToken(1))]
    )
    anna = hero(hand=[blow(Deal(magical=3))], foes=[{"id": lord, "weakness": 1}])
    table = valskyrr(phase="attack", letters={"inn": "A+"}, heroes={"anna": anna})
    table.play().answer("anna", "blow.0").answer("party", ignored)

    assert table.foe("lord").wounds == wounds


@shows("V20.18")
def test_an_ability_that_changes_nothing_is_not_triggered() -> None:
    ember = dummy_enemy("ember", life=9, abilities=[lasting("hide", ShrugsOff(FLAME, less=2))])
    anna = hero(hand=[blow(Deal(magical=3))], foes=[{"id": ember, "weakness": 1}])
    table = valskyrr(phase="attack", heroes={"anna": anna})
    table.play().answer("anna", "blow.0")

    assert table.question is None
    assert table.foe("ember").wounds == 3
    assert table.foe("ember").conditions == [0, 0, 0, 1]


@shows("V20.18")
@pytest.mark.parametrize(("ignored", "damage"), [("yes", 1), ("no", 3)])
def test_an_ability_about_kin_is_triggered_when_damage_is_dealt(ignored: str, damage: int) -> None:
    hound = dummy_enemy(
        "hound", keywords=[BEAST], abilities=[lasting("pack", MoreDamagePerKin(BEAST))]
    )
    kin = [dummy_enemy(key, keywords=[BEAST]) for key in ("wolf", "bear")]
    foes = [{"id": hound, "weakness": 1}, *kin, dummy_enemy("imp")]
    table = valskyrr(heroes={"anna": hero(foes=foes)}).play(struck()).answer("party", ignored)

    assert [event.physical for event in table.events(events.EnemyAttacked)] == [damage]


@shows("V20.18")
def test_weakness_is_kept_if_a_guarded_enemy_elsewhere_is_in_range_anyway() -> None:
    archer = dummy_enemy("archer", life=9, abilities=[lasting("skirmish", HarderToReach())])
    shot = dummy_card("shot", [Normal(Place.HAND, 3, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    heroes = {"anna": hero(hand=[shot], foes=[dummy_enemy("wolf")])}
    row = [{"id": archer, "weakness": 1}, dummy_enemy("bear")]
    table = valskyrr(phase="attack", heroes=heroes, row=row).play()
    table.answer("anna", "shot.0").answer("anna", "archer")

    assert (table.foe("archer").wounds, table.foe("archer").conditions[Condition.WEAKNESS]) == (
        1,
        1,
    )


@shows("V20.14", "V20.18")
def test_of_several_guards_the_one_that_demands_most_is_ignored() -> None:
    guards = [lasting("skirmish", HarderToReach()), lasting("aloof", Unaffected())]
    shade = {"id": dummy_enemy("shade", life=9, abilities=guards), "weakness": 1}
    shot = dummy_card("shot", [Normal(Place.HAND, 2, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    anna = hero(hand=[shot], foes=[shade, dummy_enemy("wolf")])
    table = valskyrr(phase="attack", heroes={"anna": anna}).play()
    table.answer("anna", "shot.0").answer("anna", "shade")

    assert [event.ability for event in table.events(events.AbilityIgnored)] == ["aloof"]
    assert table.foe("shade").wounds == 1


@shows("V20.18")
def test_an_ability_about_kin_without_any_is_not_triggered() -> None:
    hound = dummy_enemy("hound", abilities=[lasting("pack", MoreDamagePerKin(BEAST))])
    table = valskyrr(heroes={"anna": hero(foes=[{"id": hound, "weakness": 1}])}).play(struck())

    assert table.question is None
    assert table.foe("hound").conditions == [0, 0, 0, 1]


@shows("V20.18")
@pytest.mark.parametrize(("letters", "effect"), [({}, Deal(magical=3)), ({"inn": "A+"}, Draw(1))])
def test_an_ability_about_defence_is_not_triggered_without_anchor_or_damage(
    letters: dict[str, str], effect: Effect
) -> None:
    moored = [lasting("moored", DefencePerToken(1))]
    lord = dummy_enemy("lord", life=9, final=True, abilities=moored)
    act = dummy_card("act", [Normal(Place.HAND, 1, [effect], at=Aim.AN_ENEMY)])
    anna = hero(hand=[act], foes=[{"id": lord, "weakness": 1}])
    table = valskyrr(phase="attack", letters=letters, heroes={"anna": anna}).play()
    table.answer("anna", "act.0")

    assert table.question is None
    assert table.foe("lord").conditions == [0, 0, 0, 1]
