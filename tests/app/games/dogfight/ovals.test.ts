import { expect, test } from "vitest";
import { ovalStates } from "../../../../src/app/games/dogfight/Ovals.tsx";

test("ovals beyond the rating are filled in from the start, hits cross the rest from the right", () => {
  expect(ovalStates(4, 4)).toEqual(["open", "open", "open", "open", "blank"]);
  expect(ovalStates(3, 1)).toEqual(["open", "hit", "hit", "blank", "blank"]);
  expect(ovalStates(5, 0)).toEqual(["hit", "hit", "hit", "hit", "hit"]);
});
