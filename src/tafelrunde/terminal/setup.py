"""Before the game: a step for each question that the game has, the same in all modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.games import Game, State
from tafelrunde.engine.setup_words import LOT
from tafelrunde.engine.setups import (
    YES,
    Choice,
    Chosen,
    Each,
    Field,
    Flag,
    One,
    Seats,
    SetupForm,
    Words,
)
from tafelrunde.terminal.table import BOT, PERSON, Plan
from tafelrunde.terminal.words import say

READY: Final = "ready"
LEVEL: Final = "level"
OFF: Final = "off"
CYCLE: Final = {OFF: PERSON, PERSON: BOT, BOT: OFF}
SIGNS: Final = {OFF: "[ ]", PERSON: "[x]", BOT: "[b]"}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a step: its key, what it says, and what is worth knowing about it."""

    key: str
    name: str
    about: Words | None = None


Step = tuple[Field, ...]
"""The questions that are asked together: mostly one."""


@dataclass(slots=True)
class Draft:
    """What has been chosen so far."""

    form: SetupForm
    chosen: dict[str, Chosen] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)  # who → person or bot, in table order
    levels: Sequence[str] = ("",)  # how well bots can play; the first is chosen

    # --- Steps ------------------------------------------------------------------------------------

    def steps(self) -> list[Step]:
        """One step for each question, and one for all that is seldom changed; what the choices so
        far make pointless is not asked.
        """
        asked = [each for each in self.form.in_order() if self._is_asked(each)]
        more = tuple(each for each in asked if each.more)
        return [*((each,) for each in asked if not each.more), *([more] if more else [])]

    def _is_asked(self, question: Field) -> bool:
        return self.form.has(question.needs, self.chosen)

    def question(self, step: Step, lang: Lang) -> str:
        """What the game asks in a step."""
        first = step[0]
        if first.more:
            return say(lang, "setup-more")
        if isinstance(first, Seats):
            return f"{first.question.text(lang)} {say(lang, 'setup-seats')}"
        return first.question.text(lang)

    def lines(self, step: Step, lang: Lang) -> list[Line]:
        """What can be chosen in a step, and how it stands."""
        first = step[0]
        if is_single(step):
            return [_plain(first, each, lang) for each in self._offered(first)]
        found = [line for each in step for line in self._lines(each, lang)]
        return [*found, Line(READY, self._ready(step, lang))]

    def start_at(self, step: Step) -> int:
        """Where the highlight begins: at what is chosen, at who plays, or at going on."""
        if isinstance(step[0], Seats):
            return 0
        if not is_single(step):
            return len(self.lines(step, "en")) - 1
        offered = [each.id for each in self._offered(step[0])]
        return offered.index(self._answer(step[0])[0])

    def _ready(self, step: Step, lang: Lang) -> str:
        if isinstance(step[0], Seats):
            fewest = min(self.form.seats.players)
            return say(lang, "setup-go-on", seats=len(self.seated()), fewest=fewest)
        return say(lang, "setup-start" if step == self.steps()[-1] else "setup-next")

    def _lines(self, question: Field, lang: Lang) -> list[Line]:
        """The lines of a question that is not over with one choice."""
        if isinstance(question, Seats):
            lot = Line(LOT, say(lang, "setup-lots"), _told("setup-lots.about"))
            found = [self._seat(question, each, lang) for each in self._offered(question)]
            return [*found, lot, *self._level(lang)]
        if isinstance(question, Each):
            return [self._own(question, seat, lang) for seat in range(len(self.seated()))]
        if isinstance(question, Flag):
            return [self._switch(question, question.by_id[YES], question.name.text(lang), lang)]
        if isinstance(question, One):
            now = question.by_id[self._answer(question)[0]]
            name = f"{question.name.text(lang)}: {now.name.text(lang)}"
            return [Line(_key(question), name, about(now))]
        return [
            self._switch(question, each, each.name.text(lang), lang)
            for each in self._offered(question)
        ]

    def _seat(self, question: Field, choice: Choice, lang: Lang) -> Line:
        seat = self.seats.get(choice.id, OFF)
        line = _plain(question, choice, lang)
        name = f"{SIGNS[seat]} {line.name}: {say(lang, f'setup-seat-{seat}')}"
        return Line(line.key, name, line.about)

    def _level(self, lang: Lang) -> list[Line]:
        """How well bots play, where there are any and they can do so in several ways."""
        if BOT not in self.seated().values() or len(self.levels) < 2:
            return []
        key = f"bots-{self.levels[0]}"
        return [Line(LEVEL, say(lang, "setup-level", level=say(lang, key)), _told(f"{key}.about"))]

    def _own(self, question: Field, seat: int, lang: Lang) -> Line:
        now = question.by_id[self._answer(question)[seat]]
        who = self.form.seats.by_id[list(self.seated())[seat]].name.text(lang)
        name = f"{question.name.text(lang)}, {who}: {now.name.text(lang)}"
        return Line(_key(question, str(seat)), name, about(now))

    def _switch(self, question: Field, choice: Choice, name: str, lang: Lang) -> Line:
        sign = "[x]" if choice.id in self._answer(question) else "[ ]"
        return Line(_key(question, choice.id), f"{sign} {name}", about(choice))

    # --- Choosing ---------------------------------------------------------------------------------

    def choose(self, step: Step, key: str) -> bool:
        """Take a line; says whether the step is over."""
        if key == READY:
            self._need_players(step)
            return True
        if key == LOT:
            self._draw_lots()
            return False
        if key == LEVEL:
            self.levels = [*self.levels[1:], self.levels[0]]
            return False
        name, _, which = key.partition(":")
        question = self.form.by_id[name]
        if isinstance(question, Seats):
            self._cycle(which)
        elif is_single(step):
            self.chosen[name] = (which,)
            return True
        else:
            self.chosen[name] = self._changed(question, which)
        return False

    def _need_players(self, step: Step) -> None:
        fewest = min(self.form.seats.players)
        if isinstance(step[0], Seats) and len(self.seated()) < fewest:
            raise BadSetup(f"Choose at least {fewest}.")

    def _cycle(self, who: str) -> None:
        seat, most = CYCLE[self.seats.get(who, OFF)], max(self.form.seats.players)
        if seat == OFF:
            del self.seats[who]
            return
        if who not in self.seats and len(self.seated()) >= most:
            raise BadSetup(f"At most {most} can play.")
        self.seats[who] = seat

    def _draw_lots(self) -> None:
        """As many people and bots as before, at least the fewest; the lot decides who it is."""
        seats, fewest = list(self.seated().values()), min(self.form.seats.players)
        seats += [PERSON, *[BOT] * fewest][len(seats) : fewest]
        drawn = by_lot([LOT] * len(seats), self.form, self.chosen, Random())
        self.seats = dict(zip(drawn, seats, strict=True))

    def _changed(self, question: Field, which: str) -> Chosen:
        """The answer after a line was taken: the next choice, or one more or less of several."""
        now = self._answer(question)
        if isinstance(question, Each):
            seat = int(which)
            return (*now[:seat], self._next(question, now[seat]), *now[seat + 1 :])
        if isinstance(question, One):
            return (self._next(question, now[0]),)
        return tuple(each for each in question.by_id if (each in now) != (each == which))

    def _next(self, question: Field, now: str) -> str:
        offered = [each.id for each in self._offered(question)]
        return offered[(offered.index(now) + 1) % len(offered)]

    # --- What has been chosen ---------------------------------------------------------------------

    def _offered(self, question: Field) -> list[Choice]:
        return self.form.offers(question.id, self.chosen)

    def seated(self) -> dict[str, str]:
        """Who plays, and who plays them."""
        offered = [each.id for each in self._offered(self.form.seats)]
        return {who: seat for who, seat in self.seats.items() if who in offered}

    def _answer(self, question: Field) -> Chosen:
        """How a question stands; what is not to be had any more is as usual."""
        now = self.chosen.get(question.id, question.usual)
        if isinstance(question, Each):
            usual = (question.choices[0].id,) * len(self.seated())
            return (*now, *usual[len(now) :])[: len(usual)]
        offered = {each.id for each in self._offered(question)}
        return now if self._is_asked(question) and offered.issuperset(now) else question.usual

    def plan(self) -> Plan:
        """The choices as the rules want them, and the seats."""
        seated = self.seated()
        answers = {each.id: self._answer(each) for each in self.form.fields if each.offered}
        data = self.form.write({self.form.seats.id: tuple(seated), **answers})
        self.form.check(data)
        return Plan(data, list(seated.values()), self.levels[0] if BOT in seated.values() else "")


def draft_for(rules: Game[State]) -> Draft:
    """An empty draft for a game, whose bots play in so many ways."""
    from tafelrunde.bots.makers import levels

    return Draft(rules.setup, levels=levels(rules.id))


def _told(key: str) -> Words:
    """A message in whichever language."""
    return partial(say, key=key)


def is_single(step: Step) -> bool:
    """Whether one choice ends the step."""
    return isinstance(step[0], One) and not step[0].more


def about(choice: Choice) -> Words | None:
    """What is worth knowing about a choice."""
    return choice.details or choice.about


def full_name(choice: Choice, lang: Lang) -> str:
    """A name, with the title where there is one."""
    name = choice.name.text(lang)
    return f"{name}, {choice.title.text(lang)}" if choice.title is not None else name


def _plain(question: Field, choice: Choice, lang: Lang) -> Line:
    return Line(_key(question, choice.id), full_name(choice, lang), about(choice))


def _key(question: Field, which: str = "") -> str:
    return f"{question.id}:{which}"


# --- Seats ----------------------------------------------------------------------------------------


def seats_from(text: str, count: int) -> list[str]:
    """The seats of `--seats person,bot`; fewer than there are to play are filled up with bots."""
    given = [word.strip() for word in text.split(",") if word.strip()]
    wrong = [word for word in given if word not in (PERSON, BOT)]
    if wrong:
        raise BadSetup(f"A seat is person or bot, not {wrong[0]!r}.")
    if len(given) > count:
        raise BadSetup(f"There are {count} to play but {len(given)} seats.")
    return given + [BOT] * (count - len(given))


def by_lot(
    seated: Sequence[str], form: SetupForm, chosen: Mapping[str, Chosen], random: Random
) -> list[str]:
    """Who plays, with one drawn for each `lot`: nobody twice, and nobody who is not to be had."""
    offered = form.offers(form.seats.id, chosen)
    urn = [each.id for each in offered if each.id not in seated]
    if seated.count(LOT) > len(urn):
        raise BadSetup(f"The lot can decide between {len(urn)} only.")
    drawn = iter(random.sample(urn, seated.count(LOT)))
    return [next(drawn) if who == LOT else who for who in seated]
