import { type Phrase, phraser } from "../../core/phrase.ts";
import type { MatWords } from "../../tabletop/mat.ts";
import type { mats } from "./en.ts";

const phrase = phraser<typeof mats>();

type Named<Kind extends string> = keyof typeof mats extends infer Key
  ? Key extends `${Kind}.${infer Name}`
    ? Name
    : never
  : never;

/** Mats that several games lay. */
export type SharedMat = Named<"print">;

/** The places that are named on each mat, as its drawing knows them. */
const PLACES: Readonly<Record<SharedMat, readonly Named<"place">[]>> = {
  "channel-coast": ["channel"],
  "open-sea": ["approaches", "lane"],
  "kent-fields": ["weald"],
  desert: ["sand", "escarpment", "landing-ground"],
  "pacific-atoll": ["lagoon", "pass"],
  malta: ["malta-channel", "grand-harbour"],
  "winter-front": ["frozen-river", "ice-road"],
  "factory-town": ["ruhr-valley", "marshalling-yard"],
};

/** The title of a mat and the names of its places; `say` speaks them, in words of this folder. */
export function printedOn(kind: SharedMat, say: (phrase: Phrase) => string): MatWords {
  return {
    title: say(phrase(`print.${kind}`)),
    places: Object.fromEntries(PLACES[kind].map((place) => [place, say(phrase(`place.${place}`))])),
  };
}
