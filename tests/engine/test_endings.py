"""Endings: what is remembered of a game, and how it is played again."""

from __future__ import annotations

import random
from bisect import bisect_right

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.endings import Tally, counted, decisive, harder_setup
from tafelrunde.engine.games import State
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.terms import MAIN, QUICK_START
from tafelrunde.games.avalon.texts.words import words as avalon_words
from tafelrunde.games.hexer import events as hexer
from tafelrunde.games.valskyrr import events as valskyrr
from tafelrunde.games.valskyrr.library import ADVENTURES
from tafelrunde.games.valskyrr.texts.words import words


def finished(game: str, seed: int) -> Session[State]:
    """A game that was played to its end at random."""
    found, chance = find_game(game), random.Random(seed)
    session = Session(found.shown.rules, found.trials.setup_for(seed, 2), seed)
    while session.question is not None:
        for decision in session.decisions:
            count = max(1, decision.min)
            session.answer(
                decision.seat, sorted(chance.sample(range(len(decision.options)), count))
            )
    return session


@pytest.mark.parametrize("game", ["avalon", "valskyrr", "hexer"])
def test_a_game_ends_with_its_last_page_its_highlights_and_figures(game: str) -> None:
    session = finished(game, 3)
    told = [(bisect_right(session.logged, at), event) for at, event in enumerate(session.log)]
    endings = [find_game(game).shown.ending(session.state, told, lang) for lang in LANGUAGES]
    german, english = endings
    assert german.epilogue != english.epilogue
    for ending in endings:
        assert len(ending.epilogue) > 200
        assert ending.highlights[-1].kind in ("GameWon", "GameLost", "CampaignEnded")
        steps = [moment.step for moment in ending.highlights]
        assert steps == sorted(steps)
        assert steps[-1] == session.step
        assert all(len(figure.values) == 2 for figure in ending.figures)
    assert [each.values for each in german.figures] == [each.values for each in english.figures]


def test_every_adventure_and_every_defeat_has_an_epilogue() -> None:
    wanted = [f"epilogue-won-{key.replace('_', '-')}" for key in ADVENTURES]
    wanted += [f"epilogue-lost-{cause}" for cause in ("time", "hero", "party")]
    for lang in LANGUAGES:
        assert [key for key in wanted if key not in words(lang)] == []


def test_every_campaign_and_its_defeat_have_an_epilogue() -> None:
    wanted = [f"epilogue-won-{key.replace('_', '-')}" for key in (MAIN, QUICK_START)]
    for lang in LANGUAGES:
        assert [key for key in (*wanted, "epilogue-lost") if key not in avalon_words(lang)] == []


def test_what_is_counted_belongs_to_whoever_did_it() -> None:
    told = [
        (1, valskyrr.AttackMade("V1.01", "arani", "wolf", 3, 1, 2)),
        (2, valskyrr.AttackMade("V1.01", "fengray", "wolf", 1, 0, 0)),
        (3, valskyrr.AttackMade("V1.01", "arani", "wolf", 2, 0, 2)),
    ]
    tallies = [
        Tally("dealt", valskyrr.AttackMade, by="hero", amount="through"),
        Tally("attacks", valskyrr.AttackMade, by="hero"),
        Tally("feats", valskyrr.FeatAcquired, by="hero"),
    ]
    assert counted(told, tallies, ["fengray", "arani"]) == {"dealt": [0, 4], "attacks": [1, 2]}


def test_only_what_was_won_counts_and_only_fights_that_ended_so() -> None:
    told = [
        (1, hexer.GoldChanged("H1.01", "wolf", 2, 5)),
        (2, hexer.GoldChanged("H1.01", "wolf", 5, 1)),
        (3, hexer.FightEnded("H1.01", "wolf", "nekkers", "lost")),
        (4, hexer.FightEnded("H1.01", "wolf", "nekkers", "defeated")),
    ]
    tallies = [
        Tally("gold", hexer.GoldChanged, by="player", amount="gain"),
        Tally("beaten", hexer.FightEnded, by="player", only={"result": ("defeated", "won")}),
    ]
    assert counted(told, tallies, ["wolf"]) == {"gold": [3], "beaten": [1]}


def test_of_many_highlights_the_weightiest_stay_in_their_order() -> None:
    told = [
        (1, valskyrr.HeroDefeated("V1.01", "arani")),
        *((step, valskyrr.FeatAcquired("V1.01", "arani", "x", 1)) for step in (2, 3, 4)),
        (5, valskyrr.GameLost("V1.01", "hero")),
    ]
    weights = {valskyrr.FeatAcquired: 1, valskyrr.HeroDefeated: 2, valskyrr.GameLost: 3}
    assert [step for step, _ in decisive(told, weights, 3)] == [1, 4, 5]


def test_the_same_game_is_made_harder_for_every_seat_until_it_is_the_hardest() -> None:
    game = find_game("valskyrr")
    setup = {"adventure": "into_the_wilds", "heroes": ["arani", "celenthia"]}
    harder = harder_setup(game.setup, setup)
    assert harder is not None
    assert (harder["board"], harder["hero_boards"]) == ("hard", ["hard", "hard"])
    assert harder_setup(game.setup, harder) is None
