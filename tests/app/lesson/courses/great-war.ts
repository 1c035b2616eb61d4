import type { Course } from "../course.ts";
import type { FlownLesson } from "../flown.ts";
import { sees } from "../pupil.ts";

const TOLD: Readonly<Record<number, string>> = { 1: "8: F8", 2: "8: F2 L F3 R F -150" };
const ANSWERS: Readonly<Record<string, string>> = { tail: "tail G1", fire: "fire G1", tend: "clear" };

function straightOn(flown: FlownLesson): string {
  const legal = flown.legal(500);
  return legal.find((order) => /^\d+: F\d+$/.test(order)) ?? legal[0] ?? "";
}

export const GREAT_WAR: Course = {
  game: "great-war",
  enemy: "german",
  line: "A1",
  mostAnswers: 80,
  good(flown) {
    const { good, quiet, jammed } = sees(flown) as { good?: string; quiet?: string; jammed?: boolean };
    const move = () => TOLD[flown.facts.turn] ?? (jammed ? quiet : good) ?? quiet ?? straightOn(flown);
    return ANSWERS[flown.asked ?? ""] ?? move();
  },
  begun: (order) => order.replace(/ [+-]\d+$/, ""),
  look(flown, hear) {
    flown.hover("G1");
    hear();
    flown.hover(null);
  },
  asked: `
    1/move straight: 8: F8
    2/move turn: 8: F2 L F3 R F -150
    3/move line: 9: F9 -50
    3/fire declare: fire G1
    4/tail tail-4: tail G1
    4/move quiet: 7: F7
    4/tend tend-4: clear
    5/tail tail-5: tail G1
    5/move own: 5: F5
    5/fire fire-5: fire G1
  `,
  told: "welcome order straight ready-1 moved turn dive meter ready-2 line aim ready-3 declare tail-4 result-4 tailing blind quiet ready-4 tend-4 tail-5 result-5 own ready-5 fire-5 end",
  end: { jammed: false },
  dice: { usual: 2, long: 24, called: "other", ends: ["learned", "won"] },
  pupils: { usual: 1, long: 6, among: 500, ended: 0 },
  refused: [
    ["12: F12", "move-speed"],
    ["8: F9", "move-sum"],
    ["8: F6 L R", "move-other-way"],
    ["8 straight", "move-grammar"],
    ["8: F8 -50 -50", "move-grammar"],
  ],
  right: ["", "8", "8: F3 L", "8: F8"],
  tried: ["straight: 12: F12", "straight: 8: F9", "turn: 8: F6 L R", "turn: 8: F2 L F6"],
  spoilt: ["straight", "8: F8", "ready-1", "8: F7"],
};
