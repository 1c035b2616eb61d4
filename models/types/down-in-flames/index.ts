import type { Shelved } from "../../kit/type.ts";
import { a6m5 } from "./a6m5.ts";
import { d3a1 } from "./d3a1.ts";
import { ki43ii } from "./ki-43-ii.ts";
import { ki61iHei } from "./ki-61-i-hei.ts";

/** What the card dogfight flies beyond the dogfight's own, in the order of the manifest. */
export const DOWN_IN_FLAMES: readonly Shelved[] = [a6m5, ki43ii, ki61iHei, d3a1].map((type) => ({
  ...type,
  shelf: "down-in-flames",
}));
