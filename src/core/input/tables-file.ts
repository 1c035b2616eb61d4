import { z } from "zod/mini";
import type { Problem } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { named } from "../text.ts";
import { prototypeKey, readShape } from "./shape.ts";

/** Longest file of tables, in characters; our own have some thirty thousand. */
const LARGEST = 500_000;
/** Characters of a parser's complaint that are told. */
const LONGEST_DETAIL = 120;

/** How a game refuses a file that can't be read at all. */
interface Refusals {
  readonly json: (values: { readonly detail: string }) => Problem;
  readonly large: (values: { readonly found: number; readonly most: number }) => Problem;
}

function parsed(text: string, refuse: Refusals): Result<unknown, readonly Problem[]> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail([refuse.json({ detail: (error as Error).message.slice(0, LONGEST_DETAIL) })]);
  }
}

/** The data in the text of a file of tables, whatever they are. Total: any text gets an answer. */
export function tablesFileData(text: string, refuse: Refusals): Result<unknown, readonly Problem[]> {
  if (text.length > LARGEST) return fail([refuse.large({ found: text.length, most: LARGEST })]);
  const data = parsed(text, refuse);
  if (!data.ok) return data;
  const path = prototypeKey(data.value);
  return path === undefined
    ? data
    : fail([{ code: "shape", values: { path, misfit: "unknown-key", keys: ["__proto__"] } }]);
}

/** Whether data have any of the parts of a set of tables; without, they are something else. */
function hasAnyPart(data: unknown, parts: readonly string[]): boolean {
  return typeof data === "object" && data !== null && parts.some((part) => Object.hasOwn(data, part));
}

type Fields = Readonly<Record<string, unknown>>;

/** What people call an entry of a list rather than its place: its id, or its name where it has none. */
function nameAt(data: unknown, part: string, place: string): string | undefined {
  const entry = ((data as Fields)[part] as Fields | undefined)?.[place];
  const { id, name } = (entry ?? {}) as Fields;
  const found = typeof id === "string" ? id : name;
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

const nameSchema = z.looseObject({ name: z.string() });

/** Tables with the name that a set needs to be kept. */
export type Named<Tables> = Tables & { readonly name: string };

/** A game's sets of tables as files. */
interface TablesFile<Tables> {
  /** What a set may have; a document with none of it is something else. */
  readonly parts: readonly string[];
  readonly refuse: Refusals & { readonly foreign: () => Problem };
  readonly schema: z.ZodMiniType<Tables>;
  /** What is wrong with a set of the right shape. */
  check(tables: Tables): readonly Problem[];
}

/** The set of tables in the text of a file; each problem names the cell. Total: any text gets an answer. */
export function readTablesFile<Tables>(
  text: string,
  { parts, refuse, schema, check }: TablesFile<Tables>,
): Result<Named<Tables>, readonly Problem[]> {
  const data = tablesFileData(text, refuse);
  if (!data.ok) return data;
  if (!hasAnyPart(data.value, parts)) return fail([refuse.foreign()]);
  const called = readShape(nameSchema, data.value);
  if (!called.ok) return called;
  const read = readShape(schema, data.value);
  if (!read.ok) return fail(read.error.map((problem) => byName(problem, data.value)));
  const tables = { ...read.value, name: called.value.name };
  const problems = check(tables);
  return problems.length > 0 ? fail(problems) : ok(tables);
}
