"""Tiles, tokens and ships that a repair moves: none is made or lost, and which ones lie face down
decides nothing that the host could see.

A face-down tile or token that is wanted elsewhere changes places with another one of its stack, so
that nobody loses a trail and no location its token.
"""

from __future__ import annotations

from tafelrunde.engine.errors import BadScenario
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.tiles import has_trail, shuffle_back, terrain_of
from tafelrunde.games.hexer.scenarios.board import NAMES as TERRAINS
from tafelrunde.games.hexer.scenarios.board import place_id
from tafelrunde.games.hexer.state.board import DAGON_PLACE, LOCATIONS
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


def take_tile(game: Game, tile: int) -> int:
    """A tile leaves its stack; if it is a trail of somebody, the top one becomes that trail."""
    if tile in open_tiles(game):
        raise BadScenario(f"The tile of {place_id(tile)!r} lies elsewhere for all to see.")
    stack = game.tiles[terrain_of(tile)]
    if tile in stack:
        stack.remove(tile)
        return tile
    top = take_top_tile(game, terrain_of(tile))
    for player in game.players:
        player.trails = [top if trail == tile else trail for trail in player.trails]
    return tile


def take_top_tile(game: Game, terrain: Terrain) -> int:
    """The next tile of a stack."""
    if not game.tiles[terrain]:
        raise BadScenario(f"No tile is left in 'tiles.{TERRAINS[terrain]}'.")
    return game.tiles[terrain].pop()


def return_tile(game: Game, tile: int) -> None:
    """A tile goes back into its stack, which is shuffled."""
    shuffle_back(game, [tile])


def set_rumour(game: Game, player: Player, tile: int, there: bool) -> None:
    """A rumour about the monster of the tile's terrain, with its gold; never about the own
    location (H16.25).
    """
    if there == (tile in player.rumours):
        return
    if not there:
        player.rumours.remove(tile)
        return_tile(game, tile)
    elif tile == player.place or game.dens[terrain_of(tile)] is None:
        raise BadScenario(f"{player.id!r} cannot have heard a rumour about {place_id(tile)!r}.")
    else:
        player.rumours.append(take_tile(game, tile))


def set_trail(game: Game, player: Player, terrain: Terrain, there: bool) -> None:
    """A trail of a terrain is taken from its stack, unseen, or goes back into it."""
    if there == has_trail(player, terrain):
        return
    if there:
        player.trails.append(take_top_tile(game, terrain))
        return
    back = [tile for tile in player.trails if terrain_of(tile) is terrain]
    player.trails = [tile for tile in player.trails if tile not in back]
    shuffle_back(game, back)


# --- Monsters of the display ----------------------------------------------------------------------


def is_fought(game: Game, terrain: Terrain) -> bool:
    """Whether the monster of a terrain is in the running fight."""
    fight = game.fight
    return fight is not None and fight.opponent is Opponent.MONSTER and fight.terrain == terrain


def need_peace(game: Game, terrain: Terrain) -> None:
    """Nobody changes the monster that is being fought."""
    if is_fought(game, terrain):
        raise BadScenario(f"The monster of 'monsters.{TERRAINS[terrain]}' is being fought.")


def leave_den(game: Game, terrain: Terrain, card: Card) -> None:
    """The monster leaves the display; its tile goes back into the stack."""
    need_peace(game, terrain)
    den = game.dens[terrain]
    assert den is not None
    game.dens[terrain] = None
    return_tile(game, den.place)


def lodge(game: Game, terrain: Terrain, card: Card) -> None:
    """A monster takes the place of the one that was there, which goes to its discard pile; where
    none was, the next tile says where it stands.
    """
    need_peace(game, terrain)
    den = game.dens[terrain]
    if den is None:
        game.dens[terrain] = Den(card, take_top_tile(game, terrain))
        return
    assert isinstance(den.card.printed, Monster)
    game.token_discards[den.card.printed.rank - 1].append(den.card)
    game.dens[terrain] = Den(card, den.place, den.second)


def move_den(game: Game, den: Den, place: int) -> None:
    """The monster stands elsewhere in its terrain."""
    if place != den.place:
        take_tile(game, place)
        game.dens[terrain_of(place)] = Den(den.card, place, den.second)
        return_tile(game, den.place)


def mark_den(game: Game, den: Den, second: bool) -> None:
    """Whether the monster came from the second stack of rank I."""
    game.dens[terrain_of(den.place)] = Den(den.card, den.place, second)


# --- Weakness tokens ------------------------------------------------------------------------------


def set_weakness(game: Game, player: Player, token: tuple[int, int], there: bool) -> None:
    """A player gets a weakness token, or it returns to the supply."""
    if there == (token in player.weaknesses):
        return
    if there:
        _take_weakness(game, token)
        player.weaknesses.append(token)
    else:
        player.weaknesses.remove(token)
        _return_weakness(game, token)


def _take_weakness(game: Game, token: tuple[int, int]) -> None:
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


def _draw_weakness(game: Game, terrain: int) -> int:
    supply = game.weakness_supply[terrain]
    if not supply:
        raise BadScenario(f"No token is left in 'weakness_supply.{TERRAINS[terrain]}'.")
    return supply.pop(game.chance.below(TILES, len(supply)))


def _return_weakness(game: Game, token: tuple[int, int]) -> None:
    terrain, numeral = token
    game.weakness_supply[terrain] = sorted([*game.weakness_supply[terrain], numeral])


def set_weakness_on(game: Game, place: int, there: bool) -> None:
    """A random token lies face down at a location without players, or leaves it."""
    lying = [token for token in game.weakness_on if token[0] == place]
    if there == bool(lying):
        return
    if there:
        if any(player.place == place for player in game.players):
            raise BadScenario("A weakness token is placed where no player stands.")
        terrain = int(terrain_of(place))
        game.weakness_on.append((place, terrain, _draw_weakness(game, terrain)))
        return
    for token in lying:
        game.weakness_on.remove(token)
        _return_weakness(game, token[1:])


# --- The sea --------------------------------------------------------------------------------------


def set_dagon_trail(game: Game, player: Player, there: bool) -> None:
    """A player gets one of Dagon's trail tokens, or gives it back."""
    game.dagon_trails += player.dagon_trail - there
    player.dagon_trail = there


def check_sea(game: Game) -> None:
    """Every player at sea has a ship to leave with; no two ships lie at one place, except where
    Dagon is (H15.16, H15.18, H15.24); nobody is at an island that is not in play.
    """
    for place in LOCATIONS:
        ships = game.ships.count(place.number)
        players = sum(player.place == place.number for player in game.players)
        if not place.ways and players > ships:
            raise BadScenario(f"Who is at {place.id!r} needs a ship there.")
        if ships > 1 and place.number != DAGON_PLACE:
            raise BadScenario(f"There cannot be two ships at {place.id!r}.")
        if place.event and place.number not in game.islands and (players or ships):
            raise BadScenario(f"The island {place.id!r} is not in play.")
