"""Chapter 23: character advancement (Charakterverbesserung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import Asked, Option, Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import SkillCard
from tafelrunde.games.avalon.rules.attributes import attribute_value, pair_total
from tafelrunde.games.avalon.rules.resources import lose_resource
from tafelrunde.games.avalon.state.physical import Card, Side
from tafelrunde.games.avalon.state.table import DECKS, Character, Game, Learned
from tafelrunde.games.avalon.terms import (
    ATTRIBUTE_COST,
    CARD_COST,
    LOOK_AT,
    SKILLS_FROM,
    Art,
    Attribute,
    ChallengeOption,
    Resource,
)

DEAR_ATTRIBUTES: Final = ChallengeOption.DEAR_ATTRIBUTES
DEAR_CARDS: Final = ChallengeOption.DEAR_CARDS
EXP: Final = Resource.EXP
DEAR_CARD: Final = 5
DEAR_STEP: Final = 5
DONE: Final = Word("done", ends=True)


def card_cost(game: Game) -> int:
    """EXP for a card of the upgrade deck (A23.02), more with the aggravation (A31.17)."""
    return DEAR_CARD if game.setup.has(DEAR_CARDS) else CARD_COST


def attribute_cost(game: Game, character: Character, attribute: Attribute) -> int:
    """EXP for a point, by the total of the pair before raising (A23.05); with the aggravation 5
    more for every point, without a cap (A31.18).
    """
    total = pair_total(character, attribute)
    if game.setup.has(DEAR_ATTRIBUTES):
        return DEAR_STEP * (total + 1)
    return ATTRIBUTE_COST[min(total, len(ATTRIBUTE_COST) - 1)]


def skills_for(game: Game, attribute: Attribute) -> list[Card]:
    """The skill cards of an attribute that are still available (A23.09)."""
    return [card for card in game.skills if _attribute(card) is attribute]


def _attribute(card: Card) -> Attribute:
    assert isinstance(card.printed, SkillCard)
    return card.printed.attribute


class Buy(Option[object]):
    """A card from an upgrade deck is bought."""

    __slots__ = ("art", "id")

    id: str

    def __init__(self, art: Art) -> None:
        self.art = art
        self.id = f"buy:{art.name.lower()}"


class Raise(Option[object]):
    """An attribute is raised by a point."""

    __slots__ = ("attribute", "id")

    id: str

    def __init__(self, attribute: Attribute) -> None:
        self.attribute = attribute
        self.id = f"raise:{attribute.name.lower()}"

    def things(self, asked: Asked[object]) -> list[str]:
        """The attribute on the own board."""
        return [f"attribute:{asked.decision.seat}:{self.attribute.value}"]


BUYS: Final = [Buy(art) for art in Art]
RAISES: Final = [Raise(attribute) for attribute in Attribute]


def purchases(game: Game, character: Character) -> list[Buy | Raise]:
    """What a character can spend its EXP on, mixed and repeated freely (A23.01): from an empty deck
    no card (A23.03), beyond 2 only with a skill card left (A23.13).
    """
    exp = character.resources[EXP]
    found: list[Buy | Raise] = []
    if exp >= card_cost(game):
        found += [buy for buy in BUYS if character.upgrades[buy.art]]
    if exp >= ATTRIBUTE_COST[0]:
        found += [each for each in RAISES if can_raise(game, character, each.attribute)]
    return found


def can_raise(game: Game, character: Character, attribute: Attribute) -> bool:
    """Whether a point can be paid, and shown by a token or a skill card."""
    if character.resources[EXP] < attribute_cost(game, character, attribute):
        return False
    grows = attribute_value(character, attribute) + 1 < SKILLS_FROM
    return grows or bool(skills_for(game, attribute))


def improve(game: Game, character: Character) -> Flow[None]:
    """One purchase after another, until the character is done (A9.11, A23.01)."""
    offered: list[Buy | Raise | Word] = [DONE, *purchases(game, character)]
    chosen = yield from choose(character.seat, offered, "improve", "A9.11", checkpoint=True)
    match chosen:
        case Buy():
            yield from buy_card(game, character, chosen.art)
        case Raise():
            yield from raise_attribute(game, character, chosen.attribute)
        case _:
            game.asked |= character.bit


def buy_card(game: Game, character: Character, art: Art) -> Flow[None]:
    """The top 3 cards are looked at, 1 goes onto the available pile, the others are shuffled back
    (A23.02); one must be taken (A23.03).
    """
    lose_resource(game, character, EXP, card_cost(game), "A23.02")
    deck = character.upgrades[art]
    looked = deck[-LOOK_AT:][::-1]
    game.reveal()
    card = yield from choose(character.seat, looked, "upgrade", "A23.02")
    game.move(card, deck, character.available[art])
    game.shuffle(DECKS, deck)
    game.tell(events.CardGained, "A23.02", character.id, card.id)


def raise_attribute(game: Game, character: Character, attribute: Attribute) -> Flow[None]:
    """Point by point, each paid for separately (A23.04): a token for 1 or 2 (A23.07), from 3 on a
    skill card instead (A23.08).
    """
    cost = attribute_cost(game, character, attribute)
    lose_resource(game, character, EXP, cost, "A23.05")
    if attribute_value(character, attribute) + 1 < SKILLS_FROM:
        character.tokens[attribute] += 1
    else:
        yield from learn_skill(game, character, attribute)
    value = attribute_value(character, attribute)
    game.tell(events.AttributeRaised, "A23.04", character.id, attribute.name.lower(), value)


def learn_skill(game: Game, character: Character, attribute: Attribute) -> Flow[None]:
    """A skill is chosen freely among all still available cards of the attribute and laid next to it
    (A23.09); its back is no longer available to anybody (A23.12).
    """
    sides: list[Side] = [side for card in skills_for(game, attribute) for side in card.sides]
    side = yield from choose(character.seat, sides, "skill", "A23.09")
    game.skills.remove(side.card)
    character.skills.append(Learned(side.card, side.number))
    game.tell(events.CardGained, "A23.09", character.id, side.id)
