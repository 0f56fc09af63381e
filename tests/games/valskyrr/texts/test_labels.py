"""Questions and options as players read them, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, PASS, Decision, Seat
from tafelrunde.engine.options import NO, YES, AnyOption, Asked, Effects
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import ARCANE
from tafelrunde.games.valskyrr.options import FoeAbility
from tafelrunde.games.valskyrr.rules.actions import ADVENTURE_ZONE
from tafelrunde.games.valskyrr.rules.now import Blow
from tafelrunde.games.valskyrr.state.table import Foe, Game
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.texts.labels import label, prompt
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
            texts = [prompt(Asked(game.state, decision), lang)]
            texts += [label(option, Asked(game.state, decision), lang).line for option in options]
            for text in texts:
                assert text == text.strip()
                assert text
                assert not any(sign in text for sign in ("<", "{", "}", "option", "_", "None"))


@pytest.mark.parametrize(
    ("option", "german", "english"),
    [
        (Condition.BURN, "Brand", "Burn"),
        (Destination.GRAVEYARD, "Auf deinen Friedhof", "On your graveyard"),
        (PASS, "Nichts tun", "Do nothing"),
        (ADVENTURE_ZONE, "Abenteuerzone", "Adventure zone"),
        (Effects((Draw(1), Focus(1))), "Ziehe 1 Karte. +1 Fokus.", "Draw 1 card. +1 focus."),
    ],
)
def test_fixed_words_and_effects(option: AnyOption, german: str, english: str) -> None:
    state = session().state
    decision = Decision(PARTY, "destination", [option], "V1.01")

    assert label(option, Asked(state, decision), "de").line == german
    assert label(option, Asked(state, decision), "en").line == english


def test_an_attack_is_told_with_attacker_hero_and_damage() -> None:
    game = session()
    foe = first_foe(game)
    hero = game.state.heroes[0]
    decision = Decision(Seat(0), "reflex", [PASS], "V18.09", about=Blow(hero, foe, 3, 0))
    name = foe.enemy.name

    question = prompt(Asked(game.state, decision), "de")
    assert question.startswith(f"Der {name.de} greift Fengray an (3 körperlicher Schaden): ")
    decision = Decision(Seat(0), "reflex", [PASS], "V18.09", about=Blow(hero, None, 0, 2))
    assert "Fengray is about to take 2 magical damage" in prompt(Asked(game.state, decision), "en")


def test_an_enemy_is_told_with_life_zone_and_tokens() -> None:
    game = session()
    foe = first_foe(game)
    foe.wounds, foe.enraged, foe.conditions[Condition.POISON] = 1, True, 2
    decision = Decision(Seat(0), "target", [foe], "V16.09")

    text = label(foe, Asked(game.state, decision), "de").line
    assert f"Leben {foe.life - 1} von {foe.life}" in text
    assert "Gift 2" in text
    assert "aufgestachelt" in text
    assert ("Gegnerreihe" in text) or ("Heldenzone von" in text)


def test_the_two_uses_of_a_discarded_card_are_told_apart() -> None:
    effect = MayDiscard(ARCANE, up_to=1, each=[Focus(1)], or_else=[Draw(1)])
    each, or_else = Effects(effect.each, "each"), Effects(effect.or_else, "or_else")
    decision = Decision(Seat(0), "mode", [each, or_else], "V16.50", about=effect)
    state = session().state

    assert label(each, Asked(state, decision), "en").line == "+1 focus."
    assert label(or_else, Asked(state, decision), "en").line == "Draw 1 card."


def test_a_weakness_question_names_enemy_and_ability() -> None:
    game = session(5)
    foe = first_foe(game)
    while not foe.enemy.abilities:
        game = session(game.seed + 1)
        foe = first_foe(game)
    ability = foe.enemy.abilities[0]
    decision = Decision(PARTY, "weakness", [NO, YES], "V20.12", about=FoeAbility(foe, ability))

    assert ability.name.en in prompt(Asked(game.state, decision), "en")
    assert (
        ability.name.de in label(FoeAbility(foe, ability), Asked(game.state, decision), "de").text
    )


def test_journeys_are_told_with_direction_status_and_cost() -> None:
    state = session(3, 2, "the_abomination").state
    decision = Decision(PARTY, "travel", [], "V9.01")
    (north, *_) = state.layout.neighbours[state.party]
    layout = state.layout

    moves = label(layout.moves[north], Asked(state, decision), "en").line
    assert moves.startswith("Travel ")
    assert moves.endswith("unknown location")
    assert "costs 1 loot" in label(layout.reveals[north], Asked(state, decision), "en").line
    assert (
        "kostet 2 Beute"
        in label(layout.long_moves[layout.final], Asked(state, decision), "de").line
    )
    neighbour = Decision(PARTY, "neighbour", [], "V2.07")
    assert "Reise" not in label(layout.moves[north], Asked(state, neighbour), "de").line


def test_an_action_is_told_by_card_and_printed_text() -> None:
    game = session()
    decision = next(d for d in decisions(game, 1) if d.key == "action")
    plays = [option for option in decision.options if hasattr(option, "action")]

    for play in plays:
        name, text = label(play, Asked(game.state, decision), "en")
        assert name
        assert "range" in text
