import type { GameEvent } from "../../../../core/game.ts";
import type { Area } from "../../../../tabletop/area.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { onTable } from "./places.ts";

/** A bank of cloud: its middle in km of the National Grid, and how far it reaches to the east and to the north. */
type Bank = readonly [east: number, north: number, across: number, along: number];

/** Directions around a bank with its lumps: shares of how far it reaches. */
const LUMPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.82, 0.36],
  [0.78, 0.62],
  [0.42, 0.74],
  [0.2, 1],
  [-0.18, 0.84],
  [-0.5, 0.9],
  [-0.66, 0.58],
  [-0.96, 0.42],
  [-0.9, 0.06],
  [-1, -0.34],
  [-0.68, -0.56],
  [-0.46, -0.92],
  [-0.06, -0.8],
  [0.28, -1],
  [0.52, -0.72],
  [0.86, -0.6],
  [0.84, -0.24],
];

/** Fine days: where clouds drift, away from the squares that are fought over, one day's after another's. */
const FINE: readonly (readonly Bank[])[] = [
  [
    [205, 430, 62, 34],
    [600, 590, 70, 30],
  ],
  [
    [180, 250, 46, 40],
    [590, 470, 64, 34],
  ],
  [
    [235, 545, 60, 30],
    [200, 140, 60, 26],
  ],
  [
    [330, 640, 90, 30],
    [210, 380, 56, 36],
  ],
];

/** A day on which nobody flies: a front over the Channel, the south and the west. */
const FRONT: readonly Bank[] = [
  [300, 40, 170, 62],
  [560, 90, 120, 74],
  [380, 200, 200, 52],
  [190, 330, 66, 70],
];

function bank([east, north, across, along]: Bank, id: string): Area {
  const outline = LUMPS.map(([x, y]): Spot => onTable(east + x * across, north + y * along));
  return { id, tone: "weather", outline };
}

/** What the last weather that is told brought: nothing told, nothing known. */
function respiteTold(events: readonly GameEvent[]): boolean {
  const last = events.findLast(({ key }) => key.startsWith("event.weather"));
  return last !== undefined && (last.values as Facts["event.weather"]).flies === false;
}

/** The sky over the map: clouds that drift on a day of flying; after a respite the front that brought it (BB-72). */
export function skyOf(
  { turn, flying, outcome }: View,
  events: readonly GameEvent[],
  say: Say,
): readonly Area[] {
  if (!flying && respiteTold(events)) {
    const label = say(phrase("sky.respite"));
    const front = FRONT.map((one, at) => bank(one, `front-${at}`));
    return front.map((one, at) => (at === 0 ? { ...one, label, labelAt: onTable(285, 30) } : one));
  }
  if (!flying || outcome) return [];
  return (FINE[turn % FINE.length] ?? []).map((one, at) => bank(one, `cloud-${at}`));
}
