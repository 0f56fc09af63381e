"""Chapter 6: attributes (Attribute): what they are good for, how they rise and fall."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.rules.attributes import lower_attribute, raise_attribute
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Attribute, Expansion, Kind
from tafelrunde.games.hexer.vocabulary import GainGold, Lower
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_potion,
    fighting,
    hexer,
    levels,
    player,
    refused,
)
from tests.kit.shows import shows

WITHOUT_MONSTERJAGD = [each.value for each in Expansion if each is not Expansion.MONSTERJAGD]
ATTRIBUTES = [each.name.lower() for each in Attribute]


def rising(attribute: Attribute, wolf: dict[str, Any], **position: Any) -> Table:
    """An attribute of the wolf rises by 1 level."""
    table = hexer(players={"wolf": wolf, "bear": player()}, **position)
    return table.play(lambda game: raise_attribute(game, game.player, attribute, "H16.09"))


# --- What the attributes are good for -------------------------------------------------------------


@shows("H6.01")
@pytest.mark.parametrize("characters", [("wolf", "alzur"), ("bear", "cat", "ciri")])
def test_all_attributes_and_the_witcher_level_start_at_1(characters: tuple[str, ...]) -> None:
    game = HEXER.new({"characters": list(characters)}, seed=1)

    assert ATTRIBUTES == ["combat", "defence", "alchemy", "specialisation"]
    assert [each.levels for each in game.players] == [[1, 1, 1, 1]] * len(characters)
    assert [each.level for each in game.players] == [1] * len(characters)


@shows("H6.01", "H6.04")
@pytest.mark.parametrize(
    ("who", "attribute", "name"),
    [
        ("wolf", Attribute.DEFENCE, "defence"),
        ("alzur", Attribute.DEFENCE, "wisdom"),
        ("alzur", Attribute.COMBAT, "combat"),
    ],
)
def test_mages_have_wisdom_instead_of_defence(who: str, attribute: Attribute, name: str) -> None:
    table = hexer(players={who: player(), "bear": player()})
    table.play(lambda game: raise_attribute(game, game.player, attribute, "H16.09"))

    (changed,) = table.events(events.AttributeChanged)
    assert (changed.attribute, changed.before, changed.after) == (name, 1, 2)


@shows("H6.02")
@pytest.mark.parametrize("combat", [1, 3, 5])
def test_the_combat_level_is_the_number_of_cards_drawn_after_a_combat_turn(combat: int) -> None:
    wolf = player(hand=[dummy_card("strike")], deck=[dummy_card("other")] * 6)
    wolf["levels"] = {"combat": combat}
    table = fighting({"wolf": wolf, "cat": player()}).play()

    assert table.hand("wolf") == ["other"] * combat
    assert len(table.deck("wolf")) == 6 - combat
    table.stops_at("announce")


@shows("H6.03", "H6.04", "H26.12")
@pytest.mark.parametrize("who", ["wolf", "othar"])
@pytest.mark.parametrize(
    ("gained", "lost", "shield", "after"),
    [(9, 0, 1, 3), (1, 0, 1, 2), (0, 0, 1, 1), (9, 1, 1, 2), (9, 0, 3, 3), (9, 0, 4, 4)],
)
def test_a_combo_raises_shield_or_energy_at_most_to_the_level_of_defence_or_wisdom(
    who: str, gained: int, lost: int, shield: int, after: int
) -> None:
    kind = Kind.MAGE if who == "othar" else Kind.WITCHER
    cards = [dummy_card("guard", shield=gained, kind=kind), dummy_card("other", kind=kind)]
    own = player(hand=cards[:1], deck=cards[1:], levels={"defence": 3}, shield=shield)
    lowered = {"lowered": {"defence": lost}}
    table = fighting({who: own, "cat": player()}, attacker=lowered).play()

    assert table.player(who).shield == after
    table.stops_at("announce")


@shows("H6.05", "H6.06")
@pytest.mark.parametrize("who", ["wolf", "alzur"])
@pytest.mark.parametrize("shield", [0, 2])
def test_shield_or_energy_rises_by_1_with_the_level(who: str, shield: int) -> None:
    wolf = player(levels={"defence": 2}, shield=shield)
    table = hexer(players={who: wolf, "bear": player()})
    table.play(lambda game: raise_attribute(game, game.player, Attribute.DEFENCE, "H16.09"))

    assert table.level(who, "defence") == 3
    assert table.player(who).shield == shield + 1


OTHERS = (Attribute.COMBAT, Attribute.ALCHEMY, Attribute.SPECIALISATION)


def falling(attribute: Attribute, wolf: dict[str, Any]) -> Table:
    """An attribute of the wolf falls by 1 level."""

    def fall(game: Game) -> Flow[None]:
        lower_attribute(game, game.player, attribute, "H26.12")
        yield from ()

    return hexer(players={"wolf": wolf, "bear": player()}).play(fall)


@shows("H6.05")
@pytest.mark.parametrize("attribute", OTHERS)
def test_other_attributes_change_nothing_about_the_shield_value(attribute: Attribute) -> None:
    wolf = player(levels={"defence": 2, attribute.name.lower(): 3}, shield=3)  # above the maximum

    for table, after in ((rising(attribute, wolf), 4), (falling(attribute, wolf), 2)):
        assert table.level("wolf", attribute.name) == after
        assert table.player("wolf").shield == 3


@shows("H6.05", "H6.06", "H6.16", "H26.12")
@pytest.mark.parametrize("who", ["bear", "othar"])
@pytest.mark.parametrize(("lost", "shield", "after"), [(0, 3, 2), (0, 1, 1), (1, 2, 1)])
def test_with_a_falling_level_the_shield_value_falls_only_to_the_new_maximum(
    who: str, lost: int, shield: int, after: int
) -> None:
    own = player(deck=[dummy_card("other")] * 3, levels={"defence": 3}, shield=shield)
    attack: list[Effect] = [Lower(Attribute.DEFENCE)]
    lowered = {"lowered": {"defence": lost}}
    players = {who: own, "cat": player()}
    table = fighting(players, attack, turn=1, step="begin", attacker=lowered).play()
    table.answer("cat", "charge")

    assert table.level(who, "defence") == 2
    assert table.player(who).shield == after
    table.stops_at("announce")


@shows("H6.07", "H7.04")
@pytest.mark.parametrize("alchemy", [1, 2])
def test_the_alchemy_level_is_the_number_of_potions_that_may_be_drunk_in_a_fight(
    alchemy: int,
) -> None:
    wolf = player(hand=[dummy_card("x"), dummy_card("y")], levels={"alchemy": alchemy})
    wolf["potions"] = [dummy_potion("dew", [GainGold(1)])] * 3
    table = fighting({"wolf": wolf, "cat": player()}, step="effects").play()
    for _ in range(alchemy):
        assert table.asks("wolf", "effects") == ["dew", "pass"]
        table.answer("wolf", "dew")

    assert table.gold("wolf") == alchemy
    table.stops_at("combo")  # no further potion is offered


@shows("H6.08")
@pytest.mark.parametrize(("level", "shield", "cards"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_a_specialisation_works_as_its_level_says(level: int, shield: int, cards: int) -> None:
    bear = player(hand=[dummy_card("x")], deck=[dummy_card("other")] * 4, shield=0)
    bear["levels"] = {"specialisation": level, "defence": 3}
    table = fighting({"bear": bear, "cat": player()}, step="effects").play()
    table.answer("bear", "specialisation")

    assert table.player("bear").shield == shield
    assert table.hand("bear") == ["x", *["other"] * cards]
    table.stops_at("combo")


@shows("H6.08")
def test_every_character_has_a_specialisation_of_its_own() -> None:
    boards = [each.specialisation for each in library.CHARACTERS.values()]
    assert len({repr(board.ability.do) for board in boards}) == len(boards)


# --- Falling, and the highest level ---------------------------------------------------------------


@shows("H6.16", "H6.17")
def test_attributes_can_fall_but_the_witcher_level_stays() -> None:
    wolf = player(levels=levels(2, 2, 2, 2), level=2)
    table = falling(Attribute.COMBAT, wolf)

    assert table.level("wolf", "combat") == 1
    assert table.player("wolf").level == 2
    (changed,) = table.events(events.AttributeChanged)
    assert (changed.before, changed.after) == (2, 1)


@shows("H6.18")
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 1), (4, 3), (5, 5)])
def test_no_attribute_falls_below_1_or_from_5(level: int, after: int) -> None:
    table = falling(Attribute.ALCHEMY, player(levels={"alchemy": level}))

    assert table.level("wolf", "alchemy") == after


@shows("H6.19")
@pytest.mark.parametrize("attribute", list(Attribute))
def test_a_rise_above_5_lapses_with_all_that_would_follow(attribute: Attribute) -> None:
    wolf = player(levels=levels(5, 5, 5, 5), level=5, shield=2, potions=[])
    table = rising(attribute, wolf)

    assert table.player("wolf").levels == [5, 5, 5, 5]
    assert (table.player("wolf").shield, table.player("wolf").potions) == (2, [])
    assert table.events(events.AttributeChanged) == []


@shows("H6.19")
def test_an_attribute_at_5_cannot_be_trained() -> None:
    wolf = player(place="kaer_morhen", moved=True, gold=9, levels=levels(5, 4, 4, 5))
    table = hexer(players={"wolf": wolf, "bear": player()}).play()
    table.answer("wolf", "train")

    assert table.asks("wolf", "train") == ["defence", "alchemy"]
    table.stops_at("train")


@shows("H6.19")
def test_the_action_that_raises_an_attribute_is_closed_at_5() -> None:
    wolf = player(place="ban_ard", moved=True, hand=[dummy_card("x")], level=5)
    wolf["levels"] = levels(5, 5, 5, 5)
    table = hexer(players={"wolf": wolf, "bear": player()}).play()

    with refused("H6.19"):
        table.answer("wolf", "raise_alchemy")
    table.stops_at("phase_one")


# --- What a rise of alchemy brings ----------------------------------------------------------------


@shows("H6.21")
@pytest.mark.parametrize("attribute", list(Attribute))
def test_only_a_rise_of_alchemy_brings_a_potion(attribute: Attribute) -> None:
    potion = dummy_potion("dew", [GainGold(1)])
    table = rising(attribute, player(), potion_deck=[potion] * 2)

    drawn = 1 if attribute is Attribute.ALCHEMY else 0
    assert table.ids(table.player("wolf").potions) == ["dew"] * drawn
    assert (table.hand("wolf"), table.gold("wolf")) == ([], 0)


@shows("H6.21")
def test_for_the_potion_of_a_rise_the_limit_and_the_bomb_exchange_apply() -> None:
    dew, own = dummy_potion("dew", []), dummy_potion("own", [])
    wolf = player(potions=[own] * 4, gold=1)
    table = rising(Attribute.ALCHEMY, wolf, potion_deck=[dew])

    assert table.why("wolf") == "H7.07"
    table.passes("wolf")
    assert table.asks("wolf", "discard_potions")[-1] == "dew"
    table.answer("wolf", "own")
    assert table.ids(table.player("wolf").potions) == ["own", "own", "own", "dew"]
