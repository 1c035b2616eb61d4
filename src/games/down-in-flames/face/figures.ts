import type { TrackPose } from "../../../tabletop/place.ts";
import type { Roll } from "../data/card.ts";
import { type CardName, isFiring } from "../data/card.ts";
import { type Stand, turned } from "./formation.ts";

/**
 * A point of a figure as the aircraft sees it: inches ahead of its place, to the right of it, and above it; then where the
 * nose points, degrees to the right, and what it rolls and loops to the next point.
 */
type Point = readonly [
  ahead: number,
  right: number,
  above: number,
  heading?: number,
  roll?: number,
  loop?: number,
];

/** Levels that an inch of a figure goes up: figures are flown larger than the stems tell levels. */
const LEVELS_AN_INCH = 3.8;
/** None goes into the ground. */
const LOWEST = 0.5;

/** A turn to the right, all the way round: a side's length and how much ahead and right each of its eight sides goes. */
function circle(side: number): readonly Point[] {
  const slant = (side * 707) / 1000;
  const sides = [
    [side, 0],
    [slant, slant],
    [0, side],
    [-slant, slant],
    [-side, 0],
    [-slant, -slant],
    [0, -side],
    [slant, -slant],
  ] as const;
  const points: Point[] = [];
  let [ahead, right] = [0, 0];
  for (const [turn, [on, aside]] of sides.entries()) {
    points.push([ahead, right, 0, turn * 45]);
    ahead += on;
    right += aside;
    points.push([ahead, right, 0, turn * 45]);
  }
  return [...points, [0, 0, 0, 360]];
}

/** A loop: up and over, and back to its place. */
const LOOP: readonly Point[] = [
  [0, 0, 0],
  [1.2, 0, 0, 0, 0, 90],
  [2, 0, 1.2, 0, 0, 90],
  [0.8, 0, 2.2, 0, 0, 90],
  [-0.6, 0, 1.1, 0, 0, 90],
  [0.2, 0, 0],
  [0, 0, 0],
];

const WEAVE: readonly Point[] = [
  [0, 0, 0],
  [0.8, 0, 0],
  [0.8, 0, 0, 40],
  [1.8, 1.5, 0, 40],
  [1.8, 1.5, 0, -40],
  [2.4, -1.5, 0, -40],
  [2.4, -1.5, 0, 40],
  [1.4, 1.2, 0, 40],
  [1.4, 1.2, 0, -30],
  [0, 0, 0, -30],
  [0, 0, 0],
];

const CORKSCREW: readonly Point[] = [
  [0, 0, 0],
  [0.8, 0, 0, 0, 90],
  [1.4, 1, 0.9, 0, 90],
  [1.6, 0, 1.7, 0, 90],
  [1.2, -1, 0.9, 0, 90],
  [0.4, 0, 0],
  [0, 0, 0],
];

const SNAP: readonly Point[] = [
  [0, 0, 0],
  [0.6, 0, 0, 0, 180],
  [1.6, 0, 0.6, 0, 180],
  [2, 0, 0.8, 0, 180],
  [1, 0, 0.4, 0, 180],
  [0, 0, 0],
];

const DASH: readonly Point[] = [
  [0, 0, 0],
  [3.2, 0, 0.2],
  [0, 0, 0],
];

const BRAKE: readonly Point[] = [
  [0, 0, 0],
  [-2, 0, 0.5],
  [0, 0, 0],
];

const BOUNCE: readonly Point[] = [
  [0, 0, 0],
  [0.6, 0, 2],
  [2.4, 0, 0.6],
  [0, 0, 0],
];

const LUNGE: readonly Point[] = [
  [0, 0, 0],
  [1.6, 0, -0.3],
  [0, 0, 0],
];

/** Straight up or down so many levels with a roll, and back for as long as it is not known to stand. */
function vertical(levels: number): readonly Point[] {
  const above = 0.9 * levels;
  return [
    [0, 0, 0, 0, 180],
    [1.2, 0, above / 2, 0, 180],
    [1.4, 0, above],
    [0, 0, 0],
  ];
}

const FIGURES: Readonly<Partial<Record<CardName, readonly Point[]>>> = {
  maneuvering: circle(1.3),
  "tight-turn": circle(0.95),
  "half-loop": LOOP,
  scissors: WEAVE,
  "barrel-roll": CORKSCREW,
  "ace-pilot": SNAP,
  "full-throttle": DASH,
  "chop-throttle": BRAKE,
  "out-of-the-sun": BOUNCE,
};

function pointsOf(name: CardName, roll: Roll | null): readonly Point[] {
  if (name === "vertical-roll") return vertical(roll === "climb" ? 1 : roll === null ? 0.5 : 0 - roll);
  return FIGURES[name] ?? (isFiring(name) ? LUNGE : []);
}

/** The figure of a card, flown from where an aircraft stands and back again; empty for cards without one. */
export function figureOf(
  name: CardName,
  roll: Roll | null,
  stand: Stand,
  level: number,
): readonly TrackPose[] {
  return pointsOf(name, roll).map(([ahead, right, above, heading = 0, turn = 0, loop = 0]): TrackPose => {
    const [x, y] = turned(stand.heading, ahead, right);
    return {
      x: stand.x + x,
      y: stand.y + y,
      level: Math.max(LOWEST, level + above * LEVELS_AN_INCH),
      heading: (stand.heading + heading + 360) % 360,
      ...(turn !== 0 && { roll: turn }),
      ...(loop !== 0 && { loop }),
    };
  });
}
