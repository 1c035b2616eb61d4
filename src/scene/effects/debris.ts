import { Color, type InstancedMesh, Object3D, Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { type Clip, LANDS, shareOf } from "../../tabletop/clips.ts";
import { hash } from "../mat/noise.ts";
import type { Stage } from "../stage.ts";
import { locate } from "./locate.ts";

/** Pieces that fly off what is hit, and off what strikes the ground. */
export const DEBRIS = 26;
const OF_A_HIT = 18;

/** The share of a burst from which on it tells, and the seconds from there to its end. */
const STRIKES = 0.32;
const CHIPS_FLY = 0.64;
/** Seconds that the pieces of a wreck fly, and how much faster. */
const WRECK_FLIES = 0.8;
const HARDER = 1.5;
/** Inches a second squared: things as small as these fall fast. */
const PULL = 9;

/** Splinters, skin and fabric. */
const PARTS = ["#2a2522", "#7a7468", "#b7a888", "#54504a"].map((one) => new Color(one));

const at = new Vector3();
const dummy = new Object3D();

function put(mesh: InstancedMesh, index: number, size: number): void {
  dummy.scale.multiplyScalar(Math.max(1e-5, size));
  dummy.updateMatrix();
  mesh.setMatrixAt(index, dummy.matrix);
  mesh.setColorAt(index, itemAt(PARTS, index % PARTS.length));
}

/** A piece on its way up, out and down again; `seconds` since it flew off of those that it flies. */
function layChip(mesh: InstancedMesh, i: number, seconds: number, flies: number, hard: number): void {
  const angle = i * 2.39996;
  const out = (0.7 + 1.9 * hash(i, 1, 11)) * hard;
  const up = (0.6 + 1.9 * hash(i, 2, 11)) * hard;
  dummy.position.set(
    at.x + Math.cos(angle) * out * seconds,
    Math.max(0.02, at.y + up * seconds - (PULL / 2) * seconds * seconds),
    at.z + Math.sin(angle) * out * seconds,
  );
  const turns = 14 * hash(i, 3, 11) * seconds;
  dummy.rotation.set(angle + turns, turns * 0.7, angle);
  // Few are large: a panel, a strut, a piece of a cowling.
  const large = i % 6 === 0 ? 2.1 : 1;
  dummy.scale.set(0.1 * large, 0.018, (i % 6 === 3 ? 0.24 : 0.07) * large);
  const left = Math.min(1, 3 * Math.max(0, 1 - seconds / flies));
  put(mesh, i, (0.55 + 0.7 * hash(i, 4, 11)) * left);
}

/** Lays so many pieces, and none beside them. */
function layAll(mesh: InstancedMesh, count: number, seconds: number, flies: number, hard: number): void {
  for (let i = 0; i < count; i++) layChip(mesh, i, seconds, flies, hard);
  mesh.count = count;
  mesh.visible = true;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/**
 * Lays the pieces that fly about in the clip that runs: off what is hit, and off what strikes the ground. The same
 * instant always looks the same.
 */
export function layDebris(mesh: InstancedMesh, stage: Stage, clip: Clip | undefined): void {
  mesh.visible = false;
  if (!clip || stage.now < 0) return;
  const share = shareOf(clip, stage.now);
  const { cue } = clip;
  if (share >= 1) return;
  if (cue.kind === "shot" && cue.hit && share > STRIKES && locate(stage, cue.to, at)) {
    const seconds = ((share - STRIKES) / (1 - STRIKES)) * CHIPS_FLY;
    layAll(mesh, OF_A_HIT, seconds, CHIPS_FLY, 1);
  }
  if (cue.kind === "fall" && share > LANDS && locate(stage, cue.piece, at)) {
    const seconds = ((share - LANDS) * clip.duration) / 1000;
    if (seconds < WRECK_FLIES) layAll(mesh, DEBRIS, seconds, WRECK_FLIES, HARDER);
  }
}
