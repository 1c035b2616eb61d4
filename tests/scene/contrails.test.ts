import { expect, it } from "vitest";
import { ContrailGeometry, raised } from "../../src/scene/effects/contrails.ts";
import type { Counter } from "../../src/tabletop/counter.ts";
import type { Contrail } from "../../src/tabletop/sky/contrail.ts";
import { fadingOf } from "../../src/tabletop/sky/fading.ts";
import { map } from "../tabletop/map.ts";

const OLD: Contrail = {
  side: 0,
  up: 2,
  points: [
    { x: 0, y: 0, faded: 0.5 },
    { x: 4, y: 0, faded: 0.4 },
  ],
};
const FRESH: Contrail = {
  side: 0,
  up: 3,
  points: [
    { x: 0, y: 5, faded: 0.1 },
    { x: 4, y: 5, faded: 0 },
  ],
  behind: "c1",
};

/** The corners of a shape, each as inches on the map and up, and how thick it is there. */
function corners(shape: ContrailGeometry) {
  const [place, colour] = [shape.getAttribute("position"), shape.getAttribute("color")];
  return Array.from({ length: place.count }, (_, i) => ({
    x: place.getX(i),
    y: -place.getZ(i),
    up: place.getY(i),
    thick: colour.getW(i),
  }));
}

it("hangs over the map at its height, thinner the older it is and without an edge", () => {
  const shape = new ContrailGeometry(fadingOf([], [OLD, FRESH]));
  const all = corners(shape);
  const of = (up: number) => all.filter((one) => one.up === up);
  expect(of(2).length).toBe(of(3).length);
  const thickest = (up: number) => Math.max(...of(up).map(({ thick }) => thick));
  expect(thickest(2)).toBeLessThan(thickest(3));
  const widest = Math.max(...of(3).map(({ y }) => Math.abs(y - 5)));
  for (const { y, thick } of of(3)) if (Math.abs(y - 5) > widest - 1e-6) expect(thick).toBe(0);
});

it("ends where its counter is, and stays where it began; one that was left behind stays whole", () => {
  const shape = new ContrailGeometry(fadingOf([], [OLD, FRESH]));
  const before = corners(shape);
  expect(shape.ends.map(({ behind }) => behind)).toEqual(["c1"]);
  for (const end of shape.ends) shape.follow(end, 2, 5);
  const after = corners(shape);
  expect(Math.max(...after.filter(({ up }) => up === 3).map(({ x }) => x))).toBeCloseTo(2);
  expect(after.filter(({ up }) => up === 2)).toEqual(before.filter(({ up }) => up === 2));
  for (const end of shape.ends) shape.follow(end, 4, 5);
  expect(corners(shape)).toEqual(before);
});

it("ends at its counter from the point on that this has yet to come past", () => {
  const bent: Contrail = { ...FRESH, points: [...FRESH.points, { x: 4, y: 9, faded: 0 }] };
  const shape = new ContrailGeometry(fadingOf([], [bent]));
  const ends = (x: number, y: number, next: number) => {
    for (const end of shape.ends) shape.follow(end, x, y, next);
    const all = corners(shape);
    return [Math.max(...all.map((one) => one.x)), Math.max(...all.map((one) => one.y))].map(Math.round);
  };
  expect(ends(2, 5, 1)).toEqual([2, 5]);
  expect(ends(4, 7, 2)).toEqual([4, 7]);
  expect(ends(4, 9, 2)).toEqual([4, 9]);
});

it("fades from what it was before as time passes, and out where it is gone afterwards", () => {
  const older: Contrail = { ...OLD, points: OLD.points.map((point) => ({ ...point, faded: 0.8 })) };
  const shape = new ContrailGeometry(fadingOf([OLD, FRESH], [older]));
  const thickest = (up: number, share: number) => {
    shape.fade(share);
    return Math.max(...corners(shape).flatMap((one) => (one.up === up ? [one.thick] : [])));
  };
  const old = [0, 0.5, 1].map((share) => thickest(2, share));
  expect(old).toEqual(old.toSorted((a, b) => b - a));
  expect(new Set(old).size).toBe(3);
  expect(thickest(3, 0)).toBeGreaterThan(0.9);
  expect(thickest(3, 0.5)).toBeGreaterThan(0.3);
  expect(thickest(3, 1)).toBe(0);
});

it("is as high as the miniatures behind which it ends, which fly over their stack", () => {
  const flight = { model: "dogfight/b-17g", count: 1, formation: "box", up: 2, heading: 90 } as const;
  const stack = (high: number): readonly Counter[] =>
    Array.from({ length: high }, (_, i) => ({
      ...{ id: `c${i + 1}`, label: "", title: "", x: 4, y: 5 },
      ...(i === high - 1 && { flights: [flight] }),
    }));
  const over = (high: number) => raised(map({ counters: stack(high), contrails: [OLD, FRESH] }));
  const heights = (high: number) => over(high).map(({ up }) => up);
  expect(heights(1)).toEqual([OLD.up, 2]);
  expect(heights(6)[0]).toBe(OLD.up);
  expect(heights(6)[1]).toBeGreaterThan(2.2);
});
