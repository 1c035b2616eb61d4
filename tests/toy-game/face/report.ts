import { phraser } from "../../../src/core/phrase.ts";
import type { ReportFace } from "../../../src/face/report.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

const BATTLE = ["meets", "attacks", "answers", "hit", "misses", "destroyed", "bombs"];

/** The report of a turn: battles and bombs first, then who moved where. A game without dice. */
export const report = {
  sections: [
    { id: "battle", title: phrase("report.battle"), stays: true },
    { id: "moves", title: phrase("report.moves") },
  ],
  begins: "turn",
  decides: {},
  tell(_view: unknown, { key }) {
    if (BATTLE.includes(key)) return { section: "battle" };
    return key === "moves" || key === "falls-back" ? { section: "moves" } : undefined;
  },
} satisfies ReportFace;
