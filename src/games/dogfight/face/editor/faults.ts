import type { Problem } from "../../../../core/game.ts";
import type { AircraftConfig } from "../../data/config.ts";
import { checkConfig } from "../../rules/setup/check/check.ts";
import { configOf, inOrder } from "./config-of.ts";
import type { Draft } from "./draft.ts";

const LEAST_AIRCRAFT = 2;

/** Which list of a draft, or which sheet, a fault is on. */
type Sheet = "aircraft" | "clouds" | "lines" | "table";

/** What is wrong with a draft and where: a row, if it is one's, and the field, if it is one's. */
export interface Fault {
  readonly sheet: Sheet;
  readonly key: string | null;
  /** As the set-up calls it: `x`, `type`, `turns`, `leave.count`. */
  readonly field: string | null;
  readonly problem: Problem;
}

const LISTS: Readonly<Record<string, Exclude<Sheet, "table">>> = {
  aircraft: "aircraft",
  clouds: "clouds",
  points: "lines",
};

type Place = Omit<Fault, "problem">;

function rowsOf(draft: Draft, sheet: Exclude<Sheet, "table">): readonly { readonly key: string }[] {
  return sheet === "aircraft" ? inOrder(draft.aircraft) : draft[sheet];
}

/** Where a path of the set-up leads in its draft. */
function placeOf(path: string, draft: Draft): Place {
  const [head = "", index, field] = path.split(".");
  const sheet = LISTS[head];
  if (!sheet) return { sheet: "table", key: null, field: path };
  const row = index === undefined ? undefined : rowsOf(draft, sheet)[Number(index)];
  return { sheet, key: row?.key ?? null, field: field ?? null };
}

/** The text in a field, where it is one of figures. */
function typedAt(draft: Draft, { sheet, key, field }: Place): string | undefined {
  if (sheet === "table") return tableText(draft, field ?? "");
  const row: object | undefined = draft[sheet].find((one) => one.key === key);
  const value: unknown = row && Object.entries(row).find(([name]) => name === field)?.[1];
  return typeof value === "string" ? value : undefined;
}

function tableText(draft: Draft, path: string): string | undefined {
  if (path === "table.width") return draft.table.width;
  if (path === "table.depth") return draft.table.depth;
  if (path === "leave.count") return draft.leave.count;
  return path === "turns" ? draft.turns : undefined;
}

/** A refused figure is told as it was typed. */
function asTyped(problem: Problem, typed: string | undefined): Problem {
  if (typed === undefined || typeof problem.values.found !== "number") return problem;
  return { ...problem, values: { ...problem.values, found: typed.trim() } };
}

/** Somebody of each side who is right in every way. */
function standIns({ sides }: Draft): readonly AircraftConfig[] {
  const [type, place] = ["spitfire-ia", { x: 0, y: 0, heading: 12, speed: 1 }] as const;
  return sides.map((side, index) => ({ id: `stand-in-${index}`, side: side.trim(), type, ...place }));
}

/**
 * What is wrong with a set-up. The game does not look closer while there are too few aircraft; so that the first one
 * is checked as well, others stand in.
 */
function problemsOf(draft: Draft): readonly Problem[] {
  const config = configOf(draft);
  const found = checkConfig(config);
  const own = config.aircraft ?? [];
  if (own.length >= LEAST_AIRCRAFT) return found;
  const closer = checkConfig({ ...config, aircraft: [...own, ...standIns(draft)] });
  const told = new Set(found.map(({ values }) => values.path));
  const about = ({ values: { path } }: Problem) =>
    !/^aircraft\.(\d+)/.test(`${path}`) || isOwn(`${path}`, own.length);
  return [...found, ...closer.filter((problem) => about(problem) && !told.has(problem.values.path))];
}

/** Whether a path leads to one of the first so many aircraft. */
function isOwn(path: string, count: number): boolean {
  return Number(path.split(".")[1]) < count;
}

/** Everything that is wrong with a draft, each with its place; nothing when it can be played. */
export function faultsOf(draft: Draft): readonly Fault[] {
  return problemsOf(draft).map((problem) => {
    const place = placeOf(String(problem.values.path), draft);
    return { ...place, problem: asTyped(problem, typedAt(draft, place)) };
  });
}

/** The faults of a row, or of one of its fields. */
export function faultsAt(faults: readonly Fault[], key: string, field?: string): readonly Fault[] {
  return faults.filter((fault) => fault.key === key && (field === undefined || fault.field === field));
}
