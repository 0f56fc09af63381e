"""The host puts a table right, and brings a game along that was saved in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.kit import BOT_HERO, HERO, Person, come
from tests.browser.test_access import grave
from tests.browser.test_hexer import choose_game
from tests.browser.test_hexer import next_to_decide as next_to_decide_secretly
from tests.browser.test_hexer import sit_down as sit_down_to_secrets
from tests.browser.test_together import sit_down
from tests.kit.random_games import positions_of
from tests.table.server_kit import running
from tests.table.test_hosting import Misplayed
from tests.table.test_view_errors import break_views, like

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def open_repair(anna: Person) -> Locator:
    anna.page.get_by_role("button", name="Help and more").click()
    anna.page.get_by_role("button", name="Repair the position …").click()
    panel = anna.page.get_by_role("region", name="Repair the position")
    expect(panel.get_by_role("group")).to_be_visible()
    return panel


def test_the_host_repairs_the_position_and_the_guest_reads_it(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    panel = open_repair(anna)
    panel.get_by_role("spinbutton", name="loot").fill("7")
    panel.get_by_label("Changes, one per line").press_sequentially("\nset tyme to 3")
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(panel.get_by_role("alert")).to_contain_text("Did you mean 'time'?")
    assert grave(anna) == []
    panel.get_by_label("Changes, one per line").fill("set loot to 7\nset time to 3")
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(panel).to_have_count(0)
    for person in (anna, bert):
        line = person.log.filter(has_text="repairs the position as the host")
        expect(line).to_contain_text("Anna repairs the position as the host: set loot to 7; set")
    bert.page.get_by_role("button", name="Help and more").click()
    expect(bert.page.get_by_role("button", name="Report a problem")).to_be_visible()
    expect(bert.page.get_by_role("button", name="Repair the position …")).to_have_count(0)


def test_where_players_have_secrets_the_guest_has_to_agree_to_a_repair(comes: Comes) -> None:
    anna, bert = sit_down_to_secrets(comes)
    people = (anna, bert)
    for _ in range(4):
        next_to_decide_secretly(people).decide()
    next_to_decide_secretly(people)
    panel = open_repair(anna)
    expect(panel).to_contain_text("the others have to agree to every repair")
    panel.get_by_label("Changes, one per line").fill("set players.wolf.gold to 7")
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(panel).to_have_count(0)
    waits = anna.page.get_by_role("status").filter(has_text="Still to agree: Bert.")
    expect(waits).to_be_visible()
    wish = bert.page.get_by_role("alertdialog", name="Somebody asks for your consent")
    expect(wish).to_contain_text("Anna asks to repair the position: set players.wolf.gold to 7.")
    for person in people:
        assert grave(person) == []
    wish.get_by_role("button", name="Decline").click()
    expect(waits).to_have_count(0)
    expect(anna.page.get_by_text("The wish was declined or came too late.")).to_be_visible()
    open_repair(anna)
    panel.get_by_label("Changes, one per line").fill("set players.wolf.gold to 7")
    panel.get_by_role("button", name="Repair", exact=True).click()
    wish.get_by_role("button", name="Agree").click()
    for person in people:
        line = person.log.filter(has_text="repairs the position as the host")
        expect(line).to_contain_text("Anna repairs the position as the host: set players.wolf.gold")
    expect(waits).to_have_count(0)


def test_the_panel_calls_the_things_of_a_game_by_their_names(comes: Comes) -> None:
    anna = comes()
    choose_game(anna)
    anna.begin_first_game()
    anna.wait_for_turn()
    anna.decide_often(3)
    anna.wait_for_turn()
    panel = open_repair(anna)
    panel.get_by_role("searchbox").fill("top card: potion")
    panel.get_by_role("button", name="top card: potion deck").click()
    told = panel.get_by_role("option", include_hidden=True).all_inner_texts()
    assert len(told) > 30
    assert [name for name in told if "_" in name or "." in name] == []
    panel.get_by_label("Where to").select_option(label="potion discards")
    assert grave(anna) == []
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(panel).to_have_count(0)
    line = anna.log.filter(has_text="repairs the position as the host")
    expect(line).to_contain_text("put top from potion_deck in potion_discards")


def test_what_is_wrong_is_pointed_at_and_no_answer_is_given_meanwhile(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    before = anna.seq
    panel = open_repair(anna)
    anna.page.locator("[data-thing='hero:0']").first.click()
    hero = panel.get_by_role("group", name="Arani")
    hero.get_by_role("spinbutton", name="enemy focus").fill("4")
    card = anna.page.locator("section.strip [data-thing^=blessing_of_fire]")
    name = card.get_attribute("data-thing") or ""
    card.click()
    panel.get_by_label("Where to").select_option(value="heroes.arani.discard_pile")
    words = panel.get_by_label("Changes, one per line")
    put = f"put {name.split('#')[0]} from heroes.arani.hand in heroes.arani.discard_pile"
    expect(words).to_have_value(f"set heroes.arani.focus to 4\n{put}")
    anna.page.keyboard.press("Escape")
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(panel).to_have_count(0)
    expect(anna.page.locator(f"section.strip [data-thing='{name}']")).to_have_count(0)
    assert anna.seq == before + 1


def test_the_host_takes_the_table_back_from_the_history(comes: Comes) -> None:
    anna = comes(viewport={"width": 360, "height": 800})
    anna.start_alone()
    question = anna.question
    anna.decide_often(5)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="History").click()
    anna.page.get_by_role("button", name="To the beginning").click()
    anna.page.get_by_role("button", name="Take the table back to here").click()
    anna.wait_for_turn()
    assert anna.question == question
    anna.page.get_by_role("button", name="Log", exact=True).click()
    expect(anna.log.filter(has_text="takes the table back to step 0 as the host")).to_be_visible()
    anna.page.get_by_role("button", name="Log", exact=True).click()
    open_repair(anna)
    assert anna.overflow() <= 0
    assert grave(anna) == []


def in_trouble(socket: WebSocketRoute) -> None:
    """Every message says that a rule has failed."""
    server = socket.connect_to_server()
    server.on_message(
        lambda text: socket.send(str(text).replace('"trouble":false', '"trouble":true'))
    )


def test_a_table_whose_rule_failed_says_what_can_be_done(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    for person in (anna, bert):
        person.context.route_web_socket("**/ws/**", in_trouble)
        person.page.reload()
    banner = anna.page.get_by_role("status").filter(has_text="A rule failed")
    expect(banner).to_contain_text("take the table back, or repair the position")
    assert grave(anna) == []
    banner.get_by_role("button", name="Take back …").click()
    expect(anna.page.get_by_role("button", name="To the beginning")).to_be_visible()
    banner.get_by_role("button", name="Repair the position …").click()
    expect(anna.page.get_by_role("heading", name="Repair the position")).to_be_visible()
    theirs = bert.page.get_by_role("status").filter(has_text="A rule failed")
    expect(theirs).to_contain_text("ask the host")
    expect(theirs.get_by_role("button")).to_have_count(0)


def test_a_table_that_cannot_be_shown_opens_and_the_host_goes_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "t.db") as first:
        table = Misplayed(first, 6, game="hexer", setup={"characters": ["wolf", "bear"]})
        broken = table.session.state
        table.close()
    break_views(monkeypatch, like(broken))
    with running(tmp_path / "t.db") as second:
        anna = come(browser, f"http://{second.address}")
        anna.visit(f"/r/{table.code}#token={table.host}")
        banner = anna.page.get_by_role("status").filter(has_text="cannot be shown as it stands")
        expect(banner).to_be_visible()
        assert grave(anna) == []
        with anna.page.expect_download() as report:
            banner.get_by_role("button", name="Report a problem").click()
        assert report.value.suggested_filename.endswith(".toml")
        banner.get_by_role("button", name="Take back …").click()
        anna.page.get_by_role("button", name="To the beginning").click()
        bert = second.client(table.code, table.guest).hello()
        anna.page.get_by_role("button", name="Take the table back to here").click()
        bert.send(type="consent", id=bert.of_kind("consent")["id"], yes=True)
        expect(banner).to_have_count(0)
        expect(anna.page.get_by_role("region", name="Table", exact=True)).to_contain_text("Wolf")
        bert.close()
        anna.context.close()
        assert anna.faults == []


def test_a_game_saved_in_the_terminal_is_chosen_in_the_lobby(comes: Comes, tmp_path: Path) -> None:
    *_, session = positions_of(2, 40)
    file = tmp_path / "valskyrr-saved.json"
    file.write_bytes(session.save())
    anna = comes()
    anna.visit()
    anna.page.get_by_label("Open a saved game").set_input_files(file)
    anna.wait_for_turn()
    anna.decide()
    torn = tmp_path / "torn.json"
    torn.write_bytes(session.save()[:-50])
    anna.visit()
    anna.page.get_by_label("Open a saved game").set_input_files(torn)
    expect(anna.page.get_by_text("This is not a saved game, or it is damaged.")).to_be_visible()


def test_the_host_chooses_how_well_bots_play_and_the_guest_reads_it(comes: Comes) -> None:
    anna, bert = comes(), comes()
    anna.visit()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(**{HERO: "me", BOT_HERO: "open"})
    level = anna.page.get_by_role("combobox", name="Bots", exact=True)
    level.select_option(label="masters")
    expect(anna.page.get_by_text("but try out far more")).to_be_visible()
    assert grave(anna) == []
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    bert.page.goto(link)
    expect(bert.page.get_by_text("Bots: masters")).to_be_visible()
    expect(level).to_have_value("master")
    level.select_option(label="beginners")
    expect(bert.page.get_by_text("Bots: beginners")).to_be_visible()
    assert grave(anna) == []
