"""Chapter 13: Legendary Monster (Legendäres Monster): displacing, movement, destruction."""

from __future__ import annotations

from itertools import compress
from typing import Final

from tafelrunde.engine.decisions import NOTHING, Closed, Flow, choose
from tafelrunde.engine.options import AnyOption, Word
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.nouns import DestructionToken, MovementCard
from tafelrunde.games.hexer.options import Displace
from tafelrunde.games.hexer.rules.deck import discard
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.rules.setup import copies
from tafelrunde.games.hexer.state.board import LOCATIONS, next_steps
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, NOWHERE, Game, Player
from tafelrunde.games.hexer.vocabulary.story import PeekAtMovement

DISPLACE: Final = Displace()
ACTED: Final = "acted"
KEEP: Final = Word("keep")
BOTTOM: Final = Word("bottom")
BITS: Final = tuple(1 << place.number for place in LOCATIONS)
"""Each location as a mask."""


# --- Setup ----------------------------------------------------------------------------------------


def lay_out(game: Game) -> None:
    """Step 9: attack and movement cards, destruction tokens, and all Legendary Monsters, of which
    one is chosen.
    """
    game.legend_deck = copies(game, library.LEGENDARY_ATTACKS)
    game.movement_deck = copies(game, library.MOVEMENT_CARDS)
    game.destruction_pile = copies(game, library.DESTRUCTION_TOKENS)
    game.out = copies(game, library.LEGENDARY_MONSTERS)


def choose_legendary(game: Game) -> None:
    """Step 9: a random Legendary Monster on its start location, without a token (H4.39, H4.41)."""
    offered = [card for card in game.out if card.id in library.LEGENDARY_IDS]
    chosen = offered[game.chance.below(MONSTERS, len(offered))]
    for card in offered:
        if card.id == game.setup.legendary:
            chosen = card
    game.out.remove(chosen)
    game.legend = chosen
    game.legend_place = library.legendary(chosen.id).start


def here(game: Game, player: Player) -> list[Card]:
    """The Legendary Monster, if it stands where the player does (H19.08)."""
    if player.place == game.legend_place and game.legend is not None:
        return [game.legend]
    return []


def closes_action(game: Game, player: Player) -> str | None:
    """Where it stands there is no location action (H16.07)."""
    return "H16.07" if player.place == game.legend_place else None


def stands_here(game: Game, player: Player) -> Reason:
    """What is in the way of the location action."""
    assert game.legend is not None
    assert game.legend.printed is not None
    return because("legend-here", legend=game.legend.printed.name)


# --- Displacing -----------------------------------------------------------------------------------


def add_displacing(
    game: Game, player: Player, options: list[AnyOption], closed: list[Closed] | None
) -> None:
    """The Legendary Monster here may be displaced (H13.01, H13.02)."""
    if game.legend_place != player.place:
        return
    why = why_not_displace(player)
    if why is None:
        options.append(DISPLACE)
    elif closed is not None:
        closed.append(Closed(DISPLACE, why, not_now(player, why)))


def not_now(player: Player, why: str) -> Reason:
    """What is in the way of displacing the monster."""
    if why == "H13.08":
        return because("already-displaced" if player.moved else "not-entered")
    return because("acted-first" if why == "H11.13" else "no-hand-card")


def why_not_displace(player: Player) -> str | None:
    """The rule that keeps a player at its location from displacing the monster; None if it can be
    displaced: after entering by an own move, once per entry (H13.01, H13.08), before any action
    there (H11.13), with a hand card to discard (H13.04).
    """
    if not player.entered:
        return "H11.13" if ACTED in player.used else "H13.08"
    return None if player.hand else "H13.04"


def leave_alone(game: Game, player: Player) -> None:
    """Whoever acts at its location has decided not to displace the monster (H11.13)."""
    if player.entered and game.legend_place == player.place:
        player.entered = False
        player.used.append(ACTED)


def displace(game: Game, player: Player) -> Flow[None]:
    """Discard a hand card (H13.03), and shift the monster by exactly 1 location towards a target of
    the next movement card (H13.05); if it cannot give way it stays (H13.07).
    """
    player.entered = False
    player.used = [mark for mark in player.used if mark != ACTED]
    card = yield from choose(player.seat, player.hand[:], "displace", "H13.03")
    discard(game, player, card, "H13.03")
    targets = reveal_movement_card(game)
    if targets is not None:
        step(game, targets.main, targets.secondary)


# --- Movement -------------------------------------------------------------------------------------


def move_legendary(game: Game) -> None:
    """At the end of the round the monster moves by a newly revealed card (H13.09, H13.10), as far
    as the number of players says (H13.11), first to the main, then to the secondary target
    (H13.12, H13.13).
    """
    card = reveal_movement_card(game)
    if card is None:
        return
    reached = game.legend_place == card.main
    for _ in range(card.moves[len(game.players) - 2]):
        goal = NOWHERE if reached else card.main
        if not step(game, goal, card.secondary):
            return  # H13.14
        reached = reached or game.legend_place == card.main


def reveal_movement_card(game: Game) -> MovementCard | None:
    """The top face-down movement card; used ones are shuffled into a new stack (H13.19)."""
    if not game.movement_deck:
        game.shuffle(DECKS, game.movement_deck, game.movement_discards)
    if not game.movement_deck:
        return None
    (card,) = game.draw(game.movement_deck, game.movement_discards)
    printed = card.printed
    assert isinstance(printed, MovementCard)
    game.tell(events.MovementCardRevealed, "H13.10", card.id, printed.main, printed.secondary)
    return printed


@asks(PeekAtMovement)
def peek_at_movement(effect: PeekAtMovement, now: Now) -> Flow[None]:
    """Only this player sees the card; it stays on top or goes under the stack."""
    deck = now.game.movement_deck
    if not deck:
        return
    now.game.reveal()
    place = yield from choose(now.player.seat, [KEEP, BOTTOM], "movement_card", now.why, deck[-1])
    if place is BOTTOM:
        deck.insert(0, deck.pop())


def step(game: Game, main: int, secondary: int) -> bool:
    """One location further on the shortest free way to the main target, else to the secondary one
    (H13.12, H13.17, H13.18); a destruction token is left there (H13.15, H13.16). False if it
    stays.
    """
    closed = sum(compress(BITS, game.destruction_on))
    for goal in (main, secondary):
        if goal in (NOWHERE, game.legend_place):
            continue
        steps = next_steps(game.legend_place, goal, closed)
        if steps:
            go(game, steps[0])
            return True
    return False


def go(game: Game, place: int) -> None:
    """The monster enters a location and destroys it; players and monsters there are not affected
    (H13.20, H13.21).
    """
    source, game.legend_place = game.legend_place, place
    assert game.legend is not None
    game.tell(events.LegendaryMoved, "H13.12", game.legend.id, source, place)
    if game.destruction_pile:
        game.destruction_on[place] = game.destruction_pile.pop()
        game.tell(events.DestructionPlaced, "H13.15", place)


# --- Destruction ----------------------------------------------------------------------------------


def take_destruction(game: Game, player: Player) -> Flow[None]:
    """Who ends phase I at a location with a destruction token takes it, gets its bonus and keeps it
    face down (H13.22 to H13.25, H13.27).
    """
    token = game.destruction_on[player.place]
    if token is None:
        return NOTHING
    game.destruction_on[player.place] = None
    player.destruction.append(token)
    game.reveal(events.DestructionTaken, "H13.22", player.id, token.id)
    printed = token.printed
    assert isinstance(printed, DestructionToken)
    return carry_out(tuple(printed.bonus), Now(game, player, "H13.23", token))
