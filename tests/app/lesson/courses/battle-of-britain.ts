import type { Course } from "../course.ts";
import { sees } from "../pupil.ts";

export const BATTLE_OF_BRITAIN: Course = {
  game: "battle-of-britain",
  enemy: "german",
  line: "2A",
  mostAnswers: 60,
  good: (flown) => String(sees(flown).good ?? ""),
  asked: `
    1/scramble scramble: 11D scramble
    1/wing-step step: to R07
    1/british-move send: 11B fly R07
    1/lose lose: lose Hurricane stand-down Spitfire
    1/dogfights attack: 11B attack 2A
    1/set set: set 1 Hurricane 2 Spitfire 3 Hurricane
    2/british-move send: 11B fly N09
    2/british-move send: 11D fly N09
    2/dogfights attack: 11B attack 2A
    2/set set: set 1 Spitfire
    2/dogfights attack: 11D attack 2A
    2/set set: set 1 Hurricane
  `,
  told: "welcome wings enemy line scramble step send lose attack set again send attack set attack set won",
  end: { gone: "won", bombs: { target: "Port-of-London", hits: 0, flak: 1 }, losses: [3, 5] },
  dice: { usual: 12, long: 40, called: "dice", ends: ["lost", "won"], early: true },
  pupils: { usual: 6, long: 40, once: true, ended: 1 },
  refused: [
    ["12A scramble", "not-ready"],
    ["11D fly", "grammar"],
    ["11D fly Z99", "off-map"],
    ["done", "other-question"],
  ],
  right: ["11D scramble"],
  tried: ["scramble: 12A scramble", "step: to R06", "send: 11B fly S08", "set: set 9 Hurricane"],
};
