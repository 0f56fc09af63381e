"""What travels between server and client: every message, typed once.

The browser's types and the OpenAPI description are made from these structs. A client only ever gets
what its seats may see; texts come in the language of the person who reads them.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.bots.advice import Reason
from tafelrunde.engine.endings import EndingView as EndingView
from tafelrunde.engine.endings import FigureView as FigureView
from tafelrunde.engine.endings import HighlightView as HighlightView
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.engine.games import Outcome as Outcome
from tafelrunde.engine.patches import Patch as Patch
from tafelrunde.engine.showing import ClosedView as ClosedView
from tafelrunde.engine.showing import DecisionView as DecisionView
from tafelrunde.engine.showing import EventField
from tafelrunde.engine.showing import OptionView as OptionView
from tafelrunde.engine.showing import StrikePart as StrikePart
from tafelrunde.engine.showing import StrikeView as StrikeView
from tafelrunde.engine.showing import TableView as TableView

DISCLOSED: Final = (
    "How somebody may know what is hidden: the host gave the seed (seed), the game came from a "
    "file (file) or goes on from a table that was open to all (fork); empty if nobody can, or if "
    "the seats of this game have no secrets."
)
RETIRES: Final = (
    "When the table will be deleted unless somebody plays, in seconds since 1970; 0 while that is "
    "not announced."
)
EVENING: Final = "The number of the evening of the campaign; 0 where the game is played in one go."
NEXT: Final = "The code of the table at which the campaign goes on; empty while it is played here."
NO_ADVICE: Final = (
    "Why nobody is advised at this table: people play against each other (advice-kept), or no bot "
    "of the game looks ahead (no-advice); empty where people can ask."
)
SHOWN_SEED: Final = "The seed that the host gave, as text because it may be long; else empty."
GIVEN_SEED: Final = (
    "Deals the same game again: 0 to 2^64 - 1, or the seed of another table. Where seats have "
    "secrets, everybody at the table is shown it. Without one the server draws a secret seed."
)


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything a client may send: unknown fields are refused."""


# --- Decisions and events, as a person sees them --------------------------------------------------


class EventView(msgspec.Struct, omit_defaults=True):
    """Something that happened: for the log (text, rule) and for animation (kind, fields)."""

    kind: str
    text: str
    why: str
    fields: dict[str, EventField] = {}
    step: int = 0  # after how many answers; -1 if it does not belong to the game itself
    stays: bool = False  # whether the line stays when the answers around it are taken back


class NoticeView(msgspec.Struct):
    """What everybody has to know about the table as it stands, with a stable slug."""

    slug: str  # "view-trouble": a part of the table cannot be shown
    message: str


# --- People at the table --------------------------------------------------------------------------


class SeatView(msgspec.Struct):
    """A seat: who holds it, and how."""

    seat: int
    hero: str
    kind: str  # "open", "person", "bot"
    name: str
    connected: bool
    mine: bool
    away: int = 0  # so many seconds, in tens, the holder has been away, where others wait for it
    asks: dict[str, str] = {}  # kind of window → "every", "own", "never"; for the holder alone
    unasked: list[str] = []  # cards for which the holder is never asked


class WatcherView(msgspec.Struct):
    """Somebody who watches under a name."""

    id: str
    name: str
    connected: bool


class BanView(msgspec.Struct):
    """Somebody who may not come back."""

    number: int
    name: str
    until: float  # seconds since 1970; so long nobody new comes from the same address


class WebhookView(msgspec.Struct):
    """Where notices about the table are posted; for its host alone."""

    hosts: list[str]  # which the server may call
    url: str = ""  # none is called
    secret: str = ""  # with which notices are signed


class RoomView(msgspec.Struct):
    """A room as a person in it sees it."""

    code: str
    game: str
    name: str
    status: str  # "lobby", "running", "over"
    setup: SetupAnswers
    seats: list[SeatView]
    host: bool
    spectators: int
    undo: str  # "free", "clean", "consent", "never"
    speaker: str  # who speaks for the party: "anyone", "host"
    bots: str  # who plays the bots' seats, as `bots` of the game names them
    absence: int = 0  # after so many seconds away nobody is waited for; 0 where nobody is
    disclosed: Annotated[str, Meta(description=DISCLOSED)] = ""
    seed: Annotated[str, Meta(description=SHOWN_SEED)] = ""
    locked: Annotated[bool, Meta(description="Whether newcomers need a password.")] = False
    watching: list[WatcherView] = []  # for the host alone
    bans: list[BanView] = []  # for the host alone
    webhook: WebhookView | None = None  # for the host alone, where the server calls anybody
    retires: Annotated[float, Meta(description=RETIRES)] = 0.0
    evening: Annotated[int, Meta(description=EVENING)] = 0
    next: Annotated[str, Meta(description=NEXT)] = ""
    advice: Annotated[str, Meta(description=NO_ADVICE)] = ""


class ChatView(msgspec.Struct):
    """A line of table talk."""

    number: int
    name: str
    text: str
    at: float


# --- Server → client over the WebSocket -----------------------------------------------------------


class Hello(msgspec.Struct, tag="hello"):
    """Everything, on joining or after a gap that cannot be bridged."""

    seq: int
    room: RoomView
    view: TableView | None  # none in the lobby, and where it cannot be shown
    checksum: int
    decisions: list[DecisionView]
    log: list[EventView]
    chat: list[ChatView]
    can_undo: bool
    can_redo: bool
    step: int = 0  # how many answers were given
    back_to: int = 0  # to how many of them the table's policy lets people go back at most
    last_answer: int = 0  # how many there were before the last answer of a person
    outcome: Outcome | None = None
    trouble: bool = False  # the rule behind the last answer failed; the host can put it right
    notice: NoticeView | None = None  # a part of the table cannot be shown; the host can go back


EncodedPatch = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Patch"})
]
"""A patch as it is sent to everybody who sees the same."""


class Update(msgspec.Struct, tag="update"):
    """What changed with one accepted step: a patch of the view, its checksum, events, the
    new decisions.
    """

    seq: int
    patch: EncodedPatch
    checksum: int
    events: list[EventView]
    decisions: list[DecisionView]
    can_undo: bool
    can_redo: bool
    step: int = 0
    back_to: int = 0
    last_answer: int = 0
    outcome: Outcome | None = None
    trouble: bool = False
    notice: NoticeView | None = None


class RoomChanged(msgspec.Struct, tag="room"):
    """Somebody came, went, took a seat or changed a setting."""

    room: RoomView


class Said(msgspec.Struct, tag="chat"):
    """A new line of table talk."""

    line: ChatView


class ConsentAsked(msgspec.Struct, tag="consent", omit_defaults=True):
    """Somebody asks for something to which others have to agree: to take steps back ("undo"), to go
    back to a step ("return"), to repair the position ("repair"), or for a seat ("seat"). With
    `own` it is the own wish, and `waiting` names those who have not agreed yet.
    """

    id: int
    name: str
    steps: int
    kind: str = "undo"
    step: int = 0
    words: list[str] = []
    seat: int = 0
    how: str = ""  # what shall become of the seat: "bot", "open", "person", "join", "link"
    own: bool = False
    waiting: list[str] = []


class ConsentOver(msgspec.Struct, tag="consent-over", omit_defaults=True):
    """A wish is settled: granted, withdrawn by who asked, declined, or too late."""

    id: int
    granted: bool
    withdrawn: bool = False
    kind: str = "undo"
    own: bool = False


class Refused(msgspec.Struct, tag="error"):
    """One clear sentence and a slug; nothing has changed. `re` is the request's own number."""

    slug: str
    message: str
    why: str = ""
    re: int = 0


class Foreseen(msgspec.Struct, tag="preview", omit_defaults=True):
    """What an answer would certainly bring about: events that have not happened. The rest is up to
    chance, to what is hidden or to somebody else if it is `open`; `unless` somebody reacts.
    """

    step: int
    seat: int
    answer: list[int]
    events: list[EventView]
    open: bool = False
    unless: bool = False
    re: int = 0


class Advising(msgspec.Struct, tag="advising"):
    """So many percent of the thought about a question of an own seat are done."""

    step: int
    seat: int
    percent: int


class AdviceView(msgspec.Struct):
    """One of the best answers; numbers are percents."""

    answer: list[int]
    reason: Reason  # "thumb": nothing was tried out; else how it compares with other answers
    sure: int  # that no other answer is better
    stands: int  # the prospects after it
    lead: int  # by how much they are better than with the best other answer
    tries: int


class Advised(msgspec.Struct, tag="advice"):
    """What a bot would answer to a question of an own seat, the best first."""

    step: int
    seat: int
    answers: list[AdviceView]
    re: int = 0


class Pong(msgspec.Struct, tag="pong"):
    """The server is there."""


ToClient = (
    Hello
    | Update
    | RoomChanged
    | Said
    | ConsentAsked
    | ConsentOver
    | Refused
    | Foreseen
    | Advising
    | Advised
    | Pong
)


# --- Client → server over the WebSocket -----------------------------------------------------------


class Resume(Strict, tag="resume"):
    """First message: from which sequence number to go on; 0 for everything. `said` is the number
    of the last line of talk that is known.
    """

    seq: int = 0
    said: int = 0
    lang: str = "en"


class GiveAnswer(Strict, tag="answer"):
    """Answer the open decision of one of the own seats."""

    step: int
    seat: int
    answer: list[int]
    re: int = 0


class Foresee(Strict, tag="preview"):
    """What would come of an answer to the open decision of an own seat? Nothing changes."""

    step: int
    seat: int
    answer: list[int]
    re: int = 0


class Advise(Strict, tag="advise"):
    """What would a bot answer to the open decision of an own seat? Whoever asks again, or with
    `stop`, no longer waits for what was asked before.
    """

    step: int
    seat: int
    stop: bool = False
    re: int = 0


class Undo(Strict, tag="undo"):
    """Take answers of people back, as the table's policy allows: so many, or all after a step."""

    steps: int = 1
    to: int = -1
    re: int = 0


class Redo(Strict, tag="redo"):
    """Give an answer again that was taken back."""

    re: int = 0


class Consent(Strict, tag="consent"):
    """Agree, or not, to somebody's wish; who asked may withdraw it."""

    id: int
    yes: bool


class Say(Strict, tag="chat"):
    """A line of table talk."""

    text: str


class SetLanguage(Strict, tag="lang"):
    """Read everything in another language from now on."""

    lang: str


class Ping(Strict, tag="ping"):
    """Are you there?"""


FromClient = (
    Resume | GiveAnswer | Foresee | Advise | Undo | Redo | Consent | Say | SetLanguage | Ping
)


# --- REST -----------------------------------------------------------------------------------------


class SeatWish(Strict):
    """How a seat starts: held by a person (the host if `mine`), a bot, or open for somebody."""

    kind: str = "open"
    mine: bool = False
    name: str = ""


class NewRoom(Strict):
    """Open a room."""

    game: str
    setup: Data  # answers by the ids of the questions; whoever sends nonsense is told what
    seats: list[SeatWish]
    name: str = ""
    person: str = ""
    undo: str = ""  # as is usual for the game
    speaker: str = "anyone"
    bots: str = ""  # as is usual at the server
    seed: Annotated[int | None, Meta(description=GIVEN_SEED)] = None
    password: str = ""  # without which nobody new gets in


class RoomOpened(msgspec.Struct):
    """The new room: its code for the invite link, and the host's token."""

    code: str
    token: str


class Join(Strict):
    """Take an open seat, or watch (seat -1)."""

    person: str
    seat: int = -1
    password: str = ""  # of the table, if it has one


class Joined(msgspec.Struct, omit_defaults=True):
    """The token that holds the seat (also set as a cookie); or, if the others are `asked`, will
    hold it when they agree.
    """

    code: str
    token: str
    asked: int = 0


class SeatChange(Strict):
    """The host (or the holder) hands a seat over: to a bot, to nobody, or takes it."""

    kind: str


class Windows(Strict):
    """When the holder of a seat wants to be asked for reactions; the rest is passed over."""

    asks: dict[str, str] = {}  # kind of window → "every", "own" (if it concerns the seat), "never"
    unasked: list[str] = []  # cards for which never


class Settings(Strict):
    """What the host may change while the game runs."""

    undo: str | None = None
    speaker: str | None = None
    bots: str | None = None
    name: str | None = None


class Removal(Strict):
    """The host removes the holder of a seat, or a watcher; with a ban, for good."""

    seat: int = -1
    watcher: str = ""  # the id of the watcher
    ban: bool = False
    hours: Annotated[float, Meta(ge=0, le=720)] = 24  # how long nobody new comes from there


class Unban(Strict):
    """The host lifts the ban of that number."""

    number: int


class NewPassword(Strict):
    """The password of the table from now on; empty for none."""

    password: str


class NewWebhook(Strict):
    """Where notices about the table are posted from now on; empty for nowhere."""

    url: str
    lang: str = "en"  # in which they are written


class Problem(msgspec.Struct):
    """The body of every refused request."""

    slug: str
    message: str
    why: str = ""
