import type { Mat } from "../../tabletop/tabletop.ts";
import { fontsReady } from "../fonts.ts";
import { paintMat } from "../mat/paint.ts";

/** Pixels along the wider side of the printed mat in the flat drawing. */
const PIXELS = 1200;

const sheets = new Map<string, Promise<string>>();

function print(mat: Mat): Promise<string> {
  return fontsReady().then(
    () =>
      new Promise((resolve) => {
        paintMat(mat, PIXELS).toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : ""));
      }),
  );
}

/** The address of a picture of the printed mat; painted once a mat. */
export function matPicture(mat: Mat): Promise<string> {
  const key = JSON.stringify(mat);
  const known = sheets.get(key) ?? print(mat);
  sheets.set(key, known);
  return known;
}
