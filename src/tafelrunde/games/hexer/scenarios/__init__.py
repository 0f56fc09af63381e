"""What Hexer writes and tells itself in scenario files; the rest follows from the declaration.

Nobody has drawn a card or earned gold, every player stands at the own school, and the first turn
begins; no monster is on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import DeclaredGame
from tafelrunde.engine.declared.scenarios import CARDS, DeclaredScenarios, Draft
from tafelrunde.engine.forms import Form, table
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.engine.scenario_words import GameWords
from tafelrunde.engine.state.wording import pile_keys, size_forms
from tafelrunde.games.hexer.rules.setup import deal, finish_setup
from tafelrunde.games.hexer.rules.turn import PHASES
from tafelrunde.games.hexer.scenarios import board, fights, rows
from tafelrunde.games.hexer.state.board import SCHOOLS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import TABLE, Fight, Game, Market, Player
from tafelrunde.games.hexer.terms import Expansion, Phase

SETUP: Final = Phase.SETUP.name.lower()


class HexerScenarios(DeclaredScenarios[Game]):
    """The Witcher: Die Alte Welt, as scenario files see it."""

    by_hand = ("fight", "markets", "dens", "tiles", "dagon_card", "out")
    told_only = ("winner", "legend")
    unasked = ("schools",)

    def __init__(self, game: DeclaredGame[Game]) -> None:
        super().__init__(game)
        self.plays = {"phase": self.play_phase, **self.plays}

    def play_phase(self, state: Game) -> Flow[None]:
        """The rest of the phase; a new game stands in the set-up."""
        if state.phase is Phase.SETUP:
            return finish_setup(state)
        return PHASES[state.phase](state, state.player)

    # --- Forms ------------------------------------------------------------------------------------

    def own_forms(self) -> dict[str, Form]:
        """Monsters, card rows and the fight."""
        return {**board.FORMS, **rows.FORMS, "fight": table(fights.FORMS, ["against"])}

    def own_fact_forms(self) -> dict[str, Form]:
        """What left the game, and the sizes of the piles of rows and fights."""
        sizes = table(size_forms(Game) | rows.SIZES)
        fight = table(fights.FORMS | {"sizes": table(size_forms(Fight))})
        return {"sizes": sizes, "fight": fight, "out": CARDS}

    @property
    def words(self) -> GameWords:
        """With the piles of rows and fights."""
        found, kinds = super().words, TABLE.piles(Market)
        more = {f"row_decks.{row}": kinds["deck"] for row in rows.NAMES}
        more |= {f"row_discards.{row}": kinds["discards"] for row in rows.NAMES}
        return found.with_piles(more | pile_keys(Fight, "fight."))

    # --- Building ---------------------------------------------------------------------------------

    def build(self, position: Data) -> Game:
        """A game that is still being set up is a new one: nobody has decided anything."""
        if position.get("phase") != SETUP:
            return super().build(position)
        table(self.position_forms)(position, "position")
        return self.game.new(self.setup_in(position), position.get("seed", 0))

    def blank(self, setup: SetupAnswers, seed: int) -> Game:
        """A new game in its first turn, in which nobody has drawn a card."""
        game = super().blank(setup, seed)
        deal(game)
        taken = [player.school for player in game.players]
        free = [place for place in SCHOOLS.values() if place not in taken]
        for player in game.players:
            _undraw(game, player)
            if player.school < 0:
                player.school = player.place = free.pop(0)
        game.phase, game.start, game.active = Phase.MOVES, 0, 0
        game.dens = [None, None, None]
        return game

    def fixed(self, state: Game) -> Iterable[Card]:
        """Dagon and the Legendary Monster."""
        return [card for card in (state.legend, state.dagon_card) if card is not None]

    def place(self, draft: Draft[Game]) -> None:
        """Monsters with what follows for tiles and tokens, the fight, and card rows."""
        if "active" not in draft.position:
            draft.state.active = draft.state.start
        board.read(draft)
        fights.read(draft)
        rows.read(draft)

    def finish(self, draft: Draft[Game]) -> None:
        """What fighters have seen of the opposing cards."""
        fights.read_seen(draft)

    # --- Telling ----------------------------------------------------------------------------------

    def setup_of(self, state: Game) -> Data:
        """With the Legendary Monster that was drawn by lot."""
        found = super().setup_of(state)
        return found | ({"legendary": state.legend.id} if state.legend is not None else {})

    def describe(self, state: Game) -> Data:
        """Whose turn it is, only monsters and tokens that are there, and the whole fight."""
        data = super().describe(state) | {"active": state.player.id}
        for key in ("monsters", "destruction_on"):
            data[key] = {n: one for n, one in data.get(key, {}).items() if board.is_there(one)}
        data.pop("fight", None)
        return data if state.fight is None else data | {"fight": fights.short(state)}

    def tell(self, state: Game, facts: Data) -> None:
        """Monsters, rows, the fight, and what left the game."""
        facts["out"] = sorted(card.id for card in state.out)
        facts |= board.tell(state)
        facts["fight"] = fights.tell(state)
        told, sizes = rows.tell(state)
        facts |= told
        facts["sizes"] |= sizes


def _undraw(game: Game, player: Player) -> None:
    """All own cards lie in the deck, the medallions with the player."""
    own = [*player.character.cards]
    if game.has(Expansion.MONSTERJAGD):
        own.append(player.character.special)
    player.hand, player.gold = [], 0
    player.deck = [card for printed in own for card in game.cards if card.printed is printed]
    medal = player.character.medallion
    player.medallions = [card for card in game.cards if card.printed is medal]
    owned = player.deck + player.medallions
    game.out = [card for card in game.out if card not in owned]
