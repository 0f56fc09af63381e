"""Chapter 3: setup (Spielaufbau), steps 5 to 9: enemies, decks, locations, supplies, hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES, INTO_THE_WILDS
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Adventure
from tafelrunde.games.valskyrr.rules.basics import gain_loot, gain_progress
from tafelrunde.games.valskyrr.rules.conditions import afflict
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.wounds import wound
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.state import views
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Colour, Condition, Phase
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_encounter, dummy_enemy, valskyrr

KINDS_OF_PLACE = {"B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}

every_adventure = pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda each: each.id)


def new(
    seed: int = 1, heroes: tuple[str, ...] = ("anna", "bert"), adventure: str = "into_the_wilds"
) -> Game:
    """A new game of two neutral heroes, unless others are chosen."""
    return set_up(Setup(heroes=heroes, adventure=adventure), seed)


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def orders(pile: str) -> set[tuple[str, ...]]:
    """The different orders of a shared pile in twelve games."""
    return {tuple(ids(getattr(new(seed), pile))) for seed in range(12)}


# --- 5. Enemies -----------------------------------------------------------------------------------


@shows("V3.19")
@pytest.mark.parametrize("colour", Colour)
def test_enemies_are_split_by_their_backs_into_three_decks_with_own_discard_piles(
    colour: Colour,
) -> None:
    game = new()
    printed = [e for e in library.ENEMIES if e.colour is colour and not e.optional]

    assert Counter(ids(game.decks[colour])) == {enemy.id: enemy.copies for enemy in printed}
    assert len(game.decks) == len(game.discards) == 3
    assert game.discards[colour] == []


@shows("V3.19")
@pytest.mark.parametrize("colour", Colour)
def test_each_enemy_deck_is_shuffled_and_lies_face_down(colour: Colour) -> None:
    shuffled = {tuple(ids(new(seed).decks[colour])) for seed in range(12)}

    assert len(shuffled) == 12
    assert {card.id for card in views.view(new()).decks[colour]} == {"hidden"}


@shows("V3.21")
@every_adventure
def test_at_the_start_no_enemy_is_in_play_and_no_encounter_is_active(adventure: Adventure) -> None:
    game = new(adventure=adventure.id)

    assert game.row == []
    assert [each.foes for each in game.heroes] == [[], []]
    assert game.encounter is None


# --- 6. Encounter cards and time cards ------------------------------------------------------------


@shows("V3.22")
def test_encounters_and_time_cards_are_two_shuffled_decks_with_own_discard_piles() -> None:
    game = new()
    seen = views.view(game)

    assert sorted(ids(game.encounters)) == sorted(card.id for card in ENCOUNTERS)
    assert sorted(ids(game.time_deck)) == sorted(card.id for card in TIME_CARDS)
    assert game.encounter_discards == game.time_discards == []
    assert len(orders("encounters")) == len(orders("time_deck")) == 12
    assert {card.id for card in [*seen.encounters, *seen.time_deck]} == {"hidden"}


# --- 7. Locations ---------------------------------------------------------------------------------


@shows("V3.23")
@every_adventure
def test_the_locations_are_laid_out_as_the_adventure_says(adventure: Adventure) -> None:
    game = new(adventure=adventure.id)
    signs = "".join(adventure.layout).replace(".", "")

    assert len(set(ids(game.tiles))) == len(signs) == len(game.tiles)
    for sign, card in zip(signs, game.tiles, strict=True):
        if sign in KINDS_OF_PLACE:
            assert card.tile.keywords == (KINDS_OF_PLACE[sign],)
            assert not card.tile.final
    assert game.place.id == "inn" == game.tiles[signs.index("G")].id
    assert game.tiles[signs.index("F")].id == adventure.final_tile


@shows("V3.24")
@every_adventure
def test_only_the_starting_location_is_face_up(adventure: Adventure) -> None:
    game = new(adventure=adventure.id)
    hidden = [card for place, card in enumerate(game.tiles) if not game.revealed[place]]

    assert [ids(game.tiles)[p] for p, up in enumerate(game.revealed) if up] == ["inn"]
    assert len(hidden) == len(game.tiles) - 1
    assert {card.id for card in views.view(game).tiles} <= {"inn", "hidden", adventure.final_tile}


# --- 8. Supplies ----------------------------------------------------------------------------------


@shows("V3.25")
def test_at_the_start_all_tokens_but_the_loot_pool_lie_in_the_supply() -> None:
    game = new()

    assert game.threat == [0] * len(game.tiles)
    assert game.progress == 0
    assert [each.conditions for each in game.heroes] == [[0] * len(Condition)] * 2
    assert [each.tokens for each in game.heroes] == [{}, {}]


@shows("V3.26")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_loot_pool_starts_with_1_token_however_many_play(players: int) -> None:
    heroes = ("anna", "bert", "cleo", "dora")[:players]

    assert [new(heroes=heroes, adventure=each.id).loot for each in ADVENTURES] == [1] * 4


@shows("V3.26")
def test_an_adventure_may_say_otherwise_about_the_loot_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rich = replace(INTO_THE_WILDS, id="rich", start_loot=3)
    monkeypatch.setitem(library.ADVENTURES, "rich", rich)

    assert new(adventure="rich").loot == 3


@shows("V3.27")
def test_tokens_never_run_out() -> None:
    siege = dummy_encounter("siege")
    ogre = dummy_enemy("ogre", life=999)
    table = valskyrr(encounter=siege, row=[ogre], loot=0)
    game, foe = table.game, table.foe("ogre")

    wound(game, foe, 90, "V18.19")
    for condition in Condition:
        afflict(game, foe, condition, 50, "V20.01")
    gain_loot(game, 70, "V4.07")
    gain_progress(game, 60, "V24.09")

    assert (foe.wounds, foe.conditions) == (90, [50] * 4)
    assert (game.loot, game.progress) == (70, 60)


# --- 9. The starting hand -------------------------------------------------------------------------


@shows("V3.28")
def test_each_player_draws_5_cards_and_the_first_round_begins() -> None:
    game = new(heroes=("anna", "bert", "cleo"))

    assert [len(each.hand) for each in game.heroes] == [5, 5, 5]
    assert [len(each.deck) for each in game.heroes] == [5, 5, 5]
    assert {card.hero_card.hero for card in game.heroes[1].hand} == {"bert"}
    assert (game.round, game.phase) == (1, Phase.REINFORCEMENT)


@shows("V5.25")
@pytest.mark.parametrize("adventure", ["the_abomination", "the_mist_throne"])
def test_adventure_tokens_lie_on_random_tiles(adventure: str) -> None:
    places = {tuple(new(seed, adventure=adventure).letters) for seed in range(12)}

    assert len(places) > 6
