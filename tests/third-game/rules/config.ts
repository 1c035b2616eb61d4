import * as z from "zod/mini";
import type { Problem, Seat } from "../../../src/core/game.ts";
import { SCENARIOS } from "../data/scenarios.ts";
import { SIDES } from "./state.ts";

const options = z.strictObject({ decoys: z.optional(z.boolean()), cloud: z.optional(z.boolean()) });

const seats = z.array(z.string()).check(z.minLength(1), z.maxLength(2));

const whole = z.strictObject({
  turns: z.int().check(z.gte(3), z.lte(12)),
  /** Of each seat. */
  squadrons: z.int().check(z.gte(1), z.lte(4)),
  options: z.optional(options),
  /** The seats of each side by name; left out: one, named after the side. */
  seats: z.optional(z.strictObject({ raiders: seats, defenders: seats })),
});

export const config = z.union([z.strictObject({ scenario: z.enum(["raid", "sortie"]) }), whole]);
export type Config = z.infer<typeof config>;
export type WholeConfig = z.infer<typeof whole>;

export function wholeConfig(given: Config): WholeConfig {
  return "scenario" in given ? SCENARIOS[given.scenario] : given;
}

export function seatsOf(given: Config): readonly Seat[] {
  const { seats: named } = wholeConfig(given);
  return SIDES.flatMap((side) => (named?.[side] ?? [side]).map((id) => ({ id, side })));
}

const SEAT_ID = /^[A-Za-z0-9-]{1,16}$/;
const RESERVED = ["table", "umpire"];

/** Seats have names that are none of anything else's, each once. */
export function check(given: Config): readonly Problem[] {
  const ids = seatsOf(given).map(({ id }) => id);
  return ids
    .filter((id, at) => !SEAT_ID.test(id) || RESERVED.includes(id) || ids.indexOf(id) !== at)
    .map((found) => ({ code: "seat-id", values: { found } }));
}
