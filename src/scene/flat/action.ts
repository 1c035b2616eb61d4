import { type Ground, groundOf, inAction, roomIn } from "../camera/action.ts";
import type { TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import { castOf } from "./cast.ts";

/** Inches around those who are shown. */
const AROUND = 3.5;

/** What a drawing of some pixels' width shows at first; undefined: all of it. */
export function actionOf(
  { tabletop, player, selected, wholeMat }: TableProps,
  width: number,
): Ground | undefined {
  const room = roomIn(width);
  if (wholeMat || room === Infinity) return undefined;
  const cast = castOf(tabletop, lineOf(tabletop, player));
  const part = groundOf(inAction(cast, selected, room - 2 * AROUND));
  if (!part) return undefined;
  const { left, right, bottom, top } = part;
  return { left: left - AROUND, right: right + AROUND, bottom: bottom - AROUND, top: top + AROUND };
}
