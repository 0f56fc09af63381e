"""Notes: what the table itself writes into the log of a game, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.games import GameRules


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that no rule wrote; it looks like an event of the game."""

    sentence: ClassVar[Name]
    why: str = ""  # no rule stands behind it

    def told(self, lang: Lang) -> str:
        """The line in one language."""
        return self.sentence.text(lang)


@dataclass(frozen=True, slots=True)
class PositionRepaired(Note):
    """The host has changed the position by words; the last `dropped` answers no longer count."""

    sentence = Name(
        de="{by} repariert die Stellung als Gastgeber: {words}",
        en="{by} repairs the position as the host: {words}",
    )
    by: str = ""
    words: tuple[str, ...] = ()
    dropped: int = 0

    def told(self, lang: Lang) -> str:
        """Who did it, and every word of it."""
        said = self.sentence.text(lang).format(by=named(self.by, lang), words="; ".join(self.words))
        return f"{said} ({DROPPED.text(lang).format(self.dropped)})" if self.dropped else said


@dataclass(frozen=True, slots=True)
class HostWentBack(Note):
    """The host has taken the table back to an earlier step, and with it the last `lines` of the
    log.
    """

    sentence = Name(
        de="{by} stellt den Tisch als Gastgeber auf Schritt {step} zurück.",
        en="{by} takes the table back to step {step} as the host.",
    )
    by: str = ""
    step: int = 0
    lines: int = 0

    def told(self, lang: Lang) -> str:
        """Who did it, and how far."""
        return self.sentence.text(lang).format(by=named(self.by, lang), step=self.step)


@dataclass(frozen=True, slots=True)
class RuleFailed(Note):
    """The rule behind an answer failed; the answer does not count."""

    sentence = Name(
        de="Eine Regel ist gescheitert, die letzte Antwort zählt nicht. Antwortet anders; oder der "
        "Gastgeber stellt den Tisch zurück oder repariert die Stellung.",
        en="A rule failed; the last answer does not count. Answer differently, or let the host "
        "take the table back or repair the position.",
    )


DROPPED: Final = Name(
    de="seit der letzten freien Wahl verfallene Antworten: {}",
    en="answers since the last free choice that no longer count: {}",
)
SOMEBODY: Final = Name(de="Jemand", en="Somebody")
KINDS: Final[dict[str, type]] = {
    kind.__name__: kind for kind in (PositionRepaired, HostWentBack, RuleFailed)
}


def named(by: str, lang: Lang) -> str:
    """Who did something; the host of a table may have no name."""
    return by or SOMEBODY.text(lang)


def narrate(rules: GameRules[Any], event: Any, lang: Lang) -> str:
    """What a player reads for an event of the game or a note of the table."""
    return event.told(lang) if isinstance(event, Note) else rules.narrate(event, lang)
