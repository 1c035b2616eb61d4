import { z } from "zod/mini";
import { BATTLE_CHOICES } from "../../../core/battle-tables.ts";
import { commandsSchema } from "../../../core/commands.ts";
import { tablesSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { WEATHERS } from "./weather.ts";

/** What is agreed; left out: as the campaign is usually played (BB-15). */
const options = z.strictObject({
  weather: z.optional(z.enum(WEATHERS)),
  targets: z.optional(z.number()),
  drawBelow: z.optional(z.number()),
  victoryInclusive: z.optional(z.boolean()),
  markersPer: z.optional(z.enum(["turn", "tallyHo"])),
  duel: z.optional(z.enum(["cumulative", "oneRound", "threshold"])),
  diagonal: z.optional(z.boolean()),
  battles: z.optional(z.enum(BATTLE_CHOICES)),
  bid: z.optional(z.boolean()),
});

const shape = z.strictObject({
  scenario: z.optional(z.string()),
  options: z.optional(options),
  /** The first turn and the last. */
  turns: z.optional(z.strictObject({ from: z.number(), to: z.number() })),
  /** Wings and geschwader that take part; left out: all. */
  formations: z.optional(z.array(z.string())),
  tables: z.optional(tablesSchema),
  /** Players of a side that has several, and the Groups or Luftflotten that each commands (BB-H9). */
  seats: z.optional(commandsSchema),
});

type Shape = z.infer<typeof shape>;

/** A set-up: the name of a scenario, options, turns, formations and tables, or some of them; left out: the whole campaign. */
export type Config = Omit<Shape, "tables"> & { readonly tables?: Tables | undefined };

export const config = shape as unknown as z.ZodMiniType<Config>;
