import { afterEach, expect, test, vi } from "vitest";
import { forget, keptToken, remember } from "../src/lib/rooms";

const CODE = "abcdefgh";

afterEach(() => vi.unstubAllGlobals());

test("where the browser keeps nothing, a seat is kept as long as the page is open", () => {
  const full = (): void => {
    throw new Error("there is no room");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  remember(CODE, { token: "the-token-of-a-seat" });
  expect(keptToken(CODE)).toBe("the-token-of-a-seat");
  forget(CODE);
  expect(keptToken(CODE)).toBe("");
});
