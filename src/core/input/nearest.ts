import { distance } from "fastest-levenshtein";

/** How many near answers a refusal offers. */
const NEAR_COUNT = 3;
/** Longer texts are compared by their beginning: nothing legal is as long. */
const LONGEST_COMPARED = 32;

/** The legal answers whose spelling is nearest to what was typed, nearest first. */
export function nearest(typed: string, legal: readonly string[]): readonly string[] {
  const text = typed.slice(0, LONGEST_COMPARED).toLowerCase();
  return legal
    .map((answer, index) => ({ answer, index, edits: distance(text, answer.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.index - b.index)
    .slice(0, NEAR_COUNT)
    .map(({ answer }) => answer);
}
