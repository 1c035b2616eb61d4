import type { TableFace } from "../../../src/face/table.ts";
import type { Piece, Tabletop } from "../../../src/tabletop/tabletop.ts";
import type { Ship, View } from "./types.ts";

function place({ q, r }: Ship): { x: number; y: number } {
  return { x: 10 + 4 * q + 2 * r, y: 10 + 4 * r };
}

function pieceOf(ship: Ship): Piece {
  return {
    id: ship.id,
    label: ship.id,
    title: ship.id,
    model: "generic-single",
    side: ship.side === "red" ? 0 : 1,
    status: "flying",
    ...place(ship),
    level: 1,
    heading: 0,
    arcs: [],
    damage: { airframe: 0, engine: 0, propellersStopped: false },
    track: [],
  };
}

function tabletop(seen: View): Tabletop {
  const mat = { kind: "channel-coast", width: 24, depth: 24 };
  return { mat, altitude: false, pieces: seen.ships.map(pieceOf), clouds: [], cues: [] };
}

export const table: TableFace<View> = { tabletop };
