import { expect, test } from "vitest";
import { TableState, lastLines } from "../src/lib/table.svelte";
import { adviceLines } from "../src/lib/advice";
import type { AdviceView, DecisionView, EventView, Hello, RoomView, Update } from "../src/lib/wire";

function decision(more: Partial<DecisionView> = {}): DecisionView {
  return {
    step: 3,
    seat: 0,
    key: "turn",
    prompt: "?",
    why: "V1.01",
    mine: true,
    options: [
      { key: "a", label: "A", things: ["axe#1"] },
      { key: "b", label: "B", things: ["axe#1", "hero:0"] },
      { key: "c", label: "C" },
    ],
    closed: [{ key: "d", label: "D", why: "V2.02", things: ["bow#2"] }],
    ...more,
  };
}

function seated(open: DecisionView[]): { table: TableState; sent: [number, number[]][] } {
  const sent: [number, number[]][] = [];
  const table = new TableState({ answer: (one, picked) => sent.push([one.seat, picked]) });
  const hello = { type: "hello", seq: 5, room: {}, view: { won: null }, checksum: 0, decisions: open, log: [], chat: [] };
  table.welcome({ ...hello, can_undo: true, can_redo: false } as unknown as Hello);
  return { table, sent };
}

function step(table: TableState, seq: number, more: Partial<Update>): void {
  const update = { type: "update", seq, patch: {}, checksum: 0, events: [], decisions: [], can_undo: false, can_redo: false };
  table.update({ ...update, ...more } as Update, {});
}

test("options and closed options are found on the things they stand for", () => {
  const { table } = seated([decision()]);
  expect(table.optionsFor("axe#1")).toEqual([0, 1]);
  expect(table.optionsFor("hero:0")).toEqual([1]);
  expect(table.closedFor("bow#2").map((one) => one.why)).toEqual(["V2.02"]);
});

test("a single choice is answered at once, and only once", () => {
  const { table, sent } = seated([decision()]);
  table.toggle(1);
  table.toggle(2);
  expect(sent).toEqual([[0, [1]]]);
  expect(table.busy).toBe(true);
  table.refused();
  expect(table.busy).toBe(false);
});

test("several choices are collected in order and confirmed", () => {
  const { table, sent } = seated([decision({ min: 2, max: 2 })]);
  table.toggle(2);
  table.confirm();
  table.toggle(0);
  table.toggle(1);
  expect(table.picked).toEqual([2, 0]);
  table.toggle(2);
  table.toggle(1);
  table.confirm();
  expect(sent).toEqual([[0, [0, 1]]]);
});

test("what others decide is not ours to answer", () => {
  const { table, sent } = seated([decision({ mine: false }), decision({ seat: 1, key: "other" })]);
  expect(table.mine?.seat).toBe(1);
  table.toggle(0);
  expect(sent).toEqual([[1, [0]]]);
});

test("the same question keeps what was picked, another one does not", () => {
  const { table } = seated([decision({ min: 2, max: 2 })]);
  table.toggle(0);
  step(table, 5, { decisions: [decision({ min: 2, max: 2 })] });
  expect(table.picked).toEqual([0]);
  step(table, 6, { decisions: [decision({ step: 4, min: 2, max: 2 })] });
  expect(table.picked).toEqual([]);
});

test("lines of steps that were taken back leave the log", () => {
  const { table } = seated([decision()]);
  const told = (text: string) => ({ kind: "Told", text, why: "" });
  step(table, 6, { events: [told("one"), told("two")] });
  step(table, 7, { events: [told("three"), { kind: "Quiet", text: "", why: "" }] });
  step(table, 8, { events: [{ kind: "Undone", text: "back", why: "", fields: { lines: 2 } }] });
  expect(table.log.map((line) => line.text)).toEqual(["one", "two", "back"]);
  step(table, 9, { events: [{ kind: "Undone", text: "back again", why: "", fields: { lines: 2 } }] });
  expect(table.log.map((line) => line.text)).toEqual(["back again"]);
});

test("lines that the host took back leave the log; those that concern everybody stay", () => {
  const { table } = seated([decision()]);
  const event = (kind: string, fields = {}, stays = false) => ({ kind, text: kind, why: "", fields, stays });
  step(table, 6, { events: [event("A"), event("B")], trouble: true });
  expect(table.trouble).toBe(true);
  step(table, 7, { events: [event("HostWentBack", { lines: 1 }, true)] });
  expect(table.trouble).toBe(false);
  expect(table.log.map((line) => line.kind)).toEqual(["A", "HostWentBack"]);
  step(table, 8, { events: [event("PositionRepaired", {}, true), event("C")] });
  step(table, 9, { events: [event("RepairTakenBack", {}, true), event("Undone", { lines: 2 })] });
  expect(table.log.map((line) => line.kind)).toEqual(["HostWentBack", "PositionRepaired", "RepairTakenBack", "Undone"]);
});

test("the table goes back to a step within its policy, if an answer of a person came after it", () => {
  const { table } = seated([decision()]);
  step(table, 6, { can_undo: true, step: 9, back_to: 4, last_answer: 7 });
  expect([3, 4, 7, 8].map((one) => table.canReturnTo(one))).toEqual([false, true, true, false]);
  step(table, 7, { can_undo: false, step: 9, back_to: 4, last_answer: 7 });
  expect(table.canReturnTo(5)).toBe(false);
});

test("the own turn that is going on can be taken back, that of others not", () => {
  const { table } = seated([decision()]);
  table.room = { seats: [{ mine: true }, { mine: false }] } as unknown as RoomView;
  const turn = (line: EventView): number => (line.kind === "Turn" ? Number(line.fields?.["seat"]) : -1);
  const began = (seat: number, at: number): EventView => ({ kind: "Turn", text: "", why: "", fields: { seat }, step: at });
  const reach = { can_undo: true, step: 9, back_to: 0, last_answer: 8 };
  step(table, 6, { events: [began(0, 5), { kind: "Told", text: "x", why: "", step: 6 }], ...reach });
  expect(table.turnStart(turn)).toBe(5);
  step(table, 7, { events: [], ...reach, last_answer: 4 });
  expect(table.turnStart(turn)).toBe(-1);
  step(table, 8, { events: [began(1, 7)], ...reach });
  expect(table.turnStart(turn)).toBe(-1);
});

test("the last lines are read without those that say nothing", () => {
  const line = (text: string, number: number) => ({ kind: "x", text, why: "", number });
  expect(lastLines(["a", "", "b", "c"].map(line), 2)).toBe("b c");
});

test("what would come of an answer is asked once, and forgotten with the question", () => {
  const asked: number[][] = [];
  const table = new TableState({ answer: () => undefined, foresee: (_, picked) => asked.push(picked) });
  const hello = { type: "hello", seq: 5, room: {}, view: {}, checksum: 0, decisions: [decision()], log: [], chat: [] };
  table.welcome({ ...hello, can_undo: true, can_redo: false } as unknown as Hello);
  table.weigh(1);
  table.foreseen({ type: "preview", step: 3, seat: 0, answer: [1], events: [{ kind: "Hit", text: "It hits.", why: "" }] });
  table.foreseen({ type: "preview", step: 2, seat: 0, answer: [0], events: [] });
  table.weigh(1);
  expect(asked).toEqual([[1]]);
  expect([...table.previews.keys()]).toEqual([1]);
  step(table, 6, { step: 4, decisions: [decision({ step: 4 })] });
  expect([table.previews.size, table.weighed]).toEqual([0, -1]);
});

function advisable(open: DecisionView[]): { table: TableState; asked: boolean[]; sent: number[][] } {
  const asked: boolean[] = [];
  const sent: number[][] = [];
  const table = new TableState({
    answer: (_, picked) => sent.push(picked),
    advise: (_, stop) => asked.push(stop) > 0,
  });
  step(table, 1, { decisions: open });
  return { table, asked, sent };
}

const ADVICE: AdviceView[] = [
  { answer: [2], reason: "better", sure: 80, stands: 61, lead: 4, tries: 30 },
  { answer: [0], reason: "worse", sure: 20, stands: 57, lead: -4, tries: 20 },
];
const about = { step: 3, seat: 0 };

test("what a bot would do is asked for, told on the way, marked and taken", () => {
  const { table, asked, sent } = advisable([decision()]);
  table.advise();
  expect(table.thinking).toBe(0);
  table.advised({ type: "advising", ...about, percent: 40 });
  expect(table.thinking).toBe(40);
  table.advised({ type: "advice", ...about, answers: ADVICE, re: 1 });
  expect([table.thinking, table.advisedPlace([0, 1]), table.advisedPlace([2]), table.advisedPlace([1])]).toEqual([-1, 2, 1, 0]);
  table.follow(ADVICE[0]!);
  expect([asked, sent]).toEqual([[false], [[2]]]);
});

test("who asks again while the bot thinks waits no longer, and hears no more of it", () => {
  const { table, asked } = advisable([decision()]);
  table.advise();
  table.advise();
  table.advised({ type: "advice", ...about, answers: ADVICE, re: 1 });
  expect([asked, table.thinking, table.advice]).toEqual([[false, true], -1, []]);
});

test("advice about another question is dropped, and a new question forgets it", () => {
  const { table } = advisable([decision()]);
  table.advise();
  table.advised({ type: "advice", step: 2, seat: 0, answers: ADVICE, re: 1 });
  expect(table.advice).toEqual([]);
  table.advised({ type: "advice", ...about, answers: ADVICE, re: 1 });
  step(table, 2, { decisions: [decision({ step: 4 })] });
  expect(table.advice).toEqual([]);
});

test("of several options the advised ones are chosen and confirmed by the person", () => {
  const { table, sent } = advisable([decision({ min: 1, max: 2 })]);
  table.follow({ ...ADVICE[0]!, answer: [2, 0] });
  expect([table.picked, sent]).toEqual([[2, 0], []]);
});

test("where nobody is advised nobody is asked", () => {
  const { table, asked } = advisable([decision()]);
  table.room = { advice: "advice-kept" } as RoomView;
  table.advise();
  expect([asked, table.thinking]).toEqual([[], -1]);
});

test("advice is told in words with what speaks for it", () => {
  const [first, nothing] = adviceLines(decision(), [ADVICE[0]!, { ...ADVICE[1]!, answer: [], reason: "thumb" }], null);
  expect(first).toMatchObject({ label: "C", things: [] });
  expect(first?.why).toContain("61 %");
  expect(nothing?.label).not.toBe("");
});
