import type { AircraftType } from "../kit/type.ts";
import { a6m2 } from "./a6m2.ts";
import { b17g } from "./b-17g.ts";
import { bf109e3 } from "./bf-109e-3.ts";
import { bf109g6 } from "./bf-109g-6.ts";
import { bf110c } from "./bf-110c.ts";
import { f4f4 } from "./f4f-4.ts";
import { fw190a8 } from "./fw-190a-8.ts";
import { genericSingle } from "./generic-single.ts";
import { genericTwin } from "./generic-twin.ts";
import { gladiator } from "./gladiator.ts";
import { he111h } from "./he-111h.ts";
import { hurricaneI } from "./hurricane-i.ts";
import { ju87b2 } from "./ju-87b-2.ts";
import { p51d } from "./p-51d.ts";
import { spitfireIa } from "./spitfire-ia.ts";
import { swordfish } from "./swordfish.ts";

/** Every miniature, in the order of the manifest. */
export const TYPES: readonly AircraftType[] = [
  spitfireIa,
  hurricaneI,
  bf109e3,
  bf110c,
  ju87b2,
  he111h,
  gladiator,
  f4f4,
  a6m2,
  p51d,
  fw190a8,
  bf109g6,
  b17g,
  swordfish,
  genericSingle,
  genericTwin,
];
