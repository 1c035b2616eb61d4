import type { ThreeEvent } from "@react-three/fiber";
import type { Cell } from "../../../tabletop/overlay.ts";
import { chosenCell } from "../../choose.ts";
import { airHeight } from "../../layout.ts";
import { aimedPoint, nearestPiece } from "../../pick.ts";
import type { TablePoint } from "../../props.ts";
import type { TableTools } from "../shown.ts";
import { thingOf } from "./Targets.tsx";

/** Pixels around a finger in which it means what stands there. */
const FINGER = 22;

/** What a hand does over the table, as fiber tells it. */
export type HandEvent = ThreeEvent<PointerEvent>;

/** The piece, counter or card under the pointer, or the piece whose name is. */
export function pieceUnder({ current }: TableTools, event: HandEvent): string | null {
  return thingOf(event) ?? current.named(event.pointer.x, event.pointer.y) ?? null;
}

/** Where the pointer is in the picture, in pixels from its middle with y up, and half the picture. */
function pixels({ pointer }: HandEvent, canvas: HTMLElement) {
  const half = { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 };
  return { half, at: { x: pointer.x * half.x, y: pointer.y * half.y } };
}

/** The same, or for a finger that has hit none the piece that it is near to; a mouse means what it points at. */
export function pieceMeant(table: TableTools, canvas: HTMLElement, event: HandEvent): string | null {
  const piece = pieceUnder(table, event);
  if (piece !== null || event.pointerType === "mouse") return piece;
  const { at, half } = pixels(event, canvas);
  return nearestPiece(table.current.stage, table.origin, event.camera, at, half, FINGER) ?? null;
}

export function pointUnder({ origin }: TableTools, { ray }: HandEvent): TablePoint | undefined {
  return aimedPoint(ray, origin);
}

/** The hex under the pointer that may be chosen. */
export function cellUnder({ current, origin, latest }: TableTools, { ray }: HandEvent): Cell | undefined {
  const { overlay, tabletop, selected } = latest.current;
  if (!selected) return undefined;
  return chosenCell(overlay, tabletop.mat, (level) =>
    aimedPoint(ray, origin, level === undefined ? 0 : airHeight(current.stage.air, level)),
  );
}

/** Whether the pointer is on dice that lie there to be thrown. */
export function isOverDice({ latest, current }: TableTools, canvas: HTMLElement, event: HandEvent): boolean {
  const { onTray, measuring } = latest.current;
  if (!onTray || measuring) return false;
  const { at, half } = pixels(event, canvas);
  return current.dice?.contains(half.x + at.x, half.y - at.y) ?? false;
}
