import { type Camera, Vector3 } from "three";
import type { Overlay } from "../../tabletop/overlay.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { ChipMesh } from "../overlay/chips.ts";
import type { Pinned } from "../overlay/slip.ts";
import type { Actor, Stage } from "../stage.ts";
import { heightOfCell } from "./cells.ts";
import { writingsIn } from "./field.ts";

/** Height of what is written in a hex, in inches, and how far above it that floats. */
const CAPTION = 0.36;
const FLOATS = 0.1;
/** The least height of a slip on the stem, in inches and of the picture, and the gap between two. */
const SLIP = 0.34;
const LEGIBLE = 0.026;
const GAP = 0.06;
const COARSE = 1.5;

/** What is written in cells. */
export function cellSlips(
  { mat: { grid } }: Tabletop,
  { cells = [] }: Overlay,
  { air }: Stage,
  pointed: boolean,
): readonly Pinned[] {
  const writings = grid ? writingsIn(grid, cells) : [];
  return writings.map(({ text, cell }) => {
    const up = heightOfCell(cell, air, pointed) + FLOATS;
    return { text, size: CAPTION, quiet: true, x: cell.at.x, y: cell.at.y, up };
  });
}

const at = new Vector3();

/** Inches that a slip beside a stem takes up as the camera stands, roughly: a ruler is not written anew for a little. */
export function slipHeight(
  camera: Camera,
  { pose }: Actor,
  origin: Vector3,
  { screen, least }: ChipMesh,
): number {
  at.set(pose.x, 0, -pose.y).add(origin);
  const distance = at.distanceTo(camera.position);
  const { elements } = camera.projectionMatrix;
  const inView = (2 * distance) / (elements[5] ?? 1);
  // In a small picture slips take up more of it.
  const share = screen.y > 1 ? Math.max(LEGIBLE, least / screen.y) : LEGIBLE;
  const inches = Math.max(SLIP, share * inView) + GAP;
  return COARSE ** Math.ceil(Math.log(inches) / Math.log(COARSE));
}
