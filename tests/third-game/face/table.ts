import type { TableFace } from "../../../src/face/table.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { isThere, sideOf, type View } from "../rules/state.ts";
import { placeOf } from "../tables/map.ts";

/** Inches of a square. */
const SQUARE = 6;

function tabletop(seen: View): Tabletop {
  return {
    mat: { kind: "channel-coast", width: 5 * SQUARE, depth: 5 * SQUARE },
    altitude: false,
    pieces: seen.squadrons.map((one) => ({
      id: one.id,
      label: one.id,
      title: one.id,
      model: "generic-single",
      side: sideOf(seen, one.seat) === "raiders" ? 0 : 1,
      status: isThere(one) ? "flying" : "destroyed",
      x: (placeOf(one.at).column + 0.5) * SQUARE,
      y: (placeOf(one.at).row + 0.5) * SQUARE,
      level: 1,
      heading: 0,
      arcs: [],
      damage: { airframe: 0, engine: 0, propellersStopped: false },
      track: [],
    })),
    clouds: [],
    cues: [],
  };
}

export const table: TableFace<View> = { tabletop };
