"""Chapter 5: components (Spielmaterial), as they are played; the walks are in tests/content."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BEAST, SWORD, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Fast, Normal, Set
from tafelrunde.games.valskyrr.phases.defence import defence_phase
from tafelrunde.games.valskyrr.phases.recovery import recovery_phase
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.wounds import heal, is_dead, wound
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import PER_HERO, Aim, Colour, Condition, Destination, Place
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Deal,
    EnrageOwn,
    PlaceCard,
    ProgressAtLeast,
    PutProgress,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Rule,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    dummy_time,
    hero,
    valskyrr,
)

FINAL = "ghardhaks_war_camp"
EQUIP = Fast(Place.HAND, 1, [PlaceCard([Destination.HERO_ZONE])])


def tiles() -> list[str]:
    """Four locations; the grove is a place of the Wildlands."""
    grove = dummy_tile("grove", keywords=[WILDLANDS])
    return ["inn", dummy_tile("heath"), grove, "charred_war_camp"]


def take_action(game: Game) -> Flow[None]:
    """The first hero resolves the first action of the first hand card."""
    first = game.heroes[0]
    return resolve_action(game, first, first.hand[0].hand_plays[0])


def happens(*effects: Effect) -> Rule:
    """Effects that concern the first hero."""
    return lambda game: RESOLVERS.carry_out(effects, Now(game, game.heroes[0]))


# --- Hero cards -----------------------------------------------------------------------------------


@shows("V5.02")
def test_great_feats_can_be_acquired_during_the_game() -> None:
    heroes = {"anna": hero(deck=[]), "bert": hero(deck=[], acted=True)}
    table = valskyrr(phase="attack", heroes=heroes, loot=2)

    assert table.play().asks("anna", "action") == ["end_turn", "feat_anna"]
    table.answer("anna", "feat_anna")

    assert (table.hand("anna"), table.ids(table.hero("anna").feats)) == (["feat_anna"],) * 2
    assert table.ids(table.hero("bert").feats) == ["feat_bert"] * 2
    assert table.game.loot == 0


@shows("V5.03", "V5.06")
@pytest.mark.parametrize(
    ("choice", "hand", "loot"), [("anna", ["crown"], 1), ("give_up", [], 1 + 3)]
)
def test_a_completed_encounter_brings_reward_gear_or_its_loot_number_as_proceeds(
    choice: str, hand: list[str], loot: int
) -> None:
    rewards = [
        dummy_card("crown", keywords=[SWORD], set=Set.REWARD_GEAR, loot=3),
        dummy_card("orb", set=Set.REWARD_GEAR, loot=5),  # nobody can take it
    ]
    table = valskyrr(
        phase="recovery",
        encounter=dummy_encounter("skirmish"),
        tiles=tiles(),
        party="grove",
        threat={"grove": 2},
        rewards=rewards,
        loot=1,
    )

    assert table.play().asks("party", "reward") == ["anna", "give_up"]
    table.answer("party", choice)

    assert (table.hand("anna"), table.game.loot) == (hand, loot + 5)


@shows("V5.04")
@pytest.mark.parametrize("kept", ["mail", "plate"])
def test_a_zone_restriction_limits_cards_of_its_letter_in_the_same_hero_zone(kept: str) -> None:
    plate = dummy_card("plate", [EQUIP], zone_limit=("A", 1))
    zone = [dummy_card("mail", zone_limit=("A", 1)), dummy_card("ring", zone_limit=("E", 3))]
    bert = hero(hero_zone=[dummy_card("vest", zone_limit=("A", 1))])
    table = valskyrr(heroes={"anna": hero(hand=[plate], hero_zone=zone), "bert": bert})

    assert table.play(take_action).asks("anna", "zone_limit") == ["mail", "plate"]
    table.answer("anna", {"mail": "plate", "plate": "mail"}[kept])

    assert sorted(table.zone("anna")) == sorted([kept, "ring"])
    assert table.zone("bert") == ["vest"]


@shows("V5.04")
def test_a_restriction_of_3_lets_three_cards_lie_in_the_same_hero_zone() -> None:
    names = ["vow", "oath", "hymn"]
    vow, *others = [dummy_card(name, [EQUIP], zone_limit=("F", 3)) for name in names]
    table = valskyrr(heroes={"anna": hero(hand=[vow], hero_zone=others)})

    table.play(take_action)

    assert table.zone("anna") == ["oath", "hymn", "vow"]


# --- Enemies --------------------------------------------------------------------------------------


@shows("V5.10")
@pytest.mark.parametrize(("seals", "life"), [(0, 18), (1, 16), (3, 12)])
def test_the_adventure_gives_the_life_of_its_final_enemy(seals: int, life: int) -> None:
    table = valskyrr(
        phase="travel",
        adventure="the_abomination",
        heroes={"anna": hero(), "bert": hero()},
        seals=seals,
        party="desecrated_temple",
        loot=0,
    )

    table.play().answer("party", "stay")

    assert table.foe("maelgar").life == life


@shows("V5.11")
def test_killing_the_final_enemy_completes_the_adventure_and_brings_no_loot() -> None:
    blow = dummy_card("blow", [Normal(Place.HAND, 1, [Deal(physical=99)], at=Aim.AN_ENEMY)])
    anna = hero(hand=[blow], deck=[], foes=["ghardhak"])
    table = valskyrr(phase="attack", heroes={"anna": anna}, encounter=FINAL, loot=1)

    table.play_on().answer("anna", "blow.0")

    assert (table.game.won, table.game.loot) == (True, 1)


@shows("V5.12")
def test_effects_on_furious_enemies_choose_normal_and_final_ones_with_the_symbol() -> None:
    foes = [dummy_enemy("ox"), dummy_enemy("bull", furious=True), "ghardhak"]
    table = valskyrr(heroes={"anna": hero(foes=foes)}, encounter=FINAL)

    assert table.play(happens(EnrageOwn())).asks("anna", "enrage") == ["bull", "ghardhak"]
    table.answer("anna", "bull")

    assert [foe.enraged for foe in table.hero("anna").foes] == [False, True, False]


@shows("V5.12")
@pytest.mark.parametrize("furious", [True, False])
def test_a_furious_enemy_is_drawn_and_killed_like_any_normal_enemy(furious: bool) -> None:
    bull = dummy_enemy("bull", furious=furious, loot=2)
    hunt = dummy_card("hunt", [Normal(Place.HAND, 2, [Deal(physical=9)], at=Aim.AN_ENEMY)])
    table = valskyrr(heroes={"anna": hero(hand=[hunt])}, decks={"blue": [bull]}, loot=0)
    draw_enemies(table.game, 1, [Colour.BLUE], [], "V8.05")
    assert table.row == ["bull"]

    table.play(take_action)

    assert table.game.loot == 2
    assert table.ids(table.game.discards[Colour.BLUE]) == ["bull"]


# --- Adventure cards ------------------------------------------------------------------------------


@shows("V5.13")
@pytest.mark.parametrize(
    ("threat", "active", "drawn"), [(1, False, True), (0, False, False), (1, True, False)]
)
def test_an_encounter_is_drawn_at_an_unsafe_place_without_an_active_one(
    threat: int, active: bool, drawn: bool
) -> None:
    ambush = dummy_encounter("ambush", places=[WILDLANDS])
    position = {"encounter": dummy_encounter("skirmish")} if active else {}
    table = valskyrr(
        phase="travel",
        tiles=tiles(),
        party="grove",
        threat={"grove": threat},
        encounters=[ambush],
        loot=0,
        **position,
    )

    table.play()
    if table.question:
        table.answer("party", "stay")

    assert [event.encounter for event in table.events(events.EncounterBegan)] == ["ambush"] * drawn


@shows("V5.13")
def test_one_time_card_is_drawn_at_the_end_of_every_round() -> None:
    cards = [dummy_time("dawn"), dummy_time("dusk")]
    table = valskyrr(phase="time", time_cards=cards, time=5, loot=0)

    table.play_on().answer("party", "stay")

    assert [event.card for event in table.events(events.TimeCardDrawn)] == ["dawn"]
    table.answer("anna", "no")
    assert [event.card for event in table.events(events.TimeCardDrawn)] == ["dawn", "dusk"]
    table.stops_at("travel")


@shows("V5.15")
def test_starting_enemies_say_how_many_come_from_which_deck() -> None:
    ambush = dummy_encounter(
        "ambush", places=[WILDLANDS], colours=[Colour.RED], having=[BEAST], start=PER_HERO + 1
    )
    wild = {"colour": Colour.RED, "keywords": [BEAST]}
    red = [dummy_enemy("cat", **wild), dummy_enemy("thug", colour=Colour.RED)]
    red += [dummy_enemy(name, **wild) for name in ("dog", "owl", "elk")]
    table = valskyrr(
        phase="travel",
        heroes={"anna": {}, "bert": {}},
        tiles=tiles(),
        party="heath",
        encounters=[ambush],
        decks={"red": red},
    )

    table.play().answer("party", "move:2")

    assert table.row == ["cat", "dog", "owl"]
    assert table.ids(table.game.discards[Colour.RED]) == ["thug"]
    assert table.ids(table.game.decks[Colour.RED]) == ["elk"]


@shows("V5.15", "V5.22")
def test_the_reinforcement_value_moves_the_marker_and_reinforcements_join_the_row() -> None:
    siege = dummy_encounter("siege", reinforcement=PER_HERO + 1)
    deck = [dummy_enemy(name) for name in ("imp", "bat", "rat")]
    heroes = {"anna": hero(foes=[dummy_enemy("ogre")]), "bert": hero(focus=9)}
    table = valskyrr(phase="reinforcement", heroes=heroes, encounter=siege, decks={"blue": deck})

    table.play()

    moves = [(event.before, event.after) for event in table.events(events.ReinforcementMoved)]
    assert moves == [(0, 3), (3, 0)]
    assert table.row == ["imp", "bat"]  # field 3 brings 2 enemies
    assert (table.foes("anna"), table.foes("bert")) == (["ogre"], [])


# --- Boards and tokens ----------------------------------------------------------------------------


@shows("V5.21")
def test_the_adventure_board_has_one_space_for_the_active_encounter() -> None:
    ambush, skirmish = dummy_encounter("ambush", places=[WILDLANDS]), dummy_encounter("skirmish")
    table = valskyrr(
        phase="travel",
        heroes={"anna": {}, "bert": {}},
        tiles=tiles(),
        party="heath",
        threat={"grove": 0},
        encounter=skirmish,
        encounters=[ambush],
        progress=3,
        loot=0,
    )

    table.play().answer("party", "move:2")

    assert (table.game.encounter, table.game.progress) == (None, 0)
    assert table.ids(table.game.encounter_discards) == ["skirmish"]


@shows("V5.23")
@pytest.mark.parametrize("tokens", [[3, 3], [1, 1, 1, 1, 1, 1], [3, 1, 1, 1]])
def test_a_wound_token_of_3_counts_as_three_wounds(tokens: list[int]) -> None:
    table = valskyrr(row=[dummy_enemy("ogre", life=6)])
    ogre = table.foe("ogre")

    for token in tokens[:-1]:
        wound(table.game, ogre, token, "V18.19")
    assert not is_dead(ogre)
    wound(table.game, ogre, tokens[-1], "V18.19")

    assert (ogre.wounds, is_dead(ogre)) == (6, True)


@shows("V5.23")
def test_one_wound_of_a_three_can_be_healed() -> None:
    table = valskyrr(row=[{"id": dummy_enemy("ogre", life=6), "wounds": 3}])

    heal(table.game, table.foe("ogre"), 1, "V18.39")

    assert table.foe("ogre").wounds == 2


@shows("V5.24")
def test_a_double_condition_counts_as_two_tokens_of_the_same_kind() -> None:
    heroes = {"anna": hero(deck=["plain_anna"] * 3)}
    table = valskyrr(phase="defence", heroes=heroes)

    def burn_and_defend(game: Game) -> Flow[None]:
        yield from happens(Afflict(Condition.BURN, 2))(game)
        yield from defence_phase(game)

    table.play(burn_and_defend)

    assert len(table.graveyard("anna")) == 2
    assert table.hero("anna").conditions == [1, 0, 0, 0]  # exactly 1 token was removed


@shows("V5.26")
@pytest.mark.parametrize(("tokens", "completed"), [(2, False), (3, True)])
def test_tokens_on_an_encounter_are_its_progress(tokens: int, completed: bool) -> None:
    vigil = dummy_encounter("vigil", victory=[ProgressAtLeast(3)])
    table = valskyrr(encounter=vigil, tiles=tiles(), party="grove", threat={"grove": 2}, rewards=[])

    def place_and_check(game: Game) -> Flow[None]:
        yield from happens(*[PutProgress(1)] * tokens)(game)
        yield from recovery_phase(game)

    table.play(place_and_check)

    assert (table.game.encounter is None) is completed
    assert table.game.progress == (0 if completed else tokens)


@shows("V5.25")
@pytest.mark.parametrize(
    ("letter", "came_of_it"), [("B", (1, 0, 0)), ("D", (0, 2, 0)), ("E", (0, 0, 2))]
)
def test_adventure_tokens_mean_what_the_adventure_says(
    letter: str, came_of_it: tuple[int, int, int]
) -> None:
    fields = [dummy_tile(f"field_{place}") for place in "abcdefg"]
    table = valskyrr(
        phase="recovery",
        adventure="the_abomination",
        encounter=dummy_encounter("skirmish"),
        tiles=[fields[0], "desecrated_temple", *fields[1:6], "inn", fields[6]],
        party="field_c",
        threat={"field_c": 2},
        letters={"field_c": letter, "field_d": "A"},
        rewards=[],
        loot=0,
    )

    table.play()

    missing_rewards = 2
    game = table.game
    assert (game.seals, game.loot - missing_rewards, game.reinforcement) == came_of_it
    assert [each for each in game.letters if each] == ["A"]
