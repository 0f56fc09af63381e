"""The kit for Valskyrr: a table in a position, gestures of the players, and what came of it.

Every rule test runs four times: plain; saved and loaded at every decision; forked and the fork
discarded at every decision; taken back to the start and played again after every answer. The kit
does this, not the author of the test. At the end of a test no question may stay open that the test
does not name, and no card may be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Flow, Seat
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.records import Session
from tafelrunde.games.valskyrr import library, positions, saving
from tafelrunde.games.valskyrr.game import VALSKYRR
from tafelrunde.games.valskyrr.keywords import SWORD, Keyword
from tafelrunde.games.valskyrr.nouns import (
    Action,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Set,
    Tile,
    TimeCard,
    ZoneLimit,
)
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.rules.setup import laid_out
from tafelrunde.games.valskyrr.table import Card, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import NoEnemyInPlay

Mode = Literal["plain", "save", "fork", "undo"]
MODES: Final[tuple[Mode, ...]] = ("plain", "save", "fork", "undo")
MODE: list[Mode] = ["plain"]
TABLES: list[Table] = []

Rule = Callable[[Game], Flow[Any]]


def hero(**position: Any) -> dict[str, Any]:
    """A hero in a position: hand, deck, discard_pile, graveyard, hero_zone, focus, foes, burn …"""
    return position


def valskyrr(**position: Any) -> Table:
    """A table in a position (see `positions.build`); by default Anna alone at the inn."""
    position.setdefault("heroes", {"anna": {}})
    return Table(positions.build(position))


class Table:
    """A table that a test plays on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._cards = sorted(card.uid for card in game.all_cards())
        self._rule: Rule = lambda g: PHASES[g.phase](g)
        self._stops_at: str | None = None
        self.session: Session[Game] | None = None
        TABLES.append(self)

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, rule: Rule | None = None) -> Table:
        """Play a rule (by default the rest of this phase) up to the first question, or to
        its end.
        """
        if rule is not None:
            self._rule = rule
        setup = saving.setup_data(self._game.setup)
        self.session = Session(VALSKYRR, setup, origin=self._game, play=self._rule)
        return self

    def play_on(self) -> Table:
        """Play the whole game from here, phase after phase."""
        return self.play(VALSKYRR.play)

    def answer(self, who: str, *keys: str) -> Table:
        """A hero's player (or "party") chooses options by their keys."""
        session = self._playing()
        decision = self._decision(who)
        known = VALSKYRR.option_keys(session.state, decision.options)
        for key in keys:
            if key not in known:
                self._refuse(decision, key, known)
        seat = self._seat(who)
        chosen = [known.index(key) for key in keys]
        if MODE[0] == "fork":
            self._try_a_fork()
        session.answer(seat, chosen, session.step)
        if MODE[0] == "save":
            self.session = Session.load(VALSKYRR, session.save(), self._rule)
            log = session.log
            self.session.log[:] = log
        elif MODE[0] == "undo":
            self._play_again()
        return self

    def passes(self, who: str) -> Table:
        """A hero's player does nothing."""
        return self.answer(who, "pass")

    def _refuse(self, decision: Decision, key: str, known: list[str]) -> None:
        session = self._playing()
        closed = VALSKYRR.option_keys(session.state, [c.option for c in decision.closed])
        why = decision.closed[closed.index(key)].why if key in closed else ""
        raise IllegalMove(f"{key} is not offered for {decision.key}: {known}", why=why)

    def _try_a_fork(self) -> None:
        session = self._playing()
        before = saving.dump(session.state)
        fork = session.fork()
        assert saving.dump(fork.state) == before, "a fork differs from the position"
        for _ in range(4):
            question = fork.question
            if question is None:
                break
            many = question.decisions if isinstance(question, Barrier) else [question]
            answers = [list(range(d.min)) for d in many]
            fork.answer(answers if isinstance(question, Barrier) else answers[0])
        assert saving.dump(session.state) == before, "a fork has changed the position"

    def _play_again(self) -> None:
        session = self._playing()
        if session.partial:
            return
        before = saving.dump(session.state)
        steps = session.step
        session.undo(steps)
        for _ in range(steps):
            session.redo()
        assert saving.dump(session.state) == before, "playing again led elsewhere"

    # --- Asking -----------------------------------------------------------------------------------

    def _playing(self) -> Session[Game]:
        assert self.session is not None, "call play() first"
        return self.session

    def _seat(self, who: str) -> Seat:
        return PARTY if who == "party" else self.hero(who).seat

    def _decision(self, who: str) -> Decision:
        waiting = self._playing().decisions
        assert waiting, "no question is open"
        for decision in waiting:
            if decision.seat == self._seat(who):
                return decision
        names = ["party" if d.seat == PARTY else self.game.heroes[d.seat].id for d in waiting]
        raise AssertionError(f"not {who} but {names} has to decide ({waiting[0].key})")

    def asks(self, who: str, key: str | None = None) -> list[str]:
        """The keys of the options that a player (or "party") is asked to choose from."""
        decision = self._decision(who)
        if key is not None:
            assert decision.key == key, f"asked for {decision.key}, not for {key}"
        return VALSKYRR.option_keys(self.game, decision.options)

    def why(self, who: str) -> str:
        """The rule behind the open question."""
        return self._decision(who).why

    def closed(self, who: str, key: str) -> str:
        """The rule that closes an option; fails if the option is not listed as closed."""
        decision = self._decision(who)
        keys = VALSKYRR.option_keys(self.game, [c.option for c in decision.closed])
        assert key in keys, f"{key} is not among the closed options {keys}"
        return decision.closed[keys.index(key)].why

    @property
    def question(self) -> str | None:
        """The key of the open question; None if there is none."""
        waiting = self._playing().decisions
        return waiting[0].key if waiting else None

    def stops_at(self, key: str) -> None:
        """The test ends here, at a question that it names."""
        assert self.question == key, f"the open question is {self.question}, not {key}"
        self._stops_at = key

    # --- What came of it --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The table as it stands now."""
        return self.session.state if self.session is not None else self._game

    def hero(self, name: str) -> Hero:
        """A hero."""
        for each in self.game.heroes:
            if each.id == name:
                return each
        raise AssertionError(f"no hero {name}")

    def foe(self, name: str) -> Foe:
        """The first enemy in play of that id."""
        for each in self.game.foes():
            if each.id == name:
                return each
        raise AssertionError(f"no enemy {name} in play: {self.game.foes()}")

    def ids(self, things: list[Card] | list[Foe]) -> list[str]:
        """The ids of cards or enemies."""
        return [thing.id for thing in things]

    def hand(self, name: str) -> list[str]:
        return self.ids(self.hero(name).hand)

    def deck(self, name: str) -> list[str]:
        """The hero deck, the next card to be drawn first."""
        return self.ids(self.hero(name).deck)[::-1]

    def discard_pile(self, name: str) -> list[str]:
        return self.ids(self.hero(name).discard_pile)

    def graveyard(self, name: str) -> list[str]:
        return self.ids(self.hero(name).graveyard)

    def zone(self, name: str) -> list[str]:
        return self.ids(self.hero(name).hero_zone)

    def foes(self, name: str) -> list[str]:
        """The enemies in a hero zone."""
        return self.ids(self.hero(name).foes)

    @property
    def row(self) -> list[str]:
        """The enemies in the adventure zone from left to right."""
        return self.ids(self.game.row)

    def focus(self, name: str) -> int:
        return self.hero(name).focus

    def events(self, kind: type[Any]) -> list[Any]:
        """The events of one kind so far, in order."""
        return [event for event in self._playing().log if isinstance(event, kind)]

    def stop_checking(self) -> None:
        """The test takes the session into its own hands."""
        TABLES.remove(self)

    def check(self) -> None:
        """At the end of a test: no open question unless named, no card lost or doubled."""
        found = sorted(card.uid for card in self.game.all_cards())
        assert found == list(range(len(self.game.cards))), "a card was lost or doubled"
        if self.session is not None and self.question is not None:
            assert self._stops_at == self.question, f"the question {self.question} stayed open"


@contextmanager
def refused(why: str) -> Iterator[None]:
    """The gesture inside is not possible, and this rule says why."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.why == why, f"closed by {caught.value.why!r}, not by {why!r}"


# --- Neutral dummies ------------------------------------------------------------------------------


def dummy_enemy(key: str, **fields: Any) -> str:
    """A neutral enemy: blue, life 3, 1 physical damage, no defence, loot 1; returns its id."""
    values: dict[str, Any] = {
        "colour": Colour.BLUE,
        "copies": 1,
        "keywords": (),
        "life": 3,
        "physical": 1,
        "loot": 1,
    }
    library.PRINTED[key] = Enemy(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_card(
    key: str,
    actions: list[Action] | None = None,
    keywords: list[Keyword] | None = None,
    zone_limit: tuple[str, int] | None = None,
    **fields: Any,
) -> str:
    """A neutral hero card; returns its id."""
    limit = ZoneLimit(*zone_limit) if zone_limit else None
    kind = fields.pop("set", Set.FEAT)
    library.PRINTED[key] = HeroCard(
        key,
        Name(de=key, en=key),
        kind,
        1,
        keywords or [],
        actions or [],
        zone_limit=limit,
        **fields,
    )
    return key


def dummy_encounter(key: str, **fields: Any) -> str:
    """A neutral encounter: blue enemies of any keyword, won when no enemy is in play; returns its
    id.
    """
    values: dict[str, Any] = {
        "places": (),
        "colours": (Colour.BLUE,),
        "having": (),
        "start": 0,
        "reinforcement": None,
        "victory": (NoEnemyInPlay(),),
    }
    library.PRINTED[key] = Encounter(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_tile(key: str, **fields: Any) -> str:
    """A neutral location; returns its id."""
    values: dict[str, Any] = {"keywords": (), "regeneration": 0}
    library.PRINTED[key] = Tile(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_time(key: str, value: int = 1, **fields: Any) -> str:
    """A neutral time card; returns its id."""
    library.PRINTED[key] = TimeCard(key, Name(de=key, en=key), value, **fields)
    return key


def dummy_board(key: str, **fields: Any) -> str:
    """A neutral hero without abilities: focus starts on 4, regeneration 2; ten plain cards; returns
    the id.
    """
    values: dict[str, Any] = {
        "focus_start": 4,
        "regeneration": 2,
        "proficiencies": (SWORD,),
        "actions": (),
    }
    name = Name(de=key.title(), en=key.title())
    board = HeroBoard(key, name, name, **(values | fields))
    library.PRINTED[key] = library.HEROES[key] = board
    library.DECKS_OF_HEROES[key] = _plain_deck(key)
    for card in library.DECKS_OF_HEROES[key]:
        library.PRINTED[card.id] = card
    laid_out.cache_clear()
    return key


def _plain_deck(key: str) -> tuple[HeroCard, ...]:
    def card(kind: str, group: Set, copies: int, **fields: Any) -> HeroCard:
        name = f"{kind}_{key}"
        return HeroCard(name, Name(de=name, en=name), group, copies, **fields, actions=[], hero=key)

    return (
        card("plain", Set.FEAT, 10, keywords=[]),
        card("feat", Set.GREAT_FEAT, 2, keywords=[], loot=2),
        card("gift", Set.REWARD_GEAR, 2, keywords=[SWORD], loot=2),
    )


for _name in ("anna", "bert", "cleo", "dora"):
    dummy_board(_name)
