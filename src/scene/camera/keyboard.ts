import { isComposing } from "../composing.ts";
import { actOf, digitOf, type Keystroke } from "../keystroke.ts";
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

/** What lies above the page has keys for itself. */
const SHEET = '[role="dialog"], [role="menu"]';

/**
 * Keys move the camera only while nothing else on the page has the focus that could want them. A part of the page that
 * took the focus from something gone, and that no Tab comes to, wants none.
 */
function isFree(canvas: Element): boolean {
  const focus = document.activeElement as HTMLElement | null;
  if (!focus || focus === document.body || focus === canvas) return true;
  return focus.tabIndex < 0 && !focus.closest(SHEET);
}

/** Letters of words: by what is typed. Keys that are held in a square of four: by their place. */
const LETTERS: Readonly<Record<string, (handle: TableHandle) => void>> = {
  t: (handle) => handle.toggleTop(),
  f: (handle) => handle.frame(),
};

function actOn(event: Keystroke, handle: TableHandle, rig: Pans): boolean {
  const letter = actOf(event, LETTERS);
  const pan = event.shiftKey ? undefined : PANS[event.code];
  const digit = digitOf(event);
  if (letter) letter(handle);
  else if (pan) rig.pan(...pan);
  else if (event.code === "Home") event.shiftKey ? handle.whole() : handle.home();
  else if (digit) event.shiftKey ? handle.saveView(digit) : handle.showView(digit);
  else return false;
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
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isComposing(event) || !isFree(canvas)) return;
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
