import type { Camera } from "three";

/** Whether a camera looks without perspective: straight down. */
export function isStraight({ projectionMatrix }: Camera): boolean {
  return projectionMatrix.elements[15] === 1;
}
