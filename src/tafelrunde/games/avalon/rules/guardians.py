"""Chapter 20: guardians (Wächter)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.encounter_start import begin
from tafelrunde.games.avalon.rules.locations import connected, connected_to, discard_guardian
from tafelrunde.games.avalon.state.table import GUARDIANS, Game, Guardian
from tafelrunde.games.avalon.terms import GUARDIAN_DIE, Direction

DIRECTIONS: Final = tuple(Direction)
DISCARD: Final = GUARDIAN_DIE.index("discard")
NOTHING: Final = GUARDIAN_DIE.index("nothing")


def move_guardian(game: Game, guardian: Guardian) -> None:
    """The guardian die is rolled for one guardian and its result carried out (A6.17, A20.03); then
    all characters at its location resolve the encounter as a group (A20.10).
    """
    face = roll_guardian_die(game)
    if face == DISCARD:
        discard_guardian(game, guardian, "A20.04")
        return
    place = guardian.place
    if face != NOTHING:
        place = target(game, guardian.place, DIRECTIONS[face])
    if place != guardian.place:
        game.guardians[game.guardians.index(guardian)] = moved = Guardian(guardian.card, place)
        game.tell(events.GuardianMoved, "A20.05", guardian.card.id, place)
        guardian = moved
    surprise(game, guardian)


def roll_guardian_die(game: Game) -> int:
    """One of six faces (A-GAP-27)."""
    faces = len(GUARDIAN_DIE)
    face = game.tosses.pop(0) if game.tosses else game.chance.below(GUARDIANS, faces)
    game.reveal(events.Rolled, "A20.03", GUARDIAN_DIE[face], False)
    return face


def target(game: Game, place: int, direction: Direction) -> int:
    """The connected location in this direction (A20.05), else the connected one with the highest
    number (A20.07); without any the guardian stays (A20.08).
    """
    straight = connected_to(game, place, direction)
    return straight or max(connected(game, place), default=place)


def surprise(game: Game, guardian: Guardian) -> None:
    """Whoever stands where a guardian is after its roll meets it, even if it has not moved
    (A20.10); who is dying takes no part.
    """
    group = sum(each.bit for each in game.at(guardian.place) if not each.dying)
    if group:
        game.guardians.remove(guardian)
        begin(game, guardian.card, group, guardian.place)
