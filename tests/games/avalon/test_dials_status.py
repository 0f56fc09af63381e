"""Chapter 18: dials, status, Book of Discoveries (Scheiben, Status, Buch der Entdeckungen)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Choice, Status
from tafelrunde.games.avalon.rules.reading import explore
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Colour, Resource, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    DialAtLeast,
    HasAttribute,
    HasSecret,
    HasStatus,
    Not,
    WasRead,
    Won,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain, If, Lose
from tafelrunde.games.avalon.vocabulary.world import (
    ChangeDial,
    Encounter,
    Mark,
    Page,
    ReadVerse,
    RemoveTimeDial,
    SetDial,
    SetTimeDial,
    TurnTo,
)
from tests.kit.avalon import (
    Table,
    avalon,
    begins,
    character,
    does,
    dummy_enemy,
    dummy_location,
    dummy_secret,
    dummy_verse,
    fighter,
)
from tests.kit.shows import shows

FOOD, MAGIC = Resource.FOOD, Resource.MAGIC


@begins
def reading(game: Game) -> Flow[None]:
    """Everybody explores."""
    explore(game, sum(each.bit for each in game.characters), game.characters[0].place)
    yield from ()


def status(key: str, parts: int) -> str:
    """A status with so many boxes."""
    library.STATUSES[key] = Status(key, Name(key, key), parts)
    return key


@shows("A18.01", "A18.02", "A18.03")
@pytest.mark.parametrize(
    ("effect", "value"), [(SetTimeDial("clock", 3), 3), (SetTimeDial("clock"), 1)]
)
def test_a_time_dial_is_placed_with_its_value_or_1(effect: SetTimeDial, value: int) -> None:
    table = avalon().play(does(effect))

    assert table.game.time_dials == [("clock", value, 0, "")]


@shows("A18.02")
def test_a_time_dial_can_be_taken_away() -> None:
    dials = [("clock", 3, 0, ""), ("other", 2, 0, "")]
    table = avalon(time_dials=dials).play(does(RemoveTimeDial("clock")))

    assert table.game.time_dials == [("other", 2, 0, "")]


@shows("A18.04", "A18.05", "A2.04", "A17.18")
def test_a_counting_dial_changes_only_by_texts_between_0_and_8() -> None:
    table = avalon().play(does(SetDial("signs", 3), ChangeDial("signs", 2)))
    assert table.game.dials == {"signs": 5}

    table = avalon(dials={"signs": 7, "doom": 1})
    table.play(does(ChangeDial("signs", 5), ChangeDial("doom", -4)))
    assert table.game.dials == {"signs": 8, "doom": 0}


@shows("A18.05")
def test_a_verse_can_ask_for_a_counting_dial() -> None:
    effect = If(DialAtLeast("signs", 2), [Gain(1, FOOD)], [Gain(5, FOOD)])
    for value, food in ((2, 1), (1, 5)):
        table = avalon(characters={"beor": character(food=0)}, dials={"signs": value})
        assert table.play(does(effect, who="beor")).value("beor", "food") == food


@shows("A8.02")
@pytest.mark.parametrize(
    ("chapter", "first"), [(1, "911.0"), (2, "911.0"), (3, "911.300"), (4, "911.300")]
)
def test_a_chapter_may_have_an_entry_of_its_own_which_later_ones_keep(
    chapter: int, first: str
) -> None:
    dummy_location(911)
    for key in ("911.0", "911.300", "911.700"):
        dummy_verse(key)
    table = avalon(
        characters={"beor": character(place=911)}, map={911: (0, 0)}, chapter=chapter
    ).play(reading)

    assert [each for each in table.game.read if each.startswith("911")] == [first]


@shows("A18.06", "A2.03")
def test_more_than_ten_dials_can_lie_on_the_table() -> None:
    table = avalon().play(does(*[SetTimeDial(f"clock{n}", 2) for n in range(12)]))

    assert len(table.game.time_dials) == 12


@shows("A18.07", "A18.08", "A18.09")
def test_a_numbered_part_marks_exactly_its_box() -> None:
    table = avalon().play(does(Mark(status("signs", 3), 2)))

    assert table.game.statuses == {"signs": 0b010}


@shows("A18.09")
@pytest.mark.parametrize(
    ("statuses", "free", "after"),
    [({"signs": 0b010}, ["1", "3"], 0b110), ({}, ["1", "2", "3"], 0b100)],
)
def test_a_status_without_number_marks_a_free_box_of_choice(
    statuses: dict[str, int], free: list[str], after: int
) -> None:
    table = avalon(statuses=statuses).play(does(Mark(status("signs", 3), 0)))
    assert table.asks("beor", "status_part") == free
    table.answer("beor", "3")

    assert table.game.statuses == {"signs": after}


@shows("A18.12")
def test_a_marked_part_or_no_free_box_changes_nothing() -> None:
    status("signs", 2)
    table = avalon(statuses={"signs": 0b11}).play(does(Mark("signs", 0), Mark("signs", 1)))

    assert table.game.statuses == {"signs": 0b11}
    assert not table.events(events.StatusMarked)


@shows("A18.10", "A18.16")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        (HasStatus("signs"), True),
        (HasStatus("signs", part=2), True),
        (HasStatus("signs", part=1), False),
        (HasStatus("signs", at_least=2), False),
        (HasStatus("other"), False),
    ],
)
def test_a_status_holds_for_all_and_without_number_by_any_part(
    condition: HasStatus, met: bool
) -> None:
    people = {"beor": character(food=0), "ailei": character(food=0)}
    for name in people:
        table = avalon(characters=people, statuses={"signs": 0b010})
        table.play(does(If(condition, [Gain(1, FOOD)]), who=name))
        assert table.value(name, "food") == met


@shows("A18.11")
def test_a_personal_condition_is_a_secret_of_one_character() -> None:
    fever = dummy_secret("fever", 14, personal=True)
    people = {"beor": character(equipped=[fever], food=0), "ailei": character(food=0)}
    effect = If(HasSecret(14), [Gain(1, FOOD)])
    table = avalon(characters=people).play(does(effect, who="ailei"))
    assert table.value("ailei", "food") == 0

    table = avalon(characters=people).play(does(effect, who="beor"))
    assert table.value("beor", "food") == 1


# --- Verses ---------------------------------------------------------------------------------------


def at(*choices: Choice, **people: object) -> Table:
    """Everybody reads a verse with these choices."""
    dummy_verse("open.0", choices=choices)
    return avalon(characters=people or {"beor": character(food=0, magic=0)}).play(reading)


@shows("A18.13", "A18.15")
def test_what_a_choice_costs_and_does_is_seen_what_stands_behind_it_is_not() -> None:
    dummy_verse("901.1", Gain(9, FOOD))
    price = Choice("price", "901.1", do=[Lose(1, FOOD)], cost=[Pay(1, MAGIC)])
    table = at(price, Choice("leave"), beor=character(food=2, magic=1))
    option = table._decision("beor").options[0]
    assert isinstance(option, Choice)
    assert (option.cost, option.do) == (price.cost, price.do)
    table.answer("beor", "price")

    assert (table.value("beor", "food"), table.value("beor", "magic")) == (10, 0)


@shows("A18.15")
def test_what_was_chosen_is_told_with_those_who_stood_before_the_choice() -> None:
    dummy_verse("901.1")
    price = Choice("price", "901.1", cost=[Pay(1, MAGIC, each=True)])
    people = {"beor": character(magic=1), "ailei": character(magic=0)}
    table = at(price, Choice("leave"), **people).answer("party", "price")

    (chosen,) = table.events(events.ChoiceMade)
    assert (chosen.verse, chosen.choice) == ("open.0", "price")
    assert chosen.readers == ("beor", "ailei")
    assert table.events(events.VerseRead)[-1].readers == ("beor",)


@shows("A18.14", "A18.15", "A12.12")
def test_hidden_choices_are_not_shown_and_others_are_closed_with_their_reason() -> None:
    table = at(
        Choice("hidden", only_if=HasStatus("signs")),
        Choice("needs", needs=HasAttribute(Attribute.SPIRITUALITY, 2)),
        Choice("price", cost=[Pay(1, MAGIC)]),
        Choice("leave"),
        Choice("stay"),
    )

    assert table.asks("beor", "choice") == ["leave", "stay"]
    assert (table.closed("beor", "needs"), table.closed("beor", "price")) == ("A18.14", "A12.12")
    table.stops_at("choice")


@shows("A18.14", "A14.22")
def test_effects_of_a_verse_hit_each_member_only_if_they_say_so() -> None:
    dummy_verse("open.0", Gain(1, FOOD, who=Who.EACH), Gain(1, MAGIC))
    people = {"beor": character(food=0, magic=0), "ailei": character(food=0, magic=0)}
    table = avalon(characters=people).play(reading).answer("party", "ailei")

    assert [table.value(name, "food") for name in people] == [1, 1]
    assert [table.value(name, "magic") for name in people] == [0, 1]


@shows("A30.05", "A14.17")
@pytest.mark.parametrize("won", [True, False])
def test_after_an_encounter_the_verse_goes_on_by_how_it_ended(won: bool) -> None:
    choices = [Choice("win", do=[Gain(5, FOOD)], only_if=Won()), Choice("lose", only_if=Not(Won()))]
    dummy_verse("open.0", Encounter(Colour.GRAY), choices=choices)
    foe = dummy_enemy("foe", value=0 if won else 9, attack=[], opportunity=[])
    table = avalon(characters={"beor": fighter(food=0, energy=5)}, encounters={"gray": [foe]})
    table.play(reading)
    while table.question:
        asked = table.asks("beor")
        table.answer("beor", "flee" if "flee" in asked and not won else asked[-1])

    assert table.value("beor", "food") == (5 if won else 0)
    assert table.game.course == []


@shows("A18.13")
def test_a_verse_that_was_read_is_remembered() -> None:
    dummy_verse("500", If(WasRead("7"), [Gain(1, FOOD)], [Gain(5, FOOD)]))
    for read, food in (({"7": 1}, 1), ({}, 5)):
        table = avalon(characters={"beor": character(food=0)}, read=read)
        assert table.play(does(ReadVerse("500"))).value("beor", "food") == food
        assert table.game.read["500"] == 1


@shows("A18.13")
def test_of_several_pages_only_the_first_that_fits_is_read() -> None:
    for number, food in (("601", 1), ("602", 2), ("603", 4)):
        dummy_verse(number, Gain(food, FOOD))
    pages = [Page("601", WasRead("7")), Page("602", WasRead("8")), Page("603")]
    for read, food in (({"7": 1, "8": 1}, 1), ({"8": 1}, 2), ({}, 4)):
        table = avalon(characters={"beor": character(food=0)}, read=read)
        assert table.play(does(TurnTo(pages))).value("beor", "food") == food
    table = avalon(characters={"beor": character(food=0)})
    assert table.play(does(TurnTo(pages[:2]))).value("beor", "food") == 0
