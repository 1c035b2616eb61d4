import type { Vector3 } from "three";
import { hash } from "../mat/noise.ts";
import type { Rgb } from "../mat/tint.ts";
import type { PuffField } from "../puffs/field.ts";
import { GOLDEN, KIND, type Puff, puffOf } from "../puffs/puff.ts";
import { BLAST_PUFFS, putBlast, WRECKED } from "./blasts.ts";

/** Puffs of the scar that a wreck leaves, of what is thrown up, and of what runs out around it. */
const SCAR = 7;
const COLUMN = 32;
const RING = 26;
export const SCAR_PUFFS = SCAR;
export const IMPACT_PUFFS = COLUMN + RING + BLAST_PUFFS;
/** How high above the mat a scar lies, in inches: over what is printed there. */
const LIES = 0.03;
/** The share of the time after the impact in which all settles; then it is still. */
const SETTLES = 0.66;
const FOAM = 0.86;

/** What lies where something falls. */
export interface Ground {
  readonly colour: Rgb;
  /** How much of it is water, 0 to 1. */
  readonly wet: number;
}

const puff: Puff = puffOf();

/** Colours a puff as ground that is so much lighter, or as foam. */
function paint({ colour: [red, green, blue], wet }: Ground, light: number): void {
  const linear = (byte: number) => ((byte / 255) * light) ** 2.2;
  const share = wet * FOAM;
  puff.red = linear(red) * (1 - share) + 0.8 * share;
  puff.green = linear(green) * (1 - share) + 0.84 * share;
  puff.blue = linear(blue) * (1 - share) + 0.85 * share;
}

/**
 * Puts what a wreck leaves on the mat, `there` of it, 0 to 1: scorched and thrown-up earth, on water oil and a little
 * foam. `seed`: a number of the piece's own.
 */
export function putScar(
  field: PuffField,
  x: number,
  y: number,
  seed: number,
  ground: Ground,
  there: number,
): void {
  const { wet } = ground;
  puff.kind = KIND.lying;
  puff.heat = 0;
  puff.deep = 0;
  puff.squash = 1;
  [puff.outX, puff.outY, puff.outZ] = [0, 1, 0];
  for (let k = 0; k < SCAR; k++) {
    const angle = k * GOLDEN + seed;
    const out = k === 0 ? 0 : 0.55 + 0.65 * hash(k, 1, seed);
    puff.x = x + Math.cos(angle) * out;
    puff.y = LIES;
    puff.z = -y + Math.sin(angle) * out;
    puff.size = (k === 0 ? 1.7 : 0.75 + 0.4 * hash(k, 2, seed)) * (0.6 + 0.4 * there);
    puff.looks = k + seed;
    puff.turn = angle;
    if (wet > 0.5 && k % 2 === 1) paint(ground, 1);
    else {
      puff.red = 0.016 + 0.012 * (1 - wet);
      puff.green = 0.017 + 0.006 * (1 - wet);
      puff.blue = 0.018;
    }
    puff.cover = there * (wet > 0.5 ? (k % 2 === 1 ? 0.3 : 0.5) : k === 0 ? 0.95 : 0.7);
    field.put(puff);
  }
}

/** A column of water rises and falls back; earth flies up and hangs as dust. */
function putColumn(field: PuffField, at: Vector3, share: number, ground: Ground): void {
  const { wet } = ground;
  puff.kind = KIND.smoke;
  for (let i = 0; i < COLUMN; i++) {
    const angle = i * GOLDEN;
    const high = hash(i, 6, 11);
    const late = 0.15 * high;
    const own = Math.max(0, Math.min(1, (share - late) / (1 - late)));
    const top = (0.35 + 1.05 * high) * (0.8 + 1.15 * wet);
    const spread = (0.12 + 0.3 * (1 - high)) * (0.4 + own) * (1 + 0.7 * (1 - wet));
    puff.x = at.x + Math.cos(angle) * spread;
    puff.y = 0.06 + top * (wet * 4 * own * (1 - own) + (1 - wet) * Math.sqrt(own) * 0.75);
    puff.z = at.z + Math.sin(angle) * spread;
    puff.size = (0.17 + 0.15 * hash(i, 7, 11)) * (0.75 + own) * (1.15 - 0.2 * wet);
    puff.squash = 1 + 0.5 * wet;
    puff.turn = wet > 0.5 ? 0.5 * Math.sin(angle) : angle;
    puff.outX = Math.cos(angle) * 0.6;
    puff.outY = 0.5;
    puff.outZ = Math.sin(angle) * 0.6;
    puff.deep = 0.2;
    puff.looks = i;
    puff.cover = Math.min(1, own * 12) * Math.min(1, (1 - own) * 1.8) * (0.6 + 0.4 * wet);
    paint(ground, 0.9 + 0.3 * hash(i, 8, 11));
    field.put(puff);
  }
}

/** Foam runs out over the water, dust along the ground. */
function putRing(field: PuffField, at: Vector3, share: number, ground: Ground): void {
  const { wet } = ground;
  puff.kind = wet > 0.5 ? KIND.lying : KIND.smoke;
  puff.squash = 1;
  for (let i = 0; i < RING; i++) {
    const angle = ((i + 0.5 * hash(i, 5, 12)) / RING) * 2 * Math.PI;
    const radius = 0.2 + (0.95 + 0.5 * wet) * Math.sqrt(share) * (0.88 + 0.24 * hash(i, 6, 12));
    puff.x = at.x + Math.cos(angle) * radius;
    puff.y = wet > 0.5 ? LIES : 0.1 + 0.12 * share;
    puff.z = at.z + Math.sin(angle) * radius;
    puff.size = (0.24 + 0.14 * hash(i, 7, 12)) * (0.7 + 0.9 * share);
    puff.turn = angle;
    puff.outX = Math.cos(angle) * 0.5;
    puff.outY = 0.8;
    puff.outZ = Math.sin(angle) * 0.5;
    puff.deep = 0;
    puff.looks = i;
    puff.cover = Math.min(1, share * 10) * Math.min(1, (1 - share) * 1.6) * (0.55 + 0.4 * wet);
    paint(ground, 1.1);
    field.put(puff);
  }
}

/** Puts what an aircraft throws up as it strikes the ground, `share` of the time from there to the end of its clip over. */
export function putImpact(field: PuffField, at: Vector3, share: number, ground: Ground): void {
  const own = share / SETTLES;
  if (own <= 0 || own >= 1) return;
  putColumn(field, at, own, ground);
  putRing(field, at, own, ground);
  puff.squash = 1;
  if (ground.wet < 0.5) putBlast(field, at, own, WRECKED);
}
