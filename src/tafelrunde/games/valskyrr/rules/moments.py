"""A moment: what an effect needs to know while it is carried out. Moments live between two
checkpoints only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.effects import Effect, Resolvers
from tafelrunde.engine.options import Asked, Thing
from tafelrunde.games.valskyrr.physical import Card, Play
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Destination
from tafelrunde.games.valskyrr.vocabulary import Requirement

RESOLVERS: Final = Resolvers()
"""Effect class → the function that carries it out."""


class Blow(Thing["Game"]):
    """Damage on its way to a hero, until it turns into wounds."""

    __slots__ = ("foe", "hero", "magical", "physical", "prevented", "used")

    def __init__(self, hero: Hero, foe: Foe | None, physical: int, magical: int) -> None:
        self.hero = hero
        self.foe = foe
        self.physical = physical
        self.magical = magical
        self.prevented = 0
        self.used: tuple[int, ...] = ()  # reflexes that have modified it (V16.40)

    def things(self, asked: Asked[Game]) -> list[str]:
        """Who strikes, and who is hurt."""
        attacker = self.foe.things(asked) if self.foe is not None else []
        return [*attacker, *self.hero.things(asked)]

    def image(self, seen: Game) -> Blow:
        """The same blow in a view."""
        foe = self.foe.image(seen) if self.foe is not None else None
        seen_blow = Blow(self.hero.image(seen), foe, self.physical, self.magical)
        seen_blow.prevented, seen_blow.used = self.prevented, self.used
        return seen_blow


class Moment:
    """One effect being carried out: whose, from which action or enemy, upon whom, how modified.

    `hero` is the acting hero of an action, or the hero whom an enemy, encounter or time card
    concerns. What few moments need is found in the class until it is set.
    """

    game: Game
    hero: Hero
    main: Play | None = None  # the action that takes effect: the embedded one, if there is one
    foe: Foe | None = None
    card: Card | None = None  # whose text is being carried out
    plays: tuple[Play, ...] = ()  # the triggering action and the embedded one
    parent: Moment | None = None  # the action that this reflex modifies
    blow: Blow | None = None  # the damage that this reflex answers
    reward: Card | None = None  # the reward that this reflex answers
    keywords: int = 0  # as a mask, inherited ones included (V16.54)
    deals: bool = False
    physical: int = 0
    magical: int = 0
    focus: int = 0
    reach: int = 0
    more_targets: int = 0
    regeneration: int = 0
    lower_defence: int = 0
    targets: Sequence[Foe | Card] = ()  # enemies, or the active encounter
    heroes: Sequence[Hero] = ()
    other_focus: tuple[tuple[Hero, int], ...] = ()  # focus of other heroes' reflexes
    used: tuple[int, ...] = ()  # reflexes that have modified this action (V16.40)
    spent: tuple[tuple[Hero, Card], ...] = ()  # reflex cards beside the discard pile (V17.09)
    added: tuple[Effect, ...] = ()  # what reflexes add to the effects on the targets
    killed: tuple[Foe, ...] = ()
    destinations: dict[int, Destination]  # where used cards go, by uid
    only_if: Sequence[Requirement] = ()  # which heroes an effect on each hero concerns
    discard_main: bool = False
    bury_returned: bool = False

    def __init__(
        self,
        game: Game,
        hero: Hero,
        main: Play | None = None,
        foe: Foe | None = None,
        card: Card | None = None,
    ) -> None:
        self.game = game
        self.hero = hero
        self.main = main
        self.foe = foe
        self.card = card
        self.destinations = {}


def acting(game: Game, hero: Hero, play: Play) -> Moment:
    """The moment in which an action begins."""
    card = play.card
    now = Moment(game, hero, play, None, card)
    now.plays = (play,)
    now.keywords = card.keywords
    now.deals = play.damage
    return now
