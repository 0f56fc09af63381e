"""Scenario files of a declared game: a position names what matters, and everything else is as in a
new game. A pile that is named holds just the cards that are named; of the others, each holds what
nobody took of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared.cards import AnyNamed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.expected_events import Events, events_below
from tafelrunde.engine.expecting import Beginning, End, Names
from tafelrunde.engine.forms import Form, anything, flag, named, nearest, seed, table
from tafelrunde.engine.games import Data
from tafelrunde.engine.scenario_words import GameWords, questions_in
from tafelrunde.engine.state.boxes import Box
from tafelrunde.engine.state.kinds import Printed
from tafelrunde.engine.state.wording import (
    Words,
    facts_of,
    forms_of,
    pile_keys,
    size_forms,
    sizes_of,
    write,
)

S = TypeVar("S", bound=DeclaredRoot)


@dataclass(frozen=True)
class Named:
    """A card that is named before it has been put anywhere."""

    id: str


def _known(box: Box[AnyNamed, AnyCard], name: str, kinds: Printed) -> AnyCard | Named:
    """The card of that id that was put somewhere last, or whichever will be."""
    return box.lying(name, kinds) or Named(name)


class DeclaredScenarios(Generic[S]):
    """A declared game as scenario files see it."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game
        self.rules: DeclaredGame[S] = game
        self.names: Names = {}
        self.plays: Mapping[str, Callable[[S], Flow[None]]] = {"game": game.play}
        self.events: Events = events_below(game.events)
        root, part, row = game.table.root, game.table.seat_part, game.table.seat_row
        self.by_hand = ("setup", row, *game.unwritten)
        self.choices = [key for key in game.setup.by_id if key != game.setup.seats.id]
        own = forms_of(part)
        who = game.setup.seats.id
        self.position_forms: Mapping[str, Form] = {
            **dict.fromkeys(self.choices, anything),
            "seed": seed,
            **forms_of(root, without=self.by_hand),
            row: named(table(own), who),
        }
        sizes: dict[str, Form] = {"sizes": table(size_forms(part))}
        self.fact_forms: Mapping[str, Form] = {
            **forms_of(root, without=(*self.by_hand, "chance")),
            row: named(table(own | sizes), who, lasting=True),
            "sizes": table(size_forms(root)),
            "over": flag,
        }
        piles = {**pile_keys(root), **pile_keys(part, f"{row}.<{who}>.")}
        self.words = GameWords(
            game.setup, piles, partial(questions_in, game.texts.words), game.chances, game.dice
        )

    def build(self, position: Data) -> S:
        """The table of a written position; raises an error of ours if it cannot be read."""
        table(self.position_forms)(position, "position")
        game, row = self.game, self.game.table.seat_row
        setup = {key: position[key] for key in self.choices if key in position}
        if row in position:
            setup[game.setup.seats.id] = list(position[row])
        state = game.new(setup, position.get("seed", 0))
        state.cards = state.cards[:]  # more copies may be made than are printed
        before = game.clone(state)
        box: Box[AnyNamed, AnyCard] = Box(state.cards, self._printed, game.card)
        words = Words(game.names(state), box.take, known=partial(_known, box))
        write(state, position, words, without=self.by_hand)
        for name, part in zip(words.seats, game.table.seats(state), strict=True):
            write(part, position.get(row, {}).get(name, {}), words)
        self._fill(state, before, position, box)
        self._find_known(state)
        game.settle(state)
        try:
            game.check_cards(state)
            game.check_table(state)
        except ValueError as trouble:
            raise BadScenario(f"The position is impossible: {trouble}.") from trouble
        return state

    def _printed(self, name: str) -> AnyNamed:
        if name not in self.game.printed:
            raise BadScenario(f"There is no card {name!r}.{nearest(name, self.game.printed)}")
        return self.game.printed[name]

    def _fill(self, state: S, before: S, position: Data, box: Box[AnyNamed, AnyCard]) -> None:
        """Piles that are not named hold what is left of them."""
        game, find = self.game, self.game.table.pile
        names = game.names(state)
        own = position.get(game.table.seat_row, {})
        parts = [(position, state, before)]
        seats = zip(names, game.table.seats(state), game.table.seats(before), strict=True)
        parts += [(own.get(name, {}), here, there) for name, here, there in seats]
        for data, here, there in parts:
            for key in pile_keys(type(here)):
                name, _, inner = key.partition(".")
                if name not in data or (inner and inner not in data[name]):
                    find(here, key)[:] = box.take_left(find(there, key))
        left = box.rest()
        if left and not game.box:
            raise BadScenario(f"The position does not say where {left[0].id!r} lies.")
        if left:
            getattr(state, game.box).extend(left)

    def _find_known(self, state: S) -> None:
        """Cards that are only named are those that lie elsewhere."""
        places = self.game.table.places(state)
        lying = [card for cards, _, lies in places if lies for card in cards]
        for cards in (cards for cards, _, lies in places if not lies and isinstance(cards, list)):
            for place, card in enumerate(cards):
                if isinstance(card, Named):
                    self._printed(card.id)
                    found = [each for each in lying if each.id == card.id and each not in cards]
                    if not found:
                        raise BadScenario(f"No card {card.id!r} lies there.")
                    cards[place] = found[0]

    def facts(self, state: S) -> Data:
        """Everything that an expectation may name."""
        game, row = self.game, self.game.table.seat_row
        names = game.names(state)
        seats = zip(names, game.table.seats(state), strict=True)
        return {
            **facts_of(state, names, without=(*self.by_hand, "chance")),
            row: {name: facts_of(part, names) | {"sizes": sizes_of(part)} for name, part in seats},
            "sizes": sizes_of(state),
            "over": game.outcome(state) is not None,
        }

    def describe(self, state: S) -> Data:
        """The position that builds this table again."""
        found = self.facts(state)
        row = self.game.table.seat_row
        for each in (found, *found[row].values()):
            del each["sizes"]
        del found["over"]
        setup = self.game.chosen(state)
        chosen = {key: setup[key] for key in self.choices if key in setup}
        chance = [str(stream) for stream in state.chance.streams]
        known = {key: value for key, value in found.items() if value not in ("", None)}
        return chosen | {"chance": chance} | known

    def seats(self, state: S) -> Sequence[str]:
        """Who sits there."""
        return self.game.names(state)

    def spelled(self, state: S, key: str) -> str:
        """A file names options as the rules do."""
        return key


def with_ends_of_decks(facts: Data, row: str) -> Data:
    """The same facts, and both ends of every seat's deck."""
    for seat in facts[row].values():
        seat["deck_top"], seat["deck_bottom"] = Beginning(seat["deck"]), End(seat["deck"])
    return facts
