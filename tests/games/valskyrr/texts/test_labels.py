"""Questions and options as players read them, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.records import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import ARCANE
from tafelrunde.games.valskyrr.rules.moments import Blow
from tafelrunde.games.valskyrr.state import Foe, Game
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.texts.labels import DASH, label, prompt
from tafelrunde.games.valskyrr.vocabulary import Draw, Focus, MayDiscard

ADVENTURES = ["into_the_wilds", "the_abomination", "song_of_the_dead", "the_mist_throne"]


def session(seed: int = 3, heroes: int = 2, adventure: str = ADVENTURES[0]) -> Session[Game]:
    """A new game."""
    names = ["fengray", "arani", "celenthia", "kraehe"][:heroes]
    return Session(VALSKYRR, {"adventure": adventure, "heroes": names}, seed)


def decisions(game: Session[Game], seed: int) -> Iterator[Decision]:
    """Every decision of a random game."""
    chance = random.Random(seed)
    while game.decisions:
        decision = game.decisions[0]
        yield decision
        number = chance.randint(decision.min, decision.max)
        game.answer(decision.seat, chance.sample(range(len(decision.options)), number))


def first_foe(game: Session[Game]) -> Foe:
    """Some enemy in play."""
    for _ in decisions(game, 1):
        foes = game.state.foes()
        if foes:
            return foes[0]
    raise AssertionError("no enemy came")


@pytest.mark.parametrize("seed", range(8))
def test_every_question_and_option_of_a_random_game_has_words(seed: int) -> None:
    game = session(seed, 1 + seed % 4, ADVENTURES[seed % 4])
    for decision in decisions(game, seed):
        options = [*decision.options, *(closed.option for closed in decision.closed)]
        for lang in LANGUAGES:
            texts = [prompt(game.state, decision, lang)]
            texts += [label(game.state, decision, option, lang) for option in options]
            for text in texts:
                assert text == text.strip()
                assert text
                assert not any(sign in text for sign in ("<", "{", "}", "option", "_", "None"))


@pytest.mark.parametrize(
    ("option", "german", "english"),
    [
        (Condition.BURN, "Brand", "Burn"),
        (Destination.GRAVEYARD, "Auf deinen Friedhof", "On your graveyard"),
        ("pass", "Nichts tun", "Do nothing"),
        ("adventure_zone", "Abenteuerzone", "Adventure zone"),
        ((Draw(1), Focus(1)), "Ziehe 1 Karte. +1 Fokus.", "Draw 1 card. +1 focus."),
    ],
)
def test_fixed_words_and_effects(option: Any, german: str, english: str) -> None:
    state = session().state
    decision = Decision(PARTY, "destination", [option], "V1.01")

    assert label(state, decision, option, "de") == german
    assert label(state, decision, option, "en") == english


def test_an_attack_is_told_with_attacker_hero_and_damage() -> None:
    game = session()
    foe = first_foe(game)
    hero = game.state.heroes[0]
    decision = Decision(Seat(0), "reflex", ["pass"], "V18.09", about=Blow(hero, foe, 3, 0))
    name = foe.enemy.name

    question = prompt(game.state, decision, "de")
    assert question.startswith(f"{name.de} greift Fengray an: 3 körperlicher Schaden: ")
    decision = Decision(Seat(0), "reflex", ["pass"], "V18.09", about=Blow(hero, None, 0, 2))
    assert "Fengray is about to take 2 magical damage" in prompt(game.state, decision, "en")


def test_an_enemy_is_told_with_life_zone_and_tokens() -> None:
    game = session()
    foe = first_foe(game)
    foe.wounds, foe.enraged, foe.conditions[Condition.POISON] = 1, True, 2
    decision = Decision(Seat(0), "target", [foe], "V16.09")

    text = label(game.state, decision, foe, "de")
    assert f"Leben {foe.life - 1} von {foe.life}" in text
    assert "Gift 2" in text
    assert "aufgestachelt" in text
    assert ("Gegnerreihe" in text) or ("Heldenzone von" in text)


def test_the_two_uses_of_a_discarded_card_are_told_apart() -> None:
    effect = MayDiscard(ARCANE, up_to=1, each=[Focus(1)], or_else=[Draw(1)])
    decision = Decision(Seat(0), "mode", ["each", "or_else"], "V16.50", about=effect)
    state = session().state

    assert label(state, decision, "each", "en") == "+1 focus."
    assert label(state, decision, "or_else", "en") == "Draw 1 card."


def test_a_weakness_question_names_enemy_and_ability() -> None:
    game = session(5)
    foe = first_foe(game)
    while not foe.enemy.abilities:
        game = session(game.seed + 1)
        foe = first_foe(game)
    ability = foe.enemy.abilities[0]
    decision = Decision(PARTY, "weakness", ["no", "yes"], "V20.12", about=(foe, ability))

    assert ability.name.en in prompt(game.state, decision, "en")
    assert ability.name.de in label(game.state, decision, (foe, ability), "de")


def test_journeys_are_told_with_direction_status_and_cost() -> None:
    state = session(3, 2, "the_abomination").state
    decision = Decision(PARTY, "travel", [], "V9.01")
    (north, *_) = state.layout.neighbours[state.party]
    layout = state.layout

    moves = label(state, decision, layout.moves[north], "en")
    assert moves.startswith("Travel ")
    assert moves.endswith("unknown location")
    assert "costs 1 loot" in label(state, decision, layout.reveals[north], "en")
    assert "kostet 2 Beute" in label(state, decision, layout.long_moves[layout.final], "de")
    neighbour = Decision(PARTY, "neighbour", [], "V2.07")
    assert "Reise" not in label(state, neighbour, layout.moves[north], "de")


def test_an_action_is_told_by_card_and_printed_text() -> None:
    game = session()
    decision = next(d for d in decisions(game, 1) if d.key == "action")
    plays = [option for option in decision.options if hasattr(option, "action")]

    for play in plays:
        name, _, text = label(game.state, decision, play, "en").partition(DASH)
        assert name
        assert "range" in text
