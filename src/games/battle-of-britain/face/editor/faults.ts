import type { Problem } from "../../../../core/game.ts";
import { asTyped } from "../../../../face/editor/faults.ts";
import { typed } from "../../../../face/editor/typed.ts";
import type { Fault } from "../../../../face/editor.ts";
import { check } from "../../rules/setup/check.ts";
import { configOf } from "./config-of.ts";
import type { Draft } from "./draft.ts";
import { phrase } from "./phrase.ts";

/** The field of the set-up that a problem is about; `config-number` and figures of tables say their own. */
const FIELDS: Readonly<Record<string, string>> = {
  "config-turns": "turns.from",
  "config-bid-seats": "options.bid",
};

type Place = Pick<Fault, "sheet" | "row" | "field">;

const SHEETS: Readonly<Record<string, string>> = { types: "squadrons", pools: "strengths" };

/** Where a figure was typed: `options.targets`, `types.Do17.dice`. */
function figurePlace(field: string): Place {
  return { sheet: SHEETS[field.split(".")[0] ?? ""] ?? "table", row: null, field };
}

function placeOf({ code, values }: Problem, draft: Draft): Place {
  if (code === "config-number") return figurePlace(String(values.field));
  if (code === "tables-number") return figurePlace(String(values.cell));
  if (code === "config-side") return { sheet: "formations", row: null, field: null };
  if (code === "config-formation" || code === "config-formation-twice") {
    // Where two have a name, it is the one that was named later.
    const row = draft.formations.findLast(({ fields }) => typed(fields, "id") === values.found);
    return { sheet: "formations", row: row?.key ?? null, field: "id" };
  }
  return { sheet: "table", row: null, field: FIELDS[code] ?? null };
}

function nameOf({ sheet, row, field }: Place, { found }: Problem["values"]): Fault["name"] {
  if (row !== null) return String(found);
  return field === null ? phrase("sheet-name", { sheet }) : phrase("field", { field });
}

/** Everything that is wrong with a draft, each with its place; nothing when it can be played. */
export function faultsOf(draft: Draft): readonly Fault[] {
  return check(configOf(draft)).map((problem) => {
    const place = placeOf(problem, draft);
    const isFigure = problem.code === "config-number" || problem.code === "tables-number";
    return {
      ...place,
      name: nameOf(place, problem.values),
      problem: isFigure ? asTyped(problem, draft.fields[place.field ?? ""]) : problem,
    };
  });
}
