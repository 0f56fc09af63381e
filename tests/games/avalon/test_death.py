"""Chapters 1 and 21: goal and end, death and insanity (Ziel und Ende, Tod und Wahnsinn)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.games import Outcome
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Choice
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.chapters import remember_chapter
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.kit.avalon import (
    Table,
    avalon,
    begins,
    character,
    does,
    dummy_card,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
DYING: dict[str, Any] = {"health": 0, "energy": 0, "dying": True}


def killed(name: str = "beor", **position: Any) -> Table:
    """A character who is dying receives damage."""
    return avalon(**position).play(does(Deal(1), who=name))


@shows("A1.02", "A1.06", "A21.03")
def test_if_one_character_dies_everybody_has_lost() -> None:
    people = {"beor": character(**DYING), "ailei": character()}
    table = killed(characters=people).answer("party", "give_up")

    assert table.rules.outcome(table.game) == Outcome(False, "beor", 1)
    assert [event.won for event in table.events(events.CampaignEnded)] == [False]


@shows("A21.04", "A31.21", "A31.22")
@pytest.mark.parametrize(
    ("more", "ways"),
    [
        ({}, ["mercy", "give_up"]),
        ({"mode": "challenge_mode", "challenges": {"dear_cards": True}}, []),
        ({"mode": "challenge_mode"}, ["mercy", "give_up"]),
        ({"mode": "story_mode"}, ["mercy", "give_up"]),
    ],
)
def test_the_mercy_is_offered_but_not_in_challenge_mode(
    more: dict[str, Any], ways: list[str]
) -> None:
    table = killed(characters={"beor": character(**DYING)}, **more)
    if not ways:
        assert table.game.ended == "lost"
        return

    assert table.asks("party", "way_out") == ways
    table.stops_at("way_out")


@shows("A21.05")
def test_a_new_character_is_a_way_out_only_with_several_players_and_one_left() -> None:
    people = {"beor": character(**DYING), "ailei": character()}
    table = killed(characters=people)
    assert table.asks("party", "way_out") == ["mercy", "new_character", "give_up"]
    table.stops_at("way_out")

    table = killed(characters=people, played=["beor", "ailei", "arev", "wurm"])
    assert table.asks("party", "way_out") == ["mercy", "give_up"]
    table.stops_at("way_out")


@shows("A21.05", "A21.06", "A21.07", "A21.10", "A21.11", "A21.12", "A21.13", "A14.18")
def test_who_re_enters_leaves_items_behind_and_hands_secrets_on() -> None:
    for number in (901, 902):
        dummy_location(number)
    cup, rune = dummy_item("cup"), dummy_secret("rune", 13, keyword=Keyword.WEAPON)
    fever = dummy_secret("fever", 14, personal=True)
    skill = dummy_skill("rage", Attribute.AGGRESSION)
    dead = character(
        place=902,
        food=9,
        equipped=[cup, fever, rune],  # the fever is gone before an heir of the rune is asked for
        skills=[(skill, 0)],
        combat_deck=[dummy_card("attack")],
        **DYING,
    )
    people = {"beor": dead, "ailei": character(place=901), "arev": character(place=901)}
    table = killed(characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5})
    table.answer("party", "new_character")
    assert table.asks("beor", "heir") == ["ailei", "arev"]
    assert table.ids(table.character("beor").belongings()) == ["rune"]
    table.answer("beor", "arev")

    new = table.character("wurm")  # the only one left
    assert (new.index, new.place, new.passed, new.health) == (0, 901, True, 7)
    assert [(left.card.id, left.place) for left in table.game.left] == [("cup", 902)]
    assert table.ids(table.character("arev").flipped) == ["rune"]
    assert {"fever", "attack"} <= set(table.ids(table.game.out))
    assert table.ids(table.game.skills) == ["rage"]
    assert table.game.played == ["beor", "ailei", "arev", "wurm"]


@shows("A21.09", "A16.08")
def test_items_left_behind_are_discarded_with_their_location() -> None:
    for number in (901, 902):
        dummy_location(number)
    table = avalon(
        phase="dawn",
        step=2,
        map={901: (0, 0), 902: (5, 0)},
        menhirs={901: 5},
        left=[(dummy_item("cup"), 902)],
        items=[dummy_item("pan"), dummy_item("pot")],
    ).play_on()
    table.stops_at("action")

    under = table.ids(table.game.items)[0]
    assert (table.game.left, len(table.game.items), under) == ([], 3, "cup")


@shows("A21.04")
def test_the_mercy_leads_back_to_the_beginning_of_the_chapter() -> None:
    cup, pan, pot = (dummy_item(key) for key in ("cup", "pan", "pot"))
    rites = dummy_secret("rites", 11)
    beor = character(**DYING, food=9, reputation=2, exp=7, equipped=[cup, pan, pot], courage=1)
    table = avalon(
        characters={"beor": beor}, menhirs={901: 5}, secrets=[rites], statuses={"old": 1}
    )

    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        one = game.characters[0]
        one.tokens[Attribute.COURAGE] = 2
        one.resources[Resource.EXP] = 1
        game.menhirs, game.statuses, game.day = {}, {"old": 1, "new": 1}, 40
        one.equipped.append(game.secrets.pop())
        yield from tracks.lose_health(game, one, 1, "A10.11")

    table.play(rule).answer("party", "mercy")
    assert sorted(table.asks("beor", "kept_items")) == ["cup", "pan", "pot"]
    table.answer("beor", "cup", "pot")

    assert table.game.read == {"500": 1}  # the world forgets, the players have read it
    assert [each.verse for each in table.events(events.VerseRead)] == ["500"]
    one = table.character("beor")
    assert (table.game.menhirs, table.game.statuses, table.game.day) == ({901: 5}, {"old": 1}, 1)
    assert (one.energy, one.health, one.fear, one.dying) == (6, 9, 0, False)
    assert one.resources == [2, 1, 2, 3, 1]  # EXP as at the start of the chapter, at most 3
    assert one.tokens[Attribute.COURAGE] == 2
    assert sorted(table.ids(one.belongings())) == ["cup", "pot"]
    assert table.ids(table.game.secrets) == ["rites"]
    assert table.ids(table.game.items) == ["pan"]


@shows("A21.01", "A14.18", "A15.28")
def test_who_receives_the_dying_card_leaves_the_group_of_the_exploration() -> None:
    dummy_verse("open.0", Deal(3, who=Who.EACH), choices=[Choice("on", "901.1"), Choice("leave")])
    dummy_verse("901.1", Gain(1, FOOD, who=Who.EACH))
    people = {"beor": character(health=3, food=0, energy=3), "ailei": character(food=0, energy=5)}
    table = avalon(characters=people).play_on().answer("party", "ailei:explore")
    table.answer("beor", "join").answer("ailei", "beor").answer("party", "own")
    table.answer("ailei", "on").stops_at("action")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (0, 1)


@shows("A21.01", "A8.28")
def test_the_dying_can_only_pass_but_be_tended_or_taken_along() -> None:
    dummy_location(901, east=902)
    dummy_location(902)
    people = {
        "beor": character(health=0, energy=2, dying=True),
        "ailei": character(energy=5, food=1),
    }
    position: dict[str, Any] = {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 5}}
    table = avalon(characters=people, mode="story_mode", **position).play_on()
    own = [key for key in table.asks("party") if key.startswith("beor") and "hand" not in key]
    assert own == ["beor:pass"]
    table.answer("party", "ailei:tend:0").stops_at("action")
    assert (table.value("beor", "health"), table.character("beor").dying) == (1, False)
    assert (table.value("ailei", "energy"), table.value("ailei", "food")) == (3, 0)

    table = avalon(characters=people, mode="story_mode", **position).play_on()
    table.answer("party", "ailei:travel:902").answer("ailei", "yes").answer("party", "own")
    table.stops_at("action")
    assert (table.place("beor"), table.place("ailei")) == (902, 902)


@shows("A21.01")
@pytest.mark.parametrize(("side", "dies"), [(0, False), (1, True)])
def test_the_dying_who_do_not_eat_toss_for_their_life(side: int, dies: bool) -> None:
    people = {"beor": character(**DYING, food=0), "ailei": character(food=0, energy=3)}
    table = avalon(characters=people, phase="day_end", step=2, tosses=[side]).play_on()

    assert (table.question == "way_out") is dies
    table.stops_at(str(table.question))


@shows("A21.02")
def test_alone_the_dying_may_use_their_character_action_and_do_not_toss() -> None:
    table = avalon(characters={"ailei": character(**DYING, food=1)}).play_on()
    asked = table.asks("party")
    assert asked == ["ailei:pass", "ailei:character_action"]
    table.answer("party", "ailei:character_action")
    assert not table.character("ailei").dying
    assert not table.events(events.Tossed)
    table.stops_at("rest")


@shows("A21.14")
@pytest.mark.parametrize(
    ("who", "food", "dies"),
    [("beor", 0, True), ("wurm", 0, True), ("ailei", 0, False), ("arev", 0, False)],
)
def test_alone_beor_and_maggot_die_if_they_can_never_recover(
    who: str, food: int, dies: bool
) -> None:
    table = avalon(
        characters={who: character(**DYING, food=food)}, phase="day_end", step=2
    ).play_on()

    assert bool(table.events(events.Died)) is dies
    if table.question:
        table.stops_at(table.question)


@shows("A21.14")
def test_alone_beor_lives_on_as_long_as_he_can_eat() -> None:
    table = avalon(characters={"beor": character(**DYING, food=1)}, phase="day_end", step=2)
    table.play_on().answer("beor", "eat").stops_at("action")

    assert not table.character("beor").dying


@shows("A21.16")
def test_maximum_fear_does_not_end_the_campaign() -> None:
    table = avalon(characters={"beor": character(fear=0)})
    table.play(does(Gain(99, Track.FEAR), who="beor"))

    assert (table.game.ended, table.value("beor", "fear")) == ("", 6)


@shows("A21.13", "A21.03")
def test_a_death_in_an_exploration_is_settled_before_it_goes_on() -> None:
    dummy_verse("open.0", Deal(1, who=Who.ALL), choices=[Choice("one"), Choice("two")])
    people = {"beor": character(**DYING, place=0), "ailei": character(energy=5)}
    people["beor"]["place"] = 902
    for number in (901, 902):
        dummy_location(number)
    table = avalon(characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}).play_on()
    table.answer("party", "ailei:explore")

    assert table.question == "way_out"
    table.answer("party", "new_character").answer("beor", "arev")
    assert table.asks("ailei", "choice") == ["one", "two"]
    table.stops_at("choice")
