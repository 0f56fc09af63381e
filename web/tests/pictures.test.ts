import { describe, expect, it } from "vitest";
import { pictureOf } from "../src/board/pictures";

describe("pictures", () => {
  it("lie in a folder whose name changes with their content, below what browsers keep for good", () => {
    expect(pictureOf("valskyrr", "arani")).toBe(__PICTURES__ && `/assets/pictures/${__PICTURES__}/valskyrr/arani.svg`);
  });
  it("are not asked for where nothing is known", () => {
    expect(pictureOf("valskyrr", "")).toBe("");
  });
});
