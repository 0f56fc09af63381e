"""Chapter 21: enraging, calming, special abilities (Aufstacheln, Beschwichtigen,
Sonderfertigkeiten).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Normal
from tafelrunde.games.valskyrr.phases.defence import start_of_defence
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.rules.enrage import enrage_one, has_standing
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.rules.zones import appear
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    Calm,
    DiscardCards,
    EnrageOther,
    Heal,
    MoreDamage,
    MoreDefence,
    MoveTime,
    Standing,
    When,
)
from tests.kit.gestures import attacks, dummy_guard, enrages, in_turn, result, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_enemy, hero, valskyrr

ATTACK = Enrage(at_once=[Attack()], calms_down=True)
STRONGER = Enrage(while_enraged=[MoreDamage(physical=1), MoreDefence(physical=1)])


def ability(
    key: str,
    when: When | None = None,
    zones: Sequence[Zone] = (Zone.HERO_ZONE,),
    standing: Sequence[Standing] = (),
) -> Ability:
    """A named ability."""
    return Ability(key, Name(de=key, en=key), zones, when, standing)


# --- Enraging and calming -------------------------------------------------------------------------


@shows("V21.01", "V21.05")
def test_an_enraged_enemy_is_turned_and_its_enrage_ability_applies() -> None:
    dummy_enemy("brute", physical=2, furious=True, enrage=STRONGER)
    table = valskyrr(heroes={"anna": hero(deck=["plain_anna"] * 9, foes=["brute"]), "bert": hero()})
    table.play(in_turn(enrages("brute"), attacks("brute", "anna", times=2)))

    assert table.foe("brute").enraged
    assert [e.physical for e in table.events(events.EnemyAttacked)] == [3, 3]
    assert defence(table.game, table.foe("brute")) == (1, 0)


@shows("V21.05")
def test_an_enraged_enemy_that_leaves_play_comes_back_calm() -> None:
    dummy_enemy("brute", physical=2, furious=True, enrage=STRONGER)
    table = valskyrr(heroes={"anna": hero(foes=[{"id": "brute", "enraged": True}])})
    table.play(lambda game: disperse(game, "V13.08"))
    card = table.game.discards[0].pop()
    appear(table.game, card, "V8.08")

    assert not table.foe("brute").enraged
    assert result(attack_values(table.game, table.foe("brute"))) == (2, 0)


@shows("V21.02", "V21.03", "V21.04", "V21.08")
def test_an_attack_by_enraging_happens_at_once_is_calmed_and_can_repeat() -> None:
    dummy_enemy("brute", physical=2, furious=True, enrage=ATTACK)
    table = valskyrr(
        phase="travel",
        heroes={"anna": hero(), "bert": hero(deck=["plain_bert"] * 9, foes=["brute"])},
    )
    table.play(enrages("brute", "brute"))

    assert len(table.graveyard("bert")) == 4  # twice 2, in the travel phase
    assert table.graveyard("anna") == []
    assert not table.foe("brute").enraged
    assert len(table.events(events.EnemyEnraged)) == len(table.events(events.EnemyCalmed)) == 2


@shows("V21.04")
def test_the_enemy_is_calmed_only_after_its_enrage_effect() -> None:
    dummy_enemy("brute", furious=True, enrage=ATTACK)
    table = valskyrr(heroes={"anna": hero(deck=["plain_anna"] * 2, foes=["brute"])})
    table.play(enrages("brute"))

    order = [type(e).__name__ for e in table.events(events.Event)]
    kinds = ("EnemyEnraged", "EnemyAttacked", "CardMoved", "EnemyCalmed")
    assert [name for name in order if name in kinds] == list(kinds)


@shows("V21.06")
def test_enraging_an_enraged_enemy_does_nothing() -> None:
    effect = Enrage(at_once=[Attack()], while_enraged=[MoreDamage(physical=1)])
    dummy_enemy("brute", furious=True, enrage=effect)
    table = valskyrr(heroes={"anna": hero(foes=[{"id": "brute", "enraged": True}])})
    table.play(enrages("brute"))

    assert table.foe("brute").enraged
    assert table.graveyard("anna") == []
    assert table.events(events.EnemyEnraged) == []


@shows("V21.07")
def test_a_player_who_has_to_enrage_chooses_an_enemy_not_yet_enraged() -> None:
    for name in ("brute", "hound", "guard"):
        dummy_enemy(name, furious=True, enrage=STRONGER)
    dummy_enemy("rat")
    foes = [{"id": "brute", "enraged": True}, "hound", "guard", "rat"]
    table = valskyrr(heroes={"anna": hero(foes=foes)})

    def once(game: Game) -> Flow[None]:
        yield from enrage_one(game, game.heroes[0], "V21.07")

    table.play(in_turn(once, once, once))
    assert table.asks("anna", "enrage") == ["hound", "guard"]
    table.answer("anna", "guard")  # then only the hound is left, then nobody

    assert [e.enemy for e in table.events(events.EnemyEnraged)] == ["guard", "hound"]
    assert not table.foe("rat").enraged


@shows("V21.07")
def test_an_enemy_that_enrages_another_takes_one_not_yet_enraged() -> None:
    dummy_enemy("hound", furious=True, enrage=STRONGER)
    dummy_enemy("guard", furious=True, enrage=STRONGER)
    howl = ability("howl", When(Trigger.DEFENCE_START, [EnrageOther()]))
    dummy_enemy("leader", abilities=[howl])
    foes = ["leader", {"id": "hound", "enraged": True}, "guard"]
    table = valskyrr(heroes={"anna": hero(foes=foes)})
    table.play(start_of_defence)

    assert [e.enemy for e in table.events(events.EnemyEnraged)] == ["guard"]
    assert not table.foe("leader").enraged


@shows("V21.09", "V21.10")
@pytest.mark.parametrize("enraged", [True, False])
def test_calming_turns_an_enraged_enemy_back_and_does_nothing_to_others(enraged: bool) -> None:
    dummy_enemy("brute", furious=True, physical=2, enrage=STRONGER)
    dummy_card("soothe", [Normal(Place.HAND, 1, [Calm()], at=Aim.AN_ENEMY)])
    foes = [{"id": "brute", "enraged": enraged}]
    table = valskyrr(heroes={"anna": hero(hand=["soothe"], deck=["plain_anna"] * 9, foes=foes)})
    table.play(in_turn(uses("anna", "soothe"), attacks("brute", "anna")))

    assert table.asks("anna", "bury") == ["soothe", "deck"]
    assert not table.foe("brute").enraged
    assert len(table.events(events.EnemyCalmed)) == int(enraged)
    assert [e.physical for e in table.events(events.EnemyAttacked)] == [2]
    table.answer("anna", "deck").answer("anna", "deck")


@shows("V21.11")
def test_in_the_adventure_zone_an_attack_by_enraging_is_dropped() -> None:
    effect = Enrage(
        at_once=[Attack(), Afflict(Condition.BURN), DiscardCards(1), Heal(1)], calms_down=True
    )
    dummy_enemy("brute", furious=True, enrage=effect)
    table = valskyrr(heroes={"anna": hero(hand=["plain_anna"])}, row=[{"id": "brute", "wounds": 2}])
    table.play(enrages("brute"))

    assert len(table.events(events.EnemyEnraged)) == len(table.events(events.EnemyCalmed)) == 1
    assert table.events(events.EnemyAttacked) == []
    assert table.hero("anna").conditions == [0, 0, 0, 0]
    assert table.hand("anna") == ["plain_anna"]
    assert table.foe("brute").wounds == 1  # what concerns the enemy itself happens


@shows("V21.12")
def test_effects_can_enrage_enemies_without_the_symbol_which_are_merely_turned() -> None:
    dummy_enemy("brute", physical=2)
    howl = ability("howl", When(Trigger.DEFENCE_START, [EnrageOther()]))
    dummy_enemy("leader", abilities=[howl])
    table = valskyrr(
        heroes={"anna": hero(deck=["plain_anna"] * 9, foes=["leader", "brute"])},
    )
    table.play(in_turn(start_of_defence, attacks("brute", "anna")))

    assert table.foe("brute").enraged
    assert [e.physical for e in table.events(events.EnemyAttacked)] == [2]


@shows("V21.12")
def test_a_track_symbol_chooses_furious_enemies_only() -> None:
    dummy_enemy("brute", enrage=STRONGER)
    table = valskyrr(heroes={"anna": hero(foes=["brute"])})
    table.play(lambda game: enrage_one(game, game.heroes[0], "V22.17"))

    assert not table.foe("brute").enraged


@shows("V21.18")
def test_an_attack_by_enraging_is_a_full_attack_in_every_phase() -> None:
    bite = ability("bite", When(Trigger.HIT, [Afflict(Condition.POISON)]))
    dummy_enemy("brute", physical=4, furious=True, abilities=[bite], enrage=ATTACK)
    foes, parry = [{"id": "brute", "daze": 1}], dummy_guard("parry", physical=1)
    table = valskyrr(
        phase="time",
        heroes={"anna": hero(hand=[parry], deck=["plain_anna"] * 3, foes=foes)},
    )
    table.play(enrages("brute"))
    table.answer("anna", "parry.0")
    table.answer("anna", "deck").answer("anna", "deck")

    assert len(table.graveyard("anna")) == 2  # 4, dazed 3, parried 2
    assert table.hero("anna").conditions[Condition.POISON] == 1


# --- Special abilities ----------------------------------------------------------------------------

HERO, ROW = Zone.HERO_ZONE, Zone.ADVENTURE_ZONE


@pytest.mark.parametrize(
    ("zones", "here", "works"),
    [
        pytest.param([HERO], "hero", True, marks=shows("V21.13")),
        pytest.param([HERO], "row", False, marks=shows("V21.13")),
        pytest.param([ROW], "hero", False, marks=shows("V21.14")),
        pytest.param([ROW], "row", True, marks=shows("V21.14")),
        pytest.param([HERO, ROW], "hero", True, marks=shows("V21.15")),
        pytest.param([HERO, ROW], "row", True, marks=shows("V21.15")),
        pytest.param([], "hero", True, marks=shows("V21.16")),
        pytest.param([], "row", True, marks=shows("V21.16")),
    ],
)
def test_an_ability_applies_in_the_zones_whose_symbols_it_shows(
    zones: list[Zone], here: str, works: bool
) -> None:
    drum = ability("drum", When(Trigger.DEFENCE_START, [MoveTime(1)]), zones)
    tough = ability("tough", None, zones, [MoreDefence(physical=2)])
    dummy_enemy("brute", abilities=[drum, tough])
    table = valskyrr(
        time=3,
        heroes={"anna": hero(foes=["brute"] if here == "hero" else [])},
        row=["brute"] if here == "row" else [],
    )
    table.play(start_of_defence)

    assert table.game.time == (4 if works else 3)
    standing = has_standing(table.game, table.foe("brute"), MoreDefence)
    assert (standing is not None) is works


@shows("V21.17")
def test_abilities_are_resolved_without_asking() -> None:
    drum = ability("drum", When(Trigger.DEFENCE_START, [MoveTime(1)]))
    dummy_enemy("brute", abilities=[drum])
    table = valskyrr(time=3, heroes={"anna": hero(foes=["brute"])})
    table.play(start_of_defence)

    assert table.question is None
    assert table.game.time == 4
    assert [e.ability for e in table.events(events.AbilityTriggered)] == ["drum"]


@shows("V21.17")
@pytest.mark.parametrize(("answer", "time"), [("yes", 3), ("no", 4)])
def test_only_weakness_lets_the_players_leave_an_ability_out(answer: str, time: int) -> None:
    drum = ability("drum", When(Trigger.DEFENCE_START, [MoveTime(1)]))
    dummy_enemy("brute", abilities=[drum])
    table = valskyrr(time=3, heroes={"anna": hero(foes=[{"id": "brute", "weakness": 1}])})
    table.play(start_of_defence)
    table.answer("party", answer)

    assert table.game.time == time


@shows("V21.13")
def test_an_ability_of_another_zone_is_not_replaced_by_what_holds_while_enraged() -> None:
    strong = ability("strong", standing=[MoreDamage(physical=3)])
    shell = Enrage(while_enraged=[MoreDefence(physical=1)])
    brute = dummy_enemy("brute", abilities=[strong], enrage=shell)
    table = valskyrr(heroes={"anna": hero()}, row=[{"id": brute, "enraged": True}])
    foe = table.foe("brute")

    assert has_standing(table.game, foe, MoreDamage) is None
    assert has_standing(table.game, foe, MoreDefence) == MoreDefence(physical=1)
