"""Hints for newcomers: one for each phase and each kind of decision, each told once."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.terminal.table import Table


class Hints:
    """Remembers what has been told; the phases of the first round, then whatever is new."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.told: dict[str, int] = {}  # key → the step at which it was told

    def for_decision(self, table: Table, decision: Decision, lang: Lang) -> list[str]:
        """What a newcomer should know now; asking twice at the same step tells the same."""
        if not self.on:
            return []
        client, state = table.client, table.session.state
        keys = [f"hint-key-{decision.key.replace('_', '-')}"]
        if client.round(state) == 1:
            keys.insert(0, f"hint-phase-{client.phase(state)}")
        known = [key for key in keys if client.own.knows(lang, key)]
        return [client.own(lang, key) for key in known if self._is_new(key, table)]

    def _is_new(self, key: str, table: Table) -> bool:
        step = table.session.step
        return self.told.setdefault(key, step) == step
