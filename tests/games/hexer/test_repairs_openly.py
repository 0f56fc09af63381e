"""Repairs where several people play: nothing that is hidden from the host decides what comes of
them, so that two tables which look the same to the host give the same answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.errors import BadRepair
from tafelrunde.engine.repairs import repaired, worded_openly
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.repairs.cards import kind_of
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.state.views import view
from tests.kit.hexer_repairs import DUEL, FIGHT, POSITION
from tests.kit.random_games import Dice, answer_all

HOST = Seat(0)
MOMENTS = ((32, 2, 30), (36, 2, 4), (10, 4, 29), (32, 2, 84), (18, 4, 138))
"""A turn, a fight with a monster, one with the Legendary Monster, a duel: set-up, people, steps."""
WORDS = 150


@pytest.fixture(autouse=True)
def mode() -> None:
    """Once is enough: how a repair is saved, forked and taken back has tests of its own."""


def played(seed: int, players: int, steps: int) -> Game:
    """The last free choice of a random game."""
    session: Session[Game] = Session(HEXER, HEXER.trials.mixed_setup(seed, players), seed)
    dice = Dice(seed)
    for _ in range(steps):
        answer_all(session, dice)
    return session.snapshots[-1][1]


def every_put(game: Game) -> Iterator[str]:
    """Every card of the game, put wherever it could lie, with and without the place it comes from;
    and the top of every pile.
    """
    piles = HEXER.repairs.piles(game)
    for name in sorted({card.id for card in game.cards}):
        fits = [pile for pile in piles.values() if kind_of(name) in pile.kinds]
        for target in fits:
            yield f"put {name} in {target.name}"
            yield from (f"put {name} from {source.name} in {target.name}" for source in fits)
    for source in piles.values():
        for target in piles.values():
            if source.kinds <= target.kinds:
                yield f"put top from {source.name} in {target.name}"


def every_set(game: Game) -> Iterator[str]:
    """Every value, set to true, to false and to a number."""
    for name in HEXER.repairs.values(game):
        yield from (f"set {name} to {value}" for value in ("true", "false", "2"))


def answer_to(game: Game, *words: str) -> Any:
    """What the host is told: the refusal, or the words as everybody will read them."""
    try:
        found = worded_openly(HEXER, game, words)
        repaired(HEXER, game, found)
    except BadRepair as refused:
        return str(refused)
    return found


def twin(game: Game, seed: int) -> Game:
    """The same table with something else wherever the host cannot look."""
    other = HEXER.clone(game)
    HEXER.trials.scramble(other, seed, HOST)
    assert HEXER.dump(view(other, HOST)) == HEXER.dump(view(game, HOST))
    assert HEXER.dump(other) != HEXER.dump(game)
    return other


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_two_tables_that_look_the_same_to_the_host_give_the_same_answers(
    moment: tuple[int, int, int],
) -> None:
    game, dice = played(*moment), Dice(moment[0])
    puts, sets = list(every_put(game)), list(every_set(game))
    words = [*dice.shuffled(puts)[:WORDS], *dice.shuffled(sets)[:WORDS]]
    other = twin(game, 5)
    assert HEXER.repairs.offers(other) == HEXER.repairs.offers(game)
    answers = [answer_to(game, word) for word in words]
    assert [answer_to(other, word) for word in words] == answers
    assert 10 < sum(isinstance(answer, tuple) for answer in answers) < len(words) - 10
    pairs = [(dice.pick(puts), dice.pick(puts)) for _ in range(30)]
    assert [answer_to(other, *pair) for pair in pairs] == [answer_to(game, *pair) for pair in pairs]


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_that_is_moved_openly_looks_the_same_at_both_tables(
    moment: tuple[int, int, int],
) -> None:
    """What the host sees afterwards says nothing; a monster that leaves lets the next one come."""
    game, dice = played(*moment), Dice(moment[0])
    other = twin(game, 9)
    seen = 0
    for word in dice.shuffled(every_put(game)):
        if "top from" in word or "monsters." in word or seen == 25:
            continue
        found = answer_to(game, word)
        if isinstance(found, tuple):
            both = [view(repaired(HEXER, each, found), HOST) for each in (game, other)]
            assert HEXER.dump(both[0]) == HEXER.dump(both[1])
            seen += 1
    assert seen > 5


# --- The attack -----------------------------------------------------------------------------------


def test_no_word_tells_whether_a_card_is_in_the_hand_of_a_rival() -> None:
    """Who once named nine cards one after the other knew the hand; now each is refused alike."""
    game = HEXER.scenarios.build(POSITION)
    bear = game.players[1]
    cards = sorted({card.id for card in (*bear.hand, *bear.deck)})
    told = set()
    for name in cards:
        for word in (
            f"put {name} from players.bear.hand in players.bear.discard_pile",
            f"put {name} from players.bear.deck in players.bear.discard_pile",
            f"put {name} in players.bear.discard_pile",
            f"put {name} in out",
        ):
            told.add(str(answer_to(game, word)).replace(repr(name), "it"))
    assert told == {
        "No it lies open there; what lies face down can only be moved unseen, "
        "as in 'put top from …'."
    }


@pytest.mark.parametrize("more", [{}, FIGHT, DUEL], ids=["turn", "fight", "duel"])
def test_what_is_offered_can_be_done_openly(more: dict[str, Any]) -> None:
    game = HEXER.scenarios.build(POSITION | more)
    offers = HEXER.repairs.offers(game)
    piles, done = HEXER.repairs.piles(game), 0
    for card in offers.cards:
        for name in offers.piles:
            source = piles.get(card.removeprefix("top from "))
            if source is not None and source.kinds <= piles[name].kinds:
                assert answer_to(game, f"put {card} in {name}") == (f"put {card} in {name}",)
                done += 1
    assert done > 20


def test_a_card_comes_from_the_open_pile_that_everybody_reads() -> None:
    game = HEXER.scenarios.build(POSITION)
    assert answer_to(game, "put tawny_owl in players.wolf.potions", "set round to 2") == (
        "put tawny_owl from potion_discards in players.wolf.potions",
        "set round to 2",
    )
    again = ["put wolf_yrden_1 in players.wolf.deck", "put wolf_yrden_1 in players.wolf.hand"]
    assert "No 'wolf_yrden_1' lies open" in answer_to(game, *again)
