"""Chapter 29: diplomacy."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.events import EncounterEnded, Fled, RelationChanged, StageWon
from tafelrunde.games.avalon.nouns import Ability, Avoid, Bonuses, Left, Moment, Reaction, Stage
from tafelrunde.games.avalon.terms import Area, Art, Attribute, Colour, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import (
    Draw,
    IgnoreAttack,
    MustFlee,
    PreventFear,
    PreventStepsDown,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import HasAttribute
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tafelrunde.games.avalon.vocabulary.standing import (
    DrawBecomesStep,
    NoFearByReactions,
    PreventsStepsDown,
)
from tests.games.avalon.test_sequence_cards import PLAIN, turn
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_item, dummy_partner
from tests.kit.shows import shows

REWARD = [Gain(1, Resource.EXP)]
FAILURE = [Lose(1, Resource.FOOD)]


def outcome(table: Table) -> list[str]:
    """How encounters ended."""
    return [event.outcome for event in table.events(EncounterEnded)]


def stage(*reaction: Effect, area: Area | None = None, **bonuses: Any) -> Stage:
    """A stage with one reaction."""
    return Stage(Bonuses(**bonuses), [Reaction(list(reaction), area)])


def talk(*stages: Stage, relation: int = 0, hand: list[str] | None = None, **more: Any) -> Table:
    """Arev's turn in an encounter with a reward and a failure; he has 5 Food and no EXP."""
    people = more.pop("people", None)
    clash = more.pop("clash", {}) | {"relation": relation}
    key = dummy_partner(
        stages=list(stages), reward=REWARD, failure=FAILURE, **more.pop("printed", {})
    )
    return turn(
        hand or [],
        key,
        art=Art.DIPLOMACY,
        people=people,
        clash=clash,
        **({"food": 5, "exp": 0} | more),
    )


def says(key: str, steps: int, **more: Any) -> str:
    """A card that moves the marker."""
    return dummy_card(key, Left(free=Steps(steps)), art=Art.DIPLOMACY, **more)


@shows("A29.01", "A29.11")
def test_reactions_depend_on_the_area_and_gray_belongs_to_neither() -> None:
    rows = [
        Reaction([Gain(1, Resource.WEALTH)], Area.RED),
        Reaction([Gain(2, Resource.WEALTH)], Area.GREEN),
        Reaction([Gain(5, Resource.WEALTH)]),
    ]
    for relation, gained in ((-1, 1), (1, 2), (0, 5)):
        table = talk(Stage(Bonuses(), rows), relation=relation, wealth=0).passes("arev")
        assert table.value("arev", "wealth") == gained
        table.stops_at("lay_first")


@shows("A29.11")
def test_the_consequences_of_a_reaction_hit_the_active_character() -> None:
    people = {"ailei": character(fear=0, diplomacy_deck=PLAIN)}
    table = talk(stage(Gain(1, Track.FEAR)), people=people).passes("arev")
    assert (table.value("arev", "fear"), table.value("ailei", "fear")) == (1, 0)
    table.stops_at("lay_first")


@shows("A26.27", "A29.11")
def test_what_was_left_for_after_the_reaction_is_done_then_and_at_every_reaction() -> None:
    listen = [Ability(Moment.AT_ATTACK, [Gain(1, Resource.WEALTH)])]
    dummy_card("listen", art=Art.DIPLOMACY, abilities=listen, persistent=True)
    table = talk(stage(Lose(1, Resource.WEALTH)), hand=["listen"], wealth=1)
    table.answer("arev", "lay:listen").passes("arev").passes("arev")
    assert table.value("arev", "wealth") == 1  # none was left to lose more of

    table.passes("arev").passes("arev")
    assert table.value("arev", "wealth") == 1
    table.stops_at("lay_first")


@shows("A29.02", "A29.03")
def test_the_marker_does_not_move_beyond_the_last_fields() -> None:
    dummy_card("swing", Left(free=[Steps(9), Steps(-1)]), art=Art.DIPLOMACY)
    table = talk(stage(), hand=["swing"]).answer("arev", "lay:swing")

    assert [event.after for event in table.events(RelationChanged)] == [4, 3]
    table.passes("arev")
    assert table.clash.round == 2  # neither at the top nor at the bottom
    table.stops_at("lay_first")


@shows("A29.04")
def test_on_the_lowest_field_each_participant_suffers_the_failure() -> None:
    people = {"ailei": character(food=5)}
    table = talk(stage(), hand=[says("insult", -9)], people=people)
    table.answer("arev", "lay:insult").passes("arev")

    assert [table.value(name, "food") for name in ("arev", "ailei")] == [4, 4]
    assert (outcome(table), table.value("arev", "exp")) == (["lost"], 0)


@shows("A29.05", "A29.06", "A29.08")
def test_the_last_stage_wins_the_encounter_and_each_gets_the_reward() -> None:
    people = {"ailei": character(exp=0, food=5)}
    table = talk(stage(), hand=[says("praise", 9)], people=people)
    table.answer("arev", "lay:praise").passes("arev")

    assert [table.value(name, "exp") for name in ("arev", "ailei")] == [1, 1]
    assert (outcome(table), table.value("arev", "food")) == (["won"], 5)


@shows("A29.06", "A29.07", "A29.22")
def test_a_stage_won_returns_the_marker_without_a_reaction_and_the_next_one_applies() -> None:
    first = stage(Lose(1, Resource.FOOD), anything=[Steps(4)])
    second = stage(Lose(2, Resource.FOOD), anything=[Steps(1)])
    dummy_card("ask", Left(free=Variable()), art=Art.DIPLOMACY)
    table = talk(first, second, hand=["ask", "ask"]).answer("arev", "lay:ask").passes("arev")
    assert (table.clash.stage, table.clash.relation, table.value("arev", "food")) == (1, 0, 5)
    assert (table.sequence, table.hand("arev")) == (["ask"], ["ask", "plain1"])
    table.answer("arev", "lay:ask").passes("arev")

    assert (table.clash.relation, table.value("arev", "food")) == (1, 3)
    assert [event.stage for event in table.events(StageWon)] == [1]
    table.stops_at("lay_first")


@shows("A29.09")
def test_loot_named_by_a_blue_card_is_given_once() -> None:
    people = {"ailei": character(wealth=0)}
    table = talk(
        stage(),
        relation=4,
        wealth=0,
        people=people,
        printed={"loot": [Gain(1, Resource.WEALTH)]},
    ).passes("arev")
    table.answer("party", "ailei")
    assert [table.value(name, "wealth") for name in ("arev", "ailei")] == [0, 1]


@shows("A29.12")
def test_a_reaction_can_win_a_stage_or_lose_the_encounter() -> None:
    for steps, relation, end in ((1, 3, ["won"]), (-1, -3, ["lost"]), (1, 2, [])):
        table = talk(stage(Steps(steps)), relation=relation).passes("arev")
        assert outcome(table) == end
        if not end:
            table.stops_at("lay_first")


# --- Fleeing --------------------------------------------------------------------------------------


@shows("A29.13", "A29.15")
def test_all_flee_together_and_suffer_the_failure_but_lose_no_energy() -> None:
    people = {"ailei": character(food=5, energy=3)}
    table = talk(stage(Deal(1)), people=people, energy=3, health=6).answer("arev", "flee")
    table.answer("ailei", "agree")

    assert [table.value(name, "food") for name in ("arev", "ailei")] == [4, 4]
    assert [table.value(name, "energy") for name in ("arev", "ailei")] == [3, 3]
    assert (outcome(table), table.value("arev", "health")) == (["fled"], 6)
    assert [event.character for event in table.events(Fled)] == ["arev", "ailei"]


@shows("A29.14")
def test_if_one_does_not_agree_play_goes_on() -> None:
    people = {"ailei": character(food=5), "wurm": character(food=5)}
    table = talk(stage(), people=people).answer("arev", "flee")
    table.answer("ailei", "agree").answer("wurm", "refuse")

    assert (table.value("arev", "food"), table.clash.group) == (5, 7)
    table.stops_at("lay_first")


@shows("A29.20")
def test_an_effect_forces_all_to_flee_whether_they_agree_or_not() -> None:
    people = {"ailei": character(food=5)}
    table = talk(stage(MustFlee()), people=people).passes("arev")

    assert [table.value(name, "food") for name in ("arev", "ailei")] == [4, 4]
    assert outcome(table) == ["fled"]


@shows("A29.21")
def test_a_dying_participant_leaves_without_reward_or_failure() -> None:
    people = {"ailei": character(food=5, fear=0, diplomacy_deck=PLAIN)}
    table = talk(stage(Deal(9)), health=2, people=people).passes("arev")
    assert (table.clash.group, table.value("arev", "food")) == (2, 5)
    table.stops_at("lay_first")
    table = talk(stage(Deal(9)), health=2).passes("arev")
    assert (outcome(table), table.value("arev", "food")) == (["fled"], 5)
    assert table.ids(table.game.encounters[Colour.BLUE]) == ["stranger"]


# --- Avoiding -------------------------------------------------------------------------------------


def meet(avoid: Avoid, **people: Any) -> Table:
    """The start of an encounter that can be avoided."""
    key = dummy_partner(avoid=avoid, failure=FAILURE, reward=REWARD)
    for name in PLAIN:
        dummy_card(name, art=Art.DIPLOMACY)
    characters = {name: character(diplomacy_deck=PLAIN, **own) for name, own in people.items()}
    return avalon(characters=characters, clash={"against": key, "step": "traits"}).play()


@shows("A29.16", "A29.17", "A29.19")
def test_all_pay_to_avoid_an_encounter_before_they_draw() -> None:
    table = meet(
        Avoid([Pay(1, Resource.WEALTH)]), arev={"wealth": 1, "exp": 0}, ailei={"wealth": 2}
    )
    assert table.hand("arev") == []
    table.answer("arev", "avoid").answer("ailei", "avoid")

    assert [table.value(name, "wealth") for name in ("arev", "ailei")] == [0, 1]
    assert (outcome(table), table.value("arev", "exp")) == (["avoided"], 0)
    assert table.ids(table.game.encounters[Colour.BLUE]) == ["stranger"]


@shows("A29.18")
def test_if_they_do_not_agree_it_must_be_resolved() -> None:
    table = meet(Avoid(), arev={}, ailei={})
    table.answer("arev", "avoid").answer("ailei", "resolve")
    assert len(table.hand("arev")) == 3
    table.stops_at("starting_hand")


@shows("A29.17")
def test_each_must_be_able_to_pay_and_one_must_meet_the_condition() -> None:
    cost = [Pay(1, Resource.WEALTH)]
    table = meet(Avoid(cost), arev={"wealth": 5}, ailei={"wealth": 0})
    table.stops_at("starting_hand")  # Wealth cannot be paid for others
    needs = HasAttribute(Attribute.EMPATHY, 2)
    table = meet(Avoid(needs=needs), arev={"empathy": 0}, ailei={"empathy": 2})
    table.stops_at("avoid")
    table = meet(Avoid(needs=needs), arev={"empathy": 1}, ailei={"empathy": 1})
    table.stops_at("starting_hand")


@shows("A29.16")
def test_an_encounter_without_that_section_cannot_be_avoided() -> None:
    for name in PLAIN:
        dummy_card(name, art=Art.DIPLOMACY)
    table = avalon(
        characters={"arev": character(diplomacy_deck=PLAIN)},
        clash={"against": dummy_partner(), "step": "traits"},
    ).play()
    table.stops_at("starting_hand")


# --- What softens reactions -----------------------------------------------------------------------


@shows("A26.26")
def test_abilities_at_the_reaction_soften_it() -> None:
    harsh = stage(Steps(-2), Gain(2, Track.FEAR))
    for word, relation, fear in (
        (PreventStepsDown(1), -1, 2),
        (PreventFear(1), -2, 1),
        (IgnoreAttack(), 0, 0),
    ):
        calm = [Ability(Moment.AT_ATTACK, [word])]
        dummy_card("calm", art=Art.DIPLOMACY, abilities=calm)
        table = talk(harsh, hand=["calm"]).answer("arev", "lay:calm").passes("arev")
        assert (table.clash.relation, table.value("arev", "fear")) == (relation, fear)
        table.stops_at("lay_first")


@shows("A22.02")
def test_standing_words_help_in_every_reaction() -> None:
    words = [NoFearByReactions(), PreventsStepsDown(1), DrawBecomesStep()]
    dummy_item("harp", [Ability(Moment.STANDING, words)])
    dummy_card("listen", Left(free=Draw()), art=Art.DIPLOMACY)
    table = talk(stage(Steps(-2), Gain(2, Track.FEAR)), hand=["listen"], equipped=["harp"])
    table.answer("arev", "lay:listen").answer("arev", "step")
    assert (table.clash.relation, table.hand("arev")) == (1, [])
    table.passes("arev")

    assert (table.clash.relation, table.value("arev", "fear")) == (0, 0)
    table.stops_at("lay_first")


def test_a_hot_temper_holds_back_from_fleeing_combat_not_from_breaking_off_a_talk() -> None:
    fight = turn([], who="beor", health=9)
    assert "flee" not in fight.asks("beor")
    fight.stops_at("lay_first")
    talked = turn([], dummy_partner(failure=FAILURE), who="beor", art=Art.DIPLOMACY, food=5)
    talked.answer("beor", "flee")

    assert (outcome(talked), talked.value("beor", "food")) == (["fled"], 4)
