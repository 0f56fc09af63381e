/** Where the places lie on the drawn map, and how the ways between them run. */

export const WIDTH = 1000;
export const HEIGHT = 960;

/** By the number of the place: the continent from north to south, then the sea in the west. */
export const SPOTS: readonly (readonly [number, number])[] = [
  [918, 470], // Behelt Nar
  [400, 120], // Kaer Seren
  [570, 85], // Hengfors
  [795, 90], // Kaer Morhen
  [845, 250], // Ban Ard
  [355, 320], // Cidaris
  [490, 235], // Novigrad
  [655, 300], // Vizima
  [775, 385], // Vengerberg
  [425, 440], // Cintra
  [555, 520], // Haern Caduch
  [710, 540], // Beauclair
  [395, 640], // Glenmore
  [395, 800], // Doldeth
  [600, 700], // Loc Ichaer
  [905, 665], // Gorthur Gvaed
  [515, 880], // Dhuwod
  [705, 875], // Stygga
  [790, 755], // Ard Modron
  [165, 300], // Ard Skellig
  [75, 160], // Isle of Mists
  [225, 140], // Eyna
  [110, 460], // Dagon's place
  [75, 610],
  [215, 575],
  [75, 745],
  [215, 715],
  [145, 865],
];

/** Ways that run in a bow, as far from the straight line: along the coast, or past another place. */
const BOWS: Record<string, number> = { "1/9": 165, "14/15": 26, "7/9": 20, "2/3": -18, "13/16": 24, "0/11": 18 };

type Spot = readonly [x: number, y: number];

/** The path of a way. */
export function wayBetween(one: number, other: number): string {
  const [[x1, y1], [x, y], [x2, y2]] = curve(Math.min(one, other), Math.max(one, other));
  return `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`;
}

/** Points on the way from one place to another, both ends among them; a ship sails in a wide bow. */
export function stepsBetween(from: number, to: number, ship = false, count = 20): Spot[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const [start, bend, end] = curve(low, high, ship ? SEA_BOW : undefined);
  const found = Array.from({ length: count + 1 }, (_, index) => onCurve(start, bend, end, index / count));
  return from < to ? found : found.reverse();
}

const SEA_BOW = 60;

/** Start, bend and end of a way, from the lower number to the higher one. */
function curve(from: number, to: number, bow = BOWS[`${from}/${to}`] ?? wobble(from, to)): [Spot, Spot, Spot] {
  const [x1, y1] = SPOTS[from] ?? [0, 0];
  const [x2, y2] = SPOTS[to] ?? [0, 0];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const x = (x1 + x2) / 2 - ((y2 - y1) / length) * bow;
  const y = (y1 + y2) / 2 + ((x2 - x1) / length) * bow;
  return [[x1, y1], [x, y], [x2, y2]];
}

function onCurve(start: Spot, bend: Spot, end: Spot, at: number): Spot {
  const along = (a: number, b: number, c: number): number => (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c;
  return [along(start[0], bend[0], end[0]), along(start[1], bend[1], end[1])];
}

/** No way is quite straight; which way it bends is always the same. */
function wobble(from: number, to: number): number {
  return (((from * 7 + to * 13) % 5) - 2) * 5;
}

/** Every way once. */
export function waysOf(places: readonly { ways: number[] }[]): [number, number][] {
  return places.flatMap(({ ways }, from) =>
    ways.flatMap((to) => (from < to ? [[from, to] as [number, number]] : [])),
  );
}

/** The continent, drawn around its places. */
export const COAST =
  "M352 62C420 22 520 40 590 30S760 22 860 28C930 40 985 90 978 190S992 420 982 520S985 700 960 770" +
  "C935 850 830 905 760 925S560 948 480 930C410 915 340 860 338 800S300 720 338 660S372 560 352 510" +
  "S396 430 352 392S290 350 302 300S350 220 332 170S310 90 352 62Z";

/** Islands, drawn around their places. */
export function shore(place: number): string {
  const [x, y] = SPOTS[place] ?? [0, 0];
  const turn = place % 3;
  const [a, b, c] = [46 + turn * 4, 38 - turn * 3, 42 + turn * 5];
  return `M${x - a} ${y}C${x - a} ${y - b} ${x - 12} ${y - c} ${x + 8} ${y - b}S${x + c} ${y - 18} ${x + a} ${y + 6}S${x + 20} ${y + b} ${x - 8} ${y + c}S${x - a} ${y + 20} ${x - a} ${y}Z`;
}
