"""The diplomacy cards that every tray has, 1/25 to 25/25 (Grundkarten, Diplomatie).

As in `basic_combat`, `p`, `s` and `t` are the rows of a tray's first, second and third attribute.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.characters.basic_combat import Order, left, right
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.terms import Area, Art, Resource, Tray
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardThisLaid,
    Draw,
    Extra,
    LayHandCard,
    PreventFear,
    PreventStepsDown,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, Not, RelationIn
from tafelrunde.games.avalon.vocabulary.costs import Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import If, Lose
from tafelrunde.games.avalon.vocabulary.standing import DrawBecomesStep


def basic_diplomacy(tray: Tray, order: Order) -> list[ClashCard]:
    """Numbers 1 to 25 of a tray."""

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
            found, name, tray, Art.DIPLOMACY, numbers, *edges, abilities, persistent=persistent
        )

    return [
        # Honest, and it moves something with everybody.
        card(
            "simple_truth",
            Name("Einfache Wahrheit", "Simple Truth", kind="f"),
            [1, 2, 3],
            (left(order, s=Variable(), free=Steps(1)), right(order, 1, magic=True)),
        ),
        # Quick, and it leads nowhere but to the next one of its kind.
        card(
            "false_promise",
            Name("Falsches Versprechen", "False Promise", kind="n"),
            [4, 5],
            (left(order, Steps(1), magic=Draw(), free=Steps(1)), right(order, 1)),
        ),
        # Costs one's name among strangers and buys turns of many cards.
        card(
            "very_dark_joke",
            Name("Sehr düsterer Witz", "Very Dark Joke", kind="title"),
            [6],
            (left(order, Draw(), magic=Extra()), right(order, 1, free=BLOCKED)),
            Ability(
                Moment.ON_PLAY,
                [
                    If(Not(RelationIn(Area.GREEN)), then=[Lose(1, Resource.REPUTATION)]),
                    AddCharges(Count(Counted.ATTRIBUTE, attribute=order[0])),
                ],
            ),
            Ability(Moment.PAY, [LayHandCard()], cost=[PayCharge()]),
        ),
        # Opens the next turn twice as wide, if nobody talks over it.
        card(
            "eye_for_detail",
            Name("Auge fürs Detail", "Eye for Detail", kind="n"),
            [7, 8],
            (left(order, Variable()), right(order, s=1, magic=True, free=DOUBLE)),
            Ability(Moment.DELAYED, [Draw()], delay=1),
        ),
        # What one gives up is not taken.
        card(
            "give_ground",
            Name("Nachgeben", "Give Ground", kind="title"),
            [9, 10],
            (left(order, magic=Extra(), free=Steps(1)), right(order, 1, 1)),
            Ability(Moment.AT_ATTACK, [PreventStepsDown(1)]),
        ),
        # Turns every card into a step until the other side has answered.
        card(
            "rhetoric",
            Name("Rhetorik", "Rhetoric", kind="f"),
            [11],
            (left(order, Variable(), free=Steps(1)), right(order, 1, 1, 1, magic=True)),
            Ability(Moment.STANDING, [DrawBecomesStep()]),
            Ability(Moment.AT_ATTACK, [DiscardThisLaid()]),
            persistent=True,
        ),
        # The way to a full hand.
        card(
            "listen",
            Name("Zuhören", "Listen", kind="title"),
            [12, 13, 14],
            (left(order, t=Steps(1), free=Draw()), right(order, 1, 1, magic=True)),
        ),
        # The second sentence.
        card(
            "be_plain",
            Name("Deutlich werden", "Be Plain", kind="title"),
            [15],
            (left(order, Steps(1), Extra(), free=Variable()), right(order, 1, free=DOUBLE)),
        ),
        # --- To be bought -------------------------------------------------------------------------
        card(
            "praise",
            Name("Lob", "Praise", kind="n"),
            [16],
            (left(order, Steps(1), magic=Extra()), right(order, s=1, free=DOUBLE)),
        ),
        card(
            "persistence",
            Name("Beharrlichkeit", "Persistence", kind="f"),
            [17],
            (left(order, Variable()), right(order, 1)),
            Ability(Moment.AT_ATTACK, [PreventStepsDown(1)]),
            persistent=True,
        ),
        card(
            "gesture_of_peace",
            Name("Geste des Friedens", "Gesture of Peace", kind="f"),
            [18],
            (left(order, s=Steps(1), free=Steps(1)), right(order, 1, magic=True)),
            Ability(Moment.PAY, [Steps(2)], cost=[Pay(1, Resource.FOOD)]),
        ),
        card(
            "intimidate",
            Name("Einschüchtern", "Intimidate", kind="title"),
            [19],
            (left(order, Extra(), free=Steps(1)), right(order, t=1, free=DOUBLE)),
            Ability(Moment.ON_PLAY, [Lose(1, Resource.REPUTATION)]),
        ),
        card(
            "long_silence",
            Name("Langes Schweigen", "Long Silence", kind="n"),
            [20],
            (left(order, free=Draw()), right(order, 1, 1, free=DOUBLE)),
            Ability(Moment.DELAYED, [Steps(2)], delay=1),
        ),
        card(
            "good_arguments",
            Name("Gute Argumente", "Good Arguments", kind="pl"),
            [21],
            (left(order, t=Variable(), magic=Extra()), right(order, 1)),
            Ability(Moment.ON_PLAY, [AddCharges(2)]),
            Ability(Moment.PAY, [Draw()], cost=[PayCharge()]),
        ),
        card(
            "word_of_honour",
            Name("Ehrenwort", "Word of Honour", kind="n"),
            [22],
            (left(order, Steps(2)), right(order, s=1, free=BLOCKED)),
            Ability(Moment.WHEN_DISCARDED, [Lose(1, Resource.REPUTATION)]),
        ),
        card(
            "keen_observation",
            Name("Scharfe Beobachtung", "Keen Observation", kind="f"),
            [23],
            (left(order, Draw(), Extra()), right(order, 1, magic=True)),
        ),
        card(
            "common_cause",
            Name("Gemeinsame Sache", "Common Cause", kind="f"),
            [24],
            (left(order, Variable(), Variable(), free=Steps(1)), right(order, t=1)),
        ),
        card(
            "inner_calm",
            Name("Innere Ruhe", "Inner Calm", kind="f"),
            [25],
            (left(order, free=Draw()), right(order, 1, 1)),
            Ability(Moment.AT_ATTACK, [PreventFear()]),
            persistent=True,
        ),
    ]
