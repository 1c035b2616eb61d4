import { z } from "zod/mini";
import { AIR_FORCES, COMPLEXES } from "./tables.ts";

const side = z.union([z.literal(0), z.literal(1)]);
const zone = z.enum(["G", "A", "X"]);
const place = { id: z.string(), name: z.string(), hex: z.string(), zone };
const entry = { id: z.string(), type: z.string(), enters: z.number() };
const yes = z.optional(z.literal(true));

/** A set of tables from outside: its shape; what a shape can't tell is judged by `checkTables`. */
export const tablesSchema = z.strictObject({
  /** What the set is called, where it comes from a file. */
  name: z.optional(z.string()),
  types: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      side,
      e: z.nullable(z.number()),
      factors: z.number(),
      speed: z.number(),
      tanks: z.nullable(z.number()),
      endurance: z.nullable(z.number()),
      jet: yes,
      rocket: yes,
    }),
  ),
  targets: z.array(z.strictObject({ ...place, complex: z.enum(COMPLEXES) })),
  bases: z.array(z.strictObject(place)),
  germans: z.array(
    z.strictObject({ ...entry, designation: z.string(), night: yes, school: yes, replacesNight: yes }),
  ),
  americans: z.array(
    z.strictObject({
      ...entry,
      force: z.enum(AIR_FORCES),
      converts: z.optional(z.strictObject({ type: z.string(), quarter: z.number() })),
    }),
  ),
  replacements: z.strictObject({ tournament: z.array(z.number()), advanced: z.array(z.number()) }),
});
