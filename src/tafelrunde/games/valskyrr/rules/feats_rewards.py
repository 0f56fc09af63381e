"""Chapter 15: great feats and reward gear (Große Heldentaten und Belohnungsausrüstung)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Closed, Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.basics import gain_loot, lose_loot
from tafelrunde.games.valskyrr.rules.reasons import of_loot
from tafelrunde.games.valskyrr.rules.reflexes import listeners, open_window, play_reflex
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Window


def affordable_feats(game: Game, hero: Hero, closed: list[Closed] | None) -> list[Card]:
    """The own great feats that the loot pool can pay, each kind once (V15.02, V15.03, V15.04)."""
    found: list[Card] = []
    loot, kind = game.loot, ""
    if not loot and closed is None:
        return found
    for card in hero.feats:  # copies lie together
        if card.loot <= loot:
            if card.id != kind:
                found.append(card)
                kind = card.id
        elif closed is not None and card.id != kind:
            closed.append(Closed(card, "V15.02", of_loot(game, card.loot)))
            kind = card.id
    return found


def acquire(game: Game, hero: Hero, card: Card) -> None:
    """Pay the loot value; the card goes to hand at once (V15.02, V15.06)."""
    lose_loot(game, card.loot, "V15.02")
    game.move(card, hero.feats, hero.hand)
    game.tell(events.FeatAcquired, "V15.06", hero.id, card.id, card.loot)


def draw_rewards(game: Game, cards: int) -> Flow[None]:
    """Draw reward cards together (V13.14); for a missing one 1 loot enters the pool (V13.10,
    V13.11).
    """
    for _ in range(cards):
        if not game.reward_deck:
            gain_loot(game, 1, "V13.11")
            continue
        (card,) = game.draw(game.reward_deck, game.offered)
        game.tell(events.RewardDrawn, "V13.10", card.id)
    for card in game.offered[:]:
        yield from answer_reward(game, card)


def answer_reward(game: Game, card: Card) -> Flow[None]:
    """A reward was drawn: reflexes may replace it."""
    seats = listeners(game, Window.REWARD_DRAWN)
    used: list[int] = []

    def fits(hero: Hero, play: Play) -> str | None:
        if play.key in used:
            return "V16.40"
        return None if game.reward_deck and card in game.offered else "V13.10"

    def react(hero: Hero, play: Play) -> Flow[None]:
        used.append(play.key)
        yield from play_reflex(game, hero, play, reward=card)

    yield from open_window(game, seats, Window.REWARD_DRAWN, fits, react, "V16.39", card)


def can_take(hero: Hero, card: Card) -> bool:
    """A player may take a reward only with a matching gear proficiency (V13.19), golden ones too
    (V13.21).
    """
    if hero.defeated:
        return False
    return any(card.keywords & keyword.bit for keyword in hero.board.board.proficiencies)
