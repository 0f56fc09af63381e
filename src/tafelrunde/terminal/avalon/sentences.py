"""The table in sentences, for the plain mode and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Lang
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.clash.combat import enemy_of, row_for
from tafelrunde.games.avalon.clash.diplomacy import reaction_for
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.tracks import energy_limit
from tafelrunde.games.avalon.shown.wire import states
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Clash, Game
from tafelrunde.games.avalon.terms import Art, Attribute, Resource
from tafelrunde.games.avalon.texts.effects import effect_text
from tafelrunde.games.avalon.texts.labels import card_name
from tafelrunde.games.avalon.texts.words import dial_name, join, name, place_name, term
from tafelrunde.terminal.avalon.words import STATES, say


def table(game: Game, lang: Lang) -> list[str]:
    """Everything on the table, most important first."""
    lines = [_when(game, lang), *_clash(game, lang), *_menhirs(game, lang)]
    for character in game.characters:
        lines += _character(game, character, lang)
    return [*lines, *_map(game, lang), *_to_do(game, lang)]


def names(cards: Sequence[Card], lang: Lang) -> str:
    """Cards as a list; a dash if there are none."""
    return join([card_name(card, lang) for card in cards], "list-and", lang) if cards else "–"


def _when(game: Game, lang: Lang) -> str:
    chapter = library.chapter(game.setup.campaign, game.chapter).name.text(lang)
    phase = say(lang, f"phase-{game.phase.name.lower().replace('_', '-')}")
    return say(lang, "tell-when", chapter=chapter, day=game.day, phase=phase)


def _menhirs(game: Game, lang: Lang) -> list[str]:
    if not game.menhirs:
        return [say(lang, "no-menhirs")]
    lines = [
        say(lang, "tell-menhir", place=place_name(place, lang), dial=dial)
        for place, dial in game.menhirs.items()
    ]
    for dial, value, place, _ in game.time_dials:
        where = place_name(place, lang)
        lines.append(say(lang, "tell-dial", dial=dial_name(dial, lang), value=value, place=where))
    return lines


def _character(game: Game, character: Character, lang: Lang) -> list[str]:
    who = character.board.name.noun(lang)
    marks = [say(lang, STATES[state]) for state in states(game, character)]
    lines = [
        say(
            lang,
            "tell-character",
            who=who,
            place=place_name(character.place, lang),
            energy=character.energy,
            limit=energy_limit(game, character),
            health=character.health,
            most=character.tray.health,
            fear=character.fear,
            marks=", ".join(marks) or "none",
        )
    ]
    values = [f"{term(a, lang)} {attribute_value(character, a)}" for a in Attribute]
    stocks = [f"{term(r, lang)} {character.resources[r]}" for r in Resource]
    lines.append(f"{who}: {', '.join(values)}; {', '.join(stocks)}.")
    if character.equipped or character.flipped:
        owned = names([*character.equipped, *character.flipped], lang)
        lines.append(say(lang, "tell-owned", who=who, cards=owned))
    if character.skills:
        skills = [str(name(each.card.sides[each.side].id, lang)) for each in character.skills]
        lines.append(say(lang, "tell-skills", who=who, skills=join(skills, "list-and", lang)))
    if game.clash is not None:
        lines.append(say(lang, "tell-hand", who=who, cards=names(character.hand, lang)))
    return lines


# --- The clash ------------------------------------------------------------------------------------


def _clash(game: Game, lang: Lang) -> list[str]:
    clash = game.clash
    if clash is None:
        return []
    fight = clash.art is Art.COMBAT
    lines = [_combat(clash, lang) if fight else _diplomacy(game, clash, lang)]
    if clash.sequence:
        cards = [card_name(laid.card, lang) for laid in clash.sequence]
        lines.append(say(lang, "tell-sequence", cards=", ".join(cards)))
    return lines


def _combat(clash: Clash, lang: Lang) -> str:
    enemy = enemy_of(clash)
    attack = effect_text(row_for(clash), lang) or say(lang, "no-attack")
    return say(
        lang,
        "tell-combat",
        enemy=enemy.name.noun(lang),
        pool=clash.pool,
        value=enemy.value,
        attack=attack,
    )


def _diplomacy(game: Game, clash: Clash, lang: Lang) -> str:
    reaction = effect_text(reaction_for(game, clash).do, lang) or say(lang, "no-attack")
    return say(
        lang,
        "tell-diplomacy",
        partner=card_name(clash.enemy, lang),
        relation=clash.relation,
        reaction=reaction,
    )


# --- The map, and what to do ----------------------------------------------------------------------


def _map(game: Game, lang: Lang) -> list[str]:
    places = [str(place_name(place, lang)) for place in game.map]
    lines = [say(lang, "tell-map", places=join(places, "list-and", lang))] if places else []
    for guardian in game.guardians:
        where = place_name(guardian.place, lang)
        creature = card_name(guardian.card, lang)
        lines.append(say(lang, "tell-guardian", guardian=creature, place=where))
    return lines


def _to_do(game: Game, lang: Lang) -> list[str]:
    lines = [library.TASKS[task].name.text(lang) for task in game.tasks]
    if game.quests:
        lines.append(say(lang, "tell-quests", cards=names(game.quests, lang)))
    return lines
