import { findOpponent } from "../opponents/index.ts";
import type { Translate } from "../words/index.ts";

/** What a computer player is called, by its id; undefined when there is none of this id. */
export function opponentName(t: Translate, id: string): string | undefined {
  const known = findOpponent(id);
  return known && t(`opponent.${known.id}`);
}
