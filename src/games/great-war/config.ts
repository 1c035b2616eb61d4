import { z } from "zod/mini";
import { commandsSchema } from "../../core/commands.ts";
import { SEQUENCES } from "./setup.ts";
import type { Tables } from "./tables/tables.ts";
import type {
  aircraftSchema,
  gunSchema,
  pricesSchema,
  targetSchema,
  trenchSchema,
  writtenFields,
} from "./written-config.ts";

const flag = z.optional(z.boolean());
const optionsSchema = z.strictObject({
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

/** The shape of a set-up, named or written out. */
export type ConfigSchema = z.ZodMiniType<Config>;

/** The shape of a set-up that is a scenario's name. */
export const namedConfig: ConfigSchema = z.strictObject(namedFields) as z.ZodMiniType<object> as ConfigSchema;

/**
 * A set-up: either the name of a scenario, or the whole of it; tables and options may stand beside either.
 */
export type Config = z.infer<z.ZodMiniObject<typeof writtenFields>> & {
  readonly tables?: Tables | undefined;
};
/** A set-up written out: no longer a scenario's name. */
export type WholeConfig = Omit<Config, "scenario"> & { readonly aircraft: readonly AircraftConfig[] };
export type AircraftConfig = z.infer<typeof aircraftSchema>;
export type GunConfig = z.infer<typeof gunSchema>;
export type TargetConfig = z.infer<typeof targetSchema>;
export type OptionsConfig = z.infer<typeof optionsSchema>;
export type PricesConfig = z.infer<typeof pricesSchema>;
export type TrenchConfig = z.infer<typeof trenchSchema>;
