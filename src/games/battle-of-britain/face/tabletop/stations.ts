import { itemAt } from "../../../../core/item-at.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { Airfield } from "../../data/tables.ts";
import { airfieldOf } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { placeOfTarget } from "./places.ts";

/** Where geschwader stand that are at home, by Luftflotte: the first of them, and inches to each next one. */
const HOMES: Readonly<Record<string, Spot>> = {
  LF2: { x: 18, y: 3.1 },
  LF3: { x: 12.2, y: 1.75 },
  LF5: { x: 20.2, y: 24.9 },
};
const APART = 1.25;
/** A wing on the ground stands beside its airfield, in inches. */
const BESIDE = { x: 0.42, y: 0.42 } as const;
/** Formations in one square stand around its middle, so many inches away: in it, and each with its name uncovered. */
const AROUND = 0.46;
/** Directions around a middle, clockwise from the upper left. */
const SLOTS = [
  [-1, 0.85],
  [1, -0.85],
  [1, 0.85],
  [-1, -0.85],
  [0, 1.05],
  [0, -1.05],
] as const;

/** The same where a wing on the ground stands in the upper right. */
const SLOTS_BESIDE = [
  [-1, -0.85],
  [1, -0.85],
  [-1, 0.85],
  [0, -1.05],
] as const;

type Formation = Geschwader | Wing;

function isWing(one: Formation): one is Wing {
  return "group" in one;
}

/** The formations in the air over a square, geschwader first. */
export function overSquare({ geschwader, wings }: View, square: string): readonly Formation[] {
  return [...geschwader, ...wings].filter((one) => one.square === square);
}

/** Whether a wing stands on the ground in a square. */
function isStation({ setup, wings }: View, square: string): boolean {
  return wings.some((wing) => wing.square === null && airfieldOf(setup, wing.id).square === square);
}

function inTheAir(view: View, one: Formation, square: string): Spot {
  const all = overSquare(view, square);
  const { x, y } = spotOf(square);
  const beside = isStation(view, square);
  if (all.length < 2 && !beside) return { x, y };
  const slots = beside ? SLOTS_BESIDE : SLOTS;
  const at = all.findIndex(({ id }) => id === one.id);
  const [right, up] = slots[at % slots.length] ?? [0, 0];
  const far = AROUND * (1 + Math.floor(at / slots.length));
  return { x: x + right * far, y: y + up * far };
}

/** Where the geschwader of a Luftflotte stand that are at home. */
export function homesOf({ geschwader }: View, pool: string): readonly Spot[] {
  const { x, y } = HOMES[pool] ?? { x: 2, y: 2 };
  return geschwader.filter((one) => one.pool === pool).map((_, at) => ({ x: x + at * APART, y }));
}

function atHome(view: View, { id, pool }: Geschwader): Spot {
  const at = view.geschwader.filter((one) => one.pool === pool).findIndex((one) => one.id === id);
  return itemAt(homesOf(view, pool), at);
}

/** Where a wing stands beside its airfield. */
export function besideField({ id, square }: Pick<Airfield, "id" | "square">): Spot {
  const { x, y } = placeOfTarget(id, square);
  return { x: x + BESIDE.x, y: y + BESIDE.y };
}

function atStation({ setup }: View, { id }: Wing): Spot {
  return besideField(airfieldOf(setup, id));
}

/** Where a formation stands on the table, in inches. */
export function standOf(view: View, one: Formation): Spot {
  if (one.square !== null) return inTheAir(view, one, one.square);
  return isWing(one) ? atStation(view, one) : atHome(view, one);
}
