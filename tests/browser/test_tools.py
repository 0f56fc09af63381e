"""The tools around the table: keys, spoken positions, taking back, windows, settings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import HERO, Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def press(person: Person, key: str) -> None:
    """A key while nothing has the focus."""
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press(key)


def row(person: Person, command: str) -> Locator:
    """A command in the help sheet."""
    return person.page.get_by_role("row", name=re.compile(re.escape(command)))


# --- Keys -----------------------------------------------------------------------------------------


def test_a_command_gets_another_key_and_keeps_it(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide()
    press(anna, "?")
    undo = row(anna, "take one step back")
    undo.get_by_role("button").click()
    anna.page.keyboard.press("r")
    expect(anna.page.get_by_role("alert").get_by_text("already means")).to_contain_text(
        "“R” already means “redo the step”"
    )
    anna.page.keyboard.press("Tab")
    undo.get_by_role("button").click()
    anna.page.keyboard.press("k")
    expect(undo.locator("kbd")).to_have_text("K")
    anna.page.keyboard.press("Escape")
    before = anna.seq
    press(anna, "u")
    press(anna, "k")
    anna.wait_for_step(before)
    assert anna.seq == before + 1
    anna.page.reload()
    anna.wait_for_turn()
    press(anna, "?")
    expect(row(anna, "take one step back").locator("kbd")).to_have_text("K")
    anna.page.get_by_role("button", name="All keys as they were at first").click()
    expect(row(anna, "take one step back").locator("kbd")).to_have_text("U")


def test_keys_that_are_needed_elsewhere_are_refused_and_two_can_be_swapped(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    press(anna, "?")
    undo, redo = row(anna, "take one step back"), row(anna, "redo the step")
    undo.get_by_role("button").click()
    for key in ("ArrowDown", "Space", "5"):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("alert").get_by_text("is needed elsewhere")).to_be_visible()
    anna.page.keyboard.press("r")
    anna.page.get_by_role("button", name="Swap the keys").click()
    expect(undo.locator("kbd")).to_have_text("R")
    expect(redo.locator("kbd")).to_have_text("U")
    undo.get_by_role("button").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_single_characters_can_be_switched_off_and_rest_while_somebody_types(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide()
    before = anna.seq
    anna.say("u1")
    anna.page.get_by_label("Say something").press_sequentially("u?")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Single-character keys").uncheck()
    anna.page.keyboard.press("Escape")
    for key in ("u", "1", "?", "s"):
        press(anna, key)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert anna.seq == before


def test_keys_read_question_position_and_log_aloud(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(2)
    anna.wait_for_turn()
    spoken = anna.page.locator("body > #app > div[role=status], div.hidden[role=status]").last
    press(anna, "t")
    expect(spoken).to_contain_text(re.compile(r"Into the Wilds, round \d+"))
    expect(spoken).to_contain_text(f"{HERO}, hand:")
    press(anna, "p")
    expect(spoken).to_contain_text(anna.bar.locator(".prompt").inner_text())
    expect(spoken).to_contain_text("2: " + anna.options.nth(1).locator(".name").inner_text())
    press(anna, "l")
    last = anna.log.last.inner_text().partition("why?")[0].strip()
    expect(spoken).to_contain_text(last)
    press(anna, "x")
    text = anna.page.get_by_role("dialog", name="The position as text")
    expect(text.get_by_role("listitem").first).to_contain_text("The party is at")


# --- Taking back ----------------------------------------------------------------------------------


def test_a_line_of_the_log_leads_back_to_it(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(2)
    anna.wait_for_turn()
    lines, question = anna.log.count(), anna.question
    last = anna.log.nth(lines - 1).inner_text()
    anna.decide_often(5)
    anna.wait_for_turn()
    assert anna.log.count() > lines
    before = anna.seq
    anna.log.nth(lines - 1).get_by_role("button", name="Take back to here").click()
    anna.wait_for_step(before)
    expect(anna.log.last).to_contain_text("steps")
    expect(anna.log.nth(lines - 1)).to_have_text(last, use_inner_text=True)
    expect(anna.bar.get_by_role("heading")).to_have_text(question, use_inner_text=True)
    assert anna.log.count() == lines + 1


def test_the_whole_turn_is_taken_back_in_one_click(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    back = anna.page.get_by_role("button", name="Undo turn")
    for _ in range(60):
        anna.wait_for_turn()
        if HERO in anna.question and "hero turn" in anna.question:
            break
        anna.decide(boldly=True)
    expect(back).to_have_count(0)
    question, options = anna.question, anna.options.all_inner_texts()
    anna.decide(boldly=True)
    for _ in range(8):
        anna.wait_for_turn()
        if anna.question == question:
            break
        anna.decide()
    before = anna.seq
    back.click()
    anna.wait_for_step(before)
    expect(anna.options).to_have_text(options, use_inner_text=True)
    expect(back).to_have_count(0)


# --- Windows --------------------------------------------------------------------------------------


def test_a_person_sets_when_to_be_asked_and_it_is_kept(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    press(anna, "f")
    dialog = anna.page.get_by_role("dialog", name="When I am asked")
    hurt = dialog.get_by_label("When a hero is hurt")
    expect(hurt).to_have_value("every")
    hurt.select_option(label="never")
    dialog.get_by_label("When a hero acts").select_option(label="only if it is the own hero")
    expect(hurt).to_be_enabled()
    anna.page.reload()
    anna.wait_for_turn()
    press(anna, "f")
    expect(hurt).to_have_value("never")
    expect(dialog.get_by_label("When a hero acts")).to_have_value("own")


def test_an_open_window_says_for_which_card_never_to_ask_again(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    bell = anna.bar.get_by_role("button", name="When I am asked for this")
    for _ in range(80):
        anna.wait_for_turn()
        if bell.count():
            break
        anna.decide(boldly=True)
    before = anna.seq
    bell.click()
    dialog = anna.page.get_by_role("dialog", name="When I am asked")
    never = dialog.get_by_role("button", name=re.compile("^Never for "))
    while never.count():
        left = never.count()
        never.first.click()
        expect(never).to_have_count(left - 1)
    expect(dialog.get_by_role("button", name=re.compile("^Again for ")).first).to_be_visible()
    anna.wait_for_step(before)
    assert anna.seq > before


# --- Settings -------------------------------------------------------------------------------------


def test_what_happens_is_told_at_leisure_quickly_or_at_once(comes: Comes) -> None:
    anna = comes(reduced_motion="no-preference")
    anna.visit()
    root = anna.page.locator("html")
    anna.page.get_by_role("button", name="Settings").click()
    speed = anna.page.get_by_label("What happens is told")
    for choice, pace, motion in (
        ("at leisure", "1.8", "full"),
        ("quickly", "0.5", "full"),
        ("at once", "1", "less"),
    ):
        speed.select_option(label=choice)
        expect(root).to_have_attribute("style", re.compile(f"--pace: {pace}"))
        expect(root).to_have_attribute("data-motion", motion)
    speed.select_option(label="at the usual speed")
    anna.page.get_by_label(re.compile("^Motion")).select_option(label="as little as possible")
    expect(root).to_have_attribute("data-motion", "less")


def test_a_replay_plays_itself_to_the_end_at_the_chosen_speed(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(4)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="History").click()
    controls = anna.page.get_by_role("region", name="Replay")
    controls.get_by_label("Speed").select_option(label="4 ×")
    controls.get_by_role("button", name="To the beginning").click()
    expect(controls.get_by_role("slider")).to_have_value("0")
    last = controls.get_by_role("slider").get_attribute("max") or ""
    controls.get_by_role("button", name="Play", exact=True).click()
    expect(controls.get_by_role("slider")).to_have_value(last)
    expect(controls.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    assert int(last) >= 4


def test_nothing_is_taken_back_by_keys_while_the_history_is_open(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(3)
    anna.wait_for_turn()
    before = anna.seq
    anna.page.keyboard.press("h")
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible()
    for key in ("u", "z", "w", "Enter"):
        anna.page.keyboard.press(key)
    anna.page.keyboard.press("h")
    anna.wait_for_turn()
    assert anna.seq == before
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_notices_are_in_the_dialog_that_is_open(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    notices = anna.page.get_by_role("region", name="Notices")
    expect(notices).to_have_count(1)
    anna.page.get_by_role("button", name="Seats", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy", exact=True).click()
    expect(dialog.get_by_role("region", name="Notices").get_by_role("paragraph")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(notices).to_have_count(1)


def test_words_that_did_not_go_out_stay_in_the_field(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.page.get_by_role("tab", name="Table talk").click()
    anna.page.evaluate("() => { WebSocket.prototype.send = () => { throw new Error('gone'); }; }")
    field = anna.page.get_by_label("Say something")
    field.fill("wait for me")
    anna.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(field).to_have_value("wait for me")
