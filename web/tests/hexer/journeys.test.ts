import { describe, expect, it } from "vitest";
import { framesOf } from "../../src/games/hexer/journeys";
import { HEIGHT, SPOTS, WIDTH } from "../../src/games/hexer/map";

describe("a drawn journey", () => {
  const frames = framesOf({ stops: [14, 12, 9], ship: false });
  it("begins and ends at rest beside its places, and comes by those between", () => {
    const at = (place: number): [number, number] => [(SPOTS[place]?.[0] ?? 0) / WIDTH, (SPOTS[place]?.[1] ?? 0) / HEIGHT];
    expect([frames[0]?.left, frames[0]?.top, frames[0]?.rest]).toEqual([...at(14), 1]);
    expect([frames.at(-1)?.left, frames.at(-1)?.top, frames.at(-1)?.rest]).toEqual([...at(9), 1]);
    const middle = frames[(frames.length - 1) / 2];
    expect([middle?.left, middle?.top, middle?.rest]).toEqual([...at(12), 0]);
  });
});
