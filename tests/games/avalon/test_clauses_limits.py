"""Clauses that say where something ends: at least, at most, only there, not any more."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.events import EnemyActed
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Ability, Left, MenhirSection, Moment, Right
from tafelrunde.games.avalon.rules.chapters import remember_chapter
from tafelrunde.games.avalon.rules.now import Now, carry_out
from tafelrunde.games.avalon.state.table import Game, Learned
from tafelrunde.games.avalon.terms import (
    Art,
    Attribute,
    Colour,
    Keyword,
    Resource,
    Trait,
)
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardLast,
    DiscardThisLaid,
    Draw,
    Markers,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    Condition,
    EnemyIs,
    IsFirstCard,
    PoolAtLeast,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, If
from tafelrunde.games.avalon.vocabulary.standing import (
    DrawBecomesStep,
    ReducesDamage,
)
from tafelrunde.games.avalon.vocabulary.world import RestartChapter
from tests.games.avalon.test_combat import enemy, outcome
from tests.games.avalon.test_death import DYING
from tests.games.avalon.test_sequence_cards import foe, turn
from tests.kit.avalon import (
    MEADOW,
    avalon,
    begins,
    character,
    does,
    dummy_card,
    dummy_item,
    dummy_location,
    dummy_skill,
)
from tests.kit.shows import shows

FOOD, WEALTH = Resource.FOOD, Resource.WEALTH


def relic(key: str, *abilities: Ability) -> str:
    """An item that is equipped."""
    return dummy_item(key, abilities, keyword=Keyword.RELIC)


# --- Encounters -----------------------------------------------------------------------------------


@shows("A26.14")
@pytest.mark.parametrize(
    "condition",
    [
        PoolAtLeast(0),
        EnemyIs(Colour.GRAY),
        IsFirstCard(),
    ],
)
def test_what_is_asked_of_an_encounter_is_not_so_without_one(condition: Condition) -> None:
    table = avalon(characters={"beor": character(food=0)})
    table.play(does(If(condition, then=[Gain(1, FOOD)])))

    assert table.value("beor", "food") == 0


@shows("A26.07")
def test_only_a_card_with_a_magic_symbol_is_laid_with_magic() -> None:
    dummy_card("spark", Left(magic=Markers(1)))
    table = turn(["spark", "plain6"], foe(magic=True), magic=1)

    laid = [key for key in table.asks("arev", "lay_first") if key.startswith("lay")]
    assert laid == ["lay:spark", "lay:spark+magic", "lay:plain6"]
    table.stops_at("lay_first")


@shows("A26.39")
def test_in_combat_a_drawn_card_does_not_become_a_step() -> None:
    relic("tongue", Ability(Moment.STANDING, [DrawBecomesStep()]))
    dummy_card("draws", Left(free=Draw()), Right())
    table = turn(["draws"], foe(free=Right().free), equipped=["tongue"])
    table.answer("arev", "lay:draws")

    assert len(table.hand("arev")) <= 1
    table.stops_at("lay_more")


@shows("A13.19")
def test_what_always_holds_does_not_hold_while_the_card_is_turned() -> None:
    turns = Ability(Moment.PAY, [Markers(1)], cost=[TurnThis()], art=Art.COMBAT)
    relic("plate", turns, Ability(Moment.STANDING, [ReducesDamage(2)]))
    for turned, health in ((False, 8), (True, 6)):
        table = turn(["plain6"], enemy(Deal(2)), equipped=["plate"], health=8)
        if turned:
            table.answer("arev", "use:plate")
        table.answer("arev", "lay:plain6").passes("arev")
        assert table.value("arev", "health") == health
        table.stops_at("lay_first")


@shows("A13.19")
def test_a_card_is_turned_for_one_of_its_abilities_only() -> None:
    feeds, pays = (
        Ability(Moment.DAMAGED, [Gain(1, what)], [TurnThis()]) for what in (FOOD, WEALTH)
    )
    balm = relic("balm", feeds, pays)
    table = turn(["plain6"], enemy(Deal(1)), equipped=[balm], food=0, wealth=0, health=8)
    table.answer("arev", "lay:plain6").passes("arev")
    assert len(table.asks("arev", "ability")) == 3
    table.answer("arev", "use:balm")

    assert (table.value("arev", "food"), table.value("arev", "wealth")) == (1, 0)
    table.stops_at("lay_first")


@shows("A26.42", "A26.44")
def test_a_card_that_has_left_the_sequence_does_not_leave_it_again() -> None:
    leaves: list[Effect] = [DiscardLast(), DiscardThisLaid(), Gain(1, FOOD)]
    dummy_card("gone", abilities=[Ability(Moment.ON_PLAY, leaves)])
    table = turn(["gone"], clash={"sequence": ["plain1"]}, food=0).answer("arev", "lay:gone")

    assert table.sequence == ["plain1"]
    assert table.value("arev", "food") == 1
    table.stops_at("lay_more")


@shows("A26.44")
def test_a_card_can_leave_the_middle_of_the_sequence() -> None:
    leaves = Ability(Moment.PAY, [DiscardThisLaid()], cost=[Pay(1, FOOD)])
    dummy_card("leaf", abilities=[leaves], persistent=True)
    table = turn([], clash={"sequence": ["leaf", "plain1"]}, food=1).answer("arev", "use:leaf")

    assert table.sequence == ["plain1"]
    assert table.ids(table.character("arev").discard_pile) == ["leaf"]
    table.stops_at("lay_first")


@shows("A27.09", "A28.22")
@pytest.mark.parametrize(("hand", "why"), [([], "A27.09"), (["plain6"], "A28.22")])
def test_an_alert_enemy_says_why_it_strikes(hand: list[str], why: str) -> None:
    table = turn(hand, enemy(traits=[Trait.ALERT]))
    if hand:
        table.answer("arev", "lay:plain6")
    table.passes("arev")

    assert table.events(EnemyActed)[0].why == why
    table.stops_at("lay_first")


@shows("A28.31", "A28.02")
def test_who_has_won_is_not_robbed() -> None:
    thief = enemy(value=1, traits=[Trait.ROBBER], reward=[Deal(7)])
    table = turn([], thief, clash={"pool": 1}, health=8, wealth=2).passes("arev")

    assert outcome(table) == ["won"]
    assert table.value("arev", "wealth") == 2


# --- The day --------------------------------------------------------------------------------------


@shows("A21.14")
def test_alone_the_dying_live_on_while_there_is_food() -> None:
    """Beor's action brings neither Health nor Food."""
    for food, question in ((1, "action"), (0, "way_out")):
        beor = character(**DYING, food=food, exp=0)
        table = avalon(characters={"beor": beor}, phase="day_end", step=2).play_on()
        if food:
            table.answer("beor", "fast")
        table.stops_at(question)


@shows("A8.24")
def test_what_can_be_charged_is_not_closed() -> None:
    stone = MenhirSection(cost=[Pay(1, FOOD)], value=8)
    dummy_location(MEADOW, menhir=stone)
    for food, closed in ((1, []), (0, ["A12.12"])):
        people = {"beor": character(energy=3, food=food)}
        table = avalon(characters=people, map={MEADOW: (0, 0)}).play_on()
        table.answer("party", "beor:inspect_menhir")
        if food:
            assert table.session is not None
            (decision,) = table.session.decisions
            assert [each.why for each in decision.closed] == closed
        table.stops_at("inspect" if food else "action")


# --- Chance and what was learned ------------------------------------------------------------------


@shows("A3.09", "A23.02")
def test_upgrades_are_shuffled_at_the_start_and_after_each_purchase() -> None:
    starts, bought = set(), set()
    for seed in range(4):
        game = GAME.new({"characters": ["beor"]}, seed)
        starts.add(tuple(card.id for card in game.characters[0].upgrades[Art.COMBAT]))
        cards = [dummy_card(f"new{number}") for number in range(9)]
        beor = character(exp=2, combat_upgrades=cards)
        table = avalon(characters={"beor": beor}, seed=seed, phase="day_end", step=4).play_on()
        table.answer("beor", "buy:combat").answer("beor", "new0")
        bought.add(tuple(card.id for card in table.character("beor").upgrades[Art.COMBAT]))
        table.stops_at("adjust")
    assert len(starts) > 1
    assert len(bought) > 1


@shows("A21.04")
def test_after_the_mercy_what_was_learned_lies_with_the_character_alone() -> None:
    skill = dummy_skill("patience", Attribute.CAUTION)

    @begins
    def rule(game: Game) -> Flow[None]:
        remember_chapter(game)
        game.characters[0].skills.append(Learned(game.skills.pop(), 0))
        yield from carry_out([RestartChapter()], Now(game, 1, "A21.04"))

    table = avalon(characters={"beor": character()}, skills=[skill]).play(rule)

    assert [learned.card.id for learned in table.character("beor").skills] == ["patience"]
    assert table.game.skills == []


@shows("A10.21", "A31.05")
def test_fear_up_to_health_is_no_panic() -> None:
    for fear, panic in ((4, False), (5, True)):
        table = turn(["plain6"], health=4, fear=fear)
        assert ("lay:plain6" not in table.asks("arev", "lay_first")) is panic
        assert table.value("arev", "health") == 4
        table.stops_at("lay_first")
