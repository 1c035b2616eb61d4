import { expect, test } from "vitest";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

test("a piece that has just been put on the stage stands where it is before any frame is drawn", () => {
  const stage = createStage();
  setStage(stage, table([piece("R1", [pose(12, 7, 90)])]), undefined, 0);
  const [actor] = stage.actors;
  expect(actor?.pose).toMatchObject({ x: 12, y: 7, heading: 90, present: 1 });
});
