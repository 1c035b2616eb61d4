import { expect, test } from "vitest";
import { flyingOf, hasPieces } from "../../../src/app/show/Caption.tsx";
import { seededDice } from "../../../src/core/dice/random.ts";
import { tabletopOf } from "../../../src/games/great-war/face/picture/tabletop.ts";
import { viewOf } from "../../../src/games/great-war/rules/view/view.ts";
import { GAMES } from "../../../src/games/index.ts";
import { firstState } from "../../games/great-war/whole.ts";

test("guns on the ground are not among those that fly", () => {
  const state = firstState({ scenario: "bombing" }, seededDice("guns"));
  const table = tabletopOf(viewOf(state, "table"), []);
  expect(table.pieces.filter(({ kind, side }) => kind === "gun" && side === 1)).toHaveLength(2);
  expect([flyingOf(table, 0), flyingOf(table, 1)]).toEqual([5, 4]);
});

test.each([
  ["dogfight", true],
  ["great-war", true],
  ["battle-of-britain", false],
  ["luftwaffe", false],
])("at the table of %s it is told how many fly: %s", async (id, told) => {
  const entry = GAMES.find(({ meta }) => meta.id === id) ?? expect.fail(id);
  const [game, face] = await Promise.all([entry.load(), entry.face("table")]);
  const { state } = game.setup({ scenario: entry.meta.scenarios[0]?.id }, seededDice("flies"));
  expect(hasPieces(face.tabletop(game.view(state, "table"), [], ({ key }) => key))).toBe(told);
});
