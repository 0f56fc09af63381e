"""A declared table in words: positions, facts and plain repairs, and what a seat does not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any

import pytest

from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadScenario, UnknownName
from tafelrunde.engine.forms import table
from tafelrunde.engine.repairs import Set, ValueOffer, set_value, value_offers
from tafelrunde.engine.state.boxes import Box
from tafelrunde.engine.state.wording import (
    Words,
    build_part,
    facts_of,
    find_name,
    forms_of,
    names_below,
    pile_keys,
    piles_of,
    size_forms,
    sizes_of,
    values,
    write,
)


@dataclass(frozen=True)
class Printed:
    id: str


class Spell(Printed):
    """Another kind of card."""


PRINTED = {name: Printed(name) for name in ("axe", "bow", "cup")} | {"hex": Spell("hex")}


@dataclass(eq=False)
class Card:
    uid: int
    printed: Printed
    id: str = field(init=False)

    def __post_init__(self) -> None:
        self.id = self.printed.id


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Time(Enum):
    DAY = "d"
    NIGHT = "n"


PLACES = ("inn", "mill", "pond")
HIDDEN = Card(-1, Printed("hidden"))


@dataclass(slots=True, eq=False)
class Played:
    card: Card = a.card(Printed, seen_by=a.ALL)
    boosted: bool = a.flag()


@dataclass(slots=True, eq=False)
class Quest:
    card: Card = a.card(Printed, seen_by=a.ALL)
    place: int = a.one_of(PLACES, start=a.NEEDED)


@dataclass(slots=True, eq=False)
class Player:
    index: int = a.own_seat()
    gold: int = a.number(0, 9)
    secret: int = a.number(0, 9, seen_by=a.OWNER)
    place: int = a.one_of(PLACES, none=True)
    levels: list[int] = a.per(Colour, a.number(1, 5))
    rivals: list[int] = a.several(a.seat(2))
    marks: list[tuple[int, int]] = a.several(a.together(at=a.one_of(PLACES), many=a.number(1, 6)))
    hand: list[Card] = a.pile(Printed, seen_by=a.OWNER, pool="own")
    deck: list[Card] = a.draw_pile(Printed, seen_by=a.OWNER, pool="own")
    combo: list[Played] = a.parts(Played)
    quests: list[Quest] = a.parts(Quest)


@dataclass(slots=True, eq=False)
class Board(a.Root):
    cards: list[Card] = a.every_card()
    chance: Chance = a.streams(1)
    size: int = a.value(str, int)
    players: list[Player] = a.parts(Player)
    time: Time = a.member(Time, start=Time.DAY)
    active: int = a.seat(2)
    winner: int = a.seat(2, none=True)
    best: Card | None = a.maybe(a.card(Printed, seen_by=a.ALL))
    odds: tuple[int, ...] = a.fixed(a.number())
    pairs: list[tuple[int, str]] = a.several(a.together(a.number(), a.word()))
    decks: list[list[Card]] = a.per(Colour, a.draw_pile(Printed, seen_by=a.NOBODY))
    open_deck: list[Card] = a.draw_pile(Printed, seen_by=a.ALL)
    gone: list[Card] = a.stack(Printed, seen_by=a.ALL)
    reveals: int = a.revelations()
    log: list[Any] | None = a.not_kept()


TABLE = a.Table(Board, hidden=HIDDEN)
SEATS = ("anna", "bert")


def board(cards: str = "") -> Board:
    """A table with two players, on which nothing lies."""
    made_of = [Card(uid, PRINTED[name]) for uid, name in enumerate(cards.split())]
    return Board(made_of, Chance([7]), 3, [Player(0), Player(1)])


def words_of(game: Board) -> tuple[Words, Box[Printed, Card]]:
    box: Box[Printed, Card] = Box(game.cards, PRINTED.__getitem__, Card)
    return Words(SEATS, box.take), box


PLAYER: dict[str, Any] = {
    "gold": 4,
    "secret": 2,
    "place": "mill",
    "levels": {"red": 1, "blue": 3},
    "rivals": ["bert"],
    "marks": [{"at": "pond", "many": 6}],
    "hand": ["axe", "bow"],
    "deck": ["cup", "axe"],
    "combo": [{"card": "cup", "boosted": True}],
    "quests": [{"card": "bow", "place": "inn"}],
}
GAME: dict[str, Any] = {
    "chance": ["12"],
    "time": "night",
    "active": "bert",
    "winner": "anna",
    "best": "axe",
    "odds": [1, 2],
    "pairs": [[3, "x"]],
    "size": "8",
    "decks": {"red": ["axe", "bow"], "blue": []},
    "open_deck": [],
    "gone": ["cup", "bow"],
}


# --- Positions and facts --------------------------------------------------------------------------


def test_what_is_written_into_a_part_is_told_of_it() -> None:
    game = board()
    words, _ = words_of(game)
    anna = game.players[0]
    table(forms_of(Player))(PLAYER, "player")
    write(anna, PLAYER, words)
    assert facts_of(anna, SEATS) == PLAYER
    assert (anna.place, anna.rivals, anna.marks, anna.levels) == (1, [1], [(2, 6)], [1, 3])
    assert [card.id for card in anna.deck] == ["axe", "cup"]  # the top one is the last


def test_the_root_is_read_and_told_alike() -> None:
    game = board()
    words, _ = words_of(game)
    table(forms_of(Board, without=["players"]))(GAME, "position")
    write(game, GAME, words)
    assert facts_of(game, SEATS, without=["players"]) == GAME
    assert (game.time, game.active, game.winner, game.odds) == (Time.NIGHT, 1, 0, (1, 2))
    assert [card.id for card in game.gone] == ["bow", "cup"]


def test_what_is_not_named_stays_as_it_is() -> None:
    game = board()
    words, _ = words_of(game)
    write(game.players[0], {"levels": {"blue": 5}}, words)
    assert game.players[0].levels == [1, 5]
    told = facts_of(game, SEATS, without=["players"])
    assert (told["winner"], told["best"], facts_of(game.players[1], SEATS)["place"]) == ("", "", "")
    write(game, {"best": ""}, words)
    assert game.best is None


def test_a_part_that_needs_only_a_card_may_be_written_as_its_id() -> None:
    game = board()
    words, _ = words_of(game)
    forms = forms_of(Player)
    forms["combo"](["axe", {"card": "bow"}], "combo")
    write(game.players[0], {"combo": ["axe"]}, words)
    assert facts_of(game.players[0], SEATS)["combo"] == [{"card": "axe", "boosted": False}]
    with pytest.raises(BadScenario, match="must be a table"):
        forms["quests"](["axe"], "quests")
    with pytest.raises(BadScenario, match="needs the key 'place'"):
        forms["quests"]([{"card": "axe"}], "quests")
    quest = build_part(Quest, {"card": "axe"}, words, place=2)
    assert (quest.card.id, quest.place) == ("axe", 2)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("gold", 10),
        ("place", "moon"),
        ("levels", {"green": 1}),
        ("levels", {"red": 0}),
        ("marks", [{"at": "inn"}]),
        ("hand", "axe"),
    ],
)
def test_a_wrong_value_is_refused(key: str, value: Any) -> None:
    with pytest.raises(BadScenario):
        forms_of(Player, key)[key](value, key)


def test_a_wrong_name_is_refused_with_the_nearest_one() -> None:
    game = board()
    words, _ = words_of(game)
    with pytest.raises(UnknownName, match=r"no player 'berta'.*Did you mean 'bert'"):
        write(game, {"active": "berta"}, words)
    with pytest.raises(UnknownName, match="no ford 'x'; there are inn, mill"):
        find_name("x", PLACES[:2], "ford")


# --- Cards ----------------------------------------------------------------------------------------


def test_cards_come_from_the_box_and_more_are_made_beyond_the_printed_ones() -> None:
    game = board("axe bow axe")
    words, box = words_of(game)
    assert [card.uid for card in words.cards(["axe", "axe", "axe"], Printed)] == [0, 2, 3]
    assert [card.uid for card in box.rest()] == [1]
    assert [card.uid for card in game.cards] == [0, 1, 2, 3]
    assert [card.uid for card in box.take_left(game.cards)] == [1]
    assert box.rest() == []
    with pytest.raises(BadScenario, match="does not belong there"):
        box.take_all(["axe"], Spell)


def test_piles_are_known_by_their_keys_and_sizes() -> None:
    assert list(pile_keys(Board)) == ["decks.red", "decks.blue", "open_deck", "gone"]
    assert list(pile_keys(Player, "players.x.")) == ["players.x.hand", "players.x.deck"]
    game = board("axe bow axe")
    game.decks[1], game.gone = game.cards[:2], game.cards[2:]
    sizes = {"decks": {"red": 0, "blue": 2}, "open_deck": 0, "gone": 1}
    assert sizes_of(game) == sizes
    table(size_forms(Board))(sizes, "sizes")
    with pytest.raises(BadScenario):
        table(size_forms(Board))({"decks": {"green": 1}}, "sizes")


def test_seats_and_piles_are_found_by_name() -> None:
    game = board("axe")
    game.decks[1] = game.cards[:]
    assert piles_of(game)["decks.blue"] is game.decks[1]
    assert piles_of(game.players[0])["hand"] is game.players[0].hand
    assert (TABLE.seat_row, TABLE.seat_part, TABLE.seats(game)) == ("players", Player, game.players)
    assert not TABLE.is_open
    with pytest.raises(TypeError, match="no parts with seats"):
        _ = a.Table(Played, hidden=HIDDEN).seat_row


# --- Repairs --------------------------------------------------------------------------------------


def test_plain_values_can_be_set_by_name() -> None:
    game = board()
    anna = game.players[0]
    found = values(anna, seats=SEATS) | values(game, seats=SEATS)
    assert list(found) == [
        *("gold", "place", "levels.red", "levels.blue", "time", "active", "winner")
    ]
    for place, value in (("gold", 5), ("place", "pond"), ("levels.blue", 4), ("time", "night")):
        set_value(found, Set(tuple(place.split(".")), value))
    set_value(found, Set(("winner",), "bert"))
    assert (anna.gold, anna.place, anna.levels) == (5, 2, [1, 4])
    assert (game.time, game.winner) == (Time.NIGHT, 1)
    with pytest.raises(BadScenario):
        set_value(found, Set(("place",), "moon"))


def test_offers_tell_what_words_can_be() -> None:
    game = board()
    assert value_offers(values(game, "time", "winner", seats=SEATS)) == [
        ValueOffer("time", "day", ["day", "night"]),
        ValueOffer("winner", "", ["anna", "bert"]),
    ]
    assert values(game.players[0], "secret", "hand") == {}  # neither plain nor for all to see


# --- What a seat does not know --------------------------------------------------------------------


def dealt() -> Board:
    game = board(" ".join(["axe"] * 24))
    cards = iter(game.cards)
    for player in game.players:
        player.hand, player.deck = [next(cards) for _ in "123"], [next(cards) for _ in "1234"]
    game.decks = [[next(cards) for _ in "123"], [next(cards), next(cards)]]
    game.open_deck, game.gone = [next(cards), next(cards)], [next(cards) for _ in "123"]
    return game


def test_what_a_seat_does_not_know_follows_from_the_declaration() -> None:
    game = dealt()
    anna, bert = game.players
    for_anna = [anna.deck], [bert.hand, bert.deck], [game.decks[0]], [game.decks[1]]
    assert TABLE.pools(game, 0) == [*for_anna, [game.open_deck]]
    others = [anna.hand, anna.deck], [bert.hand, bert.deck]
    assert TABLE.pools(game, -1)[:2] == [*others]


def test_cards_dealt_anew_lie_where_they_could_lie() -> None:
    game, same = dealt(), dealt()
    TABLE.deal_anew(game, 0, Chance([3]), known=[game.decks[0]])

    def uids(piles: list[list[Card]]) -> list[int]:
        return [card.uid for pile in piles for card in pile]

    (anna, bert), (first, second) = game.players, same.players
    assert uids([anna.hand, game.gone, game.decks[0]]) == uids(
        [first.hand, same.gone, same.decks[0]]
    )
    assert uids([anna.deck]) != uids([first.deck])
    assert sorted(uids([anna.deck])) == uids([first.deck])
    assert sorted(uids([bert.hand, bert.deck])) == uids([second.hand, second.deck])
    assert {*uids([bert.hand])} != {*uids([second.hand])}
    assert (len(bert.hand), len(bert.deck)) == (3, 4)


# --- Names ----------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Camp:
    leader: Card = a.called("id", a.card(Printed, seen_by=a.ALL))
    stocks: list[int] = a.beside(a.per(PLACES, a.number(0, 9)))
    heap: list[Card] = a.called("pile", a.pile(Spell, seen_by=a.ALL))


def test_a_field_may_be_called_otherwise_in_files_or_stand_beside_the_others() -> None:
    game = board("axe hex")
    words, _ = words_of(game)
    camp = build_part(Camp, {"id": "axe", "mill": 3, "pile": ["hex"]}, words)

    assert (camp.leader.id, camp.stocks, [card.id for card in camp.heap]) == (
        "axe",
        [0, 3, 0],
        ["hex"],
    )
    assert facts_of(camp) == {"id": "axe", "inn": 0, "mill": 3, "pond": 0, "pile": ["hex"]}
    assert list(forms_of(Camp)) == list(facts_of(camp))
    assert (sizes_of(camp), list(pile_keys(Camp))) == ({"pile": 1}, ["pile"])
    assert list(values(camp)) == ["inn", "mill", "pond"]


def test_the_names_that_may_stand_under_a_key_are_known() -> None:
    found = {key: list(names) for key, names in names_below(Board, PRINTED, SEATS).items()}
    cards = list(PRINTED)

    assert found["place"] == found["at"] == list(PLACES)
    assert found["active"] == found["rivals"] == list(SEATS)
    assert found["time"] == ["day", "night"]
    assert found["combo"] == found["blue"] == found["best"] == cards
    assert list(names_below(Camp, PRINTED, ())["pile"]) == ["hex"]
    assert not {"gold", "size", "pairs"} & set(found)
