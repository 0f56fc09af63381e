"""The table as plain data, and back: for saved games, scenario files and views on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final, TypeAlias

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadScenario, BadSetup
from tafelrunde.engine.forms import each, flag, one_of, table, text
from tafelrunde.engine.games import Data
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.position_forms import PLAYER_PILES
from tafelrunde.games.hexer.rules.setup import laid_out
from tafelrunde.games.hexer.save_checks import check_cards as check_cards
from tafelrunde.games.hexer.save_checks import check_table
from tafelrunde.games.hexer.save_forms import FIGHT, FIGHTER, GAME, PLAYER, SAVED
from tafelrunde.games.hexer.table import (
    PILES,
    Card,
    Den,
    Fight,
    Fighter,
    Game,
    Market,
    Played,
    Player,
    Printed,
    Quest,
    Setup,
)
from tafelrunde.games.hexer.terms import Colour, CombatStep, Expansion, Opponent, Phase
from tafelrunde.games.hexer.vocabulary_monsters import NextTurn

SETUP: Final = table(
    {
        "characters": each(text),
        "schools": each(text),
        "expansions": each(one_of([expansion.value for expansion in Expansion])),
        "side": one_of(["a", "b"]),
        "legendary": text,
        "mutagens": flag,
        "marker": flag,
        "overlap": flag,
    }
)
Part: TypeAlias = Game | Player | Fight | Fighter


def setup_data(setup: Setup) -> Data:
    """The players' choices as plain data."""
    data = asdict(setup)
    data["expansions"] = [expansion.value for expansion in setup.expansions]
    return data | {"characters": list(setup.characters), "schools": list(setup.schools)}


def setup_from(data: Any) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or kind of value."""
    try:
        SETUP(data, "setup")
    except BadScenario as trouble:
        raise BadSetup(str(trouble)) from trouble
    plain = ("side", "legendary", "mutagens", "marker", "overlap")
    known = {key: data[key] for key in plain if key in data}
    default = Setup()
    expansions = [Expansion(name) for name in data.get("expansions", ())]
    return Setup(
        characters=tuple(data.get("characters", default.characters)),
        schools=tuple(data.get("schools", ())),
        expansions=(
            tuple(e for e in Expansion if e in expansions)
            if "expansions" in data
            else default.expansions
        ),
        **known,
    )


def _uids(cards: list[Card]) -> list[int]:
    return [card.uid for card in cards]


def _slots(cards: list[Card | None]) -> list[int | None]:
    return [card.uid if card is not None else None for card in cards]


def _values(thing: Part, names: Iterable[str]) -> Data:
    """Plain fields, lists copied, so that the data stays as it is while the game goes on."""
    found = {name: getattr(thing, name) for name in names}
    return {name: v[:] if isinstance(v, list) else v for name, v in found.items()}


def _put(thing: Part, data: Data, names: Iterable[str]) -> None:
    """The same fields back, lists copied again."""
    for name in names:
        value = data[name]
        setattr(thing, name, value[:] if isinstance(value, list) else value)


def dump(game: Game) -> Data:
    """Everything on the table; a card is its number in `cards`."""
    data = _values(game, GAME)
    data |= {name: _uids(getattr(game, name)) for name in PILES}
    data |= {
        "setup": setup_data(game.setup),
        "cards": [card.id for card in game.cards],
        "chance": [str(stream) for stream in game.chance.streams],
        "phase": int(game.phase),
        "players": [_dump_player(player) for player in game.players],
        "markets": [_dump_market(market) for market in game.markets],
        "tiles": [stack[:] for stack in game.tiles],
        "dens": [_dump_den(den) for den in game.dens],
        "tokens": [_uids(stack) for stack in game.tokens],
        "token_discards": [_uids(pile) for pile in game.token_discards],
        "legend": game.legend.uid if game.legend is not None else None,
        "dagon_card": game.dagon_card.uid if game.dagon_card is not None else None,
        "destruction_on": _slots(game.destruction_on),
        "weakness_supply": [supply[:] for supply in game.weakness_supply],
        "weakness_on": [list(token) for token in game.weakness_on],
        "fight": _dump_fight(game.fight) if game.fight is not None else None,
    }
    return data


def _dump_player(player: Player) -> Data:
    data = _values(player, PLAYER)
    data |= {name: _uids(getattr(player, name)) for name in PLAYER_PILES}
    data["weaknesses"] = [list(token) for token in player.weaknesses]
    data["quests"] = [[q.card.uid, q.quest, q.place, q.tile] for q in player.quests]
    return data


def _dump_market(market: Market | None) -> Data | None:
    if market is None:
        return None
    return {
        "row": _slots(market.row),
        "deck": _uids(market.deck),
        "discards": _uids(market.discards),
    }


def _dump_den(den: Den | None) -> list[Any] | None:
    return [den.card.uid, den.place, den.second] if den is not None else None


def _dump_fight(fight: Fight) -> Data:
    data = _values(fight, FIGHT)
    data |= {
        "opponent": int(fight.opponent),
        "step": int(fight.step),
        "monster": fight.monster.uid if fight.monster is not None else None,
        "life": _uids(fight.life),
        "discards": _uids(fight.discards),
        "bets": [list(bet) for bet in fight.bets],
        "attacker": dump_fighter(fight.attacker),
        "defender": dump_fighter(fight.defender) if fight.defender is not None else None,
    }
    return data


def dump_fighter(fighter: Fighter) -> Data:
    """A player in a fight, as plain data."""
    data = _values(fighter, FIGHTER)
    data["seen"] = _uids(fighter.seen)
    data["combo"] = [[p.card.uid, p.tab, p.boosted] for p in fighter.combo]
    data["coming"] = [_dump_hamper(hamper) for hamper in fighter.coming]
    data["hampers"] = [_dump_hamper(hamper) for hamper in fighter.hampers]
    return data


def _dump_hamper(hamper: NextTurn) -> Data:
    """Only what differs from nothing."""
    found: Data = {}
    for field in fields(hamper):
        value = getattr(hamper, field.name)
        if value != field.default:
            found[field.name] = [int(v) for v in value] if isinstance(value, tuple) else value
    return found


# --- Back -----------------------------------------------------------------------------------------


def load(data: Data) -> Game:
    """The table from plain data; raises an error if a value has another form, a card is missing or
    lies in two places, or things do not fit together.
    """
    SAVED(data, "save")
    setup = setup_from(data["setup"])
    cards = _physical(setup, data["cards"])
    game = Game(setup, cards, Chance([int(stream) for stream in data["chance"]]))
    _put(game, data, GAME)
    for name in PILES:
        setattr(game, name, _cards(cards, data[name]))
    game.phase = Phase(data["phase"])
    game.players = _load_players(setup, cards, data["players"])
    game.markets = [_load_market(cards, each) for each in data["markets"]]
    game.tiles = [stack[:] for stack in data["tiles"]]
    game.dens = [_load_den(cards, den) for den in data["dens"]]
    game.tokens = [_cards(cards, stack) for stack in data["tokens"]]
    game.token_discards = [_cards(cards, pile) for pile in data["token_discards"]]
    game.legend = _maybe(cards, data["legend"])
    game.dagon_card = _maybe(cards, data["dagon_card"])
    game.destruction_on = [_maybe(cards, uid) for uid in data["destruction_on"]]
    game.weakness_supply = [supply[:] for supply in data["weakness_supply"]]
    game.weakness_on = [
        (place, terrain, numeral) for place, terrain, numeral in data["weakness_on"]
    ]
    game.fight = _load_fight(cards, data["fight"]) if data["fight"] is not None else None
    check_cards(game)
    check_table(game)
    return game


def _physical(setup: Setup, names: Sequence[str]) -> list[Card]:
    """The cards of the table; those that a new game has too are the same ones, because cards never
    change.
    """
    new = laid_out(setup).cards
    printed = [library.printed(name) for name in names]
    same = len(new) == len(printed) and all(map(_shows, new, printed))
    return new if same else [Card(uid, each) for uid, each in enumerate(printed)]


def _shows(card: Card, printed: Printed) -> bool:
    return card.printed is printed


def _cards(cards: list[Card], uids: Sequence[int]) -> list[Card]:
    return [_card(cards, uid) for uid in uids]


def _card(cards: list[Card], uid: int) -> Card:
    if uid >= len(cards):
        raise ValueError(f"there is no card {uid}")
    return cards[uid]


def _maybe(cards: list[Card], uid: int | None) -> Card | None:
    return _card(cards, uid) if uid is not None else None


def _load_players(setup: Setup, cards: list[Card], data: Sequence[Data]) -> list[Player]:
    if len(data) != len(setup.characters):
        raise ValueError("the players do not fit the set-up")
    named = zip(setup.characters, data, strict=True)
    return [_load_player(cards, seat, name, each) for seat, (name, each) in enumerate(named)]


def _load_player(cards: list[Card], index: int, name: str, data: Data) -> Player:
    player = Player(index, library.character(name))
    _put(player, data, PLAYER)
    for pile in PLAYER_PILES:
        setattr(player, pile, _cards(cards, data[pile]))
    player.weaknesses = [(terrain, numeral) for terrain, numeral in data["weaknesses"]]
    player.quests = [
        Quest(_card(cards, uid), quest, place, tile) for uid, quest, place, tile in data["quests"]
    ]
    return player


def _load_market(cards: list[Card], data: Data | None) -> Market | None:
    if data is None:
        return None
    market = Market()
    market.row = [_maybe(cards, uid) for uid in data["row"]]
    market.deck = _cards(cards, data["deck"])
    market.discards = _cards(cards, data["discards"])
    return market


def _load_den(cards: list[Card], data: list[Any] | None) -> Den | None:
    return Den(_card(cards, data[0]), data[1], data[2]) if data is not None else None


def _load_fight(cards: list[Card], data: Data) -> Fight:
    fight = Fight(Opponent(data["opponent"]), _load_fighter(cards, data["attacker"]))
    _put(fight, data, FIGHT)
    fight.step = CombatStep(data["step"])
    fight.monster = _maybe(cards, data["monster"])
    fight.life = _cards(cards, data["life"])
    fight.discards = _cards(cards, data["discards"])
    fight.bets = [(who, on) for who, on in data["bets"]]
    if data["defender"] is not None:
        fight.defender = _load_fighter(cards, data["defender"])
    return fight


def _load_fighter(cards: list[Card], data: Data) -> Fighter:
    fighter = Fighter(data["index"])
    _put(fighter, data, FIGHTER)
    fighter.seen = _cards(cards, data["seen"])
    fighter.combo = [Played(_card(cards, uid), tab, boost) for uid, tab, boost in data["combo"]]
    fighter.coming = [load_hamper(hamper) for hamper in data["coming"]]
    fighter.hampers = [load_hamper(hamper) for hamper in data["hampers"]]
    return fighter


def load_hamper(data: Data) -> NextTurn:
    """A hamper from plain data; colours are written as numbers."""
    values: Data = {
        name: tuple(map(Colour, value)) if isinstance(value, list | tuple) else value
        for name, value in data.items()
    }
    return NextTurn(**values)
