import { z } from "zod/mini";
import { SIDES } from "../sides.ts";
import { namedFields } from "./named-config.ts";

/** B-46: where points decide, a side alone on the table flies on to the limit, or (`points-left`) as long as it may earn any (B-82). */
export const GOALS = ["last-side", "points", "points-left"] as const;
export type Goal = (typeof GOALS)[number];

const side = z.enum(SIDES);

const manSchema = z.strictObject({
  name: z.optional(z.string()),
  kills: z.optional(z.number()),
  novice: z.optional(z.boolean()),
});

/** Left out: the facing away from one's own edge, the usual speed, an unnamed crew. Altitude in metres, speed in MP. */
export const aircraftSchema = z.strictObject({
  id: z.string(),
  side,
  /** Who plays it, where a side has several players. */
  player: z.optional(z.string()),
  type: z.string(),
  hex: z.string(),
  facing: z.optional(z.number()),
  altitude: z.number(),
  speed: z.optional(z.number()),
  crew: z.optional(z.array(manSchema)),
  bombs: z.optional(z.boolean()),
  model: z.optional(z.string()),
});

/** A gun on the ground: in a hex, or hidden by dice somewhere within so many hexes of one. */
export const gunSchema = z.strictObject({
  id: z.string(),
  side,
  kind: z.enum(["MG", "AA"]),
  hex: z.string(),
  hidden: z.optional(z.number()),
});

export const targetSchema = z.strictObject({
  id: z.string(),
  side,
  kind: z.enum(["bomb", "photo", "spot", "road", "trench"]),
  /** Left out for `trench`: the whole of the enemy's line. */
  hexes: z.optional(z.array(z.string())),
  worth: z.number(),
});

const price = z.optional(z.number());
export const pricesSchema = z.strictObject({
  kill: price,
  balloon: price,
  twoSeater: price,
  home: price,
  escape: price,
});

/** Row of the trench hexes, from 01 at the far edge as in a hex's label: one for all columns, or one for each. */
export const trenchSchema = z.union([z.number(), z.array(z.number())]);

/** The fields of a set-up that may be written out, but its tables. What a shape can't tell is judged by `check`. */
export const writtenFields = {
  ...namedFields,
  date: z.optional(z.string()),
  board: z.optional(z.strictObject({ columns: z.number(), rows: z.number(), mat: z.optional(z.string()) })),
  front: z.optional(z.strictObject({ german: trenchSchema, allied: trenchSchema })),
  wind: z.optional(z.strictObject({ facing: z.number(), strength: z.number() })),
  aircraft: z.optional(z.array(aircraftSchema)),
  guns: z.optional(z.array(gunSchema)),
  targets: z.optional(z.array(targetSchema)),
  goal: z.optional(z.enum(GOALS)),
  turns: z.optional(z.number()),
  prices: z.optional(z.strictObject({ allied: z.optional(pricesSchema), german: z.optional(pricesSchema) })),
};
