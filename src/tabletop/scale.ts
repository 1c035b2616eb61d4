/** How high a level is drawn. */
export interface Knot {
  readonly level: number;
  /** Inches above the mat. */
  readonly inches: number;
}

/** How altitude is drawn where levels are many: far apart where the aircraft are, close together elsewhere. */
export interface Scale {
  /** Ascending in level and in inches; straight between them, the same slope beyond the last. At least two. */
  readonly knots: readonly Knot[];
  /** Levels from one thick mark on a stem to the next, e.g. 10. */
  readonly major: number;
  /** Metres of the air in a level: altitudes are written in metres. */
  readonly metres: number;
}
