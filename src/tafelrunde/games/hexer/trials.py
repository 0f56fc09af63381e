"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, SetupData
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.nouns import AttributeTrophy, Medallion, Monster, Printed
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.setup.choices import SETUP
from tafelrunde.games.hexer.state.table import TABLE, Game
from tafelrunde.games.hexer.terms import Expansion, Kind, Phase


class HexerTrials(DeclaredTrials[Game]):
    """Hexer in the lab."""

    LISTENS = True
    ENDLESS = True  # once random players have trashed all cards, nobody can win any more

    def who_plays(self, number: int, players: int, wish: SetupData) -> list[str]:
        """Characters in a random order, the same for the same number."""
        drawn = [each.id for each in SETUP.offers("characters", SETUP.read(wish))]
        Chance([seeded(number, 32)]).shuffle(0, drawn)
        return drawn[:players]

    def mixed_setup(self, number: int, players: int) -> Data:
        """Every mix of expansions, sides and options takes its turn; without the mages' expansion
        only witchers play.
        """
        mix = number % (1 << len(Expansion))
        expansions = [each.value for bit, each in enumerate(Expansion) if not mix >> bit & 1]
        wish: Data = {"expansions": expansions, "side": "ab"[number // 3 % 2]}
        more = {"mutagens": number % 7 != 0, "marker": number % 5 == 0, "overlap": number % 3 == 1}
        if number % 9 == 4:
            more["veiled"] = True
        return self.setup_for(number, players, wish | more)

    def figures(self, state: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """Trophies by source, cards bought, fights against monsters by rank and result."""
        found: dict[str, dict[str, int]] = {"trophies": {}, "bought": {}, "fights": {}}
        for event in log:
            match event:
                case events.TrophyGained():
                    _count(found["trophies"], _source(library.printed(event.card)))
                case events.CardGained(why="H22.03"):
                    _count(found["bought"], event.card)
                case events.FightEnded():
                    _count(found["fights"], f"{_opponent(event.against)} {event.result}")
        return found

    def playable(self, setup: Data) -> set[str]:
        """The cards that could be played in such a game."""
        chosen = [library.character(name) for name in setup["characters"]]
        found = {card.id for character in chosen for card in (*character.cards, character.special)}
        kinds = {character.kind for character in chosen}
        if Kind.WITCHER in kinds:
            found |= {card.id for card in (*library.WITCHER_MARKET, *library.ADVANCED)}
        if Kind.MAGE in kinds:
            found |= {card.id for card in library.MAGE_MARKET}
        return found

    def deal_anew(
        self, state: Game, seat: Seat, chance: Chance, looked_at: Sequence[AnyCard]
    ) -> None:
        """Exchange what this seat cannot see for something else that could be there."""
        fighters = state.fight.fighters() if state.fight is not None else []
        seen = [card for fighter in fighters if fighter.index == seat for card in fighter.seen]
        TABLE.deal_anew(state, seat, chance, looked_at=[*looked_at, *seen])
        _scramble_tiles(state, chance)
        _scramble_weaknesses(state, chance)
        state.dice = []
        if seat != (state.active + 1) % len(state.players):
            state.ahead = []
        for fighter in fighters:
            if fighter.index != seat:
                fighter.seen = []


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def _source(printed: Printed) -> str:
    match printed:
        case Monster():
            return f"rank {printed.rank}"
        case Medallion():
            return "duel"
        case AttributeTrophy():
            return "meditation"
        case _:
            return "dagon"


def _opponent(name: str) -> str:
    if name in library.CHARACTERS:
        return "player"
    printed = library.printed(name)
    if not isinstance(printed, Monster):
        return "legendary"
    return "dagon" if printed is library.DAGON else f"rank {printed.rank}"


def _scramble_tiles(game: Game, chance: Chance) -> None:
    """Face-down trails change tiles with the stack of their terrain."""
    for terrain, stack in enumerate(game.tiles):
        trails = [
            (player.trails, place)
            for player in game.players
            for place, tile in enumerate(player.trails)
            if terrain_of(tile) == terrain
        ]
        tiles = sorted([*stack, *(where[place] for where, place in trails)])
        shown = stack[-1:] if game.phase is Phase.SETUP else []  # face up since step 7 (H4.17)
        for tile in shown:
            tiles.remove(tile)
        chance.shuffle(0, tiles)
        for where, place in trails:
            where[place] = tiles.pop()
        stack[:] = [*tiles, *shown]


def _scramble_weaknesses(game: Game, chance: Chance) -> None:
    """Numerals on the board change with those of the supply."""
    for terrain, supply in enumerate(game.weakness_supply):
        lying = [index for index, token in enumerate(game.weakness_on) if token[1] == terrain]
        numerals = sorted([*supply, *(game.weakness_on[index][2] for index in lying)])
        chance.shuffle(0, numerals)
        for index in lying:
            game.weakness_on[index] = (game.weakness_on[index][0], terrain, numerals.pop())
        supply[:] = numerals
