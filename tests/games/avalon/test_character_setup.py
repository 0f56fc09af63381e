"""Chapter 3: character creation (Charaktererstellung)."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state.table import steps_to
from tafelrunde.games.avalon.terms import Art, Direction, Resource, Tray
from tests.kit.avalon import new
from tests.kit.shows import shows

STEPS = {
    Direction.NORTH: [0, -1],
    Direction.EAST: [1, 0],
    Direction.SOUTH: [0, 1],
    Direction.WEST: [-1, 0],
}


@pytest.mark.usefixtures("box")
@shows("A3.01", "A3.04", "A3.05", "A3.06", "A3.07")
def test_a_character_begins_with_the_values_of_board_and_tray() -> None:
    beor, ailei = new(characters=["beor", "ailei"]).characters

    assert (beor.energy, beor.health, beor.fear, beor.colour) == (6, 9, 0, Tray.BLUE)
    assert beor.tokens == [2, 1, 1, 0, 1, 0]
    assert ailei.tokens == [0, 0, 1, 2, 1, 1]
    assert (beor.resources[Resource.FOOD], ailei.resources[Resource.MAGIC]) == (2, 2)


@shows("A3.02", "A1.01")
@pytest.mark.parametrize(
    ("names", "why"),
    [(["beor", "beor"], "A3.02"), ([], "A1.01"), (["beor"] * 5, "A1.01")],
)
def test_one_to_four_players_and_no_character_twice(names: list[str], why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        new(characters=names)
    assert caught.value.why == why


@pytest.mark.usefixtures("box")
@shows("A3.08", "A3.09", "A3.10", "A2.09", "A2.10")
def test_base_cards_1_to_15_are_the_starting_deck_all_others_the_upgrade_deck() -> None:
    beor = new().characters[0]
    for art in Art:
        name = art.name.lower()
        deck = [card.id for card in beor.decks[art]]
        assert deck == [f"blue_{name}_base"] * 15
        upgrades = sorted(card.id for card in beor.upgrades[art])
        assert upgrades == [f"beor_{name}_own"] * 15 + [f"blue_{name}_base"] * 10
        assert beor.available[art] == []


@pytest.mark.usefixtures("box")
@shows("A3.08", "A3.09")
def test_decks_are_shuffled_by_the_seed() -> None:
    orders = [[card.uid for card in new(seed).characters[0].decks[0]] for seed in (1, 2, 1)]

    assert orders[0] == orders[2] != orders[1]


@shows("A3.12", "A7.02", "A27.02")
def test_every_character_has_its_own_number() -> None:
    numbers = {board.id: board.number for board in library.BOARDS.values()}

    assert numbers == {"ailei": 1, "arev": 2, "wurm": 3, "beor": 4}


@shows("A3.11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_action_and_trait_of_a_board_can_always_be_read(lang: Lang) -> None:
    pages = msgspec.to_builtins(GAME.shown.content(lang).cards)
    for board in library.BOARDS.values():
        text = "\n".join(pages[board.id]["lines"])
        assert board.action_name.text(lang) in text
        assert board.trait_name.text(lang) in text


@shows("A3.13")
def test_locations_lie_where_the_arrows_of_cards_point_whatever_a_map_shows() -> None:
    game = GAME.new({}, 1)
    arrows = library.location(101).arrows.numbers
    for direction, number in zip(Direction, arrows, strict=True):
        assert steps_to(game.map[number]) == STEPS[direction]
    assert len(game.map) == 5
