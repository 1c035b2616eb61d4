import type { Mat } from "../../tabletop/mat.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { canvasOf } from "../stock/canvas.ts";
import { type Painted, paintBare } from "./paint.ts";
import { type Stood, sceneryOf } from "./scenery.ts";
import { type Surface, surfaceOf } from "./surface.ts";
import type { Pixels } from "./woods.ts";

/** Pixels of the print along the mat's wider side. */
const PIXELS = 2048;
/** Pixels of the print to one that is read again: light needs less than the eye. */
const COARSE = 2;

/** What is printed on a mat, how it catches the light, and what stands on it. */
export interface Printed {
  readonly print: HTMLCanvasElement;
  /** Letters the print anew for whoever sits at an edge. */
  letter(towards: SideIndex): void;
  /** Missing where a print can't be read. */
  readonly surface?: Surface;
  readonly scenery?: readonly Stood[];
}

/** The pixels of a print, fewer of them. */
function pixelsOf(print: HTMLCanvasElement): Pixels | undefined {
  const small = (pixels: number) => Math.max(1, Math.round(pixels / COARSE));
  const canvas = canvasOf(small(print.width), small(print.height));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(print, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height);
}

/** The print of a painted mat, lettered as it is asked to be. */
function lettered({ bare, letter }: Painted): Pick<Printed, "print" | "letter"> {
  const print = canvasOf(bare.width, bare.height);
  return {
    print,
    letter(towards) {
      const pen = print.getContext("2d", { willReadFrequently: true });
      pen?.resetTransform();
      pen?.drawImage(bare, 0, 0);
      letter(print, towards);
    },
  };
}

/** Prints a mat and reads off its print what light needs to know, a little at a time; undefined when it is not wanted any more. */
export async function printMat(mat: Mat, wanted: () => boolean): Promise<Printed | undefined> {
  const painted = await paintBare(mat, PIXELS, wanted);
  if (!painted) return undefined;
  const pixels = pixelsOf(painted.bare);
  const made = lettered(painted);
  if (!pixels) return made;
  const surface = await surfaceOf(pixels, wanted);
  return surface && { ...made, surface, scenery: sceneryOf(mat, painted.bare, pixels) };
}
