import { describe, expect, it, test } from "vitest";
import { type Beat, Director, type Tempo, folded } from "../src/board/director.svelte";
import { sinceLastTurn } from "../src/board/recap";
import type { LogLine } from "../src/lib/table.svelte";
import type { EventView } from "../src/lib/wire";

const USUAL: Tempo = { people: 1, bots: 0.5, moves: true };

/** A clock that goes only when it is told to. */
class Hand {
  now = 0;
  private waiting: { at: number; run: () => void }[] = [];

  after(ms: number, run: () => void): () => void {
    const one = { at: this.now + ms, run };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((each) => each !== one));
  }

  go(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter((one) => one.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const banner = (title: string, rank: "round" | "phase" | "moment" = "moment"): Beat => ({ kind: "banner", title, rank, tone: "plain", text: title });
const card = (id: string): Beat => ({ kind: "card", card: id, text: id });
const sign = (at: string): Beat => ({ kind: "sign", at, sign: { text: "−1", icon: "", tone: "bad" }, text: at });
const event = (kind: string): EventView => ({ kind, text: kind, why: "" });

/** A director whose events are banners of their own kind, or the beats that are given. */
function directed(tempo: Tempo = USUAL, beats: (events: readonly EventView[]) => Beat[] = (all) => all.map((one) => banner(one.kind)), quiet = false): { director: Director; clock: Hand } {
  const clock = new Hand();
  const director = new Director(() => tempo, clock, () => quiet);
  director.script = beats;
  return { director, clock };
}

const titles = (director: Director): string[] => director.shown.flatMap((one) => (one.kind === "banner" ? [one.title] : []));

describe("beats", () => {
  it("come one after the other, and then the stage is free", () => {
    const { director, clock } = directed();
    director.tell([event("a"), event("b")]);
    expect(titles(director)).toEqual(["a"]);
    clock.go(1650);
    expect(titles(director)).toEqual(["b"]);
    clock.go(2000);
    expect([director.busy, director.caption, director.shown]).toEqual([false, "", []]);
  });
  it("of cards have their sentence below them; a banner says it itself", () => {
    const { director, clock } = directed(USUAL, () => [card("push"), banner("b")]);
    director.tell([event("a")]);
    expect(director.caption).toBe("push");
    clock.go(1500);
    expect([titles(director), director.caption]).toEqual([["b"], ""]);
  });
  it("of a later answer wait for those before", () => {
    const { director, clock } = directed();
    director.tell([event("a")]);
    director.tell([event("b")]);
    expect(titles(director)).toEqual(["a"]);
    clock.go(1650);
    expect(titles(director)).toEqual(["b"]);
  });
  it("of signs overlap: each is seen while the next one comes", () => {
    const { director, clock } = directed(USUAL, () => [sign("hero:0"), sign("hero:1")]);
    director.tell([event("hit")]);
    clock.go(500);
    expect(director.shown.map((one) => one.kind === "sign" && one.at)).toEqual(["hero:0", "hero:1"]);
  });
});

describe("speed", () => {
  const over = (tempo: Tempo, bot = false): number => {
    const { director, clock } = directed(tempo);
    director.tell([event("a"), event("b"), event("c")], bot);
    while (director.busy) clock.go(10);
    return clock.now;
  };
  it("goes from leisure to nothing, and has its own measure for bots", () => {
    const usual = over(USUAL);
    expect(over({ ...USUAL, people: 1.8 })).toBeGreaterThan(usual * 1.7);
    expect(over(USUAL, true)).toBeLessThan(usual * 0.6);
    expect(over({ ...USUAL, people: 0 })).toBe(0);
  });
  it("of a replay is a multiple of it", () => {
    const { director, clock } = directed();
    director.haste = 4;
    director.tell([event("a"), event("b"), event("c")]);
    while (director.busy) clock.go(10);
    expect(clock.now).toBeLessThanOrEqual(over(USUAL) / 4 + 20);
  });
  it("keeps even a long march short, unless somebody savours it", () => {
    const march = Array.from({ length: 80 }, (_, at) => event(`step ${at}`));
    const took = (people: number): number => {
      const { director, clock } = directed({ ...USUAL, people });
      director.tell(march);
      while (director.busy) clock.go(20);
      return clock.now;
    };
    expect(took(1)).toBeLessThan(12_000);
    expect(took(1.8)).toBeGreaterThan(60_000);
  });
});

test("an answer makes the rest hurry, and drops none of it", () => {
  const { director, clock } = directed();
  director.tell([event("a"), event("b"), event("c")]);
  director.hurry();
  expect(titles(director)).toEqual(["b"]);
  clock.go(250);
  expect(titles(director)).toEqual(["c"]);
  clock.go(700);
  expect(director.busy).toBe(false);
});

test("who has seen enough skips it all", () => {
  const { director, clock } = directed();
  director.tell([event("a"), event("b")]);
  director.skip();
  expect(director.busy).toBe(false);
  clock.go(5000);
  expect(director.shown).toEqual([]);
  director.tell([event("c")]);
  expect(titles(director)).toEqual(["c"]);
});

test("a step back ends the show, and a hidden tab has none", () => {
  const { director } = directed();
  director.tell([event("a"), event("b")]);
  director.tell([event("Undone")]);
  expect(director.busy).toBe(false);
  const hidden = directed(USUAL, undefined, true);
  hidden.director.tell([event("a")]);
  expect(hidden.director.busy).toBe(false);
});

test("without motion nothing flies, but cards and banners are shown", () => {
  const { director, clock } = directed({ ...USUAL, moves: false }, () => [sign("hero:0"), card("push"), sign("hero:1")]);
  director.tell([event("a")]);
  expect(director.shown.map((one) => one.kind)).toEqual(["card"]);
  clock.go(3000);
  expect(director.busy).toBe(false);
});

test("phases in which nothing happens are passed over", () => {
  const beats = [banner("Round 2", "round"), banner("Travel", "phase"), banner("Pursuit", "phase"), sign("x"), banner("Time", "phase"), banner("Round 3", "round")];
  expect(folded(beats).map((one) => one.text)).toEqual(["Round 2", "Pursuit", "x", "Round 3"]);
});

describe("the recap", () => {
  const line = (kind: string, number: number, seat = -1): LogLine => ({ kind, text: kind, why: "", number, fields: { seat } });
  const parts = {
    turn: (one: LogLine) => (one.kind === "TurnBegan" ? Number(one.fields?.["seat"]) : -1),
    isHeading: (one: LogLine) => one.kind === "RoundBegan",
    isOwn: (seat: number) => seat === 0,
  };
  const log = [line("RoundBegan", 1), line("TurnBegan", 2, 0), line("own", 3), line("TurnBegan", 4, 1), line("theirs", 5), line("RoundBegan", 6)];
  it("begins where the last own turn ended", () => {
    expect(sinceLastTurn(log, parts).map((one) => one.number)).toEqual([4, 5, 6]);
  });
  it("stays the same while the next own turn is running", () => {
    const now = [...log, line("TurnBegan", 7, 0), line("own", 8)];
    expect(sinceLastTurn(now, parts).map((one) => one.number)).toEqual([4, 5, 6, 7, 8]);
  });
  it("is everything before the first own turn", () => {
    expect(sinceLastTurn(log.slice(0, 2), parts).map((one) => one.number)).toEqual([1, 2]);
  });
});
