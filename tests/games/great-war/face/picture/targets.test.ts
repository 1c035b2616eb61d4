import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../../src/core/dice/random.ts";
import { areasOf, linesOf } from "../../../../../src/games/great-war/face/picture/targets.ts";
import { spotOf } from "../../../../../src/games/great-war/face/places.ts";
import { type View, viewOf } from "../../../../../src/games/great-war/rules/view/view.ts";
import { firstState, setupFrom } from "../../whole.ts";

function standing(scenario: string, change: Partial<View> = {}) {
  const view = viewOf(firstState({ scenario }, seededDice("targets")), "table");
  return areasOf({ ...view, ...change }).map(({ label, tone, side }) => [label, tone, side]);
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
    expect(standing("photo", { done: ["P2"] })).toEqual([
      ["P1", "task", 0],
      ["P2 ✓", "done", 0],
    ]);
  });

  test("a target with which nobody can deal any more looks put away, and is not ticked", () => {
    const { aircraft } = viewOf(firstState({ scenario: "trench-strafing" }, seededDice("targets")), "table");
    const dropped = aircraft.map((one) => ({ ...one, bombs: false }));
    const shown = standing("trench-strafing", { aircraft: dropped, done: ["B1"] });
    expect(shown.slice(-3)).toEqual([
      ["R1", "task", 0],
      ["B1 ✓", "done", 0],
      ["B2 ✕", "done", 0],
    ]);
  });

  test("names stand in hexes of their target", () => {
    const view = viewOf(firstState({ scenario: "trench-strafing" }, seededDice("targets")), "table");
    const { setup } = view;
    const spots = setup.targets.flatMap(({ hexes }) => hexes.map((hex) => spotOf(setup, hex)));
    const areas = areasOf(view);
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
