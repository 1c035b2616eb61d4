import { z } from "zod/mini";

const square = z.string();
const side = z.union([z.literal(0), z.literal(1)]);
const place = { id: z.string(), name: z.string(), group: z.string(), square };

/** A set of tables from outside: its shape; what a shape can't tell is judged by `checkTables`. */
export const tablesSchema = z.strictObject({
  /** What the set is called, where it comes from a file. */
  name: z.optional(z.string()),
  types: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      side,
      dice: z.number(),
      farDice: z.optional(z.number()),
      defence: z.number(),
      bombs: z.number(),
      short: z.optional(z.boolean()),
    }),
  ),
  pools: z.array(z.strictObject({ id: z.string(), side, squadrons: z.record(z.string(), z.number()) })),
  geschwader: z.array(z.strictObject({ id: z.string(), pool: z.string() })),
  airfields: z.array(z.strictObject({ ...place, wing: z.string() })),
  radar: z.array(z.strictObject({ ...place, squares: z.array(square) })),
  cities: z.array(z.strictObject({ ...place, production: z.number(), london: z.optional(z.boolean()) })),
  launches: z.array(z.strictObject({ pool: z.string(), square, name: z.string() })),
});
