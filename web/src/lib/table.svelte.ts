/** The table as a person sees it now: what a board draws from and acts through. */
import { SvelteMap } from "svelte/reactivity";
import { Director } from "../board/director.svelte";
import { cardId } from "./content";
import type { Args, Lang } from "./i18n";
import { settings, t, tempo } from "./settings.svelte";
import {
  type AdviceView,
  type Advised,
  type Advising,
  type ChatView,
  type ClosedView,
  type DecisionView,
  type EventView,
  type Note,
  type Foreseen,
  type Hello,
  type NoticeView,
  type Outcome,
  type RoomView,
  type Update,
  type TableView,
  least,
  most,
} from "./wire";

/** How the table reaches the server; a replay has none. */
export interface Acts {
  answer(decision: DecisionView, picked: number[]): void;
  /** Ask what would come of an answer. */
  foresee?(decision: DecisionView, picked: number[]): void;
  /** Ask what a bot would answer, or `stop` waiting for it; says whether the words went out. */
  advise?(decision: DecisionView, stop: boolean): boolean;
}

export interface LogLine extends EventView {
  number: number;
}

export class TableState {
  /** The view of the game, replaced as a whole with every update; unchanged parts stay the same object. */
  view: TableView | null = $state.raw(null);
  room: RoomView | null = $state.raw(null);
  decisions: DecisionView[] = $state.raw([]);
  /** The events of the last update, for animation. A new array with every update. */
  events: EventView[] = $state.raw([]);
  /** Everything that happened; lines without a text are for animation only. */
  log: LogLine[] = $state.raw([]);
  chat: ChatView[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  seq = $state(0);
  /** So many answers were given, and the table can go back to this many. */
  step = $state(0);
  backTo = $state(0);
  /** How many there were before the last answer of a person: going back to a later one changes nothing. */
  lastAnswer = $state(0);
  /** The rule behind the last answer failed. */
  trouble = $state(false);
  /** What the table itself has to say: a part of it cannot be shown. */
  notice: NoticeView | null = $state.raw(null);
  canUndo = $state(false);
  canRedo = $state(false);
  /** The chosen options so far, in the order in which they were chosen. */
  picked: number[] = $state([]);
  /** The answer is on its way. */
  busy = $state(false);
  /** With several open decisions of the own seats: which one is answered now. */
  turn = $state(0);
  /** The card in the pop-up ("" for none) and the rule in the pop-up. */
  shown = $state("");
  asked = $state("");
  /** What is in the way of what was asked about. */
  reason = $state("");
  /** Who wants to know what is touched, instead of an answer: a repair by pointing. */
  touched: ((thing: string, card: string) => void) | null = $state.raw(null);
  /** Reads the open page aloud, or stops; null where there is none. */
  readAloud: (() => void) | null = $state.raw(null);
  /** A thing that an option in the list points to just now, to be lit on the board. */
  pointed: string[] = $state.raw([]);
  /** The things that a lesson speaks of, lit as long as it does. */
  lit: readonly string[] = $state.raw([]);
  /** What would come of the answers that were asked about, by their options. */
  readonly previews = new SvelteMap<number, Foreseen>();
  /** The option that is pointed at just now; -1 for none. */
  weighed = $state(-1);
  /** What a bot would answer, the best first; empty while nobody knows. */
  advice: AdviceView[] = $state.raw([]);
  /** So many percent of the thought are done; -1 while nobody thinks. */
  thinking = $state(-1);
  /** Why there is no advice although it was asked for. */
  unadvised = $state("");
  /** The things that are drawn just now, and how often: an answer on one of them is chosen there. */
  readonly present = new SvelteMap<string, number>();
  /** Whether the board is laid out: before that nobody knows which answers stand on it. */
  laid = $state(false);
  /** Shows what happened, beat by beat. */
  readonly director = new Director(tempo, undefined, () => typeof document !== "undefined" && document.hidden);

  private readonly acts: Acts | null;
  private lines = 0;

  constructor(acts: Acts | null = null) {
    this.acts = acts;
  }

  /** The decisions that this person may answer. */
  get own(): DecisionView[] {
    return this.acts ? this.decisions.filter((decision) => decision.mine) : [];
  }

  /** The one that this person answers now. */
  get mine(): DecisionView | null {
    const own = this.own;
    return own[Math.min(this.turn, own.length - 1)] ?? null;
  }

  get lang(): Lang {
    return settings.lang;
  }

  t(key: string, args?: Args): string {
    return t(key, args);
  }

  /** The indices of the options of `mine` that stand on a thing on the table. */
  optionsFor(thing: string): number[] {
    if (this.touched) return [];
    return (this.mine?.options ?? []).flatMap((option, index) =>
      option.things?.includes(thing) ? [index] : [],
    );
  }

  /** The closed options on a thing, each with the rule that closes it. */
  closedFor(thing: string): ClosedView[] {
    if (this.touched) return [];
    return (this.mine?.closed ?? []).filter((option) => option.things?.includes(thing));
  }

  /** Whether the open decision of this person is about a thing. */
  isAbout(thing: string): boolean {
    return this.mine?.about?.includes(thing) ?? false;
  }

  isPicked(index: number): boolean {
    return this.picked.includes(index);
  }

  /** Whether a choice is collected and confirmed, not answered at once. */
  get collects(): boolean {
    const decision = this.mine;
    return decision !== null && (most(decision) > 1 || settings.confirm);
  }

  /** Whether the picked options are a full answer. */
  get complete(): boolean {
    const decision = this.mine;
    if (!decision) return false;
    return this.picked.length >= least(decision) && this.picked.length <= most(decision);
  }

  /** Choose or unchoose an option of `mine`; a single choice is answered at once. */
  toggle(index: number): void {
    const decision = this.mine;
    if (!decision || this.busy || !decision.options[index]) return;
    if (!this.collects) {
      this.send([index]);
    } else if (this.isPicked(index)) {
      this.picked = this.picked.filter((one) => one !== index);
    } else if (most(decision) === 1) {
      this.picked = [index];
    } else if (this.picked.length < most(decision)) {
      this.picked = [...this.picked, index];
    }
  }

  /** Choose one more of several equal options; when there is no more to choose, none of them. */
  toggleOne(indices: readonly number[]): void {
    const more = indices.find((index) => !this.isPicked(index));
    const full = this.collects && this.mine !== null && most(this.mine) > 1 && this.picked.length >= most(this.mine);
    if (more !== undefined && !full) this.toggle(more);
    else this.picked = this.picked.filter((index) => !indices.includes(index));
  }

  /** A thing is drawn; what comes back says that it is gone. */
  appear(thing: string): () => void {
    this.present.set(thing, (this.present.get(thing) ?? 0) + 1);
    return () => {
      const left = (this.present.get(thing) ?? 1) - 1;
      if (left > 0) this.present.set(thing, left);
      else this.present.delete(thing);
    };
  }

  /** Somebody looks at an option: what would come of it? Of several that are chosen together nobody can tell. */
  weigh(index: number): void {
    const decision = this.mine;
    this.weighed = index;
    if (!decision || index < 0 || most(decision) > 1 || this.previews.has(index)) return;
    this.acts?.foresee?.(decision, [index]);
  }

  /** The server says what would come of an answer. */
  foreseen(message: Foreseen): void {
    const index = message.answer[0];
    if (index === undefined || message.step !== this.mine?.step || message.seat !== this.mine.seat) return;
    this.previews.set(index, message);
  }

  /** What would a bot do? Who asks again while it thinks waits no longer. */
  advise(): void {
    const decision = this.mine;
    if (!decision || this.room?.advice) return;
    const stop = this.thinking >= 0;
    this.forgetAdvice();
    if (this.acts?.advise?.(decision, stop) && !stop) this.thinking = 0;
  }

  forgetAdvice(): void {
    this.advice = [];
    this.thinking = -1;
    this.unadvised = "";
  }

  /** The server says how far the thought is, or what came of it; of another question nobody wants to know. */
  advised(message: Advising | Advised): void {
    if (this.thinking < 0 || message.step !== this.mine?.step || message.seat !== this.mine.seat) return;
    if (message.type === "advising") {
      this.thinking = message.percent;
    } else {
      this.forgetAdvice();
      this.advice = message.answers;
    }
  }

  /** There is no advice, because … */
  notAdvised(why: string): void {
    this.forgetAdvice();
    this.unadvised = why;
  }

  /** The place of the best advice in which one of these options is chosen; 0 if there is none. */
  advisedPlace(indices: readonly number[]): number {
    return this.advice.findIndex(({ answer }) => answer.some((index) => indices.includes(index))) + 1;
  }

  /** Answer as advised; who confirms choices sees it chosen. */
  follow(advice: AdviceView): void {
    if (this.busy) return;
    if (this.collects) this.picked = [...advice.answer];
    else this.send([...advice.answer]);
  }

  /** Send the picked options. */
  confirm(): void {
    if (this.complete) this.send([...this.picked]);
  }

  clearPicked(): void {
    this.picked = [];
  }

  /** Open the card pop-up: "war_sword#12", "war_sword", "board:fengray". */
  show(card: string): void {
    this.shown = cardId(card);
  }

  /** Open the rule pop-up; of a closed option with what is in its way now. */
  why(rule: string, reason = ""): void {
    this.asked = rule;
    this.reason = reason;
  }

  /** Whether everything after this step can be taken back. */
  canReturnTo(step: number): boolean {
    return this.canUndo && step >= this.backTo && step <= this.lastAnswer;
  }

  /** The step at which the turn of an own seat began that is still going on; -1 if there is none to return to. */
  turnStart(turn: (line: LogLine) => number): number {
    for (const line of [...this.log].reverse()) {
      const seat = turn(line);
      if (seat < 0) continue;
      const mine = this.room?.seats[seat]?.mine ?? false;
      return mine && this.canReturnTo(line.step ?? 0) ? (line.step ?? 0) : -1;
    }
    return -1;
  }

  private send(answer: number[]): void {
    const decision = this.mine;
    if (!decision || this.busy) return;
    this.busy = true;
    this.picked = answer;
    this.director.hurry();
    this.acts?.answer(decision, answer);
  }

  /** The server refused; the choice is open again. */
  refused(): void {
    this.busy = false;
    this.picked = [];
  }

  welcome(hello: Hello): void {
    this.room = hello.room;
    this.view = hello.view;
    this.events = [];
    this.director.skip();
    this.log = this.numbered(hello.log);
    this.chat = hello.chat;
    this.outcome = hello.outcome ?? null;
    this.moved(hello.seq, hello);
  }

  update(message: Update, view: TableView): void {
    this.view = view;
    const bots = this.decisions.length > 0 && this.decisions.every(({ seat }) => this.room?.seats?.[seat]?.kind === "bot");
    // A message without a new step only says anew who may answer what.
    if (message.events.length > 0 || message.seq !== this.seq) this.events = message.events;
    const kept = message.events.reduce(withoutUndone, this.log);
    this.log = [...kept, ...this.numbered(message.events)].slice(-KEPT);
    this.outcome = message.outcome ?? null;
    this.moved(message.seq, message);
    // An ending is told by its own page.
    if (this.outcome) this.director.skip();
    else this.director.tell(message.events, bots);
  }

  private moved(
    seq: number,
    now: Pick<Update, "decisions" | "step" | "back_to" | "last_answer" | "can_undo" | "can_redo" | "trouble" | "notice">,
  ): void {
    this.seq = seq;
    const before = this.mine;
    this.decisions = now.decisions;
    this.step = now.step;
    this.backTo = now.back_to;
    this.lastAnswer = now.last_answer;
    this.trouble = now.trouble ?? false;
    this.notice = now.notice ?? null;
    this.canUndo = now.can_undo;
    this.canRedo = now.can_redo;
    this.pointed = [];
    this.weighed = -1;
    this.previews.clear();
    this.forgetAdvice();
    if (this.turn >= this.own.length) this.turn = 0;
    if (this.busy || !sameQuestion(before, this.mine)) this.picked = [];
    this.busy = false;
  }

  private numbered(events: EventView[]): LogLine[] {
    return events.map((event) => ({ ...event, number: ++this.lines }));
  }
}

const KEPT = 2000;

/** Lines of steps that were taken back leave the log; the line that says so stays, as do those that concern everybody. */
export function withoutUndone(log: LogLine[], event: EventView): LogLine[] {
  const note = event as Note;
  if (note.kind !== "Undone" && note.kind !== "HostWentBack") return log;
  let left = note.fields.lines;
  let end = log.length;
  while (left > 0 && end > 0) {
    end -= 1;
    const line = log[end];
    if (line?.kind !== "Undone" && !line?.stays) left -= 1;
  }
  return [...log.slice(0, end), ...log.slice(end).filter((line) => line.stays)];
}

function sameQuestion(one: DecisionView | null, other: DecisionView | null): boolean {
  return (
    one?.step === other?.step &&
    one?.seat === other?.seat &&
    one?.key === other?.key &&
    one?.options.length === other?.options.length
  );
}

/** The last lines that say something, as one text. */
export function lastLines(log: readonly LogLine[], count = 5): string {
  return log
    .filter((line) => line.text)
    .slice(-count)
    .map((line) => line.text)
    .join(" ");
}
