import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import type { Die } from "./kinds.ts";
import { type BakedThrow, POSE } from "./throw.ts";

const ONE = new Vector3(1, 1, 1);

/** What two dice have in common that look alike but for their colour. */
export type DieLook = Pick<Die, "kind" | "symbols">;

export function lookKey({ kind, symbols }: DieLook): string {
  return symbols ? `${kind} ${symbols.join(" ")}` : kind;
}

/** Dice that look alike, and which of the throw they are. */
interface Cast {
  readonly mesh: InstancedMesh;
  readonly dice: number[];
}

/** A throw as it lies in the tray, and its dice. */
interface Load {
  readonly baked: BakedThrow;
  readonly dice: readonly Pick<Die, "colour" | "symbols">[];
}

/** The dice one sees: one instanced mesh a look, moved without allocating. */
export class DicePool {
  readonly #casts = new Map<string, Cast>();
  #load: Load | undefined;
  #moment = 0;
  readonly #colour = new Color();
  readonly #position = new Vector3();
  readonly #next = new Vector3();
  readonly #turn = new Quaternion();
  readonly #nextTurn = new Quaternion();
  readonly #matrix = new Matrix4();

  /** Takes the mesh of all dice that look alike; gives what takes it away. */
  adopt(look: string, mesh: InstancedMesh): () => void {
    const cast = { mesh, dice: [] };
    this.#casts.set(look, cast);
    this.#fill(look, cast);
    if (this.#load) this.pose(this.#load.baked, this.#moment);
    return () => void this.#casts.delete(look);
  }

  /** Takes as many dice of each look into view as the throw has, in the colours of their owners. */
  load(baked: BakedThrow, dice: Load["dice"]): void {
    this.#load = { baked, dice };
    for (const [look, cast] of this.#casts) this.#fill(look, cast);
    this.pose(baked, 0);
  }

  /** Moves the dice to a moment of the throw, in frames, between two frames if need be. */
  pose(baked: BakedThrow, moment: number): void {
    this.#moment = moment;
    const frame = Math.min(Math.floor(moment), baked.frames - 1);
    const next = Math.min(frame + 1, baked.frames - 1);
    for (const cast of this.#casts.values()) this.#poseCast(cast, baked, frame, next, moment - frame);
  }

  /** Whether any die is in view. */
  get holds(): boolean {
    return (this.#load?.baked.kinds.length ?? 0) > 0;
  }

  /** Takes all dice out of view. */
  clear(): void {
    this.#load = undefined;
    for (const [look, cast] of this.#casts) this.#fill(look, cast);
  }

  /** Takes those dice of the throw into view that look so. */
  #fill(look: string, { mesh, dice }: Cast): void {
    const { baked, dice: thrown = [] } = this.#load ?? {};
    dice.length = 0;
    for (const [i, kind] of baked?.kinds.entries() ?? []) {
      const { symbols, colour = "white" } = thrown[i] ?? {};
      if (lookKey({ kind, ...(symbols && { symbols }) }) !== look) continue;
      mesh.setColorAt(dice.length, this.#colour.set(colour));
      dice.push(i);
    }
    mesh.count = dice.length;
    mesh.visible = dice.length > 0;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
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
}
