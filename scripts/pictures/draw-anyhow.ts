/** Run in a page before its own scripts: what is drawn only where there is a graphics card is drawn in software too. */
export function drawAnyhow(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wish?: object) {
    return getContext.call(this, kind, { ...wish, failIfMajorPerformanceCaveat: false });
  } as typeof getContext;
  // The name of what draws is kept from the page.
  const context = WebGL2RenderingContext.prototype;
  const named = context.getExtension as (this: WebGL2RenderingContext, name: string) => unknown;
  context.getExtension = function (this: WebGL2RenderingContext, name: string) {
    return name === "WEBGL_debug_renderer_info" ? null : named.call(this, name);
  } as typeof context.getExtension;
}
