"""Random games of Hexer: a step that shows who took it a card from a hidden place counts as one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Decision, Seat
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.physical import HIDDEN, Card, Play, Use
from tafelrunde.games.hexer.state.table import TABLE, Fight, Game, Market, Player

pytestmark = pytest.mark.slow

NAMING = ("card", "cards", "secret", "token")
"""Fields of events that name cards."""


def shuffled(part: type) -> set[str]:
    """The piles of a part whose order nobody knows, whoever may see which cards are in them."""
    piles = TABLE.piles(part) | TABLE.stacks(part)
    return {name for name, pile in piles.items() if not pile.in_order}


SHUFFLED = {part: shuffled(part) for part in (Game, Player, Market, Fight)}


def lying(part: Any) -> Iterator[Card]:
    """The cards of a view whose very place its seat knows."""
    if isinstance(part, Card):
        if part is not HIDDEN:
            yield part
    elif isinstance(part, list | tuple):
        for each in part:
            yield from lying(each)
    elif hasattr(part, "__dataclass_fields__"):
        hidden = SHUFFLED.get(type(part), set()) | {"cards", "log", "setup", "character"}
        for field in fields(part):
            if field.name not in hidden:
                yield from lying(getattr(part, field.name))


def offered(decision: Decision) -> Iterator[Card]:
    """The cards that a decision is about, or lets choose from."""
    for each in (*decision.options, decision.about):
        match each:
            case Card():
                yield each
            case Play(card=card) | Use(card=Card() as card):
                yield card
            case tuple():
                yield from (card for card in each if isinstance(card, Card))


def named(session: Session[Game], seat: Seat, since: int) -> set[str]:
    """The cards that a seat has heard the names of."""
    found: set[str] = set()
    for event in session.log[since:]:
        heard = HEXER.hear(session.state, event, seat)
        for field in NAMING:
            value = getattr(heard, field, ())
            names = [value] if isinstance(value, str) else value if isinstance(value, tuple) else ()
            found.update(name for name in names if isinstance(name, str))
    return found


def unseen(session: Session[Game], decision: Decision, answer: list[int]) -> list[str]:
    """Answer; returns the cards that only now came to light for the seat that did."""
    seat, heard = decision.seat, len(session.log)
    before = [*lying(HEXER.view(session.state, seat)), *offered(decision)]
    known, names = {card.uid for card in before}, {card.id for card in before}
    session.answer(seat, answer, session.step)
    now = [card for card in lying(HEXER.view(session.state, seat)) if card.uid not in known]
    cards = {card.id for card in session.state.cards}
    return [card.id for card in now] + sorted(named(session, seat, heard) & cards - names)


@pytest.mark.parametrize("seed", range(9))
def test_a_step_that_shows_a_hidden_card_is_never_clean(seed: int) -> None:
    session: Session[Game] = Session(HEXER, HEXER.trials.mixed_setup(seed, 2 + seed % 4), seed)
    bot, clean = RandomBot(seed), 0
    while session.step < 650 and session.question is not None:
        if isinstance(session.question, Barrier):  # each learns what the others decided
            for each in session.decisions:
                session.answer(each.seat, bot.decide(None, each), session.step)
            continue
        (decision,) = session.decisions
        found = unseen(session, decision, list(bot.decide(None, decision)))
        if session.is_clean():
            clean += 1
            assert not found, f"step {session.step}, {decision.key}: {found}"

    assert clean > 50
