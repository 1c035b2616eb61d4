import { describe, expect, test } from "vitest";
import { mapNames, placeOf, unnamed } from "../../src/scene/map/names.ts";
import { siteSize } from "../../src/scene/map/sites.ts";
import type { Area } from "../../src/tabletop/area.ts";
import type { MapLine } from "../../src/tabletop/line.ts";
import type { Site } from "../../src/tabletop/site.ts";

function site(id: string, x: number, y: number, minor = false): Site {
  return { id, kind: "town", x, y, label: id.toUpperCase(), minor } as unknown as Site;
}

const SQUARE = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 2 },
  { x: 0, y: 2 },
];
const LAND = { id: "kent", label: "Kent", outline: SQUARE, tone: "land" } as unknown as Area;
const names = (given: Partial<Parameters<typeof mapNames>[0]>, turn = 0) =>
  mapNames({ areas: [], lines: [], sites: [], ...given }, 1.5, turn);

describe("the names on a map", () => {
  test("an area is named in its middle, or where it is to be, along with the reader", () => {
    expect(placeOf(LAND)).toEqual({ x: 2, y: 1 });
    expect(placeOf({ ...LAND, labelAt: { x: 3, y: 1.5 } })).toEqual({ x: 3, y: 1.5 });
    expect(names({ areas: [LAND] }, 180)).toMatchObject([{ text: "Kent", x: 2, y: 1, turn: 180 }]);
    expect(names({ areas: [{ ...LAND, label: undefined }] as unknown as Area[] })).toEqual([]);
  });

  test("the sea is named in another colour than the land", () => {
    const [land, sea] = names({ areas: [LAND, { ...LAND, tone: "sea" }] });
    expect(land?.colour).not.toBe(sea?.colour);
  });

  test.each([
    ["to the right", [0, 0], [8, 0], 0],
    ["to the left", [8, 0], [0, 0], 0],
    ["upwards", [0, 0], [0, 8], 90],
    ["downwards", [0, 8], [0, 0], -90 + 180],
    ["to the upper left", [8, 0], [0, 8], -45],
  ])(
    "a line drawn %s is named beside its middle, the right way up",
    (_, [x1 = 0, y1 = 0], [x2 = 0, y2 = 0], turn) => {
      const points = [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ];
      const [name] = names({
        lines: [{ id: "l", kind: "route", label: "Way", points } as unknown as MapLine],
      });
      expect(name?.turn).toBeCloseTo(turn);
      expect(Math.hypot((name?.x ?? 0) - (x1 + x2) / 2, (name?.y ?? 0) - (y1 + y2) / 2)).toBeCloseTo(0.34);
      // Above the line, as its reader sees it.
      const up = ((turn + 90) * Math.PI) / 180;
      expect(
        ((name?.x ?? 0) - (x1 + x2) / 2) * Math.cos(up) + ((name?.y ?? 0) - (y1 + y2) / 2) * Math.sin(up),
      ).toBeCloseTo(0.34);
    },
  );

  test("a minor site is named in smaller letters", () => {
    const [major, minor] = names({ sites: [site("dover", 4, 4), site("deal", 14, 4, true)] });
    expect([major?.text, minor?.text]).toEqual(["DOVER", "DEAL"]);
    expect(major?.size).toBeGreaterThan(minor?.size ?? 1);
  });

  test("of sites without room for their names those are told that are looked at", () => {
    const crowd = Array.from({ length: 40 }, (_, i) =>
      site(`s${i}`, 5 + (i % 8) * 0.05, 5 + Math.floor(i / 8) * 0.05),
    );
    const sites = [...crowd, site("far", 40, 30)];
    const named = new Set(names({ sites }).map(({ text }) => text.toLowerCase()));
    const [hidden = "", other = ""] = crowd.map(({ id }) => id).filter((id) => !named.has(id));
    expect(hidden && other).toBeTruthy();
    expect(unnamed(sites, 1.5, [hidden, "far", undefined, "nobody"])).toEqual([hidden]);
    expect(unnamed(sites, 1.5, [])).toEqual([]);
  });

  test.each([
    [{ kind: "paper", width: 10, depth: 10 }, 1.5],
    [{ kind: "paper", width: 10, depth: 10, grid: { shape: "hex", inches: 1, columns: 3, rows: 3 } }, 0.98],
    [{ kind: "paper", width: 10, depth: 10, grid: { shape: "hex", inches: 4, columns: 3, rows: 3 } }, 1.5],
  ])("the tile of a site on %o is %d inches", (mat, size) => {
    expect(siteSize(mat as never)).toBeCloseTo(size);
  });
});
