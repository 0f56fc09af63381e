"""Repairs of a table by words: values are set, cards are put elsewhere, and none is ever lost.

Values and piles are called as in scenario files; `box` is the box, with what lies ready beside the
board. An enemy of a zone is named by its id, the second of its kind as `dire_wolf#2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import Form, flag, one_of, whole
from tafelrunde.engine.games import Data
from tafelrunde.engine.repairs import Change, Put, Set, called, no_value
from tafelrunde.games.valskyrr.nouns import HeroBoard, Tile
from tafelrunde.games.valskyrr.repairs.cards import piles, put, zones
from tafelrunde.games.valskyrr.scenarios.describing import facts
from tafelrunde.games.valskyrr.scenarios.forms import (
    CONDITIONS,
    FOE_PLAIN,
    HERO_PLAIN,
    LETTERS,
    PLAIN,
)
from tafelrunde.games.valskyrr.scenarios.positions import references
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Phase

TABLE_VALUES: Final = {key: form for key, form in PLAIN.items() if key != "step"}
HERO_VALUES: Final[dict[str, Form]] = {**HERO_PLAIN, **dict.fromkeys(CONDITIONS, whole())}
FOE_VALUES: Final[dict[str, Form]] = {
    **FOE_PLAIN,
    **dict.fromkeys(CONDITIONS, whole()),
    "life": whole(1),
}
PHASES: Final = [phase.name.lower() for phase in Phase]


class ValskyrrRepairs:
    """How a table of Valskyrr is put right."""

    def apply(self, state: Game, changes: Sequence[Change]) -> None:
        """Change the table; raises an error of ours if a word does not fit."""
        for change in changes:
            if isinstance(change, Put):
                put(state, change)
            else:
                set_value(state, change)
        _check(state)

    def openly(self, state: Game, changes: Sequence[Change]) -> list[Change]:
        """The same changes: nobody has secrets from the others."""
        self.apply(state, changes)
        return list(changes)

    def offers(self, state: Game) -> Data:
        """What can be changed now, without telling how hidden cards lie."""
        fixed = (HeroBoard, Tile)
        cards = {card.id for card in state.cards if not isinstance(card.printed, fixed)}
        return {"values": values(state), "cards": sorted(cards), "piles": list(piles(state))}


def _check(game: Game) -> None:
    """What no play could lead to, and from where none could go on."""
    if not game.living():
        raise BadScenario("At least one hero must not be defeated.")
    for foe in game.foes():
        if foe.wounds >= foe.life:
            raise BadScenario(f"{foe.id!r} would be dead; put it in its discard pile instead.")
    for hero in game.heroes:
        if hero.defeated and hero.foes:
            raise BadScenario(f"No enemy stays with {hero.id!r}, who is defeated.")


# --- Values ---------------------------------------------------------------------------------------


def values(game: Game) -> list[Data]:
    """Every value that can be set, with what it is now; words come with their choices."""
    now = facts(game)
    heroes = [hero.id for hero in game.living()]
    found: list[Data] = [{"place": key, "value": now[key]} for key in TABLE_VALUES]
    found.append({"place": "phase", "value": now["phase"], "choices": PHASES})
    found.append({"place": "active", "value": now["active"], "choices": heroes})
    found.append({"place": "party", "value": now["party"], "choices": now["revealed"]})
    found += [{"place": f"threat.{name}", "value": now["threat"][name]} for name in now["revealed"]]
    for hero in game.heroes:
        own = now["heroes"][hero.id]
        found += [{"place": f"heroes.{hero.id}.{key}", "value": own[key]} for key in HERO_VALUES]
    for zone, foes in zones(game).items():
        for name, foe in named(foes).items():
            found += [
                {"place": f"{zone}.{name}.{k}", "value": value_of(foe, k)} for k in FOE_VALUES
            ]
    return found


def set_value(game: Game, change: Set) -> None:
    """Give a value; its form is that of scenario files."""
    where, value = ".".join(change.place), change.value
    match change.place:
        case ("phase",) | ("active",) | ("party",):
            _set_moment(game, change.place[0], value)
        case ("revealed" | "threat" | "letters") as key, name:
            _set_place(game, key, _place(game, name), value)
        case "row", name, key:
            _set_on(called(named(game.row), name, "enemy here"), FOE_VALUES, key, change)
        case "heroes", who, "foes", name, key:
            foes = named(_hero(game, who).foes)
            _set_on(called(foes, name, "enemy here"), FOE_VALUES, key, change)
        case "heroes", who, "tokens", name:
            _set_tokens(game, _hero(game, who), name, change)
        case "heroes", who, key:
            _set_hero(_hero(game, who), key, change)
        case (key,) if key in TABLE_VALUES:
            TABLE_VALUES[key](value, where)
            setattr(game, key, value)
        case _:
            raise no_value(where, [each["place"] for each in values(game)])


def _set_tokens(game: Game, hero: Hero, name: str, change: Set) -> None:
    whole()(change.value, ".".join(change.place))
    card = called(references(game, hero), name, "card of this hero")
    hero.tokens[card.uid] = int(change.value)


def _set_hero(hero: Hero, key: str, change: Set) -> None:
    if key == "defeated" and change.value is True:
        raise BadScenario("A hero is defeated in play, not by a repair.")
    _set_on(hero, HERO_VALUES, key, change)


def _set_on(thing: Hero | Foe, forms: Mapping[str, Form], key: str, change: Set) -> None:
    where = ".".join(change.place)
    if key not in forms:
        raise no_value(where, [".".join((*change.place[:-1], each)) for each in forms])
    forms[key](change.value, where)
    if key in CONDITIONS:
        thing.conditions[Condition[key.upper()]] = int(change.value)
    else:
        setattr(thing, key, change.value)


def value_of(thing: Foe, key: str) -> int | bool:
    """What a value is now."""
    if key in CONDITIONS:
        return thing.conditions[Condition[key.upper()]]
    found: int | bool = getattr(thing, key)
    return found


def _set_moment(game: Game, key: str, value: object) -> None:
    """The phase begins anew; a hero turn begins with its actions; the party stands elsewhere."""
    if key == "phase":
        one_of(PHASES)(value, key)
        game.phase = Phase[str(value).upper()]
        game.step, game.active, game.scouted = 0, -1, 0
        game.done.clear()
    elif key == "party":
        game.party = _place(game, str(value))
        game.revealed[game.party] = True
    else:
        hero = _hero(game, str(value))
        if game.phase is not Phase.ATTACK or hero.defeated:
            raise BadScenario("A hero turn is taken in the attack phase, by a hero who can act.")
        game.active, game.step = hero.index, 1
        hero.acted, hero.normal_left = True, 1


def _set_place(game: Game, key: str, place: int, value: object) -> None:
    if key == "revealed":
        flag(value, key)
        game.revealed[place] = bool(value)
    elif key == "threat":
        whole(0, 2)(value, key)
        game.threat[place] = int(str(value))
    else:
        one_of(LETTERS)(value, key)
        game.letters[place] = str(value).removesuffix("+")
        game.letters_up[place] = str(value).endswith("+")


# --- Things by name -------------------------------------------------------------------------------


def named(foes: Sequence[Foe]) -> dict[str, Foe]:
    """Enemies of one zone by a name that tells equal ones apart."""
    found: dict[str, Foe] = {}
    for foe in foes:
        number = sum(other.id == foe.id for other in found.values()) + 1
        found[foe.id if number == 1 else f"{foe.id}#{number}"] = foe
    return found


def _hero(game: Game, name: str) -> Hero:
    return called({hero.id: hero for hero in game.heroes}, name, "hero")


def _place(game: Game, name: str) -> int:
    places = {card.id: place for place, card in enumerate(game.tiles)}
    return called(places, name, "location")


REPAIRS: Final = ValskyrrRepairs()
