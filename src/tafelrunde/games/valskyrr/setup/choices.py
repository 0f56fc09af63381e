"""What players choose before the game: adventure, heroes, sides of the boards, optional rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.setups import Answers, Choice, Each, FirstGame, One, Seats, SetupForm, Some
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Adventure, HeroBoard
from tafelrunde.games.valskyrr.terms import Side

TITLE: Final = Name(de="Nebel über Valskyrr", en="Valskyrr")
ABOUT: Final = Name(
    de="Ein Abenteuer für 1 bis 4 Helden, die gemeinsam gegen den Nebel ziehen: reisen, kämpfen, "
    "überleben, bevor die Zeit abläuft.",
    en="An adventure for 1 to 4 heroes who brave the mists together: travel, fight and survive "
    "before time runs out.",
)


def rule(key: str, lang: Lang) -> str:
    """The text of a rule; the catalogue is read when somebody wants it."""
    from tafelrunde.games.valskyrr.texts import rulebook

    return rulebook.rule(key).text.text(lang)


# --- Who plays what -------------------------------------------------------------------------------


def story(adventure: Adventure, lang: Lang) -> str:
    """The story of an adventure, its goal, and what is special about it."""
    from tafelrunde.games.valskyrr.texts.cards import adventure_text

    return adventure_text(adventure, lang)


def board(hero: HeroBoard, lang: Lang) -> str:
    """What stands on a hero board."""
    from tafelrunde.games.valskyrr.texts.cards import board_text

    return board_text(hero, lang)


ADVENTURE: Final = One(
    "adventure",
    Name(de="Abenteuer", en="Adventure"),
    Name(de="Welches Abenteuer?", en="Which adventure?"),
    [
        Choice(each.id, each.name, about=each.story, details=partial(story, each))
        for each in sorted(library.ADVENTURES.values(), key=lambda each: each.number)
    ],
    find=library.adventure,
)
HEROES: Final = Seats(
    "heroes",
    Name(de="Helden und wer sie spielt", en="Heroes and who plays them"),
    Name(de="Welche Helden, und wer spielt sie?", en="Which heroes, and who plays them?"),
    [
        Choice(each.id, each.name, title=each.title, about=each.plan, details=partial(board, each))
        for each in library.HEROES.values()
    ],
    find=library.hero_board,
    players=(1, 2, 3, 4),
    players_why="V1.02",
    once_why="V3.04",
    seated=("fengray", "arani"),
)


# --- How difficult --------------------------------------------------------------------------------


def sides(alias: str, about: Name) -> list[Choice]:
    """The two sides of a board."""
    return [
        Choice(Side.NORMAL.value, Name(de="normale Seite", en="normal side")),
        Choice(
            Side.HARD.value,
            Name(de="schwere Seite", en="hard side"),
            details=about,
            alias=alias,
            hard=True,
        ),
    ]


BOARD: Final = One(
    "board",
    Name(de="Abenteuertableau", en="Adventure board"),
    Name(de="Welche Seite des Abenteuertableaus?", en="Which side of the adventure board?"),
    sides(
        "hard_board",
        Name(
            de="Die schwierigere Seite der Leisten und des Endgegners.",
            en="The harder side of the tracks, and of the final enemy.",
        ),
    ),
    more=True,
)
HERO_BOARDS: Final = Each(
    "hero_boards",
    Name(de="Heldentableaus", en="Hero boards"),
    Name(de="Welche Seite jedes Heldentableaus?", en="Which side of each hero board?"),
    sides(
        "hard_heroes",
        Name(
            de="Mehr Symbole auf den Fokusleisten, 1 Regeneration weniger.",
            en="More symbols on the focus tracks, 1 regeneration less.",
        ),
    ),
    more=True,
)


def option(key: str, name: Name, why: str) -> Choice:
    """An optional rule."""
    return Choice(key, name, about=partial(rule, why), why=why)


OPTIONS: Final = Some(
    "options",
    Name(de="Optionale Regeln", en="Optional rules"),
    Name(de="Welche optionalen Regeln?", en="Which optional rules?"),
    [
        option(
            "focus_reset",
            Name(de="Fokus auf das Startfeld", en="Focus back to its start"),
            "V25.03",
        ),
        option("round_up", Name(de="Fokus aufrunden", en="Round focus up"), "V25.04"),
        option("more_enemies", Name(de="Mehr Gegner", en="More enemies"), "V25.06"),
        option("more_time", Name(de="Mehr Zeit", en="More time"), "V25.07"),
        option(
            "order_discards",
            Name(de="Abgelegte Karten ordnen", en="Order discarded cards"),
            "V17.13",
        ),
    ],
    more=True,
)


def check_boards(answers: Answers) -> None:
    """No more sides of hero boards than heroes (V25.01)."""
    if len(answers["hero_boards"]) > len(answers["heroes"]):
        raise BadSetup("There are more sides of hero boards than heroes.", why="V25.01")


SETUP: Final = SetupForm(
    TITLE,
    ABOUT,
    HEROES,
    (ADVENTURE, BOARD, HERO_BOARDS, OPTIONS),
    # Celenthia alone has the best prospects for a newcomer.
    FirstGame({"adventure": ("into_the_wilds",), "heroes": ("celenthia",)}, seed=5),
    check_more=check_boards,
)
