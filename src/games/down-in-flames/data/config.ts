import { z } from "zod/mini";
import { commandsSchema } from "../../../core/commands.ts";
import type { GivenTables } from "./given.ts";
import { MATS } from "./mats.ts";
import { QUALITIES } from "./quality.ts";
import { tablesSchema } from "./schema.ts";
import { SIDES } from "./sides.ts";

const side = z.enum(SIDES);
const yes = z.optional(z.boolean());

/** DIF-9.1. Left out: Regular, with no gift. */
const pilot = z.strictObject({
  quality: z.optional(z.enum(QUALITIES)),
  crackShot: yes,
  keenEyesight: yes,
});

/** Left out: with a Wingman, without a load, rockets or Gyro Sight, everybody Regular. */
const element = z.strictObject({
  id: z.string(),
  side,
  type: z.string(),
  wingman: yes,
  load: yes,
  rockets: yes,
  gyro: yes,
  /** Comes in a campaign as a resource of its side. */
  reserve: yes,
  leader: z.optional(pilot),
  wingmanQuality: z.optional(z.enum(QUALITIES)),
});

const formation = z.strictObject({ id: z.string(), side, type: z.string(), count: z.number() });

/** What is agreed; left out: as we advise. */
const options = z.strictObject({
  die: z.optional(z.enum(["d6", "d12"])),
  ammunition: yes,
  cards: z.optional(z.number()),
  start: z.optional(z.union([z.enum(["roll", "bid"]), z.number()])),
  highest: z.optional(z.number()),
  pilots: z.optional(z.enum(["named", "lot"])),
  thach: yes,
  gyroAdvantaged: z.optional(z.union([z.literal(2), z.literal(3)])),
  verticalRollMaxDive: z.optional(z.union([z.literal(1), z.literal(2)])),
  rollAgainstRollMoves: yes,
  fuelTankBomber: z.optional(z.enum(["destroys", "4hits"])),
  repeatDefence: yes,
});

const shape = z.strictObject({
  scenario: z.optional(z.string()),
  options: z.optional(options),
  turns: z.optional(z.number()),
  /** DIF-B21: three missions of this kind, with resources. */
  campaign: yes,
  mission: z.optional(z.strictObject({ target: z.string(), attacker: side })),
  elements: z.optional(z.array(element)),
  formations: z.optional(z.array(formation)),
  /** Cards on top of the deck, the first to be drawn first. */
  deck: z.optional(z.array(z.string())),
  /** Left out: where the target is, or the fields of Kent. */
  mat: z.optional(z.enum(MATS)),
  /** Left out: by day. */
  night: yes,
  tables: z.optional(tablesSchema),
  /** Who plays what where a side has several players. */
  seats: z.optional(commandsSchema),
});

type Shape = z.infer<typeof shape>;

/** A set-up: the name of a scenario, or the whole of it; options, turns, a stacked deck and tables may stand beside either. */
export type Config = Omit<Shape, "tables"> & { readonly tables?: GivenTables | undefined };
export type ElementConfig = z.infer<typeof element>;
export type FormationConfig = z.infer<typeof formation>;
export type OptionsConfig = z.infer<typeof options>;

export const config = shape as unknown as z.ZodMiniType<Config>;
