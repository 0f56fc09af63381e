"""What "?" shows: cards, characters, locations, the save sheet and the journal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.phrases import capital
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.clash.options import Lay, Use
from tafelrunde.games.avalon.day.actions import Act
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.state.physical import Card, Side
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Attribute, Deed
from tafelrunde.games.avalon.texts.cards import location_text, text_of
from tafelrunde.games.avalon.texts.labels import card_name
from tafelrunde.games.avalon.texts.narrator import verse_text
from tafelrunde.games.avalon.texts.words import place_name, term
from tafelrunde.terminal.avalon.words import say
from tafelrunde.terminal.clients import Page, Thing
from tafelrunde.terminal.drawn import Pages

PHASES: Final = {"dawn": "A6.01", "daytime": "A7.01", "day_end": "A9.01"}
PREVIEW: Final = 90
"""So many characters of a verse stand in the journal."""


PAGES: Final = Pages[Game]()

# --- Options --------------------------------------------------------------------------------------


@PAGES.of(Card)
def _card(game: Game, option: Card, lang: Lang) -> Page:
    return card_page(option, lang)


@PAGES.of(Lay)
def _lay(game: Game, option: Lay, lang: Lang) -> Page:
    return card_page(option.card, lang)


@PAGES.of(Use)
def _use(game: Game, option: Use, lang: Lang) -> Page:
    return card_page(option.card, lang)


@PAGES.of(Side)
def _side(game: Game, option: Side, lang: Lang) -> Page:
    return card_page(option.card, lang)


@PAGES.of(Character)
def _character(game: Game, option: Character, lang: Lang) -> Page:
    return character_page(option, lang)


@PAGES.of(Act)
def _act(game: Game, act: Act, lang: Lang) -> Page:
    if act.card is not None:
        return card_page(act.card, lang)
    if act.deed is Deed.TRAVEL:
        return place_page(game, act.target, lang)
    if act.deed in (Deed.EXPLORE, Deed.LOCATION_ACTION, Deed.INSPECT_MENHIR):
        return place_page(game, game.characters[act.who].place, lang)
    return character_page(game.characters[act.who], lang)


# --- Things ---------------------------------------------------------------------------------------


def page(game: Game, key: str, lang: Lang) -> Page:
    """The page of a thing by its key."""
    kind, _, rest = key.partition(":")
    match kind:
        case "card":
            return card_page(game.cards[int(rest)], lang)
        case "character":
            return character_page(game.characters[int(rest)], lang)
        case "place":
            return place_page(game, int(rest), lang)
        case "phase":
            about = say(lang, f"hint-phase-{rest.replace('_', '-')}")
            return Page(say(lang, f"phase-{rest.replace('_', '-')}"), (about,), PHASES[rest])
        case "sheet":
            return Page(say(lang, "sheet"), tuple(sheet_lines(game, lang)), "A18.09")
        case "journal":
            return Page(say(lang, "journal"), tuple(journal_lines(game, lang)), "A18.01")
        case _:
            raise UnknownName(f"There is no thing {key!r} on the table.")


def card_page(card: Card, lang: Lang) -> Page:
    """A card with its text; one that lies face down has none."""
    text = text_of(card.printed, lang) if card.printed is not None else ""
    return Page(card_name(card, lang), tuple(text.split("\n")) if text else ())


def character_page(character: Character, lang: Lang) -> Page:
    """The board of a character, and the attributes as they are now."""
    values = [f"{term(a, lang)} {attribute_value(character, a)}" for a in Attribute]
    lines = text_of(character.board, lang).split("\n")
    now = say(lang, "attributes-now", attributes=", ".join(values))
    return Page(character.board.name.text(lang), (now, *lines), "A11.03")


def place_page(game: Game, place: int, lang: Lang) -> Page:
    """The front of a location card, and what is there now."""
    lines = location_text(place, lang).split("\n")
    if place in game.menhirs:
        lines.insert(0, say(lang, "menhir-now", dial=game.menhirs[place]))
    for guardian in game.guardians:
        if guardian.place == place:
            lines.append(say(lang, "guardian-here", guardian=card_name(guardian.card, lang)))
    return Page(str(place_name(place, lang)), tuple(lines), "A15.01")


# --- Save sheet and journal -----------------------------------------------------------------------


def sheet_lines(game: Game, lang: Lang) -> Iterator[str]:
    """The save sheet: chapter, tasks, and statuses with the parts that are marked (A18.09)."""
    chapter = library.chapter(game.setup.campaign, game.chapter)
    yield say(lang, "sheet-chapter", chapter=chapter.name.text(lang), day=game.day)
    for task in game.tasks:
        yield f"☐ {library.TASKS[task].name.text(lang)}"
    for status, parts in game.statuses.items():
        known = library.STATUSES.get(status)
        if known is None:
            continue
        boxes = "".join("☒" if parts >> part & 1 else "☐" for part in range(known.parts))
        yield f"{boxes} {known.name.text(lang)}"


def journal_lines(game: Game, lang: Lang) -> Iterator[str]:
    """What was read, in the order of reading, each by its beginning."""
    for verse in game.read:
        text = verse_text(verse, lang).replace("\n", " ")
        if not text:
            continue
        cut = text if len(text) <= PREVIEW else text[:PREVIEW].rsplit(" ", 1)[0] + " …"
        yield f"{verse}: {cut}"


# --- Everything that can be looked at -------------------------------------------------------------


def things(game: Game, lang: Lang) -> list[Thing]:
    """Group by group."""
    noted = say(lang, "noted")
    found = [
        Thing("sheet", noted, say(lang, "sheet")),
        Thing("journal", noted, say(lang, "journal")),
    ]
    if game.clash is not None:
        found.append(_thing(game.clash.enemy, say(lang, "clash"), lang))
        found += [_thing(laid.card, say(lang, "clash"), lang) for laid in game.clash.sequence]
    found += [_thing(card, say(lang, "panel-row"), lang) for card in (*game.quests, *game.events)]
    for character in game.characters:
        found += _belonging_to(character, lang)
    where = say(lang, "panel-map")
    found += [Thing(f"place:{place}", where, str(place_name(place, lang))) for place in game.map]
    found += [_thing(guardian.card, say(lang, "guardians"), lang) for guardian in game.guardians]
    return found + [
        Thing(f"phase:{phase}", say(lang, "phases"), say(lang, f"phase-{phase.replace('_', '-')}"))
        for phase in PHASES
    ]


def _belonging_to(character: Character, lang: Lang) -> list[Thing]:
    name = character.board.name.text(lang)
    found = [Thing(f"character:{character.index}", say(lang, "characters"), name)]
    piles = {
        "hand": character.hand,
        "belongings": character.belongings(),
        "skills": [learned.card for learned in character.skills],
        "deck-combat": character.decks[0],
        "deck-diplomacy": character.decks[1],
    }
    for pile, cards in piles.items():
        group = f"{name}, {capital(say(lang, pile))}"
        known = {card.id: card for card in cards if card.printed is not None}
        found += [_thing(card, group, lang) for card in known.values()]
    return found


def _thing(card: Card, group: str, lang: Lang) -> Thing:
    return Thing(f"card:{card.uid}", group, card_name(card, lang))
