"""The set-up in the terminal: by keys, by plain lines, by the command line."""

from __future__ import annotations

import io
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.errors import BadSetup, UnknownName
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.setup_words import LOT
from tafelrunde.engine.setups import in_words
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.terms import Kind
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.game_screen import GameScreen
from tafelrunde.terminal.plain import Plain
from tafelrunde.terminal.setup import LEVEL, READY, Draft, by_lot, draft_for, seats_from
from tafelrunde.terminal.setup_words import PlayOptions, plan_from, setup_help
from tafelrunde.terminal.table import BOT, PERSON, Table
from tafelrunde.terminal.widgets import Digits
from tests.kit.terminal import SMALL, displays, drive, is_at, press, screen, until
from tests.kit.toy_setup import TOY

HEXER = find_game("hexer").setup
VALSKYRR = find_game("valskyrr").setup


def choose(draft: Draft, *keys: str) -> None:
    """Take these lines, each at the step that it belongs to."""
    for key in keys:
        fields = {key.partition(":")[0], *({"guests", "characters"} if key == LOT else ())}
        step = next(each for each in draft.steps() if fields & {one.id for one in each})
        draft.choose(step, key)


def asked(draft: Draft, lang: Lang = "en") -> list[str]:
    """The questions of all steps."""
    return [draft.question(step, lang) for step in draft.steps()]


# --- Each game asks in its own words --------------------------------------------------------------


def test_each_game_asks_in_its_own_words() -> None:
    seats, more = (
        "Choosing again changes the seat.",
        "Should anything else be different from the usual?",
    )

    assert asked(Draft(VALSKYRR)) == [
        "Which adventure?",
        f"Which heroes, and who plays them? {seats}",
        more,
    ]
    assert asked(Draft(HEXER)) == [
        "Which expansions?",
        "Which Legendary Monster waits?",
        f"Who plays? {seats}",
        more,
    ]
    assert "Welche Erweiterungen?" in asked(Draft(HEXER), "de")


def names(draft: Draft, number: int, lang: Lang = "en") -> list[str]:
    """What can be read in a step."""
    return [line.name for line in draft.lines(draft.steps()[number], lang)]


def test_what_is_seldom_changed_stands_together() -> None:
    draft = Draft(VALSKYRR)
    choose(draft, "heroes:fengray", "heroes:arani")

    assert names(draft, -1) == [
        "Adventure board: normal side",
        "Hero boards, Fengray: normal side",
        "Hero boards, Arani: normal side",
        "[ ] Focus back to its start",
        "[ ] Round focus up",
        "[ ] More enemies",
        "[ ] More time",
        "[ ] Order discarded cards",
        "Start the game",
    ]
    assert names(Draft(HEXER), -1, "de") == [
        "Seite der Siegleiste: Seite A",
        "[x] Mit Mutagenen",
        "[ ] Der Nächste beginnt schon, während noch nachgezogen wird",
        "[ ] Ein Marker bestimmt Sturm- oder Beißangriff, nicht ein Mitspieler",
        "Spiel beginnen",
    ]


@pytest.mark.parametrize("game", game_names())
def test_every_line_of_every_step_is_told_and_can_be_taken(game: str) -> None:
    form = find_game(game).setup
    seats = dict.fromkeys(form.seats.usual, PERSON)
    for at, step in enumerate(Draft(form).steps()):
        for number in range(len(Draft(form, {}, dict(seats)).lines(step, "en"))):
            draft = Draft(form, {}, dict(seats))
            for lang in LANGUAGES:
                line = draft.lines(step, lang)[number]
                assert line.name
                assert line.about is None or in_words(line.about, lang)
            before = [each.name for each in draft.lines(step, "en")]
            over = draft.choose(step, line.key)
            lines = [each.name for each in draft.lines(step, "en")]
            assert over or lines != before or line.key == LOT  # which may draw the same again
            assert 0 <= draft.start_at(draft.steps()[at]) < len(before)


@pytest.mark.parametrize("game", game_names())
def test_where_a_bot_plays_one_chooses_how_well(game: str) -> None:
    draft = draft_for(find_game(game))
    who = draft.form.seats.choices[0].id
    step = next(each for each in draft.steps() if each[0] is draft.form.seats)
    draft.seats = {who: PERSON}
    assert LEVEL not in [line.key for line in draft.lines(step, "en")]

    draft.seats = {who: BOT}
    assert draft.lines(step, "en")[-2].name == "Bots play: by rules of thumb"
    assert not draft.choose(step, LEVEL)
    assert draft.lines(step, "de")[-2].name == "Bots spielen: als Anfänger"
    assert draft.levels[0] == "beginner"


def test_the_chosen_level_is_that_of_the_game() -> None:
    draft = draft_for(find_game("avalon"))
    choose(draft, "characters:beor", "characters:beor")
    draft.levels = ["master"]

    assert draft.plan().level == "master"


# --- Choices that hang together -------------------------------------------------------------------


def test_without_an_expansion_nobody_is_asked_for_what_needs_it() -> None:
    draft = Draft(HEXER)
    choose(draft, "characters:alzur", "characters:wolf", "characters:bear", "legendary:toad")
    choose(draft, "side:", "mutagens:yes")
    assert draft.plan().setup["side"] == "b"
    choose(draft, "expansions:mages", "expansions:legendary", "expansions:monsterjagd")

    assert asked(draft)[1].startswith("Who plays?")
    assert not any("Alzur" in name for name in names(draft, 1))
    assert len(names(draft, -1)) == 3
    plan = draft.plan()
    assert plan.setup == {
        "characters": ["wolf", "bear"],
        "legendary": "",
        "expansions": ["skellige", "adventure"],
        "side": "a",
        "mutagens": True,
        "overlap": False,
        "marker": False,
    }
    assert list(plan.seats) == [PERSON, PERSON]


def test_too_few_and_too_many_are_refused() -> None:
    draft = Draft(HEXER)
    seats = draft.steps()[2]
    choose(draft, "characters:wolf")
    with pytest.raises(BadSetup, match="at least 2"):
        draft.choose(seats, READY)
    choose(draft, *(f"characters:{each}" for each in ("bear", "cat", "griffin", "viper")))
    with pytest.raises(BadSetup, match="At most 5"):
        choose(draft, "characters:ciri")
    assert draft.choose(seats, READY)
    choose(draft, "characters:wolf", "characters:wolf")  # a bot, then not in the game
    assert "wolf" not in draft.seated()


def test_the_board_of_each_hero_is_its_own() -> None:
    draft = Draft(VALSKYRR)
    choose(draft, "heroes:fengray", "heroes:arani", "hero_boards:1", "options:round_up", "board:")
    plan = draft.plan()

    assert plan.setup["hero_boards"] == ["normal", "hard"]
    assert (plan.setup["board"], plan.setup["options"]) == ("hard", {"round_up": True})
    choose(draft, "heroes:arani", "heroes:arani", "options:round_up", "board:")
    assert draft.plan().setup["hero_boards"] == ["normal"]
    assert (draft.plan().setup["board"], draft.plan().setup["options"]) == ("normal", {})


def test_every_kind_of_question_can_be_asked_alone() -> None:
    draft = Draft(TOY)

    assert [step[0].id for step in draft.steps()] == [
        *("extras", "place", "swim"),
        *("guests", "chairs"),
    ]
    assert names(draft, 0) == ["[x] Boat", "[x] Kite", "Go on"]
    assert names(draft, 2) == ["no", "yes"]
    assert draft.choose(draft.steps()[2], "swim:yes")
    assert draft.choose(draft.steps()[1], "place:lake_side")
    assert [draft.start_at(step) for step in draft.steps()] == [2, 2, 1, 0, 3]
    choose(draft, "extras:boat")
    assert [step[0].id for step in draft.steps()] == ["extras", "place", "guests", "chairs"]
    choose(draft, "guests:ann", "guests:bob", "guests:bob")
    assert draft.plan().setup["place"] == ""  # the lake is out of reach without a boat
    assert list(draft.plan().seats) == [PERSON, BOT]


# --- Lots -----------------------------------------------------------------------------------------


def test_the_lot_decides_who_is_in_and_keeps_people_and_bots() -> None:
    drawn = []
    for _ in range(20):
        draft = Draft(HEXER)
        choose(draft, *(f"characters:{who}" for who in ("wolf", "bear", "bear", "cat")))
        assert not draft.choose(draft.steps()[2], LOT)
        plan = draft.plan()
        assert list(plan.seats) == [PERSON, BOT, PERSON]
        drawn.append(tuple(HEXER.seated(plan.setup)))
    assert all(len(set(heroes)) == 3 for heroes in drawn)
    assert len(set(drawn)) > 1


def test_without_any_seat_the_lot_seats_a_person_and_a_bot() -> None:
    draft = Draft(HEXER)
    choose(draft, LOT)
    assert list(draft.plan().seats) == [PERSON, BOT]


def test_a_lot_of_the_command_line_follows_the_seed_and_finds_nobody_without_an_expansion() -> None:
    who, chosen = ["lot", "wolf", "lot", "lot", "lot"], {"expansions": ("skellige",)}
    for seed in range(20):
        drawn = by_lot(who, HEXER, chosen, Random(seed))
        assert drawn == by_lot(who, HEXER, chosen, Random(seed))
        assert drawn[1] == "wolf"
        assert len(set(drawn)) == 5
        assert not any(library.character(each).kind is Kind.MAGE for each in drawn)
    with pytest.raises(BadSetup, match="can decide between 6 only"):
        by_lot(["wolf", *["lot"] * 7], HEXER, chosen, Random(0))


# --- On the screen --------------------------------------------------------------------------------


def test_digits_are_added_where_there_are_more_than_nine_rows() -> None:
    digits = Digits()

    assert (digits.add("1", 9), digits.are_open) == (1, False)
    assert (digits.add("1", 14), digits.are_open) == (1, True)
    assert (digits.add("4", 14), digits.are_open) == (14, False)
    assert (digits.add("2", 14), digits.are_open) == (2, False)
    assert (digits.add("0", 14), digits.are_open) == (0, False)
    digits.add("1", 14)
    assert (digits.add("x", 14), digits.are_open, digits.add(None, 14)) == (None, False, None)
    assert digits.add("²", 14) is None


def test_hexer_is_set_up_by_keys_and_two_digits_reach_every_row() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "Which expansions?", "[x] Skellige")
        await press(pilot, "4")
        await displays(app, pilot, "[ ] Skellige")
        await press(pilot, "6")
        await displays(app, pilot, "Which Legendary Monster waits?", "Whoever defeats it wins.")
        await press(pilot, "4")
        await displays(app, pilot, "Who plays?", "1 0 is 10", "Wolf School, Witcher")
        await press(pilot, "1")
        await displays(app, pilot, "Option 1…")
        await press(pilot, "2")
        await displays(app, pilot, "[x] Philippa, Mage: a person")
        await press(pilot, "2", "2", "1", "6")
        await displays(app, pilot, "[b] Bear School", "from 1 to 15")
        await press(pilot, "1", "4")
        await displays(app, pilot, "Bots play: as beginners")
        await press(pilot, "1", "5")
        await displays(app, pilot, "Should anything else be different from the usual?")
        await press(pilot, "escape", "escape")
        await displays(app, pilot, "Which Legendary Monster waits?")
        await press(pilot, "enter", "1", "5", "1")
        await displays(app, pilot, "Side of the victory track: Side B")
        await press(pilot, "5")
        await is_at(app, pilot, GameScreen)

    app = drive(script, size=SMALL, game="hexer")
    assert app.table is not None
    setup = app.table.session.setup
    assert (setup["legendary"], setup["side"]) == ("toad", "b")
    assert setup["characters"] == ["philippa", "bear"]
    assert setup["expansions"] == ["monsterjagd", "mages", "legendary", "adventure"]
    assert app.table.seats == [PERSON, BOT]
    assert app.table.helper.level == "beginner"


def test_a_single_digit_of_two_is_taken_by_enter() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "6", "1")
        await displays(app, pilot, "Who plays?")
        await press(pilot, "1")
        await until(pilot, lambda: "Option 1…" in screen(app))
        await press(pilot, "enter")
        await displays(app, pilot, "[x] Wolf School")

    drive(script, game="hexer")


# --- Plain lines ----------------------------------------------------------------------------------


def talk(game: str, lines: list[str], lang: Lang = "en") -> str:
    """What is said while these lines are typed; then the input ends."""
    said, typed = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in lines))
    Plain(client_for(game), lang, True, typed, said).play(None)
    return said.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hexer_is_set_up_line_by_line(lang: Lang) -> None:
    said = talk("hexer", ["2", "6", "? 1", "3", "1", "2", "2", "10", "1", "5"], lang)
    words = {
        "en": ("Which expansions?", "[ ] Mages", "Whoever defeats it wins", "2. Golem",
               "Who plays?", "7. [ ] Ciri, Witcher: not in the game", "8. Draw lots for who is in",
               "9. Bots play: by rules of thumb", "10. Go on with 2 seats",
               "1. Side of the victory track: Side A", "5. Start the game"),
        "de": ("Welche Erweiterungen?", "[ ] Zauberinnen & Magier", "Wer es besiegt, gewinnt",
               "2. Golem", "Wer spielt mit?", "7. [ ] Ciri", "8. Auslosen",
               "9. Bots spielen: nach Faustregeln", "10. Weiter mit 2 Plätzen",
               "1. Seite der Siegleiste: Seite A", "5. Spiel beginnen"),
    }  # fmt: skip

    assert all(each in said for each in words[lang])
    assert "Alzur" not in said
    assert said.count("> ") == 11


def test_plain_lines_say_which_seats_are_left() -> None:
    said = talk("valskyrr", ["1", "6"])

    assert "Go on (choose at least 1 first)" in said
    assert "[bad-setup]" in said


# --- The command line -----------------------------------------------------------------------------

NOTHING: dict[str, Any] = {
    **dict.fromkeys(("seats", "level", "options", "seed")),
    "own": (),
    "bots": False,
    "hard": False,
    "settings": (),
}


def typed(given: dict[str, Any]) -> PlayOptions:
    """What somebody types, and nothing else."""
    return cast("PlayOptions", NOTHING | given)


def test_without_a_word_a_game_is_as_usual() -> None:
    plan = plan_from(VALSKYRR, typed({}))

    assert plan.setup == {
        "heroes": ["fengray", "arani"],
        "adventure": "into_the_wilds",
        "board": "normal",
        "hero_boards": [],
        "options": {},
    }
    assert list(plan.seats) == [PERSON, PERSON]


def test_every_field_of_a_game_can_be_set() -> None:
    words = ["legendary=toad", "expansions=no-skellige", "characters=wolf,alzur", "side=b"]
    words += ["mutagens=no", "overlap=on", "marker=yes"]
    plan = plan_from(HEXER, typed({"settings": words, "bots": True}))

    assert plan.setup == {
        "characters": ["wolf", "alzur"],
        "legendary": "toad",
        "expansions": ["monsterjagd", "mages", "legendary", "adventure"],
        "side": "b",
        "mutagens": False,
        "overlap": True,
        "marker": True,
    }
    assert list(plan.seats) == [BOT, BOT]


def test_every_field_is_an_option_in_the_words_of_the_game() -> None:
    own = ["--adventure", "the_abomination", "--heroes=arani,lot"]
    given = {"own": own, "seats": "bot,person", "seed": 4, "hard": True, "options": "more-time"}
    plan = plan_from(VALSKYRR, typed(given))
    assert plan.setup["adventure"] == "the_abomination"
    assert VALSKYRR.seated(plan.setup)[0] == "arani"
    assert (plan.setup["board"], plan.setup["hero_boards"]) == ("hard", ["hard", "hard"])
    assert plan.setup["options"] == {"more_time": True}
    assert list(plan.seats) == [BOT, PERSON]

    own = ["--legendary", "by_lot", "--marker", "--side", "b", "--mutagens=no"]
    plan = plan_from(HEXER, typed({"own": own, "level": "strong", "options": "no-mages"}))
    assert plan.level == "strong"
    assert (plan.setup["legendary"], plan.setup["side"]) == ("", "b")
    assert (plan.setup["marker"], plan.setup["mutagens"]) == (True, False)
    assert "mages" not in HEXER.read(plan.setup)["expansions"]


@pytest.mark.parametrize(
    ("form", "options", "sentence"),
    [
        (VALSKYRR, {"options": "more-fun"}, "no optional rule 'more_fun'; there are"),
        (VALSKYRR, {"seats": "person,dog"}, "person or bot, not 'dog'"),
        (VALSKYRR, {"seats": "bot,bot,bot"}, "There are 2 to play but 3 seats"),
        (HEXER, {"settings": ["legendry=toad"]}, "Did you mean 'legendary'?"),
        (HEXER, {"settings": ["side=c"]}, "side cannot be 'c'; there are a, b."),
        (HEXER, {"settings": ["side=b", "expansions=none"]}, "side needs legendary."),
        (HEXER, {"own": ["--heroes", "wolf"]}, "There is no 'heroes' to set; there are characters"),
        (HEXER, {"own": ["--characters"]}, "Say characters=VALUE; there are wolf"),
        (HEXER, {"own": ["--marker", "--charakters"]}, "Did you mean 'characters'?"),
        (HEXER, {"own": ["wolf"]}, "'wolf' belongs to no option."),
    ],
)
def test_what_cannot_be_set_is_refused(form: Any, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        plan_from(form, typed(options))
    assert sentence in str(refusal.value)


def test_an_option_that_a_game_has_no_field_for_is_refused() -> None:
    bare = replace(TOY, fields=TOY.fields[1:2])
    with pytest.raises(BadSetup, match="This game has no harder side"):
        plan_from(bare, typed({"hard": True}))
    with pytest.raises(UnknownName, match="Did you mean 'toad'"):
        plan_from(HEXER, typed({"own": ["--legendary", "tod"]}))


def test_seats_are_filled_up_with_bots() -> None:
    assert seats_from("person", 3) == ["person", "bot", "bot"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_help_lists_every_field_and_choice(game: str, lang: Lang) -> None:
    form = find_game(game).setup
    text = "\n".join(setup_help(game, form, lang))

    for field in form.in_order():
        assert f"{field.id}: {field.question.text(lang)} (" in text
        assert field.kind == "flag" or all(each.word in text for each in field.choices)
    assert f"tafelrunde play {game} --F" in text


def test_a_game_by_the_command_line_begins() -> None:
    plan = plan_from(HEXER, typed({"settings": ["legendary=golem"]}))
    at = Table.new(client_for("hexer"), plan, 1)

    assert at.file is not None
    assert at.file.name.startswith("hexer-golem-")
