import { z } from "zod/mini";
import { BATTLE_CHOICES } from "../../../core/battle-tables.ts";
import { QUARTERS } from "./calendar.ts";
import { JET_TABLES } from "./jets.ts";
import { LEVELS, TAKE_OFFS } from "./options.ts";
import { tablesSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";

/** What is agreed; left out: as the module is usually played (LW-L21, LW-L40). */
const options = z.strictObject({
  level: z.optional(z.enum(LEVELS)),
  takeOff: z.optional(z.enum(TAKE_OFFS)),
  jetTable: z.optional(z.enum(JET_TABLES)),
  targets: z.optional(z.number()),
  battles: z.optional(z.enum(BATTLE_CHOICES)),
});

const shape = z.strictObject({
  scenario: z.optional(z.string()),
  options: z.optional(options),
  /** The first quarter and the last, by the month in which they begin. */
  quarters: z.optional(z.strictObject({ from: z.enum(QUARTERS), to: z.enum(QUARTERS) })),
  /** A single raid in its one quarter (LW-113). */
  raid: z.optional(z.boolean()),
  tables: z.optional(tablesSchema),
});

type Shape = z.infer<typeof shape>;

/** A set-up: the name of a scenario, options, quarters and tables, or some of them; left out: the whole campaign. */
export type Config = Omit<Shape, "tables"> & { readonly tables?: Tables | undefined };

export const config = shape as unknown as z.ZodMiniType<Config>;
