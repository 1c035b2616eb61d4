import type { Problem } from "../../../core/game.ts";
import { type Named, readTablesFile } from "../../../core/input/tables-file.ts";
import type { Result } from "../../../core/result.ts";
import { checkTables } from "./check-tables.ts";
import type { GivenTables } from "./given.ts";
import { refuseTable } from "./refusals.ts";
import { tablesSchema } from "./schema.ts";

/** What a set may have; a document with none of it is something else. */
const PARTS = ["cards", "answers", "aircraft", "bombers", "targets", "points"];

export type NamedTables = Named<GivenTables>;

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<NamedTables, readonly Problem[]> {
  return readTablesFile<GivenTables>(text, {
    parts: PARTS,
    refuse: {
      json: (values) => refuseTable("tables-json", "DIF-B2", values),
      large: (values) => refuseTable("tables-large", "DIF-B2", values),
      foreign: () => refuseTable("tables-foreign", "DIF-B2", {}),
    },
    schema: tablesSchema,
    check: checkTables,
  });
}
