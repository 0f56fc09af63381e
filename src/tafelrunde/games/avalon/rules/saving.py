"""Chapter 24: saving, changing players, discarding (Speichern, Spielerwechsel, Ablegen).

The program saves the whole table at any moment. What the rules say about the next play is here:
players join and leave with their characters, and decks may be composed anew. Everybody sits down
at once; what is left to decide goes on as the first course of the evening.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.engine.errors import BadSetup
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.day.day_end import adjust_decks
from tafelrunde.games.avalon.rules.chapters import (
    beginning,
    keep_beginning,
    remember_chapter,
)
from tafelrunde.games.avalon.rules.character_setup import keep_colours, new_character
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.death import pass_on
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import SEATS, Character, Course, Doing, Game
from tafelrunde.games.avalon.terms import Phase

SHARE: Final = 0
ARRIVE: Final = 1
COMPOSE: Final = 2
"""The steps of the beginning of an evening."""


def may_end(game: Game) -> bool:
    """Whether an evening may end here: between two actions of the day, when nothing goes on."""
    return game.phase is Phase.DAYTIME and not game.course and game.clash is None


def begin_evening(game: Game, leaving: Sequence[str] = (), joining: Sequence[str] = ()) -> None:
    """A play begins with a loaded state: who does not take part leaves, who is new sits down
    (A24.09); the rest is asked (A24.08, A24.10, A24.11). Raises `BadSetup`.
    """
    check_players(game, leaving, joining)
    place = game.characters[0].place
    for name in leaving:
        leave(game, name)
    joined = [join(game, name) for name in joining]
    for each in joined:
        each.place = each.woke_at = place
    sit_down(game)
    if leaving or joining:
        change_beginning(game, leaving, joining)
    group = sum(each.bit for each in joined)
    begin_course(game, Doing.EVENING, group)


def check_players(game: Game, leaving: Sequence[str], joining: Sequence[str]) -> None:
    """Raise `BadSetup` if these players cannot leave or join."""
    playing = [each.id for each in game.characters]
    absent = [each.id for each in game.absent]
    for name in (*leaving, *joining):
        library.board(name)
        if (*leaving, *joining).count(name) > 1:
            raise BadSetup(f"{name} is named twice.", why="A24.09")
    for name in leaving:
        if name not in playing:
            raise BadSetup(f"{name} does not play and cannot leave.", why="A24.09")
    for name in joining:
        if name in playing:
            raise BadSetup(f"{name} plays already.", why="A24.09")
        if name in game.played and name not in absent:
            raise BadSetup(f"{name} has died in this campaign.", why="A21.05")
    if not 1 <= len(playing) - len(leaving) + len(joining) <= SEATS:
        raise BadSetup(f"One to {SEATS} characters play.", why="A24.09")


# --- Sitting down ---------------------------------------------------------------------------------


def leave(game: Game, name: str) -> None:
    """Everything but some secrets is kept for the day when the character returns (A24.02,
    A24.03).
    """
    character = next(each for each in game.characters if each.id == name)
    game.characters.remove(character)
    game.absent.append(character)


def join(game: Game, name: str) -> Character:
    """A character that left before returns as it was; any other goes through character creation
    (A24.10).
    """
    new = next((each for each in game.absent if each.id == name), None)
    if new is not None:
        game.absent.remove(new)
    else:
        new = new_character(game, len(game.characters), name)
        game.played.append(name)
    new.passed = False
    game.characters.append(new)
    return new


def sit_down(game: Game) -> None:
    """Everybody sits on the seat of the own place in the row."""
    for seats in (game.characters, game.absent):
        for index, each in enumerate(seats):
            each.index = index
            each.waits_for = 0
            each.__post_init__()
    keep_colours(game)
    playing = tuple(each.id for each in game.characters)
    chronicler = game.setup.chronicler if game.setup.chronicler in playing else ""
    game.setup = replace(game.setup, characters=playing, chronicler=chronicler)


def change_beginning(game: Game, leaving: Sequence[str], joining: Sequence[str]) -> None:
    """The same people sit at the table to which the Allmother's Mercy leads back (A21.04). Where
    somebody leaves who came into this chapter for a dead one, it leads back to this evening.
    """
    began = beginning(game)
    if began is None:
        return
    playing = [each.id for each in began.characters]
    if any(name not in playing for name in leaving):
        remember_chapter(game)
        return
    place = began.characters[0].place
    for name in leaving:
        leave(began, name)
    for name in joining:
        if name in [each.id for each in began.absent]:
            join(began, name)
        else:
            new = next(each for each in game.clone().characters if each.id == name)
            new.place = new.woke_at = place
            began.characters.append(new)
    for character, card in shared_secrets(began):
        pass_on(character, began.characters[0], card)
    sit_down(began)
    keep_beginning(game, began)


# --- What is decided ------------------------------------------------------------------------------


@goes_on(Doing.EVENING)
def go_on_beginning(game: Game, course: Course) -> Flow[None]:
    """Secrets are shared out, newcomers arrive, decks are composed."""
    if course.step == SHARE:
        yield from share_secret(game, course)
    elif course.step == ARRIVE:
        yield from arrive(game, course)
    else:
        yield from adjust_decks(game)
        end_course(game)


def shared_secrets(game: Game) -> list[tuple[Character, Card]]:
    """The secrets of those who do not take part that are not personal."""
    return [
        (each, card)
        for each in game.absent
        for card in each.belongings()
        if not card.is_item and not card.personal
    ]


def share_secret(game: Game, course: Course) -> Flow[None]:
    """One secret after the other is given to somebody who takes part (A24.11)."""
    left = shared_secrets(game)
    if not left:
        course.step = ARRIVE
        return
    character, card = left[0]
    heirs = game.characters
    heir = yield from choose(PARTY, heirs, "heir", "A24.11", about=card, checkpoint=True)
    pass_on(character, heir, card)


def arrive(game: Game, course: Course) -> Flow[None]:
    """A newcomer starts where an existing character of the players' choice stands (A24.10); if
    nobody else is left, where the first of them stood.
    """
    newcomers = game.members(course.group)
    if not newcomers:
        course.step = COMPOSE
        return
    new = newcomers[0]
    hosts = [each for each in game.characters if not course.group & each.bit]
    if hosts:
        host = yield from choose(PARTY, hosts, "host", "A24.10", about=new.board, checkpoint=True)
        new.place = new.woke_at = host.place
    course.group &= ~new.bit
