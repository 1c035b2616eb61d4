import { type InstancedMesh, Object3D, Vector3 } from "three";
import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Stage } from "../stage.ts";
import { locate } from "./locate.ts";

/** Rounds in the air, and one flash. */
export const ROUNDS = 14;
/** Inches. */
const ROUND = { thick: 0.055, long: 0.5 } as const;
const MUZZLE = 0.55;
const FLASH = 0.5;
/** How far beside the target a burst that misses goes, and how far past it. */
const BESIDE = 0.65;
const PAST = 3;

const from = new Vector3();
const to = new Vector3();
const beside = new Vector3();
const dummy = new Object3D();

/** Bursts of fire in the clip that runs: bright rounds that fly from one model to another, or past it. */
export function layRounds(mesh: InstancedMesh, stage: Stage, clip: Clip | undefined): void {
  mesh.visible = false;
  if (clip?.cue.kind !== "shot" || stage.now < 0) return;
  const share = shareOf(clip, stage.now);
  if (share <= 0 || share >= 1) return;
  const { cue } = clip;
  if (!locate(stage, cue.from, from) || !locate(stage, cue.to, to)) return;
  mesh.visible = true;
  burst(mesh, share, cue.hit, MUZZLE * stage.modelScale);
  flash(mesh, share, cue.hit);
  mesh.instanceMatrix.needsUpdate = true;
}

function burst(mesh: InstancedMesh, share: number, hit: boolean, muzzle: number): void {
  beside.subVectors(to, from);
  const distance = Math.max(0.01, beside.length());
  beside.divideScalar(distance);
  from.addScaledVector(beside, Math.min(muzzle, distance / 2));
  const reach = hit ? distance - muzzle : distance + PAST;
  // The way of the rounds is a direction: it is looked at from nought.
  dummy.position.set(0, 0, 0);
  dummy.lookAt(beside);
  for (let i = 0; i < ROUNDS; i++) {
    const start = (i / ROUNDS) * 0.6;
    const way = (share - start) / 0.32;
    const flies = way > 0 && way < 1;
    const stray = hit ? 0.06 : BESIDE * way;
    dummy.position.copy(from).addScaledVector(beside, Math.max(0, reach) * way);
    dummy.position.x += -beside.z * (stray + 0.1 * Math.sin(i * 2.4));
    dummy.position.z += beside.x * (stray + 0.1 * Math.sin(i * 2.4));
    dummy.position.y += 0.08 * Math.cos(i * 1.7);
    dummy.scale.set(ROUND.thick, ROUND.thick, ROUND.long).multiplyScalar(flies ? 1 : 1e-5);
    dummy.updateMatrix();
    mesh.setMatrixAt(i, dummy.matrix);
  }
}

/** A flash on the target while rounds strike it, else at the guns. */
function flash(mesh: InstancedMesh, share: number, hit: boolean): void {
  const strikes = hit && share > 0.3;
  const flicker = 0.55 + 0.45 * Math.sin(share * 90);
  dummy.position.copy(strikes ? to : from);
  dummy.scale.setScalar(Math.max(1e-5, (strikes ? FLASH : FLASH * 0.35) * flicker * (share < 0.93 ? 1 : 0)));
  dummy.updateMatrix();
  mesh.setMatrixAt(ROUNDS, dummy.matrix);
}
