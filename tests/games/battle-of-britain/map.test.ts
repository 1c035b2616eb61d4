import { describe, expect, it } from "vitest";
import { faceOf } from "../../../src/games/battle-of-britain/data/faces.ts";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import { atlasOf, isOpenToWing } from "../../../src/games/battle-of-britain/rules/map/atlas.ts";
import { isBarred } from "../../../src/games/battle-of-britain/rules/map/boundary.ts";
import { neighbours } from "../../../src/games/battle-of-britain/rules/map/path.ts";
import { nameOf, readSquare, SQUARES } from "../../../src/games/battle-of-britain/rules/map/square.ts";

const ATLAS = atlasOf(TABLES);

describe("the map", () => {
  it("has 286 squares inside, 49 on the line and 165 outside (BB-37)", () => {
    expect(ATLAS.inside.size).toBe(286);
    expect(ATLAS.watched.size).toBe(49);
    expect(SQUARES.length - ATLAS.inside.size - ATLAS.watched.size).toBe(165);
  });

  it("has a radar line without a gap that a diagonal step slips through (BB-41)", () => {
    const outside = SQUARES.filter((square) => !ATLAS.inside.has(square) && !ATLAS.watched.has(square));
    for (const square of outside)
      for (const next of neighbours(square, true)) expect(ATLAS.inside.has(next)).toBe(false);
  });

  it("bars the squares of the table of BB-38", () => {
    const first = (column: number) =>
      Array.from({ length: 25 }, (_, row) => row).find((row) => isBarred(nameOf(column, row)));
    const rows = Array.from({ length: 20 }, (_, column) => (first(column) ?? -1) + 1);
    expect(rows).toEqual([...Array.from({ length: 15 }, () => 12), 14, 14, 14, 14, 14]);
    expect([isBarred("Q13"), isBarred("R14"), isBarred("O11")]).toEqual([false, true, false]);
  });

  it("keeps listed places in the Group of their table (BB-35)", () => {
    expect(ATLAS.areas.get("K06")).toBe("11");
    expect(ATLAS.areas.get("K07")).toBe("10");
    for (const { square, group } of TABLES.airfields) expect(ATLAS.areas.get(square)).toBe(group);
  });

  it("lets wings be on or inside the line, in their own and neighbouring Groups (BB-36, BB-37)", () => {
    expect(isOpenToWing(TABLES, "11", "R07")).toBe(true);
    expect(isOpenToWing(TABLES, "11", "S07")).toBe(false);
    expect(isOpenToWing(TABLES, "11", "K19")).toBe(false);
    expect(isOpenToWing(TABLES, "12", "K19")).toBe(true);
    expect(isOpenToWing(TABLES, "13", "N09")).toBe(false);
    for (const { square, group } of TABLES.airfields) expect(isOpenToWing(TABLES, group, square)).toBe(true);
  });

  it("reads its squares in any case, and nothing that lies off it", () => {
    expect([readSquare("n9"), readSquare("N09")]).toEqual(["N09", "N09"]);
    for (const text of ["U01", "A00", "A26", "N009", "9N", ""]) expect(readSquare(text)).toBeUndefined();
  });
});

describe("the tables", () => {
  const total = (list: readonly (readonly [string, number])[]) =>
    list.reduce((sum, [, count]) => sum + count, 0);

  it("have 36 British and 83 German squadrons (BB-28, BB-29)", () => {
    const size = (id: string) =>
      total(Object.entries(TABLES.pools.find((pool) => pool.id === id)?.squadrons ?? {}));
    expect(["10", "11", "12", "13"].map(size)).toEqual([9, 12, 9, 6]);
    expect(["LF2", "LF3", "LF5"].map(size)).toEqual([44, 33, 6]);
  });

  it("have fifty targets: 26 cities, 12 airfields, 12 stations (BB-7 to BB-9)", () => {
    expect([TABLES.cities.length, TABLES.airfields.length, TABLES.radar.length]).toEqual([26, 12, 12]);
  });

  it("have 7, 14, 9 and 4 dice of production (BB-43)", () => {
    const dice = ["10", "11", "12", "13"].map((group) =>
      TABLES.cities
        .filter((city) => city.group === group)
        .reduce((sum, { production }) => sum + production, 0),
    );
    expect(dice).toEqual([7, 14, 9, 4]);
  });

  it("have dice that hit with half their faces, blank a third, show the enemy's sign once (BB-16, BB-17)", () => {
    for (const side of [0, 1] as const) {
      const faces = [1, 2, 3, 4, 5, 6].map((face) => faceOf(side, face));
      const count = (sign: string) => faces.filter((face) => face === sign).length;
      expect([count(side === 0 ? "o" : "+"), count("-"), count(side === 0 ? "+" : "o")]).toEqual([3, 2, 1]);
    }
  });
});
