"""What a player reads for a decision: the question with what it is about, and every option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import capital
from tafelrunde.games.valskyrr.layouts import Journey
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.phases.travel import scouting_cost
from tafelrunde.games.valskyrr.physical import HIDDEN, Card, Play
from tafelrunde.games.valskyrr.rules.enrage import has_standing
from tafelrunde.games.valskyrr.rules.moments import Blow
from tafelrunde.games.valskyrr.state import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.texts import questions
from tafelrunde.games.valskyrr.texts.abilities import ability_text, enemy_ability_text
from tafelrunde.games.valskyrr.texts.cards import action_text, card_text, keyword_list
from tafelrunde.games.valskyrr.texts.effects import Telling, effects_text
from tafelrunde.games.valskyrr.texts.words import term, words
from tafelrunde.games.valskyrr.vocabulary import MayDiscard, Task, Untargetable

DASH: Final = " — "
"""Stands between the name of an option and its explanation; clients may cut here."""

THREATS: Final = ("safe", "dangerous", "overrun")
ZONES: Final = ("adventure_zone", "hero_zone")
PILES: Final = ("hand", "discard_pile", "graveyard", "hero_zone")


@dataclass(frozen=True, slots=True)
class Asked:
    """Where and in which language a question is put."""

    game: Game
    decision: Decision
    lang: Lang

    def say(self, key: str, **args: object) -> str:
        """A message in the player's language."""
        return words(self.lang).say(key, **args)

    @property
    def hero(self) -> Hero | None:
        """The hero of the seat that is asked; none for the whole party."""
        seat = self.decision.seat
        return self.game.heroes[seat] if seat >= 0 else None


def prompt(game: Game, decision: Decision, lang: Lang) -> str:
    """The question, with the card, enemy or attack it is about."""
    asked = Asked(game, decision, lang)
    question = questions.prompt(decision.key, _about(asked) or None, lang)
    hero = asked.hero
    if decision.key == "restore" and hero is not None:
        return asked.say("prompt-points", question=question, points=hero.points)
    return question


def label(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """One option: its name, and after a dash what it means."""
    text = title(game, decision, option, lang)
    match option:
        case Play():
            return text + DASH + action_text(option.action, lang)
        case Card() if hasattr(option, "hero_card"):
            return text + DASH + card_text(option.hero_card, lang).replace("\n", " | ")
        case _:
            return text


def title(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """One option, without what is printed on its card."""
    asked = Asked(game, decision, lang)
    match option:
        case Play():
            return play_name(option, lang)
        case Card():
            return _card(option, asked)
        case Foe():
            return _foe(option, asked)
        case Hero():
            return _hero(option, asked)
        case Journey():
            return _journey(option, asked)
        case Condition():
            return capital(term(option.name.lower(), lang))
        case Destination():
            return capital(asked.say(f"place-{option.value}"))
        case Task():
            text = asked.say("label-task", encounter=_encounter(asked))
            return text + DASH + ability_text(option, lang)
        case _:
            return _other(option, asked)


# --- What a question is about ---------------------------------------------------------------------


def _about(asked: Asked) -> str:
    """What the question is about, in few words; empty if it explains itself."""
    lang = asked.lang
    match asked.decision.about:
        case Blow() as blow:
            return blow_text(blow, lang)
        case Play() as play:
            return play_name(play, lang)
        case Card() as card:
            return card_name(card, lang)
        case Foe() as foe:
            return foe.enemy.name.text(lang)
        case Hero() as hero:
            return hero_name(hero, lang)
        case Task():
            return _encounter(asked)
        case (Foe() as foe, Ability() as ability):
            text = enemy_ability_text(ability, Telling(lang, voice="hero"))
            return asked.say("about-ability", enemy=foe.enemy.name.text(lang), ability=text)
        case _:
            return ""


def blow_text(blow: Blow, lang: Lang) -> str:
    """Damage on its way to a hero."""
    say = words(lang).say
    damage = say("damage", physical=blow.physical, magical=blow.magical)
    hero = hero_name(blow.hero, lang)
    if blow.foe is None:
        return say("about-damage", hero=hero, damage=damage)
    return say("about-attack", enemy=blow.foe.enemy.name.text(lang), hero=hero, damage=damage)


def _encounter(asked: Asked) -> str:
    card = asked.game.encounter
    return card_name(card, asked.lang) if card is not None else ""


# --- Names ----------------------------------------------------------------------------------------


def hero_name(hero: Hero, lang: Lang) -> str:
    """The name of a hero."""
    return hero.board.board.name.text(lang)


def play_name(play: Play, lang: Lang) -> str:
    """The name of the card, or of the ability on the hero board."""
    names = play.card.board.ability_names if hasattr(play.card, "board") else ()
    if play.number < len(names):
        return names[play.number].text(lang)
    return card_name(play.card, lang)


def card_name(card: Card, lang: Lang) -> str:
    """The name of any card; one that lies face down has none."""
    if card is HIDDEN:
        return words(lang).say("label-face-down-card")
    for kind in ("hero_card", "enemy", "encounter", "time_card", "tile", "board"):
        if hasattr(card, kind):
            return str(getattr(card, kind).name.text(lang))
    return card.id


# --- Options --------------------------------------------------------------------------------------


def _card(card: Card, asked: Asked) -> str:
    name, lang, key = card_name(card, asked.lang), asked.lang, asked.decision.key
    if hasattr(card, "encounter"):
        return asked.say("label-encounter", name=name)
    hero = asked.hero
    if hero is None:
        return name
    if key == "action":
        return asked.say("label-feat", name=name, loot=card.hero_card.loot)
    place = next((pile for pile in PILES if card in getattr(hero, pile)), "")
    if key == "restore" and place in ("graveyard", "discard_pile"):
        return asked.say(f"label-restore-{place}", name=name)
    if key in ("bury", "discard") and place:
        return asked.say("label-placed", name=name, place=term(place, lang))
    return name


def _foe(foe: Foe, asked: Asked) -> str:
    name = foe.enemy.name.text(asked.lang)
    details = asked.say("label-details", name=name, details=", ".join(foe_details(foe, asked)))
    if asked.decision.key == "action":
        hidden = has_standing(asked.game, foe, Untargetable)
        cards = hidden.discard_to_end if hidden is not None else 0
        return details + DASH + asked.say("label-expose", cards=cards)
    if asked.decision.key in ("activate", "pursued"):
        enemy = foe.enemy
        damage = asked.say("damage", physical=enemy.physical, magical=enemy.magical)
        return details + DASH + asked.say("label-attack", damage=damage)
    return details


def foe_details(foe: Foe, asked: Asked) -> list[str]:
    """Life, zone and everything that lies on an enemy."""
    parts = [asked.say("label-life", left=max(0, foe.life - foe.wounds), life=foe.life)]
    parts.append(_zone(asked.game, foe.zone, asked.lang))
    parts += condition_names(foe.conditions, asked.lang)
    if foe.enraged:
        parts.append(term("enraged", asked.lang))
    if foe.tokens:
        parts.append(asked.say("count-progress", tokens=foe.tokens))
    parts += [card_name(card, asked.lang) for card, _ in foe.attached]
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


def _hero(hero: Hero, asked: Asked) -> str:
    parts = [
        asked.say("label-focus", focus=hero.focus),
        asked.say("label-enemies", enemies=len(hero.foes)),
        asked.say("count-hand-cards", cards=len(hero.hand)),
        *condition_names(hero.conditions, asked.lang),
    ]
    name = hero_name(hero, asked.lang)
    if asked.decision.key == "zone":
        return capital(_zone(asked.game, hero.index, asked.lang))
    return asked.say("label-details", name=name, details=", ".join(parts))


def _journey(journey: Journey, asked: Asked) -> str:
    game, place = asked.game, journey.place
    status = ""
    if game.revealed[place] or place == game.layout.final:
        tile = game.tiles[place].tile
        status = term(THREATS[game.threat[place]], asked.lang) if game.revealed[place] else ""
        kinds = keyword_list(tile.keywords, asked.lang)
        details = ", ".join(part for part in (kinds, status) if part)
        name = asked.say("label-details", name=tile.name.text(asked.lang), details=details)
    else:
        name = asked.say("label-face-down")
    kind = journey.kind if asked.decision.key == "travel" else "place"
    return asked.say(
        f"label-journey-{kind.replace('_', '-')}",
        name=name,
        way=asked.say(f"way-{_direction(game, place)}"),
        loot=scouting_cost(game) if journey.kind == "reveal" else game.hero_count,
    )


def _direction(game: Game, place: int) -> str:
    """Where a location lies, seen from the party: north is up."""
    row, column = game.layout.positions[place]
    here_row, here_column = game.layout.positions[game.party]
    tall = "north" if row < here_row else "south" if row > here_row else ""
    wide = "west" if column < here_column else "east" if column > here_column else ""
    return "-".join(part for part in (tall, wide) if part) or "here"


def _other(option: Any, asked: Asked) -> str:
    """Fixed words, abilities of enemies, and lists of effects."""
    match option:
        case "give_up" if isinstance(asked.decision.about, Card):
            loot = asked.decision.about.hero_card.loot
            return asked.say("label-give-up", loot=loot)
        case "each" | "or_else" if isinstance(asked.decision.about, MayDiscard):
            return effects_text(getattr(asked.decision.about, option), Telling(asked.lang))
        case str() if option in ZONES:
            return capital(term(option, asked.lang))
        case str():
            return questions.option_text(option, asked.lang)
        case (Foe() as foe, Ability() as ability):
            text = enemy_ability_text(ability, Telling(asked.lang, voice="hero"))
            return foe.enemy.name.text(asked.lang) + DASH + text
        case tuple() if all(isinstance(each, Effect) for each in option):
            return effects_text(option, Telling(asked.lang))
        case _:
            return str(option)
