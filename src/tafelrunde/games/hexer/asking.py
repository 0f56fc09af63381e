"""What an option stands for: the things on the table on which it can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.games.hexer.board import LocationAction, Move
from tafelrunde.games.hexer.expansions.legendary import DISPLACE
from tafelrunde.games.hexer.nouns import Deck, EventCard, ExplorationCard, SkelligeCard
from tafelrunde.games.hexer.nouns import Option as StoryOption
from tafelrunde.games.hexer.physical import HIDDEN, Card, Play, Use
from tafelrunde.games.hexer.state import Game, Player, Quest
from tafelrunde.games.hexer.terms import Attack, Attribute, Terrain
from tafelrunde.games.hexer.texts import labels
from tafelrunde.games.hexer.turn.poker import Dice, Gamble, value
from tafelrunde.games.hexer.wire import card

STORIES = (ExplorationCard, SkelligeCard, EventCard)
"""What stands on these is read out, and not before."""


def things(game: Game, decision: Decision, option: Any) -> list[str]:
    """The things on the table that an option stands for."""
    match option:
        case Move():
            return [f"place:{option.place}"]
        case LocationAction():
            return [f"place:{game.players[decision.seat].place}"]
        case Quest():
            return [f"quest:{option.quest}", f"place:{option.place}"]
        case Gamble():
            return [f"player:{option.player}"]
        case Player():
            return [f"player:{option.index}"]
        case Play() | Use() | Card():
            return _cards(game, decision, option)
        case tuple() if option and all(isinstance(part, Card) for part in option):
            return [card(part) for part in option if part is not HIDDEN]
        case _:
            return _terms(game, decision, option)


def _cards(game: Game, decision: Decision, option: Play | Use | Card) -> list[str]:
    """Cards lie on the table; the own board and weaknesses do too."""
    if isinstance(option, Use) and option.card is None:
        if option.key == "specialisation":
            return [f"board:{game.players[decision.seat].id}"]
        return [f"weakness:{option.key}"]
    one = _card_of(option)
    if one is None or one is HIDDEN:
        return []
    return [card(one), *map(card, _equals(game, decision, one))]


def _equals(game: Game, decision: Decision, one: Card) -> list[Card]:
    """Equal hand cards that are not offered themselves: whoever points at one of them means it."""
    hand = game.players[decision.seat].hand if decision.seat >= 0 else []
    if one not in hand:
        return []
    offered = [_card_of(each) for each in decision.options]
    return [each for each in hand if each.printed is one.printed and each not in offered]


def _card_of(option: Any) -> Any:
    return option.card if isinstance(option, Play | Use) else option


def _terms(game: Game, decision: Decision, option: Any) -> list[str]:
    match option:
        case Deck():
            return [f"deck:{option.value}"]
        case Terrain():
            return [f"den:{int(option)}"]
        case Attribute():
            return [f"attribute:{decision.seat}:{int(option)}"]
        case Attack():
            return [f"attack:{option.name.lower()}"]
        case StoryOption():
            return [f"story:{list(decision.options).index(option)}"]
        case str() if option == DISPLACE and game.legend is not None:
            return [card(game.legend)]
        case int() if decision.key == "school":
            return [f"place:{option}"]
        case int() if decision.key == "reroll":
            return [f"die:{option}"]
        case int() if decision.key == "weaknesses":
            return [f"weakness:weakness_{option}"]
        case _:
            return []


def about(decision: Decision) -> list[str]:
    """The things a question is about; dice with what they make."""
    match decision.about:
        case Card() as one if one is not HIDDEN:
            return [card(one)]
        case Move() as move:
            return [f"place:{move.place}"]
        case Dice() as dice:
            return [f"dice:{_thrown(dice.own)}", f"against:{_thrown(dice.other)}"]
        case _:
            return []


def _thrown(dice: Sequence[int]) -> str:
    """Dice as they lie, and what they make: "6-4-6-4-3/two-pairs"."""
    rank = value(dice)[0].name.lower().replace("_", "-")
    return f"{'-'.join(map(str, dice))}/{rank}"


def printed(option: Any) -> str:
    """The card that explains an option, if the content tells its text."""
    one = _card_of(option)
    if not isinstance(one, Card) or one is HIDDEN or isinstance(one.printed, STORIES):
        return ""
    return one.id


def title(game: Game, decision: Decision, option: Any, lang: Lang) -> str:
    """An option; with its explanation where the content has none."""
    if isinstance(option, Use | Quest) and not printed(option):
        return labels.label(game, decision, option, lang)
    return labels.title(game, decision, option, lang)
