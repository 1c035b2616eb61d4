import { Color, Group, InstancedMesh, Matrix4, type MeshStandardMaterial, Quaternion, Vector3 } from "three";
import type { Atlas } from "./atlas.ts";
import { drawAtlas } from "./atlas.ts";
import type { Die, DieKind } from "./kinds.ts";
import { diceMaterial } from "./material.ts";
import { roundedGeometry } from "./rounded.ts";
import { type BakedThrow, POSE } from "./throw.ts";

const ONE = new Vector3(1, 1, 1);

/** Dice that look alike, and which of the throw they are. */
interface Cast {
  readonly mesh: InstancedMesh;
  readonly dice: number[];
}

/** The dice one sees: one instanced mesh a kind, all of one material, moved without allocating. */
export class DicePool {
  readonly group = new Group();
  readonly #atlas: Atlas = drawAtlas();
  readonly #material: MeshStandardMaterial = diceMaterial(this.#atlas.texture);
  readonly #casts = new Map<string, Cast>();
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
  load(baked: BakedThrow, dice: readonly Pick<Die, "colour" | "symbols">[]): void {
    this.clear();
    for (const [i, kind] of baked.kinds.entries()) {
      const cast = this.#cast(kind, dice[i]?.symbols);
      const { mesh } = cast;
      cast.dice.push(i);
      mesh.setColorAt(mesh.count, this.#colour.set(dice[i]?.colour ?? "white"));
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
    for (const cast of this.#casts.values()) this.#poseCast(cast, baked, frame, next, moment - frame);
  }

  /** Whether any die is in view. */
  get holds(): boolean {
    for (const { mesh } of this.#casts.values()) if (mesh.visible) return true;
    return false;
  }

  /** Takes all dice out of view. */
  clear(): void {
    for (const { mesh, dice } of this.#casts.values()) {
      mesh.count = 0;
      mesh.visible = false;
      dice.length = 0;
    }
  }

  dispose(): void {
    for (const { mesh } of this.#casts.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#atlas.texture.dispose();
  }

  #poseCast({ mesh, dice }: Cast, baked: BakedThrow, frame: number, next: number, part: number): void {
    if (!mesh.visible) return;
    const count = baked.kinds.length;
    for (let instance = 0; instance < dice.length; instance++) {
      const die = dice[instance] as number;
      this.#read(baked.poses, (frame * count + die) * POSE, (next * count + die) * POSE, part);
      const label = baked.labels[die];
      if (label) this.#turn.multiply(label);
      mesh.setMatrixAt(instance, this.#matrix.compose(this.#position, this.#turn, ONE));
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  #read(poses: Float32Array, at: number, next: number, part: number): void {
    this.#position.fromArray(poses, at).lerp(this.#next.fromArray(poses, next), part);
    this.#turn.fromArray(poses, at + 3).slerp(this.#nextTurn.fromArray(poses, next + 3), part);
  }

  #cast(kind: DieKind, symbols: Die["symbols"]): Cast {
    const key = symbols ? `${kind} ${symbols.join(" ")}` : kind;
    const known = this.#casts.get(key);
    if (known) return known;
    const geometry = symbols
      ? roundedGeometry(kind, (value) => this.#atlas.symbol(symbols[value - 1] ?? "blank"))
      : roundedGeometry(kind);
    const mesh = new InstancedMesh(geometry, this.#material, this.capacity);
    mesh.count = 0;
    mesh.castShadow = mesh.receiveShadow = true;
    // Instances move far from where a bounding sphere was once taken.
    mesh.frustumCulled = false;
    const cast = { mesh, dice: [] };
    this.#casts.set(key, cast);
    this.group.add(mesh);
    return cast;
  }
}
