/** Patches of a view, and the checksum that proves that client and server see the same table. */

import type { Patch } from "./generated/wire";

type Json = unknown;

/** The value after the patch; the old value stays as it was, unchanged parts are shared. */
export function apply(value: Json, change: Patch): Json {
  if ("=" in change) return change["="];
  if (change.i) {
    if (!Array.isArray(value)) throw new Error("This patch is for a list.");
    const list = value.slice();
    for (const [index, one] of Object.entries(change.i)) {
      if (!(Number(index) < list.length)) throw new Error("This patch is for a longer list.");
      list[Number(index)] = apply(list[Number(index)], one);
    }
    return list;
  }
  if (change.s) {
    if (!Array.isArray(value)) throw new Error("This patch is for a list.");
    const [start, count, values] = change.s;
    if (start + count > value.length) throw new Error("This patch is for a longer list.");
    return [...value.slice(0, start), ...values, ...value.slice(start + count)];
  }
  if (change.k || change["-"]) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new Error("This patch is for an object.");
    }
    const object: Record<string, Json> = { ...(value as Record<string, Json>) };
    for (const key of change["-"] ?? []) delete object[key];
    for (const [key, one] of Object.entries(change.k ?? {})) object[key] = apply(object[key], one);
    return object;
  }
  return value;
}

/** JSON with sorted keys and no spaces, as the server writes it for the checksum. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const object = value as Record<string, Json>;
    const parts = Object.keys(object)
      .filter((key) => object[key] !== undefined)
      .sort(byCodePoint)
      .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
    return `{${parts.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

function byCodePoint(one: string, other: string): number {
  const a = Array.from(one, (sign) => sign.codePointAt(0) ?? 0);
  const b = Array.from(other, (sign) => sign.codePointAt(0) ?? 0);
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0);
  }
  return a.length - b.length;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

export function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export function checksum(view: Json): number {
  return crc32(canonical(view));
}
