import * as z from "zod/mini";

const options = z.strictObject({
  decoys: z.optional(z.boolean()),
  cloud: z.optional(z.boolean()),
  /** RD-16. */
  bids: z.optional(z.boolean()),
  /** RD-20. */
  encounters: z.optional(z.boolean()),
});

const seats = z.array(z.string()).check(z.minLength(1), z.maxLength(2));

const whole = z.strictObject({
  turns: z.int().check(z.gte(1), z.lte(12)),
  /** Of each seat. */
  squadrons: z.int().check(z.gte(1), z.lte(4)),
  options: z.optional(options),
  /** The seats of each side by name; left out: one, named after the side. */
  seats: z.optional(z.strictObject({ red: seats, blue: seats })),
});

/** The shape of a set-up: a scenario's name, or all of it. */
export const config = z.union([
  z.strictObject({ scenario: z.enum(["raid", "sortie", "duel", "patrol", "three-days"]) }),
  whole,
]);
export type Config = z.infer<typeof config>;
export type WholeConfig = z.infer<typeof whole>;
