"""Any position of the game, written down: what scenario files and tests start from.

A position names what matters; everything else takes a sensible default: the tracks stand as after
the setup, heroes have an empty hand and zone, and every card that is not mentioned lies in its
deck. A deck that is mentioned holds just the cards that are named, the next one to be drawn first;
its other cards stay in the box. Where several copies of a card have to be told apart, `dagger#2` is
the second one of its owner: hero zone, hand, discard pile, graveyard and deck are searched in this
order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import table
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.boxes import Box
from tafelrunde.engine.state.wording import Words, find_name, write
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.boards import EVERYBODY, TIME
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, Printed, Set, Tile
from tafelrunde.games.valskyrr.phases.attack import TASK_DONE
from tafelrunde.games.valskyrr.phases.defence import ability_mark
from tafelrunde.games.valskyrr.phases.recovery import COMPLETED
from tafelrunde.games.valskyrr.physical import Card, physical
from tafelrunde.games.valskyrr.rules.hero_effects import REGENERATION_COUNTED
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.scenarios.forms import (
    FOE_BY_HAND,
    GAME_BY_HAND,
    HERO_BY_HAND,
    POSITION,
    SHARED_PILES,
)
from tafelrunde.games.valskyrr.setups import Setup, setup_from
from tafelrunde.games.valskyrr.state import ROW, TABLE, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Phase

Position = Data

AnyBox = Box[Printed, Card]
PILES: Final = (*SHARED_PILES.values(), *TABLE.stacks(Game), "offered")

MARKS: Final = {"task": TASK_DONE, "regeneration": REGENERATION_COUNTED}
"""What else can be used up in a hero turn, beside actions with a printed limit."""


def build(position: Position) -> Game:
    """The table of a position; a wrong key or name is refused with the nearest valid one."""
    position = {key: value for key, value in position.items() if value is not None}
    table(POSITION)(position, "position")
    game = set_up(_setup(position), position.get("seed", 0))
    game.cards = game.cards[:]  # more copies may be made than are printed
    order = [card for deck in (*game.decks, game.encounters, game.time_deck) for card in deck]
    rewards = game.reward_deck[:]
    box: AnyBox = Box(game.cards, library.printed, physical)
    words = Words([hero.id for hero in game.heroes], box.take, "hero")
    _clear(game, box)
    write(game, position, words, without=(*GAME_BY_HAND, *PILES, "active"))
    _locations(game, box, position)
    _heroes(game, box, position, words)
    _encounter(game, box, position)
    game.row = [_foe(game, words, data, ROW) for data in position.get("row", ())]
    _decks(game, box, position, words, order, rewards)
    _moment(game, position)
    return game


def _setup(position: Position) -> Setup:
    heroes = position.get("heroes", {"fengray": {}})
    for name in heroes:
        library.hero_board(name)
    known = ("adventure", "board", "options")
    data: Data = {key: position[key] for key in known if key in position}
    data["heroes"] = tuple(heroes)
    data["hero_boards"] = tuple(hero.get("side", "normal") for hero in heroes.values())
    return setup_from(data)


def _clear(game: Game, box: AnyBox) -> None:
    """Take everything off the table but boards and the two final cards."""
    for hero in game.heroes:
        box.left[hero.board.id].remove(hero.board)
        hero.hand, hero.deck, hero.hero_zone, hero.feats = [], [], [], []
    for card in (game.final_encounter, game.final_enemy):
        box.left[card.id].remove(card)
    game.decks = [[], [], []]
    game.encounters, game.time_deck, game.reward_deck = [], [], []
    game.set_aside = [game.final_encounter, game.final_enemy]


def _locations(game: Game, box: AnyBox, position: Position) -> None:
    names = position.get("tiles", [card.id for card in game.tiles])
    if len(names) != len(game.layout.positions):
        many = len(game.layout.positions)
        raise BadScenario(f"position.tiles must name the {many} locations of the adventure.")
    game.tiles = box.take_all(names, Tile)
    for name in position.get("revealed", ()):
        game.revealed[_place(game, name)] = True
    for name, tokens in position.get("threat", {}).items():
        game.threat[_place(game, name)] = tokens
        game.revealed[_place(game, name)] = True
    if "letters" in position:
        game.letters = [""] * len(names)
        game.letters_up = [False] * len(names)
        for name, letter in position["letters"].items():
            game.letters[_place(game, name)] = letter.removesuffix("+")
            game.letters_up[_place(game, name)] = letter.endswith("+")
    if "party" in position:
        game.party = _place(game, position["party"])
        game.revealed[game.party] = True


def _place(game: Game, name: str) -> int:
    names = [card.id for card in game.tiles]
    return find_name(name, names, "location")


def _heroes(game: Game, box: AnyBox, position: Position, words: Words) -> None:
    wanted = position.get("heroes", {"fengray": {}})
    for hero in game.heroes:
        _hero(game, words, hero, wanted[hero.id])
    for hero in game.heroes:
        _rest_of_deck(hero, box, wanted[hero.id])
    if "active" in position:
        hero = game.heroes[words.seat_of(position["active"])]
        game.active = hero.index
        game.step = position.get("step", 1)
        hero.acted = True
        hero.normal_left = wanted[hero.id].get("normal_left", 1)


def _hero(game: Game, words: Words, hero: Hero, data: Data) -> None:
    write(hero, data, words, without=HERO_BY_HAND)
    for condition in Condition:
        hero.conditions[condition] = data.get(condition.name.lower(), 0)
    hero.foes = [_foe(game, words, foe, hero.index) for foe in data.get("foes", ())]


def _rest_of_deck(hero: Hero, box: AnyBox, data: Data) -> None:
    """Base cards and great feats that are not mentioned lie in their piles."""
    for printed in library.DECKS_OF_HEROES[hero.id]:
        pile = box.left.get(printed.id, [])
        if printed.set is Set.GREAT_FEAT and "feats" not in data:
            hero.feats += pile
            box.left[printed.id] = []
        elif printed.set in (Set.GEAR, Set.FEAT) and "deck" not in data:
            hero.deck += pile
            box.left[printed.id] = []


def _foe(game: Game, words: Words, data: Any, zone: int) -> Foe:
    """An enemy in play, written as its id or as a table with its tokens."""
    if isinstance(data, str):
        data = {"id": data}
    if data["id"] == game.final_enemy.id and game.final_enemy in game.set_aside:
        card = game.final_enemy
        game.set_aside.remove(card)
    else:
        card = words.card(data["id"], Enemy)
    foe = Foe(card, data.get("life", life_of(game, card.enemy)), zone)
    write(foe, data, words, without=FOE_BY_HAND)
    for condition in Condition:
        foe.conditions[condition] = data.get(condition.name.lower(), 0)
    _mark_done(game, foe, data)
    return foe


def _mark_done(game: Game, foe: Foe, data: Data) -> None:
    """What an enemy has done in this phase."""
    if data.get("done"):
        game.done.append(foe.card.uid)
    abilities = {ability.id: ability for ability in foe.enemy.abilities}
    for name in data.get("abilities_done", ()):
        find_name(name, list(abilities), "ability")
        game.done.append(ability_mark(foe, abilities[name]))


def _encounter(game: Game, box: AnyBox, position: Position) -> None:
    name = position.get("encounter")
    if not name:
        return
    if name == game.final_encounter.id:
        game.set_aside.remove(game.final_encounter)
        game.encounter = game.final_encounter
    else:
        game.encounter = box.take(name, Encounter)


def _decks(
    game: Game,
    box: AnyBox,
    position: Position,
    words: Words,
    order: Sequence[Card],
    rewards: Sequence[Card],
) -> None:
    """Named decks hold just the named cards, the next one to be drawn first; the others hold what
    is left.
    """
    called = {name: position[key] for key, name in SHARED_PILES.items() if key in position}
    named = {key: position[key] for key in (*TABLE.stacks(Game), "offered") if key in position}
    write(game, named | called, words)
    decks = position.get("decks", {})
    rest = box.rest()
    for card in [*[c for c in order if c in rest], *[c for c in rest if c not in order]]:
        _home(game, card, {*decks, *position}, rewards)


def _home(game: Game, card: Card, named_decks: set[str], rewards: Sequence[Card]) -> None:
    """A card that is not mentioned goes into its deck, or into the box if that deck was named."""
    pile = game.set_aside
    if hasattr(card, "enemy") and card.enemy.colour is not None:
        if card.enemy.colour.name.lower() not in named_decks:
            pile = game.decks[card.enemy.colour]
    elif hasattr(card, "encounter") and "encounters" not in named_decks:
        pile = game.encounters
    elif hasattr(card, "time_card") and "time_cards" not in named_decks:
        pile = game.time_deck
    elif card in rewards and "rewards" not in named_decks:
        pile = game.reward_deck
    pile.append(card)


# --- What has happened in this phase so far -------------------------------------------------------


def _moment(game: Game, position: Position) -> None:
    """What was done and used already, what still waits, and the chance to come."""
    for hero in game.heroes:
        _history(game, hero, position.get("heroes", {}).get(hero.id, {}))
    if position.get("completed"):
        game.done.append(COMPLETED)
    names = [hero.id for hero in game.heroes]
    for data in position.get("pending", ()):
        who = data.get("hero", "")
        index = find_name(who, names, "hero") if who else EVERYBODY
        game.pending.append((data.get("symbol", TIME), index))


def _history(game: Game, hero: Hero, data: Data) -> None:
    cards = references(game, hero)
    for name, tokens in data.get("tokens", {}).items():
        hero.tokens[_card(cards, name).uid] = tokens
    for name in data.get("used", ()):
        if name in MARKS:
            hero.used.append(MARKS[name])
            continue
        card, _, number = name.rpartition(".")
        if not number.isdecimal() or int(number) > 7:
            raise BadScenario(f"{name!r} is no action that was used, like 'dagger.1'.")
        hero.used.append(_card(cards, card).uid * 8 + int(number))
    if data.get("done"):
        game.done.append(hero.index if game.phase is Phase.RECOVERY else hero.board.uid)


def _card(cards: Mapping[str, Card], name: str) -> Card:
    """The card that is called so."""
    find_name(name, list(cards), "card")
    return cards[name]


def references(game: Game, hero: Hero) -> dict[str, Card]:
    """All cards of a hero by a name that tells copies apart: dagger, dagger#2 …"""
    cards = [hero.board, *hero.hero_zone, *hero.hand, *hero.discard_pile, *hero.graveyard]
    cards += hero.deck[::-1]
    cards += [c for foe in game.foes() for c, owner in foe.attached if owner == hero.index]
    found: dict[str, Card] = {}
    for card in cards:
        name, copy = card.id, 1
        while name in found:
            copy += 1
            name = f"{card.id}#{copy}"
        found[name] = card
    return found
