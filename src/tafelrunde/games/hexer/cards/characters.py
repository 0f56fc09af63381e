"""The characters (Charaktere): six schools, Ciri, and five mages; board, specialisation and
medallion of each.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards import mage_start_decks as mages
from tafelrunde.games.hexer.cards import start_decks as witchers
from tafelrunde.games.hexer.cards.medallions import MEDALLIONS
from tafelrunde.games.hexer.cards.specials import SPECIALS
from tafelrunde.games.hexer.nouns import (
    PER_LEVEL,
    Ability,
    ActionCard,
    Character,
    Moment,
    Specialisation,
)
from tafelrunde.games.hexer.terms import Colour, Kind
from tafelrunde.games.hexer.vocabulary import (
    ByLevel,
    ComboAtLeast,
    ComboHasEach,
    Draw,
    GainShield,
    IsFirstTurn,
    LoseShield,
    Not,
    ShieldIs,
    TakeTop,
)
from tafelrunde.games.hexer.vocabulary_abilities import (
    AnyBar,
    DrawMore,
    LookAtLife,
    MoreDamage,
    NotCounted,
    PreventDamage,
)


def _witcher(
    character: str, name: Name, cards: tuple[ActionCard, ...], specialisation: Specialisation
) -> Character:
    return Character(
        character,
        name,
        kind=Kind.WITCHER,
        school="" if character == "ciri" else character,
        cards=cards,
        special=SPECIALS[character],
        specialisation=specialisation,
        medallion=MEDALLIONS[character],
    )


def _mage(
    character: str, name: str, cards: tuple[ActionCard, ...], specialisation: Specialisation
) -> Character:
    return Character(
        character,
        Name(name, name),
        kind=Kind.MAGE,
        school="",
        cards=cards,
        special=SPECIALS[character],
        specialisation=specialisation,
        medallion=MEDALLIONS[character],
    )


# --- Witchers -------------------------------------------------------------------------------------

WOLF: Final = _witcher(
    "wolf",
    Name("Wolfsschule", "Wolf School"),
    witchers.WOLF,
    Specialisation(
        Name("Wolfsrudel", "Wolf Pack"),
        Ability(
            Moment.COMBO,
            [MoreDamage(ByLevel([1, 1, 1, 2, 2])), DrawMore(ByLevel([0, 1, 2, 2, 2]))],
            needs=ComboAtLeast(3),
        ),
    ),
)
BEAR: Final = _witcher(
    "bear",
    Name("Bärenschule", "Bear School"),
    witchers.BEAR,
    Specialisation(
        Name("Bärenfell", "Bear Hide"),
        Ability(
            Moment.EFFECTS,
            [GainShield(ByLevel([0, 1, 1, 2, 2])), Draw(ByLevel([1, 1, 2, 2, 2]))],
            needs=ShieldIs(0),
        ),
    ),
)
CAT: Final = _witcher(
    "cat",
    Name("Katzenschule", "Cat School"),
    witchers.CAT,
    Specialisation(
        Name("Katzenreflexe", "Cat Reflexes"),
        Ability(
            Moment.EFFECTS,
            [Draw(ByLevel([1, 1, 2, 2, 3])), MoreDamage(ByLevel([0, 1, 1, 1, 1]))],
            needs=IsFirstTurn(),
        ),
    ),
)
GRIFFIN: Final = _witcher(
    "griffin",
    Name("Greifenschule", "Griffin School"),
    witchers.GRIFFIN,
    Specialisation(
        Name("Zeichenkunst", "Art of Signs"),
        Ability(
            Moment.COMBO,
            [MoreDamage(ByLevel([1, 1, 2, 2, 3])), DrawMore(ByLevel([0, 1, 1, 1, 1]))],
            needs=ComboHasEach([Colour.YELLOW, Colour.PURPLE]),
        ),
    ),
)
VIPER: Final = _witcher(
    "viper",
    Name("Vipernschule", "Viper School"),
    witchers.VIPER,
    Specialisation(
        Name("Giftstahl", "Venomous Steel"),
        Ability(
            Moment.EFFECTS,
            [LookAtLife(ByLevel([3, 2, 4, 4, 4]), discard=ByLevel([0, 1, 1, 2, 2]))],
        ),
    ),
)
MANTICORE: Final = _witcher(
    "manticore",
    Name("Mantikorschule", "Manticore School"),
    witchers.MANTICORE,
    Specialisation(
        Name("Alchemistenblut", "Alchemist's Blood"),
        Ability(
            Moment.POTION,
            [Draw(ByLevel([1, 1, 2, 2, 3])), NotCounted(ByLevel([0, 0, 1, 1, 1]))],
        ),
    ),
)
CIRI: Final = _witcher(
    "ciri",
    Name("Ciri", "Ciri"),
    witchers.CIRI,
    Specialisation(
        Name("Älteres Blut", "Elder Blood"),
        Ability(
            Moment.EFFECTS,
            [AnyBar(ByLevel([1, 1, 2, 2, 3])), DrawMore(ByLevel([0, 1, 1, 2, 2]))],
        ),
    ),
)

# --- Mages ----------------------------------------------------------------------------------------

ALZUR: Final = _mage(
    "alzur",
    "Alzur",
    mages.ALZUR,
    Specialisation(
        Name("Rückenwind", "Tailwind"), Ability(Moment.DRAW, [DrawMore(1)], uses=PER_LEVEL)
    ),
)
ARDEA: Final = _mage(
    "ardea",
    "Ardea",
    mages.ARDEA,
    Specialisation(
        Name("Gezeiten", "Tides"), Ability(Moment.EFFECTS, [TakeTop(1)], uses=PER_LEVEL)
    ),
)
GEKHIRA: Final = _mage(
    "gekhira",
    "Gekhira",
    mages.GEKHIRA,
    Specialisation(
        Name("Feuerseele", "Soul of Fire"),
        Ability(
            Moment.COMBO,
            [LoseShield(1), MoreDamage(2)],
            needs=Not(ShieldIs(0)),
            uses=PER_LEVEL,
        ),
    ),
)
OTHAR: Final = _mage(
    "othar",
    "Othar",
    mages.OTHAR,
    Specialisation(
        Name("Felsgestalt", "Rock Form"),
        Ability(Moment.SUFFER, [PreventDamage(ByLevel([2, 3, 4, 5, 6]))]),
    ),
)
PHILIPPA: Final = _mage(
    "philippa",
    "Philippa",
    mages.PHILIPPA,
    Specialisation(
        Name("Klarer Geist", "Clear Mind"),
        Ability(Moment.EFFECTS, [LookAtLife(2)], uses=PER_LEVEL),
    ),
)

CHARACTERS: Final[dict[str, Character]] = {
    character.id: character
    for character in (
        *(WOLF, BEAR, CAT, GRIFFIN, VIPER, MANTICORE, CIRI),
        *(ALZUR, ARDEA, GEKHIRA, OTHAR, PHILIPPA),
    )
}
