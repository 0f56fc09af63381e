"""The verbs by which rules change a declared table: what they change, tell and bring to light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.state import (
    ALL,
    NOBODY,
    OWNER,
    Root,
    Table,
    draw_pile,
    maybe,
    not_kept,
    number,
    own_seat,
    part,
    parts,
    per,
    pile,
    revelations,
    several,
    streams,
)

Card = str


@dataclass(slots=True, eq=False)
class Player:
    index: int = own_seat()
    gold: int = number(0, 9)
    hand: list[Card] = pile(str, seen_by=OWNER)
    deck: list[Card] = draw_pile(str, seen_by=OWNER)
    discards: list[Card] = pile(str, seen_by=ALL)
    trails: list[int] = several(number())


@dataclass(slots=True, eq=False)
class Scene:
    life: list[Card] = draw_pile(str, seen_by=NOBODY)


@dataclass(slots=True, eq=False)
class Board(Root):
    chance: Chance = streams(1)
    players: list[Player] = parts(Player)
    loot: int = number()
    deck: list[Card] = draw_pile(str, seen_by=NOBODY)
    box: list[Card] = pile(str, seen_by=NOBODY)
    stacks: list[list[Card]] = per("ab", draw_pile(str, seen_by=NOBODY))
    row: list[Card] = pile(str, seen_by=ALL)
    scene: Scene | None = maybe(part(Scene))
    reveals: int = revelations()
    log: list[Any] | None = not_kept()


TABLE = Table(Board, hidden="?")


def board() -> Board:
    """Two players, somebody who listens, and a card wherever one can lie."""
    made = Board(Chance([5]), players=[Player(0), Player(1)], log=[])
    anna, bert = made.players
    anna.hand, anna.deck, anna.discards = ["ah"], ["a1", "a2", "a3"], ["ad"]
    bert.hand, bert.deck, bert.discards = ["bh"], ["b1"], ["bd"]
    made.deck, made.box, made.row = ["d1", "d2", "d3"], ["x"], ["r"]
    made.stacks, made.scene = [["s"], ["t"]], Scene(["l"])
    return made


def told(*values: Any) -> Any:
    """An event of any kind."""
    return values


# --- Telling --------------------------------------------------------------------------------------


def test_a_table_tells_only_whoever_listens() -> None:
    made: list[str] = []

    def event(why: str, cards: int) -> Any:
        made.append(why)
        return why, cards

    game = board()
    game.tell(event, "T1", 2)
    assert game.log == [("T1", 2)]
    game.log = None
    game.tell(event, "T2", 3)
    assert made == ["T1"]  # without a listener no event is made


def test_what_came_to_light_is_counted_told_and_not_written_down() -> None:
    game = board()
    game.reveal()
    game.reveal(told, "T1", 6)
    assert (game.reveals, game.log) == (2, [("T1", 6)])
    game.players = []
    game.deck, game.box, game.row, game.stacks, game.scene = [], [], [], [[], []], None
    assert TABLE.dump(game)["reveals"] == 0


# --- Piles ----------------------------------------------------------------------------------------


def test_draw_takes_the_top_cards_one_by_one() -> None:
    game = board()
    anna = game.players[0]
    assert game.draw(anna.deck, anna.hand, 2, told, "T1") == ["a3", "a2"]
    assert (anna.deck, anna.hand) == (["a1"], ["ah", "a3", "a2"])
    assert (game.log, game.reveals) == ([("T1", ["a3", "a2"])], 1)


def test_draw_takes_as_many_as_there_are() -> None:
    game = board()
    anna = game.players[0]
    assert game.draw(anna.deck, anna.hand, 5) == ["a3", "a2", "a1"]
    assert game.draw(anna.deck, anna.hand, 1, told, "T1") == []
    assert game.draw(game.deck, anna.hand, 0, told, "T1") == []
    assert (game.log, game.reveals, len(game.deck)) == ([], 1, 3)


def test_take_shows_the_top_card_to_all() -> None:
    game = board()
    assert game.take(game.deck, told, "T1") == "d3"
    assert (game.deck, game.log, game.reveals) == (["d1", "d2"], [("T1", "d3")], 1)
    assert game.take(game.deck) == "d2"


def test_move_and_discard_take_a_certain_card_to_the_top_of_a_pile() -> None:
    game = board()
    anna = game.players[0]
    game.discard("ah", anna.hand, anna.discards, told, "T1", "ah")
    assert (anna.hand, anna.discards, game.log) == ([], ["ad", "ah"], [("T1", "ah")])
    game.move("ad", anna.discards, anna.hand)
    assert anna.hand == ["ad"]


def test_put_under_takes_a_certain_card_under_a_pile() -> None:
    game = board()
    anna = game.players[0]
    game.put_under("ah", anna.hand, game.deck, told, "T1", "ah")
    assert (anna.hand, game.deck) == ([], ["ah", "d1", "d2", "d3"])
    assert (game.log, game.reveals) == ([("T1", "ah")], 0)
    game.put_under("d2", game.deck, game.row)
    assert (game.row, game.reveals) == (["d2", "r"], 1)


def test_shuffle_adds_another_pile_before() -> None:
    game = board()
    game.deck = list("abcdefgh")
    game.shuffle(0, game.deck, game.row, told, "T1")
    assert sorted(game.deck) == [*"abcdefgh", "r"]
    assert game.deck != [*"abcdefgh", "r"]
    assert (game.row, game.log, game.chance.streams == [5]) == ([], [("T1",)], False)
    game.log = None
    game.shuffle(0, game.deck)
    assert len(game.deck) == 9


# --- What comes to light --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "to", "shown"),
    [
        ("game.deck", "game.row", True),
        ("game.deck", "anna.hand", True),
        ("game.deck", "game.box", False),  # from nobody to nobody
        ("game.box", "game.row", True),
        ("game.stacks[1]", "game.row", True),
        ("game.scene.life", "game.row", True),
        ("anna.deck", "anna.hand", True),  # the owner knows which cards, not their order
        ("anna.deck", "anna.discards", True),
        ("anna.hand", "anna.discards", False),  # who discards a card has seen it
        ("anna.hand", "game.row", False),
        ("anna.hand", "bert.hand", True),
        ("anna.discards", "bert.hand", False),
        ("game.row", "game.deck", False),
        ("game.row", "anna.hand", False),
    ],
)
def test_a_card_comes_to_light_by_the_declaration_of_both_piles(
    source: str, to: str, shown: bool
) -> None:
    game = board()
    names = {"game": game, "anna": game.players[0], "bert": game.players[1]}
    here, there = eval(source, names), eval(to, names)
    game.move(here[0], here, there)
    assert game.reveals == shown


def test_a_list_that_is_no_pile_shows_only_what_was_hidden() -> None:
    game = board()
    anna = game.players[0]
    looked_at: list[Card] = []
    game.draw(game.deck, looked_at, 2)
    assert game.reveals == 1
    game.move("d3", looked_at, game.row)
    game.move("r", game.row, looked_at)
    assert game.reveals == 1
    game.move("ah", anna.hand, looked_at)
    assert game.reveals == 1


def test_nothing_is_counted_or_told_while_nobody_listens() -> None:
    game = board()
    game.log = None
    game.move("d1", game.deck, game.row, told, "T1")
    game.put_under("r", game.row, game.row, told, "T1")
    game.draw(game.deck, game.row, 1, told, "T1")
    game.take(game.deck, told, "T1")
    game.gain(game, "loot", 2, told, "T1")
    game.lose(game, "loot", 1, told, "T1")
    game.reveal(told, "T1")
    assert (game.row, game.loot, game.log) == (["r", "d1", "d3"], 1, None)


# --- Numbers --------------------------------------------------------------------------------------


def test_gain_and_lose_stay_within_the_declared_bounds() -> None:
    game = board()
    anna = game.players[0]
    assert game.gain(anna, "gold", 7, told, "T1", "anna") == 7
    assert game.gain(anna, "gold", 7, told, "T2", "anna") == 2
    assert game.gain(anna, "gold", 1, told, "T3", "anna") == 0
    assert game.lose(anna, "gold", 4, told, "T4", "anna") == 4
    assert game.lose(anna, "gold", 9, told, "T5", "anna") == 5
    assert game.lose(anna, "gold", 9, told, "T6", "anna") == 0
    changes = [("T1", 0, 7), ("T2", 7, 9), ("T4", 9, 5), ("T5", 5, 0)]
    assert game.log == [(why, "anna", before, after) for why, before, after in changes]
    assert (game.lose(game, "loot", 1), game.gain(game, "loot", 3), game.loot) == (0, 3, 3)


def test_only_a_declared_number_can_be_gained() -> None:
    game = board()
    with pytest.raises(KeyError):
        game.gain(game, "reveals", 1)
