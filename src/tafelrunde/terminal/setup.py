"""Before the game: adventure, heroes and who plays them, difficulty; the same for all modes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.terminal.clients import Choice, Client
from tafelrunde.terminal.table import BOT, PERSON, Plan
from tafelrunde.terminal.words import say

STEPS: Final = ("adventure", "heroes", "difficulty")
READY: Final = "ready"
LOT: Final = "lot"
"""The word for a hero whom the lot decides on."""
OFF: Final = "off"
CYCLE: Final = {OFF: PERSON, PERSON: BOT, BOT: OFF}


@dataclass(slots=True)
class Draft:
    """What has been chosen so far."""

    client: Client
    adventure: str = ""
    seats: dict[str, str] = field(default_factory=dict)  # hero → person or bot, in table order
    switched: list[str] = field(default_factory=list)  # toggles that stand otherwise than usual

    def rows(self, step: str, lang: Lang) -> list[Choice]:
        """What can be chosen in a step; toggles show how they stand."""
        if step == "adventure":
            return self.client.adventures(lang)
        if step == "heroes":
            rows = [self._hero(choice, lang) for choice in self.client.heroes(lang)]
            rows.append(Choice(LOT, say(lang, "setup-lots"), say(lang, "setup-lots.about")))
            ready = say(lang, "setup-go-on", heroes=len(self.seats))
        else:
            rows = [self._toggle(choice) for choice in self.client.toggles(lang)]
            ready = say(lang, "setup-start")
        return [*rows, Choice(READY, ready)]

    def _hero(self, choice: Choice, lang: Lang) -> Choice:
        seat = self.seats.get(choice.key, OFF)
        sign = {OFF: "[ ]", PERSON: "[x]", BOT: "[b]"}[seat]
        name = f"{sign} {choice.name}: {say(lang, f'setup-seat-{seat}')}"
        return Choice(choice.key, name, choice.about)

    def _toggle(self, choice: Choice) -> Choice:
        on = (choice.key in self.client.usual) != (choice.key in self.switched)
        return Choice(choice.key, f"{'[x]' if on else '[ ]'} {choice.name}", choice.about)

    def choose(self, step: str, key: str) -> bool:
        """Take a choice; says whether the step is over."""
        if key == READY:
            if step == "heroes" and len(self.seats) < self.client.fewest_seats:
                raise BadSetup(f"Choose at least {self.client.fewest_seats}.")
            return True
        if step == "adventure":
            self.adventure = key
            return True
        if key == LOT:
            self._draw_lots()
        elif step == "heroes":
            self._cycle(key)
        elif key in self.switched:
            self.switched.remove(key)
        else:
            self.switched.append(key)
        return False

    def _cycle(self, hero: str) -> None:
        seat = CYCLE[self.seats.get(hero, OFF)]
        if seat == OFF:
            del self.seats[hero]
            return
        if hero not in self.seats and len(self.seats) >= self.client.most_seats:
            raise BadSetup(f"At most {self.client.most_seats} can play.")
        self.seats[hero] = seat

    def _draw_lots(self) -> None:
        """As many people and bots as before, at least the fewest; the lot decides on the heroes."""
        seats = list(self.seats.values())
        seats += [PERSON, *[BOT] * self.client.fewest_seats][len(seats) : self.client.fewest_seats]
        heroes = by_lot([LOT] * len(seats), self.client, (), Random())
        self.seats = dict(zip(heroes, seats, strict=True))

    def plan(self) -> Plan:
        """The choices as the rules want them, and the seats."""
        data = self.client.setup(self.adventure, list(self.seats), self.switched)
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
    """The optional rules of `--options a,b`; `no-a` switches a usual one off."""
    known = [choice.key for choice in client.toggles("en")]
    switched = list[str]()
    for word in (each.strip().replace("-", "_") for each in text.split(",") if each.strip()):
        name = word.removeprefix("no_")
        if name not in known:
            raise BadSetup(f"There is no optional rule {word!r}; there are {', '.join(known)}.")
        if (name in client.usual) == word.startswith("no_"):
            switched.append(name)
    return switched


def heroes_from(text: str) -> Sequence[str]:
    """The heroes of `--heroes a,b`."""
    return [word.strip() for word in text.split(",") if word.strip()]


def by_lot(
    heroes: Sequence[str], client: Client, switched: Sequence[str], random: Random
) -> list[str]:
    """The heroes, with one drawn for each `lot`: nobody twice, and nobody who is not to be had."""
    on = set(client.usual).symmetric_difference(switched)
    urn = [
        choice.key
        for choice in client.heroes("en")
        if choice.key not in heroes and (not choice.needs or choice.needs in on)
    ]
    if heroes.count(LOT) > len(urn):
        raise BadSetup(f"The lot can decide on {len(urn)} heroes only.")
    drawn = iter(random.sample(urn, heroes.count(LOT)))
    return [next(drawn) if hero == LOT else hero for hero in heroes]
