import { PerspectiveCamera, Ray, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { distanceToFan, fanOf } from "../../../src/scene/counters/fan.ts";
import { stackWith } from "../../../src/scene/counters/stack.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import { counterSide } from "../../../src/tabletop/layout/counter-layout.ts";
import { map } from "../../tabletop/map.ts";

const { mat } = map();
const ORIGIN = new Vector3(-mat.width / 2, 0, mat.depth / 2);

function stack(count: number, more: Partial<Counter> = {}): readonly Counter[] {
  const at = { x: 20, y: 14 };
  return Array.from({ length: count }, (_, i) => ({ ...at, id: `c${i}`, label: "", title: "", ...more }));
}

/** An eye straight over a place of the map, so high. */
function over(height: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(34, 1.6, 0.1, 400);
  camera.position.set(ORIGIN.x + 20, height, ORIGIN.z - 14);
  camera.lookAt(ORIGIN.x + 20, 0, ORIGIN.z - 14);
  camera.updateMatrixWorld();
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  return camera;
}

function fan(counters: readonly Counter[], height = 30) {
  const made = fanOf(counters, mat, over(height), ORIGIN);
  if (!made) throw new Error("no fan opens");
  return made;
}

describe("a fan", () => {
  test("opens over a stack, not over one counter nor over what nobody may read", () => {
    const opens = (counters: readonly Counter[]) => fanOf(counters, mat, over(30), ORIGIN) !== undefined;
    expect([stack(0), stack(1), stack(2), stack(3, { down: true })].map(opens)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const counters = [...stack(2), ...stack(1, { id: "alone", x: 3 })];
    expect(stackWith(counters, "c1").map(({ id }) => id)).toEqual(["c0", "c1"]);
  });

  test.each([2, 3, 5, 9])("of %i has none over another, and all within its room, as high as it", (count) => {
    const { places, room } = fan(stack(count));
    const all = [...places.values()];
    expect(all).toHaveLength(count);
    const side = counterSide(mat);
    for (const [i, one] of all.entries()) {
      const half = (side * one.size) / 2;
      expect(one.up).toBe(room.up);
      expect(Math.min(one.x - half - room.left, room.right - one.x - half)).toBeGreaterThan(-1e-9);
      expect(Math.min(one.y - half - room.near, room.away - one.y - half)).toBeGreaterThan(-1e-9);
      for (const other of all.slice(0, i))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(2 * half);
    }
    const touched = [
      Math.min(...all.map(({ x, size }) => x - (side * size) / 2)) - room.left,
      Math.max(...all.map(({ y, size }) => y + (side * size) / 2)) - room.away,
    ];
    for (const gap of touched) expect(gap).toBeCloseTo(0);
  });

  test("is the larger the further the eye is, never smaller than its counters and at most four times as large", () => {
    const size = (height: number, more: Partial<Counter> = {}) =>
      fan(stack(3, more), height).places.get("c0")?.size;
    expect(size(5)).toBeCloseTo(1.12);
    expect(size(300)).toBe(4);
    const [near = 0, far = 0] = [size(30), size(45)];
    expect(far / near).toBeCloseTo(1.5, 5);
    // Half as large counters grow twice as much.
    expect((size(30, { size: 0.5 }) ?? 0) / near).toBeCloseTo(2, 5);
  });

  test("leaves a plaque where it stands, as it is", () => {
    const counters = stack(4).map((one, i) => (i === 3 ? { ...one, shape: "plaque" as const } : one));
    const { places } = fan(counters);
    expect(places.get("c3")).toEqual({ x: 20, y: 14, up: 0, size: 1 });
    for (const id of ["c0", "c1", "c2"]) expect(places.get(id)?.y).toBeLessThan(14);
  });

  test("is meant within its room alone, and as far as that is away", () => {
    const made = fan(stack(4));
    const { left, right, near, away, up } = made.room;
    const middle = [(left + right) / 2, (near + away) / 2] as const;
    const down = (x: number, y: number, way = -1) =>
      distanceToFan(new Ray(new Vector3(x, 20, -y), new Vector3(0, way, 0)), made);
    expect(down(...middle)).toBeCloseTo(20 - up);
    expect(down(...middle, 1)).toBe(Infinity);
    for (const [x, y, inside] of [
      [left + 0.01, middle[1], true],
      [left - 0.01, middle[1], false],
      [right - 0.01, middle[1], true],
      [right + 0.01, middle[1], false],
      [middle[0], near + 0.01, true],
      [middle[0], near - 0.01, false],
      [middle[0], away - 0.01, true],
      [middle[0], away + 0.01, false],
    ] as const)
      expect([x, y, down(x, y) < Infinity]).toEqual([x, y, inside]);
    const slanted = new Ray(new Vector3(left - 10, up + 10, -middle[1]), new Vector3(1, -1, 0).normalize());
    slanted.origin.x += middle[0] - left;
    expect(distanceToFan(slanted, made)).toBeCloseTo(10 * Math.SQRT2, 0);
  });
});
