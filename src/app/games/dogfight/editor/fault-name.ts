import { useSideName } from "../../../side-names.ts";
import { type Bench, type BenchTab, useBench } from "./bench.ts";
import { type Draft, rowOf } from "./draft.ts";
import type { Fault } from "./faults.ts";
import { type EditorText, useDogfightEditorWords } from "./words.ts";

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

function fieldName(field: string | null, t: EditorText): string | undefined {
  const known = FIELDS.find((name) => name === field);
  return known && t(`field.${known}`);
}

function rowName({ sheet, key }: Fault, draft: Draft, t: EditorText): string | undefined {
  if (sheet === "aircraft") return rowOf(draft.aircraft, key)?.id;
  if (sheet === "clouds") return t("cloud", draft.clouds.findIndex((one) => one.key === key) + 1);
  return sheet === "lines" ? t("line", draft.lines.findIndex((one) => one.key === key) + 1) : undefined;
}

function tableName(path: string, { sides }: Draft, t: EditorText, nameOf: (side: string) => string): string {
  if (path === "table.width") return t("field.width");
  if (path === "table.depth") return t("field.depth");
  if (path === "turns") return t("field.turns");
  if (path === "leave.count") return t("field.count");
  return path.startsWith("leave") ? t("leaveSide") : sides.map(nameOf).join(", ");
}

/** What people call the place of a fault: `R1, Across`. */
export function useFaultName(): (fault: Fault) => string {
  const t = useDogfightEditorWords();
  const { draft } = useBench();
  const nameOf = useSideName();
  return (fault) => {
    if (fault.sheet === "table") return tableName(fault.field ?? "", draft, t, nameOf);
    if (fault.key === null) return fault.sheet === "clouds" ? t("clouds", draft.clouds.length) : t("all");
    const parts = [rowName(fault, draft, t), fieldName(fault.field, t)];
    return parts.filter((part) => part !== undefined && part !== "").join(", ");
  };
}

/** The sheet on which a fault can be put right. */
function tabOf({ sheet, field }: Fault): BenchTab {
  if (sheet === "aircraft") return field === "side" ? "table" : "aircraft";
  return sheet === "clouds" ? "clouds" : "table";
}

/** Takes a fault's row in hand and turns to its sheet. */
export function goTo(fault: Fault, { choose, turnTo }: Pick<Bench, "choose" | "turnTo">): void {
  if (fault.key !== null && fault.sheet !== "lines") choose(fault.key);
  turnTo(tabOf(fault));
}
