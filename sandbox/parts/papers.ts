import type { ComponentType } from "react";
import { after, over } from "../matches/when.ts";
import type { FaceState, Part } from "../part.ts";
import { ofEachGame } from "./games.ts";

type OfMatch = typeof import("./face/of-match.tsx");

/** Something of a match of each game, at some moment of it. */
function ofEachMatch(
  name: Exclude<keyof OfMatch, "default">,
  when: typeof over,
): Readonly<Record<string, FaceState>> {
  const part = async (): Promise<ComponentType> => (await import("./face/of-match.tsx"))[name];
  return ofEachGame((_, match) => ({ sitting: { match, when }, part }));
}

const SHEETS = ["SheetPaper", "Blocks", "Line", "Table", "Cards", "Track"];
const PRINTED = ["Drawing", "Pad", "PaperBlocks", "PaperSheet", "TableMap"];

/** What lies beside the table of each game, and what is printed of it. */
export const PAPERS: readonly Part[] = [
  {
    id: "sheets",
    group: "Face",
    files: ["src/app/table/Sheets.tsx", ...SHEETS.map((name) => `src/app/face/sheets/${name}.tsx`)],
    states: ofEachGame((_, match) => ({
      sitting: { match, when: after(12) },
      part: async () => (await import("../../src/app/table/Sheets.tsx")).Sheets,
    })),
  },
  {
    id: "statistics",
    group: "Face",
    files: ["src/app/statistics/Counts.tsx"],
    states: ofEachMatch("Statistics", over),
  },
  {
    id: "log",
    group: "Face",
    files: ["src/app/table/log/LogSheet.tsx"],
    states: ofEachGame((_, match) => ({
      sitting: { match, when: after(12) },
      part: async () => (await import("../../src/app/table/log/LogSheet.tsx")).LogSheet,
      onPaper: true,
    })),
  },
  {
    id: "slip",
    group: "Face",
    files: ["src/app/table/log/LatestLine.tsx"],
    states: ofEachMatch("Slip", after(12)),
  },
  {
    id: "terms",
    group: "Face",
    files: ["src/app/face/Terms.tsx"],
    states: ofEachMatch("WinningTerms", after(1)),
  },
  {
    id: "tasks",
    group: "Face",
    files: ["TaskSheet", "TaskCard", "TaskButton"].map((name) => `src/app/face/tasks/${name}.tsx`),
    states: ofEachMatch("Tasks", after(12)),
  },
  {
    id: "marked words",
    group: "Face",
    files: ["src/app/face/marked/Marked.tsx"],
    states: {
      "other colours": {
        sitting: { match: "duel", when: after(12) },
        settings: { palette: "purple-green" },
        part: async () => (await import("./face/of-match.tsx")).Slip,
      },
    },
  },
  {
    id: "printed match",
    group: "Face",
    files: [
      ...PRINTED.map((name) => `src/app/face/papers/${name}.tsx`),
      ...["InkedMat", "InkedPieces", "TabletopShapes"].map((name) => `src/scene/drawing/${name}.tsx`),
    ],
    states: ofEachMatch("PrintedMatch", after(12)),
  },
];
