"""Scenario files: what is refused, with file and line, and how a difference is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tafelrunde.engine import scenario_runs
from tafelrunde.engine.chance import KEYED
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.scenario_files import Scenario, read_scenario, scenarios_in
from tafelrunde.engine.scenarios import Result, check_content, check_files, report
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.game import Valskyrr
from tafelrunde.games.valskyrr.scenarios import ValskyrrScenarios
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.canonical import canonical

GOOD = """\
game = "valskyrr"
name = "A blow"

[position]
phase = "attack"
active = "fengray"
loot = 0

[position.heroes.fengray]
focus = 0
hand = ["mighty_blow", "block"]
deck = ["lunge"]
foes = ["ghoren_warrior", "ghoren_smallhorn"]

[[step]]
asks = "action"
answer = ["mighty_blow.0"]

[[step]]
asks = "target"
seat = "fengray"
answer = ["ghoren_warrior"]
expect = { loot = 0, heroes.fengray.focus = 2 }

[expect]
unasked = true
heroes.fengray.foes = [{ id = "ghoren_warrior", wounds = 1 }, "ghoren_smallhorn"]
heroes.fengray.deck = []
events = [{ kind = "attack_made", physical = 3 }]
"""


def changed(old: str, new: str) -> str:
    """The good scenario with one change."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def read(text: str) -> Scenario[Game]:
    """The scenario of a text."""
    (written,) = scenarios_in(text.encode(), "blow.toml")
    return read_scenario(written)


def results(text: str) -> list[Result]:
    """What comes of a scenario, mode by mode."""
    return check_content(text.encode(), "blow.toml")


def test_a_good_file_holds_in_four_modes() -> None:
    assert results(GOOD) == [
        Result("blow.toml", "A blow", True, mode, "") for mode in ("plain", "save", "fork", "undo")
    ]


REFUSED = [
    ('game = "valskyrr"', 'game = "valskirr"', 1, "Did you mean 'valskyrr'?"),
    ('game = "valskyrr"', "", 1, "needs the key 'game'"),
    ('name = "A blow"', 'nmae = "A blow"', 2, "Did you mean 'name'?"),
    ('name = "A blow"', 'play = "round"', 2, "there are phase, game"),
    ('name = "A blow"', "name = 7", 2, "must be text"),
    ("[position]", "[position", 4, "not valid TOML"),
    ("[position]", "[setup]\n[position]", 5, "not both"),
    ('"attack"', '"atack"', 5, "Did you mean 'attack'?"),
    ('"fengray"', '"fengry"', 6, "Did you mean 'fengray'?"),
    ("loot = 0", "lot = 0", 7, "Did you mean 'loot'?"),
    ("loot = 0", "loot = true", 7, "must be a whole number from 0 to 999"),
    ("loot = 0", 'party = "hills"', 7, "there are inn"),
    ("heroes.fengray", "heroes.fangray", 9, "there are arani"),
    ("focus = 0", "focus = 13", 10, "from 0 to 12"),
    ("focus = 0", 'used = ["block"]', 10, "like 'dagger.1'"),
    ("focus = 0", 'used = ["dagger.1"]', 10, "no card 'dagger'"),
    ("focus = 0", "defeated = 1", 10, "true or false"),
    ("focus = 0", "tokens = 1", 10, "must be a table"),
    ("loot = 0", 'tiles = ["inn"]', 7, "must name the 4 locations"),
    ("loot = 0", 'chance = ["1"]', 7, "2 long numbers"),
    ("loot = 0", 'chance = ["1", "-2"]', 7, "2 long numbers"),
    ("loot = 0", f'chance = ["1", "{1 << 64}"]', 7, "2 long numbers"),
    ("loot = 0", "seed = -1", 7, "from 0 to 18446744073709551615"),
    ("loot = 0", f"seed = {1 << 64}", 7, "or a seed that was drawn"),
    ("loot = 0", "seed = true", 7, "not True"),
    ('["mighty_blow", "block"]', '["mighty_blov"]', 11, "Did you mean 'mighty_blow'?"),
    ('["mighty_blow", "block"]', '"block"', 11, "must be a list"),
    ('["mighty_blow", "block"]', '["dire_wolf"]', 11, "does not belong there"),
    ("[position.heroes.fengray]", "[position.heros.fengray]", 9, "Did you mean 'heroes'?"),
    ('foes = ["ghoren_warrior",', "foes = [{ wounds = 1 },", 13, "needs the key 'id'"),
    ('foes = ["ghoren_warrior",', 'foes = ["lunge",', 12, "does not belong there"),
    ('seat = "fengray"', 'seat = "arani"', 21, "there are fengray, party"),
    ('seat = "fengray"', "saet = 1", 21, "Did you mean 'seat'?"),
    ('answer = ["ghoren_warrior"]', "", 19, "needs an answer"),
    ('answer = ["ghoren_warrior"]', "answer = 1.5", 22, "must be a list"),
    ("expect = { loot = 0,", "expect = { lood = 0,", 23, "Did you mean 'loot'?"),
    ("[expect]", "[[expect]]", 25, "must be a table"),
    ("[expect]", "[exspect]", 25, "Did you mean 'expect'?"),
    ("unasked = true", "phase = 'atack'", 26, "Did you mean 'attack'?"),
    ("unasked = true", "unasked = 1", 26, "true or false"),
    ("unasked = true", "phase = { at_least = 1 }", 26, "numbers and lists, not of expect.phase"),
    ("unasked = true", "loot = { lacks = 1 }", 26, "'lacks' is said of lists, not of expect.loot"),
    ("heroes.fengray.deck = []", 'heroes.fengray.deck = ["lung"]', 28, "Did you mean 'lunge'?"),
    ("heroes.fengray.deck", "heroes.fengray.dekc", 28, "Did you mean 'deck'?"),
    ("wounds = 1", "wunds = 1", 27, "Did you mean 'wounds'?"),
    ("attack_made", "atack_made", 29, "Did you mean 'attack_made'?"),
    ("physical = 3", "fysical = 3", 29, "Did you mean 'physical'?"),
    ('{ kind = "attack_made", physical = 3 }', "{ physical = 3 }", 1, "with a 'kind'"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "hint"), REFUSED, ids=[new for _, new, _, _ in REFUSED]
)
def test_what_is_wrong_is_refused_with_file_line_and_the_nearest_name(
    old: str, new: str, line: int, hint: str
) -> None:
    (found,) = results(changed(old, new))
    assert (found.ok, found.mode) == (False, "read")
    assert found.difference.startswith(f"blow.toml, line {line}: "), found.difference
    assert hint in found.difference


DIFFERENT = [
    ('asks = "target"', 'asks = "bury"', 'step 2: expected "bury" of fengray but open is "target"'),
    ('asks = "target"', 'why = "V1.01"', "step 2: expected the question by V1.01 but it is by V16"),
    ('asks = "target"', "offers = []", 'step 2: expected the options [] but they are ["ghoren'),
    ('asks = "target"', 'asks = "targett"', "\"targett\" of fengray (Did you mean 'target'?) but"),
    ('asks = "target"', 'lacks = ["ghoren_warrior"]', 'that "ghoren_warrior" is not offered'),
    ('asks = "target"', 'closed = { x = "V1.01" }', 'V1.01 closes "x" but it is not closed'),
    ('seat = "fengray"', 'seat = "party"', 'step 2: expected "target" of party but open is'),
    ('answer = ["mighty_blow.0"]', 'answer = ["block.0"]', '"block.0" is not offered; offered are'),
    ('answer = ["mighty_blow.0"]', "answer = []", "step 1: This decision takes 1 of its options"),
    ("focus = 2 }", "focus = 3 }", "step 2: heroes.fengray.focus: expected 3 but it is 2"),
    ("unasked = true", 'asks = "action"', "a question was expected but none is open"),
    ("unasked = true", 'pending = [{ symbol = "time" }]', '[{symbol = "time"}] but it is []'),
    ("unasked = true", "loot = 4", "loot: expected 4 but it is 0"),
    ("unasked = true", "over = true", "over: expected true but it is false"),
    (
        "unasked = true",
        'heroes.fengray.hand = ["block"]',
        'expected ["block"] but it is ["block", "l',
    ),
    ("wounds = 1", "wounds = 2", "heroes.fengray.foes, number 1.wounds: expected 2 but it is 1"),
    ("physical = 3", "physical = 4", "physical = 4} but it did not happen then"),
    ("events", "never", "never happens but it did"),
    ('"ghoren_smallhorn"]\nheroes', '"dire_wolf"]\nheroes', '"dire_wolf"] but it is ["ghoren_warr'),
]


@pytest.mark.parametrize(("old", "new", "told"), DIFFERENT, ids=[new for _, new, _ in DIFFERENT])
def test_a_difference_is_told_in_every_mode(old: str, new: str, told: str) -> None:
    found = results(changed(old, new))
    assert [result.mode for result in found if not result.ok] == ["plain", "save", "fork", "undo"]
    assert all(told in result.difference for result in found), found[0].difference


def test_every_difference_is_told_in_a_line_of_its_own() -> None:
    text = changed('asks = "target"', 'why = "V1.01"\nlacks = ["ghoren_warrior"]')
    text = text.replace("{ loot = 0,", "{ loot = 3,").replace("focus = 2 }", "focus = 3 }")
    text = text.replace("[expect]", '[expect]\nasks = "action"\nnever = [{ kind = "attack_made" }]')
    text = text.replace("unasked = true", "loot = 4\ntime = 9").replace(
        "physical = 3", "physical = 9"
    )
    assert [line.partition(":")[0] for line in results(text)[0].difference.splitlines()] == [
        "step 2",  # another rule
        "step 2",  # the option is offered
        "step 2",  # loot
        "step 2",  # focus
        "loot",
        "time",
        "a question was expected but none is open",
        'expected the event {kind = "attack_made", physical = 9} but it did not happen then',
        'expected that the event {kind = "attack_made"} never happens but it did',
    ]


def test_an_answer_that_is_not_offered_ends_the_report() -> None:
    text = changed('asks = "action"', 'why = "V1.01"').replace('["mighty_blow.0"]', '["block.0"]')
    told = results(text)[0].difference.splitlines()
    assert [line[:31] for line in told] == [
        "step 1: expected the question b",
        'step 1: "block.0" is not offere',
    ]


def test_what_was_not_there_at_the_start_may_be_expected() -> None:
    text = changed("unasked = true", "heroes.fengray.tokens.block = 2")
    assert results(text)[0].difference == (
        "heroes.fengray.tokens.block: expected 2 but there is none"
    )
    (refused,) = results(changed("unasked = true", "heroes.arani.focus = 2"))
    assert "line 26: expect.heroes has no key 'arani'." in refused.difference


def test_every_pile_has_a_size_and_cards_may_lie_in_any_order() -> None:
    sizes = "heroes.fengray.sizes = { hand = 2, playing = 0, graveyard = { at_most = 0 } }"
    more = "sizes = { box = { at_least = 2 }, discards = { blue = 0 }, tiles = 4, offered = 0 }"
    hand = 'heroes.fengray.hand = { any_order = ["lunge", "block"] }'
    text = changed("unasked = true", f"{sizes}\n{more}\n{hand}")
    assert [result.difference for result in results(text)] == [""] * 4


def test_a_closed_option_is_told_with_its_rule() -> None:
    closed = changed('asks = "action"', 'closed = { "fengray.0" = "V16.10" }')
    assert results(closed)[0].ok
    wrong = changed('asks = "action"', 'closed = { "fengray.0" = "V1.01" }')
    assert "is closed by V16.10" in results(wrong)[0].difference
    assert "(V16.10 closes it)" in results(changed("mighty_blow.0", "fengray.0"))[0].difference


def test_a_question_may_stay_open_only_if_it_is_named() -> None:
    last = GOOD.index('[[step]]\nasks = "target"')
    start = GOOD[:last] + "[expect]\n"
    assert results(start)[0].difference == 'the question "target" of fengray stayed open'
    assert all(result.ok for result in results(start + 'asks = "target"'))
    assert all(result.ok for result in results(start + "unasked = false"))
    asked = "loot = 0\n" + 'asks = "target"\nunasked = true'
    assert results(start + asked)[0].difference == 'expected no question but "target" is open'


def test_options_may_be_chosen_by_number() -> None:
    assert results(changed('answer = ["ghoren_warrior"]', "answer = [0]"))[0].ok
    assert (
        "there is no option 5; the first is 0, the last 1"
        in results(changed('["ghoren_warrior"]\nexpect', "[5]\nexpect"))[0].difference
    )


def test_text_that_is_not_utf_8_is_refused_with_its_line() -> None:
    (found,) = check_content(b'game = "valskyrr"\nname = "\xff"', "blow.toml")
    assert found.difference == "blow.toml, line 2: this is no text in UTF-8."


def test_steps_are_a_list() -> None:
    (found,) = results('game = "valskyrr"\nstep = { answer = [0] }\n[expect]')
    assert found.difference == "blow.toml, line 2: scenario.step must be a list, not a table."


def test_files_and_folders_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.toml", "deep/a.toml"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    found = check_files([tmp_path, str(tmp_path / "b.toml")])
    names = [Path(result.file).name for result in found]
    assert names == ["b.toml"] * 4 + ["a.toml"] * 4 + ["b.toml"] * 4


def test_a_new_game_can_be_the_start() -> None:
    text = 'game = "valskyrr"\nplay = "game"\nseed = 5\n[setup]\nheroes = ["arani"]\n[expect]\n'
    assert results(text + 'asks = "travel"\nheroes.arani.sizes.hand = 5')[0].ok
    (bad,) = results(text.replace("arani", "aran"))
    assert "line 5: There is no hero 'aran'" in bad.difference
    assert results(text.replace("seed = 5", f"seed = {KEYED + 5}") + 'asks = "travel"')[0].ok


@pytest.mark.parametrize("place", ["1", "smugglers_path"])
def test_a_location_is_named_by_its_number_or_its_id(place: str) -> None:
    text = f"""
        game = "valskyrr"
        [position]
        phase = "travel"
        tiles = ["inn", "smugglers_path", "hunters_camp", "charred_war_camp"]
        loot = 0
        [[step]]
        offers = ["move:{place}", "stay"]
        lacks = ["move:hunters_camp"]
        closed = {{ "reveal:{place}" = "V9.12" }}
        answer = ["move:{place}"]
        [expect]
        party = "smugglers_path"
        asks = "halve_focus"
    """
    assert [result.difference for result in results(text)] == [""] * 4
    (told, *_) = results(text.replace(f'answer = ["move:{place}"]', 'answer = ["reveal:1"]'))
    assert told.difference.startswith('step 1: "reveal:1" is not offered (V9.12 closes it)')


class Failing(ValskyrrScenarios):
    """A game whose rules fail at once."""

    def __init__(self) -> None:
        super().__init__(VALSKYRR)
        self.plays = {"phase": fail}


def fail(game: Game) -> Flow[None]:
    """A rule that fails before it asks."""
    if game.round:
        raise LookupError(game.round)
    yield from VALSKYRR.play(game)


def test_a_rule_that_fails_is_a_difference_not_a_crash() -> None:
    found = check_content(GOOD.encode(), "blow.toml", lambda name: Failing())
    assert found[0].difference == "a rule failed at the start: LookupError(1)"


def test_a_game_that_forgets_itself_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(99))
    monkeypatch.setattr(Valskyrr, "dump", lambda self, state: {"loot": next(count)})
    monkeypatch.setattr(Valskyrr, "load", lambda self, data: read(GOOD).origin)
    told = [result.difference for result in results(GOOD)]
    assert told[0] == ""
    assert "a fork differs from the position: loot: expected" in told[2]
    assert "playing again led elsewhere: loot: expected" in told[3]


def test_a_table_that_people_see_otherwise_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(99))
    monkeypatch.setattr(scenario_runs, "appearance", lambda *args: [b"%d" % next(count)])
    told = [result.difference for result in results(GOOD)]
    assert told[0] == ""
    assert all("shown otherwise: " in each for each in told[1:]), told


def test_a_table_that_cannot_be_shown_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: object) -> list[bytes]:
        raise LookupError("hand")

    monkeypatch.setattr(scenario_runs, "appearance", fails)
    told = [result.difference for result in results(GOOD)]
    assert told[0] == ""
    assert all("the table cannot be shown: LookupError('hand')" in each for each in told[1:]), told


def test_a_position_may_name_everything_that_happened_so_far() -> None:
    table = VALSKYRR.scenarios.build(
        {
            "adventure": "the_abomination",
            "phase": "defence",
            "encounter": "the_abomination_wakes",
            "letters": {"inn": "A", "desecrated_temple": "B+"},
            "pending": [{"symbol": "furious", "hero": "kraehe"}, {"symbol": "time"}],
            "row": [{"id": "maelgar", "done": True, "abilities_done": ["fed_by_sorcery"]}],
            "heroes": {
                "kraehe": {
                    "hero_zone": ["canny_diversion", "dagger", "dagger"],
                    "foes": [
                        {"id": "dire_wolf", "attached": [{"card": "lunge", "owner": "kraehe"}]}
                    ],
                    "tokens": {"canny_diversion": 2},
                    "used": ["dagger#2.1", "task", "regeneration", "kraehe.0"],
                    "done": True,
                }
            },
        }
    )
    again = VALSKYRR.scenarios.build(VALSKYRR.scenarios.describe(table))
    assert canonical(again) == canonical(table)
    assert len(again.done) == 3
    assert again.heroes[0].used == table.heroes[0].used
    assert again.letters_up.count(True) == 1


# --- Reports --------------------------------------------------------------------------------------


def played(seed: int, decisions: int) -> Session[Game]:
    """A random game, so many decisions old."""
    dice = random.Random(seed)
    heroes = dice.sample(["arani", "celenthia", "fengray", "kraehe"], dice.randint(1, 4))
    session = Session(VALSKYRR, {"adventure": "the_abomination", "heroes": heroes}, seed)
    for _ in range(decisions):
        for decision in session.decisions:
            number = dice.randint(decision.min, decision.max)
            session.answer(decision.seat, dice.sample(range(len(decision.options)), number))
    return session


@pytest.mark.parametrize("seed", range(12))
def test_a_report_of_any_moment_is_a_scenario_that_holds(seed: int) -> None:
    session = played(seed, 23 * seed)
    text = report(session, f'Game "{seed}"')
    found = results(text)
    assert [result.ok for result in found] == [True] * 4, found[0].difference
    assert found[0].name == f'Game "{seed}"'


def test_a_report_of_a_finished_game_ends_with_its_last_answers() -> None:
    session = played(1, 3000)
    assert session.outcome is not None
    text = report(session, "over")
    assert "unasked = true" in text
    assert all(result.ok for result in results(text))


def test_a_report_remembers_that_only_a_phase_is_played() -> None:
    scenario = read(GOOD)
    session = Session(VALSKYRR, {}, origin=scenario.origin, play=scenario.play)
    assert 'play = "phase"' in report(session, "phase", lambda name: VALSKYRR.scenarios)
    session = Session(VALSKYRR, {}, origin=scenario.origin, play=lambda game: VALSKYRR.play(game))
    assert 'play = "game"' in report(session, "game")


def test_a_bad_scenario_raises_when_it_is_read_alone() -> None:
    with pytest.raises(BadScenario, match="line 7"):
        read(changed("loot = 0", "lot = 0"))
