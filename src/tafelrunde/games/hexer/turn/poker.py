"""Chapter 18: dice poker (Würfelpoker)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from tafelrunde.engine.decisions import Answer, Decision, Flow
from tafelrunde.engine.options import Asked, Option, Thing
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.options import DICE
from tafelrunde.games.hexer.rules.dice import SIDES, roll_die
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.state.table import Game, Player

POT: Final = 3
DICE_IN_SET: Final = 5


class Rank(IntEnum):
    """The combinations, from low to high (H18.09)."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    LOW_STRAIGHT = 4
    HIGH_STRAIGHT = 5
    FULL_HOUSE = 6
    FOUR = 7
    FIVE = 8


@dataclass(frozen=True, slots=True)
class Gamble(Option[Game]):
    """An option: challenge a player to dice poker."""

    player: Player

    @property
    def id(self) -> str:
        """Whom."""
        return f"poker:{self.player.id}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The player."""
        return self.player.things(asked)

    def image(self, seen: Game) -> Gamble:
        """The challenge of the same player."""
        return Gamble(self.player.image(seen))


@dataclass(frozen=True, slots=True)
class Dice(Thing[Game]):
    """What lies on the table when a side may re-roll: the own dice and those of the other side."""

    own: tuple[int, ...]
    other: tuple[int, ...]

    def things(self, asked: Asked[Game]) -> list[str]:
        """Both sets, and what they make."""
        return [f"dice:{thrown(self.own)}", f"against:{thrown(self.other)}"]


# --- Against a player -----------------------------------------------------------------------------


def rivals(game: Game, player: Player) -> list[Gamble]:
    """Players at the same location with gold, not yet played against in this turn; the active
    player must have moved and needs gold too, as is looked at before (H18.01, H18.03, H18.15).
    """
    return [
        Gamble(other)
        for other in game.players
        if other is not player
        and other.place == player.place
        and other.gold
        and other.index not in player.gambled
    ]


def play_with_player(game: Game, player: Player, other: Player) -> Flow[None]:
    """Both stake 1 gold and the supply adds 1 (H18.04); nobody can refuse (H18.02)."""
    player.gambled.append(other.index)
    lose_gold(game, player, 1, "H18.04")
    lose_gold(game, other, 1, "H18.04")
    own, theirs = yield from roll_and_reroll(game, player, other, "poker")
    winner, loser = (player, other) if beats(own, theirs) else (other, player)
    gain_gold(game, winner, POT, "H18.08")
    _won(game, winner.id, loser.id, own if winner is player else theirs)


# --- Against local gamblers -----------------------------------------------------------------------


def play_with_gamblers(game: Game, player: Player) -> Flow[None]:
    """Stake 1 gold, the supply adds 2 (H18.16); the player to the right rolls for the gamblers
    (H18.17) and gets nothing (H18.18, H18.19).
    """
    lose_gold(game, player, 1, "H18.16")
    right = game.right_of(player)
    own, theirs = yield from roll_and_reroll(game, player, right, "gamblers")
    if beats(own, theirs):
        gain_gold(game, player, POT, "H18.18")
        _won(game, player.id, "", own)
    else:
        _won(game, "", player.id, theirs)


def _won(game: Game, winner: str, loser: str, dice: Sequence[int]) -> None:
    game.tell(poker_won, winner, loser, dice)


def poker_won(winner: str, loser: str, dice: Sequence[int]) -> events.PokerWon:
    """The event, with the combination that won."""
    return events.PokerWon("H18.08", winner, loser, value(dice)[0].name.lower(), POT)


# --- Dice -----------------------------------------------------------------------------------------


def roll_and_reroll(
    game: Game, player: Player, other: Player, purpose: str
) -> Flow[tuple[list[int], list[int]]]:
    """Both roll (H18.05); then the opponent may re-roll once (H18.06), then the active player
    (H18.07).
    """
    own, theirs = roll(game), roll(game)
    tell(game, player, own, "poker")
    tell(game, other, theirs, purpose)
    yield from reroll(game, other, theirs, own, "H18.06", purpose)
    yield from reroll(game, player, own, theirs, "H18.07", "poker")
    return own, theirs


def roll(game: Game) -> list[int]:
    """One set of poker dice."""
    return [roll_die(game) for _ in range(DICE_IN_SET)]


def reroll(
    game: Game, player: Player, dice: list[int], other: list[int], why: str, purpose: str
) -> Flow[None]:
    """Any number of the own dice once."""
    about = Dice(tuple(dice), tuple(other))
    answer: Answer = yield Decision(player.seat, "reroll", DICE, why, 0, DICE_IN_SET, about)
    for place in answer:
        dice[place] = roll_die(game)
    if answer:
        tell(game, player, dice, purpose)


def tell(game: Game, player: Player, dice: Sequence[int], purpose: str) -> None:
    """What was rolled, for all to see."""
    game.tell(events.DiceRolled, "H18.05", player.id, tuple(dice), purpose)


# --- The ranking ----------------------------------------------------------------------------------


def beats(own: Sequence[int], theirs: Sequence[int]) -> bool:
    """Whether the active player's dice win; on a complete tie they do (H18.12)."""
    return value(own) >= value(theirs)


def value(dice: Sequence[int]) -> tuple[Rank, tuple[int, ...]]:
    """The combination, then the values of its dice, then the unused dice in descending order
    (H18.10, H18.11, H18.13, H18.14).
    """
    counts = sorted(Counter(dice).items(), key=lambda item: (-item[1], -item[0]))
    shape = tuple(count for _, count in counts)
    faces = tuple(face for face, _ in counts)
    return rank(shape, faces), faces


def thrown(dice: Sequence[int]) -> str:
    """Dice as they lie, and what they make: "6-4-6-4-3/two-pairs"."""
    name = value(dice)[0].name.lower().replace("_", "-")
    return f"{'-'.join(map(str, dice))}/{name}"


def rank(shape: tuple[int, ...], faces: tuple[int, ...]) -> Rank:
    """The combination of dice, by how often their faces appear."""
    if shape == (1, 1, 1, 1, 1):
        if faces[0] - faces[-1] != DICE_IN_SET - 1:
            return Rank.NOTHING
        return Rank.HIGH_STRAIGHT if faces[0] == SIDES else Rank.LOW_STRAIGHT
    return SHAPES[shape]


SHAPES: Final = {
    (5,): Rank.FIVE,
    (4, 1): Rank.FOUR,
    (3, 2): Rank.FULL_HOUSE,
    (3, 1, 1): Rank.THREE,
    (2, 2, 1): Rank.TWO_PAIRS,
    (2, 1, 1, 1): Rank.PAIR,
}
