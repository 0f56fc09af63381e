"""Chapter 15: Skellige, sea journeys (Seereisen)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import Closed, Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.expansions.danger import has_risen, move_dagon
from tafelrunde.games.hexer.expansions.journey import Journey
from tafelrunde.games.hexer.nouns import SkelligeCard
from tafelrunde.games.hexer.rules.dice import roll_die
from tafelrunde.games.hexer.rules.now import carry_out
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.state.board import (
    BOARD_ISLANDS,
    DAGON_PLACE,
    LOCATIONS,
    PORTS,
    VOYAGES,
    Move,
)
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, TILES, Game, Player
from tafelrunde.games.hexer.terms import SHIPS
from tafelrunde.games.hexer.turn.stories import choose_option, read_out


def place_ships(game: Game) -> None:
    """Step 8 of the setup: ships at 3 of the 6 ports, by lot (H4.24, H4.25)."""
    ports = list(PORTS)
    game.shuffle(TILES, ports)
    game.ships = sorted(ports[:SHIPS])


def add_voyages(game: Game, player: Player, ways: list[Move], closed: list[Closed] | None) -> None:
    """With a ship beside the player ways lead over the sea (H15.07)."""
    if player.place in game.ships:
        ways += voyages(game, player)
    if closed is not None and game.ships:
        closed += closed_voyages(game, player)


def voyages(game: Game, player: Player) -> list[Move]:
    """Where the ship beside the player can go: from a port to an island without a ship, once per
    turn (H15.06, H15.07, H15.16), or to the risen Dagon (H15.23, H15.24); from an island to a port
    without a ship (H15.18); never from port to port or island to island (H15.03 to H15.05).
    """
    place, ships = player.place, game.ships
    if not LOCATIONS[place].port:
        return [VOYAGES[port] for port in PORTS if port not in ships]
    found: list[Move] = []
    if not player.sailed:
        islands = (*BOARD_ISLANDS, *game.islands)
        found = [VOYAGES[island] for island in islands if island not in ships]
    if has_risen(game):
        found.append(VOYAGES[DAGON_PLACE])
    return found


def closed_voyages(game: Game, player: Player) -> list[Closed]:
    """Where a ship cannot take a player at the sea now, and the rule behind it."""
    place = player.place
    islands = (*BOARD_ISLANDS, *game.islands)
    if LOCATIONS[place].port:
        why = {island: why_no_island(game, player, island) for island in islands}
        if not has_risen(game):
            why[DAGON_PLACE] = "H15.23"
        elif place not in game.ships:
            why[DAGON_PLACE] = "H15.07"
    elif place in game.ships:
        away = "H15.28" if place == DAGON_PLACE else "H15.04"
        why = dict.fromkeys(islands, away) | {DAGON_PLACE: "H15.05"}
        why |= {port: "H15.18" for port in PORTS if port in game.ships}
    else:
        return []
    return [
        Closed(VOYAGES[to], rule, REASONS[rule](to))
        for to, rule in why.items()
        if rule and to != place
    ]


def ship_there(place: int) -> Reason:
    """The destination has a ship already."""
    return because("ship-there", place=LOCATIONS[place].name)


REASONS: Final[dict[str, Callable[[int], Reason]]] = {
    "H15.04": lambda place: because("only-to-ports"),
    "H15.05": lambda place: because("only-to-ports"),
    "H15.06": lambda place: because("sailed"),
    "H15.07": lambda place: because("no-ship"),
    "H15.16": ship_there,
    "H15.18": ship_there,
    "H15.23": lambda place: because("dagon-sleeps"),
    "H15.28": lambda place: because("only-to-ports"),
}
"""By the rule that closes a voyage what is in the way."""


def why_no_island(game: Game, player: Player, island: int) -> str:
    """The rule that keeps a player at a port from sailing to an island; empty if none does."""
    if player.place not in game.ships:
        return "H15.07"
    if player.sailed:
        return "H15.06"
    return "H15.16" if island in game.ships else ""


def sail(game: Game, player: Player, destination: int) -> Flow[bool]:
    """The journey after it is paid for (H15.01); whether it arrives. Only on the way to an island
    is there danger (H15.20, H15.21, H15.25).
    """
    if LOCATIONS[destination].island:
        player.sailed = True
        destination, arrives = yield from cross(game, player, destination)
        if not arrives:
            return False
    game.ships[game.ships.index(player.place)] = destination  # H15.17
    source, player.place = player.place, destination
    game.tell(events.Travelled, "H15.01", player.id, source, destination, True)
    return True


def cross(game: Game, player: Player, destination: int) -> Flow[tuple[int, bool]]:
    """Roll against the danger track (H15.08), then a Skellige card is read out (H15.12); where the
    journey ends, and whether it arrives.
    """
    dangerous = has_risen(game)  # H14.05, H14.06
    if not dangerous:
        dangerous = roll_for_danger(game, player)
        if has_risen(game):
            return destination, True  # H14.07, H14.11
    card = draw_card(game)
    if card is None:
        return destination, True
    player.read = True
    journey = Journey(game, player, destination, card)
    yield from read_passage(journey, dangerous)
    return journey.destination, journey.arrives


def roll_for_danger(game: Game, player: Player) -> bool:
    """Above Dagon's space the journey is safe and Dagon moves up (H15.09, H15.10), otherwise it is
    dangerous and he stays (H15.11).
    """
    die = roll_die(game)
    game.tell(events.DiceRolled, "H15.08", player.id, (die,), "journey")
    if die > game.dagon:
        move_dagon(game, player, 1, "H15.10")
        return False
    return True


def draw_card(game: Game) -> Card | None:
    """The top Skellige card; it goes to its discard pile, from which an empty deck is renewed."""
    if not game.skellige:
        game.shuffle(DECKS, game.skellige, game.skellige_discards)
    drawn = game.draw(game.skellige, game.skellige_discards)
    return drawn[0] if drawn else None


def read_passage(journey: Journey, dangerous: bool) -> Flow[None]:
    """The safe or the dangerous section is read out and resolved (H15.12)."""
    assert journey.card is not None
    printed = journey.card.printed
    assert isinstance(printed, SkelligeCard)
    verse = printed.dangerous if dangerous else printed.safe
    part = "dangerous" if dangerous else "safe"
    read_out(journey.game, journey.player, printed.id, part, "H15.12")
    risen = has_risen(journey.game)
    for effect in verse.do:
        yield from carry_out((effect,), journey)
        if has_risen(journey.game) != risen:
            journey.arrives = True  # H14.10
            return  # H14.11
    if verse.choices:
        yield from choose_option(journey, verse, part)
