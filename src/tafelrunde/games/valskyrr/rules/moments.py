"""A moment: what an effect needs to know while it is carried out. Moments live between two
checkpoints only.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.effects import Effect, Resolvers
from tafelrunde.games.valskyrr.table import Card, Foe, Game, Hero, Play
from tafelrunde.games.valskyrr.terms import Destination
from tafelrunde.games.valskyrr.vocabulary import Requirement

RESOLVERS: Final = Resolvers()
"""Effect class → the function that carries it out."""


class Blow:
    """Damage on its way to a hero, until it turns into wounds."""

    __slots__ = ("foe", "hero", "magical", "physical", "prevented", "used")

    def __init__(self, hero: Hero, foe: Foe | None, physical: int, magical: int) -> None:
        self.hero = hero
        self.foe = foe
        self.physical = physical
        self.magical = magical
        self.prevented = 0
        self.used: list[int] = []  # reflexes that have modified it (V16.40)


class Moment:
    """One effect being carried out: whose, from which action or enemy, upon whom, how modified.

    `hero` is the acting hero of an action, or the hero whom an enemy, encounter or time card
    concerns.
    """

    __slots__ = (
        "added",
        "blow",
        "bury_returned",
        "card",
        "deals",
        "destinations",
        "discard_main",
        "focus",
        "foe",
        "game",
        "hero",
        "heroes",
        "keywords",
        "killed",
        "lower_defence",
        "magical",
        "main",
        "more_targets",
        "only_if",
        "other_focus",
        "parent",
        "physical",
        "plays",
        "reach",
        "regeneration",
        "reward",
        "spent",
        "targets",
        "used",
    )

    def __init__(
        self, game: Game, hero: Hero, play: Play | None = None, foe: Foe | None = None
    ) -> None:
        self.game = game
        self.hero = hero
        self.foe = foe
        self.main = play  # the action that takes effect: the embedded one, if there is one
        self.card = play.card if play is not None else None  # whose text is being carried out
        self.plays: list[Play] = []  # the triggering action and the embedded one
        self.parent: Moment | None = None  # the action that this reflex modifies
        self.blow: Blow | None = None  # the damage that this reflex answers
        self.reward: Card | None = None  # the reward that this reflex answers
        self.keywords = 0  # as a mask, inherited ones included (V16.54)
        self.deals = False
        self.physical = 0
        self.magical = 0
        self.focus = 0
        self.reach = 0
        self.more_targets = 0
        self.regeneration = 0
        self.lower_defence = 0
        self.targets: list[Foe | Card] = []  # enemies, or the active encounter
        self.heroes: list[Hero] = []
        self.other_focus: list[tuple[Hero, int]] = []  # focus of other heroes' reflexes
        self.used: list[int] = []  # reflexes that have modified this action (V16.40)
        self.spent: list[
            tuple[Hero, Card]
        ] = []  # reflex cards that lie beside the discard pile (V17.09)
        self.added: list[Effect] = []  # what reflexes add to the effects on the targets
        self.killed: list[Foe] = []
        self.destinations: dict[int, Destination] = {}  # where used cards go, by uid
        self.only_if: tuple[Requirement, ...] = ()  # which heroes an effect on each hero concerns
        self.discard_main = False
        self.bury_returned = False
        if play is not None:
            self.plays.append(play)
            self.keywords = play.card.keywords
            self.deals = play.damage
