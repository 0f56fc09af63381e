"""Chapter 25: combat and diplomacy, overview and start."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.avalon.events import EncounterEnded
from tafelrunde.games.avalon.nouns import Ability, Approach, Bonuses, Moment, Reaction, Stage
from tafelrunde.games.avalon.state.table import ClashStep
from tafelrunde.games.avalon.terms import Art, Keyword, Resource, Trait
from tafelrunde.games.avalon.vocabulary.clash import Steps
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tafelrunde.games.avalon.vocabulary.standing import RelationStarts
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_partner,
    dummy_secret,
)
from tests.kit.shows import shows

GROUP = ("beor", "ailei", "arev", "wurm")


def deck(art: Art = Art.COMBAT, cards: int = 8) -> list[str]:
    """Plain cards c1, c2 … of an art, the first to be drawn first."""
    return [dummy_card(f"c{number}", art=art) for number in range(1, cards + 1)]


def met(enemy: str, *names: str, art: Art = Art.COMBAT, **own: Any) -> Table:
    """Some characters, each with a deck of eight plain cards, at the start of an encounter."""
    key = f"{art.name.lower()}_deck"
    people = {name: character(**{key: deck(art)} | own) for name in names}
    return avalon(characters=people, clash={"against": enemy, "step": "traits"}).play()


def keep(table: Table, *names: str) -> Table:
    """Everybody keeps the starting hand."""
    for name in names:
        table.answer(name, "keep")
    return table


@shows("A25.01", "A25.04", "A25.09", "A25.14")
def test_up_to_three_participants_draw_three_cards_into_one_common_sequence() -> None:
    table = keep(met(dummy_enemy(), *GROUP[:3]), *GROUP[:3])

    assert [table.hand(name) for name in GROUP[:3]] == [["c1", "c2", "c3"]] * 3
    assert (table.clash.round, table.clash.sequence) == (1, [])
    table.answer("party", "arev").answer("arev", "lay:c1").passes("arev")
    table.answer("party", "ailei").answer("ailei", "lay:c2")
    assert [(laid.card.id, laid.owner) for laid in table.clash.sequence] == [("c1", 2), ("c2", 1)]
    table.stops_at("lay_more")


@shows("A25.09")
def test_four_participants_draw_two_cards() -> None:
    table = met(dummy_enemy(), *GROUP)

    assert [table.hand(name) for name in GROUP] == [["c1", "c2"]] * 4
    table.stops_at("starting_hand")


@shows("A31.08")
def test_in_story_mode_four_count_as_three_for_the_starting_hand() -> None:
    people = {name: character(combat_deck=deck()) for name in GROUP}
    table = avalon(
        characters=people, mode="story_mode", clash={"against": dummy_enemy(), "step": "traits"}
    ).play()

    assert [len(table.hand(name)) for name in GROUP] == [3] * 4
    table.stops_at("starting_hand")


@shows("A25.10", "A25.11")
def test_a_starting_hand_is_exchanged_for_one_card_fewer_down_to_one() -> None:
    table = met(dummy_enemy(), "arev")
    table.answer("arev", "exchange")
    assert table.hand("arev") == ["c4", "c5"]
    assert table.ids(table.character("arev").discard_pile) == ["c1", "c2", "c3"]
    table.answer("arev", "exchange")

    assert table.hand("arev") == ["c6"]
    assert table.ids(table.character("arev").discard_pile) == ["c1", "c2", "c3", "c4", "c5"]
    table.stops_at("lay_first")  # no third time: at least one card is left


@shows("A25.05", "A25.06", "A28.29", "A28.37")
def test_the_card_for_slow_is_drawn_first_and_not_exchanged() -> None:
    table = met(dummy_enemy(traits=[Trait.SLOW]), "arev")
    assert table.hand("arev") == ["c1", "c2", "c3", "c4"]
    table.answer("arev", "exchange")

    assert table.hand("arev") == ["c1", "c5", "c6"]
    table.stops_at("starting_hand")


@shows("A25.07", "A25.08")
def test_equipped_cards_can_be_packed_away_until_the_encounter_is_over() -> None:
    gain = [Ability(Moment.BECOMES_ACTIVE, [Gain(1, Resource.WEALTH), Lose(1, Resource.FOOD)])]
    dummy_item("purse", gain, keyword=Keyword.RELIC)
    dummy_secret("charm", 90, gain, keyword=Keyword.ARMOUR)
    dummy_item("loose", gain)  # without a keyword it is not equipped
    table = met(dummy_enemy(value=0), "arev", equipped=["purse", "charm", "loose"], wealth=0)
    assert table.asks("arev", "pack_away") == ["purse", "charm"]
    table.answer("arev", "purse", "charm").answer("arev", "keep")
    assert table.ids(table.character("arev").packed) == ["purse", "charm"]
    assert table.value("arev", "wealth") == 1  # only the loose one
    table.passes("arev")

    assert table.game.clash is None
    assert table.ids(table.character("arev").equipped) == ["loose", "purse", "charm"]


@shows("A25.07")
def test_nobody_is_asked_to_pack_away_what_hurts_only_if_it_is_used() -> None:
    hurts = [Deal(1)]
    paid = [Ability(Moment.BECOMES_ACTIVE, hurts, cost=[Pay(1, Resource.FOOD)])]
    dummy_item("bought", paid, keyword=Keyword.RELIC)
    dummy_item("chosen", [Ability(Moment.BECOMES_ACTIVE, hurts, may=True)], keyword=Keyword.SHIELD)
    dummy_item("forced", [Ability(Moment.BECOMES_ACTIVE, hurts)], keyword=Keyword.ARMOUR)
    table = met(dummy_enemy(), "arev", equipped=["bought", "chosen", "forced"])

    assert table.asks("arev", "pack_away") == ["forced"]
    table.stops_at("pack_away")


@shows("A25.07")
def test_everybody_may_pack_away_own_cards_or_none() -> None:
    dummy_item("axe", keyword=Keyword.WEAPON)
    table = met(dummy_enemy(traits=[Trait.SHATTER]), "beor", "arev", equipped=["axe"])
    table.answer("beor")
    table.answer("arev", "axe")

    assert table.ids(table.character("beor").equipped) == ["axe"]
    assert table.ids(table.character("arev").packed) == ["axe"]
    table.stops_at("starting_hand")


def talk(*steps: int) -> Stage:
    """A stage whose reaction moves the marker."""
    return Stage(Bonuses(), [Reaction([Steps(each) for each in steps])])


@shows("A25.05", "A25.12")
def test_the_relation_starts_on_the_gray_field() -> None:
    table = met(dummy_partner(), "arev", art=Art.DIPLOMACY).answer("arev", "keep")

    assert (table.clash.relation, table.clash.step) == (0, ClashStep.LAY_FIRST)
    table.stops_at("lay_first")


@shows("A25.13", "A29.10")
def test_one_approach_is_chosen_and_only_its_stages_count() -> None:
    approaches = [Approach([talk(-1), talk(-1)]), Approach([talk(2)])]
    table = met(dummy_partner(approaches=approaches), "arev", art=Art.DIPLOMACY)
    table.answer("arev", "keep")
    assert table.asks("arev", "approach") == ["0", "1"]
    table.answer("arev", "1")
    table.passes("arev")
    assert table.clash.relation == 2
    table.passes("arev")

    assert table.game.clash is None  # after its one stage
    assert [event.outcome for event in table.events(EncounterEnded)] == ["won"]


@shows("A25.02")
def test_the_goal_of_combat_is_a_pool_of_the_encounter_value() -> None:
    table = avalon(
        characters={"arev": character(hand=deck(cards=2))},
        clash={"against": dummy_enemy(value=3), "step": "lay_first", "active": "arev", "pool": 2},
    ).play()
    table.answer("arev", "lay:c1").passes("arev")
    assert table.clash.pool == 2  # one short: the fight goes on
    table.stops_at("lay_first")


@shows("A25.02", "A25.03")
def test_combat_and_diplomacy_end_when_their_goals_are_reached() -> None:
    for enemy, goal in ((dummy_enemy(value=3), {"pool": 3}), (dummy_partner(), {"relation": 4})):
        table = avalon(
            characters={"arev": character(hand=deck(cards=1))},
            clash={"against": enemy, "step": "check", "active": "arev", **goal},
        ).play()
        assert table.game.clash is None


@shows("A25.12")
def test_cards_can_move_the_start_of_the_relation() -> None:
    dummy_secret("grim", 91, [Ability(Moment.STANDING, [RelationStarts(-1)])])
    table = met(dummy_partner(), "arev", art=Art.DIPLOMACY, equipped=["grim"])
    table.answer("arev", "keep")

    assert table.clash.relation == -1
    table.stops_at("lay_first")
