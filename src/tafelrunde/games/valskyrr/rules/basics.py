"""Chapter 2: basic terms (Grundlegende Begriffe), as verbs: halve, draw, discard, bury, attach."""

from __future__ import annotations

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.boards import TIME_TRACKS
from tafelrunde.games.valskyrr.physical import HIDDEN, Card
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
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
    getattr(hero, source).remove(card)
    getattr(hero, destination).append(card)
    if source == "hero_zone" and hero.tokens:
        hero.tokens.pop(card.uid, None)
    if game.log is not None:
        game.tell(events.CardMoved, why, hero.id, card.id, card.uid, source, destination)


def discard(game: Game, hero: Hero, card: Card, source: str, why: str) -> None:
    """Put a card face up on top of the discard pile of its deck (V2.13, V2.18)."""
    move(game, hero, card, source, "discard_pile", why)


def bury(game: Game, hero: Hero, card: Card, source: str, why: str) -> None:
    """Put a card face up on top of the graveyard (V2.17)."""
    move(game, hero, card, source, "graveyard", why)
    if source == "deck":
        game.reveal()


def draw(game: Game, hero: Hero, cards: int, why: str) -> None:
    """Draw from the own hero deck (V2.14); from an empty deck nothing is drawn, nor is it renewed
    (V13.29).
    """
    cards = min(cards, len(hero.deck))
    if cards <= 0:
        return
    drawn = hero.deck[-cards:][::-1]
    del hero.deck[-cards:]
    hero.hand += drawn
    game.reveal()
    if game.log is not None:
        game.log.append(events.CardsDrawn(why, hero.id, tuple(card.id for card in drawn)))


def gain_loot(game: Game, tokens: int, why: str) -> None:
    """Loot tokens enter or leave the shared loot pool (V4.07)."""
    before = game.loot
    game.loot = max(0, before + tokens)
    if game.loot != before:
        game.tell(events.LootChanged, why, before, game.loot)


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
        game.heroes[owner].hand.append(card)
        if game.log is not None:
            hero = game.heroes[owner]
            game.log.append(events.CardMoved(why, hero.id, card.id, card.uid, "attached", "hand"))
    foe.attached = ()
    if foe.tokens and game.encounter is not None:
        set_progress(game, game.progress + foe.tokens, why)
    foe.tokens = 0


def set_progress(game: Game, tokens: int, why: str) -> None:
    """Change the number of progress tokens on the active encounter."""
    before = game.progress
    game.progress = tokens
    if before != tokens:
        game.tell(events.ProgressChanged, why, before, tokens)


def attach(game: Game, foe: Foe, hero: Hero, card: Card, why: str) -> None:
    """Put a hero's card underneath an enemy (V2.27); it counts as nobody's hand or zone card
    (V2.30).
    """
    hero.hero_zone.remove(card)
    hero.tokens.pop(card.uid, None)
    foe.attached = (*foe.attached, (card, hero.index))
    game.tell(events.CardMoved, why, hero.id, card.id, card.uid, "hero_zone", "attached")


def face_down(cards: list[Card]) -> list[Card]:
    """The same number of cards, seen from the back."""
    return [HIDDEN] * len(cards)
