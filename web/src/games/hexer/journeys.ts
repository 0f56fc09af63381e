/** How tokens glide along the ways of the map. */
import { HEIGHT, WIDTH, stepsBetween } from "./map";

/** A token on its way from place to place, in order. */
export interface Journey {
  stops: number[];
  ship: boolean;
}

/** How a journey is drawn: where the token is on the sheet, in parts of its size, and how far it is from resting. */
export interface Frame {
  left: number;
  top: number;
  /** 1 at rest beside a place, 0 on the way. */
  rest: number;
}

const LIFT = 0.16;

export function framesOf(journey: Journey): Frame[] {
  const points = journey.stops.slice(1).flatMap((to, index) => {
    const steps = stepsBetween(journey.stops[index] ?? to, to, journey.ship);
    return index === 0 ? steps : steps.slice(1);
  });
  const last = points.length - 1;
  return points.map(([x, y], index) => {
    const at = index / last;
    return { left: x / WIDTH, top: y / HEIGHT, rest: Math.max(0, 1 - at / LIFT, 1 - (1 - at) / LIFT) };
  });
}
