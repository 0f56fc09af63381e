"""The game as the engine knows it: everything that bots, clients, lab and records ask of Hexer.
What is not written here follows from the declared table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.engine.declared import AnyNamed, DeclaredGame
from tafelrunde.engine.games import Data, Outcome, SetupData
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.expansions import EXPANSIONS
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.setup import laid_out, set_up
from tafelrunde.games.hexer.setup.choices import SETUP
from tafelrunde.games.hexer.setup.setup import setup_from
from tafelrunde.games.hexer.state import checks, views
from tafelrunde.games.hexer.state.physical import Card, physical
from tafelrunde.games.hexer.state.table import NOBODY, TABLE, Game

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied
    from tafelrunde.engine.bots import Bot
    from tafelrunde.engine.declared.texts import Texts
    from tafelrunde.games.hexer.bot.judge import HexerJudge
    from tafelrunde.games.hexer.repairs import HexerRepairs
    from tafelrunde.games.hexer.scenarios import HexerScenarios
    from tafelrunde.games.hexer.shown import HexerShown
    from tafelrunde.games.hexer.trials import HexerTrials


class Hexer(DeclaredGame[Game]):
    """The Witcher: Die Alte Welt."""

    id = "hexer"
    version = 2
    setup = SETUP
    table = TABLE
    printed = library.PRINTED
    events = events.Event
    folder = Path(__file__).parent
    box = "out"
    seat_word = "character"
    expansions: Final = EXPANSIONS  # the rules of the base game import none of them
    chances = (
        Name(
            de="Karten: Startspieler, Mischen aller Nachziehstapel",
            en="cards: the start player, and every shuffling of a deck",
        ),
        Name(de="Würfel, wenn keine vorgegeben sind", en="dice, where none are written down"),
        Name(
            de="Ortsplättchen, Schiffe beim Aufbau, Orte, die eine Geschichte auslost",
            en="location tiles, the ships of the set-up, locations that a story draws",
        ),
        Name(
            de="Monsterplättchen, das Legendäre Monster, zufällige Handkarten und Monster",
            en="monster tokens, the Legendary Monster, hand cards and monsters at random",
        ),
    )
    dice = (
        Name(
            de="Würfelpoker: fünf des aktiven Spielers, fünf der Gegenseite; dann was die "
            "Gegenseite neu wirft, dann was der aktive Spieler neu wirft, in der Reihenfolge der "
            "Antwort",
            en="dice poker: five of the active player, five of the other side; then what the other "
            "side rolls again, then what the active player does, in the order of the answer",
        ),
        Name(
            de="Seereise zu einer Insel: einer, bevor die Skellige-Karte vorgelesen wird",
            en="a sea journey to an island: one, before the Skellige card is read out",
        ),
        Name(
            de="Karten und Angriffe, die würfeln lassen: je einer, wenn sie ausgeführt werden",
            en="cards and attacks that have a die rolled: one each, when they are carried out",
        ),
    )

    def new(self, setup: SetupData, seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return turn.play(state)

    def outcome(self, state: Game) -> Outcome | None:
        """Who won, in which round."""
        if state.winner == NOBODY:
            return None
        return Outcome(True, state.players[state.winner].id, state.round, state.winner)

    def physical(self, data: Data) -> list[Card]:
        """The cards of a written table; a set-up that no game can have is refused before."""
        new = laid_out(setup_from(data["setup"]))
        if len(data["players"]) != len(new.players):
            raise ValueError("the players do not fit the set-up")
        if [card.id for card in new.cards] == data["cards"]:
            return new.cards
        return [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]

    def card(self, uid: int, printed: AnyNamed) -> Card:
        """The physical card of that number."""
        return physical(uid, library.printed(printed.id))

    def check_cards(self, state: Game) -> None:
        """No card or location tile is lost or doubled; raises `ValueError`."""
        checks.check_cards(state)

    def check_table(self, state: Game) -> None:
        """Everything belongs to a player, a place or an expansion that there is, and the game can
        go on from here; raises `ValueError`.
        """
        checks.check_table(state)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see."""
        return views.view(state, seat)

    def names(self, state: Game) -> list[str]:
        """The characters."""
        return [player.id for player in state.players]

    def name_of(self, key: str) -> Name:
        """What a character, a quest, a weakness or a card is called."""
        return library.name_of(key)

    # --- Loaded when they are first used ----------------------------------------------------------

    @cached_property
    def texts(self) -> Texts[Game]:
        """What the game says."""
        from tafelrunde.engine.declared.texts import Texts
        from tafelrunde.games.hexer.texts import cards, labels, narrator, rulebook, words

        told = labels.prompt, labels.label, labels.LABELS.label, narrator.narrate, cards.lines_of
        return Texts(words.words, rulebook.CATALOGUE, *told)

    @cached_property
    def shown(self) -> HexerShown:
        """What a web table shows."""
        from tafelrunde.games.hexer.shown import HexerShown

        return HexerShown(self)

    @cached_property
    def repairs(self) -> HexerRepairs:
        """How a table is put right."""
        from tafelrunde.games.hexer.repairs import HexerRepairs

        return HexerRepairs(self)

    @cached_property
    def scenarios(self) -> HexerScenarios:
        """How a table is written down."""
        from tafelrunde.games.hexer.scenarios import HexerScenarios

        return HexerScenarios(self)

    @cached_property
    def trials(self) -> HexerTrials:
        """What bots and lab ask."""
        from tafelrunde.games.hexer.trials import HexerTrials

        return HexerTrials(self)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Game]]]:
        """A witcher."""
        from tafelrunde.games.hexer.bot import BOTS

        return BOTS

    @cached_property
    def judge(self) -> HexerJudge:
        """Who is ahead."""
        from tafelrunde.games.hexer.bot.judge import HexerJudge

        return HexerJudge()

    @property
    def stories(self) -> Storied:
        """Cities, wilderness, Skellige, events and quests."""
        from tafelrunde.games.hexer.shown.stories import STORIES

        return STORIES


GAME: Final = Hexer()
