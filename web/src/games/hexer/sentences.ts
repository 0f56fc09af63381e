/** The table in sentences: for screen readers, and as a text to read. */
import { LAST_SPACE, ROMAN, standingAt, placesOf } from "./reading";
import type { Stage } from "./stage.svelte";
import type { FightView, FighterView, HexerView, PlayerView } from "./types";

/** Everything on the table, the most important first. */
export function sentences(view: HexerView, stage: Stage, own: readonly number[]): string[] {
  const players = [...view.players.keys()].sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)));
  return [
    whereSentence(view, stage),
    ...(view.fight ? [`${fightSentence(view, view.fight, stage)}.`, ...fighters(view, view.fight, stage)] : []),
    ...players.flatMap((index) => [playerSentence(view, index, stage), belongingsSentence(view.players[index], stage)]),
    ...own.map((index) => handSentence(view.players[index], stage)),
    trackSentence(view, stage),
    ...(view.dagon ? [dagonSentence(view, stage)] : []),
    ...view.markets.flatMap((market, kind) => (market ? [marketSentence(view, kind, stage)] : [])),
    ...placesOf(view, stage.facts.places.length).map((place) => placeSentence(view, place, own, stage)),
  ].filter(Boolean);
}

function whereSentence(view: HexerView, stage: Stage): string {
  return stage.t("h-where", {
    round: view.round,
    name: stage.name(view.players[view.active]?.id ?? ""),
    phase: stage.word(`phase-${view.phase}`),
  });
}

export function playerSentence(view: HexerView, index: number, stage: Stage): string {
  const player = view.players[index];
  if (!player) return "";
  const skills = player.levels.map((level, skill) => `${stage.skill(player, skill)} ${ROMAN[level] ?? ""}`);
  return stage.t("h-player", {
    name: stage.name(player.id),
    turn: view.active === index ? "yes" : "no",
    place: stage.placeName(player.place),
    skills: skills.join(", "),
    gold: player.gold,
    shield: player.shield,
    kind: player.kind === 1 ? "mage" : "witcher",
    hand: player.hand,
    deck: player.deck,
    discards: player.discard_pile.length,
    trophies: player.trophy_count,
    potions: player.potions.length,
  });
}

/** What somebody has beside gold and cards. */
function belongingsSentence(player: PlayerView | undefined, stage: Stage): string {
  if (!player) return "";
  const { trophies, potions, bombs, mutagens, items, quests, rumours, trails, weaknesses } = player;
  const things = [
    ...[...trophies, ...potions, ...bombs, ...mutagens, ...items.map((item) => item.card)].map((card) => stage.name(card)),
    ...quests.map((quest) => `${stage.name(quest.id)} → ${stage.placeName(quest.place)}`),
    ...rumours.map((place) => stage.t("h-rumour", { place: stage.placeName(place) })),
    ...trails.map((terrain) => stage.t("h-trail", { terrain: stage.terrain(terrain) })),
    ...weaknesses.map(([terrain, numeral]) => stage.t("h-weakness", { numeral: ROMAN[numeral] ?? "", terrain: stage.terrain(terrain) })),
    ...(player.destruction ? [stage.t("h-destruction", { tokens: player.destruction })] : []),
    ...(player.dagon_trail ? [stage.name("told_dagon_trail")] : []),
  ];
  return things.length ? stage.t("h-has", { name: stage.name(player.id), things: things.join("; ") }) : "";
}

function handSentence(player: PlayerView | undefined, stage: Stage): string {
  if (!player) return "";
  if (player.cards.length === 0) return stage.t("h-empty-hand");
  const cards = player.cards.map((card) => stage.name(card)).join(", ");
  return `${stage.t("h-hand-of", { name: stage.name(player.id) })}: ${cards}.`;
}

export function trackSentence(view: HexerView, stage: Stage): string {
  const spaces = view.players.map((player) => `${stage.name(player.id)} ${player.space}`).join(", ");
  return stage.t("h-track", { spaces, last: LAST_SPACE, legend: view.legend ? stage.name(view.legend.card) : "none" });
}

export function dagonSentence(view: HexerView, stage: Stage): string {
  return view.dagon ? stage.t("h-dagon", { space: view.dagon.space, top: view.dagon.top }) : "";
}

export function fightSentence(view: HexerView, fight: FightView, stage: Stage): string {
  const [attacker, defender] = fight.fighters.map((one) => stage.name(view.players[one.player]?.id ?? ""));
  return stage.t("h-fights", { name: attacker ?? "", against: fight.monster ? stage.name(fight.monster) : (defender ?? "") });
}

function fighters(view: HexerView, fight: FightView, stage: Stage): string[] {
  const found = fight.fighters.flatMap((one) => [fighterSentence(view, one, stage), ...one.hampers.map((each) => stage.said(each))]);
  return fight.monster ? [...found, foeSentence(fight, fight.life, stage)] : found;
}

export function fighterSentence(view: HexerView, fighter: FighterView, stage: Stage): string {
  const player = view.players[fighter.player];
  return stage.t("h-fighter", {
    name: stage.name(player?.id ?? ""),
    combo: fighter.combo.map((played) => stage.name(played.card)).join(", ") || "none",
    kind: player?.kind === 1 ? "mage" : "witcher",
    shield: player?.shield ?? 0,
    cards: (player?.deck ?? 0) + (player?.hand ?? 0),
    hand: player?.hand ?? 0,
    protection: fighter.protection,
    poison: fighter.poison,
  });
}

/** Which attributes are lower in this fight, and by how much. */
export function loweredSentence(view: HexerView, fighter: FighterView, stage: Stage): string {
  const player = view.players[fighter.player];
  const lower = fighter.lowered.flatMap((levels, skill) => (levels && player ? [`${stage.skill(player, skill)} −${levels}`] : []));
  return stage.t("h-lowered", { skills: lower.join(", ") });
}

export function foeSentence(fight: FightView, life: number, stage: Stage): string {
  const rank = stage.card(fight.monster)?.rank;
  return stage.t("h-foe", { name: stage.name(fight.monster), life, rank: (rank && ROMAN[rank]) || "none" });
}

function marketSentence(view: HexerView, kind: number, stage: Stage): string {
  const market = view.markets[kind];
  const cards = (market?.row ?? []).flatMap((card, column) =>
    card ? [stage.t("h-offer", { name: stage.name(card), cost: market?.costs[column] ?? 0 })] : [],
  );
  return `${stage.word(kind === 1 ? "row-mage" : "row-witcher")}: ${cards.join(", ")}.`;
}

export function placeSentence(view: HexerView, place: number, own: readonly number[], stage: Stage): string {
  const fact = stage.place(place);
  if (!fact) return "";
  const on = standingAt(view, place, own);
  const here = [
    ...on.players.map((index) => stage.name(view.players[index]?.id ?? "")),
    ...on.monsters.map((card) => stage.name(card)),
    on.legend ? stage.name(on.legend) : "",
    on.laidWaste ? stage.t("h-laid-waste") : "",
    on.tavern ? stage.t("h-tavern") : "",
    ...on.weaknesses.map((terrain) => stage.t("h-weakness-at", { terrain: stage.terrain(terrain) })),
    on.ship ? stage.t("h-ship") : "",
    on.rumours ? stage.t("h-own-rumour") : "",
    on.quests ? stage.t("h-own-quest") : "",
  ].filter(Boolean);
  return stage.t("h-place", {
    name: fact.name,
    terrain: fact.terrains.map((terrain) => stage.terrain(terrain)).join(", "),
    action: stage.card(fact.card)?.lines[1] ?? "",
    port: fact.port && view.dagon ? "yes" : "no",
    school: fact.school ? "yes" : "no",
    here: here.join(", ") || "none",
  });
}
