"""Chapter 17: events, quests and tasks (Ereignisse, Questen und Aufgaben)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Event, Kept, Moment
from tafelrunde.games.avalon.rules.conditions import has_secret, is_met
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.moments import usable, use
from tafelrunde.games.avalon.rules.now import Now, carry_out, resolves
from tafelrunde.games.avalon.state.physical import Card, Usable
from tafelrunde.games.avalon.state.table import ALL_OF, Character, Course, Doing, Game
from tafelrunde.games.avalon.terms import ChallengeOption
from tafelrunde.games.avalon.vocabulary.world import (
    DiscardEvent,
    DiscardThisEvent,
    DrawEvent,
    PutRandomEvents,
    RevealAnother,
)

EVENT: Final = Doing.EVENT
EVENT_REVEALED: Final = Moment.EVENT_REVEALED
FEWER_EVENTS: Final = ChallengeOption.FEWER_EVENTS
NOT: Final = Kept.NOT
REVEALED: Final = 0
FOLLOWED: Final = 1
SUCCESS: Final = 2
OVER: Final = 3
"""The steps of an event, and of the success of a quest."""


def event_of(card: Card) -> Event:
    """What is printed on an event card."""
    assert isinstance(card.printed, Event)
    return card.printed


def everybody(game: Game) -> int:
    """All characters."""
    return ALL_OF[len(game.characters)]


# --- Revealing ------------------------------------------------------------------------------------


def reveal_event(game: Game) -> Flow[None]:
    """Exactly one card is revealed from the top of the event deck (A6.12, A6.16); from an empty one
    none (A17.07). A random event may be exchanged by those who can.
    """
    if not game.event_deck:
        return
    card = game.take(game.event_deck)
    lay_open(game, card)
    if event_of(card).random:
        card = yield from exchange(game, card)
    follow_event(game, card)


def exchange(game: Game, card: Card) -> Flow[Card]:
    """Who has the rites pays for another random event, again and again (secret 30)."""
    while game.random_events:
        able = [each for each in game.characters if rites(game, each) is not None]
        if not able:
            return card
        offered: list[Character | Word] = [*able, PASS]
        who = yield from choose(able[0].seat, offered, "another_event", "A6.16", about=card)
        if not isinstance(who, Character):
            return card
        found = rites(game, who)
        assert found is not None
        yield from use(game, who, found, "A6.16")
        discard_event(game, card, "A24.13")
        card = game.take(game.random_events)
        lay_open(game, card)
    return card


def rites(game: Game, character: Character) -> Usable | None:
    """The card or skill of a character that exchanges random events, if it can be paid."""
    return next(iter(usable(game, character, EVENT_REVEALED, "A6.16")), None)


def lay_open(game: Game, card: Card) -> None:
    """An event with a quest goes onto the active quest pile (A6.13, A17.09), any other lies face up
    (A17.04).
    """
    (game.quests if card.quest is not None else game.events).append(card)
    game.tell(events.EventRevealed, "A6.12", card.id)


def follow_event(game: Game, card: Card) -> None:
    """What an open event says is carried out next."""
    begin_course(game, EVENT, everybody(game), verse=card.id)


@goes_on(Doing.EVENT)
def go_on_with_event(game: Game, course: Course) -> Flow[None]:
    """What an event says when it is revealed, or the success of a quest, is carried out."""
    card = find_open(game, course.verse)
    if card is None or course.step in (FOLLOWED, OVER):
        if card is not None and course.step == FOLLOWED and is_followed(card):
            discard_event(game, card, "A17.05")
        end_course(game)
        return
    now = Now(game, everybody(game), "A6.12", card=card)
    if course.step == SUCCESS:
        course.step = OVER
        assert card.quest is not None
        yield from carry_out(card.quest.success, now)
    else:
        course.step = FOLLOWED
        yield from carry_out(event_of(card).do, now)


def is_followed(card: Card) -> bool:
    """Whether nothing keeps an event in play once it was followed (A17.05)."""
    event = event_of(card)
    return event.kept is NOT and event.quest is None and not event.random


def find_open(game: Game, name: str) -> Card | None:
    """An event in force, or an active quest."""
    for card in (*game.events, *game.quests):
        if card.id == name:
            return card
    for each in game.characters:
        for card in each.belongings():
            if card.id == name:
                return card
    return None


def discard_event(game: Game, card: Card, why: str) -> None:
    """Significant events go onto the discard pile of the event deck (A17.06), random ones under
    their deck (A24.13).
    """
    for pile in (game.events, game.quests):
        if card in pile:
            pile.remove(card)
            if event_of(card).random:
                game.random_events.insert(0, card)
            else:
                game.event_discards.append(card)
    game.tell(events.CardLost, why, "", card.id)


def discard_random_events(game: Game) -> None:
    """A random event lasts for one day only and goes under its deck after the last step (A9.19,
    A9.21).
    """
    for card in [card for card in game.events if event_of(card).random]:
        discard_event(game, card, "A9.19")


# --- Quests ---------------------------------------------------------------------------------------


def check_quests(game: Game) -> bool:
    """As soon as the condition of a quest is met its success is carried out, also if it was met
    before (A17.10, A17.11). Returns whether one begins.
    """
    for card in game.quests:
        if not card.sought:  # most seek a secret; without one this is settled at a glance
            return begin_success(game)
    for each in game.characters:
        for card in each.equipped:
            if card.secret:
                return begin_success(game)
        if each.flipped or each.packed:
            return begin_success(game)
    return False


def begin_success(game: Game) -> bool:
    """The success of the first quest whose condition is met begins, if there is one: of all in
    force at the same time (A17.09), those on secrets too (A17.08).
    """
    people = game.characters
    for card in game.quests:
        if (not card.sought or has_secret(people, card.sought)) and fulfil(game, card):
            return True
    for each in people:
        for card in each.equipped:
            if card.quest is not None and fulfil(game, card):
                return True
    return False


def fulfil(game: Game, card: Card) -> bool:
    """The success of a quest begins if its condition is met, and it was not carried out before."""
    if card.quest is None or card.quest_mark in game.read:
        return False
    if not is_met(Now(game, everybody(game), "A17.10"), card.quest.condition):
        return False
    game.read[card.quest_mark] = 1
    game.tell(events.QuestFulfilled, "A17.10", card.id)
    begin_course(game, EVENT, everybody(game), step=SUCCESS, verse=card.id)
    return True


# --- Words ----------------------------------------------------------------------------------------


@resolves(PutRandomEvents)
def put_random_events(effect: PutRandomEvents, now: Now) -> None:
    """So many random events on top of the event deck (A17.03), one fewer with the aggravation
    (A31.16, A31.31); this card perhaps under them.
    """
    game = now.game
    wanted = effect.events - game.setup.has(FEWER_EVENTS)
    if effect.this_under and now.card is not None and now.card in game.events:
        game.events.remove(now.card)
        game.event_deck.append(now.card)
    game.draw(game.random_events, game.event_deck, max(0, wanted))


@resolves(DrawEvent)
def draw_event(effect: DrawEvent, now: Now) -> None:
    """Exactly this card is searched out of the event deck and resolved; the order of the others
    stays unchanged (A17.14).
    """
    game = now.game
    for pile in (game.event_deck, game.event_box):
        for card in pile:
            if card.id == effect.event:
                pile.remove(card)
                game.reveal()
                lay_open(game, card)
                follow_event(game, card)
                return


@resolves(DiscardThisEvent)
def discard_this_event(effect: DiscardThisEvent, now: Now) -> None:
    """Quests are discarded only by a text (A17.12)."""
    if now.card is not None:
        discard_event(now.game, now.card, "A17.12")


@resolves(DiscardEvent)
def discard_other_event(effect: DiscardEvent, now: Now) -> None:
    """A text discards another event in force (A17.04)."""
    for card in [*now.game.events, *now.game.quests]:
        if card.id == effect.event:
            discard_event(now.game, card, "A17.04")


@resolves(RevealAnother)
def reveal_another(effect: RevealAnother, now: Now) -> None:
    """Carried out where events are revealed."""
