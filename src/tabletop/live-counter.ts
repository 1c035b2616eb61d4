/**
 * How a counter lies at one instant of a timeline. Mutable, so that sixty frames a second write into one object.
 * `x`, `y` and `up` in inches, `level` in levels, angles in degrees.
 */
export interface LiveCounter {
  x: number;
  y: number;
  /** How far that is from the place that it is about, where plaques make way for each other. */
  asideX: number;
  asideY: number;
  /** Inches from the map to its lower face: it may lie on others. */
  up: number;
  level: number;
  /** Where it points, clockwise from the table's 12 o'clock, any value. */
  heading: number;
  /** How far it leans, while something shakes it. */
  lean: number;
  /** How far its face is up: 0 face down, 1 face up, half on its edge. */
  open: number;
  /** How much of it is there: 0 not yet or no longer, 1 all. */
  present: number;
  /** Whether it looks as it does after the timeline. */
  settled: boolean;
}

/** A counter to write into. */
export function liveCounter(): LiveCounter {
  const place = { x: 0, y: 0, asideX: 0, asideY: 0, up: 0, level: 0, heading: 0 };
  return { ...place, lean: 0, open: 1, present: 1, settled: true };
}
