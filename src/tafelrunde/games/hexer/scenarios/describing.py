"""The table in the words of a written position: its facts, and the position to build it again.

A fact has the key that it has in a position, so that expectations and positions read alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import facts_of, sizes_of
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.rules.deck import ROW_NAMES
from tafelrunde.games.hexer.scenarios.forms import FIGHT_BY_HAND, GAME_BY_HAND, TERRAINS
from tafelrunde.games.hexer.setups import setup_data
from tafelrunde.games.hexer.state import NOBODY, Den, Fight, Game
from tafelrunde.games.hexer.terms import Kind, Opponent


def ids(cards: Sequence[Card | None]) -> list[str]:
    """The ids of some cards; an empty space is empty."""
    return [card.id if card is not None else "" for card in cards]


def place(number: int) -> str:
    """The id of a location; empty for nowhere."""
    return LOCATIONS[number].id if number >= 0 else ""


def places(numbers: Sequence[int]) -> list[str]:
    """The ids of some locations."""
    return [place(number) for number in numbers]


NO_FIGHT: Data = dict.fromkeys(("against", "step"), "") | {
    "life": [],
    "discards": [],
    "drawn": False,
    "turn": 0,
    "attacker": {"poison": 0},
}
"""What is said of a fight while there is none."""

# --- Facts ----------------------------------------------------------------------------------------


def facts(game: Game) -> Data:
    """Everything on the table, as plain data."""
    seats = [player.id for player in game.players]
    setup = setup_data(game.setup)
    return {
        **facts_of(game, seats, without=(*GAME_BY_HAND, "tiles", "chance")),
        **{key: setup[key] for key in ("expansions", "side", "mutagens", "marker", "overlap")},
        "veiled": game.setup.veiled,
        "ahead": game.ahead[:],
        "legendary": game.legend.id if game.legend is not None else "",
        "legendary_place": place(game.legend_place),
        "players": {
            player.id: facts_of(player, seats) | {"sizes": sizes_of(player)}
            for player in game.players
        },
        "fight": fight_facts(game, game.fight, seats) if game.fight is not None else NO_FIGHT,
        "over": game.winner != NOBODY,
        "winner": game.players[game.winner].id if game.winner != NOBODY else "",
        "out": sorted(ids(game.out)),
        **board_facts(game),
        **row_facts(game),
    }


def board_facts(game: Game) -> Data:
    """Monsters, tiles and tokens on the board."""
    tokens = enumerate(game.destruction_on)
    return {
        "monsters": {name: den_facts(den) for name, den in zip(TERRAINS, game.dens, strict=True)},
        "tiles": {
            name: places(stack)[::-1] for name, stack in zip(TERRAINS, game.tiles, strict=True)
        },
        "destruction_on": {place(number): token.id if token else "" for number, token in tokens},
    }


def den_facts(den: Den | None) -> Data:
    """A monster of the display; its id is empty where none stands."""
    if den is None:
        return {"id": "", "place": "", "second": False}
    return {"id": den.card.id, "place": place(den.place), "second": den.second}


def row_facts(game: Game) -> Data:
    """The card rows with their decks, the next card to be drawn first, and the sizes of piles."""
    rows = {ROW_NAMES[kind]: market for kind in Kind if (market := game.markets[kind])}
    decks = {name: facts_of(market) for name, market in rows.items()}
    sizes = {name: sizes_of(market) for name, market in rows.items()}
    return {
        "rows": {name: own["row"] for name, own in decks.items()},
        "row_decks": {name: own["deck"] for name, own in decks.items()},
        "row_discards": {name: own["discards"] for name, own in decks.items()},
        "sizes": {
            **sizes_of(game),
            "row_decks": {name: own["deck"] for name, own in sizes.items()},
            "row_discards": {name: own["discards"] for name, own in sizes.items()},
        },
    }


def fight_facts(game: Game, fight: Fight, seats: Sequence[str]) -> Data:
    """A running fight."""
    data = facts_of(fight, seats, without=FIGHT_BY_HAND)
    against = fight.monster.id if fight.monster is not None else ""
    if fight.defender is not None:
        against = seats[fight.defender.index]
        data["defender"] = facts_of(fight.defender, seats)
    return data | {
        "against": against,
        "drawn": fight.opponent is Opponent.DRAWN,
        "sizes": sizes_of(fight),
        "attacker": facts_of(fight.attacker, seats),
        "bets": {seats[who]: seats[on] for who, on in fight.bets},
    }


# --- The position to build it again ---------------------------------------------------------------

LEFT_OUT = ("sizes", "over", "winner", "out")


def describe(game: Game) -> Data:
    """The position of a table at a checkpoint; `positions.build` makes the same table of it."""
    found = facts(game)
    data = {key: value for key, value in found.items() if key not in LEFT_OUT}
    data["chance"] = [str(stream) for stream in game.chance.streams]
    data["monsters"] = {name: den for name, den in found["monsters"].items() if den["id"]}
    data["destruction_on"] = {name: t for name, t in found["destruction_on"].items() if t}
    if game.fight is None:
        del data["fight"]
    data["players"] = {
        name: _short(player, keep=("deck", "medallions", "levels", "gold", "shield"))
        for name, player in found["players"].items()
    }
    if game.fight is not None:
        data["fight"] = _short(found["fight"], keep=("life",))
        for side in ("attacker", "defender"):
            if side in data["fight"]:
                data["fight"][side] = _short(data["fight"][side], keep=())
    unset = (
        "fight",
        "tavern",
        "legendary",
        "legendary_place",
        "dice",
        "islands",
        "weakness_on",
        "veiled",
    )
    return {key: value for key, value in data.items() if value or key not in unset}


def _short(found: Data, keep: Sequence[str]) -> Data:
    """Only what differs from nothing, and what must always be named."""
    return {
        key: value
        for key, value in found.items()
        if key != "sizes" and (value or key in keep or (value == 0 and value is not False))
    }
