"""Replaying: a saved game is played again from its beginning, and must end where it was saved."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.engine.journal import entries_of, play_entry
from tafelrunde.engine.notes import narrate
from tafelrunde.engine.record_files import game_in, is_record, open_game
from tafelrunde.engine.saves import SaveData
from tafelrunde.engine.sessions import Session, read_file, read_save
from tafelrunde.terminal.clients import Client, client_for


@dataclass(slots=True)
class Replayed:
    """What came out: the events, how far it got, and where it differs."""

    client: Client[State]
    session: Session[State]
    steps: int
    difference: str = ""

    def lines(self, lang: Lang) -> list[str]:
        """The log in sentences."""
        return [narrate(self.client.rules, event, lang) for event in self.session.log]

    def data(self, file: Path, lang: Lang) -> dict[str, object]:
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
    """Play the answers of a saved game again, or the journal of a table."""
    content = read_file(file)
    client = client_for(game_in(content))
    kept = open_game(client.rules, content)
    if is_record(content):  # every entry was played from the beginning just now
        return Replayed(client, kept, kept.step)
    saved = read_save(content)
    origin = client.rules.load(saved.origin) if saved.origin is not None else None
    session = Session(client.rules, saved.setup, saved.seed, origin=origin)
    result = Replayed(client, session, len(saved.steps))
    result.difference = _play_again(session, saved) or _compare(client, session, kept)
    return result


def _play_again(session: Session[State], saved: SaveData) -> str:
    """Give every answer again; says which one no longer fits."""
    for number, step in enumerate(saved.steps):
        if step.repair is None and len(session.decisions) != len(step.answers):
            return f"answer {number + 1} has no question"
        try:
            for entry in entries_of(session, step):
                play_entry(session, entry)
        except TafelrundeError as trouble:
            return f"answer {number + 1}: {trouble}"
    return ""


def _compare(client: Client[State], again: Session[State], kept: Session[State]) -> str:
    """Which part of the table is not as it was saved."""
    one, other = client.rules.dump(again.state), client.rules.dump(kept.state)
    different = [key for key in one if one[key] != other.get(key)]
    return f"{', '.join(different)} differ" if different else ""
