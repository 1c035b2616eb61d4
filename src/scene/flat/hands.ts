import type { Tabletop } from "../../tabletop/tabletop.ts";
import { type Carried, carriedTo, carry } from "../carry.ts";
import { chosenCell } from "../choose.ts";
import type { DragPhase, TableProps } from "../props.ts";
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

/** Pan, pinch, wheel, clicks and ghost drags on the flat drawing. Returns what takes them off. */
export function flatHands(
  svg: SVGSVGElement,
  view: FlatWindow,
  props: () => TableProps,
  locate: { readonly current: Locate },
): () => void {
  const fingers = new Map<number, Finger>();
  let moved = 0;
  let dragging = false;
  let carried: Carried | undefined;

  const pieceAt = (event: Event): string | null => thingOf(event.target as Element | null);

  const grabs = (event: PointerEvent): boolean => {
    const { selected, overlay, measuring } = props();
    const ghost = overlay.ghosts.find((one) => one.piece === selected && one.weight === undefined);
    if (!selected || measuring || !ghost) return false;
    if (pieceAt(event) === selected) return true;
    const end = ghost.track.at(-1);
    const point = view.tablePoint(event.clientX, event.clientY);
    return end !== undefined && (end.x - point.x) ** 2 + (end.y - point.y) ** 2 < 1.4;
  };

  const lifts = (event: PointerEvent): Carried | undefined => {
    const { onPieceDrag, measuring, tabletop } = props();
    if (!onPieceDrag || measuring) return undefined;
    return carry(tabletop, pieceAt(event), view.tablePoint(event.clientX, event.clientY));
  };

  const drag = (event: PointerEvent, phase: DragPhase) => {
    const { onGhostDrag, onPieceDrag } = props();
    const point = view.tablePoint(event.clientX, event.clientY);
    if (carried) onPieceDrag?.(carried.id, carriedTo(carried, point), phase);
    else onGhostDrag(point, phase);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.setPointerCapture(event.pointerId);
    if (fingers.size > 1) return yieldToCamera(event);
    moved = 0;
    carried = lifts(event);
    dragging = carried !== undefined || grabs(event);
    if (dragging) drag(event, "start");
  };

  const yieldToCamera = (event: PointerEvent) => {
    if (dragging) drag(event, "cancel");
    dragging = false;
    carried = undefined;
  };

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") {
        props().onHover(pieceAt(event));
        if (props().measuring) props().onTableHover(view.tablePoint(event.clientX, event.clientY));
      }
      return;
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    moved += Math.abs(dx) + Math.abs(dy);
    if (carried && moved <= STILL) return;
    if (dragging) drag(event, "move");
    else if (fingers.size === 1 && moved > STILL) view.pan(dx, dy);
    else if (fingers.size === 2) pinch(event, dx, dy);
    finger.x = event.clientX;
    finger.y = event.clientY;
  };

  const pinch = (event: PointerEvent, dx: number, dy: number) => {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const finger = fingers.get(event.pointerId);
    if (!other || !finger) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    view.pan(dx / 2, dy / 2);
    if (before > 0 && after > 0)
      view.zoom(before / after, (other.x + event.clientX) / 2, (other.y + event.clientY) / 2);
  };

  /** A click: on a piece it selects, on a hex that may be chosen it leads the selected piece's ghost there. */
  const choose = (event: PointerEvent) => {
    const { overlay, tabletop, selected, onSelect, onGhostDrag } = props();
    const piece = pieceUnder(event);
    const point = view.tablePoint(event.clientX, event.clientY);
    const cell = piece === null && selected ? chosenCell(overlay, tabletop.mat, () => point) : undefined;
    if (cell) for (const phase of ["start", "end"] as const) onGhostDrag(cell.at, phase);
    else onSelect(piece);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (dragging) drag(event, "end");
    const clicked = moved <= STILL && fingers.size === 0 && event.type === "pointerup";
    const { measuring, onTablePoint } = props();
    if (clicked && measuring) onTablePoint(view.tablePoint(event.clientX, event.clientY));
    else if (clicked && !dragging) choose(event);
    dragging = false;
    carried = undefined;
  };

  // The pointer is captured by the drawing, so the event itself no longer knows the piece.
  const pieceUnder = (event: PointerEvent): string | null => {
    const under = thingOf(document.elementFromPoint(event.clientX, event.clientY));
    if (under !== null || event.pointerType === "mouse") return under;
    const { left, top } = svg.getBoundingClientRect();
    return nearest(props().tabletop, locate.current, event.clientX - left, event.clientY - top);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (dragging) props().onLevelWheel(event.deltaY < 0 ? 1 : -1);
    else view.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  };

  const leave = (event: PointerEvent) => {
    // A finger that is lifted leaves what it has looked at.
    if (event.pointerType === "mouse") props().onHover(null);
    props().onTableHover(null);
  };

  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", up);
  svg.addEventListener("pointerleave", leave);
  svg.addEventListener("wheel", wheel, { passive: false });
  return () => {
    svg.removeEventListener("pointerdown", down);
    svg.removeEventListener("pointermove", move);
    svg.removeEventListener("pointerup", up);
    svg.removeEventListener("pointercancel", up);
    svg.removeEventListener("pointerleave", leave);
    svg.removeEventListener("wheel", wheel);
  };
}
