/** The tables this browser knows: code, name and the token that holds the seats. */

const KEY = "tafelrunde.rooms";
const MOST = 50;

export interface KnownRoom {
  code: string;
  token: string;
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
  const fresh = { token: "", game: "", name: "", ...old, ...known, code, at: Date.now() };
  write([fresh, ...rooms.filter((room) => room.code !== code)]);
}

export function forget(code: string): void {
  write(knownRooms().filter((room) => room.code !== code));
}

export function keptToken(code: string): string {
  return knownRooms().find((room) => room.code === code)?.token ?? "";
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
