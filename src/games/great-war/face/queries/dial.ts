import { bearing, type Numeral } from "../../../../core/geometry/clock.ts";
import type { Hex } from "../../../../core/geometry/hex.ts";
import type { Point } from "../../../../core/geometry/surd.ts";
import type { Stance } from "../../rules/state/state.ts";
import { clockOf } from "../clock.ts";

/** The middle of a hex in exact figures, as directions are told from; the board's own measure does not matter for them. */
function middleOf({ q, r }: Hex): Point {
  return { xp: 3 * q, xq: 0, yp: 0, yq: -2 * r - q };
}

/** The numeral at which a hex is seen from a place and facing; undefined in the same hex. */
export function numeralOf({ hex, facing }: Pick<Stance, "hex" | "facing">, seen: Hex): Numeral | undefined {
  return bearing(middleOf(hex), clockOf(facing) as Numeral, middleOf(seen));
}
