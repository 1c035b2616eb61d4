import type { Tabletop } from "../../tabletop/tabletop.ts";
import { type Carried, carriedTo, carry } from "../carry.ts";
import { chosenCell, isGround } from "../choose.ts";
import { refuseFlicks } from "../flick.ts";
import type { DragPhase, TablePoint, TableProps } from "../props.ts";
import type { Locate, ScreenSpot } from "./locate.ts";
import type { FlatWindow } from "./window.ts";

/** Pixels a press may wander and still be a click. */
const STILL = 8;

interface Finger {
  x: number;
  y: number;
}

/** Pixels around a thing in which a finger means it. */
const REACH = 22;

/** The thing that an element of the drawing belongs to. */
function thingOf(element: Element | null): string | null {
  const found = element?.closest("[data-piece], [data-thing]");
  return found?.getAttribute("data-piece") ?? found?.getAttribute("data-thing") ?? null;
}

/** The thing that an event has hit. */
function pressed({ target }: Event): string | null {
  return thingOf(target as Element | null);
}

/** The counter, card or site that a finger means at a point of the drawing: the nearest within its reach. */
function nearest(tabletop: Tabletop, locate: Locate, x: number, y: number): string | null {
  const { counters = [], sites = [], cards = [] } = tabletop;
  const at: ScreenSpot = { x: 0, y: 0, half: 0 };
  let best: string | null = null;
  let reach = REACH;
  for (const { id } of [...cards, ...counters, ...sites]) {
    if (!locate(id, at)) continue;
    const apart = Math.max(Math.abs(at.x - x), Math.abs(at.y - y));
    if (apart >= reach) continue;
    best = id;
    reach = apart;
  }
  return best;
}

/** Pan, pinch, wheel, clicks and ghost drags on the flat drawing. */
export class FlatHands {
  private readonly fingers = new Map<number, Finger>();
  private moved = 0;
  private dragging = false;
  private carried: Carried | undefined;
  private readonly allowFlicks: () => void;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly view: FlatWindow,
    private readonly props: () => TableProps,
    private readonly locate: { readonly current: Locate },
    /** Told which point of the mat is under the pointer, where nothing stands on it. */
    private readonly point: (point: TablePoint | undefined) => void,
  ) {
    svg.addEventListener("pointerdown", this.down);
    svg.addEventListener("pointermove", this.move);
    svg.addEventListener("pointerup", this.up);
    svg.addEventListener("pointercancel", this.up);
    svg.addEventListener("pointerleave", this.leave);
    svg.addEventListener("wheel", this.wheel, { passive: false });
    this.allowFlicks = refuseFlicks(svg);
  }

  dispose(): void {
    const { svg } = this;
    svg.removeEventListener("pointerdown", this.down);
    svg.removeEventListener("pointermove", this.move);
    svg.removeEventListener("pointerup", this.up);
    svg.removeEventListener("pointercancel", this.up);
    svg.removeEventListener("pointerleave", this.leave);
    svg.removeEventListener("wheel", this.wheel);
    this.allowFlicks();
  }

  private pointUnder(event: MouseEvent): TablePoint {
    return this.view.tablePoint(event.clientX, event.clientY);
  }

  /** Whether a press takes hold of the selected piece or of the end of its ghost. */
  private grabs(event: PointerEvent): boolean {
    const { selected, overlay, measuring } = this.props();
    const ghost = overlay.ghosts.find((one) => one.piece === selected && one.weight === undefined);
    if (!selected || measuring || !ghost) return false;
    if (pressed(event) === selected) return true;
    const end = ghost.track.at(-1);
    const point = this.pointUnder(event);
    return end !== undefined && (end.x - point.x) ** 2 + (end.y - point.y) ** 2 < 1.4;
  }

  /** The piece that a press takes into the hand, where pieces are moved by hand. */
  private lifts(event: PointerEvent): Carried | undefined {
    const { onPieceDrag, measuring, tabletop } = this.props();
    if (!onPieceDrag || measuring) return undefined;
    return carry(tabletop, pressed(event), this.pointUnder(event));
  }

  private drag(event: PointerEvent, phase: DragPhase): void {
    const { onGhostDrag, onPieceDrag } = this.props();
    const point = this.pointUnder(event);
    if (this.carried) onPieceDrag?.(this.carried.id, carriedTo(this.carried, point), phase);
    else onGhostDrag(point, phase);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.svg.setPointerCapture(event.pointerId);
    if (this.fingers.size > 1) this.yieldToCamera(event);
    else this.takeHold(event);
  };

  private takeHold(event: PointerEvent): void {
    this.moved = 0;
    this.carried = this.lifts(event);
    this.dragging = this.carried !== undefined || this.grabs(event);
    if (this.dragging) this.drag(event, "start");
  }

  private yieldToCamera(event: PointerEvent): void {
    if (this.dragging) this.drag(event, "cancel");
    this.letGo();
  }

  private letGo(): void {
    this.dragging = false;
    this.carried = undefined;
  }

  private readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (finger) this.moveFinger(event, finger);
    else if (event.pointerType === "mouse") this.hover(event);
  };

  private hover(event: PointerEvent): void {
    const { onHover, onTableHover, measuring } = this.props();
    const piece = pressed(event);
    onHover(piece);
    this.point(piece === null ? this.pointUnder(event) : undefined);
    if (measuring) onTableHover(this.pointUnder(event));
  }

  private moveFinger(event: PointerEvent, finger: Finger): void {
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.carried && this.moved <= STILL) return;
    if (this.dragging) this.drag(event, "move");
    else if (this.fingers.size === 1 && this.moved > STILL) this.view.pan(dx, dy);
    else if (this.fingers.size === 2) this.pinch(event, finger, dx, dy);
    finger.x = event.clientX;
    finger.y = event.clientY;
  }

  private pinch(event: PointerEvent, finger: Finger, dx: number, dy: number): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.view.pan(dx / 2, dy / 2);
    if (before > 0 && after > 0)
      this.view.zoom(before / after, (other.x + event.clientX) / 2, (other.y + event.clientY) / 2);
  }

  private readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.dragging) this.drag(event, "end");
    const clicked = this.moved <= STILL && this.fingers.size === 0 && event.type === "pointerup";
    const { measuring, onTablePoint } = this.props();
    if (clicked && measuring) onTablePoint(this.pointUnder(event));
    else if (clicked && !this.dragging) this.choose(event);
    this.letGo();
  };

  /** A click: on a piece it selects, on a cell that may be chosen it leads the selected piece's ghost there. */
  private choose(event: PointerEvent): void {
    const { overlay, tabletop, selected, onSelect, onGhostDrag } = this.props();
    const piece = this.pieceUnder(event);
    const point = this.pointUnder(event);
    const free = piece === null || (piece !== selected && isGround(tabletop, overlay, piece));
    const cell = free && selected ? chosenCell(overlay, tabletop.mat, () => point) : undefined;
    if (cell) for (const phase of ["start", "end"] as const) onGhostDrag(cell.at, phase);
    else onSelect(piece);
  }

  /** The pointer is captured by the drawing, so the event itself no longer knows the piece. */
  private pieceUnder(event: PointerEvent): string | null {
    const under = thingOf(document.elementFromPoint(event.clientX, event.clientY));
    if (under !== null || event.pointerType === "mouse") return under;
    const { left, top } = this.svg.getBoundingClientRect();
    return nearest(this.props().tabletop, this.locate.current, event.clientX - left, event.clientY - top);
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (this.dragging) this.props().onLevelWheel(event.deltaY < 0 ? 1 : -1);
    else this.view.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  };

  private readonly leave = (event: PointerEvent): void => {
    // A finger that is lifted leaves what it has looked at.
    if (event.pointerType === "mouse") this.props().onHover(null);
    this.point(undefined);
    this.props().onTableHover(null);
  };
}
