import { z } from "zod/mini";
import { commandsSchema } from "../../../core/commands.ts";
import { SEQUENCES } from "./setup.ts";

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
  options: z.optional(optionsSchema),
  seats: z.optional(commandsSchema),
};
