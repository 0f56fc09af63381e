/** What a person sets for this browser: kept in localStorage, used everywhere. */
import { type Args, type Lang, translate } from "./i18n";

const KEY = "tafelrunde.settings";

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  large: boolean;
  legible: boolean;
  motion: "system" | "less" | "full";
  sound: boolean;
  volume: number;
  notices: boolean;
  hotkeys: boolean;
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
    sound: true,
    volume: 0.4,
    notices: false,
    hotkeys: true,
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
      if (typeof found[key] === typeof value) Object.assign(settings, { [key]: found[key] });
    }
  } catch {
    // A broken entry is as good as none.
  }
  return settings;
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

export function lessMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
