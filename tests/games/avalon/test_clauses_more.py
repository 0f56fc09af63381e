"""Clauses that a wrong rule would pass unseen elsewhere: only here, at most so many, such ones."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Decision, Flow
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import (
    Ability,
    Choice,
    Event,
    Left,
    LocationAction,
    Moment,
    Once,
    Right,
)
from tafelrunde.games.avalon.rules.chapters import prepare_chapter, remember_chapter
from tafelrunde.games.avalon.rules.character_setup import new_character
from tafelrunde.games.avalon.rules.death import die
from tafelrunde.games.avalon.rules.locations import discard_location, reveal_around
from tafelrunde.games.avalon.rules.now import Now, carry_out
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import (
    MAIN,
    MERCY,
    TOP_OF_RELATION,
    Art,
    Colour,
    Keyword,
    Resource,
    Track,
    Trait,
    Who,
)
from tafelrunde.games.avalon.vocabulary.clash import AddTime, Markers
from tafelrunde.games.avalon.vocabulary.conditions import IsDying
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Gain,
    GainItem,
    If,
    LoseItem,
)
from tafelrunde.games.avalon.vocabulary.standing import MoreFrom, RelationStarts
from tafelrunde.games.avalon.vocabulary.world import PutRandomEvents, RestartChapter, SetTimeDial
from tests.games.avalon.test_death import DYING
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    MEADOW,
    avalon,
    begins,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_partner,
    dummy_verse,
    fighter,
    plain,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
EAST = MEADOW + 1


def apart() -> dict[str, Any]:
    """Two places beside each other: Ailei here, Beor dying there."""
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    people = {
        "beor": character(health=0, dying=True, place=EAST, food=0, wealth=0),
        "ailei": character(energy=5, food=2, wealth=0),
    }
    return {"characters": people, "map": {MEADOW: (0, 0), EAST: (1, 0)}, "menhirs": {MEADOW: 5}}


@shows("A21.01")
def test_who_is_dying_elsewhere_is_neither_tended_nor_taken_along() -> None:
    table = avalon(**apart()).play_on()
    assert not any("tend" in key for key in table.asks("party", "action"))

    table.answer("party", "ailei:travel:902").stops_at("action")  # nobody is asked to be carried
    assert table.place("ailei") == EAST


@shows("A21.04")
def test_at_most_two_items_are_kept_and_nobody_waits_for_others() -> None:
    things = [dummy_item(key) for key in ("cup", "pan", "pot")]
    people = {"beor": character(equipped=things), "ailei": character()}

    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        game.characters[0].waits_for = 2
        game.characters[0].used = ["something"]
        yield from carry_out([RestartChapter()], Now(game, 1, "A21.04"))

    table = avalon(characters=people).play(rule)
    assert table.session is not None
    (decision,) = table.session.decisions
    assert (decision.key, decision.min, decision.max) == ("kept_items", 0, 2)
    table.answer("beor", "cup", "pot")

    one = table.character("beor")
    assert sorted(table.ids(one.belongings())) == ["cup", "pot"]
    assert (one.waits_for, one.used) == (0, [])
    assert table.game.read[MERCY] == 1


@shows("A14.19", "A12.12")
def test_a_price_for_each_is_closed_to_a_group_none_of_whom_can_pay_it() -> None:
    """Together they have 2 Energy, which one of them would need alone."""
    dummy_verse("901.0", choices=[Choice("pay", cost=[Pay(2, Track.ENERGY, each=True)])])
    people = {"beor": character(energy=1), "ailei": character(energy=1)}
    reading = {"doing": "reading", "group": ["beor", "ailei"], "verse": "901.0", "step": 1}
    table = avalon(characters=people, course=[{**reading, "place": MEADOW}]).play()

    assert table.game.course == []  # nothing could be chosen, and nobody was asked
    assert table.value("beor", "energy") == table.value("ailei", "energy") == 1


@shows("A4.15", "A19.06")
def test_a_new_chapter_composes_the_encounter_decks_anew() -> None:
    chapter = library.chapter(MAIN, 2)
    other = next(level for level in range(1, 5) if level not in chapter.difficulties)
    inside = next(level for level in chapter.difficulties if level)
    stays = dummy_enemy("stays", difficulty=inside)
    leaves = dummy_enemy("leaves", difficulty=other)
    events = [each.id for each in library.of_kind(Event) if each.chapter == 2]
    table = avalon(encounters={"gray": [leaves]}, box=[stays], event_box=events)
    table.play(plain(prepare_chapter, chapter=chapter))

    assert table.ids(table.game.encounters[Colour.GRAY]) == ["stays"]
    assert table.ids(table.game.box) == ["leaves"]


@shows("A17.03")
@pytest.mark.parametrize("under", [True, False])
def test_an_event_goes_under_the_random_ones_only_if_it_says_so(under: bool) -> None:
    news = dummy_event("news", [PutRandomEvents(1, this_under=under)])
    rain = dummy_event("rain", random=True)
    course = [{"doing": "event", "group": ["beor"], "verse": news}]
    table = avalon(events=[news], random_events=[rain], course=course).play()

    assert table.ids(table.game.event_deck) == (["news", "rain"] if under else ["rain"])
    assert table.ids(table.game.event_discards) == ([] if under else ["news"])


@shows("A31.20", "A13.06")
@pytest.mark.parametrize(("limited", "held", "after"), [(False, 5, 6), (True, 4, 5), (True, 5, 5)])
def test_only_with_the_aggravation_five_items_are_the_most(
    limited: bool, held: int, after: int
) -> None:
    cup = dummy_item("cup")
    options = {"mode": "challenge_mode", "challenges": {"item_limit": limited}}
    table = avalon(characters={"beor": character(equipped=[cup] * held)}, items=[cup], **options)
    table.play(does(GainItem()))

    assert len(table.character("beor").belongings()) == after


@shows("A12.13", "A13.21")
def test_only_an_item_of_the_keyword_is_lost() -> None:
    axe, coat = dummy_item("axe", keyword=Keyword.WEAPON), dummy_item("coat")
    table = avalon(characters={"beor": character(equipped=[coat, axe])})
    table.play(does(LoseItem(keyword=Keyword.WEAPON)))

    assert table.ids(table.character("beor").belongings()) == ["coat"]


@shows("A15.25")
def test_of_changed_cards_only_one_that_is_still_in_the_game_is_placed() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST)
    for number in (EAST + 1, EAST + 2):
        dummy_location(number, changed_from=EAST)
    table = avalon(map={MEADOW: (0, 0)}, menhirs={MEADOW: 5}, removed=[EAST, EAST + 1])
    table.play(plain(reveal_around, number=MEADOW, why="A15.12"))

    assert sorted(table.game.map) == [MEADOW, EAST + 2]


@shows("A18.14")
@pytest.mark.parametrize(("who", "gains"), [("ailei", "ailei"), ("", "beor")])
def test_what_has_no_card_belongs_to_who_acts_else_to_the_first(who: str, gains: str) -> None:
    people = {"beor": character(food=0), "ailei": character(food=0)}
    table = avalon(characters=people).play(does(Gain(1, FOOD, who=Who.OWNER), who=who))

    assert table.value(gains, "food") == 1
    assert table.value("beor", "food") + table.value("ailei", "food") == 1


@shows("A27.02", "A27.03")
def test_between_two_rounds_nobody_is_active() -> None:
    people = {name: fighter(energy=5, health=9) for name in ("beor", "ailei")}
    clash = {"against": dummy_enemy(attack=0)}
    table = avalon(characters=people, clash=clash).play()
    table.answer("party", "ailei").answer("ailei", "pass")  # Beor has no cards

    assert table.asks("party", "active") == ["beor", "ailei"]
    assert table.clash.active == -1
    table.stops_at("active")


@shows("A21.04")
def test_an_item_that_is_kept_does_not_lie_about_as_well() -> None:
    """When the chapter began a dead character's cup lay here; Beor has taken it since."""
    cup = dummy_item("cup")

    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        game.characters[0].equipped.append(game.left.pop().card)
        yield from carry_out([RestartChapter()], Now(game, 1, "A21.04"))

    for kept in (True, False):
        table = avalon(left=[(cup, MEADOW)]).play(rule)
        table.answer("beor", *(["cup"] if kept else []))
        assert table.ids(table.character("beor").belongings()) == (["cup"] if kept else [])
        assert table.ids([each.card for each in table.game.left]) == ([] if kept else ["cup"])


@shows("A21.05")
def test_who_plays_from_the_beginning_has_played() -> None:
    game = GAME.new({"characters": ["ailei", "wurm"]}, 1)
    assert game.played == ["ailei", "wurm"]


@shows("A25.12")
@pytest.mark.parametrize("sign", [1, -1])
def test_no_talk_begins_at_its_end(sign: int) -> None:
    far = dummy_event("far", standing=[RelationStarts(9 * sign)])
    clash = {"against": dummy_partner(), "step": "approach"}
    table = avalon(characters={"beor": fighter()}, events=[far], clash=clash).play()

    assert table.clash.relation == sign * (TOP_OF_RELATION - 1)
    table.stops_at("lay_first")


@shows("A26.07", "A26.50")
def test_magic_is_offered_only_where_the_card_before_takes_it() -> None:
    dummy_card("spark", Left(magic=Markers(3)))
    for takes, offered in ((True, ["lay:spark", "lay:spark+magic"]), (False, ["lay:spark"])):
        enemy = dummy_enemy(f"foe_{takes}", value=99, right=Right(magic=takes))
        table = turn(["spark"], enemy, magic=1)
        assert [key for key in table.asks("arev", "lay_first") if "lay" in key] == offered
        table.stops_at("lay_first")


@shows("A8.17")
def test_more_of_one_thing_is_had_where_an_action_gives_several() -> None:
    gives = LocationAction(Name("tun", "do"), 1, [Gain(1, FOOD), Gain(1, Resource.WEALTH)])
    dummy_location(MEADOW, action=gives)
    barrow = dummy_item("barrow", [Ability(Moment.STANDING, [MoreFrom(Resource.WEALTH)])])
    beor = character(energy=3, food=0, wealth=0, equipped=[barrow])
    table = avalon(characters={"beor": beor}, map={MEADOW: (0, 0)}).play_on()
    table.answer("party", "beor:location_action").stops_at("action")

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (1, 2)


@shows("A23.13", "A23.04")
def test_the_second_point_of_an_attribute_needs_a_skill_card() -> None:
    for points, offered in ((0, True), (1, True), (2, False)):
        beor = character(exp=99, courage=points)
        table = avalon(characters={"beor": beor}, phase="day_end", step=3).play_on()
        assert ("raise:courage" in table.asks("beor", "improve")) is offered
        table.stops_at("improve")


@shows("A16.08", "A6.10")
def test_what_covers_a_location_goes_with_it() -> None:
    table = avalon(map={MEADOW: (0, 0), EAST: (1, 0)}, covered={EAST: 1}, menhirs={MEADOW: 5})
    table.play(plain(discard_location, number=EAST, why="A16.03"))

    assert table.game.covered == {}


@shows("A31.11")
def test_without_the_aggravation_nobody_bears_secret_42() -> None:
    game = GAME.new({"characters": ["beor", "ailei"]}, 1)
    question = next(GAME.play(game))

    assert isinstance(question, Decision)
    assert question.key != "bearer"
    assert 42 in [card.secret for card in game.secrets]


@shows("A21.05", "A3.09")
def test_the_upgrades_of_a_new_character_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = GAME.new({"characters": ["beor", "ailei"]}, seed)
        new = new_character(game, 1, "arev")
        orders.add(tuple(card.id for card in new.upgrades[Art.COMBAT]))
    assert len(orders) > 1


@shows("A28.31", "A28.17")
def test_a_robber_looks_only_at_those_who_are_still_there() -> None:
    """Ailei is well, but she has fled; Beor is left with 1 Health."""
    people = {
        "beor": fighter(health=1, wealth=3, energy=5),
        "ailei": fighter(health=9, wealth=2, energy=5),
    }
    enemy = dummy_enemy("thief", attack=0, traits=[Trait.ROBBER], opportunity=[])
    clash = {"against": enemy, "group": ["beor"], "fighters": ["beor", "ailei"]}
    table = avalon(characters=people, clash=clash).play()

    assert table.game.clash is None
    assert table.value("beor", "wealth") == 0


@shows("A26.20", "A26.32")
def test_time_tokens_lie_on_the_card_that_says_so() -> None:
    abilities = [Ability(Moment.ON_PLAY, [AddTime(2, enemy=False)])]
    dummy_card("slow", Left(), abilities=abilities)
    table = turn(["slow"], dummy_enemy("wall", value=99)).answer("arev", "lay:slow")

    assert [laid.time for laid in table.clash.sequence] == [2]
    assert table.clash.time == 0
    table.stops_at("lay_more")


@shows("A18.02")
def test_a_time_dial_that_is_set_again_lies_there_once() -> None:
    words = [SetTimeDial("mill", value=value, number=MEADOW, expires="500") for value in (3, 5)]
    table = avalon(time_dials=[("other", 2, MEADOW, "500")]).play(does(*words))

    dials = [(dial, value) for dial, value, _, _ in table.game.time_dials]
    assert sorted(dials) == [("mill", 5), ("other", 2)]


@shows("A21.05", "A21.10")
def test_hand_and_discard_pile_of_the_dead_leave_the_campaign() -> None:
    cards = [dummy_card(key) for key in ("held", "spent")]
    beor = character(**DYING, hand=cards[:1], discard_pile=cards[1:])

    @begins
    def rule(game: Game) -> Flow[None]:
        die(game, game.characters[0], "A10.15")
        yield from ()

    table = avalon(characters={"beor": beor, "ailei": character()}).play(rule)
    table.answer("party", "new_character").answer("beor", "arev")

    assert {"held", "spent"} <= set(table.ids(table.game.out))


@shows("A26.29", "A27.16")
def test_what_works_once_a_round_works_again_in_the_next() -> None:
    drum = dummy_item("drum", [Ability(Moment.PAY, [Markers(1)], once=Once.ROUND, art=Art.COMBAT)])
    people = {"beor": fighter(energy=5, health=9, equipped=[drum])}
    clash = {"against": dummy_enemy(attack=0, value=99)}
    table = avalon(characters=people, clash=clash).play()
    table.answer("beor", "use:drum")  # without cards that was the round
    assert (table.clash.round, table.clash.pool) == (2, 1)
    table.answer("beor", "use:drum")

    assert table.clash.pool == 2
    assert "use:drum" not in table.asks("beor", "lay_first")
    table.stops_at("lay_first")


@shows("A18.14")
def test_one_member_who_is_dying_is_enough() -> None:
    people = {"beor": character(**DYING, food=0), "ailei": character(food=0)}
    rule = If(IsDying(), then=[Gain(1, FOOD, who=Who.EACH)])
    table = avalon(characters=people).play(does(rule))

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (1, 1)
