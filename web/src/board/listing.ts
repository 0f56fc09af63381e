/** The view of a game that has no board of its own, line by line. */

export interface Line {
  /** Where something lies or stands. */
  name: string;
  /** What it is; equal things that lie together are counted. */
  value: string;
}

type Spell = (key: string) => string;

/** Every fact of a view in a line of its own; what is empty is left out. */
export function listing(view: unknown, spell: Spell, where: readonly string[] = []): Line[] {
  if (Array.isArray(view)) {
    return view.length > 0 ? [{ name: where.join(", "), value: counted(view.map((each) => spell(String(each)))) }] : [];
  }
  if (typeof view === "object" && view !== null) {
    return Object.entries(view).flatMap(([key, value]) => listing(value, spell, [...where, spell(key)]));
  }
  const value = view === null || view === "" ? "" : spell(String(view));
  return value ? [{ name: where.join(", "), value }] : [];
}

function counted(names: readonly string[]): string {
  const found: { name: string; many: number }[] = [];
  for (const name of names) {
    const last = found.at(-1);
    if (last?.name === name) last.many += 1;
    else found.push({ name, many: 1 });
  }
  return found.map(({ name, many }) => (many > 1 ? `${many} × ${name}` : name)).join(", ");
}
