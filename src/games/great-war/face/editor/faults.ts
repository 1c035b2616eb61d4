import type { Problem } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { Fault } from "../../../../face/editor.ts";
import { numberOf } from "../../../../face/figures.ts";
import { checkWhole } from "../../rules/check/whole.ts";
import { configOf } from "./config-of.ts";
import type { Draft, DraftRow } from "./draft.ts";
import { ROWS } from "./draft.ts";
import { phrase } from "./phrase.ts";

const TOLD = [
  "id",
  "side",
  "type",
  "hex",
  "facing",
  "altitude",
  "speed",
  "bombs",
  "kind",
  "hidden",
  "hexes",
  "worth",
] as const;
type ToldField = (typeof TOLD)[number];

/** What a field is called in a sentence; null for those whose label says more than a sentence needs. */
function fieldNameOf(field: string | null): ToldField | null {
  return TOLD.find((known) => known === field) ?? null;
}

interface Place {
  readonly sheet: string;
  readonly row: DraftRow | undefined;
  /** The field that holds it: one line holds all hexes of a target, and all rows of a trench. */
  readonly field: string | null;
}

function fieldIn(path: readonly string[]): string | null {
  const whole = path.join(".");
  if (whole === "" || /^crew(\.\d+)?$/.test(whole)) return null;
  return whole.replace(/^(hexes|front\.\w+)\.\d+$/, "$1");
}

/** Where a path of the set-up leads in its draft. */
function placeOf({ path = "aircraft" }: Values, draft: Draft): Place {
  // Cells of types of one's own have no path.
  const whole = String(path);
  const [head = "", index, ...rest] = whole.split(".");
  const list = ROWS.names.find((one) => one === head);
  if (!list) return { sheet: "table", row: undefined, field: fieldIn(whole.split(".")) };
  const row = index === undefined ? undefined : draft[list][Number(index)];
  return { sheet: list === "aircraft" ? "aircraft" : "ground", row, field: row ? fieldIn(rest) : null };
}

/** A figure that is none is refused as a number, told as it was typed. */
function asTyped(problem: Problem, draft: Draft, { row, field }: Place): Problem {
  const { found, from, to, path } = problem.values;
  const typed = field === null ? undefined : (row?.fields ?? draft.fields)[field]?.trim();
  if (typeof found !== "number" || typed === undefined || numberOf(typed) === found) return problem;
  if (!Number.isNaN(numberOf(typed)) || from === undefined || to === undefined) return problem;
  return { ...problem, code: "config-number", values: { path: path ?? "", found: typed, from, to, step: 1 } };
}

function nameOf({ row, field }: Place, sheet: string) {
  if (row) return phrase("row-field", { row: (row.fields.id ?? "").trim(), field: fieldNameOf(field) });
  return field === null ? phrase(sheet === "aircraft" ? "all" : "table") : phrase("table-field", { field });
}

/** Everything that is wrong with a draft, each with its place; nothing when it can be played. */
export function faultsOf(draft: Draft): readonly Fault[] {
  return checkWhole(configOf(draft)).map((problem) => {
    const place = placeOf(problem.values, draft);
    return {
      sheet: place.sheet,
      row: place.row?.key ?? null,
      field: place.field,
      name: nameOf(place, place.sheet),
      problem: asTyped(problem, draft, place),
    };
  });
}
