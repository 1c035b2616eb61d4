import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { hexAt, onTable, spotOf } from "../../../../src/games/luftwaffe/face/grid.ts";
import { locationOf } from "../../../../src/games/luftwaffe/face/tabletop/locations.ts";
import { spotsOf } from "../../../../src/games/luftwaffe/face/tabletop/places.ts";
import { HEXES } from "../../../../src/games/luftwaffe/rules/map/hex.ts";
import { crossings, type MapPoint } from "../../../../src/tabletop/atlas/outline.ts";
import { reichPlace } from "../../../../src/tabletop/atlas/projection.ts";
import { REICH } from "../../../../src/tabletop/atlas/reich.ts";

const PLACES = [...TABLES.targets, ...TABLES.bases];

/** A place's location, in km of the map. */
function kmOf(id: string): MapPoint {
  const location = locationOf(id);
  if (!location) throw new RangeError(`${id} has no location`);
  return reichPlace(location);
}

function isLand([x, y]: MapPoint): boolean {
  return crossings(REICH.land, y).filter((at) => at < x).length % 2 === 1;
}

/** Km from a place to the nearest point of some lines. */
function away([x, y]: MapPoint, lines: readonly (readonly MapPoint[])[]): number {
  const each = lines.flatMap((line) =>
    line.slice(1).map(([toX, toY], at) => {
      const [fromX, fromY] = line[at] as MapPoint;
      const [dx, dy] = [toX - fromX, toY - fromY];
      const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
      const held = Math.max(0, Math.min(1, share));
      return Math.hypot(fromX + held * dx - x, fromY + held * dy - y);
    }),
  );
  return Math.min(...each);
}

describe("LW-29: the map of the Reich", () => {
  it("weighs at most 20 kB gzipped", () => {
    const file = readFileSync(new URL("../../../../src/tabletop/atlas/reich.json", import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(20_000);
  });

  it("has every hex under its own middle", () => {
    for (const hex of HEXES) expect(hexAt(spotOf(hex))).toBe(hex);
  });

  it("has every target and base in the hex in which its location lies", () => {
    const elsewhere = PLACES.filter(({ id, hex }) => hexAt(onTable(kmOf(id))) !== hex);
    expect(elsewhere.map(({ id, name, hex }) => `${id} ${name} ${hex}`)).toEqual([]);
  });

  it("has them on land", () => {
    const wet = PLACES.filter(({ id }) => !isLand(kmOf(id)) && away(kmOf(id), REICH.land) > 4);
    expect(wet.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it("has seaports by the coast or on a river that leads to it", () => {
    const inland = TABLES.targets
      .filter(({ complex }) => complex === "shipping")
      .filter(({ id }) => away(kmOf(id), [...REICH.land, ...REICH.rivers]) > 6);
    expect(inland.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it.each([
    ["Köln", [6.96, 50.94]],
    ["Dresden", [13.74, 51.05]],
    ["Wien", [16.37, 48.21]],
    ["Budapest", [19.04, 47.5]],
    ["Breslau", [17.03, 51.11]],
  ] as const)("has %s on its river", (_, location) => {
    expect(away(reichPlace(location), REICH.rivers)).toBeLessThan(5);
  });

  it.each([
    ["the North Sea", [5.5, 54.5]],
    ["the Baltic", [16, 55]],
    ["the Danzig bay", [19, 54.6]],
  ] as const)("has no land in %s", (_, location) => {
    expect(isLand(reichPlace(location))).toBe(false);
  });

  it("has no two places on one spot", () => {
    const spots = [...spotsOf(TABLES).values()];
    const near = spots.flatMap((a, at) =>
      spots.slice(at + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.4),
    );
    expect(near).toEqual([]);
  });
});
