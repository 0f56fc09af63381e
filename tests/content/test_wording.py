"""Sentences that once were wrong, clumsy or ambiguous, word for word."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.clients import client_for

CARDS = {
    game: {card.id: card for card in client_for(game).cards()} for game in ("hexer", "valskyrr")
}

WORDING: list[tuple[str, str, Lang, str]] = [
    ("hexer", "foglet", "de", "1 weitere Angriffskarte kommt oben auf sein Lebenspunkte-Deck."),
    ("hexer", "troll", "de", "Die zuletzt abgelegte Karte kommt oben auf sein Lebenspunkte-Deck."),
    ("hexer", "troll", "en", "The last discarded card goes on top of its life deck."),
    ("hexer", "attack_disarm", "de", "Beißangriff: Erleide X Schaden (X = Stufe in Kampf)."),
    ("hexer", "attack_crush", "en", "Charge: Suffer X damage (X = rank + 2)."),
    ("hexer", "ciri", "de", "Hexerin; wählt eine freie Hexerschule"),
    ("hexer", "ardea", "de", "Magierin: Energie und Weisheit statt Schildwert und Verteidigung"),
    ("hexer", "othar", "de", "Magier: Energie und Weisheit statt Schildwert und Verteidigung"),
    ("hexer", "gekhira", "de", "wenn deine Energie nicht 0 ist: Senke deine Energie um 1."),
    ("hexer", "gekhira", "en", "if your energy is not 0: lower your energy by 1."),
    ("hexer", "bear", "de", "Erhöhe deinen Schildwert um 1."),
    ("hexer", "event_bottomless_flask", "de", "\nZu Beginn deines Zuges: Ziehe 2 Karten."),
    ("hexer", "nekkers_nest", "de", "Nach dem Ausspielen deiner Kombo, wenn deine Kombo keine"),
    ("hexer", "whispess", "de", "Nach dem Ausspielen deiner Kombo, wenn deine Kombo eine"),
    ("hexer", "brewess", "de", "Nach dem Ausspielen deiner Kombo, wenn deine Kombo eine"),
    ("hexer", "yghern", "de", "Nach dem Ausspielen deiner Kombo, wenn deine Kombo eine"),
    ("hexer", "yghern", "de", "„Lege 1 Trank ab und erleide 6 Schaden“ oder „Lege 2 Tränke ab"),
    (
        "hexer",
        "wild_manticore",
        "de",
        "Sein nächster Angriff fügt 1 Schaden weniger zu.",
    ),
    (
        "hexer",
        "wild_manticore",
        "en",
        "its next attack deals 1 less damage.",
    ),
    (
        "hexer",
        "city_tavern_rumours",
        "de",
        "Zweimal: Erhalte 1 Gerücht deiner Wahl.",
    ),
    ("hexer", "city_bathhouse", "de", "Umsonst gibt"),
    ("hexer", "drowners_nest", "en", "costs you only 1 hand card of your choice."),
    ("hexer", "golem", "de", "In jedem deiner Kampfzüge fügst du 1 Schaden weniger zu."),
    ("valskyrr", "light_of_dawn", "de", "gegen untote Gegner stattdessen 4 magischen Schaden"),
    ("valskyrr", "the_slave_convoy", "de", "Immer wenn ein gesetzloser Gegner getötet wird:"),
    ("valskyrr", "blackwood_magehunter", "de", "legt 1 arkane Karte oder Zauber-Karte ab"),
    (
        "valskyrr",
        "song_of_the_dead",
        "de",
        "Wenn eine Begegnung abgeschlossen wird und der aktive Ort das Schlüsselwort Ödlande hat:",
    ),
    (
        "valskyrr",
        "abandoned_graveyard",
        "de",
        "Beim Ausruhen: Jeder Held, der ausruht, darf 1 Karte vom eigenen Friedhof",
    ),
    ("valskyrr", "abandoned_graveyard", "en", "When resting: each hero who rests may move 1 card"),
    ("valskyrr", "on_the_trail", "de", "erhält Fokus in Höhe der Zeitzahl."),
    ("valskyrr", "call_of_the_dead", "en", "to the right by the time number."),
]


@pytest.mark.parametrize(("game", "card", "lang", "text"), WORDING)
def test_a_card_says_what_it_means(game: str, card: str, lang: Lang, text: str) -> None:
    assert text in CARDS[game][card].text[lang]
