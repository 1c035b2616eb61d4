import { describe, expect, test } from "vitest";
import { housesOf } from "../../../src/scene/mat/houses.ts";
import { type Pen, roof } from "../../../src/scene/mat/pen.ts";
import { MOST_TREES, type Pixels, treesOf } from "../../../src/scene/mat/woods.ts";

type Rgb = readonly [number, number, number];

const WOOD: Rgb = [66, 84, 50];
const MEADOW: Rgb = [134, 143, 84];
const SEA: Rgb = [52, 92, 104];

/** A picture of so many pixels each way, as a function paints it. */
function picture(size: number, paint: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) data.set([...paint(x, y), 255], (y * size + x) * 4);
  return { data, width: size, height: size };
}

describe("woods on a mat", () => {
  test("stand where they are printed, and nowhere else", () => {
    const trees = treesOf(
      picture(200, (x) => (x < 100 ? WOOD : MEADOW)),
      5,
    );
    expect(trees.length).toBeGreaterThan(600);
    expect(Math.max(...trees.map(({ x }) => x))).toBeLessThan(100);
    expect(Math.max(...trees.map(({ y }) => y))).toBeGreaterThan(190);
  });

  test.each([
    ["water", SEA],
    ["meadows", MEADOW],
    ["paper", [236, 226, 200]],
    ["burnt earth", [60, 52, 40]],
  ] as const)("don't grow on %s", (_, ground) => {
    expect(
      treesOf(
        picture(120, () => ground),
        5,
      ),
    ).toEqual([]);
  });

  test("are bushes along a hedge, trees in a wood", () => {
    const hedge = treesOf(
      picture(200, (_, y) => (Math.abs(y - 100) < 2 ? WOOD : MEADOW)),
      5,
    );
    const wood = treesOf(
      picture(200, () => WOOD),
      5,
    );
    const inner = wood.filter(({ x, y }) => Math.min(x, y) > 10 && Math.max(x, y) < 190);
    expect(hedge.length).toBeGreaterThan(5);
    expect(Math.max(...hedge.map(({ radius }) => radius))).toBeLessThan(
      Math.min(...inner.map(({ radius }) => radius)),
    );
  });

  test("are the same ones for the same print, in its colours, and never too many", () => {
    const all = picture(500, () => WOOD);
    const trees = treesOf(all, 4);
    expect(treesOf(all, 4)).toEqual(trees);
    expect(trees[0]?.colour).toEqual(WOOD);
    expect(trees.length).toBeGreaterThan(MOST_TREES * 0.9);
    expect(trees.length).toBeLessThan(MOST_TREES * 1.1);
  });
});

test("a house stands under its roof, however the pen is turned and scaled", () => {
  let matrix = { a: 40, b: 0, e: 0, f: 0 };
  const saved: (typeof matrix)[] = [];
  const pen = {
    save: () => saved.push(matrix),
    restore: () => {
      matrix = saved.pop() ?? matrix;
    },
    translate: (x: number, y: number) => {
      matrix = { ...matrix, e: matrix.e + 40 * x, f: matrix.f - 40 * y };
    },
    rotate: (turn: number) => {
      matrix = { ...matrix, a: 40 * Math.cos(turn), b: -40 * Math.sin(turn) };
    },
    fillRect: () => undefined,
    getTransform: () => matrix,
  } as unknown as Pen;
  expect(housesOf(pen)).toEqual([]);
  roof(pen, 3, 2, 0.5, Math.PI / 2, "#9b5a3f");
  const [house, ...others] = housesOf(pen);
  expect(others).toEqual([]);
  expect(house?.colour).toBe("#9b5a3f");
  expect(house?.middle).toEqual([120, -80]);
  expect(house?.gable[0]).toBeCloseTo(120);
  expect(house?.gable[1]).toBeCloseTo(-100);
});
