import type { AircraftCard } from "./aircraft.ts";
import { AMERICAN } from "./american.ts";
import { BRITISH } from "./british.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { JAPANESE } from "./japanese.ts";
import { SOVIET } from "./soviet.ts";

/** Fighters and light bombers of all nations. */
export const TYPES: readonly AircraftCard[] = [
  ...JAPANESE,
  ...AMERICAN,
  ...BRITISH,
  ...GERMAN,
  ...SOVIET,
  ...ITALIAN,
];
