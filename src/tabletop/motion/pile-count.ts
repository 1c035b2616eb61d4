import { itemAt } from "../../core/item-at.ts";
import { remembered } from "../../core/remember.ts";
import { countOf } from "../layout/card-layout.ts";
import { groupOf, type MovedCards } from "./card-motion.ts";

/** How many cards a pile has before and after what happens, and when cards leave it and come to it, in ms. */
interface Tally {
  readonly had: number;
  readonly has: number;
  readonly leaving: readonly number[];
  readonly coming: readonly number[];
}

function tallyOf({ before, after, cards }: MovedCards, id: string): Tally {
  const [old, now] = [groupOf(before, id), groupOf(after, id)];
  const [leaving, coming]: [number[], number[]] = [[], []];
  for (const part of cards.values()) {
    const leaves = part.source?.id === id || (part.before?.group === id && part.after?.group !== id);
    const comes = part.goal?.id === id || (part.after?.group === id && part.before?.group !== id);
    if (leaves && !comes) leaving.push(part.slide.start);
    if (comes && !leaves) coming.push(part.slide.start + part.slide.duration);
  }
  return { had: old ? countOf(before, old) : 0, has: now ? countOf(after, now) : 0, leaving, coming };
}

/** The tallies of all groups, worked out once a timeline. */
const talliesOf = remembered((line: MovedCards): ReadonlyMap<string, Tally> => {
  const groups = [...(line.before.groups ?? []), ...(line.after.groups ?? [])];
  return new Map(groups.map(({ id }) => [id, tallyOf(line, id)]));
});

/**
 * How many cards a pile has at an instant: one less for each that has left it, all that came once they are there; 0
 * for an unknown one. Allocates nothing.
 */
export function pileCountAt(
  line: MovedCards & { readonly duration: number },
  id: string,
  ms: number,
): number {
  const tally = talliesOf(line).get(id);
  if (!tally) return 0;
  const { had, has, leaving, coming } = tally;
  if (ms >= line.duration) return has;
  let moved = 0;
  for (let i = 0; i < leaving.length; i++) if (ms > itemAt(leaving, i)) moved--;
  for (let i = 0; i < coming.length; i++) if (ms >= itemAt(coming, i)) moved++;
  const change = has - had;
  return had + Math.max(Math.min(change, 0), Math.min(Math.max(change, 0), moved));
}
