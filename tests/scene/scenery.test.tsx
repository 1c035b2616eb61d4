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
import { GROUND } from "../../src/scene/order.ts";
import { stubPage } from "./bare-table.ts";

beforeEach(stubPage);

const stood = (x: number, z: number): Stood => ({ x, z, turn: 0, size: 0.1, colour: new Color("green") });

/** Where the things of a mesh are drawn, first to last. */
function order(mesh: InstancedMesh): readonly number[] {
  return Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return Math.round(new Vector3().setFromMatrixPosition(matrix).z);
  });
}

test("woods and towns lie below all that is laid on a mat, drawn from afar to near wherever the eye goes", async () => {
  const trees = [stood(0, -10), stood(0, 10), stood(0, 0)];
  const camera = new PerspectiveCamera();
  camera.position.set(0, 20, 30);
  const root = await create(<Scenery trees={trees} houses={[stood(5, 5)]} />, {
    camera,
  });
  const meshes = root.scene.allChildren.map(({ instance }) => instance as InstancedMesh);
  expect(meshes.map(({ count }) => count)).toEqual([3, 1]);
  for (const { renderOrder, material, geometry } of meshes) {
    // After the ground, before the rest, and without a trace in the depth that the rest is judged by.
    expect(renderOrder).toBeGreaterThan(GROUND);
    expect(renderOrder).toBeLessThan(0);
    expect((material as MeshLambertMaterial).depthWrite).toBe(false);
    geometry.computeBoundingBox();
    expect(geometry.boundingBox?.min.y).toBeCloseTo(0);
  }
  const [woods] = meshes as [InstancedMesh, InstancedMesh];
  await act(async () => root.advanceFrames(1, 0.016));
  expect(order(woods)).toEqual([-10, 0, 10]);
  camera.position.set(0, 20, -30);
  await act(async () => root.advanceFrames(1, 0.016));
  expect(order(woods)).toEqual([10, 0, -10]);
});

test("a mat without woods or towns has nothing standing on it", async () => {
  const root = await create(<Scenery trees={[]} houses={[]} />);
  expect(root.scene.allChildren).toEqual([]);
});
