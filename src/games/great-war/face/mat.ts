import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { MatWords } from "../../../tabletop/mat.ts";
import { HEX_METRES } from "./picture/tabletop.ts";
import type { mats } from "./words/en/table/mats.ts";

const phrase = phraser<typeof mats>();

/** The mats of this game, and the places that are named on each. */
const PLACES = { front: ["no-mans-land"], thanet: ["sea"] } as const;

function isOurs(kind: string): kind is keyof typeof PLACES {
  return Object.hasOwn(PLACES, kind);
}

/** What is printed on a mat; undefined for a mat of somebody else's. */
export function matWords(kind: string, say: (phrase: Phrase) => string): MatWords | undefined {
  if (!isOurs(kind)) return undefined;
  return {
    title: say(phrase(`print.${kind}`)),
    line: say(phrase("print.scale", { metres: HEX_METRES })),
    places: Object.fromEntries(PLACES[kind].map((place) => [place, say(phrase(`place.${place}`))])),
  };
}
