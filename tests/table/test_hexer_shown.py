"""What a client of Hexer is told beside the cards: tokens, dice, hampers, and what can be chosen
where.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.options import Asked
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.options import DICE, KnownWeakness
from tafelrunde.games.hexer.state.board import MOVES, TERRAINS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Expansion
from tafelrunde.games.hexer.texts import rulebook
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.explained import EXPLAINED
from tafelrunde.games.hexer.turn.poker import Dice
from tafelrunde.table.http.game_list import summary

WOLF = Seat(0)


def table(hand: list[str], **more: Any) -> Game:
    players = {"wolf": {"hand": hand}, "bear": {}}
    return HEXER.scenarios.build({"phase": "moves", "players": players, **more})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_tracks_and_attributes_are_explained_with_their_rule(lang: Lang) -> None:
    cards = msgspec.to_builtins(HEXER.shown.content(lang).cards)
    told = [cards[f"told_{key.replace('-', '_')}"] for key in EXPLAINED]
    assert all(each["name"] and each["lines"][0].endswith(".") for each in told)
    assert {each["why"] for each in told} <= set(rulebook.rules())
    other = msgspec.to_builtins(HEXER.shown.content("en" if lang == "de" else "de").cards)
    assert all(each["lines"] != other[each["id"]]["lines"] for each in told)


def test_a_monster_s_abilities_and_special_attacks_are_lines_of_its_card() -> None:
    werewolf = msgspec.to_builtins(HEXER.shown.content("en").cards)["werewolf"]
    lines = card_text("werewolf", "en").split("\n")
    assert werewolf["abilities"] == lines[1:3]
    assert [f"Special attack {n}: {text}" for n, text in enumerate(werewolf["specials"], 1)] == (
        lines[3:7]
    )
    assert werewolf["tale"] == lines[-1]
    golem = msgspec.to_builtins(HEXER.shown.content("en").cards)["golem"]
    assert golem["abilities"] == card_text("golem", "en").split("\n")[1:2]


def test_whoever_points_at_an_equal_hand_card_means_the_one_that_is_offered() -> None:
    game = table(["wolf_yrden_1", "wolf_push_1", "wolf_yrden_1"])
    first, push, second = game.players[0].hand
    both = [f"{each.id}#{each.uid}" for each in (first, second)]
    one_of_a_kind = Decision(WOLF, "pay", [first, push], "H11.03")
    assert HEXER.shown.things(first, Asked(game, one_of_a_kind)) == both
    assert HEXER.shown.things(push, Asked(game, one_of_a_kind)) == [f"{push.id}#{push.uid}"]
    each_for_itself = Decision(WOLF, "discard", [first, push, second], "H2.01", 2, 2)
    assert HEXER.shown.things(first, Asked(game, each_for_itself)) == both[:1]


def test_an_item_is_offered_by_what_it_does_and_not_by_its_story() -> None:
    players = {"wolf": {"items": ["event_old_amulet"]}, "bear": {}}
    game = HEXER.scenarios.build({"phase": "moves", "players": players})
    (amulet,) = game.players[0].items
    assert amulet.use is not None
    decision = Decision(WOLF, "prevent", [amulet.use], "H27.05")
    label = HEXER.shown.title(amulet.use, Asked(game, decision), "en")
    assert label.name == "The amulet"
    assert label.text == "Once per fight when suffering damage: prevent up to 2 damage."


def test_dice_come_with_what_they_make() -> None:
    about = Dice((6, 4, 6, 4, 3), (1, 2, 3, 4, 5))
    decision = Decision(WOLF, "reroll", DICE, "H18.06", 0, 5, about)
    told = about.things(Asked(table([]), decision))
    assert told == ["dice:6-4-6-4-3/two-pairs", "against:1-2-3-4-5/low-straight"]
    spoken = msgspec.to_builtins(HEXER.shown.content("en").facts)["words"]
    assert {f"rank-{each.partition('/')[2]}" for each in told} <= set(spoken)


def test_weaknesses_are_announced_on_their_tokens() -> None:
    two, five = KnownWeakness(2), KnownWeakness(5)
    decision = Decision(WOLF, "weaknesses", [two, five], "H12.11", 0, 2)
    assert HEXER.shown.things(five, Asked(table([]), decision)) == ["weakness:weakness_5"]


def test_what_hampers_a_fighter_is_told_in_sentences() -> None:
    attacker = {"hampers": [{"less_damage": 1}], "coming": [{"draw_fewer": 2}], "used": ["7"]}
    fight = {"against": "arachas", "life": ["attack_vicious_bite"], "attacker": attacker}
    monsters = {"forest": {"id": "arachas", "place": "vizima"}}
    game = table([], phase="confrontation", stage=1, monsters=monsters, fight=fight)
    seen = HEXER.shown.present(game, [0]).fight
    assert seen is not None
    (fighter,) = seen.fighters
    now, next_turn = fighter.hampers
    assert now["en"] == "In this combat turn you deal 1 less damage."
    assert next_turn["en"].startswith("In your next combat turn you draw 2 fewer cards")
    assert now["de"].startswith("In diesem Kampfzug")
    plain = to_builtins(fighter)
    assert (plain["lowered"], plain["used"], plain["turns"]) == ([0, 0, 0, 0], ["7"], 0)


def test_what_needs_an_expansion_says_so() -> None:
    found = summary("hexer")
    fields = {each.id: each.needs for each in found.fields}
    assert (fields["legendary"], fields["mutagens"], fields["expansions"]) == (
        *(Expansion.LEGENDARY.value, Expansion.MONSTERJAGD.value),
        "",
    )
    seats = {each.id: each.needs for each in found.seats.choices}
    assert seats["wolf"] == seats["ciri"] == ""
    assert seats["alzur"] == Expansion.MAGES.value


def test_a_card_that_does_not_show_the_terrain_pays_only_with_something_else() -> None:
    game = table(["wolf_push_1", "wolf_yrden_1", "wolf_aard_1", "wolf_rending_blow_1"])
    wolf = game.players[0]
    cards = list(wolf.hand)
    move = next(
        move
        for move in MOVES
        if 0 < sum(bool(card.terrains & TERRAINS[move.place]) for card in cards) < len(cards)
    )
    decision = Decision(WOLF, "pay", cards, "H11.03", about=move)
    view, seen = HEXER.shown.see(game, decision)
    asked = Asked(view, seen)
    dear = [HEXER.shown.is_dear(option, asked) for option in seen.options]
    assert dear == [not card.terrains & TERRAINS[move.place] for card in cards]
    other = Asked(view, Decision(WOLF, "discard", cards, "H11.03", about=move))
    assert not any(HEXER.shown.is_dear(option, other) for option in cards)


def test_a_move_for_which_no_card_is_enough_says_its_price_beforehand() -> None:
    game = table(["wolf_yrden_1", "wolf_yrden_1"])
    moves = [*MOVES]
    decision = Decision(WOLF, "phase_one", moves, "H11.02")
    view, seen = HEXER.shown.see(game, decision)
    asked = Asked(view, seen)
    fits = [bool(game.players[0].hand[0].terrains & TERRAINS[move.place]) for move in moves]
    assert 0 < sum(fits) < len(fits)
    assert [HEXER.shown.is_dear(move, asked) for move in seen.options] == [not f for f in fits]
    said = [HEXER.shown.title(move, asked, "en").text for move in seen.options]
    assert {bool(text) for text, fit in zip(said, fits, strict=True) if fit} == {False}
    assert {text.rpartition(": ")[2] for text, fit in zip(said, fits, strict=True) if not fit} == {
        "it takes 2 cards, or 1 card and 1 gold."
    }


@pytest.mark.parametrize(("lang", "unit"), [("de", "Handkarte"), ("en", "hand card")])
def test_the_price_of_a_card_says_that_it_is_paid_with_hand_cards(lang: Lang, unit: str) -> None:
    game = table(["wolf_yrden_1"])
    row = [card for card in game.own_market(game.players[0]).row if card is not None]
    decision = Decision(WOLF, "buy", row, "H22.01")
    view, seen = HEXER.shown.see(game, decision)
    asked = Asked(view, seen)
    names = [HEXER.shown.title(card, asked, lang).name for card in seen.options]
    assert any(unit in name for name in names)
