import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows move the focus from button to button of what has the key, and from its last one to its first. */
export function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  // A slider has its arrows for itself.
  if (event.target instanceof HTMLInputElement) return;
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
}
