"""What a web table gets of Avalon: the view, and where options can be chosen."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from tafelrunde.engine.options import Asked
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.rules.reading import READ
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import Attribute
from tafelrunde.games.avalon.texts.labels import chances
from tafelrunde.games.avalon.vocabulary.effects import Roll

SHOWN = AVALON.shown


def begun() -> Session[Game]:
    """The first day of the quick start, after its first page."""
    session = Session(AVALON, {"characters": ["beor", "arev"]}, 11)
    while session.decisions[0].key != "action":
        session.answer(session.decisions[0].seat, [0])
    return session


def things_of(session: Session[Game]) -> dict[str, list[str]]:
    """Every option of the open question, and where on the board it can be chosen."""
    view, seen = SHOWN.see(session.state, session.decisions[0])
    return {each.id: SHOWN.things(each, Asked(view, seen)) for each in seen.options}


def test_actions_of_the_day_are_chosen_where_they_happen() -> None:
    found = things_of(begun())
    assert found["beor:travel:102"] == ["place:102"]
    assert found["beor:explore"] == ["place:101"]
    assert found["beor:pass"] == []


def test_what_can_be_handed_over_is_chosen_on_whoever_gives_it() -> None:
    session = Session(AVALON, {"characters": ["beor", "arev"]}, 11)
    assert things_of(session)["hand_over:arev"] == ["character:1"]
    assert things_of(session)["ring_bell"] == []


def test_the_view_tells_where_everybody_stands_and_what_burns() -> None:
    view = SHOWN.present(begun().state, [0])
    places = {each.number: each for each in view.places}
    assert (places[101].east, places[101].south, places[101].menhir) == (0, 0, 2)
    assert (places[102].south, places[102].menhir) == (-1, -1)
    assert 102 in places[101].roads
    assert [each["place"] for each in to_builtins(view.characters)] == [101, 101]
    assert view.title["de"] == "Der einunddreißigste Morgen"
    assert view.page is None


def test_the_view_tells_what_it_costs_to_travel_and_to_explore() -> None:
    game = begun().state
    assert [(each.travel, each.explore) for each in SHOWN.present(game, [0]).characters] == [
        (1, 1)
    ] * 2


@pytest.mark.parametrize(("practicality", "faces"), [(0, 2), (1, 4), (3, 6)])
def test_a_choice_with_a_roll_tells_its_chances_before_it_is_rolled(
    practicality: int, faces: int
) -> None:
    session = Session(AVALON, {"characters": ["beor"]}, 11)
    session.state.characters[0].tokens[Attribute.PRACTICALITY] = practicality
    choices = [choice for verse in BOOK.verses.values() for choice in verse.choices]
    rolls = [each for each in choices if any(isinstance(word, Roll) for word in each.do)]
    dig = next(each for each in rolls if "105.2" in repr(each))
    asked = Asked(session.state, session.decisions[0])
    assert list(chances(dig, asked, "en")) == [
        f"5 or more, as you stand: {faces} faces of the die in 6."
    ]
    assert list(chances(choices[0], asked, "en")) == []


def test_the_open_page_is_part_of_the_view_while_it_is_read() -> None:
    session = Session(AVALON, {"characters": ["beor"]}, 11)
    page = SHOWN.present(session.state, [0]).page
    assert page is not None
    assert page.place == 101
    assert page.text["de"].startswith("Am Tor von Cuanacht hat Dernan")
    assert page.text["en"].startswith("Dernan has cut a notch")


def test_the_next_page_is_not_told_while_the_choice_that_leads_there_is_paid() -> None:
    session = Session(AVALON, {"characters": ["beor"]}, 11)
    course = session.state.here
    course.step, course.verse = READ, "106.3"
    assert SHOWN.present(session.state, [0]).page is None


def test_an_encounter_shows_its_chain_and_the_row_that_applies() -> None:
    people = {"beor": {"hand": ["blue_defend"], "place": 101}}
    clash = {"art": "combat", "enemy": "pale_stag", "group": ["beor"], "pool": 3, "active": "beor"}
    game = AVALON.scenarios.build({"characters": people, "clash": clash})
    view = SHOWN.present(game, [0]).clash
    assert view is not None
    plain = to_builtins(view)
    assert (plain["art"], plain["pool"], plain["value"]) == ("combat", 3, 8)
    assert [each.when["en"] for each in view.threats if each.now] == ["3–5"]
    assert [each["en"] for each in view.traits] == ["Fast", "Guardian"]


def test_cards_tell_what_their_edges_bring_and_need() -> None:
    card = SHOWN.cards("en")["green_advance"]
    assert (card.left[0].row, card.left[0].text) == (1, "extra card")
    assert [(edge.row, edge.needs) for edge in card.right] == [(1, 1), (2, 1), (4, 0)]
    assert card.tray == "green"
