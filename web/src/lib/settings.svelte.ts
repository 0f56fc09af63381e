/** What a person sets for this browser: kept in localStorage, used everywhere. */
import { type Args, LANGS, type Lang, translate } from "./i18n";

const KEY = "tafelrunde.settings";

/** How much longer than usual everything on the table takes; 0 for at once. */
export const PACES = { savour: 1.8, normal: 1, fast: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** How many times as fast as at the table a replay runs. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  large: boolean;
  legible: boolean;
  motion: "system" | "less" | "full";
  /** How fast things move on the table. */
  pace: Pace;
  /** The same for what bots do. */
  bots: Pace;
  /** One of `REPLAY_SPEEDS`. */
  replay: number;
  sound: boolean;
  volume: number;
  /** Sounds even while the tab is hidden. */
  background: boolean;
  notices: boolean;
  /** Keys of a single character; without them only keys like Enter act. */
  hotkeys: boolean;
  /** Command → the key that a person has given it. */
  keys: Record<string, string>;
  /** Hints for newcomers, and those that were told already. */
  hints: boolean;
  told: string[];
  /** The table at which the first turn is taught, and the next step; 0 is the goal. */
  lesson: { code: string; next: number };
  /** Answers stand on the things themselves; or all of them in a list, too. */
  answers: "things" | "list";
  /** Whether log and table talk lie open beside the table. */
  side: boolean;
  /** Ask before a single choice is sent. */
  confirm: boolean;
  muted: boolean;
  person: string;
}

function fresh(): Settings {
  const german = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de");
  return {
    lang: german ? "de" : "en",
    theme: "system",
    large: false,
    legible: false,
    motion: "system",
    pace: "normal",
    bots: "fast",
    replay: 1,
    sound: false,
    volume: 0.4,
    background: false,
    notices: false,
    hotkeys: true,
    keys: {},
    hints: true,
    told: [],
    lesson: { code: "", next: 0 },
    answers: "things",
    side: false,
    confirm: false,
    muted: false,
    person: "",
  };
}

function stored(): Settings {
  const settings = fresh();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [key, value] of Object.entries(settings)) {
      if (sameKind(found[key], value) && isKnown(key, found[key])) Object.assign(settings, { [key]: found[key] });
    }
  } catch {
    // A broken entry is as good as none.
  }
  return settings;
}

function sameKind(found: unknown, wanted: unknown): boolean {
  return typeof found === typeof wanted && found !== null && Array.isArray(found) === Array.isArray(wanted);
}

const KNOWN: Record<string, readonly unknown[]> = {
  lang: LANGS,
  theme: ["system", "light", "dark"],
  motion: ["system", "less", "full"],
  pace: Object.keys(PACES),
  bots: Object.keys(PACES),
  answers: ["things", "list"],
  replay: REPLAY_SPEEDS,
};

function isKnown(key: string, value: unknown): boolean {
  return KNOWN[key]?.includes(value) ?? true;
}

export const settings: Settings = $state(stored());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the settings then last as long as the page.
  }
}

/** A text in the language of this person; changes with the setting. */
export function t(key: string, args?: Args): string {
  return translate(settings.lang, key, args);
}

/** How much longer than usual a movement takes; 0 if nothing moves. */
export function pace(): number {
  return lessMotion() ? 0 : PACES[settings.pace];
}

/** At which speeds the director tells what happened. */
export function tempo(): { people: number; bots: number; moves: boolean } {
  return { people: PACES[settings.pace], bots: PACES[settings.bots], moves: !lessMotion() };
}

function lessMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
