import { type Asker, lookoutOf } from "./asker.ts";
import { canShoot, isThreat } from "./contacts.ts";
import type { Earcon } from "./earcons.ts";

/** A signal that is due as a question comes, and o'clock from the nose where what it is about lies. */
export interface Caution {
  readonly earcon: Earcon;
  readonly clock?: number | undefined;
}

/**
 * What whoever is asked is warned of for the piece from which he looks: by the same contacts from which `? shots` and
 * `? danger` are answered, and by the game's own ruling of the edge.
 */
export function cautionsOf(asker: Asker): readonly Caution[] {
  const { queries, view, prompts } = asker;
  const from = lookoutOf(asker);
  if (!queries || prompts.length === 0 || from === undefined) return [];
  const seen = queries.contacts(view, from);
  const [target] = seen.filter(canShoot).toSorted((a, b) => (b.shot ?? 0) - (a.shot ?? 0));
  const [enemy] = seen.filter(isThreat).toSorted((a, b) => (b.threat ?? 0) - (a.threat ?? 0));
  return [
    ...(target ? [{ earcon: "shot" as const, clock: target.clock }] : []),
    ...(enemy ? [{ earcon: "threat" as const, clock: enemy.clock }] : []),
    ...(queries.nearEdge?.(view, from) ? [{ earcon: "edge" as const, clock: 12 }] : []),
  ];
}
