/** Who travels over the map, and how the tokens glide along the ways. */
import type { EventView } from "../../lib/wire";
import { HEIGHT, WIDTH, stepsBetween } from "./map";
import type { HexerView } from "./types";

/** A token on its way: the Legendary Monster, or a player by the number of the seat. */
export interface Journey {
  token: "legend" | number;
  /** From place to place, in order. */
  stops: number[];
  ship: boolean;
}

/** The journeys of some events that end where their tokens stand now; who travels on goes in one piece. */
export function journeysOf(events: readonly EventView[], view: HexerView): Journey[] {
  const found: Journey[] = [];
  for (const event of events) {
    const leg = legOf(event, view);
    const last = found.findLast((one) => one.token === leg?.token);
    if (last && leg && last.stops.at(-1) === leg.from && last.ship === leg.ship) last.stops.push(leg.to);
    else if (leg) found.push({ token: leg.token, stops: [leg.from, leg.to], ship: leg.ship });
  }
  const arrives = (token: Journey["token"]): boolean =>
    found.findLast((one) => one.token === token)?.stops.at(-1) === placeOf(token, view);
  return found.filter((one) => arrives(one.token));
}

function placeOf(token: Journey["token"], view: HexerView): number | undefined {
  return token === "legend" ? view.legend?.place : view.players[token]?.place;
}

interface Leg {
  token: Journey["token"];
  from: number;
  to: number;
  ship: boolean;
}

function legOf(event: EventView, view: HexerView): Leg | null {
  if (event.kind !== "Travelled" && event.kind !== "LegendaryMoved") return null;
  const { player, source, place, by_ship } = event.fields ?? {};
  const seat = view.players.findIndex((one) => one.id === player);
  const token = event.kind === "LegendaryMoved" ? "legend" : seat;
  if (token === -1) return null;
  return { token, from: Number(source), to: Number(place), ship: by_ship === true };
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

/** For how long a journey glides, in milliseconds: longer ways take longer, but nobody waits for long. */
export function durationOf(frames: readonly Frame[]): number {
  const length = frames.reduce((sum, frame, index) => {
    const before = frames[index - 1] ?? frame;
    return sum + Math.hypot(frame.left - before.left, frame.top - before.top);
  }, 0);
  return Math.min(1800, 450 + length * 2000);
}
