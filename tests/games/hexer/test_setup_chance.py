"""Chapter 4: what chance decides in the setup (Spielaufbau)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.rules.setup import finish_setup
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.state.views import view
from tafelrunde.games.hexer.terms import Terrain
from tests.kit.hexer import Table
from tests.kit.shows import shows

NAMES = ("wolf", "bear", "cat", "viper", "griffin")
SEEDS = range(12)
ATTACKS = {card.id for card in library.MONSTER_ATTACKS}


def new(players: int = 3, seed: int = 0) -> Game:
    """A new game of so many witchers, before the players decide anything."""
    return HEXER.new({"characters": list(NAMES[:players])}, seed)


@shows("H4.27")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_tokens_of_every_rank_are_shuffled_and_lie_face_down(rank: int) -> None:
    games = [new(seed=seed) for seed in SEEDS]
    assert len({tuple(card.uid for card in game.tokens[rank - 1]) for game in games}) > 6

    for seat in (PARTY, Seat(0)):
        assert {card.id for card in view(games[0], seat).tokens[rank - 1]} == {"hidden"}


@shows("H4.28")
@pytest.mark.parametrize("players", [4, 5])
def test_chance_decides_which_tokens_form_the_second_stack(players: int) -> None:
    found = {token.id for seed in SEEDS for token in new(players, seed).second_stack}

    assert len(found) > 4


@shows("H4.29")
@pytest.mark.parametrize("terrain", list(Terrain))
def test_chance_decides_which_monster_of_rank_one_appears_in_a_terrain(terrain: Terrain) -> None:
    dens = [Table(new(seed=seed)).play(finish_setup).game.dens[terrain] for seed in SEEDS]

    assert len({den.card.id for den in dens if den is not None}) > 4


@shows("H4.30", "H4.60")
def test_with_two_players_chance_deals_the_weak_monsters_to_the_other_terrains() -> None:
    found = set[tuple[str, ...]]()
    for seed in SEEDS:
        table = Table(new(2, seed)).play(finish_setup)
        table.answer(NAMES[table.game.start], "forest")
        found.add(tuple(den.card.id for den in table.game.dens[1:] if den is not None))

    assert all(len(set(pair)) == 2 for pair in found)
    assert len(found) > 6


@shows("H4.36")
def test_chance_decides_which_attack_cards_are_set_aside() -> None:
    aside = {tuple(sorted(card.id for card in new(seed=seed).attack_aside)) for seed in SEEDS}

    assert len(aside) > 6


@shows("H4.37")
def test_chance_decides_which_attack_cards_are_exchanged() -> None:
    gone = [[card.id for card in new(seed=seed).out if card.id in ATTACKS] for seed in SEEDS]

    assert {len(cards) for cards in gone} == {4}
    assert len({card for cards in gone for card in cards}) > 12  # it may be any
