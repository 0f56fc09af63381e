"""What workers do: everything that plays more than a few answers.

Jobs get bytes and give bytes, never anything that lives. A game comes as a `Line`: a checkpoint, or
how it began, and the answers since.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Generator, Sequence
from typing import Final

import msgspec

from tafelrunde.bots.advice import advice_in
from tafelrunde.bots.makers import REVIEWER, adviser, answer_of, make_bot
from tafelrunde.bots.review import Ledger, Moment, Told, Verdict, told, verdict
from tafelrunde.engine import scenarios
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.endings import harder_setup
from tafelrunde.engine.errors import BadRepair, UndoRefused
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import Data, SetupAnswers, State
from tafelrunde.engine.journal import encode, entries_from, entries_of, play_entry
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.repairs import repaired, worded_openly
from tafelrunde.engine.saves import Step
from tafelrunde.engine.seeds import MOST
from tafelrunde.engine.sessions import SaveData, Session
from tafelrunde.engine.showing import TableView
from tafelrunde.engine.worlds import Worlds, own_decision
from tafelrunde.table.game.evenings import as_it_led_on, is_campaign, saves_in
from tafelrunde.table.game.imports import brought
from tafelrunde.table.game.journal import take_snapshot
from tafelrunde.table.game.loading import Found, reopened
from tafelrunde.table.game.running_game import Key, RunningGame
from tafelrunde.table.rest import ChancePoint, ChronicleLine, Past, TurningPoint
from tafelrunde.table.storage.store import RoomRecord

THOUGHTS: Final = 1 << 32
"""From this stream of chance on bots look ahead, one for each step; games are far from it."""
SPACING: Final = 24
"""Of a long line, a checkpoint is kept after at least so many answers."""


Steps = Generator[int, None, Sequence[bytes]]
"""A job that says on the way how many percent are done."""
Work = Sequence[bytes] | Steps
Tell = Callable[[int], object]
"""Hears how many percent of a job are done."""


class Line(msgspec.Struct):
    """A game up to some step: its state after `at` answers, and those that follow."""

    game: str
    setup: SetupAnswers
    seed: int
    origin: Data | None
    at: int
    state: bytes  # packed; empty where the game begins
    steps: list[Step]


Look = Callable[[Session[State], Step], None]
"""Looks at a game before the next answer."""


class Weighed(msgspec.Struct):
    """How the chances went, and the answers around which they moved most."""

    points: list[ChancePoint]
    moments: list[Moment]


class Kept(msgspec.Struct, array_like=True):
    """A checkpoint: the packed state after so many answers."""

    at: int
    state: bytes


class Asked(msgspec.Struct):
    """Whose eyes, and in which language."""

    key: Key
    lang: Lang


class Thought(msgspec.Struct):
    """Which bot looks ahead, for which seat."""

    bot: str
    seat: int


class ReportAsked(msgspec.Struct):
    """What a report is called; for a seat that may not know all, what chance deals it anew."""

    name: str
    seat: int | None
    seed: int


def pack(state: Data) -> bytes:
    """The dump of a state as it is kept in memory; it is small there."""
    return zlib.compress(msgspec.json.encode(state), 1)


def unpack(content: bytes) -> Data:
    """The dump of a state that was packed."""
    found: Data = msgspec.json.decode(zlib.decompress(content))
    return found


# --- Standing somewhere ---------------------------------------------------------------------------


def begun(line: Line) -> Session[State]:
    """The game where its line begins."""
    rules = find_game(line.game).shown.rules
    if not line.state:
        origin = rules.load(line.origin) if line.origin is not None else None
        return Session(rules, line.setup, line.seed, origin=origin)
    before = [Step(0, [])] * line.at  # nobody looks at what they were
    state = unpack(line.state)
    data = SaveData(line.game, rules.version, line.setup, line.seed, None, before, state, line.at)
    return Session.resumed(rules, data)


def followed(line: Line, look: Look | None = None) -> tuple[Session[State], list[Kept]]:
    """The game where its line ends, with the events of the last answer; and some checkpoints that
    were passed on the way. Who wants to look at it before each answer may.
    """
    session, kept, last = begun(line), [], line.at
    for done in line.steps:
        if look is not None:
            look(session, done)
        session.log.clear()
        for entry in entries_of(session, done):
            play_entry(session, entry)
        at = session.snapshots[-1][0]
        if at == session.step and at - last >= SPACING:
            kept.append(checkpoint(session))
            last = at
    return session, kept


def checkpoint(session: Session[State]) -> Kept:
    """The last checkpoint of a game."""
    at, state = session.snapshots[-1]
    return Kept(at, pack(session.rules.dump(state)))


def read_line(content: bytes) -> Line:
    """A line as it was sent."""
    return msgspec.json.decode(content, type=Line)


# --- The jobs -------------------------------------------------------------------------------------


def bring(content: bytes) -> Sequence[bytes]:
    """A stranger's file, played through: its record, and a snapshot where it has entries."""
    game = brought(content)
    return [game.record, str(game.entries).encode(), game.snapshot or b""]


def evenings(content: bytes) -> Sequence[bytes]:
    """The saved games in a stranger's file: all evenings of a campaign, or the file itself."""
    return saves_in(content) if is_campaign(content) else [content]


def led_on(record: bytes, table: bytes) -> Sequence[bytes]:
    """The saved game of an evening as it stood when the campaign went on at that table."""
    return [as_it_led_on(record, table.decode())]


def replay(line: bytes, asked: bytes) -> Sequence[bytes]:
    """The table as somebody saw it then, checkpoints on the way there, and what could not be
    shown.
    """
    session, kept = followed(read_line(line))
    wanted = msgspec.json.decode(asked, type=Asked)
    then = RunningGame(find_game(session.rules.id).shown, session, session.step)
    past = Past(
        view=then.view(wanted.key)[0] or TableView(),
        events=[then.tell(event, wanted.lang, key=wanted.key) for event in session.log],
        decisions=then.decisions(wanted.lang, [False] * len(session.decisions)),
        outcome=then.outcome,
    )
    failures = then.view_errors.failures()
    return [msgspec.json.encode(past), *map(msgspec.msgpack.encode, (kept, failures))]


def ending(line: bytes, asked: bytes) -> Sequence[bytes]:
    """How a game ended, told from everything that happened in it."""
    wanted = msgspec.json.decode(asked, type=Asked)
    session, told = retold(read_line(line))
    game = find_game(session.rules.id)
    view = game.shown.ending(session.state, told, wanted.lang)
    view.harder = harder_setup(game.setup, session.setup)
    return [msgspec.json.encode(view)]


def retold(line: Line) -> tuple[Session[State], list[tuple[int, AnyEvent]]]:
    """A game where its line ends, and everything that happened, each after how many answers."""
    session = begun(line)
    told = [(0, event) for event in session.log]
    for done in line.steps:
        session.log.clear()
        for entry in entries_of(session, done):
            play_entry(session, entry)
        told += [(session.step, event) for event in session.log]
    return session, told


def chronicle(line: bytes, asked: bytes) -> Sequence[bytes]:
    """What happened in a game, line by line."""
    wanted = msgspec.json.decode(asked, type=Asked)
    session, told = retold(read_line(line))
    then = RunningGame(find_game(session.rules.id).shown, session, session.step)
    views = [then.tell(event, wanted.lang, step, past=True) for step, event in told]
    lines = [ChronicleLine(each.kind, each.text, each.step) for each in views if each.text]
    return [msgspec.json.encode(lines)]


def way_back(line: bytes) -> Sequence[bytes]:
    """Checkpoints on the way to a step, and the last one before it; raises `UndoRefused`."""
    try:
        session, kept = followed(read_line(line))
    except Exception as trouble:  # older answers need not fit a rule that was corrected since
        raise UndoRefused("The answers before no longer fit the rules; they stand.") from trouble
    return [msgspec.msgpack.encode([*kept, checkpoint(session)])]


def fork(line: bytes) -> Sequence[bytes]:
    """A snapshot of the game where its line ends, and the line from its beginning as entries."""
    found = read_line(line)
    session = begun(found)
    entries = entries_from(session, found.steps)
    return [take_snapshot(session), *(encode(entry) for entry in entries)]


def deal_anew(line: bytes, seed: bytes) -> Sequence[bytes]:
    """The last free choice of a line, with something else wherever nobody can look."""
    session, _ = followed(read_line(line))
    state = session.snapshots[-1][1]
    session.rules.listen(state, None)
    find_game(session.rules.id).trials.scramble(state, int(seed))
    return [msgspec.json.encode(session.rules.dump(state))]


def repair(line: bytes, words: bytes) -> Sequence[bytes]:
    """What a repair makes of the checkpoint of a line; raises `BadRepair`."""
    session = begun(read_line(line))
    said = msgspec.json.decode(words, type=list[str])
    changed = repaired(session.rules, session.snapshots[-1][1], said)
    dumped = pack(session.rules.dump(changed))
    try:
        Position(session.rules, changed, (), session.play)
    except Exception as trouble:
        raise BadRepair(f"The game cannot go on from there ({trouble}).") from trouble
    return [dumped]


def word_openly(line: bytes, words: bytes) -> Sequence[bytes]:
    """Words of a repair with the open piles that they mean; raises `BadRepair`."""
    session = begun(read_line(line))
    said = msgspec.json.decode(words, type=list[str])
    found = worded_openly(session.rules, session.snapshots[-1][1], said)
    return [msgspec.json.encode(found)]


def report(line: bytes, asked: bytes) -> Sequence[bytes]:
    """The position where a line ends as a scenario file."""
    session, _ = followed(read_line(line))
    wanted = msgspec.json.decode(asked, type=ReportAsked)
    if wanted.seat is not None:
        session = without_secrets(session, Seat(wanted.seat), wanted.seed)
    return [scenarios.report(session, wanted.name).encode()]


def without_secrets(session: Session[State], seat: Seat, seed: int) -> Session[State]:
    """The last free choice, with something else wherever this seat cannot look."""
    rules, state = session.rules, session.rules.clone(session.snapshots[-1][1])
    find_game(rules.id).trials.scramble(state, seed, seat)
    return Session(rules, session.setup, origin=state)


def think(line: bytes, thought: bytes) -> Sequence[bytes]:
    """What a bot that looks ahead answers where a line ends."""
    session, _ = followed(read_line(line))
    wanted = msgspec.json.decode(thought, type=Thought)
    game, seat = session.rules.id, Seat(wanted.seat)
    bot = make_bot(wanted.bot, game, thought_seed(session))
    view, seen = find_game(game).trials.see(session.state, own_decision(session.question, seat))
    return [msgspec.json.encode(list(answer_of(bot, game, view, seen, session.fork)))]


def advise(line: bytes, seat: bytes) -> Steps:
    """What a bot that looks ahead thinks of the answers where a line ends."""
    session, _ = followed(read_line(line))
    game = find_game(session.rules.id)
    bot = adviser(game.id, thought_seed(session))
    assert bot is not None, "nobody asks in other games"
    search = bot.begin(Worlds(game, session.fork, Seat(int(seat))))
    yield from search.progress()
    return [msgspec.json.encode(advice_in(search.found()))]


def weigh(line: bytes) -> Sequence[bytes]:
    """The chances over a whole game, checkpoints on the way, and the answers to think about."""
    found = read_line(line)
    ledger = Ledger(find_game(found.game))
    session, kept = followed(found, ledger.look)
    ledger.look(session)
    weighed = Weighed([ChancePoint(*each) for each in ledger.chart()], ledger.moments())
    return [msgspec.json.encode(weighed), msgspec.msgpack.encode(kept)]


def judge(line: bytes, moment: bytes) -> Steps:
    """What a bot that looks ahead thinks of an answer that was given where a line ends; nothing
    where it cannot tell.
    """
    session, _ = followed(read_line(line))
    given = msgspec.json.decode(moment, type=Moment)
    game = find_game(session.rules.id)
    bot = adviser(game.id, thought_seed(session), REVIEWER)
    assert bot is not None, "nobody asks in other games"
    search = bot.begin(Worlds(game, session.fork, Seat(given.seat)), given.answer)
    yield from search.progress()
    found = verdict(search.found(), given.answer)
    return [msgspec.json.encode(turning_point(session, given, found))] if found is not None else []


def turning_point(session: Session[State], given: Moment, found: Verdict) -> TurningPoint:
    """An answer and what a search thinks of it, in both languages."""
    game = find_game(session.rules.id)
    words = {str(lang): told(session, given, found, game, lang) for lang in LANGUAGES}
    prompt, answer, best = (
        {lang: said[part] for lang, said in words.items()} for part in range(len(Told._fields))
    )
    gain, stands, tries = found.gain, found.stands, found.tries
    return TurningPoint(given.step, given.seat, prompt, answer, best, gain, stands, tries)


def thought_seed(session: Session[State]) -> int:
    """Looking ahead at the same step is the same every time."""
    return seeded(session.seed, THOUGHTS + session.step) & MOST


def reopen(record: bytes, found: bytes) -> Sequence[bytes]:
    """The game of a room from its snapshot and the entries since."""
    room = msgspec.json.decode(record, type=RoomRecord)
    again = reopened(find_game(room.game).shown, room, msgspec.msgpack.decode(found, type=Found))
    return [msgspec.msgpack.encode(again)]


JOBS: Final[dict[str, Callable[..., Work]]] = {
    job.__name__: job
    for job in (
        bring,
        replay,
        ending,
        chronicle,
        evenings,
        led_on,
        way_back,
        fork,
        deal_anew,
        repair,
        word_openly,
        report,
        reopen,
        think,
        advise,
        weigh,
        judge,
    )
}
"""Every job by its name."""
