import type { Problem } from "../../../core/game.ts";
import { prototypeKey, readShape } from "../../../core/input/shape.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { refuseConfig } from "../config-problems.ts";
import { checkTables } from "./check.ts";
import { tablesSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";

/** Longest file, in characters; ours has some thirty thousand. */
const LARGEST = 500_000;

function parsed(text: string): Result<unknown, readonly Problem[]> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail([refuseConfig("tables-json", { detail: (error as Error).message.slice(0, 120) })]);
  }
}

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<Tables, readonly Problem[]> {
  if (text.length > LARGEST) {
    return fail([refuseConfig("tables-large", { found: text.length, most: LARGEST })]);
  }
  const data = parsed(text);
  if (!data.ok) return data;
  const path = prototypeKey(data.value);
  if (path !== undefined)
    return fail([{ code: "shape", values: { path, misfit: "unknown-key", keys: ["__proto__"] } }]);
  const tables = readShape(tablesSchema, data.value);
  if (!tables.ok) return tables;
  const problems = checkTables(tables.value);
  return problems.length > 0 ? fail(problems) : ok(tables.value);
}
