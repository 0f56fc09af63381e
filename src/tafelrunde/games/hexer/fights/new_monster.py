"""Chapter 29: a new monster appears (Ein neues Monster erscheint)."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.hunt import TOP_RANK, draw_monster, join_attack_cards
from tafelrunde.games.hexer.rules.tiles import shuffle_back, terrain_of
from tafelrunde.games.hexer.state.board import TERRAINS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import TILES, Den, Game
from tafelrunde.games.hexer.terms import Terrain


def leave(game: Game, terrain: Terrain) -> Den:
    """The monster of a terrain departs; its location tile goes back to its stack, which
    `replace_monster` shuffles (H29.07).
    """
    den = game.dens[terrain]
    assert den is not None
    game.dens[terrain] = None
    game.tiles[terrain].append(den.place)
    return den


def replace_monster(game: Game, den: Den, rank: int, after_victory: bool) -> None:
    """After a victory a monster of the next higher rank, else of the same, appears at a new
    location of the same terrain (H28.13, H28.18).
    """
    terrain = terrain_of(den.place)
    second = after_victory and rank == 1 and not den.second and bool(game.second_stack)
    if second:  # H29.03, H29.04
        card: Card | None = game.take(game.second_stack)
    else:
        card = next_token(game, min(TOP_RANK, rank + after_victory))
    clear_traces(game, terrain)
    game.shuffle(TILES, game.tiles[terrain])  # the tile that came back too (H29.07)
    if card is None:
        return
    appear(game, card, terrain, game.tiles[terrain].pop(), second)
    for hook in game.hooks.monster_comes:
        hook(game, terrain)


def next_token(game: Game, rank: int) -> Card | None:
    """A token of that rank; without one, of the next lower rank that has any (H29.01, H29.02)."""
    for wanted in range(rank, 0, -1):
        card = draw_monster(game, wanted)
        if card is not None:
            return card
    return None


def clear_traces(game: Game, terrain: Terrain) -> None:
    """All trails and rumours about it are shuffled back (H29.07), the gold on rumours goes to the
    supply (H29.08); quests keep their tiles (H29.09).
    """
    back: list[int] = []
    wanted = 1 << terrain
    for player in game.players:
        for tiles in (player.trails, player.rumours):
            back += [tile for tile in tiles if TERRAINS[tile] == wanted]
            tiles[:] = [tile for tile in tiles if TERRAINS[tile] != wanted]
    shuffle_back(game, back)
    for hook in game.hooks.monster_leaves:
        hook(game, terrain)


def appear(game: Game, card: Card, terrain: Terrain, place: int, second: bool = False) -> None:
    """The location tile drawn for it shows where the monster stands (H29.10, H29.11)."""
    join_attack_cards(game, card)
    game.dens[terrain] = Den(card, place, second)
    game.reveal(events.MonsterAppeared, "H29.10", card.id, place)
