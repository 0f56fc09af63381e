"""Typical effects and actions, word for word."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import vocabulary as v
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BEAST,
    COMBAT,
    DAGGER,
    DIVINE,
    FROST,
    GEAR,
    STEALTH,
    UNDEAD,
    WEAPON,
)
from tafelrunde.games.valskyrr.nouns import Ability, Action, Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import (
    PER_HERO,
    TIME_NUMBER,
    Aim,
    Amount,
    Condition,
    Destination,
    Kind,
    Limit,
    Place,
    Trigger,
    Whose,
    Window,
    Zone,
)
from tafelrunde.games.valskyrr.texts.cards import (
    ability_text,
    action_text,
    effect_text,
    requirement_text,
    standing_text,
)
from tafelrunde.games.valskyrr.texts.words import number, signed

EFFECTS: list[tuple[Effect, Aim, str, str]] = [
    (
        v.Deal(physical=2),
        Aim.AN_ENEMY,
        "Füge 1 Gegner 2 körperlichen Schaden zu.",
        "Deal 2 physical damage to 1 enemy.",
    ),
    (
        v.Deal(physical=3, magical=1),
        Aim.UP_TO_TWO_ENEMIES,
        "Füge jedem von bis zu 2 Gegnern 3 körperlichen und 1 magischen Schaden zu.",
        "Deal 3 physical and 1 magical damage to each of up to 2 enemies.",
    ),
    (
        v.Deal(magical=2, against=v.Against(UNDEAD, magical=4)),
        Aim.NOTHING,
        "Füge 1 Gegner 2 magischen Schaden zu, "
        "gegen untote Gegner stattdessen 4 magischen Schaden.",
        "Deal 2 magical damage to 1 enemy, against Undead enemies 4 magical damage instead.",
    ),
    (
        v.MayDiscard(COMBAT, up_to=2, each=[v.Bonus(physical=1, focus=1)]),
        Aim.AN_ENEMY,
        "Du darfst bis zu 2 Kampf-Karten ablegen: je +1 körperlicher Schaden und +1 Fokus.",
        "You may discard up to 2 Combat cards: +1 physical damage and +1 focus each.",
    ),
    (
        v.MayDiscard(
            COMBAT,
            up_to=1,
            each=[v.Bonus(physical=1), v.Focus(2)],
            or_else=[v.Afflict(Condition.POISON)],
        ),
        Aim.NOTHING,
        "Du darfst 1 Kampf-Karte ablegen: entweder +1 körperlicher Schaden und +2 Fokus "
        "oder 1 Giftmarker auf das Ziel.",
        "You may discard 1 Combat card: either +1 physical damage and +2 focus "
        "or 1 poison token on the target.",
    ),
    (
        v.MayDiscard(STEALTH, up_to=2, each=[v.Draw(1)]),
        Aim.NOTHING,
        "Du darfst bis zu 2 Heimlichkeits-Karten ablegen: für jede davon: Ziehe 1 Karte.",
        "You may discard up to 2 Stealth cards: for each of them, draw 1 card.",
    ),
    (
        v.MayDiscard(DAGGER, up_to=1, each=[v.Bonus(physical=2)], from_zone_too=True),
        Aim.NOTHING,
        "Du darfst 1 andere Dolch-Karte von der Hand oder aus deiner Heldenzone ablegen: "
        "+2 körperlicher Schaden.",
        "You may discard 1 other Dagger card from your hand or hero zone: +2 physical damage.",
    ),
    (
        v.Prevent(physical=2, magical=1),
        Aim.NOTHING,
        "Verhindere 2 körperlichen oder 1 magischen Schaden.",
        "Prevent 2 physical or 1 magical damage.",
    ),
    (v.Focus(-1), Aim.NOTHING, "−1 Fokus.", "−1 focus."),
    (v.Regenerate(2), Aim.OWN_HERO, "Du erhältst 2 Regeneration.", "You receive 2 regeneration."),
    (
        v.Regenerate(3),
        Aim.UP_TO_THREE_HEROES,
        "Jeder von bis zu 3 Helden erhält 3 Regeneration.",
        "Each of up to 3 heroes receives 3 regeneration.",
    ),
    (
        v.Cleanse(0, kinds=[Condition.BURN, Condition.POISON]),
        Aim.A_HERO,
        "Entferne alle Brand- und Giftmarker von 1 Helden.",
        "Remove all burn and poison tokens from 1 hero.",
    ),
    (
        v.Cleanse(2, may=True),
        Aim.NOTHING,
        "Du darfst bis zu 2 Zustandsmarker von deinem Helden entfernen.",
        "You may remove up to 2 condition tokens from your hero.",
    ),
    (
        v.Afflict(Condition.DAZE, tokens=2),
        Aim.AN_ENEMY,
        "Lege 2 Benommenheitsmarker auf 1 Gegner.",
        "Put 2 daze tokens on 1 enemy.",
    ),
    (
        v.MoveEnemy(Zone.ADVENTURE_ZONE),
        Aim.ENEMY_HERE,
        "Bewege 1 Gegner aus deiner Heldenzone in die Abenteuerzone.",
        "Move 1 enemy from your hero zone into the adventure zone.",
    ),
    (
        v.SwapEnemies(),
        Aim.NOTHING,
        "Vertausche die Plätze von 2 Gegnern in verschiedenen Zonen; ihre Marker behalten sie.",
        "Swap the places of 2 enemies in different zones; they keep their tokens.",
    ),
    (
        v.PlaceCard([Destination.DISCARD_PILE, Destination.TOP_OF_DECK]),
        Aim.NOTHING,
        "Lege diese Karte nach deiner Wahl auf deinen Ablagestapel oder oben auf dein Heldendeck.",
        "Put this card on your discard pile or on top of your hero deck, as you choose.",
    ),
    (
        v.ResolveAction(
            DAGGER,
            kinds=[Kind.NORMAL, Kind.FAST],
            bonus=v.Bonus(physical=2, focus=1),
            discard_it=True,
        ),
        Aim.NOTHING,
        "Handle 1 Normale oder Schnelle Aktion einer Dolch-Karte in deiner Heldenzone ab; "
        "fügt sie körperlichen Schaden zu: +2 körperlicher Schaden und +1 Fokus; "
        "lege jene Karte ab.",
        "Resolve 1 normal or fast action of a Dagger card in your hero zone; "
        "if it deals physical damage: +2 physical damage and +1 focus; discard that card.",
    ),
    (
        v.Recall([GEAR, STEALTH]),
        Aim.NOTHING,
        "Lege 1 Ausrüstungs- oder Heimlichkeits-Karte von deinem Ablagestapel oben auf dein "
        "Heldendeck, falls möglich.",
        "Put 1 Gear or Stealth card from your discard pile on top of your hero deck, if possible.",
    ),
    (
        v.MoveTime(-1),
        Aim.NOTHING,
        "Bewege den Zeitanzeiger 1 Feld nach links.",
        "Move the time marker 1 field to the left.",
    ),
    (
        v.MoveReinforcement(TIME_NUMBER),
        Aim.NOTHING,
        "Bewege den Verstärkungsanzeiger um die Zeitzahl nach rechts.",
        "Move the reinforcement marker to the right by the time number.",
    ),
    (
        v.EachHero([v.Choose([(v.BuryCards(1),), (v.Focus(TIME_NUMBER),)])]),
        Aim.NOTHING,
        "Jeder Held wählt eins: „Begrabe 1 Karte von der Hand, vom Ablagestapel oder oben vom "
        "Heldendeck“ oder „Erhalte Fokus in Höhe der Zeitzahl“.",
        "Each hero chooses one: “Bury 1 card from your hand, your discard pile or the top of your "
        "hero deck” or “Gain focus equal to the time number”.",
    ),
    (
        v.EachOtherHero([v.HalveFocus(), v.Draw(1)]),
        Aim.NOTHING,
        "Jeder andere Held halbiert den eigenen Fokus. Jeder andere Held zieht 1 Karte.",
        "Each other hero halves their focus. Each other hero draws 1 card.",
    ),
    (
        v.LowestFocusHero([v.TakeDamage(physical=1, preventable=False)]),
        Aim.NOTHING,
        "Der Held mit dem niedrigsten Fokus nimmt 1 körperlichen Schaden, der nicht verhindert "
        "werden kann.",
        "The hero with the lowest focus takes 1 physical damage that cannot be prevented.",
    ),
    (
        v.HealKin(UNDEAD, here=2, elsewhere=1),
        Aim.NOTHING,
        "Jeder untote Gegner in derselben Heldenzone heilt 2 Wunden, jeder andere untote Gegner im "
        "Spiel 1 Wunde.",
        "Each Undead enemy in the same hero zone heals 2 wounds, each other Undead enemy in play "
        "1 wound.",
    ),
    (
        v.EnrageOther(furious=True),
        Aim.NOTHING,
        "Stachle 1 anderen wütenden Gegner in derselben Heldenzone auf, falls möglich.",
        "Enrage 1 other furious enemy in the same hero zone, if possible.",
    ),
    (
        v.AddStartingEnemies(1, having=BEAST),
        Aim.NOTHING,
        "Ziehe 1 weiteren Startgegner mit dem Schlüsselwort Bestie.",
        "Draw 1 more starting enemy with the keyword Beast.",
    ),
    (
        v.RaiseThreat(2),
        Aim.NOTHING,
        "Erhöhe die Bedrohung des aktiven Orts um 2 Stufen.",
        "Raise the threat of the active location by 2 levels.",
    ),
]


@pytest.mark.parametrize(
    ("effect", "at", "de", "en"), EFFECTS, ids=lambda item: type(item).__name__
)
def test_an_effect_reads_like_a_rulebook(effect: Effect, at: Aim, de: str, en: str) -> None:
    assert effect_text(effect, "de", at) == de
    assert effect_text(effect, "en", at) == en


ACTIONS: list[tuple[Action, str, str]] = [
    (
        Normal(
            Place.HERO_ZONE,
            1,
            [v.Deal(physical=2), v.Afflict(Condition.POISON), v.Focus(2)],
            at=Aim.AN_ENEMY,
        ),
        "Heldenzone · Normale Aktion · Reichweite 1: Füge 1 Gegner 2 körperlichen Schaden zu. "
        "Lege 1 Giftmarker auf das Ziel. +2 Fokus.",
        "Hero zone · normal action · range 1: Deal 2 physical damage to 1 enemy. "
        "Put 1 poison token on the target. +2 focus.",
    ),
    (
        Fast(
            Place.BOARD,
            2,
            [v.Cleanse(2), v.Regenerate(1)],
            at=Aim.A_HERO,
            cost=[v.DiscardCards(1, having=[DIVINE])],
            only_if=[v.FocusAtMost(2), v.NoEnemyHere()],
            once=Limit.HERO_TURN,
        ),
        "Heldentableau · Schnelle Aktion · Reichweite 2 · einmal pro Heldenzug, nur wenn dein "
        "Fokus höchstens 2 beträgt und kein Gegner in deiner Heldenzone ist: "
        "Lege 1 göttliche Karte ab. Wenn du das tust: Entferne bis zu 2 Zustandsmarker von "
        "1 Helden. Dieser Held erhält 1 Regeneration.",
        "Hero board · fast action · range 2 · once per hero turn, only if your focus is 2 or less "
        "and no enemy is in your hero zone: Discard 1 Divine card. If you do: remove up to 2 "
        "condition tokens from 1 hero. That hero receives 1 regeneration.",
    ),
    (
        Reflex(
            Place.HAND,
            1,
            [v.Bonus(magical=1), v.Afflict(Condition.BURN)],
            when=Reaction(Window.HERO_ACTION, having=WEAPON, physical=True),
        ),
        "Hand · Reflex · Reichweite 1, wenn du eine Waffen-Aktion abhandelst, die körperlichen "
        "Schaden zufügt: +1 magischer Schaden. Lege 1 Brandmarker auf das Ziel.",
        "Hand · reflex · range 1, when you resolve a Weapon action that deals physical damage: "
        "+1 magical damage. Put 1 burn token on the target.",
    ),
    (
        Reflex(
            Place.HAND,
            2,
            [v.Redirect(prevent=1)],
            when=Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER),
        ),
        "Hand · Reflex · Reichweite 2, wenn einem anderen Helden Schaden zugefügt wird: "
        "Der Schaden wird stattdessen dir zugefügt; verhindere 1 davon.",
        "Hand · reflex · range 2, when damage is dealt to another hero: "
        "The damage is dealt to you instead; prevent 1 of it.",
    ),
]


@pytest.mark.parametrize(("action", "de", "en"), ACTIONS)
def test_an_action_says_where_when_at_what_price_and_what(action: Action, de: str, en: str) -> None:
    assert action_text(action, "de") == de
    assert action_text(action, "en") == en


ABILITIES: list[tuple[Ability | v.When | v.Task, str, str]] = [
    (
        v.When(
            Trigger.DEFENCE_START,
            [v.EachHero([v.Afflict(Condition.BURN)])],
            only_if=[v.NoProgressPlaced()],
        ),
        "Zu Beginn der Verteidigungsphase: Lege 1 Brandmarker auf jeden Helden, der in dieser "
        "Runde keinen Fortschrittsmarker gelegt hat.",
        "At the start of the defence phase: put 1 burn token on each hero who placed no progress "
        "token this round.",
    ),
    (
        v.When(Trigger.TURN_START, [v.Cleanse(1, may=True)]),
        "Zu Beginn jedes Heldenzugs: Der Held am Zug darf 1 Zustandsmarker von sich entfernen.",
        "At the start of each hero turn: the hero whose turn it is may remove 1 condition token of "
        "their own.",
    ),
    (
        Ability(
            "howl",
            Name(de="Geheul", en="Howl"),
            zones=[],
            when=v.When(Trigger.KILL_HERE, [v.EnrageKin(BEAST), v.Afflict(Condition.DAZE)]),
            standing=[v.Slow()],
        ),
        "Geheul: Immer wenn in derselben Heldenzone ein Gegner getötet wird: Stachle alle "
        "Bestien-Gegner in derselben Heldenzone auf. Lege 1 Benommenheitsmarker auf den Helden. "
        "In der Runde, in der dieser Gegner in eine Heldenzone kommt, wird er nicht zum Angriff "
        "aktiviert.",
        "Howl: Whenever an enemy is killed in the same hero zone: enrage all Beast enemies in the "
        "same hero zone. Put 1 daze token on the hero. In the round in which this enemy enters a "
        "hero zone, it is not activated to attack.",
    ),
    (
        v.Task(discard=2, do=[v.PutProgress()], only_if=[v.NoEnemyHere()], at_turn_end=True),
        "Am Ende deines Heldenzugs darfst du, wenn kein Gegner in deiner Heldenzone ist, "
        "2 Handkarten ablegen: Lege 1 Fortschrittsmarker auf die aktive Begegnung.",
        "At the end of your hero turn you may, if no enemy is in your hero zone, discard 2 hand "
        "cards: put 1 progress token on the active encounter.",
    ),
]


@pytest.mark.parametrize(("ability", "de", "en"), ABILITIES)
def test_an_ability_names_its_trigger_first(
    ability: Ability | v.When | v.Task, de: str, en: str
) -> None:
    assert ability_text(ability, "de") == de
    assert ability_text(ability, "en") == en


def test_standing_abilities_and_conditions_are_sentences() -> None:
    frost = v.KeywordDamage(FROST, -1)
    progress = v.ProgressAtLeast(2 * PER_HERO + 1)

    assert standing_text(frost, "de") == "Frost-Angriffe fügen hier 1 magischen Schaden weniger zu."
    assert standing_text(frost, "en") == "Frost attacks deal 1 less magical damage here."
    assert requirement_text(progress, "de") == (
        "Auf der aktiven Begegnung liegen mindestens 2 × Heldenzahl + 1 Fortschrittsmarker."
    )
    assert requirement_text(v.At(ARCANE), "en") == "The active location has the keyword Arcane."


def test_numbers_are_printed_as_formulas() -> None:
    assert number(PER_HERO, "de") == "Heldenzahl"
    assert number(2 * PER_HERO + 1, "de") == "2 × Heldenzahl + 1"
    assert number(PER_HERO + -1, "en") == "hero count − 1"
    assert number(TIME_NUMBER, "en") == "time number"
    assert (number(Amount(plus=3), "en"), number(Amount(), "en")) == (3, 0)
    assert signed(PER_HERO + 1, "de") == "+(Heldenzahl + 1)"
