/** Parts of the page that are loaded when they are needed. */
import { alive } from "./api";
import { retry, pause } from "./retry";

const KEY = "tafelrunde-renewed";
const BETWEEN = 30_000;

/** Load the page anew as soon as the server answers, but not again and again. */
async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  await pause(Math.max(0, last + BETWEEN - Date.now()));
  await retry(alive);
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** A part of the page. Browsers remember that one did not come, so the whole page is loaded anew then. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await renew();
    return new Promise(() => undefined);
  }
}
