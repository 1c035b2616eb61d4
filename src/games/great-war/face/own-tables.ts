import type { Problem } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import { fail, type Result } from "../../../core/result.ts";
import { jsonTables } from "../../../face/setup/own-tables.ts";
import { longestRange } from "../data/fire-table.ts";
import { TABLES } from "../data/own.ts";
import { readTables } from "../data/read-tables.ts";
import type { Tables } from "../data/tables.ts";
import { configOf, lackingTypes, turnedOf } from "./setup-config.ts";
import type { words } from "./words/en/setup.ts";

const phrase = phraser<typeof words>();

/** What every set has; a document with neither is something else. */
const PARTS = ["damage", "schedules"];

function isForeign(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data !== "object" || data === null || !PARTS.some((part) => Object.hasOwn(data, part));
  } catch {
    // What is no JSON at all is told as such.
    return false;
  }
}

/** The set of tables in the text of a file: cells that don't fit are named, something else altogether is told as such. */
export function tablesFrom(text: string): Result<Tables, readonly Problem[]> {
  const read = readTables(text);
  if (read.ok || !isForeign(text)) return read;
  const { key, values } = phrase("tables.foreign");
  return fail([{ code: key, values }]);
}

function about(scenario: string, set: Tables): Phrase {
  const types = lackingTypes(scenario, set);
  if (types.length > 0) return phrase("tables.lacks", { types });
  const aircraft = set.aircraft.length;
  if (set === TABLES) return phrase("tables.ours.hint", { aircraft });
  return phrase("tables.loaded.hint", { aircraft, range: longestRange(set) });
}

/** Tables of one's own: a set that somebody typed in from the game he owns. */
export const tables = jsonTables<Tables>({
  ours: TABLES,
  about,
  read: tablesFrom,
  of: (config) => turnedOf(config).tables,
  withSet: (scenario, config, set) => configOf(scenario, { ...turnedOf(config), tables: set }),
});
