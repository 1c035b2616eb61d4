import { beforeEach, expect, test, vi } from "vitest";
import { noteHouse } from "../../../src/scene/mat/houses.ts";
import { artOf } from "../../../src/scene/mat/laid.ts";
import { allMats } from "../../../src/scene/mat/mats.ts";
import { paintMat } from "../../../src/scene/mat/paint.ts";
import type { Pen } from "../../../src/scene/mat/pen.ts";
import { printLetters, printSheet } from "../../../src/scene/mat/print.ts";
import { sceneryOf } from "../../../src/scene/mat/scenery.ts";
import { SHEET } from "../../../src/scene/mat/sheet.ts";
import { surfaceOf } from "../../../src/scene/mat/surface.ts";
import { frontTable } from "../../tabletop/front.ts";
import { digest, figures } from "./figures.ts";
import { drawnOn, recordedPage } from "./pen.ts";

vi.mock("../../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));

beforeEach(recordedPage);

const WORDS = { title: "A place", subtitle: "1940", note: "A note", places: {} } as never;
/** How far the places are apart at which a ground is looked at, in units of its map. */
const STEP = 1.7;

test("every mat has the ground, and is printed, as recorded", async () => {
  const lines: string[] = [];
  for (const kind of allMats().keys()) {
    const mat = kind === "front" ? frontTable().mat : { kind, ...SHEET, words: WORDS };
    const art = await artOf(mat);
    if (!art) throw new Error(`${kind} is not drawn`);
    const strips: string[] = [];
    for (let x = 0; x <= mat.width; x += STEP) {
      const colours: number[] = [];
      for (let y = 0; y <= mat.depth; y += STEP) colours.push(...art.colour(x, y));
      strips.push(digest(colours));
    }
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d") as unknown as Pen;
    printSheet(pen, mat, art);
    printLetters(pen, mat, art);
    lines.push(`${kind}: ground ${strips.join(" ")}, print ${drawnOn(canvas)}`);
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./pictures/mats.txt");
});

/** A print of a wood, a meadow and water, each a little different from pixel to pixel. */
function print(width: number, height: number): ImageData {
  const image = new ImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const [red = 0, green = 0, blue = 0] = x < 20 ? [66, 84, 50] : x < 40 ? [134, 143, 84] : [52, 92, 104];
    image.data.set([red + (i % 7), green + (i % 5), blue + (i % 3), 255], 4 * i);
  }
  return image;
}

test("a mat is painted, and its print is read for what stands on it and how it catches the light, as recorded", async () => {
  const mat = { kind: "kent-fields", ...SHEET, words: WORDS };
  const painted = await paintMat(mat, 64);
  // A pen that has drawn a roof a quarter from the left and three quarters down.
  const pen = { getTransform: () => ({ a: 2, b: 1, e: 32, f: 72 }) } as CanvasRenderingContext2D;
  noteHouse(pen, 3, "#aa5533");
  const roofed = { width: 128, height: 96, getContext: () => pen } as unknown as HTMLCanvasElement;
  const pixels = print(64, 48);
  const surface = await surfaceOf(pixels, () => true);
  const stood = sceneryOf({ ...mat, width: 4.8, depth: 3.6 }, roofed, pixels).map(
    ({ kind, x, z, turn, size, colour }) =>
      [kind, figures([x, z, turn, size]), colour.getHexString()].join(" "),
  );
  const lines = [
    `painted ${drawnOn(painted)}`,
    `relief ${drawnOn(surface?.relief)}`,
    `gloss ${drawnOn(surface?.gloss)}`,
    ...stood.filter((_, i) => i % 20 === 0),
    ...stood.slice(-1),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./pictures/painted.txt");
});
