import { CanvasTexture, SRGBColorSpace } from "three";

const SIZE = 256;

function floorCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen) {
    const half = SIZE / 2;
    const light = pen.createRadialGradient(half, half, 0, half, half, half);
    light.addColorStop(0, "#2b1d14");
    light.addColorStop(0.45, "#1a120d");
    light.addColorStop(1, "#0b0807");
    pen.fillStyle = light;
    pen.fillRect(0, 0, SIZE, SIZE);
  }
  return canvas;
}

/** A dark floor that is a little lit under the lamp and ends in nothing. */
export class FloorTexture extends CanvasTexture {
  constructor() {
    super(floorCanvas());
    this.colorSpace = SRGBColorSpace;
  }
}
