/** The table in sentences: for screen readers, and as a text to read. */
import { CONDITIONS } from "./art";
import { THREATS, landOf } from "./reading";
import type { Stage } from "./stage.svelte";
import type { FoeView, HeroView, PlaceView, ValskyrrView } from "./types";

/** Everything on the table, the most important first. */
export function sentences(view: ValskyrrView, stage: Stage, own: readonly number[]): string[] {
  const heroes = [...view.heroes.keys()].sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)));
  const row = view.row.length
    ? `${stage.t("v-row")}: ${view.row.map((foe) => foeSentence(foe, stage)).join(" ")}`
    : stage.t("v-empty-row");
  return [
    where(view, stage),
    encounterSentence(view, stage),
    row,
    ...heroes.flatMap((index) => heroSentences(view, index, stage)),
    timeSentence(view, stage),
    reinforcementSentence(view, stage),
    ...view.locations.map((place, index) => placeSentence(place, index, view, stage)),
  ];
}

function where(view: ValskyrrView, stage: Stage): string {
  const place = view.locations[view.party];
  return stage.t("v-where", {
    adventure: stage.name(view.adventure),
    round: view.round,
    phase: stage.word(`${view.phase}_phase`),
    place: place?.tile ? stage.name(place.tile) : stage.t("v-unknown-place"),
    threat: stage.word(THREATS[place?.threat ?? 0] ?? "safe"),
    loot: view.loot,
  });
}

export function foeSentence(foe: FoeView, stage: Stage): string {
  const marks = [
    ...(foe.enraged ? [stage.word("enraged")] : []),
    ...conditions(foe.conditions, stage),
    ...(foe.tokens ? [stage.t("v-tokens", { tokens: foe.tokens })] : []),
    ...foe.attached.map((card) => `${stage.word("attached")}: ${stage.name(card)}`),
  ];
  return stage.t("v-foe", {
    name: stage.name(foe.card),
    left: Math.max(0, foe.life - foe.wounds),
    life: foe.life,
    physical: foe.physical,
    magical: foe.magical,
    guard: foe.defence[0],
    ward: foe.defence[1],
    marks: marks.join(", ") || "none",
  });
}

function conditions(tokens: readonly number[], stage: Stage): string[] {
  return CONDITIONS.flatMap(({ id }, index) => (tokens[index] ? [`${stage.word(id)} ${tokens[index]}`] : []));
}

export function heroSentence(hero: HeroView, active: boolean, stage: Stage): string {
  const facts = stage.hero(hero.id);
  return stage.t("v-hero", {
    name: facts?.name ?? hero.id,
    title: facts?.title ?? "",
    focus: hero.focus,
    hand: hero.hand.length,
    deck: hero.deck,
    discard: hero.discard_pile.length,
    graveyard: hero.graveyard.length,
    foes: hero.foes.length,
    state: hero.defeated ? "defeated" : active ? "active" : "none",
  });
}

function heroSentences(view: ValskyrrView, index: number, stage: Stage): string[] {
  const hero = view.heroes[index];
  if (!hero) return [];
  const name = stage.name(hero.id);
  const marks = conditions(hero.conditions, stage);
  const pile = (word: "hand" | "hero_zone"): string => {
    const cards = hero[word].map((card) => stage.name(card)).join(", ");
    return `${name}, ${stage.word(word)}: ${cards || stage.t("v-empty")}.`;
  };
  return [
    heroSentence(hero, view.active === index, stage),
    ...(marks.length ? [`${name}: ${marks.join(", ")}.`] : []),
    ...(hero.foes.length
      ? [`${stage.t("v-engaged-of", { hero: name })}: ${hero.foes.map((foe) => foeSentence(foe, stage)).join(" ")}`]
      : []),
    pile("hand"),
    pile("hero_zone"),
  ];
}

export function encounterSentence(view: ValskyrrView, stage: Stage): string {
  const facts = view.encounter ? stage.card(view.encounter.card) : undefined;
  if (!view.encounter || !facts) return stage.t("v-no-encounter");
  return stage.t("v-encounter", {
    name: facts.name,
    progress: view.encounter.progress,
    needed: view.encounter.needed ?? -1,
    text: facts.lines.slice(1).join(" "),
  });
}

export function timeSentence(view: ValskyrrView, stage: Stage): string {
  const { time } = stage.facts.tracks[view.board];
  const next = Object.keys(time.symbols)
    .map(Number)
    .sort((one, other) => one - other)
    .find((at) => at > view.time);
  return stage.t("v-time", { at: view.time, end: time.end, next: next ?? -1 });
}

export function reinforcementSentence(view: ValskyrrView, stage: Stage): string {
  const { reinforcement } = stage.facts.tracks[view.board];
  return stage.t("v-reinforcement", {
    at: view.reinforcement,
    last: reinforcement.last,
    enemies: reinforcement.enemies[view.reinforcement] ?? 0,
  });
}

export function placeSentence(place: PlaceView, index: number, view: ValskyrrView, stage: Stage): string {
  const adventure = stage.facts.adventures.find((one) => one.id === view.adventure);
  const land = landOf(place, adventure, stage.facts.cards);
  return stage.t("v-place", {
    name: place.tile ? stage.name(place.tile) : stage.t("v-unknown-place"),
    land: land ? stage.keyword(land) : "none",
    threat: place.revealed ? stage.word(THREATS[place.threat] ?? "safe") : "none",
    party: index === view.party ? "yes" : "no",
    letter: place.letter === "?" ? "hidden" : place.letter || "none",
    final: place.final ? "yes" : "no",
    row: place.row + 1,
    column: place.column + 1,
  });
}
