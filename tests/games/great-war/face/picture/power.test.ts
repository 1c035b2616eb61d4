import { expect, test } from "vitest";
import { tabletopOf } from "../../../../../src/games/great-war/face/picture/tabletop.ts";
import type { Aircraft, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { viewOf } from "../../../../../src/games/great-war/rules/view/view.ts";
import { stateOf } from "../../board.ts";

function powerOf(changes: Partial<Aircraft>) {
  const state = stateOf([{ id: "A1" }, { id: "G1", type: "fokker-dr-i" }]);
  const [one, other] = state.aircraft as readonly [Aircraft, Aircraft];
  const hit: State = { ...state, aircraft: [{ ...one, ...changes }, other] };
  return tabletopOf(viewOf(hit, "table"), []).pieces.map(({ power }) => power)[0];
}

/** The movement points of a whole Camel. */
const WHOLE = 10;

test.each([
  ["a whole engine says nothing", {}, undefined],
  ["each movement point that a hit took is told", { engineLoss: 2 }, WHOLE - 2],
  ["an engine that stands gives none", { gliding: true }, 0],
  ["one that was hit and stands gives none", { engineLoss: 1, gliding: true }, 0],
] as const)("tags tell engines: %s", (_, changes, left) => {
  expect(powerOf(changes)).toEqual(left === undefined ? undefined : { left, of: WHOLE });
});
