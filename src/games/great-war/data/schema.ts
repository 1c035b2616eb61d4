import { z } from "zod/mini";
import { COLUMNS, CRITICALS, FIELDS, FLAGS, MANEUVERS, NATIONS, SCHEDULES } from "./lists.ts";
import type { AircraftType, Tables } from "./tables.ts";

const barrelSchema = z.strictObject({
  id: z.enum(["gun", "left", "right", "vickers", "lewis"]),
  drums: z.array(z.number()),
});

const mountSchema = z.strictObject({
  id: z.string(),
  man: z.number(),
  field: z.enum(FIELDS),
  column: z.enum(COLUMNS),
  barrels: z.array(barrelSchema),
  modifier: z.optional(z.number()),
  optional: z.optional(z.boolean()),
});

/** The shape of one type; what a shape can't tell is judged by `checkType`. */
export const typeSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  nation: z.enum(NATIONS),
  from: z.string(),
  seats: z.number(),
  max: z.number(),
  min: z.number(),
  climb: z.number(),
  dive: z.number(),
  diveSpeed: z.number(),
  ceiling: z.number(),
  damage: z.number(),
  schedule: z.enum(SCHEDULES),
  silhouette: z.number(),
  tailSilhouette: z.optional(z.number()),
  mounts: z.array(mountSchema),
  flags: z.array(z.enum(FLAGS)),
  model: z.optional(z.string()),
  provisional: z.optional(z.boolean()),
}) as z.ZodMiniType<AircraftType>;

const numbers = z.array(z.number());

/** The shape of a set of tables; what a shape can't tell is judged by `checkTables`. JSON knows no `undefined`. */
export const tablesSchema = z.strictObject({
  name: z.string(),
  damage: z.strictObject({
    bands: numbers,
    columns: z.record(z.enum(COLUMNS), z.array(z.string())),
    mg: z.string(),
    aa: z.string(),
  }),
  schedules: z.record(z.enum(SCHEDULES), numbers),
  tailing: z.array(numbers),
  deflection: z.strictObject({ air: numbers, below: numbers }),
  criticals: z.strictObject({
    chart: z.array(z.enum(CRITICALS)),
    engineLight: numbers,
    engineHeavy: numbers,
    woundedUpTo: z.number(),
  }),
  maneuvers: z.record(z.enum(MANEUVERS), z.number()),
  aircraft: z.array(typeSchema),
}) as z.ZodMiniType<Tables>;
