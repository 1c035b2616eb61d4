import { expect, test } from "vitest";
import { exitsOf } from "../../../../../src/games/dogfight/rules/outcome/exits.ts";
import { firstState } from "../../../../../src/games/dogfight/rules/state/state.ts";

function exitsOfScenario(scenario: string) {
  return exitsOf(firstState({ scenario }).setup);
}

test("an edge is marked for the side that wants to leave by it (R-37)", () => {
  expect(exitsOfScenario("fortresses")).toEqual([{ side: 0, edge: "far" }]);
  expect(exitsOfScenario("convoy")).toEqual([{ side: 1, edge: "near" }]);
});

test("nothing is marked where nobody earns anything by leaving", () => {
  expect(exitsOfScenario("duel")).toEqual([]);
});
