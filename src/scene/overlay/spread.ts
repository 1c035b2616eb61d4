import { type BufferAttribute, type Camera, Matrix4, type Mesh, Vector2, Vector4 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { heightIn } from "../layout.ts";
import type { ScreenArea } from "../props.ts";
import type { Stage } from "../stage.ts";
import type { Instances } from "../stock/instances.ts";
import { Apart } from "./apart.ts";
import { type ChipMesh, GROWTH, MOST, PATCH } from "./chips.ts";
import { type Ranking, ranksOf } from "./ranks.ts";

/** What decides whose name is read first. */
export interface Ranked extends Omit<Ranking, "actors"> {
  readonly stage: Stage;
}

/** Slips that lie further outside the picture, in half pictures, are in nobody's way. */
const OUTSIDE = 1.15;
/** A slip lower than this, in inches, is of somebody who is not here. */
const HIDDEN = -50;
/** Slips whose heights on the screen differ by less, in pixels, lie side by side. */
const LEVEL = 3;
/** Half of what a model takes up across and in height, in inches, seen from a player's edge. */
const MODEL = { wide: 0.95, high: 0.36 } as const;

export type Slips = Mesh<Instances> & Pick<ChipMesh, "heads" | "screen" | "least">;

/** The slips that are laid apart: first one an actor, then one a goal, then those that stay where they are. */
interface Laid {
  readonly chips: Slips;
  readonly goals: readonly unknown[];
  /** Slips that somebody else lays. */
  readonly others: Slips | undefined;
}

/** Lays the names of pieces apart on the screen, so that none covers another. */
export class Spread {
  private readonly apart = new Apart();
  private readonly toScreen = new Matrix4();
  private readonly at = new Vector4();
  private boxes = new Float32Array(0);
  private depths = new Float32Array(0);
  private shifts = new Float32Array(0);
  private order: number[] = [];
  private ranked: Ranked | undefined;
  private ranks: readonly number[] = [];
  private levels: number[] = [];
  private readonly half = new Vector2();
  /** How many pixels an inch has one inch from the eye. */
  private inches = 1;

  /** Lays out the names of actors and goals; the other slips lie where they are, and these give way to them. */
  frame({ chips, goals, others }: Laid, ranked: Ranked, camera: Camera): void {
    const { x: width, y: height } = chips.screen;
    if (width <= 1) return;
    this.rank(ranked);
    const own = chips.geometry.instanceCount;
    const more = others?.geometry.instanceCount ?? 0;
    this.makeRoom(own, own + more, ranked.stage.actors.length);
    this.look(chips, camera, width, height);
    for (let slip = 0; slip < own; slip++) this.project(chips, slip, slip);
    if (others) for (let slip = 0; slip < more; slip++) this.project(others, slip, own + slip);
    this.projectModels(ranked.stage, own + more);
    this.sort(ranked);
    // Whoever is out of the picture lies where he belongs: so he does, wherever he comes from.
    this.shifts.fill(0);
    this.lay(chips, goals.length, own + more);
  }

  /** Which actor's slip lies at a point of the picture, from -1 to 1 with y up; -1: none's. */
  actorAt(x: number, y: number): number {
    const { boxes, half, order } = this;
    return order.findIndex((_, slip) => {
      const [left, up, wide = 0, high = 0] = boxes.subarray(slip * 4, slip * 4 + 4);
      const [dx, dy] = [x * half.x - (left as number), y * half.y - (up as number)];
      return Math.abs(dx) < wide && Math.abs(dy) < high;
    });
  }

  /** Where the names of actors lie, in pixels from the picture's upper left corner; those that are seen. */
  areas(): readonly ScreenArea[] {
    const { boxes, half, order } = this;
    return order.flatMap((_, slip) => {
      const [x = 0, up = 0, wide = 0, high = 0] = boxes.subarray(slip * 4, slip * 4 + 4);
      const [across, down] = [half.x + x, half.y - up];
      const area = { left: across - wide, right: across + wide, top: down - high, bottom: down + high };
      return wide > 0 ? [area] : [];
    });
  }

  private rank(ranked: Ranked): void {
    if (ranked === this.ranked) return;
    this.ranked = ranked;
    this.ranks = ranksOf({ ...ranked, actors: ranked.stage.actors });
    this.order = ranked.stage.actors.map((_, i) => i);
    this.levels = ranked.stage.actors.map(({ after }) => after.level);
  }

  private makeRoom(own: number, slips: number, models: number): void {
    if (this.shifts.length !== own * 2) this.shifts = new Float32Array(own * 2);
    if (this.depths.length === slips + models) return;
    this.boxes = new Float32Array((slips + models) * 4);
    this.depths = new Float32Array(slips + models);
  }

  private look(mesh: Slips, camera: Camera, width: number, height: number): void {
    camera.updateMatrixWorld();
    mesh.updateWorldMatrix(true, false);
    this.toScreen
      .multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
      .multiply(mesh.matrixWorld);
    this.half.set(width / 2, height / 2);
    this.inches = (camera.projectionMatrix.elements[5] * height) / 2;
  }

  /** Where a slip is on the screen, in pixels from its middle; one that is not seen has no width. */
  private project({ geometry, heads, least }: Slips, slip: number, box: number): void {
    const anchors = (geometry.getAttribute("anchor") as BufferAttribute).array;
    const shapes = (geometry.getAttribute("shape") as BufferAttribute).array;
    const up = itemAt(anchors, slip * 3 + 1);
    const inch = this.put(box, itemAt(anchors, slip * 3), up, itemAt(anchors, slip * 3 + 2));
    const size = itemAt(shapes, slip * 3 + 1);
    const legible = (least * itemAt(shapes, slip * 3 + 2)) / inch;
    const wanted = Math.max(size, Math.min(legible, size * GROWTH)) * inch;
    const high = Math.min(wanted, Math.max(least, MOST));
    this.size(box, up < HIDDEN ? 0 : itemAt(heads, slip * 2) * high, high);
  }

  /** Where the models are, so that slips further away do not lie behind them. */
  private projectModels(stage: Stage, first: number): void {
    for (const [i, actor] of stage.actors.entries()) {
      const here = actor.pose.present > 0.5 && actor.shown.kind !== "gun";
      const inch = this.put(first + i, actor.pose.x, heightIn(actor, stage), -actor.pose.y);
      this.size(first + i, here ? 2 * MODEL.wide * inch : 0, 2 * MODEL.high * inch);
    }
  }

  /** Puts the middle of a box where a place is on the screen; how many pixels an inch has there. */
  private put(box: number, x: number, up: number, z: number): number {
    const { at, boxes, half } = this;
    at.set(x, up, z, 1).applyMatrix4(this.toScreen);
    boxes[box * 4] = (at.x / at.w) * half.x;
    boxes[box * 4 + 1] = (at.y / at.w) * half.y;
    this.depths[box] = at.w;
    return this.inches / at.w;
  }

  /** Gives a box its size, or none when it lies outside the picture. */
  private size(box: number, wide: number, high: number): void {
    const { at, boxes } = this;
    const out = at.w <= 0 || Math.abs(at.x) > OUTSIDE * at.w || Math.abs(at.y) > OUTSIDE * at.w;
    boxes[box * 4 + 2] = out ? 0 : wide / 2;
    boxes[box * 4 + 3] = high / 2;
  }

  /** Who is looked at first, then who is nearer to the reader, then who is higher; the same from whatever was before. */
  private sort({ stage }: Ranked): void {
    const { order } = this;
    for (let i = 0; i < order.length; i++) order[i] = i;
    for (let i = 1; i < stage.actors.length; i++) {
      const one = itemAt(order, i);
      let at = i;
      for (; at > 0 && this.isBefore(one, itemAt(order, at - 1)); at--) order[at] = itemAt(order, at - 1);
      order[at] = one;
    }
  }

  private isBefore(a: number, b: number): boolean {
    const rank = itemAt(this.ranks, a) - itemAt(this.ranks, b);
    if (rank !== 0) return rank < 0;
    const up = itemAt(this.boxes, a * 4 + 1) - itemAt(this.boxes, b * 4 + 1);
    if (Math.abs(up) > LEVEL) return up < 0;
    return itemAt(this.levels, a) > itemAt(this.levels, b);
  }

  private lay(slips: Slips, goals: number, count: number): void {
    const { apart, depths, order } = this;
    apart.begin(count, depths);
    const named = order.length + goals;
    for (let i = named; i < depths.length; i++) if (this.isSeen(i)) apart.pin(i);
    // A goal's name stays with it, whatever flies there: it gives way to what is written only.
    for (let i = order.length; i < named; i++) if (this.isSeen(i)) this.placeGoal(slips, i);
    for (const slip of order) this.print(slips, slip, !this.isSeen(slip) || this.place(slips, slip));
  }

  /** Finds a place for a slip: whole, else for the name alone, else where it belongs, on others. Whether it is whole. */
  private place({ heads }: Slips, slip: number): boolean {
    const { apart, boxes, shifts } = this;
    if (apart.place(slip, boxes, shifts) || apart.place(slip, boxes, shifts, false)) return true;
    const [wide, named] = [itemAt(heads, slip * 2), itemAt(heads, slip * 2 + 1)];
    boxes[slip * 4 + 2] = (itemAt(boxes, slip * 4 + 2) * named) / wide;
    if (apart.place(slip, boxes, shifts, false)) return false;
    shifts[slip * 2] = shifts[slip * 2 + 1] = 0;
    apart.pin(slip);
    return false;
  }

  private placeGoal(slips: Slips, goal: number): void {
    const { apart, boxes, shifts } = this;
    if (!apart.place(goal, boxes, shifts, false)) shifts.fill(0, goal * 2, goal * 2 + 2);
    this.print(slips, goal, true);
  }

  private isSeen(slip: number): boolean {
    return itemAt(this.boxes, slip * 4 + 2) > 0;
  }

  /** Moves a slip on the screen, and cuts it behind the name where there is no room for more. */
  private print({ geometry, heads }: Slips, slip: number, whole: boolean): void {
    const shift = geometry.getAttribute("shift") as BufferAttribute;
    shift.setXY(slip, itemAt(this.shifts, slip * 2), itemAt(this.shifts, slip * 2 + 1));
    shift.needsUpdate = true;
    const shape = geometry.getAttribute("shape") as BufferAttribute;
    const aspect = itemAt(heads, slip * 2 + (whole ? 0 : 1));
    if (shape.getX(slip) === aspect) return;
    const patch = geometry.getAttribute("patch_") as BufferAttribute;
    shape.setX(slip, aspect);
    patch.setZ(slip, aspect * PATCH);
    shape.needsUpdate = patch.needsUpdate = true;
  }
}
