import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../../src/games/down-in-flames/data/own.ts";
import { bomberOf } from "../../../../../src/games/down-in-flames/data/tables.ts";
import {
  bomberChances,
  bomberState,
  damagedAt,
  hitBomber,
} from "../../../../../src/games/down-in-flames/rules/combat/bomber-damage.ts";
import { type Die, FACES, fraction } from "../../../../../src/games/down-in-flames/rules/combat/die.ts";
import { dice, typed } from "../../data/samples.ts";

const DICE = ["d6", "d12"] as const;

function defenseOf(id: string): number {
  return bomberOf(TABLES, id)?.defense ?? 0;
}

/** The faces that score one more point; nothing where no die is thrown. */
function more(value: number, die: Die): string {
  if (hitBomber(value, die, () => FACES[die]).rolls.length === 0) return "none";
  const faces = Array.from({ length: FACES[die] }, (_, index) => index + 1);
  const least = Math.floor(value / 8);
  const scoring = faces.filter((face) => hitBomber(value, die, dice(face)).points > least);
  return `${scoring[0]}-${scoring.at(-1)}`;
}

it("AT-10: three hits of an Fw 190A-8 on a B-17G", () => {
  const value = 3 * typed("fw-190a-8").hitValue;
  const defense = defenseOf("b-17g");
  expect(hitBomber(value, "d6", dice(3))).toEqual({ points: 8, rest: 4, rolls: [3] });
  expect(hitBomber(value, "d6", dice(4))).toEqual({ points: 7, rest: 4, rolls: [4] });
  expect([6, 7, 8, 13, 14, 15].map((points) => bomberState(points, defense))).toEqual([
    "none",
    "damaged",
    "damaged",
    "damaged",
    "down",
    "down",
  ]);
});

describe("AT-11: one hit on a bomber", () => {
  it.each([
    [18, 2, 2, "none", "1-3"],
    [20, 2, 4, "1-3", "1-6"],
    [22, 2, 6, "1-3", "1-9"],
    [12, 1, 4, "1-3", "1-6"],
    [4, 0, 4, "1-3", "1-6"],
    [2, 0, 2, "none", "1-3"],
  ] as const)("of HV %d", (value, points, rest, d6, d12) => {
    expect(hitBomber(value, "d6", () => FACES.d6)).toMatchObject({ points, rest });
    expect([more(value, "d6"), more(value, "d12")]).toEqual([d6, d12]);
  });

  it.each([8, 16, 24, 64])("of %d, an even multiple, needs no die", (value) => {
    for (const die of DICE)
      expect(hitBomber(value, die, dice())).toEqual({ points: value / 8, rest: 0, rolls: [] });
  });
});

describe("what is left over", () => {
  it.each([
    [0, "0/1", "0/1"],
    [1, "0/1", "0/1"],
    [2, "0/1", "1/4"],
    [3, "0/1", "1/4"],
    [4, "1/2", "1/2"],
    [5, "1/2", "1/2"],
    [6, "1/2", "3/4"],
    [7, "1/2", "3/4"],
  ] as const)("of %d scores one more point with these chances", (rest, d6, d12) => {
    expect(DICE.map((die) => bomberChances(rest, die).more.join("/"))).toEqual([d6, d12]);
    expect(DICE.map((die) => bomberChances(56 + rest, die))).toMatchObject([{ points: 7 }, { points: 7 }]);
  });

  it("has the chances of its die", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.constantFrom(...DICE), (value, die) => {
        const { points, more: chance } = bomberChances(value, die);
        let scoring = 0;
        for (let face = 1; face <= FACES[die]; face += 1) {
          const hit = hitBomber(value, die, () => face);
          expect(8 * points + hit.rest).toBe(value);
          if (hit.points > points) scoring += 1;
        }
        expect(chance).toEqual(fraction(scoring, FACES[die]));
      }),
    );
  });
});

describe("AT-27: a bomber", () => {
  it("is damaged at half of its defense, rounded up (DIF-R18)", () => {
    const found = TABLES.bombers.map(({ id, defense }) => [id, damagedAt(defense)]);
    expect(Object.fromEntries(found)).toEqual({
      "b-17g": 7,
      "b-24j": 7,
      "he-111h-6": 4,
      "ju-88a-4": 4,
      "b-25d": 4,
      g4m1: 3,
    });
  });

  it("that is damaged again flies on until its points are its defense (DIF-R62, DIF-R19)", () => {
    const defense = defenseOf("b-17g");
    expect([7, 7 + 3, 7 + 3 + 4].map((points) => bomberState(points, defense))).toEqual([
      "damaged",
      "damaged",
      "down",
    ]);
  });

  it("is never less hit by more points", () => {
    const order = ["none", "damaged", "down"];
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), fc.integer({ min: 1, max: 60 }), (points, further, defense) => {
        const before = order.indexOf(bomberState(points, defense));
        expect(order.indexOf(bomberState(points + further, defense))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
