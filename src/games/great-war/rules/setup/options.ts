import type { OptionsConfig } from "../../data/config/config.ts";
import type { Options } from "./setup.ts";

/** As we advise to play: what the adjustments recommend is on, what is only a variant is off. */
export const USUAL: Options = {
  sequence: "initiative",
  continued: true,
  maneuvers: true,
  wind: true,
  archie: true,
  capture: false,
  woundedObservers: false,
  rearGun: false,
  energy: true,
  arc120: false,
  survivors: false,
};

/** Switches left out are as given in `base`. */
export function optionsFrom(config: OptionsConfig | undefined, base: Options = USUAL): Options {
  const set = Object.entries(config ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(set) };
}
