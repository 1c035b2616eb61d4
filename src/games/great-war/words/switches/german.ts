import type { Options } from "../../setup.ts";

/** What the choices before a match are called, in German. */
export const SWITCH_NAMES: Readonly<Record<keyof Options, string>> = {
  sequence: "Zugfolge",
  continued: "Fortgesetzte Bewegung",
  maneuvers: "Kunstflug",
  energy: "Energie",
  wind: "Wind",
  archie: "Flak",
  rearGun: "Heck-MG der F.E.2b",
  woundedObservers: "Verwundete Beobachter",
  survivors: "Überlebende zählen",
  capture: "Gefangenschaft",
  arc120: "Breites Schussfeld",
};
