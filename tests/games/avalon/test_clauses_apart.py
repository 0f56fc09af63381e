"""Clauses that a rule next to them could hide: each aggravation for itself, what ends with a turn,
flights that come to nothing, and how a chapter begins anew.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.events import Fled
from tafelrunde.games.avalon.nouns import Ability, Chapter, Left, MenhirSection, Moment, Once
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.advancement import attribute_cost, card_cost
from tafelrunde.games.avalon.rules.chapters import beginning
from tafelrunde.games.avalon.rules.events import put_random_events
from tafelrunde.games.avalon.rules.items import may_own_more
from tafelrunde.games.avalon.rules.menhirs import charged_value
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.resources import gain
from tafelrunde.games.avalon.rules.world_setup import give_secret_42
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Attribute, ChallengeOption, Deed, Keyword, Resource
from tafelrunde.games.avalon.vocabulary.clash import Extra, LayHandCard, RunsAway
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost
from tafelrunde.games.avalon.vocabulary.world import EndChapter, PutRandomEvents
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_secret,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
STONE = MenhirSection(cost=[], value=8)


def put_two(game: Game, beor: Character) -> int:
    """How many events two of them are."""
    put_random_events(PutRandomEvents(2), Now(game, beor.bit, "A17.03"))
    return len(game.event_deck)


def suspicion(game: Game, beor: Character) -> int:
    """How many secrets a campaign begins with."""
    assert list(give_secret_42(game)) == []  # there is only Beor to receive it
    return sum(card.secret > 0 for card in beor.equipped)


AGGRAVATED: dict[ChallengeOption, tuple[Callable[[Game, Character], int], int, int]] = {
    ChallengeOption.LOW_INDICATOR: (tracks.energy_limit, 4, 3),
    ChallengeOption.SHORT_DIALS: (lambda game, _: charged_value(game, STONE), 7, 6),
    ChallengeOption.DEAR_CARDS: (lambda game, _: card_cost(game), 2, 5),
    ChallengeOption.DEAR_ATTRIBUTES: (
        lambda game, beor: attribute_cost(game, beor, Attribute.AGGRESSION),
        6,
        15,
    ),
    ChallengeOption.RESOURCE_LIMIT: (
        lambda game, beor: gain(game, beor, FOOD, 30, "A12.03"),
        30,
        20,
    ),
    ChallengeOption.FEWER_EVENTS: (put_two, 2, 1),
    ChallengeOption.SECRET_42: (suspicion, 0, 1),
    ChallengeOption.ITEM_LIMIT: (may_own_more, 1, 0),
}
"""What an aggravation changes: without it and with it."""


@shows("A31.09", "A31.10", "A31.11", "A31.15", "A31.16", "A31.17", "A31.18", "A31.19", "A31.20")
@pytest.mark.parametrize("chosen", ChallengeOption)
def test_each_aggravation_changes_its_own_rule_and_no_other(chosen: ChallengeOption) -> None:
    rain, secret = dummy_event("rain", random=True), dummy_secret("suspicion", 42)
    things = [dummy_item(f"thing{number}") for number in range(5)]
    for option, (value, usual, harder) in AGGRAVATED.items():
        table = avalon(
            characters={"beor": character(health=4, food=0, equipped=things)},
            random_events=[rain] * 3,
            secrets=[secret],
            mode="challenge_mode",
            challenges={chosen.value: True},
        )
        expected = harder if option is chosen else usual
        assert value(table.game, table.character("beor")) == expected, option


@shows("A31.09", "A31.12")
@pytest.mark.parametrize("chosen", ChallengeOption)
def test_only_its_own_aggravation_makes_fleeing_an_attempt(chosen: ChallengeOption) -> None:
    deck = [dummy_card("plain")] * 6
    foe = dummy_enemy("foe", attack=0, opportunity=[], value=9)
    table = avalon(
        characters={"ailei": character(combat_deck=deck, hand=["plain"], energy=4, fear=0)},
        mode="challenge_mode",
        challenges={chosen.value: True},
        tosses=[1],
        clash={"against": foe, "step": "lay_first", "active": "ailei"},
    ).play()
    table.answer("ailei", "flee")

    stays = chosen is ChallengeOption.HARD_FLIGHT
    assert (table.game.clash is not None) is stays
    if stays:
        table.stops_at("lay_first")


# --- Encounters -----------------------------------------------------------------------------------


@shows("A26.29", "A27.02")
def test_what_works_once_a_turn_works_again_in_the_next_one() -> None:
    drink = Ability(Moment.PAY, [Gain(1, FOOD)], once=Once.TURN, may=True)
    cup = dummy_item("cup", [drink], keyword=Keyword.RELIC)
    table = turn(["plain6"], dummy_enemy(value=99, attack=0), equipped=[cup], food=0, health=9)
    table.answer("arev", "use:cup")
    assert "use:cup" not in table.asks("arev", "lay_first")
    table.answer("arev", "lay:plain6").passes("arev").answer("arev", "use:cup")

    assert table.value("arev", "food") == 2
    table.stops_at("lay_first")


@shows("A26.15", "A26.24")
def test_what_a_card_does_when_it_is_played_is_not_done_again_for_the_next_one() -> None:
    feast = [Ability(Moment.ON_PLAY, [Gain(1, FOOD)])]
    dummy_card("feast", abilities=feast, persistent=True)
    dummy_card("song", Left(free=Extra()), abilities=[Ability(Moment.ON_PLAY, [Gain(5, FOOD)])])
    table = turn(["feast", "song"], food=0).answer("arev", "lay:feast").answer("arev", "lay:song")

    assert table.value("arev", "food") == 6
    table.stops_at("lay_more")


@shows("A27.06")
def test_an_ability_that_allows_one_more_card_allows_no_third() -> None:
    dummy_card("order", abilities=[Ability(Moment.ON_PLAY, [LayHandCard()])])
    table = turn(["order", "plain5", "plain6"]).answer("arev", "lay:order")
    assert table.asks("arev", "lay_more") == ["lay:plain5", "lay:plain6", "pass", "flee"]
    table.answer("arev", "lay:plain5")

    assert table.asks("arev", "lay_more") == ["pass", "flee"]
    table.stops_at("lay_more")


@shows("A28.13", "A28.40")
@pytest.mark.parametrize(("blow", "fled"), [(Deal(1), 1), (RunsAway(), 0), (Deal(9), 0)])
def test_nobody_has_fled_from_an_enemy_that_ran_away_or_struck_him_down(
    blow: Deal | RunsAway, fled: int
) -> None:
    enemy = dummy_enemy(value=20, attack=0, opportunity=[blow])
    table = turn(["plain6"], enemy, health=5, energy=3).answer("arev", "flee")

    assert len(table.events(Fled)) == fled


# --- The day --------------------------------------------------------------------------------------


@shows("A8.19", "A7.05")
@pytest.mark.parametrize(("energy", "offered"), [(2, False), (3, True)])
def test_an_event_can_make_the_character_action_dearer(energy: int, offered: bool) -> None:
    dearer = dummy_event("frost", standing=[ChangeCost(Deed.CHARACTER_ACTION, by=1)])
    table = day(characters={"arev": character(energy=energy)}, events=[dearer])

    assert ("arev:character_action" in table.asks("party")) is offered
    table.stops_at("action")


# --- Chapters -------------------------------------------------------------------------------------


@shows("A21.04", "A4.15")
def test_a_chapter_begins_anew_with_all_that_its_card_gave() -> None:
    library.CHAPTERS["main", 9] = Chapter(9, Name("neun", "nine"), [], [1], do=[Gain(3, FOOD)])
    table = avalon(characters={"beor": character(food=1)}).play(does(EndChapter(next_chapter=9)))
    began = beginning(table.game)
    del library.CHAPTERS["main", 9]

    assert began is not None
    assert (began.chapter, began.characters[0].resources[FOOD]) == (9, 4)
