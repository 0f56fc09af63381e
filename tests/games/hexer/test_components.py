"""Chapter 3: components (Spielmaterial)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.engine.games import SetupAnswer
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import MonsterAttack
from tafelrunde.games.hexer.state.board import MAINLAND, PORTS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.state.views import view
from tafelrunde.games.hexer.terms import PROTECTION, SHIPS, Attribute, Expansion, Terrain
from tafelrunde.games.hexer.turn.poker import DICE_IN_SET
from tests.kit.hexer import dummy_attack, dummy_card, dummy_monster, dummy_token, hexer, player
from tests.kit.shows import shows


def new(players: int = 3, **setup: SetupAnswer) -> Game:
    """A new game."""
    names = ["wolf", "bear", "cat", "viper", "griffin"][:players]
    return HEXER.new({"characters": names, **setup}, 7)


def copies(printed: object) -> int:
    """How many cards of several printed ones there are."""
    return sum(each.copies for each in printed)  # type: ignore[attr-defined]


@shows("H3.01")
def test_the_base_game_has_five_expansions_all_of_them_usual() -> None:
    assert [each.value for each in Expansion] == [
        "monsterjagd",
        "mages",
        "legendary",
        "skellige",
        "adventure",
    ]
    assert new().setup.expansions == tuple(Expansion)


@shows("H3.02")
def test_a_card_moves_attacks_pays_and_is_life() -> None:
    card = dummy_card("card", damage=1)
    wolf = player(place="beauclair", hand=[card], gold=0, deck=[])
    table = hexer(players={"wolf": wolf, "bear": {}}).play().answer("wolf", "go:vizima")
    assert table.place("wolf") == "vizima"  # movement
    table.stops_at("phase_one") if table.question else None
    foe = dummy_monster("foe")
    table = hexer(
        players={"wolf": player(place="vizima", hand=[card] * 2, deck=[card] * 2), "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        fight={"against": "foe", "step": "combo", "life": [dummy_attack("claw", 3, 3)] * 3},
    ).play()
    assert len(table.life) == 2  # attack
    table.answer("bear", "charge")
    assert table.deck("wolf") == []  # life
    table.stops_at("discard")


@shows("H3.03", "H4.15")
def test_the_location_tiles_form_three_stacks_by_terrain() -> None:
    game = new(expansions=[])
    tiles = [*(tile for stack in game.tiles for tile in stack)]

    assert sorted(tiles) == [place.number for place in MAINLAND if place.tile]
    assert [len(stack) for stack in game.tiles] == [6, 6, 6]


@shows("H3.04")
def test_monsters_come_in_three_ranks() -> None:
    ranks = Counter(monster.rank for monster in library.MONSTERS)

    assert ranks == {1: 10, 2: 12, 3: 7}


@shows("H3.05")
def test_a_slain_monster_is_kept_as_a_trophy_with_an_ability() -> None:
    assert all(monster.trophy is not None for monster in library.MONSTERS)
    assert all(len(monster.specials) == 4 for monster in library.MONSTERS)


@shows("H3.06")
def test_an_attack_card_has_two_effects_and_the_announcement_decides() -> None:
    claw = dummy_attack("claw", charge=2, bite=4)
    for attack, lost in (("charge", 2), ("bite", 4)):
        wolf = player(place="vizima", deck=[dummy_card("c")] * 6, hand=[], shield=0)
        table = hexer(
            players={"wolf": wolf, "bear": {}},
            phase="confrontation",
            monsters={"forest": {"id": dummy_monster("foe"), "place": "vizima"}},
            fight={"against": "foe", "turn": 1, "life": [claw] * 3},
        ).play()
        table.answer("bear", attack)
        assert len(table.discard_pile("wolf")) == lost
        table.stop_checking()


@shows("H3.07")
def test_there_are_four_special_attack_cards() -> None:
    assert [card.number for card in library.SPECIAL_ATTACKS] == [1, 2, 3, 4]
    assert not any(isinstance(card, MonsterAttack) for card in library.SPECIAL_ATTACKS)


@shows("H3.08")
def test_the_legendary_monster_has_attack_cards_of_its_own() -> None:
    assert copies(library.LEGENDARY_ATTACKS) == 20
    assert copies(library.MONSTER_ATTACKS) == 20
    assert all(card.legendary for card in library.LEGENDARY_ATTACKS)


@shows("H3.09")
def test_twelve_movement_cards_name_two_targets_and_moves_by_players() -> None:
    cards = library.MOVEMENT_CARDS

    assert len(cards) == 12
    assert all(card.main != card.secondary for card in cards)
    assert all(len(card.moves) == 4 and list(card.moves) == sorted(card.moves) for card in cards)
    assert sorted(Counter(tuple(card.moves) for card in cards).values()) == [4, 8]


@shows("H3.10")
def test_destruction_tokens_lie_face_down_until_they_are_taken() -> None:
    assert copies(library.DESTRUCTION_TOKENS) == 24
    token = dummy_token("ruin", [])
    table = hexer(destruction_on={"stygga": token})
    seen = view(table.game, table.game.players[0].seat)

    assert [card.id for card in seen.destruction_on if card is not None] == ["hidden"]


@shows("H3.11", "H3.20")
def test_there_are_eighteen_weakness_tokens_six_for_each_terrain() -> None:
    game = new()
    lying = Counter(terrain for _, terrain, _ in game.weakness_on)

    for terrain in Terrain:
        assert len(game.weakness_supply[terrain]) + lying[terrain] == 6
    assert [weakness.numeral for weakness in WEAKNESSES] == [1, 2, 3, 4, 5, 6]


@shows("H3.12")
def test_there_are_two_attribute_trophies_for_each_attribute() -> None:
    assert [each.attribute for each in library.ATTRIBUTE_TROPHIES] == list(Attribute)
    assert copies(library.ATTRIBUTE_TROPHIES) == 8


@shows("H3.13")
def test_there_are_six_ports_and_three_ships() -> None:
    game = new()

    assert PORTS == (1, 5, 6, 9, 12, 13)
    assert len(game.ships) == SHIPS == 3
    assert set(game.ships) <= set(PORTS)


@shows("H3.14", "H4.22", "H4.23")
def test_dagon_has_four_special_attacks_bonus_cards_and_trail_tokens() -> None:
    game = new()

    assert len(library.DAGON.specials) == 4
    assert len(game.dagon_bonuses) == 5
    assert game.dagon_trails == 6


@shows("H3.15")
def test_a_set_of_poker_dice_has_five() -> None:
    assert DICE_IN_SET == 5


@shows("H3.16", "H4.07")
def test_the_shared_decks_lie_apart() -> None:
    names = ["wolf", "alzur"]
    game = HEXER.new({"characters": names}, 1)
    sizes = {
        "potion_deck": copies(library.POTIONS),
        "bomb_deck": copies(library.BOMBS),
        "mutagen_deck": len(library.MUTAGENS),
        "city": len(library.CITY_CARDS),
        "wilderness": len(library.WILDERNESS_CARDS),
        "skellige": len(library.SKELLIGE_CARDS),
        "events": len(library.EVENTS),
    }
    assert {key: len(getattr(game, key)) for key in sizes} == sizes
    assert all(market is not None and market.deck for market in game.markets)


@shows("H3.17")
def test_there_is_one_token_for_the_closed_tavern() -> None:
    assert new().tavern == -1  # it lies nowhere until the first player fight


@shows("H3.18")
def test_every_character_has_medallions_of_its_own() -> None:
    owners = [each.medallion.owner for each in library.CHARACTERS.values()]

    assert owners == list(library.CHARACTERS)


@shows("H3.19", "H32.05")
def test_side_b_of_the_overview_card_protects_the_legendary_monster_better() -> None:
    assert PROTECTION == {"a": (3, 2, 1, 0, 0), "b": (4, 3, 2, 1, 0)}
