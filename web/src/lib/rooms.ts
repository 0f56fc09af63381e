/** The tables this browser knows; the tokens that hold the seats lie in cookies, where no script can read them. */

const KEY = "tafelrunde.rooms";
const MOST = 50;
/** Whoever asks for many tables that are gone is taken for somebody who guesses. */
const MOVED = 20;

export interface KnownRoom {
  code: string;
  game: string;
  name: string;
  at: number;
}

/** What could not be kept, where the browser refuses to. */
let unwritten: KnownRoom[] | null = null;

export function knownRooms(): KnownRoom[] {
  if (unwritten) return unwritten;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KnownRoom[]).filter((room) => isCode(room?.code)) : [];
  } catch {
    return [];
  }
}

function write(rooms: KnownRoom[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms.slice(0, MOST)));
    unwritten = null;
  } catch {
    unwritten = rooms.slice(0, MOST);
  }
}

/** Remember a table, or what is new about it. */
export function remember(code: string, known: Partial<Omit<KnownRoom, "code">>): void {
  const rooms = knownRooms();
  const old = rooms.find((room) => room.code === code);
  const fresh = { game: "", name: "", ...old, ...known, code, at: Date.now() };
  write([fresh, ...rooms.filter((room) => room.code !== code)]);
}

export function forget(code: string): void {
  write(knownRooms().filter((room) => room.code !== code));
}

/** A table with the token that an earlier version kept here. */
interface OldRoom extends KnownRoom {
  token?: string;
}

/** Make the tokens that an earlier version kept here cookies, and keep them no longer; the table that is shown first. */
export async function moveTokens(enter: (code: string, token: string) => Promise<unknown>, shown = ""): Promise<void> {
  const old = (knownRooms() as OldRoom[]).filter((room) => room.token);
  old.sort((one, other) => Number(other.code === shown) - Number(one.code === shown));
  for (const { code, token } of old.slice(0, MOVED)) await enter(code, token ?? "").catch(() => undefined);
  if (old.length) write((knownRooms() as OldRoom[]).map(({ token: _, ...room }) => room));
}

export function isCode(text: unknown): text is string {
  return typeof text === "string" && /^[A-Za-z0-9]{6,20}$/.test(text);
}

/** The code in a link, or the code itself. */
export function codeIn(text: string): string | null {
  const given = text.trim();
  const found = /\/(?:r|replay)\/([A-Za-z0-9]+)/.exec(given)?.[1] ?? given;
  return isCode(found) ? found : null;
}
