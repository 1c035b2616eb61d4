import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../../src/core/game.ts";
import { type AnyCatalogue, say as sentence } from "../../../../../src/core/phrase.ts";
import { badgeOf } from "../../../../../src/games/great-war/rules/advice/badge.ts";
import { fireOptions } from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { FireTask } from "../../../../../src/games/great-war/rules/fire/options.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import type { Plane } from "../../board.ts";
import { parseFire } from "../../written.ts";
import { EMPTY, FULL, inTheAir, JAMMED, off, shot, USUAL } from "./scene.ts";

const DECLARE = { do: "declare", who: 0 } as const;
const SE = inTheAir([
  { id: "A1", type: "se-5a" },
  { id: "G1", hex: off(0, 3) },
  { id: "G2", hex: off(0, 5) },
  { id: "G3", hex: off(1, 3), altitude: 3100 },
  { id: "A2", hex: off(4, 5) },
  { id: "G4", hex: off(0, 1), altitude: 3200 },
  { id: "G5", hex: off(0, 2), status: "home" },
]);

function texts(state: State, task: FireTask): string[] {
  return fireOptions(state, task).map(({ text }) => text);
}

function problems(state: State, task: FireTask, text: string): readonly Problem[] {
  const parsed = parseFire(text, state, task);
  return parsed.ok ? [] : parsed.error;
}

describe("4.6a what may be declared", () => {
  it("guns are named only where there is a choice, the usual one unnamed", () => {
    expect(texts(SE, DECLARE)).toEqual([
      "fire G1",
      "fire G1 vickers",
      "fire G1 lewis",
      "fire G2",
      "fire G2 vickers",
      "fire G2 lewis",
      "hold",
    ]);
    const camel = inTheAir([{ id: "A1" }, { id: "G1", hex: off(0, 3) }]);
    expect(texts(camel, DECLARE)).toEqual(["fire G1", "hold"]);
    const half = inTheAir([
      { id: "G1", type: "albatros-d-v", guns: [[JAMMED, FULL]] },
      { id: "A1", hex: off(0, 3) },
    ]);
    expect(texts(half, DECLARE)).toEqual(["fire A1", "hold"]);
  });

  it("a gunner with several mounts names one", () => {
    const gotha = inTheAir([
      { id: "G1", type: "gotha-g-v" },
      { id: "A1", hex: off(2, 3), altitude: 2950 },
    ]);
    expect(texts(gotha, { do: "gunner", who: 0, man: 2 })).toEqual(["fire A1 rear", "fire A1 belly", "hold"]);
    expect(texts(gotha, { do: "gunner", who: 0, man: 1 })).toEqual(["hold"]);
  });

  it("every option is read back as it is, in any case and with blanks and commas", () => {
    for (const option of fireOptions(SE, DECLARE)) {
      expect(parseFire(option.text, SE, DECLARE)).toEqual({ ok: true, value: option });
      const sloppy = `  ${option.text.toUpperCase().replaceAll(" ", " , ")} `;
      expect(parseFire(sloppy, SE, DECLARE)).toEqual({ ok: true, value: option });
    }
    expect(parseFire("g1 lewis", SE, DECLARE)).toMatchObject({ ok: true, value: { text: "fire G1 lewis" } });
    expect(parseFire("fire G1 front", SE, DECLARE)).toMatchObject({ ok: true, value: { text: "fire G1" } });
  });
});

describe("4.6a what is refused, by the word, with the rule and what would be right", () => {
  const CASES: readonly [text: string, code: string, rule: string, word: string][] = [
    ["", "fire-grammar", "4.6a", ""],
    ["fire", "fire-grammar", "4.6a", "fire"],
    ["keep", "fire-grammar", "4.6a", "keep"],
    ["fire G9", "fire-unknown", "4.6a", "G9"],
    ["fire A2", "fire-friend", "4.6a", "A2"],
    ["fire G5", "fire-gone", "A-33", "G5"],
    ["fire G1 turret", "fire-gun", "4.9e", "turret"],
    ["fire G3", "fire-sight", "6", "G3"],
    ["fire G4", "fire-sight", "6", "G4"],
    ["fire G1 below", "fire-below", "4.9n", "G1"],
    ["fire G1 vickers lewis", "fire-both", "4.9j", "vickers lewis"],
  ];
  it.each(CASES)("4.6a %j: %s", (text, code, rule, word) => {
    const [problem] = problems(SE, DECLARE, text);
    expect(problem).toMatchObject({ code, rule });
    const { start, end } = problem?.token ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(word);
    expect(problem?.near?.length).toBeGreaterThan(0);
    for (const near of problem?.near ?? []) expect(parseFire(near, SE, DECLARE)).toMatchObject({ ok: true });
    for (const words of [en, de]) {
      const told = sentence(words as AnyCatalogue, { key: code, values: problem?.values ?? {} });
      expect(told).not.toBe(code);
      expect(told).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("says by how much: 3 levels too high at 1 hex", () => {
    const [problem] = problems(SE, DECLARE, "fire G4");
    const values = problem?.values ?? {};
    expect(sentence(en as AnyCatalogue, { key: "fire-sight", values })).toBe(
      "G4 is not in the line of fire of the front gun: it is 3 levels too high at 1 hex (§6).",
    );
    expect(sentence(de as AnyCatalogue, { key: "fire-sight", values })).toBe(
      "G4 ist nicht in der Schusslinie (Bug-MG): es ist auf 1 Hex um 3 Stufen zu hoch (§6).",
    );
  });

  it("says what silences the guns", () => {
    const silent = inTheAir([
      { id: "A1", type: "se-5a", guns: [[JAMMED, EMPTY]] },
      { id: "G1", hex: off(0, 3) },
    ]);
    expect(problems(silent, DECLARE, "fire G1").map(({ values }) => [values.gun, values.why])).toEqual([
      ["vickers", "jammed"],
      ["lewis", "empty"],
    ]);
  });

  it("reads any text without throwing", () => {
    const word = fc.constantFrom(
      "fire",
      "G1",
      "g2",
      "A2",
      "lewis",
      "both",
      "below",
      "hold",
      "keep",
      "rear",
      "__proto__",
    );
    const junk = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(word, { maxLength: 6 }).map((list) => list.join(" ")),
    );
    const tasks = fc.constantFrom<FireTask>(
      DECLARE,
      { do: "late", who: 0, target: 1 },
      { do: "switch", who: 0, attacker: 1 },
      { do: "gunner", who: 0, man: 1 },
    );
    fc.assert(
      fc.property(junk, tasks, (text, task) => {
        const parsed = parseFire(text, SE, task);
        if (parsed.ok) {
          expect(texts(SE, task)).toContain(parsed.value.text);
          return;
        }
        expect(parsed.error.length).toBeGreaterThan(0);
        for (const { code, values, token, near } of parsed.error) {
          expect(token === undefined || (token.start <= token.end && token.end <= text.length)).toBe(true);
          expect(texts(SE, task)).toEqual(expect.arrayContaining([...(near ?? [])]));
          for (const words of [en, de]) {
            expect(sentence(words as AnyCatalogue, { key: code, values })).not.toMatch(
              /undefined|NaN|\[object/,
            );
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("the badge of a target", () => {
  function badge(planes: readonly Plane[], from = 0, to = 1) {
    const found = badgeOf(inTheAir(planes, { options: { ...USUAL, rearGun: true } }), from, to);
    if (!found) throw new Error("no badge");
    return found;
  }
  const tell = (words: object, { key, values }: { key: string; values: object }) =>
    sentence(words as AnyCatalogue, { key, values: values as never });

  it("tells distance, band, modifiers with their rules, and what each roll does", () => {
    const { best, lines, measure } = badge([
      { id: "A1", kills: 6 },
      { id: "G1", type: "albatros-d-iii", hex: off(0, 2), altitude: 3050 },
    ]);
    expect(lines).toHaveLength(1);
    expect(best.values).toMatchObject({
      distance: 2,
      levels: 1,
      range: 3,
      row: "A",
      band: [2, 3],
      total: 2,
      table: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9],
      needs: 2,
      criticalFrom: 10,
    });
    expect(tell(en, best)).toBe(
      "both guns: 2 hexes and 1 level up, range 3, row A 2–3, ace +1 (4.7d), deflection +1 (6.1); damage from 2, on average 5.9, critical from 10",
    );
    expect(tell(de, best)).toBe(
      "beide MGs: 2 Hexe und 1 Stufe höher, Entfernung 3, Zeile A 2–3, Ass +1 (4.7d), Vorhalt +1 (6.1); Schaden ab 2, im Mittel 5,9, kritisch ab 10",
    );
    expect(tell(en, measure)).toBe("2 hexes and 1 level up, range 3");
  });

  it("has a line for each way to fire", () => {
    const ways = (type: string, hex = off(0, 3)) =>
      badge([
        { id: "A1", type },
        { id: "G1", hex },
      ]).lines.map(({ mount, barrels, legal }) => [mount, barrels, legal]);
    expect(ways("se-5a")).toEqual([
      ["front", [0, 1], true],
      ["front", [0], true],
      ["front", [1], true],
    ]);
    expect(ways("re-8")).toEqual([
      ["front", [0], true],
      ["rear", [], false],
    ]);
    expect(ways("re-8", off(2, 3))).toEqual([
      ["front", [], false],
      ["rear", [0], true],
    ]);
  });

  it("shows the one that may fire, else why not and by how much", () => {
    const crewed = badge([
      { id: "A1", type: "re-8" },
      { id: "G1", hex: off(2, 3) },
    ]);
    expect(crewed.best.values).toMatchObject({ mount: "rear" });
    const steep = badge([{ id: "A1" }, { id: "G1", hex: off(0, 1), altitude: 3150 }]);
    expect(tell(en, steep.best)).toBe(
      "front gun: 1 hex and 3 levels up, range 4. G1 is not in the line of fire of the front gun: it is 2 levels too high at 1 hex (§6).",
    );
    const jammed = badge([
      { id: "A1", guns: [[JAMMED, FULL]] },
      { id: "G1", hex: off(0, 2) },
    ]);
    expect(jammed.best.key).toBe("badge.no-shot");
  });

  it("4.9n the D.VII from below", () => {
    const { lines } = badge([
      { id: "G1", type: "fokker-d-vii", speed: 6 },
      { id: "A1", altitude: 3200 },
    ]);
    expect(lines.map(({ below, legal }) => [below, legal])).toEqual([[true, false]]);
  });

  it("has no line for friends, and none at all for what has gone", () => {
    expect(badge([{ id: "A1" }, { id: "A2", hex: off(0, 2) }]).lines).toEqual([]);
    expect(badgeOf(SE, 0, 0)).toBeUndefined();
    expect(badgeOf(SE, 0, 6)).toBeUndefined();
  });
});

describe("4.6d a third front gun", () => {
  it("4.6d is refused with the target and the rule", () => {
    const planes = [
      { id: "A1" },
      { id: "G1", hex: off(0, 3) },
      { id: "G2", hex: off(1, 7) },
      { id: "A2" },
      { id: "A3" },
    ];
    const state = { ...inTheAir(planes), shots: [shot({ from: 3 }), shot({ from: 4 })] };
    expect(problems(state, DECLARE, "fire G1")).toMatchObject([{ code: "fire-taken", rule: "4.6d" }]);
  });
});
