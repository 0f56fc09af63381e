"""The table as a client draws it: small structs, made from a view without hidden things.

A card is written "id#uid"; what a card says comes once, with the content of the game.
"""

from __future__ import annotations

from tafelrunde.engine.declared.presenting import presenter
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.shown.strikes import settled
from tafelrunde.games.valskyrr.shown.wire_types import (
    EncounterView,
    FoeView,
    HeroView,
    PileView,
    PlaceView,
    ValskyrrView,
)
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import ProgressAtLeast


def cards(several: list[Card]) -> list[str]:
    """Cards on the wire."""
    return [one.thing for one in several]


def _location(game: Game, place: int) -> PlaceView:
    row, column = game.layout.positions[place]
    tile = game.tiles[place]
    return PlaceView(
        row=row,
        column=column,
        tile="" if tile.uid < 0 else tile.id,
        revealed=game.revealed[place],
        threat=game.threat[place],
        letter=game.letters[place],
        final=place == game.layout.final,
    )


def _encounter(game: Game) -> EncounterView | None:
    if game.encounter is None:
        return None
    needed = [
        count(game, way.tokens)
        for way in game.encounter.encounter.victory
        if isinstance(way, ProgressAtLeast)
    ]
    return EncounterView(
        card=game.encounter.thing,
        progress=game.progress,
        needed=needed[0] if needed else None,
    )


def _attack(game: Game, foe: Foe) -> tuple[int, int]:
    """What the enemy would deal now; where players could still choose, the printed values."""
    return settled(attack_values(game, foe), (foe.enemy.physical, foe.enemy.magical))


def _decks(game: Game) -> dict[str, PileView]:
    piles = {
        colour.name.lower(): PileView(len(game.decks[colour]), cards(game.discards[colour]))
        for colour in Colour
    }
    piles["encounter"] = PileView(len(game.encounters), cards(game.encounter_discards))
    piles["time"] = PileView(len(game.time_deck), cards(game.time_discards))
    piles["reward"] = PileView(len(game.reward_deck), [])
    return piles


# --- The whole ------------------------------------------------------------------------------------

foe_view = presenter(
    FoeView,
    Foe,
    {("physical", "magical"): _attack},
    defence=defence,
    attached=lambda _, foe: cards([one for one, _ in foe.attached]),
)
hero_view = presenter(HeroView, Hero)
table_view = presenter(
    ValskyrrView,
    Game,
    adventure=lambda _, game: game.adventure.id,
    board=lambda _, game: game.setup.board,
    locations=lambda _, game: [_location(game, place) for place in range(len(game.tiles))],
    encounter=lambda _, game: _encounter(game),
    decks=lambda _, game: _decks(game),
)


def present(game: Game) -> ValskyrrView:
    """Everything a client shows of the table."""
    return table_view(game, game)
