"""The time cards (Zeitkarten): ten of value 1 and three of value 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.nouns import TimeCard
from tafelrunde.games.valskyrr.terms import TIME_NUMBER
from tafelrunde.games.valskyrr.vocabulary import (
    BuryCards,
    Choose,
    DiscardCards,
    EachHero,
    EncounterActive,
    EnrageOwn,
    Focus,
    GainLoot,
    HasCondition,
    LowestFocusHero,
    MayCalm,
    MoveReinforcement,
    RaiseNeighbourThreat,
    Regenerate,
    TakeDamage,
)

CALM_BEFORE_THE_STORM: Final = TimeCard(
    "calm_before_the_storm",
    Name(de="Stille vor dem Sturm", en="Calm before the Storm", kind="f"),
    value=1,
)

DRIVING_SNOW: Final = TimeCard(
    "driving_snow",
    Name(de="Schneetreiben", en="Driving Snow", kind="n"),
    value=1,
    do=[EachHero([DiscardCards(1)])],
)

THE_MIST_CALLS: Final = TimeCard(
    "the_mist_calls",
    Name(de="Der Nebel ruft", en="The Mist Calls", kind="title"),
    value=1,
    do=[MoveReinforcement(1)],
)

HOWLING_IN_THE_DISTANCE: Final = TimeCard(
    "howling_in_the_distance",
    Name(de="Heulen in der Ferne", en="Howling in the Distance", kind="n"),
    value=1,
    do=[EachHero([Focus(1)])],
)

# The alternatives are written as tuples: only the outer list of a word is frozen.
FROST_NIGHT: Final = TimeCard(
    "frost_night",
    Name(de="Frostnacht", en="Frost Night", kind="f"),
    value=1,
    do=[EachHero([Choose([(BuryCards(1),), (Focus(TIME_NUMBER),)])])],
)

SURGE_OF_MIST: Final = TimeCard(
    "surge_of_mist",
    Name(de="Nebelwoge", en="Surge of Mist", kind="f"),
    value=2,
)

BLOOD_MOON: Final = TimeCard(
    "blood_moon",
    Name(de="Blutmond", en="Blood Moon", kind="m"),
    value=1,
    do=[EachHero([EnrageOwn()])],
)

ON_THE_TRAIL: Final = TimeCard(
    "on_the_trail",
    Name(de="Auf der Fährte", en="On the Trail", kind="title"),
    value=1,
    do=[LowestFocusHero([Focus(TIME_NUMBER)])],
)

OLD_WOUNDS: Final = TimeCard(
    "old_wounds",
    Name(de="Alte Wunden", en="Old Wounds", kind="pl"),
    value=1,
    do=[EachHero([TakeDamage(physical=1, preventable=False)])],
    only_if=[HasCondition()],
)

RESPITE: Final = TimeCard(
    "respite",
    Name(de="Atempause", en="Respite", kind="f"),
    value=1,
    do=[EachHero([Regenerate(1)]), MayCalm()],
)

SIGN_OF_HOPE: Final = TimeCard(
    "sign_of_hope",
    Name(de="Zeichen der Hoffnung", en="Sign of Hope", kind="n"),
    value=2,
    do=[GainLoot(1)],
)

THE_MIST_THICKENS: Final = TimeCard(
    "the_mist_thickens",
    Name(de="Der Nebel verdichtet sich", en="The Mist Thickens", kind="title"),
    value=2,
    do=[RaiseNeighbourThreat()],
    only_if=[EncounterActive(active=False)],
    otherwise=[MoveReinforcement(1)],
)

CALL_OF_THE_DEAD: Final = TimeCard(
    "call_of_the_dead",
    Name(de="Ruf der Toten", en="Call of the Dead", kind="m"),
    value=1,
    do=[MoveReinforcement(TIME_NUMBER)],
    only_if=[EncounterActive()],
)

TIME_CARDS: Final[tuple[TimeCard, ...]] = (
    CALM_BEFORE_THE_STORM,
    DRIVING_SNOW,
    THE_MIST_CALLS,
    HOWLING_IN_THE_DISTANCE,
    FROST_NIGHT,
    SURGE_OF_MIST,
    BLOOD_MOON,
    ON_THE_TRAIL,
    OLD_WOUNDS,
    RESPITE,
    SIGN_OF_HOPE,
    THE_MIST_THICKENS,
    CALL_OF_THE_DEAD,
)
