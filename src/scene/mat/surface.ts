/** Pixels of the ground to one of the surface: light needs less than the eye. */
const COARSE = 2;
/** How rough land is and how rough water is, 0 a mirror to 255 chalk. */
const [LAND, WATER] = [242, 122];
/** How much bluer than red a place is that is surely water, and that is surely not, of 255. */
const [WET, DRY] = [26, 4];

/** How much of a place is water, 0 to 1, by its colour: land is warm on every mat. */
function wetness(red: number, blue: number): number {
  return Math.max(0, Math.min(1, (blue - red - DRY) / (WET - DRY)));
}

/** Reads one pixel's height and roughness off its colour: hedges and woods are dark and stand up, crests of waves are light. */
function read(data: Uint8ClampedArray, at: number): void {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const wet = wetness(red, blue);
  const light = (red * 3 + green * 6 + blue) / 10;
  data[at] = wet * (40 + light * 0.5) + (1 - wet) * (255 - light);
  data[at + 1] = LAND + wet * (WATER - LAND);
}

/**
 * How a painted ground catches the light: its height in red and its roughness in green, on a canvas of its own.
 * Undefined where no canvas can be had.
 */
export function surfaceOf(ground: HTMLCanvasElement): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(ground.width / COARSE));
  canvas.height = Math.max(1, Math.round(ground.height / COARSE));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return;
  pen.drawImage(ground, 0, 0, canvas.width, canvas.height);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) read(image.data, at);
  pen.putImageData(image, 0, 0);
  return canvas;
}
