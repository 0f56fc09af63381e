"""JSON lines for outside bots: events and decisions go out, answers come in."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import BinaryIO, Final

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import RuleTrouble, TafelrundeError
from tafelrunde.engine.notes import narrate
from tafelrunde.engine.options import AnyOption, option_keys
from tafelrunde.terminal.table import Table

LONGEST_LINE: Final = 1 << 16


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the bot."""

    step: int
    answer: list[int]


class BadLine(TafelrundeError):
    """A line is not an answer."""

    slug = "bad-line"


class JsonLines:
    """Writes one object per line, reads one answer per line."""

    def __init__(
        self, table: Table, lang: Lang, read: BinaryIO | None = None, write: BinaryIO | None = None
    ) -> None:
        self.table = table
        self.lang = lang
        self.read = read or sys.stdin.buffer
        self.write = write or sys.stdout.buffer
        self.told = 0

    def play(self) -> bool:
        """Play to the end; says whether it was reached before the input ended or a rule failed at
        every answer of our bots.
        """
        table = self.table
        self._send(self._beginning())
        while not table.is_over:
            self._play_bots()
            decision = table.decision
            if decision is None and table.is_stuck:
                return False
            if decision is None:
                continue
            self._send(self._decision(decision))
            if not self._take_answer(decision):
                return False
        self._send_events()
        ended: dict[str, object] = msgspec.to_builtins(table.session.outcome) or {}
        self._send({"type": "result", "step": table.session.step, **ended})
        return True

    def _play_bots(self) -> None:
        """Our bots play until an answer is wanted; a rule that fails is told."""
        while self.table.play_step():
            self._send_events()
        self._send_events()
        trouble = self.table.pop_trouble()
        if isinstance(trouble, RuleTrouble):
            self._send_error(trouble)

    def _send_error(self, error: TafelrundeError) -> None:
        self._send({"type": "error", "slug": error.slug, "message": str(error)})

    def _send(self, data: Mapping[str, object]) -> None:
        self.write.write(msgspec.json.encode(data) + b"\n")
        self.write.flush()

    def _beginning(self) -> dict[str, object]:
        table = self.table
        return {
            "type": "game",
            "game": table.client.rules.id,
            "version": table.client.rules.version,
            "setup": table.session.setup,
            "seats": table.seats,
        }

    def _send_events(self) -> None:
        """What happened, as the only person may hear it; with several of them what everybody may
        know, because such a line does not say for whom it is.
        """
        rules, session = self.table.client.rules, self.table.session
        for happened in session.log[self.told :]:
            event = rules.hear(session.state, happened, self.table.only_person)
            data: dict[str, object] = {"type": "event", "event": type(event).__name__}
            data["data"] = msgspec.to_builtins(event)
            data["text"] = narrate(rules, event, self.lang)
            self._send(data)
        self.told = len(session.log)

    def _decision(self, decision: Decision) -> dict[str, object]:
        table, rules = self.table, self.table.client.rules
        state = table.session.state
        return {
            "type": "decision",
            "step": table.session.step,
            "seat": decision.seat,
            "key": decision.key,
            "prompt": table.prompt(decision, self.lang),
            "options": self._options(decision, list(decision.options)),
            "closed": [
                {**data, "why": closed.why, "reason": closed.text(self.lang)}
                for data, closed in zip(
                    self._options(decision, [closed.option for closed in decision.closed]),
                    decision.closed,
                    strict=True,
                )
            ],
            "min": decision.min,
            "max": decision.max,
            "why": decision.why,
            "view": table.client.wire_view(state, decision.seat),
            "checkpoint": decision.checkpoint,
            "game": rules.id,
        }

    def _options(self, decision: Decision, options: list[AnyOption]) -> list[dict[str, object]]:
        table = self.table
        return [
            {"index": index, "key": key, "label": table.label(decision, option, self.lang).line}
            for index, (key, option) in enumerate(zip(option_keys(options), options, strict=True))
        ]

    def _take_answer(self, decision: Decision) -> bool:
        """Read until a line answers the decision; False at the end of the input."""
        while True:
            line = self.read.readline(LONGEST_LINE)
            if not line:
                return False
            if not line.strip():
                continue
            try:
                reply = self._reply(line)
                self.table.give(decision.seat, reply.answer, reply.step)
            except TafelrundeError as error:
                self._send_error(error)
                continue
            return True

    def _reply(self, line: bytes) -> Reply:
        if not line.endswith(b"\n") and len(line) >= LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = self.read.readline(LONGEST_LINE)
            raise BadLine("The line is too long for an answer.")
        try:
            return msgspec.json.decode(line, type=Reply)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
            raise BadLine(f"The line is no answer: {trouble}.") from trouble
