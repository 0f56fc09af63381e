"""Any position of the game, written down: what scenario files and tests start from.

A position names what matters; everything else takes a sensible default: players stand at their
schools with an empty hand and their start deck, no monster is in the display, and every card that
is not mentioned lies in its deck. A pile that is mentioned holds just the cards that are named, the
next one to be drawn first; its other cards stay in the box. In the phase `setup` the position is a
new game before anybody has decided anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import table
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.boxes import Box
from tafelrunde.engine.state.wording import Words, build_part, find_name, write
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import BY_ID, LOCATIONS, SCHOOLS, TERRAINS, tiles
from tafelrunde.games.hexer.checks import check_cards, check_table
from tafelrunde.games.hexer.nouns import ActionCard, DestructionToken, Monster, Printed
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.rules.deck import refill
from tafelrunde.games.hexer.rules.setup import deal, set_up
from tafelrunde.games.hexer.scenarios.forms import (
    FIGHT_BY_HAND,
    GAME_BY_HAND,
    POSITION,
    SHARED_PILES,
)
from tafelrunde.games.hexer.setups import Setup, setup_from
from tafelrunde.games.hexer.state import RANKS, TABLE, Den, Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import (
    ROW,
    Expansion,
    Kind,
    Opponent,
    Phase,
    Terrain,
)

Position = Data


def build(position: Position) -> Game:
    """The table of a position; a wrong key or name is refused with the nearest valid one."""
    position = {key: value for key, value in position.items() if value is not None}
    table(POSITION)(position, "position")
    game = set_up(_setup(position), position.get("seed", 0))
    if position.get("phase") == "setup":
        return game  # a new game, before anybody has decided anything
    deal(game)
    game.cards = game.cards[:]  # more copies may be made than are printed
    before = game.clone()
    box: Box[Printed, Card] = Box(game.cards, library.printed, Card)
    words = Words([player.id for player in game.players], box.take)
    box.take_left(card for card in (game.legend, game.dagon_card) if card is not None)
    _tracks(game, position, words)
    _players(game, box, position, words)
    _board(game, box, position, words)
    _fight(game, position, words)
    _markets(game, box, position, before)
    _piles(game, box, position, before, words)
    game.out = box.rest()
    try:
        check_cards(game)
        check_table(game)
    except ValueError as trouble:
        raise BadScenario(f"The position is impossible: {trouble}.") from trouble
    return game


def _setup(position: Position) -> Setup:
    players = position.get("players", {"wolf": {}, "bear": {}})
    keys = ("expansions", "side", "legendary", "mutagens", "marker", "overlap", "veiled")
    data = {key: position[key] for key in keys if key in position}
    data["characters"] = list(players)
    return setup_from(data)


def _tracks(game: Game, position: Position, words: Words) -> None:
    write(
        game, position, words, without=(*GAME_BY_HAND, "tiles", *SHARED_PILES, *TABLE.stacks(Game))
    )
    game.phase = Phase[position.get("phase", "moves").upper()]
    game.start = game.start if "start" in position else 0
    game.active = game.active if "active" in position else game.start
    game.ahead = list(position.get("ahead", ()))


# --- Players --------------------------------------------------------------------------------------


def _players(game: Game, box: Box[Printed, Card], position: Position, words: Words) -> None:
    wanted = position.get("players", {"wolf": {}, "bear": {}})
    free = [place for place in SCHOOLS.values() if place not in [p.school for p in game.players]]
    for player in game.players:
        player.hand, player.deck, player.medallions, player.gold = [], [], [], 0
        if player.school < 0:
            player.school = player.place = free.pop(0)
    for player in game.players:
        write(player, wanted[player.id], words)
    for player in game.players:
        _rest(game, box, player, wanted[player.id])


def _rest(game: Game, box: Box[Printed, Card], player: Player, data: Position) -> None:
    """Start cards and medallions that are not mentioned lie with their owner."""
    own = [*player.character.cards]
    if game.has(Expansion.MONSTERJAGD):
        own.append(player.character.special)
    if "deck" not in data:
        for printed in own:
            player.deck += box.left.pop(printed.id, [])
    if "medallions" not in data:
        player.medallions = box.left.pop(player.character.medallion.id, [])


# --- The board ------------------------------------------------------------------------------------


def _board(game: Game, box: Box[Printed, Card], position: Position, words: Words) -> None:
    if "legendary_place" in position:
        game.legend_place = BY_ID[position["legendary_place"]]
    for name, token in position.get("destruction_on", {}).items():
        place = find_name(name, list(BY_ID), "location")
        game.destruction_on[place] = box.take(token, DestructionToken)
    _dens(game, position, words)
    _tiles(game, position)
    _weaknesses(game, position)


def _dens(game: Game, position: Position, words: Words) -> None:
    game.dens = [None, None, None]
    for name, data in position.get("monsters", {}).items():
        terrain = Terrain[name.upper()]
        usual = LOCATIONS[tiles(terrain, skellige=False)[0]].id
        den = {"id": data} if isinstance(data, str) else data
        made_of = {"card": den["id"], "place": den.get("place", usual)} | den
        game.dens[terrain] = found = build_part(Den, made_of, words)
        if TERRAINS[found.place] != 1 << terrain:
            raise BadScenario(f"The monster of the {name} cannot stand at {den['place']!r}.")


def _tiles(game: Game, position: Position) -> None:
    """Stacks that are mentioned hold the named tiles on top, the next one first."""
    gone = [den.place for den in game.dens if den is not None]
    for player in game.players:
        gone += player.rumours + player.trails
        gone += [quest.place for quest in player.quests if quest.tile]
    for terrain in Terrain:
        first = [BY_ID[name] for name in position.get("tiles", {}).get(terrain.name.lower(), ())]
        every = tiles(terrain, game.has(Expansion.SKELLIGE))
        rest = [tile for tile in every if tile not in (*gone, *first)]
        game.tiles[terrain] = rest[::-1] + [tile for tile in first if tile not in gone][::-1]


def _weaknesses(game: Game, position: Position) -> None:
    """Tokens that lie elsewhere are not in their supply, unless the position names it."""
    for terrain in Terrain:
        if terrain.name.lower() in position.get("weakness_supply", {}):
            continue
        gone = [n for _, t, n in game.weakness_on if t == terrain]
        gone += [n for player in game.players for t, n in player.weaknesses if t == terrain]
        game.weakness_supply[terrain] = [n for n in game.weakness_supply[terrain] if n not in gone]


# --- A fight --------------------------------------------------------------------------------------


def _fight(game: Game, position: Position, words: Words) -> None:
    data = position.get("fight")
    if data is None:
        return
    fight = Fight(Opponent.MONSTER, _fighter(game.active, data.get("attacker", {}), words))
    _opponent(game, fight, data, words)
    write(fight, data, words, without=FIGHT_BY_HAND)
    bets = data.get("bets", {}).items()
    fight.bets = [(words.seat_of(who), words.seat_of(on)) for who, on in bets]
    for fighter, side in zip(fight.fighters(), ("attacker", "defender"), strict=False):
        fighter.seen = _seen(game, fight, fighter, data.get(side, {}).get("seen", ()))
    game.fight = fight


def _fighter(index: int, data: Position, words: Words) -> Fighter:
    fighter = Fighter(index)
    write(fighter, data, words, without=["seen"])
    return fighter


def _seen(game: Game, fight: Fight, fighter: Fighter, names: Sequence[str]) -> list[Card]:
    """What a fighter has seen of the opposing life deck; some of it may lie elsewhere by now."""
    near = fight.life + fight.discards
    for other in fight.fighters():
        if other is not fighter:
            player = game.players[other.index]
            near = player.deck + player.discard_pile
    found: list[Card] = []
    for name in names:
        known = [card for card in (*near, *game.cards) if card.id == name and card not in found]
        if not known:
            raise BadScenario(f"There is no card {name!r} that could have been seen.")
        found.append(known[0])
    return found


def _opponent(game: Game, fight: Fight, data: Position, words: Words) -> None:
    """A player, the Legendary Monster, Dagon, a monster of the display, or one drawn for this
    fight.
    """
    name = data["against"]
    if name in words.seats:
        fight.opponent = Opponent.PLAYER
        fight.defender = _fighter(words.seat_of(name), data.get("defender", {}), words)
    elif game.legend is not None and name == game.legend.id:
        fight.opponent, fight.monster = Opponent.LEGENDARY, game.legend
    elif game.dagon_card is not None and name == game.dagon_card.id:
        fight.opponent, fight.monster = Opponent.DAGON, game.dagon_card
    else:
        for terrain, den in enumerate(game.dens):
            if den is not None and den.card.id == name and not data.get("drawn", False):
                fight.terrain, fight.monster = terrain, den.card
                return
        fight.opponent, fight.monster = Opponent.DRAWN, words.card(name, Monster)


# --- Piles ----------------------------------------------------------------------------------------


def _markets(game: Game, box: Box[Printed, Card], position: Position, before: Game) -> None:
    """Card rows from the cheapest space; unnamed rows are filled from their decks."""
    for kind, name in ((Kind.WITCHER, "witcher"), (Kind.MAGE, "mage")):
        market, old = game.markets[kind], before.markets[kind]
        if market is None or old is None:
            continue
        market.discards = box.take_all(position.get("row_discards", {}).get(name, ()), ActionCard)
        row = position.get("rows", {}).get(name)
        named = position.get("row_decks", {}).get(name)
        market.row = [None] * ROW
        for column, each in enumerate(row or ()):
            market.row[column] = box.take(each, ActionCard) if each else None
        if named is not None:
            market.deck = box.take_all(named, ActionCard)[::-1]
        else:
            order = [*old.deck, *[card for card in old.row[::-1] if card is not None]]
            market.deck = box.take_left(order)
        if row is None:
            refill(game, kind, "H4.05")


def _piles(
    game: Game, box: Box[Printed, Card], position: Position, before: Game, words: Words
) -> None:
    """Piles that are named hold just the named cards; the others what nobody took of theirs."""
    write(game, {key: position[key] for key in SHARED_PILES if key in position}, words)
    write(game, {key: position[key] for key in TABLE.stacks(Game) if key in position}, words)
    for key in SHARED_PILES:
        if key not in position:
            setattr(game, key, box.take_left(getattr(before, key)))
    for place, rank in enumerate(RANKS):
        if rank not in position.get("tokens", {}):
            game.tokens[place] = box.take_left(before.tokens[place])
