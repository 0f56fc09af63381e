"""The values that a repair can set, called as in scenario files: what each is now, what it may be,
and how it is written. All of them are known to everybody.

A value that is a list in scenario files is told thing by thing: `islands.hen_inis` is true or
false, `ships.cidaris` is where the ship at Cidaris lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import flag, one_of, whole
from tafelrunde.engine.repairs import Value, fixed, narrowed
from tafelrunde.engine.state.wording import listed, values
from tafelrunde.games.hexer.fights.player_turn import end
from tafelrunde.games.hexer.fights.resolving import clear_combo
from tafelrunde.games.hexer.repairs.tokens import (
    is_fought,
    mark_den,
    move_den,
    open_tiles,
    set_dagon_trail,
    set_rumour,
    set_trail,
    set_weakness,
    set_weakness_on,
)
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
PHASES: Final = tuple(phase.name.lower() for phase in Phase if phase is not Phase.SETUP)
COMBAT_STEPS: Final = (CombatStep.EFFECTS.name.lower(), CombatStep.COMBO.name.lower())
AGAINST_MONSTERS: Final = ("announced", "moon_dust", "weaker", "dice")
OF_FIGHTERS: Final = (
    "poison",
    "protection",
    "hand_first",
    "damage",
    "draw",
    "any_tab",
    "any_bar",
    "echo",
    "ignored",
    "lowered",
)
FOUGHT_OUT: Final = "A fight is carried on to its end; put its cards and values right instead."


def values_of(game: Game) -> Values:
    """Every value of this game by name."""
    found = _table(game) | _dens(game)
    if game.has(Expansion.MONSTERJAGD):
        found |= _weaknesses(game)
    if game.has(Expansion.SKELLIGE):
        found |= _sea(game)
    for player in game.players:
        own = _player(game, player) | _turn(game, player) | _findings(game, player)
        found |= {f"players.{player.id}.{key}": value for key, value in own.items()}
    if game.fight is not None:
        own = _fight(game, game.fight)
        found |= {f"fight.{key}": value for key, value in own.items()}
    return found


# --- Kinds of values ------------------------------------------------------------------------------


def _flag(now: bool, write: Callable[[bool], None], offered: bool = True) -> Value:
    return Value(now, flag, write, offered=offered)


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


# --- The table ------------------------------------------------------------------------------------


def _table(game: Game) -> Values:
    """Round, phase, whose turn it is, the tavern, the Legendary Monster."""
    names, fight = [player.id for player in game.players], game.fight
    found = values(game, "round", "phase", "active", "start", seats=names)
    phase = replace(narrowed(found["phase"], PHASES), write=partial(_begin_phase, game))
    active = replace(found["active"], write=lambda name: _give_turn(game, names.index(name)))
    found |= {
        "phase": _in_peace(phase, fight is not None),
        "active": _in_peace(active, fight is not None),
        "tavern": _tavern(game),
    }
    if game.legend is not None:
        place = values(game, "legendary_place")["legendary_place"]
        fought = fight is not None and fight.opponent is Opponent.LEGENDARY
        mainland = place_ids(place.number for place in MAINLAND)
        found["legendary_place"] = _in_peace(narrowed(place, mainland), fought)
    return found


def _begin_phase(game: Game, name: str) -> None:
    """The phase of the turn begins anew."""
    game.phase, game.stage = Phase[name.upper()], 0


def _give_turn(game: Game, index: int) -> None:
    """Somebody's turn begins with phase I."""
    end_turn(game.player)
    game.active = index
    end_turn(game.player)
    _begin_phase(game, "moves")


def _tavern(game: Game) -> Value:
    """The tavern stands at no school, and perhaps nowhere."""
    places = [NONE, *place_ids(place for place in in_play(game) if not LOCATIONS[place].school)]

    def write(name: str) -> None:
        game.tavern = BY_ID.get(name, -1)

    return Value(place_id(game.tavern) or NONE, one_of(places), write, places)


def _dens(game: Game) -> Values:
    """Where the monster of a terrain stands, and whether it came from the second stack."""
    found: Values = {}
    for terrain in Terrain:
        if (den := game.dens[terrain]) is not None:
            own = _den(game, terrain, den)
            found |= {f"monsters.{TERRAINS[terrain]}.{key}": value for key, value in own.items()}
    return found


def _den(game: Game, terrain: Terrain, den: Den) -> Values:
    every = tiles(terrain, game.has(Expansion.SKELLIGE))
    free = [tile for tile in every if tile == den.place or tile not in open_tiles(game)]
    place = narrowed(values(den, "place")["place"], place_ids(free))
    move = replace(place, write=lambda name: move_den(game, den, BY_ID[name]))
    found = {"place": _in_peace(move, is_fought(game, terrain))}
    if SECOND_STACK[len(game.players)]:
        found["second"] = _flag(den.second, partial(mark_den, game, den))
    return found


def _weaknesses(game: Game) -> Values:
    """Where weakness tokens lie face down."""
    lying = [place for place, _, _ in game.weakness_on]
    every = [tile for terrain in Terrain for tile in tiles(terrain, game.has(Expansion.SKELLIGE))]
    return {
        f"weakness_on.{place_id(tile)}": _flag(
            tile in lying, partial(set_weakness_on, game, tile), offered=tile in lying
        )
        for tile in every
    }


def _sea(game: Game) -> Values:
    """Dagon, the ships, and the islands in play."""
    dagon = replace(values(game, "dagon")["dagon"], form=whole(1, DAGON_TOP))
    fought = game.fight is not None and game.fight.opponent is Opponent.DAGON
    found: Values = {"dagon": _in_peace(dagon, fought)}
    harbours = place_ids([*PORTS, *BOARD_ISLANDS, *game.islands, DAGON_PLACE])
    for number, ship in enumerate(game.ships):

        def sail(name: str, number: int = number) -> None:
            game.ships[number] = BY_ID[name]

        found[f"ships.{place_id(ship)}"] = Value(place_id(ship), one_of(harbours), sail, harbours)
    return found | listed(game, "islands", place_ids(ISLAND_CARDS))


# --- Players --------------------------------------------------------------------------------------


def _player(game: Game, player: Player) -> Values:
    found = values(player, "gold", "shield", "level", "levels", "space", "place", "school")
    spaces = LAST_SPACE if game.legend is not None else LAST_SPACE - 1  # else the last one wins
    place = narrowed(found["place"], place_ids(in_play(game)))
    found["space"] = replace(found["space"], form=whole(0, spaces))
    found["place"] = _in_peace(place, game.fighter_of(player) is not None)
    if player.character.school:
        del found["school"]
    else:
        taken = [other.school for other in game.players if other is not player]
        free = [school for school in SCHOOLS.values() if school not in taken]
        found["school"] = narrowed(found["school"], place_ids(free))
    if game.has(Expansion.SKELLIGE):
        found["dagon_trail"] = _flag(player.dagon_trail, partial(set_dagon_trail, game, player))
    return found


def _turn(game: Game, player: Player) -> Values:
    """What was done in this turn; only the active player has done anything."""
    keys = ["moved", "fewer"]
    keys += ["entered"] if game.legend is not None else []
    keys += ["sailed", "read"] if game.has(Expansion.SKELLIGE) else []
    others = [other.id for other in game.players if other is not player]
    found = values(player, *keys)
    for name, value in listed(player, "done", place_ids(in_play(game))).items():
        found[name] = replace(value, offered=name == f"done.{place_id(player.place)}")
    found |= listed(player, "gambled", others, [other.id for other in game.players])
    if player is game.player:
        return found
    sentence = f"It is not the turn of {player.id!r}."
    return {key: fixed(value, sentence) for key, value in found.items()}


def _findings(game: Game, player: Player) -> Values:
    """Trails by terrain, rumours by location, weakness tokens by terrain and numeral."""
    found: Values = {}
    for terrain in Terrain:
        name = TERRAINS[terrain]
        trail = has_trail(player, terrain)
        found[f"trails.{name}"] = _flag(trail, partial(set_trail, game, player, terrain))
        for tile in tiles(terrain, game.has(Expansion.SKELLIGE)):
            heard = tile in player.rumours
            write = partial(set_rumour, game, player, tile)
            found[f"rumours.{place_id(tile)}"] = _flag(heard, write, offered=heard)
        if game.has(Expansion.MONSTERJAGD):
            for numeral in range(1, WEAKNESSES + 1):
                token = (int(terrain), numeral)
                owned = token in player.weaknesses
                write = partial(set_weakness, game, player, token)
                found[f"weaknesses.{name}.{numeral}"] = _flag(owned, write, offered=owned)
    return found


# --- Fights ---------------------------------------------------------------------------------------


def _fight(game: Game, fight: Fight) -> Values:
    found = values(fight, "turn", "step")
    found["turn"] = replace(found["turn"], write=partial(_give_combat_turn, game, fight))
    found["step"] = replace(narrowed(found["step"], COMBAT_STEPS), write=partial(_set_step, fight))
    if fight.defender is None:
        found |= values(fight, *AGAINST_MONSTERS)
    if fight.opponent is Opponent.LEGENDARY:
        found |= values(fight, "guard")
    for side, fighter in zip(("attacker", "defender"), fight.fighters(), strict=False):
        own = values(fighter, *OF_FIGHTERS)
        found |= {f"{side}.{key}": value for key, value in own.items()}
    return found


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
