"""Chapter 9: the travel phase (Reisephase)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tafelrunde.engine.decisions import PARTY, Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.basics import lose_loot
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.rules.encounters import (
    begin_final_encounter,
    discard_encounter,
    draw_encounter,
)
from tafelrunde.games.valskyrr.rules.locations import beyond_safe_chain, is_safe, reveal
from tafelrunde.games.valskyrr.rules.reasons import of_journey
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import carry_out, trigger
from tafelrunde.games.valskyrr.state.layouts import Journey
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import MOST_SCOUTED, Trigger
from tafelrunde.games.valskyrr.vocabulary import FreeScouting

ENTERED: Final = Trigger.ENTERED
STAY: Final = Word("stay", ends=True)


def travel_phase(game: Game) -> Flow[None]:
    """The party may reveal locations and move; then it is checked whether an encounter has to be
    drawn.
    """
    while True:
        journey = yield from choose_journey(game)
        if journey is None:
            break
        if journey.kind == "reveal":
            scout(game, journey.place)
            continue
        yield from go(game, journey)
        break
    if journey is not None or game.scouted:
        yield from pause(game)
    before = game.encounter
    yield from check_for_encounter(game)
    if game.encounter is not before:
        yield from pause(game)


def choose_journey(game: Game) -> Flow[Journey | None]:
    """Moving is voluntary, and at most once (V9.01)."""
    options: list[Journey | Word] = [STAY, *journeys(game, None)]
    closed = partial(journeys, game) if game.explains else ()
    chosen = yield from choose(PARTY, options, "travel", "V9.01", checkpoint=True, closed=closed)
    return chosen if isinstance(chosen, Journey) else None


def journeys(game: Game, closed: list[Closed] | None) -> list[Journey]:
    """Everything the party can do with the locations now."""
    layout = game.layout
    found = []
    for place in layout.neighbours[game.party]:
        why = why_not_move(game, place)
        if why is None:
            found.append(layout.moves[place])
        elif closed is not None:
            closed.append(Closed(layout.moves[place], why, of_journey(game, place, why)))
    for place in beyond_safe_chain(game):
        why = why_not_move_far(game, place)
        if why is None:
            found.append(layout.long_moves[place])
        elif closed is not None:
            barred = of_journey(game, place, why, cost=game.hero_count)
            closed.append(Closed(layout.long_moves[place], why, barred))
    for place in layout.neighbours[game.party]:
        if not game.revealed[place]:
            why = why_not_scout(game)
            if why is None:
                found.append(layout.reveals[place])
            elif closed is not None:
                barred = of_journey(game, place, why, cost=scouting_cost(game))
                closed.append(Closed(layout.reveals[place], why, barred))
    return found


def why_not_move(game: Game, place: int) -> str | None:
    """With an active encounter only revealed safe neighbours are open (V9.03, V9.04)."""
    encounter = game.task
    if encounter is not None:
        if encounter.forbids_travel:
            return "V24.17"
        if not game.revealed[place] or not is_safe(game, place):
            return "V9.04"
    return why_not_final(game, place)


def why_not_final(game: Game, place: int) -> str | None:
    """The adventure may bar its final location."""
    barred = place == game.layout.final and not all_hold(
        game, game.adventure.final_needs, game.heroes[0]
    )
    return "V23.01" if barred else None


def why_not_move_far(game: Game, place: int) -> str | None:
    """The long move costs 1 loot for each player and is excluded with an active encounter (V9.08,
    V9.11).
    """
    if game.encounter is not None:
        return "V9.11"
    if game.loot < game.hero_count:
        return "V9.12"
    return why_not_final(game, place)


def why_not_scout(game: Game) -> str | None:
    """Up to 4 neighbours may be revealed for 1 loot each, also with an active encounter (V9.05,
    V9.07).
    """
    if game.scouted >= MOST_SCOUTED:
        return "V9.05"
    return "V9.12" if game.loot < scouting_cost(game) else None


def scouting_cost(game: Game) -> int:
    """What revealing the next location costs; some places let the party look around for free."""
    free = sum(s.locations for s in game.place.standing if isinstance(s, FreeScouting))
    return 0 if game.scouted < free else 1


def scout(game: Game, place: int) -> None:
    """Pay and reveal a neighbour; the loot is spent even if the party stays (V9.06, V9.12)."""
    lose_loot(game, scouting_cost(game), "V9.05")
    game.scouted += 1
    reveal(game, place, "V9.05")


def go(game: Game, journey: Journey) -> Flow[None]:
    """Retreat if need be, move, reveal, disperse, then the effects of entering (V9.13-V9.21)."""
    if journey.kind == "long_move":
        lose_loot(game, game.hero_count, "V9.08")
    if game.encounter is not None:
        yield from retreat(game)
    game.party = journey.place
    game.tell(events.PartyMoved, "V9.20", game.place.id)
    reveal(game, journey.place, "V9.15")
    yield from disperse(game, "V9.18")
    yield from trigger(game, ENTERED)
    yield from resolve_symbols(game)


def retreat(game: Game) -> Flow[None]:
    """The encounter is discarded, then its retreat effect hits the location that is being left
    (V9.13, V9.14).
    """
    card = game.encounter
    assert card is not None, "only an active encounter can end"
    game.tell(events.Retreated, "V24.15", card.id)
    discard_encounter(game)
    yield from carry_out(game, (), card.encounter.retreat)
    yield from resolve_symbols(game)


def check_for_encounter(game: Game) -> Flow[None]:
    """Without an active encounter the final location, or one that is not safe, brings one
    (V9.23-V9.26, V24.07).
    """
    if game.encounter is not None:
        return
    if game.party == game.layout.final:
        yield from begin_final_encounter(game)
    elif not is_safe(game, game.party):
        yield from draw_encounter(game)
