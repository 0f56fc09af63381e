"""A campaign in the browser: evenings, who joins and leaves, the chronicle."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.engine.content import Lang
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules.saving import may_end
from tafelrunde.games.avalon.texts.narrator import narrate
from tests.browser.advised import ByClicks, Company, Twin
from tests.browser.kit import Person
from tests.browser.test_access import grave
from tests.browser.test_avalon import GAME
from tests.browser.touching import QUIET
from tests.properties.test_avalon_secrecy import unread

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SEED = 3


def begins(comes: Comes) -> Person:
    """Anna has begun a campaign and read its first page."""
    anna = comes(SEED, listed=False, viewport={"width": 1280, "height": 800})
    anna.page.add_init_script(QUIET)
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    anna.choose_seats(Beor="me", Ailei="out", Arev="out")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator("article.page")).to_be_visible()
    Company(Twin({"characters": ["beor"]}, SEED), ByClicks(anna)).play(until=may_end)
    return anna


def campaign(person: Person) -> Locator:
    """The sheet with all evenings."""
    person.page.get_by_role("button", name="More").click()
    person.page.get_by_role("button", name="Campaign").click()
    sheet = person.page.get_by_role("dialog", name="Campaign")
    expect(sheet.get_by_text("Evening 1", exact=True)).to_be_visible()
    return sheet


def test_the_next_evening_is_played_with_somebody_new(comes: Comes) -> None:
    anna, bert = begins(comes), comes(listed=False)
    sheet = campaign(anna)
    assert grave(anna) == []
    sheet.get_by_label("Arev").check()
    sheet.get_by_role("button", name="End the evening").click()
    invite = anna.page.get_by_role("textbox", name="Invite link", exact=True)
    bert.page.goto(invite.input_value())
    bert.page.get_by_label("Your name").fill("Bert")
    seat = bert.page.get_by_role("listitem").filter(has_text="Arev")
    seat.get_by_role("button", name="Take").click()
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in (anna, bert):
        expect(person.page.locator("section.sheet")).to_have_count(2)
    evenings = campaign(anna).get_by_role("listitem")
    expect(evenings).to_have_count(2)
    expect(evenings.last).to_contain_text("Beor and Arev (Bert)")


def test_whoever_comes_to_an_evening_that_is_over_is_led_on(comes: Comes) -> None:
    anna = begins(comes)
    earlier = anna.page.url
    campaign(anna).get_by_role("button", name="End the evening").click()
    expect(anna.page).not_to_have_url(earlier)
    later = anna.page.url
    anna.page.goto(earlier)
    expect(anna.page.get_by_role("heading", name="The evening is over.")).to_be_visible()
    anna.page.get_by_role("button", name="On to the next evening").click()
    expect(anna.page).to_have_url(later)
    expect(anna.page.locator("section.sheet")).to_be_visible()


def test_the_chronicle_is_read_and_printed(comes: Comes) -> None:
    anna = begins(comes)
    campaign(anna).get_by_role("link", name="Read the chronicle").click()
    evening = anna.page.get_by_role("region", name="Evening 1")
    expect(evening).to_contain_text("Dernan has cut a notch")
    expect(evening.get_by_role("heading", name="Day 1 begins.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Print")).to_be_visible()
    assert grave(anna) == []
    anna.page.emulate_media(media="print")
    expect(anna.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(evening).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_campaign_and_chronicle_can_be_read_in_the_dark_and_on_a_phone(
    comes: Comes, size: tuple[int, int]
) -> None:
    screen = {"width": size[0], "height": size[1]}
    anna = comes(SEED, listed=False, viewport=screen, color_scheme="dark")
    anna.page.add_init_script(QUIET)
    Twin({"characters": ["beor"]}, SEED).played(until=may_end).taken_up(anna)
    sheet = campaign(anna)
    assert anna.page.locator("html").get_attribute("data-theme") == "dark"
    assert grave(anna) == []
    assert anna.overflow() <= 0
    sheet.get_by_role("link", name="Read the chronicle").click()
    expect(anna.page.get_by_role("region", name="Evening 1")).to_be_visible()
    assert grave(anna) == []
    assert anna.overflow() <= 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_chronicle_tells_where_the_group_went_what_it_chose_and_how_it_fared(
    comes: Comes, lang: Lang
) -> None:
    anna = comes(SEED, listed=False, locale=lang)
    twin = Twin({"characters": ["beor", "arev"]}, SEED).played(until=lambda game: game.day == 4)
    twin.taken_up(anna)
    anna.page.goto(anna.page.url.replace("/r/", "/chronicle/"))
    evening = anna.page.locator("section")
    expect(evening.get_by_role("heading", level=3)).to_have_count(4)
    told = "\n".join(evening.locator("p").all_inner_texts())
    for kind in (events.Moved, events.ChoiceMade, events.EncounterEnded):
        happened = [narrate(each, lang) for each in twin.session.log if isinstance(each, kind)]
        assert happened
        assert [line for line in happened if line not in told] == []
    read = [each.verse for each in twin.session.log if isinstance(each, events.VerseRead)]
    assert [line for line in unread(read) if line in told] == []


def test_a_saved_campaign_is_opened_again(comes: Comes, tmp_path: Path) -> None:
    anna = begins(comes)
    sheet = campaign(anna)
    with anna.page.expect_download() as saving:
        sheet.get_by_role("button", name="Save the campaign as a file").click()
    saving.value.save_as(tmp_path / "campaign.json")
    before = anna.page.url
    anna.visit()
    anna.page.set_input_files("input[type=file]", tmp_path / "campaign.json")
    expect(anna.page.locator("section.sheet")).to_be_visible()
    assert anna.page.url != before
    expect(campaign(anna).get_by_role("listitem")).to_have_count(1)


def test_aggravations_are_chosen_in_the_lobby(comes: Comes) -> None:
    anna = comes(SEED)
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    shorter = anna.page.get_by_text("menhirs burn shorter")
    expect(shorter).to_be_hidden()
    anna.page.get_by_text("Name, password, difficulty and table rules").click()
    anna.page.get_by_text("Challenge Mode", exact=True).click()
    shorter.click()
    anna.choose_seats(Beor="me", Ailei="out", Arev="out")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator("header.status")).to_be_visible()
    setup = json.loads(anna.frames[0])["room"]["setup"]
    assert (setup["mode"], setup["challenges"]) == ("challenge_mode", {"short_dials": True})
