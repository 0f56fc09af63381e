/**
 * The director: what happened is shown beat by beat, in an order that a person can follow. The table itself is
 * never behind: view and question are there at once, and whoever answers only makes the beats hurry.
 */
import type { EventView } from "../lib/wire";
import { type Scene, milliseconds } from "./scenes";

export type Tone = "good" | "bad" | "plain";

/** What a small sign says: a number, and a picture of the game's own. */
export interface Sign {
  text: string;
  icon: string;
  tone: Tone;
}

/** Something to see. Things are named as on the wire. */
export type Shot =
  | { kind: "banner"; title: string; rank: "round" | "phase" | "moment"; tone: Tone }
  | { kind: "card"; card: string }
  | { kind: "scene"; scene: Scene }
  | { kind: "attack"; from: string; to: string; sign: Sign }
  | { kind: "sign"; at: string; sign: Sign }
  | { kind: "travel"; token: string; stops: number[]; ship: boolean };

/** A shot, and the sentence of the log that belongs to it. */
export type Beat = Shot & { text: string };

/** A beat on the stage; it may be seen longer than the next one waits. */
export type Playing = Beat & { number: number; lasts: number };

/** Milliseconds until the next beat at the usual speed, and how much longer this one stays in sight; a scene says itself how long it is. */
const LENGTHS: Record<Shot["kind"], readonly [next: number, after: number]> = {
  banner: [850, 250],
  card: [1500, 150],
  scene: [0, 200],
  attack: [750, 250],
  sign: [380, 1100],
  travel: [800, 0],
};
/** How long a banner stays, by what it tells: how something ended is read, a phase is noticed. */
const BANNERS = { round: 1, phase: 0.65, moment: 1.9 } as const;
/** What happens after one answer is told within this time, however much it is; who savours it waits longer. */
const MOST = 11_000;
/** How fast the rest goes by once somebody has answered. */
const HURRY = 0.15;

export interface Clock {
  /** Run something later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
}

const CLOCK: Clock = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** How much longer than usual a beat lasts, 0 for instant; and whether things may move. */
export interface Tempo {
  people: number;
  bots: number;
  moves: boolean;
}

interface Queued {
  beat: Beat;
  speed: number;
}

const MOVING: ReadonlySet<Shot["kind"]> = new Set(["attack", "sign", "travel"]);

export class Director {
  /** What is on the stage now. */
  shown: Playing[] = $state.raw([]);
  /** What is still to come. */
  private queue: Queued[] = $state.raw([]);
  /** The sentence of the last beat, as long as something plays. */
  caption = $state("");
  /** How many times as fast as usual all of it goes: a replay is hurried by whoever watches it. */
  haste = 1;
  /** How a game turns events into beats; its board sets this. */
  script: (events: readonly EventView[]) => Beat[] = () => [];

  private readonly tempo: () => Tempo;
  private readonly clock: Clock;
  private readonly isQuiet: () => boolean;
  private cancel: (() => void) | null = null;
  private readonly fading = new Map<number, () => void>();
  private numbers = 0;

  constructor(tempo: () => Tempo, clock: Clock = CLOCK, isQuiet: () => boolean = () => false) {
    this.tempo = tempo;
    this.clock = clock;
    this.isQuiet = isQuiet;
  }

  get busy(): boolean {
    return this.shown.length > 0 || this.queue.length > 0;
  }

  /** The beats that are seen now or later, in order. */
  get pending(): Beat[] {
    return [...this.shown, ...this.queue.map((one) => one.beat)];
  }

  /** Show what happened; after a step back nothing of before is shown any more. */
  tell(events: readonly EventView[], fromBot = false): void {
    if (events.some((event) => event.kind === "Undone" || event.kind === "HostWentBack")) {
      this.skip();
      return;
    }
    const { people, bots, moves } = this.tempo();
    const speed = fromBot ? bots : people;
    if (speed === 0 || this.isQuiet()) return;
    const beats = folded(this.script(events)).filter((beat) => moves || !MOVING.has(beat.kind));
    const length = beats.reduce((sum, beat) => sum + lengthOf(beat), 0);
    const most = speed > 1 ? Number.POSITIVE_INFINITY : MOST;
    const squeezed = speed * Math.min(1, most / Math.max(1, length));
    this.queue = [...this.queue, ...beats.map((beat) => ({ beat, speed: squeezed }))];
    if (!this.cancel) this.next();
  }

  /** Whoever answers does not wait: what is left goes by quickly. */
  hurry(): void {
    if (!this.busy) return;
    this.queue = this.queue.map(({ beat, speed }) => ({ beat, speed: speed * HURRY }));
    this.cancel?.();
    this.next();
  }

  /** Enough of it. */
  skip(): void {
    this.cancel?.();
    for (const stop of this.fading.values()) stop();
    this.fading.clear();
    this.cancel = null;
    this.queue = [];
    this.shown = [];
    this.caption = "";
  }

  private next(): void {
    const [first, ...rest] = this.queue;
    this.queue = rest;
    if (!first) {
      this.cancel = null;
      this.caption = "";
      return;
    }
    const { beat, speed } = first;
    const scale = speed / this.haste;
    const lasts = lengthOf(beat) * scale;
    const playing: Playing = { ...beat, number: ++this.numbers, lasts: lasts + LENGTHS[beat.kind][1] * scale };
    const solo = !MOVING.has(beat.kind);
    this.shown = [...this.shown.filter((one) => !solo || MOVING.has(one.kind)), playing];
    if (beat.text) this.caption = beat.kind === "banner" || beat.kind === "scene" ? "" : beat.text;
    this.fading.set(playing.number, this.clock.after(playing.lasts, () => this.gone(playing.number)));
    this.cancel = this.clock.after(lasts, () => this.next());
  }

  private gone(number: number): void {
    this.fading.delete(number);
    this.shown = this.shown.filter((one) => one.number !== number);
  }
}

function lengthOf(beat: Beat): number {
  if (beat.kind === "scene") return milliseconds(beat.scene);
  const [next] = LENGTHS[beat.kind];
  return beat.kind === "banner" ? next * BANNERS[beat.rank] : next;
}

const RANKS = { moment: 0, phase: 1, round: 2 } as const;

/** Without the banners of phases in which nothing happens. */
export function folded(beats: readonly Beat[]): Beat[] {
  return beats.filter((beat, at) => {
    const next = beats[at + 1];
    if (beat.kind !== "banner" || next?.kind !== "banner" || beat.rank === "moment") return true;
    return RANKS[next.rank] < RANKS[beat.rank];
  });
}
