import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ahead } from "../../../src/core/geometry/clock.ts";
import { approach } from "../../../src/core/geometry/segment.ts";
import { pointAt, toInches } from "../../../src/core/geometry/surd.ts";

describe("how near a segment comes to a centre", () => {
  const a = pointAt(0, 0);
  const b = pointAt(10, 0);

  it.each([
    { centre: pointAt(5, 3), radius: 12, foot: "between", beyond: 0 },
    { centre: pointAt(5, 3), radius: 13, foot: "between", beyond: -1 },
    { centre: pointAt(5, 3), radius: 11, foot: "between", beyond: 1 },
    { centre: pointAt(-3, 4), radius: 20, foot: "start", beyond: 0 },
    { centre: pointAt(13, 4), radius: 20, foot: "end", beyond: 0 },
    { centre: pointAt(13, 4), radius: 21, foot: "end", beyond: -1 },
    { centre: pointAt(0, 2), radius: 7, foot: "start", beyond: 1 },
  ])("case $#", ({ centre, radius, foot, beyond }) => {
    expect(approach(a, b, centre, radius)).toEqual({ foot, beyond });
  });

  it("takes a segment without length for a point", () => {
    expect(approach(a, a, pointAt(3, 4), 20)).toEqual({ foot: "start", beyond: 0 });
  });

  it("is exact for a tangent along a slanting numeral", () => {
    const end = ahead(a, 1, 6);
    const centre = ahead(ahead(a, 1, 3), 4, 2);
    expect(approach(a, end, centre, 16)).toEqual({ foot: "between", beyond: 0 });
    expect(approach(a, end, centre, 17).beyond).toBe(-1);
  });

  it("agrees with floats wherever floats can tell", () => {
    const near = fc.integer({ min: -300, max: 300 });
    const point = fc.record({ xp: near, xq: near, yp: near, yq: near });
    fc.assert(
      fc.property(point, point, point, fc.integer({ min: 1, max: 400 }), (from, to, centre, radius) => {
        const [ax, ay] = [toInches(from.xp, from.xq), toInches(from.yp, from.yq)];
        const [dx, dy] = [toInches(to.xp, to.xq) - ax, toInches(to.yp, to.yq) - ay];
        const [wx, wy] = [toInches(centre.xp, centre.xq) - ax, toInches(centre.yp, centre.yq) - ay];
        const length = dx * dx + dy * dy;
        fc.pre(length > 1e-6);
        const t = Math.min(1, Math.max(0, (wx * dx + wy * dy) / length));
        const gap = Math.hypot(wx - t * dx, wy - t * dy) - radius / 4;
        fc.pre(Math.abs(gap) > 1e-9);
        expect(approach(from, to, centre, radius).beyond).toBe(Math.sign(gap));
      }),
    );
  });
});
