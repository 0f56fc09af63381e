"""Where two rules meet: targets that are gone, guards in range, heroes that fell."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import BadSetup
from tafelrunde.games.valskyrr.events import AbilityTriggered, DamagePrevented
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import FLAME, RANGED, WEAPON
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Enrage,
    Fast,
    Normal,
    Reaction,
    Reflex,
    Vulnerable,
)
from tafelrunde.games.valskyrr.phases.attack import draw_up
from tafelrunde.games.valskyrr.rules.damage import attack
from tafelrunde.games.valskyrr.rules.enrage import enrage
from tafelrunde.games.valskyrr.rules.now import Now
from tafelrunde.games.valskyrr.rules.world_effects import remove_anchor
from tafelrunde.games.valskyrr.rules.wounds import kill
from tafelrunde.games.valskyrr.rules.zones import swap
from tafelrunde.games.valskyrr.terms import (
    Aim,
    Condition,
    Limit,
    Place,
    Trigger,
    Whose,
    Window,
    Zone,
)
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    Bonus,
    Deal,
    DiscardCards,
    Focus,
    HarderToReach,
    LowerDrawLimit,
    MoveAllEnemies,
    MoveEnemy,
    Prevent,
    Redirect,
    RemoveAnchor,
    RepeatAbility,
    ResolveAction,
    SwapEnemies,
    TakeDamage,
    TakeFromTop,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

HAND, ZONE = Place.HAND, Place.HERO_ZONE


def vanish() -> str:
    """A reflex of any time that sends all enemies away."""
    anytime = Reaction(Window.ANYTIME)
    return dummy_card("test_vanish", [Reflex(HAND, 1, [MoveAllEnemies()], when=anytime)])


def strikes_back(key: str) -> str:
    """Gear that prevents 1 physical damage and answers prevention with 1 physical damage."""
    prevented = Reaction(Window.PREVENTED)
    return dummy_card(
        key,
        [
            Reflex(ZONE, 1, [Prevent(physical=1)], when=Reaction(Window.DAMAGE_TO_HERO)),
            Reflex(ZONE, 1, [Deal(physical=1)], when=prevented, at=Aim.THE_ATTACKER),
        ],
    )


@shows("V16.47")
def test_an_attack_on_a_hero_zone_that_a_reflex_empties_hits_nobody_and_goes_on() -> None:
    blast = dummy_card(
        "test_blast",
        [Normal(HAND, 1, [Deal(physical=3), Focus(2)], at=Aim.EACH_ENEMY_IN_ONE_HERO_ZONE)],
    )
    heroes = {"anna": hero(hand=[blast, vanish()], foes=[dummy_enemy("hound")], focus=0)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes).play()
    table.answer("anna", "test_blast.0").answer("anna", "test_vanish.0")

    assert table.row == ["hound"]
    assert (table.foe("hound").wounds, table.focus("anna")) == (0, 2)


@shows("V16.47")
def test_enemies_that_a_reflex_brings_together_cannot_be_swapped() -> None:
    trade = dummy_card(
        "test_trade", [Fast(HAND, 2, [SwapEnemies(), Focus(1)], at=Aim.TWO_ENEMIES_APART)]
    )
    pack = [dummy_enemy("hound"), dummy_enemy("pup")]
    heroes = {"anna": hero(hand=[trade, vanish()], foes=pack[:1], focus=0)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, row=pack[1:]).play()
    table.answer("anna", "test_trade.0").answer("anna", "test_vanish.0")

    assert table.row == ["pup", "hound"]
    assert table.focus("anna") == 1


@shows("V18.42")
def test_an_enemy_that_dies_as_a_target_is_not_swapped() -> None:
    trade = dummy_card(
        "test_trade",
        [Fast(HAND, 2, [SwapEnemies()], at=Aim.TWO_ENEMIES_APART)],
        keywords=[FLAME],
    )
    paper = dummy_enemy("paper", life=1, vulnerable=[Vulnerable(1, [FLAME])])
    heroes = {"anna": hero(hand=[trade], foes=[paper])}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, row=[dummy_enemy("pup")]).play()
    table.answer("anna", "test_trade.0").answer("anna", "pup")

    assert (table.row, table.foes("anna")) == (["pup"], [])
    table.stops_at("action")  # its loot would buy a great feat


@shows("V20.18")
def test_weakness_is_kept_if_the_guarded_enemy_is_in_range_anyway() -> None:
    guard = Ability(
        "guard", Name(de="Wacht", en="Guard"), (Zone.HERO_ZONE,), standing=[HarderToReach()]
    )
    sly = dummy_enemy("sly", life=9, keywords=[RANGED], abilities=[guard])
    shot = dummy_card("test_shot", [Normal(HAND, 2, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    foes = [{"id": sly, "weakness": 1}, dummy_enemy("hound")]
    table = valskyrr(phase="attack", active="anna", heroes={"anna": hero(hand=[shot], foes=foes)})
    table.play().answer("anna", "test_shot.0").answer("anna", "sly")

    assert table.foe("sly").wounds == 1
    assert table.foe("sly").conditions[Condition.WEAKNESS] == 1


@shows("V13.27")
def test_an_enraged_enemy_can_lower_the_draw_limit() -> None:
    grim = dummy_enemy("grim", enrage=Enrage(while_enraged=[LowerDrawLimit(2)]))
    foes = [{"id": grim, "enraged": True}]
    table = valskyrr(heroes={"anna": hero(foes=foes)})
    table.play(lambda game: draw_up(game, game.heroes[0]))

    assert len(table.hand("anna")) == 3


@shows("V16.44")
def test_physical_bonus_of_a_triggering_action_does_not_help_a_magical_weapon() -> None:
    wand = dummy_card(
        "test_wand", [Normal(ZONE, 1, [Deal(magical=1)], at=Aim.AN_ENEMY)], keywords=[WEAPON]
    )
    thrust = ResolveAction(of=WEAPON, bonus=Bonus(physical=2, focus=3))
    lunge = dummy_card("test_thrust", [Normal(HAND, 1, [thrust])])
    heroes = {
        "anna": hero(hand=[lunge], hero_zone=[wand], foes=[dummy_enemy("ox", life=9)], focus=0)
    }
    table = valskyrr(phase="attack", active="anna", heroes=heroes).play()
    table.answer("anna", "test_thrust.0")

    assert (table.foe("ox").wounds, table.focus("anna")) == (1, 0)


@shows("V18.30")
def test_nothing_is_put_on_a_hero_who_falls_to_the_attack_before() -> None:
    heroes = {"anna": hero(deck=[], foes=["ghardhak"]), "bert": hero()}
    table = valskyrr(encounter="ghardhaks_war_camp", heroes=heroes)
    table.play(lambda game: enrage(game, game.heroes[0].foes[0], "V21.01"))

    assert table.hero("anna").defeated
    assert table.hero("anna").conditions == [0, 0, 0, 0]
    assert table.row == ["ghardhak"]


@shows("V18.30")
def test_a_defeated_hero_takes_no_reward() -> None:
    heroes = {"anna": hero(defeated=True), "bert": hero()}
    table = valskyrr(phase="recovery", step=1, offered=["gift_anna"], heroes=heroes).play()
    assert table.asks("party", "reward") == ["bert", "give_up"]
    table.answer("party", "bert").answer("bert", "no")

    assert "gift_anna" in table.hand("bert")


@shows("V25.01")
def test_more_sides_than_heroes_are_refused() -> None:
    with pytest.raises(BadSetup):
        VALSKYRR.new({"heroes": ["fengray"], "hero_boards": ["hard", "hard"]}, 1)


@shows("V11.02", "V18.30")
def test_a_hero_who_falls_in_the_own_turn_ends_it_without_drawing() -> None:
    shout = dummy_card("test_shout", [Fast(HAND, 1, [Focus(4)])])
    rage = Enrage(at_once=[Attack()], calms_down=True)
    bull = dummy_enemy("bull", physical=2, furious=True, enrage=rage)
    heroes = {"anna": hero(hand=[shout], deck=[], foes=[bull], focus=7), "bert": hero(acted=True)}
    table = valskyrr(
        phase="attack", active="anna", encounter="ghardhaks_war_camp", heroes=heroes
    ).play()
    table.answer("anna", "test_shout.0")

    assert table.hero("anna").defeated
    assert (table.graveyard("anna"), table.hand("anna")) == (["test_shout"], [])
    assert table.row == ["bull"]


@shows("V18.10")
def test_more_prevention_than_damage_prevents_just_the_damage() -> None:
    shield = dummy_card(
        "test_ward",
        [
            Reflex(
                HAND,
                2,
                [Redirect(prevent=2)],
                when=Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER),
            )
        ],
    )
    heroes = {"anna": hero(foes=[dummy_enemy("pup")]), "bert": hero(hand=[shield])}
    table = valskyrr(phase="defence", heroes=heroes).play()
    table.answer("bert", "test_ward.0")

    assert (table.graveyard("anna"), table.graveyard("bert")) == ([], [])
    assert [event.points for event in table.events(DamagePrevented)] == [1]


@shows("V16.40")
def test_a_reflex_answers_the_same_prevention_once_though_its_card_stays() -> None:
    coat = strikes_back("test_coat")
    heroes = {"anna": hero(hero_zone=[coat], foes=[dummy_enemy("ox", life=9)])}
    table = valskyrr(phase="defence", heroes=heroes).play()
    table.answer("anna", "test_coat.0").answer("anna", "test_coat.1")

    assert table.foe("ox").wounds == 1


@shows("V21.02")
def test_an_enrage_effect_repeats_the_named_ability_and_no_other() -> None:
    name = Name(de="Biss", en="Bite")
    burn = Ability("burn", name, when=When(Trigger.HIT, [Afflict(Condition.BURN)]))
    daze = Ability("daze", name, when=When(Trigger.HIT, [Afflict(Condition.DAZE)]))
    rage = Enrage(at_once=[RepeatAbility("daze")], calms_down=True)
    viper = dummy_enemy("viper", abilities=[burn, daze], enrage=rage)
    table = valskyrr(heroes={"anna": hero(foes=[viper])})
    table.play(lambda game: enrage(game, game.heroes[0].foes[0], "V21.01"))

    assert table.hero("anna").conditions == [0, 0, 1, 0]


@shows("V21.17")
def test_an_ability_that_answers_to_any_kill_here_needs_no_keyword() -> None:
    mourns = When(Trigger.KILL_HERE, [Afflict(Condition.DAZE)])
    widow = dummy_enemy(
        "widow", abilities=[Ability("mourns", Name(de="Trauer", en="Grief"), when=mourns)]
    )
    heroes = {"anna": hero(foes=[dummy_enemy("moth", life=1), widow])}
    table = valskyrr(heroes=heroes).play(lambda game: kill(game, game.heroes[0].foes[0]))

    assert table.hero("anna").conditions == [0, 0, 1, 0]


@shows("V21.02")
def test_in_the_row_no_ability_is_repeated_that_concerns_a_hero() -> None:
    daze = Ability(
        "daze", Name(de="Biss", en="Bite"), (), when=When(Trigger.HIT, [Afflict(Condition.DAZE)])
    )
    rage = Enrage(at_once=[RepeatAbility("daze")], calms_down=True)
    table = valskyrr(row=[dummy_enemy("viper", abilities=[daze], enrage=rage)])
    table.play(lambda game: enrage(game, game.row[0], "V21.01"))

    assert table.events(AbilityTriggered) == []
    assert table.hero("anna").conditions == [0, 0, 0, 0]


@shows("V4.06")
def test_enemies_swapped_within_the_row_only_change_their_order() -> None:
    table = valskyrr(row=[dummy_enemy("hound"), dummy_enemy("pup")])
    table.play(lambda game: swap(game, game.row[0], game.row[1], "V4.06"))

    assert table.row == ["pup", "hound"]
    assert table.focus("anna") == 4


@shows("V5.25")
def test_an_anchor_goes_without_anybody_listening() -> None:
    table = valskyrr(adventure="the_mist_throne")
    game = table.game
    game.party = game.letters_up.index(True)
    remove_anchor(RemoveAnchor(), Now(game, game.heroes[0]))

    assert sum(game.letters_up) == 2


@pytest.mark.parametrize(("deck", "hand"), [([], []), (["plain_anna"], ["plain_anna"])])
def test_looking_at_a_short_deck_takes_what_there_is(deck: list[str], hand: list[str]) -> None:
    tools = dummy_card("test_tools", [Fast(HAND, 1, [TakeFromTop(4)])])
    heroes = {"anna": hero(hand=[tools], deck=deck)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()
    table.answer("anna", "test_tools.0")

    assert (table.hand("anna"), table.deck("anna")) == (hand, [])


@shows("V10.05")
def test_an_attacker_outside_the_own_zone_is_not_sent_back() -> None:
    dodge = dummy_card(
        "test_dodge",
        [
            Reflex(
                HAND,
                1,
                [Prevent(physical=1), MoveEnemy(Zone.ADVENTURE_ZONE)],
                when=Reaction(Window.DAMAGE_TO_HERO),
                at=Aim.THE_ATTACKER,
            )
        ],
    )
    row = [dummy_enemy("archer"), dummy_enemy("pup")]
    table = valskyrr(heroes={"anna": hero(hand=[dodge])}, row=row)
    table.play(lambda game: attack(game, game.row[0], game.heroes[0], "V12.06"))
    table.answer("anna", "test_dodge.0")

    assert table.row == ["archer", "pup"]


@shows("V17.07")
def test_a_reflex_is_paid_for_like_any_action() -> None:
    ward = dummy_card(
        "test_ward",
        [
            Reflex(
                HAND,
                1,
                [Prevent(physical=1)],
                when=Reaction(Window.DAMAGE_TO_HERO),
                cost=[DiscardCards(1)],
            )
        ],
    )
    heroes = {"anna": hero(hand=[ward, dummy_card("test_rope")], foes=[dummy_enemy("pup")])}
    table = valskyrr(phase="defence", heroes=heroes).play()
    table.answer("anna", "test_ward.0")

    assert (table.hand("anna"), table.graveyard("anna")) == ([], [])
    assert table.discard_pile("anna") == ["test_rope", "test_ward"]


@shows("V18.33")
def test_a_reflex_that_kills_brings_the_loot() -> None:
    spikes = strikes_back("test_spikes")
    heroes = {"anna": hero(hero_zone=[spikes], foes=[dummy_enemy("rat", life=1, loot=2)])}
    table = valskyrr(phase="defence", heroes=heroes, loot=0).play()
    table.answer("anna", "test_spikes.0").answer("anna", "test_spikes.1")

    assert (table.foes("anna"), table.game.loot) == ([], 2)


@shows("V18.26")
def test_vulnerability_is_checked_for_the_others_after_it_has_killed_one() -> None:
    weak = [Vulnerable(1, [FLAME])]
    foes = [dummy_enemy(key, life=life, vulnerable=weak) for key, life in [("moth", 1), ("ox", 9)]]
    action = Fast(HAND, 1, [Focus(0)], at=Aim.EACH_ENEMY_HERE)
    torch = dummy_card("torch", [action], [FLAME])
    heroes = {"anna": hero(hand=[torch], foes=foes)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()
    table.answer("anna", "torch.0")

    assert (table.foes("anna"), table.foe("ox").wounds) == (["ox"], 1)


@shows("V18.27")
def test_the_focus_of_an_action_that_defeats_its_hero_moves_no_marker() -> None:
    last = dummy_encounter("last_stand", final=True)
    vow = dummy_card("vow", [Fast(HAND, 1, [TakeDamage(physical=1), Focus(3)])])
    heroes = {"anna": hero(hand=[vow], deck=[], focus=2), "bert": hero()}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, encounter=last, loot=0).play()
    table.answer("anna", "vow.0")

    assert (table.hero("anna").defeated, table.focus("anna")) == (True, 0)


@shows("V16.29")
def test_a_limit_of_a_hero_turn_begins_anew_in_the_turn_of_every_hero() -> None:
    when = Reaction(Window.HERO_ACTION, damage=True, whose=Whose.ANY)
    cheer = Reflex(ZONE, 2, [Bonus(physical=1)], when, once=Limit.HERO_TURN)
    jab = dummy_card("jab", [Fast(HAND, 1, [Deal(physical=1)], at=Aim.ENEMY_HERE)])
    heroes = {
        "anna": hero(hand=[jab], deck=[], foes=[dummy_enemy("ox", life=9)]),
        "bert": hero(hero_zone=[dummy_card("cheer", [cheer])], acted=True),
        "cleo": hero(hand=[jab], deck=[], foes=[dummy_enemy("elk", life=9)]),
    }
    table = valskyrr(phase="attack", heroes=heroes, loot=0).play().answer("party", "anna")
    table.answer("anna", "jab.0").answer("bert", "cheer.0")
    table.answer("cleo", "jab.0").answer("bert", "cheer.0")

    assert (table.foe("ox").wounds, table.foe("elk").wounds) == (2, 2)
