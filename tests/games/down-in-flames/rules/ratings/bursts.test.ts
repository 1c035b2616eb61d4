import { describe, expect, it } from "vitest";
import type { AircraftCard } from "../../../../../src/games/down-in-flames/data/types/aircraft.ts";
import { allowance, type Steps } from "../../../../../src/games/down-in-flames/rules/ratings/bursts.ts";
import type { Pilot } from "../../../../../src/games/down-in-flames/rules/ratings/ratings.ts";
import { REGULAR, typed } from "../../data/samples.ts";

const SIGHTS: readonly AircraftCard["sight"][] = ["standard", "simple", "gyro", "beam"];

function bursts(
  sight: AircraftCard["sight"],
  pilot: Partial<Pilot> = {},
  gyro: 2 | 3 = 3,
): readonly number[] {
  const card = { ...typed("spitfire-ia"), sight };
  return [0, 1, 2].map((steps) => allowance(card, { ...REGULAR, ...pilot }, steps as Steps, gyro));
}

describe("AT-18: the bursts when Neutral, Advantaged and Tailing", () => {
  it("of each sight", () => {
    expect(SIGHTS.map((sight) => bursts(sight))).toEqual([
      [1, 2, 4],
      [0, 1, 4],
      [1, 3, 4],
      [1, 3, 4],
    ]);
  });

  it("with a Gyro Sight by the letter of DIF-10.9, which does not touch beam attacks", () => {
    expect(bursts("gyro", {}, 2)).toEqual([1, 2, 4]);
    expect(bursts("beam", {}, 2)).toEqual([1, 3, 4]);
  });

  it("of a crack shot are one more", () => {
    for (const sight of SIGHTS)
      expect(bursts(sight, { crackShot: true })).toEqual(bursts(sight).map((one) => one + 1));
  });

  it("DIF-R9: of a Recruit are one less, not below 0", () => {
    expect(bursts("standard", { quality: "recruit" })).toEqual([0, 1, 3]);
    expect(bursts("simple", { quality: "recruit" })).toEqual([0, 0, 3]);
    expect(bursts("simple", { quality: "recruit", crackShot: true })).toEqual([1, 1, 4]);
  });

  it("are the same for all other qualities", () => {
    for (const quality of ["green", "veteran", "ace"] as const)
      expect(bursts("beam", { quality })).toEqual(bursts("beam"));
  });

  it("Keen Eyesight is none of them", () => {
    expect(bursts("standard", { keenEyesight: true })).toEqual([1, 2, 4]);
  });
});

it("AT-39: the SBD-3 with its Simple Sight, and a crack shot in it", () => {
  const dauntless = typed("sbd-3");
  const of = (pilot: Pilot) => ([0, 1, 2] as const).map((steps) => allowance(dauntless, pilot, steps, 3));
  expect(of(REGULAR)).toEqual([0, 1, 4]);
  expect(of({ ...REGULAR, crackShot: true })).toEqual([1, 2, 5]);
});

it("AT-17: a Recruit in an A6M2 fires 0, 1 and 3", () => {
  const recruit = { ...REGULAR, quality: "recruit" } as const;
  expect(([0, 1, 2] as const).map((steps) => allowance(typed("a6m2"), recruit, steps, 3))).toEqual([0, 1, 3]);
});
