"""Tiles, tokens and monsters that a repair moves: none is made or lost, and which ones lie face
down decides nothing that the host could see.

A face-down tile or token that is wanted elsewhere changes places with another one of its stack, so
that nobody loses a trail and no location its token.
"""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.engine.errors import BadScenario
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.tiles import shuffle_back, terrain_of
from tafelrunde.games.hexer.scenarios.board import NAMES as TERRAINS
from tafelrunde.games.hexer.scenarios.board import place_id
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import TILES, Den, Game, Player
from tafelrunde.games.hexer.terms import Opponent, Terrain

# --- Location tiles -------------------------------------------------------------------------------


def open_tiles(game: Game) -> list[int]:
    """The tiles that everybody sees: of monsters, rumours and quests."""
    found = [den.place for den in game.dens if den is not None]
    for player in game.players:
        found += player.rumours
        found += [quest.place for quest in player.quests if quest.tile]
    return found


def take_tile(game: Game, tile: int) -> None:
    """A tile leaves its stack; if it is a trail of somebody, the top one becomes that trail."""
    if tile in open_tiles(game):
        raise BadScenario(f"The tile of {place_id(tile)!r} lies elsewhere for all to see.")
    stack = game.tiles[terrain_of(tile)]
    if tile in stack:
        stack.remove(tile)
        return
    top = take_top_tile(game, terrain_of(tile))
    for player in game.players:
        player.trails = [top if trail == tile else trail for trail in player.trails]


def take_top_tile(game: Game, terrain: Terrain) -> int:
    """The next tile of a stack."""
    if not game.tiles[terrain]:
        raise BadScenario(f"No tile is left in 'tiles.{TERRAINS[terrain]}'.")
    return game.tiles[terrain].pop()


def take_rumour(game: Game, player: Player, tile: int) -> None:
    """A rumour about the monster of the tile's terrain; never about the own location (H16.25)."""
    if tile == player.place or game.dens[terrain_of(tile)] is None:
        raise BadScenario(f"{player.id!r} cannot have heard a rumour about {place_id(tile)!r}.")
    take_tile(game, tile)
    player.rumours.append(tile)


def return_rumour(game: Game, player: Player, tile: int) -> None:
    """A rumour goes back into its stack."""
    player.rumours.remove(tile)
    shuffle_back(game, [tile])


def take_trail(game: Game, player: Player, terrain: Terrain) -> None:
    """A trail is taken from its stack, unseen."""
    player.trails.append(take_top_tile(game, terrain))


def return_trail(game: Game, player: Player, terrain: Terrain) -> None:
    """The trails of a terrain go back into its stack."""
    back = [tile for tile in player.trails if terrain_of(tile) is terrain]
    player.trails = [tile for tile in player.trails if tile not in back]
    shuffle_back(game, back)


# --- Monsters of the display ----------------------------------------------------------------------


def is_fought(game: Game, terrain: Terrain) -> bool:
    """Whether the monster of a terrain is in the running fight."""
    fight = game.fight
    return fight is not None and fight.opponent is Opponent.MONSTER and fight.terrain == terrain


def _den_in_peace(game: Game, terrain: Terrain) -> Den | None:
    """The monster of a terrain; nobody changes one that is being fought."""
    if is_fought(game, terrain):
        raise BadScenario(f"The monster of 'monsters.{TERRAINS[terrain]}' is being fought.")
    return game.dens[terrain]


def leave_den(game: Game, terrain: Terrain, card: Card) -> None:
    """The monster leaves the display; its tile goes back into the stack."""
    den = _den_in_peace(game, terrain)
    assert den is not None
    game.dens[terrain] = None
    shuffle_back(game, [den.place])


def lodge(game: Game, terrain: Terrain, card: Card) -> None:
    """A monster takes the place of the one that was there, which goes to its discard pile; where
    none was, the next tile says where it stands.
    """
    den = _den_in_peace(game, terrain)
    if den is None:
        game.dens[terrain] = Den(card, take_top_tile(game, terrain))
        return
    assert isinstance(den.card.printed, Monster)
    game.token_discards[den.card.printed.rank - 1].append(den.card)
    game.dens[terrain] = replace(den, card=card)


def move_den(game: Game, den: Den, place: int) -> None:
    """The monster stands elsewhere in its terrain."""
    if place != den.place:
        take_tile(game, place)
        game.dens[terrain_of(place)] = replace(den, place=place)
        shuffle_back(game, [den.place])


def mark_den(game: Game, den: Den, second: bool) -> None:
    """Whether the monster came from the second stack of rank I."""
    game.dens[terrain_of(den.place)] = replace(den, second=second)


# --- Weakness tokens ------------------------------------------------------------------------------


def take_weakness(game: Game, player: Player, token: tuple[int, int]) -> None:
    """A token leaves the supply; if it lies on the board, another one takes its place there."""
    terrain, numeral = token
    for owner in game.players:
        if token in owner.weaknesses:
            raise BadScenario(f"That weakness token belongs to {owner.id!r}.")
    other = _draw_weakness(game, terrain)
    supply = game.weakness_supply[terrain]
    if numeral in supply:
        supply[supply.index(numeral)] = other
        supply.sort()
    game.weakness_on = [
        (place, t, other if (t, n) == token else n) for place, t, n in game.weakness_on
    ]
    player.weaknesses.append(token)


def return_weakness(game: Game, player: Player, token: tuple[int, int]) -> None:
    """A player's token returns to the supply."""
    player.weaknesses.remove(token)
    _put_back(game, *token)


def place_weakness(game: Game, place: int) -> None:
    """A random token lies face down at a location without players."""
    if any(player.place == place for player in game.players):
        raise BadScenario("A weakness token is placed where no player stands.")
    terrain = int(terrain_of(place))
    game.weakness_on.append((place, terrain, _draw_weakness(game, terrain)))


def remove_weakness(game: Game, place: int) -> None:
    """What lies at a location returns to the supply."""
    for token in [token for token in game.weakness_on if token[0] == place]:
        game.weakness_on.remove(token)
        _put_back(game, *token[1:])


def _draw_weakness(game: Game, terrain: int) -> int:
    supply = game.weakness_supply[terrain]
    if not supply:
        raise BadScenario(f"No token is left in 'weakness_supply.{TERRAINS[terrain]}'.")
    return supply.pop(game.chance.below(TILES, len(supply)))


def _put_back(game: Game, terrain: int, numeral: int) -> None:
    game.weakness_supply[terrain] = sorted([*game.weakness_supply[terrain], numeral])
