import type { Mat } from "../../../../tabletop/tabletop.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint } from "../../pen.ts";

/** Inches of torn ground in which one thing lies at most. */
const PIECE = 1.3;
/** How churned a place is at least where something lies. */
const TORN = 0.97;

const SHADE = "rgba(30, 24, 18, 0.45)";
const WOOD = "#5a4a38";
const BARK = "#3c3228";
const STEEL = "rgba(34, 30, 28, 0.75)";

/** Draws something around the pen's place; `seed` is its own. */
type Thing = (pen: Pen, seed: number) => void;

/** What is left of a tree: a splintered trunk and its shadow. */
const stump: Thing = (pen, seed) => {
  const long = 0.16 + 0.16 * hash(seed, 1, 261);
  line(pen, [[0.02, 0] as PenPoint, [long, -long * 1.1]], SHADE, 0.05);
  disc(pen, 0, 0, 0.05, BARK);
  disc(pen, -0.012, 0.014, 0.03, "#84704f");
};

/** Boards over the mud, a few of them missing. */
const duckboards: Thing = (pen, seed) => {
  for (let board = 0; board < 12; board++) {
    if (hash(board, seed, 262) < 0.2) continue;
    pen.fillStyle = board % 3 === 0 ? "#6b5a44" : WOOD;
    pen.fillRect(-0.6 + board * 0.1, -0.055 + 0.02 * hash(board, seed, 263), 0.065, 0.11);
  }
};

/** A tangle of wire between leaning posts. */
const tangle: Thing = (pen, seed) => {
  const posts = Array.from(
    { length: 6 },
    (_, i): PenPoint => [(i - 2.5) * 0.16, 0.16 * (hash(i, seed, 264) - 0.5)],
  );
  line(pen, posts, STEEL, 0.016);
  pen.lineWidth = 0.022;
  pen.beginPath();
  for (const [x, y] of posts) {
    pen.moveTo(x + 0.04, y + 0.01);
    pen.arc(x, y, 0.05 + 0.03 * hash(Math.round(x * 50), seed, 265), 0, 2 * Math.PI);
    pen.moveTo(x - 0.05, y - 0.06);
    pen.lineTo(x + 0.05, y + 0.06);
  }
  pen.stroke();
};

/** A length of a caved-in sap. */
const sap: Thing = (pen, seed) => {
  const way = Array.from(
    { length: 6 },
    (_, i): PenPoint => [(i - 2.5) * 0.24, (i % 2 === 0 ? 0.07 : -0.07) + 0.05 * hash(i, seed, 266)],
  );
  line(pen, way, "rgba(128, 113, 92, 0.6)", 0.17);
  line(pen, way, "rgba(40, 32, 25, 0.75)", 0.075);
};

/** What lies between the lines. */
export const LITTER = { stump, duckboards, tangle, sap } as const satisfies Record<string, Thing>;
const STREWN: readonly (keyof typeof LITTER)[] = ["stump", "tangle", "stump", "sap", "tangle", "duckboards"];

/** Strews what years of war have left over the torn ground between the lines. */
export function litter(pen: Pen, { width, depth }: Mat, churn: (x: number, y: number) => number): void {
  for (let column = 0; column * PIECE < width; column++)
    for (let row = 0; row * PIECE < depth; row++) {
      const chance = hash(column, row, 267);
      if (chance > 0.42) continue;
      const x = (column + 0.15 + 0.7 * hash(column, row, 268)) * PIECE;
      const y = (row + 0.15 + 0.7 * hash(column, row, 269)) * PIECE;
      if (x > width || y > depth || churn(x, y) < TORN) continue;
      const seed = column * 131 + row;
      const kind = STREWN[Math.floor((chance / 0.42) * STREWN.length)] ?? "stump";
      at(pen, x, y, kind === "stump" ? 0 : hash(seed, 2, 270) * Math.PI, () => LITTER[kind](pen, seed));
    }
}
