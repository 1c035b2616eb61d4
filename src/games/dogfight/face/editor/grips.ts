import type { Numeral } from "../../../../core/geometry/clock.ts";
import { rowOf } from "../../../../face/editor/rows.ts";
import type { Grip } from "../../../../face/editor.ts";
import { numberOr } from "../../../../face/figures.ts";
import type { Spot } from "../../../../tabletop/tabletop.ts";
import type { Draft, DraftCloud } from "./draft.ts";
import { moveTo, turnTowards, widenTo } from "./edits.ts";
import { numeralOf } from "./figures.ts";
import { wayOf } from "./spots.ts";

/** Inches from a stand's middle to the knob that turns it. */
const AHEAD = 2.6;

function placeOf({ x, y }: { readonly x: string; readonly y: string }): Spot {
  return { x: numberOr(x, 0), y: numberOr(y, 0) };
}

function turnGrip(draft: Draft, chosen: string | null): readonly Grip[] {
  const one = rowOf(draft.aircraft, chosen);
  if (!one) return [];
  const { key } = one;
  const beside = placeOf(one);
  const way = wayOf(numeralOf(Math.round(numberOr(one.heading, 12))) as Numeral);
  const at = { x: beside.x + AHEAD * way.x, y: beside.y + AHEAD * way.y };
  return [{ id: `turn ${key}`, row: key, at, beside, look: "turn" }];
}

function cloudGrips(cloud: DraftCloud, chosen: string | null): readonly Grip[] {
  const at = placeOf(cloud);
  const { key } = cloud;
  const middle: Grip = { id: `place ${key}`, row: key, at, look: "place", chosen: key === chosen };
  if (key !== chosen) return [middle];
  const rim = { x: at.x + numberOr(cloud.radius, 1), y: at.y };
  return [middle, { id: `width ${key}`, row: key, at: rim, beside: at, look: "width" }];
}

/** What can be taken hold of besides the pieces: a knob ahead of the chosen aircraft, clouds and their rims. */
export function gripsOf(draft: Draft, chosen: string | null): readonly Grip[] {
  return [...draft.clouds.flatMap((cloud) => cloudGrips(cloud, chosen)), ...turnGrip(draft, chosen)];
}

/** What dragging a grip does. */
export function dragged(draft: Draft, { row, look }: Grip, { x, y }: Spot): Draft {
  if (look === "turn") return turnTowards(draft, row, x, y);
  return look === "width" ? widenTo(draft, row, x, y) : moveTo(draft, row, x, y);
}
