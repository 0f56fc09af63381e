/** Keys for people who like them. No key while somebody types, none that the browser or a reader needs. */

export interface Command {
  id: string;
  /** The key it has until somebody gives it another one. */
  key: string;
  run(): void;
}

/** Command → key, where a person has changed it; "" for none. */
export type OwnKeys = Readonly<Record<string, string>>;

/** Keys of more than one character that the browser leaves to us. */
const NAMED = new Set(["Enter", "Insert", "F2", "F4", "F8", "F9"]);
/** Digits choose options, the space bar scrolls and presses, the others open a search in some browsers. */
const TAKEN = /^[\d\s/'´`^~]$/;

/** A key as it is kept: letters are small, whatever Shift does. */
export function named(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Whether a command may have this key. */
export function isFree(key: string): boolean {
  return key.length === 1 ? !TAKEN.test(key) : NAMED.has(key);
}

export function keyOf(command: Command, own: OwnKeys): string {
  return own[command.id] ?? command.key;
}

/** Who has the key already, apart from the command that wants it. */
export function holder(key: string, wants: Command, commands: readonly Command[], own: OwnKeys): Command | null {
  return commands.find((one) => one !== wants && keyOf(one, own) === key) ?? null;
}

/** The keys after a command got another one; whoever had it gets the old one in exchange. */
export function given(key: string, to: Command, commands: readonly Command[], own: OwnKeys): OwnKeys {
  const before = key && holder(key, to, commands, own);
  const changed = { ...own, [to.id]: key, ...(before ? { [before.id]: keyOf(to, own) } : {}) };
  const usual = new Map(commands.map((one) => [one.id, one.key]));
  return Object.fromEntries(Object.entries(changed).filter(([id, one]) => usual.get(id) !== one));
}

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element || typeof element.closest !== "function") return false;
  return element.closest("input, textarea, select, [contenteditable]") !== null;
}

type Pressed = Pick<
  KeyboardEvent,
  "key" | "target" | "defaultPrevented" | "repeat" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"
>;

/** The key that counts; "" while typing, with a modifier, or if the browser needs it. */
export function pressedKey(event: Pressed, characters: boolean): string {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return "";
  if (isTyping(event.target) || (event.key.length === 1 && !characters)) return "";
  return named(event.key);
}

/** The command for an event; none of a single character if those are switched off. */
export function commandFor(
  event: Pressed,
  commands: readonly Command[],
  own: OwnKeys,
  characters: boolean,
): Command | null {
  const key = pressedKey(event, characters);
  return isFree(key) ? (commands.find((one) => keyOf(one, own) === key) ?? null) : null;
}
