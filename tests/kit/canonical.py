"""A table as plain data that does not depend on how its cards are numbered."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.valskyrr.state.table import TABLE, Game, Hero
from tafelrunde.games.valskyrr.terms import Phase


def canonical(game: Game) -> Any:
    """The dump with cards numbered in the order in which they lie; the box is not sorted."""
    data = TABLE.dump(game)
    boxed = set(data["set_aside"])
    order = [card.uid for card in game.all_cards() if card.uid not in boxed]
    names = {uid: f"{game.cards[uid].id}@{place}" for place, uid in enumerate(order)}
    names |= {uid: f"{game.cards[uid].id}@box" for uid in boxed}
    data["set_aside"] = sorted(names[uid] for uid in boxed)
    del data["reveals"], data["cards"]
    data["done"] = sorted(filter(None, (_done(game, mark, names) for mark in data["done"])))
    for key in (*TABLE.piles(Game), "encounter", "final_encounter", "final_enemy"):
        data[key] = _renamed(data[key], names)
    for key in ("decks", "discards"):
        data[key] = [_renamed(pile, names) for pile in data[key]]
    data["row"] = [_foe(foe, names) for foe in data["row"]]
    data["heroes"] = [_hero(hero, names) for hero in data["heroes"]]
    return data


def _done(game: Game, mark: int, names: dict[int, str]) -> str:
    """A mark as a name: of a hero or of the encounter in the recovery phase, else of a card; none
    for an enemy that has left play, where it means nothing.
    """
    if game.phase is Phase.RECOVERY:
        return str(mark)
    uid, ability = (mark, "") if mark >= 0 else (-(mark + 1) // 8, f".{-(mark + 1) % 8}")
    boards = {hero.board.uid for hero in game.heroes}
    in_play = boards | {foe.card.uid for foe in game.foes()}
    return f"{names[uid]}{ability}" if uid in in_play else ""


def _renamed(value: Any, names: dict[int, str]) -> Any:
    """Numbers of cards as names."""
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    return names[value] if isinstance(value, int) else value


def _hero(hero: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    for pile in (*TABLE.piles(Hero), "board"):
        hero[pile] = _renamed(hero[pile], names)
    hero["foes"] = [_foe(foe, names) for foe in hero["foes"]]
    hero["tokens"] = sorted([names[uid], tokens] for uid, tokens in hero["tokens"])
    keys = [(names[key // 8], key % 8) if key >= 0 else key for key in hero["used"]]
    hero["used"] = [key for key in keys if isinstance(key, int) or not key[0].endswith("@box")]
    return hero


def _foe(foe: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    foe["card"] = names[foe["card"]]
    foe["attached"] = [[names[uid], owner] for uid, owner in foe["attached"]]
    return foe
