import { PUFFS } from "./sheet.ts";

/** The golden angle, in radians: puffs that are turned by it one after the other lie evenly around a middle. */
export const GOLDEN = 2.39996;

/** What a puff is: smoke; cotton, which is thin around what flies in it; or something that lies on the mat. */
export const KIND = { smoke: 0, cloud: 1, lying: 2 } as const;

/**
 * One puff, to be filled in and put into a field. Mutable, and used again for the next: nothing is made in a frame.
 * Places and sizes in inches, x to the right, y up, z to the lower edge; colours linear.
 */
export interface Puff {
  x: number;
  y: number;
  z: number;
  /** Half its width. */
  size: number;
  red: number;
  green: number;
  blue: number;
  /** How much it covers where it is thickest, 0 to 1. */
  cover: number;
  /** Where it bulges to: which way what it is part of is rounded there. Of any length up to one. */
  outX: number;
  outY: number;
  outZ: number;
  /** How deep it lies within what it is part of, 0 to 1: light comes there the less. */
  deep: number;
  /** Which of the puffs of the sheet it looks like; any whole number. */
  looks: number;
  /** How far it is turned, in radians. */
  turn: number;
  /** How much of it is flame: 0 smoke, 1 fire. */
  heat: number;
  /** How high it is against its width. */
  squash: number;
  kind: number;
}

/** A puff of white smoke at nought. */
export function puffOf(): Puff {
  return {
    ...{ x: 0, y: 0, z: 0, size: 1, red: 1, green: 1, blue: 1, cover: 1 },
    ...{ outX: 0, outY: 1, outZ: 0, deep: 0, looks: 0, turn: 0, heat: 0, squash: 1, kind: KIND.smoke },
  };
}

/** Numbers that a puff takes in a list. */
export const STRIDE = 16;

/** Writes a puff into a list of numbers, as the shader reads it. */
export function writePuff(list: Float32Array, index: number, puff: Puff): void {
  const at = index * STRIDE;
  list[at] = puff.x;
  list[at + 1] = puff.y;
  list[at + 2] = puff.z;
  list[at + 3] = puff.size;
  list[at + 4] = puff.red;
  list[at + 5] = puff.green;
  list[at + 6] = puff.blue;
  list[at + 7] = puff.cover;
  list[at + 8] = puff.outX;
  list[at + 9] = puff.outY;
  list[at + 10] = puff.outZ;
  list[at + 11] = puff.deep;
  list[at + 12] = (((puff.looks % PUFFS) + PUFFS) % PUFFS) + PUFFS * puff.kind;
  list[at + 13] = puff.turn;
  list[at + 14] = puff.heat;
  list[at + 15] = puff.squash;
}
