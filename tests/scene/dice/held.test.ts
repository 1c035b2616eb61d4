import { type Scene, Vector3, type WebGLRenderer } from "three";
import { describe, expect, test, vi } from "vitest";
import { bake } from "../../../src/scene/dice/bake.ts";
import { HeldDice, restOf } from "../../../src/scene/dice/held.ts";
import { type DieKind, MAX_DICE } from "../../../src/scene/dice/kinds.ts";
import { SHAPES } from "../../../src/scene/dice/shapes.ts";
import { type BakedThrow, POSE } from "../../../src/scene/dice/throw.ts";
import { LAYER } from "../../../src/scene/order.ts";
import type { ScreenArea } from "../../../src/scene/props.ts";

/** Screens, and what no paper covers of them. */
const LAPTOP = { width: 1280, height: 720, free: { left: 0, top: 60, right: 1270, bottom: 640 } };
const PROJECTOR = { width: 1920, height: 1080, free: { left: 0, top: 60, right: 1500, bottom: 960 } };
const PHONE = { width: 390, height: 844, free: { left: 0, top: 60, right: 390, bottom: 460 } };

function thrown(count: number, seed: number, kind: DieKind = "d6"): BakedThrow {
  const dice = Array.from({ length: count }, (_, i) => ({ kind, face: 1 + (i % 6), colour: "white" }));
  return bake({ dice, seed });
}

function held(baked: BakedThrow, { free, ...full }: typeof LAPTOP, share = 1, turn = 1): HeldDice {
  const dice = new HeldDice();
  dice.settle(restOf(baked), free, full, share, turn);
  dice.eye.updateMatrixWorld();
  return dice;
}

/** Where on the screen each die of a throw lies in the end, as a box around its corners, in CSS pixels. */
function boxes(baked: BakedThrow, dice: HeldDice, { width, height }: typeof LAPTOP, turn = 1): ScreenArea[] {
  const last = (baked.frames - 1) * baked.kinds.length;
  return baked.kinds.map((kind, die) => {
    const at = (last + die) * POSE;
    const [x = 0, y = 0, z = 0, ...q] = baked.poses.subarray(at, at + POSE);
    const corners = SHAPES[kind].corners.map((corner) => {
      const [qx = 0, qy = 0, qz = 0, qw = 1] = q;
      const on = corner.clone().applyQuaternion({ x: qx, y: qy, z: qz, w: qw });
      const point = new Vector3(turn * (on.x + x), on.y + y, turn * (on.z + z)).project(dice.eye);
      return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
    });
    const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

function isWithin(one: ScreenArea, all: ScreenArea): boolean {
  return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;
}

describe("dice that are thrown", () => {
  test.each([
    ["on a laptop", LAPTOP, 60],
    ["on a projector", PROJECTOR, 90],
  ] as const)("are read from across the room %s, all of them in what is free", (_, screen, least) => {
    for (const count of [1, 2, 5, MAX_DICE])
      for (const seed of [1, 2, 3])
        for (const turn of [1, -1]) {
          const baked = thrown(count, seed);
          const dice = held(baked, screen, 1, turn);
          for (const box of boxes(baked, dice, screen, turn)) {
            expect(box.right - box.left, `${count} dice of throw ${seed}`).toBeGreaterThanOrEqual(least);
            expect(isWithin(box, screen.free), `${count} dice of throw ${seed}`).toBe(true);
          }
        }
  });

  test("are as large on a phone as there is room", () => {
    const [one, many] = [thrown(1, 1), thrown(MAX_DICE, 1)];
    const [large] = boxes(one, held(one, PHONE), PHONE);
    expect((large?.right ?? 0) - (large?.left ?? 0)).toBeGreaterThan(60);
    for (const box of boxes(many, held(many, PHONE), PHONE)) expect(isWithin(box, PHONE.free)).toBe(true);
  });

  test("lie in the lower right corner, half as large once they are laid aside", () => {
    const baked = thrown(2, 4);
    const [large, aside] = [held(baked, LAPTOP), held(baked, LAPTOP, 0.5)];
    for (const { area } of [large, aside])
      expect([LAPTOP.free.right - area.right, LAPTOP.free.bottom - area.bottom]).toEqual([14, 14]);
    const width = ({ area }: HeldDice) => area.right - area.left;
    expect(width(aside) / width(large)).toBeCloseTo(0.5);
    for (const box of boxes(baked, large, LAPTOP)) expect(isWithin(box, large.area)).toBe(true);
  });

  test("are hit by a hand where they lie, and nowhere else", () => {
    const dice = held(thrown(1, 1), LAPTOP);
    const { left, top, right, bottom } = dice.area;
    expect(dice.contains((left + right) / 2, (top + bottom) / 2)).toBe(true);
    for (const [x, y] of [
      [left - 1, bottom - 1],
      [left + 1, top - 1],
      [right + 1, bottom - 1],
      [right - 1, bottom + 1],
    ] as const)
      expect(dice.contains(x, y)).toBe(false);
  });

  test("are drawn over the picture, by themselves and in another light, without a background", () => {
    const dice = held(thrown(1, 1), LAPTOP);
    const scene = { background: "a dim room" } as unknown as Scene;
    const seen: unknown[] = [];
    const gl = {
      ...{ autoClear: true, toneMapping: 0, toneMappingExposure: 1, clearDepth: vi.fn() },
      render: ({ background }: Scene, { layers }: HeldDice["eye"]) =>
        seen.push(background, layers.mask, gl.autoClear),
    };
    dice.draw(gl as unknown as WebGLRenderer, scene);
    expect(seen).toEqual([null, 1 << LAYER.held, false]);
    expect(gl.clearDepth).toHaveBeenCalled();
    expect(gl).toMatchObject({ autoClear: true, toneMapping: 0, toneMappingExposure: 1 });
    expect(scene.background).toBe("a dim room");
  });
});
