import { type InstancedMesh, Object3D } from "three";
import type { Site } from "../../tabletop/site.ts";
import { hash } from "../mat/noise.ts";

/** Tufts over a site that burns, and how large the lowest is against its tile. */
export const SITE_TUFTS = 6;
const SMALLEST = 0.085;
const RISE = 0.15;

const dummy = new Object3D();

/** Lays cotton wool over sites that burn: the wind takes it to the right. `size` is the tile of a site, in inches. */
export function laySiteSmoke(mesh: InstancedMesh, burning: readonly Site[], size: number): void {
  for (const [i, { x, y }] of burning.entries())
    for (let k = 0; k < SITE_TUFTS; k++) {
      const drift = (0.12 + 0.055 * k * k * 0.5) * size;
      dummy.position.set(
        x + 0.18 * size + drift + (hash(i, k, 3) - 0.5) * 0.14 * size,
        (0.08 + RISE * k) * size,
        -(y + 0.2 * size) + (hash(i, k, 4) - 0.5) * 0.16 * size,
      );
      dummy.rotation.set(k * 1.3, i + k * 2.1, 0);
      dummy.scale.setScalar((SMALLEST + 0.034 * k) * (0.85 + 0.4 * hash(i, k, 5)) * size);
      dummy.updateMatrix();
      mesh.setMatrixAt(i * SITE_TUFTS + k, dummy.matrix);
    }
  mesh.instanceMatrix.needsUpdate = true;
}
