import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { LONGEST_WAIT } from "../src/lib/connection";
import { retry } from "../src/lib/retry";

const refused = (status: number): Refusal => new Refusal({ slug: "x", message: "", why: "" }, status);

/** Fails with these, one after the other, then answers. */
function failing(...errors: unknown[]): () => Promise<string> {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return "found";
  };
}

test("who is patient asks again until there is an answer, ever more rarely", async () => {
  const waits: number[] = [];
  const ask = failing(refused(0), refused(503), refused(429), new TypeError("half an answer"));
  const found = await retry(ask, async (milliseconds) => void waits.push(milliseconds));
  expect(found).toBe("found");
  expect(waits).toEqual([500, 1000, 2000, 4000]);
});

test("nobody waits longer than the longest pause", async () => {
  const waits: number[] = [];
  await retry(failing(...Array(9).fill(refused(0))), async (milliseconds) => void waits.push(milliseconds));
  expect(Math.max(...waits)).toBe(LONGEST_WAIT);
});

test("a refusal for good is not asked again", async () => {
  const waits: number[] = [];
  const ask = failing(refused(404));
  await expect(retry(ask, async (milliseconds) => void waits.push(milliseconds))).rejects.toThrow();
  expect(waits).toEqual([]);
});

test("what nobody wants any more is not asked for again", async () => {
  const waits: number[] = [];
  const ask = failing(refused(0), refused(503));
  const asked = retry(ask, async (milliseconds) => void waits.push(milliseconds), () => waits.length < 1);
  await expect(asked).rejects.toThrow();
  expect(waits).toEqual([500]);
});
