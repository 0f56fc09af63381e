"""Chapter 16: actions, range and the empty hero zone."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import SWORD
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Action,
    Fast,
    HeroBoard,
    HeroCard,
    Normal,
    Reaction,
    Reflex,
)
from tafelrunde.games.valskyrr.rules.damage import attack
from tafelrunde.games.valskyrr.terms import Aim, Place, Whose, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    DiscardCards,
    Draw,
    Focus,
    HarderToReach,
    MoveEnemy,
    Prevent,
    ReachReduced,
    Recall,
    Regenerate,
    Unaffected,
    Unbury,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, dummy_tile, hero, valskyrr

HAND, HERO_ZONE = Place.HAND, Place.HERO_ZONE
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
ANY_ATTACK = Reaction(Window.HERO_ACTION, damage=True, whose=Whose.ANY)
ANYONE_HURT = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
ANYTIME = Reaction(Window.ANYTIME)


def strike(reach: int, at: Aim = Aim.AN_ENEMY) -> Action:
    """A normal action that deals 2 physical damage."""
    return Normal(HAND, reach, [Deal(physical=2)], at=at)


def shot(reach: int) -> str:
    """A card with an attack of that range."""
    return dummy_card(f"shot_{reach}", [strike(reach)])


def salve(reach: int) -> str:
    """A card with a healing action of that range."""
    return dummy_card(f"salve_{reach}", [Fast(HAND, reach, [Regenerate(1)], at=Aim.A_HERO)])


def at_the_ford(*cards: str, foes: tuple[str, ...] = ("pike", "crab"), **position: Any) -> Table:
    """Anna's turn: two enemies in her zone, one in Bert's zone, one in the row."""
    for name in (*foes, "otter", "heron"):
        dummy_enemy(name, life=9)
    position.setdefault("row", ["heron"])
    heroes = {
        "anna": hero(hand=list(cards), foes=list(foes), normal_left=2),
        "bert": hero(foes=["otter"], acted=True),
    }
    return valskyrr(phase="attack", active="anna", heroes=heroes, **position).play()


def place_with(reduced: int) -> dict[str, Any]:
    """The party stands where range 2 and more is reduced."""
    tile = dummy_tile("thicket", standing=[ReachReduced(reduced)])
    names = [
        card.id for card in VALSKYRR.scenarios.build({"heroes": {"anna": {}, "bert": {}}}).tiles
    ]
    return {"tiles": [tile, *names[1:]], "party": tile}


# --- Range ----------------------------------------------------------------------------------------


@shows("V16.11", "V16.12")
def test_range_1_reaches_the_enemies_in_the_own_hero_zone_only() -> None:
    table = at_the_ford(shot(1)).answer("anna", "shot_1.0")

    assert table.asks("anna", "target") == ["pike", "crab"]
    table.stops_at("target")


@shows("V16.11")
@pytest.mark.parametrize("reach", [1, 2, 3, 4])
def test_the_printed_number_says_what_an_action_can_affect(reach: int) -> None:
    table = at_the_ford(shot(reach), salve(reach)).answer("anna", f"shot_{reach}.0")
    far = ["pike", "crab", "otter"]
    assert table.asks("anna", "target") == (["heron", *far] if reach > 1 else ["pike", "crab"])
    table.answer("anna", "pike").answer("anna", f"salve_{reach}.0")

    if reach == 1:
        table.stops_at("restore")  # her own cards; nobody else is within range
    else:
        assert table.asks("anna", "target_hero") == ["anna", "bert"]
        table.stops_at("target_hero")


@shows("V16.11")
def test_every_action_of_every_card_has_a_range_of_at_most_4() -> None:
    cards = [each for each in library.PRINTED.values() if isinstance(each, HeroCard | HeroBoard)]
    ranges = {action.reach for card in cards for action in card.actions}
    assert ranges <= {0, 1, 2, 3, 4}
    assert {1, 2} <= ranges


@shows("V16.12")
def test_range_1_covers_the_own_board_hand_deck_discard_pile_and_graveyard() -> None:
    effects = [Draw(1), Unbury(1), Recall([SWORD]), DiscardCards(1), Focus(1)]
    card = dummy_card("tidy_up", [Fast(HAND, 1, effects)])
    buried, blade, top = (dummy_card(key, keywords=[SWORD]) for key in ("lost", "blade", "top"))
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[card], deck=[top], discard_pile=[blade], graveyard=[buried], focus=2)
        },
    )
    table.play().answer("anna", "tidy_up.0").answer("anna", "lost").answer("anna", "blade")

    assert table.focus("anna") == 3
    assert table.graveyard("anna") == []
    assert table.discard_pile("anna") == ["lost", "top", "tidy_up"]
    assert table.hand("anna") == ["blade"]  # put on the deck, drawn at the end of the turn


@shows("V16.13", "V16.18")
def test_range_1_modifies_own_actions_and_no_other_heros() -> None:
    near = dummy_card("near", [Reflex(HERO_ZONE, 1, [Bonus(physical=1)], when=ANY_ATTACK)])
    far = dummy_card("far", [Reflex(HERO_ZONE, 2, [Bonus(physical=2)], when=ANY_ATTACK)])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[shot(1)], hero_zone=[near], foes=[dummy_enemy("pike", life=9)]),
            "bert": hero(hero_zone=[near, far], acted=True),
        },
    )
    table.play().answer("anna", "shot_1.0")

    table.answer("anna", "near.0")
    assert table.asks("bert", "reflex") == ["far.0", "pass"]
    assert table.closed("bert", "near.0") == "V16.18"
    table.answer("bert", "far.0")

    assert table.foe("pike").wounds == 5


@shows("V16.14", "V16.15")
def test_range_2_also_reaches_enemies_in_other_hero_zones_and_in_the_adventure_zone() -> None:
    table = at_the_ford(shot(2)).answer("anna", "shot_2.0")

    assert table.asks("anna", "target") == ["heron", "pike", "crab", "otter"]
    table.answer("anna", "otter")
    assert table.foe("otter").wounds == 2


@shows("V16.14")
@pytest.mark.parametrize(("reach", "graves"), [(1, ([], ["plain_bert"])), (2, None)])
def test_range_2_is_needed_to_help_another_hero(
    reach: int, graves: tuple[list[str], list[str]] | None
) -> None:
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[salve(reach)], graveyard=["plain_anna"]),
            "bert": hero(graveyard=["plain_bert"], acted=True),
        },
    )
    table.play().answer("anna", f"salve_{reach}.0")

    if graves is None:
        assert table.asks("anna", "target_hero") == ["anna", "bert"]
        table.stops_at("target_hero")
    else:
        table.answer("anna", "plain_anna")
        assert (table.graveyard("anna"), table.graveyard("bert")) == graves


@shows("V16.16")
def test_range_3_and_more_reaches_no_more_than_range_2() -> None:
    for reach in (2, 3, 4):
        table = at_the_ford(shot(reach)).answer("anna", f"shot_{reach}.0")
        assert table.asks("anna", "target") == ["heron", "pike", "crab", "otter"]
        table.stops_at("target")


@shows("V16.16")
def test_surplus_range_helps_against_what_reduces_range() -> None:
    table = at_the_ford(shot(2), shot(3), **place_with(reduced=1))
    table.answer("anna", "shot_2.0")
    assert table.asks("anna", "target") == ["pike", "crab"]
    table.answer("anna", "pike").answer("anna", "shot_3.0")

    assert table.asks("anna", "target") == ["heron", "pike", "crab", "otter"]
    table.stops_at("target")


@shows("V16.16")
def test_surplus_range_reaches_an_enemy_that_is_harder_to_reach() -> None:
    cover = Ability("cover", Name(de="Deckung", en="Cover"), zones=(), standing=[HarderToReach()])
    dummy_enemy("lynx", life=9, abilities=[cover])
    table = at_the_ford(shot(2), shot(3), row=["lynx"]).answer("anna", "shot_2.0")
    assert "lynx" not in table.asks("anna", "target")
    table.answer("anna", "pike").answer("anna", "shot_3.0").answer("anna", "lynx")

    assert table.foe("lynx").wounds == 2


@shows("V16.17")
def test_an_action_whose_range_is_reduced_to_0_cannot_be_resolved() -> None:
    table = at_the_ford(shot(2), shot(1), **place_with(reduced=2))

    assert table.asks("anna", "action") == ["end_turn", "shot_1.0"]
    assert table.closed("anna", "shot_2.0") == "V16.17"
    table.stops_at("action")


@shows("V16.17")
def test_with_range_0_an_action_reaches_no_hero_either() -> None:
    table = at_the_ford(salve(2), salve(1), **place_with(reduced=2))

    assert table.asks("anna", "action") == ["end_turn", "salve_1.0"]
    assert table.closed("anna", "salve_2.0") == "V16.17"
    table.stops_at("action")

    table = at_the_ford(salve(2), **place_with(reduced=1))
    assert table.asks("anna", "action") == ["end_turn", "salve_2.0"]  # range 1 is enough
    table.stops_at("action")


# --- Reflexes for others --------------------------------------------------------------------------


def guards(name: str) -> Table:
    """Anna holds preventing reflexes of range 1 and 2, and one of the two heroes is attacked."""
    near = dummy_card("near", [Reflex(HERO_ZONE, 1, [Prevent(physical=1)], when=ANYONE_HURT)])
    far = dummy_card("far", [Reflex(HERO_ZONE, 2, [Prevent(physical=1)], when=ANYONE_HURT)])
    foes = {name: [dummy_enemy("pike", physical=2)]}
    table = valskyrr(
        heroes={
            "anna": hero(hero_zone=[near, far], foes=foes.get("anna", [])),
            "bert": hero(foes=foes.get("bert", [])),
        }
    )
    index = ("anna", "bert").index(name)
    return table.play(
        lambda game: attack(game, game.heroes[index].foes[0], game.heroes[index], "V12.06")
    )


@shows("V16.12", "V16.14", "V16.18")
def test_any_reflex_prevents_damage_to_the_own_hero() -> None:
    table = guards("anna")

    assert table.asks("anna", "reflex") == ["near.0", "far.0", "pass"]
    table.answer("anna", "near.0").answer("anna", "far.0")
    assert table.graveyard("anna") == []


@shows("V16.18")
def test_preventing_damage_to_another_hero_needs_range_2() -> None:
    table = guards("bert")

    assert table.asks("anna", "reflex") == ["far.0", "pass"]
    assert table.closed("anna", "near.0") == "V16.18"
    table.answer("anna", "far.0")
    assert len(table.graveyard("bert")) == 1


@shows("V16.18")
def test_where_range_2_is_reduced_to_1_a_reflex_helps_the_own_hero_only() -> None:
    far = dummy_card("far", [Reflex(HERO_ZONE, 2, [Prevent(physical=1)], when=ANYONE_HURT)])
    table = valskyrr(
        heroes={"anna": hero(hero_zone=[far]), "bert": hero(foes=[dummy_enemy("pike")])},
        **place_with(reduced=1),
    )
    table.play(lambda game: attack(game, game.heroes[1].foes[0], game.heroes[1], "V12.06"))

    assert len(table.graveyard("bert")) == 1  # nobody could be asked


# --- The empty hero zone --------------------------------------------------------------------------


@shows("V16.19", "V16.15")
def test_with_an_empty_hero_zone_actions_against_enemies_get_1_more_range() -> None:
    table = at_the_ford(shot(1), foes=()).answer("anna", "shot_1.0")

    assert table.asks("anna", "target") == ["heron", "otter"]
    table.answer("anna", "heron")
    assert table.foe("heron").wounds == 2


@shows("V16.19")
def test_the_empty_hero_zone_does_not_extend_actions_that_cannot_target_enemies() -> None:
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[salve(1)], graveyard=["plain_anna"]),
            "bert": hero(graveyard=["plain_bert"]),
        },
    )
    table.play().answer("anna", "salve_1.0")

    assert table.asks("anna", "restore") == ["plain_anna", "done"]  # no other hero was offered
    table.stops_at("restore")


@shows("V16.20")
def test_range_1_suffices_to_modify_an_own_action_extended_by_the_empty_hero_zone() -> None:
    spur = dummy_card("spur", [Reflex(HAND, 1, [Bonus(physical=1)], when=OWN_ATTACK)])
    table = at_the_ford(shot(1), spur, foes=())
    table.answer("anna", "shot_1.0").answer("anna", "spur.0").answer("anna", "heron")

    assert table.foe("heron").wounds == 3


@shows("V16.21")
def test_the_empty_hero_zone_is_checked_when_the_target_is_chosen() -> None:
    send_away = [MoveEnemy(Zone.ADVENTURE_ZONE)]
    duck = dummy_card("duck", [Reflex(HAND, 1, send_away, when=ANYTIME, at=Aim.ENEMY_HERE)])
    table = at_the_ford(shot(1), duck, foes=("pike",))
    table.answer("anna", "shot_1.0").answer("anna", "duck.0")

    assert table.asks("anna", "target") == ["heron", "pike", "otter"]
    table.stops_at("target")


@shows("V16.21")
def test_a_zone_that_empties_during_an_action_extends_only_the_next_one() -> None:
    dummy_enemy("pike", life=2)
    cards = [dummy_card(key, [strike(1, at=Aim.UP_TO_TWO_ENEMIES)]) for key in ("one", "two")]
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=cards, foes=["pike"], normal_left=2)},
        row=[dummy_enemy("heron"), dummy_enemy("otter")],
        loot=0,
    )
    table.play().answer("anna", "one.0")  # only the pike was in range
    assert (table.foes("anna"), table.row) == ([], ["heron", "otter"])

    table.answer("anna", "two.0")
    assert table.asks("anna", "targets") == ["heron", "otter"]
    table.stops_at("targets")


@shows("V16.15", "V16.19")
def test_range_1_reaches_another_hero_zone_while_the_own_one_is_empty() -> None:
    table = at_the_ford(shot(1), foes=(), row=[]).answer("anna", "shot_1.0")

    assert table.foe("otter").wounds == 2


@shows("V21.13", "V16.15")
def test_a_guard_that_does_not_work_in_the_row_demands_nothing_there() -> None:
    cover = Ability(
        "cover", Name(de="Deckung", en="Cover"), (Zone.HERO_ZONE,), standing=[HarderToReach()]
    )
    dummy_enemy("lynx", life=9, abilities=[cover])
    table = at_the_ford(shot(2), row=["lynx", "heron"]).answer("anna", "shot_2.0")

    assert "lynx" in table.asks("anna", "target")
    table.stops_at("target")


@shows("V16.16", "V16.19")
def test_a_guarded_enemy_is_no_nearer_for_the_empty_hero_zone_than_it_says() -> None:
    cover = Ability("cover", Name(de="Deckung", en="Cover"), zones=(), standing=[HarderToReach()])
    lynx = dummy_enemy("lynx", life=9, abilities=[cover])
    heroes = {"anna": hero(hand=[shot(1), shot(2)], normal_left=1)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, row=[lynx], loot=0).play()

    assert table.asks("anna", "action") == ["end_turn", "shot_2.0"]  # 2 and 1 more against 3
    assert table.closed("anna", "shot_1.0") == "V16.10"
    table.stops_at("action")


@shows("V16.14", "V16.15")
@pytest.mark.parametrize("elsewhere", ["row", "bert"])
def test_past_an_untouchable_enemy_of_the_own_zone_others_are_still_2_away(elsewhere: str) -> None:
    aloof = Ability("aloof", Name(de="Entrückt", en="Aloof"), zones=(), standing=[Unaffected()])
    shade, otter = dummy_enemy("shade", abilities=[aloof]), dummy_enemy("otter")
    heroes = {
        "anna": hero(hand=[shot(1), shot(2)], foes=[shade], normal_left=1),
        "bert": hero(foes=[otter] if elsewhere == "bert" else [], acted=True),
    }
    row = [otter] if elsewhere == "row" else []
    table = valskyrr(phase="attack", active="anna", heroes=heroes, row=row, loot=0).play()

    assert table.asks("anna", "action") == ["end_turn", "shot_2.0"]
    table.stops_at("action")


@shows("V16.15", "V16.16")
def test_of_a_near_enemy_behind_two_guards_and_a_far_one_the_far_one_is_easier_to_reach() -> None:
    name = Name(de="Deckung", en="Cover")
    covers = [Ability(key, name, zones=(), standing=[HarderToReach()]) for key in ("bush", "wall")]
    lynx = dummy_enemy("lynx", life=9, abilities=covers)
    heroes = {"anna": hero(hand=[shot(2)], foes=[lynx], normal_left=1)}
    row = [dummy_enemy("heron", life=9)]
    table = valskyrr(phase="attack", active="anna", heroes=heroes, row=row, loot=0).play()
    table.answer("anna", "shot_2.0")  # the lynx would need 3

    assert (table.foe("heron").wounds, table.foe("lynx").wounds) == (2, 0)


@shows("V2.03", "V16.14")
def test_an_attack_on_each_enemy_of_the_own_zone_stays_there_whatever_its_range() -> None:
    sweep = dummy_card("sweep", [strike(3, at=Aim.EACH_ENEMY_HERE)])
    table = at_the_ford(sweep).answer("anna", "sweep.0")

    wounds = {foe.id: foe.wounds for foe in table.game.foes()}
    assert wounds == {"heron": 0, "pike": 2, "crab": 2, "otter": 0}
