import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeGlb } from "../../models/kit/glb.ts";
import { mint } from "../../models/kit/mint.ts";
import { linearPaint } from "../../models/kit/palette.ts";
import { ownType } from "../../models/own/index.ts";
import { ENGINES, MARKS, type Miniature, PATTERNS, PLANS, WINGS } from "../../src/core/look.ts";
import { some, trials } from "../extent.ts";
import { findings } from "./validated.ts";

const MOST_TRIANGLES = 4_000;
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const rating = fc.integer({ min: 1, max: 5 });
const miniature: fc.Arbitrary<Miniature> = fc.record({
  plan: fc.constantFrom(...PLANS),
  wing: fc.constantFrom(...WINGS),
  engine: fc.constantFrom(...ENGINES),
  pattern: fc.constantFrom(...PATTERNS),
  mark: fc.constantFrom(...MARKS),
  upper: colour,
  second: colour,
  under: colour,
  nose: colour,
  power: rating,
  bulk: rating,
  guns: fc.subarray(["front", "left", "right", "rear"] as const),
});

/** The heaviest of everything. */
const LOADED: Miniature = {
  plan: "heavy",
  wing: "elliptic",
  engine: "radial",
  pattern: "bands",
  mark: "star",
  upper: "#80694a",
  second: "#4c5b3a",
  under: "#b4c3a4",
  nose: "#a8392d",
  power: 5,
  bulk: 5,
  guns: ["front", "left", "right", "rear"],
};
const every = PLANS.flatMap((plan) => ENGINES.map((engine): Miniature => ({ ...LOADED, plan, engine })));

describe("miniatures of one's own", { timeout: 60_000 }, () => {
  it.each(some(every, 4))("$plan, $engine keeps the budget with every weapon, bands and stars", (look) => {
    const { triangles, airframe } = mint(ownType(look));
    expect(triangles).toBeLessThanOrEqual(MOST_TRIANGLES);
    expect(triangles).toBeGreaterThan(900);
    expect(airframe.position.every(Number.isFinite)).toBe(true);
  });

  it("keeps the budget whatever its figures and colours, as wide on both sides, nose ahead of its peg", () => {
    fc.assert(
      fc.property(miniature, (look) => {
        const { triangles, airframe, hubs } = mint(ownType(look));
        expect(triangles).toBeLessThanOrEqual(MOST_TRIANGLES);
        const along = (axis: number) => airframe.position.filter((_, i) => i % 3 === axis);
        const [x, z] = [along(0), along(2)];
        // A blister on one side only reaches nowhere near the tips.
        expect(Math.max(...x) + Math.min(...x)).toBeCloseTo(0, 3);
        expect(Math.min(...z)).toBeLessThan(0);
        expect(Math.max(...z)).toBeGreaterThan(0);
        expect(hubs).toHaveLength(look.plan === "heavy" ? 4 : look.plan === "twin" ? 2 : 1);
      }),
      { numRuns: trials(2, 10) },
    );
  });

  it("comes out the same every time, and its colours are on it", () => {
    const [a, b] = [mint(ownType(LOADED)), mint(ownType(LOADED))];
    for (const name of ["position", "normal", "colour", "index"] as const)
      expect(Buffer.from(a.airframe[name].buffer).equals(Buffer.from(b.airframe[name].buffer))).toBe(true);
    const other = mint(ownType({ ...LOADED, upper: "#ff00ff" }));
    expect(Buffer.from(other.airframe.colour).equals(Buffer.from(a.airframe.colour))).toBe(false);
    expect(other.triangles).toBe(a.triangles);
    expect(linearPaint("#ff0000")).toEqual([1, 0, 0]);
  });

  it("shows each weapon: a side with one has more on it than without", () => {
    for (const plan of PLANS)
      for (const gun of LOADED.guns) {
        const without = ownType({ ...LOADED, plan, guns: [] });
        const armed = ownType({ ...LOADED, plan, guns: [gun] });
        expect(without.guns).toEqual({});
        expect(Object.keys(armed.guns)).toEqual([gun]);
        expect(armed.rods?.length).toBeGreaterThan(without.rods?.length ?? 0);
      }
  });

  it("is stronger with more ENGINE and bigger with more FUSELAGE", () => {
    for (const plan of PLANS) {
      const small = ownType({ ...LOADED, plan, power: 1, bulk: 1 });
      const big = ownType({ ...LOADED, plan, power: 5, bulk: 5 });
      expect(big.span).toBeGreaterThan(small.span);
      expect(big.length).toBeGreaterThan(small.length);
      expect(big.propellers[0]?.diameter).toBeGreaterThan(small.propellers[0]?.diameter ?? 9);
    }
  });

  it("would be valid glTF if it were written to a file", async () => {
    const { airframe, propellers } = mint(ownType(LOADED));
    expect(await findings(await writeGlb({ airframe, propellers }))).toEqual([]);
  });
});
