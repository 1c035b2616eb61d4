import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Mat, MatWords } from "../../../tabletop/mat.ts";
import { MATS, type MatName, matNamed } from "../config/mats.ts";
import type { Setup } from "../setup/setup.ts";
import type { mats } from "./words/en/table/mats.ts";

const phrase = phraser<typeof mats>();

type Place = keyof typeof mats extends infer Key ? (Key extends `place.${infer Name}` ? Name : never) : never;

/** The places that are named on each mat, as its drawing knows them. */
const PLACES: Readonly<Record<MatName, readonly Place[]>> = {
  "channel-coast": ["channel"],
  "open-sea": ["approaches", "lane"],
  "kent-fields": ["weald"],
  desert: ["sand", "escarpment", "landing-ground"],
  "pacific-atoll": ["lagoon", "pass"],
};

function wordsOf(kind: MatName, say: (phrase: Phrase) => string): MatWords {
  return {
    title: say(phrase(`print.${kind}`)),
    line: say(phrase("print.sheet", { sheet: MATS.indexOf(kind) })),
    places: Object.fromEntries(PLACES[kind].map((place) => [place, say(phrase(`place.${place}`))])),
  };
}

/** The mat of a table; `say` speaks what is printed on it, left out: nothing is. */
export function matOf({ width, depth, mat }: Setup["table"], say?: (phrase: Phrase) => string): Mat {
  const kind = matNamed(mat);
  return { kind, width, depth, ...(say && { words: wordsOf(kind, say) }) };
}
