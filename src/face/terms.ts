import type { Text } from "./text.ts";

/** How matches of a game are won. */
export interface TermsFace<View = unknown> {
  /**
   * Sentence by sentence: how this match is won, what is earned on the way, how long it lasts, and what differs from
   * the usual.
   */
  terms(view: View): readonly Text[];
}
