import { describe, expect, test } from "vitest";
import { areasOf, linesOf } from "../../../../../src/games/great-war/face/picture/targets.ts";
import { spotOf } from "../../../../../src/games/great-war/face/places.ts";
import { setupFrom } from "../../whole.ts";

function standing(scenario: string, done: readonly string[] = []) {
  return areasOf({ setup: setupFrom({ scenario }), done }).map(({ label, tone, side }) => [
    label,
    tone,
    side,
  ]);
}

describe("what a mission is about stands on the table", () => {
  test("each target with its name, in the colour of who wants it; a long trench is named again and again", () => {
    expect(standing("trench-strafing").filter(([label]) => label !== undefined)).toEqual([
      ...Array.from({ length: 4 }, () => ["T1", "task", 0]),
      ["R1", "task", 0],
      ["B1", "task", 0],
      ["B2", "task", 0],
    ]);
    expect(standing("ball-rolands")).toEqual([["P1", "task", 1]]);
    expect(standing("dogfight")).toEqual([]);
    // The trench in front of the balloons pays nothing.
    expect(standing("balloons")).toEqual([]);
  });

  test("a target that is done looks done, the others do not", () => {
    expect(standing("photo", ["P2"])).toEqual([
      ["P1", "task", 0],
      ["P2 ✓", "done", 0],
    ]);
  });

  test("names stand in hexes of their target", () => {
    const setup = setupFrom({ scenario: "trench-strafing" });
    const spots = setup.targets.flatMap(({ hexes }) => hexes.map((hex) => spotOf(setup, hex)));
    const areas = areasOf({ setup, done: [] });
    for (const { labelAt } of areas.filter(({ label }) => label !== undefined))
      expect(spots).toContainEqual(labelAt);
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  });

  test("around what is spotted a line shows from where", () => {
    const setup = setupFrom({ scenario: "spotting" });
    const [line, ...more] = linesOf(setup);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: "sector", side: 0, label: "S1 ≤ 6" });
    expect(line?.points.at(0)).toEqual(line?.points.at(-1));
  });
});
