"""The resolvers of the words of exploration cards, quests, events and sea journeys."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose, choose_some
from tafelrunde.games.hexer.board import LOCATIONS, TERRAINS
from tafelrunde.games.hexer.expansions.danger import move_dagon
from tafelrunde.games.hexer.expansions.journey import Journey, find_island
from tafelrunde.games.hexer.fights.hunt import begin_hunt, draw_monster
from tafelrunde.games.hexer.rules.deck import discard, gain_card, renew_deck, trash
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out, level, resolves
from tafelrunde.games.hexer.rules.shared_effects import roll
from tafelrunde.games.hexer.rules.tiles import find_trail, has_trail, hear_rumour
from tafelrunde.games.hexer.state import Game
from tafelrunde.games.hexer.terms import DAGON_START, DAGON_TOP, Opponent, Terrain
from tafelrunde.games.hexer.turn.actions import swap_card
from tafelrunde.games.hexer.turn.stories import (
    begin_quest,
    find_event,
    read_event,
    read_out,
    return_event,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindIsland,
    FindTrail,
    GainCard,
    HearRumour,
    LandOn,
    MayTrash,
    MoveDagon,
    PayCards,
    PeekAtMovement,
    ReadEvent,
    RefillBy,
    ReturnThis,
    ShuffleDiscards,
    SwapCard,
    TurnBack,
)

KEEP: Final = "keep"
BOTTOM: Final = "bottom"

# --- Stories that lead on -------------------------------------------------------------------------


@resolves(BeginQuest)
def quest(effect: BeginQuest, now: Now) -> None:
    begin_quest(now, effect.quest)


@asks(ReadEvent)
def event(effect: ReadEvent, now: Now) -> Flow[None]:
    yield from read_event(now, effect.number, effect.skellige)


@resolves(ReturnThis)
def return_this(effect: ReturnThis, now: Now) -> None:
    if now.card is not None and now.card in now.player.items:
        now.player.items.remove(now.card)
        return_event(now.game, now.card)


@asks(Attempt)
def attempt(effect: Attempt, now: Now) -> Flow[None]:
    total = roll(now, "attempt") + level(now, effect.attribute)
    fork = effect.then if total >= effect.at_least else effect.otherwise
    yield from carry_out(tuple(fork), now)


@asks(FightDrawn)
def fight_drawn(effect: FightDrawn, now: Now) -> Flow[None]:
    """The fight begins; it is fought out as part of phase II (H17.09)."""
    monster = draw_monster(now.game, effect.rank)
    if monster is None:
        return
    yield from begin_hunt(now.game, now.player, Opponent.DRAWN, monster)
    if effect.gold and now.game.fight is not None:
        now.game.fight.rewards.append(effect.gold)


# --- Cards ----------------------------------------------------------------------------------------


@asks(PayCards)
def pay_cards(effect: PayCards, now: Now) -> Flow[None]:
    hand = now.player.hand[:]
    paid = yield from choose_some(
        now.player.seat, hand, effect.cards, effect.cards, "discard", now.why, about=effect.cards
    )
    for card in paid:
        discard(now.game, now.player, card, now.why)


@asks(GainCard)
def gain(effect: GainCard, now: Now) -> Flow[None]:
    yield from gain_card(now.game, now.player, now.why, effect.cost)


@asks(SwapCard)
def swap(effect: SwapCard, now: Now) -> Flow[None]:
    yield from swap_card(now.game, now.player, now.why)


@asks(MayTrash)
def may_trash(effect: MayTrash, now: Now) -> Flow[None]:
    """The player keeps at least 1 card, as with exhaustion (H9.12)."""
    player = now.player
    offered = player.hand + (player.discard_pile if effect.discard_pile_too else [])
    owned = len(player.hand) + len(player.deck) + len(player.discard_pile)
    most = max(0, min(effect.up_to, owned - 1))
    chosen = yield from choose_some(player.seat, offered, 0, most, "may_trash", now.why)
    for card in chosen:
        pile = player.hand if card in player.hand else player.discard_pile
        trash(now.game, player, card, pile, now.why)


@resolves(ShuffleDiscards)
def shuffle_discards(effect: ShuffleDiscards, now: Now) -> None:
    renew_deck(now.game, now.player, now.why)


@resolves(RefillBy)
def refill_by(effect: RefillBy, now: Now) -> None:
    now.player.fewer -= effect.cards


# --- Monsters -------------------------------------------------------------------------------------


def hunted(game: Game) -> list[Terrain]:
    """The terrains with a monster in the display and a tile in the stack (H16.28, H16.29)."""
    return [each for each in Terrain if game.dens[each] is not None and game.tiles[each]]


@asks(HearRumour)
def rumour(effect: HearRumour, now: Now) -> Flow[None]:
    terrains = [t for t in hunted(now.game) if effect.terrain in (None, t)]
    if terrains:
        terrain = yield from choose(now.player.seat, terrains, "rumour", now.why)
        hear_rumour(now.game, now.player, terrain, now.why)


@asks(FindTrail)
def trail(effect: FindTrail, now: Now) -> Flow[None]:
    """A further trail of the same terrain would give no advantage (H8.09)."""
    here = TERRAINS[now.player.place] if effect.here else -1
    terrains = [
        each
        for each in hunted(now.game)
        if effect.terrain in (None, each) and here >> each & 1 and not has_trail(now.player, each)
    ]
    if terrains:
        terrain = yield from choose(now.player.seat, terrains, "trail", now.why)
        find_trail(now.game, now.player, terrain, now.why)


@asks(PeekAtMovement)
def peek_at_movement(effect: PeekAtMovement, now: Now) -> Flow[None]:
    """Only this player sees the card; it stays on top or goes under the stack."""
    deck = now.game.movement_deck
    if not deck:
        return
    now.game.reveal()
    place = yield from choose(
        now.player.seat, [KEEP, BOTTOM], "movement_card", now.why, about=deck[-1]
    )
    if place == BOTTOM:
        deck.insert(0, deck.pop())


# --- The sea --------------------------------------------------------------------------------------


@resolves(MoveDagon)
def dagon(effect: MoveDagon, now: Now) -> None:
    game = now.game
    if game.dagon == DAGON_TOP:
        return
    least = DAGON_START[len(game.players)] if effect.not_below_start else 1
    spaces = max(effect.spaces, min(0, least - game.dagon))
    if spaces:
        move_dagon(game, now.player, spaces, now.why)


def discover(now: Now, place: int) -> None:
    """An island that is not yet in play is read out and stays for all (H17.22, H17.23)."""
    card = find_event(now.game, LOCATIONS[place].event, skellige=True)
    if place not in now.game.islands and card is not None:
        read_out(now.game, now.player, card.id, "event", "H17.22")
    find_island(now.game, place)


@resolves(FindIsland)
def island(effect: FindIsland, now: Now) -> None:
    discover(now, effect.place)


@resolves(LandOn)
def land_on(effect: LandOn, now: Now) -> None:
    discover(now, effect.place)
    if isinstance(now, Journey):
        now.land_on(effect.place)


@resolves(TurnBack)
def turn_back(effect: TurnBack, now: Now) -> None:
    if isinstance(now, Journey):
        now.turn_back()
