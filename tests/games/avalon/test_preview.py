"""What laying a card would bring is seen before it is laid, and is what then happens."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.options import Asked
from tafelrunde.games.avalon.clash.options import Lay
from tafelrunde.games.avalon.clash.preview import Preview, preview
from tafelrunde.games.avalon.nouns import (
    BLOCKED,
    DOUBLE,
    Ability,
    Bonuses,
    Key,
    Left,
    Moment,
    Right,
    Stage,
)
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Trait
from tafelrunde.games.avalon.texts.labels import label
from tafelrunde.games.avalon.vocabulary.clash import Draw, Empty, Extra, Markers, Steps, Variable
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import FreeMagic
from tests.games.avalon.test_sequence_cards import foe, turn
from tests.kit.avalon import Table, character, dummy_card, dummy_enemy, dummy_item, dummy_partner
from tests.kit.shows import shows

AGGRESSION, COURAGE, PRACTICALITY, MAGIC, FREE = (1 << row for row in range(5))


def seen(table: Table, card: str, *, magic: bool = False) -> Preview:
    """What a hand card of Arev would bring."""
    arev = table.character("arev")
    found = next(each for each in arev.hand if each.id == card)
    return preview(table.game, table.clash, arev, found, magic)


@shows("A26.05", "A26.06", "A26.50")
def test_rows_are_connected_by_their_edges_and_activated_by_values() -> None:
    left = Left(aggression=Markers(1), courage=Markers(2), practicality=Markers(4), free=Empty())
    dummy_card("many", left)
    table = turn(["many"], foe(aggression=1, courage=2, free=BLOCKED))
    found = seen(table, "many")

    assert found.connected == AGGRESSION | COURAGE | FREE
    assert found.activated == AGGRESSION
    assert found.markers == 1
    table.stops_at("lay_first")


@shows("A26.07", "A14.11")
def test_magic_activates_its_row_and_names_whose_magic_it_costs() -> None:
    dummy_card("spell", Left(magic=Markers(1), free=Draw(2)))
    others = {"ailei": character(magic=2), "wurm": character(magic=0)}
    table = turn(["spell"], foe(magic=True), magic=1, people=others)
    without, with_magic = seen(table, "spell"), seen(table, "spell", magic=True)

    assert (without.activated, without.markers, without.payers) == (FREE, 0, ())
    assert (with_magic.activated, with_magic.markers) == (FREE | MAGIC, 1)
    assert with_magic.payers == (0, 1)
    assert with_magic.cards == 2
    table.stops_at("lay_first")


@shows("A26.07")
def test_magic_that_costs_nothing_is_nobodys() -> None:
    dummy_card("spell", Left(magic=Markers(1)))
    gift = dummy_item("gift", [Ability(Moment.STANDING, [FreeMagic()])])
    table = turn(["spell"], foe(magic=True), magic=1, equipped=[gift])

    assert seen(table, "spell", magic=True).payers == ()
    table.stops_at("lay_first")


@shows("A26.40", "A26.41", "A26.49")
def test_a_double_key_doubles_every_bonus_but_the_extra_card() -> None:
    dummy_card("rich", Left(aggression=[Markers(2), Gain(1, Resource.FOOD)], free=Extra()))
    table = turn(["rich"], foe(aggression=Key(needs=1, times=2), free=DOUBLE))
    found = seen(table, "rich")

    assert found.markers == 4
    assert found.others == (Gain(1, Resource.FOOD),) * 2
    assert found.extra
    table.stops_at("lay_first")


@shows("A26.46", "A26.47")
def test_a_variable_bonus_is_what_the_present_stage_says() -> None:
    dummy_card("word", Left(empathy=Variable(), caution=Variable()), art=Art.DIPLOMACY)
    stage = Stage(Bonuses(empathy=[Steps(2)], anything=[Steps(1), Draw()]), [])
    partner = dummy_partner(stages=[stage], right=Right(empathy=1, caution=1))
    table = turn(["word"], partner, art=Art.DIPLOMACY)
    found = seen(table, "word")

    assert (found.steps, found.cards) == (3, 1)
    table.stops_at("lay_first")


@shows("A26.46", "A26.47")
def test_a_variable_bonus_may_be_had_twice() -> None:
    dummy_card("word", Left(empathy=Variable(2)), art=Art.DIPLOMACY)
    stage = Stage(Bonuses(empathy=[Steps(2), Draw()]), [])
    partner = dummy_partner(stages=[stage], right=Right(empathy=1))
    table = turn(["word"], partner, art=Art.DIPLOMACY)
    found = seen(table, "word")

    assert (found.steps, found.cards) == (4, 2)
    table.stops_at("lay_first")


@shows("A28.24")
def test_a_defensive_enemy_takes_one_marker_off_the_first_card() -> None:
    dummy_card("blow", Left(aggression=Markers(2), free=Extra()))
    enemy = dummy_enemy(value=99, right=Right(aggression=1), traits=[Trait.DEFENSIVE])
    table = turn(["blow"], enemy)
    assert seen(table, "blow").markers == 1
    table.stops_at("lay_first")

    table = turn(["blow"], enemy, step="lay_more")
    assert seen(table, "blow").markers == 2
    table.stops_at("lay_more")

    for brought, markers in ((0, 1), (1, 2)):
        table = turn(["blow"], enemy, clash={"markers_in_2a": brought})
        assert seen(table, "blow").markers == markers
        table.stops_at("lay_first")


@shows("A28.24")
def test_a_defensive_enemy_takes_nothing_off_a_card_without_markers() -> None:
    dummy_card("wait", Left(aggression=Draw()))
    dummy_card("slip", Left(aggression=Markers(-1)))
    enemy = dummy_enemy(value=99, right=Right(aggression=1), traits=[Trait.DEFENSIVE])
    table = turn(["wait", "slip"], enemy)

    assert (seen(table, "wait").markers, seen(table, "slip").markers) == (0, -1)
    table.stops_at("lay_first")


@shows("A26.31")
def test_what_is_counted_is_counted_as_if_the_card_lay_there() -> None:
    counted = Count(Counted.CONNECTED, attribute=Attribute.AGGRESSION)
    dummy_card("tally", Left(aggression=Markers(counted), free=Markers(Count(Counted.HAND))))
    table = turn(["tally", "plain1"], foe(aggression=1))

    before = table.clash.sequence[:]
    assert seen(table, "tally").markers == 2  # itself, and the other hand card
    assert table.clash.sequence == before
    assert table.hand("arev") == ["tally", "plain1"]
    table.stops_at("lay_first")


def lays(table: Table, card: str) -> tuple[int, int]:
    """What a card was said to bring, and what it brought."""
    said = seen(table, card).markers
    before = table.clash.pool
    table.answer("arev", f"lay:{card}")
    return said, table.clash.pool - before


@shows("A26.11")
def test_what_is_said_is_what_happens() -> None:
    left: dict[str, Any] = {"aggression": Markers(1), "courage": Markers(3), "free": Markers(5)}
    dummy_card("sum", Left(**left), Right(courage=2, free=DOUBLE))
    dummy_card("more", Left(courage=[Markers(7), Extra()], free=[Markers(1), Extra()]))
    table = turn(["sum", "more"], foe(aggression=1, courage=1))

    assert lays(table, "sum") == (9, 9)
    assert lays(table, "more") == (2, 2)
    table.stops_at("lay_more")


def test_the_label_of_a_card_says_it() -> None:
    dummy_card("spell", Left(magic=Markers(1), free=[Draw(), Extra()]))
    table = turn(["spell"], foe(magic=True), magic=1)
    decision = table._decision("arev")
    asked = Asked(table.game, decision)
    plain, paid = (each for each in decision.options if isinstance(each, Lay))

    assert label(plain, asked, "en").text == (
        "Connected: Magic and free. Activated: free. Brings 1 card and extra card."
    )
    assert label(paid, asked, "de").line == (
        "spell, mit Magie — Verbunden: Magie und kostenlos. Aktiviert: Magie und kostenlos. "
        "Ertrag: 1 Kampfmarker, 1 Karte und Zusatzkarte. Kostet 1 Magie (Arev)."
    )
    table.stops_at("lay_first")
