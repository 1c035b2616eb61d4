import type { GameEvent } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";
import type { Tabletop } from "../tabletop/tabletop.ts";

/** What a game brings to the table page. Views are its own; method parameters are bivariant. */
export interface TableFace<View = unknown> {
  /**
   * What stands on the table, and what has just happened to it (`events`, as far as the viewer may see them). `say`
   * speaks the game's phrases: what is printed on cards, counters and boards is in the words of its reader.
   */
  tabletop(view: View, events: readonly GameEvent[], say: (phrase: Phrase) => string): Tabletop;
}
