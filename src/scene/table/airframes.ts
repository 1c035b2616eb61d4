import { type BatchedMesh, Matrix4, Object3D, type Vector3, Vector4 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { damageOf } from "../../tabletop/piece.ts";
import { BASE, heightIn, place } from "../layout.ts";
import type { Modelled, ModelOf } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { drawnScale } from "../models/size.ts";
import type { Actor, Stage } from "../stage.ts";

/** What stands on the ground under a balloon and holds its cable. */
export const WINCH: Modelled = { model: "generic/winch" };

/** The models of a table's pieces, and of the winches under its balloons. */
export interface Models {
  readonly shapes: readonly ModelShape[];
  readonly winches: readonly (ModelShape | undefined)[];
}

/** Which instances of the batch a piece has. */
export interface Seat {
  /** The winch under a balloon. */
  readonly winch: number | undefined;
  readonly airframe: number;
  readonly propellers: readonly number[];
  readonly shape: ModelShape;
}

/** Turns of a propeller in a second of the timeline: as many as the eye can still see turning. */
const SPIN = 2.3;

export function modelsOf(actors: readonly Actor[], modelOf: ModelOf): Models {
  return {
    shapes: actors.map(({ after }) => modelOf(after)),
    winches: actors.map(({ after }) => (after.kind === "balloon" ? modelOf(WINCH) : undefined)),
  };
}

function geometriesOf({ airframe, propellers }: ModelShape) {
  return [airframe, ...propellers.map(({ turning }) => turning)];
}

function kindsOf({ shapes, winches }: Models): ReadonlySet<ModelShape> {
  return new Set([...shapes, ...winches.flatMap((winch) => winch ?? [])]);
}

/** How many instances, corners and corners of triangles the batch of some models holds. */
export function roomFor(models: Models): [instances: number, vertices: number, indices: number] {
  const geometries = [...kindsOf(models)].flatMap(geometriesOf);
  const instances = models.shapes.reduce((sum, shape) => sum + 2 + shape.propellers.length, 1);
  const vertices = geometries.reduce((sum, one) => sum + one.getAttribute("position").count, 3);
  const indices = geometries.reduce((sum, one) => sum + (one.getIndex()?.count ?? 0), 3);
  return [instances, vertices, indices];
}

/** Gives every piece its instances in a batch. */
export function seatAll(mesh: BatchedMesh, models: Models): readonly Seat[] {
  const ids = new Map(
    [...kindsOf(models)].map((shape) => [shape, geometriesOf(shape).map((one) => mesh.addGeometry(one))]),
  );
  const add = (shape: ModelShape) => (ids.get(shape) ?? []).map((id) => mesh.addInstance(id));
  return models.shapes.map((shape, i) => {
    const [airframe = 0, ...propellers] = add(shape);
    const under = models.winches[i];
    return { shape, airframe, propellers, winch: under && add(under)[0] };
  });
}

/** A propeller's matrix: the airframe's, moved to the hub and turned about the axis. Without a general product. */
function spin(airframe: Matrix4, hub: Vector3, angle: number, out: Matrix4): void {
  const from = airframe.elements;
  const to = out.elements;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let row = 0; row < 3; row++) {
    const right = from[row] as number;
    const up = from[row + 4] as number;
    const back = from[row + 8] as number;
    to[row] = right * cos + up * sin;
    to[row + 4] = up * cos - right * sin;
    to[row + 8] = back;
    to[row + 12] = (from[row + 12] as number) + right * hub.x + up * hub.y + back * hub.z;
  }
}

const wear = new Vector4(1, 1, 1, 0);

/** Shows how battered each aircraft is. */
export function paintAirframes(mesh: BatchedMesh, seats: readonly Seat[], { actors }: Stage): void {
  for (const [i, { shown, pose }] of actors.entries()) {
    const seat = seats[i];
    if (!seat) continue;
    const wrecked = shown.status === "destroyed" || shown.status === "crashed" || pose.fallen > 0;
    const { airframe, engine } = damageOf(shown);
    wear.w = wrecked ? 1 : Math.max(airframe, engine * 0.6) * 0.85;
    mesh.setColorAt(seat.airframe, wear);
    // A propeller that stands still is no disc.
    if (damageOf(shown).propellersStopped) wear.w = 1;
    for (const id of seat.propellers) mesh.setColorAt(id, wear);
    wear.w = 0;
    if (seat.winch !== undefined) mesh.setColorAt(seat.winch, wear);
  }
}

const dummy = new Object3D();
const onGround = new Object3D();
const spinner = new Matrix4();

/** A winch stays on the ground whatever its balloon does. */
function placeWinch(mesh: BatchedMesh, winch: number, { pose }: Actor): void {
  onGround.position.set(pose.x, BASE.thickness, -pose.y);
  onGround.scale.setScalar(pose.present || 1e-5);
  onGround.updateMatrix();
  mesh.setMatrixAt(winch, onGround.matrix);
}

/** Puts every model where its actor is. What has just been laid out has its models with the next drawing. */
export function placeAirframes(mesh: BatchedMesh, seats: readonly Seat[], stage: Stage): void {
  for (let i = 0; i < Math.min(seats.length, stage.actors.length); i++)
    placeOne(mesh, itemAt(seats, i), stage, i);
}

function placeOne(mesh: BatchedMesh, seat: Seat, stage: Stage, i: number): void {
  const { shape, airframe, winch, propellers } = seat;
  const actor = itemAt(stage.actors, i);
  const { pose, shown } = actor;
  place(dummy, pose, heightIn(actor, stage));
  dummy.scale.setScalar(pose.present * drawnScale(shape, shown.kind, stage.modelScale) || 1e-5);
  dummy.updateMatrix();
  mesh.setMatrixAt(airframe, dummy.matrix);
  if (winch !== undefined) placeWinch(mesh, winch, actor);
  const turning = stage.now >= 0 && !damageOf(shown).propellersStopped && pose.fallen === 0;
  for (let p = 0; p < propellers.length; p++) {
    const { hub } = itemAt(shape.propellers, p);
    const angle = turning ? ((stage.now / 1000) * SPIN + i * 0.17) * 2 * Math.PI : i;
    spin(dummy.matrix, hub, angle, spinner);
    mesh.setMatrixAt(propellers[p] as number, spinner);
  }
}
