"""Real moments of Valskyrr as files for the browser client's board page (web/dev/valskyrr.html).

    python tools/web_fixture.py [FOLDER]

Bots play seeded games; the moments named below are written as the server would send them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import DecisionView, Question, event_fields

GAME: Final = "valskyrr"
FOLDER: Final = Path(__file__).parent.parent / "web" / "dev" / "fixtures"
EVENTS: Final = 12
"""So many events before the moment are written, for animation."""


class Moment(NamedTuple):
    """When to stop a seeded game."""

    name: str
    adventure: str
    heroes: tuple[str, ...]
    fits: Callable[[Any, Decision], bool]
    side: str = "normal"


def is_fight(state: Any, decision: Decision) -> bool:
    """A hero in the middle of a fight, with something closed."""
    foes = sum(len(hero.foes) for hero in state.heroes)
    return decision.key == "action" and state.round > 4 and foes > 1 and bool(decision.closed)


def is_journey(state: Any, decision: Decision) -> bool:
    """The party decides where to go, with parts of the map known."""
    return decision.key == "travel" and sum(state.revealed) > 2 and state.encounter is not None


def is_wide_choice(state: Any, decision: Decision) -> bool:
    """Several things are chosen at once."""
    return decision.max > 1 and state.round > 2


def is_reward(state: Any, decision: Decision) -> bool:
    """Rewards lie on the table."""
    return bool(state.offered)


FOUR: Final = ("fengray", "arani", "celenthia", "kraehe")
MOMENTS: Final = (
    Moment("fight", "the_abomination", FOUR[:2], is_fight),
    Moment("crowd", "the_mist_throne", FOUR, is_fight, "hard"),
    Moment("travel", "song_of_the_dead", FOUR[:3], is_journey),
    Moment("several", "into_the_wilds", FOUR[:2], is_wide_choice),
    Moment("reward", "into_the_wilds", FOUR[1:3], is_reward),
)


def play_to(moment: Moment) -> Session[Any]:
    """The game at that moment; seeds are tried in order."""
    rules = find_game(GAME).shown.rules
    setup = {"adventure": moment.adventure, "heroes": list(moment.heroes), "board": moment.side}
    for seed in range(200):
        session = Session(rules, setup, seed)
        bot = make_bot("heuristic", GAME, seed)
        while session.decisions:
            decision = session.decisions[0]
            if moment.fits(session.state, decision):
                return session
            view, seen = find_game(GAME).shown.see(session.state, decision)
            session.answer(decision.seat, bot.decide(view, seen))
    raise SystemExit(f"No game reaches the moment {moment.name!r}.")


def question(session: Session[Any], lang: Lang) -> DecisionView:
    """The open decision as a person who may answer it sees it."""
    shown = find_game(GAME).shown
    seen = shown.see(session.state, session.decisions[0])
    return Question(shown, *seen).ask(session.step, lang)


def fixture(session: Session[Any]) -> dict[str, Any]:
    """View, question and last events, in every language."""
    recent = session.log[-EVENTS:]
    events = {
        lang: [
            {
                "kind": type(event).__name__,
                "text": session.rules.narrate(event, lang),
                "why": event.why,
                "fields": event_fields(event),
            }
            for event in recent
        ]
        for lang in LANGUAGES
    }
    return {
        "view": find_game(GAME).shown.present(session.state, [0]),
        "decisions": {lang: [question(session, lang)] for lang in LANGUAGES},
        "events": events,
    }


def main() -> None:
    """Write every moment, and the content in every language."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        write(folder / f"{moment.name}.json", fixture(play_to(moment)))
    for lang in LANGUAGES:
        write(folder / f"content.{lang}.json", find_game(GAME).shown.content(lang))


def write(path: Path, data: Any) -> None:
    """One file, without spaces that nobody reads."""
    path.write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()
