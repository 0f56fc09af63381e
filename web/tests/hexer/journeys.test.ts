import { describe, expect, it } from "vitest";
import { durationOf, framesOf, journeysOf } from "../../src/games/hexer/journeys";
import { HEIGHT, SPOTS, WIDTH } from "../../src/games/hexer/map";
import type { HexerView } from "../../src/games/hexer/types";
import type { EventView } from "../../src/lib/wire";

const view = (wolf: number, legend: number): HexerView =>
  ({ players: [{ id: "bear", place: 7 }, { id: "wolf", place: wolf }], legend: { card: "golem#1", place: legend } }) as unknown as HexerView;
const travelled = (source: number, place: number, by_ship = false): EventView => ({ kind: "Travelled", text: "", why: "", fields: { player: "wolf", source, place, by_ship } });
const moved = (source: number, place: number): EventView => ({ kind: "LegendaryMoved", text: "", why: "", fields: { monster: "golem", source, place } });

describe("a journey", () => {
  it("belongs to the seat of whoever travels", () => {
    expect(journeysOf([travelled(3, 2)], view(2, 0))).toEqual([{ token: 1, stops: [3, 2], ship: false }]);
  });
  it("goes on where it ended, and apart from others", () => {
    const events = [moved(14, 12), moved(12, 9), travelled(6, 20, true), moved(9, 5)];
    expect(journeysOf(events, view(20, 5))).toEqual([
      { token: "legend", stops: [14, 12, 9, 5], ship: false },
      { token: 1, stops: [6, 20], ship: true },
    ]);
  });
  it("that ends elsewhere than its token stands is none", () => {
    expect(journeysOf([travelled(3, 2)], view(3, 0))).toEqual([]);
    expect(journeysOf([{ kind: "GoldChanged", text: "", why: "" }], view(3, 0))).toEqual([]);
  });
});

describe("a drawn journey", () => {
  const frames = framesOf({ token: 1, stops: [14, 12, 9], ship: false });
  it("begins and ends at rest beside its places, and comes by those between", () => {
    const at = (place: number): [number, number] => [(SPOTS[place]?.[0] ?? 0) / WIDTH, (SPOTS[place]?.[1] ?? 0) / HEIGHT];
    expect([frames[0]?.left, frames[0]?.top, frames[0]?.rest]).toEqual([...at(14), 1]);
    expect([frames.at(-1)?.left, frames.at(-1)?.top, frames.at(-1)?.rest]).toEqual([...at(9), 1]);
    const middle = frames[(frames.length - 1) / 2];
    expect([middle?.left, middle?.top, middle?.rest]).toEqual([...at(12), 0]);
  });
  it("takes longer the longer it is, but not for ever", () => {
    const short = durationOf(framesOf({ token: 1, stops: [14, 12], ship: false }));
    expect(short).toBeGreaterThan(500);
    expect(durationOf(frames)).toBeGreaterThan(short);
    expect(durationOf(framesOf({ token: 1, stops: [3, 2, 1, 5, 9, 12, 13, 16, 17, 18], ship: false }))).toBe(1800);
  });
});
