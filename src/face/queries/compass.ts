/** The eight points of the compass. */
const COMPASS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

export type Compass = (typeof COMPASS)[number];

/** Half an eighth of a turn: its tangent is as good as 5 to 12. */
const NARROW = 5;
const WIDE = 12;

/** Whether one leg of a way is so short beside the other that the way goes along that one. */
function isAlong(short: number, long: number): boolean {
  return WIDE * Math.abs(short) <= NARROW * Math.abs(long);
}

/** The point of the compass to which a way leads that goes so far east and so far north; undefined for no way at all. */
export function compassOf(east: number, north: number): Compass | undefined {
  if (east === 0 && north === 0) return undefined;
  const across = isAlong(east, north) ? "" : east > 0 ? "east" : "west";
  const up = isAlong(north, east) ? "" : north > 0 ? "north" : "south";
  return COMPASS.find((point) => point === [up, across].filter(Boolean).join("-"));
}
