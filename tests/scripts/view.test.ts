import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { shownIn, subjects, viewBehind, viewOfRoom, viewOver } from "../../scripts/pictures/view.ts";
import type { SavedView } from "../../src/scene/props.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

/** Two fights far from one another: red and blue at close quarters, and two who are nowhere near. */
const TABLE = table([
  piece("R1", [pose(20, 14, 0)]),
  piece("R2", [pose(24, 14, 30)]),
  piece("B1", [pose(22, 19, 180)], { side: 1 }),
  piece("B2", [pose(40, 30, 180)], { side: 1 }),
  piece("R3", [pose(4, 4, 0)]),
]);
/** The table's own lens, in degrees. */
const LENS = 32;

function isSeen({ position, target }: SavedView, aspect: number, point: Vector3): boolean {
  const camera = new PerspectiveCamera(LENS, aspect, 0.5, 400);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const { x, y } = point.clone().project(camera);
  return Math.abs(x) < 1 && Math.abs(y) < 1;
}

describe.each([
  ["a wide picture", 16 / 9, ["R1", "R2", "B1", "B2", "R3"]],
  ["a tall picture", 390 / 844, ["R1", "B1", "R2"]],
])("%s", (_, aspect, ids) => {
  test("has in it all that there is room for", () => {
    expect(
      shownIn(TABLE, aspect)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  test.each([
    ["over", viewOver(TABLE, 1, aspect)],
    ["of the room", viewOfRoom(TABLE, aspect)],
  ])("%s holds their models, bases and tags", (_name, view) => {
    const points = subjects(TABLE, shownIn(TABLE, aspect));
    expect(points.filter((point) => !isSeen(view, aspect, point))).toEqual([]);
  });

  test("from behind holds two enemies who are close", () => {
    const view = viewBehind(TABLE, aspect);
    const near = TABLE.pieces.filter(({ id }) => id === "B1");
    const models = near.map(({ x, y }) => new Vector3(x - TABLE.mat.width / 2, 2, TABLE.mat.depth / 2 - y));
    expect(models.every((model) => isSeen(view, aspect, model))).toBe(true);
  });
});
