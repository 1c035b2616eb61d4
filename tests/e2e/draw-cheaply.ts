/**
 * Run in a page before its own scripts: the software WebGL smooths no edges, and one ray stands for the 256 that what a
 * table reflects is baked from. Tests look at what is drawn and where, never at how finely; both together are half of
 * the time that it takes.
 */
export function drawCheaply(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wish?: object) {
    return getContext.call(this, kind, kind === "webgl2" ? { ...wish, antialias: false } : wish);
  } as typeof getContext;
  const card = WebGL2RenderingContext.prototype;
  const { shaderSource } = card;
  card.shaderSource = function (shader, source) {
    shaderSource.call(this, shader, source.replace(/(#define GGX_SAMPLES) \d+/, "$1 1"));
  };
}
