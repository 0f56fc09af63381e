"""What expansions add to the base game: at each moment the rules call whatever was joined there.

The base game imports no expansion. Each is one `Hooks` in `expansions`, made known there under the
name that a set-up uses; those of a set-up are joined once, in a fixed order. A moment at which
nothing was joined costs a look at an empty tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.games import Data

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tafelrunde.engine.decisions import Closed, Flow
    from tafelrunde.engine.options import AnyOption
    from tafelrunde.games.hexer.rules.reasons import Reason
    from tafelrunde.games.hexer.state.board import LocationAction, Move
    from tafelrunde.games.hexer.state.physical import Card
    from tafelrunde.games.hexer.state.table import Fight, Game, Player
    from tafelrunde.games.hexer.terms import Expansion, Terrain

    ForGame = tuple[Callable[[Game], None], ...]
    ForPlayer = tuple[Callable[[Game, Player], None], ...]
    ForTerrain = tuple[Callable[[Game, Terrain], None], ...]
    PlayerMay = tuple[Callable[[Game, Player], Flow[None]], ...]
    HunterMay = tuple[Callable[[Game, Fight, Player], Flow[None]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """An expansion, or several joined: by moment, in the order of play, what happens then."""

    # Setup
    laid_out: ForGame = ()  # the table lies sorted, before chance
    shuffled: ForGame = ()  # everything is shuffled
    seated: ForGame = ()  # all characters stand at their start locations

    # Turn and round
    round_ends: ForGame = ()

    # Phase I
    ways: tuple[Callable[[Game, Player, list[Move], list[Closed] | None], None], ...] = ()
    """Further ways that a player may take, or would expect."""
    sail: tuple[Callable[[Game, Player, int], Flow[bool]], ...] = ()
    """A journey by ship; whether it arrives."""
    enters: ForPlayer = ()
    choices: tuple[Callable[[Game, Player, list[AnyOption], list[Closed] | None], None], ...] = ()
    """Further choices of phase I."""
    closes: tuple[Callable[[Game, Player], str | None], ...] = ()
    """The rule that closes the location action here."""
    acts: ForPlayer = ()
    """Before a player plays poker or completes a quest."""
    phase_one_ends: PlayerMay = ()
    checks: Mapping[LocationAction, Callable[[Game, Player], str | None]] = field(
        default_factory=dict
    )
    """Further location actions that may be closed."""
    reasons: Mapping[str, Callable[[Game, Player], Reason]] = field(default_factory=dict)
    """By the rule that closes one of these what is in the way."""
    actions: Mapping[AnyOption, Callable[[Game, Player], Flow[None]]] = field(default_factory=dict)
    """What further choices and location actions do."""

    # Phase II
    must_fight: Mapping[int, Callable[[Game], bool]] = field(default_factory=dict)
    """By place, whether the monster there leaves no choice now."""
    monsters: tuple[Callable[[Game, Player], list[Card]], ...] = ()
    """Further monsters where the player stands."""

    # Fights
    announced: HunterMay = ()  # before anything else of a monster fight
    before_decks: HunterMay = ()
    after_decks: HunterMay = ()
    fewer_life: tuple[Callable[[Fight], int], ...] = ()
    first_strike: tuple[Callable[[Fight], bool], ...] = ()
    monster_leaves: ForTerrain = ()
    monster_comes: ForTerrain = ()


KNOWN: Final[dict[Expansion, Hooks]] = {}
"""Every expansion, in the order in which they are joined; the package `expansions` fills it."""


def joined(expansions: Iterable[Expansion]) -> Hooks:
    """The hooks of several expansions as one."""
    wanted = [*expansions]
    assert all(each in KNOWN for each in wanted), "import tafelrunde.games.hexer.expansions first"
    parts = [hooks for each, hooks in KNOWN.items() if each in wanted]
    together: Data = {}
    for moment in fields(Hooks):
        added = [getattr(part, moment.name) for part in parts]
        if moment.default == ():
            together[moment.name] = tuple(do for each in added for do in each)
        else:
            together[moment.name] = {key: do for each in added for key, do in each.items()}
    return Hooks(**together)
