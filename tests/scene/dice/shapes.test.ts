import fc from "fast-check";
import { Quaternion, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { DIE_KINDS, type DieKind, FACES } from "../../../src/scene/dice/kinds.ts";
import { labelFor, upperFace, valueUp } from "../../../src/scene/dice/relabel.ts";
import { SHAPES } from "../../../src/scene/dice/shapes.ts";

/** A die come to rest: on any face, turned any way, at most three degrees from flat. */
function resting(kind: DieKind) {
  const radians = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  return fc
    .tuple(fc.constantFrom(...SHAPES[kind].faces), radians(Math.PI), radians(0.05))
    .map(([{ normal }, yaw, tilt]) => {
      const flat = new Quaternion().setFromUnitVectors(normal, new Vector3(0, 1, 0));
      const turned = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yaw).multiply(flat);
      return new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), tilt).multiply(turned);
    });
}

describe.each(DIE_KINDS)("a %s", (kind) => {
  const shape = SHAPES[kind];

  test("has every value once", () => {
    const values = shape.faces.map(({ value }) => value).toSorted((a, b) => a - b);
    expect(values).toEqual(Array.from({ length: FACES[kind] }, (_, i) => i + 1));
  });

  test("is convex and closed, with all faces equally far from the centre", () => {
    for (const { normal } of shape.faces) {
      const reach = Math.max(...shape.corners.map((corner) => corner.dot(normal)));
      expect(reach).toBeCloseTo(shape.inradius, 9);
    }
    const edges = shape.faces.reduce((sum, { corners }) => sum + corners.length, 0) / 2;
    expect(shape.corners.length - edges + shape.faces.length).toBe(2);
  });

  test("has opposite faces that add up", () => {
    for (const face of shape.faces) {
      const opposite = shape.faces.find(({ normal }) => normal.dot(face.normal) < -0.999);
      const sum = face.value + (opposite?.value ?? Number.NaN);
      // A d10 is printed 0 to 9, and its opposite digits make 9.
      if (kind === "d10") expect((face.value % 10) + ((opposite?.value ?? 0) % 10)).toBe(9);
      else expect(sum).toBe(FACES[kind] + 1);
    }
  });

  test("has the turns of its solid", () => {
    expect(shape.symmetries).toHaveLength({ d6: 24, d10: 10, d12: 60, d20: 60 }[kind]);
  });

  test("has room for each numeral within its face", () => {
    for (const { room, up, normal, centre } of shape.faces) {
      expect(room).toBeGreaterThan(0.14);
      expect(up.dot(normal)).toBeCloseTo(0, 9);
      expect(centre.dot(normal)).toBeCloseTo(shape.inradius, 9);
    }
  });

  test("can be labelled to show each of its values wherever it landed", () => {
    fc.assert(
      fc.property(resting(kind), (turn) => {
        for (const { value } of shape.faces)
          expect(valueUp(kind, turn, labelFor(kind, turn, value))).toBe(value);
      }),
      { numRuns: 60 },
    );
  });

  test("is only turned within its solid by a label", () => {
    fc.assert(
      fc.property(resting(kind), fc.constantFrom(...shape.faces), (turn, { value }) => {
        const label = labelFor(kind, turn, value);
        for (const corner of shape.corners) {
          const moved = corner.clone().applyQuaternion(label);
          expect(shape.corners.some((other) => other.distanceTo(moved) < 1e-6)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("refuses a face that it does not have", () => {
    expect(() => labelFor(kind, new Quaternion(), FACES[kind] + 1)).toThrow(`faces are 1 to ${FACES[kind]}`);
  });
});

test("a d6 counts 1, 2, 3 counter-clockwise around their corner", () => {
  const [one, two, three] = [1, 2, 3].map(
    (value) => SHAPES.d6.faces.find((face) => face.value === value)?.normal ?? new Vector3(),
  );
  expect(
    one
      ?.clone()
      .cross(two ?? one)
      .dot(three ?? one),
  ).toBeCloseTo(1, 9);
});

test("around the 20 of a d20 lie 2, 8 and 14", () => {
  const twenty = SHAPES.d20.faces.find(({ value }) => value === 20);
  const beside = SHAPES.d20.faces.filter(
    ({ corners }) => corners.filter((corner) => twenty?.corners.includes(corner)).length === 2,
  );
  expect(beside.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([2, 8, 14]);
});

test("the upper face is the one that looks up", () => {
  const quarter = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
  expect(upperFace(SHAPES.d6, new Quaternion()).value).toBe(1);
  expect(upperFace(SHAPES.d6, quarter).value).toBe(2);
});
