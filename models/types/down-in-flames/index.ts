import type { Shelved } from "../../kit/type.ts";
import { a6m5 } from "./a6m5.ts";
import { b24j } from "./b-24j.ts";
import { b25d } from "./b-25d.ts";
import { beaufighterIf } from "./beaufighter-if.ts";
import { bf109f4 } from "./bf-109f-4.ts";
import { bf110g2 } from "./bf-110g-2.ts";
import { d3a1 } from "./d3a1.ts";
import { f4u1d } from "./f4u-1d.ts";
import { g4m1 } from "./g4m1.ts";
import { hurricaneIic } from "./hurricane-iic.ts";
import { ju87d3 } from "./ju-87d-3.ts";
import { ki43ii } from "./ki-43-ii.ts";
import { ki61iHei } from "./ki-61-i-hei.ts";
import { la5fn } from "./la-5fn.ts";
import { mc202 } from "./mc-202.ts";
import { p38j } from "./p-38j.ts";
import { sbd3 } from "./sbd-3.ts";
import { spitfireLfIx } from "./spitfire-lf-ix.ts";
import { spitfireVb } from "./spitfire-vb.ts";
import { yak1b } from "./yak-1b.ts";

/** What the card dogfight flies beyond the dogfight's own, in the order of the manifest. */
export const DOWN_IN_FLAMES: readonly Shelved[] = [
  a6m5,
  b24j,
  b25d,
  beaufighterIf,
  bf109f4,
  bf110g2,
  d3a1,
  f4u1d,
  g4m1,
  hurricaneIic,
  ju87d3,
  ki43ii,
  ki61iHei,
  la5fn,
  mc202,
  p38j,
  sbd3,
  spitfireLfIx,
  spitfireVb,
  yak1b,
].map((type) => ({ ...type, shelf: "down-in-flames" }));
