import type { Problem } from "../../../../core/game.ts";
import { type Named, readTablesFile } from "../../../../core/input/tables-file.ts";
import type { Result } from "../../../../core/result.ts";
import { tablesSchema } from "../../data/schema.ts";
import type { Tables } from "../../data/tables.ts";
import { checkTables } from "./check-tables.ts";
import { refuseConfig } from "./refuse-config.ts";

/** What a set has; a document with none of it is something else. */
const PARTS = ["types", "pools", "geschwader", "airfields", "radar", "cities", "launches"];

export type NamedTables = Named<Tables>;

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<NamedTables, readonly Problem[]> {
  return readTablesFile<Tables>(text, {
    parts: PARTS,
    refuse: {
      json: (values) => refuseConfig("tables-json", "BB-33", values),
      large: (values) => refuseConfig("tables-large", "BB-33", values),
      foreign: () => refuseConfig("tables-foreign", "BB-33", {}),
    },
    schema: tablesSchema,
    check: checkTables,
  });
}
