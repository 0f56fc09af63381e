"""Chapter 19: phase II, fight, exploration or meditation (Kampf, Erkundung oder Meditation)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer.fights.duel import begin_duel
from tafelrunde.games.hexer.fights.fight import fight_on
from tafelrunde.games.hexer.fights.hunt import begin_hunt, can_attack, price_of, terrain_of_den
from tafelrunde.games.hexer.nouns import AttributeTrophy, Deck
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import Opponent
from tafelrunde.games.hexer.turn.explore import explore
from tafelrunde.games.hexer.turn.meditate import meditate, meditations

CITY: Final = Deck.CITY
WILDERNESS: Final = Deck.WILDERNESS

Choice = Card | Player | Deck | Word


def phase_two(game: Game, player: Player) -> Flow[None]:
    """Exactly one of the options (H19.01); a fight is carried on to its end."""
    if game.fight is None and game.stage == 0:
        options = choices(game, player, None)
        closed = partial(choices, game, player) if game.explains else ()
        chosen = yield from choose(
            player.seat, options, "phase_two", "H19.01", checkpoint=True, closed=closed
        )
        if not isinstance(chosen, Word):
            yield from take(game, player, chosen)
    game.stage = 1
    if game.fight is not None:
        yield from fight_on(game, game.fight)


def choices(game: Game, player: Player, closed: list[Closed] | None) -> list[Choice]:
    """Fights at this location, the two exploration decks, and the trophies of meditation; with
    nothing left, or after a Skellige card, phase II may be skipped (H19.10).
    """
    options: list[Choice] = [*attackable(game, player, closed)]
    if must_fight(game, player):
        return options  # H19.02
    options += challengeable(game, player, closed)
    if not player.read:
        options += [CITY, WILDERNESS]
    elif closed is not None:
        read = because("story-read")
        closed += [Closed(deck, "H19.09", read) for deck in (CITY, WILDERNESS)]
    options += meditations(game, player)
    if player.read:
        options.append(PASS)
    return options


def must_fight(game: Game, player: Player) -> bool:
    """Whether the monster here leaves no choice (H19.02)."""
    is_there = game.hooks.must_fight.get(player.place)
    return is_there is not None and is_there(game)


def attackable(game: Game, player: Player, closed: list[Closed] | None) -> list[Card]:
    """The monsters here, but not one whose price the player cannot pay."""
    here = monsters_here(game, player)
    found = [monster for monster in here if can_attack(game, player, monster)]
    if closed is not None:
        closed += [
            Closed(monster, "H25.02", because("price-not-paid", cost=price_of(monster)))
            for monster in here
            if monster not in found
        ]
    return found


def monsters_here(game: Game, player: Player) -> list[Card]:
    """The monsters at this location (H19.08): of the display, or Dagon, or the Legendary Monster,
    whatever trophies the player has (H1.05).
    """
    here = [den.card for den in game.dens if den is not None and den.place == player.place]
    for hook in game.hooks.monsters:
        here += hook(game, player)
    return here


def challengeable(game: Game, player: Player, closed: list[Closed] | None) -> list[Player]:
    """Other players at this location (H19.04), not one played dice poker with (H19.05), not at a
    witcher school (H19.06), not where the tavern is closed (H19.07).
    """
    found: list[Player] = []
    for other in game.players:
        if other is player or other.place != player.place:
            continue
        why = why_not(game, player, other)
        if why is None:
            found.append(other)
        elif closed is not None:
            closed.append(Closed(other, why, no_duel(player, other, why)))
    return found


def why_not(game: Game, player: Player, other: Player) -> str | None:
    """The rule that forbids a player fight here."""
    if other.index in player.gambled:
        return "H19.05"
    if LOCATIONS[player.place].school:
        return "H19.06"
    return "H19.07" if game.tavern == player.place else None


def no_duel(player: Player, other: Player, why: str) -> Reason:
    """What is in the way of a player fight."""
    if why == "H19.05":
        return because("gambled", player=other.character.name)
    place = LOCATIONS[player.place].name
    return because("school-here" if why == "H19.06" else "tavern-closed", place=place)


def take(game: Game, player: Player, chosen: Card | Player | Deck) -> Flow[None]:
    """Begin the fight, explore or meditate."""
    if isinstance(chosen, Deck):
        return explore(game, player, chosen)
    if isinstance(chosen, Player):
        return begin_duel(game, player, chosen)
    if isinstance(chosen.printed, AttributeTrophy):
        return meditate(game, player, chosen)
    return attack(game, player, chosen)


def attack(game: Game, player: Player, monster: Card) -> Flow[None]:
    """A monster at this location is attacked."""
    if monster is game.legend:
        yield from begin_hunt(game, player, Opponent.LEGENDARY, monster)
    elif monster is game.dagon_card:
        yield from begin_hunt(game, player, Opponent.DAGON, monster)
    else:
        terrain = terrain_of_den(game, monster)
        yield from begin_hunt(game, player, Opponent.MONSTER, monster, terrain)
