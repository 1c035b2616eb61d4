import { itemAt } from "../../core/item-at.ts";

/** What lies on the screen: middle x, middle y, half its width and half its height, four figures a slip. */
export type Boxes = Float32Array;

/** Room between two slips, and how many of its heights a slip may be moved. */
const GAP = 0.12;
const REACH = 4.2;
/** Up costs more than down. */
const UP = 1.2;
const TINY = 1e-4;

/** Where something stands in the way of slips only if it is nearer to the reader: how far it is from him. */
export type Depths = Float32Array;

/**
 * Slips that would cover each other give way: those asked for later move by as little as it takes, up, down or
 * aside. Works in any unit, y up. Allocates nothing.
 */
export class Apart {
  private placed = new Int32Array(0);
  private count = 0;
  private slips = 0;
  private heeded = true;
  private depths: Depths = new Float32Array(0);
  private bestX = 0;
  private bestY = 0;
  private bestCost = 0;

  /**
   * Begins anew with so many slips. Boxes after theirs are other things, which are in the way of slips further away:
   * `depths` says how far each slip and thing is.
   */
  begin(slips: number, depths: Depths): void {
    if (this.placed.length < depths.length) this.placed = new Int32Array(depths.length);
    this.count = 0;
    this.slips = slips;
    this.depths = depths;
  }

  /** A slip or a thing that stays where it is: others give way to it. */
  pin(slip: number): void {
    this.placed[this.count++] = slip;
  }

  /**
   * Finds a free place near its own for a slip: `boxes` is moved there, the move stands in `shifts` (x and y a slip).
   * False when there is none; then nothing has changed. `heeded`: things are in its way too.
   */
  place(slip: number, boxes: Boxes, shifts: Float32Array, heeded = true): boolean {
    this.heeded = heeded;
    const x = itemAt(boxes, slip * 4);
    const y = itemAt(boxes, slip * 4 + 1);
    const limit = 2 * itemAt(boxes, slip * 4 + 3) * REACH;
    this.bestX = this.bestY = 0;
    this.bestCost = this.isFree(slip, boxes, 0, 0) ? 0 : limit;
    if (this.bestCost > 0) this.tryAround(slip, boxes);
    if (this.bestCost >= limit) return false;
    boxes[slip * 4] = x + this.bestX;
    boxes[slip * 4 + 1] = y + this.bestY;
    shifts[slip * 2] = this.bestX;
    shifts[slip * 2 + 1] = this.bestY;
    this.pin(slip);
    return true;
  }

  /** Tries to lie flush with each slip that lies already: below it, above it, beside it. */
  private tryAround(slip: number, boxes: Boxes): void {
    const at = slip * 4;
    const gap = 2 * itemAt(boxes, at + 3) * GAP;
    for (let i = 0; i < this.count; i++) {
      const one = itemAt(this.placed, i);
      if (!this.isInWay(one, slip)) continue;
      const other = one * 4;
      const dx = itemAt(boxes, other) - itemAt(boxes, at);
      const dy = itemAt(boxes, other + 1) - itemAt(boxes, at + 1);
      const wide = itemAt(boxes, other + 2) + itemAt(boxes, at + 2) + gap;
      const high = itemAt(boxes, other + 3) + itemAt(boxes, at + 3) + gap;
      this.try(slip, boxes, 0, dy - high);
      this.try(slip, boxes, 0, dy + high);
      this.try(slip, boxes, dx + wide, 0);
      this.try(slip, boxes, dx - wide, 0);
    }
  }

  private try(slip: number, boxes: Boxes, dx: number, dy: number): void {
    const cost = Math.abs(dx) + Math.abs(dy) * (dy > 0 ? UP : 1);
    if (cost >= this.bestCost || !this.isFree(slip, boxes, dx, dy)) return;
    this.bestCost = cost;
    this.bestX = dx;
    this.bestY = dy;
  }

  /** Slips are in each other's way wherever they are. */
  private isInWay(other: number, slip: number): boolean {
    if (other < this.slips) return true;
    return this.heeded && itemAt(this.depths, other) < itemAt(this.depths, slip);
  }

  private isFree(slip: number, boxes: Boxes, dx: number, dy: number): boolean {
    const at = slip * 4;
    for (let i = 0; i < this.count; i++) {
      const one = itemAt(this.placed, i);
      if (!this.isInWay(one, slip)) continue;
      const other = one * 4;
      const across = Math.abs(itemAt(boxes, other) - itemAt(boxes, at) - dx);
      const up = Math.abs(itemAt(boxes, other + 1) - itemAt(boxes, at + 1) - dy);
      const wide = itemAt(boxes, other + 2) + itemAt(boxes, at + 2);
      const high = itemAt(boxes, other + 3) + itemAt(boxes, at + 3);
      if (across < wide - TINY && up < high - TINY) return false;
    }
    return true;
  }
}
