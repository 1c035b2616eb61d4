import type { Phrase } from "../../../core/phrase.ts";
import { jsonTables } from "../../../face/setup/own-tables.ts";
import { ownTables } from "../data/merged.ts";
import { TABLES } from "../data/own.ts";
import { type NamedTables, readTables } from "../data/read-tables.ts";
import { type DeckSize, deckSizes } from "../data/tables.ts";
import { OUR_SET } from "../data/whole-set.ts";
import { configOf, optionsOf, turnedOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";

/** What there is to say of a set; a deck that this battle wants and the set has not comes before that. */
function about(scenario: string, set: NamedTables): Phrase {
  const tables = set === OUR_SET ? TABLES : ownTables(set);
  const { cards } = optionsOf(scenario, turnedOf({}));
  const decks: readonly DeckSize[] = deckSizes(tables);
  const counted = { aircraft: tables.aircraft.length, bombers: tables.bombers.length, decks };
  if (!decks.includes(cards)) return phrase("tables.lacks", { needs: cards, decks });
  return phrase(set === OUR_SET ? "tables.ours.hint" : "tables.loaded.hint", counted);
}

/** Tables of one's own: cards, answers, aircraft, bombers, targets and points that somebody typed in from the game he owns. */
export const tables = jsonTables<NamedTables>({
  ours: OUR_SET,
  about,
  read: readTables,
  of: (config) => turnedOf(config).tables,
  withSet: (scenario, config, set) => configOf(scenario, { ...turnedOf(config), tables: set }),
});
