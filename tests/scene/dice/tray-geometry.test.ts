import { Vector3 } from "three";
import { expect, test } from "vitest";
import { TRAY } from "../../../src/scene/dice/tray.ts";
import { BOTTOM, trayGeometry } from "../../../src/scene/dice/trayGeometry.ts";

const tray = trayGeometry();
const position = tray.getAttribute("position");
const normal = tray.getAttribute("normal");

test("the tray is as long, as wide and as high as its measures say", () => {
  tray.computeBoundingBox();
  const { min, max } = tray.boundingBox ?? {};
  const outside = [TRAY.halfLength + TRAY.wood, TRAY.rim, TRAY.halfWidth + TRAY.wood];
  expect(max?.toArray().map((side, axis) => Math.abs(side - (outside[axis] ?? 0)) < 1e-6)).toEqual([
    true,
    true,
    true,
  ]);
  expect(min?.y).toBeCloseTo(-BOTTOM, 6);
});

test("every face of the tray is wound the way its wood faces", () => {
  const [a, b, c, facing] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1).sub(a);
    c.fromBufferAttribute(position, i + 2).sub(a);
    facing.fromBufferAttribute(normal, i);
    expect(facing.length()).toBeCloseTo(1, 6);
    expect(b.cross(c).dot(facing)).toBeGreaterThan(0);
  }
});

test("nothing of the wood stands over the baize", () => {
  const inside = (x: number, z: number) =>
    Math.abs(x) < TRAY.halfLength - 1e-6 && Math.abs(z) < TRAY.halfWidth - 1e-6;
  for (let i = 0; i < position.count; i++)
    if (inside(position.getX(i), position.getZ(i))) expect(position.getY(i)).toBe(0);
});
