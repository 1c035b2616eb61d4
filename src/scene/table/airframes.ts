import { BatchedMesh, MeshStandardMaterial, Object3D } from "three";
import { heightIn, place } from "../layout.ts";
import type { ModelShape } from "../models/shape.ts";
import type { Actor, Stage } from "../stage.ts";

interface Crew {
  readonly airframe: number;
  readonly propellers: readonly number[];
  readonly shape: ModelShape;
}

function indicesOf(shape: ModelShape): { vertices: number; indices: number } {
  const all = [shape.airframe, ...shape.propellers.map((one) => one.geometry)];
  return {
    vertices: all.reduce((sum, one) => sum + one.getAttribute("position").count, 0),
    indices: all.reduce((sum, one) => sum + (one.getIndex()?.count ?? 0), 0),
  };
}

/** Every airframe and every propeller of the table in one draw call, whatever their types. */
export class Airframes {
  readonly mesh: BatchedMesh;
  private readonly crews: Crew[] = [];
  private readonly dummy = new Object3D();
  private readonly spinner = new Object3D();

  constructor(actors: readonly Actor[], shapes: ReadonlyMap<string, ModelShape>, fallback: ModelShape) {
    const used = new Set(actors.map((actor) => shapes.get(actor.after.model) ?? fallback));
    const sizes = [...used].map(indicesOf);
    const instances = actors.reduce(
      (sum, actor) => sum + 1 + (shapes.get(actor.after.model) ?? fallback).propellers.length,
      0,
    );
    this.mesh = new BatchedMesh(
      Math.max(1, instances),
      Math.max(
        3,
        sizes.reduce((sum, size) => sum + size.vertices, 0),
      ),
      Math.max(
        3,
        sizes.reduce((sum, size) => sum + size.indices, 0),
      ),
      new MeshStandardMaterial({ vertexColors: true, roughness: 0.8, metalness: 0 }),
    );
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    const ids = new Map<ModelShape, { airframe: number; propellers: number[] }>();
    for (const shape of used) {
      ids.set(shape, {
        airframe: this.mesh.addGeometry(shape.airframe),
        propellers: shape.propellers.map((one) => this.mesh.addGeometry(one.geometry)),
      });
    }
    for (const actor of actors) {
      const shape = shapes.get(actor.after.model) ?? fallback;
      const geometry = ids.get(shape);
      if (!geometry) continue;
      this.crews.push({
        shape,
        airframe: this.mesh.addInstance(geometry.airframe),
        propellers: geometry.propellers.map((id) => this.mesh.addInstance(id)),
      });
    }
  }

  /** Puts every model where its actor is. */
  frame(stage: Stage): void {
    for (let i = 0; i < stage.actors.length; i++) {
      const actor = stage.actors[i];
      const crew = this.crews[i];
      if (actor && crew) this.frameOne(actor, crew, stage.altitude);
    }
  }

  private frameOne(actor: Actor, crew: Crew, altitude: boolean): void {
    const { dummy, spinner, mesh } = this;
    place(dummy, actor.pose, heightIn(actor.pose, altitude));
    dummy.scale.setScalar(Math.max(1e-4, actor.pose.present));
    dummy.updateMatrix();
    mesh.setMatrixAt(crew.airframe, dummy.matrix);
    for (let p = 0; p < crew.propellers.length; p++) {
      const propeller = crew.shape.propellers[p];
      if (!propeller) continue;
      spinner.position.copy(propeller.hub);
      spinner.updateMatrix();
      spinner.matrix.premultiply(dummy.matrix);
      mesh.setMatrixAt(crew.propellers[p] as number, spinner.matrix);
    }
  }

  dispose(): void {
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
