import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../../src/games/down-in-flames/data/own.ts";
import { cardOf } from "../../../../../src/games/down-in-flames/data/tables.ts";
import { type Die, FACES, fraction } from "../../../../../src/games/down-in-flames/rules/combat/die.ts";
import {
  type Chances,
  chancesOf,
  oddsOf,
  type Result,
  shoot,
} from "../../../../../src/games/down-in-flames/rules/combat/odds.ts";
import { dice, typed } from "../../data/samples.ts";

const DICE = ["d6", "d12"] as const;
const RESULTS = ["down", "damaged", "none"] as const;

/** The result of an attack with these faces; a throw where a face is missing, an error where one is left. */
function fateAfter(value: number, defense: number, die: Die, ...faces: readonly number[]): Result {
  const { rolls, result } = shoot(value, defense, die, dice(...faces));
  expect(rolls).toEqual(faces);
  return result;
}

/** Results by the first face where there is no second roll. */
function byFace(value: number, defense: number, die: Die): readonly Result[] {
  return Array.from({ length: FACES[die] }, (_, index) => fateAfter(value, defense, die, index + 1));
}

function times(result: Result, count: number): readonly Result[] {
  return Array.from({ length: count }, () => result);
}

/** Chances by all pairs of faces, of which the second is thrown where it is asked for. */
function enumerated(value: number, defense: number, die: Die): Chances {
  const faces = FACES[die];
  const ways: Record<Result, number> = { down: 0, damaged: 0, none: 0 };
  for (let first = 1; first <= faces; first += 1)
    for (let second = 1; second <= faces; second += 1)
      ways[shoot(value, defense, die, dice(first, second)).result] += 1;
  const share = (result: Result) => fraction(ways[result], faces * faces);
  return { down: share("down"), damaged: share("damaged"), none: share("none") };
}

/** `1/6`, `0`, `1`. */
function told(chances: Chances): string {
  return RESULTS.map((result) => {
    const [part, whole] = chances[result];
    return whole === 1 ? `${part}` : `${part}/${whole}`;
  }).join(" ");
}

describe("odds", () => {
  it.each([
    [16, 6, "2:1", "2.5:1"],
    [24, 6, "4:1", "4:1"],
    [8, 6, "1:1", "1:1"],
    [9, 6, "1:1", "1.5:1"],
    [4, 7, "1:2", "1:2"],
    [4, 9, "<1:2", "<1:2"],
    [3, 6, "1:2", "1:2"],
    [5, 6, "1:2", "1:2"],
    [6, 6, "1:1", "1:1"],
    [48, 4, "12:1", "12:1"],
    [140, 4, "35:1", "35:1"],
    [88, 6, "14:1", "14.5:1"],
    [44, 6, "7:1", "7:1"],
    [32, 6, "5:1", "5:1"],
    [84, 8, "10:1", "10.5:1"],
  ] as const)("of %d to %d are %s with a D6 and %s with a D12", (value, defense, d6, d12) => {
    expect([oddsOf(value, defense, "d6").text, oddsOf(value, defense, "d12").text]).toEqual([d6, d12]);
  });

  it("have a class, and are the same object for the same odds", () => {
    expect(oddsOf(16, 6, "d12")).toMatchObject({ class: "odds", halves: 5 });
    expect(oddsOf(4, 7, "d6")).toMatchObject({ class: "half", halves: 1 });
    expect(oddsOf(4, 9, "d6")).toMatchObject({ class: "below-half", halves: 0 });
    expect(oddsOf(16, 6, "d6")).toBe(oddsOf(12, 6, "d6"));
  });

  it("are never rounded in favour of the attacker, and by less than one step (DIF-R1)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...DICE),
        (value, defense, die) => {
          const { halves } = oddsOf(value, defense, die);
          const step = die === "d12" || halves < 2 ? 1 : 2;
          expect(halves * defense).toBeLessThanOrEqual(2 * value);
          expect((halves + step) * defense).toBeGreaterThan(2 * value);
          if (die === "d6" && halves >= 2) expect(halves % 2).toBe(0);
        },
      ),
    );
  });
});

describe("an attack", () => {
  it("AT-01: HV 8 on a defense of 6, two hits, D6", () => {
    expect(byFace(16, 6, "d6")).toEqual(["down", "damaged", ...times("none", 4)]);
    expect(told(chancesOf(16, 6, "d6"))).toBe("1/6 1/6 2/3");
  });

  it("AT-02: three hits, D6", () => {
    expect(byFace(24, 6, "d6")).toEqual([...times("down", 2), ...times("damaged", 2), ...times("none", 2)]);
    expect(told(chancesOf(24, 6, "d6"))).toBe("1/3 1/3 1/3");
  });

  it("AT-03: two hits, D12", () => {
    expect(byFace(16, 6, "d12")).toEqual([...times("down", 2), ...times("damaged", 3), ...times("none", 7)]);
    expect(told(chancesOf(16, 6, "d12"))).toBe("1/6 1/4 7/12");
  });

  it("AT-04: three hits, D12, where a 4 is down (DIF-R6)", () => {
    expect(byFace(24, 6, "d12")).toEqual([...times("down", 4), ...times("damaged", 4), ...times("none", 4)]);
    expect(told(chancesOf(24, 6, "d12"))).toBe("1/3 1/3 1/3");
  });

  it("AT-05: one hit, which is 1:1", () => {
    expect(fateAfter(8, 6, "d6", 1, 3)).toBe("down");
    expect(fateAfter(8, 6, "d6", 1, 4)).toBe("damaged");
    for (const face of [2, 3, 4, 5, 6]) expect(fateAfter(8, 6, "d6", face)).toBe("none");
    expect(told(chancesOf(8, 6, "d6"))).toBe("1/12 1/12 5/6");
    expect(byFace(8, 6, "d12")).toEqual(["down", "damaged", ...times("none", 10)]);
  });

  it("AT-06: HV 4 on a defense of 7, which is 1:2", () => {
    const value = typed("ki-43-ii").hitValue;
    const { defense } = typed("f4f-4");
    expect([value, defense]).toEqual([4, 7]);
    expect([1, 2, 3, 4, 5, 6].map((second) => fateAfter(value, defense, "d6", 1, second))).toEqual([
      "down",
      "damaged",
      "damaged",
      ...times("none", 3),
    ]);
    expect(told(chancesOf(value, defense, "d6"))).toBe("1/36 1/18 11/12");
    expect([fateAfter(value, defense, "d12", 1, 6), fateAfter(value, defense, "d12", 1, 7)]).toEqual([
      "down",
      "damaged",
    ]);
    expect(fateAfter(value, defense, "d12", 2)).toBe("none");
    expect(told(chancesOf(value, defense, "d12"))).toBe("1/24 1/24 11/12");
  });

  it("AT-07: HV 4 on a defense of 9, which is below 1:2", () => {
    const value = typed("ki-43-ii").hitValue;
    const { defense } = typed("f6f-5");
    expect(defense).toBe(9);
    expect([1, 2, 3, 4, 5, 6].map((second) => fateAfter(value, defense, "d6", 1, second))).toEqual([
      "damaged",
      ...times("none", 5),
    ]);
    expect(told(chancesOf(value, defense, "d6"))).toBe("0 1/36 35/36");
    expect([2, 3, 6, 7].map((second) => fateAfter(value, defense, "d12", 1, second))).toEqual([
      "down",
      "damaged",
      "damaged",
      "none",
    ]);
    expect(told(chancesOf(value, defense, "d12"))).toBe("1/72 1/36 23/24");
  });

  it.each(DICE)("AT-09: the FUEL TANK of a P-51D-10 at an A6M2 is down on every face of a %s", (die) => {
    const value = (cardOf(TABLES, "fuel-tank")?.hits ?? 0) * typed("p-51d-10").hitValue;
    const { defense } = typed("a6m2");
    expect([value, oddsOf(value, defense, die).text]).toEqual([48, "12:1"]);
    expect(byFace(value, defense, die)).toEqual(times("down", FACES[die]));
  });

  it("AT-12: what damages as well as what shoots down destroys who is damaged already", () => {
    const destroyed = (value: number) => {
      const { down, damaged } = chancesOf(value, 6, "d6");
      return fraction(down[0] * damaged[1] + damaged[0] * down[1], down[1] * damaged[1]);
    };
    expect([destroyed(16), destroyed(8)]).toEqual([
      [1, 3],
      [1, 6],
    ]);
  });

  it("AT-20: the Hurricane IIC at either value and the Beaufighter IF", () => {
    const { hitValue, choice = 0 } = typed("hurricane-iic");
    expect(byFace(2 * choice, 6, "d6")).toEqual([...times("down", 2), ...times("damaged", 3), "none"]);
    expect(oddsOf(2 * hitValue, 6, "d6").text).toBe("2:1");
    const beau = typed("beaufighter-if");
    const hits = Math.min(4, beau.mostHits ?? 4);
    expect(oddsOf(hits * beau.hitValue, 6, "d6").text).toBe("7:1");
    expect(byFace(hits * beau.hitValue, 6, "d6")).toEqual([...times("down", 3), ...times("damaged", 3)]);
  });
});

describe("chances", () => {
  // Odds as hits times Hit Value to defense, and shot down, damaged and no effect with a D6 and with a D12.
  it.each([
    [1, 3, "0 1/36 35/36", "1/72 1/36 23/24"],
    [1, 2, "1/36 1/18 11/12", "1/24 1/24 11/12"],
    [1, 1, "1/12 1/12 5/6", "1/12 1/12 5/6"],
    [3, 2, "1/12 1/12 5/6", "1/12 1/6 3/4"],
    [2, 1, "1/6 1/6 2/3", "1/6 1/6 2/3"],
    [5, 2, "1/6 1/6 2/3", "1/6 1/4 7/12"],
    [3, 1, "1/6 1/3 1/2", "1/4 1/4 1/2"],
    [7, 2, "1/6 1/3 1/2", "1/4 1/3 5/12"],
    [4, 1, "1/3 1/3 1/3", "1/3 1/3 1/3"],
    [5, 1, "1/3 1/2 1/6", "5/12 5/12 1/6"],
    [6, 1, "1/2 1/2 0", "1/2 1/2 0"],
    [7, 1, "1/2 1/2 0", "7/12 5/12 0"],
    [8, 1, "2/3 1/3 0", "2/3 1/3 0"],
    [9, 1, "2/3 1/3 0", "3/4 1/4 0"],
    [10, 1, "5/6 1/6 0", "5/6 1/6 0"],
    [11, 1, "5/6 1/6 0", "11/12 1/12 0"],
    [12, 1, "1 0 0", "1 0 0"],
    [40, 1, "1 0 0", "1 0 0"],
  ] as const)("at %d to %d, by enumeration of the dice", (value, defense, d6, d12) => {
    expect(DICE.map((die) => told(enumerated(value, defense, die)))).toEqual([d6, d12]);
    expect(DICE.map((die) => told(chancesOf(value, defense, die)))).toEqual([d6, d12]);
  });

  const attacks = fc.record({
    value: fc.integer({ min: 0, max: 400 }),
    defense: fc.integer({ min: 1, max: 60 }),
    die: fc.constantFrom(...DICE),
  });

  it("are those of the dice, and sum to 1", () => {
    fc.assert(
      fc.property(attacks, ({ value, defense, die }) => {
        const chances = chancesOf(value, defense, die);
        expect(chances).toEqual(enumerated(value, defense, die));
        const whole = FACES[die] * FACES[die];
        const ways = RESULTS.map((result) => (chances[result][0] * whole) / chances[result][1]);
        expect(ways.reduce((sum, one) => sum + one, 0)).toBe(whole);
      }),
      { numRuns: 300 },
    );
  });

  it("are the better for the attacker the more he hits with and the less the target withstands", () => {
    const share = ([part, whole]: readonly [number, number]) => part / whole;
    fc.assert(
      fc.property(attacks, fc.integer({ min: 0, max: 60 }), ({ value, defense, die }, more) => {
        const some = chancesOf(value, defense, die);
        for (const better of [
          chancesOf(value + more, defense, die),
          chancesOf(value, Math.max(1, defense - more), die),
        ]) {
          expect(share(better.down)).toBeGreaterThanOrEqual(share(some.down));
          expect(share(better.none)).toBeLessThanOrEqual(share(some.none));
        }
      }),
    );
  });
});

describe("a shot", () => {
  it("throws once, or twice where a 1 is thrown again (DIF-R4)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(...DICE),
        fc.nat(),
        fc.nat(),
        (value, defense, die, one, two) => {
          const faces = FACES[die];
          const [first, second] = [(one % faces) + 1, (two % faces) + 1];
          const { odds, rolls, result } = shoot(value, defense, die, dice(first, second));
          expect(rolls).toEqual(odds.again && first === 1 ? [first, second] : [first]);
          if (odds.again && first > 1) expect(result).toBe("none");
        },
      ),
    );
  });

  it("AT-29: hits that are added up", () => {
    const beau = typed("beaufighter-if");
    expect(oddsOf(4 * beau.hitValue, 6, "d6").text).toBe("14:1");
  });
});
