import { describe, expect, it } from "vitest";
import { runsDry, triggersCheck } from "../../../../../src/games/down-in-flames/rules/combat/ammunition.ts";
import { type Die, FACES, fraction } from "../../../../../src/games/down-in-flames/rules/combat/die.ts";
import { typed } from "../../data/samples.ts";

const DICE = ["d6", "d12"] as const;

/** The chance that an attack of so many bursts leaves weapons dry, by enumeration of both dice. */
function chance(die: Die, bursts: number): string {
  let ways = 0;
  for (let first = 1; first <= FACES[die]; first += 1)
    for (let roll = 1; roll <= FACES.d6; roll += 1)
      if (triggersCheck(first, die) && runsDry(roll, bursts)) ways += 1;
  return fraction(ways, FACES[die] * FACES.d6).join("/");
}

describe("AT-20: the ammunition of an A6M2", () => {
  it("is checked after a 1 with a D6, after 1 and 2 with a D12 (DIF-R49)", () => {
    expect([1, 2, 3, 4, 5, 6].filter((roll) => triggersCheck(roll, "d6"))).toEqual([1]);
    expect(
      Array.from({ length: 12 }, (_, index) => index + 1).filter((roll) => triggersCheck(roll, "d12")),
    ).toEqual([1, 2]);
  });

  it("of its cannon is gone when the D6 shows no more than the bursts", () => {
    expect(typed("a6m2")).toMatchObject({ hitValue: 8, spent: 2 });
    expect([1, 2, 3, 4, 5, 6].filter((roll) => runsDry(roll, 2))).toEqual([1, 2]);
  });
});

it.each([
  [1, "1/36"],
  [2, "1/18"],
  [3, "1/12"],
  [4, "1/9"],
  [6, "1/6"],
  [9, "1/6"],
] as const)("%d bursts leave weapons dry with a chance of %s, with either die", (bursts, expected) => {
  expect(DICE.map((die) => chance(die, bursts))).toEqual([expected, expected]);
});

it.each([
  ["bf-109g-6", "1/6"],
  ["fw-190a-6", "1/6"],
  ["bf-110g-2", "1/3"],
] as const)(
  "AT-19: the rockets of the %s destroy what they are aimed at with a chance of %s",
  (id, expected) => {
    const faces = Array.from({ length: FACES.d6 }, (_, index) => index + 1);
    const hits = faces.filter((face) => face <= (typed(id).rockets ?? 0));
    expect(fraction(hits.length, FACES.d6).join("/")).toBe(expected);
  },
);
