"""The heuristic bot for Hexer: legal answers from its view only, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.decisions import Barrier, Decision, Ended, Seat
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.bot.uses import use_value
from tafelrunde.games.hexer.bot.values import best_combo, card_worth, prospects, punch, strength
from tafelrunde.games.hexer.bot.witcher import Witcher
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Option, Symbols
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Attack, Colour
from tafelrunde.games.hexer.vocabulary import Draw, HasGold, HasPotion
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import dummy_card, fighting, hexer, option, player


def play(seed: int, names: list[str], check: Any = None) -> Game:
    """A whole game between bots of those names."""
    state: Game = HEXER.new(HEXER.trials.setup_for(seed, len(names)), seed)
    bots: list[Bot[Any]] = [make_bot(name, "hexer", seed + seat) for seat, name in enumerate(names)]
    flow = HEXER.play(state)
    given: Any = None

    def ask(decision: Decision) -> list[int]:
        bot = bots[decision.seat]
        seen = (None, decision) if bot.blind else HEXER.trials.see(state, decision)
        answer = list(bot.decide(*seen))
        assert decision.refusal(answer) is None
        if check is not None:
            check(state, decision, answer)
        return answer

    try:
        for _ in range(20_000):
            question = flow.send(given)
            if isinstance(question, Barrier):
                given = [ask(decision) for decision in question.decisions]
            else:
                given = ask(question)
    except Ended:
        pass
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_to_the_end_in_a_reasonable_number_of_rounds(players: int) -> None:
    state = play(players, ["heuristic"] * players)

    assert state.winner >= 0
    assert 4 <= state.round <= 40


def test_the_heuristic_bot_beats_the_random_one() -> None:
    wins = [play(seed, ["random", "heuristic"]).winner for seed in range(6)]

    assert wins == [1] * 6


def test_what_is_hidden_does_not_change_its_answers() -> None:
    compared = 0

    def check(state: Game, decision: Decision, answer: list[int]) -> None:
        nonlocal compared
        if decision.key not in ("phase_one", "phase_two", "buy", "bet", "announce", "pay"):
            return
        other = state.clone()
        HEXER.trials.scramble(other, compared, decision.seat)
        view, shown = HEXER.trials.see(other, decision)
        assert list(Witcher().decide(view, shown)) == answer
        compared += 1

    play(3, ["heuristic"] * 3, check)
    assert compared > 50


# --- Values ---------------------------------------------------------------------------------------


def card(key: str, **fields: Any) -> Card:
    """A physical dummy."""
    return Card(0, library.printed(dummy_card(key, **fields)))


def test_the_best_combo_uses_chain_tabs() -> None:
    first = card("first", damage=1, tabs={Colour.RED: Symbols(damage=2)})
    second = card("second", colour=Colour.RED, damage=1)
    lone = card("lone", colour=Colour.GREEN, damage=3)

    value, order = best_combo([lone, second, first], 0)
    assert value == 4
    assert order == (2, 1)


def test_better_cards_are_worth_more() -> None:
    assert card_worth(card("strong", damage=3)) > card_worth(card("weak", damage=1))
    assert punch((card("one", damage=3),), 1, 0) == 3


def test_prospects_grow_with_the_deck_and_shrink_with_the_monster() -> None:
    weak = hexer(players={"wolf": player(deck=[dummy_card("w", damage=1)] * 8), "bear": {}})
    strong = hexer(players={"wolf": player(deck=[dummy_card("s", damage=5)] * 20), "bear": {}})
    wolves = [table.player("wolf") for table in (weak, strong)]
    odds = [prospects(wolf, 2, 14, strength(wolf)) for wolf in wolves]

    assert odds[0] < 0.05 < 0.3 < odds[1]
    assert prospects(wolves[1], 3, 60, strength(wolves[1])) < 0.05


# --- Uses -----------------------------------------------------------------------------------------


def liked(potion: str, wolf: dict[str, Any], **attacker: Any) -> bool:
    """Whether the wolf would use a potion in this position of a fight."""
    table = fighting({"wolf": {"potions": [potion], **wolf}, "bear": {}}, attacker=attacker)
    (card, *_) = table.player("wolf").potions
    assert card.use is not None
    return use_value(table.game, table.player("wolf"), card.use) > 0


def test_white_honey_is_used_only_where_it_lets_the_witcher_drink_again() -> None:
    more = {"potions": ["white_honey", "blade_oil"]}
    assert not liked("white_honey", more)
    assert not liked("white_honey", {}, poison=2)
    assert liked("white_honey", more, poison=2)


def test_a_healing_potion_waits_until_it_brings_back_all_it_can() -> None:
    few, many = [dummy_card("one")], [dummy_card("one"), dummy_card("two"), dummy_card("three")]
    deck = [dummy_card("deck")] * 8
    assert not liked("swallow", {"discard_pile": few, "deck": deck})
    assert liked("swallow", {"discard_pile": many, "deck": deck})
    assert liked("swallow", {"discard_pile": few, "deck": []})


def test_nothing_that_adds_damage_is_used_where_none_may_be_dealt() -> None:
    table = fighting({"wolf": {"potions": ["blade_oil"]}, "bear": {}})
    wolf, fighter = table.player("wolf"), table.fighter("wolf")
    use = wolf.potions[0].use
    assert use is not None
    assert use_value(table.game, wolf, use) > 0

    fighter.hampers = [NextTurn(damage_at_most=0)]
    assert use_value(table.game, wolf, use) < 0


def test_a_shield_that_is_up_is_not_raised() -> None:
    assert liked("iron_skin", {"shield": 0})
    assert not liked("iron_skin", {"shield": 1})


def test_a_card_that_nobody_can_buy_again_is_trashed_last() -> None:
    plain, special = library.printed("ciri_push_1"), library.character("ciri").special
    assert card_worth(Card(1, special)) > card_worth(Card(0, plain)) + 1


def story_choice(game: Game, options: list[Option]) -> int:
    """Which option of a story the first player takes."""
    (chosen,) = Witcher().decide(game, Decision(Seat(0), "story", options, "H20.06"))
    return chosen


def test_options_of_a_story_take_turns_and_what_costs_is_paid_by_the_rich() -> None:
    game = hexer(players={"wolf": player(gold=8), "bear": {}}).game
    plain = [option(), option(Draw(1))]
    dear = [option(), option(only_if=HasGold(2))]
    assert [story_choice(game, plain) for game.round in (2, 3, 4)] == [0, 1, 0]
    assert [story_choice(game, dear) for game.round in (2, 3)] == [1, 1]
    game.players[0].gold = 2
    assert [story_choice(game, dear) for game.round in (2, 3)] == [0, 0]


def test_an_event_that_a_story_calls_up_does_not_always_get_the_same_answer() -> None:
    game = hexer(players={"wolf": player(gold=4), "bear": {}}).game
    before = story_choice(game, [option(), option(Draw(1))])
    game.players[0].gold += 1
    assert story_choice(game, [option(), option(Draw(1))]) != before


def test_a_story_gets_a_potion_from_whoever_has_another() -> None:
    chosen = []
    for potions in (["swallow"], ["swallow", "blade_oil"]):
        wolf = player(gold=0, potions=potions)
        game = hexer(players={"wolf": wolf, "bear": {}}).game
        chosen += [story_choice(game, [option(), option(only_if=HasPotion())])]
    assert chosen == [0, 1]


def test_charge_and_bite_take_turns() -> None:
    table = fighting({"wolf": {}, "bear": {}})
    fight, announced = table.game.fight, []
    assert fight is not None
    for fight.turns in range(4):
        decision = Decision(Seat(1), "announce", list(Attack), "H24.08")
        announced += [list(Attack)[at] for at in Witcher().decide(table.game, decision)]
    assert announced[0] is not announced[1]
    assert announced[:2] == announced[2:]
