import { describe, expect, test } from "vitest";
import { cloudPuffs, putClouds } from "../../../src/scene/effects/clouds.ts";
import { PuffField } from "../../../src/scene/puffs/field.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import type { Cloud } from "../../../src/tabletop/tabletop.ts";
import { table } from "../../tabletop/fixtures.ts";
import { puffsOf, type Seen } from "../puffs/puffs-of.ts";

const FIRST: Cloud = { x: 10, y: 12, radius: 3, bottom: 3, top: 5 };
const SECOND: Cloud = { x: 30, y: 20, radius: 4, bottom: 3, top: 5 };

function laid(clouds: readonly Cloud[], plainness = 0): readonly Seen[] {
  const stage = createStage();
  setStage(stage, table([]), undefined, 0);
  const field = new PuffField(400);
  putClouds(field, clouds, stage.air, plainness);
  return puffsOf(field);
}

describe("a cloud", () => {
  test("looks the same whatever others there are, and not like another", () => {
    const one = laid([FIRST]);
    expect(laid([SECOND, FIRST]).slice(-one.length)).toEqual(one);
    const moved = laid([{ ...FIRST, x: 12 }]).map(({ at: [x, y, z], ...puff }) => ({
      ...puff,
      at: [x - 2, y, z],
    }));
    expect(moved).not.toEqual(one);
  });

  test("keeps within its circle and above its floor, and is white and soft", () => {
    for (const cloud of [FIRST, SECOND])
      for (const { at, size, cover, colour, kind } of laid([cloud])) {
        const out = Math.hypot(at[0] - cloud.x, -at[2] - cloud.y);
        expect(out + size * 0.5).toBeLessThanOrEqual(cloud.radius * 1.01);
        expect(at[1]).toBeGreaterThan(0.9 + 3 * 0.26);
        expect(cover).toBeGreaterThan(0.4);
        expect(cover).toBeLessThan(1);
        expect(Math.min(...colour)).toBeGreaterThan(0.8);
        expect(kind).toBe(1);
      }
  });

  test("fills its circle: from every side there is some of it", () => {
    const puffs = laid([FIRST]);
    for (let side = 0; side < 8; side++) {
      const angle = (side / 8) * 2 * Math.PI;
      const along = puffs.map(({ at, size }) => {
        const out = (at[0] - FIRST.x) * Math.cos(angle) + (-at[2] - FIRST.y) * Math.sin(angle);
        return out + size * 0.6;
      });
      expect(Math.max(...along)).toBeGreaterThan(FIRST.radius * 0.75);
    }
  });

  test("has fewer and larger puffs on slower machines, and 44 on others", () => {
    const counts = [-1, 0, 1, 2, 3].map((plainness) => laid([FIRST], plainness).length);
    expect(counts).toEqual([44, 44, 32, 22, 15]);
    expect(counts[4]).toBe(cloudPuffs(3));
    const area = (plainness: number) =>
      laid([FIRST], plainness).reduce((sum, { size }) => sum + size * size, 0);
    expect(area(3)).toBeGreaterThan(area(0) * 0.8);
  });

  test("lies low on a table without levels, above its stands", () => {
    const stage = createStage();
    setStage(stage, { ...table([]), altitude: false }, undefined, 0);
    const field = new PuffField(60);
    putClouds(field, [FIRST], stage.air, 0);
    const heights = puffsOf(field).map(({ at }) => at[1]);
    expect(Math.min(...heights)).toBeGreaterThan(0.5);
    expect(Math.max(...heights)).toBeLessThan(2.5);
  });
});
