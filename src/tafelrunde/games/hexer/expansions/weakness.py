"""Chapter 12: weakness tokens (Schwächeplättchen), part of Monsterjagd."""

from __future__ import annotations

from tafelrunde.engine.decisions import NOTHING, Flow, choose_some
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES
from tafelrunde.games.hexer.nouns import WeaknessTime
from tafelrunde.games.hexer.options import KnownWeakness
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.rules.tiles import free_location
from tafelrunde.games.hexer.state.table import TILES, Fight, Game, Player
from tafelrunde.games.hexer.terms import Terrain


def place_weakness(game: Game, terrain: Terrain, why: str) -> None:
    """A random token of that terrain, face down on a location without players (H4.32, H4.33,
    H29.13); if none is left or no location is free it is left out (H8.13, H12.08).
    """
    supply = game.weakness_supply[terrain]
    if not supply:
        return
    place = free_location(game, terrain)
    if place is None:
        return
    numeral = supply.pop(game.chance.below(TILES, len(supply)))
    game.weakness_on.append((place, int(terrain), numeral))
    game.tell(events.WeaknessPlaced, why, place, terrain.name.lower())


def supply_weaknesses(game: Game) -> None:
    """Tokens I to VI of each terrain (H4.31)."""
    for terrain in Terrain:
        game.weakness_supply[terrain] = list(range(1, len(WEAKNESSES) + 1))


def place_first(game: Game) -> None:
    """One of each terrain, once all characters stand at their start locations (H4.32, H4.35)."""
    for terrain in Terrain:
        place_weakness(game, terrain, "H4.32")


def place_anew(game: Game, terrain: Terrain) -> None:
    """One for a new monster (H29.13)."""
    place_weakness(game, terrain, "H29.13")


def take_weaknesses(game: Game, player: Player) -> None:
    """Whoever enters a location with a weakness token takes it and reveals it (H12.01, H12.10)."""
    for token in game.weakness_on[:]:
        place, terrain, numeral = token
        if place != player.place:
            continue
        game.weakness_on.remove(token)
        player.weaknesses.append((terrain, numeral))
        player.taken.append(terrain)
        name = Terrain(terrain).name.lower()
        game.reveal(events.WeaknessTaken, "H12.01", player.id, name, numeral)


def replace_weaknesses(game: Game, player: Player) -> Flow[None]:
    """For every token taken in phase I another one of its terrain is placed (H12.08)."""
    for terrain in player.taken:
        place_weakness(game, Terrain(terrain), "H12.08")
    player.taken = []
    return NOTHING


def return_weaknesses(game: Game, terrain: Terrain) -> None:
    """When their monster leaves, all tokens of its terrain return to the supply (H12.07)."""
    back = [numeral for _, t, numeral in game.weakness_on if t == terrain]
    game.weakness_on = [token for token in game.weakness_on if token[1] != terrain]
    for player in game.players:
        back += [numeral for t, numeral in player.weaknesses if t == terrain]
        player.weaknesses = [token for token in player.weaknesses if token[0] != terrain]
    game.weakness_supply[terrain] = sorted(game.weakness_supply[terrain] + back)


# --- In a fight -----------------------------------------------------------------------------------


def announce_weaknesses(game: Game, fight: Fight, player: Player) -> Flow[None]:
    """The player announces which of the matching weaknesses to use (H12.11), only against the
    monster of that terrain in the display (H12.02); other opponents have no terrain (H12.09).
    """
    known = sorted(numeral for terrain, numeral in player.weaknesses if terrain == fight.terrain)
    offered = list(map(KnownWeakness, known))
    chosen = yield from choose_some(
        player.seat, offered, 0, len(offered), "weaknesses", "H12.11", fight.monster
    )
    fight.attacker.weaknesses = [each.number for each in chosen]


def before_decks(game: Game, fight: Fight, player: Player) -> Flow[None]:
    """Weaknesses that work before the life decks are formed."""
    yield from _work(game, fight, player, WeaknessTime.BEFORE_DECKS)


def after_decks(game: Game, fight: Fight, player: Player) -> Flow[None]:
    """Weaknesses that work after the life decks are formed."""
    yield from _work(game, fight, player, WeaknessTime.AFTER_DECKS)


def _work(game: Game, fight: Fight, player: Player, when: WeaknessTime) -> Flow[None]:
    for numeral in fight.attacker.weaknesses[:]:
        weakness = WEAKNESSES[numeral - 1]
        if weakness.when is when:
            yield from carry_out(tuple(weakness.do), Now(game, player, "H12.11", fight.monster))


def fewer_life(fight: Fight) -> int:
    """By how many cards the announced weaknesses shorten the monster's life deck."""
    return sum(WEAKNESSES[numeral - 1].fewer_life for numeral in fight.attacker.weaknesses)


def gives_first_strike(fight: Fight) -> bool:
    """Whether an announced weakness lets the player begin."""
    return any(WEAKNESSES[numeral - 1].first_strike for numeral in fight.attacker.weaknesses)
