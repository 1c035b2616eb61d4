/**
 * How a piece stands at one instant of a timeline. Mutable, so that sixty frames a second write into one
 * object. `x`, `y` in inches, `level` in levels (fractions while it climbs), angles in degrees: `heading`
 * clockwise from the table's 12 o'clock (any value, continuous through a turn), `bank` to the right,
 * `pitch` nose up.
 */
export interface LivePose {
  x: number;
  y: number;
  level: number;
  heading: number;
  bank: number;
  pitch: number;
  /** How far it has fallen: 0 flies, 1 lies on the mat. */
  fallen: number;
  /** How much of it is still on the table: 1 stands, 0 has left. */
  present: number;
  /** Whether its stand, arcs and damage look as they do after the timeline. */
  settled: boolean;
}

/** Whether a piece is still to be named: it has neither left nor come to lie where it fell. */
export function isNamed({ present, fallen }: LivePose): boolean {
  return present > 0.5 && fallen < 1;
}

/** A pose to write into. */
export function livePose(): LivePose {
  return { x: 0, y: 0, level: 0, heading: 0, bank: 0, pitch: 0, fallen: 0, present: 1, settled: true };
}
