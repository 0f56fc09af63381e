"""Chapter 12: resources, paying and losing (Ressourcen, Zahlen und Verlieren)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.now import Now, asks, number, whom
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import RESOURCE_CAP, ChallengeOption, Resource, Track, What
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tafelrunde.games.avalon.vocabulary.standing import GainsLess

EXP: Final = Resource.EXP
FEAR: Final = Track.FEAR
RESOURCE_LIMIT: Final = ChallengeOption.RESOURCE_LIMIT
ENERGY: Final = Track.ENERGY
HEALTH: Final = Track.HEALTH


def stock(character: Character, what: What) -> int:
    """How much there is of a resource, or where a track stands."""
    if type(what) is Resource:
        return character.resources[what]
    if what is ENERGY:
        return character.energy
    return character.health if what is HEALTH else character.fear


def gain(game: Game, character: Character, what: What, amount: int, why: str) -> int:
    """As much as possible is gained (A12.02, A12.14); returns how much."""
    for less in standing(game, character, GainsLess):
        if less.what is what:
            amount -= less.by
    if amount <= 0:
        return 0
    if type(what) is Resource:
        return gain_resource(game, character, what, amount, why)
    if what is ENERGY:
        return tracks.gain_energy(game, character, amount, why)
    if what is HEALTH:
        return tracks.gain_health(game, character, amount, why)
    return tracks.gain_fear(game, character, amount, why)


def gain_resource(
    game: Game, character: Character, resource: Resource, amount: int, why: str
) -> int:
    """Without upper limit (A12.03), but for the aggravation; EXP are exempt (A31.19)."""
    before = character.resources[resource]
    after = before + amount
    if RESOURCE_LIMIT in game.setup.challenges and resource is not EXP:
        after = max(before, min(after, RESOURCE_CAP))
    set_stock(game, character, resource, after, why)
    return after - before


def set_stock(game: Game, character: Character, resource: Resource, value: int, why: str) -> None:
    """A stock of a resource changes."""
    before = character.resources[resource]
    if value != before:
        character.resources[resource] = value
        game.tell(_changed, why, character, resource, before, value)


def _changed(
    why: str, character: Character, resource: Resource, before: int, value: int
) -> events.ResourceChanged:
    return events.ResourceChanged(why, character.id, resource.name.lower(), before, value)


def lose_resource(
    game: Game, character: Character, resource: Resource, amount: int, why: str
) -> int:
    """As much as there is, at most to 0 (A12.03, A12.13); returns how much."""
    lost = min(amount, character.resources[resource])
    set_stock(game, character, resource, character.resources[resource] - lost, why)
    return lost


def lose(game: Game, character: Character, what: What, amount: int, why: str) -> Flow[None]:
    """Losing is mandatory and goes as far as possible (A12.13)."""
    if what is HEALTH:
        yield from tracks.lose_health(game, character, amount, why)
    else:
        give_up(game, character, what, amount, why)


def give_up(game: Game, character: Character, what: What, amount: int, why: str) -> None:
    """The same for all but Health, whose loss may lead to more."""
    if type(what) is Resource:
        lose_resource(game, character, what, amount, why)
    elif what is ENERGY:
        tracks.lose_energy(game, character, amount, why)
    else:
        tracks.lose_fear(game, character, amount, why)


# --- Words ----------------------------------------------------------------------------------------


@asks(Gain)
def gain_by(effect: Gain, now: Now) -> Flow[None]:
    """Gain; an enemy's attack may bring less Fear than it says."""
    amount = number(now, effect.amount)
    attack = now.attack
    if attack is not None and effect.what is FEAR and not effect.unavoidable:
        taken = min(attack.fear, amount)
        attack.fear -= taken
        amount -= taken
    hit = yield from whom(now, effect.who)
    for each in hit:
        gain(now.game, each, effect.what, amount, now.why)


@asks(Lose)
def lose_by(effect: Lose, now: Now) -> Flow[None]:
    """Lose: it hits only the member itself (A14.12)."""
    amount = number(now, effect.amount)
    hit = yield from whom(now, effect.who)
    for each in hit:
        yield from lose(now.game, each, effect.what, amount, now.why)


@asks(Deal)
def deal(effect: Deal, now: Now) -> Flow[None]:
    """Damage: 1 Health for each point (A10.11); what abilities take off an attack does not help
    against unavoidable damage (A10.12, A28.26).
    """
    amount = number(now, effect.amount)
    attack = now.attack
    if attack is not None and not (effect.unavoidable or attack.unavoidable):
        amount = attack.damage(amount)
    hit = yield from whom(now, effect.who)
    for each in hit:
        yield from tracks.lose_health(now.game, each, amount, now.why)
