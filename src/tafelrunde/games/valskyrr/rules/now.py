"""What an effect needs to know while it is carried out; it lives between two checkpoints only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.effects import Effect, Resolvers
from tafelrunde.engine.options import Asked, Thing
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Destination
from tafelrunde.games.valskyrr.vocabulary import Requirement

RESOLVERS: Final[Resolvers[Now]] = Resolvers()
"""Effect class → the function that carries it out."""


class Blow(Thing["Game"]):
    """Damage on its way to a hero, until it turns into wounds."""

    __slots__ = ("dealt", "foe", "hero", "magical", "physical", "prevented", "used")

    def __init__(self, hero: Hero, foe: Foe | None, physical: int, magical: int) -> None:
        self.hero = hero
        self.foe = foe
        self.physical = physical
        self.magical = magical
        self.dealt = (physical, magical)  # before anything was prevented
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
        seen_blow.dealt = self.dealt
        return seen_blow


class Wound(Thing["Game"]):
    """One of several wounds that a hero suffers at once."""

    __slots__ = ("number", "points")

    def __init__(self, number: int, points: int) -> None:
        self.number = number
        self.points = points

    def things(self, asked: Asked[Game]) -> list[str]:
        """It lies nowhere on the table."""
        return []

    def image(self, seen: Game) -> Wound:
        """Everybody counts the same."""
        return self


class Now:
    """One effect being carried out: whose, from which action or enemy, upon whom, how modified.

    `hero` is the acting hero of an action, or the hero whom an enemy, encounter or time card
    concerns.
    """

    __slots__ = (
        "added",
        "blow",
        "bury_returned",
        "card",
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
        self,
        game: Game,
        hero: Hero,
        main: Play | None = None,
        foe: Foe | None = None,
        card: Card | None = None,
    ) -> None:
        self.game = game
        self.hero = hero
        self.main = main  # the action that takes effect: the embedded one, if there is one
        self.foe = foe
        self.card = card  # whose text is being carried out
        self.plays: tuple[Play, ...] = ()  # the triggering action and the embedded one
        self.parent: Now | None = None  # the action that this reflex modifies
        self.blow: Blow | None = None  # the damage that this reflex answers
        self.reward: Card | None = None  # the reward that this reflex answers
        self.keywords = 0  # as a mask, inherited ones included (V16.54)
        self.physical = 0
        self.magical = 0
        self.focus = 0
        self.reach = 0
        self.more_targets = 0
        self.regeneration = 0
        self.lower_defence = 0
        self.targets: Sequence[Foe | Card] = ()  # enemies, or the active encounter
        self.heroes: Sequence[Hero] = ()
        self.other_focus: tuple[tuple[Hero, int], ...] = ()  # focus of other heroes' reflexes
        self.used: tuple[int, ...] = ()  # reflexes that have modified this action (V16.40)
        self.spent: tuple[tuple[Hero, Card], ...] = ()  # reflexes not yet discarded (V17.09)
        self.added: tuple[Effect, ...] = ()  # what reflexes add to the effects on the targets
        self.killed: tuple[Foe, ...] = ()
        self.destinations: dict[int, Destination] = {}  # where used cards go, by uid
        self.only_if: Sequence[Requirement] = ()  # which heroes an effect on each hero concerns
        self.discard_main = False
        self.bury_returned = False


class Strike(Thing["Game"]):
    """An action that deals damage, while reflexes may still modify it."""

    __slots__ = ("now", "play")

    def __init__(self, now: Now, play: Play) -> None:
        self.now = now
        self.play = play

    def things(self, asked: Asked[Game]) -> list[str]:
        """The card that is used."""
        return self.play.things(asked)

    def image(self, seen: Game) -> Strike:
        """The same action in a view."""
        now = self.now
        image = Now(seen, now.hero.image(seen), now.main)
        image.keywords, image.reach = now.keywords, now.reach
        image.physical, image.magical = now.physical, now.magical
        image.lower_defence = now.lower_defence
        return Strike(image, self.play)


def acting(game: Game, hero: Hero, play: Play) -> Now:
    """As an action begins."""
    card = play.card
    now = Now(game, hero, play, None, card)
    now.plays = (play,)
    now.keywords = card.keywords
    return now
