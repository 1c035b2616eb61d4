import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARTS } from "../../../src/scene/mat/arts.ts";
import { type MatArt, reachOf, SHEET } from "../../../src/scene/mat/sheet.ts";
import { TINTS } from "../../../src/scene/mat/tints.ts";
import { MATS, matNamed, PRINTS, type PrintName, printNamed } from "../../../src/tabletop/mats.ts";
import { centre, frontTable } from "../../tabletop/front.ts";

const size = fc.integer({ min: 12, max: 96 });

describe("the mats", () => {
  it("have names; any other name is the coast's", () => {
    for (const name of MATS) expect(matNamed(name)).toBe(name);
    expect(matNamed("unheard-of")).toBe("channel-coast");
    expect(matNamed("constructor")).toBe("channel-coast");
    expect(matNamed(undefined)).toBe("channel-coast");
    for (const name of PRINTS) expect(printNamed(name)).toBe(name);
    expect(printNamed("toString")).toBe("channel-coast");
    expect(matNamed("front")).toBe("channel-coast");
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

/** The art of a mat: the front as a game lays it out, on a table of its own size. */
function artOf(name: PrintName): Promise<MatArt> {
  const { mat } = frontTable();
  return ARTS[name](name === "front" ? mat : { kind: name, ...SHEET });
}

describe.each(PRINTS)("the mat %s", (name) => {
  it("has a colour at every place, far beyond the sheet too, and always the same", async () => {
    const { colour } = await artOf(name);
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
    const { colour } = await artOf(name);
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

  it("reads from both long edges, and looks from far away as it does from near", async () => {
    const { legends, colour } = await artOf(name);
    const ways = new Set(legends.map(({ turned = false }) => turned));
    expect(ways.size).toBe(name === "paper" ? 0 : 2);
    const tint = Number.parseInt(TINTS[name].slice(1), 16);
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
    const { colour } = await artOf("front");
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
    const { colour, legends } = await ARTS.front(bare);
    expect(legends).toEqual([]);
    for (const part of colour(27, 23)) expect(Number.isFinite(part)).toBe(true);
  });
});
