import { useMemo } from "react";
import { isGround } from "../../choose.ts";
import type { TableTools } from "../shown.ts";
import { cellUnder, type HandEvent, pieceMeant, pieceUnder, pointUnder } from "./under.ts";
import { useHold } from "./use-hold.ts";

/** Hears what a hand does over the table. Camera moves belong to the camera's hands. */
interface Pointer {
  /** While the space bar is down every drag moves the camera. */
  panning: boolean;
  readonly down: (event: HandEvent) => void;
  readonly move: (event: HandEvent) => void;
  readonly up: (event: HandEvent) => void;
  readonly cancel: () => void;
  readonly leave: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
}

/** What a mouse looks at. `show` is told whether it is something that can be chosen. */
function useLook(table: TableTools, show: (choosable: boolean) => void) {
  return useMemo(() => {
    let hovered: string | null = null;
    const hover = (id: string | null) => {
      if (id === hovered) return;
      hovered = id;
      table.hover(id ?? undefined);
      table.latest.current.onHover(id);
    };
    return {
      at(event: HandEvent) {
        const { measuring, onTableHover } = table.latest.current;
        const point = pointUnder(table, event);
        hover(pieceUnder(table, event));
        table.point(hovered === null ? point : undefined);
        show(hovered !== null || cellUnder(table, event) !== undefined);
        if (measuring) onTableHover(point ?? null);
      },
      /** A finger that is lifted leaves what it has looked at. */
      away({ pointerType }: PointerEvent) {
        if (pointerType === "mouse") hover(null);
        show(hovered !== null);
        table.point(undefined);
        table.latest.current.onTableHover(null);
      },
    };
  }, [table, show]);
}

/** A click: on a piece it selects, on a cell that may be chosen it leads the selected piece's ghost there. */
function choose(table: TableTools, canvas: HTMLElement, event: HandEvent): void {
  const { onSelect, onGhostDrag, tabletop, overlay, selected } = table.latest.current;
  const piece = pieceUnder(table, event);
  const free = piece === null || (piece !== selected && isGround(tabletop, overlay, piece));
  const cell = free ? cellUnder(table, event) : undefined;
  if (cell) for (const phase of ["start", "end"] as const) onGhostDrag(cell.at, phase);
  else onSelect(pieceMeant(table, canvas, event));
}

/** Turns what a hand does over the table into choices, tape points and drags. `show` is told what a mouse may choose. */
export function usePointer(
  canvas: HTMLElement,
  table: TableTools,
  show: (choosable: boolean) => void,
): Pointer {
  const hold = useHold(canvas, table);
  const look = useLook(table, show);
  return useMemo((): Pointer => {
    const pointer: Pointer = {
      panning: false,
      down(event) {
        event.stopPropagation();
        if (!event.isPrimary && hold.isDragging()) hold.putBack(event);
        if (event.button === 0 && event.isPrimary) hold.take(event, pointer.panning);
      },
      move(event) {
        event.stopPropagation();
        if (hold.isDragging() && event.isPrimary) hold.drag(event);
        else if (event.pointerType === "mouse" && event.buttons === 0) look.at(event);
      },
      up(event) {
        event.stopPropagation();
        const dragged = hold.isDragging();
        if (!hold.release(event)) return;
        const { measuring, onTablePoint } = table.latest.current;
        const point = measuring ? pointUnder(table, event) : undefined;
        if (point) onTablePoint(point);
        else if (!dragged) choose(table, canvas, event);
      },
      cancel: hold.cancel,
      leave: look.away,
      wheel(event) {
        if (!hold.isDragging()) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        table.latest.current.onLevelWheel(event.deltaY < 0 ? 1 : -1);
      },
    };
    return pointer;
  }, [canvas, table, hold, look]);
}
