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
    ["all that lies on it, where a board stands behind it", [{ x: 24, y: 40, up: 6 }], undefined, 0.35, 0.92],
    ["all that lies on it", [{ x: 24, y: 40 }], undefined, 0.35, 0.8],
    ["a fight", undefined, undefined, undefined, 1],
    ["a fight whose heights are to be told apart", undefined, 5, undefined, 1.08],
  ])("a table is looked at from low down for %s", (_, behind, air, margin, tilt) => {
    const corners = [0, 48].flatMap((x) => [0, 36].map((y) => ({ x, y })));
    const laid = { left: 0, right: 48, bottom: 0, top: 40, ...(air && { air }), ...(margin && { margin }) };
    const extent = behind ? { ...laid, spots: [...corners, ...behind] } : laid;
    const { position, target } = homeView(MAT, extent, 0, LENS);
    expect(Math.atan2(position[2] - target[2], position[1])).toBeCloseTo(tilt);
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

/** Screens of so many pixels, and what papers leave of them while somebody is asked: from the left, top, right, bottom. */
const SCREENS = {
  laptop: { width: 1280, height: 720, free: [130, 60, 990, 712] },
  projector: { width: 1920, height: 1080, free: [140, 70, 1620, 1070] },
  phone: { width: 390, height: 844, free: [0, 120, 390, 508] },
  across: { width: 844, height: 390, free: [124, 58, 560, 388] },
} as const;

/** Aircraft that face each other, as their scenarios set them up, and what can be reached from the first. */
const FIGHTS = {
  duel: { own: [[22, 6]], foes: [[26, 30]] },
  four: {
    own: [15, 21, 27, 33].map((x, i) => [x, i % 3 ? 5 : 6]),
    foes: [15, 21, 27, 33].map((x) => [x, 30]),
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<"own" | "foes", readonly (readonly number[])[]>>>
>;
const REACH = [-4.5, -2, 0, 2, 4.5].flatMap((x) => [2, 6].map((y) => ({ x: 22 + x, y: 6 + y })));
/** Half the wings of a fighter as it is drawn, how high it hangs with all that is above it, in inches. */
const [WING, UP, HEAD] = [1.5, 1.9, 0.5];

describe.each([
  ["laptop", "duel", 12, 5],
  ["laptop", "four", 8, 3.5],
  ["projector", "duel", 12, 5],
  ["phone", "duel", 20, 7],
  ["across", "duel", 8, 4],
] as const)("on a %s a fight of the %s", (screen, name, most, least) => {
  const { width, height, free } = SCREENS[screen];
  const [left, top, right, bottom] = free;
  const clear: Clear = {
    ...{ left: (2 * left) / width - 1, right: (2 * right) / width - 1 },
    ...{ bottom: 1 - (2 * bottom) / height, top: 1 - (2 * top) / height },
  };
  const { own, foes } = FIGHTS[name];
  const spots = [...own, ...foes].map(([x = 0, y = 0]) => ({ x, y, up: UP }));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const ground = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
  const lens = { fov: LENS.fov, aspect: width / height };
  const view = homeView(MAT, { ...ground, spots, reach: REACH }, 0, lens, clear);
  const eye = new PerspectiveCamera(lens.fov, lens.aspect, 0.5, 400);
  eye.position.set(...view.position);
  eye.lookAt(...view.target);
  eye.updateMatrixWorld();
  const at = (x: number, y: number, up: number) =>
    new Vector3(x - MAT.width / 2, up, MAT.depth / 2 - y).project(eye);
  const wings = ([x = 0, y = 0]: readonly number[]) =>
    ((at(x + WING, y, UP).x - at(x - WING, y, UP).x) / 2) * 100;

  test("fills the screen, one's own before the enemy", () => {
    expect(Math.min(...own.map(wings))).toBeGreaterThanOrEqual(most);
    expect(Math.min(...foes.map(wings))).toBeGreaterThanOrEqual(least);
  });

  test("lies under no paper: wings, names, and what can be reached", () => {
    const parts = spots.flatMap(({ x, y }) => [
      ...[-WING, WING].map((aside) => at(x + aside, y, UP + HEAD)),
      ...[-TAG, TAG].map((aside) => at(x + aside * 0.9, y - 1.9, 0)),
    ]);
    for (const one of [...parts, ...REACH.map(({ x, y }) => at(x, y, 0))]) {
      expect(one.x).toBeGreaterThanOrEqual(clear.left - 0.01);
      expect(one.x).toBeLessThanOrEqual(clear.right + 0.01);
      expect(one.y).toBeGreaterThanOrEqual(clear.bottom - 0.01);
      expect(one.y).toBeLessThanOrEqual(clear.top + 0.01);
    }
  });

  test("is looked at from 25 to 35 degrees up", () => {
    const [x, y, z] = view.position.map((one, i) => one - (view.target[i] ?? 0)) as [number, number, number];
    const up = (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI;
    expect(up).toBeGreaterThanOrEqual(25);
    expect(up).toBeLessThanOrEqual(35);
  });
});

test("a reach all over the mat is seen, however small that makes the aircraft", () => {
  const reach = [0, 48].flatMap((x) => [0, 36].map((y) => ({ x, y })));
  const view = homeView(MAT, { ...DUEL, reach }, 0, LENS);
  for (const { x, y } of reach) {
    expect(Math.abs(seen(view, x, y).x)).toBeLessThanOrEqual(1);
    expect(Math.abs(seen(view, x, y).y)).toBeLessThanOrEqual(1);
  }
});
