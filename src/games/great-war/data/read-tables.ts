import type { Problem } from "../../../core/game.ts";
import { readShape } from "../../../core/input/shape.ts";
import { tablesFileData } from "../../../core/input/tables-file.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { checkTables } from "./check-tables.ts";
import { refuseConfig } from "./refusals.ts";
import { tablesSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<Tables, readonly Problem[]> {
  const data = tablesFileData(text, {
    json: (values) => refuseConfig("tables-json", values),
    large: (values) => refuseConfig("tables-large", values),
  });
  if (!data.ok) return data;
  const tables = readShape(tablesSchema, data.value);
  if (!tables.ok) return tables;
  const problems = checkTables(tables.value);
  return problems.length > 0 ? fail(problems) : ok(tables.value);
}
