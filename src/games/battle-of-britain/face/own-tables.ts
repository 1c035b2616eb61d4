import type { Phrase } from "../../../core/phrase.ts";
import { jsonTables } from "../../../face/setup/own-tables.ts";
import { formationsIn } from "../data/formations.ts";
import { TABLES } from "../data/own.ts";
import type { Tables } from "../data/tables.ts";
import { type NamedTables, readTables } from "../rules/setup/read-tables.ts";
import { configOf, turnedOf, wholeOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";

/** Our own tables as a file to begin from. */
export const OUR_SET: NamedTables = { name: "Tallyho", ...(TABLES as Omit<Tables, "name">) };

/** What there is to say of a set; formations of this scenario that it lacks come before that. */
function about(scenario: string, set: NamedTables): Phrase {
  const known = formationsIn(set).map(({ id }) => id);
  const lacks = (wholeOf(scenario, {}).formations ?? []).filter((id) => !known.includes(id));
  if (lacks.length > 0) return phrase("tables.lacks", { formations: lacks });
  const counted = {
    wings: set.airfields.length,
    geschwader: set.geschwader.length,
    squadrons: set.pools
      .flatMap(({ squadrons }) => Object.values(squadrons))
      .reduce((sum, one) => sum + one, 0),
  };
  return phrase(set === OUR_SET ? "tables.ours.hint" : "tables.loaded.hint", counted);
}

/** Tables of one's own: map, orders of battle, values and targets that somebody typed in from the game he owns. */
export const tables = jsonTables<NamedTables>({
  ours: OUR_SET,
  about,
  read: readTables,
  of: (config) => turnedOf(config).tables,
  // Formations that were chosen are those of the tables before.
  withSet: (scenario, config, set) =>
    configOf(scenario, { ...turnedOf(config), formations: undefined, tables: set }),
});
