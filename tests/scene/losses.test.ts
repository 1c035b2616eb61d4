import { type Camera, Matrix4, OrthographicCamera, PerspectiveCamera, Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { LossHolder } from "../../src/scene/losses/holder.ts";
import { lossSlots } from "../../src/scene/losses/slots.ts";

const LAPTOP = { left: 20, top: 60, right: 930, bottom: 700 };
const PHONE = { left: 0, top: 50, right: 390, bottom: 480 };

describe("where losses stand", () => {
  it.each([
    [1, LAPTOP, 1280],
    [5, LAPTOP, 1280],
    [13, LAPTOP, 1280],
    [1, PHONE, 390],
    [6, PHONE, 390],
  ])("%i of them large enough to be read, apart, and where no paper lies", (count, free, width) => {
    const slots = lossSlots(count, free, width);
    expect(slots).toHaveLength(count);
    for (const { x, y, size } of slots) {
      expect(size).toBeGreaterThanOrEqual(64);
      expect(x - size / 2).toBeGreaterThanOrEqual(free.left);
      expect(x + size / 2).toBeLessThanOrEqual(free.right);
      expect(y - size / 2).toBeGreaterThanOrEqual(free.top);
      expect(y + size / 2).toBeLessThanOrEqual(free.bottom);
    }
    for (const [i, one] of slots.entries())
      for (const other of slots.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(one.size);
  });

  it("smaller rather than outside, where there are a hundred", () => {
    const slots = lossSlots(100, PHONE, 390);
    expect(Math.min(...slots.map(({ x, size }) => x - size / 2))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...slots.map(({ y, size }) => y + size / 2))).toBeLessThanOrEqual(PHONE.bottom);
  });
});

const [WIDTH, HEIGHT] = [1280, 720];
const SLOT = { x: 500, y: 300, size: 100 };

function looking<Seen extends Camera>(camera: Seen): Seen {
  camera.position.set(3, 30, 22);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** Where a corner of what is held is on the screen, in CSS pixels. */
function onScreen(matrix: Matrix4, camera: Camera, origin: Vector3, x = 0, z = 0) {
  const at = new Vector3(x, 0, z).applyMatrix4(matrix).add(origin).project(camera);
  return [((at.x + 1) / 2) * WIDTH, ((1 - at.y) / 2) * HEIGHT];
}

describe.each([
  ["in perspective", looking(new PerspectiveCamera(40, WIDTH / HEIGHT, 0.5, 400))],
  ["straight", looking(new OrthographicCamera(-32, 32, 18, -18, 0.5, 400))],
] as const)("a loss seen %s", (_, camera) => {
  const origin = new Vector3(-12, 0, 9);
  const [from, to] = [new Vector3(4, 0.2, -5), new Vector3(20, 0.1, -14)];
  const holder = new LossHolder();
  const posed = (risen: number, counted: number, known = true) => {
    const matrix = new Matrix4();
    const ends = known ? { from, to } : { from: undefined, to: undefined };
    const lies = { side: 1.2, lying: new Quaternion(), origin };
    holder.pose(matrix, { risen, counted }, SLOT, ends, lies, {
      ...{ camera, width: WIDTH, height: HEIGHT, away: 9 },
    });
    return matrix;
  };

  it("stands upright in its slot, as large as that", () => {
    for (const known of [true, false]) {
      const matrix = posed(1, 0, known);
      const corner = (x: number, z: number) => onScreen(matrix, camera, origin, x, z).map(Math.round);
      expect(corner(0, 0)).toEqual([500, 300]);
      expect(corner(-0.5, -0.5)).toEqual([450, 250]);
      expect(corner(0.5, 0.5)).toEqual([550, 350]);
    }
  });

  it("comes from its counter and goes to its board", () => {
    const place = (matrix: Matrix4) => new Vector3().setFromMatrixPosition(matrix).distanceTo(from);
    expect(place(posed(0, 0))).toBeCloseTo(0);
    expect(place(posed(0.1, 0))).toBeLessThan(place(posed(0.5, 0)));
    expect(new Vector3().setFromMatrixPosition(posed(1, 1)).distanceTo(to)).toBeCloseTo(0);
    const size = (matrix: Matrix4) => new Vector3().setFromMatrixScale(matrix).x;
    expect(size(posed(0, 0))).toBeCloseTo(1.2);
    expect(size(posed(1, 0.95))).toBeLessThan(size(posed(1, 0.6)));
  });
});
