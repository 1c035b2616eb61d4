import type { Mat } from "../../tabletop/tabletop.ts";

/** Pixels along the wider side of the printed mat in the flat drawing. */
const PIXELS = 1200;

const sheets = new Map<string, Promise<string>>();

async function print(mat: Mat): Promise<string> {
  const painter = await import("../mat/paint.ts").catch(() => undefined);
  const sheet = await painter?.paintMat(mat, PIXELS);
  return new Promise((resolve) => {
    if (!sheet) return resolve("");
    sheet.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : ""));
  });
}

/** The address of a picture of the printed mat; painted once a mat. */
export function matPicture(mat: Mat): Promise<string> {
  const key = JSON.stringify(mat);
  const known = sheets.get(key) ?? print(mat);
  sheets.set(key, known);
  return known;
}
