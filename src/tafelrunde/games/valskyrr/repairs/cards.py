"""Cards that a repair puts elsewhere: taken from where they lie, never made and never lost."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import nearest
from tafelrunde.engine.repairs import Put
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, HeroCard, Printed, Set, TimeCard
from tafelrunde.games.valskyrr.physical import Card
from tafelrunde.games.valskyrr.rules.basics import release
from tafelrunde.games.valskyrr.rules.encounters import discard_encounter
from tafelrunde.games.valskyrr.rules.ending import final_encounter_is_active
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.scenarios.forms import COLOURS, HERO_PILES, SHARED_PILES
from tafelrunde.games.valskyrr.state import ROW, Foe, Game

BOX: Final = "box"
ENCOUNTER: Final = "encounter"
REWARDS: Final = (Set.REWARD_GEAR, Set.ONE_TIME)


# --- Where cards can lie --------------------------------------------------------------------------


def card_piles(game: Game) -> dict[str, list[Card]]:
    """The piles of cards by name, those of heroes first; the box is searched last."""
    found = {
        f"heroes.{hero.id}.{pile}": getattr(hero, pile)
        for hero in game.heroes
        for pile in HERO_PILES
    }
    found |= {f"discards.{name}": game.discards[at] for at, name in enumerate(COLOURS)}
    found |= {f"decks.{name}": game.decks[at] for at, name in enumerate(COLOURS)}
    found |= {key: getattr(game, pile) for key, pile in SHARED_PILES.items()}
    return found | {"offered": game.offered, BOX: game.set_aside}


def zones(game: Game) -> dict[str, list[Foe]]:
    """The enemies in play by the name of their zone."""
    return {"row": game.row} | {f"heroes.{hero.id}.foes": hero.foes for hero in game.heroes}


def piles(game: Game) -> list[str]:
    """Everywhere a card can be put."""
    return [*zones(game), ENCOUNTER, *card_piles(game)]


def check_fit(game: Game, card: Printed, pile: str) -> None:
    """Refuse a card that the rules could never find there."""
    known = piles(game)
    if pile not in known:
        raise BadScenario(f"There is no pile {pile!r}.{nearest(pile, known)}")
    if pile != BOX and not _fits(game, card, pile):
        raise BadScenario(f"The card {card.id!r} cannot lie in {pile!r}.")


def _fits(game: Game, card: Printed, pile: str) -> bool:
    match card:
        case HeroCard():
            return _hero_card_fits(card, pile)
        case Enemy():
            if card.colour is None:  # the final one comes with its encounter
                return pile in zones(game) and final_encounter_is_active(game)
            colour = COLOURS[card.colour]
            return pile in (*zones(game), f"decks.{colour}", f"discards.{colour}")
        case Encounter():
            decks = () if card.final else ("encounters", "encounter_discards")
            return pile in (ENCOUNTER, *decks)
        case TimeCard():
            return pile in ("time_cards", "time_discards")
        case _:
            return False


def _hero_card_fits(card: HeroCard, pile: str) -> bool:
    """Cards of a hero's own deck stay with that hero; rewards are for anybody."""
    if card.set in REWARDS and pile in ("rewards", "offered"):
        return True
    start, _, rest = pile.partition(".")
    owner, _, name = rest.partition(".")
    if start != "heroes" or name == "foes":
        return False
    if name == "feats" and card.set is not Set.GREAT_FEAT:
        return False
    return card.set in REWARDS or owner == card.hero


# --- Moving them ----------------------------------------------------------------------------------


def put(game: Game, change: Put) -> None:
    """Bring a card to the top of a pile, from the named pile or from wherever one lies."""
    target, source = ".".join(change.pile), ".".join(change.source)
    check_fit(game, library.printed(change.card), target)
    known = piles(game)
    if source and source not in known:
        raise BadScenario(f"There is no pile {source!r}.{nearest(source, known)}")
    own = target.rpartition(".")[0]
    names = [source] if source else sorted(known, key=lambda name: not name.startswith(own))
    thing = _take(game, change.card, [name for name in names if name != target])
    if thing is None:
        where = f"in {source!r}" if source else "outside of that pile"
        raise BadScenario(f"No {change.card!r} lies {where}.")
    _lay(game, thing, target)


def _take(game: Game, name: str, sources: list[str]) -> Card | Foe | None:
    """The first such card off the table, the topmost of its pile."""
    for source in sources:
        if source in zones(game):
            foes = zones(game)[source]
            for foe in foes:
                if foe.id == name:
                    foes.remove(foe)
                    return foe
        elif source == ENCOUNTER:
            if game.encounter is not None and game.encounter.id == name:
                discard_encounter(game)
                return _take(game, name, ["encounter_discards", BOX])
        elif card := _take_card(game, name, source):
            return card
    return None


def _take_card(game: Game, name: str, source: str) -> Card | None:
    pile = card_piles(game)[source]
    for place in reversed(range(len(pile))):
        if pile[place].id == name:
            card = pile.pop(place)
            for hero in game.heroes:
                hero.tokens.pop(card.uid, None)
            return card
    return None


def _lay(game: Game, thing: Card | Foe, target: str) -> None:
    if target in zones(game):
        _into_zone(game, thing, target)
        return
    if isinstance(thing, Foe):
        release(game, thing, "")
        thing = thing.card
    if target == ENCOUNTER:
        if game.encounter is not None:
            discard_encounter(game)
        game.encounter = thing
        game.progress = game.encounter_kills = game.next_colour = 0
        return
    pile = card_piles(game)[target]
    same = [place for place, card in enumerate(pile) if card.id == thing.id]
    beside = target.endswith(".feats") and same  # copies of great feats lie together
    pile.insert(same[-1] if beside else len(pile), thing)


def _into_zone(game: Game, thing: Card | Foe, target: str) -> None:
    """An enemy comes into a zone as it is, or fresh from a pile; nothing else happens by it."""
    owner = next((h.index for h in game.heroes if target == f"heroes.{h.id}.foes"), ROW)
    foe = thing if isinstance(thing, Foe) else Foe(thing, life_of(game, thing.enemy), owner)
    foe.zone = owner
    foe.entered = game.round
    foe.attacked = foe.exposed = False
    zones(game)[target].append(foe)
