"""What players choose before the game: who plays, the campaign, how hard it is, Free Play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.setups import (
    Answers,
    Choice,
    Each,
    Field,
    FirstGame,
    Flag,
    One,
    Seats,
    SetupForm,
    Some,
    yes_or_no,
)
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.terms import MAIN, PLAYERS, QUICK_START, ChallengeOption, Mode, Tray

TITLE: Final = Name(
    de="Tainted Grail: Der Niedergang Avalons", en="Tainted Grail: The Fall of Avalon"
)
ABOUT: Final = Name(
    de="Ein Überlebenskampf für 1 bis 4 Zurückgebliebene: die Menhire erlöschen, und wer die Insel "
    "erkundet, muss essen, kämpfen, reden und das nächste Licht rechtzeitig entfachen.",
    en="A fight for survival for 1 to 4 who were left behind: the menhirs are going out, and "
    "whoever explores the island must eat, fight, talk and kindle the next light in time.",
)


def rule(key: str, lang: Lang) -> str:
    """The text of a rule; the catalogue is read when somebody asks for it."""
    from tafelrunde.games.avalon.texts import rulebook

    return rulebook.rule(key).text.text(lang)


CHARACTERS: Final = Seats(
    "characters",
    Name(de="Charaktere und wer sie spielt", en="Characters and who plays them"),
    Name(de="Welche Charaktere, und wer spielt sie?", en="Which characters, and who plays them?"),
    [Choice(each.id, each.name) for each in library.BOARDS.values()],
    find=library.board,
    players=PLAYERS,
    players_why="A1.01",
    once_why="A3.02",
    seated=("beor",),
)
CAMPAIGN: Final = One(
    "campaign",
    Name(de="Länge", en="Length"),
    Name(de="Kampagne oder Schnellstart?", en="Campaign or quick start?"),
    [
        Choice(
            MAIN,
            Name(de="Kampagne", en="Campaign"),
            about=Name(
                de="Sieben Kapitel, jedes einen bis drei Abende lang. Was ihr tut, bleibt; gespielt"
                " wird weiter, wann ihr wollt.",
                en="Seven chapters of one to three evenings each. What you do stays done; go on"
                " whenever you like.",
            ).text,
            alias="campaign",
        ),
        Choice(
            QUICK_START,
            Name(de="Schnellstart", en="Quick start"),
            about=Name(
                de="Das erste Kapitel allein: Es endet, wenn der Stein brennt.",
                en="The first chapter alone: it ends when the stone burns.",
            ).text,
        ),
    ],
    find=library.campaign,
)
MODE: Final = One(
    "mode",
    Name(de="Modus", en="Mode"),
    Name(de="Wie schwer soll es sein?", en="How hard shall it be?"),
    [
        Choice(Mode.NORMAL.value, Name(de="normal", en="normal")),
        Choice(
            Mode.STORY_MODE.value,
            Name(de="Erzählmodus", en="Story Mode"),
            about=partial(rule, "A31.04"),
        ),
        Choice(
            Mode.CHALLENGE_MODE.value,
            Name(de="Herausforderungsmodus", en="Challenge Mode"),
            about=partial(rule, "A31.09"),
            hard=True,
        ),
    ],
)


def challenge(option: ChallengeOption, name: Name, why: str) -> Choice:
    """An aggravation."""
    return Choice(option.value, name, about=partial(rule, why), hard=True)


CHALLENGES: Final = Some(
    "challenges",
    Name(de="Verschärfungen", en="Aggravations"),
    Name(de="Welche Verschärfungen?", en="Which aggravations?"),
    [
        challenge(
            ChallengeOption.LOW_INDICATOR,
            Name(de="umgedrehter Gesundheitsanzeiger", en="upside-down health indicator"),
            "A31.10",
        ),
        challenge(
            ChallengeOption.SECRET_42,
            Name(de="Argwohn der Insel", en="distrust of the island"),
            "A31.11",
        ),
        challenge(
            ChallengeOption.HARD_FLIGHT,
            Name(de="Flucht ist nur ein Versuch", en="fleeing is only an attempt"),
            "A31.12",
        ),
        challenge(
            ChallengeOption.SHORT_DIALS,
            Name(de="Menhire brennen kürzer", en="menhirs burn shorter"),
            "A31.15",
        ),
        challenge(
            ChallengeOption.FEWER_EVENTS,
            Name(de="weniger zufällige Ereignisse", en="fewer random events"),
            "A31.16",
        ),
        challenge(
            ChallengeOption.DEAR_CARDS,
            Name(de="teurere Karten", en="dearer cards"),
            "A31.17",
        ),
        challenge(
            ChallengeOption.DEAR_ATTRIBUTES,
            Name(de="teurere Attribute", en="dearer attributes"),
            "A31.18",
        ),
        challenge(
            ChallengeOption.RESOURCE_LIMIT,
            Name(de="höchstens 20 von jeder Ressource", en="at most 20 of each resource"),
            "A31.19",
        ),
        challenge(
            ChallengeOption.ITEM_LIMIT,
            Name(de="höchstens 5 Gegenstände", en="at most 5 items"),
            "A31.20",
        ),
    ],
    needs=Mode.CHALLENGE_MODE.value,
)
TRAY_NAMES: Final = {
    Tray.BLUE: Name(de="blau", en="blue"),
    Tray.GREEN: Name(de="grün", en="green"),
    Tray.GRAY: Name(de="grau", en="gray"),
    Tray.BROWN: Name(de="braun", en="brown"),
}
OWN: Final = "own"
COLOURS: Final = [Choice(tray.name.lower(), TRAY_NAMES[tray]) for tray in Tray]
OWN_TRAY: Final = Choice(OWN, Name(de="das eigene", en="the own one"))
OWN_CARDS: Final = Choice(OWN, Name(de="die des Tableaus", en="those of the tray"))
TRAYS: Final = Each(
    "trays",
    Name(de="Freies Spiel: Tableaus", en="Free Play: trays"),
    Name(de="Welches Tableau benutzt wer?", en="Who uses which tray?"),
    [OWN_TRAY, *COLOURS],
    more=True,
)
DECKS: Final = Each(
    "decks",
    Name(de="Freies Spiel: Kartenfarben", en="Free Play: colours of the cards"),
    Name(de="Mit welchen Karten spielt wer?", en="Who plays with which cards?"),
    [OWN_CARDS, *COLOURS],
    more=True,
)
CHRONICLER: Final = One(
    "chronicler",
    Name(de="Chronist", en="Chronicler"),
    Name(de="Wer ist Chronist?", en="Who is the chronicler?"),
    [
        Choice("", Name(de="niemand", en="nobody"), alias="nobody"),
        *(
            Choice(each.id, each.name, needs=each.id, closed_by="A31.01")
            for each in library.BOARDS.values()
        ),
    ],
    more=True,
)
SIDE_BY_SIDE: Final = Flag(
    "side_by_side",
    Name(de="Nebeneinander handeln", en="Act side by side"),
    Name(
        de="Dürfen andere handeln, während eine Begegnung abgehandelt wird?",
        en="May others act while an encounter is resolved?",
    ),
    yes_or_no(),
    more=True,
)


def check(answers: Answers) -> None:
    """What only the rules know to be wrong."""
    if answers["challenges"] and answers.one("mode") != Mode.CHALLENGE_MODE.value:
        raise BadSetup("Aggravations belong to Challenge Mode.", why="A31.09")
    characters = answers["characters"]
    for key, why in (("trays", "A31.23"), ("decks", "A31.24")):
        if answers[key] and len(answers[key]) != len(characters):
            raise BadSetup(f"{key} names one for each player, or nobody's.", why=why)
    trays = colours(answers["trays"], [library.board(each).tray for each in characters])
    for key, found in (("trays", trays), ("decks", colours(answers["decks"], trays))):
        if len(set(found)) < len(found):
            raise BadSetup(f"Of each of the {key} there is only one.", why="A3.02")


def colours(chosen: Sequence[str], usual: Sequence[Tray]) -> tuple[Tray, ...]:
    """The colour of each seat; whoever chooses none has the usual one."""
    if not chosen:
        return tuple(usual)
    pairs = zip(chosen, usual, strict=True)
    return tuple(own if each == OWN else Tray[each.upper()] for each, own in pairs)


FIELDS: Final[tuple[Field, ...]] = (
    *(CAMPAIGN, MODE, CHALLENGES, TRAYS, DECKS, CHRONICLER, SIDE_BY_SIDE),
)
SETUP: Final = SetupForm(
    TITLE,
    ABOUT,
    CHARACTERS,
    FIELDS,
    FirstGame({"characters": ("beor",), "campaign": (QUICK_START,)}, seed=1),
    check_more=check,
)
