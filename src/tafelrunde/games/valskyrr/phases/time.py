"""Chapter 14: the time phase (Zeitphase)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.encounters import renew
from tafelrunde.games.valskyrr.rules.enrage import use_ability
from tafelrunde.games.valskyrr.rules.reflexes import anytime
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.tracks import move_time
from tafelrunde.games.valskyrr.rules.triggers import carry_out, trigger
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Trigger

TIME_START: Final = Trigger.TIME_START
TIME_END: Final = Trigger.TIME_END


def time_phase(game: Game) -> Flow[None]:
    """One time card: time moves, its text is resolved, then the symbols that were crossed
    (V14.02-V14.06).
    """
    yield from pause(game)
    yield from trigger(game, TIME_START)
    if game.pending:
        yield from resolve_symbols(game)
    card = draw_time_card(game)
    move_time(game, card.time_card.value, "V14.02")
    if card.time_card.do or card.time_card.otherwise:
        yield from anytime(game, card)
        yield from resolve_text(game, card)
    if game.pending:
        yield from resolve_symbols(game)
    yield from end_of_time(game)


def draw_time_card(game: Game) -> Card:
    """The top card of the time deck; an empty deck is renewed from its discard pile (V14.01,
    V14.08).
    """
    if not game.time_deck:
        renew(game, game.time_deck, game.time_discards, "time")
    (card,) = game.draw(game.time_deck, game.time_discards)
    game.tell(events.TimeCardDrawn, "V14.01", card.id, card.time_card.value)
    return card


def resolve_text(game: Game, card: Card) -> Flow[None]:
    """All effects in the text box (V14.04)."""
    printed = card.time_card
    happened = yield from carry_out(game, printed.only_if, printed.do)
    if not happened:
        yield from carry_out(game, (), printed.otherwise)


def end_of_time(game: Game) -> Flow[None]:
    """Abilities that answer to the end of the time phase."""
    for foe in game.foes():
        for ability in foe.card.answers.get(TIME_END, ()):
            yield from use_ability(game, foe, ability, game.heroes[max(foe.zone, 0)])
    yield from trigger(game, TIME_END)
    if game.pending:
        yield from resolve_symbols(game)
