"""Monsters, location tiles and weakness tokens, as scenario files write and tell them."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.declared.scenarios import Draft
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import Form, either, table, text
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import Words, build_part, facts_of, forms_of
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS, TERRAINS, tiles
from tafelrunde.games.hexer.state.table import Den, Game
from tafelrunde.games.hexer.terms import Expansion, Terrain

NAMES: Final = tuple(terrain.name.lower() for terrain in Terrain)
FORMS: Final[dict[str, Form]] = {
    "monsters": table(dict.fromkeys(NAMES, either(text, table(forms_of(Den), ["id"])))),
    **forms_of(Game, "tiles"),
}
NO_DEN: Final[Data] = {"id": "", "place": "", "second": False}


def is_there(fact: Data | str) -> bool:
    """Whether something stands there; what is not has no id."""
    return bool(fact if isinstance(fact, str) else fact["id"])


def place_id(number: int) -> str:
    """The id of a location; empty for nowhere."""
    return LOCATIONS[number].id if number >= 0 else ""


# --- Building -------------------------------------------------------------------------------------


def read(draft: Draft[Game]) -> None:
    """Monsters, then what is left of tiles and tokens."""
    game, position = draft.state, draft.position
    for name, data in position.get("monsters", {}).items():
        game.dens[Terrain[name.upper()]] = _den(Terrain[name.upper()], data, draft.words)
    _stack_tiles(game, position.get("tiles", {}))
    _leave_weaknesses(game, position.get("weakness_supply", {}))


def _den(terrain: Terrain, data: Data | str, words: Words) -> Den:
    """A monster of the display; unless a place is named it stands at the first of its terrain."""
    usual = {"place": LOCATIONS[tiles(terrain, skellige=False)[0]].id}
    den = build_part(Den, usual | ({"id": data} if isinstance(data, str) else data), words)
    if TERRAINS[den.place] != 1 << terrain:
        where = f"the {NAMES[terrain]} cannot stand at {place_id(den.place)!r}"
        raise BadScenario(f"The monster of {where}.")
    return den


def _stack_tiles(game: Game, named: Data) -> None:
    """Stacks that are mentioned hold the named tiles on top, the next one first."""
    gone = [den.place for den in game.dens if den is not None]
    for player in game.players:
        gone += player.rumours + player.trails
        gone += [quest.place for quest in player.quests if quest.tile]
    for terrain in Terrain:
        first = [BY_ID[name] for name in named.get(NAMES[terrain], ())]
        every = tiles(terrain, game.has(Expansion.SKELLIGE))
        rest = [tile for tile in every if tile not in (*gone, *first)]
        game.tiles[terrain] = rest[::-1] + [tile for tile in first if tile not in gone][::-1]


def _leave_weaknesses(game: Game, named: Data) -> None:
    """Tokens that lie elsewhere are not in their supply, unless the position names it."""
    for terrain in Terrain:
        gone = [n for _, t, n in game.weakness_on if t == terrain]
        gone += [n for player in game.players for t, n in player.weaknesses if t == terrain]
        if NAMES[terrain] not in named:
            supply = game.weakness_supply[terrain]
            game.weakness_supply[terrain] = [n for n in supply if n not in gone]


# --- Telling --------------------------------------------------------------------------------------


def tell(game: Game) -> Data:
    """Monsters, and tiles with the next one first."""
    dens = [facts_of(den) if den is not None else NO_DEN for den in game.dens]
    stacks = [[place_id(tile) for tile in stack[::-1]] for stack in game.tiles]
    return {
        "monsters": dict(zip(NAMES, dens, strict=True)),
        "tiles": dict(zip(NAMES, stacks, strict=True)),
    }
