/** Which paper cut belongs to a card of Avalon. */
import type { CardContent } from "../../lib/content";

/** Places by their numbers. */
const PLACES: Record<string, string> = {
  101: "cuanacht_farmhold",
  102: "hunters_grove",
  103: "warrior_fair",
  104: "charred_conclave",
  105: "forlorn_swords",
  106: "fore_dweller_mounds",
  107: "whitening",
  108: "grubwood",
  109: "island_asylum",
  110: "haunted_grubwood",
  111: "underwall",
  112: "bloodied_glen",
  113: "mirror_lake",
  114: "tangleroot",
  115: "titans_steps",
  116: "farshire",
  117: "first_farmhold",
  118: "stampede",
  119: "derelict_fleet",
  120: "horns_of_south",
  121: "broken_cuanacht",
  122: "drained_lake",
  123: "sunken_mounds",
  124: "walled_whitening",
  125: "titans_steps_again",
  126: "collapsed_dolmen",
  127: "cleared_tangleroot",
  131: "timberwall",
  132: "serene_visage",
  133: "moonring",
  134: "falfuar",
  135: "bundorca",
  136: "broch_cruach",
  137: "conquered_timberwall",
  138: "plagued_borough",
  139: "devastation",
  140: "dark_morass",
  141: "wyrdedge",
  142: "quiet_borough",
  143: "burning_fleet",
  147: "abandoned_falfuar",
  148: "faldorca",
  149: "broken_broch",
  150: "valley_of_guardians",
  151: "longbarrow",
  152: "halfway",
  153: "fernsea",
  154: "tombs_of_the_order",
  155: "forest_of_whispers",
  156: "riverfall",
  157: "shimmering_flats",
  158: "halfway_meeting",
  160: "crows_nest",
  161: "farpoint",
  162: "corbenic",
  165: "razed_nest",
  170: "farpoint_refuge",
  180: "orins_resolve",
  185: "heart_of_tuathan",
  186: "tuathan",
  190: "kamelot",
  191: "besieged_kamelot",
  199: "outer_shore",
};

export function pictureOfPlace(number: number | string): string {
  return PLACES[number] ?? "";
}

/** Kinds whose cards have a picture each; of the others the back of their deck is shown. */
const PICTURED = new Set(["encounter", "event", "item", "character_board"]);
const BACKS: Record<string, string> = { combat: "back_combat", diplomacy: "back_diplomacy", skill: "back_skills" };

/** What the picture of a card is called; "" where it has none. */
export function pictureId(card: Pick<CardContent, "id" | "kind">): string {
  if (PICTURED.has(card.kind)) return card.id;
  return card.kind === "location" ? pictureOfPlace(card.id) : (BACKS[card.kind] ?? "");
}
