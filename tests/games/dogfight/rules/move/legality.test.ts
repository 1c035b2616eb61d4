import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../../src/core/game.ts";
import type { Spelled } from "../../../../../src/core/orders/question.ts";
import { answerTo } from "../../../../../src/core/orders/spelled-answers.ts";
import type { MoveOrder } from "../../../../../src/games/dogfight/rules/grammar/order.ts";
import { printDraft, readDraft, stepsOf } from "../../../../../src/games/dogfight/rules/move/grammar.ts";
import {
  judgeMove,
  readMove,
  type WrittenMove,
} from "../../../../../src/games/dogfight/rules/move/judge-move.ts";
import { breaches } from "../../../../../src/games/dogfight/rules/move/legality.ts";
import { legalOrders } from "../../../../../src/games/dogfight/rules/move/orders.ts";
import { BY_THE_BOOK, type Options } from "../../../../../src/games/dogfight/rules/setup/options.ts";
import type { Situation } from "../../../../../src/games/dogfight/rules/state/situation.ts";

function situation(part: Partial<Omit<Situation, "options">>, options: Partial<Options> = {}): Situation {
  return {
    engine: 4,
    speed: 3,
    turned: false,
    dived: 0,
    level: 8,
    ceiling: 17,
    ...part,
    options: { ...BY_THE_BOOK, ...options },
  };
}

/** A question of movement in which nothing but the situation counts. */
const MOVE: Spelled<Situation, undefined, MoveOrder, undefined, WrittenMove> = {
  read: readMove,
  judge: (given, _, said) => judgeMove(said, given),
  offer: (given) => legalOrders(given).orders,
};

function judged(text: string, given: Situation) {
  return answerTo(text, [undefined, MOVE, undefined], given, (order) => order.text);
}

function problems(text: string, given: Situation): readonly Problem[] {
  const parsed = judged(text, given);
  return parsed.ok ? [] : parsed.error;
}

function codes(text: string, given: Situation): string[] {
  return problems(text, given).map(({ code }) => code);
}

const anyOptions = fc.record({
  turnLimit: fc.constantFrom("game-turn" as const, "each-turn" as const),
  lameTurn: fc.boolean(),
  allowZero: fc.boolean(),
  aircraftBlock: fc.constant(false),
  collisions: fc.constant(false),
  altitude: fc.boolean(),
});

const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    engine: fc.integer({ min: 1, max: 5 }),
    speed: fc.integer({ min: 0, max: 5 }),
    turned: fc.boolean(),
    dived: fc.integer({ min: 0, max: 2 }),
    ceiling: fc.integer({ min: 1, max: 20 }),
    level: fc.integer({ min: 1, max: 20 }),
    options: anyOptions,
  })
  .filter(({ speed, options }) => options.allowZero || speed > 0);

describe("grammar", () => {
  it.each([
    ["2L1", "2L1", "FFLF"],
    ["1 1l 1", "2L1", "FFLF"],
    ["11L,1", "2L1", "FFLF"],
    ["l2", "L2", "LFF"],
    ["L L 1", "LL1", "LLF"],
    ["3:2l", "2L", "FFL"],
    ["55", "55", "FFFFFFFFFF"],
    ["52", "52", "FFFFFFF"],
    ["0", "0", ""],
    ["2L1 +", "2L1+", "FFLF"],
    ["2 - -", "2--", "FF"],
    ["\t2\nR", "2R", "FFR"],
  ])("DF-17 DF-18 DF-19 DF-21: %j reads %s", (text, canonical, steps) => {
    const { draft, fault } = readDraft(text);
    expect(fault).toBeNull();
    expect(printDraft(draft)).toBe(canonical);
    expect(stepsOf(draft)).toBe(steps);
  });

  it.each([
    ["", "empty", 0, 0],
    ["   ", "empty", 0, 3],
    ["3:", "empty", 0, 2],
    [":", "character", 0, 1],
    ["2X1", "character", 1, 2],
    ["6", "distance", 0, 1],
    ["9", "distance", 0, 1],
    ["2L7", "distance", 2, 3],
    ["2L1:", "character", 3, 4],
    ["12:3", "character", 2, 3],
    ["2😀", "character", 1, 3],
    ["2−", "character", 1, 2],
    ["10", "zero", 1, 2],
    ["01", "zero", 1, 2],
    ["L0", "zero", 1, 2],
    ["0+", "zero", 1, 2],
    ["+", "mark", 0, 1],
    ["2+-", "mark", 2, 3],
    ["2++", "mark", 2, 3],
    ["2-+", "mark", 2, 3],
    ["2---", "mark", 3, 4],
    ["2+L", "after-mark", 2, 3],
    ["2-1", "after-mark", 2, 3],
  ])("DF-20 DF-22 DF-72 R-32 E1: %j is refused alone, %s at %i", (text, reason, start, end) => {
    const found = problems(text, situation({}));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code: "E1", rule: "E1", values: { reason }, token: { start, end } });
    expect(found[0]?.near?.length).toBeGreaterThan(0);
  });

  it("E1: a text that is too long is refused without reading it", () => {
    expect(codes("1".repeat(201), situation({}))).toEqual(["E1"]);
    expect(codes("1".repeat(200), situation({}))).toEqual(["E3", "E4"]);
  });
});

describe("checks", () => {
  it.each([
    ["E2 DF-23", "4:2L2", { engine: 5, speed: 4 }, {}, ["E2"]],
    ["E2 says nothing when the declaration is right", "5:2L2", { engine: 5, speed: 4 }, {}, []],
    ["E3 DF-3 DF-24", "5", { engine: 4, speed: 4 }, {}, ["E3"]],
    ["E4 DF-3 DF-25 slower", "1", { speed: 3 }, {}, ["E4"]],
    ["E4 DF-25 faster", "4", { speed: 2 }, {}, ["E4"]],
    ["SPEED unchanged DF-3", "3", { speed: 3 }, {}, []],
    ["SPEED one more", "4", { speed: 3 }, {}, []],
    ["SPEED one less", "2", { speed: 3 }, {}, []],
    ["E5 DF-6 DF-26 R-04 DF-35: ENGINE 5 turns 2", "LLL", { engine: 5 }, {}, ["E5"]],
    ["R-04 DF-35: ENGINE 5 turns 2", "LL1", { engine: 5 }, {}, []],
    ["R-04: ENGINE 4 turns 2", "LL1", { engine: 4 }, {}, []],
    ["R-04: ENGINE 3 turns 1", "LL1", { engine: 3 }, {}, ["E5"]],
    ["R-04: ENGINE 2 turns 1", "L1", { engine: 2, speed: 2 }, {}, []],
    ["R-06 DF-37: ENGINE 1 flies straight", "L", { engine: 1, speed: 1 }, {}, ["E5"]],
    ["R-06 DF-37: lameTurn allows a point", "L", { engine: 1, speed: 1 }, { lameTurn: true }, []],
    ["R-06: lameTurn changes nothing else", "LL", { engine: 2, speed: 2 }, { lameTurn: true }, ["E5"]],
    ["R-05 DF-36: points of the game turn", "L1L1L", { engine: 5, speed: 5 }, {}, ["E5"]],
    ["R-05: of each turn", "L1L1L", { engine: 5, speed: 5 }, { turnLimit: "each-turn" }, []],
    ["R-05: each turn has the limit", "LLL1", { engine: 5, speed: 4 }, { turnLimit: "each-turn" }, ["E5"]],
    ["E6 DF-7 DF-27", "LR1", {}, {}, ["E6"]],
    ["E6 between", "1RL1", { speed: 4 }, {}, ["E6"]],
    ["DF-7: two inches between suffice", "L1R", {}, {}, []],
    ["E7 DF-28", "L2", { turned: true }, {}, ["E7"]],
    ["E7: straight first is right", "1L1", { turned: true }, {}, []],
    ["E8 DF-29 R-08 DF-39", "0", { speed: 1 }, {}, ["E8"]],
    ["R-08: allowZero", "0", { speed: 1 }, { allowZero: true }, []],
    ["R-08: allowZero from SPEED 0", "1", { speed: 0 }, { allowZero: true }, []],
    ["E9 DF-30 off", "2+", {}, {}, ["E9"]],
    ["E9 ceiling", "2+", { level: 17 }, { altitude: true }, ["E9"]],
    ["E9 ground", "3-", { level: 1 }, { altitude: true }, ["E9"]],
    ["E9 ground, two levels", "3--", { level: 2 }, { altitude: true }, ["E9"]],
    ["R-09 DF-40: forced", "2", { engine: 2, speed: 4 }, {}, []],
    ["R-09: no faster", "3", { engine: 2, speed: 4 }, {}, ["E3"]],
    ["R-09: no slower", "1", { engine: 2, speed: 4 }, {}, ["E4"]],
    ["R-09: far above", "1", { engine: 1, speed: 5 }, {}, []],
    ["R-09: one above is no force", "2", { engine: 3, speed: 4 }, {}, ["E4"]],
    ["R-09: one above, at ENGINE", "3", { engine: 3, speed: 4 }, {}, []],
  ] as const)("%s: %s", (_name, text, part, options, expected) => {
    expect(codes(text, situation(part, options))).toEqual(expected);
  });

  it("DF-31: every check that fails is listed, in order", () => {
    expect(codes("1:LR2LL+", situation({ engine: 2, speed: 1, turned: true }))).toEqual([
      "E2",
      "E3",
      "E4",
      "E5",
      "E6",
      "E7",
      "E9",
    ]);
    expect(codes("3:0", situation({ speed: 3 }))).toEqual(["E2", "E4", "E8"]);
    expect(codes("1:LR2LL+?", situation({ engine: 2, speed: 1 }))).toEqual(["E1"]);
  });

  it("DF-66: a mark counts in the cost even where E9 refuses it", () => {
    expect(problems("4:2L1+", situation({}))).toMatchObject([
      { code: "E2", values: { cost: 5, declared: 4 } },
      { code: "E3", values: { cost: 5, engine: 4 } },
      { code: "E4", values: { cost: 5, last: 3 } },
      { code: "E9", values: { why: "off" }, token: { start: 5, end: 6 } },
    ]);
  });

  it("names the failing token", () => {
    expect(problems("1 lr 1", situation({}))[0]?.token).toEqual({ start: 3, end: 4 });
    expect(problems("1L1LL", situation({ engine: 5, speed: 5 }))[0]?.token).toEqual({ start: 3, end: 5 });
    expect(problems(" L2", situation({ turned: true }))[0]?.token).toEqual({ start: 1, end: 2 });
    expect(problems("4:3", situation({}))[0]?.token).toEqual({ start: 0, end: 1 });
  });

  it("tells what would be right: figures and the nearest legal orders", () => {
    const [slow] = problems("1", situation({ speed: 3 }));
    expect(slow?.values).toEqual({ cost: 1, last: 3, from: 2, to: 4, forced: false });
    const given = situation({ engine: 5, speed: 4 });
    const [refused] = problems("LR2", given);
    const table = legalOrders(given);
    expect(refused?.near).toHaveLength(3);
    for (const near of refused?.near ?? []) expect(table.byText.has(near)).toBe(true);
    expect(refused?.near).toContain("L2");
  });
});

describe("legal orders", () => {
  it("are never none, all different, straight flight among them", () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        const { orders, byText } = legalOrders(given);
        expect(orders.length).toBeGreaterThan(0);
        expect(byText.size).toBe(orders.length);
        expect(orders.some(({ steps }) => !/[LR]/.test(steps))).toBe(true);
      }),
    );
  });

  it("DF-8 spend all their SPEED: steps and a climb are the cost", () => {
    fc.assert(
      fc.property(anySituation, (given) =>
        legalOrders(given).orders.every(
          ({ steps, climb, speed }) => steps.length + (climb === 1 ? 1 : 0) === speed,
        ),
      ),
    );
  });

  it("parse(print(o)) is o, also behind its SPEED, in small letters and with blanks", () => {
    fc.assert(
      fc.property(anySituation, (given) =>
        legalOrders(given).orders.every((order) => {
          const loose = order.text.toLowerCase().split("").join(" , ");
          return [order.text, `${order.speed}:${order.text}`, loose].every((text) => {
            const parsed = judged(text, given);
            return parsed.ok && parsed.value === order;
          });
        }),
      ),
    );
  });

  const draftText = fc
    .array(fc.constantFrom("1", "2", "3", "L", "R", "0", "+", "-", "4", "5", " "), { maxLength: 7 })
    .map((tokens) => tokens.join(""));

  it("are exactly the drafts that fail no check", () => {
    fc.assert(
      fc.property(anySituation, draftText, (given, text) => {
        const { draft, fault } = readDraft(text);
        const legal = fault === null && breaches(draft, given).length === 0;
        expect(judged(text, given).ok).toBe(legal);
        expect(legalOrders(given).byText.has(printDraft(draft)) && fault === null).toBe(legal);
      }),
      { numRuns: 200 },
    );
  });

  it("have been counted by hand", () => {
    expect(legalOrders(situation({ engine: 2, speed: 1 })).orders.map(({ text }) => text)).toEqual([
      "1",
      "L",
      "R",
      "2",
      "1L",
      "1R",
      "L1",
      "R1",
    ]);
    // SPEED 3 to 5 at ENGINE 5: straight 1 each; one point 2 ways at 3, 4, 5 places; LL or RR at 2, 3, 4
    // places; two single turns with flight between, 4 ways at 1, 3, 6 pairs of places.
    expect(legalOrders(situation({ engine: 5, speed: 4 })).orders).toHaveLength(3 + 24 + 18 + 40);
  });

  /** Any code units, halves of characters among them. */
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units));

  it("never throw, whatever is typed", () => {
    const given = situation({ engine: 5, speed: 4 }, { altitude: true });
    fc.assert(
      fc.property(fc.oneof(draftText, anyText), (text) => {
        const parsed = judged(text, given);
        if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    for (const text of ["\uD800", "𝟚𝕃", "L".repeat(4096), "\u0000", "2\u202E1"]) {
      expect(judged(text, given)).toMatchObject({ ok: false, error: [{ code: "E1" }] });
    }
  });
});
