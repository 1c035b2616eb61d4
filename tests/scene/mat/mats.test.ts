import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { artOf, lookOf } from "../../../src/scene/mat/laid.ts";
import { allMats } from "../../../src/scene/mat/mats.ts";
import { readBy } from "../../../src/scene/mat/print.ts";
import { type MatArt, reachOf, SHEET } from "../../../src/scene/mat/sheet.ts";
import { centre, frontTable } from "../../tabletop/front.ts";

const MATS = allMats();
const FOLDER = join(import.meta.dirname, "../../../src/scene/mat/mats");
const NAMES = [...MATS.keys()];
const size = fc.integer({ min: 12, max: 96 });

describe("the mats", () => {
  it("are a folder each, with a look and an art", () => {
    expect(NAMES).toEqual(readdirSync(FOLDER).sort());
    for (const name of NAMES)
      for (const file of ["look.ts", "art.ts"]) expect(existsSync(join(FOLDER, name, file))).toBe(true);
  });

  it("that nobody has drawn are bare paper", async () => {
    const bare = await MATS.get("paper")?.art();
    for (const kind of ["unheard-of", "constructor", ""]) {
      expect(lookOf({ kind })).toBe(MATS.get("paper")?.look);
      expect((await artOf({ kind, ...SHEET }))?.colour(3, 4)).toEqual(
        bare?.({ kind, ...SHEET }).colour(3, 4),
      );
    }
    expect(lookOf({ kind: "desert" })).not.toBe(lookOf({ kind: "paper" }));
  });

  it("are drawn to scale where the game draws the map", () => {
    const reach = reachOf({ width: 54, depth: 47 }, { toScale: true });
    expect(reach).toEqual({ left: 0, bottom: 0, right: 54, top: 47, scale: 1 });
  });

  it("show the whole sheet in the middle of a table of any shape, at one scale", () => {
    fc.assert(
      fc.property(size, size, (width, depth) => {
        const { left, right, bottom, top, scale } = reachOf({ width, depth });
        expect(left).toBeLessThanOrEqual(1e-9);
        expect(bottom).toBeLessThanOrEqual(1e-9);
        expect(right).toBeGreaterThanOrEqual(SHEET.width - 1e-9);
        expect(top).toBeGreaterThanOrEqual(SHEET.depth - 1e-9);
        expect(right - left).toBeCloseTo(width * scale);
        expect(top - bottom).toBeCloseTo(depth * scale);
        expect(left + right).toBeCloseTo(SHEET.width);
      }),
    );
  });
});

/** From how many edges a mat reads, where not from both: a map with north at its head is read from its south. */
const WAYS: Readonly<Record<string, number>> = { paper: 0, "plotting-table": 1, reich: 1 };

/** The art of a mat: the front as a game lays it out, on a table of its own size. */
async function drawn(name: string): Promise<MatArt> {
  const { mat } = frontTable();
  const art = await artOf(name === "front" ? mat : { kind: name, ...SHEET });
  if (!art) throw new Error(`${name} is not drawn`);
  return art;
}

describe.each(NAMES)("the mat %s", (name) => {
  it("has a colour at every place, far beyond the sheet too, and always the same", async () => {
    const { colour } = await drawn(name);
    fc.assert(
      fc.property(
        fc.double({ min: -170, max: 220, noNaN: true }),
        fc.double({ min: -170, max: 210, noNaN: true }),
        (x, y) => {
          const found = colour(x, y);
          for (const part of found) {
            expect(part).toBeGreaterThan(-20);
            expect(part).toBeLessThan(275);
          }
          colour(y, x);
          expect(colour(x, y)).toEqual(found);
        },
      ),
    );
  });

  it("is neither so light that cream labels are lost on it nor so dark that ink is", async () => {
    const { colour } = await drawn(name);
    let sum = 0;
    for (let x = 0.5; x < SHEET.width; x++)
      for (let y = 0.5; y < SHEET.depth; y++) {
        const [red, green, blue] = colour(x, y);
        sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
    const mean = sum / (SHEET.width * SHEET.depth);
    expect(mean).toBeGreaterThan(70);
    expect(mean).toBeLessThan(165);
  });

  it("reads from the edges where its readers sit, and looks from far away as it does from near", async () => {
    const { legends, colour } = await drawn(name);
    const ways = new Set(legends.map(({ turned = false }) => turned));
    expect(ways.size).toBe(WAYS[name] ?? 2);
    // On a table every name stands upright for whoever looks at it, once for each printing towards him.
    for (const edge of [0, 1] as const) {
      const read = readBy({ legends }, edge);
      expect(read.every(({ turned }) => turned === (edge === 1))).toBe(true);
      expect(new Set(read.map(({ place }) => place))).toEqual(new Set(legends.map(({ place }) => place)));
    }
    const tint = Number.parseInt(lookOf({ kind: name }).tint.slice(1), 16);
    const parts = [tint >> 16, (tint >> 8) & 255, tint & 255];
    const means = [0, 0, 0];
    for (let x = 1; x < SHEET.width; x += 2)
      for (let y = 1; y < SHEET.depth; y += 2)
        colour(x, y).forEach((part, index) => {
          means[index] = (means[index] ?? 0) + part / 432;
        });
    parts.forEach((part, index) => {
      expect(Math.abs(part - (means[index] ?? 0))).toBeLessThan(34);
    });
  });
});

describe("the front", () => {
  it("is mud between the lines and green behind them", async () => {
    const { colour } = await drawn("front");
    const greenness = (labels: readonly string[]) => {
      const colours = labels.map((label) => {
        const { x, y } = centre(label);
        return colour(x, y);
      });
      return colours.reduce((sum, [red, green]) => sum + green - red, 0) / colours.length;
    };
    const mud = greenness(["0513", "0813", "1113", "1414", "2413", "2713"]);
    const fields = greenness(["0703", "1003", "1802", "0919", "1319", "2718"]);
    expect(fields).toBeGreaterThan(mud + 8);
  });

  it("is empty land where the game says nothing of it", async () => {
    const { mat } = frontTable();
    const { features: _, ...bare } = mat;
    const { colour, legends } = (await artOf(bare)) ?? (await drawn("paper"));
    expect(legends).toEqual([]);
    for (const part of colour(27, 23)) expect(Number.isFinite(part)).toBe(true);
  });
});
