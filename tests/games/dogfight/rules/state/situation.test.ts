import { describe, expect, it } from "vitest";
import { BY_THE_BOOK } from "../../../../../src/games/dogfight/rules/setup/options.ts";
import { keyOf, type Situation } from "../../../../../src/games/dogfight/rules/state/situation.ts";

const SPEEDS = [0, 1, 2, 3, 4, 5];
const BOTH = [false, true];

/** All combinations of one value of each list. */
function combined(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return lists.reduce<readonly (readonly unknown[])[]>(
    (all, list) => all.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );
}

/** Every situation, by all that the list of legal orders depends on: levels count as 0, 1 or more below and as any above. */
function situations(): readonly Situation[] {
  const lists = [SPEEDS.slice(1), SPEEDS, BOTH, BOTH, BOTH, BOTH];
  return combined([...lists, [false], [0], [2], [true]])
    .concat(combined([...lists, [true], [0, 1, 2], [1, 2, 3], BOTH]))
    .map(([engine, speed, turned, each, lameTurn, allowZero, altitude, dived, level, climbs]) => ({
      ...({ engine, speed, turned, dived, level } as Situation),
      ceiling: climbs ? 9 : (level as number),
      options: {
        ...BY_THE_BOOK,
        ...({ lameTurn, allowZero, altitude } as Situation["options"]),
        turnLimit: each ? "each-turn" : "game-turn",
      },
    }));
}

describe("the number of a situation", () => {
  const all = situations();

  it("is its own: no two that allow other orders have the same", () => {
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
  });

  it.each([
    ["how high it flies above the second level (R-29)", { level: 3 }, { level: 8 }],
    ["how far above it the ceiling is (R-29)", { level: 3, ceiling: 4 }, { level: 3, ceiling: 17 }],
  ])("is the same whatever %s", (_, one, two) => {
    const [given] = all.filter(({ options }) => options.altitude);
    expect(keyOf({ ...given, ceiling: 17, ...one } as Situation)).toBe(
      keyOf({ ...given, ceiling: 17, ...two } as Situation),
    );
  });

  it("without the altitude rule is the same at every level", () => {
    const [given] = all.filter(({ options }) => !options.altitude);
    expect(keyOf({ ...given, level: 1, ceiling: 1 } as Situation)).toBe(keyOf(given as Situation));
  });
});
