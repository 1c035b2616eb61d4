import { z } from "zod/mini";
import { commandsSchema } from "../../../core/commands.ts";
import { lookSchema } from "../../../core/look.ts";
import { EDGES } from "./edges.ts";
import { WEAPONS } from "./weapons.ts";

/** How a game is won: see `goals/outcome.ts`. */
export const GOALS = ["last-side", "first-kill", "most-kills", "most-damage", "leave", "points"] as const;
export type Goal = (typeof GOALS)[number];

/** A type written out: three ratings, and a weapon a side at most (DF-1). `look`: its miniature; without one it flies as a generic model. */
export const typeSchema = z.strictObject({
  name: z.string(),
  engine: z.number(),
  fuselage: z.number(),
  toHit: z.number(),
  weapons: z.array(z.enum(WEAPONS)),
  ceiling: z.optional(z.number()),
  look: z.optional(lookSchema),
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

/** Goal `leave`: `count` aircraft of a side must leave by an edge; of the named ones, or of all it has. */
const leaveSchema = z.strictObject({
  side: z.string(),
  edge: z.enum(EDGES),
  count: z.number(),
  aircraft: z.optional(z.array(z.string())),
});

/**
 * Goal `points`: what a side earns. `kill`: each enemy brought down; `leave`: each aircraft that leaves by the edge,
 * or by any where none is named: the side's own, or the named ones of either side. `worth`: points for each, else
 * its design points. Of a side's lines the first that fits an aircraft counts; a kill that no line fits earns
 * design points.
 */
const lineSchema = z.strictObject({
  side: z.string(),
  for: z.enum(["kill", "leave"]),
  edge: z.optional(z.enum(EDGES)),
  aircraft: z.optional(z.array(z.string())),
  worth: z.optional(z.number()),
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
  seats: z.optional(commandsSchema),
  table: z.optional(z.strictObject({ width: z.number(), depth: z.number(), mat: z.optional(z.string()) })),
  clouds: z.optional(z.array(cloudSchema)),
  aircraft: z.optional(z.array(aircraftSchema)),
  turns: z.optional(z.number()),
  goal: z.optional(z.enum(GOALS)),
  leave: z.optional(leaveSchema),
  points: z.optional(z.array(lineSchema)),
});

export type Config = z.infer<typeof configSchema>;
export type AircraftConfig = z.infer<typeof aircraftSchema>;
export type CloudConfig = z.infer<typeof cloudSchema>;
export type CustomType = z.infer<typeof typeSchema>;
export type LeaveConfig = z.infer<typeof leaveSchema>;
export type PointsLine = z.infer<typeof lineSchema>;
export type OptionsConfig = z.infer<typeof optionsSchema>;
