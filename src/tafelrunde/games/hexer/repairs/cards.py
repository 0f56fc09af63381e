"""Where cards can lie, as a repair finds and puts them: which kinds, how many, and what goes with
their coming and leaving.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.declared.repairs import DeclaredRepairs
from tafelrunde.engine.table_repairs import Pile, Piles
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.repairs.tokens import leave_den, lodge, return_tile
from tafelrunde.games.hexer.rules.alchemy import potion_limit
from tafelrunde.games.hexer.rules.deck import ROW_NAMES
from tafelrunde.games.hexer.scenarios.board import NAMES as TERRAINS
from tafelrunde.games.hexer.state.board import MAINLAND
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import RANKS, Fight, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import (
    BOMB_LIMIT,
    HAND_LIMIT,
    ROW,
    SECOND_STACK,
    Expansion,
    Opponent,
    Terrain,
)
from tafelrunde.games.hexer.turn.stories import return_event

OUT: Final = "out"
UNSEEN: Final = "out, unseen"
"""Attack cards that left the game face down; no word names them."""

FIXED: Final = "fixed"
"""The kind of what stays where it is: Dagon and the Legendary Monster."""

ATTACKS: Final = ("attack", "special_attack")
STACKS: Final = ("tokens", "token_discards")
MONSTERS: Final = tuple(f"monster {rank}" for rank in RANKS)
STORIES: Final = ("city", "wilderness", "skellige", "event", "item")
STAY: Final = frozenset((*ATTACKS, "legendary_attack", "movement", FIXED))
"""What never leaves the game by a repair."""

ONLY: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("city", "city_discards"), ("city",)),
    **dict.fromkeys(("wilderness", "wilderness_discards"), ("wilderness",)),
    **{f"{key}.{rank}": (f"monster {rank}",) for key in STACKS for rank in RANKS},
    "second_stack": MONSTERS[:1],
    "attack_deck": ATTACKS,
    "attack_aside": ATTACKS[:1],
    "legend_deck": ("legendary_attack",),
    OUT: (),
}
"""Piles in which not everything lies that could by its class."""


def kind_of(card: str) -> str:
    """Cards of one kind can lie in the same places."""
    match library.printed(card):
        case ActionCard() as printed:
            return f"cards of {printed.owner}" if printed.owner else ROW_NAMES[printed.kind]
        case Medallion() as printed:
            return f"medallions of {printed.owner}"
        case Monster() as printed:
            return FIXED if printed is library.DAGON else f"monster {printed.rank}"
        case MonsterAttack() as printed:
            return "legendary_attack" if printed.legendary else "attack"
        case ExplorationCard() as printed:
            return printed.deck.value
        case EventCard() as printed:
            return "event" if printed.keep is None else "item"
        case LegendaryMonster():
            return FIXED
        case printed:
            return KINDS.get(type(printed), type(printed).__name__.lower())


KINDS: Final[dict[type, str]] = {
    AttributeTrophy: "attribute_trophy",
    DagonBonus: "dagon_bonus",
    SpecialAttack: "special_attack",
    MovementCard: "movement",
    DestructionToken: "destruction",
    SkelligeCard: "skellige",
}


class HexerPiles(DeclaredRepairs[Game, Card]):
    """The piles of a game."""

    def kind(self, card: str) -> str:
        """By owner, deck, rank …"""
        return kind_of(card)

    def piles(self, state: Game) -> Piles[Card]:
        """Every pile of this game; those of players come last, as they are searched last."""
        kinds = self.kinds_by_class(state)
        here = {kind for some in kinds.values() for kind in some}
        shared = self.declared_piles(kinds, state, only=ONLY)
        every = [*_market_piles(state), *map(partial(_shared, state), shared), *_board_piles(state)]
        if (fight := state.fight) is not None:
            every += _combos(state, fight)
            if fight.defender is None:
                every += self.declared_piles(kinds, fight, "fight.", only=attack_kinds(fight))
        every.append(Pile(OUT, state.out, here - STAY))
        unseen = Pile(UNSEEN, state.out, here & STAY, hidden=True, is_named=False)
        every.append(replace(unseen, takes=False))
        for player in state.players:
            where, own = f"players.{player.id}.", _own(state, player)
            every += self.declared_piles(kinds, player, where, only=own, most=_limits(player))
            every.append(_quests(state, player))
        return {pile.name: pile for pile in every if pile.kinds & here and _is_there(state, pile)}


def _is_there(game: Game, pile: Pile[Card]) -> bool:
    """Some stacks are only there with enough players, or with an expansion."""
    if pile.name == "second_stack":
        return bool(SECOND_STACK[len(game.players)])
    return pile.name != "attack_aside" or game.has(Expansion.MONSTERJAGD)


# --- The table ------------------------------------------------------------------------------------


def _shared(game: Game, pile: Pile[Card]) -> Pile[Card]:
    """A declared pile of the table: events lie in their order, and the stack of attacks must not
    run out.
    """
    if pile.name == "events":
        return replace(pile, lay=partial(return_event, game))
    return replace(pile, takes=pile.name != "attack_aside")


def _market_piles(game: Game) -> Iterator[Pile[Card]]:
    """Card rows; a card that comes there fills the cheapest gap."""
    for kind, name in ROW_NAMES.items():
        if (market := game.markets[kind]) is not None:
            row = [card for card in market.row if card is not None]
            take, lay = partial(_leave_row, market), partial(_fill_row, market)
            yield Pile(f"rows.{name}", row, {name}, take=take, lay=lay, most=ROW)
            yield Pile(f"row_discards.{name}", market.discards, {name})
            yield Pile(f"row_decks.{name}", market.deck, {name}, hidden=True)


def _leave_row(market: Market, card: Card) -> None:
    market.row[market.row.index(card)] = None


def _fill_row(market: Market, card: Card) -> None:
    market.row[market.row.index(None)] = card


def _board_piles(game: Game) -> Iterator[Pile[Card]]:
    """The display, and the destruction tokens on the board."""
    for terrain in Terrain:
        den = game.dens[terrain]
        cards = [den.card] if den is not None else []
        take, lay = partial(leave_den, game, terrain), partial(lodge, game, terrain)
        yield Pile(f"monsters.{TERRAINS[terrain]}", cards, {*MONSTERS}, take=take, lay=lay)
    for place in MAINLAND:
        token = game.destruction_on[place.number]
        yield Pile(
            f"destruction_on.{place.id}",
            [token] if token is not None else [],
            {"destruction"},
            take=partial(_place_token, game, place.number, None),
            lay=partial(_place_token, game, place.number),
            hidden=True,
            most=1,
        )


def _place_token(game: Game, place: int, token: Card | None, _: object = None) -> None:
    game.destruction_on[place] = token


# --- Fights ---------------------------------------------------------------------------------------


def attack_kinds(fight: Fight) -> dict[str, tuple[str, ...]]:
    """The attack cards of a life deck."""
    kinds = ONLY["legend_deck" if fight.opponent is Opponent.LEGENDARY else "attack_deck"]
    return dict.fromkeys(("life", "discards"), kinds)


def _combos(game: Game, fight: Fight) -> Iterator[Pile[Card]]:
    """The card that was played last; the combo itself is played."""
    for side, fighter in zip(("attacker", "defender"), fight.fighters(), strict=False):
        last = [played.card for played in fighter.combo[-1:]]
        kinds = own_cards(game.players[fighter.index])
        unplay = partial(_unplay, fighter)
        yield Pile(f"fight.{side}.combo", last, {*kinds}, take=unplay, takes=False)


def _unplay(fighter: Fighter, card: Card) -> None:
    """The last card leaves the combo; no chain tab of the one before is used any more."""
    fighter.combo.pop()
    for played in fighter.combo[-1:]:
        played.tab = -1


# --- Players --------------------------------------------------------------------------------------


def own_cards(player: Player) -> tuple[str, ...]:
    """The kinds of the cards that a player can own."""
    return f"cards of {player.id}", ROW_NAMES[player.kind]


def _own(game: Game, player: Player) -> dict[str, tuple[str, ...]]:
    """What lies with this player of what could by its class."""
    others = [f"medallions of {other.id}" for other in game.players if other is not player]
    return {
        **dict.fromkeys(("hand", "deck", "discard_pile"), own_cards(player)),
        "trophies": (*MONSTERS, "attribute_trophy", "dagon_bonus", *others),
        "medallions": (f"medallions of {player.id}",),
        "items": ("item",),
    }


def _limits(player: Player) -> dict[str, int]:
    return {"hand": HAND_LIMIT, "potions": potion_limit(player), "bombs": BOMB_LIMIT}


def _quests(game: Game, player: Player) -> Pile[Card]:
    cards = [quest.card for quest in player.quests]
    drop = partial(_drop_quest, game, player)
    return Pile(f"players.{player.id}.quests", cards, {*STORIES}, take=drop, takes=False)


def _drop_quest(game: Game, player: Player, card: Card) -> None:
    quest = next(quest for quest in player.quests if quest.card is card)
    player.quests.remove(quest)
    if quest.tile:
        return_tile(game, quest.place)
