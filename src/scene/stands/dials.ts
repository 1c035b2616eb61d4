import { Color, InstancedMesh, Matrix4, type MeshStandardMaterial, Quaternion, Vector3 } from "three";
import { CARD, sideColour } from "../colours.ts";
import { type Atlas, drawAtlas } from "../dice/atlas.ts";
import { diceMaterial } from "../dice/material.ts";
import { labelFor } from "../dice/relabel.ts";
import { roundedGeometry } from "../dice/rounded.ts";
import { SHAPES } from "../dice/shapes.ts";
import { BASE, RADIANS } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { standing } from "./bases.ts";

/** Size of the little die against those that are thrown, and where it stands on the base: at half past seven. */
const SCALE = 0.62;
const OUT = 0.53;
const BEARING = 225;

const SHAPE = SHAPES.d20;
const UP = new Vector3(0, 1, 0);

/** A turn that lays some face of the solid up. */
function restOf(): Quaternion {
  const first = SHAPE.faces[0];
  return first ? new Quaternion().setFromUnitVectors(first.normal, UP) : new Quaternion();
}

/** The turn that shows each face from 1 to 20. */
function turns(): Quaternion[] {
  const rest = restOf();
  return Array.from({ length: 20 }, (_, i) => rest.clone().multiply(labelFor("d20", rest, i + 1)));
}

/** The twenty-sided dice at the feet of the stands, in one draw call. They tell the level. */
export class Dials {
  readonly mesh: InstancedMesh;
  private readonly atlas: Atlas = drawAtlas();
  private readonly material: MeshStandardMaterial = diceMaterial(this.atlas.texture);
  private readonly turns = turns();
  private readonly matrix = new Matrix4();
  private readonly size = new Vector3();

  constructor(actors: readonly Actor[]) {
    const count = Math.max(1, actors.length);
    this.mesh = new InstancedMesh(roundedGeometry("d20"), this.material, count);
    this.mesh.count = actors.length;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    const colour = new Color();
    actors.forEach((actor, i) => {
      this.mesh.setColorAt(i, colour.set(sideColour(actor.after.side)));
    });
    if (actors.length === 0) this.mesh.setColorAt(0, colour.set(CARD));
  }

  /** Settles true when the numerals were redrawn and want a new frame. */
  get lettered(): Promise<boolean> {
    return this.atlas.lettered;
  }

  frame(stage: Stage): void {
    const { matrix, mesh } = this;
    for (let i = 0; i < stage.actors.length; i++) {
      const { pose, shown } = stage.actors[i] as Actor;
      const dial = shown.dials?.[0];
      const turn = this.turns[(dial?.face ?? 1) - 1];
      const bearing = (pose.heading + BEARING) * RADIANS;
      const size = dial ? SCALE * standing(pose.fallen) * pose.present : 0;
      if (turn) matrix.makeRotationFromQuaternion(turn);
      matrix.scale(this.size.setScalar(size || 1e-5));
      matrix.setPosition(
        pose.x + Math.sin(bearing) * OUT,
        BASE.thickness + 0.02 + SHAPE.inradius * size,
        -(pose.y + Math.cos(bearing) * OUT),
      );
      mesh.setMatrixAt(i, matrix);
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.material.dispose();
    this.atlas.texture.dispose();
    this.mesh.dispose();
  }
}
