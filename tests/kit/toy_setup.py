"""The set-up of a game that does not exist, with every kind of question."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import BadSetup, UnknownName
from tafelrunde.engine.setups import (
    YES,
    Answers,
    Choice,
    Each,
    FirstGame,
    Flag,
    One,
    Seats,
    SetupForm,
    Several,
    Some,
    yes_or_no,
)


def name(word: str) -> Name:
    """The same word in both languages, told apart by a sign."""
    return Name(de=f"{word}.", en=word)


def guest(key: str) -> str:
    """Somebody who is invited."""
    if key not in ("ann", "bob", "cy", "dee", "eve"):
        raise UnknownName(f"Nobody is called {key}.")
    return key


def refuse_honey_for_bears(answers: Answers) -> None:
    """What only this game knows."""
    if answers.one("place") == "den" and "honey" in answers["food"]:
        raise BadSetup("Bears eat the honey.", why="T3")


TOY: Final = SetupForm(
    name("Picnic"),
    name("Eat outdoors."),
    Seats(
        "guests",
        name("Guests"),
        name("Who comes?"),
        [
            Choice("ann", name("Ann"), title=name("cook"), details=lambda lang: f"Ann {lang}"),
            Choice("bob", name("Bob")),
            Choice("cy", name("Cy"), needs="boat", closed_by="T5"),
        ],
        find=guest,
        players=(2, 3),
        players_why="T1",
        once_why="T2",
        seated=("ann", "bob"),
    ),
    (
        One(
            "place",
            name("Place"),
            name("Where?"),
            [
                Choice("", name("By lot"), alias="by_lot"),
                Choice("meadow", name("Meadow"), about=name("Green.")),
                Choice("lake_side", name("Lake"), needs="boat"),
                Choice("den", name("Den"), alias="bears", hard=True),
            ],
        ),
        Several(
            "extras",
            name("Extras"),
            name("What else?"),
            [Choice("boat", name("Boat")), Choice("kite", name("Kite"))],
        ),
        Each(
            "chairs",
            name("Chairs"),
            name("Which chair?"),
            [
                Choice("soft", name("Soft")),
                Choice("stool", name("Stool"), alias="stools", hard=True),
            ],
            more=True,
        ),
        Some(
            "food",
            name("Food"),
            name("What to eat?"),
            [Choice("honey", name("Honey"), why="T4"), Choice("old_bread", name("Bread"))],
            more=True,
        ),
        Flag("music", name("Music"), name("Music?"), yes_or_no(usual=True), more=True),
        Flag(
            "swim",
            name("Swim"),
            name("Swimming?"),
            yes_or_no(Choice(YES, name("yes"), about=name("Cold."))),
            needs="boat",
        ),
        One(
            "weather",
            name("Weather"),
            name("Weather?"),
            [Choice("sun", name("Sun")), Choice("rain", name("Rain"))],
            offered=False,
        ),
    ),
    FirstGame({"guests": ("ann", "bob"), "extras": (), "music": ("no",)}, bots=(1,)),
    check_more=refuse_honey_for_bears,
)
