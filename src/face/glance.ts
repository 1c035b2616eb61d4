import type { Hits } from "../tabletop/piece.ts";
import type { Text } from "./text.ts";

/** What is left of something that a piece stands, as pips. */
interface Left extends Hits {
  /** What it is; left out where there is one such thing. */
  readonly label?: Text;
}

/** A piece at a glance, as a line of the list: figures first, then what is left of it, then what is wrong with it. */
export interface Glance {
  readonly figures: readonly Text[];
  readonly left: readonly Left[];
  readonly alarms: readonly Text[];
}
