import type { Throw } from "../../../core/dice/dice.ts";
import type { Phrase } from "../../../core/phrase.ts";

type Faces = readonly number[];

function beginsWith(throws: readonly Throw[], from: number, faces: Faces): number | undefined {
  let shown: Faces = [];
  for (let to = from; to <= throws.length; to++) {
    if (shown.length === faces.length) return shown.every((face, at) => face === faces[at]) ? to : undefined;
    shown = [...shown, ...(throws[to]?.faces ?? [])];
  }
  return undefined;
}

/**
 * The throws of a moment that each of the dice on the table shows, one after the other: those whose faces come together,
 * after what was shown before. None where they show something else.
 */
export function throwsShown(
  throws: readonly Throw[],
  shown: readonly Faces[],
): readonly (readonly Throw[])[] {
  let from = 0;
  return shown.map((faces) => {
    for (let start = from; start < throws.length; start++) {
      const end = beginsWith(throws, start, faces);
      if (end === undefined) continue;
      from = end;
      return throws.slice(start, end);
    }
    return [];
  });
}

/** What is needed, as a purpose tells it last: `: the higher fires first`. */
const NEED = /:[^:]+$/;

/** What the throws of some purposes need: the last of them tells it for all. */
export function needOf(purposes: readonly string[]): string | undefined {
  const told = purposes.filter((purpose) => NEED.test(purpose));
  return told.length === 1
    ? NEED.exec(told[0] ?? "")?.[0]
        .slice(1)
        .trim()
    : undefined;
}

/** What some throws are for, each once, in words; what all of them need is told with the last. */
export function purposesOf(throws: readonly Throw[], say: (phrase: Phrase) => string): readonly string[] {
  const purposes = [...new Set(throws.map(({ why }) => say(why)))];
  const needs = new Set(purposes.map((purpose) => NEED.exec(purpose)?.[0]));
  if (needs.size !== 1) return purposes;
  return purposes.map((purpose, at) => (at < purposes.length - 1 ? purpose.replace(NEED, "") : purpose));
}
