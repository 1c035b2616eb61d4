import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { say } from "../../../../../src/core/phrase.ts";
import { moveWarnings } from "../../../../../src/games/great-war/rules/advice/warnings.ts";
import { overdiveThrow } from "../../../../../src/games/great-war/rules/move/index.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import type { Plane } from "../../board.ts";
import { parseMove } from "../../written.ts";
import { crewOf, ended, moved, sceneOf } from "./scene.ts";

const CASES: readonly (readonly [string, Partial<Plane>])[] = [
  ["", {}],
  ["X8", {}],
  ["8: what", {}],
  ["8: F0", {}],
  ["8: F99999", {}],
  ["8: F8 +", {}],
  ["8: F8 +50 +50", {}],
  [`8: ${"F ".repeat(200)}`, {}],
  ["12: F12", {}],
  ["10: F10", { ...ended({ climbed: 100 }) }],
  ["9: F9", { gliding: true, speed: 5 }],
  ["10: F10", { bombs: true }],
  ["8: F7", {}],
  ["8: F9", {}],
  ["8: L F7", { ...ended({ straightFirst: true }) }],
  ["8: L F7", { ...ended({ hexsides: 3, way: "L" }) }],
  ["8: loop L", {}],
  ["8: F L R F5", {}],
  ["8: L F7", { ...ended({ hexsides: 1, way: "R" }) }],
  ["8: F L4 F3", {}],
  ["8: L3 F5", { ...ended({ hexsides: 1, way: "L" }) }],
  ["8: F L3", { type: "farman-f-40" }],
  ["8: F R F6", { rudder: "L" }],
  ["8: F3 loop", { type: "re-8" }],
  ["8: F3 loop", { bombs: true }],
  ["8: F3 loop", { spar: true }],
  ["8: F3 loop", { crew: crewOf("wounded") }],
  ["8: loop loop", {}],
  ["7: F3 immelmann", {}],
  ["8: F4 immelmann", { elevator: true }],
  ["8: F4 immelmann", { altitude: 5750 }],
  ["8: F8 bomb", {}],
  ["8: bomb F8 bomb", { bombs: true }],
  ["8: F8 +75", {}],
  ["8: F8 +500", {}],
  ["8: F8 +50", { elevator: true }],
  ["8: F8 +50", { altitude: 5800 }],
  ["8: F6 sideslip-left +50", {}],
  ["8: F8 -900", {}],
  ["8: F8 -450", { spar: true }],
  ["12: F12 -100", { type: "spad-vii", speed: 12 }],
  ["8: F8 -150", { altitude: 100 }],
  ["5: loop -50", { speed: 5 }],
  ["5: F5", { gliding: true, speed: 5 }],
  ["8: glide F8", {}],
  ["8: strafe F8", {}],
  ["8: strafe F8", { guns: [] }],
];

describe("words", () => {
  it.each(CASES)("%s has a sentence for every refusal in both languages", (text, plane) => {
    const result = parseMove(text, sceneOf(plane));
    const problems = result.ok ? [] : result.error;
    expect(problems.length).toBeGreaterThan(0);
    for (const { code, values } of problems) {
      for (const words of [en, de]) {
        const sentence = say(words, { key: code, values });
        expect(sentence).not.toBe(code);
        expect(sentence).toMatch(/^\S.*[.]$/);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
      }
    }
  });

  it("covers every refusal", () => {
    const told = new Set(
      CASES.flatMap(([text, plane]) => {
        const result = parseMove(text, sceneOf(plane));
        return result.ok ? [] : result.error.map(({ code }) => code);
      }),
    );
    const refusals = Object.keys(en).filter((key) => key.startsWith("move-") && key !== "move-occupied");
    expect([...told].sort()).toEqual(refusals.sort());
  });

  it("warnings, throws and overdives", () => {
    const scene = sceneOf();
    const order = moved(scene, "8: F8 -350");
    const overdive = overdiveThrow(scene, order, recordedDice([2, 3, 4]));
    for (const words of [en, de]) {
      for (const warning of moveWarnings(scene, order)) expect(say(words, warning)).toMatch(/36/);
      for (const event of overdive?.events ?? []) expect(say(words, event)).toMatch(/2 \+ 3 = 5/);
    }
    expect(say(en, { key: "move-occupied", values: { id: "G1", hex: "0101", altitude: 500 } })).toMatch(/G1/);
  });
});
