"""Any position of the game, written down: what scenario files and tests start from.

A position names what matters; everything else takes a sensible default: players stand at their
schools with an empty hand and their start deck, no monster is in the display, and every card that
is not mentioned lies in its deck. A pile that is mentioned holds just the cards that are named, the
next one to be drawn first; its other cards stay in the box. In the phase `setup` the position is a
new game before anybody has decided anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadScenario, UnknownName
from tafelrunde.engine.forms import nearest, table
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import BY_ID, SCHOOLS, TERRAINS, tiles
from tafelrunde.games.hexer.hampers import load_hamper
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    DestructionToken,
    EventCard,
    ExplorationCard,
    Monster,
    MonsterAttack,
    Printed,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.position_forms import (
    FIGHT_PLAIN,
    FIGHTER_PLAIN,
    PLAIN,
    PLAYER_PILES,
    PLAYER_PLAIN,
    POSITION,
    SHARED_PILES,
)
from tafelrunde.games.hexer.rules.deck import refill
from tafelrunde.games.hexer.rules.setup import deal, set_up
from tafelrunde.games.hexer.save_checks import check_cards, check_table
from tafelrunde.games.hexer.setups import Setup, setup_from
from tafelrunde.games.hexer.state import Den, Fight, Fighter, Game, Played, Player, Quest
from tafelrunde.games.hexer.terms import (
    ROW,
    Attribute,
    CombatStep,
    Expansion,
    Kind,
    Opponent,
    Phase,
    Terrain,
)

Position = Mapping[str, Any]
STORY: Final = (ExplorationCard, SkelligeCard, EventCard)


class Box:
    """The physical cards of a new game that have not been put anywhere yet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left: dict[str, list[Card]] = {}
        for card in game.cards:
            self.left.setdefault(card.id, []).append(card)

    def take(self, name: str, kinds: tuple[type, ...]) -> Card:
        """A card of that id; beyond the printed copies another one is made."""
        printed: Printed = library.printed(name)
        if not isinstance(printed, kinds):
            raise BadScenario(f"The card {name!r} does not belong there.")
        pile = self.left.get(name)
        if pile:
            return pile.pop(0)
        card = Card(len(self.game.cards), printed)
        self.game.cards.append(card)
        return card

    def take_all(self, names: Sequence[str], kinds: tuple[type, ...]) -> list[Card]:
        """Several cards, in order."""
        return [self.take(name, kinds) for name in names]


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
    box = Box(game)
    game.legend = _own(box, game.legend)
    game.dagon_card = _own(box, game.dagon_card)
    _tracks(game, position)
    _players(game, box, position)
    _board(game, box, position)
    _fight(game, box, position)
    _markets(game, box, position, before)
    _piles(game, box, position, before)
    game.out = [card for pile in box.left.values() for card in pile]
    try:
        check_cards(game)
        check_table(game)
    except ValueError as trouble:
        raise BadScenario(f"The position is impossible: {trouble}.") from trouble
    return game


def _own(box: Box, card: Card | None) -> Card | None:
    if card is not None:
        box.left[card.id].remove(card)
    return card


def _setup(position: Position) -> Setup:
    players = position.get("players", {"wolf": {}, "bear": {}})
    keys = ("expansions", "side", "legendary", "mutagens", "marker", "overlap", "veiled")
    data = {key: position[key] for key in keys if key in position}
    data["characters"] = list(players)
    return setup_from(data)


def _known(name: str, names: Sequence[str], what: str) -> str:
    """The name, if there is such a thing."""
    if name not in names:
        known = ", ".join(names)
        raise UnknownName(f"There is no {what} {name!r}; there are {known}.{nearest(name, names)}")
    return name


def _index(game: Game, name: str) -> int:
    names = [player.id for player in game.players]
    return names.index(_known(name, names, "player"))


def _tracks(game: Game, position: Position) -> None:
    for key in PLAIN:
        if key in position:
            setattr(game, key, position[key])
    game.phase = Phase[position.get("phase", "moves").upper()]
    game.start = _index(game, position["start"]) if "start" in position else 0
    game.active = _index(game, position["active"]) if "active" in position else game.start
    game.dice = list(position.get("dice", ()))
    game.ahead = list(position.get("ahead", ()))
    if "chance" in position:
        game.chance = Chance([int(stream) for stream in position["chance"]])


# --- Players --------------------------------------------------------------------------------------


def _players(game: Game, box: Box, position: Position) -> None:
    wanted = position.get("players", {"wolf": {}, "bear": {}})
    free = [place for place in SCHOOLS.values() if place not in [p.school for p in game.players]]
    for player in game.players:
        player.hand, player.deck, player.medallions, player.gold = [], [], [], 0
        if player.school < 0:
            player.school = player.place = free.pop(0)
    for player in game.players:
        _player(game, box, player, wanted[player.id])
    for player in game.players:
        _rest(game, box, player, wanted[player.id])


def _player(game: Game, box: Box, player: Player, data: Position) -> None:
    for key in PLAYER_PLAIN:
        if key in data:
            value = data[key]
            setattr(player, key, list(value) if isinstance(value, list | tuple) else value)
    for name, level in data.get("levels", {}).items():
        player.levels[Attribute[name.upper()]] = level
    for key in ("place", "school"):
        if key in data:
            setattr(player, key, BY_ID[data[key]])
    for key in ("rumours", "trails", "done"):
        setattr(player, key, [BY_ID[name] for name in data.get(key, ())])
    player.gambled = [_index(game, name) for name in data.get("gambled", ())]
    player.taken = [int(Terrain[name.upper()]) for name in data.get("taken", ())]
    player.weaknesses = [
        (int(Terrain[each["terrain"].upper()]), each["numeral"])
        for each in data.get("weaknesses", ())
    ]
    for pile, kinds in PLAYER_PILES.items():
        cards = box.take_all(data.get(pile, ()), kinds)
        setattr(player, pile, cards[::-1] if pile == "deck" else cards)
    player.quests = [
        Quest(box.take(q["card"], STORY), q["quest"], BY_ID[q["place"]], q.get("tile", False))
        for q in data.get("quests", ())
    ]


def _rest(game: Game, box: Box, player: Player, data: Position) -> None:
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


def _board(game: Game, box: Box, position: Position) -> None:
    if "legendary_place" in position:
        game.legend_place = BY_ID[position["legendary_place"]]
    game.tavern = BY_ID[position["tavern"]] if "tavern" in position else -1
    for key in ("ships", "islands"):
        if key in position:
            setattr(game, key, [BY_ID[name] for name in position[key]])
    for name, token in position.get("destruction_on", {}).items():
        _known(name, list(BY_ID), "location")
        game.destruction_on[BY_ID[name]] = box.take(token, (DestructionToken,))
    _dens(game, box, position)
    _tiles(game, position)
    _weaknesses(game, position)


def _dens(game: Game, box: Box, position: Position) -> None:
    game.dens = [None, None, None]
    for name, data in position.get("monsters", {}).items():
        terrain = Terrain[name.upper()]
        if isinstance(data, str):
            data = {"id": data}
        usual = tiles(terrain, skellige=False)[0]
        place = BY_ID[data["place"]] if "place" in data else usual
        if TERRAINS[place] != 1 << terrain:
            raise BadScenario(f"The monster of the {name} cannot stand at {data['place']!r}.")
        card = box.take(data["id"], (Monster,))
        game.dens[terrain] = Den(card, place, data.get("second", False))


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
    game.weakness_on = [
        (BY_ID[each["place"]], int(Terrain[each["terrain"].upper()]), each["numeral"])
        for each in position.get("weakness_on", ())
    ]
    for terrain in Terrain:
        supply = position.get("weakness_supply", {}).get(terrain.name.lower())
        if supply is not None:
            game.weakness_supply[terrain] = list(supply)
            continue
        gone = [n for _, t, n in game.weakness_on if t == terrain]
        gone += [n for player in game.players for t, n in player.weaknesses if t == terrain]
        game.weakness_supply[terrain] = [n for n in game.weakness_supply[terrain] if n not in gone]


# --- A fight --------------------------------------------------------------------------------------


def _fight(game: Game, box: Box, position: Position) -> None:
    data = position.get("fight")
    if data is None:
        return
    fight = Fight(Opponent.MONSTER, _fighter(box, game.active, data.get("attacker", {})))
    _opponent(game, box, fight, data)
    for key in FIGHT_PLAIN:
        if key in data:
            value = data[key]
            setattr(fight, key, list(value) if isinstance(value, list | tuple) else value)
    fight.step = CombatStep[data.get("step", "begin").upper()]
    attacks = (MonsterAttack, SpecialAttack)
    fight.life = box.take_all(data.get("life", ()), attacks)[::-1]
    fight.discards = box.take_all(data.get("discards", ()), attacks)
    fight.bets = [(_index(game, who), _index(game, on)) for who, on in data.get("bets", {}).items()]
    for fighter, side in zip(fight.fighters(), ("attacker", "defender"), strict=False):
        fighter.seen = _seen(game, fight, fighter, data.get(side, {}).get("seen", ()))
    game.fight = fight


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


def _opponent(game: Game, box: Box, fight: Fight, data: Position) -> None:
    """A player, the Legendary Monster, Dagon, a monster of the display, or one drawn for this
    fight.
    """
    name = data["against"]
    if name in [player.id for player in game.players]:
        fight.opponent = Opponent.PLAYER
        fight.defender = _fighter(box, _index(game, name), data.get("defender", {}))
    elif game.legend is not None and name == game.legend.id:
        fight.opponent, fight.monster = Opponent.LEGENDARY, game.legend
    elif game.dagon_card is not None and name == game.dagon_card.id:
        fight.opponent, fight.monster = Opponent.DAGON, game.dagon_card
    else:
        for terrain, den in enumerate(game.dens):
            if den is not None and den.card.id == name and not data.get("drawn", False):
                fight.terrain, fight.monster = terrain, den.card
                return
        fight.opponent, fight.monster = Opponent.DRAWN, box.take(name, (Monster,))


def _fighter(box: Box, index: int, data: Position) -> Fighter:
    fighter = Fighter(index)
    for key in FIGHTER_PLAIN:
        if key in data:
            value = data[key]
            setattr(fighter, key, list(value) if isinstance(value, list | tuple) else value)
    for name, levels in data.get("lowered", {}).items():
        fighter.lowered[Attribute[name.upper()]] = levels
    fighter.combo = [_played(box, each) for each in data.get("combo", ())]
    for key in ("coming", "hampers"):
        setattr(fighter, key, [load_hamper(hamper) for hamper in data.get(key, ())])
    return fighter


def _played(box: Box, data: Any) -> Played:
    if isinstance(data, str):
        data = {"card": data}
    card = box.take(data["card"], (ActionCard,))
    return Played(card, data.get("tab", -1), data.get("boosted", False))


# --- Piles ----------------------------------------------------------------------------------------


def _markets(game: Game, box: Box, position: Position, before: Game) -> None:
    """Card rows from the cheapest space; unnamed rows are filled from their decks."""
    for kind, name in ((Kind.WITCHER, "witcher"), (Kind.MAGE, "mage")):
        market, old = game.markets[kind], before.markets[kind]
        if market is None or old is None:
            continue
        market.discards = box.take_all(
            position.get("row_discards", {}).get(name, ()), (ActionCard,)
        )
        row = position.get("rows", {}).get(name)
        named = position.get("row_decks", {}).get(name)
        market.row = [None] * ROW
        for column, each in enumerate(row or ()):
            market.row[column] = box.take(each, (ActionCard,)) if each else None
        if named is not None:
            market.deck = box.take_all(named, (ActionCard,))[::-1]
        else:
            order = [*old.deck, *[card for card in old.row[::-1] if card is not None]]
            market.deck = _those_left(box, order)
        if row is None:
            refill(game, kind, "H4.05")


def _those_left(box: Box, order: Sequence[Card]) -> list[Card]:
    """The cards of a pile of the new game that nobody took, in their order."""
    found: list[Card] = []
    for card in order:
        pile = box.left.get(card.id, [])
        if card in pile:
            pile.remove(card)
            found.append(card)
    return found


def _piles(game: Game, box: Box, position: Position, before: Game) -> None:
    for key, kinds in SHARED_PILES.items():
        if key in position:
            setattr(game, key, box.take_all(position[key], kinds)[::-1])
    for rank in ("1", "2", "3"):
        for key, piles in (("tokens", game.tokens), ("token_discards", game.token_discards)):
            if rank in position.get(key, {}):
                piles[int(rank) - 1] = box.take_all(position[key][rank], (Monster,))[::-1]
    for key in SHARED_PILES:
        if key not in position:
            setattr(game, key, _those_left(box, getattr(before, key)))
    for place, stack in enumerate(before.tokens):
        if str(place + 1) not in position.get("tokens", {}):
            game.tokens[place] = _those_left(box, stack)
