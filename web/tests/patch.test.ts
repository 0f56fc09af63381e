import { describe, expect, test } from "vitest";
import { apply, canonical, checksum, crc32 } from "../src/lib/patch";

interface Case {
  name?: string;
  old: unknown;
  new: unknown;
  patch: unknown;
  checksum: number;
}

/** The same cases prove the server's side; the server's own file comes first where it is there. */
const files = import.meta.glob(["../../tests/table/patch_cases.json", "./patch_cases.json"], {
  eager: true,
  import: "default",
}) as Record<string, Case[] | { cases: Case[] }>;
const text = files["../../tests/table/patch_cases.json"] ?? files["./patch_cases.json"] ?? [];
const cases = Array.isArray(text) ? text : text.cases;

describe("patches shared with the server", () => {
  test.each(cases.map((one, at) => [one.name ?? String(at), one] as const))("%s", (_, one) => {
    const before = JSON.stringify(one.old);
    expect(apply(one.old, one.patch)).toEqual(one.new);
    expect(JSON.stringify(one.old)).toBe(before);
    expect(checksum(one.new)).toBe(one.checksum);
  });
});

test("the checksum is the usual crc32", () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
});

test("canonical JSON sorts keys by code point and leaves letters as they are", () => {
  expect(canonical({ b: [1, null, true], a: { "10": "ä", "9": "\u{1F40E}" }, "ﬀ": 1, "\u{1F40E}": 2 })).toBe(
    '{"a":{"10":"ä","9":"\u{1F40E}"},"b":[1,null,true],"ﬀ":1,"\u{1F40E}":2}',
  );
});

test("a patch for another shape is refused", () => {
  expect(() => apply(3, { k: { a: { "=": 1 } } })).toThrow();
  expect(() => apply({}, { i: { "0": { "=": 1 } } })).toThrow();
  expect(() => apply([1], { i: { "4": { "=": 1 } } })).toThrow();
});
