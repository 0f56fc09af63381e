"""The table as a client draws it: small plain data, made from views without hidden things.

A card is written "id#uid"; what a card says comes once, with the content of the game. Terrains,
colours and attributes are numbers, places are the numbers of locations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.content import LANGUAGES, Name
from tafelrunde.engine.decisions import PARTY
from tafelrunde.games.hexer import library, views
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.physical import HIDDEN, Card
from tafelrunde.games.hexer.rules.attributes import most_shield
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.state import Den, Fight, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import DAGON_TOP, Expansion, Kind
from tafelrunde.games.hexer.texts.ability_effects import ability_text
from tafelrunde.games.hexer.texts.cards import hamper_text

Data = dict[str, Any]


def present(game: Game, seats: Sequence[int]) -> Data:
    """Everything that somebody on these seats, or on none, sees of the table."""
    return present_each(game, [seats])[0]


def present_each(game: Game, readers: Sequence[Sequence[int]]) -> list[Data]:
    """What each of several people sees, named by their seats; what they all see is made once."""
    public = _public(views.view(game, PARTY))
    own = {seat: views.own_cards(game, seat) for seat in {s for seats in readers for s in seats}}
    return [_with_own(public, {seat: own[seat] for seat in seats}) for seats in readers]


def _public(game: Game) -> Data:
    """What everybody sees."""
    return {
        "expansions": [expansion.value for expansion in game.setup.expansions],
        "side": game.setup.side,
        "round": game.round,
        "phase": game.phase.name.lower(),
        "start": game.start,
        "active": game.active,
        "winner": game.winner,
        "players": [_player(game, each) for each in game.players],
        "markets": [_market(game.markets[kind]) for kind in Kind],
        "dens": [_den(den) for den in game.dens],
        "fight": _fight(game.fight) if game.fight is not None else None,
        **_board(game),
        **_sea(game),
        "decks": _decks(game),
    }


def _with_own(public: Data, own: Mapping[int, views.OwnCards]) -> Data:
    """The table with the cards that lie open for these seats alone."""
    if not own:
        return public
    found = public | {"players": public["players"][:]}
    for seat, mine in own.items():
        found["players"][seat] = public["players"][seat] | {
            "cards": cards(mine.hand),
            "deck_cards": cards(mine.deck),
        }
    if public["fight"] is not None:
        fighters = [
            each | {"seen": cards(own[each["player"]].seen)} if each["player"] in own else each
            for each in public["fight"]["fighters"]
        ]
        found["fight"] = public["fight"] | {"fighters": fighters}
    return found


def card(one: Card) -> str:
    """A card on the wire."""
    return f"{one.id}#{one.uid}"


def cards(several: Sequence[Card]) -> list[str]:
    """Cards on the wire; those that lie face down are left out."""
    return [card(one) for one in several if one is not HIDDEN]


def both(name: Name) -> dict[str, str]:
    """A text in both languages."""
    return {lang: name.text(lang) for lang in LANGUAGES}


# --- Players --------------------------------------------------------------------------------------


def _player(game: Game, player: Player) -> Data:
    return {
        "id": player.id,
        "kind": int(player.kind),
        "levels": player.levels[:],
        "level": player.level,
        "shield": player.shield,
        "most_shield": most_shield(game, player),
        "gold": player.gold,
        "place": player.place,
        "school": player.school,
        "space": player.space,
        "moved": player.moved,
        "hand": len(player.hand),
        "cards": [],
        "deck": len(player.deck),
        "deck_cards": [],
        "discard_pile": cards(player.discard_pile),
        **_belongings(player),
    }


def _belongings(player: Player) -> Data:
    return {
        "potions": cards(player.potions),
        "bombs": cards(player.bombs),
        "mutagens": cards(player.mutagens),
        "trophies": cards(player.trophies),
        "trophy_count": player.count_trophies(),
        "items": [_item(each) for each in player.items],
        "quests": [
            {
                "id": each.quest,
                "place": each.place,
                "task": both(library.QUESTS[each.quest].task),
            }
            for each in player.quests
        ],
        "rumours": player.rumours[:],
        "trails": sorted(int(terrain_of(tile)) for tile in player.trails),
        "weaknesses": [list(each) for each in player.weaknesses],
        "destruction": len(player.destruction),
        "dagon_trail": player.dagon_trail,
    }


def _item(one: Card) -> Data:
    """What stays with a player from a story; only now may it be read what it does."""
    event = one.printed
    assert isinstance(event, EventCard)
    texts: Mapping[str, str] = {}
    if event.keep is not None:
        texts = {lang: ability_text(event.keep, lang) for lang in LANGUAGES}
    return {"card": card(one), "text": texts}


# --- The table ------------------------------------------------------------------------------------


def _market(market: Market | None) -> Data | None:
    if market is None:
        return None
    return {
        "row": [card(each) if each is not None else None for each in market.row],
        "costs": [
            None if each is None else -1 if each.trash_cost else each.prices[column]
            for column, each in enumerate(market.row)
        ],
        "deck": len(market.deck),
        "discards": len(market.discards),
    }


def _den(den: Den | None) -> Data | None:
    return None if den is None else {"card": card(den.card), "place": den.place}


def _board(game: Game) -> Data:
    laid_waste = [place for place, token in enumerate(game.destruction_on) if token is not None]
    legend = None
    if game.legend is not None:
        legend = {
            "card": card(game.legend),
            "place": game.legend_place,
            "life": len(game.legend_deck),
            "way": [each.id for each in game.movement_discards[-1:]],
        }
    return {
        "legend": legend,
        "destruction": laid_waste,
        "weakness": [[place, terrain] for place, terrain, _ in game.weakness_on],
        "tavern": game.tavern,
        "trophies": cards(game.attribute_trophies),
    }


def _sea(game: Game) -> Data:
    if not game.has(Expansion.SKELLIGE):
        return {"ships": [], "islands": [], "dagon": None}
    top = card(game.dagon_card) if game.dagon_card is not None else ""
    dagon = {"space": game.dagon, "top": DAGON_TOP, "card": top, "trails": game.dagon_trails}
    return {"ships": sorted(game.ships), "islands": sorted(game.islands), "dagon": dagon}


def _decks(game: Game) -> dict[str, int]:
    names = ("city", "wilderness", "skellige", "potion_deck", "bomb_deck", "mutagen_deck")
    return {name: len(getattr(game, name)) for name in names}


# --- Fights ---------------------------------------------------------------------------------------


def _fight(fight: Fight) -> Data:
    return {
        "opponent": fight.opponent.name.lower(),
        "monster": card(fight.monster) if fight.monster is not None else "",
        "life": len(fight.life),
        "attacks": cards(fight.discards),
        "turn": fight.turn,
        "step": fight.step.name.lower(),
        "turns": fight.turns,
        "announced": fight.announced,
        "guard": fight.guard,
        "weaker": fight.weaker,
        "dice": fight.dice,
        "rewards": sum(fight.rewards),
        "bets": [list(bet) for bet in fight.bets],
        "fighters": [_fighter(each) for each in fight.fighters()],
    }


def _fighter(fighter: Fighter) -> Data:
    return {
        "player": fighter.index,
        "turns": fighter.turns,
        "combo": [
            {"card": card(each.card), "tab": each.tab, "boosted": each.boosted}
            for each in fighter.combo
        ],
        "damage": fighter.damage,
        "protection": fighter.protection,
        "poison": fighter.poison,
        "wounds": sum(fighter.wounds),
        "hampers": _hampers(fighter),
        "lowered": fighter.lowered[:],
        "used": fighter.used[:],
        "weaknesses": fighter.weaknesses[:],
        "seen": [],
    }


def _hampers(fighter: Fighter) -> list[dict[str, str]]:
    """What hampers the present combat turn, then what waits for the next one, in sentences."""
    present = [(each, True) for each in fighter.hampers]
    return [
        {lang: hamper_text(each, lang, now=now) for lang in LANGUAGES}
        for each, now in [*present, *((each, False) for each in fighter.coming)]
    ]
