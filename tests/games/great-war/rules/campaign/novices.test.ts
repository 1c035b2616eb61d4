import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterMission,
  cameHome,
  NO_KILLS,
  wholeKills,
  withShare,
} from "../../../../../src/games/great-war/rules/campaign/novices.ts";
import {
  isNoviceReplacement,
  rollsForNovice,
  typeForNovice,
} from "../../../../../src/games/great-war/rules/campaign/replacements.ts";
import type { Service } from "../../../../../src/games/great-war/rules/state/campaign.ts";

const NOVICE: Service = { kills: NO_KILLS, missions: 0, novice: true };

describe("4.10u promotion", () => {
  test("after his first kill, one of his own or shares that make a whole one (A-47)", () => {
    expect(afterMission(NOVICE, [1], true).novice).toBe(false);
    const half = afterMission(NOVICE, [2], true);
    expect(half).toEqual({ kills: [1, 2], missions: 1, novice: true });
    expect(afterMission(half, [3], true)).toMatchObject({ kills: [5, 6], novice: true });
    expect(afterMission(half, [2], true)).toMatchObject({ kills: [1, 1], novice: false });
  });

  test("after four missions survived, successful or not", () => {
    const flown = (count: number) =>
      Array.from({ length: count }).reduce<Service>((one) => afterMission(one, [], true), NOVICE);
    expect(flown(3).novice).toBe(true);
    expect(flown(4).novice).toBe(false);
    expect(afterMission(flown(3), [], false)).toMatchObject({ missions: 3, novice: true });
  });

  test("a regular stays one", () => {
    expect(afterMission({ ...NOVICE, novice: false }, [], false).novice).toBe(false);
  });

  const fit = { health: "fit" as const, woundedIn: null };

  test("aircraft and crew must come home", () => {
    expect(cameHome({ status: "home", crew: [fit] })).toBe(true);
    expect(cameHome({ status: "flying", crew: [fit, { health: "wounded", woundedIn: null }] })).toBe(true);
    expect(cameHome({ status: "flying", crew: [fit, { health: "killed", woundedIn: null }] })).toBe(false);
    expect(cameHome({ status: "away", crew: [fit] })).toBe(false);
    expect(cameHome({ status: "crashed", crew: [fit] })).toBe(false);
  });
});

describe("A-47 shared kills add up", () => {
  test("five whole kills from shares, whatever their order", () => {
    const shares = [2, 3, 6, 1, 2, 2, 4, 4, 1, 1];
    expect(wholeKills(shares.reduce(withShare, NO_KILLS))).toBe(5);
    expect(wholeKills([...shares].reverse().reduce(withShare, NO_KILLS))).toBe(5);
    expect(wholeKills(shares.slice(0, -1).reduce(withShare, NO_KILLS))).toBe(4);
  });

  test("the sum is exact, and so many equal shares make one kill", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 25 }), (sharers, before) => {
        const kills = Array.from({ length: sharers }).reduce<readonly [number, number]>(
          (sum) => withShare(sum, sharers),
          [before, 1],
        );
        expect(kills).toEqual([before + 1, 1]);
      }),
    );
  });
});

describe("T-18 4.10v replacements of Bloody April", () => {
  const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const novices = (side: 0 | 1, duty: "pilot" | "observer") =>
    rolls.filter((roll) => isNoviceReplacement(side, duty, roll));

  test("British pilots 2–10; British observers 2–8 and 12, 9–11 not; German pilots 2–3, 4 not; German observers never", () => {
    expect(novices(0, "pilot")).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(novices(0, "observer")).toEqual([2, 3, 4, 5, 6, 7, 8, 12]);
    expect(novices(1, "pilot")).toEqual([2, 3]);
    expect(novices(1, "observer")).toEqual([]);
    expect(rollsForNovice(1, "observer")).toBe(false);
    expect(rollsForNovice(1, "pilot")).toBe(true);
  });
});

describe("4.10w, A-50 a squadron with two types", () => {
  const squadron = (machines: number, airmen: number) =>
    [
      { type: "albatros-d-iii", machines, airmen },
      { type: "halberstadt-d-ii", machines: 4, airmen: 1 },
    ] as const;

  test("a novice gets the lesser type, unless the better one's machines outnumber their airmen", () => {
    expect(typeForNovice(squadron(5, 5))).toBe("halberstadt-d-ii");
    expect(typeForNovice(squadron(5, 6))).toBe("halberstadt-d-ii");
    expect(typeForNovice(squadron(6, 5))).toBe("albatros-d-iii");
    expect(typeForNovice([squadron(1, 3)[0]])).toBe("albatros-d-iii");
  });
});
