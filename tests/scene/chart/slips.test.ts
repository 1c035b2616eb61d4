import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { slipHeight } from "../../../src/scene/chart/slips.ts";
import type { ChipMesh } from "../../../src/scene/overlay/chips.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import { piece, pose, table } from "../../tabletop/fixtures.ts";

const STAGE = createStage();
setStage(STAGE, table([piece("R1", [pose(10, 8, 0)])]), undefined, 0);
const [ACTOR] = STAGE.actors;
const ORIGIN = new Vector3(-24, 0, 18);

/** How high a slip beside a stem is, seen from so many inches away in a picture so many pixels high. */
function height(distance: number, pixels: number, least = 14): number {
  const camera = new PerspectiveCamera(32, 1.5, 0.5, 400);
  camera.position.set(10 - 24, 0, -8 + 18 + distance);
  if (!ACTOR) throw new Error("Nobody is there.");
  return slipHeight(camera, ACTOR, ORIGIN, { screen: { x: 0, y: pixels }, least } as unknown as ChipMesh);
}

describe("a slip beside a stem", () => {
  test("is never lower than what is written there", () => {
    for (const distance of [1, 5, 10]) expect(height(distance, 800)).toBeGreaterThanOrEqual(0.34);
  });

  test("grows with the distance, and in a small picture more, so that it stays legible", () => {
    const far = height(90, 800);
    expect(far).toBeGreaterThan(height(20, 800) * 2);
    expect(height(90, 300)).toBeGreaterThan(far);
    // In the picture: so many pixels of its height, and not half as many again.
    const inView = 2 * 90 * Math.tan((16 * Math.PI) / 180);
    expect(far).toBeGreaterThan(inView * 0.026);
    expect(far).toBeLessThan((inView * 0.026 + 0.06) * 1.5);
    expect(height(90, 1)).toBe(far);
  });

  test("keeps its height while the camera moves a little", () => {
    const steps = new Set(Array.from({ length: 40 }, (_, i) => height(40 + i, 800)));
    expect(steps.size).toBeLessThanOrEqual(3);
  });
});
