"""Replaying: a saved game is played again from its beginning, and must end where it was saved."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Data
from tafelrunde.engine.records import SaveData, Session, read_file, read_save
from tafelrunde.terminal.clients import Client, client_for


@dataclass(slots=True)
class Replayed:
    """What came out: the events, how far it got, and where it differs."""

    client: Client
    session: Session[Any]
    steps: int
    difference: str = ""

    def lines(self, lang: Lang) -> list[str]:
        """The log in sentences."""
        return [self.client.rules.narrate(event, lang) for event in self.session.log]

    def data(self, file: Path, lang: Lang) -> Data:
        """The result for scripts."""
        return {
            "file": str(file),
            "game": self.client.rules.id,
            "seed": self.session.seed,
            "steps": self.steps,
            "ok": not self.difference,
            "difference": self.difference,
            "outcome": self.session.outcome,
            "log": self.lines(lang),
        }


def replay_file(file: Path) -> Replayed:
    """Play the answers of a saved game again."""
    saved = read_save(read_file(file))
    client = client_for(saved.game)
    kept = Session.load(client.rules, read_file(file))
    origin = client.rules.load(saved.origin) if saved.origin is not None else None
    session = Session(client.rules, saved.setup, saved.seed, origin=origin)
    result = Replayed(client, session, len(saved.steps))
    result.difference = _play_again(session, saved) or _compare(client, session, kept)
    return result


def _play_again(session: Session[Any], saved: SaveData) -> str:
    """Give every answer again; says which one no longer fits."""
    for number, step in enumerate(saved.steps):
        waiting = session.decisions
        if len(waiting) != len(step.answers):
            return f"answer {number + 1} has no question"
        barrier = isinstance(session.question, Barrier)
        try:
            for decision, chosen in zip(waiting, step.answers, strict=True):
                session.answer(decision.seat if barrier else waiting[0].seat, chosen)
        except TafelrundeError as trouble:
            return f"answer {number + 1}: {trouble}"
    return ""


def _compare(client: Client, again: Session[Any], kept: Session[Any]) -> str:
    """Which part of the table is not as it was saved."""
    one, other = client.rules.dump(again.state), client.rules.dump(kept.state)
    different = [key for key in one if one[key] != other.get(key)]
    return f"{', '.join(different)} differ" if different else ""
