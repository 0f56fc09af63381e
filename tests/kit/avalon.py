"""The kit for Avalon: a table in a position, neutral dummies, gestures, and what came of it.

A rule test is position, gestures, outcome:

    table = avalon(characters={"beor": character(food=1, energy=0)}).play(rest)
    table.answer("beor", "eat")
    assert table.value("beor", "food") == 0
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.engine.content import LANGUAGES, Name
from tafelrunde.engine.decisions import Decision, Flow, in_view
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.scenario_questions import decisions_of
from tafelrunde.engine.sessions import Position, Session
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import (
    Ability,
    Approach,
    Arrows,
    Bonuses,
    Choice,
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Left,
    Location,
    Reaction,
    Right,
    Row,
    Secret,
    Skill,
    SkillCard,
    Stage,
    Verse,
)
from tafelrunde.games.avalon.rules.now import Now, carry_out
from tafelrunde.games.avalon.rules.play import play_course
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Clash, Game
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Resource, Track, Tray
from tafelrunde.games.avalon.vocabulary.effects import Deal
from tests.kit import avalon_positions as positions
from tests.kit.tables import BaseTable
from tests.kit.tables import refused as refused

__all__ = ["refused"]

MEADOW = 901
"""The neutral location on which everybody stands unless a position says otherwise."""


def character(**position: Any) -> dict[str, Any]:
    """A character in a position: energy, health, fear, food, courage, place, combat_deck, hand …"""
    return position


def solo(**position: Any) -> dict[str, Any]:
    """Beor alone in this position."""
    return {"beor": character(**position)}


def two(**position: Any) -> dict[str, Any]:
    """Beor and Ailei, both in this position."""
    return {name: character(**position) for name in ("beor", "ailei")}


def new(seed: int = 1, **setup: Any) -> Game:
    """A new campaign."""
    setup.setdefault("characters", ["beor"])
    return GAME.new(setup, seed)


def fighter(**position: Any) -> dict[str, Any]:
    """The same, with decks of neutral cards, so that encounters can be played."""
    decks = {"combat": Art.COMBAT, "diplomacy": Art.DIPLOMACY}
    for name, art in decks.items():
        position.setdefault(f"{name}_deck", [dummy_card(f"plain_{name}", art=art)] * 9)
    return position


def avalon(**position: Any) -> Table:
    """A table in a position (see `positions.build`); by default Beor alone on a meadow with a
    menhir that burns for 5 days, in the middle of the first day.
    """
    position.setdefault("characters", {"beor": {}})
    if "map" not in position:
        if MEADOW not in library.LOCATIONS:
            dummy_location(MEADOW)
        position["map"] = {MEADOW: (0, 0)}
        position.setdefault("menhirs", {MEADOW: 5})
    return Table(positions.build(position))


def day(**position: Any) -> Table:
    """Phase II, up to its first question."""
    return avalon(**position).play_on()


def _read(game: Game, decision: Decision) -> list[str]:
    """A question as its seat reads it, in both languages."""
    seen = GAME.view(game, decision.seat)
    asked = in_view(decision, seen)
    found = [GAME.prompt(seen, asked, lang) for lang in LANGUAGES]
    for option in asked.options:
        found += [GAME.label(seen, asked, option, lang).line for lang in LANGUAGES]
    return found


class Table(BaseTable[Game]):
    """A table that a test plays on; by default everything that goes on is played to its end."""

    rules = GAME

    def __init__(self, game: Game) -> None:
        super().__init__(game, play_course)

    def names(self) -> list[str]:
        """The seats are called like their characters."""
        return [each.id for each in self.game.characters]

    def cards(self) -> list[int]:
        """The numbers of all cards on the table."""
        return [card.uid for card in self.game.all_cards()]

    def all_cards(self) -> int:
        """How many cards there are."""
        return len(self.game.cards)

    def _shown(self, game: Session[Game] | Position[Game]) -> list[bytes]:
        """What every seat sees of the table and reads of its questions, as long as no client draws
        it.
        """
        seats = range(-1, len(game.state.characters))
        views = [GAME.dump(GAME.view(game.state, seat)) for seat in map(self._as_seat, seats)]
        read = [text for each in decisions_of(game.question) for text in _read(game.state, each)]
        return [repr(shown).encode() for shown in (*views, *read)]

    @staticmethod
    def _as_seat(number: int) -> Any:
        return number

    # --- What came of it --------------------------------------------------------------------------

    def character(self, name: str) -> Character:
        """A character, by id."""
        return self.game.characters[self.names().index(name)]

    def value(self, name: str, what: str) -> int:
        """A track, a resource or the tokens of an attribute, by its name."""
        one, key = self.character(name), what.upper()
        if key in Resource.__members__:
            return one.resources[Resource[key]]
        if key in Attribute.__members__:
            return one.tokens[Attribute[key]]
        found: int = getattr(one, Track[key].name.lower())
        return found

    def ids(self, cards: Sequence[Card]) -> list[str]:
        """The ids of cards."""
        return [card.id for card in cards]

    def hand(self, name: str) -> list[str]:
        return self.ids(self.character(name).hand)

    def deck(self, name: str, art: Art = Art.COMBAT) -> list[str]:
        """A deck, the next card to be drawn first."""
        return self.ids(self.character(name).decks[art])[::-1]

    def place(self, name: str) -> int:
        """The number of the location where a character stands."""
        return self.character(name).place

    def group(self) -> list[str]:
        """Who takes part in what goes on."""
        return [each.id for each in self.game.members(self.game.here.group)]

    @property
    def clash(self) -> Clash:
        """The encounter that is going on."""
        assert self.game.clash is not None, "no encounter is going on"
        return self.game.clash

    @property
    def sequence(self) -> list[str]:
        """The cards of the sequence, from left to right, without the encounter card."""
        return self.ids([laid.card for laid in self.clash.sequence])


# --- Gestures -------------------------------------------------------------------------------------

BEGUN = "begun by a test"


def begins(rule: Callable[[Game], Flow[Any] | None]) -> Callable[[Game], Flow[None]]:
    """A rule that begins something is carried out once; then whatever goes on is played to its end.
    From a checkpoint on only the latter happens.
    """

    def begun(game: Game) -> Flow[None]:
        if game.cause != BEGUN:
            game.cause = BEGUN
            yield from rule(game) or ()
        yield from play_course(game)

    return begun


def does(
    *effects: Effect, who: str = "", group: Sequence[str] = ()
) -> Callable[[Game], Flow[None]]:
    """Carry effects out: for one character (`who`), else for a group, by default everybody."""

    def rule(game: Game) -> Flow[None]:
        names = [who] if who else list(group) or [each.id for each in game.characters]
        actor = next((each for each in game.characters if each.id == who), None)
        now = Now(game, positions.mask(game, names), "A12.15", actor)
        yield from carry_out(effects, now)

    return begins(rule)


def plain(rule: Callable[..., Any], *names: str, **more: Any) -> Callable[[Game], Flow[None]]:
    """A rule that never asks, called with the table and with characters by name."""

    def asking(game: Game) -> Flow[None]:
        rule(game, *[each for name in names for each in game.characters if each.id == name], **more)
        yield from ()

    return asking


# --- Neutral dummies ------------------------------------------------------------------------------


def known(printed: Any) -> str:
    """Make a dummy known to the library; returns its id."""
    library.PRINTED[printed.id] = printed
    return str(printed.id)


def dummy_card(
    key: str,
    left: Left | None = None,
    right: Right | None = None,
    art: Art = Art.COMBAT,
    abilities: Sequence[Ability] = (),
    **fields: Any,
) -> str:
    """A neutral combat card: no bonus at its left edge, a plain free key at its right."""
    values: dict[str, Any] = {"tray": Tray.BLUE, "numbers": [1]}
    return known(
        ClashCard(
            key,
            Name(key, key),
            art=art,
            left=left or Left(),
            right=right or Right(),
            abilities=abilities,
            **(values | fields),
        )
    )


def dummy_enemy(
    key: str = "foe",
    attack: Sequence[Effect] | int = 1,
    value: int = 5,
    right: Right | None = None,
    **fields: Any,
) -> str:
    """A neutral gray encounter without traits, whose attack is always the same; a number is
    damage.
    """
    do = [Deal(attack)] if isinstance(attack, int) else list(attack)
    fields.setdefault("table", [Row(0, 99, do)])
    fields.setdefault("opportunity", [Deal(1)])
    fields.setdefault("colour", Colour.GRAY)
    fields.setdefault("difficulty", 1)
    return known(
        CombatEncounter(key, Name(key, key), value=value, right=right or Right(), **fields)
    )


def dummy_partner(
    key: str = "stranger",
    reaction: Sequence[Effect] = (),
    stages: Sequence[Stage] = (),
    right: Right | None = None,
    **fields: Any,
) -> str:
    """A neutral blue encounter with one stage, a variable bonus of nothing and no failure."""
    plain_stage = Stage(Bonuses(), [Reaction(reaction)])
    fields.setdefault("approaches", [Approach(list(stages) or [plain_stage])])
    values: dict[str, Any] = {"difficulty": 1, "reward": [], "failure": []}
    return known(
        DiplomacyEncounter(key, Name(key, key), right=right or Right(), **(values | fields))
    )


def dummy_item(key: str, abilities: Sequence[Ability] = (), **fields: Any) -> str:
    """A neutral item without keyword."""
    fields.setdefault("keyword", None)
    return known(Item(key, Name(key, key), abilities=abilities, **fields))


def dummy_secret(key: str, number: int, abilities: Sequence[Ability] = (), **fields: Any) -> str:
    """A neutral secret."""
    return known(Secret(key, Name(key, key), number, abilities, **fields))


def dummy_skill(
    key: str, attribute: Attribute, front: Sequence[Ability] = (), back: Sequence[Ability] = ()
) -> str:
    """A neutral skill card."""
    sides = [
        Skill(f"{key}_front", Name(key, key), front),
        Skill(f"{key}_back", Name(key, key), back),
    ]
    return known(SkillCard(key, Name(key, key), attribute, sides[0], sides[1]))


def dummy_event(key: str, do: Sequence[Effect] = (), **fields: Any) -> str:
    """A neutral event that does what is said and is discarded."""
    return known(Event(key, Name(key, key), do=do, **fields))


def dummy_location(number: int, **fields: Any) -> int:
    """A neutral location; north=…, east=… are its arrows. Returns its number."""
    arrows = {key: fields.pop(key) for key in ("north", "east", "south", "west") if key in fields}
    name = Name(f"Ort {number}", f"Place {number}")
    library.ROADS.clear()
    library.LOCATIONS[number] = Location(
        f"place_{number}", name, number, Arrows(**arrows), **fields
    )
    return number


def dummy_verse(key: str, *do: Effect, choices: Sequence[Choice] = ()) -> str:
    """A verse without prose."""
    library.VERSES[key] = Verse(key, do, choices)
    return key
