import { describe, expect, it } from "vitest";
import { icons } from "../../src/games/valskyrr/icons";
import { below, beside } from "../../src/board/placing";
import { nextIndex } from "../../src/board/rows";
import de from "../../src/games/valskyrr/texts/de.ftl?raw";
import en from "../../src/games/valskyrr/texts/en.ftl?raw";
import { credits } from "../../src/lib/credits";

const screen = { width: 1000, height: 800 };

describe("pop-ups", () => {
  it("stand right of their thing, else left of it, else below", () => {
    const size = { width: 300, height: 400 };
    expect(beside({ left: 100, top: 300, width: 80, height: 100 }, size, screen)).toEqual({ left: 190, top: 150 });
    expect(beside({ left: 800, top: 300, width: 80, height: 100 }, size, screen).left).toBe(490);
    expect(beside({ left: 20, top: 100, width: 300, height: 80 }, size, { width: 360, height: 800 })).toEqual({
      left: 20,
      top: 190,
    });
  });
  it("never leave the screen", () => {
    for (const left of [0, 300, 950]) {
      for (const top of [-50, 400, 790]) {
        const at = below({ left, top, width: 50, height: 50 }, { width: 200, height: 300 }, screen);
        expect(at.left).toBeGreaterThanOrEqual(10);
        expect(at.left + 200).toBeLessThanOrEqual(990);
        expect(at.top).toBeGreaterThanOrEqual(10);
        expect(at.top + 300).toBeLessThanOrEqual(790);
      }
    }
  });
});

describe("arrow keys in a row", () => {
  it("move by one and stop at the ends", () => {
    expect(nextIndex("ArrowRight", 0, 3)).toBe(1);
    expect(nextIndex("ArrowRight", 2, 3)).toBe(2);
    expect(nextIndex("ArrowLeft", 0, 3)).toBe(0);
    expect(nextIndex("End", 0, 3)).toBe(2);
    expect(nextIndex("Home", 2, 3)).toBe(0);
  });
  it("mean nothing outside, and other keys mean nothing", () => {
    expect(nextIndex("ArrowRight", -1, 3)).toBe(-1);
    expect(nextIndex("a", 1, 3)).toBe(-1);
  });
});

describe("icons and texts", () => {
  it("name their artists", () => {
    const named = new Set(credits.flatMap((credit) => credit.icons));
    for (const name of Object.keys(icons)) {
      if (name.startsWith("game:")) expect(named.has(name.slice("game:".length)), name).toBe(true);
    }
  });
  it("have the same texts in both languages", () => {
    const keys = (text: string) => text.match(/^v-[a-z-]+/gm);
    expect(keys(de)).toEqual(keys(en));
  });
});
