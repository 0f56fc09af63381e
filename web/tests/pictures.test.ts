import { describe, expect, it } from "vitest";
import { pictureOf } from "../src/board/pictures";
import { pictureId as ofAvalon } from "../src/games/avalon/art";
import { pictureId as ofHexer } from "../src/games/hexer/art";
import type { CardFacts } from "../src/games/hexer/types";

const { folder, games } = __PICTURES__;

describe("pictures", () => {
  it("lie in a folder whose name changes with their content, below what browsers keep for good", () => {
    const address = `/assets/pictures/${folder}/valskyrr/arani.svg`;
    expect(pictureOf("valskyrr", "arani")).toBe(games.includes("valskyrr") ? address : "");
  });
  it("are not asked for where nothing is known, nor of a game without any", () => {
    expect(pictureOf("valskyrr", "")).toBe("");
    expect(pictureOf("highcard", "ace")).toBe("");
  });
  it("are found by the numbers of places", () => {
    expect(ofHexer({ kind: "place" } as CardFacts, "place_3")).toBe("kaer_morhen");
    expect(ofAvalon({ kind: "location", id: "133" })).toBe("moonring");
  });
  it("are those of the cards themselves, or of their deck, or none", () => {
    expect(ofHexer({ kind: "monster" } as CardFacts, "leshen")).toBe("leshen");
    expect(ofHexer({ kind: "action" } as CardFacts, "wolf_push_1")).toBe("");
    expect(ofAvalon({ kind: "encounter", id: "pale_stag" })).toBe("pale_stag");
    expect(ofAvalon({ kind: "combat", id: "green_defend" })).toBe("back_combat");
    expect(ofAvalon({ kind: "card", id: "hidden" })).toBe("");
  });
});
