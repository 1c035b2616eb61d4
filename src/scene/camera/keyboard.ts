import { isComposing } from "../composing.ts";
import { digitOf, type Keystroke, shortcutOf } from "../keystroke.ts";
import type { TableHandle } from "../props.ts";

/** Something that pans by inches of the table, to the right and away from the reader. */
interface Pans {
  pan(right: number, forward: number): void;
}

/** Inches a key press pans. */
const STEP = 2.5;

type Pan = readonly [right: number, forward: number];

const ARROWS: Readonly<Record<string, Pan>> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

const PANS = {
  away: [0, STEP],
  near: [0, -STEP],
  left: [-STEP, 0],
  right: [STEP, 0],
} as const satisfies Readonly<Record<string, Pan>>;

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

const ACTS = {
  top: (handle: TableHandle) => handle.toggleTop(),
  frame: (handle: TableHandle) => handle.frame(),
};

function actOn(event: Keystroke, handle: TableHandle, rig: Pans): boolean {
  const act = shortcutOf(event, ACTS);
  const pan = event.shiftKey ? undefined : (ARROWS[event.code] ?? shortcutOf<Pan>(event, PANS));
  const digit = digitOf(event);
  if (act) act(handle);
  else if (pan) rig.pan(...pan);
  else if (event.code === "Home") event.shiftKey ? handle.whole() : handle.home();
  else if (digit) event.shiftKey ? handle.saveView(digit) : handle.showView(digit);
  else return false;
  return true;
}

/** Camera keys: arrows and the actions of the camera, Home, digits; Space makes any drag a pan. Returns what takes them off. */
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
