import type { AircraftType } from "../kit/type.ts";
import { bf109e3 } from "./bf-109e-3.ts";
import { bf110c } from "./bf-110c.ts";
import { genericSingle } from "./generic-single.ts";
import { genericTwin } from "./generic-twin.ts";
import { he111h } from "./he-111h.ts";
import { hurricaneI } from "./hurricane-i.ts";
import { ju87b2 } from "./ju-87b-2.ts";
import { spitfireIa } from "./spitfire-ia.ts";

/** Every miniature, in the order of the manifest. */
export const TYPES: readonly AircraftType[] = [
  spitfireIa,
  hurricaneI,
  bf109e3,
  bf110c,
  ju87b2,
  he111h,
  genericSingle,
  genericTwin,
];
