import type { Mat, SideIndex } from "../../tabletop/tabletop.ts";
import { fontsReady } from "../fonts.ts";
import { canvasOf } from "../stock/canvas.ts";
import { artOf } from "./laid.ts";
import { hash } from "./noise.ts";
import { printLetters, printSheet } from "./print.ts";
import { rowByRow } from "./rows.ts";
import { type MatArt, reachOf } from "./sheet.ts";

/** Pixels of the ground to one of the sheet: the eye wants detail in print, not in tints. */
const COARSE = 0.75;
const GRAIN = 7;

/** Paints one row of the ground. */
function paintRow(image: ImageData, row: number, mat: Mat, art: MatArt): void {
  const { data, width, height } = image;
  const { left, right, bottom, top } = reachOf(mat, art);
  const y = top - ((row + 0.5) / height) * (top - bottom);
  let at = row * width * 4;
  for (let column = 0; column < width; column++) {
    const colour = art.colour(left + ((column + 0.5) / width) * (right - left), y);
    const grain = (hash(column, row, 3) - 0.5) * GRAIN;
    data[at++] = colour[0] + grain;
    data[at++] = colour[1] + grain;
    data[at++] = colour[2] + grain;
    data[at++] = 255;
  }
}

/** The ground, a few rows at a time; undefined when it is not wanted any more. */
async function paintGround(
  width: number,
  height: number,
  mat: Mat,
  art: MatArt,
  wanted: () => boolean,
): Promise<HTMLCanvasElement | undefined> {
  const canvas = canvasOf(width, height);
  const image = new ImageData(width, height);
  const done = await rowByRow(height, (row) => paintRow(image, row, mat, art), wanted);
  if (!done) return;
  canvas.getContext("2d", { willReadFrequently: true })?.putImageData(image, 0, 0);
  return canvas;
}

const always = () => true;

/** A pen that counts a mat's inches from its lower left corner, y up. */
function penOn(canvas: HTMLCanvasElement, { width, depth }: Mat): CanvasRenderingContext2D | null {
  // What is painted is read again: for the light on it, and for the graphics card.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const scale = canvas.width / width;
  pen?.setTransform(scale, 0, 0, -scale, 0, depth * scale);
  return pen;
}

/** A mat without letters, and what writes them. */
export interface Painted {
  readonly bare: HTMLCanvasElement;
  /** Writes on a canvas as large as that, for whoever sits at an edge; left out: at both. */
  letter(canvas: HTMLCanvasElement, towards?: SideIndex): void;
}

/** Paints all of a mat but its letters; see `paintMat`. */
export async function paintBare(
  mat: Mat,
  pixels: number,
  wanted: () => boolean = always,
): Promise<Painted | undefined> {
  const [art] = await Promise.all([artOf(mat), fontsReady()]);
  if (!art) return;
  const scale = pixels / Math.max(mat.width, mat.depth);
  const bare = canvasOf(Math.round(mat.width * scale), Math.round(mat.depth * scale));
  const [width, height] = [Math.round(bare.width * COARSE), Math.round(bare.height * COARSE)];
  const ground = await paintGround(width, height, mat, art, wanted);
  const pen = penOn(bare, mat);
  if (!pen || !ground) return;
  pen.save();
  pen.resetTransform();
  pen.imageSmoothingQuality = "high";
  pen.drawImage(ground, 0, 0, bare.width, bare.height);
  pen.restore();
  printSheet(pen, mat, art);
  const letter: Painted["letter"] = (canvas, towards) => {
    const on = penOn(canvas, mat);
    if (on) printLetters(on, mat, art, towards);
  };
  return { bare, letter };
}

/**
 * A canvas with the printed mat on it, which reads from both edges. `pixels` along the wider side of the sheet. The page
 * stays awake meanwhile; undefined when the sheet is not `wanted` any more, or can't be drawn here.
 */
export async function paintMat(
  mat: Mat,
  pixels: number,
  wanted: () => boolean = always,
): Promise<HTMLCanvasElement | undefined> {
  const painted = await paintBare(mat, pixels, wanted);
  painted?.letter(painted.bare);
  return painted?.bare;
}
