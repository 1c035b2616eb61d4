import { BoxGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from "three";
import { expect, test } from "vitest";
import { blockCount, layBlocks } from "../../src/scene/map/blocks.ts";
import type { Site, SiteState } from "../../src/tabletop/site.ts";

function town(state?: SiteState): Site {
  return { id: "town", title: "Town", symbol: "city", x: 3, y: 4, blocks: 6, ...(state && { state }) };
}

/** How high the blocks behind a site are, all together. */
function heights(site: Site): number {
  const mesh = new InstancedMesh(new BoxGeometry(), new MeshBasicMaterial(), blockCount([site]));
  layBlocks(mesh, [site], 1);
  const [matrix, scale] = [new Matrix4(), new Vector3()];
  return Array.from({ length: mesh.count }, (_, at) => {
    mesh.getMatrixAt(at, matrix);
    return scale.setFromMatrixScale(matrix).y;
  }).reduce((sum, one) => sum + one, 0);
}

test("a town has so many blocks behind it, and lower ones when it is burnt out", () => {
  expect(blockCount([town(), { ...town(), blocks: 0 }, town()])).toBe(12);
  expect(heights(town("burnt-out"))).toBeLessThan(heights(town()) / 2);
  expect(heights(town("burning"))).toBeCloseTo(heights(town()));
});
