/** How a miniature on the turntable is held; hands change it between two frames. */
export interface Held {
  /** Which way it is turned, degrees. */
  heading: number;
  /** How far from above one looks at it, degrees over the horizon. */
  tilt: number;
  /** How many times nearer one looks than at first. */
  near: number;
}

/** Where it stands first: nose to the left and towards the viewer. */
const FIRST: Held = { heading: 232, tilt: 22.4, near: 1 };
/** From beside the wing to nearly straight above, degrees. */
const TILTS = [4, 80] as const;
const NEAR = [0.4, 4] as const;

export function firstHeld(): Held {
  return { ...FIRST };
}

function within(figure: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, figure));
}

/** Looks at it from further above, degrees. */
export function tiltBy(held: Held, degrees: number): void {
  held.tilt = within(held.tilt + degrees, ...TILTS);
}

/** Comes so many times nearer; false where one is as near, or as far away, as one comes. */
export function comeNear(held: Held, times: number): boolean {
  const before = held.near;
  held.near = within(before * times, ...NEAR);
  return held.near !== before;
}
