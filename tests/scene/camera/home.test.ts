import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { type Clear, type HomeView, homeView, straightHome } from "../../../src/scene/camera/home.ts";

const MAT = { kind: "channel-coast", width: 48, depth: 36 };
const DUEL = { left: 24, right: 24, bottom: 8, top: 28 };
/** Half of what a tag takes up across, in inches. */
const TAG = 1.8;
const LENS = { fov: 32, aspect: 16 / 9 };

/** Where a point of the mat, in inches, is in the picture: -1 to 1. */
function seen({ position, target }: HomeView, x: number, y: number): { x: number; y: number } {
  const eye = new PerspectiveCamera(LENS.fov, LENS.aspect, 0.5, 400);
  eye.position.set(...position);
  eye.lookAt(...target);
  eye.updateMatrixWorld();
  return new Vector3(x - MAT.width / 2, 0, MAT.depth / 2 - y).project(eye);
}

function distance({ position, target }: HomeView): number {
  return new Vector3(...position).distanceTo(new Vector3(...target));
}

describe("the home view", () => {
  const papers: Clear = { left: -0.6, right: 0.45, bottom: -1, top: 0.82 };

  test.each([0, 1] as const)("from edge %d no paper covers the aircraft", (edge) => {
    const view = homeView(MAT, DUEL, edge, LENS, papers);
    for (const y of [8, 28]) {
      const at = seen(view, 24, y);
      expect(at.x).toBeGreaterThan(papers.left);
      expect(at.x).toBeLessThan(papers.right);
      expect(at.y).toBeGreaterThan(papers.bottom);
      expect(at.y).toBeLessThan(papers.top);
    }
  });

  /** What papers leave at 1366 × 768 with the largest letters, and tall cards of both sides on a projector's picture. */
  const BETWEEN = [
    ["a drawer with the largest letters", { left: -0.49, right: 0.33, bottom: -1, top: 0.8 }],
    ["a projector's cards", { left: -0.4, right: 0.385, bottom: -0.6, top: 0.8 }],
  ] as const satisfies readonly (readonly [string, Clear])[];

  test.each(BETWEEN)("no aircraft of a wide fight lies under %s, nor its tag", (_, clear) => {
    for (const edge of [0, 1] as const)
      for (const span of [4, 20, 28, 44]) {
        const [left, right] = [24 - span / 2, 24 + span / 2];
        const view = homeView(MAT, { left, right, bottom: 8, top: 28 }, edge, LENS, clear);
        const across = [left - TAG, right + TAG].flatMap((x) => [8, 28].map((y) => seen(view, x, y).x));
        expect(Math.min(...across)).toBeGreaterThan(clear.left);
        expect(Math.max(...across)).toBeLessThan(clear.right);
      }
  });

  test.each(BETWEEN)("nor from straight above under %s", (_, clear) => {
    const [right, top] = [32, 18];
    const { target, zoom } = straightHome(
      MAT,
      { left: 4, right: 44, bottom: 8, top: 28 },
      0,
      { right, top },
      clear,
    );
    const across = [4 - TAG, 44 + TAG].map((x) => ((x - MAT.width / 2 - target[0]) * zoom) / right);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(clear.left);
    expect(Math.max(...across)).toBeLessThanOrEqual(clear.right);
  });

  test("a laptop's papers lie on nothing of a table of cards, not on the deck beside its mat either", () => {
    const laptop: Clear = { left: -0.6, right: 0.516, bottom: -1, top: 0.78 };
    const deck = [
      { x: 53, y: 16 },
      { x: 57, y: 22 },
    ];
    const corners = [0, 48].flatMap((x) => [-5, 40].map((y) => ({ x, y })));
    const laid = { left: 0, right: 57, bottom: -5, top: 40, margin: 0.35, spots: [...corners, ...deck] };
    const view = homeView(MAT, laid, 0, LENS, laptop);
    const across = laid.spots.map(({ x, y }) => seen(view, x, y).x);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(laptop.left - 0.01);
    expect(Math.max(...across)).toBeLessThanOrEqual(laptop.right + 0.01);
  });

  test.each([
    ["a board stands behind it", [{ x: 24, y: 40, up: 6 }], undefined, 0.12],
    ["heights are to be told apart", undefined, 5, 0.1],
    ["neither is so", [{ x: 24, y: 40 }], undefined, 0],
  ])("a table is looked at from lower down where %s", (_, behind, air, lower) => {
    const corners = [0, 48].flatMap((x) => [0, 36].map((y) => ({ x, y })));
    const laid = { left: 0, right: 48, bottom: 0, top: 40, ...(air && { air }) };
    const extent = behind ? { ...laid, spots: [...corners, ...behind] } : laid;
    const { position, target } = homeView(MAT, extent, 0, LENS);
    expect(Math.atan2(position[2] - target[2], position[1])).toBeCloseTo(0.8 + lower);
  });

  test.each([
    [0, 8],
    [1, 28],
  ] as const)("edge %d is the lower one of the picture", (edge, own) => {
    const view = homeView(MAT, DUEL, edge, LENS);
    expect(seen(view, 24, own).y).toBeLessThan(seen(view, 24, 36 - own).y);
  });

  test("comes nearer as the fight draws together, but not without end", () => {
    const wide = distance(homeView(MAT, DUEL, 0, LENS));
    const close = distance(homeView(MAT, { left: 20, right: 26, bottom: 16, top: 20 }, 0, LENS));
    const one = distance(homeView(MAT, { left: 20, right: 20, bottom: 16, top: 16 }, 0, LENS));
    expect(close).toBeLessThan(wide);
    expect(one).toBeGreaterThan(20);
  });

  test("shows six inches of the mat around the aircraft", () => {
    const view = homeView(MAT, { left: 16, right: 30, bottom: 14, top: 22 }, 0, LENS, papers);
    for (const [x, y] of [
      [10, 18],
      [36, 18],
      [23, 8],
      [23, 28],
    ] as const) {
      const at = seen(view, x, y);
      expect(Math.abs(at.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(at.y)).toBeLessThanOrEqual(1);
    }
  });

  test("leaves no more than the wooden edge beyond the mat when aircraft stand in a corner", () => {
    const view = homeView(MAT, { left: 1, right: 4, bottom: 1, top: 3 }, 0, LENS);
    expect(Math.abs(seen(view, 3, 2).x)).toBeLessThan(1);
    expect(Math.abs(seen(view, 3, 2).y)).toBeLessThan(1);
  });

  test.each([0, 1] as const)("from straight above, edge %d, the fight is clear of the papers too", (edge) => {
    const [right, top] = [32, 18];
    const { target, zoom } = straightHome(MAT, DUEL, edge, { right, top }, papers);
    const turn = edge === 1 ? -1 : 1;
    for (const y of [8, 28]) {
      const across = (turn * (0 - target[0]) * zoom) / right;
      const up = (turn * (target[2] - (MAT.depth / 2 - y)) * zoom) / top;
      expect(across).toBeGreaterThan(papers.left);
      expect(across).toBeLessThan(papers.right);
      expect(up).toBeGreaterThan(papers.bottom);
      expect(up).toBeLessThan(papers.top);
    }
  });
});
