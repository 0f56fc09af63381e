"""Chapter 14: groups and group actions (Gruppen und Gruppenaktionen)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.cards import card_thing
from tafelrunde.engine.decisions import Decision, Flow, all_choose, choose, choose_some
from tafelrunde.engine.options import Asked, Option, Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules.death import pass_on
from tafelrunde.games.avalon.rules.items import may_own_more
from tafelrunde.games.avalon.rules.resources import gain_resource, lose_resource
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import SEATS, Character, Doing, Game
from tafelrunde.games.avalon.terms import Resource

JOIN: Final = Word("join")
STAY: Final = Word("stay")
FOOD: Final = Resource.FOOD
WEALTH: Final = Resource.WEALTH
HANDED: Final = (FOOD, WEALTH)
"""The resources that may be handed over (A12.09)."""


# --- Forming a group ------------------------------------------------------------------------------


def form_group(game: Game, starter: Character) -> Flow[int]:
    """Every other character at the location says whether it wants to take part, and the starter
    decides for each whether it is admitted (A14.03); who has passed or is dying may not join
    (A8.28).
    """
    others = []
    for each in game.characters:
        if each.place == starter.place and each is not starter and may_join(game, each):
            others.append(each)
    if not others:
        return starter.bit
    answers = yield from all_choose(
        [Decision(each.seat, "join", [STAY, JOIN], "A14.03", about=starter) for each in others]
    )
    willing = [each for each, answer in zip(others, answers, strict=True) if answer[0] is JOIN]
    if not willing:
        return starter.bit
    admitted = yield from choose_some(
        starter.seat, willing, 0, len(willing), "admit", "A14.03", about=starter
    )
    return starter.bit | sum(each.bit for each in admitted)


def may_join(game: Game, character: Character) -> bool:
    """Whether a character may still take part in actions today, and is free to."""
    return not (character.passed or character.dying or is_busy(game, character))


def is_busy(game: Game, character: Character) -> bool:
    """Whether a character has part in an encounter that waits while others act (A7.04)."""
    if game.aside is None:
        return False
    return any(each.group & character.bit for each in game.course if each.doing is Doing.MEANWHILE)


def took_part(game: Game, starter: Character, group: int) -> None:
    """Who takes part in an action fulfils the condition that others wait for; who started it waits
    for all who may still act (A7.07 to A7.09).
    """
    waits_for = 0
    for each in game.characters:
        each.waits_for &= ~group
        if not each.passed:
            waits_for |= each.bit
    starter.waits_for = waits_for & ~group & ~starter.bit


# --- Handing over ---------------------------------------------------------------------------------


class Gift(Option[object]):
    """What somebody hands over."""

    __slots__ = ("card", "id", "resource")

    id: str
    card: Card | None

    def __init__(self, resource: Resource | None = None, card: Card | None = None) -> None:
        self.resource = resource
        self.card = card
        if card is not None:
            self.id = card.id
        elif resource is not None:
            self.id = resource.name.lower()

    def things(self, asked: Asked[object]) -> list[str]:
        """The card, if it is one."""
        return [card_thing(self.card)] if self.card is not None else []


STOCKS: Final = tuple(Gift(resource) for resource in HANDED)


class HandOver(Option[object]):
    """Somebody hands something over."""

    __slots__ = ("giver", "id")

    id: str

    def __init__(self, giver: int, name: str) -> None:
        self.giver = giver
        self.id = f"hand_over:{name}"

    def things(self, asked: Asked[object]) -> list[str]:
        """The board of the giver."""
        return [f"character:{self.giver}"]


HAND_OVERS: Final[list[dict[str, HandOver]]] = [{} for _ in range(SEATS)]
"""By seat and character."""


def hand_over_by(giver: Character) -> HandOver:
    """The option that a character hands something over; shared by all tables."""
    of_seat = HAND_OVERS[giver.index]
    found = of_seat.get(giver.id)
    if found is None:
        found = of_seat[giver.id] = HandOver(giver.index, giver.id)
    return found


def gifts(character: Character) -> list[Gift]:
    """Food, Wealth, items and secrets; Reputation, EXP, Magic and what is personal never (A12.09,
    A13.23, A13.24).
    """
    found = [gift for gift in STOCKS if character.resources[gift.resource or 0]]
    return found + [Gift(card=card) for card in character.belongings() if not card.personal]


def can_give(game: Game, giver: Character) -> bool:
    """Whether there is somebody at the location to whom something could be handed (A12.10)."""
    for each in game.characters:
        if each is not giver and each.place == giver.place and not is_busy(game, each):
            return has_gifts(giver)
    return False


def has_gifts(character: Character) -> bool:
    """Whether there is anything that could be handed over."""
    stock = character.resources
    if stock[FOOD] or stock[WEALTH]:
        return True
    for pile in (character.equipped, character.flipped, character.packed):
        for card in pile:
            if not card.personal:
                return True
    return False


def hand_over(game: Game, giver: Character, receivers: list[Character]) -> Flow[None]:
    """One thing goes from one character to another (A12.10, A14.10)."""
    gift = yield from choose(giver.seat, gifts(giver), "gift", "A12.09")
    able = [each for each in receivers if can_receive(game, each, gift)]
    if not able:
        return
    receiver = yield from choose(giver.seat, able, "receiver", "A12.10", about=gift)
    if gift.resource is not None:
        lose_resource(game, giver, gift.resource, 1, "A12.10")
        gain_resource(game, receiver, gift.resource, 1, "A12.10")
    else:
        assert gift.card is not None
        pass_on(giver, receiver, gift.card)
    game.tell(events.HandedOver, "A12.10", giver.id, receiver.id, gift.id)


def can_receive(game: Game, character: Character, gift: Gift) -> bool:
    """A sixth item cannot be accepted with the aggravation (A31.29)."""
    is_item = gift.card is not None and gift.card.is_item
    return not is_item or may_own_more(game, character)
