"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tafelrunde.engine.bots import NO_WISH, Band, Figures, Grid, means
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers, SetupData
from tafelrunde.engine.state.kinds import by_uid
from tafelrunde.games.valskyrr import events, library
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.setup.choices import SETUP
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import TABLE, Game, Hero

INTRODUCTION: Final = "into_the_wilds"
HEROES: Final = sorted(module.BOARD.id for module in library.HERO_MODULES)
SIDES: Final = {"normal": (0.3, 0.7), "hard": (0.1, 0.4)}
"""How often an adventure shall be won, by the side of its board."""
STOCKS: Final = ("time", "loot", "completed")


class ValskyrrTrials(DeclaredTrials[Game]):
    """Valskyrr in the lab."""

    LISTENS = True
    FAIR: Sequence[Band] = tuple(
        Band(f"{adventure} {side}", {"adventure": adventure, "board": side}, low, high)
        for adventure in library.ADVENTURES
        for side, (low, high) in SIDES.items()
    )

    def setup_for(self, number: int, players: int = 2, wish: SetupData = NO_WISH) -> SetupAnswers:
        """The introduction, unless something else is wished."""
        return super().setup_for(number, players, {"adventure": INTRODUCTION, **wish})

    def who_plays(self, number: int, players: int, wish: SetupData) -> list[str]:
        """All groups of heroes take turns."""
        groups = list(combinations(HEROES, players))
        return list(groups[number % len(groups)])

    def mixed_setup(self, number: int, players: int) -> SetupAnswers:
        """The adventures take turns, and the groups of heroes."""
        adventures = sorted(library.ADVENTURES)
        return self.setup_for(number, players, {"adventure": adventures[number % len(adventures)]})

    def figures(self, state: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """Encounters that lay in the deck, were begun and won; what there is round by round."""
        rest = sorted(card.id for card in (*state.encounters, *state.encounter_discards))
        met, rounds = Counter({f"{each} open": 1 for each in rest}), Counter({"1 games": 1})
        stocks = dict.fromkeys(STOCKS, 0)
        for event in log:
            match event:
                case events.EncounterBegan():
                    met[f"{event.encounter} begun"] += 1
                    met[f"{event.encounter} open"] = 1
                case events.EncounterCompleted():
                    met[f"{event.encounter} won"] += 1
                    stocks["completed"] += 1
                case events.TimeMoved():
                    stocks["time"] = event.after
                case events.LootChanged():
                    stocks["loot"] = event.after
                case events.RoundBegan():
                    rounds[f"{event.round} games"] += 1
                    rounds.update({f"{event.round} {name}": stocks[name] for name in STOCKS})
        return {"encounters": dict(met), "by_round": dict(rounds)}

    def grids(self, figures: Figures) -> Sequence[Grid]:
        """The rounds as a table."""
        return [means("by_round", "games", STOCKS, figures.get("by_round", {}))]

    def offered(self, decision: Decision) -> Sequence[str]:
        """Cards that can be played, and rewards that can be taken."""
        if decision.key == "reward" and isinstance(decision.about, Card):
            name = f"reward {decision.about.id}"
            return [name if isinstance(each, Hero) else "" for each in decision.options]
        return super().offered(decision)

    def playable(self, setup: SetupAnswers) -> set[str]:
        """The cards that heroes could play in such a game."""
        own = {card.id for hero in SETUP.seated(setup) for card in library.DECKS_OF_HEROES[hero]}
        general = {card.id for card in rewards.ONE_TIME_REWARDS}
        return own | general

    def deal_anew(
        self, state: Game, seat: Seat, chance: Chance, looked_at: Sequence[AnyCard]
    ) -> None:
        """Exchange what nobody can see for something else that could be there as well."""
        known = state.tiles, state.set_aside
        TABLE.deal_anew(state, seat, chance, known, looked_at)
        _scramble_rewards(state, chance)
        _scramble_places(state, chance)


def _scramble_rewards(game: Game, chance: Chance) -> None:
    """Rewards change places with those that were left in the box."""
    boxed = [card for card in game.set_aside if hasattr(card, "hero_card")]
    rewards = [*game.reward_deck, *boxed]
    rewards.sort(key=by_uid)
    chance.shuffle(0, rewards)
    number = len(game.reward_deck)
    game.reward_deck = rewards[:number]
    others = [card for card in game.set_aside if not hasattr(card, "hero_card")]
    game.set_aside = [*others, *rewards[number:]]


def _scramble_places(game: Game, chance: Chance) -> None:
    """Face-down locations change places with any others of the box, face-down tokens among them."""
    hidden = [
        place
        for place, revealed in enumerate(game.revealed)
        if not revealed and place != game.layout.final
    ]
    boxed = [card for card in game.set_aside if hasattr(card, "tile")]
    tiles: list[Card] = [*(game.tiles[place] for place in hidden), *boxed]
    tiles.sort(key=by_uid)
    chance.shuffle(0, tiles)
    for place in hidden:
        game.tiles[place] = tiles.pop()
    game.set_aside = [card for card in game.set_aside if not hasattr(card, "tile")] + tiles
    tokens = [p for p, letter in enumerate(game.letters) if letter and not game.letters_up[p]]
    letters = sorted(game.letters[place] for place in tokens)
    chance.shuffle(0, letters)
    for place, letter in zip(tokens, letters, strict=True):
        game.letters[place] = letter
