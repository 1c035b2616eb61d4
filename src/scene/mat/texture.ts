import { CanvasTexture, SRGBColorSpace } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { lookOf } from "./laid.ts";

const PIXELS = 2048;

/** What a mat is before it has been printed: its colour from far away. */
function unprinted(mat: Mat): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 4;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = lookOf(mat).tint;
    pen.fillRect(0, 0, 4, 4);
  }
  return canvas;
}

/** What is printed on a mat. */
export class MatTexture extends CanvasTexture {
  private gone = false;

  constructor(private readonly mat: Mat) {
    super(unprinted(mat));
    this.colorSpace = SRGBColorSpace;
    this.anisotropy = 16;
  }

  /** Prints the mat, a little at a time. Resolves to whether there is something new to see. */
  async print(): Promise<boolean> {
    const sheet = await this.paint().catch(() => undefined);
    if (!sheet) return false;
    // The graphics card keeps room for a picture of the size that it had first.
    super.dispose();
    this.image = sheet;
    this.needsUpdate = true;
    return true;
  }

  override dispose(): void {
    this.gone = true;
    super.dispose();
  }

  /** A page that can't get what paints plays on a plain mat. */
  private async paint(): Promise<HTMLCanvasElement | undefined> {
    const { paintMat } = await import("./paint.ts");
    return paintMat(this.mat, PIXELS, () => !this.gone);
  }
}
