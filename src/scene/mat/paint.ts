import type { Mat } from "../../tabletop/tabletop.ts";
import { coastColour } from "./coast.ts";
import { hash } from "./noise.ts";
import { printSheet } from "./print.ts";

/** The sheet that the coast was drawn for; other mats show it stretched to their own size. */
const SHEET = { width: 48, depth: 36 } as const;

/** Pixels of a second, coarser sheet from which the colours are taken: the eye wants detail in edges, not in tints. */
function paintGround(width: number, height: number): ImageData {
  const image = new ImageData(width, height);
  const { data } = image;
  let at = 0;
  for (let row = 0; row < height; row++) {
    const y = (1 - (row + 0.5) / height) * SHEET.depth;
    for (let column = 0; column < width; column++) {
      const colour = coastColour(((column + 0.5) / width) * SHEET.width, y);
      const grain = (hash(column, row, 3) - 0.5) * 7;
      data[at++] = colour[0] + grain;
      data[at++] = colour[1] + grain;
      data[at++] = colour[2] + grain;
      data[at++] = 255;
    }
  }
  return image;
}

/** A canvas with the printed mat on it. `pixels` along the wider side of the sheet. */
export function paintMat(mat: Mat, pixels: number): HTMLCanvasElement {
  const scale = pixels / Math.max(mat.width, mat.depth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(mat.width * scale);
  canvas.height = Math.round(mat.depth * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const ground = document.createElement("canvas");
  ground.width = Math.round(canvas.width * 0.75);
  ground.height = Math.round(canvas.height * 0.75);
  ground.getContext("2d")?.putImageData(paintGround(ground.width, ground.height), 0, 0);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(ground, 0, 0, canvas.width, canvas.height);
  pen.scale(scale, -scale);
  pen.translate(0, -mat.depth);
  printSheet(pen, mat);
  return canvas;
}
