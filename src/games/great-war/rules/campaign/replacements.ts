import type { SideIndex } from "../../../../tabletop/tabletop.ts";

export type Duty = "pilot" | "observer";

/** 4.10v: which sums of two dice make a replacement a novice, by side and duty. */
const NOVICES: readonly [
  Readonly<Record<Duty, readonly number[]>>,
  Readonly<Record<Duty, readonly number[]>>,
] = [
  { pilot: [2, 3, 4, 5, 6, 7, 8, 9, 10], observer: [2, 3, 4, 5, 6, 7, 8, 12] },
  { pilot: [2, 3], observer: [] },
];

/** 4.10v: whether a roll is needed at all; a German observer is never a novice. */
export function rollsForNovice(side: SideIndex, duty: Duty): boolean {
  return NOVICES[side][duty].length > 0;
}

/** 4.10v: whether a replacement of Bloody April is a novice by the sum of two dice. */
export function isNoviceReplacement(side: SideIndex, duty: Duty, roll: number): boolean {
  return NOVICES[side][duty].includes(roll);
}

/** A squadron's machines of one type, and the airmen who have them. */
export interface Flight {
  readonly type: string;
  readonly machines: number;
  readonly airmen: number;
}

/**
 * 4.10w, A-50: the type that a novice gets who joins a squadron: the lesser one, except while machines of the better
 * type, which stands first, outnumber the airmen for them.
 */
export function typeForNovice([better, ...others]: readonly [Flight, ...(readonly Flight[])]): string {
  const lesser = others[0];
  return lesser === undefined || better.machines > better.airmen ? better.type : lesser.type;
}
