"""The two great worked examples: Beor against the vagabond, Arev and the weeping orphan."""

from __future__ import annotations

from tafelrunde.games.avalon.events import PoolChanged
from tafelrunde.games.avalon.nouns import (
    DOUBLE,
    Ability,
    Bonuses,
    Left,
    Moment,
    Reaction,
    Right,
    Row,
    Stage,
)
from tafelrunde.games.avalon.terms import Area, Art, Attribute, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardLast,
    Draw,
    Empty,
    Extra,
    LayHandCard,
    Markers,
    ReduceDamage,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    Count,
    Counted,
    Not,
    RelationIn,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, If, Lose
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_enemy, dummy_partner
from tests.kit.shows import shows


def against_the_vagabond() -> Table:
    """Beor with his example cards; the pool is empty."""
    dummy_enemy(
        "vagabond_",
        value=5,
        table=[Row(0, 1, [Deal(1)]), Row(2, 2, [Deal(2), Markers(-1)]), Row(3, 4, [Deal(3)])],
        traits=[Trait.FAST],
        loot=[Gain(1, Resource.WEALTH)],
        right=Right(aggression=1),
    )
    dummy_card(
        "attack_",
        Left(aggression=Markers(1), free=Markers(1)),
        Right(aggression=1, magic=True),
    )
    dummy_card(
        "defend_",
        Left(magic=Extra()),
        Right(aggression=2, magic=True, free=DOUBLE),
        abilities=[
            Ability(Moment.AT_ATTACK, [ReduceDamage(2)]),
            Ability(Moment.DELAYED, [Draw()], delay=1),
        ],
    )
    dummy_card(
        "throw_",
        Left(aggression=Markers(1), magic=Extra(), free=Markers(1)),
        Right(magic=True),
        abilities=[Ability(Moment.PAY, [Markers(2)], cost=[DiscardItem()])],
    )
    dummy_card(
        "raging_",
        Left(magic=Extra(), free=Empty()),
        abilities=[
            Ability(
                Moment.ON_PLAY,
                [
                    Lose(1, Track.HEALTH),
                    Markers(Count(Counted.CONNECTED, attribute=Attribute.AGGRESSION)),
                ],
            )
        ],
    )
    deck = ["attack_", "defend_", "throw_", "raging_", "attack_", "attack_"]
    table = avalon(
        characters={"beor": character(aggression=2, magic=2, wealth=0, combat_deck=deck)},
        clash={"against": "vagabond_", "step": "traits"},
    )
    return table.play()


@shows(
    "A19.07",
    "A25.09",
    "A26.06",
    "A26.07",
    "A26.10",
    "A26.20",
    "A26.26",
    "A26.31",
    "A26.40",
    "A26.49",
    "A27.04",
    "A27.05",
    "A27.06",
    "A27.17",
    "A28.02",
    "A28.04",
    "A28.06",
    "A28.33",
    "A30.01",
)
def test_beor_fights_the_vagabond() -> None:
    table = against_the_vagabond()
    table.answer("beor", "keep")
    assert table.hand("beor") == ["attack_", "defend_", "throw_"]

    table.answer("beor", "lay:attack_")
    assert table.clash.pool == 2
    assert "lay:throw_+magic" in table.asks("beor")
    health = table.value("beor", "health")
    table.answer("beor", "lay:defend_+magic")  # Fast: no third card, so nobody is asked for one
    assert table.value("beor", "magic") == 1
    assert (table.clash.round, table.question) == (2, "lay_first")
    assert table.value("beor", "health") == health
    assert table.clash.pool == 1
    assert table.hand("beor") == ["throw_", "raging_", "attack_"]  # round's end, then delayed

    table.answer("beor", "lay:throw_")
    assert table.clash.pool == 4
    table.answer("beor", "lay:raging_+magic")

    assert table.events(PoolChanged)[-1].after == 6
    assert table.game.clash is None
    assert table.value("beor", "magic") == 0
    assert table.value("beor", "wealth") == 1
    assert table.ids(table.game.encounters[0]) == ["vagabond_"]
    assert sorted(table.deck("beor")) == sorted(["attack_"] * 3 + ["defend_", "throw_", "raging_"])


def with_the_orphan() -> Table:
    """Arev with his example cards."""
    dummy_partner(
        "orphan_",
        stages=[
            Stage(
                Bonuses(empathy=[Steps(2)]),
                [Reaction([Steps(-1), Gain(1, Track.FEAR)])],
            ),
            Stage(
                Bonuses(caution=[Steps(1)]),
                [Reaction([Lose(1, Track.ENERGY), DiscardLast()])],
            ),
        ],
        right=Right(empathy=1),
    )
    art = Art.DIPLOMACY
    dummy_card(
        "plain_truth_", Left(empathy=Variable(), free=Steps(1)), Right(empathy=1, magic=True), art
    )
    dummy_card(
        "false_promise_",
        Left(empathy=Steps(1), magic=Draw(), free=Steps(1)),
        Right(caution=2),
        art,
    )
    dummy_card(
        "dark_joke_",
        Left(caution=Draw(), magic=Extra()),
        Right(caution=1),
        art,
        [
            Ability(
                Moment.ON_PLAY,
                [
                    If(Not(RelationIn(Area.GREEN)), then=[Lose(1, Resource.REPUTATION)]),
                    AddCharges(Count(Counted.ATTRIBUTE, attribute=Attribute.CAUTION)),
                ],
            ),
            Ability(Moment.PAY, [LayHandCard()], cost=[PayCharge()]),
        ],
    )
    dummy_card(
        "eye_for_detail_",
        Left(caution=Variable()),
        art=art,
        abilities=[Ability(Moment.DELAYED, [Draw()], delay=1)],
    )
    dummy_card("silence_", art=art)
    deck = ["plain_truth_", "false_promise_", "dark_joke_", "eye_for_detail_", *["silence_"] * 5]
    table = avalon(
        characters={
            "arev": character(empathy=1, caution=2, magic=1, reputation=1, diplomacy_deck=deck)
        },
        clash={"against": "orphan_", "step": "traits"},
    )
    return table.play().answer("arev", "keep")


@shows(
    "A25.12",
    "A26.19",
    "A26.32",
    "A26.34",
    "A26.42",
    "A26.44",
    "A26.46",
    "A29.01",
    "A29.03",
    "A29.05",
    "A29.06",
    "A29.07",
    "A29.11",
)
def test_arev_talks_to_the_weeping_orphan() -> None:
    table = with_the_orphan()
    fear = table.value("arev", "fear")
    table.answer("arev", "lay:plain_truth_")
    assert table.clash.relation == 3
    table.passes("arev")
    assert (table.clash.relation, table.value("arev", "fear")) == (2, fear + 1)

    table.answer("arev", "lay:false_promise_+magic")
    assert table.clash.relation == 4
    table.passes("arev")
    assert (table.clash.stage, table.clash.relation) == (1, 0)
    assert table.value("arev", "fear") == fear + 1  # no reaction

    table.answer("arev", "lay:dark_joke_")
    assert table.value("arev", "reputation") == 0
    assert table.clash.sequence[-1].charges == 2
    table.answer("arev", "use:dark_joke_.2")
    table.answer("arev", "lay:eye_for_detail_")
    assert table.clash.relation == 1
    energy = table.value("arev", "energy")
    table.passes("arev")
    assert table.value("arev", "energy") == energy - 1
    assert table.sequence == ["plain_truth_", "false_promise_", "dark_joke_"]
    assert table.clash.sequence[-1].charges == 1
    assert (table.clash.stage, table.clash.relation) == (1, 1)
    table.stops_at("lay_first")
