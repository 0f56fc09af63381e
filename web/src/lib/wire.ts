/** What travels between server and client; the browser's side of the server's wire module. */

export interface OptionView {
  key: string;
  label: string;
  things?: string[];
  /** Where the content explains it: a card ("lunge"), or one of its actions ("lunge/1"). */
  printed?: string;
}

export interface ClosedView {
  key: string;
  label: string;
  why: string;
  things?: string[];
  printed?: string;
}

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
  about?: string[];
  /** Of which kind, if it asks for a reaction. */
  window?: string;
}

export interface EventView {
  kind: string;
  text: string;
  why: string;
  fields?: Record<string, unknown>;
  /** After how many answers it happened (0 if left out); -1 if it does not belong to the game itself. */
  step?: number;
  /** Whether the line stays when the answers around it are taken back. */
  stays?: boolean;
}

export interface SeatView {
  seat: number;
  hero: string;
  kind: string;
  name: string;
  connected: boolean;
  mine: boolean;
  /** For so many seconds the holder has been away, where others have to wait. */
  away?: number;
  /** Kind of window → "every", "own" or "never"; only of an own seat. */
  asks?: Record<string, string>;
  /** Cards for which the holder is never asked. */
  unasked?: string[];
}

export interface RoomView {
  code: string;
  game: string;
  name: string;
  status: string;
  setup: Record<string, unknown>;
  seats: SeatView[];
  host: boolean;
  spectators: number;
  undo: string;
  speaker: string;
  /** After so many seconds nobody waits for somebody who is away; 0 where nobody has to. */
  absence?: number;
  /** How somebody may know what is hidden: "seed", "file", "fork"; empty if nobody can. */
  disclosed?: string;
  /** The seed that the host gave, as text. */
  seed?: string;
  /** Whether newcomers need a password. */
  locked?: boolean;
  /** When the table will be deleted unless somebody plays, in seconds since 1970; 0 while that is not announced. */
  retires?: number;
  /** Those who watch under a name, and those who may not come back; for the host alone. */
  watching?: WatcherView[];
  bans?: BanView[];
}

export interface WatcherView {
  id: string;
  name: string;
  connected: boolean;
}

export interface BanView {
  number: number;
  name: string;
  /** Seconds since 1970; so long nobody new comes from the same address. */
  until: number;
}

export interface ChatView {
  number: number;
  name: string;
  text: string;
  at: number;
}

/** What everybody has to know about the table as it stands: "view-trouble" if a part of it cannot be shown. */
export interface NoticeView {
  slug: string;
  message: string;
}

export type Outcome = Record<string, unknown>;
export type View = Record<string, unknown>;

export interface Hello {
  type: "hello";
  seq: number;
  room: RoomView;
  view: View | null;
  checksum: number;
  decisions: DecisionView[];
  log: EventView[];
  chat: ChatView[];
  can_undo: boolean;
  can_redo: boolean;
  /** How many answers were given, to how many of them one can go back, and how many there were before the last
   * answer of a person. */
  step: number;
  back_to: number;
  last_answer: number;
  outcome?: Outcome | null;
  /** The rule behind the last answer failed; the host can put it right. */
  trouble?: boolean;
  notice?: NoticeView | null;
}

export interface Update {
  type: "update";
  seq: number;
  patch: unknown;
  checksum: number;
  events: EventView[];
  decisions: DecisionView[];
  can_undo: boolean;
  can_redo: boolean;
  /** How many answers were given, to how many of them one can go back, and how many there were before the last
   * answer of a person. */
  step: number;
  back_to: number;
  last_answer: number;
  outcome?: Outcome | null;
  trouble?: boolean;
  notice?: NoticeView | null;
}

export interface RoomChanged {
  type: "room";
  room: RoomView;
}

export interface Said {
  type: "chat";
  line: ChatView;
}

export interface ConsentAsked {
  type: "consent";
  id: number;
  name: string;
  steps: number;
  /** "undo" if left out, "return", "repair" or "seat". */
  kind?: string;
  /** To which step the table shall go back. */
  step?: number;
  words?: string[];
  seat?: number;
  /** What shall become of the seat: "bot", "open", "person", "join", "link". */
  how?: string;
  /** The own wish, and who has not agreed yet. */
  own?: boolean;
  waiting?: string[];
}

export interface ConsentOver {
  type: "consent-over";
  id: number;
  granted: boolean;
  kind?: string;
  own?: boolean;
}

/** Where the table stands; the number of the wish if the others were asked. */
export interface Stands {
  step: number;
  asked?: number;
}

export interface Refused {
  type: "error";
  slug: string;
  message: string;
  why?: string;
  re?: number;
}

export interface Pong {
  type: "pong";
}

export type ToClient = Hello | Update | RoomChanged | Said | ConsentAsked | ConsentOver | Refused | Pong;

export type FromClient =
  | { type: "resume"; seq: number; said: number; lang: string }
  | { type: "answer"; step: number; seat: number; answer: number[]; re: number }
  | { type: "undo"; steps?: number; to?: number; re: number }
  | { type: "redo"; re: number }
  | { type: "consent"; id: number; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "lang"; lang: string }
  | { type: "ping" };

export interface WindowWish {
  asks: Record<string, string>;
  unasked: string[];
}

export interface SeatWish {
  kind: string;
  mine?: boolean;
  name?: string;
}

export interface NewRoom {
  game: string;
  setup: Record<string, unknown>;
  seats: SeatWish[];
  name?: string;
  person?: string;
  undo?: string;
  speaker?: string;
  seed?: number | null;
  password?: string;
}

export interface RoomOpened {
  code: string;
  token: string;
  /** The number of the wish, if others have to agree first. */
  asked?: number;
}

export interface Problem {
  slug: string;
  message: string;
  why?: string;
}

/** How many options a decision takes; one if the message leaves it out. */
export function least(decision: DecisionView): number {
  return decision.min ?? 1;
}

export function most(decision: DecisionView): number {
  return decision.max ?? 1;
}
