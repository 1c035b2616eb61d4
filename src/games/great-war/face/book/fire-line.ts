import { hexAhead, hexDistance, sameHex } from "../../../../core/geometry/hex.ts";
import type { Drawing, Profile } from "../../../../face/book.ts";
import type { Cell } from "../../../../tabletop/overlay.ts";
import { type RowHex, rowOf } from "../../rules/fire/index.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { mountsOf, typeOf } from "../../rules/setup/roster.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../places.ts";
import { exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { phrase } from "./phrase.ts";
import { position, type Reach } from "./position.ts";

/** Hexes and levels that the side view shows. */
const FAR = 8;

/** The window of a hex in levels above and below the gun. */
function windowOf({ low, high }: RowHex): { readonly low: number; readonly high: number } {
  return { low: (low - HEIGHT) / LEVEL, high: (high - HEIGHT) / LEVEL };
}

function told(row: RowHex): string {
  const { low, high } = windowOf(row);
  if (low === -high) return high === 0 ? "0" : `±${high}`;
  return `${low > 0 ? "+" : ""}${low}…${high > 0 ? "+" : ""}${high}`;
}

function rowsOf(view: View, mount: string): readonly RowHex[] {
  const found = mountsOf(view.setup, 0).find(({ id }) => id === mount);
  return found ? rowOf({ setup: view.setup, aircraft: view.aircraft }, 0, found) : [];
}

/** The hexes of the straight row ahead and astern, with their steps from the gun: negative astern. */
function columnsOf(rows: readonly RowHex[]): Profile["columns"] {
  return rows.flatMap((row) => {
    const distance = hexDistance(MIDDLE, row.hex);
    if (sameHex(hexAhead(MIDDLE, 0, distance), row.hex)) return [{ at: distance, ...windowOf(row) }];
    return sameHex(hexAhead(MIDDLE, 3, distance), row.hex) ? [{ at: -distance, ...windowOf(row) }] : [];
  });
}

/** The line of fire of a mount from above and from the side; `captioned`: the levels stand in the hexes. */
function fireLine(type: string, mount: string, reach: Reach, captioned: boolean): readonly Drawing[] {
  const view = exampleView(exampleState([{ id: "A1", type }]));
  const rows = rowsOf(view, mount);
  const cells = rows.map((row): Cell => {
    const at = spotOf(view.setup, row.hex);
    return { at, tone: "row", ...(captioned && { caption: told(row) }) };
  });
  const { name: title } = typeOf(view.setup, 0);
  return [
    position(phrase("drawing.row", { title }), view, { cells }, { reach, width: 22 }),
    {
      kind: "profile",
      label: phrase("drawing.side", { title }),
      ahead: phrase("drawing.ahead"),
      behind: phrase("drawing.behind"),
      reach: FAR,
      columns: columnsOf(rows),
    },
  ];
}

/** Fixed guns. */
export function frontLine(): readonly Drawing[] {
  return fireLine("sopwith-camel", "front", { aside: 4, ahead: 9, behind: 1.6 }, true);
}

/** An observer's gun. */
export function rearLine(): readonly Drawing[] {
  return fireLine("re-8", "rear", { aside: 9, ahead: 4.8, behind: 9 }, false);
}
