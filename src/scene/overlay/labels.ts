import { type Camera, Vector3 } from "three";
import { goalNames } from "../../tabletop/area.ts";
import { isNamed } from "../../tabletop/live.ts";
import { type ArcOverlay, captionsOf, type Ghost, type Overlay } from "../../tabletop/overlay.ts";
import type { Piece, Tabletop } from "../../tabletop/tabletop.ts";
import { BASE } from "../layout.ts";
import type { Stage } from "../stage.ts";
import type { ChipMesh } from "./chips.ts";
import type { Chip, Pinned } from "./slip.ts";

/** Heights of slips in inches, and how far from its stand a name lies. */
const NAME = 0.55;
const RANGE = 0.42;
const CAPTION = 0.62;
const AHEAD = 1.6;
const AWAY = BASE.radius + 0.22;

/** How far outside the field a range lies: clear of the wings where the field is still narrow. */
function aside(band: number): number {
  return band < AWAY ? 2 * AWAY - band : 0.55;
}

/** The range of each band beside the field, at its right edge, so that it covers no aircraft in it. */
function rangesOf(arc: ArcOverlay): Pinned[] {
  const angle = (arc.to * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const captions = captionsOf(arc);
  return arc.bands.map((band, place) => ({
    text: captions[place] ?? "",
    size: RANGE,
    x: arc.at.x + sin * band + cos * aside(band),
    y: arc.at.y + cos * band - sin * aside(band),
    up: 0.12,
  }));
}

/** What is written at the end of a ghost, a little ahead of its nose. */
function ghostNames({ track, label }: Ghost): Pinned[] {
  const end = track.at(-1);
  if (!end || label === undefined) return [];
  const angle = (end.heading * Math.PI) / 180;
  const { x, y } = { x: end.x + Math.sin(angle) * AHEAD, y: end.y + Math.cos(angle) * AHEAD };
  return [{ text: label, size: NAME, x, y, up: 0.14 }];
}

/** The figures of what is laid over the table. */
export function figureSlips(overlay: Overlay): readonly Pinned[] {
  const pinned = [...overlay.arcs.flatMap(rangesOf), ...overlay.ghosts.flatMap(ghostNames)];
  const { tape } = overlay;
  const end = tape?.points.at(-1);
  if (tape && end && tape.caption)
    pinned.push({ text: tape.caption, size: CAPTION, x: end.x, y: end.y, up: 0.8 });
  return pinned;
}

/** A piece's name with its first figure or its level, what is left of it, and its marks. */
export function nameOf(
  { label, side, kind, plate, marks, level, hits, power, status }: Piece,
  altitude: boolean,
): Chip {
  const note = plate?.[0];
  const flies = status === "flying";
  return {
    text: label,
    side,
    size: NAME,
    ...(note !== undefined && { note }),
    // A gun stands on the ground.
    ...(note === undefined && altitude && flies && kind !== "gun" && { level }),
    ...(hits && flies && { hits }),
    ...(power && flies && { power }),
    ...(marks && marks.length > 0 && { marks }),
  };
}

/** The names of pieces as they look now. */
export function namesOf({ actors }: Stage, altitude: boolean): readonly Chip[] {
  return actors.map(({ shown }) => nameOf(shown, altitude));
}

/** What is to be done on the table, by name. */
export function goalSlips({ areas }: Tabletop): readonly Pinned[] {
  return goalNames(areas).map((goal) => ({ ...goal, size: NAME, up: 0.12 }));
}

const toViewer = new Vector3();

/** Lays each name on that side of its stand that the viewer looks from. */
export function layNames(mesh: ChipMesh, stage: Stage, camera: Camera): void {
  const away = AWAY * stage.base;
  toViewer.setFromMatrixColumn(camera.matrixWorld, 1).negate().setY(0).normalize();
  for (const [i, { pose }] of stage.actors.entries()) {
    mesh.put(i, pose.x + toViewer.x * away, pose.y - toViewer.z * away, isNamed(pose) ? 0.12 : -100);
  }
}
