import { Vector3 } from "three";
import { expect, it } from "vitest";
import { propellerDisc } from "../../../src/scene/models/disc.ts";
import { PaintMaterial } from "../../../src/scene/table/paint.ts";

it("a propeller's disc lies in its hub, where it throws no shadow, and its normals reach to the rim", () => {
  const disc = propellerDisc(0.4);
  const [position, normal, coat] = ["position", "normal", "coat"].map((name) => disc.getAttribute(name));
  if (!position || !normal || !coat) throw new Error("no disc");
  expect(new Set(position.array)).toEqual(new Set([0]));
  for (let i = 0; i < normal.count; i++) {
    expect(coat.getX(i)).toBe(-1);
    expect(new Vector3().fromBufferAttribute(normal, i).length()).toBeCloseTo(0.4 * coat.getY(i), 6);
  }
  expect(Math.max(...coat.array)).toBe(1);
});

it("a disc is seen from both sides: every triangle is there in either direction", () => {
  const index = [...(propellerDisc(1).getIndex()?.array ?? [])];
  const triangles = Array.from({ length: index.length / 3 }, (_, i) => index.slice(i * 3, i * 3 + 3));
  const turned = triangles.map(([a, b, c]) => [a, c, b].join());
  expect(new Set(triangles.map(String))).toEqual(new Set(turned));
});

it("the paint of airframes covers thin things in part, and leaves the picture opaque", () => {
  const paint = new PaintMaterial();
  expect(paint.alphaToCoverage).toBe(true);
  expect(paint.transparent).toBe(false);
});
