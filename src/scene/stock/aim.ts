import { Matrix4, Ray, Vector3 } from "three";

const inverse = new Matrix4();
const local = new Ray();
const at = new Vector3();

/** Half the size of something flat, and how high its upper face is over its middle. */
export interface Flat {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly up: number;
}

/** How far along a ray the upper face of a flat thing is; infinite when the ray misses it. */
export function distanceToFlat(ray: Ray, matrix: Matrix4, { halfWidth, halfHeight, up }: Flat): number {
  inverse.copy(matrix).invert();
  local.copy(ray).applyMatrix4(inverse);
  const { origin, direction } = local;
  if (Math.abs(direction.y) < 1e-6) return Infinity;
  const far = (Math.sign(origin.y) * up - origin.y) / direction.y;
  if (far < 0) return Infinity;
  at.copy(direction).multiplyScalar(far).add(origin);
  if (Math.abs(at.x) > halfWidth || Math.abs(at.z) > halfHeight) return Infinity;
  return at.applyMatrix4(matrix).distanceTo(ray.origin);
}
