"""Chapter 7: potions and bombs (Tränke und Bomben)."""

from __future__ import annotations

from tafelrunde.engine.decisions import PASS, Flow, choose, choose_some
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.gold import lose_gold
from tafelrunde.games.hexer.rules.standing import standing
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, Game, Player
from tafelrunde.games.hexer.terms import BOMB_LIMIT, POTION_LIMIT, Expansion
from tafelrunde.games.hexer.vocabulary.abilities import OwnPotions


def potion_limit(player: Player) -> int:
    """At most 4 potions (H7.01), more with a trophy that says so."""
    more = [effect.potions for effect in standing(player, OwnPotions)]
    return max([POTION_LIMIT, *more])


def gain_potions(game: Game, player: Player, potions: int, why: str) -> Flow[None]:
    """Draw potions, exchange some for bombs (H7.07), discard what is too much (H7.09)."""
    for _ in range(potions):
        card = draw_potion(game)
        if card is None:
            break
        player.potions.append(card)
        game.tell(events.AlchemyGained, why, player.id, card.id)
        yield from exchange(game, player)
    yield from check_potions(game, player)


def draw_potion(game: Game) -> Card | None:
    """The top potion; an empty deck is renewed from its discard pile (H7.12)."""
    if not game.potion_deck:
        game.shuffle(DECKS, game.potion_deck, game.potion_discards)
    return game.take(game.potion_deck) if game.potion_deck else None


def exchange(game: Game, player: Player) -> Flow[None]:
    """For a potion received, 1 potion and 1 gold may be given up for a bomb, if there is one
    (H7.07, H7.08).
    """
    if not player.gold or not (game.bomb_deck or game.bomb_discards):
        return
    offered: list[Card | Word] = [*player.potions, PASS]
    given = yield from choose(player.seat, offered, "bomb_exchange", "H7.07")
    if isinstance(given, Card):
        lose_potion(game, player, given, "H7.07")
        lose_gold(game, player, 1, "H7.07")
        yield from gain_bombs(game, player, 1, "H7.07")


def check_potions(game: Game, player: Player) -> Flow[None]:
    """Surplus potions are discarded by own choice (H7.09)."""
    surplus = len(player.potions) - potion_limit(player)
    if surplus > 0:
        yield from lose_potions(game, player, surplus, "H7.09")


def gain_bombs(game: Game, player: Player, bombs: int, why: str) -> Flow[None]:
    """Draw bombs; what is above 4 is discarded by own choice (H7.02, H7.10). A game without their
    expansion has none: whoever would get one gets a potion.
    """
    if not game.has(Expansion.MONSTERJAGD):
        yield from gain_potions(game, player, bombs, why)
        return
    for _ in range(bombs):
        if not game.bomb_deck:
            game.shuffle(DECKS, game.bomb_deck, game.bomb_discards)
        for card in game.draw(game.bomb_deck, player.bombs):
            game.tell(events.AlchemyGained, why, player.id, card.id)
    surplus = len(player.bombs) - BOMB_LIMIT
    if surplus > 0:
        given = yield from choose_some(
            player.seat, player.bombs[:], surplus, surplus, "discard_bombs", "H7.10"
        )
        for card in given:
            game.discard(card, player.bombs, game.bomb_discards)
            game.tell(events.AlchemyLost, "H7.10", player.id, card.id)


def lose_potions(game: Game, player: Player, potions: int, why: str) -> Flow[None]:
    """Potions of own choice go to their discard pile, as far as there are any (H2.12)."""
    given = yield from choose_some(
        player.seat, player.potions[:], potions, potions, "discard_potions", why, potions
    )
    for card in given:
        lose_potion(game, player, card, why)


def lose_potion(game: Game, player: Player, card: Card, why: str) -> None:
    """A potion goes to its discard pile without being used."""
    game.discard(card, player.potions, game.potion_discards)
    game.tell(events.AlchemyLost, why, player.id, card.id)
