import { picked } from "../../choice.ts";
import { hash, step } from "../../noise.ts";
import { along, at, line, type Pen, type PenPoint } from "../../pen.ts";
import type { Reach } from "../../sheet.ts";
import { rounded } from "../../ways.ts";

const BALLAST = "rgba(138, 126, 106, 0.95)";
const SLEEPERS = "rgba(62, 50, 40, 0.8)";
const RAIL = "rgba(46, 42, 40, 0.95)";

/** The tracks of the yard, counted from the middle one, and how far apart they are. */
const TRACKS = 5;
const APART = 0.27;

/** The main line through the valley. */
function mainLine(x: number): number {
  return 24.8 - 1.6 * step(40, 60, x) + 1.4 * step(8, -14, x);
}

function yardTrack(track: number): (x: number) => number {
  return (x) => mainLine(x) + track * APART * step(9.5, 14, x) * (1 - step(34, 38.5, x));
}

function track(pen: Pen, way: readonly PenPoint[]): void {
  line(pen, way, BALLAST, 0.25);
  line(pen, way, SLEEPERS, 0.17, [0.05, 0.07]);
  for (const side of [-0.045, 0.045])
    line(
      pen,
      way.map(([x, y]): PenPoint => [x, y + side]),
      RAIL,
      0.024,
    );
}

/** Sidings of the works, and the branch that crosses the river. */
const BRANCHES: readonly (readonly PenPoint[])[] = [
  [
    [36.4, 24.8],
    [40, 24.6],
    [43.2, 22.6],
    [44.2, 17],
    [44.2, 12],
    [44, 7],
    [46, -3],
  ],
  [
    [12.6, 24],
    [13.4, 22.9],
    [16, 22.7],
    [35, 22.7],
  ],
  [
    [10.6, 24.4],
    [12.6, 22],
    [12.8, 17.4],
    [14, 15.4],
    [24, 15],
    [34.6, 15.2],
  ],
  [
    [16, 19.3],
    [26, 19.2],
    [34.4, 19.3],
    [35.6, 21],
    [35.4, 23.4],
    [37.4, 24.6],
  ],
];

const WAGONS = ["#6d4e3c", "#5b5a52", "#75543f", "#4c4a46", "#7d6a4f"] as const;

/** Strings of wagons, with gaps where one has been taken away. */
function wagons(pen: Pen, line: (x: number) => number, seed: number): void {
  for (let x = 13.6; x < 34.6; x += 0.42) {
    const cell = Math.round(x / 0.42);
    if (hash(Math.floor(cell / 6), seed, 651) < 0.42) continue;
    const turn = Math.atan2(line(x + 0.2) - line(x - 0.2), 0.4);
    at(pen, x, line(x), turn, () => {
      pen.fillStyle = "rgba(26, 22, 18, 0.5)";
      pen.fillRect(-0.15, -0.14, 0.4, 0.18);
      pen.fillStyle = picked(WAGONS, hash(Math.floor(cell / 3), seed, 652));
      pen.fillRect(-0.19, -0.085, 0.38, 0.17);
      pen.fillStyle = "rgba(236, 226, 200, 0.16)";
      pen.fillRect(-0.19, 0, 0.38, 0.085);
    });
  }
}

/** The main line, the marshalling yard that it widens to, and the sidings. */
export function railways(pen: Pen, { left, right }: Reach): void {
  for (const branch of BRANCHES) track(pen, rounded(branch, 3));
  for (let number = -TRACKS; number <= TRACKS; number++)
    track(pen, along(number === 0 ? left : 9, number === 0 ? right : 38, 0.5, yardTrack(number)));
  for (let number = -TRACKS; number <= TRACKS; number++)
    if (number !== 0) wagons(pen, yardTrack(number), number + TRACKS);
}
