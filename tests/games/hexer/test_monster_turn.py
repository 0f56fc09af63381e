"""Chapter 26: the combat turn of a monster (Kampfzug eines Monsters)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.events import (
    AttackRevealed,
    AttributeChanged,
    CombatTurnBegan,
    DamageSuffered,
    FightEnded,
)
from tafelrunde.games.hexer.library import MONSTER_ATTACKS
from tafelrunde.games.hexer.nouns import Occasion, When
from tafelrunde.games.hexer.terms import Attribute, Colour, Terrain
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    Lower,
    Strike,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    AttackAgain,
    DiscardColourOr,
    DiscardTerrainOr,
)
from tests.kit.hexer import dummy_attack, dummy_monster, levels
from tests.kit.hexer_fights import COLOURS, Trial, cards, claws, hunt, plain, struck, until
from tests.kit.shows import shows

# --- Announcing and revealing ---------------------------------------------------------------------


@shows("H26.01", "H3.06")
@pytest.mark.parametrize(("kind", "lost"), [("charge", 1), ("bite", 4)])
def test_another_player_announces_charge_or_bite_before_the_card_is_revealed(
    kind: str, lost: int
) -> None:
    tooth = dummy_attack("tooth", charge=1, bite=4)
    wolf = {"shield": 0, "deck": plain(8), "hand": cards("x", "y")}
    table = hunt(wolf, turn=1, life=[tooth] * 3).play()
    assert table.asks("bear", "announce") == ["charge", "bite"]
    assert table.events(AttackRevealed) == []
    assert len(table.life) == 3
    table.answer("bear", kind)

    assert len(table.deck("wolf")) == 8 - lost
    assert [event.attack for event in table.events(AttackRevealed)] == [kind]
    table.stops_at("combo")


@shows("H26.01", "H26.02", "H32.08")
def test_the_marker_announces_anew_before_every_monster_turn() -> None:
    kinds = []
    again = dummy_attack("again", charge=[AttackAgain()], bite=[AttackAgain()])
    for seed in range(4):
        wolf = {"hand": cards("x", "y"), "deck": plain(8)}
        marked = {"marker": True, "seed": seed}
        table = hunt(wolf, turn=1, life=[again] * 4 + claws(4), position=marked).play()
        kinds += [event.attack for event in table.events(AttackRevealed)]
        table.stops_at("combo")  # nobody was asked

    assert len(kinds) == 20
    assert 4 <= kinds.count("charge") <= 16  # both sides of the marker


@shows("H26.03", "H26.04")
def test_an_attack_uses_up_the_top_card_of_the_life_deck() -> None:
    first, second = dummy_attack("first", charge=1), dummy_attack("second", charge=5)
    wolf = {"hand": cards("x", "y"), "deck": plain(8), "shield": 0}
    table = hunt(wolf, turn=1, life=[first, second, *claws(2)]).play()
    table.answer("bear", "charge")

    assert [event.card for event in table.events(AttackRevealed)] == ["first"]
    assert len(table.deck("wolf")) == 7
    assert table.ids(table.fight.discards) == ["first"]
    assert table.life == ["second", "claw", "claw"]
    table.stops_at("combo")


@shows("H26.05")
def test_a_monster_that_reveals_its_last_card_is_defeated_if_the_player_has_cards_left() -> None:
    wolf = {"hand": [], "deck": plain(3), "shield": 0}
    table = hunt(wolf, turn=1, life=claws(1)).play()
    table.answer("bear", "charge")

    (ended,) = table.events(FightEnded)
    assert ended.result == "defeated"
    assert [event.side for event in table.events(CombatTurnBegan)] == ["foe"]
    assert table.ids(table.player("wolf").trophies) == ["foe"]
    if table.question is not None:
        table.stops_at(table.question)


def test_a_kind_announced_after_the_reveal_is_chosen_with_the_card_in_sight() -> None:
    trial = Trial(dummy_monster("foe"), life=claws(3), turn=1, announced=2)
    trial.attacks()
    decision = trial.table._playing().decisions[0]
    assert getattr(decision.about, "id", "") == "claw"
    trial.table.answer("bear", "bite")
    assert trial.changed == {"shield": -1, "deck": -2, "announced": -3}

    trick = dummy_monster("trick", specials=[[Suffer(1)]] * 4)
    special = Trial(trick, life=["special_attack_1", *claws(2)], turn=1, announced=2)
    special.attacks()  # there is nothing to announce
    assert special.changed == {"shield": -1, "announced": -3}


def test_an_ability_may_have_decided_the_kind_already() -> None:
    trial = Trial(dummy_monster("foe"), life=claws(3), turn=1, announced=1).attacks()
    assert trial.changed == {"shield": -1, "deck": -2, "announced": -2}  # the bite, once


def test_a_monster_attacks_again_as_often_as_its_card_says() -> None:
    rage = dummy_attack("rage", charge=[AttackAgain(), AttackAgain()])
    wolf = {"hand": cards("x", "y"), "deck": plain(9), "shield": 0}
    table = hunt(wolf, turn=1, life=[rage, *claws(4)]).play()
    for _ in range(3):
        table.answer("bear", "charge")

    assert len(table.deck("wolf")) == 9 - 2 - 2
    table.stops_at("combo")


def test_a_monster_whose_ability_fells_the_player_does_not_attack() -> None:
    foe = dummy_monster("foe", ability=[When(Occasion.BEFORE_ATTACK, [DiscardFromDeck(9)])])
    table = hunt({"hand": [], "deck": plain(2)}, foe, turn=1).play()

    assert table.events(AttackRevealed) == []
    (ended,) = table.events(FightEnded)
    assert ended.result == "lost"
    if table.question is not None:
        table.stops_at(table.question)


def test_a_monster_whose_ability_costs_it_the_last_card_does_not_attack() -> None:
    foe = dummy_monster("foe", ability=[When(Occasion.BEFORE_ATTACK, [Strike(9)])])
    table = hunt({"hand": cards("x"), "deck": plain(2)}, foe, turn=1, life=claws(2)).play()

    assert table.events(AttackRevealed) == []
    (ended,) = table.events(FightEnded)
    assert ended.result == "defeated"
    if table.question is not None:
        table.stops_at(table.question)


# --- Damage ---------------------------------------------------------------------------------------


@shows("H26.06")
@pytest.mark.parametrize(
    ("damage", "shield", "deck", "changes"),
    [
        (2, 3, 5, {"shield": -2}),
        (4, 1, 5, {"shield": -1, "deck": -3}),
        (4, 0, 5, {"deck": -4}),
        (5, 1, 2, {"shield": -1, "deck": -2, "hand": -2}),
    ],
)
def test_damage_costs_shield_value_then_the_deck_then_the_hand(
    damage: int, shield: int, deck: int, changes: dict[str, int]
) -> None:
    wolf = {"shield": shield, "deck": plain(deck), "levels": levels(1, 3, 1, 1)}
    answers = ["red,blue"] if "hand" in changes else []
    trial = struck(damage, wolf, *answers)

    assert trial.changed == changes
    if answers:
        assert trial.table.hand("wolf") == ["green", "yellow", "purple"]  # by own choice (H26.09)


@shows("H26.09")
def test_with_damage_the_player_chooses_the_hand_cards() -> None:
    trial = struck(1, {"shield": 0, "deck": []}, "green")
    assert trial.table.hand("wolf") == ["blue", "red", "yellow", "purple"]


@shows("H26.06")
def test_nobody_loses_more_than_there_is() -> None:
    trial = struck(9, {"shield": 1, "deck": plain(2), "hand": plain(3)})
    assert trial.changed == {"shield": -1, "deck": -2, "hand": -3}


@shows("H26.06", "H26.09")
def test_the_deck_loses_cards_from_the_top() -> None:
    trial = struck(2, {"shield": 0, "deck": cards("top", "next", "last")})
    assert trial.table.deck("wolf") == ["last"]
    assert trial.table.discard_pile("wolf") == ["top", "next"]


@shows("H26.07", "H27.20")
def test_energy_absorbs_no_damage() -> None:
    mage = {"shield": 3, "levels": levels(1, 4, 1, 1), "deck": plain(4), "hand": cards("x", "y")}
    others: dict[str, Any] = {"others": {"ardea": mage, "bear": {}}, "active": "ardea"}
    table = hunt({}, turn=1, position=others).play()
    table.answer("wolf", "bite")  # 3 damage

    assert table.player("ardea").shield == 3
    assert len(table.deck("ardea")) == 1
    assert len(table.hand("ardea")) == 2
    (told,) = table.events(DamageSuffered)
    assert (told.damage, told.shield, told.deck, told.hand) == (3, 0, 3, 0)
    table.stops_at(table.question or "")


def test_no_damage_at_all_asks_and_tells_nothing() -> None:
    trial = struck(0)
    assert trial.changed == {}
    assert trial.table.events(DamageSuffered) == []


# --- Other effects --------------------------------------------------------------------------------


@shows("H26.08", "H26.09")
def test_discarding_hits_the_hand_first_and_the_shield_value_does_not_help() -> None:
    wolf = {"shield": 3, "deck": plain(6), "hand": cards("x", "y"), "levels": levels(1, 3, 1, 1)}
    trial = struck([DiscardRandom(3)], wolf)
    assert trial.changed == {"hand": -2, "deck": -1}

    chosen = struck([DiscardCards(3)], wolf)
    assert chosen.changed == {"hand": -2, "deck": -1}


@shows("H26.09")
def test_the_discards_of_ordinary_attack_cards_are_random() -> None:
    ordinary = [effect for card in MONSTER_ATTACKS for effect in (*card.charge, *card.bite)]
    assert not [effect for effect in ordinary if isinstance(effect, DiscardCards)]
    hands = set()
    for seed in range(5):
        trial = Trial(
            dummy_monster("foe", rank=2),
            life=["attack_dread", *claws(2)],
            turn=1,
            position={"seed": seed},
        ).charges()
        hands.add(tuple(trial.table.hand("wolf")))
        assert trial.changed == {"hand": -2}
    assert len(hands) > 1


@shows("H26.09")
def test_a_special_attack_may_leave_the_choice_to_the_player() -> None:
    foe = dummy_monster("foe", specials=[[DiscardCards(1)]] * 4)
    trial = Trial(foe, life=["special_attack_2", *claws(2)], turn=1).charges("yellow")
    assert trial.table.discard_pile("wolf") == ["yellow"]


@shows("H26.10")
def test_trashed_cards_are_gone_for_the_rest_of_the_game() -> None:
    blow = dummy_attack("blow", charge=[TrashCards(1), Suffer(9)])
    wolf = {"hand": cards("x", "y"), "deck": plain(2), "shield": 0}
    table = hunt(wolf, turn=1, life=[blow, *claws(3)]).play()
    table.answer("bear", "charge").answer("wolf", "y")
    until(table, "wolf", "gain_card")  # the fight is lost, all cards become one deck

    assert sorted(table.deck("wolf")) == ["plain", "plain", "x"]
    assert "y" in table.ids(table.game.out)
    table.stops_at("gain_card")


@shows("H26.11")
def test_cards_are_trashed_from_the_hand_by_choice_and_else_from_the_top_of_the_deck() -> None:
    wolf = {"hand": cards("x"), "deck": cards("top", "next", "last"), "shield": 1}
    trial = struck([TrashCards(2)], wolf)
    assert trial.changed == {"hand": -1, "deck": -1, "trashed": 2}  # the shield value stays
    assert trial.table.deck("wolf") == ["next", "last"]

    chosen = struck([TrashCards(1)], {}, "green")
    assert chosen.table.hand("wolf") == ["blue", "red", "yellow", "purple"]


@shows("H2.12")
@pytest.mark.parametrize("otherwise", [Suffer(3), DiscardFromDeck(2)])
def test_who_could_discard_what_is_demanded_may_still_take_the_rest(otherwise: Effect) -> None:
    """It is no loss, which would have to be suffered as far as possible, but a price."""
    demands = (
        (DiscardColourOr([Colour.RED, Colour.BLUE], otherwise=[otherwise]), ["blue", "red"]),
        (DiscardTerrainOr(Terrain.FOREST, otherwise=[otherwise]), list(COLOURS)),
    )
    for demand, payable in demands:
        declined = struck([demand], {"shield": 0}, "pass")
        assert declined.changed == {"deck": -len(declined.table.discard_pile("wolf"))}
        paid = struck([demand], {"shield": 0}, "blue")
        assert paid.changed == {"hand": -1}
        assert sorted(demanded(demand)) == sorted([*payable, "pass"])


@shows("H2.12")
@pytest.mark.parametrize("monster", ["ekimmara", "whispess", "dagon", "frightener"])
def test_a_monster_that_leaves_the_choice_says_so(monster: str) -> None:
    assert "Du darfst" in card_text(monster, "de")
    assert "You may" in card_text(monster, "en")


def demanded(attack: Effect) -> list[str]:
    """What the wolf may answer to an attack."""
    table = struck([attack], {"shield": 0}).table
    offered = table.asks("wolf", "discard_or")
    table.stops_at("discard_or")
    return offered


@shows("H26.12")
def test_an_attribute_is_lowered_for_ever_unless_the_card_says_for_this_fight() -> None:
    for_ever = struck([Lower(Attribute.COMBAT)])
    assert for_ever.changed == {"combat": -1}

    here = struck([Lower(Attribute.COMBAT, this_fight=True)], {"levels": levels(3, 2, 2, 2)})
    assert here.changed == {"combat_here": -1}
    assert here.table.level("wolf", "combat") == 3


@shows("H26.12")
def test_an_attribute_lowered_for_this_fight_counts_one_level_less() -> None:
    wolf = {"levels": levels(3, 1, 1, 1), "hand": cards("x", "y"), "deck": plain(8)}
    table = hunt(wolf, attacker={"lowered": {"combat": 1}}).play()
    table.answer("wolf", "x")

    assert len(table.deck("wolf")) == 8 - 2
    table.stops_at("announce")


@shows("H26.12")
def test_for_mages_defence_means_wisdom() -> None:
    blow = dummy_attack("blow", charge=[Lower(Attribute.DEFENCE)])
    mage = {"shield": 3, "levels": levels(1, 3, 1, 1), "deck": plain(4), "hand": cards("x", "y")}
    others: dict[str, Any] = {"others": {"ardea": mage, "bear": {}}, "active": "ardea"}
    table = hunt({}, turn=1, life=[blow, *claws(2)], position=others).play()
    table.answer("wolf", "charge")

    (event,) = table.events(AttributeChanged)
    assert (event.attribute, event.after) == ("wisdom", 2)
    assert table.player("ardea").shield == 2
    table.stops_at(table.question or "")
