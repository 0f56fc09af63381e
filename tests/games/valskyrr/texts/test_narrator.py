"""The log tells every event in one sentence, names first."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.games.valskyrr import events as e
from tafelrunde.games.valskyrr.texts.narrator import narrate

VALUES: dict[str, object] = {
    "hero": "fengray",
    "card": "war_sword",
    "cards": ("war_sword", "chain_mail", "block"),
    "enemy": "blackwood_fighter",
    "ability": "shield_slam",
    "encounter": "the_dead_rise",
    "location": "bone_acre",
    "target": "ghoren_warrior",
    "on": "ghoren_warrior",
    "by": "block",
    "phase": "pursuit",
    "condition": "burn",
    "kind": "normal",
    "deck": "blue",
    "source": "hand",
    "destination": "discard_pile",
    "symbol": "furious",
    "cause": "time",
    "letter": "A",
    "vulnerable": True,
}


KINDS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
]


def sample(kind: type[e.Event]) -> e.Event:
    """An event of that kind: fields by their names, numbers where no name is needed."""
    return kind(*(VALUES.get(item.name, 2) for item in fields(kind)))  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_one_line(kind: type[e.Event], lang: Lang) -> None:
    text = narrate(sample(kind), lang)

    assert text[0].isupper()
    assert text[-1] in ".!"
    assert "_" not in text
    assert "none" not in text


TOLD: list[tuple[e.Event, str, str]] = [
    (
        e.AttackMade("V18.11", "fengray", "ghoren_warrior", 5, 0, 3),
        "Fengray fügt dem Ghoren-Krieger 3 Schaden zu (2 verhindert).",
        "Fengray deals 3 damage to the Ghoren Warrior (2 prevented).",
    ),
    (
        e.AttackMade("V18.11", "fengray", "ghoren_warrior", 2, 0, 0),
        "Fengray greift den Ghoren-Krieger an, aber aller Schaden (2) wird verhindert.",
        "Fengray attacks the Ghoren Warrior, but all damage (2) is prevented.",
    ),
    (
        e.EnemyAttacked("V12.06", "ghoren_warrior", 7, "fengray", 3, 0),
        "Der Ghoren-Krieger greift Fengray an: 3 körperlicher Schaden.",
        "The Ghoren Warrior attacks Fengray: 3 physical damage.",
    ),
    (
        e.AttackMade("V18.11", "kraehe", "renegade_flamecaster", 2, 0, 2),
        "Krähe fügt dem Abtrünnigen Flammenwirker 2 Schaden zu.",
        "Crow deals 2 damage to the Renegade Flamecaster.",
    ),
    (
        e.CardMoved("V11.08", "fengray", "mighty_blow", 3, "hand", "discard_pile"),
        "Fengray legt den Kräftigen Hieb ab.",
        "Fengray discards Mighty Blow.",
    ),
    (
        e.CardMoved("V11.08", "fengray", "steadfast", 3, "hand", "graveyard"),
        "Fengray begräbt „Standhaft“.",
        "Fengray buries Steadfast.",
    ),
    (
        e.EnemyAppeared("V24.02", "mist_lord", 1, "fengray"),
        "Der Nebelfürst erscheint in der Heldenzone von Fengray.",
        "The Mist Lord appears in Fengray's hero zone.",
    ),
    (
        e.AttackMade("V18.11", "arani", "ghardhak", 2, 0, 2),
        "Arani fügt Ghardhak dem Verbrannten 2 Schaden zu.",
        "Arani deals 2 damage to Ghardhak the Charred.",
    ),
    (
        e.PartyMoved("V9.05", "abandoned_graveyard"),
        "Die Gruppe erreicht den Verlassenen Friedhof.",
        "The party reaches the Abandoned Graveyard.",
    ),
    (
        e.ActionTaken("V17.04", "fengray", "war_sword", 3, "normal", 1),
        "Fengray nutzt das Kriegsschwert (Normale Aktion).",
        "Fengray uses War Sword (normal action).",
    ),
    (
        e.ActionTaken("V17.04", "fengray", "fengray", 0, "fast", 0),
        "Fengray nutzt eine Sonderfähigkeit (Schnelle Aktion).",
        "Fengray uses a hero ability (fast action).",
    ),
    (
        e.CardsDrawn("V11.08", "fengray", ("war_sword", "chain_mail", "block")),
        "Fengray zieht 3 Karten: Kriegsschwert, Kettenhemd und Abblocken.",
        "Fengray draws 3 cards: War Sword, Chain Mail and Block.",
    ),
    (
        e.EnemyAppeared("V8.05", "ghoren_warrior", 1, ""),
        "Ein Ghoren-Krieger erscheint in der Gegnerreihe.",
        "A Ghoren Warrior appears in the enemy row.",
    ),
    (
        e.EnemyMoved("V10.08", "ghoren_warrior", 1, "fengray"),
        "Der Ghoren-Krieger geht in die Heldenzone von Fengray.",
        "The Ghoren Warrior moves to Fengray's hero zone.",
    ),
    (
        e.FocusMoved("V22.12", "fengray", 7, 3),
        "Fengrays Fokus sinkt von 7 auf 3.",
        "Fengray's focus falls from 7 to 3.",
    ),
    (
        e.TimeMoved("V14.02", 3, 3),
        "Der Zeitanzeiger bleibt auf 3.",
        "The time marker stays on 3.",
    ),
    (
        e.ConditionPlaced("V20.16", "fengray", "burn", 1),
        "Fengray erhält 1 Brandmarker.",
        "Fengray receives 1 burn token.",
    ),
    (
        e.AbilityIgnored("V20.13", "blackwood_fighter", 1, "shield_slam"),
        "Der Dunkelwald-Kämpfer verliert alle Schwächemarker; "
        "„Schildrammen“ gilt als nicht vorhanden.",
        "The Blackwood Fighter loses all weakness tokens; Shield Slam is ignored.",
    ),
    (
        e.DamagePrevented("V18.10", "fengray", "block", 2),
        "Das Abblocken verhindert 2 Schaden an Fengray.",
        "Block prevents 2 damage to Fengray.",
    ),
    (
        e.DamagePrevented("V18.10", "fengray", "fengray", 1),
        "Fengray verhindert 1 Schaden.",
        "Fengray prevents 1 damage.",
    ),
    (
        e.DeckShuffled("V8.10", "blue"),
        "Das blaue Gegnerdeck wird gemischt.",
        "The blue enemy deck is shuffled.",
    ),
    (
        e.GameLost("V1.08", "time"),
        "Niederlage: Die Zeit ist abgelaufen.",
        "Defeat: time has run out.",
    ),
]


@pytest.mark.parametrize(("event", "de", "en"), TOLD)
def test_the_log_reads_like_a_story(event: e.Event, de: str, en: str) -> None:
    assert narrate(event, "de") == de
    assert narrate(event, "en") == en


def test_names_can_come_from_elsewhere() -> None:
    event = e.TurnBegan("V11.01", "dummy")

    assert narrate(event, "en", lambda key, lang: f"the {key}") == "The dummy begins the hero turn."


def test_an_ability_the_card_does_not_have_keeps_its_id() -> None:
    event = e.AbilityTriggered("V21.17", "fengray", 1, "roar")

    assert narrate(event, "en") == "Fengray triggers roar."
