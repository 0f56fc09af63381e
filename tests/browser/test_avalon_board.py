"""The parts of Avalon's table: map, boards, the clash and its end, the book, the last page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.nouns import Choice
from tafelrunde.games.avalon.setup.setup import setup_data
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Art, Phase
from tafelrunde.games.avalon.vocabulary.effects import Roll
from tests.browser.advised import READY, ByClicks, Company, Twin
from tests.browser.kit import Person
from tests.browser.test_access import grave
from tests.browser.test_avalon import book, scale
from tests.browser.test_avalon_games import ALONE, PHONE, SEED
from tests.browser.touching import QUIET

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
DESK = {"viewport": {"width": 1440, "height": 900}}
SMALL = {"viewport": {"width": 560, "height": 700}}
FOUR = {"characters": ["ailei", "arev", "beor", "wurm"]}
SAVOURED = QUIET.replace("instant", "savour", 1)


def opened(
    comes: Comes, twin: Twin, screen: Mapping[str, object] = DESK, settings: str = QUIET
) -> Person:
    """Somebody takes a game up where it stands."""
    anna = comes(SEED, listed=False, **screen)
    anna.page.add_init_script(settings)
    twin.taken_up(anna)
    return anna


def walks(game: Game) -> bool:
    """Whether the map lies open."""
    return game.phase is Phase.DAYTIME and not game.course and len(game.map) > 5


def fights(game: Game) -> bool:
    """Whether cards lie in the chain of a fight."""
    clash = game.clash
    return clash is not None and clash.art is Art.COMBAT and len(clash.sequence) > 2


def asks(wanted: Callable[[Decision], bool]) -> Twin:
    """The quick start where such a question is asked."""
    twin = Twin(ALONE, SEED)
    return twin.played(until=lambda _: wanted(twin.session.decisions[0]))


def box(place: Locator) -> tuple[float, float]:
    """Where something begins and ends from top to bottom."""
    expect(place).to_be_visible()
    found = place.bounding_box()
    assert found is not None
    return found["y"], found["y"] + found["height"]


# --- The map --------------------------------------------------------------------------------------


MOVED = """[document.querySelector(".map .frame")].every(
    (one) => one.scrollTop > {0} && one.scrollLeft > {0})"""


class Fingers:
    """Fingers on a glass."""

    def __init__(self, person: Person) -> None:
        self.line = person.context.new_cdp_session(person.page)

    def slide(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Every finger goes from one point to another."""
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
            points = [
                {"x": x + part * (to_x - x), "y": y + part * (to_y - y), "id": number}
                for number, ((x, y), (to_x, to_y)) in enumerate(ways)
            ]
            self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_map_is_zoomed_by_two_fingers_and_the_page_is_not(comes: Comes) -> None:
    anna = opened(comes, Twin(ALONE, SEED).played(until=walks), PHONE)
    map_ = anna.page.locator("section.map .frame > ul")
    begun, fingers = scale(map_), Fingers(anna)
    apart = ((150.0, 300.0), (60.0, 300.0)), ((200.0, 300.0), (330.0, 300.0))
    fingers.slide(*apart)
    expect(map_).not_to_have_css("--scale", begun)
    assert float(scale(map_)) > float(begun)
    fingers.slide(*((there, here) for here, there in apart))
    expect(map_).to_have_css("--scale", begun)
    assert anna.page.evaluate("visualViewport.scale") == 1


MILL: dict[str, Any] = {
    "day": 3,
    "phase": "daytime",
    "map": {"101": [0, 0], "102": [0, -1], "108": [1, -1]},
    "time_dials": [["mill", 1, 108, "108.7"]],
}
WATCH_CARDS = """() => {
  window.turned = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) {
      for (const card of one.querySelectorAll?.("[data-place]") ?? []) {
        requestAnimationFrame(() => {
          const frames = card.getAnimations().flatMap((each) => each.effect.getKeyframes());
          if (frames.some((frame) => frame.transform?.includes("rotateY"))) {
            window.turned.push(Number(card.dataset.place));
          }
        });
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_place_that_was_replaced_while_the_book_lay_open_turns_over(comes: Comes) -> None:
    anna = comes(SEED, listed=False, reduced_motion="no-preference", **DESK)
    game = AVALON.scenarios.build(MILL)
    anna.bring(Session(AVALON, setup_data(game.setup), 1, origin=game), ["person"])
    anna.page.evaluate(WATCH_CARDS)
    grubwood = anna.page.locator(".map [data-place='108']")
    expect(grubwood).to_be_visible()
    player = ByClicks(anna)
    for answer in ("beor:pass", "eat", ""):  # to the next morning, and past its page
        anna.wait_for(READY)
        keys = [option["key"] for option in player.asked()["options"]]
        player.answer([keys.index(answer) if answer else 0])
    expect(anna.page.locator(".map [data-place='110']")).to_be_visible()
    expect(grubwood).to_have_count(0)
    anna.wait_for("window.turned.length")
    assert anna.page.evaluate("window.turned") == [110]


def scrolled(anna: Person, key: str, way: str) -> None:
    """Press a key until the map has moved that way; a page that is still laid out may miss one."""
    frame = anna.page.locator("section.map .frame")
    for _ in range(50):
        frame.press(key)
        anna.page.wait_for_timeout(100)
        if frame.evaluate(f"one => one.{way}") > 0:
            return
    pytest.fail(f"{key} does not move the map")


def test_the_map_is_moved_by_mouse_and_by_keys(comes: Comes) -> None:
    anna = opened(comes, Twin(ALONE, SEED).played(until=walks), SMALL)
    frame = anna.page.locator("section.map .frame")
    closer = anna.page.get_by_role("button", name="Closer")
    while closer.is_enabled():
        closer.click()
    frame.evaluate("one => one.scrollTo(0, 0)")
    scrolled(anna, "ArrowDown", "scrollTop")
    scrolled(anna, "ArrowRight", "scrollLeft")
    frame.evaluate("one => one.scrollTo(0, 0)")
    place = frame.bounding_box()
    assert place is not None
    edge = place["x"] + place["width"] - 60, place["y"] + place["height"] - 8
    anna.page.mouse.move(*edge)
    anna.page.mouse.down()
    anna.page.mouse.move(edge[0] - 90, edge[1] - 70, steps=3)
    anna.page.mouse.up()
    anna.wait_for(MOVED.format(50))


def test_guardians_stand_on_the_map_and_can_be_looked_at(comes: Comes) -> None:
    twin = Twin(ALONE, SEED).played(until=lambda game: bool(game.guardians) and walks(game))
    anna = opened(comes, twin)
    guardian = twin.game.guardians[0]
    place = anna.page.locator(f'[data-place="{guardian.place}"]')
    name = library.PRINTED[guardian.card.id].name.text("en")
    expect(place.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(place.get_by_role("button").first).to_have_accessible_name(re.compile(name))


# --- Boards and hand ------------------------------------------------------------------------------


@pytest.mark.parametrize("until", [walks, fights])
def test_all_four_are_in_sight_and_the_asked_one_in_large(
    comes: Comes, until: Callable[[Game], bool]
) -> None:
    anna = opened(comes, Twin(FOUR, SEED, together=True).played(until=until))
    sheets = anna.page.locator("section.sheet")
    expect(sheets).to_have_count(4)
    below = box(anna.bar)[0]
    for sheet in sheets.all():
        assert box(sheet)[1] <= below
        expect(sheet.get_by_role("img", name=re.compile("^(Energy|Health|Fear) "))).to_have_count(3)
    expect(anna.page.locator("section.sheet.large")).to_have_count(1)
    attributes = anna.page.get_by_role("list", name="Attributes")
    expect(attributes).to_have_count(1)
    expect(attributes.get_by_role("listitem")).to_have_count(6)


def test_whoever_fights_sees_how_all_others_stand(comes: Comes) -> None:
    anna = opened(comes, Twin(FOUR, SEED).played(until=fights))
    below = box(anna.bar)[0]
    expect(anna.page.locator("section.strip")).to_be_in_viewport(ratio=1)
    for sheet in anna.page.locator("section.sheet").all():
        assert box(sheet)[1] <= below


@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1366, "height": 768}}])
def test_the_whole_chain_is_seen_above_the_hand(comes: Comes, screen: dict[str, object]) -> None:
    anna = opened(comes, Twin(FOUR, SEED, together=True).played(until=fights), screen)
    last = anna.page.locator("section.clash li.link").last.locator(".row").last
    assert box(last)[1] <= box(anna.page.locator("section.strip"))[0]
    assert anna.overflow() <= 0


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_hint_covers_nothing_of_the_table(comes: Comes, size: tuple[int, int]) -> None:
    screen = {"viewport": {"width": size[0], "height": size[1]}}
    anna = opened(comes, Twin(ALONE, SEED).played(until=walks), screen, "localStorage.clear()")
    hint = anna.page.get_by_label("Hint for newcomers")
    below = box(hint)[1]
    assert box(anna.page.locator("header.status"))[0] >= below
    anna.wait_for(f"document.querySelector('section.sheet').getBoundingClientRect().top >= {below}")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    anna.wait_for(f"document.querySelector('header.status').getBoundingClientRect().top < {below}")


# --- The clash ------------------------------------------------------------------------------------


def test_delayed_tokens_count_down_on_their_card(comes: Comes) -> None:
    twin = Twin(ALONE, SEED).played(until=lambda game: bool(waiting(game)))
    anna = opened(comes, twin)
    card, time = waiting(twin.game)[0]
    link = anna.page.locator(f'.chain [data-thing$="#{card}"]')
    expect(link.locator("em")).to_have_text(str(time))
    company = Company(twin, ByClicks(anna))
    company.play(until=lambda game: dict(waiting(game)).get(card) != time)
    left = dict(waiting(twin.game)).get(card)
    expect(link.locator("em")).to_have_text([str(left)] if left else [])


def waiting(game: Game) -> list[tuple[int, int]]:
    """The cards of a chain on which tokens count down, and how many."""
    laid = game.clash.sequence if game.clash is not None else []
    return [(each.card.uid, each.time) for each in laid if each.time]


def test_the_end_of_a_clash_is_a_picture_with_its_result_and_its_loot(comes: Comes) -> None:
    twin = before_a_victory()
    anna = opened(comes, twin, settings=SAVOURED)
    Company(twin, ByClicks(anna)).step()
    scene = anna.page.locator(".beats .scene.fight.good")
    expect(scene.locator("h2")).to_have_text(re.compile(r"^The encounter with .* is won\.$"))
    expect(scene.locator(".behind img")).to_be_visible()
    spoils = [each for each in twin.session.log if each.why in ("A28.03", "A28.04")]
    assert spoils
    expect(scene.get_by_role("listitem", include_hidden=True)).to_have_text(
        re.compile(r"^Beor: (Food|EXP|Wealth|Reputation|Magic) \+\d")
    )


def before_a_victory() -> Twin:
    """The quick start one answer before its first encounter is won."""
    ahead = Twin(ALONE, SEED)
    ahead.played(until=lambda _: isinstance(ahead.session.log[-1], events.EncounterEnded))
    steps = ahead.session.step - 1
    twin = Twin(ALONE, SEED)
    return twin.played(until=lambda _: twin.session.step == steps)


# --- The book -------------------------------------------------------------------------------------


def test_a_choice_that_cannot_be_taken_is_grey_and_says_why(comes: Comes) -> None:
    twin = asks(lambda decision: any(isinstance(each.option, Choice) for each in decision.closed))
    anna = opened(comes, twin)
    closed = book(anna).locator(".closed button")
    expect(closed.first).to_have_attribute("aria-disabled", "true")
    reasons = closed.locator("> span").all_inner_texts()
    assert reasons
    assert all(reason.strip() for reason in reasons)
    before = anna.seq
    closed.first.click(force=True)
    expect(anna.page.get_by_role("dialog")).to_contain_text(re.compile(r"A1[28]\.1[24]"))
    assert anna.seq == before


def test_a_test_shows_its_chances_on_the_page_before_it_is_rolled(comes: Comes) -> None:
    anna = opened(comes, asks(rolls))
    choice = book(anna).get_by_role("button").filter(has_text="as you stand:")
    expect(choice.first).to_contain_text(
        re.compile(r"\d or more, as you stand: \d faces? of the die in 6\.")
    )


def rolls(decision: Decision) -> bool:
    choices = [each for each in decision.options if isinstance(each, Choice)]
    return any(isinstance(word, Roll) for choice in choices for word in choice.do)


# --- The end --------------------------------------------------------------------------------------


def test_the_last_page_tells_the_end_and_leads_into_the_replay(comes: Comes) -> None:
    anna = opened(comes, Twin(ALONE, SEED).played())
    page = anna.page.get_by_role("region", name="The end")
    expect(page.get_by_role("heading", name="Victory!")).to_be_visible()
    expect(page).to_contain_text("The stone gives light again")
    figures = page.get_by_role("table").get_by_role("row")
    expect(figures.filter(has_text="journeys")).to_contain_text(re.compile(r"\d"))
    assert grave(anna) == []
    told = "Quest fulfilled: “What the rites demand”."
    moment = page.get_by_role("listitem").filter(has_text=told)
    moment.get_by_role("link", name="see it again").click()
    expect(anna.page).to_have_url(re.compile(r"/replay/\w+#\d+$"))
    expect(anna.page.get_by_text(told).first).to_be_visible()


def test_the_same_story_is_begun_again_from_its_last_page(comes: Comes) -> None:
    anna = opened(comes, Twin(ALONE, SEED).played())
    before = anna.page.url
    anna.page.get_by_role("region", name="The end").get_by_role(
        "button", name="Again", exact=True
    ).click()
    expect(book(anna)).to_contain_text("Dernan has cut a notch")
    assert anna.page.url != before
    hello = json.loads(next(each for each in reversed(anna.frames) if '"setup"' in each))
    assert hello["room"]["setup"]["campaign"] == "quick_start"
