"""Chapter 22, symbols of the game tracks (Spielstandsleisten): when they take effect."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import NOTHING, PARTY, Flow, Seat, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.enrage import (
    enrage_everywhere,
    enrage_one,
    is_stirred,
    stirs_several,
)
from tafelrunde.games.valskyrr.rules.readiness import ready_anytime
from tafelrunde.games.valskyrr.rules.reflexes import anytime, ask_anytime
from tafelrunde.games.valskyrr.rules.tracks import move_reinforcement, move_time
from tafelrunde.games.valskyrr.state.boards import (
    EVERYBODY,
    FURIOUS,
    REINFORCEMENT,
    REINFORCEMENT_TRACKS,
    TIME,
)
from tafelrunde.games.valskyrr.state.table import Game, Hero

TIME_TRACK: Final = Word("time_track")


def resolve_symbols(game: Game) -> Flow[None]:
    """Triggered symbols take effect now that the moving effect is resolved, from left to right
    (V22.10).
    """
    while game.pending:
        symbol, index = game.pending.pop((yield from next_symbol(game)))
        if can_be_foiled(game, symbol, index):
            yield from anytime(game)
        owner = game.heroes[index].id if index != EVERYBODY else ""
        game.tell(events.SymbolTriggered, SYMBOL_RULES[symbol], symbol, owner)
        if symbol == REINFORCEMENT:
            move_reinforcement(game, 1, "V22.16" if index != EVERYBODY else "V25.05")
        elif symbol == TIME:
            move_time(game, 1, "V22.29")
        elif index != EVERYBODY:
            yield from enrage_one(game, game.heroes[index], "V22.17")
        else:
            yield from enrage_everywhere(game, "V22.38")


def next_symbol(game: Game) -> Flow[int]:
    """Symbols of one track keep the order in which they were crossed (V22.10, V22.23); the players
    order those of several tracks (V2.08) where it matters: where enemies of several heroes are
    enraged.
    """
    first: dict[int, int] = {}  # hero, or everybody → the place of the first symbol
    stirring: list[int] = []
    for place, (symbol, index) in enumerate(game.pending):
        first.setdefault(index, place)
        if symbol == FURIOUS and index not in stirring and stirs(game, index):
            stirring.append(index)
    everybody = EVERYBODY in stirring
    heroes = [hero for hero in game.living() if everybody or hero.index in stirring]
    if len(stirring) < 2 or not stirs_several(game, heroes):
        return 0
    for index, place in first.items():
        if index not in stirring or game.pending[place][0] != FURIOUS:
            return place  # markers that move stir nobody
    tracks: list[Hero | Word] = [TIME_TRACK if i == EVERYBODY else game.heroes[i] for i in stirring]
    track = yield from choose(PARTY, tracks, "symbols", "V2.08")
    return first[track.index if isinstance(track, Hero) else EVERYBODY]


def stirs(game: Game, index: int) -> bool:
    """Whether a furious symbol of this hero, or of everybody, would make an enemy do something."""
    if index == EVERYBODY:
        return any(is_stirred(hero) for hero in game.living())
    return is_stirred(game.heroes[index])


def can_be_foiled(game: Game, symbol: str, index: int) -> bool:
    """Whether a reflex could still change what a symbol does: by sending enemies away, or by moving
    the reinforcement marker before it reaches its last field.
    """
    if symbol == REINFORCEMENT:
        return game.reinforcement >= REINFORCEMENT_TRACKS[game.setup.board].last - 1
    if symbol == TIME:
        return False
    heroes = game.living() if index == EVERYBODY else (game.heroes[index],)
    return any(foe.enemy.furious and not foe.enraged for hero in heroes for foe in hero.foes)


def pause(game: Game, about: object = None, but: Hero | None = None) -> Flow[None]:
    """One thing is over and the next has not begun: reflexes of any time (V16.39), then the symbols
    they have crossed.
    """
    seats = ready_anytime(game, but)
    if seats:
        return ask_and_resolve(game, seats, about)
    return resolve_symbols(game) if game.pending else NOTHING


def ask_and_resolve(game: Game, seats: list[Seat], about: object) -> Flow[None]:
    """Ask those who hold reflexes of any time, then resolve symbols."""
    yield from ask_anytime(game, seats, about)
    if game.pending:
        yield from resolve_symbols(game)


SYMBOL_RULES: Final = {REINFORCEMENT: "V22.16", FURIOUS: "V22.17", TIME: "V22.29"}
