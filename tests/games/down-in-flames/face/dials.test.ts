import { expect, it } from "vitest";
import { dialsOf } from "../../../../src/games/down-in-flames/face/tabletop.ts";

it.each([
  [1, [["d20", 1]]],
  [20, [["d20", 20]]],
  [
    22,
    [
      ["d20", 20],
      ["d6", 2],
    ],
  ],
])("AT-22, DIF-2.3: level %i stands on its dice", (level, dice) => {
  expect(dialsOf(level)).toEqual(dice.map(([kind, face]) => ({ kind, face })));
});
