import { list, steps } from "../../../../face/book/chapter.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { chapter, phrase } from "./phrase.ts";

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
export const QUARTER = [
  chapter("quarter", [
    "steps",
    steps(
      "fuel",
      "raf",
      "jets",
      "enter",
      "replace",
      "allocate",
      "plan",
      "set-up",
      "raid",
      "production",
      "check",
    ),
    list("lower", "open"),
  ]),
  chapter({ name: "sheet-rules", id: "target-sheet" }, ["lines", list("bound", "free", "fighters", "shown")]),
  chapter({ name: "turn", id: "raid-turn" }, [
    phrase("turn.halves", { turns: LAST_TURN }),
    list("a", "b", "c", "d", "e", "f", "h", "i", "j", "k", "m", "n", "o"),
    "once",
    "end",
  ]),
  chapter("answers", [
    "typed",
    list(...ANSWERS.map(([answer, what]) => phrase("answers.said", { answer, what }))),
  ]),
];
