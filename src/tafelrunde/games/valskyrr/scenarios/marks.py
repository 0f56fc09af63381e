"""What a hero has used and done, and the tokens on own cards, by the names of the cards.

Where several copies of a card have to be told apart, `dagger#2` is the second one of its owner:
hero zone, hand, discard pile, graveyard and deck are searched in this order.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import find_name
from tafelrunde.games.valskyrr.phases.attack import TASK_DONE
from tafelrunde.games.valskyrr.phases.recovery import COMPLETED as COMPLETED
from tafelrunde.games.valskyrr.rules.hero_effects import REGENERATION_COUNTED
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Phase

MARKS: Final = {"task": TASK_DONE, "regeneration": REGENERATION_COUNTED}
"""What else can be used up in a hero turn, beside actions with a printed limit."""


def read(game: Game, hero: Hero, data: Data) -> None:
    """Mark what a position names."""
    cards = references(game, hero)
    for name, tokens in data.get("tokens", {}).items():
        hero.tokens[_card(cards, name).uid] = tokens
    for name in data.get("used", ()):
        if name in MARKS:
            hero.used.append(MARKS[name])
            continue
        card, _, number = name.rpartition(".")
        if not number.isdecimal() or int(number) > 7:
            raise BadScenario(f"{name!r} is no action that was used, like 'dagger.1'.")
        hero.used.append(_card(cards, card).uid * 8 + int(number))
    if data.get("done"):
        game.done.append(_done(game, hero))


def tell(game: Game, hero: Hero) -> Data:
    """What was used, by names; not of cards that have left the hero."""
    names = {card.uid: name for name, card in references(game, hero).items()}
    others = {number: mark for mark, number in MARKS.items()}
    used = [others.get(key) or _used(key, names) for key in hero.used]
    return {
        "tokens": {names[uid]: n for uid, n in hero.tokens.items() if uid in names},
        "used": [name for name in used if name],
        "done": _done(game, hero) in game.done,
    }


def _used(key: int, names: dict[int, str]) -> str:
    name = names.get(key // 8, "")
    return f"{name}.{key % 8}" if name else ""


def _done(game: Game, hero: Hero) -> int:
    """The mark of a hero who is done with this phase."""
    return hero.index if game.phase is Phase.RECOVERY else hero.board.uid


def _card(cards: dict[str, Card], name: str) -> Card:
    """The card that is called so."""
    find_name(name, list(cards), "card")
    return cards[name]


def references(game: Game, hero: Hero) -> dict[str, Card]:
    """All cards of a hero by a name that tells copies apart: dagger, dagger#2 …"""
    cards = [hero.board, *hero.hero_zone, *hero.hand, *hero.discard_pile, *hero.graveyard]
    cards += hero.deck[::-1]
    cards += [c for foe in game.foes() for c, owner in foe.attached if owner == hero.index]
    found: dict[str, Card] = {}
    for card in cards:
        name, copy = card.id, 1
        while name in found:
            copy += 1
            name = f"{card.id}#{copy}"
        found[name] = card
    return found
