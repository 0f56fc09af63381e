"""Scenario files of a declared game: a position names what matters, and everything else is as on a
blank table. A pile that is named holds just the cards that are named; of the others, each holds
what nobody took of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared.cards import AnyNamed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.expected_events import Events, events_below
from tafelrunde.engine.expecting import Beginning, End, Names
from tafelrunde.engine.forms import Form, each, either, flag, named, nearest, seed, table, text
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.engine.scenario_words import GameWords, questions_in
from tafelrunde.engine.setups import Field, Some
from tafelrunde.engine.shapes import shaped
from tafelrunde.engine.state.boxes import Box
from tafelrunde.engine.state.kinds import Printed
from tafelrunde.engine.state.wording import (
    Words,
    facts_of,
    forms_of,
    names_below,
    pile_keys,
    piles_of,
    size_forms,
    sizes_of,
    write,
)

S = TypeVar("S", bound=DeclaredRoot)
CARDS = each(text)


@dataclass(frozen=True)
class Named:
    """A card that is named before it has been put anywhere."""

    id: str


def _known(box: Box[AnyNamed, AnyCard], name: str, kinds: Printed) -> AnyCard | Named:
    """The card of that id that was put somewhere last, or whichever will be."""
    return box.lying(name, kinds) or Named(name)


@dataclass(frozen=True)
class Draft(Generic[S]):
    """A table that is being built: what is written, the blank table, and the cards left."""

    state: S
    before: S
    position: Data
    box: Box[Any, Any]
    words: Words


def chosen_as(question: Field) -> Form:
    """What may stand for a question of the set-up, which checks it itself."""

    @shaped(question.shape)
    def look(value: object, where: str) -> None:
        pass

    return look


class DeclaredScenarios(Generic[S]):
    """A declared game as scenario files see it."""

    by_hand: Collection[str] = ()
    """Fields of the table that the game writes and tells itself, or that no file names."""
    seat_by_hand: Collection[str] = ()
    """The same of what a seat has."""
    told_only: Collection[str] = ()
    """Fields of the table that can be expected, but not written."""
    unasked: Collection[str] = ()
    """Questions of the set-up that no position answers by their ids."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game
        self.rules: DeclaredGame[S] = game
        self.plays: Mapping[str, Callable[[S], Flow[None]]] = {"game": game.play}
        self.events: Events = events_below(game.events)
        self.root, self.part = game.table.root, game.table.seat_part
        self.row, self.who = game.table.seat_row, game.setup.seats.id
        self.silent = ("setup", self.row, *game.unwritten, *self.by_hand)
        asked = (key for key in game.setup.by_id if key != self.who)
        self.choices = [key for key in asked if key not in self.unasked]

    # --- What a game says itself ------------------------------------------------------------------

    def own_forms(self) -> dict[str, Form]:
        """What may stand under the keys that the game writes itself."""
        return {}

    def own_seat_forms(self) -> dict[str, Form]:
        """The same for a seat."""
        return {}

    def own_fact_forms(self) -> dict[str, Form]:
        """What else can be expected."""
        return {}

    def blank(self, setup: SetupAnswers, seed: int) -> S:
        """The table that a position begins with; mostly a new game."""
        return self.game.new(setup, seed)

    def fixed(self, state: S) -> Iterable[AnyCard]:
        """Cards that stay where they are, whatever is written."""
        return ()

    def place(self, draft: Draft[S]) -> None:
        """Write what the game writes itself; unnamed piles are filled afterwards."""

    def finish(self, draft: Draft[S]) -> None:
        """Write what depends on where all cards lie."""

    def tell(self, state: S, facts: Data) -> None:
        """Add the facts that the game tells itself."""

    def tell_seat(self, state: S, part: Any, facts: Data) -> None:
        """Add those of a seat."""

    # --- Forms and names --------------------------------------------------------------------------

    @cached_property
    def position_forms(self) -> Mapping[str, Form]:
        """Every key of a position."""
        asked = {key: chosen_as(self.game.setup.by_id[key]) for key in self.choices}
        own = forms_of(self.root, without=(*self.silent, *self.told_only))
        seats = named(table(self.seat_forms), self.game.seat_word)
        return {**asked, "seed": seed, **own, self.row: seats, **self.own_forms()}

    @cached_property
    def seat_forms(self) -> dict[str, Form]:
        """Every key of a seat."""
        return forms_of(self.part, without=self.seat_by_hand) | self.own_seat_forms()

    @cached_property
    def fact_forms(self) -> Mapping[str, Form]:
        """Every fact."""
        ends = dict.fromkeys(self._ends(), either(text, CARDS))
        seats = self.seat_forms | ends | {"sizes": table(size_forms(self.part))}
        unheard = ("seed", "chance")
        return {
            **forms_of(self.root, without=(*self.silent, *unheard)),
            **{key: form for key, form in self.position_forms.items() if key not in unheard},
            self.row: named(table(seats), self.game.seat_word, lasting=True),
            "sizes": table(size_forms(self.root)),
            "over": flag,
            **self.own_fact_forms(),
        }

    def _ends(self) -> list[str]:
        """Both ends of the piles that a seat draws from."""
        drawn = [key for key, pile in pile_keys(self.part).items() if not pile.in_order]
        return [f"{key}_{end}" for key in drawn if "." not in key for end in ("top", "bottom")]

    @property
    def names(self) -> Names:
        """What each fact can hold, as far as it is declared."""
        game = self.game
        silent = ("setup", *game.unwritten, *self.by_hand)
        found = names_below(self.root, game.printed, game.setup.seats.by_id, silent)
        found |= {key: found[key.rpartition("_")[0]] for key in self._ends()}
        return found

    @property
    def words(self) -> GameWords:
        """What people can look up who write files."""
        game = self.game
        piles = {**pile_keys(self.root), **pile_keys(self.part, f"{self.row}.<{game.seat_word}>.")}
        questions = partial(questions_in, game.texts.words)
        return GameWords(game.setup, piles, questions, game.chances, game.dice)

    # --- Building ---------------------------------------------------------------------------------

    def setup_in(self, position: Data) -> Data:
        """The set-up of a written position."""
        setup = {key: position[key] for key in self.choices if key in position}
        return setup | ({self.who: list(position[self.row])} if self.row in position else {})

    def build(self, position: Data) -> S:
        """The table of a written position; raises an error of ours if it cannot be read."""
        position = {key: value for key, value in position.items() if value is not None}
        table(self.position_forms)(position, "position")
        draft = self._draft(position)
        self._write(draft)
        self.place(draft)
        self._fill(draft)
        self.finish(draft)
        self._find_known(draft.state)
        self.game.settle(draft.state)
        try:
            self.game.check_cards(draft.state)
            self.game.check_table(draft.state)
        except ValueError as trouble:
            raise BadScenario(f"The position is impossible: {trouble}.") from trouble
        return draft.state

    def _draft(self, position: Data) -> Draft[S]:
        state = self.blank(self.setup_in(position), position.get("seed", 0))
        state.cards = state.cards[:]  # more copies may be made than are printed
        before = self.game.clone(state)
        box: Box[AnyNamed, AnyCard] = Box(state.cards, self._printed, self.game.card)
        box.take_left(self.fixed(state))
        names = self.game.names(state)
        words = Words(names, box.take, self.game.seat_word, known=partial(_known, box))
        return Draft(state, before, position, box, words)

    def _printed(self, name: str) -> AnyNamed:
        if name not in self.game.printed:
            raise BadScenario(f"There is no card {name!r}.{nearest(name, self.game.printed)}")
        return self.game.printed[name]

    def _write(self, draft: Draft[S]) -> None:
        words, own = draft.words, draft.position.get(self.row, {})
        write(draft.state, draft.position, words, without=(*self.silent, *self.told_only))
        for name, part in zip(words.seats, self.game.table.seats(draft.state), strict=True):
            write(part, own.get(name, {}), words, without=self.seat_by_hand)

    def _fill(self, draft: Draft[S]) -> None:
        """Piles that are not named hold what is left of them."""
        seats, position = self.game.table.seats, draft.position
        own = position.get(self.row, {})
        parts = [(position, draft.state, draft.before)]
        rows = zip(draft.words.seats, seats(draft.state), seats(draft.before), strict=True)
        parts += [(own.get(name, {}), here, there) for name, here, there in rows]
        for data, here, there in parts:
            cards = piles_of(there)
            for key, pile in piles_of(here).items():
                name, _, inner = key.partition(".")
                if name not in data or (inner and inner not in data[name]):
                    pile[:] = draft.box.take_left(cards[key])
        left, box = draft.box.rest(), self.game.box
        if left and not box:
            raise BadScenario(f"The position does not say where {left[0].id!r} lies.")
        if left:
            getattr(draft.state, box).extend(left)

    def _find_known(self, state: S) -> None:
        """Cards that are only named are those that lie elsewhere."""
        places = self.game.table.places(state)
        lying = [card for cards, _, lies in places if lies for card in cards]
        for cards in (cards for cards, _, lies in places if not lies and isinstance(cards, list)):
            for place, card in enumerate(cards):
                if isinstance(card, Named):
                    self._printed(card.id)
                    found = [one for one in lying if one.id == card.id and one not in cards]
                    if not found:
                        raise BadScenario(f"No card {card.id!r} lies there.")
                    cards[place] = found[0]

    # --- Telling ----------------------------------------------------------------------------------

    def facts(self, state: S) -> Data:
        """Everything that an expectation may name."""
        names = self.game.names(state)
        rows = zip(names, self.game.table.seats(state), strict=True)
        found = {
            **self._chosen(state),
            **facts_of(state, names, without=(*self.silent, "chance")),
            self.row: {name: self._seat_facts(state, part, names) for name, part in rows},
            "sizes": sizes_of(state),
            "over": self.game.outcome(state) is not None,
        }
        self.tell(state, found)
        return found

    def _chosen(self, state: S) -> SetupAnswers:
        """The set-up, with every answer; of those that are yes or no also what is not chosen."""
        setup = self.game.setup
        answers = setup.read(self.game.chosen(state))
        found: SetupAnswers = {key: setup.by_id[key].write(answers[key]) for key in self.choices}
        for key in self.choices:
            if isinstance(question := setup.by_id[key], Some):
                found[key] = {each: each in answers[key] for each in question.by_id}
        return found

    def _seat_facts(self, state: S, part: object, names: Sequence[str]) -> Data:
        found = facts_of(part, names, without=self.seat_by_hand)
        found["sizes"] = sizes_of(part)
        for key in self._ends():
            pile, _, end = key.rpartition("_")
            found[key] = (Beginning if end == "top" else End)(found[pile])
        self.tell_seat(state, part, found)
        return found

    def setup_of(self, state: S) -> Data:
        """The position that says nothing but the set-up."""
        setup = self.game.chosen(state)
        found = {key: setup[key] for key in self.choices if setup.get(key) not in ("", None)}
        return found | {self.row: {name: {} for name in self.game.names(state)}}

    def describe(self, state: S) -> Data:
        """The position that builds this table again: the set-up, and what is not as usual."""
        setup = self.setup_of(state)
        usual, found = self.facts(self.blank(self.setup_in(setup), 0)), self.facts(state)
        known = {key: fact for key, fact in found.items() if key in self.position_forms}
        rows = {
            name: setup[self.row][name]
            | self._changed(self.part, own, usual[self.row][name], self.seat_forms)
            for name, own in known.pop(self.row).items()
        }
        chance = [str(stream) for stream in state.chance.streams]
        changed = self._changed(self.root, known, usual, self.position_forms)
        return setup | changed | {"chance": chance, self.row: rows}

    def _changed(self, part: type, found: Data, usual: Data, forms: Mapping[str, Form]) -> Data:
        """What is not as usual; piles are named even then, unless they are always empty."""
        piles = {key.partition(".")[0] for key in pile_keys(part)}
        return {
            key: fact
            for key, fact in found.items()
            if key in forms
            and fact is not None
            and (fact != usual.get(key) or (key in piles and (fact or usual.get(key))))
        }

    def seats(self, state: S) -> Sequence[str]:
        """Who sits there."""
        return self.game.names(state)

    def spelled(self, state: S, key: str) -> str:
        """A file names options as the rules do."""
        return key
