/** Made by tools/web_types.py from what the server sends; not to be edited. */

/** How a game ended: the last page of its story, what it came down to, and figures. */
export interface EndingView {
  epilogue: string;
  highlights: HighlightView[];
  figures: FigureView[];
  harder: Record<string, string | boolean | string[] | Record<string, boolean>> | null;
}

/** What somebody did how often, seat by seat. */
export interface FigureView {
  key: string;
  label: string;
  values: number[];
}

/** Something that the game came down to, and the step at which it can be seen again. */
export interface HighlightView {
  step: number;
  kind: string;
  text: string;
}

/** How a game ended. */
export interface Outcome {
  won: boolean;
  /** By what, in the game's own words. */
  cause: string;
  round: number;
  /** The seat, where seats compete. */
  winner?: number | null;
}

/** What changed in a value of a view: it was replaced, keys of an object or places of a list changed, or a stretch of a list did; nothing if it is empty. */
export interface Patch {
  /** What stands there now. */
  "="?: unknown;
  /** Changed and new ones. */
  k?: Record<string, Patch>;
  /** Keys that are there no more. */
  "-"?: string[];
  /** Changed, by number. */
  i?: Record<string, Patch>;
  /** From the first number on, so many places become these values. */
  s?: [number, number, unknown[]];
}

/** An option that is closed, with the rule that closes it and what is in the way now. */
export interface ClosedView {
  key: string;
  label: string;
  why: string;
  text?: string;
  things?: string[];
  printed?: string;
  /** What is in the way now. */
  reason?: string;
}

/** An open decision; `mine` says whether this connection may answer it. Only then it comes with its options and what else it takes to answer. */
export interface DecisionView {
  step: number;
  /** -1: the whole party. */
  seat: number;
  key: string;
  prompt: string;
  options: OptionView[];
  why: string;
  mine: boolean;
  min?: number;
  max?: number;
  closed?: ClosedView[];
  /** Things the question is about. */
  about?: string[];
  /** Of which kind, if it asks for a reaction: a person can set when to be asked. */
  window?: string;
  /** The attacks that it is about. */
  strikes?: StrikeView[];
}

/** One option: a stable key, what the person reads, and the things on the table it stands for. */
export interface OptionView {
  key: string;
  label: string;
  /** What it means, in lines, where the content does not say so. */
  text?: string;
  /** "war_sword#12", "hero:0", "place:3", "encounter". */
  things?: string[];
  /** Where the content explains it: a card "lunge", or its action "lunge/1". */
  printed?: string;
  /** Whether it is offered, but only at an extra price. */
  dear?: boolean;
  /** Whether it ends what was going on: to pass, to end the turn. */
  ends?: boolean;
}

/** The damage of one kind: how much there is, what stands against it, and what is left. */
export interface StrikePart {
  kind: string;
  points: number;
  against: number;
  left: number;
}

/** An attack as it would end if nobody changed it any more; `held` by whom it is lessened. */
export interface StrikeView {
  /** A thing; empty for nobody in particular. */
  attacker: string;
  target: string;
  parts: StrikePart[];
  /** By its "defence", or by what was "prevented" so far. */
  held: string;
}

/** The table as somebody sees it: every game has its own fields. */
export type TableView = object;

/** Something that happened: for the log (text, rule) and for animation (kind, fields). */
export interface EventView {
  kind: string;
  text: string;
  why: string;
  fields?: Record<string, boolean | number | string | (number | string)[]>;
  /** After how many answers; -1 if it does not belong to the game itself. */
  step?: number;
  /** Whether the line stays when the answers around it are taken back. */
  stays?: boolean;
}

/** What everybody has to know about the table as it stands, with a stable slug. */
export interface NoticeView {
  /** "view-trouble": a part of the table cannot be shown. */
  slug: string;
  message: string;
}

/** A seat: who holds it, and how. */
export interface SeatView {
  seat: number;
  hero: string;
  /** "open", "person", "bot". */
  kind: string;
  name: string;
  connected: boolean;
  mine: boolean;
  /** So many seconds, in tens, the holder has been away, where others wait for it. */
  away: number;
  /** Kind of window → "every", "own", "never"; for the holder alone. */
  asks: Record<string, string>;
  /** Cards for which the holder is never asked. */
  unasked: string[];
}

/** Somebody who watches under a name. */
export interface WatcherView {
  id: string;
  name: string;
  connected: boolean;
}

/** Somebody who may not come back. */
export interface BanView {
  number: number;
  name: string;
  /** Seconds since 1970; so long nobody new comes from the same address. */
  until: number;
}

/** Where notices about the table are posted; for its host alone. */
export interface WebhookView {
  /** Which the server may call. */
  hosts: string[];
  /** None is called. */
  url: string;
  /** With which notices are signed. */
  secret: string;
}

/** A room as a person in it sees it. */
export interface RoomView {
  code: string;
  game: string;
  name: string;
  /** "lobby", "running", "over". */
  status: string;
  setup: Record<string, string | boolean | string[] | Record<string, boolean>>;
  seats: SeatView[];
  host: boolean;
  spectators: number;
  /** "free", "clean", "consent", "never". */
  undo: string;
  /** Who speaks for the party: "anyone", "host". */
  speaker: string;
  /** Who plays the bots' seats, as `bots` of the game names them. */
  bots: string;
  /** After so many seconds away nobody is waited for; 0 where nobody is. */
  absence: number;
  /** How somebody may know what is hidden: the host gave the seed (seed), the game came from a file (file) or goes on from a table that was open to all (fork); empty if nobody can, or if the seats of this game have no secrets. */
  disclosed: string;
  /** The seed that the host gave, as text because it may be long; else empty. */
  seed: string;
  /** Whether newcomers need a password. */
  locked: boolean;
  /** For the host alone. */
  watching: WatcherView[];
  /** For the host alone. */
  bans: BanView[];
  /** For the host alone, where the server calls anybody. */
  webhook: WebhookView | null;
  /** When the table will be deleted unless somebody plays, in seconds since 1970; 0 while that is not announced. */
  retires: number;
  /** The number of the evening of the campaign; 0 where the game is played in one go. */
  evening: number;
  /** The code of the table at which the campaign goes on; empty while it is played here. */
  next: string;
  /** Why nobody is advised at this table: people play against each other (advice-kept), or no bot of the game looks ahead (no-advice); empty where people can ask. */
  advice: string;
}

/** A line of table talk. */
export interface ChatView {
  number: number;
  name: string;
  text: string;
  at: number;
}

/** Everything, on joining or after a gap that cannot be bridged. */
export interface Hello {
  type: "hello";
  seq: number;
  room: RoomView;
  /** None in the lobby, and where it cannot be shown. */
  view: TableView | null;
  checksum: number;
  decisions: DecisionView[];
  log: EventView[];
  chat: ChatView[];
  can_undo: boolean;
  can_redo: boolean;
  /** How many answers were given. */
  step: number;
  /** To how many of them the table's policy lets people go back at most. */
  back_to: number;
  /** How many there were before the last answer of a person. */
  last_answer: number;
  outcome: Outcome | null;
  /** The rule behind the last answer failed; the host can put it right. */
  trouble: boolean;
  /** A part of the table cannot be shown; the host can go back. */
  notice: NoticeView | null;
}

/** What changed with one accepted step: a patch of the view, its checksum, events, the new decisions. */
export interface Update {
  type: "update";
  seq: number;
  patch: Patch;
  checksum: number;
  events: EventView[];
  decisions: DecisionView[];
  can_undo: boolean;
  can_redo: boolean;
  step: number;
  back_to: number;
  last_answer: number;
  outcome: Outcome | null;
  trouble: boolean;
  notice: NoticeView | null;
}

/** Somebody came, went, took a seat or changed a setting. */
export interface RoomChanged {
  type: "room";
  room: RoomView;
}

/** A new line of table talk. */
export interface Said {
  type: "chat";
  line: ChatView;
}

/** Somebody asks for something to which others have to agree: to take steps back ("undo"), to go back to a step ("return"), to repair the position ("repair"), or for a seat ("seat"). With `own` it is the own wish, and `waiting` names those who have not agreed yet. */
export interface ConsentAsked {
  type: "consent";
  id: number;
  name: string;
  steps: number;
  kind?: string;
  step?: number;
  words?: string[];
  seat?: number;
  /** What shall become of the seat: "bot", "open", "person", "join", "link". */
  how?: string;
  own?: boolean;
  waiting?: string[];
}

/** A wish is settled: granted, withdrawn by who asked, declined, or too late. */
export interface ConsentOver {
  type: "consent-over";
  id: number;
  granted: boolean;
  withdrawn?: boolean;
  kind?: string;
  own?: boolean;
}

/** One clear sentence and a slug; nothing has changed. `re` is the request's own number. */
export interface Refused {
  type: "error";
  slug: string;
  message: string;
  why: string;
  re: number;
}

/** What an answer would certainly bring about: events that have not happened. The rest is up to chance, to what is hidden or to somebody else if it is `open`; `unless` somebody reacts. */
export interface Foreseen {
  type: "preview";
  step: number;
  seat: number;
  answer: number[];
  events: EventView[];
  open?: boolean;
  unless?: boolean;
  re?: number;
}

/** So many percent of the thought about a question of an own seat are done. */
export interface Advising {
  type: "advising";
  step: number;
  seat: number;
  percent: number;
}

/** One of the best answers; numbers are percents. */
export interface AdviceView {
  answer: number[];
  /** "thumb": nothing was tried out; else how it compares with other answers. */
  reason: "better" | "even" | "thumb" | "worse";
  /** That no other answer is better. */
  sure: number;
  /** The prospects after it. */
  stands: number;
  /** By how much they are better than with the best other answer. */
  lead: number;
  tries: number;
}

/** What a bot would answer to a question of an own seat, the best first. */
export interface Advised {
  type: "advice";
  step: number;
  seat: number;
  answers: AdviceView[];
  re: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** First message: from which sequence number to go on; 0 for everything. `said` is the number of the last line of talk that is known. */
export interface Resume {
  type: "resume";
  seq?: number;
  said?: number;
  lang?: string;
}

/** Answer the open decision of one of the own seats. */
export interface GiveAnswer {
  type: "answer";
  step: number;
  seat: number;
  answer: number[];
  re?: number;
}

/** What would come of an answer to the open decision of an own seat? Nothing changes. */
export interface Foresee {
  type: "preview";
  step: number;
  seat: number;
  answer: number[];
  re?: number;
}

/** What would a bot answer to the open decision of an own seat? Whoever asks again, or with `stop`, no longer waits for what was asked before. */
export interface Advise {
  type: "advise";
  step: number;
  seat: number;
  stop?: boolean;
  re?: number;
}

/** Take answers of people back, as the table's policy allows: so many, or all after a step. */
export interface Undo {
  type: "undo";
  steps?: number;
  to?: number;
  re?: number;
}

/** Give an answer again that was taken back. */
export interface Redo {
  type: "redo";
  re?: number;
}

/** Agree, or not, to somebody's wish; who asked may withdraw it. */
export interface Consent {
  type: "consent";
  id: number;
  yes: boolean;
}

/** A line of table talk. */
export interface Say {
  type: "chat";
  text: string;
}

/** Read everything in another language from now on. */
export interface SetLanguage {
  type: "lang";
  lang: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** How a seat starts: held by a person (the host if `mine`), a bot, or open for somebody. */
export interface SeatWish {
  kind?: string;
  mine?: boolean;
  name?: string;
}

/** Open a room. */
export interface NewRoom {
  game: string;
  /** Answers by the ids of the questions; whoever sends nonsense is told what. */
  setup: Record<string, unknown>;
  seats: SeatWish[];
  name?: string;
  person?: string;
  /** As is usual for the game. */
  undo?: string;
  speaker?: string;
  /** As is usual at the server. */
  bots?: string;
  /** Deals the same game again: 0 to 2^64 - 1, or the seed of another table. Where seats have secrets, everybody at the table is shown it. Without one the server draws a secret seed. */
  seed?: number | null;
  /** Without which nobody new gets in. */
  password?: string;
}

/** The new room: its code for the invite link, and the host's token. */
export interface RoomOpened {
  code: string;
  token: string;
}

/** Take an open seat, or watch (seat -1). */
export interface Join {
  person: string;
  seat?: number;
  /** Of the table, if it has one. */
  password?: string;
}

/** The token that holds the seat (also set as a cookie); or, if the others are `asked`, will hold it when they agree. */
export interface Joined {
  code: string;
  token: string;
  asked?: number;
}

/** The host (or the holder) hands a seat over: to a bot, to nobody, or takes it. */
export interface SeatChange {
  kind: string;
}

/** When the holder of a seat wants to be asked for reactions; the rest is passed over. */
export interface Windows {
  /** Kind of window → "every", "own" (if it concerns the seat), "never". */
  asks?: Record<string, string>;
  /** Cards for which never. */
  unasked?: string[];
}

/** What the host may change while the game runs. */
export interface Settings {
  undo?: string | null;
  speaker?: string | null;
  bots?: string | null;
  name?: string | null;
}

/** The host removes the holder of a seat, or a watcher; with a ban, for good. */
export interface Removal {
  seat?: number;
  /** The id of the watcher. */
  watcher?: string;
  ban?: boolean;
  /** How long nobody new comes from there. */
  hours?: number;
}

/** The host lifts the ban of that number. */
export interface Unban {
  number: number;
}

/** The password of the table from now on; empty for none. */
export interface NewPassword {
  password: string;
}

/** Where notices about the table are posted from now on; empty for nowhere. */
export interface NewWebhook {
  url: string;
  /** In which they are written. */
  lang?: string;
}

/** The body of every refused request. */
export interface Problem {
  slug: string;
  message: string;
  why: string;
}

export type ToClient = Hello | Update | RoomChanged | Said | ConsentAsked | ConsentOver | Refused | Foreseen | Advising | Advised | Pong;

export type FromClient = Resume | GiveAnswer | Foresee | Advise | Undo | Redo | Consent | Say | SetLanguage | Ping;
