import type { GameEvent } from "../core/game.ts";
import type { Tabletop } from "../tabletop/tabletop.ts";

/** What a game brings to the table page. Views are its own; method parameters are bivariant. */
export interface TableFace<View = unknown> {
  /** What stands on the table, and what has just happened to it (`events`, as far as the viewer may see them). */
  tabletop(view: View, events: readonly GameEvent[]): Tabletop;
}
