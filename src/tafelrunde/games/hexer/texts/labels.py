"""What a player reads for a decision: the question with what it is about, and every option."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import LOCATIONS, RAISES, LocationAction, Move
from tafelrunde.games.hexer.nouns import (
    Ability,
    AttributeTrophy,
    Deck,
    EventCard,
    LegendaryMonster,
    Monster,
)
from tafelrunde.games.hexer.nouns import Option as StoryOption
from tafelrunde.games.hexer.physical import HIDDEN, Card, Play, Use
from tafelrunde.games.hexer.rules.attributes import attribute_name
from tafelrunde.games.hexer.state import Game, Player, Quest
from tafelrunde.games.hexer.terms import Attack, Attribute, Phase, Terrain
from tafelrunde.games.hexer.texts.ability_effects import ability_text
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.effects import clauses, effect_text
from tafelrunde.games.hexer.texts.narrator import place_name
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.games.hexer.turn.actions import price
from tafelrunde.games.hexer.turn.poker import Dice, Gamble

DASH: Final = " — "
"""Stands between the name of an option and its explanation; clients may cut here."""


def prompt(game: Game, decision: Decision, lang: Lang) -> str:
    """The question, with what it is about."""
    say = words(lang).say
    about = _about(game, decision, lang)
    number = decision.min if decision.min == decision.max else 0
    question = say(f"question-{decision.key.replace('_', '-')}", number=number)
    return say("question-about", about=about, question=question) if about else question


def label(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """One option: its name, and after a dash what it means."""
    text = title(game, decision, option, lang)
    explained = explanation(game, option, lang)
    return f"{text}{DASH}{explained}" if explained else text


def explanation(game: Game, option: Any, lang: Lang) -> str:
    """What is printed on the thing that an option stands for; empty if that says nothing new."""
    match option:
        case Use(card=Card(printed=EventCard()), ability=Ability() as ability):
            return ability_text(ability, lang)  # the story of an item was read out long ago
        case Play() | Use() if option.card is not None:
            return _printed(option.card, lang)
        case Use():
            return effect_text(option.ability.do, lang) if option.ability else ""
        case Card() if option is not HIDDEN:
            return _printed(option, lang)
        case Quest():
            return library.QUESTS[option.quest].task.text(lang)
        case _:
            return ""


def _printed(card: Card, lang: Lang) -> str:
    return card_text(card.id, lang).replace("\n", " | ")


def title(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """One option, without what is printed on its card."""
    say = words(lang).say
    match option:
        case Move():
            return _move(option, lang)
        case Play():
            boosted = "yes" if option.boosted else "no"
            return say("label-play", card=card_name(option.card, lang), boosted=boosted)
        case Use():
            return _use(game, decision, option, lang)
        case Card():
            return _card(game, decision, option, lang)
        case Player():
            key = "label-challenge" if decision.key == "phase_two" else "label-player"
            return say(key, name=option.character.name.text(lang))
        case LocationAction():
            return action_name(option, lang)
        case Quest():
            return say("label-quest", name=library.QUESTS[option.quest].name.text(lang))
        case Gamble():
            return say("label-gamble", name=game.players[option.player].character.name.text(lang))
        case StoryOption():
            return option.label.text(lang)
        case _:
            return _term(game, decision, option, lang)


def _term(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """Fixed terms, numbers and words."""
    say = words(lang).say
    match option:
        case Deck():
            return say(f"label-deck-{option.value}")
        case Attack():
            return capital(say(f"kind-{option.name.lower()}"))
        case Terrain():
            return _terrain(game, decision, option, lang)
        case Attribute():
            return _attribute(game, decision, option, lang)
        case bool() | str():
            return say(f"option-{option}".replace("_", "-"))
        case int():
            return _number(game, decision, option, lang)
        case tuple():
            return _several(option, lang)
        case _:
            return str(option)


# --- What a question is about ---------------------------------------------------------------------


def _about(game: Game, decision: Decision, lang: Lang) -> str:
    """What the question is about, in few words; empty if it explains itself."""
    say = words(lang).say
    match decision.about:
        case Card() as card:
            return card_name(card, lang)
        case Move() as move:
            return place_name(move.place, lang)
        case Dice() as dice:
            own, other = (" ".join(map(str, side)) for side in (dice.own, dice.other))
            return say("about-dice", own=own, other=other)
        case int() as number if decision.key == "prevent":
            return say("about-damage", damage=number)
        case _:
            return ""


def card_name(card: Card, lang: Lang) -> str:
    """The name of any card; one that lies face down has none."""
    if card.printed is None:
        return words(lang).say("label-face-down-card")
    return card.printed.name.text(lang)


# --- Options --------------------------------------------------------------------------------------


def _move(move: Move, lang: Lang) -> str:
    place = LOCATIONS[move.place]
    terrains = [
        words(lang).say(f"terrain-{t.name.lower()}") for t in Terrain if place.terrains >> t & 1
    ]
    return words(lang).say(
        "label-move",
        name=place.name.text(lang),
        terrain="/".join(terrains),
        way="ship" if move.by_ship else "land",
    )


def action_name(action: LocationAction, lang: Lang) -> str:
    """What a location action is called."""
    say = words(lang).say
    if action in RAISES:
        name = say(f"attribute-{RAISES[action].name.lower()}")
        return say("label-action-raise", attribute=name)
    return say(f"label-action-{action.value.replace('_', '-')}")


def _use(game: Game, decision: Decision, use: Use, lang: Lang) -> str:
    if use.card is not None:
        return card_name(use.card, lang)
    player = game.players[decision.seat]
    if use.key == "specialisation":
        return player.character.specialisation.name.text(lang)
    return words(lang).say("label-weakness", numeral=use.key)


def _card(game: Game, decision: Decision, card: Card, lang: Lang) -> str:
    say, name = words(lang).say, card_name(card, lang)
    if decision.key == "phase_two":
        match card.printed:
            case AttributeTrophy():
                return say("label-meditate", name=name)
            case Monster() as monster:
                return say("label-fight", name=name, rank=ROMAN[monster.rank], life=monster.life)
            case LegendaryMonster():
                return say("label-fight-legendary", name=name)
    if decision.key == "buy":
        return _price(game, decision, card, name, lang)
    return name


def _price(game: Game, decision: Decision, card: Card, name: str, lang: Lang) -> str:
    market = game.own_market(game.players[decision.seat])
    if card.trash_cost:
        return words(lang).say("label-buy-trash", name=name)
    column = market.row.index(card) if card in market.row else 1
    return words(lang).say("label-buy", name=name, cost=card.prices[column])


def _terrain(game: Game, decision: Decision, terrain: Terrain, lang: Lang) -> str:
    den = game.dens[terrain]
    thing = card_name(den.card, lang) if den is not None else NONE
    if decision.key == "strong_terrain" and isinstance(decision.about, tuple):
        thing = place_name(decision.about[terrain], lang)
    name = words(lang).say(f"terrain-{terrain.name.lower()}")
    return words(lang).say("label-terrain", terrain=name, monster=thing)


def _attribute(game: Game, decision: Decision, attribute: Attribute, lang: Lang) -> str:
    player = game.players[decision.seat]
    return words(lang).say(
        "label-attribute",
        attribute=words(lang).say(f"skill-{attribute_name(player, attribute)}"),
        level=ROMAN[player.levels[attribute]],
        cost=price(player, attribute) if decision.key == "train" else NONE,
    )


def _number(game: Game, decision: Decision, option: int, lang: Lang) -> str:
    say = words(lang).say
    match decision.key:
        case "school":
            return say("label-school", name=place_name(option, lang))
        case "rank":
            return say("label-rank", rank=ROMAN[option])
        case "card_cost":
            return say("label-card-cost", cost=option)
        case "weaknesses":
            return say("label-weakness", numeral=ROMAN[option])
        case "reroll" if isinstance(decision.about, Dice):
            return say("label-die", die=decision.about.own[option])
        case _:
            return str(option)


def _several(option: tuple[Any, ...], lang: Lang) -> str:
    """Chains of cards by their names, lists of effects by their text."""
    if all(isinstance(part, Card) for part in option):
        return " → ".join(card_name(part, lang) for part in option)
    return capital(clauses(option, lang))


def phase_name(phase: Phase, lang: Lang) -> str:
    """The name of a phase."""
    return words(lang).say(f"phase-{phase.name.lower()}")
