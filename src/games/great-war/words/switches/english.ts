import type { Options } from "../../setup.ts";

/** What the choices before a match are called, in English. */
export const SWITCH_NAMES: Readonly<Record<keyof Options, string>> = {
  sequence: "Order of movement",
  continued: "Continued movement",
  maneuvers: "Special maneuvers",
  energy: "Energy",
  wind: "Wind",
  archie: "Archie",
  rearGun: "Rear gun of the F.E.2b",
  woundedObservers: "Wounded observers",
  survivors: "Survivors count",
  capture: "Capture",
  arc120: "Wide arc of fire",
};
