import type { Phrase } from "../../../core/phrase.ts";
import { jsonTables } from "../../../face/setup/own-tables.ts";
import { TABLES } from "../data/own.ts";
import { type NamedTables, readTables } from "../rules/setup/read-tables.ts";
import { configOf, turnedOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";

/** Our own tables as a file to begin from. */
const OUR_SET: NamedTables = { ...TABLES, name: "Tallyho" };

function about(_scenario: string, set: NamedTables): Phrase {
  const { targets, bases, germans, americans } = set;
  return phrase(set === OUR_SET ? "tables.ours.hint" : "tables.loaded.hint", {
    targets: targets.length,
    bases: bases.length,
    germans: germans.length,
    americans: americans.length,
  });
}

/** Tables of one's own: map, targets, orders of battle and values that somebody typed in from the game he owns. */
export const tables = jsonTables<NamedTables>({
  ours: OUR_SET,
  about,
  read: readTables,
  of: (config) => turnedOf(config).tables,
  withSet: (scenario, config, set) => configOf(scenario, { ...turnedOf(config), tables: set }),
});
