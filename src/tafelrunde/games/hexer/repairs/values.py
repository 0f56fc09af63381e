"""What a repair can set beyond the plain fields of the table, which of their values fit now, and
what follows. All of it is known to everybody.

A value that is a list in scenario files is told thing by thing: `islands.hen_inis` is true or
false, `ships.cidaris` is where the ship at Cidaris lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import one_of, whole
from tafelrunde.engine.repairs import Value, fixed, followed, narrowed, toggles, under
from tafelrunde.engine.state.wording import listed, values
from tafelrunde.games.hexer.fights.player_turn import end
from tafelrunde.games.hexer.fights.resolving import clear_combo
from tafelrunde.games.hexer.repairs import tokens
from tafelrunde.games.hexer.repairs.tokens import is_fought
from tafelrunde.games.hexer.rules.tiles import has_trail
from tafelrunde.games.hexer.rules.turn import end_turn
from tafelrunde.games.hexer.scenarios.board import NAMES as TERRAINS
from tafelrunde.games.hexer.scenarios.board import place_id
from tafelrunde.games.hexer.state.board import (
    BOARD_ISLANDS,
    BY_ID,
    DAGON_PLACE,
    ISLAND_CARDS,
    LOCATIONS,
    MAINLAND,
    PORTS,
    SCHOOLS,
    tiles,
)
from tafelrunde.games.hexer.state.table import Den, Fight, Game, Player
from tafelrunde.games.hexer.terms import (
    DAGON_TOP,
    LAST_SPACE,
    SECOND_STACK,
    WEAKNESSES,
    CombatStep,
    Expansion,
    Opponent,
    Phase,
    Terrain,
)

Values = dict[str, Value]
NONE: Final = "none"
NUMERALS: Final = range(1, WEAKNESSES + 1)
PHASES: Final = tuple(phase.name.lower() for phase in Phase if phase is not Phase.SETUP)
COMBAT_STEPS: Final = (CombatStep.EFFECTS.name.lower(), CombatStep.COMBO.name.lower())
FIXED: Final = (
    *("stage", "winner", "dagon_trails", "school"),
    *("opponent", "terrain", "turns", "again", "taken_back", "cost", "lost"),
)
"""What no word sets: the rules work it out."""
WITH_LEGEND: Final = ("legendary_place", "entered")
AT_SEA: Final = ("dagon", "dagon_trail", "sailed", "read")
AGAINST_MONSTERS: Final = ("announced", "moon_dust", "weaker", "dice")
AGAINST_LEGEND: Final = ("guard",)
OF_TURN: Final = ("moved", "entered", "sailed", "read", "fewer", "done", "gambled")
FOUGHT_OUT: Final = "A fight is carried on to its end; put its cards and values right instead."


def values_of(game: Game, plain: Mapping[str, Value]) -> Values:
    """Every value of this game by name, of which these follow from the declared table."""
    unset = (*FIXED, *_absent(game))
    found = {key: value for key, value in plain.items() if key.rpartition(".")[2] not in unset}
    found |= _turn(game, found) | _board(game, found) | _dens(game)
    for player in game.players:
        where = f"players.{player.id}."
        found |= under(where, _figure(game, player) | _findings(game, player))
        found |= under(where, _done(game, player))
        if player is not game.player:
            found |= _not_now(player, found)
    return found | (_fight(game, game.fight, found) if game.fight is not None else {})


def _absent(game: Game) -> Iterator[str]:
    """What only some games and fights have."""
    fight = game.fight
    yield from WITH_LEGEND if game.legend is None else ()
    yield from () if game.has(Expansion.SKELLIGE) else AT_SEA
    yield from AGAINST_MONSTERS if fight is not None and fight.defender is not None else ()
    yield from () if fight is not None and fight.opponent is Opponent.LEGENDARY else AGAINST_LEGEND


def _in_peace(value: Value, fought: bool) -> Value:
    """A value that nobody changes during a fight."""
    return fixed(value, FOUGHT_OUT) if fought else value


def place_ids(places: Iterable[int]) -> list[str]:
    """The ids of some locations."""
    return [place_id(place) for place in places]


def in_play(game: Game) -> list[int]:
    """The locations where somebody can stand."""
    found = [place.number for place in MAINLAND]
    if game.has(Expansion.SKELLIGE):
        found += [*BOARD_ISLANDS, *game.islands, DAGON_PLACE]
    return found


# --- The turn -------------------------------------------------------------------------------------


def _turn(game: Game, plain: Values) -> Values:
    """A phase, or a turn, begins anew."""
    phase = followed(narrowed(plain["phase"], PHASES), partial(setattr, game, "stage", 0))
    active = followed(plain["active"], partial(_begin_turn, game))
    fought = game.fight is not None
    return {"phase": _in_peace(phase, fought), "active": _in_peace(active, fought)}


def _begin_turn(game: Game) -> None:
    """Nobody has done anything yet."""
    for player in game.players:
        end_turn(player)
    game.phase, game.stage = Phase.MOVES, 0


def _done(game: Game, player: Player) -> Values:
    """Where an action was used, and with whom somebody gambled."""
    found = listed(player, "done", place_ids(in_play(game)))
    here = f"done.{place_id(player.place)}"
    done = {name: replace(value, offered=name == here) for name, value in found.items()}
    names = [each.id for each in game.players]
    others = [name for name in names if name != player.id]
    return done | listed(player, "gambled", others, names)


def _not_now(player: Player, found: Values) -> Values:
    """Only the active player has done anything in this turn."""
    own = [key for key in found if key.split(".")[1:2] == [player.id]]
    turn = [key for key in own if key.split(".")[2] in OF_TURN]
    return {key: fixed(found[key], f"It is not the turn of {player.id!r}.") for key in turn}


# --- The board ------------------------------------------------------------------------------------


def _board(game: Game, plain: Values) -> Values:
    """The tavern, the Legendary Monster, the sea, and where weakness tokens lie face down."""
    opponent = game.fight.opponent if game.fight is not None else None
    found = {"tavern": _tavern(game)}
    if game.legend is not None:
        place = narrowed(plain["legendary_place"], place_ids(each.number for each in MAINLAND))
        found["legendary_place"] = _in_peace(place, opponent is Opponent.LEGENDARY)
    if game.has(Expansion.SKELLIGE):
        dagon = replace(plain["dagon"], form=whole(1, DAGON_TOP))
        found["dagon"] = _in_peace(dagon, opponent is Opponent.DAGON)
        found |= _ships(game) | listed(game, "islands", place_ids(ISLAND_CARDS))
    if game.has(Expansion.MONSTERJAGD):
        lying = [token[0] for token in game.weakness_on]
        how = partial(tokens.place_weakness, game), partial(tokens.remove_weakness, game)
        found |= toggles("weakness_on", _tiles(game), lying.__contains__, *how, always=False)
    return found


def _tiles(game: Game) -> dict[str, int]:
    """Every location that has a tile, by id."""
    skellige = game.has(Expansion.SKELLIGE)
    return {place_id(tile): tile for terrain in Terrain for tile in tiles(terrain, skellige)}


def _tavern(game: Game) -> Value:
    """The tavern stands at no school, and perhaps nowhere."""
    places = [NONE, *place_ids(place for place in in_play(game) if not LOCATIONS[place].school)]

    def write(name: str) -> None:
        game.tavern = BY_ID.get(name, -1)

    return Value(place_id(game.tavern) or NONE, one_of(places), write, places)


def _ships(game: Game) -> Values:
    """Where each ship lies."""
    harbours = place_ids([*PORTS, *BOARD_ISLANDS, *game.islands, DAGON_PLACE])

    def sail(number: int, name: str) -> None:
        game.ships[number] = BY_ID[name]

    return {
        f"ships.{name}": Value(name, one_of(harbours), partial(sail, number), harbours)
        for number, name in enumerate(place_ids(game.ships))
    }


def _dens(game: Game) -> Values:
    """Where the monster of a terrain stands, and whether it came from the second stack."""
    found: Values = {}
    for terrain in Terrain:
        if (den := game.dens[terrain]) is not None:
            found |= under(f"monsters.{TERRAINS[terrain]}.", _den(game, terrain, den))
    return found


def _den(game: Game, terrain: Terrain, den: Den) -> Values:
    taken = tokens.open_tiles(game)
    every = tiles(terrain, game.has(Expansion.SKELLIGE))
    free = [tile for tile in every if tile == den.place or tile not in taken]
    found = values(den)
    place = replace(
        narrowed(found["place"], place_ids(free)),
        write=lambda name: tokens.move_den(game, den, BY_ID[name]),
    )
    second = replace(found["second"], write=partial(tokens.mark_den, game, den))
    own = {"place": _in_peace(place, is_fought(game, terrain))}
    return own | ({"second": second} if SECOND_STACK[len(game.players)] else {})


# --- Players --------------------------------------------------------------------------------------


def _figure(game: Game, player: Player) -> Values:
    """Where somebody stands, belongs, and how far a player has come."""
    found = values(player, "space", "place", "school", "dagon_trail")
    spaces = LAST_SPACE if game.legend is not None else LAST_SPACE - 1  # else the last one wins
    place = narrowed(found["place"], place_ids(in_play(game)))
    taken = [other.school for other in game.players if other is not player]
    free = [school for school in SCHOOLS.values() if school not in taken]
    own = {
        "space": replace(found["space"], form=whole(0, spaces)),
        "place": _in_peace(place, game.fighter_of(player) is not None),
    }
    if not player.character.school:
        own["school"] = narrowed(found["school"], place_ids(free))
    if game.has(Expansion.SKELLIGE):
        write = partial(_set_dagon_trail, game, player)
        own["dagon_trail"] = replace(found["dagon_trail"], write=write)
    return own


def _set_dagon_trail(game: Game, player: Player, there: bool) -> None:
    """A player gets one of Dagon's trail tokens, or gives it back."""
    game.dagon_trails += player.dagon_trail - there
    player.dagon_trail = there


def _findings(game: Game, player: Player) -> Values:
    """Trails by terrain, rumours by location, weakness tokens by terrain and numeral."""
    terrains = dict(zip(TERRAINS, Terrain, strict=True))
    how = partial(tokens.take_trail, game, player), partial(tokens.return_trail, game, player)
    found = toggles("trails", terrains, partial(has_trail, player), *how)
    heard = player.rumours.__contains__
    of_tiles = (
        partial(tokens.take_rumour, game, player),
        partial(tokens.return_rumour, game, player),
    )
    found |= toggles("rumours", _tiles(game), heard, *of_tiles, always=False)
    if game.has(Expansion.MONSTERJAGD):
        every = {f"{n}.{k}": (int(t), k) for n, t in terrains.items() for k in NUMERALS}
        owned = player.weaknesses.__contains__
        of_tokens = (
            partial(tokens.take_weakness, game, player),
            partial(tokens.return_weakness, game, player),
        )
        found |= toggles("weaknesses", every, owned, *of_tokens, always=False)
    return found


# --- Fights ---------------------------------------------------------------------------------------


def _fight(game: Game, fight: Fight, plain: Values) -> Values:
    """Whose combat turn it is, and its step."""
    turn = replace(plain["fight.turn"], write=partial(_give_combat_turn, game, fight))
    step = replace(narrowed(plain["fight.step"], COMBAT_STEPS), write=partial(_set_step, fight))
    return {"fight.turn": turn, "fight.step": step}


def _give_combat_turn(game: Game, fight: Fight, turn: int) -> None:
    """A combat turn begins anew: of the attacker (0) or of the other side (1)."""
    if fight.turn < len(fight.fighters()):  # the turn of a player ends
        fighter = fight.fighters()[fight.turn]
        clear_combo(game, fighter, game.players[fighter.index])
        end(game, fight, fighter)
    fight.turn, fight.step, fight.again = turn, CombatStep.BEGIN, 0


def _set_step(fight: Fight, name: str) -> None:
    """Back to step I, or on to the combo."""
    if fight.step is CombatStep.BEGIN or any(each.combo for each in fight.fighters()):
        raise BadScenario("The step of a combat turn changes only before a card is played.")
    fight.step = CombatStep[name.upper()]
