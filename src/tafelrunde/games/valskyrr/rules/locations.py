"""Chapter 23: locations (Ortsplättchen)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.tracks import move_time
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import OVERRUN, OVERRUN_TIME
from tafelrunde.games.valskyrr.vocabulary import ThreatNeverRises


def is_safe(game: Game, place: int) -> bool:
    """Without wound tokens a location is safe (V23.06)."""
    return game.threat[place] == 0


def set_threat(game: Game, place: int, tokens: int, why: str) -> None:
    """Change the number of wound tokens on a location."""
    before = game.threat[place]
    game.threat[place] = tokens
    if before != tokens:
        game.tell(events.ThreatChanged, why, game.tiles[place].id, before, tokens)


def reveal(game: Game, place: int, why: str) -> None:
    """Turn a location face up; every newly revealed location is dangerous (V9.16)."""
    if game.revealed[place]:
        return
    game.revealed[place] = True
    game.reveal(events.LocationRevealed, why, game.tiles[place].id)
    set_threat(game, place, 1, "V9.16")


def raise_threat(game: Game, place: int, why: str) -> None:
    """One more wound token; an overrun location costs time instead (V23.13, V23.14)."""
    if any(isinstance(s, ThreatNeverRises) for s in game.tiles[place].tile.standing):
        return
    if game.threat[place] < OVERRUN:
        set_threat(game, place, game.threat[place] + 1, why)
    else:
        move_time(game, OVERRUN_TIME, "V23.14")


def lower_threat(game: Game, place: int, why: str) -> None:
    """One wound token less; nothing happens to a safe location (V23.11, V23.12)."""
    if game.threat[place]:
        set_threat(game, place, game.threat[place] - 1, why)


def beyond_safe_chain(game: Game) -> Iterator[int]:
    """Where a long move can lead: not safe, behind a chain of revealed safe locations (V9.08-V9.10,
    V23.17).
    """
    neighbours = game.layout.neighbours
    chain = [n for n in neighbours[game.party] if game.revealed[n] and is_safe(game, n)]
    for link in chain:  # grows while it is walked
        chain += [
            place
            for place in neighbours[link]
            if place not in chain and game.revealed[place] and is_safe(game, place)
        ]
    if not chain:
        return
    near = (game.party, *neighbours[game.party], *chain)
    for place in range(len(game.tiles)):
        if place not in near and any(link in chain for link in neighbours[place]):
            yield place
