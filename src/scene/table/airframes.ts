import { BatchedMesh, type Material, Matrix4, Object3D, type Vector3, Vector4 } from "three";
import { damageOf } from "../../tabletop/piece.ts";
import { BASE, heightIn, place } from "../layout.ts";
import type { Modelled } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { drawnScale } from "../models/size.ts";
import type { Actor, Stage } from "../stage.ts";
import { paintMaterial } from "./paint.ts";

/** What stands on the ground under a balloon and holds its cable. */
export const WINCH: Modelled = { model: "generic/winch" };

interface Seat {
  /** The winch under a balloon. */
  readonly winch: number | undefined;
  readonly airframe: number;
  readonly propellers: readonly number[];
  readonly shape: ModelShape;
}

/** Turns of a propeller in a second of the timeline: as many as the eye can still see turning. */
const SPIN = 2.3;

function room(shapes: Iterable<ModelShape>): { vertices: number; indices: number } {
  let vertices = 3;
  let indices = 3;
  for (const shape of shapes)
    for (const geometry of [shape.airframe, ...shape.propellers.map((one) => one.geometry)]) {
      vertices += geometry.getAttribute("position").count;
      indices += geometry.getIndex()?.count ?? 0;
    }
  return { vertices, indices };
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

/** Every airframe and every propeller of the table in one draw call, whatever their types. */
export class Airframes {
  readonly mesh: BatchedMesh;
  private readonly seats: Seat[];
  private readonly material: Material = paintMaterial();
  private readonly dummy = new Object3D();
  private readonly onGround = new Object3D();
  private readonly spinner = new Matrix4();
  private readonly wear = new Vector4(1, 1, 1, 0);

  constructor(actors: readonly Actor[], shapeOf: (piece: Modelled) => ModelShape) {
    const shapes = actors.map((actor) => shapeOf(actor.after));
    const winches = actors.map(({ after }) => (after.kind === "balloon" ? shapeOf(WINCH) : undefined));
    const used = new Set([...shapes, ...winches.flatMap((winch) => winch ?? [])]);
    const { vertices, indices } = room(used);
    const instances = shapes.reduce((sum, shape) => sum + 2 + shape.propellers.length, 0);
    this.mesh = new BatchedMesh(Math.max(1, instances), vertices, indices, this.material);
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.seats = this.fill(shapes, winches, used);
  }

  /** Shows how battered each aircraft is. */
  paint(stage: Stage): void {
    stage.actors.forEach(({ shown, pose }, i) => {
      const seat = this.seats[i];
      if (!seat) return;
      const wrecked = shown.status === "destroyed" || shown.status === "crashed" || pose.fallen > 0;
      const { airframe, engine } = damageOf(shown);
      this.wear.w = wrecked ? 1 : Math.max(airframe, engine * 0.6) * 0.85;
      for (const id of [seat.airframe, ...seat.propellers]) this.mesh.setColorAt(id, this.wear);
      this.wear.w = 0;
      if (seat.winch !== undefined) this.mesh.setColorAt(seat.winch, this.wear);
    });
  }

  /** Puts every model where its actor is. */
  frame(stage: Stage): void {
    for (let i = 0; i < stage.actors.length; i++) this.frameOne(stage, i);
  }

  dispose(): void {
    this.material.dispose();
    this.mesh.dispose();
  }

  private fill(
    shapes: readonly ModelShape[],
    winches: readonly (ModelShape | undefined)[],
    used: Iterable<ModelShape>,
  ): Seat[] {
    const ids = new Map<ModelShape, { airframe: number; propellers: readonly number[] }>();
    for (const shape of used)
      ids.set(shape, {
        airframe: this.mesh.addGeometry(shape.airframe),
        propellers: shape.propellers.map((one) => this.mesh.addGeometry(one.geometry)),
      });
    return shapes.flatMap((shape, i) => {
      const geometry = ids.get(shape);
      if (!geometry) return [];
      const airframe = this.mesh.addInstance(geometry.airframe);
      const under = winches[i] && ids.get(winches[i]);
      const winch = under && this.mesh.addInstance(under.airframe);
      const propellers = geometry.propellers.map((id) => this.mesh.addInstance(id));
      return { shape, airframe, winch, propellers };
    });
  }

  private frameOne(stage: Stage, i: number): void {
    const actor = stage.actors[i] as Actor;
    const { pose, shown } = actor;
    // What has just been laid out has its models with the next drawing.
    const seat = this.seats[i];
    if (!seat) return;
    const { shape, airframe, winch, propellers } = seat;
    const { dummy, spinner, mesh } = this;
    place(dummy, pose, heightIn(actor, stage));
    dummy.scale.setScalar(pose.present * drawnScale(shape, shown.kind, stage.modelScale) || 1e-5);
    dummy.updateMatrix();
    mesh.setMatrixAt(airframe, dummy.matrix);
    if (winch !== undefined) this.frameWinch(winch, actor);
    const turning = stage.now >= 0 && !damageOf(shown).propellersStopped && pose.fallen === 0;
    for (let p = 0; p < propellers.length; p++) {
      const { hub } = shape.propellers[p] as ModelShape["propellers"][number];
      const angle = turning ? ((stage.now / 1000) * SPIN + i * 0.17) * 2 * Math.PI : i;
      spin(dummy.matrix, hub, angle, spinner);
      mesh.setMatrixAt(propellers[p] as number, spinner);
    }
  }

  /** A winch stays on the ground whatever its balloon does. */
  private frameWinch(winch: number, { pose }: Actor): void {
    const { onGround, mesh } = this;
    onGround.position.set(pose.x, BASE.thickness, -pose.y);
    onGround.scale.setScalar(pose.present || 1e-5);
    onGround.updateMatrix();
    mesh.setMatrixAt(winch, onGround.matrix);
  }
}
