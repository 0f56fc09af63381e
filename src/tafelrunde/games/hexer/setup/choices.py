"""What players choose before the game: who plays, the Legendary Monster, expansions, variants."""

from __future__ import annotations

from functools import partial
from typing import Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.forms import nearest
from tafelrunde.engine.setups import (
    YES,
    Answers,
    Choice,
    Each,
    Field,
    FirstGame,
    Flag,
    One,
    Seats,
    SetupForm,
    Several,
    yes_or_no,
)
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import Character
from tafelrunde.games.hexer.state.board import SCHOOLS
from tafelrunde.games.hexer.terms import START, Expansion, Kind

TITLE: Final = Name(de="The Witcher: Die Alte Welt", en="The Witcher: Old World")
ABOUT: Final = Name(
    de="Ein Wettlauf für 2 bis 5 Hexer und Zauberer: das Land bereisen, Geschichten erleben, ein "
    "Deck schmieden und Monster erschlagen, bis jemand genug Trophäen trägt.",
    en="A race for 2 to 5 witchers and mages: travel the land, live its stories, forge a deck and "
    "slay monsters until somebody carries enough trophies.",
)
WITCHER: Final = Name(de="Hexer", en="Witcher")
MAGE: Final = Name(de="Magie", en="Mage")


def rule(key: str, lang: Lang) -> str:
    """The text of a rule; the catalogue is read when somebody wants it."""
    from tafelrunde.games.hexer.texts import rulebook

    return rulebook.rule(key).text.text(lang)


def printed(key: str, lang: Lang) -> str:
    """What stands on a board or card."""
    from tafelrunde.games.hexer.texts.cards import card_text

    return card_text(key, lang)


# --- Who plays ------------------------------------------------------------------------------------


def character(each: Character) -> Choice:
    """A witcher, or a mage, who needs the expansion."""
    mage = each.kind is Kind.MAGE
    return Choice(
        each.id,
        each.name,
        title=MAGE if mage else WITCHER,
        about=each.specialisation.name,
        details=partial(printed, each.id),
        needs=Expansion.MAGES.value if mage else "",
        closed_by="H3.01",
    )


CHARACTERS: Final = Seats(
    "characters",
    Name(de="Wer mitspielt", en="Who plays"),
    Name(de="Wer spielt mit?", en="Who plays?"),
    [character(each) for each in library.CHARACTERS.values()],
    find=library.character,
    players=tuple(START),
    players_why="H32.01",
    once_why="H4.44",
    seated=("wolf", "bear"),
)


def school(name: str) -> int:
    """Where a school lies."""
    if name not in SCHOOLS:
        raise BadSetup(f"There is no school {name!r}.{nearest(name, SCHOOLS)}", why="H4.47")
    return SCHOOLS[name]


SCHOOLS_OF_MAGES: Final = Each(
    "schools",
    Name(de="Schulen der Zauberkundigen", en="Schools of mages"),
    Name(de="In welcher Schule beginnen sie?", en="In which school do they begin?"),
    [Choice(each, library.CHARACTERS[each].name) for each in SCHOOLS],
    offered=False,  # they choose when the game begins
    find=school,
)


def check_schools(answers: Answers) -> None:
    """A school chosen beforehand is free, and belongs to somebody without one (H4.47)."""
    own = [library.character(each).school for each in answers["characters"]]
    schools = answers["schools"]
    if len(schools) > own.count(""):
        raise BadSetup("There are more schools chosen than players who choose one.", why="H4.47")
    for number, each in enumerate(schools):
        if each in (*own, *schools[:number]):
            raise BadSetup(f"The school {each!r} is taken.", why="H4.47")


# --- What is played -------------------------------------------------------------------------------

BY_LOT: Final = Choice(
    "",
    Name(de="Das Los entscheidet", en="By lot"),
    details=Name(
        de="Eines der Legendären Monster wird gezogen. Wer es besiegt, gewinnt.",
        en="One of the Legendary Monsters is drawn. Whoever defeats it wins.",
    ),
    alias="by_lot",
)
LEGENDARY: Final = One(
    "legendary",
    Name(de="Legendäres Monster", en="Legendary Monster"),
    Name(de="Welches Legendäre Monster wartet?", en="Which Legendary Monster waits?"),
    [
        BY_LOT,
        *(
            Choice(each.id, each.name, about=each.tale, details=partial(printed, each.id))
            for each in library.LEGENDARY_MONSTERS
        ),
    ],
    needs=Expansion.LEGENDARY.value,
    find=library.legendary,
)
EXPANSIONS: Final = Several(
    "expansions",
    Name(de="Erweiterungen", en="Expansions"),
    Name(de="Welche Erweiterungen?", en="Which expansions?"),
    [
        Choice(
            Expansion.MONSTERJAGD.value,
            Name(de="Monsterjagd", en="Monster Trail"),
            about=Name(
                de="Monster mit eigenen Fähigkeiten, Schwächen, Bomben und Mutagene.",
                en="Monsters with abilities of their own, weaknesses, bombs and mutagens.",
            ),
        ),
        Choice(
            Expansion.MAGES.value,
            Name(de="Zauberinnen & Magier", en="Mages"),
            about=Name(
                de="Fünf Zauberkundige mit eigener Kartenreihe und Energie.",
                en="Five mages with a card row of their own and energy.",
            ),
        ),
        Choice(
            Expansion.LEGENDARY.value,
            Name(de="Legendäre Monster", en="Legendary Hunt"),
            about=Name(
                de="Ein Legendäres Monster zieht verwüstend durchs Land.",
                en="A Legendary Monster lays the land waste.",
            ),
            details=Name(
                de="Wer das Legendäre Monster besiegt, gewinnt. Ohne diese Erweiterung gewinnt, "
                "wer das letzte Feld der Siegleiste erreicht.",
                en="Whoever defeats the Legendary Monster wins. Without this expansion, whoever "
                "reaches the last space of the victory track wins.",
            ),
        ),
        Choice(
            Expansion.SKELLIGE.value,
            Name(de="Skellige", en="Skellige"),
            about=Name(
                de="Schiffe, Inseln, und Dagon, der aus der Tiefe steigt.",
                en="Ships, islands, and Dagon, who rises from the deep.",
            ),
        ),
        Choice(
            Expansion.ADVENTURE.value,
            Name(de="Abenteuer-Set", en="Adventure Pack"),
            about=Name(de="Weitere Geschichten und Quests.", en="More stories and quests."),
        ),
    ],
)


# --- Variants -------------------------------------------------------------------------------------


def yes(why: str) -> Choice:
    """To play by a rule that is seldom played by."""
    return Choice(YES, Name(de="ja", en="yes"), about=partial(rule, why), why=why)


SIDE: Final = One(
    "side",
    Name(de="Seite der Siegleiste", en="Side of the victory track"),
    Name(de="Welche Seite der Siegleiste?", en="Which side of the victory track?"),
    [
        Choice("a", Name(de="Seite A", en="Side A"), about=partial(rule, "H3.19")),
        Choice(
            "b",
            Name(de="Seite B", en="Side B"),
            about=partial(rule, "H3.19"),
            alias="hard_board",
            hard=True,
        ),
    ],
    more=True,
    needs=Expansion.LEGENDARY.value,
)
MUTAGENS: Final = Flag(
    "mutagens",
    Name(de="Mit Mutagenen", en="With mutagens"),
    Name(de="Wird mit Mutagenen gespielt?", en="Are mutagens in the game?"),
    yes_or_no(
        Choice(
            YES,
            Name(de="ja", en="yes"),
            details=Name(
                de="Beim Aufstieg gibt es Mutagene statt Karten.",
                en="Rising in level brings mutagens instead of cards.",
            ),
        ),
        usual=True,
    ),
    more=True,
    needs=Expansion.MONSTERJAGD.value,
)
OVERLAP: Final = Flag(
    "overlap",
    Name(
        de="Der Nächste beginnt schon, während noch nachgezogen wird",
        en="The next player may begin while the one before still refills",
    ),
    Name(
        de="Darf der Nächste schon beginnen, während noch nachgezogen wird?",
        en="May the next player begin while the one before still refills?",
    ),
    yes_or_no(yes("H10.06")),
    more=True,
)
MARKER: Final = Flag(
    "marker",
    Name(
        de="Ein Marker bestimmt Sturm- oder Beißangriff, nicht ein Mitspieler",
        en="A marker announces charge or bite, not another player",
    ),
    Name(
        de="Bestimmt ein Marker Sturm- oder Beißangriff?",
        en="Does a marker announce charge or bite?",
    ),
    yes_or_no(yes("H32.08")),
    more=True,
)

VEILED: Final = Flag(
    "veiled",
    Name(
        de="Auch ohne Wahl wird gefragt, damit Schweigen nichts verrät",
        en="Questions come even without a choice, so that silence tells nothing",
    ),
    Name(de="Wird auch gefragt, wer keine Wahl hat?", en="Are those asked too who have no choice?"),
    yes_or_no(yes("H5.08")),
    offered=False,  # wherever people play with each other it is on
)

FIELDS: Final[tuple[Field, ...]] = (
    LEGENDARY,
    EXPANSIONS,
    SIDE,
    MUTAGENS,
    OVERLAP,
    MARKER,
    SCHOOLS_OF_MAGES,
    VEILED,
)
SETUP: Final = SetupForm(
    TITLE,
    ABOUT,
    CHARACTERS,
    FIELDS,
    FirstGame({"characters": ("wolf", "bear"), "expansions": ()}, bots=(1,), seed=2),
    check_more=check_schools,
)
