/**
 * Keeps a drag over an element from being taken for a flick. With `touch-action: none` nothing scrolls, but Chromium
 * lets the flick run on for most of a second all the same, and the next tap, wherever it falls, only stops it: it
 * presses nothing. The result lets the element go.
 */
export function refuseFlicks(element: Element | null): () => void {
  const refuse = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
  };
  element?.addEventListener("touchmove", refuse, { passive: false });
  return () => element?.removeEventListener("touchmove", refuse);
}
