"""Chapter 17: Skellige location actions (Skellige-Ortsaktionen)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.options import AnyOption, Word
from tafelrunde.games.hexer.fights.hunt import begin_hunt, draw_monster
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.options import CardCost, MonsterRank
from tafelrunde.games.hexer.rules.alchemy import check_potions, gain_potions
from tafelrunde.games.hexer.rules.attributes import can_rise, raise_attribute
from tafelrunde.games.hexer.rules.deck import gain_card
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.rules.tiles import find_trail, has_trail
from tafelrunde.games.hexer.rules.victory import gain_trophy
from tafelrunde.games.hexer.state.board import LocationAction
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import Attribute, Opponent, Terrain

MOST_WEAK_TROPHIES: Final = 1
POTIONS: Final = 4
GOLD: Final = 3


def ard_skellig(game: Game, player: Player) -> Flow[None]:
    """Ard Skellig: raise any attribute, free and regardless of the witcher level (H17.19)."""
    offered = [attribute for attribute in Attribute if can_rise(player, attribute)]
    attribute = yield from choose(player.seat, offered, "raise", "H17.19")
    yield from raise_attribute(game, player, attribute, "H17.19")


def isle_of_mists(game: Game, player: Player) -> Flow[None]:
    """Isle of Mists: a card of cost 0 onto the discard pile, or of cost 1 for 1 gold (H17.20)."""
    costs = [CardCost(0), CardCost(1)] if player.gold else [CardCost(0)]
    cost = yield from choose(player.seat, costs, "card_cost", "H17.20")
    lose_gold(game, player, cost.number, "H17.20")
    yield from gain_card(game, player, "H17.20", cost.number)


def monster_trophies(player: Player, *ranks: int) -> list[Card]:
    """The monsters of those ranks among the trophies."""
    return [
        card
        for card in player.trophies
        if isinstance(card.printed, Monster) and card.printed.rank in ranks
    ]


def eyna(game: Game, player: Player) -> Flow[None]:
    """Eyna: a monster trophy of rank I or II for a random one of the next rank; without any of
    these, a random one of rank I; no advance, no exhaustion (H17.21).
    """
    own = monster_trophies(player, 1, 2)
    if not own:
        receive(game, player, 1)
        return
    offered: list[Card | Word] = [*own, PASS]
    given = yield from choose(player.seat, offered, "give_trophy", "H17.21")
    if isinstance(given, Card):
        assert isinstance(given.printed, Monster)
        if receive(game, player, given.printed.rank + 1):
            game.move(given, player.trophies, game.out)
            yield from check_potions(game, player)  # a trophy may have allowed more


def receive(game: Game, player: Player, rank: int) -> bool:
    """A monster drawn becomes a trophy without a fight (H17.03, H17.05); False if there is
    none (H17.07).
    """
    card = draw_monster(game, rank)
    if card is not None:
        gain_trophy(game, player, card, "H17.03")
    return card is not None


def hen_inis(game: Game, player: Player) -> Flow[None]:
    """Hen Inis: a random rank I monster as a trophy; no advance, no exhaustion (H17.03, H17.06)."""
    receive(game, player, 1)
    yield from ()


def huandre_heuangi(game: Game, player: Player) -> Flow[None]:
    """Huandre Heuangi: draw a monster of a chosen rank and fight it in phase II at once (H17.08,
    H17.09).
    """
    found = [r for r in (1, 2, 3) if game.tokens[r - 1] or game.token_discards[r - 1]]
    ranks = list(map(MonsterRank, found))
    rank = yield from choose(player.seat, ranks, "rank", "H17.08")
    monster = draw_monster(game, rank.number)
    assert monster is not None
    yield from begin_hunt(game, player, Opponent.DRAWN, monster)


def aenye_ard(game: Game, player: Player) -> Flow[None]:
    """Aenye Ard: 4 potions, each with the bomb exchange, then at most 4 are kept (H17.14,
    H17.15).
    """
    yield from gain_potions(game, player, POTIONS, "H17.14")


def loc_gwen(game: Game, player: Player) -> Flow[None]:
    """Loc Gwen: 3 gold (H17.16)."""
    gain_gold(game, player, GOLD, "H17.16")
    yield from ()


def pawen_y_crevan(game: Game, player: Player) -> Flow[None]:
    """Pawen y Crevan: up to 1 trail of each terrain (H17.17, H17.18)."""
    for terrain in Terrain:
        if game.tiles[terrain] and not has_trail(player, terrain):
            offered: list[Terrain | Word] = [terrain, PASS]
            taken = yield from choose(player.seat, offered, "trail", "H17.18")
            if isinstance(taken, Terrain):
                find_trail(game, player, terrain, "H17.17")


def why_not_hen_inis(game: Game, player: Player) -> str | None:
    """With 2 or more rank I trophies the action is closed (H17.04)."""
    return "H17.04" if len(monster_trophies(player, 1)) > MOST_WEAK_TROPHIES else None


def why_not_ard_skellig(game: Game, player: Player) -> str | None:
    """Some attribute must be able to rise (H6.19)."""
    return None if any(can_rise(player, each) for each in Attribute) else "H6.19"


def why_not_huandre(game: Game, player: Player) -> str | None:
    """Some stack must hold a monster (H17.07)."""
    some = any(game.tokens) or any(game.token_discards)
    return None if some else "H17.07"


CHECKS: Final = {
    LocationAction.HEN_INIS: why_not_hen_inis,
    LocationAction.ARD_SKELLIG: why_not_ard_skellig,
    LocationAction.HUANDRE_HEUANGI: why_not_huandre,
}
REASONS: Final[dict[str, Callable[[Game, Player], Reason]]] = {
    "H17.04": lambda game, player: because(
        "weak-trophies", number=len(monster_trophies(player, 1))
    ),
    "H17.07": lambda game, player: because("no-monster-left"),
}
ACTIONS: Final[dict[AnyOption, Callable[[Game, Player], Flow[None]]]] = {
    LocationAction.ARD_SKELLIG: ard_skellig,
    LocationAction.ISLE_OF_MISTS: isle_of_mists,
    LocationAction.EYNA: eyna,
    LocationAction.HEN_INIS: hen_inis,
    LocationAction.LOC_GWEN: loc_gwen,
    LocationAction.AENYE_ARD: aenye_ard,
    LocationAction.PAWEN_Y_CREVAN: pawen_y_crevan,
    LocationAction.HUANDRE_HEUANGI: huandre_heuangi,
}
