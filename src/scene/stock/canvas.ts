/** A canvas of so many pixels. */
export function canvasOf(width: number, height = width): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
