"""The resolvers of the words of exploration cards, quests and events."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, choose, choose_some
from tafelrunde.games.hexer.fights.hunt import begin_hunt, draw_monster
from tafelrunde.games.hexer.rules.deck import discard, gain_card, renew_deck, trash
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out, level, resolves
from tafelrunde.games.hexer.rules.shared_effects import roll
from tafelrunde.games.hexer.rules.tiles import find_trail, has_trail, hear_rumour
from tafelrunde.games.hexer.state.board import TERRAINS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Opponent, Terrain
from tafelrunde.games.hexer.turn.actions import swap_card
from tafelrunde.games.hexer.turn.stories import (
    begin_quest,
    read_event,
    return_event,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    PayCards,
    ReadEvent,
    RefillBy,
    ReturnThis,
    ShuffleDiscards,
    SwapCard,
)

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
        now.player.seat, hand, effect.cards, effect.cards, "discard", now.why, effect.cards
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
