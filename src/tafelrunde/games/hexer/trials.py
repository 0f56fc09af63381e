"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.bots import Band, Figures, Grid, means
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers, SetupData
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.nouns import (
    AttributeTrophy,
    EventCard,
    ExplorationCard,
    Medallion,
    Monster,
    Printed,
    SkelligeCard,
)
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.setup.choices import SETUP
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.table import TABLE, Game
from tafelrunde.games.hexer.terms import Expansion, Kind, Phase

STOCKS: Final = ("trophies", "levels", "bought")


class HexerTrials(DeclaredTrials[Game]):
    """Hexer in the lab."""

    LISTENS = True
    FAIR: Sequence[Band] = (Band("everything", {}, 0.0, 1.0),)
    ENDLESS = True  # once random players have trashed all cards, nobody can win any more

    def who_plays(self, number: int, players: int, wish: SetupData) -> list[str]:
        """Characters in a random order, the same for the same number."""
        drawn = [each.id for each in SETUP.offers("characters", SETUP.read(wish))]
        Chance([seeded(number, 32)]).shuffle(0, drawn)
        return drawn[:players]

    def mixed_setup(self, number: int, players: int) -> SetupAnswers:
        """Every mix of expansions, sides and options takes its turn; without the mages' expansion
        only witchers play.
        """
        mix = number % (1 << len(Expansion))
        expansions = [each.value for bit, each in enumerate(Expansion) if not mix >> bit & 1]
        wish: SetupAnswers = {"expansions": expansions, "side": "ab"[number // 3 % 2]}
        more = {"mutagens": number % 7 != 0, "marker": number % 5 == 0, "overlap": number % 3 == 1}
        if number % 9 == 4:
            more["veiled"] = True
        return self.setup_for(number, players, wish | more)

    def figures(self, state: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """Trophies by source, cards bought, fights against monsters by rank and result, who began
        and from which school, and what all have round by round.
        """
        found = {name: Counter[str]() for name in ("trophies", "bought", "fights", "by_round")}
        stocks = Counter(dict.fromkeys(STOCKS, 0))
        for event in log:
            match event:
                case events.TrophyGained():
                    found["trophies"][_source(library.printed(event.card))] += 1
                    stocks["trophies"] += 1
                case events.CardGained(why="H22.03"):
                    found["bought"][event.card] += 1
                    stocks["bought"] += 1
                case events.LevelReached():
                    stocks["levels"] += 1
                case events.FightEnded():
                    found["fights"][f"{_opponent(event.against)} {event.result}"] += 1
                case events.RoundBegan():
                    found["by_round"][f"{event.round} games"] += 1
                    found["by_round"].update(
                        {f"{event.round} {each}": stocks[each] for each in STOCKS}
                    )
        schools = {f"{each.id} {LOCATIONS[each.school].school}": 1 for each in state.players}
        more = {"schools": schools, "starts": {state.players[state.start].id: 1}}
        return {table: dict(rows) for table, rows in found.items()} | more

    def grids(self, figures: Figures) -> Sequence[Grid]:
        """The rounds as a table."""
        return [means("by_round", "games", STOCKS, figures.get("by_round", {}))]

    def offered(self, decision: Decision) -> Sequence[str]:
        """Cards that can be played or bought, and options of stories."""
        if decision.key == "story":
            return [story_options()[id(each)] for each in decision.options]
        if decision.key == "buy":
            return [f"buy {card.id}" if (card := each.card) else "" for each in decision.options]
        return super().offered(decision)

    def playable(self, setup: SetupAnswers) -> set[str]:
        """The cards that could be played in such a game."""
        chosen = [library.character(name) for name in SETUP.seated(setup)]
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


@cache
def story_options() -> dict[int, str]:
    """Every option of a story, by which object it is: the card, and the part that is read out."""
    found: dict[int, str] = {}
    for each in library.PRINTED.values():
        match each:
            case ExplorationCard() | EventCard():
                found |= _parts(each.id, "", each)
            case SkelligeCard():
                found |= _parts(each.id, "safe", each.safe)
                found |= _parts(each.id, "dangerous", each.dangerous)
    return found


def _parts(card: str, section: str, verse: Verse) -> dict[int, str]:
    return {
        id(choice): f"story {card} {section}{number}"
        for number, choice in enumerate(verse.choices, start=1)
    }


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
