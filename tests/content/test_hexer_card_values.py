"""The players' cards of hexer: their values are those of the catalogue and the published decks."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import TRASH, ActionCard, Boost, MonsterAttack, Symbols, Tab
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.terms import Attribute, Colour, Terrain
from tests.kit.shows import shows

RULEBOOK = files("tafelrunde.games.hexer") / "rulebook"


@cache
def gaps() -> dict[str, dict[str, Any]]:
    """The proposals of the catalogue, by id."""
    text = (RULEBOOK / "hexer-gaps.toml").read_text("utf-8")
    return {gap["id"]: gap for gap in tomllib.loads(text)["gap"]}


SYMBOL = re.compile(r"(dmg|shield|draw|prot|top|seek|back)([+-]?\d+)?")
FIELDS = {"dmg": "damage", "prot": "protection"}


def symbols(written: str) -> Symbols:
    """Symbols as the catalogue writes them: "dmg1 draw-1"."""
    read: dict[str, Any] = {}
    for each in written.split():
        match = SYMBOL.fullmatch(each)
        assert match is not None, each
        name = FIELDS.get(match[1], match[1])
        read[name] = True if name == "back" else int(match[2] or 1)
    return Symbols(**read)


def tabs(written: str) -> tuple[Tab, ...]:
    """Chain tabs as the catalogue writes them: "red:dmg1; blue"."""
    read = [each.partition(":") for each in written.split("; ") if each]
    return tuple(Tab(Colour[colour.upper()], symbols(each)) for colour, _, each in read)


def boost(written: str) -> Boost | None:
    """A boost as the catalogue writes it: "1:draw+1"."""
    energy, _, each = written.partition(":")
    return Boost(int(energy), symbols(each)) if written else None


def terrains(written: str) -> tuple[Terrain, ...]:
    """A terrain, or all of them."""
    return tuple(Terrain) if written == "any" else (Terrain[written.upper()],)


WITCHER_MARKET = """
precise_cut blue 0: dmg1 [yellow:dmg1] WW, dmg1 [green:dmg1] WW, dmg1 [purple:dmg1] FF, dmg1 [red:dmg1] FF
whirl blue 1: dmg1 [green:dmg2] F, dmg1 [purple:dmg2] F, dmg1 [yellow:dmg2] F, dmg2 [purple; red] M, dmg2 [green; purple] M, dmg2 [green; yellow] M
crippling_strike blue 2: dmg2 [purple:dmg1; red:dmg1] W, dmg2 [green:dmg1; red:dmg1] W, dmg2 [green:dmg1; yellow:dmg1] W, dmg2 [purple:dmg1; yellow:dmg1] W
staggering_blow red 0: dmg2 draw-1 [] FFFF, dmg2 draw-1 [] WWWW
precise_blow red 1: dmg3 draw-3 [] FFF, dmg3 draw-3 [] MMM
crushing_blow red 2: dmg3 draw-1 [] MMMM
counter_attack green 0: shield1 [red:dmg1] W, shield1 [blue:dmg1] W, shield1 [purple:dmg1] F, shield1 [yellow:dmg1] F
cover green 0: shield1 [blue:back; red:back] F, shield1 [blue:back; purple:back] F, shield1 [red:back; yellow:back] M, shield1 [purple:back; yellow:back] M
block green 1: shield2 [purple:back; yellow:back] F, shield2 [blue:back; purple:back] F, shield2 [red:back; yellow:back] F, shield2 [blue:back; red:back] F, shield2 [purple:dmg1] W, shield2 [yellow:dmg1] W
lightning_reflexes green 2: shield2 [blue:dmg2] M, shield2 [yellow:dmg2] M, shield2 [red:dmg2] M, shield2 [purple:dmg2] M
intensive_aard purple 0: dmg1 [green:shield1] F, dmg1 [yellow:shield1] F, dmg1 [red:shield1] F, dmg1 [blue:shield1] F
intensive_igni purple 0: dmg1 draw+1 [blue; green; red; yellow] WWWW
armour_melting purple 1: dmg2 [green:shield1] M, dmg2 [yellow:shield1] M
shock_wave purple 1: dmg2 [green:draw+2] M, dmg2 [yellow:draw+2] M, dmg2 [blue:draw+2] M, dmg2 [red:draw+2] M
fire_stream purple 2: dmg2 draw+2 [blue; green; red; yellow] MMMM
intensive_yrden yellow 0: draw+2 [green:dmg2] W, draw+2 [blue:dmg2] W, draw+2 [red:dmg2] F, draw+2 [purple:dmg2] F
intensive_axii yellow 0: top [purple; red] W, top [blue; green] W, top [green; red] W, top [blue; red] W
intensive_quen yellow 1: draw+2 [green:dmg2] M, draw+2 [blue:dmg2] M, draw+2 [red:dmg2] W, draw+2 [purple:dmg2] W
magic_trap yellow 1: top [blue:dmg1; purple:dmg1] M, top [green:dmg1; red:dmg1] M
exploding_shield yellow 2: top [purple:dmg2] FF, top [red:dmg2] W, top [blue:dmg2] W
"""  # noqa: E501
"""The 90 cards of the witcher deck as the list of facts has them, in the catalogue's notation."""

WOLF_AND_BEAR = {
    "wolf": "shield1 draw+1 [] M, shield1 draw+1 [] W, draw+3 [] F, draw+1 [red:dmg1] W, "
    "dmg1 [green:draw+1] F, dmg1 [red:shield1] W, dmg1 [] F, dmg1 [] M, dmg1 [red] M, dmg1 [] FMW",
    "bear": "shield1 [purple] F, shield1 [red:back] M, draw+1 [red:dmg1] W, "
    "draw+1 [purple:dmg1] M, dmg1 [] F, dmg1 [] M, dmg2 draw-1 [] M, dmg1 [] W, dmg2 [] M, "
    "dmg1 [] FMW",
}
LETTERS = {"F": Terrain.FOREST, "M": Terrain.MOUNTAIN, "W": Terrain.WATER}


def printings(written: str) -> list[tuple[Symbols, tuple[Tab, ...], tuple[Terrain, ...]]]:
    """Cards of the lists above: symbols, tabs, and a letter for each copy or terrain."""
    read = re.findall(r"([^\[,]+) \[(.*?)\] ([FMW]+)", written)
    return [(symbols(s), tabs(t), tuple(LETTERS[letter] for letter in w)) for s, t, w in read]


def test_the_witcher_deck_is_the_published_one() -> None:
    wanted = {}
    for line in WITCHER_MARKET.strip().splitlines():
        head, _, cards = line.partition(": ")
        name, colour, cost = head.split()
        for number, (base, tab, copy) in enumerate(printings(cards), 1):
            values = (Colour[colour.upper()], int(cost), base, tab, copy[:1], len(copy))
            wanted[f"{name}_{number}"] = values

    assert wanted == {
        card.id: (card.colour, card.cost, card.base, card.tabs, card.terrains, card.copies)
        for card in library.WITCHER_MARKET
    }


@pytest.mark.parametrize("school", WOLF_AND_BEAR)
def test_wolf_and_bear_start_with_the_published_cards(school: str) -> None:
    deck = library.CHARACTERS[school].cards

    assert [(c.base, c.tabs, c.terrains) for c in deck] == printings(WOLF_AND_BEAR[school])


@pytest.mark.parametrize("school", ["griffin", "cat", "viper", "manticore"])
def test_start_cards_of_a_school_are_those_of_the_catalogue(school: str) -> None:
    wanted = [card for card in gaps()["H-GAP-09"]["card"] if card["school"] == school]
    read = [
        (card["name"], symbols(card["base"]), tabs(card["tabs"]), terrains(card["terrain"]))
        for card in wanted
    ]
    deck = library.CHARACTERS[school].cards

    assert [(c.name.en, c.base, c.tabs, c.terrains) for c in deck] == read


@pytest.mark.parametrize("mage", ["alzur", "ardea", "gekhira", "othar", "philippa"])
def test_start_cards_of_a_mage_are_the_common_ones_but_for_two(mage: str) -> None:
    gap = gaps()["H-GAP-14"]
    own = {card["card"]: card for card in gap["override"] if card["mage"] == mage}
    wanted = [card | own.get(card["id"], {}) for card in gap["skeleton"]]
    deck = library.CHARACTERS[mage].cards

    assert len(own) == 2
    assert [(c.base, c.tabs, c.boost) for c in deck] == [
        (symbols(card["base"]), tabs(card["tabs"]), boost(card["boost"])) for card in wanted
    ]
    assert [c.terrains for c in deck] == [terrains(card["terrain"]) for card in wanted]


def test_mage_cards_are_those_of_the_catalogue_copy_by_copy() -> None:
    wanted: Counter[Any] = Counter()
    for card in gaps()["H-GAP-14"]["card"]:
        choices = card["tabs"].split("|")
        for copy, letter in enumerate(card["terrains"]):
            tab = tabs(choices[copy % len(choices)])
            values = (symbols(card["base"]), tab, boost(card["boost"]), (LETTERS[letter],))
            wanted[card["id"], card["cost"], values] += 1
    found: Counter[Any] = Counter()
    for each in library.MAGE_MARKET:
        key = each.id.rpartition("_")[0]
        found[key, each.cost, (each.base, each.tabs, each.boost, each.terrains)] += each.copies

    assert found == wanted


def test_advanced_actions_are_those_of_the_catalogue() -> None:
    by_id = {card.id: card for card in library.ADVANCED}
    for entry in gaps()["H-GAP-12"]["card"]:
        card = by_id[entry["id"]]
        cost = TRASH if entry["cost"] == "trash1" else entry["cost"]
        read = (cost, Colour[entry["colour"].upper()], terrains(entry["terrain"]))
        assert (card.cost, card.colour, card.terrains) == read
        assert (card.base, card.tabs) == (symbols(entry["base"]), tabs(entry["tabs"]))


def test_boosts_never_cost_as_much_energy_as_they_bring() -> None:
    for card in (each for deck in library.DECKS.values() for each in deck):
        if isinstance(card, ActionCard) and card.boost is not None:
            assert card.boost.symbols.shield < card.boost.energy, card.id


@shows("H26.15")
def test_attack_cards_are_those_of_the_published_deck() -> None:
    def written(effects: Iterable[Effect]) -> str:
        return " & ".join(f"{type(e).__name__}:{_number(e)}" for e in effects)

    found = Counter[tuple[str, str]]()
    for card in library.MONSTER_ATTACKS:
        found[written(card.charge), written(card.bite)] += card.copies

    assert found["Suffer:3", "Suffer:5"] == 2
    assert found["DiscardRandom:rank", "Suffer:4"] == 2
    assert found["Suffer:2", "Suffer:rank-1 & Lower:alchemy"] == 1
    assert found["Suffer:rank+2", "Suffer:rank-1 & Lower:defence"] == 1
    assert Counter(written(c.charge) for c in _each(library.MONSTER_ATTACKS)) == {
        "Suffer:2": 3,
        "Suffer:3": 4,
        "Suffer:4": 3,
        "Suffer:5": 2,
        "DiscardRandom:rank": 4,
        "TrashCards:1": 3,
        "Suffer:rank+2": 1,
    }


def _each(cards: Iterable[MonsterAttack]) -> list[MonsterAttack]:
    return [card for card in cards for _ in range(card.copies)]


def _number(effect: Any) -> str:
    """The first field of an effect, as short as the list of facts writes it."""
    value = getattr(effect, fields(effect)[0].name)
    if isinstance(value, Attribute):
        return value.name.lower()
    if isinstance(value, int):
        return str(value)
    return f"{value.of.value}{value.plus:+d}" if value.plus else str(value.of.value)


def test_legendary_attacks_call_every_special_attack_four_times() -> None:
    read = [effect for card in library.LEGENDARY_ATTACKS for effect in (*card.charge, *card.bite)]
    numbers = Counter(f"{type(effect).__name__}{_number(effect)}" for effect in read)

    assert numbers == {
        **{f"Special{number}": 4 for number in (1, 2, 3, 4)},
        "Suffer4": 6,
        "Suffer5": 6,
        "Suffer6": 6,
        "DiscardFromDeck3": 6,
    }


@shows("H13.11")
def test_movement_cards_lead_from_every_target_to_another_with_more_moves_for_more_players() -> (
    None
):
    assert len({card.main for card in library.MOVEMENT_CARDS}) == 12
    for card in library.MOVEMENT_CARDS:
        assert card.main != card.secondary
        assert LOCATIONS[card.main].number == card.main
        assert len(card.moves) == 4
        assert list(card.moves) == sorted(card.moves)
    brisk = [c.main for c in library.MOVEMENT_CARDS if tuple(c.moves) == (2, 3, 4, 4)]
    assert brisk == [2, 18, 14, 9]
