import type { Frame, Position } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import type { Overlay } from "../../../../tabletop/overlay.ts";
import { TYPES, type TypeId } from "../../data/types.ts";
import type { View } from "../../rules/view/view.ts";
import { arcsOf, envelopeOf, ghostOf, sightLineOf } from "../overlay.ts";
import { exampleBoard, exampleTable, MIDDLE } from "./board.ts";
import { phrase } from "./phrase.ts";

/** A square of squared paper is the two inches of one SPEED. */
const SQUARE = 2;

export function around(reach: number, behind = reach): Frame {
  return { left: MIDDLE - reach, right: MIDDLE + reach, near: MIDDLE - behind, far: MIDDLE + reach };
}

/** An example on squared paper. */
export function position(
  label: Text,
  view: View,
  overlay: Partial<Overlay>,
  more: Pick<Position, "frame" | "width" | "order">,
): Position {
  return { kind: "position", label, tabletop: exampleTable(view), overlay, squares: SQUARE, ...more };
}

/** An aircraft, with an enemy too far away to be drawn: nobody flies alone. */
function alone(type: TypeId, speed: number): View {
  return exampleBoard([
    { id: "R1", type, speed },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
}

/** The path of one order of a Spitfire, flown by the referee's own hand. */
function path(order: string, speed: number): Position {
  const view = alone("spitfire-ia", speed);
  const ghost = ghostOf(view, "R1", order);
  const frame = { left: MIDDLE - 5, right: MIDDLE + 5, near: MIDDLE - 2.5, far: MIDDLE + 9 };
  const ghosts = ghost ? [{ ...ghost, arcs: [] }] : [];
  return position(phrase("drawing.path", { order }), view, { ghosts }, { frame, width: 11, order });
}

/** The orders that one meets first, side by side. */
export function paths(): readonly Position[] {
  return [path("3", 3), path("2L1", 3), path("L2", 3), path("1LL1", 3), path("1R1R", 3)];
}

/** An aircraft with a weapon on every side. */
export function allArcs(): readonly Position[] {
  const view = alone("b-17g", 2);
  const label = phrase("drawing.arcs", { title: TYPES["b-17g"].name });
  return [position(label, view, { arcs: arcsOf(view, "R1") }, { frame: around(13) })];
}

/** Every end of a legal order of a fighter. */
export function reach(): readonly Position[] {
  const view = alone("spitfire-ia", 3);
  const envelope = envelopeOf(view, "R1");
  if (!envelope) return [];
  const label = phrase("drawing.envelope", { title: TYPES["spitfire-ia"].name, count: envelope.ends.length });
  return [position(label, view, { envelopes: [envelope] }, { frame: around(9.5, 2.5), width: 22 })];
}

/** A shot from the flank: the side that is hit. */
export function sideHit(): readonly Position[] {
  const view = exampleBoard([
    { id: "R1", type: "spitfire-ia", x: MIDDLE - 6, heading: 3 },
    { id: "B1", type: "ju-88a", side: "blue" },
  ]);
  const line = sightLineOf(view, "R1", "B1");
  const overlay = { arcs: arcsOf(view, "B1"), sightLines: line ? [line] : [] };
  const frame = { left: MIDDLE - 9, right: MIDDLE + 5, near: MIDDLE - 5, far: MIDDLE + 5 };
  return [position(phrase("drawing.hit-side"), view, overlay, { frame })];
}

/** A line of sight that a cloud blocks, beside one that passes it. */
export function cloudSight(): readonly Position[] {
  const clouds = [{ x: MIDDLE + 5, y: MIDDLE + 1, radius: 1.5 }];
  const view = exampleBoard(
    [
      { id: "R1", type: "spitfire-ia", heading: 3 },
      { id: "B1", type: "bf-109e-3", side: "blue", x: MIDDLE + 10, y: MIDDLE + 1.5, heading: 9 },
      { id: "B2", type: "bf-109e-3", side: "blue", x: MIDDLE + 9, y: MIDDLE - 3, heading: 9 },
    ],
    { clouds },
  );
  const sightLines = ["B1", "B2"].flatMap((id) => sightLineOf(view, "R1", id) ?? []);
  const frame = { left: MIDDLE - 2, right: MIDDLE + 13, near: MIDDLE - 5.5, far: MIDDLE + 4 };
  return [position(phrase("drawing.cloud"), view, { sightLines }, { frame })];
}
