"""Where cards can lie, as a repair finds and puts them: which kinds, how many, and what goes with
their coming and leaving.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.declared.repairs import DeclaredRepairs
from tafelrunde.engine.table_repairs import Pile, Piles
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
)
from tafelrunde.games.hexer.repairs.tokens import leave_den, lodge
from tafelrunde.games.hexer.rules.alchemy import potion_limit
from tafelrunde.games.hexer.rules.deck import ROW_NAMES
from tafelrunde.games.hexer.rules.tiles import shuffle_back
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

ATTACKS: Final = ("attack", "SpecialAttack")
LEGENDARY_ATTACKS: Final = ("legendary_attack",)
MONSTERS: Final = tuple(f"monster {rank}" for rank in RANKS)
STORIES: Final = ("city", "wilderness", "SkelligeCard", "event", "item")
STAY: Final = frozenset((*ATTACKS, *LEGENDARY_ATTACKS, "MovementCard", FIXED))
"""What never leaves the game by a repair."""

ONLY: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"{deck}{pile}": (deck,) for deck in STORIES[:2] for pile in ("", "_discards")},
    **{f"{pile}.{n}": (f"monster {n}",) for pile in ("tokens", "token_discards") for n in RANKS},
    "attack_deck": ATTACKS,
    "legend_deck": LEGENDARY_ATTACKS,
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
            return type(printed).__name__


class HexerPiles(DeclaredRepairs[Game, Card]):
    """The piles of a game."""

    def kind(self, card: str) -> str:
        """By owner, deck, rank …"""
        return kind_of(card)

    def piles(self, state: Game) -> Piles[Card]:
        """Every pile of this game; events lie in their order, and the stack of attacks must not run
        out.
        """
        declared, here = super().piles(state), _kinds_in(state)
        declared["events"] = replace(declared["events"], lay=partial(return_event, state))
        declared["attack_aside"] = replace(declared["attack_aside"], takes=False)
        every = [*declared.values(), *_rows(state), *_board(state), *_combos(state)]
        unseen = Pile(UNSEEN, state.out, STAY, hidden=True, takes=False, is_named=False)
        every += [unseen, *_quests(state)]
        return {pile.name: pile for pile in every if pile.kinds & here}

    def only(self, state: Game) -> dict[str, Collection[str]]:
        """By owner, deck and rank; some stacks are only there with enough players, in a fight or
        with an expansion.
        """
        fight, few = state.fight, not SECOND_STACK[len(state.players)]
        found: dict[str, Collection[str]] = {
            **ONLY,
            OUT: _kinds_in(state) - STAY,
            "second_stack": () if few else MONSTERS[:1],
            "attack_aside": ATTACKS[:1] if state.has(Expansion.MONSTERJAGD) else (),
        }
        if fight is not None:
            legendary = fight.opponent is Opponent.LEGENDARY
            monster = LEGENDARY_ATTACKS if legendary else ATTACKS
            kinds = monster if fight.defender is None else ()
            found |= dict.fromkeys(("fight.life", "fight.discards"), kinds)
        for player in state.players:
            own = _own(state, player).items()
            found |= {f"players.{player.id}.{pile}": kinds for pile, kinds in own}
        return found

    def limits(self, state: Game) -> dict[str, int]:
        """Hands and belts are full some time."""
        found: dict[str, int] = {}
        for player in state.players:
            most = {"hand": HAND_LIMIT, "potions": potion_limit(player), "bombs": BOMB_LIMIT}
            found |= {f"players.{player.id}.{pile}": each for pile, each in most.items()}
        return found

    def parts(self, state: Game) -> Iterator[tuple[str, object]]:
        """The table, the players, and whoever fights."""
        yield from super().parts(state)
        if state.fight is not None:
            yield "fight.", state.fight
            for side, fighter in _sides(state.fight):
                yield f"fight.{side}.", fighter


def _kinds_in(game: Game) -> set[str]:
    """The kinds of all cards of a game."""
    return {kind_of(card) for card in {card.id for card in game.cards}}


# --- The table ------------------------------------------------------------------------------------


def _rows(game: Game) -> Iterator[Pile[Card]]:
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


def _board(game: Game) -> Iterator[Pile[Card]]:
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
            {"DestructionToken"},
            take=partial(_place_token, game, place.number, None),
            lay=partial(_place_token, game, place.number),
            hidden=True,
            most=1,
        )


def _place_token(game: Game, place: int, token: Card | None, _: object = None) -> None:
    game.destruction_on[place] = token


# --- Fights ---------------------------------------------------------------------------------------


def _sides(fight: Fight) -> Iterator[tuple[str, Fighter]]:
    return zip(("attacker", "defender"), fight.fighters(), strict=False)


def _combos(game: Game) -> Iterator[Pile[Card]]:
    """The card that was played last; the combo itself is played."""
    for side, fighter in _sides(game.fight) if game.fight is not None else ():
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
        "trophies": (*MONSTERS, "AttributeTrophy", "DagonBonus", *others),
        "medallions": (f"medallions of {player.id}",),
        "items": ("item",),
    }


def _quests(game: Game) -> Iterator[Pile[Card]]:
    for player in game.players:
        cards = [quest.card for quest in player.quests]
        drop = partial(_drop_quest, game, player)
        yield Pile(f"players.{player.id}.quests", cards, {*STORIES}, take=drop, takes=False)


def _drop_quest(game: Game, player: Player, card: Card) -> None:
    quest = next(quest for quest in player.quests if quest.card is card)
    player.quests.remove(quest)
    if quest.tile:
        shuffle_back(game, [quest.place])
