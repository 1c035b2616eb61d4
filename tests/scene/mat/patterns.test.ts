import { describe, expect, it, test } from "vitest";
import { STANDS, standAt } from "../../../src/scene/mat/canopy.ts";
import { CROPS, cropIn, cropOf } from "../../../src/scene/mat/crops.ts";
import { artOf } from "../../../src/scene/mat/laid.ts";
import { LITTER, litter } from "../../../src/scene/mat/mats/front/litter.ts";
import { holed, mud } from "../../../src/scene/mat/mats/front/mud.ts";
import { allMats } from "../../../src/scene/mat/mats.ts";
import { fieldAt } from "../../../src/scene/mat/parcels.ts";
import type { Pen } from "../../../src/scene/mat/pen.ts";
import { acrossWind, downWind, seaway, WATERS } from "../../../src/scene/mat/sea.ts";
import { type MatArt, SHEET } from "../../../src/scene/mat/sheet.ts";
import type { Rgb } from "../../../src/scene/mat/tint.ts";
import { PLANS, planOf, village } from "../../../src/scene/mat/village.ts";
import { frontTable } from "../../tabletop/front.ts";

/** Places of a sheet, so many inches apart. */
function places(pace: number): readonly (readonly [x: number, y: number])[] {
  const found: [number, number][] = [];
  for (let y = pace / 2; y < SHEET.depth; y += pace)
    for (let x = pace / 2; x < SHEET.width; x += pace) found.push([x, y]);
  return found;
}

/** How often each of some names is found. */
function tally(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function light([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** How much of a sheet each kind has at least, where none is to be a rarity. */
const SEEN = 0.05;

describe("fields", () => {
  const fields = places(0.5).map(([x, y]) => ({ x, y, field: fieldAt(x, y) }));

  it("are farmed in every way on a sheet", () => {
    const crops = tally(fields.map(({ field }) => cropIn(field)));
    expect([...crops.keys()].sort()).toEqual(Object.keys(CROPS).sort());
    for (const count of crops.values()) expect(count / fields.length).toBeGreaterThan(SEEN);
  });

  it("are small and large", () => {
    const sizes = [...tally(fields.map(({ field }) => String(field.index))).values()].sort((a, b) => a - b);
    const at = (share: number) => sizes[Math.floor(share * sizes.length)] ?? 0;
    expect(at(0.9)).toBeGreaterThan(2.5 * at(0.3));
  });

  it("are ploughed in many directions", () => {
    const d = 0.001;
    const ways = fields.map(({ x, y, field }) => {
      const [right, up] = [fieldAt(x + d, y), fieldAt(x, y + d)];
      if (right.index !== field.index || up.index !== field.index) return "edge";
      const way = Math.atan2(up.along - field.along, right.along - field.along);
      return String(Math.round((((way + Math.PI) % Math.PI) / Math.PI) * 6) % 6);
    });
    const inner = ways.filter((way) => way !== "edge");
    const counts = tally(inner);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count / inner.length).toBeGreaterThan(SEEN);
  });

  it("of each kind look different from those of the others", () => {
    const looks = Object.keys(CROPS).map((crop) => {
      const mine = fields.filter(({ field }) => cropIn(field) === crop);
      const mean = mine.reduce((sum, { x, y, field }) => sum + light(cropOf(field, x, y)), 0) / mine.length;
      const rough =
        mine.reduce(
          (sum, { x, y, field }) =>
            sum + Math.abs(light(cropOf(field, x, y)) - light(cropOf(fieldAt(x + 0.05, y), x + 0.05, y))),
          0,
        ) / mine.length;
      return { crop, mean, rough };
    });
    for (const one of looks)
      for (const other of looks)
        if (one !== other)
          expect(
            Math.abs(one.mean - other.mean) + 3 * Math.abs(one.rough - other.rough),
            `${one.crop}, ${other.crop}`,
          ).toBeGreaterThan(2);
  });
});

test("woods are of both kinds, and the dark one is dark", () => {
  const kinds = tally(places(1).map(([x, y]) => standAt(x, y)));
  expect([...kinds.keys()].sort()).toEqual(Object.keys(STANDS).sort());
  for (const count of kinds.values()) expect(count).toBeGreaterThan(SEEN * places(1).length);
  expect(light(STANDS.conifer.leaves)).toBeLessThan(light(STANDS.broadleaf.leaves) - 15);
});

/** A pen that keeps where it fills rectangles, as roofs are drawn. */
function counting(): { readonly pen: Pen; readonly marks: string[] } {
  const marks: string[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (known, name) =>
      name in known
        ? Reflect.get(known, name)
        : (...given: readonly unknown[]) => {
            if (name === "getTransform") return { a: 1, b: 0, e: 0, f: 0 };
            marks.push(`${String(name)} ${given.map((value) => Number(value).toFixed(2)).join(" ")}`);
            return undefined;
          },
  });
  return { pen: pen as unknown as Pen, marks };
}

test("villages have streets, greens and blocks, and no two are alike", () => {
  const plans = tally(Array.from({ length: 40 }, (_, seed) => planOf(seed)));
  expect([...plans.keys()].sort()).toEqual(Object.keys(PLANS).sort());
  const drawn = Array.from({ length: 12 }, (_, seed) => {
    const { pen, marks } = counting();
    village(pen, 0, 0, seed);
    return marks.join("\n");
  });
  expect(new Set(drawn).size).toBe(12);
});

test("open water has a swell, streaks of foam, ruffled patches and currents, all of them on a sheet", () => {
  expect(Object.keys(WATERS).length).toBeGreaterThanOrEqual(2);
  for (const [name, pattern] of Object.entries(WATERS)) {
    const all = places(0.5).map(([x, y]) => pattern(downWind(x, y), acrossWind(x, y)));
    expect(all.filter((share) => share > 0.3).length / all.length, name).toBeGreaterThan(0.015);
    expect(all.filter((share) => share < 0.05).length / all.length, name).toBeGreaterThan(0.2);
  }
  expect(seaway([60, 90, 100], 9, 9, 0)).toEqual([60, 90, 100]);
});

describe("no man's land", () => {
  it("is mud, and nowhere sand", () => {
    for (const [x, y] of places(0.5))
      for (const colour of [mud(x, y), holed(mud(x, y), x, y, 1)]) {
        const [red, , blue] = colour;
        // Sand is light and yellow: on every mat on which there is any, it is lighter than 140 and 40 more red than blue.
        expect(light(colour) > 135 && red - blue > 30).toBe(false);
      }
    const mean = places(1).reduce((sum, [x, y]) => sum + light(mud(x, y)) / places(1).length, 0);
    expect(mean).toBeLessThan(95);
    expect(mean).toBeGreaterThan(60);
  });

  it("is full of holes, and water stands in it", () => {
    const changed = places(0.25).map(([x, y]) => {
      const [before, after] = [mud(x, y), holed(mud(x, y), x, y, 1)];
      return {
        by: Math.abs(light(after) - light(before)),
        blue: after[2] - after[0] - before[2] + before[0],
      };
    });
    expect(changed.filter(({ by }) => by > 4).length / changed.length).toBeGreaterThan(0.2);
    const wet = changed.filter(({ blue }) => blue > 15).length / changed.length;
    expect(wet).toBeGreaterThan(0.01);
    expect(wet).toBeLessThan(0.2);
  });

  it("is strewn with what the war has left, and nothing of it lies behind the lines", () => {
    const { mat } = frontTable();
    const { pen, marks } = counting();
    litter(pen, mat, (_, y) => (y > 20 && y < 30 ? 1 : 0));
    const heights = marks.flatMap((mark) =>
      mark.startsWith("translate") ? [Number(mark.split(" ").at(-1))] : [],
    );
    expect(heights.length).toBeGreaterThan(40);
    expect(Math.min(...heights)).toBeGreaterThan(20);
    expect(Math.max(...heights)).toBeLessThan(30);
    expect(Object.keys(LITTER).length).toBeGreaterThanOrEqual(2);
  });
});

/** Inches between the places at which a print is compared with itself. */
const PACE = 0.5;
const [COLUMNS, ROWS] = [SHEET.width / PACE, SHEET.depth / PACE];
/** How far a print is moved at least: nearer, any pattern is like itself. */
const NEAREST = 3;

async function drawn(name: string): Promise<MatArt> {
  const art = await artOf(name === "front" ? frontTable().mat : { kind: name, ...SHEET });
  if (!art) throw new Error(`${name} is not drawn`);
  return art;
}

/** The print without what changes slowly over it: each place against the four around it. */
function detail({ colour }: Pick<MatArt, "colour">): Float64Array {
  const at = (column: number, row: number) => light(colour((column + 0.5) * PACE, (row + 0.5) * PACE));
  const all = Float64Array.from({ length: COLUMNS * ROWS }, (_, i) =>
    at(i % COLUMNS, Math.floor(i / COLUMNS)),
  );
  const of = (column: number, row: number) => all[row * COLUMNS + column] ?? 0;
  return Float64Array.from(all, (value, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    if (column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1) return 0;
    const around = of(column - 1, row) + of(column + 1, row) + of(column, row - 1) + of(column, row + 1);
    // What is very light or dark would outweigh the rest of it.
    return Math.max(-12, Math.min(12, value - around / 4));
  });
}

/** How like a print is to itself, moved so far: 1 the same, 0 nothing alike. */
function likeness(print: Float64Array, right: number, up: number): number {
  let [both, here, there] = [0, 0, 0];
  for (let row = Math.max(0, -up); row < Math.min(ROWS, ROWS - up); row++)
    for (let column = 0; column < COLUMNS - right; column++) {
      const one = print[row * COLUMNS + column] as number;
      const other = print[(row + up) * COLUMNS + column + right] as number;
      both += one * other;
      here += one * one;
      there += other * other;
    }
  return both / Math.sqrt(here * there || 1);
}

/** How like a print is to itself at most, moved by up to half a sheet. */
function mostAlike(print: Float64Array): number {
  let most = 0;
  for (let right = 0; right <= COLUMNS / 2; right++)
    for (let up = -ROWS / 2; up <= ROWS / 2; up++)
      if (Math.hypot(right, up) * PACE >= NEAREST) most = Math.max(most, likeness(print, right, up));
  return most;
}

describe("a print repeats itself nowhere", () => {
  it("where one that is a tile does", async () => {
    const { colour } = await drawn("kent-fields");
    const tiled = detail({ colour: (x, y) => colour(x % 11, y % 9) });
    expect(mostAlike(tiled)).toBeGreaterThan(0.8);
  });

  // Bare paper is folded at even distances, and is to look so.
  it.each([...allMats().keys()].filter((name) => name !== "paper"))("%s", async (name) => {
    expect(mostAlike(detail(await drawn(name)))).toBeLessThan(0.25);
  });
});
