"""Notes: what the table itself writes into the log of a game, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import GameRules

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that no rule wrote; it looks like an event of the game."""

    sentence: ClassVar[Name]
    why: str = ""  # no rule stands behind it

    @property
    def stays(self) -> bool:
        """Whether the line stays in the log when the answers around it are taken back."""
        return False

    def narrated(self, lang: Lang) -> str:
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

    @property
    def stays(self) -> bool:
        """Everybody can read for ever what the host has changed."""
        return True

    def narrated(self, lang: Lang) -> str:
        """Who did it, and every word of it."""
        said = self.sentence.text(lang).format(by=named(self.by, lang), words="; ".join(self.words))
        return f"{said} ({DROPPED.text(lang).format(self.dropped)})" if self.dropped else said


@dataclass(frozen=True, slots=True)
class RepairTakenBack(Note):
    """A repair no longer counts: it was taken back with the last answers."""

    sentence = Name(
        de="{by} nimmt die Reparatur zurück: {words}",
        en="{by} takes the repair back: {words}",
    )
    by: str = ""
    words: tuple[str, ...] = ()

    @property
    def stays(self) -> bool:
        """Who reads of the repair reads of this too."""
        return True

    def narrated(self, lang: Lang) -> str:
        """Who did it, and every word of the repair."""
        return self.sentence.text(lang).format(by=named(self.by, lang), words="; ".join(self.words))


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

    @property
    def stays(self) -> bool:
        """Nobody goes back unnoticed."""
        return True

    def narrated(self, lang: Lang) -> str:
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


@dataclass(frozen=True, slots=True)
class SeatPassed(Note):
    """A seat of the table has changed hands; `was` is who held it before, if that was another."""

    by: str = ""
    how: str = "taken"
    hero: tuple[str, str] = ("", "")  # whose seat it is, in German and English
    was: str = ""
    wish: int = 0  # the number of the wish to which others agreed

    @property
    def stays(self) -> bool:
        """What people do with their own seats concerns nobody's secrets."""
        return bool(self.was) or self.how not in ("back", "bot")

    def narrated(self, lang: Lang) -> str:
        """Who did what with whose seat."""
        held = HELD.text(lang).format(self.was) if self.was else ""
        said = SEAT_LINES[self.how].text(lang)
        line = said.format(by=named(self.by, lang), hero=Name(*self.hero).text(lang), held=held)
        return f"{line} {AGREED.text(lang)}" if self.wish else line


@dataclass(frozen=True, slots=True)
class EveningEnded(Note):
    """The evening is over; the campaign goes on at another table."""

    sentence = Name(
        de="Der Abend ist zu Ende. Die Kampagne geht an einem neuen Tisch weiter.",
        en="The evening is over. The campaign goes on at a new table.",
    )


SEAT_LINES: Final = {
    "taken": Name(
        de="{by} setzt sich auf den Platz von {hero}{held}.",
        en="{by} sits down at the seat of {hero}{held}.",
    ),
    "back": Name(de="{by} spielt {hero}{held} wieder selbst.", en="{by} plays {hero}{held} again."),
    "bot": Name(
        de="{by} lässt einen Bot für {hero}{held} spielen.",
        en="{by} lets a bot play for {hero}{held}.",
    ),
    "open": Name(
        de="{by} gibt den Platz von {hero}{held} frei.", en="{by} frees the seat of {hero}{held}."
    ),
    "link": Name(
        de="{by} gibt den Platz von {hero}{held} durch einen Link weiter.",
        en="{by} passes the seat of {hero}{held} on by a link.",
    ),
    "removed": Name(
        de="{by} weist jemanden vom Tisch; ein Bot spielt für {hero}{held}.",
        en="{by} removes somebody from the table; a bot plays for {hero}{held}.",
    ),
}
HELD: Final = Name(de=" (bisher {})", en=" (held by {})")
AGREED: Final = Name(de="Alle, die es betrifft, sind einverstanden.", en="All concerned agreed.")
DROPPED: Final = Name(
    de="seit der letzten freien Wahl verfallene Antworten: {}",
    en="answers since the last free choice that no longer count: {}",
)
SOMEBODY: Final = Name(de="Jemand", en="Somebody")
KINDS: Final[dict[str, type]] = {
    kind.__name__: kind
    for kind in (
        *(PositionRepaired, RepairTakenBack, HostWentBack),
        *(RuleFailed, SeatPassed, EveningEnded),
    )
}


def stays(event: AnyEvent) -> bool:
    """Whether a line of the log stays when the answers around it are taken back."""
    return isinstance(event, Note) and event.stays


def named(by: str, lang: Lang) -> str:
    """Who did something; the host of a table may have no name."""
    return by or SOMEBODY.text(lang)


def narrate(rules: GameRules[S], event: AnyEvent, lang: Lang) -> str:
    """What a player reads for an event of the game or a note of the table."""
    return event.narrated(lang) if isinstance(event, Note) else rules.narrate(event, lang)
