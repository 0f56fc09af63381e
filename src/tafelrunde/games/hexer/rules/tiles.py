"""Chapter 8: location tiles, rumours and trails (Ortsplättchen, Gerüchte und Spuren)."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.gold import gain_gold
from tafelrunde.games.hexer.state.board import LOCATIONS, TERRAINS
from tafelrunde.games.hexer.state.table import TILES, Game, Player
from tafelrunde.games.hexer.terms import Terrain


def terrain_of(tile: int) -> Terrain:
    """The stack that a tile belongs to."""
    return LOCATIONS[tile].terrain


def has_trail(player: Player, terrain: int) -> bool:
    """A trail applies to the monster of its terrain (H8.08); a rumour gives nothing (H8.07)."""
    wanted = 1 << terrain
    return any(TERRAINS[tile] == wanted for tile in player.trails)


def shuffle_back(game: Game, tiles: list[int]) -> None:
    """Tiles go back into their stacks, which are shuffled."""
    for terrain in Terrain:
        back = [tile for tile in tiles if TERRAINS[tile] == 1 << terrain]
        if back:
            game.shuffle(TILES, game.tiles[terrain], back)


def hear_rumour(game: Game, player: Player, terrain: Terrain, why: str) -> None:
    """A tile of the monster's terrain, face up, with 1 gold on it (H16.23, H16.24); never the own
    location (H16.25, H16.26).
    """
    stack = game.tiles[terrain]
    if not stack:
        return  # H16.28
    tile = stack.pop()
    if tile == player.place:
        if not stack:
            stack.append(tile)
            return
        own, tile = tile, stack.pop()
        shuffle_back(game, [own])
    player.rumours.append(tile)
    game.reveal(events.RumourHeard, why, player.id, tile)


def find_trail(game: Game, player: Player, terrain: Terrain, why: str) -> None:
    """A tile of that terrain, face down, unless the player has one or none is left (H28.20,
    H28.25).
    """
    if has_trail(player, terrain) or not game.tiles[terrain]:
        return
    player.trails.append(game.tiles[terrain].pop())
    game.tell(events.TrailFound, why, player.id, terrain.name.lower())


def turn_rumours(game: Game, player: Player) -> None:
    """On entering the location of a rumour its gold is taken and it becomes a trail (H8.04,
    H16.27).
    """
    if player.place not in player.rumours:
        return
    player.rumours.remove(player.place)
    player.trails.append(player.place)
    gain_gold(game, player, 1, "H16.27")
    game.tell(events.TrailFound, "H8.04", player.id, terrain_of(player.place).name.lower())


def free_location(game: Game, terrain: Terrain) -> int | None:
    """A location of that terrain without a player, by drawn tile; the tiles drawn are shuffled
    back (H8.12), and if there is none nothing is placed (H8.13).
    """
    occupied = {player.place for player in game.players}
    stack = game.tiles[terrain]
    for place in reversed(stack):
        if place not in occupied:
            game.shuffle(TILES, stack)
            return place
    return None
