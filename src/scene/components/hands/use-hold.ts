import { useMemo } from "react";
import type { Vector2Like } from "three";
import { type Carried, carriedTo, carry } from "../../carry.ts";
import type { DragPhase, TablePoint } from "../../props.ts";
import type { TableTools } from "../shown.ts";
import { type HandEvent, isOverDice, pieceMeant, pieceUnder, pointUnder } from "./under.ts";

/** Pixels a press may wander and still be a click. */
const STILL = 6;

/** What is in hand: the end of a ghost, the dice, or a piece that is carried. */
type Held = "ghost" | "dice" | Carried;

/** What a hand holds between a press and its end. */
export interface Hold {
  /** Whether the end of a ghost or a piece is in hand. */
  isDragging(): boolean;
  /** Takes hold of what there is to be taken. */
  take(event: HandEvent, panning: boolean): void;
  /** Drags what is in hand. */
  drag(event: HandEvent): void;
  /** Lets go of it: whether the press may be a click on what is there. */
  release(event: HandEvent): boolean;
  /** A second finger means the camera: what was dragged goes back. */
  putBack(event: HandEvent): void;
  /** The browser takes the pointer away: nothing is chosen, and what is in hand stays where it is. */
  cancel(): void;
}

function near(a: TablePoint, b: TablePoint): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 1;
}

function isStill(press: Vector2Like, { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): boolean {
  return Math.hypot(press.x - clientX, press.y - clientY) <= STILL;
}

/** Whether a press takes hold of the selected piece or of the end of its ghost. */
function grabs(table: TableTools, canvas: HTMLElement, event: HandEvent): boolean {
  const { selected, overlay } = table.latest.current;
  if (!selected) return false;
  const ghost = overlay.ghosts.find((one) => one.piece === selected && one.weight === undefined);
  if (!ghost) return false;
  if (pieceMeant(table, canvas, event) === selected) return true;
  const end = ghost.track.at(-1);
  const point = pointUnder(table, event);
  return end !== undefined && point !== undefined && near(end, point);
}

/** What a press takes into the hand: dice, a piece where pieces are moved by hand, the end of a ghost; else the camera moves. */
function heldBy(table: TableTools, canvas: HTMLElement, event: HandEvent): Held | undefined {
  const { onPieceDrag, measuring, tabletop } = table.latest.current;
  if (isOverDice(table, canvas, event)) return "dice";
  if (measuring) return undefined;
  const point = onPieceDrag && pointUnder(table, event);
  const carried = point && carry(tabletop, pieceUnder(table, event), point);
  return carried ?? (grabs(table, canvas, event) ? "ghost" : undefined);
}

/** Tells the page where what is in hand is dragged to. */
function tell({ latest }: TableTools, held: Exclude<Held, "dice">, to: TablePoint, phase: DragPhase): void {
  const { onGhostDrag, onPieceDrag } = latest.current;
  if (held === "ghost") onGhostDrag(to, phase);
  else onPieceDrag?.(held.id, carriedTo(held, to), phase);
}

function holdOver(canvas: HTMLElement, table: TableTools): Hold {
  let held: Held | undefined;
  let press: Vector2Like | undefined;
  /** Where what is in hand was told to be last. */
  let last: TablePoint | undefined;
  const tellOf = (event: HandEvent, phase: DragPhase) => {
    const point = pointUnder(table, event);
    if (!point || !held || held === "dice") return;
    last = point;
    tell(table, held, point, phase);
  };
  const free = () => {
    held = undefined;
    table.eye.setFree(true);
  };
  return {
    isDragging: () => held !== undefined && held !== "dice",
    take(event, panning) {
      if (held) free();
      held = panning ? undefined : heldBy(table, canvas, event);
      press = held === "dice" ? undefined : { x: event.clientX, y: event.clientY };
      if (!held) return;
      // The camera stays where it is, wherever the hand goes.
      table.eye.setFree(false);
      canvas.setPointerCapture(event.pointerId);
      tellOf(event, "start");
    },
    drag(event) {
      // A piece in hand stays where it is until the hand has really moved.
      if (typeof held === "object" && press && isStill(press, event)) return;
      if (typeof held === "object") press = undefined;
      tellOf(event, "move");
    },
    release(event) {
      const [isThrown, isClick] = [held === "dice", press !== undefined && isStill(press, event)];
      press = undefined;
      tellOf(event, "end");
      if (held) free();
      if (isThrown) table.latest.current.onTray?.();
      return isClick;
    },
    putBack(event) {
      tellOf(event, "cancel");
      free();
    },
    cancel() {
      press = undefined;
      if (held && held !== "dice" && last) tell(table, held, last, "end");
      if (held) free();
    },
  };
}

/** What a hand over the table holds. */
export function useHold(canvas: HTMLElement, table: TableTools): Hold {
  return useMemo(() => holdOver(canvas, table), [canvas, table]);
}
