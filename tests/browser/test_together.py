"""Two people and a bot, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import BOT_HERO, HERO, THIRD_HERO, Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def sit_down(comes: Comes) -> tuple[Person, Person]:
    """Anna opens a table and invites Bert by its link; a third hero is played by a bot."""
    anna, bert = comes(), comes()
    anna.visit()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(**{HERO: "me", BOT_HERO: "bot", THIRD_HERO: "open"})
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    seat = bert.page.get_by_role("listitem").filter(has_text=THIRD_HERO)
    seat.get_by_role("button", name="Take").click()
    expect(seat).to_contain_text("your seat")
    expect(anna.page.get_by_text("Bert is here")).to_be_visible()
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in (anna, bert):
        expect(person.bar).to_be_visible()
    return anna, bert


def next_to_decide(anna: Person, bert: Person, prefer: Person) -> Person:
    """Who is asked now; of both, if the whole party is asked, the preferred one."""
    asked = anna.page.locator("section[data-seq].mine")
    expect(asked.or_(anna.bar.filter(has_text="(Bert)"))).to_be_visible()
    bert.wait_until(anna.seq)
    if not asked.count():
        return bert
    return prefer if "The party" in anna.question else anna


def decide_both(anna: Person, bert: Person, most: int = 40) -> tuple[Person, Person, str]:
    """People answer until both have; the last one, the other one, and the last question."""
    missing = [bert, anna]
    for _ in range(most):
        person = next_to_decide(anna, bert, missing[0])
        person.wait_for_turn()
        question = person.question
        person.decide()
        if person in missing:
            missing.remove(person)
        if not missing:
            return person, bert if person is anna else anna, question
    pytest.fail("Not both were asked.")


def test_two_people_and_a_bot(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    decide_both(anna, bert)
    next_to_decide(anna, bert, anna)
    begun = anna.log.filter(has_text="begins").all_inner_texts()
    assert len(begun) > 2
    assert bert.log.filter(has_text="begins").all_inner_texts() == begun
    bert.say("Good evening, Anna!")
    expect(anna.page.get_by_role("tab", name="Table talk")).to_contain_text("1")
    anna.page.get_by_role("tab", name="Table talk").click()
    talk = anna.page.get_by_role("region", name="What was said")
    expect(talk).to_contain_text("Bert: Good evening, Anna!")


def test_taking_back_needs_the_other_person(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    last, other, question = decide_both(anna, bert)
    next_to_decide(anna, bert, anna)
    before = last.seq
    other.wait_until(before)
    other.page.get_by_role("button", name="Undo").click()
    wish = last.page.get_by_role("alertdialog", name="Somebody asks for your consent")
    expect(wish).to_contain_text("asks to take back one step")
    assert last.seq == before
    wish.get_by_role("button", name="Agree").click()
    expect(wish).to_have_count(0)
    last.wait_for_step(before)
    last.wait_for_turn()
    assert last.question == question
    last.decide()


def test_who_asks_to_take_back_sees_who_decides_and_can_withdraw(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    last, other, _ = decide_both(anna, bert)
    next_to_decide(anna, bert, anna)
    other.wait_until(last.seq)
    other.page.get_by_role("button", name="Undo").click()
    own = other.page.get_by_role("status").filter(has_text="Still to agree")
    expect(own).to_contain_text("Anna" if last is anna else "Bert")
    own.get_by_role("button", name="Withdraw").click()
    expect(last.page.get_by_role("alertdialog")).to_have_count(0)
    expect(last.page.get_by_text("The wish was withdrawn.").first).to_be_visible()
    other.say("Never mind.")
    expect(other.page.get_by_role("region", name="What was said")).to_contain_text("Never mind.")
    expect(other.page.get_by_text("The wish was")).to_have_count(0)


def test_a_partner_who_left_is_marked_on_the_board_of_the_hero(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    heroes = [
        anna.page.locator(f".valskyrr {thing}").filter(has_text=THIRD_HERO)
        for thing in ("[data-thing='hero:2']", ".party button")
    ]
    for hero in heroes:
        expect(hero.first).to_contain_text("Bert")
        expect(hero.first).not_to_contain_text("Bert is away")
    bert.context.close()
    for hero in heroes:
        expect(hero.first).to_contain_text("Bert is away")


@pytest.mark.parametrize(
    ("game", "own", "other", "board"),
    [
        ("Tainted Grail", "Ailei", "Arev", ".avalon section.sheet"),
        ("The Witcher: Old World", "Wolf School", "Bear School", ".hexer section.player"),
    ],
)
def test_a_partner_who_left_is_marked_on_the_board_of_every_game(
    comes: Comes, game: str, own: str, other: str, board: str
) -> None:
    anna, bert = comes(), comes()
    anna.visit()
    anna.page.get_by_role("radio", name=game).check(force=True)
    anna.choose_seats(**{own: "me", other: "open"})
    anna.page.get_by_role("button", name="Open the table and invite").click()
    bert.page.goto(anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value())
    bert.page.get_by_label("Your name").fill("Bert")
    seat = bert.page.get_by_role("listitem").filter(has_text=other)
    seat.get_by_role("button", name="Take").click()
    expect(anna.page.get_by_text("Bert is here")).to_be_visible()
    anna.page.get_by_role("button", name="Begin the game").click()
    sheet = anna.page.locator(board).filter(has_text=other)
    expect(sheet).to_contain_text("Bert")
    expect(sheet).not_to_contain_text("Bert is away")
    bert.context.close()
    expect(sheet).to_contain_text("Bert is away")


def test_whoever_has_freed_the_own_seat_can_take_another_one(comes: Comes) -> None:
    anna, bert = comes(), comes()
    anna.visit()
    anna.choose_seats(**{HERO: "me", BOT_HERO: "open", THIRD_HERO: "open"})
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    first, second = (
        bert.page.get_by_role("listitem").filter(has_text=hero) for hero in (BOT_HERO, THIRD_HERO)
    )
    first.get_by_role("button", name="Take").click()
    expect(first).to_contain_text("your seat")
    first.get_by_role("button", name="Free the seat").click()
    expect(first).to_contain_text("free")
    second.get_by_role("button", name="Take").click()
    expect(second).to_contain_text("your seat")
