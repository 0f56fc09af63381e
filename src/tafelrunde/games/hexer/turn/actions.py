"""Chapter 16: phase I, actions and location actions (Aktionen und Ortsaktionen)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.alchemy import gain_potions
from tafelrunde.games.hexer.rules.attributes import attribute_name, can_rise, raise_attribute
from tafelrunde.games.hexer.rules.deck import (
    is_veiled,
    refill,
    remove_from_row,
    trash,
)
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.rules.reasons import Reason, Term, because
from tafelrunde.games.hexer.rules.standing import standing
from tafelrunde.games.hexer.rules.tiles import hear_rumour
from tafelrunde.games.hexer.state.board import ACTIONS_AT, LOCATIONS, RAISES, LocationAction
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import Attribute, Kind, Terrain
from tafelrunde.games.hexer.turn.poker import play_with_gamblers
from tafelrunde.games.hexer.vocabulary.story import CheaperTraining

ATTRIBUTES: Final = tuple(Attribute)
MOST_TRASHED: Final = 2
"""So many cards of the display may be trashed (H16.30)."""


def why_not(game: Game, player: Player) -> str | None:
    """The rule that closes the location action here; None if it is open."""
    if not player.moved:
        return "H16.01"
    if player.place in player.done:
        return "H16.04"
    for hook in game.hooks.closes:
        why = hook(game, player)
        if why is not None:
            return why
    action = ACTIONS_AT[player.place]
    if action in RAISES:
        return why_not_raise(player, RAISES[action])
    check = CHECKS.get(action) or game.hooks.checks.get(action)
    return check(game, player) if check is not None else None


def in_the_way(game: Game, player: Player, why: str) -> Reason:
    """What closes the location action here, as the table stands."""
    return (REASONS.get(why) or game.hooks.reasons[why])(game, player)


def why_not_raise(player: Player, attribute: Attribute) -> str | None:
    """The attribute may not be above the witcher level (H16.09, H16.10)."""
    if not can_rise(player, attribute):
        return "H6.19"
    return "H16.10" if player.levels[attribute] > player.level else None


def at_top(player: Player) -> Reason:
    """What the location action would raise stands at V."""
    action = ACTIONS_AT[player.place]
    if action in RAISES:
        return because("attribute-at-top", attribute=skill(player, RAISES[action]))
    return because("all-at-top")


def above_level(player: Player) -> Reason:
    """The attribute of this location stands above the witcher level."""
    attribute = RAISES[ACTIONS_AT[player.place]]
    return because(
        "above-level",
        attribute=skill(player, attribute),
        stands=player.levels[attribute],
        level=player.level,
    )


def carry_out_action(game: Game, player: Player) -> Flow[None]:
    """The location action of the current location, once per turn (H16.03 to H16.05)."""
    action = ACTIONS_AT[player.place]
    player.done.append(player.place)
    if action in RAISES:
        yield from raise_attribute(game, player, RAISES[action], "H16.09")  # free (H16.11)
    else:
        do = ACTIONS.get(action) or game.hooks.actions[action]
        yield from do(game, player)


# --- Training -------------------------------------------------------------------------------------


def trainable(player: Player, place: int) -> list[Attribute]:
    """Combat, defence, alchemy at every school, the own specialisation at the own one (H16.16 to
    H16.18), as far as the gold lasts (H16.20); the witcher level does not matter (H16.21).
    """
    gold = player.gold + discount(player)
    return [each for each in taught(player, place) if player.levels[each] + 1 <= gold]


def taught(player: Player, place: int) -> list[Attribute]:
    """What a school teaches and the player can still learn."""
    offered = ATTRIBUTES if place == player.school else ATTRIBUTES[:-1]
    return [each for each in offered if can_rise(player, each)]


def price(player: Player, attribute: Attribute) -> int:
    """Training costs the present level plus 1 gold (H16.19), less with a companion who helps."""
    return max(0, player.levels[attribute] + 1 - discount(player))


def discount(player: Player) -> int:
    """How much a companion saves with each training."""
    helpers = standing(player, CheaperTraining)
    return max(each.gold for each in helpers) if helpers else 0


def why_not_train(player: Player) -> str | None:
    """Nothing left to learn here (H6.19), or too little gold (H16.20)."""
    if trainable(player, player.place):
        return None
    return "H16.20" if taught(player, player.place) else "H6.19"


def untrainable(player: Player) -> list[Closed]:
    """What cannot be trained here, and the rule behind it."""
    open_now, here = trainable(player, player.place), taught(player, player.place)
    why = {each: ("H16.20", too_dear(player, each)) for each in here}
    why |= {
        each: ("H6.19", because("attribute-at-top", attribute=skill(player, each)))
        for each in ATTRIBUTES
        if not can_rise(player, each)
    }
    if player.place != player.school:
        own = because("other-school", place=LOCATIONS[player.school].name)
        why[Attribute.SPECIALISATION] = "H16.18", own
    return [Closed(each, *shut) for each, shut in why.items() if each not in open_now]


def too_dear(player: Player, attribute: Attribute) -> Reason:
    """What a training costs that the gold does not reach for."""
    cost, name = price(player, attribute), skill(player, attribute)
    return because("attribute-too-dear", attribute=name, price=cost, gold=player.gold)


def skill(player: Player, attribute: Attribute) -> Term:
    """An attribute as it is called for this player."""
    return Term(f"skill-{attribute_name(player, attribute)}")


def train(game: Game, player: Player) -> Flow[None]:
    """Raise an attribute for gold."""
    closed = untrainable(player) if game.explains else ()
    attribute = yield from choose(
        player.seat, trainable(player, player.place), "train", "H16.16", closed=closed
    )
    lose_gold(game, player, price(player, attribute), "H16.19")
    yield from raise_attribute(game, player, attribute, "H16.16")


# --- Cards ----------------------------------------------------------------------------------------


def swaps(game: Game, player: Player) -> list[Card]:
    """The hand cards for which the own row has a permitted card (H16.14)."""
    costs = [card.cost for card in takeable(game, player, 99)]
    return [card for card in player.hand if any(cost <= card.cost + 1 for cost in costs)]


def why_not_swap(game: Game, player: Player) -> str | None:
    """No hand card to trash (H2.12), or no permitted card in the row (H16.14)."""
    if swaps(game, player):
        return None
    return "H16.14" if player.hand else "H2.12"


def takeable(game: Game, player: Player, cost: int) -> list[Card]:
    """The cards of the own row with at most that printed cost (H16.13); special cards whose cost is
    trashing a card cannot be taken (H16.33).
    """
    row = game.own_market(player).row
    return [c for c in row if c is not None and not c.trash_cost and c.cost <= cost]


def swap_card(game: Game, player: Player, why: str = "H16.12") -> Flow[None]:
    """Trash a hand card and take a card of the own row into the hand for it (H16.12)."""
    given: list[Card | Word] = [*swaps(game, player)] or [PASS]
    veiled = is_veiled(game, player)
    card = yield from choose(player.seat, given, "swap_give", why, veiled=veiled)
    if not isinstance(card, Card):
        return
    taken = yield from choose(
        player.seat, takeable(game, player, card.cost + 1), "swap_take", why, card
    )
    trash(game, player, card, player.hand, why)
    remove_from_row(game, player.kind, game.own_market(player).row.index(taken))
    player.hand.append(taken)
    game.tell(events.CardGained, why, player.id, taken.id, taken.uid, "hand")
    refill(game, player.kind, "H16.14")


def trash_display(game: Game, player: Player) -> Flow[None]:
    """1 gold for who has none (H16.31); then 1 or 2 cards may be trashed, each from a row of own
    choice (H16.30, H2.03), and the rows are refilled (H16.32).
    """
    if not player.gold:
        gain_gold(game, player, 1, "H16.31")
    for _ in range(MOST_TRASHED):
        offered: list[Card | Word] = [
            card for market in game.markets if market is not None for card in market.row if card
        ]
        offered.append(PASS)
        chosen = yield from choose(player.seat, offered, "trash_display", "H16.30")
        if not isinstance(chosen, Card):
            break
        trash_from_row(game, player, chosen)
    for kind in Kind:
        if game.markets[kind] is not None:
            refill(game, kind, "H16.32")


def trash_from_row(game: Game, player: Player, card: Card) -> None:
    """A card of a card row leaves the game; the facing card stays (H5.16)."""
    for kind in Kind:
        market = game.markets[kind]
        if market is not None and card in market.row:
            game.out.append(remove_from_row(game, kind, market.row.index(card)))
    game.tell(events.CardsTrashed, "H16.30", player.id, (card.id,))


# --- Rumours, potions, dice poker -----------------------------------------------------------------


def pick_up_rumour(game: Game, player: Player) -> Flow[None]:
    """1 gold in any case (H16.22, H16.29), then a rumour about one of the three monsters whose
    stack is not empty (H16.23, H16.28).
    """
    gain_gold(game, player, 1, "H16.22")
    terrains = [t for t in Terrain if game.dens[t] is not None and game.tiles[t]]
    if terrains:
        closed = without_tiles(game) if game.explains else ()
        terrain = yield from choose(player.seat, terrains, "rumour", "H16.23", closed=closed)
        hear_rumour(game, player, terrain, "H16.23")


def without_tiles(game: Game) -> list[Closed]:
    """The monsters about whom there is nothing to be heard."""
    return [
        Closed(terrain, "H16.28", because("no-tile"))
        for terrain in Terrain
        if game.dens[terrain] is not None and not game.tiles[terrain]
    ]


def get_potion(game: Game, player: Player) -> Flow[None]:
    """Draw 1 potion (H16.15)."""
    yield from gain_potions(game, player, 1, "H16.15")


Check = Callable[[Game, Player], str | None]
CHECKS: Final[dict[LocationAction, Check]] = {
    LocationAction.TRAIN: lambda game, player: why_not_train(player),
    LocationAction.SWAP_CARD: lambda game, player: why_not_swap(game, player),
    LocationAction.DICE_POKER: lambda game, player: None if player.gold else "H18.03",
    LocationAction.NOTHING: lambda game, player: "H15.27",
}
"""Location actions that may be closed, and the rule that closes them; expansions add theirs."""

REASONS: Final[dict[str, Callable[[Game, Player], Reason]]] = {
    "H16.01": lambda game, player: because("not-moved"),
    "H16.04": lambda game, player: because("action-used", place=LOCATIONS[player.place].name),
    "H6.19": lambda game, player: at_top(player),
    "H16.10": lambda game, player: above_level(player),
    "H16.20": lambda game, player: because(
        "training-too-dear",
        price=min(price(player, each) for each in taught(player, player.place)),
        gold=player.gold,
    ),
    "H16.14": lambda game, player: because("no-cheap-card"),
    "H2.12": lambda game, player: because("no-hand-card"),
    "H18.03": lambda game, player: because("no-gold"),
}
"""By the rule that closes a location action what is in the way; expansions add theirs."""

ACTIONS: Final[dict[LocationAction, Callable[[Game, Player], Flow[None]]]] = {
    LocationAction.TRAIN: train,
    LocationAction.SWAP_CARD: swap_card,
    LocationAction.TRASH_DISPLAY: trash_display,
    LocationAction.RUMOUR: pick_up_rumour,
    LocationAction.POTION: get_potion,
    LocationAction.DICE_POKER: play_with_gamblers,
}
"""What each location action does; expansions add theirs."""
