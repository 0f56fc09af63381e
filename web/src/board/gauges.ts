/** A field of a gauge. */
export interface Pip {
  full: boolean;
  /** Cannot be reached as things stand. */
  barred: boolean;
  bad: boolean;
}

/** The fields of a gauge. */
export function pips(value: number, most: number, limit = most, badFrom = Number.POSITIVE_INFINITY): Pip[] {
  return Array.from({ length: most }, (_, at) => ({ full: at < value, barred: at >= limit && at >= value, bad: at >= badFrom }));
}
