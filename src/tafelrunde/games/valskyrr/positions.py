"""Any position of the game, written down: what scenario files and tests start from.

A position names what matters; everything else takes a sensible default: the tracks stand as after
the setup, heroes have an empty hand and zone, and every card that is not mentioned lies in its
deck. A deck that is mentioned holds just the cards that are named, the next one to be drawn first;
its other cards stay in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from tafelrunde.engine.errors import BadScenario, UnknownName
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Enemy, Set
from tafelrunde.games.valskyrr.rules.setup import new_card, set_up
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.saving import setup_from
from tafelrunde.games.valskyrr.table import ROW, Card, Foe, Game, Hero, Setup
from tafelrunde.games.valskyrr.terms import Colour, Condition, Phase

Position = Mapping[str, Any]

PLAIN: Final = ("round", "loot", "time", "reinforcement", "progress", "seals", "song", "step")
SETUP_KEYS: Final = ("adventure", "board", "options", "seed")
SHARED_PILES: Final = {
    "encounters": "encounters",
    "encounter_discards": "encounter_discards",
    "time_cards": "time_deck",
    "time_discards": "time_discards",
    "rewards": "reward_deck",
}
KEYS: Final = (
    *SETUP_KEYS,
    *PLAIN,
    *SHARED_PILES,
    "heroes",
    "phase",
    "active",
    "party",
    "encounter",
    "row",
    "decks",
    "discards",
    "tiles",
    "revealed",
    "threat",
    "letters",
)
HERO_PILES: Final = ("hand", "discard_pile", "graveyard", "hero_zone", "deck", "feats")
HERO_PLAIN: Final = ("focus", "acted", "defeated", "normal_left", "placed_progress", "points")
HERO_KEYS: Final = (
    *HERO_PILES,
    *HERO_PLAIN,
    "foes",
    "tokens",
    "side",
    *[c.name.lower() for c in Condition],
)
FOE_KEYS: Final = (
    "id",
    "wounds",
    "enraged",
    "attacked",
    "activated",
    "entered",
    "tokens",
    "life",
    *[c.name.lower() for c in Condition],
)


class Box:
    """The physical cards of a new game that have not been put anywhere yet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left: dict[str, list[Card]] = {}
        for card in game.cards:
            self.left.setdefault(card.id, []).append(card)

    def take(self, name: str) -> Card:
        """A card of that id; beyond the printed copies another one is made."""
        pile = self.left.get(name)
        return pile.pop(0) if pile else new_card(self.game, library.printed(name))

    def take_all(self, names: Sequence[str]) -> list[Card]:
        """Several cards, in order."""
        return [self.take(name) for name in names]

    def rest(self) -> list[Card]:
        """All that is left."""
        return [card for pile in self.left.values() for card in pile]


def build(position: Position) -> Game:
    """The table of a position; a wrong key or name is refused with the nearest valid one."""
    check_keys(position, KEYS, "the position")
    game = set_up(_setup(position), int(position.get("seed", 0)))
    game.cards = game.cards[:]  # more copies may be made than are printed
    order = [card for deck in (*game.decks, game.encounters, game.time_deck) for card in deck]
    rewards = game.reward_deck[:]
    box = Box(game)
    _clear(game, box)
    _tracks(game, position)
    _locations(game, box, position)
    _heroes(game, box, position)
    _encounter(game, box, position)
    game.row = [_foe(game, box, each, ROW) for each in position.get("row", ())]
    _decks(game, box, position, order, rewards)
    return game


def check_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """Refuse a key that nothing reads."""
    for key in data:
        if key not in known:
            nearest = get_close_matches(key, known, 1)
            hint = f" Did you mean {nearest[0]!r}?" if nearest else ""
            raise BadScenario(f"{where[0].upper()}{where[1:]} has no key {key!r}.{hint}")


def _setup(position: Position) -> Setup:
    heroes = position.get("heroes", {"fengray": {}})
    for name in heroes:
        library.hero_board(name)
    data = {key: position[key] for key in ("adventure", "board", "options") if key in position}
    data["heroes"] = tuple(heroes)
    data["hero_boards"] = tuple(hero.get("side", "normal") for hero in heroes.values())
    try:
        return setup_from(data)
    except (TypeError, ValueError) as trouble:
        raise BadScenario(f"The set-up of the position cannot be read: {trouble}.") from trouble


def _clear(game: Game, box: Box) -> None:
    """Take everything off the table but boards and the two final cards."""
    for hero in game.heroes:
        box.left[hero.board.id].remove(hero.board)
        hero.hand, hero.deck, hero.hero_zone, hero.feats = [], [], [], []
    for card in (game.final_encounter, game.final_enemy):
        box.left[card.id].remove(card)
    game.decks = [[], [], []]
    game.encounters, game.time_deck, game.reward_deck = [], [], []
    game.set_aside = [game.final_encounter, game.final_enemy]


def _tracks(game: Game, position: Position) -> None:
    for key in PLAIN:
        if key in position:
            setattr(game, key, position[key])
    if "phase" in position:
        game.phase = _named(Phase, position["phase"], "phase")


def _named(kind: Any, name: str, what: str) -> Any:
    """The member of an enumeration with that name."""
    names = [member.name.lower() for member in kind]
    if name not in names:
        raise UnknownName(f"There is no {what} {name!r}; there are {', '.join(names)}.")
    return kind[name.upper()]


def _locations(game: Game, box: Box, position: Position) -> None:
    names = position.get("tiles", [card.id for card in game.tiles])
    if len(names) != len(game.layout.positions):
        raise BadScenario(f"The adventure has {len(game.layout.positions)} locations.")
    game.tiles = box.take_all(names)
    places = {card.id: place for place, card in enumerate(game.tiles)}
    for name in position.get("revealed", ()):
        game.revealed[_place(places, name)] = True
    for name, tokens in position.get("threat", {}).items():
        game.threat[_place(places, name)] = tokens
        game.revealed[_place(places, name)] = True
    if "letters" in position:
        game.letters = [""] * len(names)
        game.letters_up = [False] * len(names)
        for name, letter in position["letters"].items():
            game.letters[_place(places, name)] = letter.removesuffix("+")
            game.letters_up[_place(places, name)] = letter.endswith("+")
    if "party" in position:
        game.party = _place(places, position["party"])
        game.revealed[game.party] = True


def _place(places: Mapping[str, int], name: str) -> int:
    if name not in places:
        raise UnknownName(f"There is no location {name!r} here; there are {', '.join(places)}.")
    return places[name]


def _heroes(game: Game, box: Box, position: Position) -> None:
    wanted = position.get("heroes", {"fengray": {}})
    for hero in game.heroes:
        data = wanted[hero.id]
        check_keys(data, HERO_KEYS, f"hero {hero.id}")
        for pile in HERO_PILES:
            if pile in data:
                cards = box.take_all(data[pile])
                setattr(hero, pile, cards[::-1] if pile == "deck" else cards)
        for key in HERO_PLAIN:
            if key in data:
                setattr(hero, key, data[key])
        for condition in Condition:
            hero.conditions[condition] = data.get(condition.name.lower(), 0)
        hero.foes = [_foe(game, box, each, hero.index) for each in data.get("foes", ())]
        by_id = {card.id: card.uid for card in hero.hero_zone}
        hero.tokens = {by_id[name]: tokens for name, tokens in data.get("tokens", {}).items()}
    for hero in game.heroes:
        _rest_of_deck(hero, box, wanted[hero.id])
    if "active" in position:
        hero = next(hero for hero in game.heroes if hero.id == position["active"])
        game.active = hero.index
        game.step = position.get("step", 1)
        hero.acted = True
        hero.normal_left = wanted[hero.id].get("normal_left", 1)


def _rest_of_deck(hero: Hero, box: Box, data: Mapping[str, Any]) -> None:
    """Base cards and great feats that are not mentioned lie in their piles."""
    for printed in library.DECKS_OF_HEROES[hero.id]:
        pile = box.left.get(printed.id, [])
        if printed.set is Set.GREAT_FEAT and "feats" not in data:
            hero.feats += pile
            box.left[printed.id] = []
        elif printed.set in (Set.GEAR, Set.FEAT) and "deck" not in data:
            hero.deck += pile
            box.left[printed.id] = []


def _foe(game: Game, box: Box, data: Any, zone: int) -> Foe:
    """An enemy in play, written as its id or as a table with its tokens."""
    if isinstance(data, str):
        data = {"id": data}
    check_keys(data, FOE_KEYS, "an enemy")
    if data["id"] == game.final_enemy.id and game.final_enemy in game.set_aside:
        card = game.final_enemy
        game.set_aside.remove(card)
    else:
        card = box.take(data["id"])
    if not isinstance(library.printed(card.id), Enemy):
        raise BadScenario(f"{card.id} is no enemy.")
    foe = Foe(card, data.get("life", life_of(game, card.enemy)), zone)
    for key in ("wounds", "enraged", "attacked", "activated", "entered", "tokens"):
        if key in data:
            setattr(foe, key, data[key])
    for condition in Condition:
        foe.conditions[condition] = data.get(condition.name.lower(), 0)
    return foe


def _encounter(game: Game, box: Box, position: Position) -> None:
    name = position.get("encounter")
    if name is None:
        return
    if name == game.final_encounter.id:
        game.set_aside.remove(game.final_encounter)
        game.encounter = game.final_encounter
    else:
        game.encounter = box.take(name)


def _decks(
    game: Game, box: Box, position: Position, order: Sequence[Card], rewards: Sequence[Card]
) -> None:
    """Named decks hold just the named cards, the next one to be drawn first; the others hold what
    is left.
    """
    named: list[str] = []
    for colour in Colour:
        name = colour.name.lower()
        if name in position.get("discards", {}):
            game.discards[colour] = box.take_all(position["discards"][name])
        if name in position.get("decks", {}):
            game.decks[colour] = box.take_all(position["decks"][name])[::-1]
            named.append(name)
    for key, pile in SHARED_PILES.items():
        if key in position:
            setattr(game, pile, box.take_all(position[key])[::-1])
            named.append(key)
    rest = box.rest()
    for card in [*[c for c in order if c in rest], *[c for c in rest if c not in order]]:
        _home(game, card, named, rewards)


def _home(game: Game, card: Card, named: Sequence[str], rewards: Sequence[Card]) -> None:
    """A card that is not mentioned goes into its deck, or into the box if that deck was named."""
    pile = game.set_aside
    if hasattr(card, "enemy") and card.enemy.colour is not None:
        if card.enemy.colour.name.lower() not in named:
            pile = game.decks[card.enemy.colour]
    elif hasattr(card, "encounter") and "encounters" not in named:
        pile = game.encounters
    elif hasattr(card, "time_card") and "time_cards" not in named:
        pile = game.time_deck
    elif card in rewards and "rewards" not in named:
        pile = game.reward_deck
    pile.append(card)
