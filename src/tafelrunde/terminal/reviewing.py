"""Looking back at a saved game: how the chances went, and which answers decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tafelrunde.bots.makers import REVIEWER, adviser
from tafelrunde.bots.review import TOLD, Ledger, Moment, Told, Verdict, told, verdict
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Game, State
from tafelrunde.engine.journal import entries_of, play_entry
from tafelrunde.engine.record_files import game_in, open_game
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.saves import Step
from tafelrunde.engine.sessions import Session, read_file
from tafelrunde.engine.worlds import Worlds
from tafelrunde.terminal.words import say

BARS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """An answer that mattered, in words."""

    step: int
    seat: int
    told: Told
    found: Verdict


@dataclass(frozen=True, slots=True)
class Review:
    """What was found out about a game."""

    points: Sequence[tuple[int, list[int]]]
    turns: Sequence[Turn]

    def data(self) -> dict[str, object]:
        """The same for scripts."""
        return {
            "points": [{"step": step, "chances": chances} for step, chances in self.points],
            "turns": [
                {
                    "step": turn.step,
                    "seat": turn.seat,
                    **turn.told._asdict(),
                    "gain": turn.found.gain,
                    "stands": turn.found.stands,
                    "tries": turn.found.tries,
                }
                for turn in self.turns
            ],
        }

    def lines(self, lang: Lang) -> Iterator[str]:
        """The chances of each seat as a row of bars, then the answers."""
        for seat in range(len(self.points[0][1])):
            chances = [found[seat] for _, found in self.points]
            yield say(lang, "review-chances", bars=bars(chances), seat=seat + 1)
        for turn in self.turns:
            found, (prompt, given, best) = turn.found, turn.told
            key = "review-better" if found.gain < 0 else "review-best"
            yield say(lang, "review-turn", step=turn.step, prompt=prompt, given=given or "–")
            figures = {"points": abs(found.gain), "stands": found.stands, "tries": found.tries}
            yield "    " + say(lang, key, best=best or "–", **figures)


def bars(chances: Sequence[int]) -> str:
    """A row of bars, the higher the better."""
    every = -(-len(chances) // WIDE)
    return "".join(BARS[min(7, chance * 8 // 100)] for chance in chances[::every])


def review_file(file: Path, lang: Lang) -> Review:
    """Think about a saved game; raises `UnknownName` where no bot looks ahead."""
    content = read_file(file)
    game = find_game(game_in(content))
    if adviser(game.id, 0) is None:
        raise UnknownName(f"No bot of {game.id} looks ahead.")
    kept, ledger = open_game(game, content), Ledger(game)
    for session, done in again(game, kept):
        ledger.look(session, done)
    ledger.look(kept)
    moments = {moment.step: moment for moment in ledger.moments()}
    turns = [
        turn
        for session, _ in again(game, kept)
        if session.step in moments
        and (turn := thought(game, session, moments[session.step], lang)) is not None
    ]
    turns.sort(key=lambda turn: -abs(turn.found.gain))
    return Review(ledger.chart(), sorted(turns[:TOLD], key=lambda turn: turn.step))


def again(game: Game[State], kept: Session[State]) -> Iterator[tuple[Session[State], Step]]:
    """A game from its beginning, before each of its answers."""
    session = Session(game, kept.setup, kept.seed, origin=kept.origin)
    for done in kept.steps:
        yield session, done
        for entry in entries_of(session, done):
            play_entry(session, entry)


def thought(game: Game[State], session: Session[State], given: Moment, lang: Lang) -> Turn | None:
    """What a bot that looks ahead thinks of an answer; None where it cannot tell."""
    bot, seat = adviser(game.id, session.step, REVIEWER), Seat(given.seat)
    assert bot is not None
    tried = bot.begin(Worlds(game, session.fork, seat), given.answer).run()
    found = verdict(tried, given.answer)
    if found is None:
        return None
    return Turn(given.step, given.seat, told(session, given, found, game, lang), found)
