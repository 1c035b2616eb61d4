import type { Sheet } from "../../../../face/sheet.ts";
import type { Piece } from "../../../../tabletop/tabletop.ts";
import type { Config, CustomType } from "../../data/config.ts";
import { firstState } from "../../rules/state/state.ts";
import { viewOf } from "../../rules/view/view.ts";
import { sheets } from "../sheets.ts";
import { tabletopOf } from "../tabletop.ts";

/** Head to head, two feet apart: the set-up in which an own aircraft is tried. */
export function duelOf(type: CustomType, foe: string): Config {
  return {
    aircraft: [
      { id: "R1", side: "red", type, x: 22, y: 6, heading: 12, speed: Math.min(3, type.engine) },
      { id: "B1", side: "blue", type: foe, x: 26, y: 30, heading: 6, speed: 2 },
    ],
  };
}

/** A design as it will stand on the table, and its record sheet before the first turn. */
export function shownOf(type: CustomType): { readonly piece: Piece; readonly sheet: Sheet | undefined } {
  const view = viewOf(firstState(duelOf(type, "bf-109e-3")), "table");
  const [piece] = tabletopOf(view, []).pieces;
  if (!piece) throw new RangeError("a set-up without an aircraft");
  return { piece, sheet: sheets.sheets(view, { start: view, events: [] }, "screen")[0] };
}
