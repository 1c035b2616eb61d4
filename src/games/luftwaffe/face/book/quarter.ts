import { type Chapter, list, steps, text } from "../../../../face/book.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { phrase } from "./phrase.ts";

/** Answers as they are typed, in the order in which a quarter asks for them. */
export const ANSWERS = [
  ["raf OIL-4", "raf"],
  ["substitute Me109-JG5", "substitute"],
  ["restore 91BG 2 4FG 1", "restore"],
  ["spend aircraft 6", "spend"],
  ["ground Me109-JG5 reserve 10", "ground"],
  ["sheet OIL-4 0309 4 91BG 92BG", "sheet"],
  ["mark FW190-JG26", "mark"],
  ["base BAS-5 FW190-JG1 Me109-JG1", "base"],
  ["take-off FW190-JG26 Me109-JG1 tanks", "take-off"],
  ["enter 0309 4FG 56FG", "enter"],
  ["fly 1412 91BG 92BG 4FG", "fly"],
  ["land FW190-JG26", "land"],
  ["escort 4FG 56FG", "escort"],
  ["bomb", "bomb"],
  ["strafe BAS-5 4FG at Me109-JG1", "strafe"],
  ["attack bombers FW190-JG1 withhold 2", "attack"],
  ["attack direct Me262-JG7", "direct"],
  ["defend keep 4FG withhold 18", "defend"],
  ["fire B17 10 B24 6", "fire"],
  ["hold", "hold"],
  ["lose 91BG 2 303BG 1", "lose"],
  ["done", "done"],
] as const;

/** How a quarter goes, its plan, a turn of its raid, and what is answered. */
export const QUARTER: readonly Chapter[] = [
  {
    id: "quarter",
    title: phrase("quarter.title"),
    blocks: [
      text(phrase("quarter.steps")),
      steps(
        phrase("quarter.fuel"),
        phrase("quarter.raf"),
        phrase("quarter.jets"),
        phrase("quarter.enter"),
        phrase("quarter.replace"),
        phrase("quarter.allocate"),
        phrase("quarter.plan"),
        phrase("quarter.set-up"),
        phrase("quarter.raid"),
        phrase("quarter.production"),
        phrase("quarter.check"),
      ),
      list(phrase("quarter.lower"), phrase("quarter.open")),
    ],
  },
  {
    id: "target-sheet",
    title: phrase("sheet-rules.title"),
    blocks: [
      text(phrase("sheet-rules.lines")),
      list(
        phrase("sheet-rules.bound"),
        phrase("sheet-rules.free"),
        phrase("sheet-rules.fighters"),
        phrase("sheet-rules.shown"),
      ),
    ],
  },
  {
    id: "raid-turn",
    title: phrase("turn.title"),
    blocks: [
      text(phrase("turn.halves", { turns: LAST_TURN })),
      list(
        phrase("turn.a"),
        phrase("turn.b"),
        phrase("turn.c"),
        phrase("turn.d"),
        phrase("turn.e"),
        phrase("turn.f"),
        phrase("turn.h"),
        phrase("turn.i"),
        phrase("turn.j"),
        phrase("turn.k"),
        phrase("turn.m"),
        phrase("turn.n"),
        phrase("turn.o"),
      ),
      text(phrase("turn.once")),
      text(phrase("turn.end")),
    ],
  },
  {
    id: "answers",
    title: phrase("answers.title"),
    blocks: [
      text(phrase("answers.typed")),
      list(...ANSWERS.map(([answer, what]) => phrase("answers.said", { answer, what }))),
    ],
  },
];
