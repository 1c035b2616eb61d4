import { noise, rough, step } from "../../noise.ts";
import type { Pen } from "../../pen.ts";
import type { MatArt } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { crossings, LAND, onMat } from "./chart.ts";
import { height } from "./hills.ts";
import { LEGENDS } from "./legends.ts";
import { SECTORS } from "./sectors.ts";

const SEA: Rgb = [124, 154, 166];
const DEEP: Rgb = [104, 136, 152];
const LOW: Rgb = [222, 208, 166];
const UPLAND: Rgb = [198, 172, 118];
const HIGH: Rgb = [164, 128, 84];

/** The row of the print that was asked for last: its coast is looked up once for all of its places. */
const row = { y: Number.NaN, coast: [] as readonly number[] };

function isLand(x: number, y: number): boolean {
  if (row.y !== y) Object.assign(row, { y, coast: crossings(y) });
  let before = 0;
  for (const at of row.coast) if (at < x) before++;
  return before % 2 === 1;
}

/** Painted board: buff, browner with height, with light from the upper left. */
function ground(x: number, y: number): Rgb {
  const rugged = (at: number, up: number) =>
    height(at, up) * (0.62 + 0.55 * rough(at * 1.5, up * 1.5, 4, 801));
  const high = rugged(x, y);
  const d = 0.05;
  const light = 1 + 4 * (rugged(x + d, y - d) - high);
  const tint = mix(mix(LOW, UPLAND, step(0.06, 0.42, high)), HIGH, step(0.36, 0.85, high));
  const fibre = 5 * (noise(x * 5, y * 5, 802) - 0.5);
  return lighter(lit(tint, Math.max(0.82, Math.min(1.12, light))), fibre);
}

/** Painted flat, a little darker here and there where brushes and rakes have been. */
function sea(x: number, y: number): Rgb {
  return lighter(
    mix(SEA, DEEP, 0.5 + 0.5 * rough(x * 0.16, y * 0.16, 3, 803)),
    4 * (noise(x * 3, y * 9, 804) - 0.5),
  );
}

function colour(x: number, y: number): Rgb {
  return isLand(x, y) ? ground(x, y) : sea(x, y);
}

function traceLand(pen: Pen): void {
  pen.beginPath();
  for (const ring of LAND) {
    for (const [at, [x, y]] of ring.entries()) {
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
  }
}

/** Paler water off the shore, in lines as an engraver lays them. */
const SHOALS = [
  [1.1, 0.1],
  [0.72, 0.12],
  [0.4, 0.16],
  [0.18, 0.26],
] as const;

/** Draws within the sea alone, or within the land. */
function within(pen: Pen, part: "sea" | "land", draw: () => void): void {
  pen.save();
  traceLand(pen);
  if (part === "sea") pen.rect(-100, -100, 300, 300);
  pen.clip("evenodd");
  draw();
  pen.restore();
}

function shore(pen: Pen): void {
  pen.lineJoin = "round";
  within(pen, "sea", () => {
    for (const [width, strength] of SHOALS) {
      pen.strokeStyle = `rgba(226, 238, 232, ${strength})`;
      pen.lineWidth = width;
      traceLand(pen);
      pen.stroke();
    }
    // The land is a board of its own: it throws a shadow on the water.
    pen.save();
    pen.translate(0.05, -0.06);
    pen.strokeStyle = "rgba(26, 42, 50, 0.5)";
    pen.lineWidth = 0.09;
    traceLand(pen);
    pen.stroke();
    pen.restore();
  });
  within(pen, "land", () => {
    pen.strokeStyle = "rgba(255, 250, 226, 0.6)";
    pen.lineWidth = 0.1;
    traceLand(pen);
    pen.stroke();
  });
  pen.strokeStyle = "rgba(58, 50, 34, 0.9)";
  pen.lineWidth = 0.028;
  traceLand(pen);
  pen.stroke();
}

/** Sectors of Fighter Command, ruled in red over the land. */
function sectors(pen: Pen): void {
  within(pen, "land", () => {
    pen.strokeStyle = "rgba(150, 44, 34, 0.42)";
    pen.lineWidth = 0.035;
    pen.setLineDash([0.16, 0.1]);
    for (const line of SECTORS) {
      pen.beginPath();
      for (const place of line) pen.lineTo(...(onMat(place) as [number, number]));
      pen.stroke();
    }
    pen.setLineDash([]);
  });
}

function draw(pen: Pen): void {
  shore(pen);
  sectors(pen);
}

/** The lit table of an operations room: England and the coasts opposite, on squares of thirty kilometres. */
export const art = (): MatArt => ({
  legends: LEGENDS,
  ink: "44, 36, 24",
  strength: 1.6,
  toScale: true,
  colour,
  draw,
});
