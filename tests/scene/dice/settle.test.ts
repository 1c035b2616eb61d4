import { Body, Sphere, Vec3 } from "cannon-es";
import { describe, expect, test } from "vitest";
import { liesFlat, liesInside } from "../../../src/scene/dice/rest.ts";
import { settleAll } from "../../../src/scene/dice/settle.ts";
import { SHAPES } from "../../../src/scene/dice/shapes.ts";
import { TRAY } from "../../../src/scene/dice/tray.ts";

const SHAPE = SHAPES.d6;
const FLOOR = SHAPE.inradius;

interface Given {
  readonly at?: readonly [number, number, number];
  readonly speed?: readonly [number, number, number];
  readonly spin?: number;
  /** Radians about the line to the right. */
  readonly tilt?: number;
}

function die({ at = [0, FLOOR, 0], speed = [0, 0, 0], spin = 0, tilt = 0 }: Given = {}): Body {
  const body = new Body({ mass: 1, shape: new Sphere(SHAPE.circumradius), position: new Vec3(...at) });
  body.velocity.set(...speed);
  body.angularVelocity.set(0, spin, 0);
  body.quaternion.setFromAxisAngle(new Vec3(1, 0, 0), tilt);
  body.updateBoundingRadius();
  return body;
}

/** Which way dice have been pushed, to the right and towards the reader: -1, 0 or 1 each. */
function pushed(...dice: readonly Body[]): readonly (readonly number[])[] {
  const before = dice.map(({ velocity: { x, z } }) => [x, z] as const);
  settleAll(
    dice.map(() => SHAPE),
    dice,
  );
  const sign = (value: number) => Math.sign(Math.round(value * 1000)) + 0;
  return dice.map(({ velocity: { x, z } }, i) => [
    sign(x - (before[i]?.[0] ?? 0)),
    sign(z - (before[i]?.[1] ?? 0)),
  ]);
}

describe("a die that is slow", () => {
  test("and lies flat is held by the baize, by and by for good", () => {
    const one = die({ speed: [1, 0, 0.5], spin: 2 });
    settleAll([SHAPE], [one]);
    expect([one.velocity.x, one.velocity.z, one.angularVelocity.y]).toEqual([0.7, 0.35, 1.4]);
    expect(one.sleepState).toBe(Body.AWAKE);
    for (let frame = 0; frame < 6; frame++) settleAll([SHAPE], [one]);
    expect(one.sleepState).toBe(Body.SLEEPING);
  });

  test.each([
    ["a wall on its right", [TRAY.halfLength - 0.4, 0.5, 0], [-1, 0]],
    ["a wall on its left", [0.4 - TRAY.halfLength, 0.5, 0], [1, 0]],
    ["the wall before the reader", [0, 0.5, TRAY.halfWidth - 0.4], [0, -1]],
    ["the wall beyond", [0, 0.5, 0.4 - TRAY.halfWidth], [0, 1]],
    ["two walls in their corner", [TRAY.halfLength - 0.4, 0.5, TRAY.halfWidth - 0.4], [-1, -1]],
    ["nothing", [0, 0.5, 0], [0, 0]],
  ] as const)("and leans on %s slides off it", (_, at, way) => {
    expect(pushed(die({ at, tilt: 0.4 }))).toEqual([way]);
  });

  test("and leans on another slides away from that, which lies as it lay", () => {
    const lying = die();
    expect(pushed(lying, die({ at: [0.5, 0.6, 0], tilt: 0.4 }))).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(pushed(die(), die({ at: [0, 0.6, -0.5], tilt: 0.4 }))[1]).toEqual([0, -1]);
    // Nobody leans on what is out of reach, beside it or below it.
    expect(pushed(die(), die({ at: [1.5, 0.6, 0], tilt: 0.4 }))[1]).toEqual([0, 0]);
    expect(pushed(die(), die({ at: [0.2, 3, 0], tilt: 0.4 }))[1]).toEqual([0, 0]);
  });

  test("is pushed with the same speed whichever way it goes", () => {
    const [alone, cornered] = [
      die({ at: [TRAY.halfLength - 0.4, 0.5, 0], tilt: 0.4 }),
      die({ at: [TRAY.halfLength - 0.4, 0.5, TRAY.halfWidth - 0.4], tilt: 0.4 }),
    ];
    settleAll([SHAPE, SHAPE], [alone, cornered]);
    expect(alone.velocity.length()).toBeCloseTo(5);
    expect(cornered.velocity.length()).toBeCloseTo(5);
  });
});

test.each([
  ["flies", { speed: [5, 0, 0] }],
  ["spins", { spin: 8 }],
] as const)("a die that still %s is left to itself", (_, motion) => {
  const flat = die(motion);
  const before = [flat.velocity.x, flat.angularVelocity.y];
  settleAll([SHAPE], [flat]);
  expect([flat.velocity.x, flat.angularVelocity.y]).toEqual(before);
  expect(pushed(die({ ...motion, at: [TRAY.halfLength - 0.4, 0.5, 0], tilt: 0.4 }))).toEqual([[0, 0]]);
});

test.each([
  ["on the floor", {}, true],
  ["a quarter turned", { tilt: Math.PI / 2 }, true],
  ["on another die", { at: [0, 3 * FLOOR, 0] }, false],
  ["on an edge", { at: [0, FLOOR, 0], tilt: Math.PI / 4 }, false],
  ["a little tilted", { tilt: 0.1 }, false],
] as const)("a die lies flat or not: %s", (_, given, flat) => {
  expect(liesFlat(SHAPE, die(given))).toBe(flat);
});

test.each([
  [TRAY.halfLength - FLOOR, 0, true],
  [TRAY.halfLength - FLOOR + 0.1, 0, false],
  [FLOOR - TRAY.halfLength - 0.1, 0, false],
  [0, TRAY.halfWidth - FLOOR, true],
  [0, TRAY.halfWidth - FLOOR + 0.1, false],
  [0, FLOOR - TRAY.halfWidth - 0.1, false],
])("a die rests within the walls or not: %f, %f", (x, z, inside) => {
  expect(liesInside(SHAPE, die({ at: [x, FLOOR, z] }))).toBe(inside);
});
