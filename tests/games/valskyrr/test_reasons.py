"""Why not? Every closed option says what is in the way, before its rule is quoted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import COMBAT, FLAME, SWORD, WEAPON
from tafelrunde.games.valskyrr.nouns import Action, Fast, Normal, Reaction, Reflex, Set
from tafelrunde.games.valskyrr.rules.actions import shut
from tafelrunde.games.valskyrr.terms import Aim, Limit, Place, Whose, Window
from tafelrunde.games.valskyrr.texts.words import FOLDER, words
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    BuryInstead,
    Deal,
    DiscardCards,
    Draw,
    EncounterActive,
    Focus,
    FocusAtMost,
    MoveAllEnemies,
    MoveReinforcement,
    NoEnemyHere,
    Prevent,
    PutProgress,
    PutTokenFromShadows,
    PutUnderEnemyDeck,
    ReachReduced,
    ReplaceReward,
    ResolveAction,
    SpendToken,
    Task,
)
from tests.kit.country import PLACES, country, long_move, move, reveal
from tests.kit.gestures import attacks, dummy_guard
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)

HAND, ZONE = Place.HAND, Place.HERO_ZONE
ANYTIME = Reaction(Window.ANYTIME)
ON_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
WINK = Reflex(HAND, 1, [Focus(1)], ANYTIME)


def turn_with(action: Action, **anna: Any) -> Table:
    """Anna's turn: the action is that of the card "it"; a card that can be played lies beside."""
    zone = [dummy_card("it", [action]), dummy_card("free", [Fast(ZONE, 1, [Focus(0)])])]
    row = anna.pop("row", [])
    heroes = {"anna": hero(**({"hand": []} | anna), hero_zone=zone)}
    return valskyrr(phase="attack", active="anna", heroes=heroes, loot=0, row=row).play()


def fast(do: list[Effect], reach: int = 1, **more: Any) -> Action:
    """A fast action in the hero zone."""
    return Fast(ZONE, reach, do, **more)


def wolf(key: str = "wolf") -> str:
    return dummy_enemy(key, life=9)


def strikes(at: Aim, reach: int = 1) -> Action:
    return fast([Deal(physical=1)], reach, at=at)


# --- In the own turn ------------------------------------------------------------------------------

PAYS = fast([Focus(1)], cost=[DiscardCards(2, having=[COMBAT, FLAME])])
AN_ENEMY, HERE, APART = Aim.AN_ENEMY, Aim.ENEMY_HERE, Aim.TWO_ENEMIES_APART
SENT = fast([PutUnderEnemyDeck()], 2, at=AN_ENEMY)
IN_TURN: dict[str, tuple[Action, dict[str, Any], str]] = {
    "nobody-in-play": (strikes(AN_ENEMY), {}, "There is no enemy in play."),
    "nobody-here": (strikes(HERE), {"row": ["wolf"]}, "There is no enemy in your hero zone."),
    "out-of-range": (
        strikes(AN_ENEMY, 0),
        {"row": ["wolf"]},
        "No fitting enemy can be reached with range 1.",
    ),
    "nobody-elsewhere": (
        strikes(Aim.ENEMY_ELSEWHERE, 2),
        {"foes": ["wolf"]},
        "Outside your hero zone no enemy can be reached with range 2.",
    ),
    "nobody-in-hero-zones": (
        strikes(Aim.EACH_ENEMY_IN_ONE_HERO_ZONE, 2),
        {"row": ["wolf"]},
        "In the hero zones no enemy can be reached with range 3.",
    ),
    "two-zones": (
        strikes(APART, 2),
        {"foes": ["wolf"]},
        "With range 2 no enemies in two different zones can be reached.",
    ),
    "only-final": (
        SENT,
        {"row": ["giant"]},
        "Only the final enemy is in play, and this does not affect it.",
    ),
    "no-token-place": (
        fast([PutTokenFromShadows(1)]),
        {},
        "None of your cards and no encounter can hold the token.",
    ),
    "nothing-to-trigger": (
        fast([ResolveAction(WEAPON)]),
        {},
        "No card in your hero zone with this keyword has a possible action now: Weapon.",
    ),
    "enemy-here": (
        fast([Focus(1)], only_if=[FocusAtMost(4), NoEnemyHere()]),
        {"foes": ["wolf", "bear"]},
        "Enemies are in your hero zone: wolf, bear.",
    ),
    "focus": (
        fast([Focus(1)], only_if=[FocusAtMost(2)]),
        {"focus": 3},
        "Your focus is 3, and at most 2 is allowed.",
    ),
    "cards": (
        fast([Focus(1)], cost=[DiscardCards(2)]),
        {"hand": ["plain_anna"]},
        "This needs 2 hand cards, and you have 1.",
    ),
    "cards-with": (
        PAYS,
        {"hand": ["plain_anna", "fuel"]},
        "You have 1 of 2 hand cards with this keyword that it needs: Combat, Flame.",
    ),
    "tokens": (
        fast([Focus(1)], cost=[SpendToken(2)]),
        {},
        "There are too few tokens on the card: 0 of 2.",
    ),
    "normal-used": (
        Normal(ZONE, 1, [Focus(1)]),
        {"normal_left": 0},
        "Your normal action of this hero turn is used up.",
    ),
    "deck-empty": (
        Reflex(ZONE, 1, [Draw(1)], ANYTIME),
        {"deck": []},
        "Your hero deck is empty.",
    ),
    "marker-first": (
        Reflex(ZONE, 1, [MoveReinforcement(-1)], ANYTIME),
        {},
        "The reinforcement marker is already on its first field.",
    ),
    "defence-only": (
        Reflex(ZONE, 1, [Focus(1)], ANYTIME, once=Limit.DEFENCE_PHASE),
        {},
        "This helps only in the defence phase.",
    ),
}


@pytest.mark.parametrize("key", IN_TURN)
def test_an_action_says_what_is_in_its_way(key: str) -> None:
    for each in ("wolf", "bear"):
        wolf(each)
    dummy_enemy("giant", colour=None, final=True)
    dummy_card("fuel", keywords=[FLAME])
    action, anna, sentence = IN_TURN[key]
    table = turn_with(action, **anna)

    assert table.why_not("anna", "it.0") == sentence
    table.stops_at("action")


@pytest.mark.parametrize(
    ("cost", "tokens", "sentence"),
    [
        ([DiscardCards(1), SpendToken(2)], 1, "There are too few tokens on the card: 1 of 2."),
        ([SpendToken(2), DiscardCards(2)], 2, "This needs 2 hand cards, and you have 1."),
    ],
)
def test_of_a_price_only_what_is_missing_is_named(
    cost: list[Effect], tokens: int, sentence: str
) -> None:
    table = turn_with(fast([Focus(1)], cost=cost), hand=["plain_anna"])
    anna = table.hero("anna")
    anna.tokens[anna.hero_zone[0].uid] = tokens
    closed = shut(table.game, anna, anna.hero_zone[0].zone_plays[0], "V17.07")

    assert closed.text("en") == sentence
    table.stops_at("action")


def test_a_card_does_not_count_towards_its_own_price() -> None:
    oath = dummy_card("oath", [Fast(HAND, 1, [Focus(1)], cost=[DiscardCards(2)])])
    free = dummy_card("free", [Fast(HAND, 1, [Focus(0)])])
    heroes = {"anna": hero(hand=[oath, free])}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()
    assert table.why_not("anna", "oath.0") == "This needs 2 hand cards, and you have 1."
    table.stops_at("action")


def test_a_requirement_without_words_of_its_own_leaves_it_to_the_rule() -> None:
    table = turn_with(fast([Focus(1)], only_if=[EncounterActive()]))
    assert (table.closed("anna", "it.0"), table.why_not("anna", "it.0")) == ("V2.04", "")
    table.stops_at("action")


def test_an_effect_that_spares_the_final_enemy_names_the_range_if_another_is_too_far() -> None:
    giant = dummy_enemy("giant", colour=None, final=True)
    table = turn_with(fast([PutUnderEnemyDeck()], at=AN_ENEMY), foes=[giant], row=[wolf()])
    assert table.why_not("anna", "it.0") == "No fitting enemy can be reached with range 1."
    table.stops_at("action")


def test_a_reflex_says_what_its_card_asks_for() -> None:
    calm = Reflex(ZONE, 1, [Focus(1)], ANYTIME, only_if=[NoEnemyHere()])
    table = turn_with(calm, foes=[wolf()])
    assert table.why_not("anna", "it.0") == "An enemy is in your hero zone: wolf."
    table.stops_at("action")


def test_a_reflex_that_sends_enemies_away_says_that_there_are_none() -> None:
    table = turn_with(Reflex(ZONE, 1, [MoveAllEnemies()], ANYTIME), row=[wolf()])
    assert table.why_not("anna", "it.0") == "There is no enemy in your hero zone."
    table.stops_at("action")


def test_one_enemy_is_named_in_the_singular() -> None:
    table = turn_with(fast([Focus(1)], only_if=[NoEnemyHere()]), foes=[wolf()])
    assert table.why_not("anna", "it.0") == "An enemy is in your hero zone: wolf."
    table.stops_at("action")


def test_an_action_says_that_it_was_used_in_this_turn() -> None:
    table = turn_with(fast([Focus(1)], once=Limit.HERO_TURN)).answer("anna", "it.0")
    assert table.why_not("anna", "it.0") == "You have already used it in this hero turn."
    table.stops_at("action")


def test_an_action_says_that_the_location_takes_its_range() -> None:
    anna = hero(hand=[dummy_card("it", [Fast(HAND, 2, [Deal(1)], at=HERE), WINK])], foes=[wolf()])
    thicket = {"mid": {"standing": [ReachReduced(2)]}}
    table = country(printed=thicket, phase="attack", active="anna", heroes={"anna": anna}).play()
    assert table.why_not("anna", "it.0") == "At this location the range is too short: mid."
    table.stops_at("action")


def test_a_great_feat_says_what_it_costs_and_how_much_loot_there_is() -> None:
    feat = dummy_card("deed", set=Set.GREAT_FEAT, loot=3)
    dummy_card("free", [Fast(HAND, 1, [Focus(0)])])
    heroes = {"anna": hero(hand=["free"], feats=[feat])}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=2).play()
    assert table.why_not("anna", "deed") == "This costs 3 loot, and you have 2."
    table.stops_at("action")


@pytest.mark.parametrize(
    ("task", "anna", "sentence"),
    [
        (
            Task(discard=1, do=[PutProgress(1)], only_if=[NoEnemyHere()]),
            {"foes": ["wolf"]},
            "An enemy is in your hero zone: wolf.",
        ),
        (Task(discard=2, do=[PutProgress(1)]), {}, "This needs 2 hand cards, and you have 1."),
    ],
)
def test_the_task_of_an_encounter_says_what_is_in_its_way(
    task: Task, anna: dict[str, Any], sentence: str
) -> None:
    wolf()
    camp = dummy_encounter("camp", progress=[task])
    dummy_card("free", [Fast(HAND, 1, [Focus(0)])])
    heroes = {"anna": hero(hand=["free"], **anna)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, encounter=camp, loot=0).play()
    assert table.why_not("anna", "task") == sentence
    table.stops_at("action")


# --- In windows -----------------------------------------------------------------------------------


def hurt(*guards: str, bert: list[str] | None = None, **enemy: Any) -> Table:
    """An ox attacks Anna, who holds these reflexes and one of any time."""
    ox = dummy_enemy("ox", **({"physical": 2} | enemy))
    hand = [*guards, dummy_card("wink", [WINK])]
    heroes = {"anna": hero(hand=hand, foes=[ox], focus=0), "bert": hero(hand=bert or [], focus=0)}
    return valskyrr(phase="defence", heroes=heroes).play(attacks("ox", "anna"))


@pytest.mark.parametrize(
    ("guard", "enemy", "sentence"),
    [
        ({"magical": 1}, {}, "This prevents only magical damage, and none is dealt."),
        (
            {"physical": 1},
            {"physical": 0, "magical": 1},
            "This prevents only physical damage, and none is dealt.",
        ),
    ],
)
def test_a_guard_says_that_it_prevents_the_other_kind(
    guard: dict[str, int], enemy: dict[str, Any], sentence: str
) -> None:
    table = hurt(dummy_guard("guard", **guard), **enemy)
    assert table.why_not("anna", "guard.0") == sentence
    table.stops_at("reflex")


def test_a_reflex_says_that_it_was_used_against_this_damage() -> None:
    reflex = Reflex(ZONE, 1, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))
    ox = dummy_enemy("ox", physical=3)
    anna = hero(hero_zone=[dummy_card("mail", [reflex])], hand=[dummy_card("wink", [WINK])])
    table = valskyrr(heroes={"anna": anna | {"foes": [ox]}}).play(attacks("ox", "anna"))
    table.answer("anna", "mail.0")
    assert table.why_not("anna", "mail.0") == "This reflex has already been used here."
    table.stops_at("reflex")


def test_a_reflex_says_whom_it_helps() -> None:
    for_others = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER)
    shield = dummy_card("shield", [Reflex(HAND, 2, [Prevent(physical=1)], for_others)])
    table = hurt(shield)
    assert table.why_not("anna", "shield.0") == "This helps only other heroes."
    table.stops_at("reflex")

    for_any = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
    near = dummy_card("near", [Reflex(HAND, 1, [Prevent(physical=1)], for_any)])
    table = hurt(bert=[near, dummy_card("wink", [WINK])])
    table.passes("anna")
    assert table.why_not("bert", "near.0") == "This helps only your own hero."
    table.stops_at("reflex")


def test_a_reflex_says_what_the_action_lacks() -> None:
    flame = Reaction(Window.HERO_ACTION, damage=True, having=FLAME)
    oil = dummy_card("oil", [Reflex(HAND, 1, [Bonus(physical=1)], flame)])
    spur = dummy_card("spur", [Reflex(HAND, 1, [Bonus(physical=1)], ON_ATTACK)])
    table = turn_with(strikes(HERE), foes=[wolf()], hand=[oil, spur]).answer("anna", "it.0")
    assert table.why_not("anna", "oil.0") == "The action lacks a keyword: Flame."
    table.stops_at("reflex")

    push = fast([PutUnderEnemyDeck()], at=HERE)
    anyway = dummy_card("anyway", [Reflex(HAND, 1, [Focus(1)], Reaction(Window.HERO_ACTION))])
    table = turn_with(push, foes=[wolf()], hand=[spur, anyway]).answer("anna", "it.0")
    assert table.why_not("anna", "spur.0") == "The action deals no damage."
    table.stops_at("reflex")


HURT, HIT = Reaction(Window.DAMAGE_TO_HERO), Reaction(Window.HERO_ACTION, physical=True)
RARE: dict[str, tuple[str, Action, str]] = {
    "no-damage": ("V18.09", Reflex(HAND, 1, [Focus(1)], HURT), "No damage is left."),
    "attacker-gone": (
        "V16.10",
        Reflex(HAND, 1, [Deal(1)], Reaction(Window.PREVENTED), at=Aim.THE_ATTACKER),
        "The attacker is no longer in play.",
    ),
    "deals-no-physical": (
        "V2.04",
        Reflex(HAND, 1, [Bonus(1)], HIT),
        "The action deals no physical damage.",
    ),
    "no-reward": (
        "V13.10",
        Reflex(HAND, 1, [ReplaceReward()], Reaction(Window.REWARD_DRAWN)),
        "There is no reward left for which it could be exchanged.",
    ),
    "returns-elsewhere": (
        "V2.04",
        Reflex(HAND, 1, [BuryInstead()], Reaction(Window.REWARD_RETURNS)),
        "This reward does not come from your hero zone, or it is already buried.",
    ),
    "used-phase": (
        "V2.04",
        Reflex(HAND, 1, [Focus(1)], ANYTIME, once=Limit.DEFENCE_PHASE),
        "This has already been used in this phase.",
    ),
}


@pytest.mark.parametrize("key", RARE)
def test_what_seldom_closes_a_reflex_is_told_too(key: str) -> None:
    why, reflex, sentence = RARE[key]
    table = valskyrr(phase="defence", heroes={"anna": hero(hand=[dummy_card("it", [reflex])])})
    anna = table.game.heroes[0]
    (play,) = anna.hand[0].hand_plays
    anna.used.append(play.key)

    assert shut(table.game, anna, play, why).text("en") == sentence


# --- Travel and rewards ---------------------------------------------------------------------------


def test_ways_say_what_an_encounter_has_to_do_with_them() -> None:
    camp = dummy_encounter("camp")
    table = country(encounter=camp, revealed=["n", "e"], threat={"e": 1}, loot=9).play()
    assert table.why_not("party", move("s")) == (
        "An encounter is active, and the location is still face down."
    )
    assert table.why_not("party", move("e")) == (
        "An encounter is active, and the location is not safe."
    )
    assert table.why_not("party", long_move("ne")) == "An encounter is active: camp."
    table.stops_at("travel")

    bound = dummy_encounter("siege", forbids_travel=True)
    table = country(encounter=bound, revealed=["n"], loot=1).play()
    assert table.why_not("party", move("n")) == "Nobody may travel away from this encounter: siege."
    table.stops_at("travel")


def test_ways_say_what_they_cost() -> None:
    heroes: dict[str, Any] = {"anna": {}, "bert": {}, "cleo": {}}
    table = country(heroes=heroes, loot=2, revealed=["n"]).play()
    assert table.why_not("party", long_move("ne")) == "This costs 3 loot, and you have 2."
    table.stops_at("travel")

    table = country(revealed=["n"]).play()
    assert table.why_not("party", reveal("w")) == "This costs 1 loot, and you have 0."
    table.stops_at("travel")

    table = country(loot=9)
    table.game.scouted = 3
    table.play().answer("party", reveal("n"))
    assert table.why_not("party", reveal("w")) == (
        "You have already revealed 4 locations in this phase."
    )
    table.stops_at("travel")


def test_the_barred_final_location_says_what_opens_it() -> None:
    table = country(adventure="the_abomination").play()
    final = move(PLACES[table.game.layout.final])
    assert table.why_not("party", final) == "No seal has been broken yet."
    table.stops_at("travel")


def test_who_cannot_take_a_reward_says_what_the_hero_can_use() -> None:
    foil = dummy_card("foil", keywords=[SWORD], set=Set.REWARD_GEAR, loot=5)
    heroes: dict[str, Any] = {"anna": {}, "arani": {}}
    table = valskyrr(phase="recovery", step=1, offered=[foil], heroes=heroes).play()
    assert table.why_not("party", "arani").startswith("Arani is proficient only with: Axe, Hammer")
    table.stops_at("reward")


# --- All of them ----------------------------------------------------------------------------------

LANGS: tuple[Lang, ...] = ("de", "en")
ELSEWHERE = {"used-turn", "range-lost", "loot", "only-magical", "only-physical", "used-here"}
ELSEWHERE |= {"other-heroes-only", "own-hero-only", "keyword-missing", "deals-no-damage"}
ELSEWHERE |= {"face-down", "not-safe", "encounter", "bound", "scouted", "no-seal", "proficiency"}


def test_every_reason_is_shown_here() -> None:
    printed = (FOLDER / "en" / "reasons.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^reason-([a-z-]+) =", printed, re.M))
    assert known == IN_TURN.keys() | RARE.keys() | ELSEWHERE


@pytest.mark.parametrize("key", sorted(IN_TURN.keys() | RARE.keys() | ELSEWHERE))
def test_every_reason_has_a_german_sentence_of_its_own(key: str) -> None:
    name = Name(de="Wolf", en="wolf").text("de")
    numbers = dict.fromkeys(("reach", "held", "needed", "cost", "loot", "places"), 2)
    numbers |= {"focus": 3, "most": 2, "enemies": 1}
    names = dict.fromkeys(("names", "keyword", "keywords", "place", "hero", "name"), name)
    german, english = (words(lang).say(f"reason-{key}", **numbers, **names) for lang in LANGS)
    assert german.endswith(".")
    assert german != english
