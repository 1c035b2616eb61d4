import { act, create } from "@react-three/test-renderer";
import {
  Color,
  type InstancedMesh,
  Matrix4,
  type MeshLambertMaterial,
  PerspectiveCamera,
  Vector3,
} from "three";
import { beforeEach, expect, test } from "vitest";
import { Scenery } from "../../src/scene/components/Scenery.tsx";
import type { Stood } from "../../src/scene/mat/scenery.ts";
import { SOLID, type SolidsGeometry } from "../../src/scene/mat/solids.ts";
import { GROUND } from "../../src/scene/order.ts";
import { stubPage } from "./bare-table.ts";

beforeEach(stubPage);

function stood(kind: Stood["kind"], x: number, z: number): Stood {
  return { kind, x, z, turn: 0, size: 0.1, colour: new Color("green") };
}

/** Where the things of a mesh are drawn, first to last. */
function order(mesh: InstancedMesh): readonly number[] {
  return Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return Math.round(new Vector3().setFromMatrixPosition(matrix).z);
  });
}

test("woods and towns lie below all that is laid on a mat, drawn from afar to near wherever the eye goes", async () => {
  const all = [stood("tree", 0, -10), stood("tree", 0, 10), stood("house", 0, 0)];
  const camera = new PerspectiveCamera();
  camera.position.set(0, 20, 30);
  const root = await create(<Scenery stood={all} />, { camera });
  const meshes = root.scene.allChildren.map(({ instance }) => instance as InstancedMesh<SolidsGeometry>);
  const [mesh] = meshes as [InstancedMesh<SolidsGeometry>];
  expect(meshes).toEqual([mesh]);
  // After the ground, before the rest, and without a trace in the depth that the rest is judged by.
  expect(mesh.renderOrder).toBeGreaterThan(GROUND);
  expect(mesh.renderOrder).toBeLessThan(0);
  expect((mesh.material as MeshLambertMaterial).depthWrite).toBe(false);
  mesh.geometry.computeBoundingBox();
  expect(mesh.geometry.boundingBox?.min.y).toBeCloseTo(0);
  await act(async () => root.advanceFrames(1, 0.016));
  expect(order(mesh)).toEqual([-10, 0, 10]);
  expect([...mesh.geometry.solids.array]).toEqual([SOLID.tree, SOLID.house, SOLID.tree]);
  const told = () =>
    [mesh.instanceMatrix, mesh.geometry.solids, mesh.instanceColor].map((one) => one?.version);
  const before = told();
  camera.position.set(0, 20, -20);
  await act(async () => root.advanceFrames(1, 0.016));
  expect(order(mesh)).toEqual([10, 0, -10]);
  expect(told()).toEqual(before.map((version = 0) => version + 1));
  await act(async () => root.advanceFrames(1, 0.016));
  expect(told()).toEqual(before.map((version = 0) => version + 1));
});
