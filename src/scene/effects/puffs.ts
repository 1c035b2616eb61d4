import { type BufferGeometry, Color, InstancedMesh, MeshLambertMaterial, Object3D } from "three";
import { wearOf } from "../../tabletop/piece.ts";
import type { Cloud, Tabletop } from "../../tabletop/tabletop.ts";
import { type Air, airHeight, heightIn, RADIANS } from "../layout.ts";
import { hash } from "../mat/noise.ts";
import type { Actor, Stage } from "../stage.ts";
import { hasPuffs, SMOKES } from "./smoke.ts";
import { tuft } from "./tuft.ts";

/** Tufts of cotton for one battered or fallen aircraft, and for one cloud. */
const TRAIL = 6;
const CLOUD = 26;

const SMOKE = new Color("#4d4a48");
const SOOT = new Color("#1d1b1a");
const COTTON = new Color("#f4f1ea");

/** How thickly a piece smokes, 0 to 1. */
function smokeOf({ shown, pose }: Actor): number {
  if (pose.fallen > 0) return 1;
  const worst = wearOf(shown);
  return worst < SMOKES ? 0 : worst * 0.75;
}

/** Smoke and clouds, of cotton wool as on a club table, in one draw call. */
export class Puffs {
  readonly mesh: InstancedMesh<BufferGeometry, MeshLambertMaterial>;
  private readonly dummy = new Object3D();
  readonly clouds: readonly Cloud[];
  /** How thickly each piece smoked in the last frame; what has never been laid is not a number. */
  private readonly smoked: number[];

  constructor(stage: Stage, tabletop: Tabletop) {
    this.clouds = tabletop.clouds;
    this.smoked = stage.actors.map(() => Number.NaN);
    const count = stage.actors.length * TRAIL + this.clouds.length * CLOUD;
    const material = new MeshLambertMaterial({ color: 0xffffff });
    this.mesh = new InstancedMesh(tuft(4), material, Math.max(1, count));
    this.mesh.count = count;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    for (const [i, cloud] of this.clouds.entries())
      this.lay(cloud, stage.actors.length * TRAIL + i * CLOUD, stage.air);
    this.mesh.setColorAt(0, SMOKE);
  }

  /** Colours the smoke: grey while it flies, black when it burns. */
  look(stage: Stage): void {
    stage.actors.forEach((actor, i) => {
      const burns = actor.shown.status === "destroyed" || actor.shown.status === "crashed";
      for (let k = 0; k < TRAIL; k++) this.mesh.setColorAt(i * TRAIL + k, burns ? SOOT : SMOKE);
    });
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.visible = hasPuffs(stage, this);
  }

  frame(stage: Stage): void {
    if (!this.mesh.visible) return;
    let moved = false;
    for (let i = 0; i < stage.actors.length; i++) moved = this.trail(stage, i) || moved;
    if (moved) this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }

  /** Lays the smoke behind a piece; false when there was none before and is none now. */
  private trail(stage: Stage, i: number): boolean {
    const actor = stage.actors[i] as Actor;
    const { pose } = actor;
    const smoke = smokeOf(actor) * pose.present;
    if (smoke === 0 && this.smoked[i] === 0) return false;
    this.smoked[i] = smoke;
    const behind = 1 - Math.min(1, pose.fallen * 1.6);
    const bearing = pose.heading * RADIANS;
    const height = heightIn(actor, stage);
    for (let k = 0; k < TRAIL; k++) {
      const size = smoke * TRAIL > k ? (0.1 + 0.055 * k) * (0.6 + 0.5 * smoke) : 0;
      const back = (0.35 + 0.36 * k) * behind;
      const rise = (0.03 * k * k + 0.1) * behind + (0.12 + 0.34 * k) * (1 - behind);
      const drift = (hash(i, k, 3) - 0.5) * 0.22 * (k + 1) * 0.5;
      this.dummy.position.set(
        pose.x - Math.sin(bearing) * back + drift,
        height + rise,
        -(pose.y - Math.cos(bearing) * back) + drift,
      );
      this.dummy.rotation.set(k * 1.3, i + k * 2.1, 0);
      this.dummy.scale.setScalar(size || 1e-5);
      this.dummy.updateMatrix();
      this.mesh.setMatrixAt(i * TRAIL + k, this.dummy.matrix);
    }
    return true;
  }

  private lay(cloud: Cloud, first: number, air: Air): void {
    const high = air.after.knots.length > 1;
    const bottom = cloud.bottom === undefined || !high ? 0.25 : airHeight(air, cloud.bottom);
    const top = cloud.top === undefined || !high ? bottom + 0.3 : airHeight(air, cloud.top);
    for (let k = 0; k < CLOUD; k++) {
      const out = Math.sqrt((k + 0.5) / CLOUD) * (cloud.radius - 0.55);
      const angle = k * 2.39996;
      const size = (0.42 + 0.34 * hash(k, first, 5)) * (1.15 - (0.45 * out) / cloud.radius);
      const up = bottom + (top - bottom) * hash(k, first, 6);
      this.dummy.position.set(
        cloud.x + Math.cos(angle) * out,
        up + size * 0.3,
        -(cloud.y + Math.sin(angle) * out),
      );
      this.dummy.rotation.set(k, k * 1.7, 0);
      this.dummy.scale.set(size, size * 0.55, size);
      this.dummy.updateMatrix();
      this.mesh.setMatrixAt(first + k, this.dummy.matrix);
      this.mesh.setColorAt(first + k, COTTON);
    }
  }
}
