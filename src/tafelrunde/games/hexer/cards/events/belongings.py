"""Event cards (Ereigniskarten): items and companions that stay."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, EventCard, Moment
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    FillShield,
    GainGold,
    GainShield,
)
from tafelrunde.games.hexer.vocabulary.abilities import CheapMove, MoreDamage, PreventDamage
from tafelrunde.games.hexer.vocabulary.story import (
    CheaperTraining,
    HasTrophies,
    ReturnThis,
)

BELONGINGS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_steed",
        name=Name("Das Ross", "The steed", kind="n"),
        number=13,
        keep=Ability(Moment.STANDING, [CheapMove()]),
    ),
    EventCard(
        "event_silver_blade",
        name=Name("Die Silberklinge", "The silver blade", kind="f"),
        number=14,
        keep=Ability(Moment.EFFECTS, [MoreDamage(1)]),
    ),
    EventCard(
        "event_hound",
        name=Name("Der Hund", "The hound", kind="m"),
        number=16,
        keep=Ability(Moment.EFFECTS, [Draw(1)]),
    ),
    EventCard(
        "event_old_amulet",
        name=Name("Das Amulett", "The amulet", kind="n"),
        number=19,
        keep=Ability(Moment.SUFFER, [PreventDamage(2)]),
    ),
    EventCard(
        "event_letter_of_recommendation",
        name=Name("Das Empfehlungsschreiben", "The letter of recommendation", kind="n"),
        number=20,
        keep=Ability(Moment.STANDING, [CheaperTraining(1)]),
    ),
    EventCard(
        "event_refund_notice",
        name=Name("Der Erstattungsbescheid", "The refund notice", kind="m"),
        number=21,
        keep=Ability(
            Moment.TURN_BEGINS, [GainGold(4), ReturnThis()], needs=HasTrophies(1), forced=True
        ),
    ),
    EventCard(
        "event_minstrel",
        name=Name("Der Begleiter mit der Laute", "The companion with the lute", kind="m"),
        number=22,
        keep=Ability(Moment.FIGHT_WON, [GainGold(1)], forced=True),
    ),
    EventCard(
        "event_bottomless_flask",
        name=Name("Die Feldflasche", "The flask", kind="f"),
        number=27,
        keep=Ability(Moment.TURN_BEGINS, [Draw(2), FillShield(), ReturnThis()], forced=True),
    ),
    EventCard(
        "event_whalebone_flute",
        name=Name("Die Walbeinflöte", "The whalebone flute", kind="f"),
        number=6,
        keep=Ability(Moment.EFFECTS, [GainShield(2)]),
        skellige=True,
    ),
    EventCard(
        "event_shield_maiden",
        name=Name("Die Schildmaid", "The shield maiden", kind="f"),
        number=8,
        keep=Ability(Moment.SUFFER, [PreventDamage(1)], uses=2),
        skellige=True,
    ),
)
