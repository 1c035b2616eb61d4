import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { cellOf } from "../../../src/scene/dice/cells.ts";
import { DIE_KINDS, FACES } from "../../../src/scene/dice/kinds.ts";
import { roundedGeometry } from "../../../src/scene/dice/rounded.ts";
import { SHAPES } from "../../../src/scene/dice/shapes.ts";

describe.each(DIE_KINDS)("the rounded %s", (kind) => {
  const geometry = roundedGeometry(kind);
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  const uv = geometry.getAttribute("uv");
  const point = (i: number) => new Vector3().fromBufferAttribute(position, i);
  const name = (i: number) =>
    point(i)
      .toArray()
      .map((x) => Math.round(x * 1e4))
      .join();

  test("is closed: every edge is shared by two triangles, in opposite directions", () => {
    const directed = new Set<string>();
    for (let i = 0; i < position.count; i += 3)
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const)
        directed.add(`${name(i + a)}>${name(i + b)}`);
    expect(directed.size).toBe(position.count);
    for (const edge of directed) expect(directed).toContain(edge.split(">").toReversed().join(">"));
  });

  test("looks outwards everywhere", () => {
    for (let i = 0; i < position.count; i += 3) {
      const [a, b, c] = [point(i), point(i + 1), point(i + 2)];
      const facing = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
      expect(facing.dot(a)).toBeGreaterThan(0);
      expect(facing.dot(new Vector3().fromBufferAttribute(normal, i))).toBeGreaterThan(0.7);
    }
  });

  test("lies as high as its solid and nowhere outside of it", () => {
    const { faces, inradius } = SHAPES[kind];
    for (const face of faces) {
      const heights = Array.from({ length: position.count }, (_, i) => point(i).dot(face.normal));
      expect(Math.max(...heights)).toBeCloseTo(inradius, 5);
    }
  });

  test("prints on every face the cell of that face", () => {
    const found = new Set<string>();
    for (let i = 0; i < position.count; i += 3) {
      const middle = [0, 1, 2].map((k) => [uv.getX(i + k), uv.getY(i + k)]);
      const [u = 0, v = 0] = [0, 1].map((k) => middle.reduce((sum, at) => sum + (at[k] ?? 0), 0) / 3);
      found.add(`${Math.floor(u * 8)},${Math.floor((1 - v) * 8)}`);
    }
    const cells = Array.from({ length: FACES[kind] }, (_, i) => cellOf(kind, i + 1));
    for (const { column, row } of cells) expect(found).toContain(`${column},${row}`);
    expect(found.size).toBe(FACES[kind] + 1);
  });

  test("is light enough to draw a dozen", () => {
    expect(position.count / 3).toBeLessThan(900);
  });
});

test("every face of every kind has a cell of its own", () => {
  const cells = DIE_KINDS.flatMap((kind) =>
    Array.from({ length: FACES[kind] }, (_, i) => cellOf(kind, i + 1)),
  );
  const places = cells.map(({ column, row }) => `${column},${row}`);
  const blank = cellOf("d6", undefined);
  expect(new Set([...places, `${blank.column},${blank.row}`]).size).toBe(49);
});
