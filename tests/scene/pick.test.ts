import { PerspectiveCamera, Ray, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { heightIn } from "../../src/scene/layout.ts";
import { aimedPiece, aimedPoint, nearestPiece } from "../../src/scene/pick.ts";
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

/** A ray straight down over a place of the mat, in inches from its corner. */
function down(x: number, y: number): Ray {
  return new Ray(new Vector3(ORIGIN.x + x, 50, ORIGIN.z - y), new Vector3(0, -1, 0));
}

const ORIGIN = new Vector3(-24, 0, 18);

describe("a hand", () => {
  const stage = createStage();
  const gone = piece("B1", [pose(30, 18, 0)], { status: "disengaged" });
  const wreck = piece("B2", [pose(36, 18, 0)], { status: "destroyed" });
  setStage(
    stage,
    table([piece("R1", [pose(20, 18, 0, 8)]), piece("R2", [pose(10, 18, 0, 2)]), gone, wreck]),
    undefined,
    0,
  );
  const high = heightIn(stage.actors[0] as (typeof stage.actors)[number], stage);

  it.each([
    ["on a model from above", 20, 18, "R1"],
    ["beside the model on its base", 21.05, 18, "R1"],
    ["beside the base", 21.2, 18, undefined],
    ["on another's base", 10, 16.95, "R2"],
    ["where somebody has left", 30, 18, undefined],
    ["on a wreck", 36, 18, "B2"],
    ["beside a wreck, which has no base", 37.05, 18, undefined],
  ])("%s means what is there", (_, x, y, id) => {
    expect(aimedPiece(stage, down(x, y), ORIGIN)?.id).toBe(id);
  });

  it("means the nearer of two models along its ray, and tells how far that is", () => {
    const along = new Ray(new Vector3(ORIGIN.x + 40, high, 0), new Vector3(-1, 0, 0));
    expect(aimedPiece(stage, along, ORIGIN)).toEqual({ id: "R1", distance: expect.closeTo(20, 6) });
    // From the other side it is behind the eye.
    along.direction.negate();
    expect(aimedPiece(stage, along, ORIGIN)).toBeUndefined();
  });

  it("means the place of the mat, or of a plane over it, that its ray meets", () => {
    expect(aimedPoint(down(7, 9), ORIGIN)).toEqual({ x: 7, y: 9 });
    const slanted = new Ray(new Vector3(ORIGIN.x, 10, ORIGIN.z), new Vector3(1, -1, 0).normalize());
    expect(aimedPoint(slanted, ORIGIN)?.x).toBeCloseTo(10);
    expect(aimedPoint(slanted, ORIGIN, 4)?.x).toBeCloseTo(6);
    expect(aimedPoint(new Ray(new Vector3(0, 1, 0), new Vector3(0, 1, 0)), ORIGIN)).toBeUndefined();
  });
});
