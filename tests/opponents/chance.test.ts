import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { shotOrder } from "../../src/games/dogfight/rules/state/roster.ts";
import { onAverage } from "../../src/opponents/chance.ts";
import { searchBudget } from "../../src/opponents/search-budget.ts";
import { play } from "../games/dogfight/helpers.ts";

test("a shot is averaged over both dice exactly: needs 4 of 6, then one oval or the gun", () => {
  const table = play([
    { id: "R1", y: 10, toHit: 3, speed: 1 },
    { id: "B1", y: 14, speed: 1 },
  ]).round({ R1: "1", B1: "1" }, [6, 1]);
  const order = shotOrder(table.state.setup, 0, 0, 1);
  const average = (what: "fuselage" | "engine" | "weapons") => {
    const left = (state: unknown) => (state as typeof table.state).aircraft[1]?.[what] ?? 0;
    const answers = new Map([["red", order]]);
    return onAverage(dogfight, table.state, answers, left, searchBudget({ nodes: 99 }), seededChoices("any"));
  };
  expect(average("fuselage")).toBeCloseTo(3 - (4 / 6) * (5 / 6), 9);
  expect(average("engine")).toBeCloseTo(4 - (4 / 6) * (1 / 6), 9);
  expect(average("weapons")).toBe(1);
});
