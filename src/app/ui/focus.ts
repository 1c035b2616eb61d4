import { type RefObject, useEffect } from "react";

/** A hand at a mouse has a keyboard in front of it; on a touch screen a focused line would throw one up. */
const KEYBOARD_AT_HAND = "(pointer: fine)";

/** Whether somebody goes over tabs by keys: what a sheet brings must not throw him off them. */
function isOnTabs(): boolean {
  return document.activeElement?.matches('[role="tab"]:focus-visible') ?? false;
}

/** Whether somebody is at the command line, which keeps the focus whatever comes. */
function isCommanding(): boolean {
  return document.activeElement?.closest("[data-keeps-focus]") != null;
}

/** Whether what comes must leave the focus where it is. */
export function isBusy(): boolean {
  return isOnTabs() || isCommanding();
}

/** Puts the focus on a line where there is a keyboard to write on it with, or one is up already: somebody is `typing`. */
export function focusLine(line: RefObject<HTMLInputElement | null>, typing = false): void {
  if (isCommanding()) return;
  if (typing || matchMedia(KEYBOARD_AT_HAND).matches) line.current?.focus({ preventScroll: true });
}

/** Puts the focus on a line once, when the part it belongs to is shown. */
export function useFocusOnce(line: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isBusy()) focusLine(line);
  }, [line]);
}

/** Whether nothing that is reached by keys has the focus: the page itself, or what took it from something gone. */
export function isFree(): boolean {
  const { activeElement } = document;
  return !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0;
}

/** Gives what has just appeared the focus, so that the next Tab leads on from it; whoever is busy elsewhere keeps it. */
export function takeFreeFocus(element: HTMLElement | null): void {
  const isOnSheet = document.activeElement?.matches('[role="tabpanel"]') ?? false;
  if ((isFree() || isOnSheet) && !isBelowSheet()) element?.focus({ preventScroll: true });
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
