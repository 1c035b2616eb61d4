import { type BufferGeometry, IcosahedronGeometry, Vector3 } from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import { noise } from "../mat/noise.ts";

/** A ball of cotton wool: a sphere with lumps. `detail` as of an icosahedron. */
export function tuft(detail: number): BufferGeometry {
  const ball = new IcosahedronGeometry(1, detail);
  ball.deleteAttribute("normal");
  ball.deleteAttribute("uv");
  const geometry = mergeVertices(ball, 1e-3);
  const position = geometry.getAttribute("position");
  const point = new Vector3();
  for (let i = 0; i < position.count; i++) {
    point.fromBufferAttribute(position, i);
    const lump = noise(point.x * 2.1 + 9, point.y * 2.1 + point.z * 1.7 + 5, 3);
    const fluff = noise(point.x * 6 + 20, point.y * 6 + point.z * 5 + 20, 4);
    point.multiplyScalar(0.72 + 0.38 * lump + 0.12 * fluff);
    position.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}
