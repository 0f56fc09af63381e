"""The real enemies (Gegner): abilities in a zone, at a moment of the round, at a death."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.enemies.abilities import ABILITIES
from tafelrunde.games.valskyrr.library import ENEMIES
from tafelrunde.games.valskyrr.nouns import Reaction, Reflex
from tafelrunde.games.valskyrr.phases.defence import defence_phase
from tafelrunde.games.valskyrr.rules.actions import range_to
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Place, Window
from tafelrunde.games.valskyrr.vocabulary import Deal
from tests.kit.gestures import attacks, dummy_strike, enters, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, hero, valskyrr

DECK = ["plain_anna"] * 12
SKIRMISHERS = [
    "bonesorrow_shooter",
    "ghoren_blood_tracker",
    "ghoren_slinger",
    "blackwood_assassin",
]


def disperses(game: Game) -> Flow[None]:
    """All enemies are dispersed."""
    return disperse(game, "V13.08")


def test_all_27_abilities_are_carried_by_real_enemies() -> None:
    carried = {ability.id for enemy in ENEMIES for ability in enemy.abilities}

    assert len(ABILITIES) == 27
    assert carried == {ability.id for ability in ABILITIES}


# --- Harder to target -----------------------------------------------------------------------------


@shows("V21.15")
@pytest.mark.parametrize("foe", SKIRMISHERS)
def test_a_skirmisher_needs_one_more_range_in_every_zone_beside_others(foe: str) -> None:
    dummy_enemy("rat")
    near = valskyrr(heroes={"anna": hero(foes=[foe, "rat"])})
    far = valskyrr(heroes={"anna": hero()}, row=["rat", foe])

    assert range_to(near.game, near.hero("anna"), near.foe(foe)) == 2
    assert range_to(near.game, near.hero("anna"), near.foe("rat")) == 1
    assert range_to(far.game, far.hero("anna"), far.foe(foe)) == 3


@pytest.mark.parametrize("foe", SKIRMISHERS)
def test_a_skirmisher_is_no_harder_to_reach_among_ranged_enemies_only(foe: str) -> None:
    table = valskyrr(heroes={"anna": hero(foes=[foe, "wildlands_shaman"]), "bert": hero()})

    assert range_to(table.game, table.hero("anna"), table.foe(foe)) == 1
    assert range_to(table.game, table.hero("bert"), table.foe(foe)) == 2


def changeling() -> Table:
    """Anna's turn with a changeling in Bert's zone, and a card that reaches it."""
    cards = [dummy_strike("spark", magical=2, reach=3), dummy_card("one"), dummy_card("two")]
    return valskyrr(
        phase="attack",
        active="anna",
        loot=0,
        heroes={
            "anna": hero(hand=cards, deck=DECK),
            "bert": hero(acted=True, deck=["plain_bert"] * 9, foes=["blackwood_changeling"]),
        },
    )


def test_a_shapeshifter_cannot_be_targeted_until_it_has_attacked_in_its_zone() -> None:
    table = changeling().play()
    assert table.closed("anna", "spark.0") == "V16.10"
    table.stops_at("action")

    table = changeling()
    table.play(in_turn(attacks("blackwood_changeling", "bert"), uses("anna", "spark")))
    assert table.foes("bert") == []  # life 1, magical defence 1

    table = changeling()
    foe = "blackwood_changeling"
    table.play(in_turn(attacks(foe, "bert"), enters(foe, "anna")))
    assert range_to(table.game, table.hero("anna"), table.foe(foe)) > 9  # a new zone


def test_any_player_may_discard_two_cards_to_expose_a_shapeshifter() -> None:
    table = changeling().play()
    assert "blackwood_changeling" in table.asks("anna", "action")
    table.answer("anna", "blackwood_changeling").answer("anna", "one", "two")
    assert "blackwood_changeling" not in table.asks("anna", "action")
    table.answer("anna", "spark.0")

    assert table.foes("bert") == []
    assert sorted(table.discard_pile("anna")) == ["one", "spark", "two"]


def test_a_shapeshifter_that_was_exposed_hides_again_in_a_new_zone() -> None:
    foe = "blackwood_changeling"
    table = valskyrr(heroes={"anna": hero(), "bert": hero(foes=[{"id": foe, "exposed": True}])})
    assert range_to(table.game, table.hero("anna"), table.foe(foe)) == 2
    table.play(enters(foe, "anna"))

    assert range_to(table.game, table.hero("anna"), table.foe(foe)) > 9


def test_a_shapeshifter_in_the_adventure_zone_can_be_targeted() -> None:
    table = valskyrr(
        heroes={"anna": hero(hand=[dummy_strike("spark", magical=2, reach=2)])},
        row=["blackwood_changeling"],
    )
    table.play(uses("anna", "spark"))

    assert table.row == []


# --- Slow and relentless --------------------------------------------------------------------------


@pytest.mark.parametrize("foe", ["cursed_walker", "ice_reaver"])
@pytest.mark.parametrize(
    ("entered", "enraged", "attacks_made"), [(3, False, 0), (2, False, 1), (3, True, 1)]
)
def test_slow_enemies_do_not_attack_in_the_round_they_entered(
    foe: str, entered: int, enraged: bool, attacks_made: int
) -> None:
    foes = [{"id": foe, "entered": entered, "enraged": enraged}]
    table = valskyrr(phase="defence", round=3, heroes={"anna": hero(deck=DECK, foes=foes)})
    table.play()

    assert len(table.events(events.EnemyAttacked)) == attacks_made


@shows("V2.31")
@pytest.mark.parametrize(
    "foe", ["vampire_hound", "ghoren_blood_tracker", "tracker_hound", "dire_wolf"]
)
def test_relentless_enemies_stay_in_hero_zones_but_not_in_the_row(foe: str) -> None:
    table = valskyrr(heroes={"anna": hero(foes=["blackwood_fighter", foe])}, row=[foe])
    table.play(disperses)

    assert table.foes("anna") == [foe]
    assert table.row == []


@pytest.mark.parametrize(
    ("lender", "kin", "others"),
    [
        ("dire_wolf", ["ghoren_warrior", "ghoren_slinger"], ["wild_icehound"]),
        ("tracker_hound", ["wild_icehound", "ice_reaver"], ["ghoren_warrior"]),
    ],
)
def test_beast_ride_and_pursuit_lend_relentlessness_to_one_of_their_choice(
    lender: str, kin: list[str], others: list[str]
) -> None:
    relentless = "ghoren_blood_tracker" if lender == "dire_wolf" else "vampire_hound"
    foes = [lender, *kin, *others, relentless]
    table = valskyrr(heroes={"anna": hero(foes=foes), "bert": hero(foes=[kin[0]])})
    table.play(disperses)
    assert table.asks("party", "relentless") == kin  # only those that are not relentless already
    table.answer("party", kin[1])

    assert table.foes("anna") == [lender, kin[1], relentless]
    assert table.foes("bert") == []


# --- At a moment of the round ---------------------------------------------------------------------


@shows("V2.08")
@pytest.mark.parametrize("order", [("tracker_hound", "dire_wolf"), ("dire_wolf", "tracker_hound")])
def test_the_rattle_enrages_all_beasts_of_its_zone_at_the_end_of_defence(
    order: tuple[str, str],
) -> None:
    foes = ["ghoren_ragecaller", "tracker_hound", "dire_wolf", "ghoren_warrior"]
    table = valskyrr(
        phase="defence",
        step=2,
        heroes={"anna": hero(foes=foes), "bert": hero(foes=["dire_wolf"])},
        row=["dire_wolf"],
    )
    table.play(defence_phase)
    assert table.asks("party", "enrage_order") == ["tracker_hound", "dire_wolf"]
    table.answer("party", *order)

    assert [event.enemy for event in table.events(events.EnemyEnraged)] == list(order)
    enraged = [(foe.zone, foe.id) for foe in table.game.foes() if foe.enraged]
    assert enraged == [(0, "tracker_hound"), (0, "dire_wolf")]


def test_a_single_beast_is_enraged_by_the_rattle_without_asking() -> None:
    foes = ["ghoren_ragecaller", {"id": "tracker_hound", "enraged": True}, "dire_wolf"]
    table = valskyrr(phase="defence", step=2, heroes={"anna": hero(foes=foes)})
    table.play(defence_phase)

    assert [event.enemy for event in table.events(events.EnemyEnraged)] == ["dire_wolf"]


def test_a_beast_that_dies_before_its_turn_is_not_enraged_by_the_rattle() -> None:
    snare = Reflex(Place.HAND, 1, [Deal(9)], Reaction(Window.ANYTIME), at=Aim.ENEMY_HERE)
    foes = ["ghoren_ragecaller", "wild_icehound", "dire_wolf"]
    anna = hero(hand=[dummy_card("snare", [snare])], deck=DECK, foes=foes)
    table = valskyrr(phase="defence", step=2, heroes={"anna": anna}).play(defence_phase)
    table.passes("anna").answer("party", "wild_icehound", "dire_wolf")
    table.answer("anna", "snare.0").answer("anna", "dire_wolf")  # before the icehound attacks
    table.answer("anna", "deck")

    assert table.foes("anna") == ["ghoren_ragecaller", "wild_icehound"]
    assert [event.enemy for event in table.events(events.EnemyEnraged)] == ["wild_icehound"]


@pytest.mark.parametrize(("graveyard", "buried"), [([], 0), (["plain_anna"], 3)])
def test_a_ravenous_enemy_is_enraged_by_a_graveyard(graveyard: list[str], buried: int) -> None:
    table = valskyrr(
        phase="defence",
        step=2,
        heroes={"anna": hero(graveyard=graveyard, deck=DECK[:6], foes=["ravenous_draugr"])},
    )
    table.play(defence_phase)

    assert len(table.events(events.EnemyEnraged)) == bool(buried)
    assert len(table.graveyard("anna")) == len(graveyard) + buried
    assert not table.foe("ravenous_draugr").enraged


@shows("V2.08")
def test_abilities_and_conditions_at_the_end_of_defence_come_in_any_order() -> None:
    foes = [{"id": "ghoren_ragecaller", "burn": 2}, "dire_wolf"]
    table = valskyrr(phase="defence", step=2, heroes={"anna": hero(foes=foes)})
    table.play(defence_phase)
    assert table.asks("party", "condition_target") == [
        "ghoren_ragecaller",
        "ghoren_ragecaller.rattle",
    ]
    table.answer("party", "ghoren_ragecaller")  # it burns to death before it can rattle

    assert not table.foe("dire_wolf").enraged


def test_the_dark_healer_heals_undead_here_and_a_little_elsewhere() -> None:
    def hurt(name: str) -> dict[str, object]:
        return {"id": name, "wounds": 2, "daze": 9}

    foes = [hurt("undead_loremaster"), hurt("bonesorrow_warrior"), hurt("ghoren_warrior")]
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(foes=foes), "bert": hero(foes=[hurt("ravenous_draugr")])},
        row=[hurt("cursed_walker")],
    )
    table.play()

    wounds = {foe.id: foe.wounds for foe in table.game.foes()}
    assert wounds == {
        "undead_loremaster": 0,
        "bonesorrow_warrior": 0,
        "ghoren_warrior": 2,
        "ravenous_draugr": 1,
        "cursed_walker": 1,
    }
    table.stops_at("activate")


# --- At a death -----------------------------------------------------------------------------------


def reanimation(victim: str, deck: list[str], discards: list[str], where: str = "anna") -> Table:
    """Anna kills an enemy beside a magus, or elsewhere."""
    foes = {"anna": ["bonesorrow_magus"], "bert": []}
    foes[where].append(victim)
    table = valskyrr(
        time=3,
        decks={"blue": deck},
        discards={"blue": discards},
        heroes={
            "anna": hero(focus=7, hand=[dummy_strike("kill", 9, reach=2)], foes=foes["anna"]),
            "bert": hero(foes=foes["bert"]),
        },
    )
    return table.play(uses("anna", "kill")).answer("anna", victim)


@shows("V22.13")
def test_the_magus_raises_a_skeleton_for_a_killed_undead() -> None:
    deck = ["vampire_hound", "cursed_walker", "bonesorrow_shooter", "bonesorrow_warrior"]
    table = reanimation("vengeful_banshee", deck, [])

    assert table.foes("anna") == ["bonesorrow_magus", "bonesorrow_shooter"]
    assert table.ids(table.game.decks[0]) == ["bonesorrow_warrior"]
    assert table.ids(table.game.discards[0]) == [
        "vengeful_banshee",
        "vampire_hound",
        "cursed_walker",
    ]
    assert table.focus("anna") == 3


@pytest.mark.parametrize(
    ("victim", "where"), [("ghoren_warrior", "anna"), ("vengeful_banshee", "bert")]
)
def test_the_magus_raises_nothing_for_others(victim: str, where: str) -> None:
    table = reanimation(victim, ["bonesorrow_warrior"], [], where)

    assert table.foes("anna") == ["bonesorrow_magus"]
    assert table.focus("anna") == 7


def test_without_a_skeleton_nothing_rises_and_time_stands_still() -> None:
    table = reanimation("vengeful_banshee", ["vampire_hound"], ["cursed_walker"])

    assert table.foes("anna") == ["bonesorrow_magus"]
    assert table.game.time == 3
    assert table.events(events.DeckShuffled) == []


def test_the_discard_pile_is_searched_for_a_skeleton_too() -> None:
    table = reanimation("vengeful_banshee", ["vampire_hound"], ["bonesorrow_warrior"])

    assert table.foes("anna") == ["bonesorrow_magus", "bonesorrow_warrior"]
