/** The position in sentences, for those who listen. */
import type { Stage } from "./stage.svelte";
import type { AvalonView } from "./types";

export function sentences(view: AvalonView, stage: Stage, own: readonly number[]): string[] {
  const list = (parts: readonly string[]): string => new Intl.ListFormat(stage.table.lang).format(parts);
  const found = [`${stage.say(view.title)}. ${stage.t("a-day", { day: view.day })}. ${stage.t(`a-phase-${view.phase.replace("_", "-")}`)}.`];
  if (view.page) found.push(stage.say(view.page.text).replaceAll("*", ""));
  const clash = view.clash;
  if (clash) {
    const stands =
      clash.art === "combat"
        ? stage.t("a-pool", { pool: clash.pool, value: clash.value })
        : stage.t("a-relation", { relation: clash.relation, top: clash.top });
    const threat = clash.threats.find((one) => one.now);
    found.push(`${stage.name(clash.enemy)}: ${stands}. ${stage.t("a-now")}: ${stage.say(threat?.does) || "–"}`);
    if (clash.sequence.length) found.push(`${stage.t("a-chain")}: ${list(clash.sequence.map((laid) => stage.name(laid.card)))}.`);
  }
  const order = [...own, ...view.characters.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  for (const seat of order) {
    const one = view.characters[seat];
    if (!one) continue;
    const states = one.states.map((state) => stage.t(`a-state-${state.replaceAll("_", "-")}`));
    const tracks = `${stage.t("a-energy")} ${one.energy}, ${stage.t("a-health")} ${one.health}, ${stage.t("a-fear")} ${one.fear}`;
    found.push(`${stage.name(one.id)}, ${one.place ? stage.place(one.place) : "–"}: ${[tracks, ...states].join(", ")}.`);
  }
  for (const place of view.places) {
    if (place.menhir >= 0) found.push(`${stage.t("a-burns", { place: stage.place(place.number), dial: place.menhir })}.`);
  }
  if (view.places.length) found.push(`${stage.t("a-map")}: ${list(view.places.map((place) => stage.place(place.number)))}.`);
  return found;
}
