"""Chapter 10: survival tracks (Überlebensleisten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules import death, resources
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import (
    EXHAUSTED,
    LOW_INDICATOR,
    RED_FEAR,
    ChallengeOption,
    Mode,
    Resource,
)

LOWERED_INDICATOR: Final = ChallengeOption.LOW_INDICATOR
REPUTATION: Final = Resource.REPUTATION
STORY_MODE: Final = Mode.STORY_MODE

# --- Energy ---------------------------------------------------------------------------------------


def crossbar(game: Game, character: Character) -> int:
    """Where the crossbar of the health indicator lies: at Health, or lower if it is upside down
    (A31.10).
    """
    if LOWERED_INDICATOR in game.setup.challenges:
        return max(0, character.health - LOW_INDICATOR)
    return character.health


def energy_limit(game: Game, character: Character) -> int:
    """How high Energy may be: the top of the track and the health indicator (A10.05, A10.08); in
    Story Mode Health does not limit it (A31.05).
    """
    top = character.tray.most_energy
    if game.setup.mode is STORY_MODE:
        return top
    return min(top, crossbar(game, character))


def gain_energy(game: Game, character: Character, amount: int, why: str) -> int:
    """Energy rises as far as it may (A10.01); returns by how much."""
    before = character.energy
    after = max(before, min(before + amount, energy_limit(game, character)))
    if after != before:
        character.energy = after
        game.tell(events.TrackChanged, why, character.id, "energy", before, after)
    return after - before


def lose_energy(game: Game, character: Character, amount: int, why: str) -> None:
    """Energy falls, at most to 0 (A10.22)."""
    before = character.energy
    after = max(0, before - amount)
    if after != before:
        character.energy = after
        game.tell(events.TrackChanged, why, character.id, "energy", before, after)


def set_energy(game: Game, character: Character, value: int, why: str) -> None:
    """Energy is set, as high as it may be."""
    value = min(value, energy_limit(game, character))
    if value > character.energy:
        gain_energy(game, character, value - character.energy, why)
    else:
        lose_energy(game, character, character.energy - value, why)


def is_exhausted(character: Character) -> bool:
    """The Energy marker lies on one of the two lowest fields (A10.03, A10.04)."""
    return character.energy <= EXHAUSTED


# --- Health ---------------------------------------------------------------------------------------


def gain_health(game: Game, character: Character, amount: int, why: str) -> int:
    """Health rises, at most to its starting value (A10.07); above 0 nobody is dying any more
    (A10.16).
    """
    room = character.tray.health - character.health
    gained = game.gain(
        character, "health", min(amount, room), events.TrackChanged, why, character.id, "health"
    )
    if gained and character.dying:
        death.end_dying(game, character)
    return gained


def lose_health(game: Game, character: Character, amount: int, why: str) -> Flow[None]:
    """Damage, hunger, Wyrdness: Health falls, Energy is dragged down with it (A10.09), and at 0 the
    character is dying (A10.14). Who is dying already dies by any further loss (A10.15, A21.01).
    """
    if amount <= 0:
        return
    if character.dying:
        death.die(game, character, why)
        return
    game.lose(character, "health", amount, events.TrackChanged, why, character.id, "health")
    limit = energy_limit(game, character)
    if character.energy > limit:
        lose_energy(game, character, character.energy - limit, "A10.09")
    if character.health == 0:
        yield from death.begin_dying(game, character)


# --- Fear -----------------------------------------------------------------------------------------


def gain_fear(game: Game, character: Character, amount: int, why: str) -> int:
    """Fear rises, at most to the top of its track; on the red fields the character is going insane
    at once (A10.19).
    """
    room = character.tray.most_fear - character.fear
    gained = game.gain(
        character, "fear", min(amount, room), events.TrackChanged, why, character.id, "fear"
    )
    if not character.insane and character.fear > character.tray.most_fear - RED_FEAR:
        begin_insanity(game, character)
    return gained


def lose_fear(game: Game, character: Character, amount: int, why: str) -> int:
    """Fear falls; when it leaves the red fields, the Insanity card is discarded (A10.20)."""
    lost = game.lose(character, "fear", amount, events.TrackChanged, why, character.id, "fear")
    if character.insane and character.fear <= character.tray.most_fear - RED_FEAR:
        character.insane = False
        game.tell(events.StateEnded, "A10.20", character.id, "insanity")
    return lost


def begin_insanity(game: Game, character: Character) -> None:
    """The Insanity card: 1 Reputation is lost at once (A21.15, A-GAP-26)."""
    character.insane = True
    game.tell(events.StateBegan, "A10.19", character.id, "insanity")
    resources.lose_resource(game, character, REPUTATION, 1, "A21.15")


def is_in_panic(game: Game, character: Character) -> bool:
    """More Fear than Health, not as much (A10.21); never in Story Mode (A31.05)."""
    if game.setup.mode is STORY_MODE:
        return False
    return character.fear > crossbar(game, character)
