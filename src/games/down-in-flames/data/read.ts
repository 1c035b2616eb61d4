import { z } from "zod/mini";
import type { Problem } from "../../../core/game.ts";
import { readShape } from "../../../core/input/shape.ts";
import { byName, hasAnyPart, tablesFileData } from "../../../core/input/tables-file.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { checkTables } from "./check.ts";
import type { GivenTables } from "./given.ts";
import { refuseTable } from "./refusals.ts";
import { tablesSchema } from "./schema.ts";

/** What a set may have; a document with none of it is something else. */
const PARTS = ["cards", "answers", "aircraft", "bombers", "targets", "points"];

/** Tables with the name that a set needs to be kept. */
export type NamedTables = GivenTables & { readonly name: string };

const nameSchema = z.looseObject({ name: z.string() });

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<NamedTables, readonly Problem[]> {
  const data = tablesFileData(text, {
    json: (values) => refuseTable("tables-json", "DIF-B2", values),
    large: (values) => refuseTable("tables-large", "DIF-B2", values),
  });
  if (!data.ok) return data;
  if (!hasAnyPart(data.value, PARTS)) return fail([refuseTable("tables-foreign", "DIF-B2", {})]);
  const called = readShape(nameSchema, data.value);
  if (!called.ok) return called;
  const tables = readShape(tablesSchema, data.value);
  if (!tables.ok) return fail(tables.error.map((problem) => byName(problem, data.value)));
  const problems = checkTables(tables.value);
  return problems.length > 0 ? fail(problems) : ok({ ...tables.value, name: called.value.name });
}
