import { beforeEach, expect, test } from "vitest";
import { artOf } from "../../../src/scene/mat/laid.ts";
import { allMats } from "../../../src/scene/mat/mats.ts";
import type { Pen } from "../../../src/scene/mat/pen.ts";
import { printLetters, printSheet } from "../../../src/scene/mat/print.ts";
import { SHEET } from "../../../src/scene/mat/sheet.ts";
import { frontTable } from "../../tabletop/front.ts";
import { digest } from "./figures.ts";
import { drawnOn, recordedPage } from "./pen.ts";

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
