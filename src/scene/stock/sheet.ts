import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { canvasOf } from "./canvas.ts";

type Pen = CanvasRenderingContext2D;

/** Draws something; all of its place may be painted over. */
export type Print = (pen: Pen) => void;

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** A place on a sheet, in pixels from its upper left corner. */
export interface Box extends Sized {
  readonly left: number;
  readonly top: number;
}

/** The same as texture coordinates: its lower left corner, its width and its height. */
export type Tile = readonly [u: number, v: number, width: number, height: number];

/** The place of one of many boxes of a size, so many of which are side by side. */
export function inGrid(index: number, columns: number, width: number, height = width): Box {
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height };
}

/** Places for boxes of all sizes on a sheet of some width: side by side in rows, in their order; and how high they get. */
export function inRows(boxes: readonly Sized[], width: number, gap = 0) {
  let [left, top, row] = [0, 0, 0];
  const places = boxes.map((box): Box => {
    if (left > 0 && left + box.width > width) [left, top, row] = [0, top + row + gap, 0];
    const place = { left, top, width: box.width, height: box.height };
    left += box.width + gap;
    row = Math.max(row, box.height);
    return place;
  });
  return { places, height: top + row };
}

/** A canvas that is drawn on by hand, on the graphics card. */
export class Sheet extends CanvasTexture<HTMLCanvasElement> {
  /** In pixels. `looks`: what of the texture is not as usual with sheets. */
  constructor(width: number, height = width, looks: Partial<Texture> = {}) {
    super(canvasOf(width, height));
    Object.assign(this, { colorSpace: SRGBColorSpace, anisotropy: 8 }, looks);
  }

  /** Draws on it, where a browser can. */
  draw(print: Print): void {
    const pen = this.image.getContext("2d");
    if (!pen) return;
    print(pen);
    this.needsUpdate = true;
  }

  /** Draws in a box and nowhere else: the origin is its middle, or its upper left corner, and one unit so many pixels. */
  drawIn(
    { left, top, width, height }: Box,
    unit: number,
    print: Print,
    origin: "middle" | "corner" = "middle",
  ) {
    const share = origin === "middle" ? 0.5 : 0;
    this.draw((pen) => {
      pen.save();
      pen.beginPath();
      pen.rect(left, top, width, height);
      pen.clip();
      pen.translate(left + width * share, top + height * share);
      pen.scale(unit, unit);
      print(pen);
      pen.restore();
    });
  }

  /** Gives it another size, whereby it gets empty. */
  resize(width: number, height: number): void {
    if (width === this.image.width && height === this.image.height) return;
    this.image.width = width;
    this.image.height = height;
    // The graphics card keeps room for a picture of the size that it had first.
    this.dispose();
  }

  tileOf({ left, top, width, height }: Box): Tile {
    const { image } = this;
    return [
      left / image.width,
      1 - (top + height) / image.height,
      width / image.width,
      height / image.height,
    ];
  }
}
