"""The kit for Hexer: a table in a position, gestures of the players, and what came of it."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import option_keys
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import (
    NO_SYMBOLS,
    Ability,
    ActionCard,
    Bomb,
    Boost,
    Deck,
    DestructionToken,
    EventCard,
    ExplorationCard,
    Moment,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Option,
    Origin,
    Potion,
    SkelligeCard,
    Symbols,
    Tab,
)
from tafelrunde.games.hexer.rules.turn import PHASES
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import Attribute, Colour, Kind, Terrain
from tafelrunde.games.hexer.vocabulary import Suffer
from tests.kit.tables import BaseTable
from tests.kit.tables import refused as refused

__all__ = ["refused"]

SYMBOLS = tuple(Symbols.__dataclass_fields__)


def cards_of(decision: Decision) -> list[Card]:
    """The cards among the options."""
    return [option for option in decision.options if isinstance(option, Card)]


def player(**position: Any) -> dict[str, Any]:
    """A player in a position: hand, deck, discard_pile, gold, place, levels, shield, potions …"""
    return position


def levels(combat: int, defence: int, alchemy: int, specialisation: int) -> dict[str, int]:
    """The levels of the four attributes, for a player's position."""
    numbers = (combat, defence, alchemy, specialisation)
    return {
        attribute.name.lower(): number for attribute, number in zip(Attribute, numbers, strict=True)
    }


def hexer(**position: Any) -> Table:
    """A table in a position (see `docs/scenarios.md`); by default Wolf and Bear at their schools,
    the active one is the first, in phase I.
    """
    position.setdefault("players", {"wolf": {}, "bear": {}})
    return Table(HEXER.scenarios.build(position))


class Table(BaseTable[Game]):
    """A table that a test plays on; by default the rest of the active player's phase is played."""

    rules = HEXER

    def __init__(self, game: Game) -> None:
        super().__init__(game, lambda g: PHASES[g.phase](g, g.player))

    def asks(self, who: str, key: str | None = None) -> list[str]:
        """What is offered is never listed as closed too."""
        offered = super().asks(who, key)
        shut = option_keys([each.option for each in self._decision(who).closed])
        assert not {*offered} & {*shut}, f"both open and closed: {offered}, {shut}"
        return offered

    def names(self) -> list[str]:
        """The seats are called like their characters."""
        return [each.id for each in self.game.players]

    def cards(self) -> list[int]:
        """The numbers of all cards on the table."""
        return [card.uid for card in self.game.all_cards()]

    def all_cards(self) -> int:
        """How many cards there are."""
        return len(self.game.cards)

    def player(self, name: str) -> Player:
        """A player, by character."""
        return self.game.players[self.names().index(name)]

    def ids(self, cards: list[Card]) -> list[str]:
        """The ids of cards."""
        return [card.id for card in cards]

    def hand(self, name: str) -> list[str]:
        return self.ids(self.player(name).hand)

    def deck(self, name: str) -> list[str]:
        """The deck, the next card to be drawn first."""
        return self.ids(self.player(name).deck)[::-1]

    def discard_pile(self, name: str) -> list[str]:
        """The discard pile, the top card last."""
        return self.ids(self.player(name).discard_pile)

    def gold(self, name: str) -> int:
        return self.player(name).gold

    def place(self, name: str) -> str:
        """The id of the location where a player stands."""
        return LOCATIONS[self.player(name).place].id

    def level(self, name: str, attribute: str) -> int:
        """The level of an attribute."""
        return self.player(name).levels[Attribute[attribute.upper()]]

    def view(self, name: str) -> Game:
        """The table as a player sees it."""
        return HEXER.view(self.game, self._seat(name))

    @property
    def fight(self) -> Fight:
        """The fight that is going on."""
        assert self.game.fight is not None, "no fight is going on"
        return self.game.fight

    def fighter(self, name: str) -> Fighter:
        """A player in the fight."""
        found = self.fight.fighter_of(self.player(name))
        assert found is not None, f"{name} is not in the fight"
        return found

    @property
    def life(self) -> list[str]:
        """The life deck of the monster, the next card first."""
        return self.ids(self.fight.life)[::-1]


# --- Neutral dummies ------------------------------------------------------------------------------


def known(printed: Any) -> str:
    """Make a dummy known to the library; returns its id."""
    library.PRINTED[printed.id] = printed
    return str(printed.id)


def dummy_card(
    key: str,
    colour: Colour = Colour.BLUE,
    terrain: Terrain = Terrain.FOREST,
    tabs: dict[Colour, Symbols] | None = None,
    **fields: Any,
) -> str:
    """A neutral action card: damage=1, shield=…, draw=… and other symbols by name; returns its
    id.
    """
    symbols = {name: fields.pop(name) for name in SYMBOLS if name in fields}
    chain = [Tab(each, what) for each, what in (tabs or {}).items()]
    values: dict[str, Any] = {"origin": Origin.MARKET, "kind": Kind.WITCHER}
    terrains = fields.pop("terrains", [terrain])
    return known(
        ActionCard(
            key,
            Name(key, key),
            colour,
            terrains,
            Symbols(**symbols) if symbols else NO_SYMBOLS,
            chain,
            **(values | fields),
        )
    )


def boost(energy: int, **symbols: Any) -> Boost:
    """An energy boost for a dummy card."""
    return Boost(energy, Symbols(**symbols))


def dummy_monster(key: str, **fields: Any) -> str:
    """A neutral monster: rank I, life 3, no ability, four special attacks without effect; returns
    its id.
    """
    values: dict[str, Any] = {
        "rank": 1,
        "life": 3,
        "ability": (),
        "passive": (),
        "specials": ((), (), (), ()),
    }
    return known(Monster(key, Name(key, key), **(values | fields)))


def dummy_attack(
    key: str, charge: list[Effect] | int = 1, bite: list[Effect] | int = 1, **fields: Any
) -> str:
    """A neutral attack card; a number is damage; returns its id."""
    effects = [[Suffer(each)] if isinstance(each, int) else each for each in (charge, bite)]
    return known(MonsterAttack(key, Name(key, key), effects[0], effects[1], **fields))


def fighting(
    players: dict[str, Any], attack: list[Effect] | int = 1, life: int = 8, **fight: Any
) -> Table:
    """A fight of the first player against a neutral monster of the forest, whose attack cards are
    all alike; by default at the combo of the player's combat turn.
    """
    foe, claw = dummy_monster("foe"), dummy_attack("claw", charge=attack, bite=attack)
    values = {"against": foe, "life": [claw] * life, "step": "combo"} | fight
    return hexer(players=players, phase="confrontation", monsters={"forest": foe}, fight=values)


def dummy_potion(key: str, do: list[Effect], **fields: Any) -> str:
    """A neutral potion; returns its id."""
    return known(Potion(key, Name(key, key), do, **fields))


def dummy_bomb(key: str, do: list[Effect], **fields: Any) -> str:
    """A neutral bomb; returns its id."""
    return known(Bomb(key, Name(key, key), do, **fields))


def dummy_mutagen(key: str, do: list[Effect], when: Moment = Moment.EFFECTS, **fields: Any) -> str:
    """A neutral mutagen; returns its id."""
    return known(Mutagen(key, Name(key, key), Ability(when, do, **fields)))


def dummy_token(key: str, bonus: list[Effect]) -> str:
    """A neutral destruction token; returns its id."""
    return known(DestructionToken(key, Name(key, key), bonus, 1))


def dummy_movement(key: str, main: int, secondary: int, moves: int = 1) -> str:
    """A movement card with the same number of moves for every number of players; returns its id."""
    return known(MovementCard(key, Name(key, key), main, secondary, [moves] * 4))


def option(*do: Effect, **fields: Any) -> Option:
    """An option of a story."""
    return Option("do_it", do=list(do), **fields)


def dummy_story(key: str, one: Option, two: Option, deck: Deck = Deck.CITY) -> str:
    """A neutral exploration card; returns its id."""
    return known(ExplorationCard(key, choices=[one, two], name=Name(key, key), deck=deck))


def dummy_voyage(key: str, safe: list[Effect], dangerous: list[Effect]) -> str:
    """A neutral Skellige card; returns its id."""
    sections = Verse(f"{key}.safe", safe), Verse(f"{key}.dangerous", dangerous)
    return known(SkelligeCard(key, Name(key, key), *sections))


def dummy_event(key: str, number: int, do: list[Effect], **fields: Any) -> str:
    """A neutral event card; returns its id."""
    return known(EventCard(key, do, name=Name(key, key), number=number, **fields))
