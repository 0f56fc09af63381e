"""Chapters 2 and 24: components, saving and changing players (Spielmaterial, Speichern)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Choice, ClashCard
from tafelrunde.games.avalon.rules.chapters import restart_chapter
from tafelrunde.games.avalon.rules.character_setup import new_character
from tafelrunde.games.avalon.rules.saving import begin_evening, may_end
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Art, Attribute, Keyword, Resource, Track, Tray, Who
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.kit.avalon import (
    Table,
    avalon,
    begins,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
    dummy_verse,
    fighter,
    plain,
)
from tests.kit.shows import shows


def rich(**more: Any) -> Table:
    """A table in the middle of a day, with something everywhere."""
    for number in (901, 902):
        dummy_location(number)
    beor = fighter(
        energy=2,
        health=5,
        fear=3,
        food=4,
        equipped=[dummy_item("cup"), dummy_secret("rites", 11)],
        skills=[(dummy_skill("rage", Attribute.AGGRESSION), 1)],
        combat_upgrades=[dummy_card("upgrade")],
        combat_available=[dummy_card("spare")],
        dials={"own": 3},
        waits_for=0b10,
    )
    return avalon(
        characters={"beor": beor, "ailei": fighter(place=902)},
        map={901: (0, 0), 902: (1, 0)},
        menhirs={901: 4},
        removed=[903],
        guardians=[(dummy_enemy("stag"), 902)],
        dials={"signs": 2},
        time_dials=[("clock", 3, 901, "")],
        statuses={"signs": 0b101},
        encounters={"gray": [dummy_enemy("wolf")]},
        event_deck=[dummy_event("next")],
        event_discards=[dummy_event("old")],
        quests=[dummy_event("quest")],
        events=[dummy_event("news")],
        day=7,
        **more,
    )


def evening(**players: Any) -> Callable[[Game], Flow[None]]:
    """The beginning of an evening."""
    return begins(plain(begin_evening, **players))


@shows("A24.02", "A24.03", "A24.04", "A24.05", "A24.06", "A24.07", "A4.01")
def test_everything_that_the_sheet_records_comes_back_in_the_same_phase() -> None:
    table = rich().play_on()
    session = table._playing()
    again = Session.load(GAME, session.save()).state
    table.stops_at("action")

    beor = again.characters[0]
    assert (beor.id, beor.energy, beor.health, beor.fear, beor.dials) == (
        "beor",
        2,
        5,
        3,
        {"own": 3},
    )
    assert (beor.resources[Resource.FOOD], beor.waits_for) == (4, 0b10)
    assert [(each.card.id, each.side) for each in beor.skills] == [("rage", 1)]
    assert [card.id for card in beor.equipped] == ["cup", "rites"]
    assert [card.id for card in beor.upgrades[Art.COMBAT]] == ["upgrade"]
    assert [card.id for card in beor.available[Art.COMBAT]] == ["spare"]
    assert [each.place for each in again.characters] == [901, 902]
    assert (again.menhirs, again.dials, again.removed) == ({901: 4}, {"signs": 2}, [903])
    assert [(each.card.id, each.place) for each in again.guardians] == [("stag", 902)]
    assert (again.statuses, again.time_dials) == ({"signs": 0b101}, [("clock", 3, 901, "")])
    piles = (again.event_deck, again.event_discards, again.quests, again.events)
    assert [[card.id for card in pile] for pile in piles] == [
        ["next"],
        ["old"],
        ["quest"],
        ["news"],
    ]
    assert (again.day, again.phase.name) == (7, "DAYTIME")
    assert GAME.dump(again) == GAME.dump(session.state)


@shows("A24.01", "A24.07")
def test_a_game_is_saved_and_goes_on_in_the_middle_of_an_exploration() -> None:
    dummy_verse("open.0", Gain(1, Resource.MAGIC), choices=[Choice("one"), Choice("two")])
    table = avalon(characters={"beor": character(energy=5, magic=0)}).play_on()
    table.answer("party", "beor:explore")
    table.session = Session.load(GAME, table._playing().save())

    assert table.asks("beor", "choice") == ["one", "two"]
    table.answer("beor", "two").stops_at("action")
    assert table.value("beor", "magic") == 1


@shows("A24.08", "A9.13")
def test_at_the_beginning_of_a_play_decks_may_be_composed_anew() -> None:
    plain, good = dummy_card("plain"), dummy_card("good")
    beor = character(combat_deck=[plain] * 15, combat_available=[good], diplomacy_deck=[])
    table = avalon(characters={"beor": beor}).play(evening())
    table.answer("beor", "change")
    keys = table.asks("beor", "deck")
    table.answer("beor", "good", *keys[:14])

    assert sorted(table.deck("beor")) == ["good"] + ["plain"] * 14


@shows("A24.09", "A24.10")
def test_a_new_character_joins_where_an_existing_one_of_choice_stands() -> None:
    table = rich().play(evening(joining=["arev"]))
    assert table.asks("party", "host") == ["beor", "ailei"]
    table.answer("party", "ailei")
    while table.question == "adjust":
        table.answer(table.names()[table._playing().decisions[0].seat], "keep")

    arev = table.character("arev")
    assert (arev.index, arev.place, arev.health, arev.resources[Resource.FOOD]) == (2, 902, 8, 2)
    assert arev.woke_at == 902
    assert table.game.played == ["beor", "ailei", "arev"]


@shows("A24.10")
def test_for_each_of_several_who_join_a_place_is_chosen() -> None:
    table = rich().play(evening(joining=["arev", "wurm"])).answer("party", "ailei")
    assert table.asks("party", "host") == ["beor", "ailei", "arev"]
    table.answer("party", "beor").stops_at("adjust")

    assert [table.place(name) for name in ("arev", "wurm")] == [902, 901]


@shows("A24.09", "A24.11", "A13.24")
def test_who_leaves_hands_secrets_on_but_keeps_what_is_personal_and_all_else() -> None:
    rites = dummy_secret("rites", 11)
    rune = dummy_secret("rune", 13, keyword=Keyword.WEAPON)
    fever = dummy_secret("fever", 14, personal=True)
    cup = dummy_item("cup")
    people = {
        "beor": character(equipped=[rites, fever, cup], flipped=[rune]),
        "ailei": character(),
        "arev": character(),
    }
    table = avalon(characters=people).play(evening(leaving=["beor"]))
    table.answer("party", "arev").answer("party", "ailei")

    assert table.names() == ["ailei", "arev"]
    assert [(each.index, each.bit) for each in table.game.characters] == [(0, 1), (1, 2)]
    assert table.ids(table.character("arev").equipped) == ["rites"]
    assert table.ids(table.character("ailei").flipped) == ["rune"]
    (gone,) = table.game.absent
    assert sorted(card.id for card in gone.belongings()) == ["cup", "fever"]


@shows("A24.09")
def test_who_left_returns_as_it_was() -> None:
    people = {"beor": character(food=8), "ailei": character()}
    table = avalon(characters=people)
    table.play(evening(leaving=["beor"]))
    game = table.game.clone()
    game.cause = ""
    assert [each.id for each in game.absent] == ["beor"]
    again = Table(game).play(evening(joining=["beor"]))

    assert again.names() == ["ailei", "beor"]
    assert (again.value("beor", "food"), again.game.absent) == (8, [])


@shows("A24.09", "A31.23")
def test_free_play_knows_the_tray_and_cards_of_those_who_play_on() -> None:
    table = avalon(characters={"beor": {}, "ailei": {}}, trays=["green", "blue"])
    table.play(evening(leaving=["beor"]))

    again = GAME.new(GAME.chosen(table.game), 1)
    assert colours(again) == [(Tray.BLUE, {Tray.BLUE})]
    assert table.character("ailei").colour is Tray.BLUE  # she keeps what she began with


def colours(game: Game) -> list[tuple[Tray, set[Tray]]]:
    """The tray of everybody, and the colours of the cards."""
    found = []
    for each in (*game.characters, *game.absent):
        printed = [card.printed for deck in each.decks for card in deck]
        cards = {card.tray for card in printed if isinstance(card, ClashCard)}
        found.append((each.colour, cards))
    return found


@shows("A24.10", "A31.23", "A31.24", "A3.02")
@pytest.mark.parametrize("leaving", [[], ["beor"]])
def test_in_free_play_who_comes_later_has_a_tray_and_cards_that_nobody_else_has(
    leaving: list[str],
) -> None:
    chosen = {"characters": ["beor", "ailei"], "trays": ["gray", "own"], "decks": ["own", "brown"]}
    game = Session(GAME, chosen, 3).state
    begin_evening(game, leaving=leaving, joining=["arev", "wurm"])

    assert sorted(tray for tray, _ in colours(game)) == [*Tray]
    assert sorted(colour for _, cards in colours(game) for colour in cards) == [*Tray]
    assert {each.id: each.colour for each in game.characters}["wurm"] is Tray.BROWN


@shows("A24.10", "A31.24", "A3.02")
def test_in_free_play_who_comes_on_a_later_evening_has_cards_that_nobody_else_has() -> None:
    chosen = {"characters": ["beor", "ailei"], "decks": ["own", "brown"]}
    game = Session(GAME, chosen, 3).state
    begin_evening(game, leaving=["beor"], joining=[])
    begin_evening(game, leaving=[], joining=["arev", "wurm"])

    assert sorted(colour for _, cards in colours(game) for colour in cards) == [*Tray]


@shows("A21.05", "A21.10", "A31.23", "A3.02")
def test_in_free_play_the_tray_of_the_dead_is_free_and_their_cards_are_gone() -> None:
    game = Session(GAME, {"characters": ["beor", "ailei"], "trays": ["gray", "own"]}, 3).state
    arev = new_character(game, 0, "arev", instead_of=game.characters[0])

    assert arev.colour is Tray.GRAY
    game.characters[0] = arev
    assert colours(game)[0][1] == {Tray.BLUE}


@shows("A24.09")
def test_players_change_only_between_two_actions_of_the_day() -> None:
    dummy_verse("some.0", choices=[Choice("one"), Choice("two")])
    reading = {"doing": "reading", "group": ["beor"], "verse": "some.0", "place": 901}
    fight = {"against": dummy_enemy("foe"), "step": "check", "active": "beor"}
    beor = {"beor": fighter()}

    assert may_end(avalon(characters=beor, phase="daytime").game)
    assert not may_end(avalon(characters=beor, phase="day_end").game)
    assert not may_end(avalon(characters=beor, phase="daytime", course=[reading]).game)
    assert not may_end(avalon(characters=beor, phase="daytime", clash=fight).game)


@shows("A24.09", "A24.10", "A7.07", "A31.01")
def test_who_comes_back_may_act_at_once_and_nobody_waits_for_who_left() -> None:
    people = {"beor": character(), "ailei": character(waits_for=0b1), "arev": character()}
    game = avalon(characters=people, map={901: (0, 0)}).game
    game.setup = replace(game.setup, chronicler="beor")
    game.characters[0].passed = True
    begin_evening(game, leaving=["beor"])
    assert (game.characters[0].waits_for, game.setup.chronicler) == (0, "")
    game.course.clear()
    begin_evening(game, joining=["beor"])

    assert [(each.id, each.passed) for each in game.characters][-1] == ("beor", False)


@shows("A24.09", "A21.05")
@pytest.mark.parametrize(
    ("players", "trouble"),
    [
        ({"leaving": ["arev"]}, "arev does not play"),
        ({"joining": ["beor"]}, "beor plays already"),
        ({"joining": ["wurm"]}, "wurm has died"),
        ({"joining": ["arev", "arev"]}, "arev is named twice"),
        ({"leaving": ["beor", "ailei"]}, "One to 4 characters"),
    ],
)
def test_who_cannot_leave_or_join_is_refused_and_nothing_changes(
    players: dict[str, list[str]], trouble: str
) -> None:
    game = avalon(characters={"beor": character(), "ailei": character()}).game
    game.played = ["beor", "ailei", "wurm"]
    before = GAME.dump(game)

    with pytest.raises(BadSetup, match=trouble):
        begin_evening(game, **players)
    assert GAME.dump(game) == before


@shows("A24.10")
def test_whoever_comes_in_place_of_all_others_stands_where_they_stood() -> None:
    table = rich().play(evening(leaving=["beor", "ailei"], joining=["arev"]))
    while table.question in ("heir", "adjust"):
        table.answer("party", table.asks("party")[0])

    assert [(each.id, each.place) for each in table.game.characters] == [("arev", 901)]
    assert table.game.setup.characters == ("arev",)


@shows("A24.09", "A21.04")
def test_the_mercy_leads_back_to_those_who_play_now() -> None:
    session = Session(GAME, {"characters": ["beor", "ailei"]}, 3)
    game = session.state
    begin_evening(game, leaving=["beor"], joining=["arev"])
    restart_chapter(game, [])

    assert [each.id for each in game.characters] == ["ailei", "arev"]
    assert [each.id for each in game.absent] == ["beor"]
    assert {each.place for each in game.characters} == {101}
    GAME.load(GAME.dump(game))  # no card is lost or doubled


@shows("A24.11", "A24.12", "A21.04")
def test_the_mercy_leads_back_to_secrets_that_stay_with_those_who_play() -> None:
    charm, mark = dummy_secret("charm", 90), dummy_secret("mark", 91, personal=True)
    people = {"beor": character(equipped=[charm, mark]), "ailei": character()}
    game = avalon(characters=people).game
    begin_evening(game, leaving=["beor"])
    restart_chapter(game, [])

    (ailei,), (beor,) = game.characters, game.absent
    assert [card.id for card in ailei.belongings()] == ["charm"]
    assert [card.id for card in beor.belongings()] == ["mark"]


@shows("A24.09", "A21.04")
def test_the_mercy_leads_back_to_somebody_who_left_and_came_back() -> None:
    game = Session(GAME, {"characters": ["beor", "ailei"]}, 3).state
    game.characters[0].resources[Resource.WEALTH] = 7
    for players in ({"leaving": ["beor"]}, {"joining": ["beor"]}):
        begin_evening(game, **players)
    restart_chapter(game, [])

    assert [each.id for each in game.characters] == ["ailei", "beor"]
    assert (game.absent, game.characters[1].resources[Resource.WEALTH]) == ([], 1)
    GAME.load(GAME.dump(game))


@shows("A24.09", "A21.04", "A21.05")
def test_if_somebody_leaves_who_came_for_a_dead_one_the_mercy_leads_back_to_this_evening() -> None:
    game = Session(GAME, {"characters": ["beor", "ailei"]}, 3).state
    dead = game.characters[0]
    game.characters[0] = new_character(game, 0, "wurm")
    game.out += [card for piles in (dead.decks, dead.upgrades) for pile in piles for card in pile]
    game.characters[0].place, game.day = 101, 5
    begin_evening(game, leaving=["wurm"])
    restart_chapter(game, [])

    assert ([each.id for each in game.characters], game.day) == (["ailei"], 5)
    GAME.load(GAME.dump(game))


@shows("A24.14", "A30.01")
def test_cards_of_an_encounter_are_shuffled_back_after_it() -> None:
    foe = dummy_enemy("foe", value=0)
    beor = fighter(discard_pile=[dummy_card("thrown")], hand=[dummy_card("held")])
    table = avalon(
        characters={"beor": beor}, clash={"against": foe, "step": "check", "active": "beor"}
    ).play()
    while table.question:
        table.answer("beor", table.asks("beor")[-1])

    one = table.character("beor")
    assert (one.hand, one.discard_pile) == ([], [])
    assert sorted(table.deck("beor")) == ["held", *["plain_combat"] * 9, "thrown"]


# --- Components -----------------------------------------------------------------------------------


@shows("A2.15", "A21.01", "A21.15")
def test_there_are_dying_and_insanity_cards_for_four() -> None:
    names = ("beor", "ailei", "arev", "wurm")
    people = {name: character(health=1, fear=0) for name in names}
    table = avalon(characters=people)
    table.play(does(Gain(9, Track.FEAR, who=Who.EACH), Deal(1, who=Who.EACH)))

    assert all(table.character(name).dying and table.character(name).insane for name in names)
