"""Chapter 19: restoring cards (Karten wiederherstellen)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.basics import move
from tafelrunde.games.valskyrr.rules.enrage import standing_works
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.vocabulary import NoRegenerationHere

DONE: Final = Word("done", ends=True)


def regenerate(game: Game, hero: Hero, points: int) -> Flow[None]:
    """The hero receives regeneration points and may use each of them (V19.03)."""
    for foe in hero.foes[:]:
        if (yield from standing_works(game, foe, NoRegenerationHere)):
            return
    hero.points += points
    while hero.points:
        yield from use_point(game, hero)


def use_point(game: Game, hero: Hero, checkpoint: bool = False) -> Flow[None]:
    """Use one point: a card from the graveyard to the discard pile, or from there under the deck
    (V19.04).
    """
    options: list[Card | Word] = [*hero.graveyard, *hero.discard_pile, DONE]
    chosen = yield from choose(hero.seat, options, "restore", "V19.03", None, checkpoint)
    if isinstance(chosen, Card):
        restore(game, hero, chosen)
        hero.points -= 1
    else:
        hero.points = 0  # points may be left unused (V19.05)


def restore(game: Game, hero: Hero, card: Card) -> None:
    """Move a card one step back towards the hero deck; what is put under it first is drawn first
    (V19.08).
    """
    if card in hero.graveyard:
        game.move(card, hero.graveyard, hero.discard_pile)
        destination = "discard_pile"
    else:
        game.put_under(card, hero.discard_pile, hero.deck)
        destination = "deck"
    game.tell(events.CardRestored, "V19.03", hero.id, card.id, destination)


def unbury(game: Game, hero: Hero, card: Card, why: str) -> None:
    """Move a card from the graveyard to the discard pile by an effect that says so (V19.01)."""
    move(game, hero, card, "graveyard", "discard_pile", why)
