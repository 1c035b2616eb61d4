import { describe, expect, it } from "vitest";
import { cockade } from "../../models/kit/cockades.ts";
import { barCross, ironCross } from "../../models/kit/crosses.ts";
import { lozenge } from "../../models/kit/lozenge.ts";
import { bayWires, type Cell, interplane, onWing, wire } from "../../models/kit/rigging.ts";
import { buildRod } from "../../models/kit/rod.ts";
import { fields, streaks } from "../../models/kit/schemes.ts";
import { buildSurface } from "../../models/kit/surface.ts";
import { ribs } from "../../models/kit/table.ts";
import type { Patch } from "../../models/kit/type.ts";
import type { Vec } from "../../models/kit/vec.ts";

const CELL: Cell = {
  upper: ribs("0 1 1 2.5 0.06; 4 1.2 1.2 2.7 0.06"),
  lower: ribs("0 -0.5 1.5 2.7 0.06; 4 -0.3 1.5 2.7 0.06"),
};
const PLACE = { view: "top", on: ["wing"], at: [3, 2], size: 1 } as const;

const reach = (patches: readonly Patch[], axis: 0 | 1): number => {
  const all = patches.flatMap(({ shape }) => shape.map((p) => p[axis]));
  return Math.max(...all) - Math.min(...all);
};
const turn = (patch: Patch): number[] =>
  patch.shape.map((a, i, all) => {
    const [b, c] = [all[(i + 1) % all.length], all[(i + 2) % all.length]] as [typeof a, typeof a];
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  });
const convex = (patch: Patch): boolean =>
  turn(patch).every((t) => t > -1e-9) || turn(patch).every((t) => t < 1e-9);

describe("rigging", () => {
  it("stands every strut on both wings", () => {
    const struts = interplane(CELL, [3, 2.5]);
    expect(struts).toHaveLength(2);
    struts.forEach(({ from, to, mirror }, i) => {
      const share = [0.13, 0.66][i] as number;
      expect(from).toEqual(onWing(CELL.lower, 2.5, share));
      expect(to).toEqual(onWing(CELL.upper, 3, share));
      expect(mirror).toBe(true);
    });
  });

  it("meets in one foot where the lower wing has one spar", () => {
    const [front, rear] = interplane({ ...CELL, lowerSpars: [0.4, 0.4] }, [3, 3]);
    expect(front?.from).toEqual(rear?.from);
    expect(front?.to).not.toEqual(rear?.to);
  });

  it("crosses flying and landing wires in a bay", () => {
    const wires = bayWires(CELL, [0.5, 0.5], [3, 3]);
    expect(wires.filter(({ from, to }) => from[1] < to[1])).toHaveLength(2);
    expect(wires.filter(({ from, to }) => from[1] > to[1])).toHaveLength(2);
  });

  it("makes a wire of six triangles a side, facing outwards", () => {
    const [from, to]: [Vec, Vec] = [
      [1, 0, 0],
      [2, 1, 0.5],
    ];
    const triangles = buildRod(wire(from, to));
    expect(triangles).toHaveLength(12);
    const right = triangles.filter(({ corners }) => corners[0].p[0] > 0);
    for (const { corners } of right) {
      const [a] = corners;
      const t = ((a.p[0] - 1) * 1 + a.p[1] * 1 + a.p[2] * 0.5) / 2.25;
      const axis: Vec = [1 + t, t, 0.5 * t];
      const out = a.p.reduce((s, v, k) => s + (v - (axis[k] ?? 0)) * (a.n[k] ?? 0), 0);
      expect(out).toBeGreaterThan(0);
    }
  });

  it("makes a streamlined strut thinner across than along", () => {
    const bar = { part: "strut", from: [1, 0, 0], to: [1, 1, 0], radius: 0.1, sides: 4, flat: 0.4 } as const;
    const points = buildRod(bar).flatMap(({ corners }) => corners.map((c) => c.p));
    const wide = (axis: 0 | 2): number =>
      Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
    expect(Math.min(wide(0), wide(2)) / Math.max(wide(0), wide(2))).toBeCloseTo(0.4, 5);
  });
});

it("bends a section until its underside is flat", () => {
  const bottom = (camber: number): number => {
    const wing = buildSurface({ part: "wing", kind: "wing", ribs: ribs("0 0 0 2 0.1; 3 0 0 2 0.1"), camber });
    return Math.min(...wing.flatMap(({ corners }) => corners.map((c) => c.p[1])));
  };
  expect(bottom(0)).toBeLessThan(-0.05);
  expect(bottom(1)).toBeCloseTo(0, 9);
});

describe("markings", () => {
  it("paints cockades from the middle outwards to their size", () => {
    for (const nation of ["britain", "france", "america", "russia", "italy", "belgium"] as const) {
      const rings = cockade(nation, PLACE);
      expect(rings.map((ring) => reach([ring], 0))).toEqual(
        rings.map((ring) => reach([ring], 0)).sort((a, b) => a - b),
      );
      expect(reach(rings, 0)).toBeGreaterThan(0.95);
      expect(reach(rings, 0)).toBeLessThanOrEqual(1);
      expect(rings.every(convex)).toBe(true);
    }
    expect(cockade("france", PLACE).at(-1)?.colour).toBe(cockade("britain", PLACE)[0]?.colour);
  });

  it("flares the arms of the iron cross and keeps those of 1918 straight", () => {
    const black = (patches: readonly Patch[]): Patch[] =>
      patches.filter(({ colour }) => colour === "crossBlack");
    expect(ironCross(PLACE).every(convex)).toBe(true);
    expect(reach(black(ironCross(PLACE)), 0)).toBeCloseTo(1, 9);
    expect(reach(ironCross(PLACE), 0)).toBeGreaterThan(1);
    expect(reach(ironCross(PLACE, "field"), 1)).toBeCloseTo(1.1, 9);
    expect(black(barCross(PLACE, 2, 1)).map((patch) => reach([patch], 0))).toEqual([
      2,
      expect.closeTo(0.18, 9),
    ]);
  });

  it("lays convex lozenges of five colours side by side, none beside one of its own colour", () => {
    const patches = lozenge("upper", { view: "top", on: ["wing"], from: [0, 0], to: [6, 4] });
    expect(patches.every(convex)).toBe(true);
    expect(new Set(patches.map(({ colour }) => colour)).size).toBe(5);
    const corners = (patch: Patch): string[] => patch.shape.map((p) => p.map((v) => v.toFixed(6)).join());
    patches.forEach((a, i) => {
      for (const b of patches.slice(i + 1)) {
        const shared = corners(a).filter((corner) => corners(b).includes(corner)).length;
        if (shared > 1) expect(a.colour).not.toBe(b.colour);
      }
    });
    const touching = patches.filter((a) =>
      patches.some((b) => b !== a && corners(a).filter((c) => corners(b).includes(c)).length > 1),
    );
    expect(touching).toHaveLength(patches.length);
  });

  it("lays fields edge to edge and streaks of one width", () => {
    const ground = { on: ["wing"], from: 1, to: 3 };
    const [a, b, c] = fields(ground, [-3, -1, 1, 3], ["germanGreen", "germanRust"]);
    expect([a?.colour, b?.colour, c?.colour]).toEqual(["germanGreen", "germanRust", "germanGreen"]);
    expect(a?.shape[1]).toEqual(b?.shape[0]);
    expect(a?.shape[2]).toEqual(b?.shape[3]);
    const [one] = streaks({ ...ground, slant: 0 }, "#807c57", 0.3, [2]);
    expect(reach(one ? [one] : [], 0)).toBeCloseTo(0.3, 9);
  });
});
