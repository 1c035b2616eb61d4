import type { Frame, Position } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import type { Overlay } from "../../../../tabletop/overlay.ts";
import type { View } from "../../rules/view/view.ts";
import { tabletopOf } from "../picture/tabletop.ts";
import { spotOf } from "../places.ts";
import { MIDDLE } from "./board.ts";

/** Hexes from the middle of a drawing to its edges. */
export interface Reach {
  readonly aside: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Inches from column to column of hexes that are two inches wide. */
const COLUMN = 1.732;
const HEX = 2;

function frameOf({ setup }: View, { aside, ahead, behind }: Reach): Frame {
  const { x, y } = spotOf(setup, MIDDLE);
  return {
    left: x - aside * COLUMN,
    right: x + aside * COLUMN,
    near: y - behind * HEX,
    far: y + ahead * HEX,
  };
}

/** An example on the hexes around the middle of its board; `shown`: pieces that are drawn, left out: all. */
export function position(
  label: Text,
  view: View,
  overlay: Partial<Overlay>,
  more: Pick<Position, "width" | "order"> & { readonly reach: Reach; readonly shown?: readonly string[] },
): Position {
  const { reach, shown, ...rest } = more;
  const whole = tabletopOf(view, []);
  const pieces = whole.pieces.filter(({ id }) => shown?.includes(id) ?? true);
  return {
    kind: "position",
    label,
    tabletop: { ...whole, altitude: false, pieces },
    overlay,
    frame: frameOf(view, reach),
    ...rest,
  };
}
