"""What the lab asks of the game: set-ups to try, what was played, and what must always hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.engine.bots import NO_WISH, Figures, Grid
from tafelrunde.engine.chance import ANEW, Chance, seeded
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, SetupData
from tafelrunde.games.hexer import events, library, views
from tafelrunde.games.hexer.choices import SETUP
from tafelrunde.games.hexer.nouns import AttributeTrophy, Medallion, Monster, Printed
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.saving.checks import check_cards
from tafelrunde.games.hexer.state import TABLE, Game
from tafelrunde.games.hexer.terms import Expansion, Kind

see = views.see
name_of = library.name_of
PLAYERS: Sequence[int] = SETUP.seats.players
LISTENS = True
ENDLESS = True  # once random players have trashed all cards, nobody can win any more
LENGTH = "rounds"


def setup_for(number: int, players: int = 2, wish: SetupData = NO_WISH) -> Data:
    """The players' choices for one game of a series; unnamed characters take turns in groups."""
    SETUP.seats.check_number(players)
    data: Data = {"characters": _by_lot(wish, players, number), **wish}
    SETUP.check(data)
    return data


def _by_lot(wish: SetupData, players: int, number: int) -> list[str]:
    """Characters in a random order, the same for the same number."""
    drawn = [each.id for each in SETUP.offers("characters", SETUP.read(wish))]
    Chance([seeded(number, 32)]).shuffle(0, drawn)
    return drawn[:players]


def figures(game: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
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


def grids(figures: Figures) -> Sequence[Grid]:
    """No tables beside what is counted."""
    return ()


def never(figures: Figures) -> Mapping[str, Sequence[str]]:
    """Nothing is missed but cards."""
    return {}


def mixed_setup(number: int, players: int) -> Data:
    """Every mix of expansions, sides and options takes its turn; without the mages' expansion only
    witchers play.
    """
    mix = number % (1 << len(Expansion))
    expansions = [each.value for bit, each in enumerate(Expansion) if not mix >> bit & 1]
    wish: Data = {"expansions": expansions, "side": "ab"[number // 3 % 2]}
    more = {"mutagens": number % 7 != 0, "marker": number % 5 == 0, "overlap": number % 3 == 1}
    if number % 9 == 4:
        more["veiled"] = True
    return setup_for(number, players, wish | more)


def playable(setup: Data) -> set[str]:
    """The cards that could be played in such a game."""
    chosen = [library.character(name) for name in setup["characters"]]
    found = {card.id for character in chosen for card in (*character.cards, character.special)}
    kinds = {character.kind for character in chosen}
    if Kind.WITCHER in kinds:
        found |= {card.id for card in (*library.WITCHER_MARKET, *library.ADVANCED)}
    if Kind.MAGE in kinds:
        found |= {card.id for card in library.MAGE_MARKET}
    return found


def check(game: Game) -> None:
    """No card or tile is lost or doubled; raises `ValueError`."""
    check_cards(game)


def scramble(game: Game, seed: int, seat: Seat = PARTY) -> None:
    """Exchange everything that this seat cannot see for something else that could be there."""
    chance = Chance.from_seed(seed, 1 + len(game.chance.streams), ANEW)
    TABLE.deal_anew(game, seat, chance)
    for tiles in game.tiles:
        chance.shuffle(0, tiles)
    _scramble_tiles(game, chance)
    _scramble_weaknesses(game, chance)
    if game.fight is not None:
        for fighter in game.fight.fighters():
            if fighter.index != seat:
                fighter.seen = []
    game.chance = Chance(chance.streams[1:])


def _scramble_tiles(game: Game, chance: Chance) -> None:
    """Face-down trails change tiles with the stack of their terrain."""
    for player in game.players:
        for place, tile in enumerate(player.trails):
            stack = game.tiles[terrain_of(tile)]
            if stack:
                other = chance.below(0, len(stack))
                player.trails[place], stack[other] = stack[other], tile


def _scramble_weaknesses(game: Game, chance: Chance) -> None:
    """Numerals on the board change with those of the supply."""
    for index, (place, terrain, numeral) in enumerate(game.weakness_on):
        supply = game.weakness_supply[terrain]
        if supply:
            other = chance.below(0, len(supply))
            game.weakness_on[index] = (place, terrain, supply[other])
            supply[other] = numeral
