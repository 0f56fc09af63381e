"""What a seat may see: the same table with everything hidden lying face down.

The game is open and co-operative: hands, piles and great feats may be looked at by everybody.
Hidden are the order and content of face-down decks, face-down locations and tokens, and which
rewards are in the game.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.decisions import PARTY, Closed, Decision
from tafelrunde.games.valskyrr.rules.moments import Blow
from tafelrunde.games.valskyrr.state import TABLE, Foe, Game, Hero


def view(game: Game) -> Game:
    """A copy of the table in which nothing hidden can be found."""
    seen = TABLE.view(game, PARTY)
    for place, revealed in enumerate(game.revealed):
        if revealed or place == game.layout.final:  # the final one is known though face down
            seen.tiles[place] = game.tiles[place]
        if game.letters[place] and not game.letters_up[place]:
            seen.letters[place] = "?"
    known = (game.final_encounter, game.final_enemy)
    seen.set_aside = [card for card in game.set_aside if card in known]
    return seen


def see(game: Game, decision: Decision) -> tuple[Game, Decision]:
    """The view, and the open decision about things of the view instead of the table's own."""
    seen = view(game)
    mirror = Mirror(seen)
    shown = Decision(
        decision.seat,
        decision.key,
        [mirror.image(option) for option in decision.options],
        decision.why,
        decision.min,
        decision.max,
        mirror.image(decision.about),
        decision.checkpoint,
        [Closed(mirror.image(each.option), each.why) for each in decision.closed],
    )
    return seen, shown


class Mirror:
    """Finds for everything on the table its image in a view."""

    __slots__ = ("foes", "heroes")

    def __init__(self, seen: Game) -> None:
        self.heroes = seen.heroes
        self.foes = {foe.card.uid: foe for foe in seen.foes()}

    def image(self, thing: Any) -> Any:
        """Heroes, enemies and blows have an image; cards, words and names never change."""
        match thing:
            case Hero():
                return self.heroes[thing.index]
            case Foe():
                return self.foes.get(thing.card.uid) or TABLE.copy(thing)  # it may have left play
            case Blow():
                return self._blow(thing)
            case tuple():
                return tuple(self.image(part) for part in thing)
            case _:
                return thing

    def _blow(self, blow: Blow) -> Blow:
        foe = self.image(blow.foe) if blow.foe is not None else None
        image = Blow(self.heroes[blow.hero.index], foe, blow.physical, blow.magical)
        image.prevented = blow.prevented
        image.used = blow.used[:]
        return image
