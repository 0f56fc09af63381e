"""Edges of several chapters: what holds for each of several cards, points of damage and rounds."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.valskyrr.events import EnemyAttacked, HeroDefeated
from tafelrunde.games.valskyrr.keywords import FLAME
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Enrage,
    Fast,
    Reaction,
    Reflex,
    Vulnerable,
)
from tafelrunde.games.valskyrr.phases.defence import defence_phase, start_of_defence
from tafelrunde.games.valskyrr.phases.pursuit import pursuit_phase
from tafelrunde.games.valskyrr.rules.basics import attach, release
from tafelrunde.games.valskyrr.rules.damage import bury_for_damage, deal_blow
from tafelrunde.games.valskyrr.rules.now import Blow
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.rules.round import begin_round, end_phase
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.rules.zones import swap
from tafelrunde.games.valskyrr.terms import (
    Aim,
    Colour,
    Condition,
    Destination,
    Limit,
    Place,
    Trigger,
    Whose,
    Window,
)
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    BuryCards,
    BuryInstead,
    Deal,
    DeckIs,
    DiscardCards,
    DiscardUsedCard,
    Draw,
    EachHero,
    EnrageOther,
    Focus,
    IsResting,
    MayCalm,
    MayUnburyOne,
    MoreDamagePerWound,
    PlaceCard,
    Prevent,
    PutProgress,
    PutUnderEnemyDeck,
    Redirect,
    Regenerate,
    Slow,
    When,
)
from tests.kit.gestures import attacks, dummy_guard, enrages, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr


@shows("V2.27")
def test_all_cards_that_lie_under_an_enemy_return() -> None:
    zone = [dummy_card("axe"), dummy_card("cape")]
    table = valskyrr(heroes={"anna": hero(hero_zone=zone, hand=[], foes=[dummy_enemy("thief")])})
    anna = table.game.heroes[0]
    (thief,) = anna.foes
    for card in anna.hero_zone[:]:
        attach(table.game, thief, anna, card, "V2.27")
    release(table.game, thief, "V18.34")

    assert (table.hand("anna"), table.ids(anna.hero_zone)) == (["axe", "cape"], [])


@shows("V18.27")
def test_a_hero_is_defeated_once_however_many_points_are_left() -> None:
    last = dummy_encounter("last_stand", final=True)
    heroes = {"anna": hero(hand=[], deck=["plain_anna"]), "bert": hero()}
    table = valskyrr(heroes=heroes, encounter=last)
    table.play(lambda game: bury_for_damage(game, game.heroes[0], 4))

    assert [event.hero for event in table.events(HeroDefeated)] == ["anna"]


@shows("V7.02")
def test_with_a_new_round_nobody_has_placed_progress_or_acted() -> None:
    table = valskyrr(heroes={"anna": hero(acted=True), "bert": hero(acted=True)})
    for each in table.game.heroes:
        each.placed_progress = True
    begin_round(table.game)

    assert [(each.acted, each.placed_progress) for each in table.game.heroes] == [
        (False, False)
    ] * 2


@shows("V2.17")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard_pile", None])
def test_cards_are_buried_from_wherever_there_are_any(pile: str | None) -> None:
    piles: dict[str, list[str]] = {"deck": []} | ({pile: [dummy_card("last")]} if pile else {})
    table = valskyrr(heroes={"anna": hero(**piles)})
    table.play(lambda game: carry_out(game, (), [BuryCards(2)]))

    assert table.graveyard("anna") == (["last"] if pile else [])
    assert not table.hero("anna").defeated  # it is no damage


@shows("V21.02")
def test_an_enrage_effect_concerns_the_hero_of_the_zone() -> None:
    rage = Enrage(at_once=[Afflict(Condition.BURN)], calms_down=True)
    imp = dummy_enemy("imp", enrage=rage)
    names = ("anna", "bert", "cleo")
    heroes = {name: hero(foes=[imp] if name == "bert" else []) for name in names}
    table = valskyrr(heroes=heroes).play(enrages("imp"))

    assert [sum(table.hero(name).conditions) for name in names] == [0, 1, 0]


@shows("V22.13", "V10.13")
def test_of_two_enemies_that_are_swapped_the_one_that_enters_uses_its_ability() -> None:
    howl = Ability("howl", Name(de="Heulen", en="Howl"), when=When(Trigger.ENTERS, [Focus(3)]))
    pack = [dummy_enemy(key, abilities=[howl]) for key in ("wolf", "hound")]
    table = valskyrr(heroes={"anna": hero(focus=4, foes=pack[:1])}, row=pack[1:])
    table.play(lambda game: swap(game, game.row[0], game.heroes[0].foes[0], "V22.13"))

    assert (table.row, table.foes("anna"), table.focus("anna")) == (["wolf"], ["hound"], 2 + 3)


@shows("V18.09")
def test_damage_of_no_points_is_not_answered() -> None:
    ponder = Reflex(Place.HAND, 1, [Draw(1)], Reaction(Window.ANYTIME))
    table = valskyrr(heroes={"anna": hero(hand=[dummy_card("ponder", [ponder])])})
    table.play(lambda game: deal_blow(game, Blow(game.heroes[0], None, 0, 0)))

    assert table.question is None


@shows("V15.09", "V16.18")
def test_a_reward_of_another_hero_is_not_kept_from_returning() -> None:
    used_up = PlaceCard([Destination.UNDER_REWARD_DECK])
    tonic = dummy_card("tonic", [Fast(Place.HERO_ZONE, 1, [Focus(1), used_up])])
    keep = Reflex(Place.HERO_ZONE, 2, [BuryInstead()], Reaction(Window.REWARD_RETURNS))
    heroes = {"anna": hero(hero_zone=[tonic]), "bert": hero(hero_zone=[dummy_card("keep", [keep])])}
    table = valskyrr(heroes=heroes, rewards=[]).play(uses("anna", "tonic"))

    assert table.question is None
    assert table.ids(table.game.reward_deck) == ["tonic"]


@shows("V18.10")
@pytest.mark.parametrize("kind", ["physical", "magical"])
def test_redirected_damage_of_either_kind_is_lessened_point_by_point(kind: str) -> None:
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER)
    ward = dummy_card("ward", [Reflex(Place.HAND, 2, [Redirect(prevent=2)], when)])
    brute = dummy_enemy("brute", **({"physical": 0} | {kind: 5}))
    heroes = {"anna": hero(foes=[brute]), "bert": hero(hand=[ward], deck=["plain_bert"] * 4)}
    table = valskyrr(heroes=heroes).play(attacks("brute", "anna")).answer("bert", "ward.0")
    for _ in range(3):
        table.answer("bert", "deck")

    assert (len(table.graveyard("anna")), len(table.graveyard("bert"))) == (0, 5 - 2)


@shows("V14.07")
def test_what_follows_on_discarding_happens_to_each_hero_as_well() -> None:
    heroes = {name: hero(focus=0, hand=[dummy_card(f"rope_{name}")]) for name in ("anna", "bert")}
    table = valskyrr(heroes=heroes)
    table.play(lambda game: carry_out(game, (), [EachHero([DiscardCards(1), Focus(1)])]))

    for name in ("anna", "bert"):
        assert (table.discard_pile(name), table.focus(name)) == ([f"rope_{name}"], 1)


def test_an_effect_that_spares_the_final_enemy_cannot_choose_it() -> None:
    banish = dummy_card("banish", [Fast(Place.HAND, 1, [PutUnderEnemyDeck()], at=Aim.AN_ENEMY)])
    foes = ["ghardhak", dummy_enemy("wolf"), dummy_enemy("bear")]
    heroes = {"anna": hero(hand=[banish], foes=foes)}
    table = valskyrr(phase="attack", heroes=heroes, encounter="ghardhaks_war_camp").play()
    table.answer("anna", "banish.0")

    assert table.asks("anna", "target") == ["wolf", "bear"]
    table.stops_at("target")


@shows("V21.09")
def test_only_enraged_enemies_can_be_calmed() -> None:
    foes = [{"id": dummy_enemy(key), "enraged": key != "wolf"} for key in ("wolf", "bear", "boar")]
    table = valskyrr(heroes={"anna": hero(foes=foes)})
    table.play(lambda game: carry_out(game, (), [MayCalm()]))

    assert table.asks("party", "calm") == ["bear", "boar", "no"]
    table.answer("party", "no")
    assert table.foe("bear").enraged


@shows("V16.46")
def test_at_most_one_card_may_be_unburied() -> None:
    table = valskyrr(heroes={"anna": hero(graveyard=[dummy_card("rope"), dummy_card("torch")])})
    table.play(lambda game: carry_out(game, (), [MayUnburyOne()]))

    with pytest.raises(IllegalMove):
        table.answer("anna", "rope", "torch")
    table.answer("anna", "torch")
    assert table.graveyard("anna") == ["rope"]


@shows("V16.09")
def test_an_effect_on_up_to_three_heroes_needs_one_and_takes_no_fourth() -> None:
    salve = dummy_card("salve", [Fast(Place.HAND, 2, [Regenerate(1)], at=Aim.UP_TO_THREE_HEROES)])
    names = ("anna", "bert", "cleo", "dora")
    heroes = {name: hero(hand=[salve] if name == "anna" else []) for name in names}
    table = valskyrr(heroes=heroes).play(uses("anna", "salve"))

    for chosen in ((), names):
        with pytest.raises(IllegalMove):
            table.answer("anna", *chosen)
    table.stops_at("target_heroes")


@shows("V18.21", "V18.38")
def test_a_reflex_kills_by_vulnerability_too() -> None:
    when = Reaction(Window.PREVENTED)
    sting = Reflex(Place.HERO_ZONE, 1, [Focus(1)], when, at=Aim.THE_ATTACKER)
    zone = [dummy_card("sting", [sting], [FLAME])]
    moth = dummy_enemy("moth", life=1, loot=2, vulnerable=[Vulnerable(1, [FLAME])])
    anna = hero(hand=[dummy_guard("parry", physical=1)], hero_zone=zone, foes=[moth])
    table = valskyrr(heroes={"anna": anna}, loot=0).play(attacks("moth", "anna"))
    table.answer("anna", "parry.0").answer("anna", "sting.0")

    assert (table.foes("anna"), table.game.loot) == ([], 2)


@shows("V9.05")
def test_in_the_next_travel_phase_four_locations_can_be_revealed_again() -> None:
    table = valskyrr(phase="travel")
    table.game.scouted = 4
    end_phase(table.game)

    assert table.game.scouted == 0


@shows("V24.09")
def test_regeneration_by_a_text_is_no_regeneration_by_an_action() -> None:
    heals = When(Trigger.REGENERATION, [PutProgress(1)])
    vigil = dummy_encounter("vigil", progress=[heals])
    spring = dummy_card("spring", abilities=[When(Trigger.TURN_START, [Regenerate(1)])])
    balm = dummy_card("balm", [Fast(Place.HAND, 1, [Regenerate(1)], at=Aim.OWN_HERO)])
    anna = hero(hero_zone=[spring], hand=[balm], graveyard=["plain_anna"] * 3)
    table = valskyrr(phase="attack", encounter=vigil, heroes={"anna": anna}).play()
    table.answer("anna", "done")
    assert table.game.progress == 0
    table.answer("anna", "balm.0").answer("anna", "done")

    assert table.game.progress == 1


@shows("V16.18")
def test_a_reflex_for_the_own_hero_helps_nobody_else_whatever_its_range() -> None:
    own = Reflex(Place.HAND, 3, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
    far = Reflex(Place.HAND, 2, [Prevent(physical=1)], when)
    hand = [dummy_card("cloak", [own]), dummy_card("ward", [far])]
    heroes = {"anna": hero(foes=[dummy_enemy("wolf")]), "bert": hero(hand=hand)}
    table = valskyrr(heroes=heroes).play(attacks("wolf", "anna"))

    assert table.asks("bert", "reflex") == ["ward.0", "pass"]
    assert table.closed("bert", "cloak.0") == "V16.18"
    table.stops_at("reflex")


@shows("V21.13")
def test_what_adds_to_damage_in_a_hero_zone_adds_nothing_in_the_row() -> None:
    fury = Ability("fury", Name(de="Wut", en="Fury"), standing=[MoreDamagePerWound()])
    boar = {"id": dummy_enemy("boar", life=9, abilities=[fury]), "wounds": 3}
    table = valskyrr(heroes={"anna": hero(deck=["plain_anna"] * 9)}, row=[boar])
    table.play(attacks("boar", "anna"))

    assert len(table.graveyard("anna")) == 1


@shows("V14.04")
def test_without_an_encounter_no_enemy_deck_is_meant() -> None:
    table = valskyrr()
    assert not all_hold(table.game, [DeckIs(Colour.BLUE)], table.hero("anna"))

    table = valskyrr(encounter=dummy_encounter("camp"))
    assert all_hold(table.game, [DeckIs(Colour.BLUE)], table.hero("anna"))


def test_an_enemy_put_under_its_deck_is_drawn_last() -> None:
    banish = dummy_card("banish", [Fast(Place.HAND, 1, [PutUnderEnemyDeck()], at=Aim.AN_ENEMY)])
    deck = [dummy_enemy(key) for key in ("ant", "bee", "cow")]
    heroes = {"anna": hero(hand=[banish], foes=[dummy_enemy("wolf")])}
    table = valskyrr(heroes=heroes, decks={"blue": deck}).play(uses("anna", "banish"))

    assert table.ids(table.game.decks[Colour.BLUE])[::-1] == ["ant", "bee", "cow", "wolf"]


@shows("V17.13")
def test_a_used_hand_card_that_a_reflex_discards_is_ordered_like_the_others() -> None:
    jab = dummy_card("jab", [Fast(Place.HAND, 1, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    when = Reaction(Window.HERO_ACTION, damage=True)
    fling = dummy_card("fling", [Reflex(Place.HAND, 1, [DiscardUsedCard()], when)])
    anna = hero(hand=[jab, fling], foes=[dummy_enemy("wolf")])
    table = valskyrr(heroes={"anna": anna}, options={"order_discards": True})
    table.play(uses("anna", "jab")).answer("anna", "fling.0").answer("anna", "fling", "jab")

    assert table.discard_pile("anna") == ["fling", "jab"]


def test_a_reflex_can_lower_the_defence_of_enemies_elsewhere() -> None:
    shot = dummy_card("shot", [Fast(Place.HAND, 2, [Deal(physical=3)], at=Aim.AN_ENEMY)])
    when = Reaction(Window.HERO_ACTION, damage=True)
    aim = dummy_card("aim", [Reflex(Place.HERO_ZONE, 1, [Bonus(defence_elsewhere=1)], when)])
    shield = {"life": 9, "defence_physical": 2}
    foes = [dummy_enemy("wolf", **shield), dummy_enemy("bear", **shield)]
    for target, wounds in (("wolf", 1), ("bear", 2)):
        heroes = {"anna": hero(hand=[shot], hero_zone=[aim], foes=foes[:1])}
        table = valskyrr(heroes=heroes, row=foes[1:]).play(uses("anna", "shot"))
        table.answer("anna", "aim.0").answer("anna", target)
        assert table.foe(target).wounds == wounds


@shows("V16.17")
def test_an_action_without_a_target_needs_no_range() -> None:
    hum = Fast(Place.HERO_ZONE, 0, [Focus(1)], once=Limit.HERO_TURN)
    heroes = {"anna": hero(hero_zone=[dummy_card("hum", [hum])])}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()

    assert table.asks("anna", "action") == ["end_turn", "hum.0"]
    table.stops_at("action")


@shows("V13.24")
@pytest.mark.parametrize(("points", "rests"), [(0, False), (1, True)])
def test_a_hero_rests_who_has_points_to_use(points: int, rests: bool) -> None:
    table = valskyrr()
    table.hero("anna").points = points

    assert all_hold(table.game, [IsResting()], table.hero("anna")) is rests


@shows("V16.18")
def test_only_the_hero_who_was_attacked_answers_to_prevented_damage() -> None:
    when = Reaction(Window.PREVENTED)
    sting = Reflex(Place.HERO_ZONE, 3, [Deal(physical=1)], when, at=Aim.THE_ATTACKER)
    zone = [dummy_card("sting", [sting])]
    anna = hero(hand=[dummy_guard("parry", physical=1)], foes=[dummy_enemy("wolf")])
    table = valskyrr(heroes={"anna": anna, "bert": hero(hero_zone=zone)})
    table.play(attacks("wolf", "anna")).answer("anna", "parry.0")

    assert (table.question, table.foe("wolf").wounds) == (None, 0)


@shows("V16.47", "V21.07")
def test_an_enemy_alone_in_its_zone_enrages_nobody() -> None:
    howl = When(Trigger.DEFENCE_START, [EnrageOther()])
    boss = dummy_enemy("boss", abilities=[Ability("howl", Name(de="", en=""), when=howl)])
    heroes = {"anna": hero(foes=[boss]), "bert": hero(foes=[dummy_enemy("wolf")])}
    table = valskyrr(heroes=heroes).play(start_of_defence)

    assert not any(foe.enraged for foe in table.game.foes())


@pytest.mark.parametrize(("entered_now", "attacked"), [(True, []), (False, ["anna"])])
def test_a_slow_enemy_waits_in_the_round_in_which_it_has_entered(
    entered_now: bool, attacked: list[str]
) -> None:
    slow = Ability("slow", Name(de="Langsam", en="Slow"), standing=[Slow()])
    ogre = dummy_enemy("ogre", abilities=[slow])
    where = {"row": [ogre]} if entered_now else {}
    anna = hero(focus=3, foes=[] if entered_now else [{"id": ogre, "entered": 2}])
    table = valskyrr(round=3, heroes={"anna": anna}, **where)
    table.play(in_turn(pursuit_phase, defence_phase))

    assert [event.hero for event in table.events(EnemyAttacked)] == attacked
