import { type BufferGeometry, Color, InstancedMesh, MeshLambertMaterial, Object3D } from "three";
import type { Site } from "../../tabletop/site.ts";
import { tuft } from "../effects/tuft.ts";
import { hash } from "../mat/noise.ts";

/** Tufts over a site that burns, and how large the lowest is against its tile. */
const TUFTS = 6;
const SMALLEST = 0.085;
const RISE = 0.15;
const SMOKE = new Color("#5e5750");

/** Cotton wool over the sites that burn: the wind takes it to the right. One draw call, none where nothing burns. */
export class SiteSmoke {
  readonly mesh: InstancedMesh<BufferGeometry, MeshLambertMaterial>;

  /** `size` is the tile of a site, in inches. */
  constructor(sites: readonly Site[], size: number) {
    const burning = sites.filter(({ state }) => state === "burning");
    const count = burning.length * TUFTS;
    this.mesh = new InstancedMesh(tuft(3), new MeshLambertMaterial({ color: SMOKE }), Math.max(1, count));
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    const dummy = new Object3D();
    for (const [i, { x, y }] of burning.entries())
      for (let k = 0; k < TUFTS; k++) {
        const drift = (0.12 + 0.055 * k * k * 0.5) * size;
        dummy.position.set(
          x + 0.18 * size + drift + (hash(i, k, 3) - 0.5) * 0.14 * size,
          (0.08 + RISE * k) * size,
          -(y + 0.2 * size) + (hash(i, k, 4) - 0.5) * 0.16 * size,
        );
        dummy.rotation.set(k * 1.3, i + k * 2.1, 0);
        dummy.scale.setScalar((SMALLEST + 0.034 * k) * (0.85 + 0.4 * hash(i, k, 5)) * size);
        dummy.updateMatrix();
        this.mesh.setMatrixAt(i * TUFTS + k, dummy.matrix);
      }
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
