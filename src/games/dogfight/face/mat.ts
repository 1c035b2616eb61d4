import { type Phrase, phraser } from "../../../core/phrase.ts";
import { printedOn } from "../../../face/mats/places.ts";
import type { Mat, MatWords } from "../../../tabletop/mat.ts";
import { MATS, type MatName, matNamed } from "../data/mats.ts";
import type { Setup } from "../rules/setup/setup.ts";
import type { mats } from "./words/en/table/mats.ts";

const phrase = phraser<typeof mats>();

function wordsOf(kind: MatName, say: (phrase: Phrase) => string): MatWords {
  return { ...printedOn(kind, say), line: say(phrase("print.sheet", { sheet: MATS.indexOf(kind) })) };
}

/** The mat of a table; `say` speaks what is printed on it, left out: nothing is. */
export function matOf({ width, depth, mat }: Setup["table"], say?: (phrase: Phrase) => string): Mat {
  const kind = matNamed(mat);
  return { kind, width, depth, ...(say && { words: wordsOf(kind, say) }) };
}
