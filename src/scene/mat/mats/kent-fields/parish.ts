import { itemAt } from "../../../../core/item-at.ts";
import { hash, rough } from "../../noise.ts";
import { along, at, disc, line, type Pen, type PenPoint, road, roof } from "../../pen.ts";
import type { Reach } from "../../sheet.ts";
import { village } from "../../village.ts";

const EDGE = "rgba(62, 60, 40, 0.6)";
const DUST = "rgba(222, 208, 170, 0.95)";
const RAIL = "rgba(52, 46, 40, 0.85)";

/** Villages where lanes meet, and how many houses each has. */
const VILLAGES: readonly (readonly [x: number, y: number, houses: number])[] = [
  [7.4, 30.2, 26],
  [18.2, 28.4, 20],
  [29.6, 31.2, 24],
  [41.4, 27.6, 30],
  [5.6, 13.4, 22],
  [15.6, 9.6, 26],
  [25.8, 5.2, 18],
  [30.4, 15.6, 14],
];

/** Which villages a lane joins. */
const LANES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 3],
  [1, 5],
  [7, 5],
];

/** A lane that wanders as an English lane does. */
function wander([ax, ay]: PenPoint, [bx, by]: PenPoint, seed: number): PenPoint[] {
  const bends = 7;
  return Array.from({ length: bends + 1 }, (_, bend): PenPoint => {
    const share = bend / bends;
    const sway = bend === 0 || bend === bends ? 0 : 1.1 * (hash(bend, seed, 71) - 0.5) * 2;
    const [dx, dy] = [bx - ax, by - ay];
    const long = Math.sqrt(dx * dx + dy * dy);
    return [ax + dx * share - (dy / long) * sway, ay + dy * share + (dx / long) * sway];
  });
}

function placeOf(index: number): PenPoint {
  const [x, y] = itemAt(VILLAGES, index);
  return [x, y];
}

/** The turnpike along the top. */
function turnpike(x: number): number {
  return 30.6 + 1.7 * rough(x * 0.09, 2.2, 2, 72);
}

/** Lanes between the villages, and the high road. */
export function lanes(pen: Pen, { left, right }: Reach): void {
  LANES.forEach(([from, to], seed) => {
    road(pen, wander(placeOf(from), placeOf(to), seed), 0.075, EDGE, DUST);
  });
  road(
    pen,
    along(left, right, 2, (x) => turnpike(x)),
    0.13,
    EDGE,
    DUST,
  );
}

/** The line keeps to the side of the valley, clear of the river. */
function railLine(x: number): number {
  return 15.6 + 0.05 * (x - 24) + 1.3 * rough(x * 0.05, 6.6, 1, 73);
}

/** A double track on its embankment, with sleepers. */
export function railway(pen: Pen, { left, right }: Reach): void {
  const points = along(left, right, 2.5, railLine);
  line(pen, points, "rgba(58, 68, 38, 0.7)", 0.46);
  line(pen, points, "rgba(156, 144, 122, 0.95)", 0.28);
  line(pen, points, "rgba(74, 60, 46, 0.6)", 0.2, [0.045, 0.075]);
  for (const side of [-0.06, 0.06])
    line(
      pen,
      points.map(([x, y]): PenPoint => [x, y + side]),
      RAIL,
      0.026,
    );
}

/** A hop kiln: round, its tiled cone lit from the left, with a white cowl at the top. */
function oast(pen: Pen, x: number, y: number): void {
  disc(pen, x + 0.07, y - 0.08, 0.17, "rgba(30, 26, 18, 0.45)");
  disc(pen, x, y, 0.17, "#8f4f37");
  pen.fillStyle = "#b06e50";
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, 0.17, 1.4, 3.9);
  pen.fill();
  disc(pen, x, y, 0.055, "#f2ecdb");
}

/** A church with its tower, in its yard. */
function church(pen: Pen, x: number, y: number, turn: number): void {
  disc(pen, x, y, 0.42, "rgba(112, 132, 74, 0.9)");
  roof(pen, x, y, 0.24, turn, "#77736a");
  at(pen, x, y, turn, () => {
    pen.fillStyle = "#a39d8e";
    pen.fillRect(-0.36, -0.11, 0.2, 0.22);
  });
}

/** Every village has its church, and most a farm with oast-houses a little way out. */
export function villages(pen: Pen): void {
  VILLAGES.forEach(([x, y, houses], seed) => {
    village(pen, x, y, seed + 3, houses);
    church(pen, x + 0.34, y + 0.3, 0.3 * (hash(seed, 1, 74) - 0.5));
    if (seed % 4 === 3) return;
    const [fx, fy] = [x + 1.9 * (hash(seed, 2, 74) > 0.5 ? 1 : -1), y - 0.9 - 0.5 * hash(seed, 3, 74)];
    roof(pen, fx + 0.5, fy, 0.28, 0.5, "#9b5a3f");
    roof(pen, fx + 0.5, fy - 0.5, 0.22, 0.5, "#7d6a4f");
    for (let kiln = 0; kiln < 2 + (seed % 2); kiln++) oast(pen, fx - 0.34 * kiln, fy + 0.16 * kiln);
  });
}
