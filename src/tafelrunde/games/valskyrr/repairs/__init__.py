"""Repairs of a table by words: values are set, cards are put elsewhere, and none is ever lost.

Values and piles are called as in scenario files; `box` is the box, with what lies ready beside the
board. An enemy of a zone is named by its id, the second of its kind as `dire_wolf#2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import flag, one_of, text, whole
from tafelrunde.engine.repairs import Change, Offers, Value, called, under
from tafelrunde.engine.state.wording import values
from tafelrunde.games.valskyrr.nouns import HeroBoard, Tile
from tafelrunde.games.valskyrr.repairs.cards import ValskyrrPiles, zones
from tafelrunde.games.valskyrr.scenarios import LETTERS
from tafelrunde.games.valskyrr.scenarios.marks import references
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Phase

Values = dict[str, Value]
FIXED: Final = ("step", "cause", "hard", "zone")
"""What no word sets: the rules work it out, or it belongs to the set-up."""
PHASES: Final = tuple(phase.name.lower() for phase in Phase)


class ValskyrrRepairs(ValskyrrPiles):
    """How a table of Valskyrr is put right."""

    def values(self, state: Game) -> Values:
        """Values by name."""
        found = super().values(state) | _turn(state) | _places(state)
        for hero in state.heroes:
            defeated = f"heroes.{hero.id}.defeated"
            found[defeated] = replace(found[defeated], write=partial(_stand_up, hero))
            found |= under(f"heroes.{hero.id}.", _tokens(state, hero))
        for zone, foes in zones(state).items():
            for name, foe in named(foes).items():
                found |= under(f"{zone}.{name}.", _foe(foe))
        return {key: each for key, each in found.items() if key.rpartition(".")[2] not in FIXED}

    def check(self, state: Game) -> None:
        """Refuse what no play could lead to, and from where none could go on."""
        if not state.living():
            raise BadScenario("At least one hero must not be defeated.")
        for foe in state.foes():
            if foe.wounds >= foe.life:
                raise BadScenario(f"{foe.id!r} would be dead; put it in its discard pile instead.")
        for hero in state.heroes:
            if hero.defeated and hero.foes:
                raise BadScenario(f"No enemy stays with {hero.id!r}, who is defeated.")

    def openly(self, state: Game, changes: Sequence[Change]) -> list[Change]:
        """The same changes: nobody has secrets from the others."""
        self.apply(state, changes)
        return list(changes)

    def offers(self, state: Game) -> Offers:
        """What can be changed now, without telling how hidden cards lie."""
        fixed = (HeroBoard, Tile)
        cards = {card.id for card in state.cards if not isinstance(card.printed, fixed)}
        found = super().offers(state)
        found.cards, found.piles = sorted(cards), list(self.piles(state))
        return found


# --- The table ------------------------------------------------------------------------------------


def _turn(game: Game) -> Values:
    """Phase, hero turn and where the party stands."""
    tiles, heroes = [card.id for card in game.tiles], [hero.id for hero in game.heroes]
    living = [hero.id for hero in game.living()]
    active = heroes[game.active] if game.active >= 0 else ""
    seen = [tile for tile, revealed in zip(tiles, game.revealed, strict=True) if revealed]
    phase, party = game.phase.name.lower(), tiles[game.party]
    return {
        "phase": Value(phase, one_of(PHASES), partial(_begin_phase, game), PHASES),
        "active": Value(active, one_of(heroes), partial(_give_turn, game), living),
        "party": Value(party, text, partial(_move_party, game, tiles), seen),
    }


def _begin_phase(game: Game, name: str) -> None:
    """The phase begins anew."""
    game.phase = Phase[name.upper()]
    game.step, game.active, game.scouted = 0, -1, 0
    game.done.clear()


def _give_turn(game: Game, name: str) -> None:
    """A hero turn begins with its actions."""
    hero = next(hero for hero in game.heroes if hero.id == name)
    if game.phase is not Phase.ATTACK or hero.defeated:
        raise BadScenario("A hero turn is taken in the attack phase, by a hero who can act.")
    game.active, game.step = hero.index, 1
    hero.acted, hero.normal_left = True, 1


def _move_party(game: Game, tiles: Sequence[str], name: str) -> None:
    """The party stands elsewhere, and sees where; no list tells which locations lie face down."""
    game.party = called({tile: place for place, tile in enumerate(tiles)}, name, "location")
    game.revealed[game.party] = True


def _places(game: Game) -> Values:
    """What lies at each location; only the threat of those that are seen is offered."""
    found: Values = {}
    for place, card in enumerate(game.tiles):
        seen, letter = game.revealed[place], game.letters[place] + "+" * game.letters_up[place]
        set_threat = partial(game.threat.__setitem__, place)
        reveal = partial(game.revealed.__setitem__, place)
        set_letter = partial(_set_letter, game, place)
        found |= {
            f"threat.{card.id}": Value(game.threat[place], whole(0, 2), set_threat, offered=seen),
            f"revealed.{card.id}": Value(seen, flag, reveal, offered=False),
            f"letters.{card.id}": Value(letter, one_of(LETTERS), set_letter, offered=False),
        }
    return found


def _set_letter(game: Game, place: int, letter: str) -> None:
    game.letters[place] = letter.removesuffix("+")
    game.letters_up[place] = letter.endswith("+")


# --- Heroes and enemies ---------------------------------------------------------------------------


def _stand_up(hero: Hero, defeated: bool) -> None:
    if defeated:
        raise BadScenario("A hero is defeated in play, not by a repair.")
    hero.defeated = False


def _tokens(game: Game, hero: Hero) -> Values:
    """Tokens on the own cards, by name."""
    return {
        f"tokens.{name}": Value(
            hero.tokens.get(card.uid, 0),
            whole(),
            partial(hero.tokens.__setitem__, card.uid),
            offered=False,
        )
        for name, card in references(game, hero).items()
    }


def _foe(foe: Foe) -> Values:
    found = values(foe)
    return found | {"life": replace(found["life"], form=whole(1))}


def named(foes: Sequence[Foe]) -> dict[str, Foe]:
    """Enemies of one zone by a name that tells equal ones apart."""
    found: dict[str, Foe] = {}
    for foe in foes:
        number = sum(other.id == foe.id for other in found.values()) + 1
        found[foe.id if number == 1 else f"{foe.id}#{number}"] = foe
    return found
