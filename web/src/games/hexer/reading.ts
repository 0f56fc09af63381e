/** What the board reads from view and content: plain functions, no drawing. */
import type { EventView } from "../../lib/wire";
import type { GameEvent, StoryRead } from "./generated/events";
import type { FightView, FighterView, HexerView, PlayerView, SymbolName, Symbols, TabFacts } from "./types";

export const TERRAINS = ["forest", "mountain", "water"] as const;
export const COLOURS = ["blue", "red", "green", "yellow", "purple", "grey"] as const;
export const SKILLS = ["combat", "defence", "alchemy", "specialisation"] as const;
export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"] as const;

export const LAST_SPACE = 4;

/** The players in the order in which a person wants them: the own ones first, then clockwise. */
export function playerOrder(count: number, own: readonly number[]): number[] {
  const first = Math.min(...own, count);
  const clockwise = Array.from({ length: count }, (_, index) => (index + (first === count ? 0 : first)) % count);
  return [...clockwise.filter((index) => own.includes(index)), ...clockwise.filter((index) => !own.includes(index))];
}

/** The players at the end of the game: the winner, then whoever came further on the victory track. */
export function standings(view: HexerView): number[] {
  const rank = (index: number): number => {
    const player = view.players[index];
    return (index === view.winner ? 1000 : 0) + (player?.space ?? 0) * 100 + (player?.trophy_count ?? 0);
  };
  return [...view.players.keys()].sort((one, other) => rank(other) - rank(one));
}

/** Whose hand is in sight: who is asked, else whose turn it is, else the first of the own seats. */
export function handToShow(own: readonly number[], asked: number, active: number): number {
  return [asked, active].find((index) => own.includes(index)) ?? own[0] ?? -1;
}

/** Everything that stands on a place, by its number. */
export interface Standing {
  players: number[];
  monsters: string[];
  legend: string;
  laidWaste: boolean;
  weaknesses: number[];
  ship: boolean;
  tavern: boolean;
  /** Of the person at this screen. */
  rumours: number;
  quests: number;
}

export function standingAt(view: HexerView, place: number, own: readonly number[]): Standing {
  const mine = own.flatMap((index) => view.players[index] ?? []);
  return {
    players: view.players.flatMap((player, index) => (player.place === place ? [index] : [])),
    monsters: view.dens.flatMap((den) => (den?.place === place ? [den.card] : [])),
    legend: view.legend?.place === place ? view.legend.card : "",
    laidWaste: view.destruction.includes(place),
    weaknesses: view.weakness.flatMap(([at, terrain]) => (at === place ? [terrain] : [])),
    ship: view.ships.includes(place),
    tavern: view.tavern === place,
    rumours: count(mine, (player) => player.rumours.filter((at) => at === place).length),
    quests: count(mine, (player) => player.quests.filter((quest) => quest.place === place).length),
  };
}

function count(players: readonly PlayerView[], each: (player: PlayerView) => number): number {
  return players.reduce((sum, player) => sum + each(player), 0);
}

/** The places that are in the game. */
export function placesOf(view: HexerView, count: number): number[] {
  const sea = view.dagon ? [19, 20, 21, 22, ...view.islands] : [];
  return Array.from({ length: count }, (_, number) => number).filter((number) => number < 19 || sea.includes(number));
}

const SYMBOLS: readonly SymbolName[] = ["damage", "protection", "shield", "draw", "top", "seek", "back"];

/** Symbols in the order in which they are drawn. */
export function listed(symbols: Symbols | undefined): [SymbolName, number][] {
  return SYMBOLS.flatMap((name) => (symbols?.[name] ? [[name, symbols[name]] as [SymbolName, number]] : []));
}

/** The symbols that a combo shows so far: of its cards, of the boosts, and of the tabs that are in use. */
export function comboTotal(
  fighter: FighterView,
  facts: (card: string) => { base?: Symbols; tabs?: TabFacts[]; boost?: { symbols: Symbols } | null } | undefined,
): Symbols {
  const total: Symbols = {};
  const add = (symbols: Symbols | undefined): void => {
    for (const [name, value] of listed(symbols)) total[name] = (total[name] ?? 0) + value;
  };
  fighter.combo.forEach((played, index) => {
    const card = facts(played.card);
    add(card?.base);
    if (played.boosted) add(card?.boost?.symbols);
    const next = fighter.combo[index + 1];
    if (next && played.tab >= 0) add(card?.tabs?.[played.tab]?.symbols);
  });
  if (fighter.damage) total.damage = (total.damage ?? 0) + fighter.damage;
  return total;
}

/** The colours of the chain tabs on which the next card can hang. */
export function mayFollow(fighter: FighterView, facts: (card: string) => { tabs?: TabFacts[] } | undefined): number[] {
  const last = fighter.combo.at(-1);
  return [...new Set((last && facts(last.card)?.tabs)?.map((tab) => tab.colour) ?? [])];
}

/** Whether a fight is still being prepared: no combat turn has begun yet. */
export function isForming(fight: FightView): boolean {
  return fight.step === "begin" && fight.turns === 0 && fight.fighters.every((fighter) => fighter.turns === 0);
}

/** The numerals of the weaknesses that count in a fight: those announced, before that those that could be. */
export function weaknessesIn(fight: FightView, fighter: FighterView, view: HexerView): number[] {
  if (!isForming(fight) || fighter.weaknesses.length > 0) return fighter.weaknesses;
  const hunted = view.dens.findIndex((den) => den && den.card === fight.monster);
  const known = view.players[fighter.player]?.weaknesses ?? [];
  return known.flatMap(([terrain, numeral]) => (terrain === hunted ? [numeral] : []));
}

/** Which line of the last attack card counts: 0 the charge, 1 the bite; -1 if neither was revealed. */
export function attackLine(card: string, log: readonly EventView[]): number {
  const revealed = (log as readonly GameEvent[]).findLast((event) => event.kind === "AttackRevealed");
  if (revealed?.fields.card !== card.split("#")[0]) return -1;
  return ["charge", "bite"].indexOf(revealed?.fields.attack ?? "");
}

/** The cards among which a person chooses although they lie nowhere on the table. */
export function offeredCards(options: readonly { things?: string[] }[], view: HexerView): string[] {
  const things = options.flatMap((option) => option.things ?? []).filter((thing) => thing.includes("#"));
  if (things.length === 0) return [];
  const known = JSON.stringify(view);
  return [...new Set(things)].filter((thing) => !known.includes(`"${thing}"`));
}

export interface Page {
  card: string;
  part: string;
  text: string;
  /** What came of it. */
  came: string[];
}

/** The page that is read out: while an option is chosen the last one, else one of the last step. */
export function pageOf(asked: boolean, events: readonly EventView[], log: readonly EventView[], isOutcome: (event: EventView) => boolean): Page | null {
  const isRead = (event: EventView): event is StoryRead => event.kind === "StoryRead";
  const last = events.findLastIndex(isRead);
  const found = events.findLast(isRead) ?? (asked ? log.findLast(isRead) : undefined);
  if (!found) return null;
  const { card, part } = found.fields;
  const came = part === "intro" || last < 0 ? [] : events.slice(last + 1).filter(isOutcome);
  return { card, part, text: found.text, came: came.map((event) => event.text).filter(Boolean) };
}

/** What is told, without who reads it to whom and what the card is called. */
export function taleOf(text: string, name: string): string {
  const at = name ? text.indexOf(name) : -1;
  return at < 0 ? text : text.slice(at + name.length).replace(/^[”“"»«]?\.?\s+/, "");
}

export interface Throw {
  player: string;
  dice: number[];
  purpose: string;
}

/** The dice that were rolled in the last step; of each roller and purpose the last throw. */
export function throwsOf(events: readonly EventView[]): Throw[] {
  const found = new Map<string, Throw>();
  for (const event of events as readonly GameEvent[]) {
    if (event.kind !== "DiceRolled") continue;
    const { player, purpose, dice } = event.fields;
    found.set(`${player}/${purpose}`, { player, purpose, dice });
  }
  return [...found.values()];
}

export interface Dice {
  pips: number[];
  /** What they make, by the key of its word. */
  rank: string;
}

/** The dice that a question is about: the own and those of the other side. */
export function diceIn(about: readonly string[]): { own: Dice; other: Dice } | null {
  const side = (prefix: string): Dice | undefined => {
    const [dice = "", rank = ""] = about.find((one) => one.startsWith(prefix))?.slice(prefix.length).split("/") ?? [];
    return dice ? { pips: dice.split("-").map(Number), rank } : undefined;
  };
  const [own, other] = [side("dice:"), side("against:")];
  return own && other ? { own, other } : null;
}
