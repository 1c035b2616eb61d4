import { Color, type InstancedMesh, Object3D } from "three";
import { itemAt } from "../../core/item-at.ts";
import { livePose } from "../../tabletop/live.ts";
import { wearOf } from "../../tabletop/piece.ts";
import type { Cloud } from "../../tabletop/tabletop.ts";
import { type Air, airHeight, heightIn } from "../layout.ts";
import { hash } from "../mat/noise.ts";
import type { Actor, Stage } from "../stage.ts";
import { SMOKES } from "./smoke.ts";
import { wakeAt } from "./wake.ts";

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

/** How many tufts such a table takes: first the smoke of its pieces, then its clouds. */
export function tuftsOf(actors: readonly unknown[], clouds: readonly Cloud[]): number {
  return actors.length * TRAIL + clouds.length * CLOUD;
}

/** Colours the smoke: grey while it flies, black when it burns. */
export function colourSmoke(mesh: InstancedMesh, { actors }: Stage): void {
  actors.forEach(({ shown: { status } }, i) => {
    const burns = status === "destroyed" || status === "crashed";
    for (let k = 0; k < TRAIL; k++) mesh.setColorAt(i * TRAIL + k, burns ? SOOT : SMOKE);
  });
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

const dummy = new Object3D();
const wake = livePose();

/** How large a puff is: it grows with its age and is gone at the end of the trail, which is as long as the smoke is thick. */
function sizeOf(age: number, smoke: number): number {
  const comes = Math.min(1, 0.4 + 0.6 * age);
  const goes = Math.max(0, Math.min(1, (TRAIL - age) / 1.2, smoke * TRAIL - age));
  return (0.1 + 0.055 * age) * (0.6 + 0.5 * smoke) * comes * goes;
}

/** Lays the smoke behind a piece. `smoked` is how thickly each smoked in the last frame: what never did is not laid. */
export function layTrail(mesh: InstancedMesh, stage: Stage, i: number, smoked: (number | undefined)[]): void {
  const actor = itemAt(stage.actors, i);
  const { pose } = actor;
  const smoke = smokeOf(actor) * pose.present;
  if (smoke === 0 && smoked[i] === 0) return;
  smoked[i] = smoke;
  const behind = 1 - Math.min(1, pose.fallen * 1.6);
  const height = heightIn(actor, stage) - airHeight(stage.air, pose.level);
  for (let k = 0; k < TRAIL; k++) {
    // A puff is where the one after it was a little earlier.
    const age = k + stage.drift;
    const size = sizeOf(age, smoke);
    const back = (0.35 + 0.36 * age) * behind;
    const rise = (0.03 * age * age + 0.1) * behind + (0.12 + 0.34 * age) * (1 - behind);
    const drift = Math.sin(i * 5 + age * 2.1) * 0.055 * (age + 1);
    wakeAt(actor, stage.now, back, wake);
    dummy.position.set(wake.x + drift, height + airHeight(stage.air, wake.level) + rise, drift - wake.y);
    dummy.rotation.set(age * 1.3, i + age * 2.1, 0);
    dummy.scale.setScalar(size || 1e-5);
    dummy.updateMatrix();
    mesh.setMatrixAt(i * TRAIL + k, dummy.matrix);
  }
  mesh.instanceMatrix.needsUpdate = true;
}

/** Lays the cotton of all clouds. */
export function layClouds(mesh: InstancedMesh, { actors, air }: Stage, clouds: readonly Cloud[]): void {
  for (const [i, cloud] of clouds.entries()) layCloud(mesh, cloud, actors.length * TRAIL + i * CLOUD, air);
}

function layCloud(mesh: InstancedMesh, cloud: Cloud, first: number, air: Air): void {
  const high = air.after.knots.length > 1;
  const bottom = cloud.bottom === undefined || !high ? 0.25 : airHeight(air, cloud.bottom);
  const top = cloud.top === undefined || !high ? bottom + 0.3 : airHeight(air, cloud.top);
  for (let k = 0; k < CLOUD; k++) {
    const out = Math.sqrt((k + 0.5) / CLOUD) * (cloud.radius - 0.55);
    const angle = k * 2.39996;
    const size = (0.42 + 0.34 * hash(k, first, 5)) * (1.15 - (0.45 * out) / cloud.radius);
    const up = bottom + (top - bottom) * hash(k, first, 6);
    dummy.position.set(cloud.x + Math.cos(angle) * out, up + size * 0.3, -(cloud.y + Math.sin(angle) * out));
    dummy.rotation.set(k, k * 1.7, 0);
    dummy.scale.set(size, size * 0.55, size);
    dummy.updateMatrix();
    mesh.setMatrixAt(first + k, dummy.matrix);
    mesh.setColorAt(first + k, COTTON);
  }
}
