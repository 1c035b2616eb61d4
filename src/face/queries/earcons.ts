import { ok } from "../../core/result.ts";
import type { Answered, Asker } from "./asker.ts";
import { phrase } from "./phrase.ts";

/** The signals of a table for who hears it, each a short sound of its own. */
export const EARCONS = ["move", "shot", "threat", "edge", "hit", "miss", "jam", "lost"] as const;

/**
 * `move`: a seat at the screen is asked anew; `shot`: the piece that is asked about can shoot, `threat`: can be shot at,
 * `edge`: may leave the table this turn; `hit`, `miss`, `jam`, `lost`: the table shows it.
 */
export type Earcon = (typeof EARCONS)[number];

/** How each signal sounds and what it means, a sentence each. */
export function earconsTold({ say }: Asker): Answered {
  return ok(EARCONS.map((earcon) => say(phrase(`query.earcon.${earcon}`))));
}
