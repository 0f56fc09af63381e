"""The table in sentences, for the plain mode and screen readers."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.games.valskyrr.state.boards import REINFORCEMENT_TRACKS, TIME_TRACKS
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.texts.abilities import requirement_text
from tafelrunde.games.valskyrr.texts.labels import (
    THREATS,
    card_name,
    condition_names,
    hero_name,
)
from tafelrunde.games.valskyrr.texts.words import join, term, words
from tafelrunde.terminal.valskyrr.words import say


def table(game: Game, lang: Lang) -> list[str]:
    """Everything on the table, most important first."""
    lines = [_where(game, lang), _tracks(game, lang), *_encounter(game, lang)]
    if game.row:
        foes = [_foe(foe, lang) for foe in game.row]
        lines.append(say(lang, "tell-row", foes=" ".join(foes)))
    else:
        lines.append(say(lang, "empty-row"))
    for hero in game.heroes:
        lines += _hero(hero, lang)
    return [*lines, *_places(game, lang)]


def _where(game: Game, lang: Lang) -> str:
    return say(
        lang,
        "tell-where",
        adventure=game.adventure.name.text(lang),
        round=game.round,
        phase=term(f"{game.phase.name.lower()}_phase", lang),
        place=card_name(game.tiles[game.party], lang),
        threat=term(THREATS[game.threat[game.party]], lang),
        loot=game.loot,
    )


def _tracks(game: Game, lang: Lang) -> str:
    board = game.setup.board
    return say(
        lang,
        "tell-tracks",
        time=game.time,
        end=TIME_TRACKS[board].end,
        reinforcement=game.reinforcement,
        last=REINFORCEMENT_TRACKS[board].last,
        enemies=REINFORCEMENT_TRACKS[board].enemies[game.reinforcement],
    )


def _encounter(game: Game, lang: Lang) -> list[str]:
    if game.task is None or game.encounter is None:
        return [say(lang, "no-encounter")]
    goals = [requirement_text(each, lang) for each in game.task.victory]
    name = card_name(game.encounter, lang)
    progress = say(lang, "tell-encounter", encounter=name, progress=game.progress)
    return [f"{progress} {' '.join(goals)}"]


def _foe(foe: Foe, lang: Lang) -> str:
    enemy = foe.enemy
    marks = condition_names(foe.conditions, lang)
    marks += [term("enraged", lang)] if foe.enraged else []
    return say(
        lang,
        "tell-foe",
        name=enemy.name.text(lang),
        left=max(0, foe.life - foe.wounds),
        life=foe.life,
        damage=words(lang).say("damage", physical=enemy.physical, magical=enemy.magical),
        defence=words(lang).say(
            "defence", physical=enemy.defence_physical, magical=enemy.defence_magical
        ),
        marks=", ".join(marks) or "none",
    )


def _hero(hero: Hero, lang: Lang) -> list[str]:
    name = hero_name(hero, lang)
    if hero.defeated:
        return [say(lang, "tell-defeated", hero=name)]
    lines = [
        say(
            lang,
            "tell-hero",
            hero=name,
            focus=hero.focus,
            deck=len(hero.deck),
            discard=len(hero.discard_pile),
            graveyard=len(hero.graveyard),
            marks=", ".join(condition_names(hero.conditions, lang)) or "none",
        )
    ]
    for pile in ("hand", "hero_zone"):
        cards = [card_name(card, lang) for card in getattr(hero, pile)]
        text = join(cards, "list-and", lang) if cards else "–"
        lines.append(f"{name}, {term(pile, lang)}: {text}.")
    if hero.foes:
        foes = " ".join(_foe(foe, lang) for foe in hero.foes)
        lines.append(say(lang, "tell-foes", hero=name, foes=foes))
    return lines


def _places(game: Game, lang: Lang) -> list[str]:
    known = [
        f"{card_name(tile, lang)} ({term(THREATS[game.threat[place]], lang)})"
        for place, tile in enumerate(game.tiles)
        if game.revealed[place]
    ]
    hidden = len(game.tiles) - len(known)
    listed = join(known, "list-and", lang)
    return [say(lang, "tell-places", known=listed, hidden=hidden)]
