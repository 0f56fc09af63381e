"""The great feats of Arani the dawnbreaker cleric (Große Heldentaten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    A_HERO,
    AN_ENEMY,
    ANYONE_HURT,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
)
from tafelrunde.games.valskyrr.keywords import DIVINE
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Normal, Reflex, Set, ZoneLimit
from tafelrunde.games.valskyrr.terms import Aim, Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Cleanse,
    Deal,
    Focus,
    Prevent,
    Regenerate,
    Unbury,
    When,
)

GREATER_HEALING: Final = HeroCard(
    "greater_healing",
    Name(de="Große Heilung", en="Greater Healing", kind="f"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=3,
    loot=4,
    keywords=[DIVINE],
    actions=[Fast(HAND, 2, [Regenerate(3)], at=Aim.UP_TO_THREE_HEROES)],
    flavour=Name(
        de="Für einen Atemzug ist es Sommer in den Ödlanden.",
        en="Around her the frost melts, and the fallen sit up.",
    ),
)

WRATH_OF_THE_GODDESS: Final = HeroCard(
    "wrath_of_the_goddess",
    Name(de="Zorn der Göttin", en="Wrath of the Goddess", kind="m"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[DIVINE],
    actions=[Normal(HAND, 2, [Deal(magical=3), Focus(3)], at=Aim.UP_TO_TWO_ENEMIES)],
    flavour=Name(
        de="Der Himmel reißt auf, und nichts darunter bleibt im Dunkeln.",
        en="She raises her hand, and the clouds take fire.",
    ),
)

HALLOWED_GROUND: Final = HeroCard(
    "hallowed_ground",
    Name(de="Heiliger Boden", en="Hallowed Ground", kind="m"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[DIVINE],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP],
    abilities=[When(Trigger.TURN_START, [Cleanse(1, may=True)])],
    flavour=Name(
        de="In diesem Kreis vergisst das Gift, was es wollte.",
        en="Nothing foul keeps its hold on those who stand here.",
    ),
)

SHIELD_OF_FAITH: Final = HeroCard(
    "shield_of_faith",
    Name(de="Schild des Glaubens", en="Shield of Faith", kind="m"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=3,
    loot=2,
    keywords=[DIVINE],
    actions=[Reflex(HAND, 2, [Prevent(physical=3, magical=3)], when=ANYONE_HURT)],
    flavour=Name(
        de="Sie zweifelt an vielem, nie jedoch an diesem Wort.",
        en="A wall of morning, no thicker than belief.",
    ),
)

BANISHMENT: Final = HeroCard(
    "banishment",
    Name(de="Bannspruch", en="Banishment", kind="m"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[DIVINE],
    actions=[Fast(HAND, 2, [Afflict(Condition.WEAKNESS, 2), Focus(1)], at=AN_ENEMY)],
    flavour=Name(
        de="Sie nennt den Schrecken beim Namen, und er schrumpft.",
        en="Spoken aloud, the old verses drain the strength from dark things.",
    ),
)

WORD_OF_RETURN: Final = HeroCard(
    "word_of_return",
    Name(de="Wort der Wiederkehr", en="Word of Return", kind="n"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[DIVINE],
    actions=[Fast(HAND, 2, [Unbury(3)], at=A_HERO)],
    flavour=Name(
        de="Am Ufer der Nacht ruft sie ein zweites Mal.",
        en="She calls into the dark, and something remembers the way home.",
    ),
)

WAY_OF_DAWN: Final = HeroCard(
    "way_of_dawn",
    Name(de="Weg der Morgendämmerung", en="Way of Dawn", kind="m"),
    hero="arani",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=4,
    keywords=[DIVINE],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        EQUIP,
        Fast(
            HERO_ZONE,
            2,
            [Cleanse(2, may=True), Regenerate(1), Focus(1)],
            at=A_HERO,
            once=HERO_TURN,
        ),
    ],
    flavour=Name(
        de="Wer ihr folgt, geht dem Morgen entgegen, auch um Mitternacht.",
        en="Hers is the one road in the North that always leads east.",
    ),
)

GREAT_FEATS: Final[tuple[HeroCard, ...]] = (
    GREATER_HEALING,
    WRATH_OF_THE_GODDESS,
    HALLOWED_GROUND,
    SHIELD_OF_FAITH,
    BANISHMENT,
    WORD_OF_RETURN,
    WAY_OF_DAWN,
)
