"""The log of hexer tells every event in one sentence, and its names agree."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.games.hexer import events as e
from tafelrunde.games.hexer.library import BOOK, PRINTED
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.texts.labels import card_name
from tafelrunde.games.hexer.texts.narrator import narrate

VALUES: dict[str, object] = {
    "player": "wolf",
    "reader": "ciri",
    "loser": "alzur",
    "on": "bear",
    "card": "block_1",
    "monster": "nekkers_nest",
    "against": "nekkers_nest",
    "side": "nekkers_nest",
    "token": "cold_ashes",
    "quest": "q1",
    "phase": "moves",
    "terrain": "forest",
    "row": "witcher",
    "rank": "pair",
    "attack": "charge",
    "attribute": "combat",
    "result": "won",
    "destination": "hand",
    "purpose": "poker",
    "part": "1",
    "cards": 2,
    "dice": (1, 3),
    "secret": ("block_1", "pirouette"),
    "by_ship": True,
    "boosted": True,
}
KINDS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
]


def sample(kind: type[e.Event]) -> e.Event:
    """An event of that kind: fields by their names, numbers where no name is needed."""
    values = {item.name: VALUES.get(item.name, 2) for item in fields(kind)}
    if "tuple" in str(kind.__annotations__.get("cards")):
        values["cards"] = ("block_1", "pirouette")
    if kind is e.StoryRead:
        values["card"] = "city_alchemist"
    return kind(**values)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_one_line(kind: type[e.Event], lang: Lang) -> None:
    text = narrate(sample(kind), lang)

    assert text[0].isupper()
    assert text[-1] in ".!“”"
    assert "_" not in text
    assert "none" not in text


ISLE, DAGONS, NOVIGRAD, EYNA = 20, 22, 6, 21
TOLD: list[tuple[e.Event, str, str]] = [
    (
        e.AbilityUsed("H27.02", "bear", "white_honey"),
        "Die Bärenschule setzt den Weißen Honig ein.",
        "The Bear School uses White Honey.",
    ),
    (
        e.PokerWon("H19.07", "", "wolf", "high_straight", 4),
        "Die Glücksspieler gewinnen den Topf (4 Gold) mit einer großen Straße "
        "gegen die Wolfsschule.",
        "The gamblers win the pot (4 gold) with a high straight against the Wolf School.",
    ),
    (
        e.PokerWon("H19.07", "ciri", "", "two_pairs", 4),
        "Ciri gewinnt den Topf (4 Gold) mit zwei Paaren gegen die Glücksspieler.",
        "Ciri wins the pot (4 gold) with two pairs against the gamblers.",
    ),
    (
        e.WeaknessPlaced("H12.01", ISLE, "forest"),
        "Auf der Nebelinsel liegt jetzt ein Schwächeplättchen (Wald).",
        "On the Isle of Mists there now lies a weakness token (forest).",
    ),
    (
        e.Travelled("H15.07", "ciri", NOVIGRAD, ISLE, by_ship=True),
        "Ciri segelt von Novigrad zur Nebelinsel.",
        "Ciri sails from Novigrad to the Isle of Mists.",
    ),
    (
        e.Travelled("H15.07", "othar", DAGONS, EYNA, by_ship=False),
        "Othar reist vom Dagon-Ort nach Eyna.",
        "Othar travels from Dagon's place to Eyna.",
    ),
    (
        e.MonsterAppeared("H10.01", "royal_griffin", NOVIGRAD),
        "Ein Greif erscheint in Novigrad.",
        "A Griffin appears in Novigrad.",
    ),
    (
        e.MonsterDamaged("H27.20", "nekkers_nest", ("attack_throat_bite",), 1),
        "Das Nekkernest verliert 1 Karte (Kehlbiss); 1 Karte ist übrig.",
        "The Nekkers' Nest loses 1 card (Throat Bite); 1 card is left.",
    ),
    (
        e.MonsterDamaged("H27.20", "nekkers_nest", ("attack_throat_bite", "attack_deep_wound"), 2),
        "Das Nekkernest verliert 2 Karten (Kehlbiss und Tiefe Wunde); 2 Karten sind übrig.",
        "The Nekkers' Nest loses 2 cards (Throat Bite and Deep Wound); 2 cards are left.",
    ),
    (
        e.AttackRevealed("H26.04", "troll", "special_attack_3", "special"),
        "Der Troll führt den Spezialangriff 3 aus.",
        "The Troll makes Special Attack 3.",
    ),
    (
        e.AttackRevealed("H26.04", "troll", "attack_deep_wound", "bite"),
        "Der Troll führt einen Beißangriff aus: Tiefe Wunde.",
        "The Troll makes a bite attack: Deep Wound.",
    ),
    (
        e.ShieldChanged("H27.11", "alzur", 1, 3),
        "Die Energie Alzurs steigt auf 3.",
        "Alzur's energy rises to 3.",
    ),
    (
        e.ShieldChanged("H27.11", "wolf", 3, 1),
        "Der Schildwert der Wolfsschule sinkt auf 1.",
        "The Wolf School's shield value falls to 1.",
    ),
    (
        e.AttributeChanged("H16.09", "wolf", "defence", 3, 4),
        "Wolfsschule: Verteidigung steigt auf Stufe IV.",
        "Wolf School: defence rises to level IV.",
    ),
    (
        e.LevelReached("H6.09", "alzur", 3),
        "Alzur erreicht Hexerstufe III.",
        "Alzur reaches witcher level III.",
    ),
    (
        e.CardsTrashed("H9.03", "ciri", ("wolf_rending_blow_1",)),
        "Ciri entsorgt den Reißenden Hieb.",
        "Ciri trashes Rending Blow.",
    ),
    (
        e.CardsTrashed("H9.03", "ciri", ("wolf_rending_blow_1", "wolf_aard_1")),
        "Ciri entsorgt 2 Karten: Reißender Hieb und Aard.",
        "Ciri trashes Rending Blow and Aard.",
    ),
    (
        e.DamageSuffered("H26.10", "philippa", 4, 0, 1, 1, 2),
        "Philippa erleidet 4 Schaden: 1 durch Energie abgefangen, 1 Karte vom Deck und "
        "2 Karten von der Hand.",
        "Philippa suffers 4 damage: 1 absorbed by energy, 1 card from the deck and "
        "2 cards from the hand.",
    ),
    (
        e.FightEnded("H28.01", "cat", "werewolf", "driven_off"),
        "Die Katzenschule vertreibt den Werwolf.",
        "The Cat School drives the Werewolf off.",
    ),
    (
        e.CardsDrawn("H27.30", "griffin", 0, ()),
        "Die Greifenschule zieht keine Karte.",
        "The Griffin School draws no cards.",
    ),
    (
        e.PassiveTriggered("H28.10", "whispess"),
        "Die Passivfähigkeit der Flüsterin wirkt.",
        "The passive ability of the Whispess takes effect.",
    ),
]


@pytest.mark.parametrize(("event", "de", "en"), TOLD)
def test_the_log_reads_like_a_story(event: e.Event, de: str, en: str) -> None:
    assert narrate(event, "de") == de
    assert narrate(event, "en") == en


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_quest_is_read_when_it_is_done(lang: Lang) -> None:
    told = narrate(e.QuestDone("H20.11", "wolf", "q2"), lang)
    assert told.endswith(BOOK.text("q2.done", lang))
    assert BOOK.text("q2.done", lang)


def test_what_goes_to_clients_is_plain_text() -> None:
    card = Card(1, PRINTED["white_honey"])

    assert type(card_name(card, "de")) is str
    assert type(narrate(e.AbilityUsed("H27.02", "bear", "white_honey"), "de")) is str
