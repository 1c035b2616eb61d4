import { type InstancedMesh, Object3D } from "three";
import type { Site, SiteState } from "../../tabletop/site.ts";
import { hash } from "../mat/noise.ts";
import { MINOR } from "./sites.ts";

/** Tufts over a site that burns; fewer over one that was bombed, and how large the lowest is against its tile. */
const SITE_TUFTS = 6;
const TUFTS: Readonly<Record<SiteState, number>> = { hit: 3, burning: SITE_TUFTS, out: 4, "burnt-out": 2 };
const SMALLEST = 0.085;
const RISE = 0.15;

const dummy = new Object3D();

/** How many tufts smoke over sites. */
export function siteTufts(sites: readonly Site[]): number {
  return sites.reduce((sum, { state }) => sum + (state ? TUFTS[state] : 0), 0);
}

/** Lays cotton wool over sites that were bombed: the wind takes it to the right. `size` is the tile of a site, in inches. */
export function laySiteSmoke(mesh: InstancedMesh, sites: readonly Site[], size: number): void {
  let at = 0;
  for (const [i, { x, y, state, minor }] of sites.entries())
    for (let k = 0; state && k < TUFTS[state]; k++) {
      const own = minor ? size * MINOR : size;
      const drift = (0.12 + 0.055 * k * k * 0.5) * own;
      dummy.position.set(
        x + 0.18 * own + drift + (hash(i, k, 3) - 0.5) * 0.14 * own,
        (0.08 + RISE * k) * own,
        -(y + 0.2 * own) + (hash(i, k, 4) - 0.5) * 0.16 * own,
      );
      dummy.rotation.set(k * 1.3, i + k * 2.1, 0);
      dummy.scale.setScalar((SMALLEST + 0.034 * k) * (0.85 + 0.4 * hash(i, k, 5)) * own);
      dummy.updateMatrix();
      mesh.setMatrixAt(at++, dummy.matrix);
    }
  mesh.instanceMatrix.needsUpdate = true;
}
