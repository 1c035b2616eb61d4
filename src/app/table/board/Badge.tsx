import { useEffect, useRef } from "react";
import type { ScreenPosition } from "../../../scene/props.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { clearArea } from "./clear-area.ts";
import { RulingLines, useRuling } from "./Ruling.tsx";

const PLACE: ScreenPosition = { x: 0, y: 0, visible: false };

/** Where it may hang: between the papers, or on the whole board where they leave it too little room. */
function roomFor({ offsetWidth, offsetHeight, offsetParent }: HTMLElement) {
  const whole = {
    left: 0,
    top: 0,
    right: offsetParent?.clientWidth ?? 0,
    bottom: offsetParent?.clientHeight ?? 0,
  };
  const clear = clearArea() ?? whole;
  const fits = clear.right - clear.left > offsetWidth + 8 && clear.bottom - clear.top > offsetHeight + 8;
  return fits ? clear : whole;
}

function within(least: number, wanted: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, wanted)));
}

/** Beside the target: to its right on the left half of the table, else to its left, clear of the papers. */
function hangBeside(badge: HTMLElement, found: boolean): void {
  const { style, offsetWidth, offsetHeight } = badge;
  style.visibility = found ? "visible" : "hidden";
  if (!found) return;
  const { left, top, right, bottom } = roomFor(badge);
  const beside = PLACE.x > (left + right) / 2 ? PLACE.x - 18 - offsetWidth : PLACE.x + 18;
  const x = within(left + 4, beside, right - offsetWidth - 4);
  const y = within(top + 4, PLACE.y - 24, bottom - offsetHeight - 4);
  style.transform = `translate(${x}px, ${y}px)`;
}

/** The same ruling as a badge that hangs beside the target on the table. Moves with the camera without rendering. */
export function Badge() {
  const { handle, page } = useTools();
  const target = useRuling(useTable((state) => state.hovered));
  const box = useRef<HTMLDivElement>(null);
  const to = target?.to;
  useEffect(() => {
    if (to === undefined) return undefined;
    const hang = () => {
      const found = handle.current?.screenPosition(to, PLACE) === true && PLACE.visible;
      if (box.current) hangBeside(box.current, found);
    };
    hang();
    const release = handle.current?.onDraw(hang);
    const leave = page.subscribe(hang);
    return () => {
      release?.();
      leave();
    };
  }, [to, handle, page]);
  if (!target) return null;
  return (
    <div ref={box} className="badge" aria-hidden="true">
      <RulingLines {...target} plain />
    </div>
  );
}
