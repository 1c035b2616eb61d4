import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import { noise, rough } from "../mat/noise.ts";

/** A board of oiled wood. */
function woodCanvas(): HTMLCanvasElement {
  const size = 512;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const image = pen?.createImageData(size, size);
  if (pen && image) {
    for (let i = 0; i < size * size; i++) {
      const u = (i % size) / size;
      const v = Math.floor(i / size) / size;
      const wave = rough(Math.abs(u - 0.5) * 2.6, v * 14, 3, 7);
      const ring = 0.5 + 0.5 * Math.sin((v * 46 + wave * 4.2) * 2);
      const pore = noise(Math.abs(u - 0.5) * 24, v * 260, 13) > 0.72 ? 0.78 : 1;
      const light = (0.74 + 0.26 * ring) * pore;
      image.data.set([92 * light + 16, 58 * light + 11, 36 * light + 8, 255], i * 4);
    }
    pen.putImageData(image, 0, 0);
  }
  return canvas;
}

/** Dark, oiled wood with its grain along u: one canvas, repeated. */
export class WoodTexture extends CanvasTexture {
  constructor() {
    super(woodCanvas());
    this.wrapS = this.wrapT = RepeatWrapping;
    this.colorSpace = SRGBColorSpace;
    this.anisotropy = 8;
  }
}
