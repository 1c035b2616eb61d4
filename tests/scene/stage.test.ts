import { expect, test } from "vitest";
import { createStage, moveStage, setStage } from "../../src/scene/stage.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

test("a piece that has just been put on the stage stands where it is before any frame is drawn", () => {
  const stage = createStage();
  setStage(stage, table([piece("R1", [pose(12, 7, 90)])]), undefined, 0);
  const [actor] = stage.actors;
  expect(actor?.pose).toMatchObject({ x: 12, y: 7, heading: 90, present: 1 });
});

test("smoke drifts on while something happens, and is at its beginning before and after it", () => {
  const flown = table([piece("R1", [pose(12, 7, 0), pose(12, 13, 0)])], [{ kind: "fly" }]);
  const line = timeline(beforeOf(flown), flown);
  const stage = createStage();
  const drift = (now: number) => {
    moveStage(stage, flown, line, now);
    return stage.drift;
  };
  expect(drift(0)).toBe(0);
  expect(drift(line.duration)).toBeCloseTo(0, 9);
  const early = drift(100);
  expect(drift(250)).toBeGreaterThan(early);
  expect(drift(100)).toBe(early);
  moveStage(stage, flown, undefined, 0);
  expect(stage.drift).toBe(0);
});
