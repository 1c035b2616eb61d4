import { z } from "zod/mini";
import type { Problem } from "../../../core/game.ts";
import { prototypeKey, readShape } from "../../../core/input/shape.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { named } from "../../../core/text.ts";
import { checkTables } from "./check.ts";
import type { GivenTables } from "./given.ts";
import { refuseTable } from "./refusals.ts";
import { tablesSchema } from "./schema.ts";

/** Longest file, in characters; ours has some thirty thousand. */
const LARGEST = 500_000;
/** What a set may have; a document with none of it is something else. */
const PARTS = ["cards", "answers", "aircraft", "bombers", "targets", "points"];

/** Tables with the name that a set needs to be kept. */
export type NamedTables = GivenTables & { readonly name: string };

const nameSchema = z.looseObject({ name: z.string() });

function parsed(text: string): Result<unknown, readonly Problem[]> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const detail = (error as Error).message.slice(0, 120);
    return fail([refuseTable("tables-json", "DIF-B2", { detail })]);
  }
}

function isForeign(data: unknown): boolean {
  return typeof data !== "object" || data === null || !PARTS.some((part) => Object.hasOwn(data, part));
}

type Fields = Readonly<Record<string, unknown>>;

/** The id of an entry of a list, or a card's name: what people call it rather than by its place. */
function nameAt(data: unknown, part: string, place: string): string | undefined {
  const entry = ((data as Fields)[part] as Fields | undefined)?.[place];
  const { id, name } = (entry ?? {}) as Fields;
  const found = part === "cards" ? name : id;
  return typeof found === "string" ? named(found) : undefined;
}

/** A misfit of the shape, its entry called by its name: `aircraft.spitfire-ia.defense`. */
function byName({ values, ...problem }: Problem, data: unknown): Problem {
  const [part = "", place = "", ...rest] = String(values.path).split(".");
  const name = nameAt(data, part, place);
  return {
    ...problem,
    values: name === undefined ? values : { ...values, path: [part, name, ...rest].join(".") },
  };
}

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTables(text: string): Result<NamedTables, readonly Problem[]> {
  if (text.length > LARGEST)
    return fail([refuseTable("tables-large", "DIF-B2", { found: text.length, most: LARGEST })]);
  const data = parsed(text);
  if (!data.ok) return data;
  if (isForeign(data.value)) return fail([refuseTable("tables-foreign", "DIF-B2", {})]);
  const path = prototypeKey(data.value);
  if (path !== undefined)
    return fail([{ code: "shape", values: { path, misfit: "unknown-key", keys: ["__proto__"] } }]);
  const called = readShape(nameSchema, data.value);
  if (!called.ok) return called;
  const tables = readShape(tablesSchema, data.value);
  if (!tables.ok) return fail(tables.error.map((problem) => byName(problem, data.value)));
  const problems = checkTables(tables.value);
  return problems.length > 0 ? fail(problems) : ok({ ...tables.value, name: called.value.name });
}
