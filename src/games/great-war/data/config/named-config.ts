import { z } from "zod/mini";
import { commandsSchema } from "../../../../core/commands.ts";

/** How a turn goes: the adjustments' initiative, the base game's alternating sides, or our sealed plots. */
export const SEQUENCES = ["initiative", "alternating", "plotted"] as const;

/** The version of the rules before scenarios were priced anew, a side alone ended a battle (B-82) and hidden guns lay in secret. */
export const FIRST = 1;

const flag = z.optional(z.boolean());
export const optionsSchema = z.strictObject({
  sequence: z.optional(z.enum(SEQUENCES)),
  continued: flag,
  maneuvers: flag,
  wind: flag,
  archie: flag,
  capture: flag,
  woundedObservers: flag,
  rearGun: flag,
  energy: flag,
  arc120: flag,
  survivors: flag,
});

/** A scenario's name, and the switches and the players of a side that stand beside it or beside a set-up that is written out. */
export const namedFields = {
  scenario: z.optional(z.string()),
  /** The version of the rules by which the set-up is read, where that is an older one. */
  edition: z.optional(z.literal(FIRST)),
  options: z.optional(optionsSchema),
  seats: z.optional(commandsSchema),
};
