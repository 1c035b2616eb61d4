import { describe, expect, it } from "vitest";
import { QUARTERS, quarterOf } from "../../../src/games/luftwaffe/data/calendar.ts";
import { TABLES } from "../../../src/games/luftwaffe/data/own.ts";
import { COMPLEXES } from "../../../src/games/luftwaffe/data/tables.ts";
import { distance, HEXES } from "../../../src/games/luftwaffe/rules/map/hex.ts";
import {
  entriesOf,
  isAmericanSide,
  isNorth,
  isSwiss,
  lineSince,
  ownLines,
} from "../../../src/games/luftwaffe/rules/map/lines.ts";

describe("the map", () => {
  it("has 97 targets in nine complexes, and 32 bases", () => {
    const counts = COMPLEXES.map((complex) => TABLES.targets.filter((one) => one.complex === complex).length);
    expect(counts).toEqual([36, 14, 8, 5, 6, 6, 8, 8, 6]);
    expect(TABLES.bases).toHaveLength(32);
  });

  it("has every target and base on a hex of its own side, outside Switzerland", () => {
    for (const { hex } of [...TABLES.targets, ...TABLES.bases]) {
      expect(HEXES).toContain(hex);
      expect(isSwiss(hex)).toBe(false);
      expect(isAmericanSide(hex, quarterOf("1943-01"))).toBe(false);
    }
  });

  it("T-19 Hex distance", () => {
    const pairs = [
      ["2611", "1708"],
      ["2611", "2415"],
      ["1819", "2323"],
      ["4106", "2611"],
    ] as const;
    expect(pairs.map(([from, to]) => distance(from, to))).toEqual([9, 5, 6, 15]);
  });

  it("LW-30 from column 03 to Berlin 23 hexes, to Schweinfurt 15; from the north line to Berlin 12", () => {
    const least = (to: string, of: (hex: string) => boolean) =>
      Math.min(...HEXES.filter(of).map((hex) => distance(hex, to)));
    expect(least("2611", (hex) => hex.startsWith("03"))).toBe(23);
    expect(least("1819", (hex) => hex.startsWith("03"))).toBe(15);
    expect(least("2611", isNorth)).toBe(12);
  });

  it("LW-34 bases behind the line from a date on", () => {
    const behind = (month: "1944-10" | "1945-04") =>
      TABLES.bases.filter(({ hex }) => isAmericanSide(hex, quarterOf(month))).map(({ id }) => id);
    expect(behind("1944-10")).toEqual(["BAS-1", "BAS-2", "BAS-4"]);
    expect(behind("1945-04")).toEqual(["BAS-1", "BAS-2", "BAS-3", "BAS-4"]);
    const targets = TABLES.targets.filter(({ hex }) => isAmericanSide(hex, quarterOf("1945-04")));
    expect(targets.map(({ id }) => id)).toEqual(["ARM-2", "STL-2"]);
  });

  it("LW-31, LW-32 each air force has its own lines", () => {
    expect(ownLines("15", true, quarterOf("1943-10"))).toEqual([]);
    expect(ownLines("15", true, quarterOf("1944-01"))).toHaveLength(27);
    const north = (bombers: boolean) =>
      ownLines("8", bombers, 0).filter((hex) => Number(hex.slice(0, 2)) > 3).length;
    expect([north(true), north(false)]).toEqual([19, 9]);
  });

  it.each([...QUARTERS.keys()])(
    "LW-31 in quarter %i the R line runs as it has since it last moved",
    (quarter) => {
      const side = (of: number) => HEXES.filter((hex) => isAmericanSide(hex, of));
      const since = lineSince(quarter);
      expect(side(quarter)).toEqual(side(since));
      if (since > 0) expect(side(since)).not.toEqual(side(since - 1));
    },
  );

  it("LW-56 where bombers enter is worked out once: hundreds of questions ask for it", () => {
    expect(entriesOf("8", 3)).toBe(entriesOf("8", 3));
  });
});

describe("the order of battle", () => {
  const inPlay = (month: Parameters<typeof quarterOf>[0]) =>
    TABLES.germans.filter(({ enters }) => enters <= quarterOf(month));

  it("has units by unique ids of known types", () => {
    const units = [...TABLES.germans, ...TABLES.americans];
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    for (const { type } of units) expect(TABLES.types.some(({ id }) => id === type)).toBe(true);
  });

  it.each([
    ["1943-01", 13, 8],
    ["1943-04", 18, 10],
    ["1943-07", 22, 10],
    ["1943-10", 28, 12],
    ["1944-01", 33, 14],
    ["1944-04", 38, 16],
    ["1944-07", 43, 18],
    ["1944-10", 48, 18],
    ["1945-01", 52, 18],
    ["1945-04", 55, 18],
  ] as const)("%s: %i German units, %i night-fighter factors", (month, units, night) => {
    const entered = inPlay(month);
    const left = entered.filter(({ replacesNight }) => replacesNight).length;
    expect(entered.length - left).toBe(units);
    expect((entered.filter((unit) => unit.night).length - left) * 2).toBe(night);
  });

  it("has 40 and 21 groups of bombers, 16, 7 and 6 of fighters", () => {
    const groups = (force: string, bombers: boolean) =>
      TABLES.americans.filter((unit) => unit.force === force && unit.type.startsWith("B") === bombers).length;
    expect([groups("8", true), groups("15", true)]).toEqual([40, 21]);
    expect([groups("8", false), groups("15", false), groups("9", false)]).toEqual([16, 7, 6]);
  });

  it("T-20 Replacement sums", () => {
    const sum = (factors: readonly number[]) => factors.reduce((all, one) => all + one, 0);
    expect([sum(TABLES.replacements.tournament), sum(TABLES.replacements.advanced)]).toEqual([280, 340]);
  });
});
