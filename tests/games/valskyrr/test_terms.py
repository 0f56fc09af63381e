"""Chapter 2: basic terms (Grundlegende Begriffe): effects, targets, choices, keywords."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.errors import NotYourDecision
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import ARCANE, COMBAT, FLAME, KEYWORDS, Keyword, mask
from tafelrunde.games.valskyrr.nouns import Ability, Fast, Normal, Reaction, Reflex, Vulnerable
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.basics import half
from tafelrunde.games.valskyrr.rules.damage import attack, bury_for_damage
from tafelrunde.games.valskyrr.rules.locations import raise_threat
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.tracks import halve_focus
from tafelrunde.games.valskyrr.rules.zones import return_all
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Deal,
    Draw,
    EnrageOther,
    GainNormalAction,
    MayDiscard,
    ThreatNeverRises,
    Unaffected,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    dummy_card,
    dummy_enemy,
    dummy_tile,
    hero,
    refused,
    valskyrr,
)

HIT_ONE = Normal(Place.HAND, 2, [Deal(physical=1)], at=Aim.AN_ENEMY)


def take_action(game: Game) -> Flow[None]:
    """The first hero resolves the first action of the first hand card."""
    first = game.heroes[0]
    return resolve_action(game, first, first.hand[0].hand_plays[0])


def be_attacked(game: Game) -> Flow[None]:
    """The first enemy of the first hero attacks."""
    return attack(game, game.heroes[0].foes[0], game.heroes[0], "V12.06")


# --- Effects --------------------------------------------------------------------------------------


@shows("V2.01")
@pytest.mark.parametrize(("effects", "drawn"), [([], 0), ([Draw(2)], 2)])
def test_an_action_does_what_its_effects_say_and_nothing_else(
    effects: list[Effect], drawn: int
) -> None:
    card = dummy_card("gesture", [Normal(Place.HAND, 1, effects)], [COMBAT])
    table = valskyrr(heroes={"anna": hero(hand=[card]), "bert": hero()})

    table.play(take_action)

    assert len(table.hand("anna")) == drawn
    assert table.discard_pile("anna") == ["gesture"]
    assert table.focus("anna") == table.focus("bert") == 4
    assert len(table.deck("bert")) == 10


@shows("V2.01")
@pytest.mark.parametrize(("effects", "tokens"), [([], 0), ([Afflict(Condition.BURN, 2)], 2)])
def test_a_special_ability_does_what_its_effects_say(effects: list[Effect], tokens: int) -> None:
    sting = Ability("sting", Name(de="Stich", en="Sting"), when=When(Trigger.HIT, effects))
    wasp = dummy_enemy("wasp", abilities=[sting])
    table = valskyrr(heroes={"anna": hero(foes=[wasp], deck=["plain_anna"] * 3)})

    table.play(be_attacked)

    assert table.hero("anna").conditions == [tokens, 0, 0, 0]
    assert len(table.graveyard("anna")) == 1


# --- Targets --------------------------------------------------------------------------------------


@shows("V2.02")
def test_an_action_has_exactly_one_target() -> None:
    card = dummy_card("jab", [HIT_ONE])
    foes = [dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(hand=[card], foes=foes)})
    table.play(take_action)

    assert table.asks("anna", "target") == ["imp", "ogre"]
    with refused("V16.09"):
        table.answer("anna", "imp", "ogre")
    table.answer("anna", "ogre")

    assert (table.foe("imp").wounds, table.foe("ogre").wounds) == (0, 1)


@shows("V2.02")
def test_a_hero_ability_has_exactly_one_target() -> None:
    row = [dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(phase="attack", heroes={"fengray": hero(deck=[])}, row=row, loot=0)
    table.play().answer("fengray", "fengray.0")  # moves 1 enemy into his own hero zone

    assert table.asks("fengray", "target") == ["imp", "ogre"]
    table.answer("fengray", "ogre")

    assert (table.foes("fengray"), table.row) == (["ogre"], ["imp"])


@shows("V2.02")
def test_a_special_ability_has_exactly_one_target() -> None:
    foes = [dummy_enemy("piper"), dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(foes=foes)})

    def provoke(game: Game) -> Flow[None]:
        first = game.heroes[0]
        return RESOLVERS.carry_out((EnrageOther(),), Now(game, first, foe=first.foes[0]))

    assert table.play(provoke).asks("party", "enrage") == ["imp", "ogre"]
    table.answer("party", "imp")

    assert [foe.enraged for foe in table.hero("anna").foes] == [False, True, False]


@shows("V2.03")
def test_several_targets_can_be_chosen_only_if_the_effect_says_so() -> None:
    sweep = Normal(Place.HAND, 2, [Deal(physical=1)], at=Aim.UP_TO_TWO_ENEMIES)
    card = dummy_card("sweep", [sweep])
    foes = [dummy_enemy(name) for name in ("imp", "ogre", "troll")]
    table = valskyrr(heroes={"anna": hero(hand=[card], foes=foes)})
    table.play(take_action)

    with refused("V16.09"):
        table.answer("anna", "imp", "ogre", "troll")
    table.answer("anna", "imp", "troll")

    assert [foe.wounds for foe in table.hero("anna").foes] == [1, 0, 1]


@shows("V2.03")
def test_each_enemy_of_a_zone_is_hit_if_the_effect_says_so() -> None:
    card = dummy_card("sweep", [Normal(Place.HAND, 1, [Deal(physical=1)], Aim.EACH_ENEMY_HERE)])
    foes = [dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(hand=[card], foes=foes)}, row=[dummy_enemy("troll")])

    table.play(take_action)

    assert [foe.wounds for foe in table.hero("anna").foes] == [1, 1]
    assert table.foe("troll").wounds == 0


# --- The golden rule ------------------------------------------------------------------------------


@shows("V2.04")
def test_a_card_text_beats_the_rule_of_one_normal_action() -> None:
    hurry = dummy_card("hurry", [Fast(Place.HAND, 1, [GainNormalAction()])])
    jabs = [dummy_card("jab", [HIT_ONE]), dummy_card("cut", [HIT_ONE])]
    anna = hero(hand=[hurry, *jabs], foes=[dummy_enemy("ogre")], deck=[])
    table = valskyrr(phase="attack", heroes={"anna": anna}, loot=0)
    table.play().answer("anna", "jab.0")

    assert table.closed("anna", "cut.0") == "V11.10"
    table.answer("anna", "hurry.0").answer("anna", "cut.0")

    assert table.foe("ogre").wounds == 2


@shows("V2.04")
@pytest.mark.parametrize(("standing", "threat"), [([], 2), ([ThreatNeverRises()], 1)])
def test_a_location_text_beats_the_rule_of_rising_threat(
    standing: list[ThreatNeverRises], threat: int
) -> None:
    tiles = ["inn", dummy_tile("heath", standing=standing), dummy_tile("grove")]
    table = valskyrr(tiles=[*tiles, "charred_war_camp"], threat={"heath": 1})

    raise_threat(table.game, 1, "V23.13")

    assert table.game.threat == [0, threat, 0, 0]


@shows("V2.05")
@pytest.mark.parametrize("aim", [Aim.AN_ENEMY, Aim.UP_TO_TWO_ENEMIES, Aim.EACH_ENEMY_HERE])
def test_an_enemy_that_cannot_be_affected_is_no_target_for_any_card(aim: Aim) -> None:
    aloof = Ability("aloof", Name(de="Entrückt", en="Aloof"), zones=(), standing=[Unaffected()])
    card = dummy_card("gale", [Normal(Place.HAND, 4, [Deal(physical=1)], at=aim)])
    foes = [dummy_enemy("shade", abilities=[aloof]), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(hand=[card], foes=foes)})

    table.play(take_action)

    assert (table.foe("shade").wounds, table.foe("ogre").wounds) == (0, 1)


@shows("V2.05")
def test_a_card_that_finds_only_an_untouchable_enemy_cannot_be_played() -> None:
    aloof = Ability("aloof", Name(de="Entrückt", en="Aloof"), zones=(), standing=[Unaffected()])
    jabs = [dummy_card("jab", [HIT_ONE]), dummy_card("rest", [Fast(Place.HAND, 1, [Draw(1)])])]
    anna = hero(hand=jabs, foes=[dummy_enemy("shade", abilities=[aloof])])

    table = valskyrr(phase="attack", heroes={"anna": anna}).play()

    assert table.closed("anna", "jab.0") == "V16.10"
    table.stops_at("action")


# --- Rounding -------------------------------------------------------------------------------------


@shows("V2.06")
@pytest.mark.parametrize(("focus", "halved"), [(5, 2), (1, 0), (0, 0), (4, 2), (11, 5)])
def test_every_halving_is_rounded_down(focus: int, halved: int) -> None:
    table = valskyrr(heroes={"anna": hero(focus=focus), "bert": hero(focus=7)})

    halve_focus(table.game, table.hero("anna"), "V2.06")

    assert half(table.game, focus) == table.focus("anna") == halved
    assert table.focus("bert") == 7


# --- Players choose -------------------------------------------------------------------------------


@shows("V2.07")
@pytest.mark.parametrize("first", ["imp", "ogre"])
def test_the_players_freely_choose_which_enemy_attacks_first(first: str) -> None:
    foes = [dummy_enemy("imp"), dummy_enemy("ogre")]
    anna = hero(foes=foes, deck=["plain_anna"] * 3)
    table = valskyrr(phase="defence", heroes={"anna": anna})

    assert table.play().asks("party", "activate") == ["imp", "ogre"]
    table.answer("party", first)

    attackers = [event.enemy for event in table.events(events.EnemyAttacked)]
    assert attackers == [first, {"imp": "ogre", "ogre": "imp"}[first]]


@shows("V2.08")
@pytest.mark.parametrize("first", ["anna", "imp"])
def test_the_players_determine_the_order_of_simultaneous_effects(first: str) -> None:
    foes = [{"id": dummy_enemy("imp"), "burn": 1, "activated": True}]
    anna = hero(foes=foes, deck=["plain_anna"] * 3, burn=1)
    table = valskyrr(phase="defence", step=2, heroes={"anna": anna})

    assert table.play().asks("party", "condition_target") == ["anna", "imp"]
    table.answer("party", first)

    hurt = [event.on for event in table.events(events.ConditionHurt)]
    assert hurt == [first, {"anna": "imp", "imp": "anna"}[first]]


@shows("V2.08")
def test_the_players_determine_the_order_of_enemies_that_move_together() -> None:
    foes = [dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(foes=foes)}, row=[dummy_enemy("troll")])

    table.play(lambda game: return_all(game, game.heroes[0].foes[:], "V10.05"))
    table.answer("party", "ogre", "imp")

    assert table.row == ["troll", "ogre", "imp"]


@shows("V2.09")
def test_a_player_decides_about_the_own_cards() -> None:
    bert = hero(hand=["plain_bert"], deck=["plain_bert"])
    table = valskyrr(heroes={"anna": hero(), "bert": bert})
    table.play(lambda game: bury_for_damage(game, game.heroes[1], 1))
    assert table.session is not None

    with pytest.raises(NotYourDecision):
        table.session.answer(Seat(0), [0])
    table.answer("bert", "deck")

    assert (table.hand("bert"), table.deck("bert")) == (["plain_bert"], [])


@shows("V2.09")
@pytest.mark.parametrize("speaker", [0, 1])
def test_what_is_shared_is_decided_by_whoever_confirms_it(speaker: int) -> None:
    tiles = ["inn", dummy_tile("heath"), dummy_tile("grove"), "charred_war_camp"]
    table = valskyrr(
        phase="travel", heroes={"anna": {}, "bert": {}}, tiles=tiles, encounters=[], loot=0
    )
    table.play()
    assert table.session is not None

    table.session.answer(Seat(speaker), [table.asks("party", "travel").index("move:1")])

    assert table.game.place.id == "heath"


# --- Keywords -------------------------------------------------------------------------------------


@shows("V2.10")
@pytest.mark.parametrize("keywords", [[], list(KEYWORDS.values())], ids=["none", "all"])
def test_keywords_on_their_own_do_nothing(keywords: list[Keyword]) -> None:
    card = dummy_card("jab", [HIT_ONE], keywords)
    foe = dummy_enemy("chimera", keywords=keywords)
    table = valskyrr(heroes={"anna": hero(hand=[card], foes=[foe], focus=3)})

    table.play(take_action)

    assert (table.foe("chimera").wounds, table.foe("chimera").conditions) == (1, [0, 0, 0, 0])
    assert (table.focus("anna"), table.hero("anna").conditions) == (3, [0, 0, 0, 0])


@shows("V2.10")
@pytest.mark.parametrize("keywords", [[], list(KEYWORDS.values())], ids=["none", "all"])
def test_keywords_of_an_attacker_do_nothing(keywords: list[Keyword]) -> None:
    foe = dummy_enemy("chimera", keywords=keywords)
    table = valskyrr(heroes={"anna": hero(foes=[foe], deck=["plain_anna"] * 3, focus=3)})

    table.play(be_attacked)

    assert (len(table.graveyard("anna")), len(table.deck("anna"))) == (1, 2)
    assert (table.focus("anna"), table.hero("anna").conditions) == (3, [0, 0, 0, 0])


@shows("V2.11")
def test_an_effect_that_names_a_keyword_concerns_exactly_the_cards_that_have_it() -> None:
    fuel = MayDiscard(COMBAT, up_to=3, each=[Bonus(physical=1)])
    swing = Normal(Place.HAND, 1, [Deal(physical=1), fuel], at=Aim.AN_ENEMY)
    hand = [
        dummy_card("swing", [swing], [COMBAT]),
        dummy_card("drill", keywords=[COMBAT]),
        dummy_card("mixed", keywords=[ARCANE, COMBAT]),
        dummy_card("rune", keywords=[ARCANE]),
        dummy_card("blank"),
    ]
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=[dummy_enemy("ogre", life=9)])})

    assert table.play(take_action).asks("anna", "discard") == ["drill", "mixed"]
    table.answer("anna", "drill", "mixed")

    assert table.foe("ogre").wounds == 3
    assert table.hand("anna") == ["rune", "blank"]


@shows("V2.12")
def test_a_keyword_that_an_action_already_has_changes_nothing_when_it_is_granted_again() -> None:
    modifies = Reaction(Window.HERO_ACTION)
    hand = [
        dummy_card("blaze", [HIT_ONE], [FLAME]),
        dummy_card("spark", [Reflex(Place.HAND, 1, [Bonus(physical=1)], modifies)], [FLAME]),
    ]
    straw = dummy_enemy("straw", life=9, vulnerable=[Vulnerable(1, [FLAME])])
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=[straw])})

    table.play(take_action).answer("anna", "spark.0")

    wounds = [event.wounds for event in table.events(events.EnemyWounded) if event.vulnerable]
    assert wounds == [1]
    assert table.foe("straw").wounds == 1 + 2


@shows("V2.12")
def test_a_keyword_counts_once_however_often_a_card_shows_it() -> None:
    table = valskyrr(heroes={"anna": hero(hand=[dummy_card("ember", keywords=[FLAME, FLAME])])})

    assert table.hero("anna").hand[0].keywords == mask([FLAME]) == FLAME.bit
    assert mask([FLAME, COMBAT, FLAME]) == FLAME.bit | COMBAT.bit
