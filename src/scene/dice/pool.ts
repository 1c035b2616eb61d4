import { Color, Group, InstancedMesh, Matrix4, type MeshStandardMaterial, Quaternion, Vector3 } from "three";
import type { Atlas } from "./atlas.ts";
import { drawAtlas } from "./atlas.ts";
import { DIE_KINDS, type DieKind } from "./kinds.ts";
import { diceMaterial } from "./material.ts";
import { roundedGeometry } from "./rounded.ts";
import { type BakedThrow, POSE } from "./throw.ts";

const ONE = new Vector3(1, 1, 1);

/** The dice one sees: one instanced mesh a kind, all of one material, moved without allocating. */
export class DicePool {
  readonly group = new Group();
  readonly #atlas: Atlas = drawAtlas();
  readonly #material: MeshStandardMaterial = diceMaterial(this.#atlas.texture);
  readonly #meshes = new Map<DieKind, InstancedMesh>();
  readonly #colour = new Color();
  readonly #position = new Vector3();
  readonly #next = new Vector3();
  readonly #turn = new Quaternion();
  readonly #nextTurn = new Quaternion();
  readonly #matrix = new Matrix4();

  constructor(readonly capacity: number) {}

  /** Settles true when the numerals were redrawn in the game's own type and want a new frame. */
  get lettered(): Promise<boolean> {
    return this.#atlas.lettered;
  }

  /** Takes as many dice of each kind into view as the throw has, in the colours of their owners. */
  load(baked: BakedThrow, colours: readonly string[]): void {
    this.clear();
    for (const [i, kind] of baked.kinds.entries()) {
      const mesh = this.#mesh(kind);
      mesh.setColorAt(mesh.count, this.#colour.set(colours[i] ?? "white"));
      mesh.count++;
      mesh.visible = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
    this.pose(baked, 0);
  }

  /** Moves the dice to a moment of the throw, in frames, between two frames if need be. */
  pose(baked: BakedThrow, moment: number): void {
    const frame = Math.min(Math.floor(moment), baked.frames - 1);
    const next = Math.min(frame + 1, baked.frames - 1);
    for (const kind of DIE_KINDS) this.#poseKind(kind, baked, frame, next, moment - frame);
  }

  /** Whether any die is in view. */
  get holds(): boolean {
    for (const mesh of this.#meshes.values()) if (mesh.visible) return true;
    return false;
  }

  /** Takes all dice out of view. */
  clear(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.count = 0;
      mesh.visible = false;
    }
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#atlas.texture.dispose();
  }

  #poseKind(kind: DieKind, baked: BakedThrow, frame: number, next: number, part: number): void {
    const mesh = this.#meshes.get(kind);
    if (!mesh?.visible) return;
    const count = baked.kinds.length;
    let instance = 0;
    for (let die = 0; die < count; die++) {
      if (baked.kinds[die] !== kind) continue;
      this.#read(baked.poses, (frame * count + die) * POSE, (next * count + die) * POSE, part);
      const label = baked.labels[die];
      if (label) this.#turn.multiply(label);
      mesh.setMatrixAt(instance++, this.#matrix.compose(this.#position, this.#turn, ONE));
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  #read(poses: Float32Array, at: number, next: number, part: number): void {
    this.#position.fromArray(poses, at).lerp(this.#next.fromArray(poses, next), part);
    this.#turn.fromArray(poses, at + 3).slerp(this.#nextTurn.fromArray(poses, next + 3), part);
  }

  #mesh(kind: DieKind): InstancedMesh {
    const known = this.#meshes.get(kind);
    if (known) return known;
    const mesh = new InstancedMesh(roundedGeometry(kind), this.#material, this.capacity);
    mesh.count = 0;
    mesh.castShadow = mesh.receiveShadow = true;
    // Instances move far from where a bounding sphere was once taken.
    mesh.frustumCulled = false;
    this.#meshes.set(kind, mesh);
    this.group.add(mesh);
    return mesh;
  }
}
