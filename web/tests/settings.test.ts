import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "tafelrunde.settings";
const kept = new Map<string, string>();

function device(lessMotion: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

/** The settings as a page finds them that has just been opened. */
async function opened(): Promise<typeof import("../src/lib/settings.svelte")> {
  vi.resetModules();
  return import("../src/lib/settings.svelte");
}

beforeEach(() => {
  kept.clear();
  device(false);
});
afterEach(() => vi.unstubAllGlobals());

test("movements take as long as the person likes, and none if there shall be none", async () => {
  const { pace, settings } = await opened();
  const paces = (["instant", "savour", "normal", "fast"] as const).map((one) => {
    settings.pace = one;
    return pace();
  });
  expect(paces).toEqual([0, 1.8, 1, 0.5]);
  settings.motion = "less";
  expect(pace()).toBe(0);
});

test("a device that asks for less motion gets none, unless the person wants it all", async () => {
  device(true);
  const { pace, settings } = await opened();
  expect(pace()).toBe(0);
  settings.motion = "full";
  expect(pace()).toBe(1);
});

test("settings are kept, and what is broken or of the wrong kind is forgotten", async () => {
  const first = await opened();
  first.settings.keys = { undo: "k" };
  first.settings.told = ["hint-choose"];
  first.settings.pace = "savour";
  first.keepSettings();
  const again = await opened();
  expect([again.settings.keys, again.settings.told, again.settings.pace]).toEqual([{ undo: "k" }, ["hint-choose"], "savour"]);
  kept.set(KEY, JSON.stringify({ keys: null, told: {}, volume: "loud", pace: "warp", hints: false }));
  const { settings } = await opened();
  expect([settings.keys, settings.told, settings.volume, settings.pace, settings.hints]).toEqual([{}, [], 0.4, "normal", false]);
});

test("a table is silent until somebody asks for sounds", async () => {
  expect((await opened()).settings.sound).toBe(false);
});
