import type { Course } from "../course.ts";
import { sees } from "../pupil.ts";

const AS_TOLD = ["2", "1R1"];

export const DOGFIGHT: Course = {
  game: "dogfight",
  enemy: "blue",
  line: "R1",
  mostAnswers: 60,
  good(flown) {
    if (flown.asked === "fire") return "R1 front B1";
    return AS_TOLD[flown.facts.turn - 1] ?? (sees(flown).good as string | undefined) ?? "2";
  },
  look(flown) {
    flown.turnTo("sheets");
    flown.read();
    flown.turnTo("orders");
  },
  asked: `
    1/order straight: 2
    2/order turn: 1R1
    3/order badge: 3L
    3/fire first-shot: R1 front B1
    4/order sheets: 2L1
    4/fire second-shot: R1 front B1
    5/order envelope: L2
    5/fire last-shot: R1 front B1
  `,
  told: "welcome straight ready-1 opened turn arcs ready-2 badge first-initiative first-shot result-4 sheets ovals back-to-orders closer ready-4 second-initiative second-shot result-5 envelope ready-5 last-shot end",
  end: {},
  dice: {
    usual: 60,
    long: 60,
    called: "any",
    ends: ["learned"],
    always: "badge first-initiative first-shot result-4 sheets ovals envelope",
  },
  pupils: { usual: 30, long: 30, mostAnswers: 40, ended: 0 },
  refused: [
    ["5", "E3"],
    ["LR1", "E6"],
    ["LLL", "E5"],
    ["x", "E1"],
    ["2+", "E9"],
  ],
  right: ["2"],
  tried: ["straight: 5", "turn: LR1", "turn: 3L1", "first-shot: R1 rear B1"],
  spoilt: ["straight", "2", "ready-1", ""],
};
