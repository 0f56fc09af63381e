"""The heuristic bot for Valskyrr: it sees the view only, plays legally, and beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import PARTY, Answer, Decision
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.bot.companion import TASTES, Companion, is_hopeless
from tafelrunde.games.valskyrr.bot.fight import step_between
from tafelrunde.games.valskyrr.bot.values import effect_value
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.nouns import HeroCard
from tafelrunde.games.valskyrr.phases.travel import STAY
from tafelrunde.games.valskyrr.rules.conditions import BURN
from tafelrunde.games.valskyrr.rules.damage import TOP_OF_DECK
from tafelrunde.games.valskyrr.rules.now import Blow
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.lab.simulate import Spec, play_out, simulate


class Doubtful:
    """Answers with the bot, and again with everything hidden exchanged."""

    def __init__(self, seed: int, players: int) -> None:
        self.state = VALSKYRR.new(VALSKYRR.trials.setup_for(seed, players), seed)
        self.bot, self.twin = Companion(), Companion()
        self.seed = seed
        self.asked = 0

    def answer(self, decision: Decision) -> Answer:
        self.asked += 1
        mine = self.bot.decide(*VALSKYRR.trials.see(self.state, decision))
        other = self.state.clone()
        VALSKYRR.trials.scramble(other, self.seed + self.asked)
        view = VALSKYRR.view(other, decision.seat)
        shown = VALSKYRR.trials.see(self.state, decision)[1]
        assert VALSKYRR.dump(view) == VALSKYRR.dump(VALSKYRR.view(self.state, decision.seat))
        assert self.twin.decide(view, shown) == mine
        assert decision.refusal(mine) is None
        return mine


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_decides_the_same_whatever_is_hidden(players: int) -> None:
    doubtful = Doubtful(3, players)
    play_out(VALSKYRR.play(doubtful.state), doubtful.answer)

    assert doubtful.asked > 50
    assert VALSKYRR.outcome(doubtful.state) is not None


def test_a_decision_is_shown_in_things_of_the_view() -> None:
    game = VALSKYRR.new({"heroes": ["fengray", "arani"]}, 1)
    checked: list[str] = []

    def answer(decision: Decision) -> Answer:
        view, shown = VALSKYRR.trials.see(game, decision)
        for thing in (*shown.options, shown.about):
            check_is_the_views(game, view, thing)
            checked.append(type(thing).__name__)
        return Companion().decide(view, shown)

    play_out(VALSKYRR.play(game), answer, 150)
    assert {"Hero", "Foe", "Play", "Card", "Blow"} <= set(checked)


def check_is_the_views(game: Game, view: Game, thing: Any) -> None:
    """Nothing that changes may belong to the table itself."""
    if isinstance(thing, Hero):
        assert any(thing is hero for hero in view.heroes)
    elif isinstance(thing, Foe):
        assert not any(thing is foe for foe in game.foes())


@pytest.mark.slow
def test_it_beats_chance() -> None:
    def series(bot: str) -> list[int]:
        spec = Spec("valskyrr", (bot,), setup={"heroes": ["celenthia", "fengray"]})
        return [simulate(spec, seed).won for seed in range(40)]

    assert sum(series("random")) <= 1
    assert sum(series("heuristic")) >= 8


@pytest.mark.parametrize("adventure", ["the_abomination", "song_of_the_dead"])
def test_it_plays_other_adventures_to_their_end(adventure: str) -> None:
    result = simulate(Spec("valskyrr", ("heuristic",), 3, {"adventure": adventure}), 2)

    assert (result.error, result.adventure) == ("", adventure)
    assert result.rounds > 3


def judge(key: str, position: dict[str, Any], options: list[Any], **asked: Any) -> Any:
    """What the bot chooses of some options in a position."""
    game = VALSKYRR.scenarios.build(position)
    seat = asked.pop("seat", PARTY)
    options = [option(game) if callable(option) else option for option in options]
    decision = Decision(seat, key, options, "", **asked)
    assert key in TASTES
    return decision.options[Companion().decide(*VALSKYRR.trials.see(game, decision))[0]]


def test_a_healthy_party_travels_towards_the_final_location() -> None:
    chosen = judge("travel", {}, [STAY, lambda game: game.layout.moves[1]])

    assert (chosen.kind, chosen.place) == ("move", 1)


def test_a_weak_party_rests_at_a_safe_place() -> None:
    hurt = {"hand": ["block"], "deck": ["lunge"], "graveyard": ["taunt", "block", "block"]}
    position = {"heroes": {"fengray": hurt}}

    assert judge("travel", position, [STAY, lambda game: game.layout.moves[1]]) is STAY


def test_the_discard_pile_is_buried_first() -> None:
    piles = {"hand": ["block"], "discard_pile": ["taunt"], "deck": ["lunge"]}
    position = {"heroes": {"fengray": piles}}
    options = [
        lambda game: game.heroes[0].hand[0],
        lambda game: game.heroes[0].discard_pile[0],
        TOP_OF_DECK,
    ]

    assert judge("bury", position, options, seat=0).id == "taunt"


def test_a_party_with_loot_to_spare_scouts_on_its_way() -> None:
    options = [STAY, lambda game: game.layout.moves[1], lambda game: game.layout.reveals[1]]

    assert judge("travel", {"loot": 5}, options).kind == "reveal"
    assert judge("travel", {"loot": 1}, options).kind == "move"


def test_wounded_heroes_leave_an_encounter_that_two_rounds_would_decide() -> None:
    piles = {"hand": ["block"] * 6, "deck": [], "graveyard": ["taunt"] * 9}
    game = VALSKYRR.scenarios.build({"heroes": {"fengray": piles}})
    hero = game.heroes[0]
    assert not is_hopeless(game, hero)

    hero.conditions[BURN] = 3
    assert is_hopeless(game, hero)


def test_a_blow_is_taken_over_from_somebody_whom_it_hurts_more() -> None:
    heroes = {"arani": {"deck": ["mace"] * 12}, "celenthia": {"hand": ["fire_bolt"], "deck": []}}
    game = VALSKYRR.scenarios.build({"heroes": heroes})
    arani, celenthia = game.heroes

    assert step_between(arani, Blow(celenthia, None, 2, 0), 1) > 0
    assert step_between(celenthia, Blow(arani, None, 2, 0), 1) < 0
    celenthia.deck = arani.deck[:]
    assert step_between(arani, Blow(celenthia, None, 2, 0), 0) <= 0


def test_a_horn_is_blown_for_friends_whom_enemies_notice() -> None:
    heroes = {name: {"focus": 8} for name in ("arani", "celenthia", "fengray")}
    game = VALSKYRR.scenarios.build({"encounter": "the_toll_bridge", "heroes": heroes})
    horn = library.PRINTED["horn_of_the_watch"]
    assert isinstance(horn, HeroCard)
    halves = horn.actions[0].do[1]
    arani, *friends = game.heroes

    assert effect_value(game, arani, halves) > 1
    for friend in friends:
        friend.focus = 0
    assert effect_value(game, arani, halves) <= 0
