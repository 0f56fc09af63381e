"""The real enemies (Gegner): abilities after a hit and on entering, those that change damage."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.enemies.abilities import PACK_HUNTER
from tafelrunde.games.valskyrr.keywords import ARCANE, COMBAT, GEAR, SPELL
from tafelrunde.games.valskyrr.phases.attack import draw_limit
from tafelrunde.games.valskyrr.phases.travel import retreat
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Condition
from tests.kit.gestures import (
    attacks,
    dummy_guard,
    dummy_strike,
    enters,
    in_turn,
    result,
    uses,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

DECK = ["plain_anna"] * 9
HITTERS = [
    "blackwood_fighter",
    "blackwood_cutpurse",
    "blackwood_harasser",
    "blackwood_magehunter",
    "blackwood_assassin",
    "black_coven_caster",
    "renegade_flamecaster",
    "bloodscorne_vampire",
    "vampire_hound",
]


def disperses(game: Game) -> Flow[None]:
    """All enemies are dispersed."""
    return disperse(game, "V13.08")


# --- After an attack that made the hero bury a card -----------------------------------------------


@pytest.mark.parametrize("foe", HITTERS)
def test_an_ability_after_a_hit_needs_a_buried_card(foe: str) -> None:
    guard = dummy_guard("guard", physical=9, magical=9)
    table = valskyrr(heroes={"anna": hero(hand=[guard], deck=DECK, foes=[foe])})
    table.play(attacks(foe, "anna"))
    table.answer("anna", "guard.0")

    assert table.events(events.AbilityTriggered) == []
    assert table.graveyard("anna") == []


@pytest.mark.parametrize(
    ("foe", "condition", "tokens"),
    [
        ("blackwood_fighter", Condition.DAZE, 2),
        ("blackwood_assassin", Condition.POISON, 1),
        ("renegade_flamecaster", Condition.BURN, 1),
    ],
)
def test_shield_slam_venom_and_firebolt_leave_tokens_once_per_hit(
    foe: str, condition: Condition, tokens: int
) -> None:
    table = valskyrr(heroes={"anna": hero(deck=DECK, foes=[foe]), "bert": hero()})
    table.play(attacks(foe, "anna"))

    expected = [0, 0, 0, 0]
    expected[condition] = tokens
    assert table.hero("anna").conditions == expected
    assert table.hero("bert").conditions == [0, 0, 0, 0]


@shows("V2.27", "V2.28")
def test_thievery_takes_a_gear_card_until_the_enemy_leaves_play() -> None:
    for name in ("axe", "shield"):
        dummy_card(name, keywords=[GEAR])
    zone = ["axe", dummy_card("training"), "shield"]
    kill = dummy_strike("kill", 5)
    table = valskyrr(
        heroes={
            "anna": hero(hero_zone=zone, deck=["plain_anna"] * 2, foes=["blackwood_cutpurse"]),
            "bert": hero(hand=[dummy_strike("kill", 5, reach=2)]),
        }
    )
    table.play(in_turn(attacks("blackwood_cutpurse", "anna"), uses("bert", kill)))
    assert table.asks("anna", "card") == ["axe", "shield"]
    table.answer("anna", "shield")

    assert table.zone("anna") == ["axe", "training"]
    assert table.hand("anna") == ["shield"]  # it came back when the cutpurse died
    moves = [
        (e.source, e.destination) for e in table.events(events.CardMoved) if e.card == "shield"
    ]
    assert moves == [("hero_zone", "attached"), ("attached", "hand")]


def test_thievery_finds_nothing_without_gear() -> None:
    zone = [dummy_card("training")]
    table = valskyrr(heroes={"anna": hero(hero_zone=zone, deck=DECK, foes=["blackwood_cutpurse"])})
    table.play(attacks("blackwood_cutpurse", "anna"))

    assert table.zone("anna") == ["training"]
    assert table.foe("blackwood_cutpurse").attached == ()


def test_skulduggery_takes_a_progress_token_until_the_enemy_leaves_play() -> None:
    dummy_encounter("camp")
    table = valskyrr(
        encounter="camp",
        progress=2,
        heroes={"anna": hero(deck=DECK, foes=["blackwood_harasser"])},
    )
    table.play(attacks("blackwood_harasser", "anna"))
    assert table.game.progress == 1
    assert table.foe("blackwood_harasser").tokens == 1

    table.play(in_turn(attacks("blackwood_harasser", "anna", times=3), disperses))
    steps = [(e.before, e.after) for e in table.events(events.ProgressChanged)]
    assert steps == [(2, 1), (1, 0), (0, 2)]  # the third hit found none


def test_a_stolen_token_is_lost_with_its_encounter() -> None:
    dummy_encounter("camp")
    foe = {"id": "blackwood_harasser", "tokens": 2}
    table = valskyrr(encounter="camp", progress=1, heroes={"anna": hero(foes=[foe])})
    table.play(retreat)

    assert (table.game.progress, table.foe("blackwood_harasser").tokens) == (0, 0)


def test_mana_drain_takes_an_arcane_or_spell_card_from_hand() -> None:
    hand = [
        dummy_card("rune", keywords=[ARCANE]),
        dummy_card("hymn", keywords=[SPELL]),
        dummy_card("lunge", keywords=[COMBAT]),
    ]
    foe = "blackwood_magehunter"
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=DECK, foes=[foe])})
    table.play(attacks(foe, "anna"))
    table.answer("anna", "deck").answer("anna", "deck")
    assert table.asks("anna", "discard_cards") == ["rune", "hymn"]
    table.answer("anna", "hymn")

    assert table.hand("anna") == ["rune", "lunge"]
    assert table.discard_pile("anna") == ["hymn"]


def test_mana_drain_spares_other_cards() -> None:
    foe = "blackwood_magehunter"
    hand = [dummy_card("lunge", keywords=[COMBAT])]
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=["plain_anna"] * 2, foes=[foe])})
    table.play(attacks(foe, "anna"))
    table.answer("anna", "deck").answer("anna", "deck")

    assert table.hand("anna") == ["lunge"]


def test_cursed_bolt_buries_one_more_card() -> None:
    table = valskyrr(heroes={"anna": hero(deck=DECK, foes=["black_coven_caster"])})
    table.play(attacks("black_coven_caster", "anna"))

    assert len(table.graveyard("anna")) == 3  # 2 magical damage and 1


@pytest.mark.parametrize("foe", ["bloodscorne_vampire", "vampire_hound", "vampire_bat_swarm"])
def test_vampiric_heals_one_wound(foe: str) -> None:
    foes = [{"id": foe, "wounds": 2}]
    table = valskyrr(heroes={"anna": hero(deck=DECK, foes=foes)})
    table.play(attacks(foe, "anna"))

    assert table.foe(foe).wounds == 1


# --- When the enemy enters a hero zone ------------------------------------------------------------


@pytest.mark.parametrize("phase", ["pursuit", "attack"])
def test_curse_of_weakness_falls_on_the_hero_it_comes_to(phase: str) -> None:
    foe = "twisted_cursebearer"
    table = valskyrr(phase=phase, heroes={"anna": hero(), "bert": hero()}, row=[foe])
    table.play(enters(foe, "bert"))

    assert table.hero("bert").conditions == [0, 0, 0, 1]
    assert table.hero("anna").conditions == [0, 0, 0, 0]


def test_the_shriek_enrages_one_other_undead_there() -> None:
    foes = ["bonesorrow_warrior", "vampire_hound", "ghoren_warrior"]
    table = valskyrr(
        heroes={"anna": hero(foes=foes), "bert": hero(foes=["bonesorrow_shooter"])},
        row=["vengeful_banshee"],
    )
    table.play(enters("vengeful_banshee", "anna"))
    assert table.asks("party", "enrage") == ["bonesorrow_warrior", "vampire_hound"]
    table.answer("party", "bonesorrow_warrior")

    assert [foe.id for foe in table.game.foes() if foe.enraged] == ["bonesorrow_warrior"]


@pytest.mark.parametrize(("phase", "daze"), [("pursuit", 2), ("attack", 0), ("defence", 0)])
def test_flailing_dazes_in_the_pursuit_phase_only(phase: str, daze: int) -> None:
    table = valskyrr(phase=phase, heroes={"anna": hero()}, row=["twisted_lasher"])
    table.play(enters("twisted_lasher", "anna"))

    assert table.hero("anna").conditions[Condition.DAZE] == daze


@pytest.mark.parametrize(("answer", "buried", "hand"), [("no", 2, 2), ("yes", 0, 0)])
def test_an_ambush_attacks_at_once_unless_two_cards_are_discarded(
    answer: str, buried: int, hand: int
) -> None:
    foe = "blackwood_ambusher"
    cards = [dummy_card("one"), dummy_card("two")]
    table = valskyrr(heroes={"anna": hero(hand=cards, deck=DECK)}, row=[foe])
    table.play(enters(foe, "anna"))
    assert table.asks("anna", "cancel_ambush") == ["no", "yes"]
    table.answer("anna", answer)
    for _ in range(buried):
        table.answer("anna", "deck")

    assert (len(table.graveyard("anna")), len(table.hand("anna"))) == (buried, hand)
    assert table.foe(foe).attacked is (answer == "no")


def test_with_a_single_card_an_ambush_cannot_be_cancelled() -> None:
    table = valskyrr(heroes={"anna": hero(deck=["plain_anna"] * 2)}, row=["blackwood_ambusher"])
    table.hero("anna").hand.append(table.hero("anna").deck.pop())
    table.play(enters("blackwood_ambusher", "anna"))

    table.answer("anna", "deck")
    assert len(table.graveyard("anna")) == 2


def test_the_scavenger_buries_two_cards_from_the_discard_pile() -> None:
    pile = [dummy_card(name) for name in ("one", "two", "three")]
    table = valskyrr(
        heroes={"anna": hero(discard_pile=pile), "bert": hero(discard_pile=["plain_bert"])},
        row=["fellstalker"],
    )
    table.play(enters("fellstalker", "anna"))
    assert table.asks("anna", "bury") == ["one", "two", "three"]
    table.answer("anna", "three", "one")

    assert (table.discard_pile("anna"), table.graveyard("anna")) == (["two"], ["three", "one"])
    assert table.discard_pile("bert") == ["plain_bert"]


def test_the_scavenger_takes_what_there_is() -> None:
    table = valskyrr(heroes={"anna": hero(discard_pile=["plain_anna"])}, row=["fellstalker"])
    table.play(enters("fellstalker", "anna"))

    assert table.graveyard("anna") == ["plain_anna"]
    assert len(table.deck("anna")) == 9


# --- What changes the damage, or the draw limit ---------------------------------------------------


@pytest.mark.parametrize(("foes", "limit"), [(0, 5), (1, 4), (2, 4)])
def test_dark_presence_lowers_the_draw_limit_once(foes: int, limit: int) -> None:
    table = valskyrr(
        heroes={"anna": hero(foes=["wildlands_shaman"] * foes), "bert": hero()},
    )

    assert result(draw_limit(table.game, table.hero("anna"))) == limit
    assert result(draw_limit(table.game, table.hero("bert"))) == 5


@pytest.mark.parametrize(("wounds", "damage"), [(0, 2), (1, 3), (2, 4)])
def test_blood_fury_adds_a_point_for_each_wound(wounds: int, damage: int) -> None:
    foes = [{"id": "ghoren_smallhorn", "wounds": wounds}]
    table = valskyrr(heroes={"anna": hero(foes=foes)})

    assert result(attack_values(table.game, table.foe("ghoren_smallhorn"))) == (damage, 0)


def test_a_pack_hunter_adds_a_point_for_each_other_hound_in_its_zone() -> None:
    foes = ["wild_icehound", "wild_icehound", "vampire_hound", "dire_wolf"]
    table = valskyrr(
        heroes={"anna": hero(foes=foes), "bert": hero(foes=["wild_icehound"])},
        row=["tracker_hound"],
    )
    game = table.game

    values = [result(attack_values(game, foe))[0] for foe in game.foes() if foe.enemy.physical == 1]
    assert values == [3, 3, 1]  # two of the pack beside two other hounds, one alone


@pytest.mark.parametrize(("wounds", "damage"), [(0, 3), (1, 2), (2, 1)])
def test_a_swarm_deals_a_point_for_each_life_point_left(wounds: int, damage: int) -> None:
    foes = [{"id": "vampire_bat_swarm", "wounds": wounds}]
    table = valskyrr(heroes={"anna": hero(foes=foes)})

    assert result(attack_values(table.game, table.foe("vampire_bat_swarm"))) == (damage, 0)


def test_a_pack_hunter_that_is_no_hound_itself_counts_the_others_all_the_same() -> None:
    dummy_enemy("huntsman", abilities=[PACK_HUNTER])
    dummy_enemy("rat")
    alone = valskyrr(heroes={"anna": hero(foes=["huntsman", "rat"])})
    assert result(attack_values(alone.game, alone.foe("huntsman"))) == (1, 0)

    table = valskyrr(heroes={"anna": hero(foes=["huntsman", "wild_icehound"])})
    assert result(attack_values(table.game, table.foe("huntsman"))) == (2, 0)
