import { describe, expect, it } from "vitest";
import { type Level, USUAL } from "../../../../src/games/luftwaffe/data/options.ts";
import { SIDES } from "../../../../src/games/luftwaffe/data/sides.ts";
import { stripOf } from "../../../../src/games/luftwaffe/face/strip.ts";
import { firstState } from "../../../../src/games/luftwaffe/rules/state/first-state.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";

function parts(level: Level, raid: boolean): string {
  const seats = SIDES.map((side) => ({ id: side, side }));
  const state = firstState({ options: { ...USUAL, level }, from: 3, to: raid ? 3 : 9, raid, seats });
  return stripOf(view(state, "umpire"))
    .steps.map(({ id }) => id)
    .join(" ");
}

describe("LW-55: the strip has the steps of a quarter that are played", () => {
  it.each([
    ["complexes", false, "staff raf jets replacements fuel plan bases raid production"],
    ["advanced", false, "raf jets replacements plan bases raid production"],
    ["tournament", false, "replacements plan bases raid production"],
    ["complexes", true, "plan bases raid"],
    ["basic", true, "plan bases raid"],
  ] as const)("%s, single raid: %s", (level, raid, expected) => {
    expect(parts(level, raid)).toBe(expected);
  });
});
