"""No seat ever receives what it may not see: whatever is hidden may be anything else as well."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import STREAMS, Game
from tests.kit.random_games import Dice, at_checkpoint, positions_of

pytestmark = pytest.mark.slow


def hidden_piles(game: Game) -> list[list[Card]]:
    """Every pile of which nobody may see more than its height."""
    decks = [*game.decks, game.encounters, game.time_deck, game.reward_deck]
    return [*decks, *[hero.deck for hero in game.heroes]]


def is_tile(card: Card) -> bool:
    return hasattr(card, "tile")


def permute(game: Game, dice: Dice) -> None:
    """Give everything hidden another place: cards wander between all piles and the box."""
    known = (game.final_encounter, game.final_enemy)
    box = [card for card in game.set_aside if card not in known]
    cards = [card for pile in hidden_piles(game) for card in pile]
    cards = dice.shuffled([*cards, *[card for card in box if not is_tile(card)]])
    for pile in hidden_piles(game):
        pile[:] = [cards.pop() for _ in pile]
    final = game.layout.final
    places = [p for p, up in enumerate(game.revealed) if not up and p != final]
    tiles = [game.tiles[place] for place in places] + [card for card in box if is_tile(card)]
    tiles = dice.shuffled(tiles)
    for place in places:
        game.tiles[place] = tiles.pop()
    game.set_aside = [card for card in game.set_aside if card in known] + cards + tiles
    tokens = [p for p, letter in enumerate(game.letters) if letter and not game.letters_up[p]]
    letters = dice.shuffled([game.letters[place] for place in tokens])
    for place, letter in zip(tokens, letters, strict=True):
        game.letters[place] = letter
    game.chance = Chance([dice.below(1 << 32) for _ in range(STREAMS)])


def read(session: Session[Game]) -> list[Any]:
    """Every word that a player reads about the open question."""
    state, found = session.state, []
    for decision in session.decisions:
        options = [*decision.options, *[closed.option for closed in decision.closed]]
        found.append([decision.seat, decision.key, option_keys(options)])
        for lang in LANGUAGES:
            found.append([VALSKYRR.prompt(state, decision, lang)])
            found[-1] += [VALSKYRR.label(state, decision, option, lang) for option in options]
    return found


@pytest.mark.parametrize("seed", range(16))
def test_a_view_does_not_depend_on_anything_hidden(seed: int) -> None:
    dice = Dice(seed)
    for number, session in enumerate(positions_of(seed, 300)):
        if number % 4 == 0:
            other = session.state.clone()
            permute(other, dice)
            for seat in range(len(other.heroes)):
                seen = VALSKYRR.dump(VALSKYRR.view(session.state, Seat(seat)))
                assert VALSKYRR.dump(VALSKYRR.view(other, Seat(seat))) == seen


@pytest.mark.parametrize("seed", range(16))
def test_questions_and_options_do_not_depend_on_anything_hidden(seed: int) -> None:
    dice = Dice(seed)
    for number, session in enumerate(positions_of(seed, 200, at_checkpoint)):
        if number % 6 == 0:
            other = session.state.clone()
            permute(other, dice)
            assert read(Session(VALSKYRR, {}, origin=other)) == read(session)


def test_a_view_changes_nothing() -> None:
    for session in positions_of(3, 100):
        before = VALSKYRR.dump(session.state)
        VALSKYRR.view(session.state, Seat(0))
        assert VALSKYRR.dump(session.state) == before
