/** The line of the chances, as a picture of 100 by 100 that is stretched to its place. */
import type { ChancePoint } from "./generated/rest";

/** How far to the right a step lies, in percent. */
export function across(step: number, points: readonly ChancePoint[]): number {
  const last = points.at(-1)?.step ?? 0;
  return last > 0 ? (100 * step) / last : 0;
}

/** The corners of the line of one seat; good chances lie at the top. */
export function lineOf(points: readonly ChancePoint[], seat: number): string {
  return points.map(({ step, chances }) => `${across(step, points).toFixed(2)},${100 - (chances[seat] ?? 0)}`).join(" ");
}

/** Where in the list the point lies that is nearest to a place, from 0 at the left to 1 at the right. */
export function nearest(points: readonly ChancePoint[], place: number): number {
  const away = ({ step }: ChancePoint): number => Math.abs(across(step, points) - 100 * place);
  return points.reduce((best, point, at) => (away(point) < away(points[best]!) ? at : best), 0);
}

/** The last point that is not behind a step. */
export function pointAt(points: readonly ChancePoint[], step: number): number {
  return Math.max(0, points.findLastIndex((point) => point.step <= step));
}
