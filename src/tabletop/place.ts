/** A place on the mat: inches from the lower left corner, x right, y away from the reader. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place above the mat; levels up. */
export interface Place extends Spot {
  readonly level: number;
}

/** A place and where the nose points: degrees clockwise from +y (12 o'clock of the table), 0 to 359. */
export interface Pose extends Place {
  readonly heading: number;
}

/** A place of a track. */
export interface TrackPose extends Pose {
  /** Degrees that the wings roll and the nose goes up and over on the way to the next place; left out: none. */
  readonly roll?: number;
  readonly loop?: number;
}
