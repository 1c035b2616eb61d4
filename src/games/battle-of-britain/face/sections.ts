import type { GameEvent } from "../../../core/game.ts";
import type { Phrases } from "../words/phrases.ts";

type FactName = Extract<keyof Phrases, `event.${string}`> extends `event.${infer Name}` ? Name : never;

/** Which facts stand where in the report of a turn; what is in none of them, as the steps of a chase, the log alone tells. */
const FACTS = {
  battles: ["intercept", "dogfight", "gruppen", "duel", "joined", "no-cost"],
  bombs: ["bombs", "london-again"],
  losses: ["losses", "cost", "fuel", "lf5-withdrawn", "deal", "end"],
  weather: ["weather-dice", "weather-card", "weather"],
  staff: [
    "bid",
    "sides",
    "begins",
    "deck",
    "returns",
    "cities",
    "withdrawn",
    "owed",
    "reinforced",
    "rotated",
    "repair",
    "repaired",
    "rebuilt",
    "pool",
  ],
  raids: [
    "tally-ho",
    "takes-off",
    "stopped",
    "detaches",
    "scramble",
    "contact",
    "missed",
    "bomb-run",
    "big-wing",
    "wing-moves",
    "holds",
    "home",
    "lf5-attempt",
  ],
  missions: ["duty", "draws", "keeps", "reshuffled", "hand", "missions", "cards-back"],
} as const satisfies Readonly<Record<string, readonly FactName[]>>;

/** A section of the report of a turn. */
export type Section = keyof typeof FACTS;

/** In the order in which they are read at the table: what dice decided first. */
export const SECTIONS = Object.keys(FACTS) as readonly Section[];

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  SECTIONS.flatMap((section) => FACTS[section].map((name) => [`event.${name}`, section] as const)),
);

/** Where a fact stands; undefined for what only the log tells. */
export function sectionOf({ key }: GameEvent): Section | undefined {
  return SECTION_OF.get(key);
}
