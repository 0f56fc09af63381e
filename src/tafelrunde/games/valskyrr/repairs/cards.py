"""Where cards can lie, as a repair finds and puts them, and what goes with their coming and
leaving. Nobody has secrets from the others: a card can be named wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine.declared.repairs import DeclaredRepairs
from tafelrunde.engine.table_repairs import Pile, Piles
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, HeroCard, Set, TimeCard
from tafelrunde.games.valskyrr.rules.basics import release
from tafelrunde.games.valskyrr.rules.encounters import discard_encounter
from tafelrunde.games.valskyrr.rules.ending import final_encounter_is_active
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.scenarios import COLOURS
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import ROW, TABLE, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour

Thing = Card | Foe
UNNAMED: Final = ("playing", "tiles")
"""Piles that no word names."""

REWARD: Final = "reward"
FINAL_ENEMY: Final = "final enemy"
ENCOUNTERS: Final = ("encounter", "final encounter")
FIXED: Final = "fixed"
"""The kind of what stays where it is: boards and locations."""

ENEMIES: Final = {colour: (f"{colour} enemy",) for colour in COLOURS}
ONLY: Final = {
    **{f"{key}.{colour}": ENEMIES[colour] for key in ("decks", "discards") for colour in COLOURS},
    "encounters": ENCOUNTERS[:1],
    "encounter_discards": ENCOUNTERS[:1],
    "rewards": (REWARD,),
    "offered": (REWARD,),
}
"""Piles in which not everything lies that could by its class."""


class ValskyrrPiles(DeclaredRepairs[Game, Thing]):
    """The piles of a game: zones, the encounter, then those of heroes; the box comes last."""

    def kind(self, card: str) -> str:
        """By hero, colour …"""
        match library.printed(card):
            case HeroCard(set=Set.REWARD_GEAR | Set.ONE_TIME):
                return REWARD
            case HeroCard(set=Set.GREAT_FEAT) as printed:
                return f"feats of {printed.hero}"
            case HeroCard() as printed:
                return f"cards of {printed.hero}"
            case Enemy(colour=Colour() as colour):
                return ENEMIES[COLOURS[colour]][0]
            case Enemy():
                return FINAL_ENEMY
            case Encounter() as printed:
                return ENCOUNTERS[printed.final]
            case TimeCard():
                return "time"
            case _:
                return FIXED

    def piles(self, state: Game) -> Piles[Thing]:
        """Every pile by name."""
        declared = sorted(super().piles(state).values(), key=_lateness)
        lying = [_cards(state, pile) for pile in declared if not pile.name.endswith(UNNAMED)]
        return {pile.name: pile for pile in (*_zones(state), _encounter(state), *lying)}

    def only(self, state: Game) -> dict[str, tuple[str, ...]]:
        """Cards of a hero's own deck stay with that hero; rewards are for anybody."""
        found: dict[str, tuple[str, ...]] = {**ONLY}
        for hero in state.heroes:
            where, feats = f"heroes.{hero.id}.", (f"feats of {hero.id}",)
            cards = (f"cards of {hero.id}", *feats, REWARD)
            found |= {f"{where}{pile}": cards for pile in TABLE.piles(Hero)}
            found[f"{where}feats"] = feats
        return found

    def rank(self, pile: Pile[Thing], target: Pile[Thing]) -> int:
        """What lies beside the target comes first."""
        return not pile.name.startswith(target.name.rpartition(".")[0])


def _lateness(pile: Pile[Thing]) -> int:
    """Cards are taken from heroes first, enemies from discard piles before decks."""
    return 0 if pile.name.startswith("heroes.") else 1 if pile.name.startswith("discards.") else 2


# --- Cards ----------------------------------------------------------------------------------------


def _cards(game: Game, pile: Pile[Thing]) -> Pile[Thing]:
    """A declared pile: what lies on a card leaves with it."""
    lay = _lay_beside if pile.name.endswith(".feats") else _lay
    return replace(
        pile,
        take=partial(_take, game, pile.cards),
        lay=partial(lay, game, pile.cards),
        hidden=False,
    )


def _take(game: Game, pile: list[Thing], card: Thing) -> None:
    assert isinstance(card, Card)
    pile.remove(card)
    for hero in game.heroes:
        hero.tokens.pop(card.uid, None)


def _lay(game: Game, pile: list[Thing], thing: Thing) -> None:
    pile.append(_as_card(game, thing))


def _lay_beside(game: Game, pile: list[Thing], thing: Thing) -> None:
    """Copies of great feats lie together."""
    same = [place for place, card in enumerate(pile) if card.id == thing.id]
    pile.insert(same[-1] if same else len(pile), thing)


def _as_card(game: Game, thing: Thing) -> Card:
    """An enemy that leaves play gives back what it had taken."""
    if isinstance(thing, Foe):
        release(game, thing, "")
        return thing.card
    return thing


# --- Enemies in play, and the encounter -----------------------------------------------------------


def zones(game: Game) -> dict[str, list[Foe]]:
    """The enemies in play by the name of their zone."""
    return {"row": game.row} | {f"heroes.{hero.id}.foes": hero.foes for hero in game.heroes}


def _zones(game: Game) -> Iterator[Pile[Thing]]:
    """The first of several equal enemies is meant; the final one comes with its encounter."""
    kinds = {kind for some in ENEMIES.values() for kind in some}
    if final_encounter_is_active(game):
        kinds.add(FINAL_ENEMY)
    for owner, (name, foes) in enumerate(zones(game).items(), start=ROW):
        leave, enter = partial(_leave, foes), partial(_enter, game, foes, owner)
        yield Pile(name, [*foes[::-1]], kinds, leave, enter)


def _leave(foes: list[Foe], foe: Thing) -> None:
    assert isinstance(foe, Foe)
    foes.remove(foe)


def _enter(game: Game, foes: list[Foe], owner: int, thing: Thing) -> None:
    """An enemy comes into a zone as it is, or fresh from a pile; nothing else happens by it."""
    foe = thing if isinstance(thing, Foe) else Foe(thing, life_of(game, thing.enemy), owner)
    foe.zone = owner
    foe.entered = game.round
    foe.attacked = foe.exposed = False
    foes.append(foe)


def _encounter(game: Game) -> Pile[Thing]:
    active: list[Thing] = [game.encounter] if game.encounter is not None else []
    end, begin = partial(_end_encounter, game), partial(_begin_encounter, game)
    return Pile("encounter", active, set(ENCOUNTERS), end, begin)


def _end_encounter(game: Game, card: Thing) -> None:
    assert isinstance(card, Card)
    discard_encounter(game)
    (game.set_aside if card.encounter.final else game.encounter_discards).remove(card)


def _begin_encounter(game: Game, card: Thing) -> None:
    """Another encounter takes the place of the active one."""
    assert isinstance(card, Card)
    if game.encounter is not None:
        discard_encounter(game)
    game.encounter = card
    game.progress = game.encounter_kills = game.next_colour = 0
