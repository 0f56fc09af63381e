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
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyBar,
    DrawMore,
    LookAtLife,
    MoreDamage,
    NotCounted,
    PreventDamage,
)


def _character(
    character: str,
    name: Name,
    cards: tuple[ActionCard, ...],
    specialisation: Specialisation,
    kind: Kind = Kind.WITCHER,
) -> Character:
    has_school = kind is Kind.WITCHER and character != "ciri"
    return Character(
        character,
        name,
        kind=kind,
        school=character if has_school else "",
        cards=cards,
        special=SPECIALS[character],
        specialisation=specialisation,
        medallion=MEDALLIONS[character],
    )


def _mage(
    character: str, name: Name, cards: tuple[ActionCard, ...], specialisation: Specialisation
) -> Character:
    return _character(character, name, cards, specialisation, Kind.MAGE)


# --- Witchers -------------------------------------------------------------------------------------

WOLF: Final = _character(
    "wolf",
    Name("Wolfsschule", "Wolf School", kind="f"),
    witchers.WOLF,
    Specialisation(
        Name("Wolfsrudel", "Wolf Pack", kind="n"),
        Ability(
            Moment.COMBO,
            [MoreDamage(ByLevel([1, 1, 1, 2, 2])), DrawMore(ByLevel([0, 1, 2, 2, 2]))],
            needs=ComboAtLeast(3),
        ),
    ),
)
BEAR: Final = _character(
    "bear",
    Name("Bärenschule", "Bear School", kind="f"),
    witchers.BEAR,
    Specialisation(
        Name("Bärenfell", "Bear Hide", kind="n"),
        Ability(
            Moment.EFFECTS,
            [GainShield(ByLevel([0, 1, 1, 2, 2])), Draw(ByLevel([1, 1, 2, 2, 2]))],
            needs=ShieldIs(0),
        ),
    ),
)
CAT: Final = _character(
    "cat",
    Name("Katzenschule", "Cat School", kind="f"),
    witchers.CAT,
    Specialisation(
        Name("Katzenreflexe", "Cat Reflexes", kind="pl"),
        Ability(
            Moment.EFFECTS,
            [Draw(ByLevel([1, 1, 2, 2, 3])), MoreDamage(ByLevel([0, 1, 1, 1, 1]))],
            needs=IsFirstTurn(),
        ),
    ),
)
GRIFFIN: Final = _character(
    "griffin",
    Name("Greifenschule", "Griffin School", kind="f"),
    witchers.GRIFFIN,
    Specialisation(
        Name("Zeichenkunst", "Art of Signs", kind="f"),
        Ability(
            Moment.COMBO,
            [MoreDamage(ByLevel([1, 1, 2, 2, 3])), DrawMore(ByLevel([0, 1, 1, 1, 1]))],
            needs=ComboHasEach([Colour.YELLOW, Colour.PURPLE]),
        ),
    ),
)
VIPER: Final = _character(
    "viper",
    Name("Vipernschule", "Viper School", kind="f"),
    witchers.VIPER,
    Specialisation(
        Name("Giftstahl", "Venomous Steel", kind="m"),
        Ability(
            Moment.EFFECTS,
            [LookAtLife(ByLevel([3, 2, 4, 4, 4]), discard=ByLevel([0, 1, 1, 2, 2]))],
        ),
    ),
)
MANTICORE: Final = _character(
    "manticore",
    Name("Mantikorschule", "Manticore School", kind="f"),
    witchers.MANTICORE,
    Specialisation(
        Name("Alchemistenblut", "Alchemist's Blood", kind="n"),
        Ability(
            Moment.POTION,
            [Draw(ByLevel([1, 1, 2, 2, 3])), NotCounted(ByLevel([0, 0, 1, 1, 1]))],
        ),
    ),
)
CIRI: Final = _character(
    "ciri",
    Name("Ciri", "Ciri", kind="she"),
    witchers.CIRI,
    Specialisation(
        Name("Älteres Blut", "Elder Blood", kind="n"),
        Ability(
            Moment.EFFECTS,
            [AnyBar(ByLevel([1, 1, 2, 2, 3])), DrawMore(ByLevel([0, 1, 1, 2, 2]))],
        ),
    ),
)

# --- Mages ----------------------------------------------------------------------------------------

ALZUR: Final = _mage(
    "alzur",
    Name("Alzur", "Alzur", kind="he"),
    mages.ALZUR,
    Specialisation(
        Name("Rückenwind", "Tailwind", kind="m"),
        Ability(Moment.DRAW, [DrawMore(1)], uses=PER_LEVEL),
    ),
)
ARDEA: Final = _mage(
    "ardea",
    Name("Ardea", "Ardea", kind="she"),
    mages.ARDEA,
    Specialisation(
        Name("Gezeiten", "Tides", kind="pl"), Ability(Moment.EFFECTS, [TakeTop(1)], uses=PER_LEVEL)
    ),
)
GEKHIRA: Final = _mage(
    "gekhira",
    Name("Gekhira", "Gekhira", kind="she"),
    mages.GEKHIRA,
    Specialisation(
        Name("Feuerseele", "Soul of Fire", kind="f"),
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
    Name("Othar", "Othar", kind="he"),
    mages.OTHAR,
    Specialisation(
        Name("Felsgestalt", "Rock Form", kind="f"),
        Ability(Moment.SUFFER, [PreventDamage(ByLevel([2, 3, 4, 5, 6]))]),
    ),
)
PHILIPPA: Final = _mage(
    "philippa",
    Name("Philippa", "Philippa", kind="she"),
    mages.PHILIPPA,
    Specialisation(
        Name("Klarer Geist", "Clear Mind", kind="m"),
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
