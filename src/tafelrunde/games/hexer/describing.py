"""The table in the words of a written position: its facts, and the position to build it again.

A fact has the key that it has in a position, so that expectations and positions read alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.games import Data
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.position_forms import (
    ATTRIBUTES,
    FIGHT_PLAIN,
    FIGHTER_PLAIN,
    PLAIN,
    PLAYER_PILES,
    PLAYER_PLAIN,
    RANKS,
    SHARED_PILES,
    TERRAINS,
)
from tafelrunde.games.hexer.rules.deck import ROW_NAMES
from tafelrunde.games.hexer.setups import setup_data
from tafelrunde.games.hexer.state import NOBODY, TABLE, Den, Fight, Fighter, Game, Player
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
    data: Data = {key: getattr(game, key) for key in PLAIN}
    setup = setup_data(game.setup)
    data |= {key: setup[key] for key in ("expansions", "side", "mutagens", "marker", "overlap")}
    data["veiled"] = game.setup.veiled
    data["ahead"] = game.ahead[:]
    data |= {
        "legendary": game.legend.id if game.legend is not None else "",
        "legendary_place": place(game.legend_place),
        "phase": game.phase.name.lower(),
        "start": game.players[game.start].id,
        "active": game.player.id,
        "players": {player.id: player_facts(game, player) for player in game.players},
        "dice": game.dice[:],
        "fight": fight_facts(game, game.fight) if game.fight is not None else NO_FIGHT,
        "over": game.winner != NOBODY,
        "winner": game.players[game.winner].id if game.winner != NOBODY else "",
        "out": sorted(ids(game.out)),
    }
    return data | board_facts(game) | pile_facts(game)


def board_facts(game: Game) -> Data:
    """Monsters, tiles and tokens on the board."""
    tokens = enumerate(game.destruction_on)
    return {
        "monsters": {name: den_facts(den) for name, den in zip(TERRAINS, game.dens, strict=True)},
        "tiles": {
            name: places(stack)[::-1] for name, stack in zip(TERRAINS, game.tiles, strict=True)
        },
        "destruction_on": {place(number): token.id if token else "" for number, token in tokens},
        "weakness_on": [
            {"place": place(where), "terrain": TERRAINS[terrain], "numeral": numeral}
            for where, terrain, numeral in game.weakness_on
        ],
        "weakness_supply": dict(zip(TERRAINS, game.weakness_supply, strict=True)),
        "tavern": place(game.tavern),
        "ships": places(game.ships),
        "islands": places(game.islands),
    }


def den_facts(den: Den | None) -> Data:
    """A monster of the display; its id is empty where none stands."""
    if den is None:
        return {"id": "", "place": "", "second": False}
    return {"id": den.card.id, "place": place(den.place), "second": den.second}


def pile_facts(game: Game) -> Data:
    """The shared piles, the next card to be drawn first, and how many cards lie in them."""
    piles: Data = {key: ids(getattr(game, key))[::-1] for key in SHARED_PILES}
    markets = [(ROW_NAMES[kind], game.markets[kind]) for kind in Kind]
    return {
        **piles,
        "sizes": sizes(game),
        "rows": {name: ids(market.row) for name, market in markets if market},
        "row_decks": {name: ids(market.deck)[::-1] for name, market in markets if market},
        "row_discards": {name: ids(market.discards) for name, market in markets if market},
        "tokens": {r: ids(pile)[::-1] for r, pile in zip(RANKS, game.tokens, strict=True)},
        "token_discards": {
            r: ids(pile)[::-1] for r, pile in zip(RANKS, game.token_discards, strict=True)
        },
    }


def sizes(game: Game) -> Data:
    """How many cards lie in every pile."""
    found: Data = {**TABLE.sizes(game)}
    for name in TABLE.stacks(Game):
        found[name] = dict(zip(RANKS, found[name], strict=True))
    rows = [(ROW_NAMES[kind], market) for kind in Kind if (market := game.markets[kind])]
    found["row_decks"] = {name: len(market.deck) for name, market in rows}
    found["row_discards"] = {name: len(market.discards) for name, market in rows}
    return found


def player_facts(game: Game, player: Player) -> Data:
    """A player with board, cards and what was done in this turn."""
    piles = {pile: ids(getattr(player, pile)) for pile in PLAYER_PILES}
    piles["deck"].reverse()
    plain = {key: getattr(player, key) for key in PLAYER_PLAIN}
    return {
        **plain,
        **piles,
        "used": player.used[:],
        "place": place(player.place),
        "school": place(player.school),
        "levels": dict(zip(ATTRIBUTES, player.levels, strict=True)),
        "rumours": places(player.rumours),
        "trails": places(player.trails),
        "done": places(player.done),
        "gambled": [game.players[index].id for index in player.gambled],
        "taken": [TERRAINS[terrain] for terrain in player.taken],
        "weaknesses": [
            {"terrain": TERRAINS[terrain], "numeral": numeral}
            for terrain, numeral in player.weaknesses
        ],
        "quests": [
            {"card": q.card.id, "quest": q.quest, "place": place(q.place), "tile": q.tile}
            for q in player.quests
        ],
        "sizes": TABLE.sizes(player),
    }


def fight_facts(game: Game, fight: Fight) -> Data:
    """A running fight."""
    data: Data = {key: getattr(fight, key) for key in FIGHT_PLAIN}
    data["rewards"] = fight.rewards[:]
    against = fight.monster.id if fight.monster is not None else ""
    if fight.defender is not None:
        against = game.players[fight.defender.index].id
        data["defender"] = fighter_facts(fight.defender)
    return data | {
        "against": against,
        "drawn": fight.opponent is Opponent.DRAWN,
        "step": fight.step.name.lower(),
        "life": ids(fight.life)[::-1],
        "discards": ids(fight.discards),
        "sizes": TABLE.sizes(fight),
        "attacker": fighter_facts(fight.attacker),
        "bets": {game.players[who].id: game.players[on].id for who, on in fight.bets},
    }


def fighter_facts(fighter: Fighter) -> Data:
    """A player in a fight."""
    data = TABLE.dumped(fighter)
    plain: Data = {key: data[key] for key in FIGHTER_PLAIN}
    return plain | {
        "lowered": dict(zip(ATTRIBUTES, fighter.lowered, strict=True)),
        "combo": [
            {"card": each.card.id, "tab": each.tab, "boosted": each.boosted}
            for each in fighter.combo
        ],
        "coming": data["coming"],
        "hampers": data["hampers"],
        "seen": ids(fighter.seen),
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
