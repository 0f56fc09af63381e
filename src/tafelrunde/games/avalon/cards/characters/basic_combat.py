"""The combat cards that every tray has, 1/25 to 25/25 (Grundkarten, Kampf).

Each tray orders the three attributes in its own way: what Beor does by Aggression, Ailei does by
Practicality. `p`, `s` and `t` are the rows of the first, second and third attribute.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import (
    DOUBLE,
    PLAIN,
    Ability,
    Bonus,
    ClashCard,
    Key,
    Left,
    Moment,
    Right,
)
from tafelrunde.games.avalon.terms import Art, Attribute, Keyword, Track, Tray, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    Draw,
    Empty,
    Extra,
    Markers,
    ReduceDamage,
    ReduceMarkerLoss,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Deal, Lose

Order = tuple[Attribute, Attribute, Attribute]


def left(
    order: Order,
    p: Bonus = None,
    s: Bonus = None,
    t: Bonus = None,
    *,
    magic: Bonus = None,
    free: Bonus = None,
) -> Left:
    """A left edge whose attribute rows stand in the order of a tray."""
    rows = {each.name.lower(): bonus for each, bonus in zip(order, (p, s, t), strict=True)}
    return Left(**rows, magic=magic, free=free)


def right(
    order: Order,
    p: int = 0,
    s: int = 0,
    t: int = 0,
    *,
    magic: bool = False,
    free: Key = PLAIN,
) -> Right:
    """A right edge whose attribute rows stand in the order of a tray."""
    rows = {each.name.lower(): needs for each, needs in zip(order, (p, s, t), strict=True)}
    return Right(**rows, magic=magic, free=free)


def basic_combat(tray: Tray, order: Order) -> list[ClashCard]:
    """Numbers 1 to 25 of a tray but for number 9, which is the character's own."""

    def card(
        key: str,
        name: Name,
        numbers: Sequence[int],
        edges: tuple[Left, Right],
        *abilities: Ability,
        persistent: bool = False,
    ) -> ClashCard:
        found = f"{tray.name.lower()}_{key}"
        return ClashCard(
            found, name, tray, Art.COMBAT, numbers, *edges, abilities, persistent=persistent
        )

    return [
        # The plain blow: two markers for nothing, and it leads on to anything.
        card(
            "attack",
            Name("Angriff", "Attack", kind="m"),
            [1, 2, 3],
            (left(order, Markers(1), free=Markers(1)), right(order, 1, 1, magic=True)),
        ),
        # Costs the blow, saves the skin, and pays a card later if nobody covers it.
        card(
            "defend",
            Name("Verteidigen", "Defend", kind="title"),
            [4, 5, 6],
            (
                left(order, t=Extra(), magic=Extra(), free=Empty()),
                right(order, 1, t=1, magic=True, free=DOUBLE),
            ),
            Ability(Moment.AT_ATTACK, [ReduceDamage(2)]),
            Ability(Moment.DELAYED, [Draw()], delay=1),
        ),
        # Ends a fight with the weapon itself.
        card(
            "throw",
            Name("Wurf", "Throw", kind="m"),
            [7, 8],
            (
                left(order, Markers(1), magic=Extra(), free=Markers(1)),
                right(order, t=1, magic=True),
            ),
            Ability(
                Moment.ON_PLAY,
                [Markers(3)],
                cost=[DiscardItem((Keyword.WEAPON, Keyword.SHIELD), equipped=True)],
            ),
        ),
        # Keeps the hand full while it buys a point of safety.
        card(
            "dodge",
            Name("Ausweichen", "Dodge", kind="n"),
            [10, 11],
            (left(order, s=Extra(), free=Draw()), right(order, s=1, magic=True)),
            Ability(Moment.AT_ATTACK, [ReduceDamage(1)]),
        ),
        # The second card of a good turn.
        card(
            "advance",
            Name("Vorstoß", "Advance", kind="m"),
            [12, 13],
            (left(order, Markers(1), Extra(), free=Markers(1)), right(order, 1, 1)),
        ),
        # A breath: no harm done, a wide open edge for the next.
        card(
            "catch_breath",
            Name("Atem holen", "Catch Breath", kind="title"),
            [14],
            (
                left(order, t=Draw(), free=Draw()),
                right(order, 1, 1, 1, magic=True, free=DOUBLE),
            ),
            Ability(Moment.ON_PLAY, [Lose(1, Track.FEAR)]),
        ),
        # Tires now and strikes later; whoever follows it throws that away.
        card(
            "powerful_blow",
            Name("Mächtiger Hieb", "Powerful Blow", kind="m"),
            [15],
            (left(order, Markers(1), free=Markers(1)), right(order, magic=True)),
            Ability(Moment.ON_PLAY, [Lose(1, Track.ENERGY)]),
            Ability(Moment.DELAYED, [Markers(2)], delay=1),
        ),
        # --- To be bought -------------------------------------------------------------------------
        card(
            "riposte",
            Name("Riposte", "Riposte", kind="f"),
            [16],
            (left(order, s=Markers(1), magic=Extra()), right(order, 1, 1, free=DOUBLE)),
            Ability(Moment.AT_ATTACK, [ReduceDamage(1), Markers(1)]),
        ),
        card(
            "shield_wall",
            Name("Schildwall", "Shield Wall", kind="m"),
            [17],
            (left(order, t=Draw()), right(order, 1)),
            Ability(Moment.AT_ATTACK, [ReduceDamage(1)]),
            persistent=True,
        ),
        card(
            "double_cut",
            Name("Doppelhieb", "Double Cut", kind="m"),
            [18],
            (left(order, Markers(2), Extra()), right(order, 1)),
        ),
        card(
            "war_cry",
            Name("Kriegsruf", "War Cry", kind="m"),
            [19],
            (
                left(order, Draw(), free=Draw()),
                right(order, 1, 1, 1, magic=True, free=DOUBLE),
            ),
            Ability(Moment.ON_PLAY, [Lose(1, Track.FEAR, who=Who.EACH)]),
        ),
        card(
            "lie_in_wait",
            Name("Lauern", "Lie in Wait", kind="title"),
            [20],
            (left(order, free=Markers(1)), right(order, s=1, magic=True, free=DOUBLE)),
            Ability(Moment.DELAYED, [Markers(2)], delay=1),
        ),
        card(
            "gather_strength",
            Name("Kräfte sammeln", "Gather Strength", kind="title"),
            [21],
            (left(order, t=Extra(), free=Draw()), right(order, 1)),
            Ability(Moment.ON_PLAY, [AddCharges(2)]),
            Ability(Moment.PAY, [Markers(1)], cost=[PayCharge()]),
        ),
        card(
            "sacrifice",
            Name("Opfer", "Sacrifice", kind="n"),
            [22],
            (left(order, magic=Extra(), free=Markers(1)), right(order, 2, free=DOUBLE)),
            Ability(Moment.ON_PLAY, [Deal(1, unavoidable=True), Markers(3)]),
        ),
        card(
            "hunters_eye",
            Name("Blick des Jägers", "Hunter's Eye", kind="m"),
            [23],
            (left(order, Extra(), Draw()), right(order, t=1, magic=True)),
        ),
        card(
            "bring_down",
            Name("Niederwerfen", "Bring Down", kind="title"),
            [24],
            (left(order, Markers(1), t=Markers(1), magic=Extra()), right(order, s=1)),
            Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(9)]),
        ),
        card(
            "toughness",
            Name("Zähigkeit", "Toughness", kind="f"),
            [25],
            (left(order, free=Draw()), right(order, 1, 1)),
            Ability(Moment.DAMAGED, [Markers(1)]),
            persistent=True,
        ),
    ]
