import { z } from "zod/mini";
import { WEAPONS } from "./weapons.ts";

/** How a game is won before its turn limit: see `outcome.ts`. */
export const GOALS = ["last-side", "first-kill", "most-kills"] as const;
export type Goal = (typeof GOALS)[number];

const typeSchema = z.strictObject({
  name: z.string(),
  engine: z.number(),
  fuselage: z.number(),
  toHit: z.number(),
  weapons: z.array(z.enum(WEAPONS)),
  ceiling: z.optional(z.number()),
});

const aircraftSchema = z.strictObject({
  id: z.string(),
  side: z.string(),
  type: z.union([z.string(), typeSchema]),
  x: z.number(),
  y: z.number(),
  heading: z.number(),
  speed: z.number(),
  level: z.optional(z.number()),
});

const cloudSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  bottom: z.optional(z.number()),
  top: z.optional(z.number()),
});

const optionsSchema = z.strictObject({
  turnLimit: z.optional(z.enum(["game-turn", "each-turn"])),
  lameTurn: z.optional(z.boolean()),
  allowZero: z.optional(z.boolean()),
  aircraftBlock: z.optional(z.boolean()),
  collisions: z.optional(z.boolean()),
  altitude: z.optional(z.boolean()),
});

/**
 * A set-up: either the name of a scenario, or the whole of it. Lengths in inches on quarter inches, headings
 * clock numerals, levels of 2,000 feet. What a shape can't tell is judged by `check`.
 */
export const configSchema = z.strictObject({
  scenario: z.optional(z.string()),
  options: z.optional(optionsSchema),
  table: z.optional(z.strictObject({ width: z.number(), depth: z.number(), mat: z.optional(z.string()) })),
  clouds: z.optional(z.array(cloudSchema)),
  aircraft: z.optional(z.array(aircraftSchema)),
  turns: z.optional(z.number()),
  goal: z.optional(z.enum(GOALS)),
});

export type Config = z.infer<typeof configSchema>;
export type AircraftConfig = z.infer<typeof aircraftSchema>;
export type CloudConfig = z.infer<typeof cloudSchema>;
export type CustomType = z.infer<typeof typeSchema>;
export type OptionsConfig = z.infer<typeof optionsSchema>;
