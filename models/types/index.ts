import type { AircraftType } from "../kit/type.ts";
import { bf109e3 } from "./bf-109e-3.ts";
import { hurricaneI } from "./hurricane-i.ts";
import { ju87b2 } from "./ju-87b-2.ts";
import { spitfireIa } from "./spitfire-ia.ts";

/** Every miniature, in the order of the manifest. */
export const TYPES: readonly AircraftType[] = [spitfireIa, hurricaneI, bf109e3, ju87b2];
