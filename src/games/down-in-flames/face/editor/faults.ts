import type { Problem } from "../../../../core/game.ts";
import { asTyped } from "../../../../face/editor/faults.ts";
import { typed } from "../../../../face/editor/typed.ts";
import type { Fault } from "../../../../face/editor.ts";
import { checkTables } from "../../data/check-tables.ts";
import { check } from "../../rules/setup/check.ts";
import { configOf } from "./config-of.ts";
import { type Draft, type DraftRow, ROWS } from "./draft.ts";
import { phrase } from "./phrase.ts";

/** The field that each problem of a row is about; `config-number` says its own. */
const FIELDS: Readonly<Record<string, string>> = {
  "config-id": "id",
  "config-id-twice": "id",
  "config-type": "type",
  "config-load": "load",
  "config-rockets": "rockets",
  "config-gyro": "gyro",
  "config-load-and-rockets": "rockets",
  "config-wingman-ace": "wingmanQuality",
  "config-reserve": "reserve",
};

/** The field of the set-up itself. */
const OF_TABLE: Readonly<Record<string, string>> = {
  "config-campaign": "campaign",
  "config-mission-turns": "turns",
  "config-target": "mission.target",
  "config-deck-size": "options.cards",
  "config-deck-card": "deck",
  "config-deck-copies": "deck",
};

interface Place {
  readonly row: DraftRow | undefined;
  readonly field: string | null;
}

/** The last row of a name: where two have one, it is the one that was named later. */
function rowNamed({ elements, formations }: Draft, id: string): DraftRow | undefined {
  return [...elements, ...formations].findLast((one) => typed(one.fields, "id") === id);
}

/** Where a figure that does not fit was typed: `turns`, `options.start`, `Q.count`. */
function figurePlace(draft: Draft, field: string): Place {
  const [id = "", what] = field.split(".");
  const row = what === "count" ? rowNamed(draft, id) : undefined;
  if (row) return { row, field: "count" };
  return { row: undefined, field: field === "options.start" ? "level" : field };
}

function placeOf({ code, values }: Problem, draft: Draft): Place {
  const { id, field } = values;
  if (code === "config-number") return figurePlace(draft, String(field));
  const row = id === undefined ? undefined : rowNamed(draft, String(id));
  return { row, field: row ? (FIELDS[code] ?? null) : (OF_TABLE[code] ?? null) };
}

/** What was typed in a field. */
function textAt(draft: Draft, { row, field }: Place): string | undefined {
  return field === null ? undefined : (row?.fields ?? draft.fields)[field];
}

/** The sheet on which a row, or a field of the set-up, is. */
function sheetOf({ row }: Place, { code }: Problem): string {
  if (row) return ROWS.listOf(row.key);
  return code === "config-elements" ? "elements" : "table";
}

/** Everything that is wrong with a draft, each with its place; nothing when it can be played. */
export function faultsOf(draft: Draft): readonly Fault[] {
  return check(configOf(draft), checkTables).map((problem) => {
    const place = placeOf(problem, draft);
    const { row, field } = place;
    const sheet = sheetOf(place, problem);
    return {
      sheet,
      row: row?.key ?? null,
      field,
      name: row
        ? phrase("row-field", { row: typed(row.fields, "id"), field: field ?? "" })
        : phrase("table-field", { field: field ?? sheet }),
      problem: problem.code === "config-number" ? asTyped(problem, textAt(draft, place)) : problem,
    };
  });
}
