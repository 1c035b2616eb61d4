import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Grip } from "../../face/editor.ts";
import { refuseFlicks } from "../../scene/flick.ts";
import type { DragPhase, ScreenPosition, TableHandle, TablePoint } from "../../scene/props.ts";

/** A slip of paper at a piece. */
export interface Flag {
  /** Id of the piece. */
  readonly piece: string;
  readonly text: ReactNode;
}

export interface GripsProps {
  readonly table: TableHandle;
  readonly grips: readonly Grip[];
  readonly flags: readonly Flag[];
  onDrag(grip: Grip, point: TablePoint, phase: DragPhase): void;
}

/** Pixels between the middles of two things that fingers can tell apart. */
const APART = 46;

const place: ScreenPosition = { x: 0, y: 0, visible: false };
const origin: ScreenPosition = { x: 0, y: 0, visible: false };

/** Moves the place away from the origin, if it is too near. */
function keepApart(): void {
  const [dx, dy] = [place.x - origin.x, place.y - origin.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= APART || distance === 0) return;
  place.x = origin.x + (dx * APART) / distance;
  place.y = origin.y + (dy * APART) / distance;
}

function put(element: HTMLElement | undefined, shown: boolean): void {
  if (!element) return;
  element.style.visibility = shown && place.visible ? "visible" : "hidden";
  element.style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)`;
}

/** Puts grips and flags where the table has their places; without a render. */
function putAll({ table, grips, flags }: GripsProps, elements: ReadonlyMap<string, HTMLElement>): void {
  for (const grip of grips) {
    table.screenPoint(grip.at, place);
    if (grip.beside) {
      table.screenPoint(grip.beside, origin);
      keepApart();
    }
    put(elements.get(grip.id), true);
  }
  for (const { piece } of flags) put(elements.get(`flag ${piece}`), table.screenPosition(piece, place));
}

/** The point of the mat under a pointer. */
function pointUnder(event: PointerEvent<HTMLElement>, table: TableHandle): TablePoint | undefined {
  const box = event.currentTarget.closest(".board")?.getBoundingClientRect();
  return box && table.tablePoint(event.clientX - box.left, event.clientY - box.top);
}

/** How far a grip lies from where it was taken hold of, so that it doesn't jump; one that turns points at the hand. */
function holdOf({ at, look }: Grip, point: TablePoint): TablePoint {
  return look === "turn" ? { x: 0, y: 0 } : { x: at.x - point.x, y: at.y - point.y };
}

/** Grips on the mat and flags at pieces. They follow the camera. */
export function Grips(props: GripsProps) {
  const { table, grips, flags, onDrag } = props;
  const elements = useRef(new Map<string, HTMLElement>());
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => table.onDraw(() => putAll(latest.current, elements.current)), [table]);
  useLayoutEffect(() => putAll(latest.current, elements.current));
  const keep = (id: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  };
  const held = useRef<TablePoint>({ x: 0, y: 0 });
  const drag = (grip: Grip, phase: DragPhase) => (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, isPrimary } = event;
    if (phase === "start" && isPrimary) currentTarget.setPointerCapture(pointerId);
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const point = pointUnder(event, table);
    if (!point) return;
    if (phase === "start") held.current = holdOf(grip, point);
    const { x, y } = held.current;
    onDrag(grip, { x: point.x + x, y: point.y + y }, phase);
  };
  return (
    <div className="grips" ref={refuseFlicks}>
      {grips.map((grip) => (
        <button
          key={grip.id}
          ref={keep(grip.id)}
          type="button"
          className={`grip grip--${grip.look}`}
          data-grip={grip.id}
          data-chosen={grip.chosen ?? false}
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={drag(grip, "start")}
          onPointerMove={drag(grip, "move")}
          onPointerUp={drag(grip, "end")}
          onPointerCancel={drag(grip, "end")}
        />
      ))}
      {flags.map(({ piece, text }) => (
        <p key={piece} ref={keep(`flag ${piece}`)} className="flag" aria-hidden="true">
          {text}
        </p>
      ))}
    </div>
  );
}
