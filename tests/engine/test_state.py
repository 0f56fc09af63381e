"""A table that is declared once: what follows from each kind of field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import pytest

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.state import (
    ALL,
    NEEDED,
    NOBODY,
    OWNER,
    Root,
    Table,
    card,
    draw_pile,
    every_card,
    fixed,
    flag,
    known_card,
    known_cards,
    maybe,
    member,
    not_kept,
    number,
    numbers_by,
    own_seat,
    part,
    parts,
    per,
    pile,
    revelations,
    seat_of,
    several,
    streams,
    together,
    value,
    word,
    worked_out,
)
from tafelrunde.engine.state.wording import forms_of, sizes_of


class Sword:
    """Printed on some cards."""


class Spell:
    """Printed on others."""


class Card:
    """A physical card."""

    def __init__(self, uid: int, printed: type | None) -> None:
        self.uid, self.printed = uid, printed() if printed else None
        self.id = printed.__name__ if printed else "hidden"

    def __repr__(self) -> str:
        return f"{self.id}{self.uid}"


HIDDEN = Card(-1, None)
KINDS = {"Sword": Sword, "Spell": Spell}


class Phase(IntEnum):
    DAY = 1
    NIGHT = 2


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(slots=True, eq=False)
class Claim:
    """Something that is replaced and never changed."""

    place: int = number(0, 9, start=NEEDED)
    card: Card = known_card(Sword, seen_by=ALL)


@dataclass(slots=True, eq=False)
class Duel:
    """A part that says itself whose it is."""

    index: int = seat_of(4)
    hopes: list[Card] = known_cards(Sword, seen_by=OWNER)
    bets: list[int] = several(number(), seen_by=OWNER)


@dataclass(slots=True, eq=False)
class Player:
    """A seat."""

    index: int = own_seat()
    name: str = word(start=NEEDED)
    gold: int = number(0, 50)
    hand: list[Card] = pile((Sword, Spell), seen_by=OWNER)
    deck: list[Card] = draw_pile(Sword, seen_by=OWNER)
    charm: Card | None = maybe(card(Spell, seen_by=OWNER))
    levels: list[int] = per(Phase, number(1, 5))
    marks: tuple[str, ...] = fixed(word(["north", "south"]))
    tokens: dict[int, int] = numbers_by(number(), number())
    claims: list[Claim] = parts(Claim, as_row=True)
    seat: Seat = worked_out()

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)


@dataclass(slots=True, eq=False)
class Board(Root):
    """Everything."""

    cards: list[Card] = every_card()
    chance: Chance = streams(2)
    title: str = value(str.upper, str.lower)
    phase: Phase = member(Phase, start=Phase.DAY)
    side: Side = member(Side, start=Side.LEFT)
    players: list[Player] = parts(Player)
    duel: Duel | None = maybe(part(Duel))
    claim: Claim | None = maybe(part(Claim, as_row=True, replaced=True))
    stacks: list[list[Card]] = per(Side, draw_pile(Sword, seen_by=NOBODY))
    slots: list[Card | None] = per(Phase, maybe(card(Spell, seen_by=NOBODY)))
    prize: Card | None = maybe(card(Sword, seen_by=ALL))
    open_row: list[Card] = draw_pile(Sword, seen_by=ALL)
    dice: list[int] = several(number(1, 6), most=3, seen_by=NOBODY)
    pairs: list[tuple[int, str]] = several(together(number(), word()))
    thefts: tuple[tuple[Card, int], ...] = fixed(together(card(Sword, seen_by=ALL), number()))
    won: bool | None = maybe(flag())
    ending: str = value(str.upper, str.lower, start="open", seen_by=NOBODY)
    reveals: int = revelations()
    log: list[Any] | None = not_kept()
    explains: bool = not_kept(False, copied=True)


def physical(data: dict[str, Any]) -> list[Card]:
    return [Card(uid, KINDS[name]) for uid, name in enumerate(data["cards"])]


TABLE = Table(Board, hidden=HIDDEN)


def board() -> Board:
    """A table on which something lies everywhere."""
    cards = [Card(uid, Spell if uid in (2, 5, 6) else Sword) for uid in range(16)]
    anna = Player(0, "anna", gold=3, hand=[cards[1], cards[2]], deck=[cards[4], cards[3]])
    anna.charm = cards[5]
    anna.marks = ("north",)
    anna.tokens = {7: 2}
    anna.claims = [Claim(4, cards[0])]
    bert = Player(1, "bert", hand=[cards[7]])
    found = Board(cards, Chance([11, 12]), "tale", players=[anna, bert])
    found.duel = Duel(1, hopes=[cards[8]], bets=[5])
    found.claim = Claim(2, cards[9])
    found.stacks = [[cards[8]], [cards[10], cards[9]]]
    found.slots = [None, cards[6]]
    found.prize = cards[0]
    found.open_row = [cards[12], cards[11]]
    found.dice, found.pairs = [6, 1], [(3, "x")]
    found.thefts = ((cards[13], 1),)
    found.players[1].deck = [cards[15], cards[14]]
    found.log = ["heard"]
    found.explains = True
    return found


# --- Beginning ------------------------------------------------------------------------------------


def test_fields_begin_with_nothing_or_as_near_to_it_as_they_may() -> None:
    new = Board([], Chance([0, 0]), "tale")
    bert = Player(1, "bert")
    assert (new.phase, new.side, new.won, new.dice) == (Phase.DAY, Side.LEFT, None, [])
    assert (new.stacks, new.slots, new.thefts) == ([[], []], [None, None], ())
    assert (bert.gold, bert.levels, bert.marks, bert.tokens) == (0, [1, 1], (), {})
    assert bert.seat == Seat(1)


def test_two_new_parts_share_no_list() -> None:
    one, other = Player(0, "anna"), Player(1, "bert")
    one.hand.append(HIDDEN)
    one.levels[0] = 5
    assert (other.hand, other.levels) == ([], [1, 1])


def test_what_has_no_usual_value_must_be_given() -> None:
    with pytest.raises(TypeError):
        Player(0)
    with pytest.raises(TypeError):
        Claim(1)


def test_who_sees_a_pile_must_be_said() -> None:
    with pytest.raises(TypeError, match="seen_by"):
        pile(Sword)  # type: ignore[call-arg]


# --- Copies ---------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent_and_shares_what_never_changes() -> None:
    game = board()
    before = TABLE.dump(game)
    copy = TABLE.clone(game)
    assert TABLE.dump(copy) == before
    copy.players[0].hand.pop()
    copy.players[0].tokens[7] = 9
    copy.players[0].claims[0].place = 8
    copy.stacks[1].clear()
    copy.chance.below(0, 6)
    assert copy.duel is not None
    copy.duel.bets.append(1)
    copy.pairs.clear()
    assert TABLE.dump(game) == before
    assert copy.cards is game.cards
    assert copy.claim is game.claim  # it is replaced, never changed
    assert copy.players[0].deck[0] is game.players[0].deck[0]


def test_a_copy_hears_nothing_but_explains_as_before() -> None:
    copy = TABLE.clone(board())
    assert copy.log is None
    assert copy.explains
    assert copy.players[1].seat == Seat(1)


def test_a_part_is_copied_by_itself() -> None:
    game = board()
    anna = TABLE.copy(game.players[0])
    anna.hand.clear()
    assert len(game.players[0].hand) == 2
    assert TABLE.copy(anna).hand == []


def test_who_does_not_see_a_value_finds_what_it_begins_with() -> None:
    game = board()
    game.ending = "revenge"
    assert TABLE.view(game, 0).ending == "open"
    assert TABLE.clone(game).ending == "revenge"


# --- Written down ---------------------------------------------------------------------------------


def test_a_table_is_written_down_and_read_back() -> None:
    game = board()
    data = TABLE.dump(game)
    assert data["title"] == "TALE"
    assert (data["phase"], data["side"]) == (1, "left")
    assert data["chance"] == ["11", "12"]
    assert (data["stacks"], data["slots"], data["claim"]) == ([[8], [10, 9]], [None, 6], [2, 9])
    assert (data["pairs"], data["thefts"]) == ([[3, "x"]], [[13, 1]])
    assert data["players"][0]["tokens"] == [[7, 2]]
    assert data["players"][0]["claims"] == [[4, 0]]
    assert not {"log", "explains"} & set(data)
    assert not {"index", "seat"} & set(data["players"][0])
    again = TABLE.load(data, physical)
    assert TABLE.dump(again) == data
    assert [player.seat for player in again.players] == [0, 1]
    assert isinstance(again.phase, Phase)
    assert again.thefts[0][1] == 1
    assert again.players[0].hand[0] is again.cards[1]


def test_written_data_does_not_change_with_the_game() -> None:
    game = board()
    data = TABLE.dump(game)
    game.dice.append(2)
    again = TABLE.load(data, physical)
    again.players[0].levels[0] = 4
    assert (data["dice"], data["players"][0]["levels"]) == ([6, 1], [1, 1])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"phase": 3}, "save.phase must be a whole number from 1 to 2"),
        ({"side": "middle"}, "save.side cannot be 'middle'"),
        ({"dice": [1, 2, 3, 4]}, "save.dice must be at most 3 things"),
        ({"stacks": [[]]}, "save.stacks must be 2 things"),
        ({"duel": {"index": 4, "hopes": [], "bets": []}}, "save.duel.index"),
        ({"claim": [1]}, "save.claim must be 2 things"),
        ({"other": 1}, "save has no key 'other'"),
        ({"won": 1}, "save.won must be true or false"),
    ],
)
def test_a_value_of_another_form_is_refused(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadScenario, match=told):
        TABLE.load(TABLE.dump(board()) | change, physical)


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no such card"):
        TABLE.load(TABLE.dump(board()) | {"open_row": [99]}, physical)


# --- Cards ----------------------------------------------------------------------------------------


def test_every_card_that_lies_somewhere_is_found_and_no_card_that_is_only_named() -> None:
    found = [card.uid for card in TABLE.cards(board())]
    assert sorted(found) == list(range(16))
    assert len(found) == 16


def test_a_card_lies_only_where_such_a_card_can() -> None:
    game = board()
    TABLE.check_kinds(game)
    game.players[1].deck.append(game.cards[2])
    with pytest.raises(ValueError, match="Spell cannot lie there"):
        TABLE.check_kinds(game)


def test_even_a_card_that_is_only_named_must_be_of_its_kind() -> None:
    game = board()
    assert game.duel is not None
    game.duel.hopes = [game.cards[2]]
    with pytest.raises(ValueError, match="Spell cannot lie there"):
        TABLE.check_kinds(game)


def test_piles_and_forms_of_a_part_are_known_by_name() -> None:
    assert list(TABLE.piles(Player)) == ["hand", "deck"]
    assert TABLE.piles(Player)["hand"].kinds == (Sword, Spell)
    assert TABLE.piles(Player)["deck"].kinds == (Sword,)
    assert TABLE.hidden_piles(Board) == []
    assert TABLE.stacks(Board)["stacks"].kinds == (Sword,)
    assert sizes_of(board()) == {"open_row": 2, "stacks": {"left": 1, "right": 2}}
    assert sizes_of(board().players[0]) == {"hand": 2, "deck": 2}
    gold = forms_of(Player, "gold")["gold"]
    gold(50, "gold")
    with pytest.raises(BadScenario):
        gold(51, "gold")


# --- Views ----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_cards_and_the_backs_of_others() -> None:
    seen = TABLE.view(board(), 0)
    anna, bert = seen.players
    assert [card.uid for card in anna.hand] == [1, 2]
    assert [card.uid for card in anna.deck] == [3, 4]  # which cards, but not their order
    assert anna.charm is not None
    assert anna.charm.uid == 5
    assert bert.hand == [HIDDEN]
    assert bert.deck == [HIDDEN, HIDDEN]
    assert bert.charm is None


def test_nobody_sees_what_is_hidden_from_everybody() -> None:
    seen = TABLE.view(board(), 1)
    assert seen.stacks == [[HIDDEN], [HIDDEN, HIDDEN]]
    assert seen.slots == [None, HIDDEN]
    assert seen.dice == []
    assert seen.chance.streams == [0, 0]
    assert seen.players[0].charm is HIDDEN
    assert [card.uid for card in seen.open_row] == [11, 12]


def test_a_part_says_whose_it_is() -> None:
    own, other = TABLE.view(board(), 1).duel, TABLE.view(board(), 0).duel
    assert own is not None
    assert other is not None
    assert ([card.uid for card in own.hopes], own.bets) == ([8], [5])
    assert (other.hopes, other.bets) == ([], [])  # not even how many


def test_a_view_shares_nothing_that_changes_with_the_table() -> None:
    game = board()
    before = TABLE.dump(game)
    seen = TABLE.view(game, 0)
    seen.players[0].hand.clear()
    seen.players[0].levels[0] = 5
    seen.pairs.clear()
    assert TABLE.dump(game) == before


# --- Wrong declarations ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("annotation", "declared"),
    [
        ("int", flag()),
        ("bool", number()),
        ("str", member(Phase, start=Phase.DAY)),
        ("list[int]", fixed(number())),
        ("tuple[int, ...]", several(number())),
        ("int", together(number(), number())),
        ("list[int]", numbers_by(number(), number())),
        ("bool", maybe(flag())),
        ("int | None", maybe(flag())),
    ],
)
def test_a_declaration_that_does_not_fit_is_an_error(annotation: str, declared: Any) -> None:
    with pytest.raises(TypeError, match=r"Part\.it is declared as something else"):
        Table(made_of(annotation, declared), hidden=HIDDEN).form({}, "")


def test_a_field_that_is_not_declared_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Part\.it is not declared"):
        Table(made_of("int", 3), hidden=HIDDEN).form({}, "")


def made_of(annotation: str, declared: Any) -> type[Any]:
    """A part with one field."""
    names = {"__annotations__": {"it": annotation}, "it": declared}
    made: type[Any] = dataclass(eq=False)(type("Part", (), names))
    return made


@dataclass(slots=True, eq=False)
class Older:
    """What was saved before something was added."""

    gold: int = number()
    duel: Duel | None = maybe(part(Duel), later=True)


def test_what_was_declared_later_is_written_only_where_it_is_there() -> None:
    older = Table(Older, hidden=None)

    assert older.dump(Older(2)) == {"gold": 2}
    assert older.load({"gold": 2}, lambda _: []).duel is None
    with pytest.raises(BadScenario, match="needs the key 'gold'"):
        older.load({}, lambda _: [])


def test_what_was_declared_later_is_kept() -> None:
    older = Table(Older, hidden=None)
    saved = older.dump(Older(2, Duel(1)))

    assert older.load(saved, lambda _: []).duel is not None
