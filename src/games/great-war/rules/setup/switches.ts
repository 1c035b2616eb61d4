import type { Options } from "./setup.ts";

/** The switches with the rules that they change, in the order in which a form lists them. */
export const SWITCHES = [
  { option: "sequence", rule: "4.1a" },
  { option: "continued", rule: "4.5e" },
  { option: "maneuvers", rule: "4.5g" },
  { option: "energy", rule: "D-03" },
  { option: "wind", rule: "D-13" },
  { option: "archie", rule: "4.10h" },
  { option: "rearGun", rule: "4.9a" },
  { option: "woundedObservers", rule: "4.8g" },
  { option: "survivors", rule: "4.10s" },
  { option: "capture", rule: "4.10t" },
  { option: "arc120", rule: "A-07" },
] as const satisfies readonly { option: keyof Options; rule: string }[];
