import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededChoices, seededWords } from "../../../../../src/core/dice/random.ts";
import { printMove } from "../../../../../src/games/great-war/rules/move/index.ts";
import { judgeMove } from "../../../../../src/games/great-war/rules/move/judge.ts";
import { moveOptions } from "../../../../../src/games/great-war/rules/move/options.ts";
import { drawMove, parseMove } from "../../written.ts";
import { moved, refusals, sceneOf } from "./scene.ts";

const SCENE = sceneOf();

describe("D-02 a move without its speed", () => {
  it.each([
    ["f3 l f4", "8: F3 L F4"],
    ["F8", "8: F8"],
    ["f2 r2 f3 +50", "7: F2 R2 F3 +50"],
    ["FLF6", "8: F L F6"],
    ["+50 f8", "8: F8 +50"],
  ])("%s is read as %s: the speed is what its steps come to", (typed, meant) => {
    expect(moved(SCENE, typed).text).toBe(meant);
  });

  it.each([
    ["F12", "move-speed"],
    ["F", "move-speed"],
    ["F L R F5", "move-other-way"],
    ["F8 +1000", "move-climb"],
    ["f3 x f4", "move-grammar"],
    ["+50", "move-grammar"],
    ["strafe", "move-grammar"],
    ["what", "move-grammar"],
  ])("%s is refused once, with moves near to it", (typed, code) => {
    const read = parseMove(typed, SCENE);
    expect(read.ok ? [] : read.error.map((problem) => problem.code)).toEqual([code]);
    for (const near of read.ok ? [] : (read.error[0]?.near ?? [])) expect(moved(SCENE, near).text).toBe(near);
  });
});

describe("spelling", () => {
  it.each([
    ["8: F L2 F3 R F +50", "8: F L2 F3 R F +50"],
    ["8 F L F6", "8: F L F6"],
    ["8:f,l,f6", "8: F L F6"],
    ["  8 :  F   L\tF6  ", "8: F L F6"],
    ["8: FLF6", "8: F L F6"],
    ["8: F F F F F F F F", "8: F8"],
    ["8: F L L F2 F3", "8: F L2 F5"],
    ["8: +50 F8", "8: F8 +50"],
    ["8: F8 +0", "8: F8"],
    ["8: F8 −50", "8: F8 -50"],
    ["8: F4 IMMELMANN", "8: F4 immelmann"],
    ["8: F5 Split-S", "8: F5 split-s"],
    ["8: F6 Sideslip-Left", "8: F6 sideslip-left"],
    ["08: F8", "8: F8"],
  ])("%s is %s", (text, canonical) => {
    expect(moved(SCENE, text).text).toBe(canonical);
  });

  it.each([
    ["", "empty", [0, 0]],
    ["   ", "empty", [0, 3]],
    ["X8", "speed", [0, 2]],
    ["8: F3 X2 F", "word", [6, 8]],
    ["8: F3 leap F", "word", [6, 10]],
    ["8: F0 F8", "zero", [3, 5]],
    ["8: F12345", "number", [3, 9]],
    ["88888: F", "number", [0, 6]],
    ["8: F8 +", "altitude", [6, 7]],
    ["8: F8 +x", "altitude", [6, 8]],
    ["8: F8 -50 -50", "second-altitude", [10, 13]],
    ["8:: F8", "word", [2, 3]],
    ["8: F 7", "word", [5, 6]],
    ["8: ✈ F8", "word", [3, 4]],
  ])("%j is refused: %s", (text, reason, [start, end]) => {
    const result = parseMove(text, SCENE);
    expect(result.ok ? null : result.error).toMatchObject([
      { code: "move-grammar", values: { reason }, token: { start, end } },
    ]);
  });

  it("a long text is refused by its length", () => {
    const result = parseMove(`8: ${"F L ".repeat(1000)}`, SCENE);
    expect(result.ok ? null : result.error[0]).toMatchObject({
      values: { reason: "too-long", found: "4003" },
    });
    expect(moved(SCENE, `8: F8${" ".repeat(4000)}`).text).toBe("8: F8");
  });

  it("several problems are told at once, with their tokens", () => {
    expect(refusals(SCENE, "13: F L R F3 loop loop -50")).toEqual([
      "move-speed D-02",
      "move-other-way 4.5d",
      "move-second-maneuver 4.5g",
    ]);
  });
});

const TOKENS = ["F", "F2", "F3", "F8", "L", "L2", "R", "R3", "loop", "immelmann", "split-s", "falling-leaf"];
const MORE = [
  "sideslip-left",
  "barrel-roll-right",
  "bomb",
  "glide",
  "strafe",
  "+50",
  "-150",
  "+0",
  "x",
  "F0",
  "8:",
  "-",
];

describe("any text", () => {
  it("gets an answer: an order that parses to itself, or problems with legal orders near", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc
        .array(fc.constantFrom(...TOKENS, ...MORE), { maxLength: 8 })
        .chain((tokens) => fc.integer({ min: 0, max: 14 }).map((speed) => `${speed}: ${tokens.join(" ")}`)),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const result = parseMove(typed, SCENE);
        if (result.ok) expect(moved(SCENE, printMove(result.value))).toEqual(result.value);
        else {
          expect(result.error.length).toBeGreaterThan(0);
          for (const { near = [], token } of result.error) {
            expect(near.length).toBeGreaterThan(0);
            for (const answer of near) expect(moved(SCENE, answer).text).toBe(answer);
            if (token) expect(token.start <= token.end && token.end <= typed.length).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("thirty thousand random ones are answered, legal or not", () => {
    const word = seededWords("moves");
    const pick = <T>(from: readonly T[]): T => from[word() % from.length] as T;
    const all = [...TOKENS, ...TOKENS, ...MORE];
    let legal = 0;
    for (let count = 0; count < 30_000; count++) {
      const tokens = Array.from({ length: 1 + (word() % 5) }, () => pick(all));
      const result = judgeMove(`${5 + (word() % 6)}: ${tokens.join(" ")}`, SCENE);
      if (result.ok) legal += 1;
      else if (result.error.length === 0) throw new Error(tokens.join(" "));
    }
    expect(legal).toBeGreaterThan(100);
  });

  it("what options and samples print is canonical", () => {
    const dice = seededChoices("print");
    for (let count = 0; count < 500; count++) {
      const order = drawMove(SCENE, dice, "allied");
      expect(moved(SCENE, order.text)).toEqual(order);
    }
    let seen = 0;
    for (const order of moveOptions(SCENE)) {
      expect(moved(SCENE, order.text)).toEqual(order);
      if (++seen === 500) break;
    }
  });
});

describe("what would be right", () => {
  const near = (text: string, scene = SCENE) => {
    const result = parseMove(text, scene);
    return result.ok ? [] : (result.error[0]?.near ?? []);
  };

  it.each([
    ["8: F L2 F3", "8: F L2 F5"],
    ["8: F L2 F9", "8: F L2 F5"],
    ["8: F L R F5", "8: F L2 F5"],
    ["8: F8 -850", "8: F8 -200"],
    ["8: F8 +500", "8: F8 +150"],
    ["8: F8 +60", "8: F8 +50"],
    ["12: F12", "10: F10"],
    ["F12", "10: F10"],
    ["8: F3 loop loop", "8: F3 loop"],
    ["7: F3 immelmann", "8: F3 immelmann F"],
  ])("%s: %s", (text, answer) => {
    expect(near(text)).toContain(answer);
  });

  it("D-08 for a glider it sinks", () => {
    expect(near("5: F5", sceneOf({ gliding: true, speed: 5 }))).toContain("5: glide F5 -50");
  });

  it("4.10a bombs are kept where they stood", () => {
    expect(near("8: F2 bomb F5", sceneOf({ bombs: true }))[0]).toBe("8: F2 bomb F6");
  });
});
