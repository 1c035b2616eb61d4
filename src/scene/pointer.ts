import { type Vector2Like, Vector3 } from "three";
import type { Cell } from "../tabletop/overlay.ts";
import { type Carried, carriedTo, carry } from "./carry.ts";
import { chosenCell } from "./choose.ts";
import { refuseFlicks } from "./flick.ts";
import { airHeight } from "./layout.ts";
import { aim, aimedPoint, aimedThing, nearestPiece } from "./pick.ts";
import type { DragPhase, TablePoint } from "./props.ts";
import type { TableTools } from "./shown.ts";

/** Pixels a press may wander and still be a click. */
const STILL = 6;
/** Pixels around a finger in which it means what stands there. */
const FINGER = 22;

/** Turns what a hand does on the canvas into picks, tape points and ghost drags. Camera moves belong to the rig. */
export class Pointer {
  private press: Vector2Like | undefined;
  private dragging = false;
  private carried: Carried | undefined;
  private throwing = false;
  private hovered: string | null = null;
  /** While the space bar is down every drag moves the camera. */
  panning = false;
  private readonly allowFlicks: () => void;

  constructor(
    private readonly canvas: HTMLElement,
    private readonly table: TableTools,
  ) {
    canvas.addEventListener("pointerdown", this.down, { capture: true });
    canvas.addEventListener("pointermove", this.move);
    canvas.addEventListener("pointerup", this.up);
    canvas.addEventListener("pointercancel", this.up);
    canvas.addEventListener("pointerleave", this.leave);
    canvas.addEventListener("wheel", this.wheel, { capture: true, passive: false });
    this.allowFlicks = refuseFlicks(canvas);
  }

  dispose(): void {
    const { canvas } = this;
    canvas.removeEventListener("pointerdown", this.down, { capture: true });
    canvas.removeEventListener("pointermove", this.move);
    canvas.removeEventListener("pointerup", this.up);
    canvas.removeEventListener("pointercancel", this.up);
    canvas.removeEventListener("pointerleave", this.leave);
    canvas.removeEventListener("wheel", this.wheel, { capture: true });
    this.allowFlicks();
  }

  private readonly at = { x: 0, y: 0 };
  private readonly half = { x: 0, y: 0 };

  private aimAt(event: MouseEvent): void {
    const { at, half } = this;
    const box = this.canvas.getBoundingClientRect();
    half.x = box.width / 2;
    half.y = box.height / 2;
    at.x = event.clientX - box.left - half.x;
    at.y = half.y - (event.clientY - box.top);
    aim(this.table.rig.camera, at.x / half.x, at.y / half.y);
  }

  /** The piece, counter or card under the pointer, or the piece whose name is. */
  private pieceUnder(event: MouseEvent): string | null {
    const { at, half } = this;
    this.aimAt(event);
    const { current, things, origin } = this.table;
    const thing = aimedThing(current.stage, things, origin);
    return thing ?? current.named(at.x / half.x, at.y / half.y) ?? null;
  }

  /** The piece that a finger means which has hit none; a mouse means what it points at. */
  private pieceNear(event: PointerEvent): string | null {
    if (event.pointerType === "mouse") return null;
    const { at, half } = this;
    const { current, origin, rig } = this.table;
    this.aimAt(event);
    return nearestPiece(current.stage, origin, rig.camera, at, half, FINGER) ?? null;
  }

  private pointUnder(event: MouseEvent): TablePoint | undefined {
    this.aimAt(event);
    return aimedPoint(this.table.origin);
  }

  /** Whether a press takes hold of the selected piece or of the end of its ghost. */
  private grabs(event: PointerEvent): boolean {
    const { selected, overlay, measuring } = this.table.latest.current;
    if (!selected || measuring || this.panning) return false;
    const ghost = overlay.ghosts.find((one) => one.piece === selected && one.weight === undefined);
    if (!ghost) return false;
    if ((this.pieceUnder(event) ?? this.pieceNear(event)) === selected) return true;
    const end = ghost.track.at(-1);
    const point = this.pointUnder(event);
    return end !== undefined && point !== undefined && near(end, point);
  }

  /** The piece that a press takes into the hand, where pieces are moved by hand. */
  private lifts(event: MouseEvent): Carried | undefined {
    const { onPieceDrag, measuring, tabletop } = this.table.latest.current;
    if (!onPieceDrag || measuring || this.panning) return undefined;
    const id = this.pieceUnder(event);
    const point = this.pointUnder(event);
    return point && carry(tabletop, id, point);
  }

  private readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary && this.dragging) this.letGo(event, "cancel");
    if (event.button !== 0 || !event.isPrimary) return;
    if (this.overTray(event)) this.takeTray(event);
    else this.takeHold(event);
  };

  private takeHold(event: PointerEvent): void {
    this.press = { x: event.clientX, y: event.clientY };
    this.carried = this.lifts(event);
    if (!this.carried && !this.grabs(event)) return;
    this.dragging = true;
    this.table.rig.enabled = false;
    this.canvas.setPointerCapture(event.pointerId);
    this.drag(event, "start");
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.dragging && event.isPrimary) this.dragOn(event);
    else if (event.pointerType === "mouse" && event.buttons === 0) {
      const { measuring, onTableHover } = this.table.latest.current;
      this.hover(this.pieceUnder(event));
      this.table.point(this.hovered === null ? aimedPoint(this.table.origin) : undefined);
      if (this.hovered === null) this.canvas.style.cursor = this.cellUnder() ? "pointer" : "default";
      if (measuring) onTableHover(this.pointUnder(event) ?? null);
    }
  };

  private readonly up = (event: PointerEvent): void => {
    if (this.throwing) this.throwDice(event);
    else this.letLoose(event);
  };

  private letLoose(event: PointerEvent): void {
    const { press, dragging } = this;
    this.press = undefined;
    if (dragging) this.letGo(event, "end");
    if (!press || event.type === "pointercancel" || !this.isStill(press, event)) return;
    const props = this.table.latest.current;
    const point = props.measuring ? this.pointUnder(event) : undefined;
    if (point) props.onTablePoint(point);
    else if (!dragging) this.choose(event);
  }

  /** A click: on a piece it selects, on a hex that may be chosen it leads the selected piece's ghost there. */
  private choose(event: PointerEvent): void {
    const { onSelect, onGhostDrag } = this.table.latest.current;
    const piece = this.pieceUnder(event);
    const cell = piece === null ? this.cellUnder() : undefined;
    if (cell) for (const phase of ["start", "end"] as const) onGhostDrag(cell.at, phase);
    else onSelect(piece ?? this.pieceNear(event));
  }

  /** The hex that may be chosen under the point that was aimed at last. */
  private cellUnder(): Cell | undefined {
    const { overlay, tabletop, selected } = this.table.latest.current;
    const { current, origin } = this.table;
    if (!selected) return undefined;
    return chosenCell(overlay, tabletop.mat, (level) =>
      aimedPoint(origin, level === undefined ? 0 : airHeight(current.stage.air, level)),
    );
  }

  /** Whether the pointer is on the dice tray, held up or not. */
  private overTray(event: MouseEvent): boolean {
    const { onTray, measuring } = this.table.latest.current;
    if (!onTray || measuring || this.panning) return false;
    const box = this.canvas.getBoundingClientRect();
    return this.table.inset.contains(event.clientX - box.left, event.clientY - box.top);
  }

  /** Dice in the hand: the camera stays where it is. */
  private takeTray(event: PointerEvent): void {
    this.throwing = true;
    this.table.rig.enabled = false;
    this.canvas.setPointerCapture(event.pointerId);
  }

  private throwDice(event: PointerEvent): void {
    this.throwing = false;
    this.table.rig.enabled = true;
    if (event.type !== "pointercancel") this.table.latest.current.onTray?.();
  }

  private readonly leave = (event: PointerEvent): void => {
    // A finger that is lifted leaves what it has looked at.
    if (event.pointerType === "mouse") this.hover(null);
    this.table.point(undefined);
    this.table.latest.current.onTableHover(null);
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.dragging) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.table.latest.current.onLevelWheel(event.deltaY < 0 ? 1 : -1);
  };

  private letGo(event: PointerEvent, how: "end" | "cancel"): void {
    this.dragging = false;
    this.table.rig.enabled = true;
    this.drag(event, how);
    this.carried = undefined;
  }

  /** A piece in hand stays where it is until the hand has really moved. */
  private dragOn(event: PointerEvent): void {
    if (this.carried && this.press && this.isStill(this.press, event)) return;
    if (this.carried) this.press = undefined;
    this.drag(event, "move");
  }

  private drag(event: PointerEvent, phase: DragPhase): void {
    const point = this.pointUnder(event);
    if (!point) return;
    const { onGhostDrag, onPieceDrag } = this.table.latest.current;
    if (this.carried) onPieceDrag?.(this.carried.id, carriedTo(this.carried, point), phase);
    else onGhostDrag(point, phase);
  }

  private hover(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.canvas.style.cursor = id ? "pointer" : "default";
    this.table.hover(id ?? undefined);
    this.table.latest.current.onHover(id);
  }

  private isStill(press: Vector2Like, event: PointerEvent): boolean {
    return new Vector3(press.x - event.clientX, press.y - event.clientY).length() <= STILL;
  }
}

function near(a: TablePoint, b: TablePoint): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 1;
}
