/** Calls back when the browser has nothing better to do, at the latest after some ms. */
export function whenIdle(act: () => void, patience = 2000): void {
  const idle = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200));
  idle(act, { timeout: patience });
}
