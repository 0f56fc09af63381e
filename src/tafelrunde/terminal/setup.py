"""Before the game: adventure, heroes and who plays them, difficulty; the same for all modes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.terminal.clients import Choice, Client
from tafelrunde.terminal.table import BOT, PERSON, Plan
from tafelrunde.terminal.words import say

STEPS: Final = ("adventure", "heroes", "difficulty")
READY: Final = "ready"
HARD_BOARD: Final = "hard_board"
HARD_HEROES: Final = "hard_heroes"
OFF: Final = "off"
CYCLE: Final = {OFF: PERSON, PERSON: BOT, BOT: OFF}


@dataclass(slots=True)
class Draft:
    """What has been chosen so far."""

    client: Client
    adventure: str = ""
    seats: dict[str, str] = field(default_factory=dict)  # hero → person or bot, in table order
    hard_board: bool = False
    hard_heroes: bool = False
    options: list[str] = field(default_factory=list)

    def rows(self, step: str, lang: Lang) -> list[Choice]:
        """What can be chosen in a step; toggles show how they stand."""
        if step == "adventure":
            return self.client.adventures(lang)
        if step == "heroes":
            rows = [self._hero(choice, lang) for choice in self.client.heroes(lang)]
            ready = say(lang, "setup-go-on", heroes=len(self.seats))
        else:
            rows = [self._toggle(choice) for choice in self._difficulties(lang)]
            ready = say(lang, "setup-start")
        return [*rows, Choice(READY, ready)]

    def _hero(self, choice: Choice, lang: Lang) -> Choice:
        seat = self.seats.get(choice.key, OFF)
        sign = {OFF: "[ ]", PERSON: "[x]", BOT: "[b]"}[seat]
        name = f"{sign} {choice.name}: {say(lang, f'setup-seat-{seat}')}"
        return Choice(choice.key, name, choice.about)

    def _difficulties(self, lang: Lang) -> list[Choice]:
        hard = [
            Choice(key, say(lang, f"setup-{name}"), say(lang, f"setup-{name}.about"))
            for key, name in ((HARD_BOARD, "hard-board"), (HARD_HEROES, "hard-heroes"))
        ]
        return [*hard, *self.client.option_names(lang)]

    def _toggle(self, choice: Choice) -> Choice:
        on = {HARD_BOARD: self.hard_board, HARD_HEROES: self.hard_heroes}.get(
            choice.key, choice.key in self.options
        )
        return Choice(choice.key, f"{'[x]' if on else '[ ]'} {choice.name}", choice.about)

    def choose(self, step: str, key: str) -> bool:
        """Take a choice; says whether the step is over."""
        if key == READY:
            if step == "heroes" and not self.seats:
                raise BadSetup("Choose at least 1 hero.")
            return True
        if step == "adventure":
            self.adventure = key
            return True
        if step == "heroes":
            self._cycle(key)
        elif key == HARD_BOARD:
            self.hard_board = not self.hard_board
        elif key == HARD_HEROES:
            self.hard_heroes = not self.hard_heroes
        elif key in self.options:
            self.options.remove(key)
        else:
            self.options.append(key)
        return False

    def _cycle(self, hero: str) -> None:
        seat = CYCLE[self.seats.get(hero, OFF)]
        if seat == OFF:
            del self.seats[hero]
            return
        if hero not in self.seats and len(self.seats) >= self.client.most_seats:
            raise BadSetup(f"At most {self.client.most_seats} heroes can play.")
        self.seats[hero] = seat

    def plan(self) -> Plan:
        """The choices as the rules want them, and the seats."""
        data = {
            "adventure": self.adventure,
            "heroes": list(self.seats),
            "board": "hard" if self.hard_board else "normal",
            "hero_boards": ["hard"] * len(self.seats) if self.hard_heroes else [],
            "options": dict.fromkeys(self.options, True),
        }
        self.client.check_setup(data)
        return Plan(data, list(self.seats.values()))


def seats_from(text: str, count: int) -> list[str]:
    """The seats of `--seats person,bot`; fewer than heroes are filled up with bots."""
    given = [word.strip() for word in text.split(",") if word.strip()]
    wrong = [word for word in given if word not in (PERSON, BOT)]
    if wrong:
        raise BadSetup(f"A seat is person or bot, not {wrong[0]!r}.")
    if len(given) > count:
        raise BadSetup(f"There are {count} heroes but {len(given)} seats.")
    return given + [BOT] * (count - len(given))


def options_from(text: str, client: Client) -> list[str]:
    """The optional rules of `--options a,b`."""
    given = [word.strip().replace("-", "_") for word in text.split(",") if word.strip()]
    wrong = [word for word in given if word not in client.options]
    if wrong:
        known = ", ".join(client.options)
        raise BadSetup(f"There is no optional rule {wrong[0]!r}; there are {known}.")
    return given


def heroes_from(text: str) -> Sequence[str]:
    """The heroes of `--heroes a,b`."""
    return [word.strip() for word in text.split(",") if word.strip()]
