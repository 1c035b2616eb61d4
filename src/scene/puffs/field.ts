import type { Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { KIND, type Puff, STRIDE, writePuff } from "./puff.ts";

/** Fires that light the smoke around them, at most. */
export const FIRES = 4;
/** What lies on the mat is drawn before all that hangs above it: it counts as farther away by so many inches. */
const BELOW = 1e4;

/**
 * All puffs of a table: those that stay, which come first, and those of this frame. Made once for so many; nothing is
 * made in a frame. What does not fit is left out.
 */
export class PuffField {
  /** How many there are. */
  count = 0;
  /** As they were put, a `STRIDE` each. */
  readonly puffs: Float32Array;
  /** Places and strengths of fires, four numbers each. */
  readonly fires = new Float32Array(FIRES * 4);
  private burning = 0;
  private staying = 0;
  private stayingFires = 0;
  /** Which puff is drawn when, and how far each is, in inches. */
  private readonly order: Uint32Array;
  private readonly far: Float64Array;

  constructor(readonly room: number) {
    this.puffs = new Float32Array(room * STRIDE);
    this.order = new Uint32Array(room);
    this.far = new Float64Array(room);
  }

  /** Whether there is more than what stays. */
  get moves(): boolean {
    return this.count > this.staying;
  }

  /** Takes all away. */
  clear(): void {
    this.staying = this.stayingFires = 0;
    this.restart();
  }

  /** What has been put so far stays from now on. */
  keep(): void {
    this.staying = this.count;
    this.stayingFires = this.burning;
  }

  /** Takes away what does not stay. */
  restart(): void {
    this.count = this.staying;
    this.burning = this.stayingFires;
    this.fires.fill(0, this.burning * 4);
  }

  put(puff: Puff): void {
    if (this.count >= this.room || puff.cover <= 0 || puff.size <= 0) return;
    writePuff(this.puffs, this.count++, puff);
  }

  /** A fire at a place; `strength` from 0: how far it lights smoke, about, in inches. */
  burn(x: number, y: number, z: number, strength: number): void {
    if (this.burning >= FIRES || strength <= 0) return;
    const at = this.burning++ * 4;
    this.fires[at] = x;
    this.fires[at + 1] = y;
    this.fires[at + 2] = z;
    this.fires[at + 3] = strength;
  }

  /**
   * Writes all puffs from afar to near as an eye sees them that looks along `ahead`. Of two that are as far the one that
   * was put first comes first, so that the same puffs are always drawn in the same order.
   */
  write(eye: Vector3, ahead: Vector3, out: Float32Array): void {
    this.measure(eye, ahead);
    this.sort();
    const { order, puffs, count } = this;
    for (let place = 0; place < count; place++) {
      const from = itemAt(order, place) * STRIDE;
      const to = place * STRIDE;
      for (let i = 0; i < STRIDE; i++) out[to + i] = itemAt(puffs, from + i);
    }
  }

  private measure(eye: Vector3, ahead: Vector3): void {
    const { far, puffs, count } = this;
    for (let i = 0; i < count; i++) {
      const at = i * STRIDE;
      const x = itemAt(puffs, at) - eye.x;
      const y = itemAt(puffs, at + 1) - eye.y;
      const z = itemAt(puffs, at + 2) - eye.z;
      const lies = itemAt(puffs, at + 12) >= KIND.lying * 4;
      far[i] = x * ahead.x + y * ahead.y + z * ahead.z + (lies ? BELOW : 0);
    }
  }

  private isBefore(a: number, b: number): boolean {
    const one = itemAt(this.far, a);
    const other = itemAt(this.far, b);
    return one > other || (one === other && a < b);
  }

  /** Shell's sort in place: nothing is made. */
  private sort(): void {
    const { order, count } = this;
    for (let i = 0; i < count; i++) order[i] = i;
    for (let gap = firstGap(count); gap > 0; gap = (gap - 1) / 3)
      for (let i = gap; i < count; i++) {
        const one = itemAt(order, i);
        let j = i;
        while (j >= gap && this.isBefore(one, itemAt(order, j - gap))) {
          order[j] = itemAt(order, j - gap);
          j -= gap;
        }
        order[j] = one;
      }
  }
}

/** The first of Knuth's gaps for so many: 1, 4, 13, 40 and so on. */
function firstGap(count: number): number {
  let gap = 1;
  while (gap < count / 3) gap = 3 * gap + 1;
  return gap;
}
