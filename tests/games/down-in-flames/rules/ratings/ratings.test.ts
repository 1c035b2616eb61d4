import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../../src/games/down-in-flames/data/own.ts";
import { QUALITIES, type Quality } from "../../../../../src/games/down-in-flames/data/quality.ts";
import {
  agilityLimit,
  type Condition,
  handLimit,
  minimumHand,
  type Ratings,
  ratingsOf,
} from "../../../../../src/games/down-in-flames/rules/ratings/ratings.ts";
import { INTACT, rated, typed } from "../../data/samples.ts";

type Three = readonly [number, number, number];

function three({ agility, speed, horsepower }: Ratings): Three {
  return [agility, speed, horsepower];
}

function at(
  id: string,
  level: number,
  condition: Partial<Condition> = {},
  quality: Quality = "regular",
): Three {
  return three(ratingsOf(typed(id), level, quality, { ...INTACT, ...condition }));
}

function of(ratings: Three, condition: Partial<Condition>, quality: Quality = "regular"): Three {
  return three(ratingsOf(rated(ratings), 1, quality, { ...INTACT, ...condition }));
}

const damaged = { damaged: true } as const;
const loaded = { loaded: true } as const;

describe("ratings", () => {
  it("AT-16: damage", () => {
    expect(of([5, 8, 1], damaged)).toEqual([3, 7, 1]);
    expect(of([9, 6, 3], damaged)).toEqual([7, 5, 2]);
    expect(of([4, 7, 2], damaged)).toEqual([3, 6, 1]);
    expect(of([1, 1, 1], damaged)).toEqual([1, 1, 1]);
  });

  it("AT-16: a load, which damage makes jettison", () => {
    expect(of([9, 6, 3], loaded)).toEqual([7, 6, 2]);
    expect(of([9, 6, 3], { ...loaded, ...damaged })).toEqual([7, 5, 2]);
  });

  it("AT-17: an ace, and an ace who is damaged", () => {
    expect(at("p-51d-10", 18, {}, "ace")).toEqual([6, 9, 2]);
    expect(at("p-51d-10", 18, damaged, "ace")).toEqual([4, 8, 1]);
  });

  it("DIF-R16, DIF-R17: the test for more than 4 is of the ace's rating", () => {
    expect(of([5, 5, 5], damaged)).toEqual([3, 4, 4]);
    expect(of([4, 5, 5], damaged)).toEqual([3, 4, 4]);
    expect(of([4, 5, 5], damaged, "ace")).toEqual([3, 5, 5]);
  });

  it("AT-19: rockets carried and fired", () => {
    expect(at("bf-109g-6", 2)).toEqual([7, 7, 4]);
    expect(at("bf-109g-6", 2, { rockets: "carried" })).toEqual([6, 6, 4]);
    expect(at("bf-109g-6", 2, { rockets: "spent" })).toEqual([7, 6, 4]);
    expect(at("bf-110g-2", 2)).toEqual([5, 6, 3]);
    expect(at("bf-110g-2", 2, { rockets: "carried" })).toEqual([4, 5, 3]);
    expect(at("bf-110g-2", 2, { rockets: "spent" })).toEqual([5, 5, 3]);
  });

  it("AT-33: a loaded F6F-5, after jettison, and damaged while loaded", () => {
    expect(at("f6f-5", 2, loaded)).toEqual([6, 7, 2]);
    expect(at("f6f-5", 2)).toEqual([8, 7, 3]);
    expect(at("f6f-5", 2, { ...loaded, ...damaged })).toEqual([6, 6, 2]);
  });

  it("a cockpit hit takes 1 more of Agility and Speed", () => {
    expect(of([9, 6, 3], { ...damaged, cockpit: true })).toEqual([6, 4, 2]);
    expect(of([1, 1, 1], { ...damaged, cockpit: true, rockets: "carried" })).toEqual([1, 1, 1]);
  });

  it.each([
    ["a6m2", 2, [9, 6, 3]],
    ["p-51d-10", 18, [5, 8, 1]],
    ["p-51d-10", 16, [5, 8, 1]],
    ["p-51d-10", 14, [6, 9, 1]],
    ["p-51d-10", 10, [6, 9, 2]],
    ["p-51d-10", 8, [6, 8, 2]],
    ["bf-109e-4", 12, [6, 7, 1]],
    ["spitfire-ia", 12, [7, 7, 1]],
    ["fw-190a-8", 12, [6, 8, 1]],
    ["hurricane-iic", 2, [8, 6, 2]],
    ["p-38j", 22, [2, 7, 1]],
  ] as const)("of the %s at level %d are those of the worked examples", (id, level, expected) => {
    expect(at(id, level)).toEqual(expected);
  });

  it.each([0, -1, 17, 1.5, Number.NaN])("there are none of an A6M2 at level %d", (level) => {
    expect(() => at("a6m2", level)).toThrow(RangeError);
  });

  const conditions = fc.record<Condition>({
    damaged: fc.boolean(),
    cockpit: fc.boolean(),
    loaded: fc.boolean(),
    rockets: fc.constantFrom("none", "carried", "spent"),
  });
  const places = fc
    .constantFrom(...TABLES.aircraft)
    .chain((card) =>
      fc.record({ card: fc.constant(card), level: fc.integer({ min: 1, max: card.maxLevel }) }),
    );

  it("are never below 1, and no worse for an ace, and no better for what befell the aircraft", () => {
    fc.assert(
      fc.property(
        places,
        conditions,
        fc.constantFrom(...QUALITIES),
        ({ card, level }, condition, quality) => {
          const found = three(ratingsOf(card, level, quality, condition));
          const plain = three(ratingsOf(card, level, quality, INTACT));
          const ace = three(ratingsOf(card, level, "ace", condition));
          found.forEach((rating, index) => {
            expect(rating).toBeGreaterThanOrEqual(1);
            expect(rating).toBeLessThanOrEqual(plain[index] as number);
            expect(rating).toBeLessThanOrEqual(ace[index] as number);
          });
        },
      ),
    );
  });
});

describe("limits of a hand", () => {
  const hand = (agility: number, speed: number): Ratings => ({ agility, speed, horsepower: 1 });

  it("AT-17: by the pilot's quality", () => {
    const zero = ratingsOf(typed("a6m2"), 2, "veteran", INTACT);
    expect([handLimit(zero, "veteran"), minimumHand(zero)]).toEqual([10, 3]);
    expect(handLimit(zero, "green")).toBe(7);
    expect(handLimit(zero, "recruit")).toBe(7);
    expect(handLimit(zero, "regular")).toBe(9);
    expect(handLimit(ratingsOf(typed("p-51d-10"), 18, "ace", INTACT), "ace")).toBe(9);
  });

  it("AT-13, AT-14: the A6M2 at level 2 and the P-51D-10 at level 18", () => {
    const zero = ratingsOf(typed("a6m2"), 2, "regular", INTACT);
    expect([handLimit(zero, "regular"), minimumHand(zero), agilityLimit(zero)]).toEqual([9, 3, undefined]);
    const mustang = ratingsOf(typed("p-51d-10"), 18, "regular", INTACT);
    expect([handLimit(mustang, "regular"), minimumHand(mustang), agilityLimit(mustang)]).toEqual([8, 0, 5]);
  });

  it("AT-33: a loaded F6F-5 holds 7, without a minimum, and plays 6 Agility Cards", () => {
    const hellcat = ratingsOf(typed("f6f-5"), 2, "regular", { ...INTACT, loaded: true });
    expect([handLimit(hellcat, "regular"), minimumHand(hellcat), agilityLimit(hellcat)]).toEqual([7, 0, 6]);
    const free = ratingsOf(typed("f6f-5"), 2, "regular", INTACT);
    expect([handLimit(free, "regular"), minimumHand(free), agilityLimit(free)]).toEqual([8, 1, undefined]);
  });

  it("DIF-R68: at least one card", () => {
    expect(handLimit(hand(1, 1), "recruit")).toBe(1);
    expect(handLimit(hand(2, 1), "green")).toBe(1);
  });

  it("never limit both what must be kept and Agility Cards", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (agility, speed) => {
        const ratings = hand(agility, speed);
        expect(minimumHand(ratings) > 0).toBe(agility > speed);
        expect(agilityLimit(ratings) !== undefined).toBe(speed > agility);
        // 8.3: from a full hand a Leader plays as many cards as his Speed.
        if (agility > speed) expect(handLimit(ratings, "regular") - minimumHand(ratings)).toBe(speed);
      }),
    );
  });
});
