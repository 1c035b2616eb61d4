import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import { sideColour } from "../colours.ts";
import { type DieKind, FACES } from "../dice/kinds.ts";
import { labelFor } from "../dice/relabel.ts";
import { SHAPES } from "../dice/shapes.ts";
import { BASE, RADIANS } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { standSize } from "./bases.ts";

/** Size of the little dice against those that are thrown, and how far from the stem they stand. */
const SCALE = 0.62;
const OUT = 0.53;
/** Where the dice of a stand stand, from the left, in degrees clockwise from the nose: at half past seven and four. */
const BEARINGS = [225, 135] as const;

const UP = new Vector3(0, 1, 0);

/** The turn of a kind that shows each face, from 1. */
export function turnsOf(kind: DieKind): Quaternion[] {
  const first = SHAPES[kind].faces[0];
  const rest = first ? new Quaternion().setFromUnitVectors(first.normal, UP) : new Quaternion();
  return Array.from({ length: FACES[kind] }, (_, i) => rest.clone().multiply(labelFor(kind, rest, i + 1)));
}

/** A die at a stand: whose it is, and its place there. */
export interface DialSeat {
  readonly actor: number;
  readonly place: number;
}

/** Who has a die of a kind, and where. */
export function dialSeats(actors: readonly Actor[], kind: DieKind): readonly DialSeat[] {
  return actors.flatMap(({ after }, actor) =>
    BEARINGS.flatMap((_, place) => (after.dials?.[place]?.kind === kind ? [{ actor, place }] : [])),
  );
}

/** Gives every die the colour of its side. */
export function paintDials(mesh: InstancedMesh, actors: readonly Actor[], seats: readonly DialSeat[]): void {
  const colour = new Color();
  for (const [i, { actor }] of seats.entries())
    mesh.setColorAt(i, colour.set(sideColour(actors[actor]?.after.side ?? 0)));
}

/** What the dice of a kind are placed with: the turn of each face, and how high a die of the usual size lies. */
export interface DialShape {
  readonly turns: readonly Quaternion[];
  readonly inradius: number;
}

const matrix = new Matrix4();
const scaled = new Vector3();

/** Writes where a die stands in this frame. */
function writeDial({ turns, inradius }: DialShape, { place }: DialSeat, { pose, shown }: Actor): void {
  const dial = shown.dials?.[place];
  const turn = turns[(dial?.face ?? 1) - 1];
  const bearing = (pose.heading + (BEARINGS[place] ?? 0)) * RADIANS;
  const size = dial ? SCALE * standSize(pose) : 0;
  if (turn) matrix.makeRotationFromQuaternion(turn);
  matrix.scale(scaled.setScalar(size || 1e-5));
  matrix.setPosition(
    pose.x + Math.sin(bearing) * OUT,
    BASE.thickness + 0.02 + inradius * size,
    -(pose.y + Math.cos(bearing) * OUT),
  );
}

/** Puts the dice of a kind at the feet of their stands. */
export function placeDials(
  mesh: InstancedMesh,
  shape: DialShape,
  seats: readonly DialSeat[],
  { actors }: Stage,
): void {
  for (const [i, seat] of seats.entries()) {
    const actor = actors[seat.actor];
    if (!actor) continue;
    writeDial(shape, seat, actor);
    mesh.setMatrixAt(i, matrix);
  }
  mesh.instanceMatrix.needsUpdate = true;
}
