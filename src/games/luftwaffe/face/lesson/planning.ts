import { ask, type LessonStep } from "./common.ts";
import { phrase } from "./phrase.ts";

const SHEET = "1/sheet";

/** Who flies, the R line, and the Target Sheet. */
export const PLANNING: readonly LessonStep[] = [
  { id: "welcome", part: SHEET, say: phrase("step.welcome") },
  { id: "groups", part: SHEET, say: ({ bombers: [factors] }) => phrase("step.groups", { factors }) },
  { id: "line", part: SHEET, say: phrase("step.line") },
  { id: "goal", part: SHEET, say: ({ bombers: [factors] }) => phrase("step.goal", { factors }) },
  { id: "plan", part: SHEET, say: phrase("step.sheet") },
  {
    ...ask("sheet", SHEET, () => phrase("step.places")),
    tries: [{ label: phrase("step.sheet.short"), prompt: "sheet", text: "sheet SHP-1 1101 1 91BG 303BG" }],
  },
];
