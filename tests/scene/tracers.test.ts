import { BufferGeometry, InstancedMesh, Material, Matrix4, Vector3 } from "three";
import { expect, test } from "vitest";
import { layRounds, ROUNDS } from "../../src/scene/effects/tracers.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

const FIRED = table(
  [piece("R1", [pose(10, 10, 0)]), piece("B1", [pose(22, 4, 0)], { side: 1 })],
  [{ kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true }],
);

test.each([0.2, 0.45, 0.6])("rounds point where they fly, %d of a burst", (share) => {
  const line = timeline(beforeOf(FIRED), FIRED);
  const [clip] = line.clips;
  const stage = createStage();
  const mesh = new InstancedMesh(new BufferGeometry(), new Material(), ROUNDS + 1);
  for (const now of [share / 2, share]) {
    setStage(stage, FIRED, line, now * line.duration);
    layRounds(mesh, stage, clip);
  }
  const way = new Vector3(12, 0, 6).normalize();
  const matrix = new Matrix4();
  const along = new Vector3();
  for (let i = 0; i < ROUNDS; i++) {
    mesh.getMatrixAt(i, matrix);
    along.setFromMatrixColumn(matrix, 2).normalize();
    expect(along.dot(way)).toBeCloseTo(1, 3);
  }
});
