"""Chapter 24: encounters (Begegnungen), and drawing the enemies they bring."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import Keyword, mask
from tafelrunde.games.valskyrr.rules.basics import count, leave_play
from tafelrunde.games.valskyrr.rules.requirements import any_holds
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.tracks import move_time
from tafelrunde.games.valskyrr.rules.triggers import trigger
from tafelrunde.games.valskyrr.rules.zones import appear
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import DECK_STREAM, Game
from tafelrunde.games.valskyrr.terms import SHORTAGE_TIME, Colour, Trigger

# --- Drawing enemies ------------------------------------------------------------------------------


def draw_enemies(
    game: Game, number: int, colours: Sequence[Colour], having: Sequence[Keyword], why: str
) -> None:
    """Draw enemies into the row; without a named keyword every enemy is allowed (V8.05, V8.07,
    V8.08).
    """
    wanted = mask(having)
    for _ in range(number):
        colour = colours[game.next_colour % len(colours)]
        game.next_colour = (game.next_colour + 1) % len(colours)
        card = draw_until(game, colour, wanted, why)
        if card is None:
            run_short(game)
            return
        appear(game, card, why)


def draw_until(game: Game, colour: Colour, wanted: int, why: str) -> Card | None:
    """Draw until an allowed enemy comes; the others are discarded (V8.06). None if deck and pile
    hold none.
    """
    deck, pile = game.decks[colour], game.discards[colour]
    while True:
        if not deck:
            if not any(not wanted or card.keywords & wanted for card in pile):
                return None
            renew(game, deck, pile, colour.name.lower())
        card = game.take(deck)
        if not wanted or card.keywords & wanted:
            return card
        pile.append(card)
        game.tell(events.EnemyRejected, "V8.06", card.id)


def renew(game: Game, deck: list[Card], pile: list[Card], name: str) -> None:
    """A deck is renewed from its discard pile (V8.10, V9.30, V14.08)."""
    game.shuffle(DECK_STREAM, deck, pile, events.DeckShuffled, "V8.10", name)


def run_short(game: Game) -> None:
    """Not enough allowed enemies: all enemy decks are reshuffled, time moves, the search ends
    (V8.11, V8.12).
    """
    for colour in Colour:
        renew(game, game.decks[colour], game.discards[colour], colour.name.lower())
    move_time(game, SHORTAGE_TIME, "V8.11")


def fetch_enemy(game: Game, enemy: str) -> None:
    """Take a certain enemy from a deck or discard pile, if there is one, into the row; shuffle that
    deck.
    """
    for colour in Colour:
        for pile in (game.decks[colour], game.discards[colour]):
            for card in pile:
                if card.id == enemy:
                    pile.remove(card)
                    renew(game, game.decks[colour], [], colour.name.lower())
                    appear(game, card, "V2.04")
                    return


# --- The active encounter -------------------------------------------------------------------------


def draw_encounter(game: Game) -> Flow[None]:
    """Draw encounters until one shares a keyword with the active location (V9.27, V9.28)."""
    here = game.tiles[game.party].keywords
    while True:
        if not game.encounters:
            if not any(fits(card, here) for card in game.encounter_discards):
                return  # checked again in the next travel phase (V9.31)
            renew(game, game.encounters, game.encounter_discards, "encounter")
        card = game.take(game.encounters)
        if fits(card, here):
            yield from begin_encounter(game, card)
            return
        game.encounter_discards.append(card)
        game.tell(events.EncounterRejected, "V9.29", card.id)


def fits(card: Card, here: int) -> bool:
    """Whether an encounter card shares a keyword with the location."""
    return bool(mask(card.encounter.places) & here)


def begin_encounter(game: Game, card: Card) -> Flow[None]:
    """The encounter is active from now on (V24.01); its starting enemies are drawn (V9.32)."""
    encounter = card.encounter
    game.encounter = card
    game.progress = game.encounter_kills = game.next_colour = 0
    game.tell(events.EncounterBegan, "V24.01", card.id)
    if encounter.final_enemy_first:
        game.set_aside.remove(game.final_enemy)
        appear(game, game.final_enemy, "V24.05")
        game.row.insert(0, game.row.pop())
    draw_enemies(game, count(game, encounter.start), encounter.colours, encounter.having, "V9.32")
    yield from trigger(game, Trigger.PREPARED)
    yield from resolve_symbols(game)


def begin_final_encounter(game: Game) -> Flow[None]:
    """The final encounter is taken instead of a drawn one; keywords do not matter (V24.05,
    V24.06).
    """
    game.set_aside.remove(game.final_encounter)
    game.final_killed = False  # prepared anew after a retreat (V24.08)
    yield from begin_encounter(game, game.final_encounter)


def discard_encounter(game: Game) -> None:
    """The encounter is no longer active; its progress tokens go to the supply (V9.13, V13.17)."""
    card = game.encounter
    assert card is not None, "only an active encounter can end"
    game.encounter = None
    game.progress = 0
    if card.encounter.final:
        game.set_aside.append(card)
    else:
        game.encounter_discards.append(card)
    for foe in game.foes():
        foe.tokens = 0  # progress it had stolen; stolen cards stay with it
        if foe.enemy.final:  # beside the board again, without its tokens (V24.08)
            leave_play(game, foe, "set_aside", "V24.08")


def is_won(game: Game) -> bool:
    """Whether the victory condition is met; one of several ways is enough (V13.03, V13.04)."""
    task = game.task
    assert task is not None, "only an active encounter can be completed"
    return any_holds(game, task.victory, game.heroes[0])
