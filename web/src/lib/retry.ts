/** Asking again while the line or the server is away. */
import { Refusal } from "./api";
import { FIRST_WAIT, LONGEST_WAIT } from "./connection";

const TOO_MANY = 429;

/** What a later question may well be answered: everything but a refusal for good. */
function passes(error: unknown): boolean {
  if (!(error instanceof Refusal)) return true;
  return error.status === 0 || error.status === TOO_MANY || error.status >= 500;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What is asked for, however long it takes; a refusal for good is thrown, and so is any once nobody wants it. */
export async function retry<T>(ask: () => Promise<T>, wait = pause, wanted = (): boolean => true): Promise<T> {
  for (let next = FIRST_WAIT; ; next = Math.min(2 * next, LONGEST_WAIT)) {
    try {
      return await ask();
    } catch (error) {
      if (!passes(error) || !wanted()) throw error;
    }
    await wait(next);
  }
}
