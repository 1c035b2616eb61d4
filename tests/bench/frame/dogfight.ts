import type { Overlay } from "../../../src/tabletop/overlay.ts";
import type { Cue, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { fly, type PieceSketch, tablePair } from "./squadron.ts";

const WHOLE = { airframe: 0, engine: 0, propellersStopped: false };

const SKETCHES: readonly PieceSketch[] = [
  {
    id: "R1",
    model: "dogfight/spitfire-ia",
    side: 0,
    from: { x: 20, y: 8, heading: 0, level: 6 },
    items: "FFLF",
    climb: 1,
  },
  {
    id: "R2",
    model: "dogfight/spitfire-ia",
    side: 0,
    from: { x: 26, y: 7, heading: 0, level: 8 },
    items: "FFRF",
    climb: -1,
  },
  {
    id: "R3",
    model: "dogfight/hurricane-i",
    side: 0,
    from: { x: 32, y: 9, heading: 330, level: 5 },
    items: "FRFF",
    damage: { airframe: 0.7, engine: 0.5, propellersStopped: false },
  },
  {
    id: "R4",
    model: "dogfight/hurricane-i",
    side: 0,
    from: { x: 14, y: 9, heading: 30, level: 3 },
    items: "FFF",
  },
  {
    id: "B1",
    model: "dogfight/bf-109e-3",
    side: 1,
    from: { x: 19, y: 27, heading: 180, level: 9 },
    items: "FFFF",
    climb: -2,
  },
  {
    id: "B2",
    model: "dogfight/bf-109e-3",
    side: 1,
    from: { x: 24.5, y: 28, heading: 180, level: 12 },
    items: "FFLFF",
  },
  {
    id: "B3",
    model: "dogfight/bf-110c",
    side: 1,
    from: { x: 31, y: 27, heading: 210, level: 7 },
    items: "FFRF",
    damage: { airframe: 0.4, engine: 1, propellersStopped: true },
  },
  {
    id: "B4",
    model: "dogfight/ju-87b-2",
    side: 1,
    from: { x: 12, y: 26, heading: 150, level: 4 },
    items: "FF",
    damage: { airframe: 1, engine: 0, propellersStopped: false },
    status: "destroyed",
  },
];

const CUES: readonly Cue[] = [
  { kind: "fly" },
  {
    kind: "dice",
    dice: [
      { kind: "d6", face: 5, side: 0 },
      { kind: "d6", face: 2, side: 1 },
    ],
    caption: "Initiative",
  },
  { kind: "dice", dice: [{ kind: "d6", face: 3, side: 0 }], caption: "R4 fires at B4" },
  { kind: "shot", from: "R4", to: "B4", weapon: "front", hit: true },
  { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: false },
  { kind: "fall", piece: "B4", how: "destroyed" },
];

/** A turn of a four a side game with everything in it that can be shown. */
export function dogfight(altitude: boolean): { before: Tabletop; after: Tabletop } {
  return tablePair(
    SKETCHES.map((one) => ({ damage: WHOLE, ...one })),
    CUES,
    altitude,
  );
}

/** What lies over the table when R1 is selected and its next order is being typed. */
export function overlayOf(table: Tabletop): Overlay {
  const piece = table.pieces.find((one) => one.id === "R1");
  const target = table.pieces.find((one) => one.id === "B1");
  if (!piece || !target) throw new Error("The sketch has no R1 or no B1.");
  const bands = [1, 4, 9, 12];
  const track = fly(piece, "FLFF");
  const end = track.at(-1) ?? piece;
  const orders = ["F", "FF", "FFF", "FFFF", "FLF", "FRF", "FFLF", "FFRF", "FLFF", "FRFF", "FFL", "FFR"];
  return {
    arcs: [
      { at: piece, from: piece.heading + 330, to: piece.heading + 390, bands, side: 0, weapon: "front" },
    ],
    ghosts: [
      {
        piece: "R1",
        model: piece.model,
        side: 0,
        track,
        legal: true,
        arcs: [{ at: end, from: end.heading + 330, to: end.heading + 390, bands, side: 0, weapon: "front" }],
      },
    ],
    envelopes: [
      {
        piece: "R1",
        side: 0,
        ends: orders.map((order) => ({ ...(fly(piece, order).at(-1) ?? piece), order })),
      },
    ],
    sightLines: [{ from: piece, to: target, clear: true }],
    tape: { points: [piece, { x: 24, y: 20, level: 0 }, target], caption: "9.4″ flat" },
  };
}
