"""Names are inflected by rule, from the kind that they give."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import ContentError
from tafelrunde.engine.grammar import Noun, declined, qualified
from tafelrunde.engine.language import Language

DEFINITE = [  # name, kind, and its four cases
    ("Kräftiger Hieb", "m", "der Kräftige Hieb, des Kräftigen Hiebs, dem Kräftigen Hieb"),
    ("Kleine Heilung", "f", "die Kleine Heilung, der Kleinen Heilung, der Kleinen Heilung"),
    ("Heiliges Symbol", "n", "das Heilige Symbol, des Heiligen Symbols, dem Heiligen Symbol"),
    ("Scharfe Krallen", "pl", "die Scharfen Krallen, der Scharfen Krallen, den Scharfen Krallen"),
    ("Blitzreflexe", "pl", "die Blitzreflexe, der Blitzreflexe, den Blitzreflexen"),
    ("Feuerkreis", "m", "der Feuerkreis, des Feuerkreises, dem Feuerkreis"),
    ("Knochenleid-Magus", "m -", "der Knochenleid-Magus, des Knochenleid-Magus"),
    ("Schamane der Wildnis", "m -n", "der Schamane der Wildnis, des Schamanen der Wildnis"),
    ("Der letzte Wille", "m -ns", "der letzte Wille, des letzten Willens, dem letzten Willen"),
    ("Untoter Gelehrter", "m adj", "der Untote Gelehrte, des Untoten Gelehrten"),
    ("Zauberer des Schwarzen Zirkels", "m", "der Zauberer des Schwarzen Zirkels"),
    ("Hammer der Zeiten", "m", "der Hammer der Zeiten, des Hammers der Zeiten"),
    ("wütender untoter Gegner", "m", "der wütende untote Gegner, des wütenden untoten Gegners"),
    ("Der faulende Altar", "m", "der faulende Altar, des faulenden Altars"),
    ("Ein verletztes Pferd", "n", "das verletzte Pferd, des verletzten Pferds"),
    ("Die Schiffbrüchige", "f adj", "die Schiffbrüchige, der Schiffbrüchigen"),
    ("Die Geißler", "pl", "die Geißler, der Geißler, den Geißlern"),
    ("Schwäche IV", "f", "die Schwäche IV, der Schwäche IV"),
    ("Fengray", "he", "Fengray, Fengrays, Fengray"),
    ("Beauclairs", "it", "Beauclairs, Beauclairs’, Beauclairs"),
    ("Standhaft", "title", "„Standhaft“, „Standhaft“"),
]


@pytest.mark.parametrize(("text", "kind", "cases"), DEFINITE)
def test_a_name_is_declined_after_the(text: str, kind: str, cases: str) -> None:
    said = [declined(Noun(text, kind), case) for case in range(4)]

    assert ", ".join(said).startswith(cases)


ACCUSATIVE = [
    ("Kräftiger Hieb", "m", "den Kräftigen Hieb"),
    ("Knochenleid-Schütze", "m -n", "den Knochenleid-Schützen"),
    ("Kleine Heilung", "f", "die Kleine Heilung"),
    ("Heiliges Symbol", "n", "das Heilige Symbol"),
    ("Scharfe Krallen", "pl", "die Scharfen Krallen"),
]


@pytest.mark.parametrize(("text", "kind", "said"), ACCUSATIVE)
def test_a_name_as_direct_object(text: str, kind: str, said: str) -> None:
    assert declined(Noun(text, kind), 3) == said


INDEFINITE = [
    ("Kräftiger Hieb", "m", "ein Kräftiger Hieb, eines Kräftigen Hiebs, einem Kräftigen Hieb"),
    ("Kleine Heilung", "f", "eine Kleine Heilung, einer Kleinen Heilung, einer Kleinen Heilung"),
    ("Heiliges Symbol", "n", "ein Heiliges Symbol, eines Heiligen Symbols, einem Heiligen Symbol"),
    ("Scharfe Krallen", "pl", "Scharfe Krallen, Scharfer Krallen, Scharfen Krallen"),
]


@pytest.mark.parametrize(("text", "kind", "cases"), INDEFINITE)
def test_a_name_is_declined_after_a(text: str, kind: str, cases: str) -> None:
    said = [declined(Noun(text, kind), case, "ein") for case in range(3)]

    assert ", ".join(said) == cases


GERMAN = Language(
    "de",
    {
        "de.ftl": """
hit = { $who } fügt { DAT($whom) } Schaden zu.
each = { NOM($whom, "jeder") }, { NOM($whom, "kein") }, { ACC($whom, "1") }, { DAT($whom, "") }
way = von { DAT($place) } { TO($place) }, { AT($place) }, { VON($place) }
win = { NOM($who) } { VERB($who, "gewinnt", "gewinnen") }.
whose = die Beute { GEN($who) } ({ GENDER($who) })
"""
    },
)
ENGLISH = Language(
    "en",
    {
        "en.ftl": """
hit = { THE($who) } hits { A($whom) }.
way = from { THE($place) }, { AT($place) }
win = { THE($who) } { VERB($who, "wins", "win") } ({ GENDER($who) }).
"""
    },
)
FLAMECASTER = Name("Abtrünniger Flammenwirker", "Renegade Flamecaster", kind="m")
CROW = Name("Krähe", "Crow", kind="she")
GAMBLERS = Name("Glücksspieler", "Gamblers", kind="pl")
ISLE = Name("Nebelinsel", "Isle of Mists", kind="f", at="auf")
NOVIGRAD = Name("Novigrad", "Novigrad", kind="it")
DAGON = Name("Dagon-Ort", "Dagon's place", kind="m", at="an")
MORWYN = Name("Morwyn, die Königin", "Morwyn, the Queen", "she", cases=("a", "b", "c"))


def test_messages_inflect_their_arguments() -> None:
    who, whom = CROW.noun("de"), FLAMECASTER.noun("de")

    assert GERMAN.say("hit", who=who, whom=whom) == (
        "Krähe fügt dem Abtrünnigen Flammenwirker Schaden zu."
    )
    assert GERMAN.say("each", whom=whom) == (
        "jeder Abtrünnige Flammenwirker, kein Abtrünniger Flammenwirker, "
        "1 Abtrünnigen Flammenwirker, Abtrünnigem Flammenwirker"
    )
    assert GERMAN.say("whose", who=whom) == "die Beute des Abtrünnigen Flammenwirkers (m)"
    assert ENGLISH.say("hit", who=CROW.noun("en"), whom=FLAMECASTER.noun("en")) == (
        "Crow hits a Renegade Flamecaster."
    )


def test_verbs_agree_with_the_number_of_a_name() -> None:
    many, one = GAMBLERS.noun("de"), FLAMECASTER.noun("de")

    assert GERMAN.say("win", who=many) == "die Glücksspieler gewinnen."
    assert GERMAN.say("win", who=one) == "der Abtrünnige Flammenwirker gewinnt."
    assert ENGLISH.say("win", who=GAMBLERS.noun("en")) == "the Gamblers win (pl)."
    assert ENGLISH.say("hit", who=CROW.noun("en"), whom=GAMBLERS.noun("en")).endswith(" Gamblers.")


def test_a_place_knows_its_prepositions() -> None:
    def way(name: Name) -> str:
        return GERMAN.say("way", place=name.noun("de"))

    assert way(ISLE) == "von der Nebelinsel zur Nebelinsel, auf der Nebelinsel, von der Nebelinsel"
    assert way(NOVIGRAD) == "von Novigrad nach Novigrad, in Novigrad, von Novigrad"
    assert way(DAGON) == "von dem Dagon-Ort zum Dagon-Ort, am Dagon-Ort, vom Dagon-Ort"
    assert (
        ENGLISH.say("way", place=ISLE.noun("en")) == "from the Isle of Mists, on the Isle of Mists"
    )
    assert ENGLISH.say("way", place=NOVIGRAD.noun("en")) == "from Novigrad, in Novigrad"
    assert ENGLISH.say("way", place=DAGON.noun("en")) == "from Dagon's place, at Dagon's place"


def test_what_no_rule_gives_is_written_out() -> None:
    heart = Noun("Herz", "n", cases=("des Herzens", "dem Herzen", "das Herz"))

    assert [declined(MORWYN.noun("de"), case) for case in range(4)] == [MORWYN.de, "a", "b", "c"]
    assert declined(heart, 0) == "das Herz"


def test_english_names_bring_their_own_article_or_quotes() -> None:
    lord, waste = Noun("The Mist Lord", "m -en"), Noun("Waste Not", "title")

    assert ENGLISH.say("hit", who=lord, whom=waste) == "the Mist Lord hits “Waste Not”."
    assert ENGLISH.say("hit", who=lord, whom=Noun("Ice Reaver", "m")).endswith("an Ice Reaver.")


def test_what_people_call_themselves_is_a_proper_name() -> None:
    assert GERMAN.say("hit", who="Anna", whom="Bert") == "Anna fügt Bert Schaden zu."
    assert GERMAN.say("hit", who="Anna", whom=Noun("Bert")) == "Anna fügt Bert Schaden zu."


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ContentError, match="'Bert' is of no known kind: 'x'"):
        GERMAN.say("hit", who="Anna", whom=Noun("Bert", "x"))


def test_names_of_the_same_letters_and_another_kind_are_not_confused() -> None:
    he, school = Noun("Wolf", "he"), Noun("Wolf", "m")

    assert GERMAN.say("win", who=he) == "Wolf gewinnt."
    assert GERMAN.say("win", who=school) == "der Wolf gewinnt."


QUALIFIED = [
    ("untot", "Gegner", "m", "none", "ein untoter Gegner"),
    ("Bestien", "Gegner", "m", "ander", "ein anderer Bestien-Gegner"),
    ("none", "Gegner", "m", "ander wütend", "ein anderer wütender Gegner"),
    ("arkan/Zauber", "Karte", "f", "none", "eine arkane Karte oder Zauber-Karte"),
    ("Waffen/Zauber", "Karten", "pl", "ander", "andere Waffen- oder Zauber-Karten"),
]


@pytest.mark.parametrize(("before", "noun", "kind", "adjectives", "said"), QUALIFIED)
def test_a_noun_is_qualified(before: str, noun: str, kind: str, adjectives: str, said: str) -> None:
    assert declined(qualified(before, noun, kind, adjectives), 0, "ein") == said


def test_all_take_weak_endings() -> None:
    assert declined(qualified("untot", "Gegner", "pl"), 3, "alle") == "alle untoten Gegner"
