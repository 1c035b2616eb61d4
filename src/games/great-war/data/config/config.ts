import { z } from "zod/mini";
import type { AircraftType, Tables } from "../tables.ts";
import { namedFields, type optionsSchema } from "./named-config.ts";
import type {
  aircraftSchema,
  gunSchema,
  pricesSchema,
  targetSchema,
  trenchSchema,
  writtenFields,
} from "./written-config.ts";

/** The shape of a set-up, named or written out. */
export type ConfigSchema = z.ZodMiniType<Config>;

/** The shape of a set-up that is a scenario's name. */
export const namedConfig: ConfigSchema = z.strictObject(namedFields) as z.ZodMiniType<object> as ConfigSchema;

/**
 * A set-up: either the name of a scenario, or the whole of it; tables and options may stand beside either.
 */
export type Config = z.infer<z.ZodMiniObject<typeof writtenFields>> & {
  readonly tables?: Tables | undefined;
  /** Types of somebody's own, which fly beside those of the tables; only where the set-up is written out. */
  readonly types?: readonly AircraftType[] | undefined;
};
/** A set-up written out: no longer a scenario's name. */
export type WholeConfig = Omit<Config, "scenario"> & { readonly aircraft: readonly AircraftConfig[] };
/** Set-ups by the names of their scenarios. */
export type Scenarios = Readonly<Record<string, WholeConfig>>;
/** By the names of scenarios, what was otherwise in them by the first rules. */
export type FirstEdition = Readonly<Record<string, Partial<WholeConfig>>>;
export type AircraftConfig = z.infer<typeof aircraftSchema>;
export type GunConfig = z.infer<typeof gunSchema>;
export type TargetConfig = z.infer<typeof targetSchema>;
export type OptionsConfig = z.infer<typeof optionsSchema>;
export type PricesConfig = z.infer<typeof pricesSchema>;
export type TrenchConfig = z.infer<typeof trenchSchema>;
