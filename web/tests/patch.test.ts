import { describe, expect, test } from "vitest";
import cases from "../../tests/table/patch_cases.json";
import { apply, canonical, checksum, crc32 } from "../src/lib/patch";
import type { Patch } from "../src/lib/wire";

/** The server is proved by the same cases. */
describe("patches shared with the server", () => {
  test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
    const before = JSON.stringify(one.old);
    expect(apply(one.old, one.patch as Patch)).toEqual(one.new);
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
  expect(() => apply({}, { s: [0, 0, [1]] })).toThrow();
  expect(() => apply([1], { s: [1, 1, []] })).toThrow();
});
