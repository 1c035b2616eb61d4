import { heightOf } from "../../tabletop/heights.ts";
import type { Stage } from "../stage.ts";
import { groundOf, inAction } from "./action.ts";
import type { Extent } from "./home.ts";

/** Room above the highest model, in inches. */
const HEADROOM = 0.7;

/**
 * What part of the mat the fight takes up, before and after what happens, as far as it fits into so many inches;
 * undefined when nobody flies.
 */
export function extentOf(
  { actors, air }: Stage,
  looked: string | undefined,
  room: number,
): Extent | undefined {
  const shown = inAction(actors, looked, room);
  const ground = groundOf(shown);
  if (!ground || !air.after.scale) return ground;
  const levels = shown.flatMap(({ before, after }) => [before.level, after.level]);
  return { ...ground, air: Math.max(...levels.map((level) => heightOf(air.after, level) + HEADROOM)) };
}
