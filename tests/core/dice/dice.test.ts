import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DiceNeeded,
  type DieKind,
  diceFrom,
  faceFrom,
  ImpossibleFace,
  recordedDice,
  recordedThen,
  recorder,
  secureDice,
  sidesOf,
  type ThrowRequest,
} from "../../../src/core/dice/dice.ts";
import { seededChoices } from "../../../src/core/dice/random.ts";

const why = { key: "why", values: {} };
const WORDS = 2 ** 32;

function request(...dice: DieKind[]): ThrowRequest {
  return { dice, by: "red", why };
}

function supply(...words: number[]) {
  return () => words.shift() as number;
}

describe("a face from uniform words", () => {
  test.each([
    [0, 6, 1],
    [5, 6, 6],
    [6, 6, 1],
    [WORDS - 1, 2, 2],
    [19, 20, 20],
  ])("word %i of a die with %i sides shows %i", (word, sides, face) => {
    expect(faceFrom(supply(word), sides)).toBe(face);
  });

  test.each([3, 5, 6, 7, 10, 12, 20, 100])(
    "words of the last incomplete span of a d%i are drawn again",
    (sides) => {
      const rest = WORDS % sides;
      expect(rest).toBeGreaterThan(0);
      expect(faceFrom(supply(WORDS - 1, 0), sides)).toBe(1);
      expect(faceFrom(supply(WORDS - rest, WORDS - 1, 1), sides)).toBe(2);
      expect(faceFrom(supply(WORDS - rest - 1), sides)).toBe(sides);
    },
  );

  test("a span that fits is never drawn again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: WORDS - 1 }), fc.constantFrom(2, 4, 8, 16), (word, sides) => {
        expect(faceFrom(supply(word), sides)).toBe((word % sides) + 1);
      }),
    );
  });

  test("every face is on the die", () => {
    const dice = seededChoices("faces");
    for (const kind of ["d2", "d6", "d10", "d12", "d20"] as const) {
      const seen = new Set<number>();
      for (let count = 0; count < 2000; count++) seen.add(dice.throw(request(kind))[0] as number);
      expect([...seen].sort((a, b) => a - b)).toEqual(
        Array.from({ length: sidesOf(kind) }, (_, at) => at + 1),
      );
    }
  });
});

/** Chi-square of 5 degrees of freedom: greater than this once in 100,000 fair runs. */
const LIMIT = 30.86;

function chiSquare(faces: Iterable<number>): number {
  const counts = [0, 0, 0, 0, 0, 0];
  let all = 0;
  for (const face of faces) {
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    all += 1;
  }
  const expected = all / 6;
  return counts.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
}

const ROLLS = 600_000;

describe(`${ROLLS} d6`, () => {
  function* rolls(dice: ReturnType<typeof diceFrom>) {
    const one = request("d6");
    for (let count = 0; count < ROLLS; count++) yield dice.throw(one)[0] as number;
  }

  test("of a seed are fair", () => {
    expect(chiSquare(rolls(seededChoices("six hundred thousand")))).toBeLessThan(LIMIT);
  });

  test("of the platform's secure source are fair", () => {
    const secure = secureDice((words) => crypto.getRandomValues(words as Uint32Array<ArrayBuffer>));
    expect(chiSquare(rolls(secure))).toBeLessThan(LIMIT);
  });

  test("the test itself finds a biased die", () => {
    const biased = diceFrom(() => Math.floor(Math.random() * 6.05));
    expect(chiSquare(rolls(biased))).toBeGreaterThan(LIMIT);
  });
});

test("secure dice fill their store only when it is spent", () => {
  let fills = 0;
  const dice = secureDice((words) => {
    fills += 1;
    words.fill(3);
  });
  for (let count = 0; count < 64; count++) expect(dice.throw(request("d6"))).toEqual([4]);
  expect(fills).toBe(1);
  dice.throw(request("d6"));
  expect(fills).toBe(2);
});

describe("faces listed ahead of another source", () => {
  const rest = { source: "secure" as const, throw: ({ dice }: ThrowRequest) => dice.map(() => 6) };

  test("are thrown first, each of a throw from where it is", () => {
    const dice = recordedThen([1, 2, 3], rest, "typed");
    expect(dice.throw(request("d6", "d6"))).toEqual([1, 2]);
    expect(dice.throw(request("d6", "d6"))).toEqual([3, 6]);
    expect(dice.throw(request("d6"))).toEqual([6]);
  });

  test("tell where the next face comes from", () => {
    expect(recordedThen([1], rest, "typed").source).toBe("typed");
    expect(recordedThen([1], rest).source).toBeUndefined();
    expect(recordedThen([], rest, "typed").source).toBe("secure");
  });
});

describe("recorded dice", () => {
  test("show their faces in order, over several throws", () => {
    const dice = recordedDice([5, 2, 3]);
    expect(dice.throw(request("d6", "d6"))).toEqual([5, 2]);
    expect(dice.throw(request("d6"))).toEqual([3]);
  });

  test("go on after the faces that are spent", () => {
    expect(recordedDice([5, 2, 3], 2).throw(request("d6"))).toEqual([3]);
  });

  test("that run out say which throw is missing", () => {
    const dice = recordedDice([5]);
    const wanted = request("d6", "d20");
    expect(() => dice.throw(wanted)).toThrow(DiceNeeded);
    try {
      recordedDice([]).throw(wanted);
    } catch (error) {
      expect((error as DiceNeeded).request).toEqual(wanted);
    }
  });

  test.each([0, 7, 2.5, -1, Number.NaN])("refuse the face %d on a d6", (face) => {
    expect(() => recordedDice([face]).throw(request("d6"))).toThrow(ImpossibleFace);
  });
});

test("a recorder remembers every throw with who threw and why", () => {
  const tray = recorder(recordedDice([4, 1]));
  tray.throw(request("d6"));
  tray.throw({ dice: ["d20"], by: "blue", why });
  expect(tray.throws).toEqual([
    { dice: ["d6"], by: "red", why, faces: [4] },
    { dice: ["d20"], by: "blue", why, faces: [1] },
  ]);
});
