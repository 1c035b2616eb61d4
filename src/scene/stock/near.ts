import type { Camera, Vector3 } from "three";

/** What share of the picture's height an inch takes up at a place of the scene, upright before the eye. */
export function inchInPicture(camera: Camera, { x, y, z }: Vector3): number {
  const { elements: p } = camera.projectionMatrix;
  const { elements: v } = camera.matrixWorldInverse;
  const depth = -(v[2] * x + v[6] * y + v[10] * z + v[14]);
  // A straight camera has no perspective: its last number says so.
  const shrink = p[15] === 1 ? 1 : Math.max(0.1, depth);
  return p[5] / 2 / shrink;
}
