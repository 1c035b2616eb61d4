import type { TablePoint } from "../../../../scene/props.ts";
import type { Grip } from "../../../editor/Grips.tsx";
import { type Draft, type DraftCloud, rowOf } from "./draft.ts";
import { moveTo, turnTowards, widenTo } from "./edits.ts";
import { numberOr, numeralOf } from "./figures.ts";

/** Inches from a stand's middle to the knob that turns it. */
const AHEAD = 2.6;

type Act = (draft: Draft, key: string, point: TablePoint) => Draft;

const ACTS: Readonly<Record<string, Act>> = {
  turn: (draft, key, { x, y }) => turnTowards(draft, key, x, y),
  cloud: (draft, key, { x, y }) => moveTo(draft, key, x, y),
  width: (draft, key, { x, y }) => widenTo(draft, key, x, y),
};

function placeOf({ x, y }: { readonly x: string; readonly y: string }): TablePoint {
  return { x: numberOr(x, 0), y: numberOr(y, 0) };
}

function turnGrip(draft: Draft, chosen: string | null): readonly Grip[] {
  const one = rowOf(draft.aircraft, chosen);
  if (!one) return [];
  const { x, y } = placeOf(one);
  const angle = (numeralOf(Math.round(numberOr(one.heading, 12))) * Math.PI) / 6;
  const at = { x: x + AHEAD * Math.sin(angle), y: y + AHEAD * Math.cos(angle) };
  return [{ id: `turn ${one.key}`, at, beside: { x, y }, look: "turn" }];
}

function cloudGrips(cloud: DraftCloud, chosen: string | null): readonly Grip[] {
  const at = placeOf(cloud);
  const { key } = cloud;
  const middle: Grip = { id: `cloud ${key}`, at, look: "cloud", chosen: key === chosen };
  if (key !== chosen) return [middle];
  const rim = { x: at.x + numberOr(cloud.radius, 1), y: at.y };
  return [middle, { id: `width ${key}`, at: rim, beside: at, look: "width" }];
}

/** What can be taken hold of besides the pieces: a knob ahead of the chosen aircraft, clouds and their rims. */
export function gripsOf(draft: Draft, chosen: string | null): readonly Grip[] {
  return [...draft.clouds.flatMap((cloud) => cloudGrips(cloud, chosen)), ...turnGrip(draft, chosen)];
}

/** The row that a grip belongs to and what dragging it does. */
export function takeGrip(id: string): { readonly key: string; readonly act: Act } {
  const [what = "", key = ""] = id.split(" ");
  return { key, act: ACTS[what] ?? ((draft) => draft) };
}
