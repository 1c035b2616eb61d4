import { Sheet } from "../stock/sheet.ts";

const SIZE = 256;

/** A dark floor that is a little lit under the lamp and ends in nothing. */
export class FloorTexture extends Sheet {
  constructor() {
    super(SIZE, SIZE, { anisotropy: 1 });
    this.draw((pen) => {
      const half = SIZE / 2;
      const light = pen.createRadialGradient(half, half, 0, half, half, half);
      light.addColorStop(0, "#2b1d14");
      light.addColorStop(0.45, "#1a120d");
      light.addColorStop(1, "#0b0807");
      pen.fillStyle = light;
      pen.fillRect(0, 0, SIZE, SIZE);
    });
  }
}
