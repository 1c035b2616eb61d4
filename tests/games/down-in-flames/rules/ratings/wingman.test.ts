import fc from "fast-check";
import { expect, it } from "vitest";
import { QUALITIES, type Quality } from "../../../../../src/games/down-in-flames/data/quality.ts";
import type { AircraftCard } from "../../../../../src/games/down-in-flames/data/types/aircraft.ts";
import { wingmanRatings } from "../../../../../src/games/down-in-flames/rules/ratings/wingman.ts";
import { typed } from "../../data/samples.ts";

const SOUND = { damaged: false, cockpit: false } as const;
const DAMAGED = { damaged: true, cockpit: false } as const;

function rated(offense: number, wingmanDefense: number): AircraftCard {
  return { ...typed("spitfire-ia"), offense, wingmanDefense };
}

function draws(
  [offense, defense]: readonly [number, number],
  quality: Quality,
  turn = 1,
  condition: { readonly damaged: boolean; readonly cockpit: boolean } = SOUND,
): readonly [number, number] {
  const found = wingmanRatings(rated(offense, defense), quality, condition, turn);
  return [found.offense, found.defense];
}

it("AT-16: a damaged Wingman", () => {
  expect(draws([3, 4], "regular", 1, DAMAGED)).toEqual([3, 3]);
  expect(draws([3, 3], "regular", 1, DAMAGED)).toEqual([2, 3]);
});

it("AT-17: by quality", () => {
  expect(draws([3, 4], "recruit")).toEqual([2, 3]);
  expect(draws([3, 4], "green")).toEqual([3, 3]);
  expect(draws([3, 4], "veteran", 2)).toEqual([4, 4]);
  expect(draws([3, 4], "veteran", 1)).toEqual([3, 4]);
  expect(draws([3, 3], "green")).toEqual([2, 3]);
  expect(draws([3, 3], "veteran", 2)).toEqual([3, 4]);
  expect(draws([3, 4], "regular", 2)).toEqual([3, 4]);
});

it("AT-28: the Fw 190A-8 Wingman, sound and damaged", () => {
  const focke = typed("fw-190a-8");
  expect(wingmanRatings(focke, "regular", SOUND, 1)).toEqual({ offense: 3, defense: 2, extraOffense: false });
  expect(wingmanRatings(focke, "regular", DAMAGED, 1)).toEqual({
    offense: 2,
    defense: 2,
    extraOffense: false,
  });
});

it("DIF-R69: only an extra card of Offense raises the cap on firing cards", () => {
  expect(wingmanRatings(rated(3, 4), "veteran", SOUND, 6).extraOffense).toBe(true);
  expect(wingmanRatings(rated(3, 4), "veteran", SOUND, 5).extraOffense).toBe(false);
  expect(wingmanRatings(rated(4, 3), "veteran", SOUND, 6).extraOffense).toBe(false);
  // Damage comes first: 3/4 is 3/3 then.
  expect(wingmanRatings(rated(3, 4), "veteran", DAMAGED, 6)).toEqual({
    offense: 3,
    defense: 4,
    extraOffense: false,
  });
});

it("a cockpit hit takes a card of Offense", () => {
  expect(draws([3, 4], "regular", 1, { damaged: true, cockpit: true })).toEqual([2, 3]);
});

it("draws never fall below 0, and a Veteran's never below a Regular's", () => {
  const cards = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      cards,
      cards,
      fc.constantFrom(...QUALITIES),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      fc.boolean(),
      (offense, defense, quality, turn, damaged, cockpit) => {
        const condition = { damaged, cockpit };
        const found = draws([offense, defense], quality, turn, condition);
        const regular = draws([offense, defense], "regular", turn, condition);
        const veteran = draws([offense, defense], "veteran", turn, condition);
        for (const one of found) expect(one).toBeGreaterThanOrEqual(0);
        expect(veteran[0] + veteran[1] - regular[0] - regular[1]).toBe(turn % 2 === 0 ? 1 : 0);
        expect(found[0] + found[1]).toBeLessThanOrEqual(veteran[0] + veteran[1]);
      },
    ),
  );
});
