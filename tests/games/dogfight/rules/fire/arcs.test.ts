import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ahead, degreesOf, NUMERALS, type Numeral, turned } from "../../../../../src/core/geometry/clock.ts";
import {
  type Point,
  pointAt,
  samePoint,
  squaredGap,
  toInches,
} from "../../../../../src/core/geometry/surd.ts";
import { FRONT, LEFT, REAR, RIGHT } from "../../../../../src/games/dogfight/data/weapons.ts";
import { arcsTo, sideHit } from "../../../../../src/games/dogfight/rules/fire/arcs.ts";
import { bandOf } from "../../../../../src/games/dogfight/rules/fire/range.ts";
import type { Pose } from "../../../../../src/games/dogfight/rules/move/fly.ts";
import { bruteSign } from "../../../../core/geometry/brute.ts";
import { boundaryTargets } from "../../boundaries.ts";

/** p + q√3 in BigInt, on its own: nothing of the code under test. */
type Big = readonly [bigint, bigint];

const add = ([a, b]: Big, [c, d]: Big): Big => [a + c, b + d];
const negated = ([a, b]: Big): Big => [-a, -b];
const product = ([a, b]: Big, [c, d]: Big): Big => [a * c + 3n * b * d, a * d + b * c];
const sign = ([p, q]: Big): number => bruteSign(p, q);
const ROOT: Big = [0n, 1n];

/** Twice the sine of each numeral × 30°. */
const SINES: readonly Big[] = [
  [0n, 0n],
  [1n, 0n],
  [0n, 1n],
  [2n, 0n],
  [0n, 1n],
  [1n, 0n],
  [0n, 0n],
  [-1n, 0n],
  [0n, -1n],
  [-2n, 0n],
  [0n, -1n],
  [-1n, 0n],
];

const sine = (numeral: number): Big => SINES[((numeral % 12) + 12) % 12] as Big;
const cosine = (numeral: number): Big => sine(numeral + 3);

/** Arcs by the definition in the shooter's own frame: u to the right, v ahead. */
function arcsByFrame({ at, heading }: Pose, to: Point): number {
  const dx: Big = [BigInt(to.xp - at.xp), BigInt(to.xq - at.xq)];
  const dy: Big = [BigInt(to.yp - at.yp), BigInt(to.yq - at.yq)];
  const v = add(product(dx, sine(heading)), product(dy, cosine(heading)));
  const u = add(product(dx, cosine(heading)), negated(product(dy, sine(heading))));
  if (sign(u) === 0 && sign(v) === 0) return FRONT;
  const absU = sign(u) < 0 ? negated(u) : u;
  const absV = sign(v) < 0 ? negated(v) : v;
  const wide = product(ROOT, absU);
  let arcs = 0;
  if (sign(add(v, negated(wide))) >= 0) arcs |= FRONT;
  if (sign(add(negated(v), negated(wide))) >= 0) arcs |= REAR;
  if (sign(add(wide, negated(absV))) >= 0) arcs |= sign(u) > 0 ? RIGHT : sign(u) < 0 ? LEFT : 0;
  return arcs;
}

/** What one would write first: floats and an arc tangent. */
function arcsByFloat({ at, heading }: Pose, to: Point): number {
  const x = toInches(to.xp, to.xq) - toInches(at.xp, at.xq);
  const y = toInches(to.yp, to.yq) - toInches(at.yp, at.yq);
  const bearing = ((Math.atan2(x, y) * 180) / Math.PI - degreesOf(heading) + 720) % 360;
  let arcs = 0;
  if (bearing >= 330 || bearing <= 30) arcs |= FRONT;
  if (bearing >= 30 && bearing <= 150) arcs |= RIGHT;
  if (bearing >= 150 && bearing <= 210) arcs |= REAR;
  if (bearing >= 210 && bearing <= 330) arcs |= LEFT;
  return arcs;
}

const near = fc.integer({ min: -300, max: 300 });
const point = fc.record({ xp: near, xq: near, yp: near, yq: near });
const numeral = fc.constantFrom(...NUMERALS);

describe("arcs", () => {
  it("DF-12 DF-43 R-12: by numeral, front 11 to 1, right 1 to 5, rear 5 through 6 to 7, left 7 to 11", () => {
    const expected = [
      FRONT | RIGHT,
      RIGHT,
      RIGHT,
      RIGHT,
      RIGHT | REAR,
      REAR,
      REAR | LEFT,
      LEFT,
      LEFT,
      LEFT,
      LEFT | FRONT,
      FRONT,
    ];
    for (const heading of NUMERALS) {
      const shooter = { at: pointAt(3, 4), heading };
      const found = NUMERALS.map((off) => arcsTo(shooter, ahead(shooter.at, turned(heading, off), 3)));
      expect(found).toEqual(expected);
    }
  });

  it("are those of the definition, counted another way with eighty decimals", () => {
    fc.assert(
      fc.property(point, point, numeral, (at, to, heading) => {
        const shooter = { at, heading };
        expect(arcsTo(shooter, to)).toBe(arcsByFrame(shooter, to));
      }),
      { numRuns: 3000 },
    );
  });

  it("1,728 targets on the very edge of two arcs: none judged wrong, where floats err", () => {
    const targets = boundaryTargets();
    expect(targets).toHaveLength(1728);
    const wrong = targets.filter(({ shooter, target, arcs, modifier }) => {
      const band = bandOf(squaredGap(shooter.at, target));
      return arcsTo(shooter, target) !== arcs || (band?.modifier ?? null) !== modifier;
    });
    expect(wrong).toEqual([]);
    const floats = targets.filter(({ shooter, target, arcs }) => arcsByFloat(shooter, target) !== arcs);
    expect(floats.length).toBeGreaterThan(0);
  });

  it("a quarter inch off the edge decides", () => {
    const shooter = { at: pointAt(0, 0), heading: 12 as Numeral };
    const edge = ahead(shooter.at, 1, 4);
    expect(arcsTo(shooter, edge)).toBe(FRONT | RIGHT);
    expect(arcsTo(shooter, { ...edge, xp: edge.xp + 1 })).toBe(RIGHT);
    expect(arcsTo(shooter, { ...edge, xp: edge.xp - 1 })).toBe(FRONT);
  });
});

describe("the side that is hit", () => {
  it("is one of the arcs in which the target sees the shooter; on an edge front or rear (DF-44 R-13)", () => {
    fc.assert(
      fc.property(point, point, numeral, numeral, (at, to, heading, course) => {
        fc.pre(!samePoint(at, to));
        const target = { at: to, heading: course };
        const arcs = arcsTo(target, at);
        const side = sideHit(target, { at, heading });
        if (arcs & FRONT) expect(side).toBe("front");
        else if (arcs & REAR) expect(side).toBe("rear");
        else expect(side).toBe(arcs === LEFT ? "left" : "right");
      }),
    );
  });

  it.each([
    [12, 6, "front"],
    [12, 5, "front"],
    [12, 7, "front"],
    [12, 12, "rear"],
    [12, 11, "rear"],
    [12, 1, "rear"],
    [12, 3, "right"],
    [12, 9, "left"],
  ] as const)("DF-45 R-14: in the same place, shooter %i and target %i: %s", (shooter, target, side) => {
    const at = pointAt(5, 5);
    expect(arcsTo({ at, heading: shooter }, at)).toBe(FRONT);
    expect(sideHit({ at, heading: target }, { at, heading: shooter })).toBe(side);
    expect(bandOf(squaredGap(at, at))?.modifier).toBe(2);
  });
});
