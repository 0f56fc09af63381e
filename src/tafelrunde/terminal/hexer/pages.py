"""What "?" shows: cards, monsters, characters and locations of the table in front of us."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import UnknownName
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import EventCard, ExplorationCard, SkelligeCard
from tafelrunde.games.hexer.state.board import LOCATIONS, WAYS, LocationAction, Move
from tafelrunde.games.hexer.state.physical import HIDDEN, Card, Play, Use
from tafelrunde.games.hexer.state.table import Game, Player, Quest
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.labels import action_name, card_name
from tafelrunde.games.hexer.texts.narrator import place_name
from tafelrunde.games.hexer.texts.words import words
from tafelrunde.terminal.clients import Page, Thing
from tafelrunde.terminal.drawn import Pages
from tafelrunde.terminal.hexer.words import say

PAGES: Final = Pages[Game]()

# --- Options --------------------------------------------------------------------------------------


@PAGES.of(Card)
def _card(game: Game, option: Card, lang: Lang) -> Page:
    return card_page(option, lang)


@PAGES.of(Play)
def _play(game: Game, option: Play, lang: Lang) -> Page:
    return card_page(option.card, lang)


@PAGES.of(Use)
def _use(game: Game, option: Use, lang: Lang) -> Page | None:
    return card_page(option.card, lang) if option.card is not None else None


@PAGES.of(Player)
def _player(game: Game, option: Player, lang: Lang) -> Page:
    return player_page(option, lang)


@PAGES.of(Move)
def _move(game: Game, option: Move, lang: Lang) -> Page:
    return place_page(game, option.place, lang)


@PAGES.of(Quest)
def _quest(game: Game, option: Quest, lang: Lang) -> Page:
    return quest_page(option, lang)


# --- Things ---------------------------------------------------------------------------------------


def page(game: Game, key: str, lang: Lang) -> Page:
    """The page of a thing by its key."""
    kind, _, rest = key.partition(":")
    match kind:
        case "card":
            return card_page(game.cards[int(rest)], lang)
        case "player":
            return player_page(game.players[int(rest)], lang)
        case "place":
            return place_page(game, int(rest), lang)
        case _:
            raise UnknownName(f"There is no thing {key!r} on the table.")


def card_page(card: Card, lang: Lang) -> Page:
    """A card with its text; of a story only what has been read out (H20.08)."""
    if card is HIDDEN or card.printed is None:
        return Page(card_name(card, lang))
    if isinstance(card.printed, ExplorationCard | EventCard):
        return Page(card_name(card, lang), (library.BOOK.text(card.id, lang),), "H20.04")
    if isinstance(card.printed, SkelligeCard):
        return Page(card_name(card, lang), (), "H15.12")
    return Page(card_name(card, lang), tuple(card_text(card.id, lang).split("\n")))


def player_page(player: Player, lang: Lang) -> Page:
    """A character board."""
    lines = card_text(player.character.id, lang).split("\n")
    return Page(player.character.name.text(lang), tuple(lines), "H2.14")


def quest_page(quest: Quest, lang: Lang) -> Page:
    """A quest: what to do, and where; what comes of it is read when it is done."""
    printed = library.QUESTS[quest.quest]
    where = say(lang, "quest-at", place=place_name(quest.place, lang))
    return Page(printed.name.text(lang), (library.BOOK.text(quest.quest, lang), where), "H16.08")


def place_lines(number: int, lang: Lang) -> list[str]:
    """What is printed at a location: terrain, action, ways."""
    place = LOCATIONS[number]
    terrains = [
        words(lang).say(f"terrain-{terrain.name.lower()}")
        for terrain in Terrain
        if place.terrains >> terrain & 1
    ]
    lines = [" / ".join(terrains)]
    if place.action is not LocationAction.NOTHING:
        lines.append(action_name(place.action, lang))
    if WAYS[number]:
        ways = ", ".join(place_name(way, lang) for way in WAYS[number])
        lines.append(say(lang, "ways", places=ways))
    if place.port:
        lines.append(say(lang, "port"))
    return lines


def place_page(game: Game, number: int, lang: Lang) -> Page:
    """A location and what is there now."""
    lines = place_lines(number, lang)
    for den in game.dens:
        if den is not None and den.place == number:
            lines.append(say(lang, "here", name=card_name(den.card, lang)))
    if number == game.legend_place and game.legend is not None:
        lines.append(say(lang, "here", name=card_name(game.legend, lang)))
    for player in game.players:
        if player.place == number:
            lines.append(say(lang, "here", name=player.character.name.text(lang)))
    return Page(place_name(number, lang), tuple(lines), "H2.09")


def things(game: Game, lang: Lang) -> list[Thing]:
    """Everything that can be looked at, group by group."""
    found = [
        Thing(f"player:{p.index}", say(lang, "players"), p.character.name.text(lang))
        for p in game.players
    ]
    monsters = [den.card for den in game.dens if den is not None]
    monsters += [card for card in (game.legend, game.dagon_card) if card is not None]
    found += [_thing(card, say(lang, "monsters"), lang) for card in monsters]
    for market in game.markets:
        if market is not None:
            row = say(lang, "panel-row")
            found += [_thing(card, row, lang) for card in market.row if card is not None]
    for player in game.players:
        owner = player.character.name.text(lang)
        piles = (player.hand, player.potions, player.bombs, player.mutagens, player.trophies)
        found += [_thing(c, owner, lang) for pile in piles for c in pile if c is not HIDDEN]
    places = say(lang, "panel-map")
    return found + [
        Thing(f"place:{place.number}", places, place.name.text(lang)) for place in LOCATIONS
    ]


def _thing(card: Card, group: str, lang: Lang) -> Thing:
    return Thing(f"card:{card.uid}", group, card_name(card, lang))
