"""Chapter 2: basic terms (Grundlegende Begriffe), as verbs: halve, draw, discard, bury, attach."""

from __future__ import annotations

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.state.boards import TIME_TRACKS
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Number


def half(game: Game, number: int) -> int:
    """Every halving is rounded down (V2.06), or up with the option of the first English edition
    (V25.04).
    """
    return (number + 1) // 2 if game.setup.options.round_up else number // 2


def count(game: Game, number: Number) -> int:
    """A printed number; formulas use the hero count at the start (V6.03) and the time number
    (V22.39).
    """
    if isinstance(number, int):
        return number
    total = number.per_hero * game.hero_count + number.plus
    if number.time_number:
        total += number.time_number * time_number(game)
    return total


def time_number(game: Game) -> int:
    """The highest number on the current field of the time track or to its left (V22.39, V22.40)."""
    return max(TIME_TRACKS[game.setup.board].numbers[: game.time + 1], default=0)


def move(game: Game, hero: Hero, card: Card, source: str, destination: str, why: str) -> None:
    """Move a card between two places of a hero, onto the top of the new one."""
    here, there = getattr(hero, source), getattr(hero, destination)
    game.move(card, here, there, events.card_moved, why, hero, card, source, destination)
    if source == "hero_zone":
        hero.tokens.pop(card.uid, None)


def discard(game: Game, hero: Hero, card: Card, source: str, why: str) -> None:
    """Put a card face up on top of the discard pile of its deck (V2.13, V2.18)."""
    move(game, hero, card, source, "discard_pile", why)


def bury(game: Game, hero: Hero, card: Card, source: str, why: str) -> None:
    """Put a card face up on top of the graveyard (V2.17)."""
    move(game, hero, card, source, "graveyard", why)


def draw(game: Game, hero: Hero, cards: int, why: str) -> None:
    """Draw from the own hero deck (V2.14); from an empty deck nothing is drawn, nor is it renewed
    (V13.29).
    """
    game.draw(hero.deck, hero.hand, cards, events.cards_drawn, why, hero)


def gain_loot(game: Game, tokens: int, why: str) -> None:
    """Loot tokens enter the shared loot pool (V4.07)."""
    game.gain(game, "loot", tokens, events.LootChanged, why)


def lose_loot(game: Game, tokens: int, why: str) -> None:
    """Loot tokens leave the shared loot pool, as far as there are any (V4.07)."""
    game.lose(game, "loot", tokens, events.LootChanged, why)


def take_from_zone(game: Game, foe: Foe) -> None:
    """Take an enemy out of the zone where it is."""
    game.zone_of(foe).remove(foe)


def leave_play(game: Game, foe: Foe, destination: str, why: str) -> None:
    """An enemy leaves play without being killed: its tokens go to the supply (V2.26), its card to
    its pile.
    """
    take_from_zone(game, foe)
    release(game, foe, why)
    put_enemy_away(game, foe, destination)
    game.tell(events.EnemyLeft, why, foe.id, foe.card.uid, destination)


def put_enemy_away(game: Game, foe: Foe, destination: str) -> None:
    """The card of an enemy that left play: onto its discard pile, under its deck, or beside the
    board.
    """
    colour = foe.enemy.colour
    if colour is None:
        game.set_aside.append(foe.card)
    elif destination == "under_deck":
        game.decks[colour].insert(0, foe.card)
    else:
        game.discards[colour].append(foe.card)


def release(game: Game, foe: Foe, why: str) -> None:
    """What lay attached to an enemy returns: stolen cards to their owners' hands, progress to the
    encounter.
    """
    for card, owner in foe.attached:
        hero = game.heroes[owner]
        hero.hand.append(card)
        game.tell(events.card_moved, why, hero, card, "attached", "hand")
    foe.attached = ()
    if foe.tokens:
        gain_progress(game, foe.tokens, why)


def gain_progress(game: Game, tokens: int, why: str) -> None:
    """Progress tokens are put on the active encounter."""
    game.gain(game, "progress", tokens, events.ProgressChanged, why)


def lose_progress(game: Game, tokens: int, why: str) -> None:
    """Progress tokens of the active encounter go."""
    game.lose(game, "progress", tokens, events.ProgressChanged, why)


def attach(game: Game, foe: Foe, hero: Hero, card: Card, why: str) -> None:
    """Put a hero's card underneath an enemy (V2.27); it counts as nobody's hand or zone card
    (V2.30).
    """
    hero.hero_zone.remove(card)
    hero.tokens.pop(card.uid, None)
    foe.attached = (*foe.attached, (card, hero.index))
    game.tell(events.card_moved, why, hero, card, "hero_zone", "attached")
