/** What browsers that tell of composing too late say of a key that an input method has taken. */
const TAKEN = 229;

/** Whether an input method has a key for itself: it chooses among the signs that are being written. */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === TAKEN;
}

/** Keeps such keys from whatever listens on the page; they write all the same. To be called before anything else listens. */
export function leaveComposing(): void {
  addEventListener("keydown", (event) => isComposing(event) && event.stopImmediatePropagation(), true);
}
