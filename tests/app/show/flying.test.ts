import { expect, test } from "vitest";
import { flyingOf } from "../../../src/app/show/Caption.tsx";
import { seededDice } from "../../../src/core/dice/random.ts";
import { tabletopOf } from "../../../src/games/great-war/face/picture/tabletop.ts";
import { viewOf } from "../../../src/games/great-war/state/view.ts";
import { firstState } from "../../games/great-war/whole.ts";

test("guns on the ground are not among those that fly", () => {
  const state = firstState({ scenario: "bombing" }, seededDice("guns"));
  const table = tabletopOf(viewOf(state, "table"), []);
  expect(table.pieces.filter(({ kind, side }) => kind === "gun" && side === 1)).toHaveLength(2);
  expect([flyingOf(table, 0), flyingOf(table, 1)]).toEqual([5, 4]);
});
