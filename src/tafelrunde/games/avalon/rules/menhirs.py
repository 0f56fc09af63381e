"""Chapter 16: menhirs and the Wyrdness (Menhire und Wyrdnis)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import Number
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import MenhirSection, Moment
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.arrival import arrive
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.locations import (
    discard_location,
    is_in_range,
    nearest,
    reveal_around,
)
from tafelrunde.games.avalon.rules.modes import players
from tafelrunde.games.avalon.rules.moments import use_all
from tafelrunde.games.avalon.rules.now import Now, asks, carry_out, number, resolves, speaker
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import (
    MENHIR_FIGURES,
    TOP_OF_DIAL,
    WYRDNESS_FEAR,
    WYRDNESS_HEALTH,
    ChallengeOption,
)
from tafelrunde.games.avalon.vocabulary.costs import Cost, Pay
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, SetMenhir

OUT: Final = -1

# --- Dials ----------------------------------------------------------------------------------------


def put_out(game: Game) -> bool:
    """Every menhir without a dial goes out and leaves the map (A6.01); returns whether one did."""
    out = [place for place, dial in game.menhirs.items() if dial == 0]
    for place in out:
        del game.menhirs[place]
        game.tell(events.MenhirChanged, "A6.01", place, OUT)
    return bool(out)


def lower_dials(game: Game) -> None:
    """The dial of every active menhir goes down by 1 (A6.03); at 1 it is removed instead (A6.04),
    and the menhir burns for this whole day (A6.05).
    """
    for place, dial in game.menhirs.items():
        if dial:
            game.menhirs[place] = dial - 1
            game.tell(events.MenhirChanged, "A6.03", place, dial - 1)


@resolves(ChangeMenhirs)
def change_menhirs(effect: ChangeMenhirs, now: Now) -> None:
    """Every dial changes, but not below 1 nor above 8; one that is gone stays gone."""
    game = now.game
    for place, dial in game.menhirs.items():
        if dial:
            game.menhirs[place] = max(1, min(TOP_OF_DIAL, dial + effect.by))


# --- The Wyrdness ---------------------------------------------------------------------------------


def wyrdness(game: Game) -> Flow[None] | None:
    """Whether there is any active menhir left decides what the Wyrdness takes (A16.02)."""
    return lose_land(game) if game.menhirs else haunt_everybody(game)


def haunt_everybody(game: Game) -> Flow[None]:
    """Without a menhir all suffer, wherever they are (A16.09, A16.10)."""
    for each in list(game.characters):
        yield from suffer_wyrdness(game, each)


def suffer_wyrdness(game: Game, character: Character) -> Flow[None]:
    """2 Health lost and 2 Fear gained, in this order (A16.04, A16.09, A16.21)."""
    yield from tracks.lose_health(game, character, WYRDNESS_HEALTH, "A16.04")
    tracks.gain_fear(game, character, WYRDNESS_FEAR, "A16.04")


def lose_land(game: Game) -> Flow[None] | None:
    """All locations out of range are discarded at the same time (A16.03)."""
    lost = {place: cell for place, cell in game.map.items() if not is_in_range(game, cell)}
    return sweep_away(game, lost) if lost else None


def sweep_away(game: Game, lost: dict[int, int]) -> Flow[None]:
    """Who stood on lost locations suffers and comes to the nearest one left, where it arrives
    (A16.04, A16.05, A16.07).
    """
    for place in lost:
        discard_location(game, place, "A16.03")
    swept: dict[int, int] = {}
    for each in list(game.characters):
        if each.place in lost:
            yield from suffer_wyrdness(game, each)
            target = nearest(game, lost[each.place])
            each.place = target
            game.tell(events.Moved, "A16.05", each.id, target)
            swept[target] = swept.get(target, 0) | each.bit
    for target, group in reversed(swept.items()):
        fit = sum(each.bit for each in game.members(group) if not each.dying)
        if fit:
            arrive(game, fit, target)


# --- Charging -------------------------------------------------------------------------------------


def charge_costs(game: Game, section: MenhirSection) -> list[Cost]:
    """What charging costs: by the total number of players, not by the size of the group (A8.25)."""
    now = Now(game, 0, "A8.25")
    count = players(game)
    return [
        Pay(number(now, cost.amount) * count, cost.what) if isinstance(cost, Pay) else cost
        for cost in section.cost
    ]


def charge_closed(game: Game, place: int, group: int) -> str:
    """The rule for which a group cannot charge the menhir of a location; empty if it can."""
    section = library.location(place).menhir
    if section is None:
        return "A8.23"
    if section.everybody and group.bit_count() < len(game.characters):
        return "A8.26"
    now = Now(game, group, "A16.12")
    if not is_met(now, section.needs):
        return "A8.24"
    return "" if can_pay(now, charge_costs(game, section)) else "A12.12"


def charge(game: Game, place: int, group: int) -> Flow[None]:
    """The cost is divided freely among the group, whatever the resource (A8.27); then the dial is
    set (A16.12, A16.13).
    """
    section = library.location(place).menhir
    assert section is not None
    now = Now(game, group, "A16.12")
    yield from pay(now, charge_costs(game, section))
    yield from set_menhir(game, place, charged_value(game, section), group)
    for each in game.members(group):
        yield from use_all(game, each, Moment.CHARGING, "A16.12")
    yield from carry_out(section.do, now)


def charged_value(game: Game, section: MenhirSection) -> int:
    """The printed value minus the players (A16.13), 1 less with the aggravation (A31.15), never
    below 1 (A31.30).
    """
    value = min(section.value - players(game), section.most)
    if game.setup.has(ChallengeOption.SHORT_DIALS):
        value -= 1
    return max(1, min(TOP_OF_DIAL, value))


def set_menhir(game: Game, place: int, value: int, group: int) -> Flow[None]:
    """A menhir gets a dial, which replaces an old one (A16.14, A16.15). A new figure reveals the
    locations that come into range (A16.16); of three one must be taken for it (A16.17, A16.18).
    """
    if place not in game.menhirs and len(game.menhirs) >= MENHIR_FIGURES:
        figures = list(map(Number, game.menhirs))
        chosen = yield from choose(speaker(game, group), figures, "menhir", "A16.18")
        taken = chosen.number
        del game.menhirs[taken]  # its locations vanish only at Dawn (A16.19)
        game.tell(events.MenhirChanged, "A16.18", taken, OUT)
    is_new = place not in game.menhirs
    game.menhirs[place] = value
    game.tell(events.MenhirChanged, "A16.13", place, value)
    if is_new:
        reveal_around(game, place, "A16.16")


@asks(SetMenhir)
def set_menhir_by(effect: SetMenhir, now: Now) -> Flow[None]:
    """A text sets a menhir up (A15.02)."""
    if effect.number in now.game.map:
        yield from set_menhir(now.game, effect.number, effect.value, now.group)
