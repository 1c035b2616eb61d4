import { itemAt } from "../../core/item-at.ts";
import { hash } from "../mat/noise.ts";
import { canvasOf } from "../stock/canvas.ts";
import { type Box, Sheet, type Tile } from "../stock/sheet.ts";

type Pen = CanvasRenderingContext2D;

/** The sheet in pixels. It is coarse: what is drawn on it is out of focus. */
const SIZE = { width: 512, height: 512 } as const;
/** How much smaller it is made on the way, which blurs it. */
const BLUR = 4;

/** Where on the sheet what is drawn, in its pixels, with something of the same all around. */
const BOXES = {
  shelves: { left: 0, top: 0, width: 512, height: 168 },
  window: { left: 0, top: 168, width: 512, height: 168 },
  floor: { left: 0, top: 336, width: 264, height: 176 },
  chair: { left: 272, top: 344, width: 88, height: 160 },
  dark: { left: 464, top: 440, width: 32, height: 56 },
} as const satisfies Readonly<Record<string, Box>>;

/** So many pixels of a box's border are its neighbour's too, once it is blurred. */
const RIM = 5;

function tileOf({ left, top, width, height }: Box, rim = RIM): Tile {
  return [
    (left + rim) / SIZE.width,
    1 - (top + height - rim) / SIZE.height,
    (width - 2 * rim) / SIZE.width,
    (height - 2 * rim) / SIZE.height,
  ];
}

/** The same as texture coordinates. */
export const WALL_TILES = {
  shelves: tileOf(BOXES.shelves),
  window: tileOf(BOXES.window),
  floor: tileOf(BOXES.floor),
  chair: tileOf(BOXES.chair, -4),
  dark: tileOf(BOXES.dark, 12),
} as const;

const PAPER = "#4a3a2b";
const PANEL = "#33221a";
const RAIL = "#5a3b25";
const FLOORING = "#3a281b";
const SHADE = "#1a110c";
const SPINES = ["#55302a", "#3d4034", "#3a3d42", "#6a583a", "#44322c", "#5c4e3e", "#352c28"] as const;

/** Light that falls off around a place, as wide as high times `wide`. */
function glow(pen: Pen, [x, y]: readonly [number, number], radius: number, colour: string, wide = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(wide, 1);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, `${colour}ff`);
  light.addColorStop(0.35, `${colour}70`);
  light.addColorStop(1, `${colour}00`);
  pen.globalCompositeOperation = "lighter";
  pen.fillStyle = light;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  pen.restore();
}

function box(pen: Pen, colour: string, ...[x, y, width, height]: readonly [number, number, number, number]) {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** Paper above, panels below, and the rails between, on a wall of 512 by 168. */
function wall(pen: Pen): void {
  box(pen, PAPER, 0, 0, 512, 168);
  const height = pen.createLinearGradient(0, 0, 0, 168);
  height.addColorStop(0, "#00000090");
  height.addColorStop(0.6, "#00000000");
  pen.fillStyle = height;
  pen.fillRect(0, 0, 512, 168);
  box(pen, PANEL, 0, 112, 512, 56);
  for (let x = 6; x < 512; x += 42) box(pen, "#3e2a1e", x, 122, 32, 34);
  box(pen, RAIL, 0, 108, 512, 6);
  box(pen, "#241711", 0, 160, 512, 8);
}

/** A row of books, upright and leaning, from left to right. */
function books(pen: Pen, left: number, right: number, foot: number, row: number): void {
  for (let x = left, i = 0; x < right - 5; i++) {
    const chance = hash(i, row, 5);
    const [wide, high] = [3 + 4 * chance, 15 + 7 * hash(i, row, 6)];
    const isGap = hash(i, row, 8) > 0.9;
    const spine = itemAt(SPINES, Math.floor(hash(i, row, 7) * SPINES.length));
    if (!isGap) box(pen, spine, x, foot - high, Math.min(wide, right - x), high);
    x += wide + 0.6;
  }
}

function shelf(pen: Pen, left: number, width: number): void {
  box(pen, "#20140d", left, 26, width, 142);
  for (const [row, foot] of [52, 79, 106, 133, 160].entries()) {
    books(pen, left + 5, left + width - 5, foot, row + left);
    box(pen, "#4b3120", left, foot, width, 4);
  }
  for (const x of [left, left + width / 2 - 2, left + width - 4]) box(pen, "#4b3120", x, 26, 4, 142);
  box(pen, "#5b3c27", left - 3, 22, width + 6, 6);
}

/** A picture in its frame. */
function framed(pen: Pen, left: number, top: number, width: number, height: number, sky: string): void {
  box(pen, "#6a5028", left, top, width, height);
  box(pen, "#8d8267", left + 3, top + 3, width - 6, height - 6);
  box(pen, sky, left + 7, top + 7, width - 14, height - 14);
  box(pen, "#5d6247", left + 7, top + height * 0.62, width - 14, height * 0.38 - 7);
}

/** A lamp on a stem, its shade lit from within, and its light on the wall. */
function lamp(pen: Pen, x: number): void {
  glow(pen, [x, 70], 96, "#7a4a1c");
  glow(pen, [x, 128], 60, "#6a3d16", 1.3);
  box(pen, "#2a1c10", x - 1.5, 84, 3, 80);
  box(pen, "#2a1c10", x - 10, 162, 20, 5);
  pen.fillStyle = "#ffd48a";
  pen.beginPath();
  pen.moveTo(x - 11, 58);
  pen.lineTo(x + 11, 58);
  pen.lineTo(x + 19, 88);
  pen.lineTo(x - 19, 88);
  pen.fill();
  glow(pen, [x, 78], 26, "#ffb45a");
}

/** The wall before a player: shelves, pictures and a lamp. */
function shelves(pen: Pen): void {
  wall(pen);
  framed(pen, 226, 52, 52, 36, "#5d6d78");
  framed(pen, 290, 58, 34, 28, "#76684f");
  shelf(pen, 40, 150);
  lamp(pen, 214);
  shelf(pen, 380, 96);
  glow(pen, [352, 60], 46, "#4a2c12");
}

/** A curtain that hangs in folds. */
function curtain(pen: Pen, left: number, width: number): void {
  for (let x = 0; x < width; x += 6) box(pen, (x / 6) % 2 ? "#4c1f1c" : "#64291f", left + x, 14, 6, 136);
}

/** A window in the side wall, the last light of the day behind it. */
function dusk(pen: Pen, left: number, width: number): void {
  const sky = pen.createLinearGradient(0, 20, 0, 112);
  sky.addColorStop(0, "#2c4468");
  sky.addColorStop(0.55, "#6d7fa0");
  sky.addColorStop(0.85, "#d39a72");
  sky.addColorStop(1, "#c97b4f");
  pen.fillStyle = sky;
  pen.fillRect(left, 20, width, 92);
  box(pen, "#1d2a2c", left, 98, width, 14);
  // A hedge, and the round tops of trees behind it.
  pen.fillStyle = "#1d2a2c";
  for (const [at, high] of [
    [0.08, 13],
    [0.17, 9],
    [0.4, 6],
    [0.7, 11],
    [0.8, 17],
    [0.92, 12],
  ] as const) {
    pen.beginPath();
    pen.arc(left + at * width, 100, high, 0, 2 * Math.PI);
    pen.fill();
  }
  for (let i = 0; i <= 4; i++) box(pen, "#8b775c", left + (i * width) / 4 - 2, 20, 4, 92);
  for (const y of [18, 62, 108]) box(pen, "#8b775c", left, y, width, 5);
  box(pen, "#9c8769", left - 8, 112, width + 16, 5);
}

/** The wall at a side: the window, a sideboard, a door. */
function windows(pen: Pen): void {
  wall(pen);
  dusk(pen, 178, 150);
  glow(pen, [253, 66], 120, "#1c2840", 1.4);
  curtain(pen, 152, 36);
  curtain(pen, 318, 36);
  box(pen, "#3c2718", 404, 30, 66, 138);
  box(pen, "#553722", 410, 36, 54, 132);
  for (const y of [44, 104]) for (const x of [415, 440]) box(pen, "#462d1c", x, y, 19, 50);
  box(pen, "#b8933f", 458, 98, 3, 6);
  box(pen, "#4a2f1d", 34, 104, 92, 60);
  box(pen, "#5d3d26", 30, 100, 100, 6);
  framed(pen, 54, 48, 50, 32, "#5f6a72");
  glow(pen, [80, 70], 60, "#4a2c12", 1.2);
}

/** Boards, a carpet, and the shade of the table in the light of the lamp above it. */
function floor(pen: Pen): void {
  box(pen, FLOORING, 0, 0, 264, 176);
  for (let y = 0; y < 176; y += 8)
    box(pen, (y / 8) % 2 ? "#42301f" : "#33231a", 0, y + 1, 264, 6 + hash(y, 1, 3));
  box(pen, "#4b2320", 42, 26, 180, 124);
  box(pen, "#6b4a33", 48, 32, 168, 112);
  box(pen, "#48221f", 52, 36, 160, 104);
  for (const [x, y] of [
    [132, 8],
    [132, 168],
  ] as const)
    glow(pen, [x, y], 52, "#4c2c12", 1.5);
  const shade = pen.createRadialGradient(132, 88, 30, 132, 88, 92);
  shade.addColorStop(0, "#000000a0");
  shade.addColorStop(0.6, "#00000070");
  shade.addColorStop(1, "#00000000");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 264, 176);
}

/** The back of a chair before nothing, 88 by 160 with its feet at the bottom. */
function chair(pen: Pen): void {
  const wood = "#2e1b10";
  for (const x of [8, 72]) box(pen, wood, x, 10, 8, 150);
  box(pen, "#3d2416", 8, 2, 72, 16);
  box(pen, wood, 8, 60, 72, 8);
  for (const x of [24, 40, 56]) box(pen, wood, x, 18, 6, 44);
  box(pen, "#3d2416", 4, 78, 80, 12);
  box(pen, wood, 12, 124, 64, 5);
}

/** Draws in a box of the sheet and nowhere else. */
function within(pen: Pen, { left, top, width, height }: Box, draw: (pen: Pen) => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.translate(left, top);
  draw(pen);
  pen.restore();
}

/** Blurs what is on a sheet: it is made smaller and larger again. */
function blur(pen: Pen): void {
  const { width, height } = SIZE;
  const small = canvasOf(width / BLUR, height / BLUR);
  const other = small.getContext("2d");
  if (!other) return;
  other.imageSmoothingQuality = pen.imageSmoothingQuality = "high";
  other.drawImage(pen.canvas, 0, 0, small.width, small.height);
  pen.clearRect(0, 0, width, height);
  pen.drawImage(small, 0, 0, width, height);
}

function draw(pen: Pen): void {
  within(pen, BOXES.shelves, shelves);
  within(pen, BOXES.window, windows);
  within(pen, BOXES.floor, floor);
  within(pen, BOXES.chair, chair);
  box(pen, SHADE, BOXES.dark.left, BOXES.dark.top, BOXES.dark.width, BOXES.dark.height);
  blur(pen);
}

/** What a club's room looks like to whoever looks at the table in it: dim, warm and out of focus. */
export class WallsPrint extends Sheet {
  constructor() {
    super(SIZE.width, SIZE.height, { anisotropy: 1 });
    this.draw(draw);
  }
}
