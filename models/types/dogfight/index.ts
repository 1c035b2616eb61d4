import type { Shelved } from "../../kit/type.ts";
import { a6m2 } from "./a6m2.ts";
import { b17g } from "./b-17g.ts";
import { bf109e3 } from "./bf-109e-3.ts";
import { bf109g6 } from "./bf-109g-6.ts";
import { bf110c } from "./bf-110c.ts";
import { cr42 } from "./cr-42.ts";
import { defiantI } from "./defiant-i.ts";
import { f4f4 } from "./f4f-4.ts";
import { f6f5 } from "./f6f-5.ts";
import { fw190a8 } from "./fw-190a-8.ts";
import { gladiator } from "./gladiator.ts";
import { he111h } from "./he-111h.ts";
import { hurricaneI } from "./hurricane-i.ts";
import { il2 } from "./il-2.ts";
import { ju87b2 } from "./ju-87b-2.ts";
import { ju88a } from "./ju-88a.ts";
import { p40e } from "./p-40e.ts";
import { p47d } from "./p-47d.ts";
import { p51d } from "./p-51d.ts";
import { spitfireIa } from "./spitfire-ia.ts";
import { swordfish } from "./swordfish.ts";
import { yak9 } from "./yak-9.ts";

/** Every miniature of the dogfight, in the order of the manifest. */
export const DOGFIGHT: readonly Shelved[] = [
  spitfireIa,
  hurricaneI,
  bf109e3,
  bf110c,
  ju87b2,
  he111h,
  ju88a,
  gladiator,
  cr42,
  defiantI,
  p40e,
  f4f4,
  a6m2,
  f6f5,
  p47d,
  p51d,
  fw190a8,
  bf109g6,
  yak9,
  il2,
  b17g,
  swordfish,
].map((type) => ({ ...type, shelf: "dogfight" }));
