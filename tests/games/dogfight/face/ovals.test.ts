import { expect, test } from "vitest";
import { ovalsOf } from "../../../../src/games/dogfight/face/sheets.ts";

test("ovals beyond the rating are filled in from the start, hits cross the rest from the right", () => {
  expect(ovalsOf(4, 4)).toEqual(["open", "open", "open", "open", "filled"]);
  expect(ovalsOf(3, 1)).toEqual(["open", "crossed", "crossed", "filled", "filled"]);
  expect(ovalsOf(5, 0)).toEqual(["crossed", "crossed", "crossed", "crossed", "crossed"]);
});
