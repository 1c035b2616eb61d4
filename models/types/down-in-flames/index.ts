import type { Shelved } from "../../kit/type.ts";
import { a6m5 } from "./a6m5.ts";
import { b24j } from "./b-24j.ts";
import { b25d } from "./b-25d.ts";
import { beaufighterIf } from "./beaufighter-if.ts";
import { d3a1 } from "./d3a1.ts";
import { f4u1d } from "./f4u-1d.ts";
import { g4m1 } from "./g4m1.ts";
import { ki43ii } from "./ki-43-ii.ts";
import { ki61iHei } from "./ki-61-i-hei.ts";
import { la5fn } from "./la-5fn.ts";
import { mc202 } from "./mc-202.ts";
import { p38j } from "./p-38j.ts";
import { sbd3 } from "./sbd-3.ts";
import { yak1b } from "./yak-1b.ts";

/** What the card dogfight flies beyond the dogfight's own, in the order of the manifest. */
export const DOWN_IN_FLAMES: readonly Shelved[] = [
  a6m5,
  b24j,
  b25d,
  beaufighterIf,
  d3a1,
  f4u1d,
  g4m1,
  ki43ii,
  ki61iHei,
  la5fn,
  mc202,
  p38j,
  sbd3,
  yak1b,
].map((type) => ({ ...type, shelf: "down-in-flames" }));
