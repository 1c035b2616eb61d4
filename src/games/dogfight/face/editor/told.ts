import { rowOf } from "../../../../face/editor/rows.ts";
import type { Fault } from "../../../../face/editor.ts";
import type { Text } from "../../../../face/text.ts";
import type { Draft } from "./draft.ts";
import { type Fault as Found, faultsOf } from "./faults.ts";
import { phrase } from "./phrase.ts";

const FIELDS = [
  "id",
  "side",
  "type",
  "x",
  "y",
  "heading",
  "speed",
  "level",
  "radius",
  "bottom",
  "top",
] as const;

function rowName({ sheet, key }: Found, draft: Draft): Text {
  if (sheet === "clouds") {
    return phrase("cloud", { number: draft.clouds.findIndex((one) => one.key === key) + 1 });
  }
  if (sheet === "lines") {
    return phrase("line", { number: draft.lines.findIndex((one) => one.key === key) + 1 });
  }
  return rowOf(draft.aircraft, key)?.id ?? "";
}

function tableName(path: string, { sides }: Draft): Text {
  if (path === "table.width") return phrase("field.width");
  if (path === "table.depth") return phrase("field.depth");
  if (path === "turns") return phrase("field.turns");
  if (path === "leave.count") return phrase("field.count");
  return path.startsWith("leave") ? phrase("leave-side") : phrase("side-names", { sides });
}

/** What people call the place of a fault: `R1, Across`. */
function nameOf(found: Found, draft: Draft): Text {
  if (found.sheet === "table") return tableName(found.field ?? "", draft);
  if (found.key === null) {
    return found.sheet === "clouds" ? phrase("clouds", { count: draft.clouds.length }) : phrase("all");
  }
  const field = FIELDS.find((known) => known === found.field) ?? null;
  const row = rowName(found, draft);
  return typeof row === "string" ? phrase("row-field", { row, field }) : row;
}

/** The sheet on which a fault can be put right: a side's name stands on the table's. */
function sheetOf({ sheet, field }: Found): string {
  if (sheet === "aircraft") return field === "side" ? "table" : "aircraft";
  return sheet === "clouds" ? "clouds" : "table";
}

/** The field that shows a fault: of an aircraft's side, the side's name; of a line, its worth. */
function fieldOf({ sheet, field, key }: Found, draft: Draft): string | null {
  if (sheet === "aircraft" && field === "side") return `side.${rowOf(draft.aircraft, key)?.side ?? 0}`;
  return sheet === "lines" ? "worth" : field;
}

/** Everything that is wrong with a draft, as the sheets tell it. */
export function toldFaults(draft: Draft): readonly Fault[] {
  return faultsOf(draft).map((found) => {
    const side = found.sheet === "aircraft" && found.field === "side";
    return {
      sheet: sheetOf(found),
      row: side ? null : found.key,
      field: fieldOf(found, draft),
      name: nameOf(found, draft),
      problem: found.problem,
    };
  });
}
