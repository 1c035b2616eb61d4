import {
  AHEAD,
  AROUND,
  BETWEEN,
  FAINTEST,
  HALF_AS_LOUD,
  HALF_WAY_UP,
  type Heard,
  LEVEL_HERTZ,
  WITHIN,
} from "./tick-figures.ts";

/** A short tone by which an answer is heard besides being told. */
export interface Tick extends Heard {
  /** Seconds after the first one. */
  readonly at: number;
  readonly hertz: number;
  /** From 0 to 1. */
  readonly gain: number;
  /** Whether it is one of the asker's own side, which has another timbre. */
  readonly own: boolean;
}

/** What of somebody is heard. */
export interface Audible {
  /** O'clock, 1 to 12; null: in the same place. */
  readonly clock: number | null;
  readonly distance: number;
  readonly above: number;
  readonly friend: boolean;
}

/** Where a numeral is heard; in the middle what has none. */
export function heardAt(clock: number | null | undefined): Heard {
  return AROUND[(clock ?? 12) - 1] ?? AHEAD;
}

/** The higher the higher: never more than an octave from the pitch of one's own height, so that all can be heard. */
export function pitchAt(above: number): number {
  const share = Math.abs(above) / (Math.abs(above) + HALF_WAY_UP);
  return above < 0 ? LEVEL_HERTZ / (1 + share) : LEVEL_HERTZ * (1 + share);
}

/** The nearer the louder. */
export function gainAt(distance: number): number {
  return FAINTEST + ((1 - FAINTEST) * HALF_AS_LOUD) / (HALF_AS_LOUD + Math.max(0, distance));
}

/**
 * When each is heard, and how: in the order given, even in time, so that they can be counted, with those at one numeral
 * close together. How far one is is told by loudness alone.
 */
export function ticksOf(all: readonly Audible[]): readonly Tick[] {
  let at = 0;
  return all.map(({ clock, distance, above, friend }, index) => {
    if (index > 0) at += all[index - 1]?.clock === clock ? WITHIN : BETWEEN;
    return { at, ...heardAt(clock), hertz: pitchAt(above), gain: gainAt(distance), own: friend };
  });
}
