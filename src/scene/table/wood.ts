import { RepeatWrapping } from "three";
import { noise, rough } from "../mat/noise.ts";
import { Sheet } from "../stock/sheet.ts";

const SIZE = 512;

/** Paints a board of oiled wood. */
function paint(pen: CanvasRenderingContext2D): void {
  const image: ImageData | undefined = pen.createImageData(SIZE, SIZE);
  // A pen that draws nowhere gives none.
  if (!image) return;
  for (let i = 0; i < SIZE * SIZE; i++) {
    const u = (i % SIZE) / SIZE;
    const v = Math.floor(i / SIZE) / SIZE;
    const along = Math.abs(u - 0.5);
    const wave = rough(along * 5.2, v * 14, 3, 7);
    const ring = 0.5 + 0.5 * Math.sin((v * 46 + wave * 4.2) * 2);
    const pore = noise(along * 70, v * 260, 13) > 0.72 ? 0.78 : 1;
    const broad = 0.84 + 0.32 * noise(along * 2, v * 6, 21);
    const light = (0.76 + 0.24 * ring) * pore * broad;
    image.data.set([92 * light + 16, 58 * light + 11, 36 * light + 8, 255], i * 4);
  }
  pen.putImageData(image, 0, 0);
}

/** Dark, oiled wood with its grain along u: one canvas, repeated. */
export class WoodTexture extends Sheet {
  constructor() {
    super(SIZE, SIZE, { wrapS: RepeatWrapping, wrapT: RepeatWrapping });
    this.draw(paint);
  }
}
