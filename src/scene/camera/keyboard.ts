import type { TableHandle } from "../props.ts";

/** Something that pans by inches of the table, to the right and away from the reader. */
interface Pans {
  pan(right: number, forward: number): void;
}

/** Inches a key press pans. */
const STEP = 2.5;

const PANS: Readonly<Record<string, readonly [right: number, forward: number]>> = {
  KeyW: [0, STEP],
  KeyS: [0, -STEP],
  KeyA: [-STEP, 0],
  KeyD: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

/** Keys move the camera only while nothing else on the page has the focus that could want them. */
function isFree(canvas: Element): boolean {
  const focus = document.activeElement;
  return !focus || focus === document.body || focus === canvas;
}

function actOn(event: KeyboardEvent, handle: TableHandle, rig: Pans): boolean {
  const pan = PANS[event.code];
  if (pan && !event.shiftKey) rig.pan(...pan);
  else if (event.code === "KeyT") handle.toggleTop();
  else if (event.code === "KeyF") handle.frame();
  else if (event.code === "Home") event.shiftKey ? handle.whole() : handle.home();
  else if (/^Digit[1-9]$/.test(event.code)) {
    const digit = event.code.slice(-1);
    if (event.shiftKey) handle.saveView(digit);
    else handle.showView(digit);
  } else return false;
  return true;
}

/** Camera keys: WASD and arrows pan, T, F, Home, digits; Space makes any drag a pan. Returns what takes them off. */
export function keyboard(
  canvas: Element,
  handle: TableHandle,
  rig: Pans,
  pointer: { panning: boolean } = { panning: false },
): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isFree(canvas)) return;
    if (event.code === "Space") pointer.panning = true;
    else if (actOn(event, handle, rig)) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    if (event.code === "Space") pointer.panning = false;
  };
  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  return () => {
    window.removeEventListener("keydown", down);
    window.removeEventListener("keyup", up);
  };
}
