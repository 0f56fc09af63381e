"""High Card as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import Card, DeclaredGame
from tafelrunde.engine.games import Outcome, SetupData
from tafelrunde.engine.setups import Choice, FirstGame, Seats, SetupForm

from . import rules
from .state import NUMBERS, TABLE, Game, Player

PEOPLE: Final = {"anna": "Anna", "bert": "Bert", "cleo": "Cleo", "dora": "Dora"}
SETUP: Final = SetupForm(
    Name(de="Hohe Karte", en="High Card"),
    Name(de="Wer hat die höchste Karte?", en="Who has the highest card?"),
    Seats(
        "players",
        Name(de="Spieler", en="Players"),
        Name(de="Wer spielt mit?", en="Who plays?"),
        [Choice(key, Name(de=name, en=name)) for key, name in PEOPLE.items()],
        players=(2, 3, 4),
        players_why="X1.01",
        once_why="X1.01",
        seated=("anna", "bert"),
    ),
    [],
    FirstGame({"players": ("anna", "bert")}, bots=(1,)),
)


class HighCard(DeclaredGame[Game]):
    """High Card."""

    id = "highcard"
    setup = SETUP
    table = TABLE
    events = rules.Event
    printed = {each.id: each for each in NUMBERS}  # noqa: RUF012
    folder = Path(__file__).parent
    box = "box"

    def new(self, setup: SetupData, seed: int) -> Game:
        """Everybody draws three cards from the shuffled deck (X1.01)."""
        chosen = self.checked(setup)
        copies = [each for each in NUMBERS for _ in range(each.copies)]
        cards = [Card(uid, printed) for uid, printed in enumerate(copies)]
        players = [Player(index, who) for index, who in enumerate(SETUP.seated(chosen))]
        game = Game(chosen, cards, Chance.from_seed(seed, 1), players, deck=cards[:])
        game.shuffle(0, game.deck)
        for player in game.players:
            game.draw(game.deck, player.hand, rules.HAND)
        return game

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return rules.play(state)

    def outcome(self, state: Game) -> Outcome | None:
        """Who has won."""
        if state.winner < 0:
            return None
        who = state.players[state.winner].id
        return Outcome(True, who, state.round, state.winner)


GAME: Final = HighCard()
