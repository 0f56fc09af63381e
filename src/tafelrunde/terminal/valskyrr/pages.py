"""What "?" shows: cards, enemies, heroes, locations and tracks of the table in front of us."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import UnknownName
from tafelrunde.games.valskyrr.options import FoeAbility
from tafelrunde.games.valskyrr.state.layouts import Journey
from tafelrunde.games.valskyrr.state.physical import HIDDEN, Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition
from tafelrunde.games.valskyrr.texts import cards as texts
from tafelrunde.games.valskyrr.texts.labels import THREATS, card_name, condition_names, hero_name
from tafelrunde.games.valskyrr.texts.words import term
from tafelrunde.games.valskyrr.vocabulary import Task
from tafelrunde.terminal.clients import Page, Thing
from tafelrunde.terminal.drawn import Pages
from tafelrunde.terminal.valskyrr.words import say

TRACKS: Final = {"time": "V22.35", "reinforcement": "V22.32", "focus": "V22.14"}
PHASES: Final = {
    "reinforcement": "V8.01",
    "travel": "V9.01",
    "pursuit": "V10.02",
    "attack": "V11.01",
    "defence": "V12.01",
    "recovery": "V13.01",
    "time": "V14.01",
}
CONDITIONS: Final = {"BURN": "V20.03", "POISON": "V20.03", "DAZE": "V20.07", "WEAKNESS": "V20.09"}


PAGES: Final = Pages[Game]()

# --- Options --------------------------------------------------------------------------------------


@PAGES.of(Card)
def _card(game: Game, option: Card, lang: Lang) -> Page:
    return card_page(game, option, lang)


@PAGES.of(Play)
def _play(game: Game, option: Play, lang: Lang) -> Page:
    return card_page(game, option.card, lang)


@PAGES.of(Foe)
def _foe(game: Game, option: Foe, lang: Lang) -> Page:
    return card_page(game, option.card, lang)


@PAGES.of(FoeAbility)
def _ability(game: Game, option: FoeAbility, lang: Lang) -> Page:
    return card_page(game, option.foe.card, lang)


@PAGES.of(Hero)
def _hero(game: Game, option: Hero, lang: Lang) -> Page:
    return hero_page(option, lang)


@PAGES.of(Journey)
def _journey(game: Game, option: Journey, lang: Lang) -> Page:
    return place_page(game, option.place, lang)


@PAGES.of(Condition)
def _condition(game: Game, option: Condition, lang: Lang) -> Page:
    return Page(term(option.name.lower(), lang), (), CONDITIONS[option.name])


@PAGES.of(Task)
def _task(game: Game, option: Task, lang: Lang) -> Page | None:
    return card_page(game, game.encounter, lang) if game.encounter is not None else None


# --- Things ---------------------------------------------------------------------------------------


def page(game: Game, key: str, lang: Lang) -> Page:
    """The page of a thing by its key."""
    kind, _, rest = key.partition(":")
    match kind:
        case "card":
            return card_page(game, game.cards[int(rest)], lang)
        case "hero":
            return hero_page(game.heroes[int(rest)], lang)
        case "place":
            return place_page(game, int(rest), lang)
        case "adventure":
            adventure = game.adventure
            lines = texts.adventure_text(adventure, lang).split("\n")
            return Page(adventure.name.text(lang), tuple(lines), "V1.01")
        case "track":
            return Page(term(f"{rest}_track", lang), (say(lang, rest),), TRACKS[rest])
        case "phase":
            about = say(lang, f"hint-phase-{rest}")
            return Page(term(f"{rest}_phase", lang), (about,), PHASES[rest])
        case _:
            raise UnknownName(f"There is no thing {key!r} on the table.")


def card_page(game: Game, card: Card, lang: Lang) -> Page:
    """A card with its text; for an enemy in play, what lies on it."""
    if card is HIDDEN:
        return Page(card_name(card, lang))
    title, rule = card_name(card, lang), ""
    if hasattr(card, "board"):
        lines = texts.board_text(card.board, lang).split("\n")
    else:
        kinds = ("hero_card", "enemy", "encounter", "time_card", "tile")
        printed = next(getattr(card, kind) for kind in kinds if hasattr(card, kind))
        lines = texts.card_text(printed, lang).split("\n")
    foe = next((foe for foe in game.foes() if foe.card is card), None)
    if foe is not None:
        lines = [*_foe_lines(foe, lang), *lines]
    if card is game.encounter:
        lines = [say(lang, "progress-now", tokens=game.progress), *lines]
    flavour = card.hero_card.flavour if hasattr(card, "hero_card") else None
    return Page(title, (*lines, *([f"„{flavour.text(lang)}“"] if flavour else [])), rule)


def _foe_lines(foe: Foe, lang: Lang) -> list[str]:
    marks = condition_names(foe.conditions, lang)
    if foe.enraged:
        marks.append(term("enraged", lang))
    left = max(0, foe.life - foe.wounds)
    state = say(lang, "foe-now", left=left, life=foe.life)
    return [" · ".join([state, *marks])]


def hero_page(hero: Hero, lang: Lang) -> Page:
    """A hero board."""
    lines = texts.board_text(hero.board.board, lang).split("\n")
    marks = condition_names(hero.conditions, lang)
    return Page(hero_name(hero, lang), (*marks, *lines), "V11.06")


def place_page(game: Game, place: int, lang: Lang) -> Page:
    """A location; one that lies face down shows only its kind."""
    if game.revealed[place] or place == game.layout.final:
        tile = game.tiles[place].tile
        lines = texts.card_text(tile, lang).split("\n")
        if game.revealed[place]:
            lines.append(f"{term('threat', lang)}: {term(THREATS[game.threat[place]], lang)}")
        return Page(tile.name.text(lang), tuple(lines), "V23.06")
    return Page(say(lang, "face-down"), (say(lang, "face-down.about"),), "V9.16")


def things(game: Game, lang: Lang) -> list[Thing]:
    """Everything that can be looked at, group by group."""
    found = [Thing("adventure", term("adventure", lang), game.adventure.name.text(lang))]
    if game.encounter is not None:
        found.append(_thing(game.encounter, term("encounter", lang), lang))
    found += [_thing(foe.card, term("enemy_row", lang), lang) for foe in game.row]
    for hero in game.heroes:
        name = hero_name(hero, lang)
        found.append(Thing(f"hero:{hero.index}", term("hero", lang), name))
        found += [_thing(foe.card, name, lang) for foe in hero.foes]
        for pile in ("hero_zone", "hand", "feats", "discard_pile", "graveyard"):
            where = f"{name}, {term('great_feat' if pile == 'feats' else pile, lang)}"
            cards = {card.id: card for card in getattr(hero, pile)}
            found += [_thing(card, where, lang) for card in cards.values()]
    found += [_place(game, place, lang) for place in range(len(game.tiles))]
    found += [Thing(f"track:{t}", term("round", lang), term(f"{t}_track", lang)) for t in TRACKS]
    return found + [
        Thing(f"phase:{phase}", term("phase", lang), term(f"{phase}_phase", lang))
        for phase in PHASES
    ]


def _thing(card: Card, group: str, lang: Lang) -> Thing:
    return Thing(f"card:{card.uid}", group, card_name(card, lang))


def _place(game: Game, place: int, lang: Lang) -> Thing:
    known = game.revealed[place] or place == game.layout.final
    name = game.tiles[place].tile.name.text(lang) if known else say(lang, "face-down")
    return Thing(f"place:{place}", term("location", lang), name)
