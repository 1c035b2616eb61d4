import { z } from "zod/mini";
import type { Problem } from "../../../../core/game.ts";
import { readShape } from "../../../../core/input/shape.ts";
import { byName, hasAnyPart, tablesFileData } from "../../../../core/input/tables-file.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { tablesSchema } from "../../data/schema.ts";
import type { Tables } from "../../data/tables.ts";
import { checkTables } from "./check-tables.ts";
import { refuseConfig } from "./refuse-config.ts";

/** What a set has; a document with none of it is something else. */
const PARTS = ["types", "pools", "geschwader", "airfields", "radar", "cities", "launches"];

/** Tables with the name that a set needs to be kept. */
export type NamedTables = Tables & { readonly name: string };

const nameSchema = z.looseObject({ name: z.string() });

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<NamedTables, readonly Problem[]> {
  const data = tablesFileData(text, {
    json: (values) => refuseConfig("tables-json", "BB-33", values),
    large: (values) => refuseConfig("tables-large", "BB-33", values),
  });
  if (!data.ok) return data;
  if (!hasAnyPart(data.value, PARTS)) return fail([refuseConfig("tables-foreign", "BB-33", {})]);
  const called = readShape(nameSchema, data.value);
  if (!called.ok) return called;
  const read = readShape(tablesSchema, data.value);
  if (!read.ok) return fail(read.error.map((problem) => byName(problem, data.value)));
  const tables = { ...read.value, name: called.value.name };
  const problems = checkTables(tables);
  return problems.length > 0 ? fail(problems) : ok(tables);
}
