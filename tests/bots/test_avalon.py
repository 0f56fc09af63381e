"""The heuristic bot for Avalon: it survives, follows the story, and knows no more than a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.scenario_questions import decisions_of
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.bot import rumours, ways
from tafelrunde.games.avalon.bot.mind import Mind
from tafelrunde.games.avalon.bot.survivor import DEEDS, Dreamer, Survivor
from tafelrunde.games.avalon.day.day_end import rest, share_food
from tafelrunde.games.avalon.day.daytime import daytime
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import (
    Choice,
    Left,
    LocationAction,
    MenhirSection,
    Quest,
    Verse,
)
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Colour, Deed, FreeDeed, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import Extra, Markers
from tafelrunde.games.avalon.vocabulary.conditions import (
    HasCome,
    HasSecret,
    HasStatus,
    Not,
    Won,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    Gain,
    GainSecret,
    Lose,
    Way,
)
from tafelrunde.games.avalon.vocabulary.world import DrawEvent, Encounter, Mark
from tafelrunde.lab.simulate import play_out
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    MEADOW,
    Table,
    avalon,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_verse,
)

HILL = 902
FOOD = Resource.FOOD
QUIET = {f"{MEADOW}.0": 1, f"{HILL}.0": 1}
"""Pages that were read and hold nothing."""


def answer(table: Table, bot: Survivor | None = None) -> list[str]:
    """What a bot answers to the first open question, from the view of its seat."""
    assert table.session is not None
    decision = decisions_of(table.session.question)[0]
    view, shown = GAME.trials.see(table.game, decision)
    found = [shown.options[index].id for index in (bot or Survivor()).decide(view, shown)]
    table.stops_at(decision.key)
    return found


def day(people: dict[str, dict[str, Any]], here: dict[str, Any], **position: Any) -> Table:
    """The middle of a day on a meadow with a quiet hill to the east."""
    dummy_verse(f"{MEADOW}.0")
    dummy_verse(f"{HILL}.0")
    dummy_location(MEADOW, east=HILL, **here)
    dummy_location(HILL, **position.pop("hill", {}))
    position.setdefault("menhirs", {MEADOW: 5})
    return avalon(
        characters=people,
        map={MEADOW: (0, 0), HILL: (1, 0)},
        read=position.pop("read", QUIET),
        **position,
    ).play(daytime)


def action(energy: int, *do: Any) -> LocationAction:
    """An action of a location."""
    return LocationAction(Name("Graben", "Dig"), energy=energy, do=list(do))


STONE = MenhirSection(cost=[Pay(1, Track.ENERGY), Pay(1, Resource.WEALTH)], value=9)


# --- The day --------------------------------------------------------------------------------------


def test_it_has_a_taste_for_everything_that_can_be_done_in_a_day() -> None:
    assert {*DEEDS} == {*Deed, *FreeDeed}


def test_it_takes_up_what_lies_there() -> None:
    table = day({"beor": character()}, {}, left=[(dummy_item("rope"), MEADOW)])

    assert answer(table) == ["beor:take:rope"]


def test_it_eats_when_the_day_ends() -> None:
    table = avalon(characters={"beor": character(food=1)}).play(rest)

    assert answer(table) == ["eat"]


@pytest.mark.parametrize(
    ("energy", "gain", "chosen"),
    [(6, 1, "location_action"), (2, 1, "pass"), (2, 3, "location_action")],
)
def test_it_rests_before_it_is_exhausted_unless_it_is_worth_it(
    energy: int, gain: int, chosen: str
) -> None:
    here = {"action": action(1, Gain(gain, Resource.WEALTH))}
    people = {"beor": character(energy=energy, food=5, wealth=0, used=["CHARACTER_ACTION"])}

    assert answer(day(people, here)) == [f"beor:{chosen}"]


@pytest.mark.parametrize("instead", [Lose(1, Track.FEAR), Encounter(Colour.VIOLET)])
@pytest.mark.parametrize(("menhirs", "dreams"), [({}, "run"), ({MEADOW: 5}, "float")])
def test_alone_and_dying_it_dreams_itself_well_only_where_there_is_light(
    menhirs: dict[int, int], dreams: str, instead: Lose | Encounter
) -> None:
    dummy_location(MEADOW)
    floats = Choice("float", do=[Gain(1, Track.HEALTH)])
    dummy_verse("901.D", choices=[floats, Choice("run", do=[instead])])
    arev = character(health=0, energy=0, dying=True, fear=3)
    reading = {"doing": "reading", "group": ["arev"], "verse": "901.D", "place": MEADOW}
    table = avalon(
        characters={"arev": arev}, map={MEADOW: (0, 0)}, menhirs=menhirs, course=[reading]
    ).play()

    assert answer(table) == [dreams]


@pytest.mark.parametrize(("menhirs", "eats"), [({}, "fast"), ({MEADOW: 5}, "eat")])
def test_alone_and_dying_it_eats_only_where_there_is_light(
    menhirs: dict[int, int], eats: str
) -> None:
    arev = character(health=0, energy=0, dying=True, food=1)
    table = avalon(characters={"arev": arev}, map={MEADOW: (0, 0)}, menhirs=menhirs)
    assert answer(table.play(rest)) == [eats]


@pytest.mark.parametrize(("others", "pays"), [(1, "3"), (4, "2"), (9, "0")])
def test_whoever_has_more_pays_more_of_a_common_price(others: int, pays: str) -> None:
    people = {"beor": character(food=5), "ailei": character(food=others)}
    price = avalon(characters=people).play(does(ChooseOne([Way([], cost=[Pay(3, FOOD)])])))
    assert answer(price) == [pays]


def test_whoever_has_more_than_it_needs_feeds_the_hungry() -> None:
    people = {"beor": character(food=3), "ailei": character(food=0)}
    assert answer(avalon(characters=people).play(share_food)) == ["beor"]
    assert answer(day(people, {})) == ["beor:hand_over"]

    people = {"beor": character(food=1), "ailei": character(food=0)}
    assert answer(avalon(characters=people).play(share_food)) == ["pass"]


def test_it_gathers_food_before_it_starves() -> None:
    here = {"action": action(2, Gain(2, Resource.FOOD))}
    people = {"beor": character(energy=4, food=0, used=["CHARACTER_ACTION"])}

    assert answer(day(people, here)) == ["beor:location_action"]


def test_it_keeps_away_from_a_guardian_that_would_kill_it() -> None:
    hill = {"action": action(1, Gain(3, Resource.FOOD))}
    guardian = dummy_enemy("giant", attack=3, value=9)
    people = {"beor": character(health=5, food=1, used=["CHARACTER_ACTION"])}

    assert answer(day(people, {}, hill=hill)) == [f"beor:travel:{HILL}"]
    table = day(people, {}, hill=hill, guardians=[(guardian, HILL)])
    assert answer(table) == ["beor:pass"]


@pytest.mark.parametrize(("magic", "chosen"), [(0, "wurm:character_action"), (4, "wurm:pass")])
def test_whoever_fights_with_magic_draws_on_it_while_it_is_short(magic: int, chosen: str) -> None:
    people = {"wurm": character(energy=6, magic=magic, fear=0, food=4)}

    assert answer(day(people, {})) == [chosen]


# --- The light ------------------------------------------------------------------------------------


def rich(**more: Any) -> dict[str, Any]:
    """Somebody who can pay for a stone."""
    return character(food=5, wealth=3, used=["CHARACTER_ACTION"], **more)


def test_everybody_who_stands_at_the_stone_charges_it_before_it_goes_out() -> None:
    people = {"beor": rich(), "ailei": rich()}
    table = day(people, {"menhir": STONE}, menhirs={MEADOW: 1})
    assert answer(table) == ["ailei:inspect_menhir"]
    table.answer("party", "ailei:inspect_menhir")
    assert answer(table) == ["join"]
    table.answer("beor", "join")
    assert answer(table) == ["beor"]
    table.answer("ailei", "beor")
    assert answer(table) == ["charge"]


@pytest.mark.parametrize("order", [("beor", "ailei"), ("ailei", "beor")])
@pytest.mark.parametrize(("strong", "weak"), [("beor", "ailei"), ("ailei", "beor")])
def test_the_fittest_goes_first_wherever_it_sits(
    order: tuple[str, str], strong: str, weak: str
) -> None:
    fit = {strong: character(health=9, energy=5), weak: character(health=7, energy=5)}
    table = day({name: fit[name] for name in order}, {}, read={})
    assert answer(table) == [f"{strong}:explore"]


def test_it_goes_to_the_others_first() -> None:
    people = {"beor": rich(), "ailei": rich(place=HILL)}
    table = day(people, {"menhir": STONE}, menhirs={MEADOW: 1})

    assert answer(table) == [f"ailei:travel:{MEADOW}"]


def test_a_fresh_stone_is_left_alone() -> None:
    table = day({"beor": rich()}, {"menhir": STONE}, menhirs={MEADOW: 7})

    assert answer(table) == ["beor:pass"]


def test_what_the_stone_still_takes_is_gathered() -> None:
    here = {"menhir": STONE, "action": action(2, Gain(1, Track.FEAR), Gain(1, Resource.WEALTH))}
    people = {"beor": character(food=5, wealth=0, used=["CHARACTER_ACTION"])}

    assert answer(day(people, here, menhirs={MEADOW: 1})) == ["beor:location_action"]
    people = {"beor": character(food=5, wealth=9, used=["CHARACTER_ACTION"])}
    assert answer(day(people, here, menhirs={MEADOW: 1})) == ["beor:inspect_menhir"]


# --- The book -------------------------------------------------------------------------------------


def reading(*choices: Choice, read: dict[str, int] | None = None, **position: Any) -> Table:
    """Beor reads a page."""
    dummy_verse("901.1", choices=list(choices))
    dummy_verse("901.2")
    dummy_verse("901.3")
    course = [{"doing": "reading", "group": ["beor"], "verse": "901.1", "step": 1}]
    return avalon(course=course, read={"901.1": 1} | (read or {}), **position).play()


def test_what_is_unread_comes_first() -> None:
    table = reading(Choice("known", "901.2"), Choice("new", "901.3"), read={"901.2": 1})

    assert answer(table) == ["new"]


def test_what_a_victory_would_open_counts_on_the_page_before() -> None:
    table = reading(Choice("in", "901.2"), Choice("leave"), read={"901.2": 1})
    assert answer(table) == ["leave"]

    dummy_verse("901.2", choices=[Choice("past_it", "901.3", only_if=Won())])
    assert answer(table) == ["in"]


def test_a_door_that_was_opened_is_worth_no_more_than_what_lies_behind() -> None:
    door = Choice("door", "901.2", only_if=HasStatus("stone"))
    coin = Choice("coin", do=[Gain(2, Resource.WEALTH)])
    assert answer(reading(coin, door, statuses={"stone": 1})) == ["door"]

    table = reading(coin, door, statuses={"stone": 1}, read={"901.2": 1})
    dummy_verse("901.2", Gain(1, Resource.WEALTH))
    assert answer(table) == ["coin"]


def test_a_loss_that_is_known_is_less_to_fear_than_a_page_that_asks_nothing() -> None:
    ways = [Choice("in", "901.2"), Choice("bleed", "901.3", do=[Deal(1)])]
    assert answer(reading(*ways, characters={"beor": character(health=6)})) == ["bleed"]
    assert answer(reading(*ways, characters={"beor": character(health=3)})) == ["in"]


def test_it_takes_what_an_open_quest_asks_for() -> None:
    dummy_secret("rites", 99)
    quest = dummy_event("wanted", quest=Quest(HasSecret(99), []))
    ways = [Choice("coin", do=[Gain(2, Resource.WEALTH)]), Choice("rites", do=[GainSecret(99)])]

    assert answer(reading(*ways, quests=[quest])) == ["rites"]


def test_while_a_quest_waits_for_its_day_it_takes_what_comes_with_it() -> None:
    dummy_event("day")
    dummy_event("then", quest=Quest(HasStatus("stone"), []))
    quest = dummy_event("wanted", quest=Quest(HasCome("day"), [DrawEvent("then")]))
    ways = [Choice("coin", do=[Gain(2, Resource.WEALTH)]), Choice("rites", do=[Mark("stone", 1)])]

    assert answer(reading(*ways, quests=[quest])) == ["rites"]


def test_a_stone_that_lights_the_way_to_what_is_wanted_is_worth_more() -> None:
    dummy_location(HILL, east=903, menhir=MenhirSection([], 8))
    for number in (903, 904, 905, 906):
        dummy_location(number, west=number - 1)
    dummy_verse("906.0", Mark("stone", 1))
    rumours._heard.cache_clear()
    quest = dummy_event("wanted", quest=Quest(HasStatus("stone"), []))
    far = avalon(characters={"beor": character(place=HILL)}, map={HILL: (0, 0)}, quests=[quest])
    near = avalon(characters={"beor": character(place=HILL)}, map={HILL: (0, 0)})
    rumoured, quiet = (Mind(each.game).gain(HILL) for each in (far, near))
    rumours._heard.cache_clear()

    assert rumoured > quiet


def test_a_status_that_closes_a_choice_shows_where_it_leads() -> None:
    quest = dummy_event("wanted", quest=Quest(HasStatus("stone"), []))
    ways = [
        Choice("plain", "901.2", only_if=Not(HasStatus("bell"))),
        Choice("towards", "901.3", only_if=Not(HasStatus("stone"))),
    ]

    assert answer(reading(*ways, quests=[quest])) == ["towards"]


def test_a_status_that_is_marked_is_not_worth_marking_again() -> None:
    quest = dummy_event("wanted", quest=Quest(HasStatus("druid_signs", at_least=2), []))
    ways = [
        Choice("again", do=[Mark("druid_signs", 1)]),
        Choice("more", do=[Mark("druid_signs", 2)]),
    ]
    table = reading(*ways, quests=[quest], statuses={"druid_signs": 1})

    assert answer(table) == ["more"]


def test_whoever_is_whimsical_takes_now_this_now_that_but_the_same_at_the_same_table() -> None:
    ways = [Choice("one", do=[Gain(1, FOOD)]), Choice("other", do=[Gain(2, FOOD)])]
    tables = [reading(*ways, read={"901.9": times}) for times in range(1, 9)]
    found = [answer(table, Dreamer()) for table in tables]

    assert {each for (each,) in found} == {"one", "other"}
    assert [answer(reading(*ways, read={"901.9": n}), Dreamer()) for n in range(1, 9)] == found


@pytest.mark.parametrize(("read", "longs"), [({}, True), (QUIET, False)])
def test_whoever_is_whimsical_longs_for_a_place_until_it_was_seen(
    read: dict[str, int], longs: bool
) -> None:
    table = day({"beor": character()}, {}, read=read)
    sober, dreaming = Mind(table.game), Mind(table.game, whimsical=True)
    there = [ways.exploring(each, table.character("beor"), HILL) for each in (sober, dreaming)]
    table.stop_checking()

    assert (there[0] < there[1]) == longs


def test_food_is_handed_over_while_reading_only_to_whoever_reads_along() -> None:
    people = {"beor": character(food=3), "arev": character(food=1), "ailei": character(food=0)}
    dummy_verse("901.1", choices=[Choice("bad", do=[Deal(1)]), Choice("worse", do=[Deal(2)])])
    course = [{"doing": "reading", "group": ["beor", "arev"], "verse": "901.1", "step": 1}]
    assert answer(avalon(characters=people, course=course, read={"901.1": 1}).play()) == ["bad"]

    course[0]["group"] = ["beor", "arev", "ailei"]
    table = avalon(characters=people, course=course, read={"901.1": 1}).play()
    assert answer(table) == ["hand_over:beor"]


# --- Encounters -----------------------------------------------------------------------------------


def test_a_winning_card_is_laid() -> None:
    dummy_card("finish", Left(free=Markers(1)))
    dummy_card("wait")
    table = turn(["wait", "finish"], dummy_enemy(value=5), clash={"pool": 4})

    assert answer(table) == ["lay:finish"]


@pytest.mark.parametrize(("blow", "chosen"), [(0, "flee"), (3, "lay:wait")])
def test_it_flees_from_certain_death_unless_that_is_certain_death_too(
    blow: int, chosen: str
) -> None:
    enemy = dummy_enemy(value=20, attack=3, opportunity=[Deal(blow)])

    dummy_card("wait")

    assert answer(turn(["wait"], enemy, health=3)) == [chosen]


def test_it_flees_from_blows_of_which_it_may_choose_one() -> None:
    either = ChooseOne([Way([Deal(3)]), Way([Lose(3, Track.HEALTH)])])
    enemy = dummy_enemy(value=20, attack=[either])
    dummy_card("wait")

    assert answer(turn(["wait"], enemy, health=3)) == ["flee"]


@pytest.mark.parametrize(("fought", "chosen"), [(1, "lay:wait"), (6, "flee")])
def test_it_flees_from_a_fight_that_has_brought_too_little(fought: int, chosen: str) -> None:
    dummy_card("wait")
    enemy = dummy_enemy(value=8, attack=2)
    table = turn(["wait"], enemy, health=5, clash={"pool": 1, "round": fought})

    assert answer(table) == [chosen]


def test_a_card_that_lets_another_follow_is_laid_first() -> None:
    dummy_card("follow", Left(free=Extra()))
    dummy_card("wait")

    assert answer(turn(["wait", "follow"], dummy_enemy(value=9), health=9)) == ["lay:follow"]


def test_a_strong_character_fights_on() -> None:
    dummy_card("strike", Left(free=Markers(2)))
    table = turn(["strike"], dummy_enemy(value=4, attack=1), health=9)

    assert answer(table) == ["lay:strike"]


# --- Whole campaigns ------------------------------------------------------------------------------

Check = Callable[[Game, Decision, list[int]], None]


def campaign(seed: int, players: int, check: Check | None = None) -> tuple[Game, int]:
    """A quick start between bots, and how many questions it took."""
    wish = {"campaign": "quick_start"}
    state = GAME.new(GAME.trials.setup_for(seed, players, wish), seed)
    bot, asked = Survivor(), 0

    def ask(decision: Decision) -> list[int]:
        nonlocal asked
        asked += 1
        found = list(bot.decide(*GAME.trials.see(state, decision)))
        assert decision.refusal(found) is None
        if check is not None:
            check(state, decision, found)
        return found

    play_out(GAME.play(state), ask)
    return state, asked


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_campaigns_end_and_some_of_them_well(players: int) -> None:
    played = [campaign(seed, players) for seed in range(8)]

    assert all(state.ended for state, _ in played)
    assert max(asked for _, asked in played) < 6_000  # several tries of the chapter
    assert sum(state.ended == "won" for state, _ in played) >= 1


def test_what_lies_face_down_does_not_change_its_answers() -> None:
    compared = 0

    def check(state: Game, decision: Decision, found: list[int]) -> None:
        nonlocal compared
        if compared >= 300:
            return
        twin = state.clone()
        GAME.trials.scramble(twin, compared, decision.seat if decision.seat != PARTY else PARTY)
        assert list(Survivor().decide(*GAME.trials.see(twin, decision))) == found, decision.key
        compared += 1

    campaign(5, 3, check)
    assert compared > 100


def test_what_stands_on_unread_pages_does_not_change_its_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = dict(library.VERSES)

    def check(state: Game, decision: Decision, found: list[int]) -> None:
        if decision.key not in ("action", "choice", "one_of", "may_pay"):
            return
        for verse in book:
            if verse not in state.read:
                monkeypatch.setitem(library.VERSES, verse, Verse(verse, [Gain(9, Resource.EXP)]))
        assert list(Survivor().decide(*GAME.trials.see(state, decision))) == found, decision.key
        monkeypatch.undo()

    for seed in (0, 1):
        campaign(seed, 2, check)
