"""What must fit together in a table, whoever wrote it down; all raise `ValueError`."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.cards import check_once
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.fights.sides import is_over
from tafelrunde.games.hexer.nouns import (
    Monster,
)
from tafelrunde.games.hexer.state.board import (
    DAGON_PLACE,
    LOCATIONS,
    MAINLAND,
    MOVES,
    TERRAINS,
    VOYAGES,
)
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import NOBODY, TABLE, Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import CombatStep, Expansion, Kind, Opponent, Phase, Terrain
from tafelrunde.games.hexer.turn.move import moves

LEFT_TO_APPEAR: Final = 3
"""So many monsters of rank I a game needs at its beginning (H4.29)."""


def need(holds: bool, what: str) -> None:
    """Raise `ValueError` unless it holds."""
    if not holds:
        raise ValueError(what)


def check_cards(game: Game) -> None:
    """No card is ever lost or doubled, nor a location tile."""
    check_once(game.all_cards(), len(game.cards))
    lying = sorted(all_tiles(game))
    wanted = [p.number for p in LOCATIONS if p.tile and (not p.island or game.dagon_card)]
    need(lying == wanted, "a location tile is missing or lies in two places")


def all_tiles(game: Game) -> list[int]:
    """Every location tile, wherever it lies."""
    found = [tile for stack in game.tiles for tile in stack]
    found += [den.place for den in game.dens if den is not None]
    for player in game.players:
        found += player.rumours + player.trails
        found += [quest.place for quest in player.quests if quest.tile]
    return found


def check_table(game: Game) -> None:
    """Every card lies where such a card can lie, everything belongs to a player, a place or an
    expansion that there is, and the game can go on from here.
    """
    TABLE.check_kinds(game)
    _check_expansions(game)
    _check_seats(game)
    _check_places(game)
    _check_monsters(game)
    _check_weaknesses(game)
    for player in game.players:
        _check_quests(player)
    if game.fight is not None:
        _check_fight(game, game.fight)
    if game.phase is Phase.SETUP:
        _check_beginning(game)
    _check_early_move(game)


# --- Cards ----------------------------------------------------------------------------------------


def _check_monsters(game: Game) -> None:
    """Tokens lie with those of their rank, each monster of the display in its terrain, and Dagon is
    not among them.
    """
    for rank, stacks in enumerate(zip(game.tokens, game.token_discards, strict=True), start=1):
        for card in (*stacks[0], *stacks[1]):
            need(_rank(card) == rank, f"the monster {card.id} is not of rank {rank}")
    for terrain, den in zip(Terrain, game.dens, strict=True):
        if den is not None:
            need(TERRAINS[den.place] == 1 << terrain, "a monster stands on another terrain")
            need(_rank(den.card) > 0, "Dagon stands among the monsters")
    need(all(_rank(card) for card in game.second_stack), "Dagon lies among the monsters")


def _rank(card: Card) -> int:
    """The rank of a monster; Dagon has none here."""
    printed = card.printed
    return printed.rank if isinstance(printed, Monster) and printed is not library.DAGON else 0


# --- Set-up, seats and places ---------------------------------------------------------------------


def _check_expansions(game: Game) -> None:
    """What belongs to an expansion is there with it and only with it."""
    has_legend = game.has(Expansion.LEGENDARY)
    dagon = game.dagon_card.printed if game.dagon_card is not None else None
    need((game.legend is not None) == has_legend, "the Legendary Monster does not fit the set-up")
    need((game.legend_place >= 0) == has_legend, "the Legendary Monster does not fit the set-up")
    need(
        dagon is (library.DAGON if game.has(Expansion.SKELLIGE) else None),
        "Dagon does not fit the set-up",
    )
    if dagon is None:
        sea = (game.ships, game.islands, game.dagon, game.dagon_trails)
        need(not any(sea), "there is no sea in this game")
    kinds = {player.kind for player in game.players}
    for kind in Kind:
        there = game.markets[kind] is not None
        need(there == (kind in kinds), "the card rows do not fit the characters")


def _check_seats(game: Game) -> None:
    seats = [game.start, game.active, *(seat for p in game.players for seat in p.gambled)]
    if game.fight is not None:
        seats += [seat for bet in game.fight.bets for seat in bet]
        seats += [fighter.index for fighter in game.fight.fighters()]
    need(max(seats) < len(game.players), "there is no such seat")
    need(game.winner == NOBODY, "the game is over")


def _check_places(game: Game) -> None:
    """Once the game has begun everybody stands somewhere; islands are there only with Skellige."""
    far = len(MAINLAND) if game.dagon_card is None else len(LOCATIONS)
    least = -1 if game.phase is Phase.SETUP else 0
    for player in game.players:
        fitting = least <= player.place < far and (player.place < 0) == (player.school < 0)
        need(fitting, f"{player.id} cannot stand there")
        need(least <= player.school < far, f"{player.id} cannot have that school")
    ships = [place for place in game.ships if place != DAGON_PLACE]  # there they all may lie
    need(len(set(ships)) == len(ships), "two ships lie at one place")
    need(len(set(game.islands)) == len(game.islands), "an island is there twice")
    for terrain in Terrain:
        fitting = all(TERRAINS[tile] == 1 << terrain for tile in game.tiles[terrain])
        need(fitting, "a location tile lies in another stack")


def _check_weaknesses(game: Game) -> None:
    """There is one weakness token of each terrain and numeral."""
    tokens = [(terrain, numeral) for _, terrain, numeral in game.weakness_on]
    for terrain in Terrain:
        tokens += [(int(terrain), numeral) for numeral in game.weakness_supply[terrain]]
    for player in game.players:
        tokens += player.weaknesses
    need(len(set(tokens)) == len(tokens), "a weakness token lies in two places")


def _check_quests(player: Player) -> None:
    for quest in player.quests:
        need(quest.quest in library.QUESTS, f"there is no quest {quest.quest!r}")


# --- Where the game stands ------------------------------------------------------------------------


def _check_beginning(game: Game) -> None:
    """Before the first turn the monsters that appear are still in their stacks."""
    need(game.dens == [None] * len(Terrain), "the game has not begun")
    ready = len(game.tokens[0]) >= LEFT_TO_APPEAR and bool(game.tokens[1])
    need(ready and all(game.tiles), "there is no monster to begin with")


def _check_early_move(game: Game) -> None:
    """A first move that was decided early can be made by who is next."""
    if not game.ahead:
        return
    need(game.phase in (Phase.MOVES, Phase.REFILL), "nobody decides early in this phase")
    need(len(game.ahead) == 2 and game.ahead[1] <= 1, "a first move is a location and a way")
    place, by_ship = game.ahead
    mover = (game.active + (game.phase is Phase.REFILL)) % len(game.players)
    move = (VOYAGES if by_ship else MOVES)[place]
    need(move in moves(game, game.players[mover]), "the first move cannot be made")


# --- A fight --------------------------------------------------------------------------------------


def _check_fight(game: Game, fight: Fight) -> None:
    """The active player fights against somebody who is there."""
    need(game.phase in (Phase.MOVES, Phase.CONFRONTATION), "there is no fight in this phase")
    need(fight.attacker.index == game.active, "another player than the active one attacks")
    duel = fight.opponent is Opponent.PLAYER
    need(duel == (fight.defender is not None) == (fight.monster is None), "the opponent is missing")
    need((fight.opponent is Opponent.MONSTER) == (fight.terrain >= 0), "the terrain does not fit")
    need(fight.monster is _opponent(game, fight), "the monster that is fought is not there")
    if fight.defender is not None:
        need(fight.defender.index != game.active, "nobody fights against oneself")
        need(not (fight.life or fight.discards), "players have no attack cards")
    for side, fighter in enumerate(fight.fighters()):
        if fighter.combo:
            own = fight.turn == side and fight.step is CombatStep.COMBO
            need(own and not is_over(game, fight), "a combo lies there out of turn")
            _check_tabs(fighter)


def _opponent(game: Game, fight: Fight) -> Card | None:
    """The monster that must be fought, by where it stands."""
    match fight.opponent:
        case Opponent.MONSTER:
            den = game.dens[fight.terrain]
            return den.card if den is not None else None
        case Opponent.DRAWN:
            return fight.monster if fight.monster is not None and _rank(fight.monster) else None
        case Opponent.DAGON:
            return game.dagon_card
        case Opponent.LEGENDARY:
            return game.legend
        case _:
            return None


def _check_tabs(fighter: Fighter) -> None:
    for played in fighter.combo:
        need(played.tab < len(played.card.tabs), f"{played.card.id} has no such chain tab")
