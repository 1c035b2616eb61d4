import { PerspectiveCamera, Vector3 } from "three";
import { expect, it } from "vitest";
import { nearestPiece } from "../../src/scene/pick.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

const HALF = { x: 195, y: 160 };
const REACH = 22;

/** A stage seen from a player's edge on a phone, and where a place of it is in the picture, in pixels from its middle. */
function looked() {
  const stage = createStage();
  const left = piece("B1", [pose(24, 18, 0)], { status: "disengaged" });
  setStage(
    stage,
    table([piece("R1", [pose(20, 18, 0)]), piece("R2", [pose(26, 18, 0)]), left]),
    undefined,
    0,
  );
  const origin = new Vector3(-24, 0, 18);
  const camera = new PerspectiveCamera(40, HALF.x / HALF.y, 0.1, 400);
  camera.position.set(0, 50, 45);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const baseOf = (id: string) => {
    const actor = stage.actors.find((one) => one.id === id);
    if (!actor) throw new Error(`${id} is not on the stage`);
    const at = new Vector3(origin.x + actor.pose.x, 0, origin.z - actor.pose.y).project(camera);
    return { x: at.x * HALF.x, y: at.y * HALF.y };
  };
  const near = (x: number, y: number) => nearestPiece(stage, origin, camera, { x, y }, HALF, REACH);
  return { near, baseOf };
}

it("a finger means the piece that it comes near to, by its model or its base", () => {
  const { near, baseOf } = looked();
  const { x, y } = baseOf("R1");
  expect(near(x, y)).toBe("R1");
  expect(near(x - 15, y - 10)).toBe("R1");
  const other = baseOf("R2");
  expect(near(other.x + 10, other.y)).toBe("R2");
});

it("a finger that is away from all of them means none, and never one that has left", () => {
  const { near, baseOf } = looked();
  const { x, y } = baseOf("R1");
  expect(near(x - 30, y - 30)).toBeUndefined();
  const gone = baseOf("B1");
  expect(near(gone.x, gone.y - 30)).toBeUndefined();
});
