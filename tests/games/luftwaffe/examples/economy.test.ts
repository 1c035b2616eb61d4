import { expect, it } from "vitest";
import { quarterOf } from "../../../../src/games/luftwaffe/data/calendar.ts";
import { jetsPassOn } from "../../../../src/games/luftwaffe/data/jets.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { TWELFTHS, wholes } from "../../../../src/games/luftwaffe/data/twelfths.ts";
import {
  aircraftMade,
  isFixed,
  tournamentFactors,
} from "../../../../src/games/luftwaffe/rules/economy/aircraft.ts";
import {
  available,
  fuelMade,
  fuelNeed,
  opened,
  reserveAfter,
} from "../../../../src/games/luftwaffe/rules/economy/fuel.ts";
import { pilotsTrained } from "../../../../src/games/luftwaffe/rules/economy/pilots.ts";
import { rafReaches, rafSucceedsOn } from "../../../../src/games/luftwaffe/rules/economy/raf.ts";

const FACTORIES = { unbombed: 36, complexes: true, fixed: false, shock: false, transportGone: false };

/** Aircraft factors of quarters one after another, in twelfths. */
function quarters(...each: readonly Partial<typeof FACTORIES>[]): readonly number[] {
  let fixed = false;
  return each.map((quarter) => {
    const factories = { ...FACTORIES, ...quarter, fixed };
    fixed = isFixed(factories);
    return aircraftMade(factories);
  });
}

it("T-1 Thirds", () => {
  const made = quarters({ unbombed: 36 }, { unbombed: 35 }, { unbombed: 34 });
  expect(made).toEqual([144, 140, 136]);
  const totals = made.map((_, at) => made.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
  expect(totals.map(wholes)).toEqual([12, 23, 35]);
});

it("T-2 Fewer than 18", () => {
  for (const unbombed of [18, 17, 10, 0]) expect(quarters({ unbombed })).toEqual([72]);
  expect(quarters({ unbombed: 20 }, { unbombed: 17 }, { unbombed: 17 })).toEqual([80, 72, 72]);
});

it("T-3 Halved once", () => {
  expect(quarters({ unbombed: 30, shock: true }, { unbombed: 30 })).toEqual([60, 120]);
});

it("T-4 Halving with fractions", () => {
  const [first = 0, second = 0] = quarters({ unbombed: 35, shock: true }, { unbombed: 35 });
  expect([first, second]).toEqual([70, 140]);
  expect([wholes(first + second), (first + second) % TWELFTHS]).toEqual([17, 6]);
});

it("T-5 Transport gone", () => {
  expect(quarters({ unbombed: 15, transportGone: true, shock: true })).toEqual([36]);
  expect(quarters({ unbombed: 15, transportGone: true })).toEqual([36]);
  expect(quarters({ unbombed: 24, transportGone: true })).toEqual([48]);
});

const typeOf = (id: string) => {
  const type = TABLES.types.find((one) => one.id === id);
  if (!type) throw new Error(id);
  return type;
};

it("T-6 Fuel need", () => {
  const units: readonly (readonly [string, number, number])[] = [
    ["Me109", 2, 40],
    ["FW190", 1, 2],
    ["Me262", 2, 4],
    ["Me163", 2, 1],
    ["He162", 1, 1],
  ];
  const need = units.reduce((sum, [id, factors, count]) => sum + count * fuelNeed(typeOf(id), factors), 0);
  const made = fuelMade({ unbombed: 14, chemicalsGone: false, transportGone: false });
  expect([made, need]).toEqual([140 * TWELFTHS, 43 * TWELFTHS + 3]);
  expect(reserveAfter({ made, reserve: 0, open: false }, need, made - need)).toBe(10 * TWELFTHS);
});

it("T-7 Chemicals, T-8 Both, T-9 Residual", () => {
  const fuel = (unbombed: number, chemicalsGone: boolean, transportGone: boolean) =>
    fuelMade({ unbombed, chemicalsGone, transportGone }) / TWELFTHS;
  expect([fuel(14, true, false), fuel(14, false, false)]).toEqual([70, 140]);
  expect([fuel(12, true, true), fuel(12, false, true)]).toEqual([30, 60]);
  expect([fuel(0, false, false), fuel(0, false, true), fuel(0, true, true)]).toEqual([10, 5, 2.5]);
});

it("T-10 Reserve", () => {
  const [made, reserve, need] = [50 * TWELFTHS, 30 * TWELFTHS, 60 * TWELFTHS];
  const tanks = opened({ made, reserve, open: false }, need);
  expect(tanks.open).toBe(true);
  expect(available(tanks)).toBe(80 * TWELFTHS);
  expect(reserveAfter(tanks, need, 10 * TWELFTHS)).toBe(20 * TWELFTHS);
  expect(reserveAfter(tanks, 0, 10 * TWELFTHS)).toBe(40 * TWELFTHS);
  const before = opened({ made: 90 * TWELFTHS, reserve, open: false }, need);
  expect(available(before)).toBe(90 * TWELFTHS);
  expect(reserveAfter(before, need, 30 * TWELFTHS)).toBe(40 * TWELFTHS);
});

it("T-11 Pilots", () => {
  expect([0, 4, 4 + 2, 4 + 2 + 2, 4 + 2 + 2 + 4].map(pilotsTrained)).toEqual([12, 10, 9, 8, 6]);
  expect([1 + 1, 24, 30].map(pilotsTrained)).toEqual([11, 0, 0]);
});

it("T-12 RAF", () => {
  expect([0, 1, 4, 5, 8, 9, 12, 13, 16, 17].map(rafSucceedsOn)).toEqual([6, 5, 5, 4, 4, 3, 3, 2, 2, 1]);
  const zone = (name: string) => TABLES.targets.find((target) => target.name === name)?.zone ?? "G";
  expect(["Budapest", "Brüx", "Posen"].map((name) => rafReaches(zone(name)))).toEqual([false, false, false]);
  const night = TABLES.germans.filter((unit) => unit.enters === 0 && unit.night);
  expect(rafSucceedsOn(night.length * 2)).toBe(4);
});

it("T-14 Jets", () => {
  const months = ["1943-10", "1944-01", "1944-04", "1944-07", "1944-10", "1945-01", "1945-04"] as const;
  expect(months.map((month) => jetsPassOn(quarterOf(month), "ruled"))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(months.map((month) => jetsPassOn(quarterOf(month), "literal"))).toEqual([0, 1, 3, 4, 2, 5, 6]);
});

it("T-31 Levels: production", () => {
  expect(tournamentFactors(35)).toBe(11);
  expect(aircraftMade({ ...FACTORIES, unbombed: 17, complexes: false })).toBe(68);
  expect(aircraftMade({ ...FACTORIES, unbombed: 12, complexes: false, shock: true })).toBe(48);
});
