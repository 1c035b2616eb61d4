import type { Vector3 } from "three";
import { hash } from "../mat/noise.ts";
import type { PuffField } from "../puffs/field.ts";
import { GOLDEN, type Puff, puffOf } from "../puffs/puff.ts";

/** Puffs of smoke and of fire in one blast. */
const [SMOKE, FIRE] = [18, 6];
export const BLAST_PUFFS = SMOKE + FIRE;
/** The blast's time: until when it grows, and from when on it goes. */
const GROWN = 0.4;
const GOES = 0.5;

/** What a blast is made of: the linear colour of its smoke, how wide it is and how far it rises, in inches. */
export interface Blast {
  readonly colour: readonly [number, number, number];
  readonly wide: number;
  readonly rises: number;
  /** How thick its smoke is, 0 to 1. */
  readonly thick: number;
  /** The share of its time in which it flashes. */
  readonly flashes: number;
}

/** Anti-aircraft shells of either side: the first side's smoke is white, the second's black. */
export const SHELLS: readonly [Blast, Blast] = [
  { colour: [0.82, 0.79, 0.73], wide: 0.85, rises: 0.2, thick: 0.85, flashes: 0.16 },
  { colour: [0.022, 0.02, 0.019], wide: 0.85, rises: 0.2, thick: 0.85, flashes: 0.16 },
];
/** A bomb on the ground. */
export const BOMB: Blast = {
  colour: [0.1, 0.075, 0.055],
  wide: 0.6,
  rises: 1.15,
  thick: 0.95,
  flashes: 0.22,
};
/** Rounds that strike an aircraft. */
export const STRIKE: Blast = {
  colour: [0.13, 0.12, 0.11],
  wide: 0.72,
  rises: 0.6,
  thick: 0.85,
  flashes: 0.42,
};
/** An aircraft that strikes the ground. */
export const WRECKED: Blast = {
  colour: [0.05, 0.045, 0.04],
  wide: 0.95,
  rises: 1.25,
  thick: 0.95,
  flashes: 0.35,
};

function between(low: number, high: number, value: number): number {
  return Math.max(0, Math.min(1, (value - low) / (high - low)));
}

const puff: Puff = puffOf();

/** A ball of smoke that swells, rises and thins out. */
function putSmoke(field: PuffField, at: Vector3, share: number, { colour, wide, rises, thick }: Blast): void {
  const grown = Math.sqrt(between(0.01, GROWN, share));
  const drifts = between(GROWN, 1, share);
  const left = 1 - between(GOES, 1, share);
  puff.heat = 0;
  [puff.red, puff.green, puff.blue] = colour;
  for (let i = 0; i < SMOKE; i++) {
    const angle = i * GOLDEN;
    const high = hash(i, 2, 7);
    // On the ground it is a column with a foot, in the air a ball.
    const out =
      wide * (rises > wide ? 0.75 - 0.4 * high : Math.sqrt(1 - (2 * high - 1) ** 2)) * hash(i, 1, 7);
    const up = rises > wide ? rises * high : wide * (high - 0.5) * 1.3 + rises * drifts;
    puff.x = at.x + Math.cos(angle) * out * grown + 0.25 * drifts * high;
    puff.y = at.y + up * grown + 0.12 * drifts;
    puff.z = at.z + Math.sin(angle) * out * grown;
    puff.size = wide * (0.34 + 0.3 * hash(i, 4, 7)) * (0.35 + 0.65 * grown + 0.4 * drifts);
    puff.outX = Math.cos(angle) * 0.6;
    puff.outY = 2 * high - 0.7;
    puff.outZ = Math.sin(angle) * 0.6;
    puff.deep = 0.5 * (1 - high);
    puff.cover = thick * left * Math.min(1, share * 14);
    puff.looks = i;
    puff.turn = angle + 0.5 * share;
    field.put(puff);
  }
}

/** Puts a fire that flares up and is gone, `share` of its time over, so many inches wide. */
function putFlash(field: PuffField, at: Vector3, share: number, wide: number): void {
  if (share <= 0 || share >= 1) return;
  const flares = Math.sin(Math.sqrt(share) * Math.PI);
  puff.heat = 1;
  for (let i = 0; i < FIRE; i++) {
    const angle = i * GOLDEN;
    const out = wide * 0.5 * share * (i === 0 ? 0 : 1);
    puff.x = at.x + Math.cos(angle) * out;
    puff.y = at.y + wide * (0.5 * share * hash(i, 3, 9));
    puff.z = at.z + Math.sin(angle) * out;
    puff.size = wide * (i === 0 ? 0.9 : 0.55) * (0.4 + 0.6 * flares);
    puff.cover = flares;
    puff.looks = i;
    puff.turn = angle + share;
    field.put(puff);
  }
  field.burn(at.x, at.y + 0.05, at.z, wide * 1.6 * flares);
}

/** Puts a blast at a place, `share` of its time over: smoke that flashes, swells and is gone. */
export function putBlast(field: PuffField, at: Vector3, share: number, blast: Blast): void {
  if (share <= 0 || share >= 1) return;
  putSmoke(field, at, share, blast);
  putFlash(field, at, share / blast.flashes, blast.wide * 1.05);
}
