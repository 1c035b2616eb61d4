import { Color, Group, InstancedMesh, Matrix4, type MeshStandardMaterial, Quaternion, Vector3 } from "three";
import { sideColour } from "../colours.ts";
import { type Atlas, drawAtlas } from "../dice/atlas.ts";
import { DIE_KINDS, type DieKind, FACES } from "../dice/kinds.ts";
import { diceMaterial } from "../dice/material.ts";
import { labelFor } from "../dice/relabel.ts";
import { roundedGeometry } from "../dice/rounded.ts";
import { SHAPES } from "../dice/shapes.ts";
import { BASE, RADIANS } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { standing } from "./bases.ts";

/** Size of the little dice against those that are thrown, and how far from the stem they stand. */
const SCALE = 0.62;
const OUT = 0.53;
/** Where the dice of a stand stand, from the left, in degrees clockwise from the nose: at half past seven and four. */
const BEARINGS = [225, 135] as const;

const UP = new Vector3(0, 1, 0);

/** The turn of a kind that shows each face, from 1. */
function turnsOf(kind: DieKind): Quaternion[] {
  const first = SHAPES[kind].faces[0];
  const rest = first ? new Quaternion().setFromUnitVectors(first.normal, UP) : new Quaternion();
  return Array.from({ length: FACES[kind] }, (_, i) => rest.clone().multiply(labelFor(kind, rest, i + 1)));
}

/** A die at a stand: whose it is, and its place there. */
interface Seat {
  readonly actor: number;
  readonly place: number;
}

/** The dice of one kind. */
interface Kind {
  readonly mesh: InstancedMesh;
  readonly seats: readonly Seat[];
  readonly turns: readonly Quaternion[];
  /** How high the middle of a die lies that is as large as those that are thrown. */
  readonly inradius: number;
}

/** Who has a die of a kind, and where. */
function seatsOf(actors: readonly Actor[], kind: DieKind): readonly Seat[] {
  return actors.flatMap(({ after }, actor) =>
    BEARINGS.flatMap((_, place) => (after.dials?.[place]?.kind === kind ? [{ actor, place }] : [])),
  );
}

/** The dice at the feet of the stands, which tell their levels and what else a game counts: a draw call a kind. */
export class Dials {
  readonly group = new Group();
  private readonly atlas: Atlas = drawAtlas();
  private readonly material: MeshStandardMaterial = diceMaterial(this.atlas.texture);
  private readonly kinds: readonly Kind[];
  private readonly matrix = new Matrix4();
  private readonly size = new Vector3();

  constructor(actors: readonly Actor[]) {
    this.kinds = DIE_KINDS.flatMap((kind) => this.make(kind, actors, seatsOf(actors, kind)));
    for (const { mesh } of this.kinds) this.group.add(mesh);
  }

  frame(stage: Stage): void {
    for (let k = 0; k < this.kinds.length; k++) {
      const kind = this.kinds[k] as Kind;
      for (let i = 0; i < kind.seats.length; i++) this.pose(stage, kind, i);
      kind.mesh.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const { mesh } of this.kinds) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.material.dispose();
    this.atlas.texture.dispose();
  }

  private make(kind: DieKind, actors: readonly Actor[], seats: readonly Seat[]): Kind[] {
    if (seats.length === 0) return [];
    const mesh = new InstancedMesh(roundedGeometry(kind), this.material, seats.length);
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    const colour = new Color();
    seats.forEach(({ actor }, i) => {
      mesh.setColorAt(i, colour.set(sideColour(actors[actor]?.after.side ?? 0)));
    });
    return [{ mesh, seats, turns: turnsOf(kind), inradius: SHAPES[kind].inradius }];
  }

  private pose(stage: Stage, { mesh, seats, turns, inradius }: Kind, index: number): void {
    const { matrix } = this;
    const { actor, place } = seats[index] as Seat;
    const { pose, shown } = stage.actors[actor] as Actor;
    const dial = shown.dials?.[place];
    const turn = turns[(dial?.face ?? 1) - 1];
    const bearing = (pose.heading + (BEARINGS[place] ?? 0)) * RADIANS;
    const size = dial ? SCALE * standing(pose.fallen) * pose.present : 0;
    if (turn) matrix.makeRotationFromQuaternion(turn);
    matrix.scale(this.size.setScalar(size || 1e-5));
    matrix.setPosition(
      pose.x + Math.sin(bearing) * OUT,
      BASE.thickness + 0.02 + inradius * size,
      -(pose.y + Math.cos(bearing) * OUT),
    );
    mesh.setMatrixAt(index, matrix);
  }
}
