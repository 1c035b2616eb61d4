import { Sheet } from "../stock/sheet.ts";
import { between, type Random, randomFrom } from "./random.ts";

/** Pixels along the picture: baize in its upper half, wood grain along its lower. */
const SIZE = 1024;
const HALF = SIZE / 2;

/** What the tray is made of, drawn once: green baize and oiled walnut. */
export class TrayTexture extends Sheet {
  constructor() {
    super(SIZE, SIZE, { anisotropy: 4 });
    this.draw((paint) => {
      drawBaize(paint, randomFrom(7));
      drawWood(paint, randomFrom(11));
    });
  }
}

function drawBaize(paint: CanvasRenderingContext2D, random: Random): void {
  paint.fillStyle = "#1d4a38";
  paint.fillRect(0, 0, SIZE, HALF);
  for (let i = 0; i < 42000; i++) {
    paint.fillStyle = random() < 0.5 ? "rgba(8, 30, 20, 0.22)" : "rgba(110, 160, 120, 0.13)";
    paint.fillRect(random() * SIZE, random() * HALF, between(random, 1, 4), 1.2);
  }
}

function drawWood(paint: CanvasRenderingContext2D, random: Random): void {
  paint.fillStyle = "#5a3620";
  paint.fillRect(0, HALF, SIZE, HALF);
  for (let i = 0; i < 420; i++) {
    const y = HALF + random() * HALF;
    const bend = between(random, -7, 7);
    paint.strokeStyle = random() < 0.6 ? "rgba(38, 19, 9, 0.20)" : "rgba(150, 98, 58, 0.16)";
    paint.lineWidth = between(random, 0.6, 3);
    paint.beginPath();
    paint.moveTo(0, y);
    paint.bezierCurveTo(SIZE / 3, y + bend, (2 * SIZE) / 3, y - bend, SIZE, y + bend / 2);
    paint.stroke();
  }
}
