"""Clauses of places, chapters and evenings: what goes with a location, who leaves, what returns."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.events import Tossed
from tafelrunde.games.avalon.nouns import ClashCard, Quest
from tafelrunde.games.avalon.rules.chapters import (
    beginning,
    remember_chapter,
)
from tafelrunde.games.avalon.rules.death import die
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.saving import begin_evening
from tafelrunde.games.avalon.state.table import NO_BEGINNING, Game
from tafelrunde.games.avalon.terms import GUARDIAN_DIE, Art, Attribute, Resource, Trait, Tray
from tafelrunde.games.avalon.vocabulary.conditions import Has
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.world import (
    DrawEvent,
    PutRandomEvents,
    RemoveLocation,
)
from tests.games.avalon.test_actions import action
from tests.games.avalon.test_clauses_world import reading
from tests.games.avalon.test_death import DYING
from tests.kit.avalon import (
    MEADOW,
    Table,
    avalon,
    begins,
    character,
    does,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_skill,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
EAST = MEADOW + 1


def country(**position: Any) -> Table:
    """The meadow and a place in the east of it, connected."""
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    return avalon(map={MEADOW: (0, 0), EAST: (1, 0)}, menhirs={MEADOW: 5}, **position)


# --- Locations ------------------------------------------------------------------------------------


@shows("A24.15", "A16.08")
def test_with_a_removed_location_goes_all_that_lies_on_it() -> None:
    stag, cup = dummy_enemy("stag", traits=[Trait.GUARDIAN]), dummy_item("cup")
    table = country(guardians=[(stag, EAST)], left=[(cup, EAST)], covered={EAST: 1})
    table.play(does(RemoveLocation(EAST)))

    assert (table.game.guardians, table.game.left, table.game.covered) == ([], [], {})
    assert table.ids(table.game.items) == ["cup"]
    assert list(table.game.map) == [MEADOW]


@shows("A15.07", "A15.08")
def test_an_arrow_that_leads_elsewhere_connects_nothing() -> None:
    dummy_location(MEADOW)
    dummy_location(EAST, west=950)
    table = avalon(map={MEADOW: (0, 0), EAST: (1, 0)})

    assert connected(table.game, MEADOW) == []


@shows("A8.16")
def test_a_time_token_covers_only_the_action_of_its_own_location() -> None:
    table = country(characters={"beor": character(energy=3)}, covered={EAST: 1})
    dummy_location(MEADOW, east=EAST, action=action(1, Gain(1, FOOD)))
    table.play_on()

    assert "beor:location_action" in table.asks("party", "action")
    table.stops_at("action")


@shows("A20.14", "A6.17")
def test_the_guardian_that_was_chosen_rolls_first() -> None:
    wolf, stag = (dummy_enemy(key, traits=[Trait.GUARDIAN]) for key in ("wolf", "stag"))
    faces = [GUARDIAN_DIE.index(face) for face in ("discard", "nothing")]
    people = {"beor": character(energy=3)}
    table = country(
        characters=people,
        guardians=[(wolf, EAST), (stag, EAST)],
        phase="dawn",
        step=5,
        tosses=faces,
    ).play_on()
    table.answer("party", "stag")

    assert [each.card.id for each in table.game.guardians] == ["wolf"]
    table.stops_at("action")


@shows("A21.01", "A21.15")
def test_who_is_carried_tosses_no_dial() -> None:
    """Ailei is dying and going insane; Beor takes her along."""
    people = {"beor": character(energy=3), "ailei": character(**DYING, insane=True, fear=9)}
    table = country(characters=people).play_on().answer("party", "beor:travel:902")
    table.answer("beor", "yes").answer("party", "help")

    assert table.events(Tossed) == []
    assert table.place("ailei") == EAST
    table.stops_at("action")


@shows("A21.01")
def test_the_first_character_can_be_tended_too() -> None:
    people = {"beor": character(**DYING), "ailei": character(energy=3, food=1)}
    table = avalon(characters=people).play_on().answer("party", "ailei:tend:0")

    assert table.value("beor", "health") == 1
    table.stops_at("action")


# --- Events and the book --------------------------------------------------------------------------


@shows("A17.03", "A17.09")
def test_a_quest_that_puts_events_on_the_deck_stays_where_it_is() -> None:
    quest = Quest(Has(99, FOOD), success=[])
    do = [PutRandomEvents(1, this_under=True)]
    news, rain = dummy_event("news", do, quest=quest), dummy_event("rain", random=True)
    course = [{"doing": "event", "group": ["beor"], "verse": news}]
    table = avalon(quests=[news], random_events=[rain], course=course).play()

    assert table.ids(table.game.quests) == ["news"]
    assert table.ids(table.game.event_deck) == ["rain"]


@shows("A17.14", "A2.16")
def test_what_is_read_or_searched_out_has_come_to_light() -> None:
    table = avalon(event_deck=[dummy_event("news")])
    before = table.game.reveals
    table.play(does(DrawEvent("news")))
    assert table.game.reveals == before + 1

    table = reading(Gain(1, FOOD), beor=3)
    assert table.game.reveals == 1
    table.stops_at("choice")


# --- The beginning of a chapter -------------------------------------------------------------------


@shows("A21.04")
def test_what_a_chapter_began_with_holds_no_older_beginning() -> None:
    game = avalon().game
    remember_chapter(game)
    remember_chapter(game)
    began = beginning(game)

    assert began is not None
    assert began.chapter_start is NO_BEGINNING


@shows("A21.04", "A21.05", "A21.10")
def test_the_mercy_comes_after_two_deaths_too() -> None:
    """Beor had a skill when the chapter began; Arev and Maggot come after him."""
    beor = character(skills=[(dummy_skill("patience", Attribute.CAUTION), 0)])

    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        for _ in range(3):
            die(game, game.characters[0], "A10.15")
        yield from ()

    table = avalon(characters={"beor": beor, "ailei": character()}).play(rule)
    table.answer("party", "new_character").answer("beor", "arev")
    table.answer("party", "new_character").answer("party", "mercy")

    assert table.names() == ["wurm", "ailei"]
    assert table.ids(table.game.skills) == ["patience"]


@shows("A31.23", "A21.05")
def test_in_free_play_a_new_character_has_its_own_tray_and_cards() -> None:
    trays = [Tray.GREEN, Tray.BLUE]
    names = [tray.name.lower() for tray in trays]
    position = {"trays": names, "decks": names[::-1]}

    @begins
    def rule(game: Game) -> Flow[None]:
        die(game, game.characters[0], "A10.15")
        yield from ()

    table = avalon(characters={"beor": {}, "ailei": {}}, **position)
    assert [each.colour for each in table.game.characters] == trays
    table.play(rule).answer("party", "new_character").answer("beor", "arev")

    arev = table.character("arev")
    assert arev.colour is library.board("arev").tray
    printed = [card.printed for card in arev.decks[Art.COMBAT]]
    assert {each.tray for each in printed if isinstance(each, ClashCard)} == {arev.colour}


# --- Evenings -------------------------------------------------------------------------------------


@shows("A24.09", "A24.02")
def test_who_leaves_is_who_was_named() -> None:
    table = avalon(characters={"beor": character(), "ailei": character()})
    begin_evening(table.game, leaving=["ailei"])

    assert table.names() == ["beor"]
    assert [each.id for each in table.game.absent] == ["ailei"]


@shows("A24.10", "A21.04")
def test_a_newcomer_begins_the_chapter_anew_where_the_others_do() -> None:
    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        game.characters[0].place = EAST
        begin_evening(game, joining=["ailei"])
        yield from ()

    table = country(characters={"beor": character()}).play(rule)
    assert table.place("ailei") == EAST
    began = beginning(table.game)

    assert began is not None
    assert [each.place for each in began.characters] == [MEADOW, MEADOW]
