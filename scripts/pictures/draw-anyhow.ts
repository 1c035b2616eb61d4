/** Run in a page before its own scripts: what is drawn only where there is a graphics card is drawn in software too. */
export function drawAnyhow(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wish?: object) {
    return getContext.call(this, kind, { ...wish, failIfMajorPerformanceCaveat: false });
  } as typeof getContext;
}
