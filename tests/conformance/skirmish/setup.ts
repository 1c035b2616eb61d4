import * as z from "zod/mini";
import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Problem } from "../../../src/core/game.ts";
import { type Ship, SIDES, type Side, type State } from "./types.ts";

const HAND = 3;

export const config = z.union([
  z.strictObject({ scenario: z.enum(["duel", "patrol", "three-days"]) }),
  z.strictObject({
    ships: z.int().check(z.gte(1), z.lte(3)),
    rounds: z.int().check(z.gte(1), z.lte(9)),
    encounters: z.optional(z.boolean()),
  }),
]);
export type Config = z.infer<typeof config>;

const SCENARIOS = {
  duel: { ships: 1, rounds: 4 },
  patrol: { ships: 3, rounds: 5 },
  "three-days": { ships: 3, rounds: 3, encounters: true },
} as const;

function figures(given: Config): Extract<Config, { ships: number }> {
  return "ships" in given ? given : SCENARIOS[given.scenario];
}

/** A rule that no schema tells: three ships a side need at least two rounds to get anywhere. */
export function check(given: Config): readonly Problem[] {
  const { ships, rounds } = figures(given);
  return ships === 3 && rounds < 2 ? [{ code: "too-short", values: { ships, rounds } }] : [];
}

function shipsOf(side: Side, count: number): Ship[] {
  const r = side === "red" ? -2 : 2;
  const first = side === "red" ? 0 : -2;
  const letter = side === "red" ? "R" : "B";
  return Array.from({ length: count }, (_, index) => ({
    id: `${letter}${index + 1}`,
    side,
    q: first + index,
    r,
  }));
}

/** Cards for a hand: nobody but its side may know them. */
export function draw(dice: Dice, side: Side, cards: number): readonly number[] {
  const kinds = Array.from({ length: cards }, () => "d6" as const);
  const why = { key: "draw", values: { side } };
  return dice.throw({ dice: kinds, by: side, why, secret: { seats: [side] } });
}

export function setup(given: Config, dice: Dice): State {
  const { ships, rounds, encounters } = figures(given);
  return {
    turn: 1,
    rounds,
    ...(encounters && { encounters }),
    phase: "plan",
    ships: SIDES.flatMap((side) => shipsOf(side, ships)),
    hands: { red: draw(dice, "red", HAND), blue: draw(dice, "blue", HAND) },
    targets: { red: null, blue: null },
    spent: { red: [], blue: [] },
    score: { red: 0, blue: 0 },
    shover: null,
  };
}
