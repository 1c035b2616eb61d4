import { type RefObject, useEffect } from "react";

/** A hand at a mouse has a keyboard in front of it; on a touch screen a focused line would throw one up. */
const KEYBOARD_AT_HAND = "(pointer: fine)";

/** Puts the focus on a line where there is a keyboard to write on it with, or one is up already: somebody is `typing`. */
export function focusLine(line: RefObject<HTMLInputElement | null>, typing = false): void {
  if (typing || matchMedia(KEYBOARD_AT_HAND).matches) line.current?.focus({ preventScroll: true });
}

/** Puts the focus on a line once, when the part it belongs to is shown. */
export function useFocusOnce(line: RefObject<HTMLInputElement | null>): void {
  useEffect(() => focusLine(line), [line]);
}

/** Gives what has just appeared the focus that was lost with what it follows, so that the next Tab leads on from it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Whether keys that are pressed there are written. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["range", "checkbox", "radio"].includes(target.type);
}

/** Whether a sheet or a menu lies above the page and has the keys for itself. */
export function isBelowSheet(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
