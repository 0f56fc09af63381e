"""Positions: a table from a few words. What is not mentioned is as at the start; decks are empty.

build({"characters": {"beor": {"food": 2, "combat_deck": ["attack"]}}, "day": 3})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import nearest
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.rules.chapters import remember_chapter
from tafelrunde.games.avalon.rules.character_setup import start_character
from tafelrunde.games.avalon.setup.setup import Setup, setup_from
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import (
    STREAMS,
    Character,
    Clash,
    ClashStep,
    Course,
    Doing,
    Game,
    Guardian,
    Laid,
    Learned,
    Left,
    cell,
)
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Deed, Phase, Resource

Position = Mapping[str, Any]
SETUP: Final = ("campaign", "mode", "challenges", "trays", "decks", "chronicler", "side_by_side")
PLAIN: Final = (
    *("chapter", "day", "step", "removed", "covered", "menhirs", "dials", "statuses", "tasks"),
    *("read", "tosses", "time_dials", "played", "asked"),
)
PILES: Final = (
    *("box", "event_deck", "event_box", "random_events", "event_discards", "events", "quests"),
    *("items", "secrets", "skills", "out"),
)
DRAWN: Final = ("event_deck", "random_events", "items")
"""Piles that are drawn from: a position names their next card first."""
CHARACTER_PLAIN: Final = (
    *("energy", "health", "fear", "place", "dying", "insane", "passed", "woke_at", "used", "dials"),
)
CHARACTER_PILES: Final = ("hand", "discard_pile", "equipped", "flipped", "packed")
ARTS: Final = {art.name.lower(): art for art in Art}
CLASH_PLAIN: Final = (
    *("time", "pool", "relation", "approach", "stage", "round", "laid", "attacks", "may_lay"),
    *("activations", "tried_to_flee", "used", "from_box", "markers_in_2a"),
)


class Box:
    """Makes the cards that a position names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def card(self, name: str) -> Card:
        """A new card of that id."""
        card = Card(len(self.game.cards), library.printed(name))
        self.game.cards.append(card)
        return card

    def cards(self, names: Sequence[str]) -> list[Card]:
        """Several cards, in order."""
        return [self.card(name) for name in names]


def build(position: Position) -> Game:
    """The table of a position; a wrong key is refused with the nearest valid one."""
    known = ("characters", "map", "phase", "encounters", "guardians", "left", "course", "clash")
    _check(position, (*known, "seed", *SETUP, *PLAIN, *PILES), "position")
    game = Game(_setup(position), [], Chance.from_seed(position.get("seed", 0), STREAMS))
    box = Box(game)
    game.phase = Phase[position.get("phase", "daytime").upper()]
    game.day = 1
    game.map = {number: cell(where) for number, where in position.get("map", {}).items()}
    for key in PLAIN:
        if key in position:
            kept = position[key]
            setattr(game, key, kept.copy() if isinstance(kept, dict | list) else kept)
    for key in PILES:
        cards = box.cards(position.get(key, ()))
        setattr(game, key, cards[::-1] if key in DRAWN else cards)
    for name, cards in position.get("encounters", {}).items():
        game.encounters[Colour[name.upper()]] = box.cards(cards)[::-1]
    for number, (name, data) in enumerate(position["characters"].items()):
        game.characters.append(_character(game, box, number, name, data))
    game.played = game.played or [each.id for each in game.characters]
    game.guardians = [
        Guardian(box.card(name), place) for name, place in position.get("guardians", ())
    ]
    game.left = [Left(box.card(name), place) for name, place in position.get("left", ())]
    game.course = [_course(game, data) for data in position.get("course", ())]
    if "clash" in position:
        game.clash = _clash(game, box, position["clash"])
    remember_chapter(game)
    return game


def _check(data: Position, known: Sequence[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadScenario(f"A {what} has no {key!r}.{nearest(key, known)}")


def _setup(position: Position) -> Setup:
    data = {key: position[key] for key in SETUP if key in position}
    return setup_from(data | {"characters": list(position["characters"])})


def mask(game: Game, names: Sequence[str]) -> int:
    """The characters of these ids, one bit for each."""
    return sum(each.bit for each in game.characters if each.id in names)


def _seat(game: Game, name: str) -> int:
    return next(each.index for each in game.characters if each.id == name)


# --- Characters -----------------------------------------------------------------------------------


def _character(game: Game, box: Box, index: int, name: str, data: Position) -> Character:
    attributes = {each.name.lower(): each for each in Attribute}
    resources = {each.name.lower(): each for each in Resource}
    decks = [f"{art}_{pile}" for art in ARTS for pile in ("deck", "upgrades", "available")]
    known = (*CHARACTER_PLAIN, *CHARACTER_PILES, *attributes, *resources, *decks)
    _check(data, (*known, "skills", "turned", "waits_for"), "character")
    character = start_character(game.setup, index, name)
    character.place = next(iter(game.map), 0)
    for key in CHARACTER_PLAIN:
        if key in data:
            setattr(character, key, data[key])
    character.woke_at = data.get("woke_at", character.place)
    for key, attribute in attributes.items():
        character.tokens[attribute] = data.get(key, character.tokens[attribute])
    for key, resource in resources.items():
        character.resources[resource] = data.get(key, character.resources[resource])
    for key in CHARACTER_PILES:
        setattr(character, key, box.cards(data.get(key, ())))
    for key, art in ARTS.items():
        character.decks[art] = box.cards(data.get(f"{key}_deck", ()))[::-1]
        character.upgrades[art] = box.cards(data.get(f"{key}_upgrades", ()))[::-1]
        character.available[art] = box.cards(data.get(f"{key}_available", ()))
    character.skills = [Learned(box.card(card), side) for card, side in data.get("skills", ())]
    character.turned = [card for card in character.equipped if card.id in data.get("turned", ())]
    character.waits_for = data.get("waits_for", 0)
    return character


# --- What goes on ---------------------------------------------------------------------------------


def _course(game: Game, data: Position) -> Course:
    names = ("doing", "starter", "group", "place", "step", "deed", "verse", "won", "moved")
    _check(data, names, "course")
    return Course(
        doing=Doing[data["doing"].upper()],
        starter=_seat(game, data["starter"]) if "starter" in data else -1,
        group=mask(game, data.get("group", ())),
        place=data.get("place", 0),
        step=data.get("step", 0),
        deed=Deed[data.get("deed", "pass").upper()],
        verse=data.get("verse", ""),
        won=data.get("won", -1),
        moved=mask(game, data.get("moved", ())),
    )


def _clash(game: Game, box: Box, data: Position) -> Clash:
    known = ("against", "group", "fighters", "place", "sequence", "step", "active", "been_active")
    _check(data, (*known, *CLASH_PLAIN), "clash")
    enemy = box.card(data["against"])
    names = data.get("group", [each.id for each in game.characters])
    place = data.get("place", game.characters[0].place)
    clash = Clash(enemy.art, enemy, place, mask(game, names))
    clash.fighters = mask(game, data.get("fighters", names))
    clash.step = ClashStep[data.get("step", "choose_active").upper()]
    clash.active = _seat(game, data["active"]) if "active" in data else -1
    clash.been_active = mask(game, data.get("been_active", ()))
    for key in CLASH_PLAIN:
        if key in data:
            setattr(clash, key, data[key])
    for laid in data.get("sequence", ()):
        if isinstance(laid, str):
            laid = {"card": laid}
        owner = (
            _seat(game, laid["owner"]) if "owner" in laid else game.members(clash.group)[0].index
        )
        plain = {key: laid[key] for key in laid if key not in ("card", "owner")}
        clash.sequence.append(Laid(box.card(laid["card"]), owner, **plain))
    return clash
