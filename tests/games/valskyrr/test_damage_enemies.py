"""Chapter 18: damage, wounds and death (Schaden, Wunden und Tod): defence, wounds, vulnerability
and death of enemies.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BEAST, BLUNT, FLAME, FROST, Keyword
from tafelrunde.games.valskyrr.nouns import Normal, Reaction, Reflex, Vulnerable
from tafelrunde.games.valskyrr.rules.wounds import heal
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Draw,
    Focus,
    PutProgress,
    When,
)
from tests.kit.gestures import dummy_strike, in_turn, plain, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)


def anna_strikes(foes: list[str], cards: list[str], **position: Any) -> Table:
    """Anna resolves all cards of her hand against the enemies in her zone."""
    table = valskyrr(heroes={"anna": hero(hand=cards, foes=foes, focus=0)}, **position)
    return table.play(uses("anna", *cards))


# --- Defence and wounds ---------------------------------------------------------------------------


@shows("V18.11", "V18.13", "V18.19")
@pytest.mark.parametrize(
    ("physical", "magical", "wounds"), [(3, 0, 2), (0, 3, 1), (3, 3, 3), (1, 2, 0), (1, 4, 2)]
)
def test_each_kind_of_damage_meets_its_own_defence_and_the_rest_becomes_wounds(
    physical: int, magical: int, wounds: int
) -> None:
    dummy_enemy("brute", life=9, defence_physical=1, defence_magical=2)
    dummy_enemy("hound", life=9)
    table = anna_strikes(["brute", "hound"], [dummy_strike("cut", physical, magical)])
    table.answer("anna", "brute")

    assert table.foe("brute").wounds == wounds
    assert table.foe("hound").wounds == 0
    assert [e.wounds for e in table.events(events.EnemyWounded)] == ([wounds] if wounds else [])


@shows("V18.12")
def test_defence_counts_anew_against_each_attack() -> None:
    dummy_enemy("brute", life=9, defence_physical=2)
    table = anna_strikes(["brute"], [dummy_strike("cut", 2), dummy_strike("stab", 2)])

    assert [e.through for e in table.events(events.AttackMade)] == [0, 0]
    assert table.foe("brute").wounds == 0


@shows("V18.39", "V18.40")
def test_an_enemy_heals_only_by_losing_wounds_and_its_life_stays_the_same() -> None:
    dummy_enemy("brute", life=3)
    dummy_enemy("hound", life=3)
    foes = [{"id": "brute", "wounds": 2}, {"id": "hound", "wounds": 0}]
    table = valskyrr(heroes={"anna": hero(foes=foes, hand=[dummy_strike("cut", 1)])})

    def all_heal(game: Game) -> None:
        for foe in game.foes():
            heal(game, foe, 1, "V18.39")

    table.play(in_turn(plain(all_heal), uses("anna", "cut"))).answer("anna", "brute")

    assert [(e.enemy, e.wounds) for e in table.events(events.EnemyHealed)] == [("brute", 1)]
    assert table.foe("brute").wounds == 2  # 2 - 1 + 1 of 3: it lives
    assert table.foe("brute").life == 3


@shows("V18.41")
def test_wounds_on_a_final_enemy_work_as_on_any_other() -> None:
    ghardhak = {"id": "ghardhak", "wounds": 7}  # life 9 with one hero, defence 2/1
    hand = [dummy_strike("cut", 3), dummy_strike("stab", 3)]
    table = valskyrr(
        encounter="ghardhaks_war_camp", heroes={"anna": hero(hand=hand, foes=[ghardhak])}
    )
    table.play(uses("anna", "cut"))
    assert table.foe("ghardhak").wounds == 8
    assert not table.game.final_killed
    table = valskyrr(
        encounter="ghardhaks_war_camp", heroes={"anna": hero(hand=hand, foes=[ghardhak])}
    )
    table.play(uses("anna", "cut", "stab"))

    assert table.game.final_killed
    assert table.foes("anna") == []


# --- Vulnerability --------------------------------------------------------------------------------


@shows("V18.20", "V18.21", "V18.23", "V18.24")
@pytest.mark.parametrize(("keyword", "wounds"), [(FLAME, 2), (BLUNT, 2), (FROST, 0)])
def test_a_matching_keyword_wounds_a_vulnerable_enemy_past_its_defence(
    keyword: Keyword, wounds: int
) -> None:
    vulnerable = [Vulnerable(wounds=2, to=[FLAME, BLUNT])]
    dummy_enemy("brute", life=9, defence_physical=5, vulnerable=vulnerable)
    table = anna_strikes(["brute"], [dummy_strike("cut", 5, keywords=[keyword])])

    assert table.foe("brute").wounds == wounds
    marks = [(e.wounds, e.vulnerable) for e in table.events(events.EnemyWounded)]
    assert marks == ([(2, True)] if wounds else [])


@shows("V18.23")
def test_wounds_of_vulnerability_come_on_top_of_the_damage() -> None:
    dummy_enemy("brute", life=9, defence_physical=1, vulnerable=[Vulnerable(1, [FLAME])])
    table = anna_strikes(["brute"], [dummy_strike("cut", 3, keywords=[FLAME])])

    assert table.foe("brute").wounds == 3  # 1 + (3 - 1)


@shows("V18.22")
def test_inherited_keywords_count_for_vulnerability() -> None:
    dummy_enemy("brute", life=9, vulnerable=[Vulnerable(1, [FLAME])])
    when = Reaction(Window.HERO_ACTION)
    dummy_card("embers", [Reflex(Place.HAND, 1, [Bonus(focus=1)], when)], [FLAME])
    hand = [dummy_strike("cut", 1), dummy_strike("stab", 1), "embers"]
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=["brute"])})
    table.play(uses("anna", "cut", "stab"))
    table.passes("anna")
    assert table.foe("brute").wounds == 1
    table.answer("anna", "embers.0")

    assert table.foe("brute").wounds == 3


@shows("V18.25")
def test_each_printed_vulnerability_takes_effect_at_most_once() -> None:
    dummy_enemy("brute", life=9, vulnerable=[Vulnerable(1, [FLAME, BLUNT])])
    twice = [Vulnerable(1, [FLAME]), Vulnerable(2, [BLUNT]), Vulnerable(4, [FROST])]
    dummy_enemy("hound", life=9, vulnerable=twice)
    hammer = dummy_strike("hammer", 0, keywords=[FLAME, BLUNT], at=Aim.EACH_ENEMY_HERE)
    table = anna_strikes(["brute", "hound"], [hammer])

    assert table.foe("brute").wounds == 1
    assert table.foe("hound").wounds == 3


@shows("V18.26")
def test_vulnerability_is_checked_for_each_target_separately() -> None:
    dummy_enemy("brute", life=9, vulnerable=[Vulnerable(1, [FLAME])])
    dummy_enemy("hound", life=9, vulnerable=[Vulnerable(2, [FLAME])])
    dummy_enemy("guard", life=9, vulnerable=[Vulnerable(3, [FROST])])
    blast = dummy_strike("blast", 1, keywords=[FLAME], at=Aim.EACH_ENEMY_HERE)
    table = anna_strikes(["brute", "hound", "guard"], [blast])

    assert [table.foe(name).wounds for name in ("brute", "hound", "guard")] == [2, 3, 1]


@shows("V18.42")
def test_an_effect_without_damage_triggers_vulnerability_too() -> None:
    dummy_enemy("brute", life=9, vulnerable=[Vulnerable(1, [FLAME])])
    daze = [Afflict(Condition.DAZE)]
    dummy_card("glare", [Normal(Place.HAND, 1, daze, at=Aim.AN_ENEMY)], [FLAME])
    table = anna_strikes(["brute"], ["glare"])

    assert table.foe("brute").wounds == 1
    assert table.foe("brute").conditions[Condition.DAZE] == 1
    assert table.events(events.AttackMade) == []


# --- Killed enemies -------------------------------------------------------------------------------


@shows("V18.31", "V18.33", "V18.34")
@pytest.mark.parametrize(("damage", "killed"), [(2, False), (3, True), (5, True)])
def test_an_enemy_is_killed_when_its_wounds_reach_its_life(damage: int, killed: bool) -> None:
    dummy_enemy("brute", life=3, loot=2)
    table = anna_strikes(["brute"], [dummy_strike("cut", damage)], loot=1)

    assert table.foes("anna") == ([] if killed else ["brute"])
    assert table.game.loot == (3 if killed else 1)
    assert table.ids(table.game.discards[0]) == (["brute"] if killed else [])
    assert [e.loot for e in table.events(events.EnemyKilled)] == ([2] if killed else [])


@shows("V18.32")
def test_the_action_that_kills_is_resolved_to_its_end() -> None:
    dummy_enemy("brute", life=1)
    dummy_enemy("hound", life=9)
    more = [Afflict(Condition.DAZE), Draw(1), Focus(3)]
    sweep = dummy_strike("sweep", 2, at=Aim.UP_TO_TWO_ENEMIES, more=more)
    table = valskyrr(
        heroes={
            "anna": hero(hand=[sweep], deck=["plain_anna"], foes=["brute", "hound"], focus=0),
        }
    )
    table.play(uses("anna", "sweep")).answer("anna", "brute", "hound")

    assert table.foes("anna") == ["hound"]
    assert table.foe("hound").wounds == 2
    assert table.foe("hound").conditions[Condition.DAZE] == 1
    assert table.hand("anna") == ["plain_anna"]
    assert table.focus("anna") == 3


@shows("V18.35", "V18.36")
def test_if_one_effect_kills_several_only_the_one_with_the_highest_loot_counts() -> None:
    dummy_enemy("brute", life=1, loot=1, keywords=(BEAST,))
    dummy_enemy("hound", life=1, loot=3)
    dummy_encounter("hunt", progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)])])
    blast = dummy_strike("blast", 1, at=Aim.EACH_ENEMY_HERE)
    table = anna_strikes(["brute", "hound"], [blast], encounter="hunt", loot=0)

    assert table.game.loot == 3
    assert table.game.progress == 1
    assert table.game.encounter_kills == 1
    assert [e.enemy for e in table.events(events.EnemyKilled)] == ["hound"]
    assert [(e.enemy, e.destination) for e in table.events(events.EnemyLeft)] == [
        ("brute", "discard_pile")
    ]
    assert sorted(table.ids(table.game.discards[0])) == ["brute", "hound"]


@shows("V18.35")
def test_among_equal_loot_the_players_choose_which_enemy_counts_as_killed() -> None:
    dummy_enemy("brute", life=1)
    dummy_enemy("hound", life=1)
    dummy_enemy("rat", life=1, loot=0)
    blast = dummy_strike("blast", 1, at=Aim.EACH_ENEMY_HERE)
    table = anna_strikes(["brute", "hound", "rat"], [blast], loot=0)

    assert table.asks("party", "killed") == ["brute", "hound"]
    table.answer("party", "hound")
    assert [e.enemy for e in table.events(events.EnemyKilled)] == ["hound"]
    assert table.game.loot == 1


@shows("V18.33")
def test_enemies_killed_by_different_effects_bring_their_loot_each() -> None:
    dummy_enemy("brute", life=1, loot=1)
    dummy_enemy("hound", life=1, loot=3)
    hand = [dummy_strike("cut", 1), dummy_strike("stab", 1)]
    table = anna_strikes(["brute", "hound"], hand, loot=0)
    table.answer("anna", "brute")

    assert table.game.loot == 4


@shows("V18.37")
def test_enemies_dying_of_burn_and_poison_give_their_full_loot_each() -> None:
    dummy_enemy("brute", life=2, loot=1, physical=0)
    dummy_enemy("hound", life=1, loot=2, physical=0)
    foes = [{"id": "brute", "burn": 1, "poison": 1}, {"id": "hound", "burn": 1}]
    table = valskyrr(phase="defence", step=2, loot=0, heroes={"anna": hero(foes=foes)})
    table.play().answer("party", "brute")

    assert table.foes("anna") == []
    assert table.game.loot == 3
    assert [e.enemy for e in table.events(events.EnemyKilled)] == ["brute", "hound"]


@shows("V18.38")
def test_an_enemy_dying_of_vulnerability_is_killed_by_the_action() -> None:
    dummy_enemy("brute", life=1, loot=2, defence_physical=9, vulnerable=[Vulnerable(1, [FLAME])])
    dummy_enemy("hound", life=1, loot=1)
    blast = dummy_strike("blast", 1, keywords=[FLAME], at=Aim.EACH_ENEMY_HERE, more=[Focus(2)])
    table = anna_strikes(["brute", "hound"], [blast], loot=0)

    assert table.foes("anna") == []
    assert table.game.loot == 2  # one effect: only the highest loot
    assert [e.enemy for e in table.events(events.EnemyKilled)] == ["brute"]
    assert table.focus("anna") == 2


@shows("V18.43")
def test_a_killed_final_enemy_gives_no_loot_and_lies_beside_the_board() -> None:
    ghardhak = {"id": "ghardhak", "wounds": 8}
    table = valskyrr(
        encounter="ghardhaks_war_camp",
        loot=1,
        heroes={"anna": hero(hand=[dummy_strike("cut", 3)], foes=[ghardhak])},
    )
    table.play(uses("anna", "cut"))

    assert table.game.loot == 1
    assert table.game.final_killed
    assert "ghardhak" in table.ids(table.game.set_aside)
    assert table.game.discards == [[], [], []]
    assert table.game.won is None  # decided by the victory check


@shows("V18.35", "V18.36", "V18.43")
def test_a_final_enemy_killed_together_with_others_counts_as_killed_beside_the_richest() -> None:
    ghardhak = {"id": "ghardhak", "wounds": 8}
    blast = dummy_strike("blast", 3, at=Aim.EACH_ENEMY_HERE)
    foes = [dummy_enemy("brute", life=1, loot=2), ghardhak, dummy_enemy("pup", life=1, loot=1)]
    table = valskyrr(
        encounter="ghardhaks_war_camp", loot=0, heroes={"anna": hero(hand=[blast], foes=foes)}
    )
    table.play(uses("anna", "blast"))

    assert table.game.final_killed
    assert table.foes("anna") == []
    assert table.game.loot == 2
    killed = [event.enemy for event in table.events(events.EnemyKilled)]
    assert sorted(killed) == ["brute", "ghardhak"]
