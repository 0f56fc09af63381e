"""The table as a client draws it: small plain data, made from a view without hidden things.

A card is written "id#uid"; what a card says comes once, with the content of the game.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.decisions import Decision
from tafelrunde.games.valskyrr.layouts import Journey
from tafelrunde.games.valskyrr.physical import Card, Play
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.moments import Blow
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import ProgressAtLeast

Data = dict[str, Any]


def present(game: Game) -> Data:
    """Everything a client shows of the table."""
    return {
        "adventure": game.adventure.id,
        "board": game.setup.board.value,
        "round": game.round,
        "phase": game.phase.name.lower(),
        "active": game.active,
        "loot": game.loot,
        "time": game.time,
        "reinforcement": game.reinforcement,
        "locations": [_location(game, place) for place in range(len(game.tiles))],
        "party": game.party,
        "encounter": _encounter(game),
        "row": [_foe(game, foe) for foe in game.row],
        "heroes": [_hero(game, hero) for hero in game.heroes],
        "decks": _decks(game),
        "offered": cards(game.offered),
        "seals": game.seals,
        "song": game.song,
        "won": game.won,
        "cause": game.cause,
    }


def card(one: Card) -> str:
    """A card on the wire."""
    return f"{one.id}#{one.uid}"


def cards(several: list[Card]) -> list[str]:
    """Cards on the wire."""
    return [card(one) for one in several]


def _location(game: Game, place: int) -> Data:
    row, column = game.layout.positions[place]
    tile = game.tiles[place]
    return {
        "row": row,
        "column": column,
        "tile": "" if tile.uid < 0 else tile.id,
        "revealed": game.revealed[place],
        "threat": game.threat[place],
        "letter": game.letters[place],
        "final": place == game.layout.final,
    }


def _encounter(game: Game) -> Data | None:
    if game.encounter is None:
        return None
    needed = [
        count(game, way.tokens)
        for way in game.encounter.encounter.victory
        if isinstance(way, ProgressAtLeast)
    ]
    return {
        "card": card(game.encounter),
        "progress": game.progress,
        "needed": needed[0] if needed else None,
    }


def _foe(game: Game, foe: Foe) -> Data:
    physical, magical = _attack(game, foe)
    guard_physical, guard_magical = defence(game, foe)
    return {
        "card": card(foe.card),
        "life": foe.life,
        "wounds": foe.wounds,
        "conditions": foe.conditions[:],
        "enraged": foe.enraged,
        "physical": physical,
        "magical": magical,
        "defence": [guard_physical, guard_magical],
        "tokens": foe.tokens,
        "attached": cards([one for one, _ in foe.attached]),
    }


def _attack(game: Game, foe: Foe) -> tuple[int, int]:
    """What the enemy would deal now; where players could still choose, the printed values."""
    flow = attack_values(game, foe)
    try:
        next(flow)
    except StopIteration as done:
        values: tuple[int, int] = done.value
        return values
    flow.close()
    return foe.enemy.physical, foe.enemy.magical


def _hero(game: Game, hero: Hero) -> Data:
    return {
        "id": hero.id,
        "hard": hero.hard,
        "focus": hero.focus,
        "conditions": hero.conditions[:],
        "defeated": hero.defeated,
        "acted": hero.acted,
        "normal_left": hero.normal_left,
        "points": hero.points,
        "hand": cards(hero.hand),
        "deck": len(hero.deck),
        "discard_pile": cards(hero.discard_pile),
        "graveyard": cards(hero.graveyard),
        "hero_zone": cards(hero.hero_zone),
        "playing": cards(hero.playing),
        "feats": cards(hero.feats),
        "foes": [_foe(game, foe) for foe in hero.foes],
        "tokens": {str(uid): tokens for uid, tokens in hero.tokens.items()},
    }


def _decks(game: Game) -> Data:
    piles: Data = {
        colour.name.lower(): {
            "deck": len(game.decks[colour]),
            "discard_pile": cards(game.discards[colour]),
        }
        for colour in Colour
    }
    piles["encounter"] = {
        "deck": len(game.encounters),
        "discard_pile": cards(game.encounter_discards),
    }
    piles["time"] = {"deck": len(game.time_deck), "discard_pile": cards(game.time_discards)}
    piles["reward"] = {"deck": len(game.reward_deck), "discard_pile": []}
    return piles


def things(game: Game, option: Any) -> list[str]:
    """The things on the table that an option stands for, so that it can be chosen on the
    thing itself.
    """
    match option:
        case Play():
            is_board = any(hero.board is option.card for hero in game.heroes)
            return [f"board:{option.card.id}"] if is_board else [card(option.card)]
        case Card():
            return ["encounter"] if option is game.encounter else [card(option)]
        case Foe():
            return [card(option.card)]
        case Hero():
            return [f"hero:{option.index}"]
        case Journey():
            return [f"place:{option.place}"]
        case (Foe() as foe, _):
            return [card(foe.card)]
        case _:
            return []


def printed(option: Any) -> str:
    """Where the explanation of an option is printed: a card, or one of its actions; the content
    of the game has the text.
    """
    match option:
        case Play():
            return f"{option.card.id}/{option.number}"
        case Card() if hasattr(option, "hero_card"):
            return option.id
        case _:
            return ""


def about(game: Game, decision: Decision) -> list[str]:
    """The things a question is about."""
    match decision.about:
        case Blow() as blow:
            attacker = [card(blow.foe.card)] if blow.foe is not None else []
            return [*attacker, f"hero:{blow.hero.index}"]
        case (Foe() as foe, _):
            return [card(foe.card)]
        case other:
            return things(game, other)
