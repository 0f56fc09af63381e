"""Avalon played in real browsers: by clicks, by keys, in company, on a phone, without leaks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tafelrunde.engine.games import Data
from tafelrunde.games.avalon.events import VerseRead
from tafelrunde.games.avalon.rules.groups import JOIN
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Art, Phase
from tests.browser.advised import ByClicks, ByKeys, ByTaps, Company, Twin
from tests.browser.kit import Person
from tests.browser.test_access import grave
from tests.browser.test_avalon import GAME, book
from tests.browser.touching import QUIET
from tests.properties.test_avalon_secrecy import hidden_cards, unread

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SEED = 3
SOON = 7
"""With these cards Beor is soon at the end of the quick start."""
ALONE: Data = {"characters": ["beor"], "campaign": "quick_start"}
THREE: Data = {"characters": ["ailei", "arev", "beor"], "campaign": "quick_start"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CARD = re.compile(r"[a-z_0-9]+#(\d+)")


def begins(comes: Comes, **more: object) -> Person:
    """Somebody who has answers on the things alone begins the quick start."""
    anna = comes(SOON, listed=False, **more)
    anna.page.add_init_script(QUIET)
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    anna.begin_first_game()
    expect(book(anna)).to_be_visible()
    return anna


def alone(anna: Person, way: type[ByClicks] = ByClicks) -> Company:
    return Company(Twin(ALONE, SOON), way(anna))


def sit_down(comes: Comes) -> list[Person]:
    """Anna opens a table for three, Bert and Cleo come by its link."""
    people = [comes(SEED, listed=False) for _ in range(3)]
    for person in people:
        person.page.add_init_script(QUIET)
    anna = people[0]
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    anna.page.get_by_role("radio", name="Quick start").check(force=True)
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(Ailei="me", Arev="open", Beor="open")
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    for person, name, character in zip(people[1:], ("Bert", "Cleo"), ("Arev", "Beor"), strict=True):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        seat = person.page.get_by_role("listitem").filter(has_text=character)
        seat.get_by_role("button", name="Take").click()
        expect(seat).to_contain_text("your seat")
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in people:
        expect(person.bar).to_be_visible()
    return people


@pytest.mark.parametrize("way", [ByClicks, ByKeys])
def test_the_quick_start_is_played_to_its_end(comes: Comes, way: type[ByClicks]) -> None:
    anna = begins(comes, viewport={"width": 1440, "height": 900})
    alone(anna, way).play()
    expect(anna.page.get_by_role("region", name="The end")).to_contain_text("Victory!")
    assert anna.page.locator("[role=alert]:visible").count() == 0
    assert grave(anna) == []


class Watched(Company):
    """A company of which every frame that arrives is searched for secrets."""

    def __init__(self, twin: Twin, *people: ByClicks) -> None:
        super().__init__(twin, *people)
        self.seen = [0] * len(people)

    def step(self) -> None:
        """What has arrived so far is searched before the next answer."""
        self.search()
        super().step()

    def search(self) -> None:
        """Look through what everybody got since the last time."""
        for at, each in enumerate(self.people):
            frames = each.person.frames[self.seen[at] :]
            look(self.twin, frames)
            self.seen[at] += len(frames)


def test_nothing_that_arrives_tells_of_unread_verses_or_of_what_lies_face_down(
    comes: Comes,
) -> None:
    table = Watched(Twin(ALONE, SOON), ByClicks(begins(comes)))
    table.play()
    table.search()
    assert min(table.seen) > 140


def look(twin: Twin, frames: list[str]) -> None:
    """No frame holds a sentence that nobody has read, or a card that nobody has seen."""
    log = twin.session.log
    secret = list(unread([event.verse for event in log if isinstance(event, VerseRead)]))
    down = {card.uid for card in hidden_cards(twin.game)}
    for frame in frames:
        assert [line for line in secret if line in frame] == []
        message = json.loads(frame)
        shown = json.dumps([message.get("view"), message.get("patch")])
        assert not {int(uid) for uid in CARD.findall(shown)} & down


def test_three_people_share_a_day_and_a_fight_and_no_secret_arrives(comes: Comes) -> None:
    people = sit_down(comes)
    table = Watched(Twin(THREE, SEED, together=True), *map(ByClicks, people))
    table.play(until=shares_a_fight)
    most: set[str] = set()
    while (clash := table.twin.game.clash) is not None:
        laid = [table.twin.game.characters[each.owner].colour for each in clash.sequence]
        for person in people:
            chain = person.page.locator("section.clash.combat li.link:not(.enemy)")
            expect(chain).to_have_class([re.compile(each.name.lower()) for each in laid])
        most |= {each.name for each in laid}
        table.step()
    assert len(most) == 2
    table.play(until=lambda game: game.day == 3)
    table.search()
    assert min(table.seen) > 60
    for person in people:
        expect(person.page.locator("header.status")).to_contain_text("Day 3")
        assert grave(person) == []


def shares_a_fight(game: Game) -> bool:
    clash = game.clash
    return clash is not None and clash.art is Art.COMBAT and clash.group.bit_count() == 3


def test_a_phone_goes_through_a_day(comes: Comes) -> None:
    anna = begins(comes, **PHONE)
    table = alone(anna, ByTaps)
    while table.twin.game.day < 3:
        assert anna.overflow() <= 0
        table.step()
    assert grave(anna) == []


def stands(game: Game, scene: str) -> bool:
    """Whether the table shows that scene."""
    if scene == "clash":
        return game.clash is not None and len(game.clash.sequence) > 1
    if scene == "map":
        return game.phase is Phase.DAYTIME and not game.course and len(game.map) > 5
    return game.phase is Phase.DAY_END and game.clash is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_scene_can_be_read_by_everybody(comes: Comes, scheme: str) -> None:
    anna = begins(comes, color_scheme=scheme)
    table = alone(anna)
    assert grave(anna) == [], "book"
    for scene in ("map", "clash", "evening"):
        table.play(until=partial(stands, scene=scene))
        assert grave(anna) == [], scene


def test_the_others_are_asked_at_once_whether_they_join_an_action(comes: Comes) -> None:
    people = sit_down(comes)
    twin = Twin(THREE, SEED, together=True)
    table = Company(twin, *map(ByClicks, people))
    table.play(until=lambda _: JOIN in twin.session.decisions[0].options)
    starter, *others = people
    expect(starter.bar).not_to_have_class(re.compile("mine"))
    for person in others:
        expect(person.bar.get_by_role("heading")).to_contain_text("Do you take part?")
        expect(person.bar.get_by_role("button", name="Take part", exact=True)).to_be_enabled()
    table.step()
    table.step()
    expect(starter.bar.get_by_role("heading")).to_contain_text("Who takes part?")


def test_a_bot_plays_along_and_somebody_watches_without_a_say(comes: Comes) -> None:
    anna, bert = comes(SEED), comes()
    anna.page.add_init_script(QUIET.replace("{", '{answers: "list", ', 1))
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    anna.page.get_by_role("radio", name="Quick start").check(force=True)
    anna.choose_seats(Ailei="bot", Arev="out", Beor="me")
    anna.page.get_by_role("button", name="Start the game").click()
    anna.wait_for_turn()
    bert.page.goto(anna.page.url)
    expect(bert.page.get_by_text("you are watching")).to_be_visible()
    answers, begun = 16, anna.seq
    for number in range(answers):
        anna.decide(boldly=number % 3 == 0)
    anna.wait_for_turn()
    assert anna.seq - begun > answers
    bert.wait_until(anna.seq)
    expect(bert.bar).not_to_have_class(re.compile("mine"))
    expect(bert.page.locator("[data-can=yes], .choices button")).to_have_count(0)


def test_an_answer_is_taken_back_and_the_question_says_why_it_is_asked(comes: Comes) -> None:
    anna = begins(comes)
    anna.bar.get_by_role("button", name="Why is this asked? Show the rule").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("A18.15")
    anna.page.keyboard.press("Escape")
    book(anna).get_by_role("button", name="Leave the rope alone.").click()
    expect(book(anna)).to_have_count(0)
    anna.page.get_by_role("button", name="Undo", exact=True).click()
    expect(book(anna)).to_contain_text("Dernan has cut a notch")
