import type { z } from "zod/mini";
import type { Problem } from "../game.ts";
import type { Values } from "../phrase.ts";
import { fail, ok, type Result } from "../result.ts";
import { PLAIN } from "../text.ts";
import { widthOf } from "./width.ts";

type Issue = z.core.$ZodIssue;

/** An issue and where it is; `missing` when there is nothing at all at that place. */
interface Found {
  readonly issue: Issue;
  readonly path: readonly PropertyKey[];
  readonly missing: boolean;
}

/** How an issue reads in a sentence: which kind of misfit, and what would be right. */
function misfit({ issue, missing }: Found): Values {
  if (missing) return { misfit: "missing" };
  switch (issue.code) {
    case "invalid_type":
      return { misfit: "type", expected: issue.expected };
    case "unrecognized_keys":
      return { misfit: "unknown-key", keys: issue.keys };
    case "invalid_value":
      return { misfit: "value", expected: issue.values.map(String) };
    case "too_small":
      return { misfit: "too-small", of: issue.origin, limit: Number(issue.minimum) };
    case "too_big":
      return { misfit: "too-big", of: issue.origin, limit: Number(issue.maximum) };
    case "invalid_format":
      return issue.pattern === String(PLAIN)
        ? { misfit: "control" }
        : { misfit: "other", detail: issue.pattern ?? issue.format };
    case "not_multiple_of":
      return { misfit: "step", step: issue.divisor };
    default:
      return { misfit: "other", detail: issue.message };
  }
}

/** The deepest issues of a union's best branch: the one that fits the most, so that the sentence helps. */
function flatten(issue: Issue, path: readonly PropertyKey[], data: unknown): readonly Found[] {
  const here = [...path, ...issue.path];
  const missing = lacks(data, here);
  if (missing || issue.code !== "invalid_union" || issue.errors.length === 0)
    return [{ issue, path: here, missing }];
  const branches = issue.errors.map((issues) => issues.flatMap((inner) => flatten(inner, here, data)));
  return branches.reduce((best, branch) => (depthOf(branch) > depthOf(best) ? branch : best));
}

/** How far into the data a branch fits; what is missing ends one step earlier. */
function depthOf(found: readonly Found[]): number {
  const deepest = found.reduce((most, { path, missing }) => Math.max(most, path.length - Number(missing)), 0);
  return deepest - found.length / 1000;
}

/** Whether there is nothing at a place of the data. */
function lacks(data: unknown, path: readonly PropertyKey[]): boolean {
  let at = data;
  for (const name of path) {
    if (!isHolder(at) || !Object.hasOwn(at, name)) return true;
    at = at[String(name)];
  }
  return false;
}

/** The names of a path in one text: `aircraft.0.speed`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

/** Issues that are looked at: a refusal lists fewer, and tells how many more there are. */
const MOST_ISSUES = 1000;

/** Checks data of unknown shape and of whatever width; each misfit becomes a problem `shape` with the path to it. */
export function readWide<T>(schema: z.ZodMiniType<T>, data: unknown): Result<T, readonly Problem[]> {
  const read = schema.safeParse(data);
  if (read.success) return ok(read.data);
  const found = read.error.issues.slice(0, MOST_ISSUES).flatMap((issue) => flatten(issue, [], data));
  return fail(found.map((one) => ({ code: "shape", values: { path: pathText(one.path), ...misfit(one) } })));
}

/** The same for a set-up, a state or a view: one that is wider than any is refused before it is looked at. */
export function readShape<T>(schema: z.ZodMiniType<T>, data: unknown): Result<T, readonly Problem[]> {
  const wide = widthOf(data);
  if (!wide) return readWide(schema, data);
  const { path, limit } = wide;
  return fail([{ code: "shape", values: { path, misfit: "too-big", of: "array", limit } }]);
}

type Holder = Readonly<Record<string, unknown>>;

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

/** Whether an own key `__proto__` is anywhere in parsed JSON; without recursion, for documents may be deep. */
function hidesPrototype(data: unknown): boolean {
  const stack: unknown[] = [data];
  while (stack.length > 0) {
    const value = stack.pop();
    if (!isHolder(value)) continue;
    if (Object.hasOwn(value, "__proto__")) return true;
    for (const key in value) if (isHolder(value[key])) stack.push(value[key]);
  }
  return false;
}

/** Path of the first own key `__proto__` in parsed JSON, which object spreading would lose silently. */
export function prototypeKey(data: unknown): string | undefined {
  if (!hidesPrototype(data)) return undefined;
  const stack: { value: unknown; path: string }[] = [{ value: data, path: "" }];
  for (let top = stack.pop(); top; top = stack.pop()) {
    if (!isHolder(top.value)) continue;
    if (Object.hasOwn(top.value, "__proto__")) return `${top.path}__proto__`;
    for (const [key, value] of Object.entries(top.value)) stack.push({ value, path: `${top.path}${key}.` });
  }
  return undefined;
}
