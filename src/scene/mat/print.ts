import type { Mat } from "../../tabletop/tabletop.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { northShore } from "./coast.ts";
import { hash } from "./noise.ts";

type Pen = CanvasRenderingContext2D;

const INK = "rgba(28, 34, 32, 0.85)";
const CREAM = "#e9dfc6";
const BORDER = 0.62;

/** Writes at a place in inches (y up) with a size in inches. */
function write(pen: Pen, text: string, x: number, y: number, size: number, font: string, spacing = 0): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 40, -size / 40);
  pen.font = `${font === TYPEWRITER ? "" : "600 "}40px ${font}`;
  pen.letterSpacing = `${spacing}px`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 0, 0);
  pen.restore();
}

function graticule(pen: Pen, mat: Mat): void {
  pen.strokeStyle = "rgba(235, 230, 205, 0.16)";
  pen.lineWidth = 0.025;
  pen.beginPath();
  for (let x = 6; x < mat.width; x += 6) {
    pen.moveTo(x, BORDER);
    pen.lineTo(x, mat.depth - BORDER);
  }
  for (let y = 6; y < mat.depth; y += 6) {
    pen.moveTo(BORDER, y);
    pen.lineTo(mat.width - BORDER, y);
  }
  pen.stroke();
}

/** A cream border with a tick an inch, a numeral every six. */
function border(pen: Pen, mat: Mat): void {
  const { width, depth } = mat;
  pen.fillStyle = CREAM;
  pen.fillRect(0, 0, width, BORDER);
  pen.fillRect(0, depth - BORDER, width, BORDER);
  pen.fillRect(0, 0, BORDER, depth);
  pen.fillRect(width - BORDER, 0, BORDER, depth);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.045;
  pen.strokeRect(BORDER, BORDER, width - 2 * BORDER, depth - 2 * BORDER);
  pen.lineWidth = 0.02;
  pen.strokeRect(BORDER + 0.09, BORDER + 0.09, width - 2 * BORDER - 0.18, depth - 2 * BORDER - 0.18);
  pen.lineWidth = 0.03;
  pen.beginPath();
  for (let inch = 1; inch < width; inch++) ticks(pen, inch, inch, 0, depth, inch % 6 === 0);
  for (let inch = 1; inch < depth; inch++) ticksAcross(pen, inch, width, inch % 6 === 0);
  pen.stroke();
  pen.fillStyle = INK;
  for (let inch = 6; inch < width; inch += 6) {
    write(pen, String(inch), inch - 0.24, 0.2, 0.32, GROTESQUE);
    write(pen, String(inch), inch - 0.24, depth - 0.2, 0.32, GROTESQUE);
  }
  for (let inch = 6; inch < depth; inch += 6) {
    write(pen, String(inch), 0.2, inch - 0.22, 0.32, GROTESQUE);
    write(pen, String(inch), width - 0.2, inch - 0.22, 0.32, GROTESQUE);
  }
}

function ticks(pen: Pen, x: number, _inch: number, low: number, high: number, long: boolean): void {
  const reach = long ? 0.5 : 0.22;
  pen.moveTo(x, low + BORDER);
  pen.lineTo(x, low + BORDER - reach);
  pen.moveTo(x, high - BORDER);
  pen.lineTo(x, high - BORDER + reach);
}

function ticksAcross(pen: Pen, y: number, width: number, long: boolean): void {
  const reach = long ? 0.5 : 0.22;
  pen.moveTo(BORDER, y);
  pen.lineTo(BORDER - reach, y);
  pen.moveTo(width - BORDER, y);
  pen.lineTo(width - BORDER + reach, y);
}

function cartouche(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = "rgba(233, 223, 198, 0.93)";
  pen.fillRect(-4.1, -1.25, 8.2, 2.5);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.05;
  pen.strokeRect(-3.96, -1.11, 7.92, 2.22);
  pen.lineWidth = 0.02;
  pen.strokeRect(-3.86, -1.01, 7.72, 2.02);
  pen.fillStyle = "#26302f";
  write(pen, "THE CHANNEL COAST", 0, 0.36, 0.62, TYPEWRITER);
  write(pen, "SHEET ONE  ·  ONE SQUARE SIX INCHES", 0, -0.26, 0.34, GROTESQUE, 2);
  scaleBar(pen);
  pen.restore();
}

/** Six inches in alternating black and cream. */
function scaleBar(pen: Pen): void {
  for (let inch = 0; inch < 6; inch++) {
    pen.fillStyle = inch % 2 === 0 ? "#26302f" : CREAM;
    pen.fillRect(-3 + inch, -0.78, 1, 0.14);
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 0.02;
  pen.strokeRect(-3, -0.78, 6, 0.14);
}

/** Twelve points like the clock that headings are told by. */
function rose(pen: Pen, x: number, y: number, radius: number): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = "rgba(233, 226, 200, 0.4)";
  pen.lineWidth = 0.035;
  for (const ring of [1, 0.94, 0.62]) {
    pen.beginPath();
    pen.arc(0, 0, radius * ring, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let hour = 1; hour <= 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const main = hour % 3 === 0;
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    pen.fillStyle = main ? "rgba(233, 226, 200, 0.5)" : "rgba(233, 226, 200, 0.28)";
    pen.beginPath();
    pen.moveTo(dx * radius * (main ? 0.92 : 0.6), dy * radius * (main ? 0.92 : 0.6));
    pen.lineTo(dy * radius * 0.09, -dx * radius * 0.09);
    pen.lineTo(-dy * radius * 0.09, dx * radius * 0.09);
    pen.fill();
    pen.fillStyle = "rgba(233, 226, 200, 0.55)";
    write(pen, String(hour), dx * radius * 1.13, dy * radius * 1.13, radius * 0.17, GROTESQUE);
  }
  pen.restore();
}

/** Roads that wander inland along the shore, with a village at some of their bends. */
function roads(pen: Pen, mat: Mat): void {
  const bends: [number, number][] = [];
  for (let x = -1; x <= 49; x += 2.6) {
    let y = 36;
    while (y > 20 && northShore(x, y) > 2.1 + 1.7 * hash(Math.round(x), 1, 9)) y -= 0.25;
    bends.push([x, y]);
  }
  pen.save();
  pen.scale(mat.width / 48, mat.depth / 36);
  for (const [colour, width] of [
    ["rgba(70, 62, 44, 0.65)", 0.15],
    ["rgba(226, 213, 176, 0.95)", 0.09],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = "round";
    pen.beginPath();
    trace(pen, bends);
    pen.stroke();
  }
  bends.forEach(([x, y], i) => {
    if (i % 4 === 2) village(pen, x, y, i);
  });
  pen.restore();
}

function trace(pen: Pen, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (i === 0) pen.moveTo(x, y);
    else if (next) pen.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else pen.lineTo(x, y);
  });
}

function village(pen: Pen, x: number, y: number, seed: number): void {
  for (let house = 0; house < 22; house++) {
    const far = 0.2 + 1.0 * hash(house, seed, 41);
    const angle = hash(house, seed, 42) * 6.283;
    const size = 0.09 + 0.08 * hash(house, seed, 43);
    const [hx, hy] = [x + far * Math.cos(angle), y + 0.6 * far * Math.sin(angle)];
    pen.save();
    pen.translate(hx, hy);
    pen.rotate(hash(house, seed, 44) * 1.2);
    pen.fillStyle = "rgba(30, 26, 18, 0.45)";
    pen.fillRect(-size + 0.04, -size * 0.6 - 0.05, size * 2, size * 1.2);
    pen.fillStyle = ["#9b5a3f", "#a8694b", "#8a4d38"][house % 3] as string;
    pen.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
    pen.restore();
  }
}

/** Prints what is not ground onto the sheet. The pen counts inches from the lower left corner, y up. */
export function printSheet(pen: Pen, mat: Mat): void {
  roads(pen, mat);
  graticule(pen, mat);
  rose(pen, mat.width * 0.5, mat.depth * 0.44, 3.4);
  pen.fillStyle = "rgba(233, 226, 200, 0.34)";
  write(pen, "THE CHANNEL", mat.width * 0.24, mat.depth * 0.52, 1.15, TYPEWRITER, 18);
  border(pen, mat);
  cartouche(pen, 5.2, 2.5);
}
