"""Chapter 24: saving, changing players, discarding (Speichern, Spielerwechsel, Ablegen).

The program saves the whole table at any moment. What the rules say about the next play is here:
decks may be composed anew, and players join and leave with their characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.games.avalon.day.evening import adjust_decks
from tafelrunde.games.avalon.rules.character_setup import new_character
from tafelrunde.games.avalon.state import Character, Game


def begin_evening(
    game: Game, leaving: Sequence[str] = (), joining: Sequence[str] = ()
) -> Flow[None]:
    """A play begins with a loaded state: who does not take part leaves (A24.11), who is new joins
    (A24.09, A24.10), and everybody may compose the own decks anew (A24.08).
    """
    for name in leaving:
        yield from leave(game, next(each for each in game.characters if each.id == name))
    reseat(game)
    for name in joining:
        yield from join(game, name)
    game.setup = replace(
        game.setup, characters=tuple(each.id for each in game.characters), trays=(), decks=()
    )
    yield from adjust_decks(game)


def leave(game: Game, character: Character) -> Flow[None]:
    """All secrets that are not personal are distributed among those who take part (A24.11); all
    else is kept for the day when the character returns (A24.02, A24.03).
    """
    others = [each for each in game.characters if each is not character]
    for card in character.belongings():
        if card.is_item or card.personal:
            continue
        for pile in (character.equipped, character.flipped):
            if card in pile:
                pile.remove(card)
        heir = yield from choose(PARTY, others, "heir", "A24.11", about=card)
        (heir.equipped if card.keyword is None else heir.flipped).append(card)
    game.characters.remove(character)
    game.absent.append(character)


def reseat(game: Game) -> None:
    """Everybody sits on the seat of the own place in the row."""
    for index, each in enumerate(game.characters):
        each.index = index
        each.waits_for = 0
        each.__post_init__()
    for index, each in enumerate(game.absent):
        each.index = index
        each.__post_init__()


def join(game: Game, name: str) -> Flow[None]:
    """A character that left before returns as it was; any other goes through character creation. It
    starts where an existing character of the players' choice stands (A24.10).
    """
    known = [each for each in game.absent if each.id == name]
    index = len(game.characters)
    if known:
        new = known[0]
        game.absent.remove(new)
        new.index = index
        new.__post_init__()
    else:
        new = new_character(game, index, name)
        game.played.append(name)
    host = yield from choose(PARTY, game.characters, "host", "A24.10", about=new.board)
    new.place = new.woke_at = host.place
    game.characters.append(new)
    reseat(game)
