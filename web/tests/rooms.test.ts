import { afterEach, expect, test, vi } from "vitest";
import { forget, knownRooms, moveTokens, remember } from "../src/lib/rooms";

const CODE = "abcdefgh";

afterEach(() => vi.unstubAllGlobals());

function storage(kept: string | null): Map<string, string> {
  const found = new Map<string, string>(kept ? [["tafelrunde.rooms", kept]] : []);
  const getItem = (key: string): string | null => found.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => found.set(key, value) });
  return found;
}

test("tokens that an earlier version kept become cookies, the table that is shown first", async () => {
  const old = [
    { code: "aaaaaaaa", token: "one", game: "hexer", name: "A", at: 1 },
    { code: CODE, token: "two", game: "hexer", name: "B", at: 2 },
    { code: "cccccccc", game: "hexer", name: "C", at: 3 },
  ];
  const kept = storage(JSON.stringify(old));
  const entered: string[] = [];
  await moveTokens((code, token) => {
    entered.push(`${code} ${token}`);
    return code === CODE ? Promise.reject(new Error("it is gone")) : Promise.resolve();
  }, CODE);
  expect(entered).toEqual([`${CODE} two`, "aaaaaaaa one"]);
  expect([...kept.values()].join()).not.toMatch(/token|one|two/);
  expect(knownRooms().map((room) => room.name)).toEqual(["A", "B", "C"]);
});

test("of many old tokens only some are asked for, and none is kept", async () => {
  const old = Array.from({ length: 50 }, (_, at) => ({ code: `room${at + 1000}`, token: `t${at}`, game: "", name: "", at }));
  const kept = storage(JSON.stringify(old));
  const enter = vi.fn(() => Promise.resolve());
  await moveTokens(enter);
  expect(enter.mock.calls.length).toBe(20);
  expect([...kept.values()].join()).not.toContain("token");
});

test("where the browser keeps nothing, a table is known as long as the page is open", () => {
  const full = (): void => {
    throw new Error("there is no room");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  remember(CODE, { name: "Saga" });
  expect(knownRooms().map((room) => room.name)).toEqual(["Saga"]);
  forget(CODE);
  expect(knownRooms()).toEqual([]);
});
