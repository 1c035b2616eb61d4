import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PerspectiveCamera,
  Vector2,
  Vector3,
} from "three";
import { expect, it } from "vitest";
import { PATCH } from "../../../src/scene/overlay/chips.ts";
import { type Slips, Spread } from "../../../src/scene/overlay/spread.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import type { Spot } from "../../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../../tabletop/fixtures.ts";

const SCREEN = new Vector2(1366, 768);
/** A slip's width and that of its name, in heights, and its least height in pixels. */
const WIDE = 5;
const NAMED = 2;
const HIGH = 18;

/** Slips at places of the mat, as the table prints them. */
function slipsAt(spots: readonly Spot[]): Slips {
  const geometry = new InstancedBufferGeometry();
  geometry.instanceCount = spots.length;
  const attribute = (size: number, of: (spot: Spot) => readonly number[]) =>
    new InstancedBufferAttribute(new Float32Array(spots.flatMap(of)), size);
  geometry.setAttribute(
    "anchor",
    attribute(3, ({ x, y }) => [x, 0.12, -y]),
  );
  geometry.setAttribute(
    "shape",
    attribute(3, () => [WIDE, 0.1, 1]),
  );
  geometry.setAttribute(
    "shift",
    attribute(2, () => [0, 0]),
  );
  geometry.setAttribute(
    "patch_",
    attribute(4, () => [0, 0, 0, 0]),
  );
  const heads = Float32Array.from(spots.flatMap(() => [WIDE, NAMED]));
  return Object.assign(new Mesh(geometry), { heads, screen: SCREEN, least: HIGH }) as unknown as Slips;
}

function cameraOver(): PerspectiveCamera {
  const camera = new PerspectiveCamera(40, SCREEN.x / SCREEN.y, 0.1, 400);
  camera.position.set(22, 34, 10);
  camera.lookAt(22, 0, -18);
  camera.updateProjectionMatrix();
  return camera;
}

/** A melee over a goal's name, with a height that somebody else has written there; how far each slip was moved. */
function laid() {
  const melee = Array.from({ length: 5 }, (_, i) => ({ x: 22 + (i % 3) * 0.6, y: 18 + Math.floor(i / 3) }));
  const tabletop = table(
    melee.map(({ x, y }, i) => piece(`A${i + 1}`, [pose(x, y, 0)])),
    [],
  );
  const stage = createStage();
  setStage(stage, tabletop, undefined, 0);
  const goal = { x: 25, y: 18 };
  const chips = slipsAt([...melee, goal]);
  const written = { x: 22, y: 18 };
  const others = slipsAt([written]);
  const camera = cameraOver();
  const ranked = { stage, tabletop, overlay: NO_OVERLAY, looked: "A1" };
  const spread = new Spread();
  spread.frame({ chips, goals: [goal], others }, ranked, camera);
  const shift = chips.geometry.getAttribute("shift");
  const moved = [...melee, goal].map((_, i) => [shift.getX(i), shift.getY(i)]);
  const nameAt = ({ x, y }: Spot) => {
    const at = new Vector3(x, 0.12, -y).project(camera);
    return spread.actorAt(at.x, at.y);
  };
  return { moved, spread, goal, written, nameAt };
}

it("in a melee the name of a goal stays where it is, and tags give way to it and to what others have written", () => {
  const { moved, goal, written, nameAt } = laid();
  expect(moved.at(-1)).toEqual([0, 0]);
  expect([nameAt(goal), nameAt(written)]).toEqual([-1, -1]);
});

it("where each name lies on the screen is known, laid apart as it is", () => {
  const { spread } = laid();
  const areas = spread.areas();
  expect(areas).toHaveLength(5);
  for (const [slip, { left, right, top, bottom }] of areas.entries()) {
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, top + 1],
      [right - 1, bottom - 1],
    ] as const)
      expect(spread.actorAt((2 * x) / SCREEN.x - 1, 1 - (2 * y) / SCREEN.y)).toBe(slip);
    const others = areas.filter(
      (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
    );
    expect(others).toHaveLength(1);
  }
});

it("whose name lies at a point of the picture is known", () => {
  const { spread } = laid();
  expect(spread.actorAt(-0.9, 0.9)).toBe(-1);
  const found = new Set<number>();
  for (let x = -1; x <= 1; x += 0.005) for (let y = -1; y <= 1; y += 0.01) found.add(spread.actorAt(x, y));
  expect([...found].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
});

it.each([
  ["in a crowd there is room for names alone", () => ({ x: 22, y: 18 }), WIDE, [NAMED, WIDE], 9],
  [
    "where all stand apart each is told whole again",
    (i: number) => ({ x: 10 + (i % 4) * 8, y: 12 + i }),
    NAMED,
    [WIDE],
    1,
  ],
])("%s", (_, spotOf, before, widths, places) => {
  const spots = Array.from({ length: 12 }, (__, i) => spotOf(i));
  const tabletop = table(spots.map(({ x, y }, i) => piece(`A${i}`, [pose(x, y, 0)])));
  const stage = createStage();
  setStage(stage, tabletop, undefined, 0);
  const chips = slipsAt(spots);
  const [shape, patch] = [chips.geometry.getAttribute("shape"), chips.geometry.getAttribute("patch_")];
  for (let i = 0; i < spots.length; i++) shape.setX(i, before);
  const camera = new PerspectiveCamera(40, SCREEN.x / SCREEN.y, 0.1, 400);
  camera.position.set(22, 44, 10);
  camera.lookAt(22, 0, -18);
  camera.updateProjectionMatrix();
  new Spread().frame(
    { chips, goals: [], others: undefined },
    { stage, tabletop, overlay: NO_OVERLAY, looked: undefined },
    camera,
  );
  const all = spots.map((__, i) => shape.getX(i));
  const shift = chips.geometry.getAttribute("shift");
  // Names alone have places of their own as well; what finds none lies where it belongs, on others.
  expect(new Set(spots.map((__, i) => `${shift.getX(i)} ${shift.getY(i)}`)).size).toBe(places);
  expect([...new Set(all)].toSorted()).toEqual(widths);
  for (const [i, wide] of all.entries()) if (wide !== before) expect(patch.getZ(i)).toBeCloseTo(wide * PATCH);
});

it("in a crowd a tag for which there is no room is cut behind its name, and gives way as that", () => {
  const crowd = Array.from({ length: 40 }, (_, i) => ({
    x: 20 + (i % 8) * 0.6,
    y: 17 + Math.floor(i / 8) * 0.6,
  }));
  const tabletop = table(
    crowd.map(({ x, y }, i) => piece(`A${i}`, [pose(x, y, 0)])),
    [],
  );
  const stage = createStage();
  setStage(stage, tabletop, undefined, 0);
  const chips = slipsAt(crowd);
  const ranked = { stage, tabletop, overlay: NO_OVERLAY, looked: "A1" };
  new Spread().frame({ chips, goals: [], others: undefined }, ranked, cameraOver());
  const [shape, shift, patch] = ["shape", "shift", "patch_"].map((name) => chips.geometry.getAttribute(name));
  const slips = crowd.map((_, i) => ({
    wide: shape?.getX(i),
    patch: patch?.getZ(i),
    moved: shift?.getX(i) !== 0 || shift.getY(i) !== 0,
  }));
  const cut = slips.filter(({ wide }) => wide === NAMED);
  expect(cut.every(({ patch: seen }) => seen === NAMED * PATCH)).toBe(true);
  // Some have found room as names alone, others lie where they belong.
  expect(new Set(cut.map(({ moved }) => moved))).toEqual(new Set([true, false]));
  expect(slips.filter(({ wide }) => wide === WIDE).length).toBeGreaterThan(2);
});
