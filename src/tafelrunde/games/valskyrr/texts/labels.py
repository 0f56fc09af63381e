"""What a player reads for a decision: the question with what it is about, and every option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.labels import Label, Labels
from tafelrunde.engine.options import AnyOption, Asked, Effects, Word
from tafelrunde.engine.phrases import capital
from tafelrunde.games.valskyrr.nouns import HeroBoard
from tafelrunde.games.valskyrr.options import FoeAbility, GiveUp
from tafelrunde.games.valskyrr.phases.travel import scouting_cost
from tafelrunde.games.valskyrr.rules.enrage import has_standing
from tafelrunde.games.valskyrr.rules.now import Blow, Strike, Wound
from tafelrunde.games.valskyrr.state.layouts import Journey
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.texts import questions
from tafelrunde.games.valskyrr.texts.abilities import ability_text, enemy_ability_text
from tafelrunde.games.valskyrr.texts.cards import action_text, card_text, keyword_list
from tafelrunde.games.valskyrr.texts.effects import Telling, effects_text
from tafelrunde.games.valskyrr.texts.words import term, words
from tafelrunde.games.valskyrr.vocabulary import Task, Untargetable

LABELS: Final = Labels[Game]()
THREATS: Final = ("safe", "dangerous", "overrun")
PILES: Final = ("hand", "discard_pile", "graveyard", "hero_zone")


def prompt(asked: Asked[Game], lang: Lang) -> str:
    """The question, with the card, enemy or attack it is about."""
    question = questions.prompt(
        asked.decision.key, _about(asked.decision.about, asked, lang) or None, lang
    )
    hero = hero_of(asked)
    if asked.decision.key == "restore" and hero is not None:
        return words(lang).say("prompt-points", question=question, points=hero.points)
    return question


def label(option: AnyOption, asked: Asked[Game], lang: Lang) -> Label:
    """One option: its name, and what it means."""
    found = LABELS.label(option, asked, lang)
    explain = EXPLAINED.get(type(option))
    return Label(found.name, explain(option, lang) or found.text) if explain else found


def _explain_card(card: Card, lang: Lang) -> str:
    return card_text(card.hero_card, lang) if card.explained_at else ""


EXPLAINED: Final[dict[type, Callable[[Any, Lang], str]]] = {
    Play: lambda play, lang: action_text(play.action, lang),
    Card: _explain_card,
}
"""Options that mean what is printed on them."""


def hero_of(asked: Asked[Game]) -> Hero | None:
    """The hero of the seat that is asked; none for the whole party."""
    seat = asked.decision.seat
    return asked.view.heroes[seat] if seat >= 0 else None


# --- What a question is about ---------------------------------------------------------------------


@singledispatch
def _about(about: object, asked: Asked[Game], lang: Lang) -> str:
    """What the question is about, in few words; empty if it explains itself."""
    return ""


@_about.register
def _(blow: Blow, asked: Asked[Game], lang: Lang) -> str:
    return blow_text(blow, lang)


@_about.register
def _(play: Play, asked: Asked[Game], lang: Lang) -> str:
    return play_name(play, lang)


@_about.register
def _(strike: Strike, asked: Asked[Game], lang: Lang) -> str:
    return play_name(strike.play, lang)


@_about.register
def _(card: Card, asked: Asked[Game], lang: Lang) -> str:
    return card_name(card, lang)


@_about.register
def _(foe: Foe, asked: Asked[Game], lang: Lang) -> str:
    return foe.enemy.name.text(lang)


@_about.register
def _(hero: Hero, asked: Asked[Game], lang: Lang) -> str:
    return hero_name(hero, lang)


@_about.register
def _(wound: Wound, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("about-wound", number=wound.number, points=wound.points)


@_about.register
def _(task: Task, asked: Asked[Game], lang: Lang) -> str:
    return _encounter(asked, lang)


@_about.register
def _(found: FoeAbility, asked: Asked[Game], lang: Lang) -> str:
    text = enemy_ability_text(found.ability, Telling(lang, voice="hero"))
    enemy = found.foe.enemy.name.text(lang)
    return words(lang).say("about-ability", enemy=enemy, ability=text)


def blow_text(blow: Blow, lang: Lang) -> str:
    """Damage on its way to a hero."""
    say = words(lang).say
    damage = say("damage", physical=blow.physical, magical=blow.magical)
    hero = hero_name(blow.hero, lang)
    if blow.foe is None:
        return say("about-damage", hero=hero, damage=damage)
    enemy = blow.foe.enemy.name.noun(lang)
    return capital(say("about-attack", enemy=enemy, hero=hero, damage=damage))


def _encounter(asked: Asked[Game], lang: Lang) -> str:
    card = asked.view.encounter
    return card_name(card, lang) if card is not None else ""


# --- Names ----------------------------------------------------------------------------------------


def hero_name(hero: Hero, lang: Lang) -> str:
    """The name of a hero."""
    return hero.board.board.name.text(lang)


def play_name(play: Play, lang: Lang) -> str:
    """The name of the card, or of the ability on the hero board."""
    printed = play.card.printed
    if isinstance(printed, HeroBoard) and play.number < len(printed.ability_names):
        return printed.ability_names[play.number].text(lang)
    return card_name(play.card, lang)


def card_name(card: Card, lang: Lang) -> str:
    """The name of any card; one that lies face down has none."""
    if card.printed is None:
        return words(lang).say("label-face-down-card")
    return card.printed.name.text(lang)


# --- Options --------------------------------------------------------------------------------------


@LABELS.of(Play)
def _play(play: Play, asked: Asked[Game], lang: Lang) -> str:
    return play_name(play, lang)


@LABELS.of(Card)
def _card(card: Card, asked: Asked[Game], lang: Lang) -> str:
    name, key, say = card_name(card, lang), asked.decision.key, words(lang).say
    if hasattr(card, "encounter"):
        return say("label-encounter", name=name)
    hero = hero_of(asked)
    if hero is None:
        return name
    if key == "action":
        name = card.hero_card.name.noun(lang)
        return capital(say("label-feat", name=name, loot=card.hero_card.loot))
    place = next((pile for pile in PILES if card in getattr(hero, pile)), "")
    if key == "restore" and place in ("graveyard", "discard_pile"):
        return say(f"label-restore-{place}", name=name)
    if key in ("bury", "discard") and place:
        return say("label-placed", name=name, place=term(place, lang))
    return name


@LABELS.of(Foe)
def _foe(foe: Foe, asked: Asked[Game], lang: Lang) -> Label:
    say, enemy, key = words(lang).say, foe.enemy, asked.decision.key
    details = ", ".join(foe_details(foe, asked.view, lang))
    name = say("label-details", name=enemy.name.text(lang), details=details)
    if key == "action":
        hidden = has_standing(asked.view, foe, Untargetable)
        cards = hidden.discard_to_end if hidden is not None else 0
        return Label(name, say("label-expose", cards=cards))
    if key in ("activate", "pursued"):
        damage = say("damage", physical=enemy.physical, magical=enemy.magical)
        return Label(name, say("label-attack", damage=damage))
    return Label(name)


def foe_details(foe: Foe, game: Game, lang: Lang) -> list[str]:
    """Life, zone and everything that lies on an enemy."""
    say = words(lang).say
    parts = [say("label-life", left=max(0, foe.life - foe.wounds), life=foe.life)]
    parts.append(_zone(game, foe.zone, lang))
    parts += condition_names(foe.conditions, lang)
    if foe.enraged:
        parts.append(term("enraged", lang))
    if foe.tokens:
        parts.append(say("count-progress", tokens=foe.tokens))
    parts += [card_name(card, lang) for card, _ in foe.attached]
    return parts


def condition_names(conditions: Sequence[int], lang: Lang) -> list[str]:
    """The condition tokens on a hero or an enemy: "Burn 2"."""
    return [
        f"{term(Condition(kind).name.lower(), lang)} {tokens}"
        for kind, tokens in enumerate(conditions)
        if tokens
    ]


def _zone(game: Game, zone: int, lang: Lang) -> str:
    if zone == ROW:
        return term("enemy_row", lang)
    return words(lang).say("label-zone-of", hero=hero_name(game.heroes[zone], lang))


@LABELS.of(Hero)
def _hero(hero: Hero, asked: Asked[Game], lang: Lang) -> str:
    if asked.decision.key == "zone":
        return capital(_zone(asked.view, hero.index, lang))
    say = words(lang).say
    parts = [
        say("label-focus", focus=hero.focus),
        say("label-enemies", enemies=len(hero.foes)),
        say("count-hand-cards", cards=len(hero.hand)),
        *condition_names(hero.conditions, lang),
    ]
    return say("label-details", name=hero_name(hero, lang), details=", ".join(parts))


@LABELS.of(Journey)
def _journey(journey: Journey, asked: Asked[Game], lang: Lang) -> str:
    game, place, say = asked.view, journey.place, words(lang).say
    if game.revealed[place] or place == game.layout.final:
        tile = game.tiles[place].tile
        status = term(THREATS[game.threat[place]], lang) if game.revealed[place] else ""
        details = [part for part in (keyword_list(tile.keywords, lang), status) if part]
        name = say("label-details", name=tile.name.text(lang), details=", ".join(details))
    else:
        name = say("label-face-down")
    kind = journey.kind if asked.decision.key == "travel" else "place"
    return say(
        f"label-journey-{kind.replace('_', '-')}",
        name=name,
        way=say(f"way-{_direction(game, place)}"),
        loot=scouting_cost(game) if journey.kind == "reveal" else game.hero_count,
    )


def _direction(game: Game, place: int) -> str:
    """Where a location lies, seen from the party: north is up."""
    row, column = game.layout.positions[place]
    here_row, here_column = game.layout.positions[game.party]
    tall = "north" if row < here_row else "south" if row > here_row else ""
    wide = "west" if column < here_column else "east" if column > here_column else ""
    return "-".join(part for part in (tall, wide) if part) or "here"


@LABELS.of(Condition)
def _condition(condition: Condition, asked: Asked[Game], lang: Lang) -> str:
    return capital(term(condition.id, lang))


@LABELS.of(Destination)
def _destination(destination: Destination, asked: Asked[Game], lang: Lang) -> str:
    return capital(words(lang).say(f"place-{destination.id}"))


@LABELS.of(Task)
def _task(task: Task, asked: Asked[Game], lang: Lang) -> Label:
    name = words(lang).say("label-task", encounter=_encounter(asked, lang))
    return Label(name, ability_text(task, lang))


@LABELS.of(FoeAbility)
def _foe_ability(option: FoeAbility, asked: Asked[Game], lang: Lang) -> Label:
    text = enemy_ability_text(option.ability, Telling(lang, voice="hero"))
    return Label(option.foe.enemy.name.text(lang), text)


@LABELS.of(Effects)
def _effects(option: Effects, asked: Asked[Game], lang: Lang) -> str:
    return effects_text(option.do, Telling(lang))


@LABELS.of(GiveUp)
def _give_up(option: GiveUp, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-give-up", loot=option.loot)


@LABELS.of(Word)
def _word(word: Word, asked: Asked[Game], lang: Lang) -> str:
    return questions.option_text(word.id, lang)
