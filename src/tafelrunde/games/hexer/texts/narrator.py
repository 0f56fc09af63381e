"""The log: every event as one sentence, names first."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.grammar import Noun
from tafelrunde.engine.phrases import NONE, Args, capital, field_names, key_of
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.events import (
    AbilityUsed,
    AttackRevealed,
    AttributeChanged,
    CardsDrawn,
    DamageSuffered,
    DiceRolled,
    Event,
    LevelReached,
    LifeSeen,
    PokerWon,
    QuestDone,
    ShieldChanged,
    StoryRead,
    WeaknessTaken,
)
from tafelrunde.games.hexer.library import BOOK
from tafelrunde.games.hexer.nouns import EventCard, ExplorationCard, SkelligeCard
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.texts.words import ROMAN, join, words

NAMED: Final = (
    *("player", "card", "monster", "against", "token", "reader", "loser", "on", "quest", "side"),
)
"""Fields that hold the id of a character or printed thing."""

PLACES: Final = ("place", "source", "main", "secondary")
SPELLED: Final = {
    **{key: key for key in ("phase", "terrain", "row")},
    "attack": "kind",
    "rank": "poker",
    "attribute": "skill",
}
"""Fields that hold the id of a fixed term, and how its message begins."""

GAMBLERS: Final = Name("Glücksspieler", "gamblers", kind="pl")
UNSAID: Final = ("why", "uid", "secret")


@lru_cache(5_000)  # at many tables the same things happen
def narrate(event: Event, lang: Lang) -> str:
    """What happened, as one sentence."""
    args: Args = {}
    for field in field_names(event):
        if field not in UNSAID:
            args[field] = _spoken(event, field, getattr(event, field), lang)
        if isinstance(value := getattr(event, field), tuple):
            args["count"] = len(value)
    if "before" in args:
        args["change"] = "up" if int(args["before"]) < int(args["after"]) else "down"
    args.update(_more(event, lang))
    return capital(words(lang).say(key_of("event", type(event)), **args))


def _spoken(event: Event, field: str, value: object, lang: Lang) -> str | int:
    """A field of an event, as the message needs it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        if field in PLACES and not isinstance(event, DiceRolled):
            return place_name(value, lang) if value >= 0 else NONE
        return value
    if isinstance(value, tuple):
        parts = [name(part, lang) if isinstance(part, str) else str(part) for part in value]
        return join(parts, "list-and", lang)
    key = str(value)
    if not key:
        return NONE
    if field in NAMED:
        return name(key, lang)
    if field in SPELLED:
        return words(lang).say(f"{SPELLED[field]}-{key.replace('_', '-')}")
    return key


def name(key: str, lang: Lang) -> Noun:
    """The name of a character or printed thing, ready to be inflected."""
    return library.name_of(key).noun(lang)


def place_name(number: int, lang: Lang) -> Noun:
    """The name of a location, ready to be inflected."""
    return LOCATIONS[number].name.noun(lang)


@singledispatch
def _more(event: Event, lang: Lang) -> Args:
    """More arguments for the message of an event; most need none."""
    return {}


@_more.register(CardsDrawn)
@_more.register(LifeSeen)
def _(event: CardsDrawn | LifeSeen, lang: Lang) -> Args:
    names = [name(card, lang) for card in event.secret]
    return {"names": join(names, "list-and", lang) if names else NONE}


@_more.register
def _(event: ShieldChanged, lang: Lang) -> Args:
    return {"kind": _kind(event.player)}


def _kind(player: str) -> str:
    """Witcher or mage: the one has a shield, the other energy."""
    return library.CHARACTERS[player].kind.name.lower()


@_more.register
def _(event: DamageSuffered, lang: Lang) -> Args:
    parts = [
        words(lang).say(f"suffered-{field}", number=number, kind=_kind(event.player))
        for field in ("prevented", "shield", "deck", "hand")
        if (number := getattr(event, field))
    ]
    return {"parts": join(parts, "list-and", lang)}


@_more.register
def _(event: AttackRevealed, lang: Lang) -> Args:
    return {"special": "yes" if event.attack == "special" else "no"}


@_more.register
def _(event: AbilityUsed, lang: Lang) -> Args:
    if event.card not in library.CHARACTERS:
        return {}
    return {"card": library.CHARACTERS[event.card].specialisation.name.noun(lang)}


@_more.register
def _(event: WeaknessTaken, lang: Lang) -> Args:
    return {"numeral": ROMAN[event.numeral]}


@_more.register
def _(event: AttributeChanged, lang: Lang) -> Args:
    return {"after": ROMAN[event.after]}


@_more.register
def _(event: LevelReached, lang: Lang) -> Args:
    return {"level": ROMAN[event.level]}


@_more.register
def _(event: PokerWon, lang: Lang) -> Args:
    gamblers = GAMBLERS.noun(lang)
    return {
        "player": name(event.player, lang) if event.player else gamblers,
        "loser": name(event.loser, lang) if event.loser else gamblers,
    }


@_more.register
def _(event: StoryRead, lang: Lang) -> Args:
    return {"tale": tale(event.card, event.part, lang)}


@_more.register
def _(event: QuestDone, lang: Lang) -> Args:
    return {"tale": BOOK.text(library.QUESTS[event.quest].done, lang)}


def tale(card: str, part: str, lang: Lang) -> str:
    """What is read out of a card: the introduction, an event, or the result of an option."""
    printed = library.printed(card)
    match printed:
        case ExplorationCard() if part == "intro":
            return BOOK.text(card, lang)
        case SkelligeCard() if part in ("safe", "dangerous"):
            return BOOK.text(f"{card}.{part}", lang)
        case EventCard() if part == "event":
            return BOOK.text(card, lang)
        case ExplorationCard() | EventCard():
            return _outcome(printed, part, lang)
        case SkelligeCard():
            verse = printed.safe if part.startswith("safe") else printed.dangerous
            return _outcome(verse, part[-1], lang)
    return ""


def _outcome(verse: Verse, number: str, lang: Lang) -> str:
    """What comes of an option of that number."""
    return BOOK.text(verse.id, lang, verse.choices[int(number) - 1].key)
