import { describe, expect, it } from "vitest";
import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import { type AnyCatalogue, say } from "../../../src/core/phrase.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../src/games/dogfight/data/config.ts";
import { GOALS } from "../../../src/games/dogfight/data/config.ts";
import { folder } from "../../../src/games/dogfight/index.ts";
import { SWITCHES } from "../../../src/games/dogfight/rules/setup/options.ts";
import { de } from "../../../src/games/dogfight/words/de.ts";
import { en } from "../../../src/games/dogfight/words/en.ts";
import { decimal } from "../../../src/games/dogfight/words/format.ts";
import { randomGame } from "./random.ts";

const CATALOGUES: readonly [string, AnyCatalogue][] = [
  ["English", en],
  ["German", de],
];

const BROKEN = /undefined|NaN|null|\[object|\s{2}|^\s|\s$/;

const CONFIGS: readonly Config[] = [
  { scenario: "duel" },
  { scenario: "four-a-side", options: { collisions: true, aircraftBlock: true } },
  { scenario: "bounce", options: { lameTurn: true, allowZero: true, turnLimit: "each-turn" } },
];

describe.each(CATALOGUES)("%s", (_language, words) => {
  it("tells every event of random games in a full sentence", () => {
    const told = new Set<string>();
    for (const config of CONFIGS) {
      for (let seed = 0; seed < 15; seed++) {
        for (const event of randomGame(config, String(seed)).events) {
          const sentence = say(words, dogfight.narrate(event));
          expect(sentence).toMatch(/^\S.*[.]$/);
          expect(sentence).not.toMatch(BROKEN);
          told.add(event.key);
        }
      }
    }
    expect(told.size).toBeGreaterThan(12);
  });

  it("tells every refusal of random texts in a full sentence", () => {
    const choices = seededChoices("refusals");
    const alphabet = "0123456LLRR+-: xä";
    const state = dogfight.setup({ scenario: "bounce" }, seededDice("x")).state;
    for (const prompt of dogfight.prompts(state)) {
      const view = dogfight.view(state, prompt.seat);
      for (let run = 0; run < 200; run++) {
        const why = { key: "throw.choice", values: {} };
        const faces = choices.throw({ dice: Array(6).fill(`d${alphabet.length}`), by: "", why });
        const text = faces.map((face) => alphabet[face - 1]).join("");
        const parsed = dogfight.parse(text, prompt, view, new Map());
        for (const { code, values } of parsed.ok ? [] : parsed.error) {
          const sentence = say(words, { key: code, values });
          expect(sentence).toMatch(/^E[1-9]: .*\.$/);
          expect(sentence).not.toMatch(BROKEN);
        }
      }
    }
  });

  it("names switches, goals, weapons, statuses, phases and prompts", () => {
    const keys = [
      ...SWITCHES.flatMap(({ option }) => [`option.${option}`, `option.${option}.help`]),
      ...GOALS.map((goal) => `goal.${goal}`),
      ...["front", "left", "right", "rear"].map((weapon) => `weapon.${weapon}`),
      ...["flying", "destroyed", "crashed", "disengaged"].map((status) => `status.${status}`),
      ...["orders", "fire", "over"].map((phase) => `phase.${phase}`),
      "prompt.order",
      "prompt.fire",
    ];
    for (const key of keys) {
      const name = say(words, { key, values: { id: "R1" } });
      expect(name).not.toBe(key);
      expect(name).not.toMatch(BROKEN);
    }
  });
});

describe("sentences", () => {
  it("put figures and rules where they teach", () => {
    expect(say(en, { key: "E5", values: { points: 3, limit: 2, engine: 5, each: false } })).toBe(
      "E5: 3 clock points in one game turn; half of ENGINE 5 allows 2 (R-04, R-05).",
    );
    const shot = { id: "R1", side: "red", target: "B1", weapon: "front" };
    const figures = { range: 6.2, flat: 6.2, levels: 0, need: 3, roll: 2, hit: true };
    expect(say(en, { key: "fires", values: { ...shot, ...figures } })).toBe(
      "R1 fires its front gun at B1: 6.2″, front arc, needs 3 or less: rolls 2, a hit (R-11).",
    );
    expect(say(de, { key: "fires", values: { ...shot, ...figures } })).toBe(
      "R1 feuert mit der Bugwaffe auf B1: 6,2″, Bogen vorn, nötig ist höchstens 3: wirft 2, Treffer (R-11).",
    );
  });

  it.each([
    [6.2, "6.2"],
    [7.449, "7.4"],
    [9, "9.0"],
    [9.004, "9.01"],
    [8.96, "8.96"],
    [8.9999, "8.99"],
    [12.04, "12.04"],
    [4.0000001, "4.01"],
    [0, "0.0"],
    [10.02, "10.0"],
  ])("tell %f inches as %s, never on the wrong side of a limit", (length, text) => {
    expect(decimal(length, ".")).toBe(text);
  });

  it("call sides by their names, and those without one as the match spells them", () => {
    const none = (side: string) => ({ key: "no-shot", values: { side } });
    expect(say(en, none("red"))).toBe("Red has no shot.");
    expect(say(de, none("blue"))).toBe("Blau hat keinen Schuss.");
    expect(say(en, none("axis"))).toBe("axis has no shot.");
    expect(say(de, none("constructor"))).toBe("constructor hat keinen Schuss.");
    const rolled = { sides: ["red", "blue"], dice: [5, 2], winner: "red" };
    expect(say(en, { key: "initiative", values: rolled })).toBe(
      "Initiative: Red 5, Blue 2: Red fires first (R-16).",
    );
    expect(say(de, { key: "throw.initiative", values: { side: "red" } })).toMatch(/^Initiative, Rot:/);
    const won = { key: "outcome.last-side", values: { turn: 3, side: "blue" } };
    expect(say(en, won)).toMatch(/^Blue wins/);
  });

  it("tell the damage die apart from what is lost", () => {
    const values = { id: "R1", facing: "left", roll: 2, left: 2, instead: false };
    const told = (words: AnyCatalogue, key: string, more: object = {}) =>
      say(words, { key, values: { ...values, ...more } });
    expect(told(en, "hit-fuselage")).toBe(
      "R1 is hit on its left side; the damage die shows 2: one FUSELAGE lost, 2 left.",
    );
    expect(told(en, "hit-fuselage", { instead: true, roll: 6, left: 0 })).toBe(
      "R1 is hit on its left side; the damage die shows 6: no weapon there to lose, so one FUSELAGE lost, none left (R-26).",
    );
    expect(told(en, "hit-engine", { roll: 5, left: 3 })).toBe(
      "R1 is hit on its left side; the damage die shows 5: one ENGINE lost, 3 left.",
    );
    expect(told(de, "hit-engine", { roll: 5, left: 0 })).toMatch(
      /der Schadenswürfel zeigt 5: eine ENGINE weniger, keine mehr da\.$/,
    );
    expect(told(de, "hit-fuselage")).toMatch(/der Schadenswürfel zeigt 2: eine FUSELAGE weniger, noch 2\.$/);
  });

  it("load by language", async () => {
    expect(await folder.words("en")).toBe(en);
    expect(await folder.words("de")).toBe(de);
  });

  it("quote what was typed without its control characters, and not at length", () => {
    const values = { reason: "character", found: `\u0007${"x".repeat(100)}` };
    expect(say(en, { key: "E1", values })).toContain("“\uFFFDxxx");
    expect(say(en, { key: "E1", values }).length).toBeLessThan(140);
  });
});
