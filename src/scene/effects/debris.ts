import { Color, type InstancedMesh, Object3D, Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { type Clip, LANDS, shareOf } from "../../tabletop/clips.ts";
import { hash } from "../mat/noise.ts";
import type { Rgb } from "../mat/tint.ts";
import type { Stage } from "../stage.ts";
import { locate } from "./locate.ts";

/** Pieces that fly off what is hit, or of what is thrown up where something falls: a column and a ring around it. */
const CHIPS = 16;
const COLUMN = 28;
const RING = 40;
export const DEBRIS = COLUMN + RING;

/** The share of a burst from which on it tells, and the seconds from there to its end. */
const STRIKES = 0.32;
const CHIPS_FLY = 0.64;
/** Inches a second squared: things as small as these fall fast. */
const PULL = 9;

/** Splinters, skin and fabric. */
const PARTS = ["#2a2522", "#7a7468", "#b7a888", "#54504a"].map((one) => new Color(one));
const FOAM = new Color("#eef4f3");

/** What lies where something falls. */
export interface Ground {
  readonly colour: Rgb;
  /** 0 to 1. */
  readonly wet: number;
}

const at = new Vector3();
const colour = new Color();
const dummy = new Object3D();

function put(mesh: InstancedMesh, index: number, size: number): void {
  dummy.scale.multiplyScalar(Math.max(1e-5, size));
  dummy.updateMatrix();
  mesh.setMatrixAt(index, dummy.matrix);
  mesh.setColorAt(index, colour);
}

/** A chip on its way up, out and down again; `seconds` since it flew off. */
function layChip(mesh: InstancedMesh, i: number, seconds: number): void {
  const angle = i * 2.39996;
  const out = 0.7 + 1.9 * hash(i, 1, 11);
  const up = 0.6 + 1.9 * hash(i, 2, 11);
  dummy.position.set(
    at.x + Math.cos(angle) * out * seconds,
    Math.max(0.02, at.y + up * seconds - (PULL / 2) * seconds * seconds),
    at.z + Math.sin(angle) * out * seconds,
  );
  const turns = 14 * hash(i, 3, 11) * seconds;
  dummy.rotation.set(angle + turns, turns * 0.7, angle);
  dummy.scale.set(0.1, 0.02, 0.07);
  colour.copy(itemAt(PARTS, i % PARTS.length));
  put(mesh, i, (0.6 + 0.8 * hash(i, 4, 11)) * Math.sqrt(Math.max(0, 1 - seconds / CHIPS_FLY)));
}

/** The colour of what is thrown up: foam from water, else dust of the ground. */
function colourOf({ colour: [red, green, blue], wet }: Ground, i: number): void {
  const light = 1.12 + 0.25 * hash(i, 8, 11);
  colour.setRGB(
    Math.min(1, (red / 255) * light),
    Math.min(1, (green / 255) * light),
    Math.min(1, (blue / 255) * light),
    "srgb",
  );
  colour.lerp(FOAM, wet * (0.75 + 0.25 * hash(i, 9, 11)));
}

/** A column of water rises and falls back; dust rolls outwards and hangs. */
function layColumn(mesh: InstancedMesh, i: number, share: number, ground: Ground): void {
  const angle = i * 2.39996;
  const { wet } = ground;
  const spread = 0.1 + 0.3 * hash(i, 5, 11) + (1 - wet) * 0.5 * share;
  const high = (0.5 + hash(i, 6, 11)) * (0.7 + 1.3 * wet);
  dummy.position.set(
    at.x + Math.cos(angle) * spread * (0.4 + share),
    Math.max(0.03, high * (wet * 4 * share * (1 - share) + (1 - wet) * 0.7 * Math.sqrt(share))),
    at.z + Math.sin(angle) * spread * (0.4 + share),
  );
  dummy.rotation.set(angle, i, 0);
  dummy.scale.setScalar(0.06 + 0.1 * hash(i, 7, 11) + (1 - wet) * 0.2);
  colourOf(ground, i);
  put(mesh, i, Math.min(1, share * 9) * Math.min(1, (1 - share) * 2.2));
}

/** A ring that runs outwards over the water, or along the ground as dust. */
function layRing(mesh: InstancedMesh, i: number, share: number, ground: Ground): void {
  const angle = ((i + 0.4 * hash(i, 5, 12)) / RING) * 2 * Math.PI;
  const radius = 0.25 + (1 + 0.6 * ground.wet) * Math.sqrt(share) * (0.85 + 0.3 * hash(i, 6, 12));
  dummy.position.set(at.x + Math.cos(angle) * radius, 0.03, at.z + Math.sin(angle) * radius);
  dummy.rotation.set(0, -angle, 0);
  const thick = 0.1 + 0.06 * hash(i, 7, 12);
  dummy.scale.set(thick, thick * (0.9 - 0.6 * ground.wet), thick * 1.7);
  colourOf(ground, i);
  put(mesh, COLUMN + i, Math.min(1, share * 9) * (1 - share));
}

function hide(mesh: InstancedMesh, from: number): void {
  dummy.position.set(0, 0, 0);
  dummy.rotation.set(0, 0, 0);
  for (let i = from; i < DEBRIS; i++) {
    dummy.scale.setScalar(1);
    put(mesh, i, 0);
  }
}

/**
 * Lays what flies about in the clip that runs: chips off what is hit, and a splash or dust where something falls. The
 * same instant always looks the same. `ground`: what lies at a place of the mat, in inches.
 */
export function layDebris(
  mesh: InstancedMesh,
  stage: Stage,
  clip: Clip | undefined,
  ground: (x: number, y: number) => Ground,
): void {
  mesh.visible = false;
  if (!clip || stage.now < 0) return;
  const share = shareOf(clip, stage.now);
  const { cue } = clip;
  if (cue.kind === "shot" && cue.hit && share > STRIKES && share < 1 && locate(stage, cue.to, at)) {
    const seconds = ((share - STRIKES) / (1 - STRIKES)) * CHIPS_FLY;
    for (let i = 0; i < CHIPS; i++) layChip(mesh, i, seconds);
    hide(mesh, CHIPS);
  } else if (cue.kind === "fall" && share > LANDS && share < 1 && locate(stage, cue.piece, at)) {
    const landed = (share - LANDS) / (1 - LANDS);
    const below = ground(at.x, -at.z);
    for (let i = 0; i < COLUMN; i++) layColumn(mesh, i, landed, below);
    for (let i = 0; i < RING; i++) layRing(mesh, i, landed, below);
  } else return;
  mesh.visible = true;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
