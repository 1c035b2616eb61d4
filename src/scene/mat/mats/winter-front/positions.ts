import { hash, noise, rough } from "../../noise.ts";
import { along, disc, line, type Pen, type PenPoint } from "../../pen.ts";
import type { Reach } from "../../sheet.ts";
import { riverAt, riverLine } from "./river.ts";

const EARTH = "rgba(98, 88, 76, 0.6)";
const DITCH = "rgba(44, 40, 38, 0.88)";

/** A trench in bays: it steps forward and back, so that nobody can fire along it. */
function bays(left: number, right: number, away: number, seed: number): PenPoint[] {
  const pace = 0.3;
  const middles = along(left, right, pace, (x) => riverLine(x) + away + 1.1 * rough(x * 0.16, seed, 2, 581));
  return middles.flatMap(([x, y]): PenPoint[] => {
    const bay = Math.round(x / pace);
    const back = (at: number) =>
      (hash(Math.floor(at / 2), seed, 584) - 0.5) * 0.16 + (at % 4 < 2 ? 0.07 : -0.07);
    return [
      [x, y + back(Math.abs(bay - 1))],
      [x, y + back(Math.abs(bay))],
    ];
  });
}

/** A ditch with the earth that was thrown out towards the enemy. */
function trench(pen: Pen, points: readonly PenPoint[], throws: number): void {
  const thrown = points.map(([x, y]): PenPoint => [x, y + throws * 0.05]);
  pen.lineJoin = "miter";
  for (const [way, colour, width] of [
    [thrown, EARTH, 0.12],
    [points, DITCH, 0.045],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (const [x, y] of way) pen.lineTo(x, y);
    pen.stroke();
  }
}

/** Ways back from a trench, through the snow. */
function saps(pen: Pen, { left, right }: Reach, away: number, seed: number): void {
  for (let x = Math.ceil(left / 5) * 5 + 2; x < right; x += 5) {
    const start = riverLine(x) + away;
    const way = [0, 1, 2, 3, 4, 5].map(
      (bend): PenPoint => [
        x + (bend % 2 === 0 ? 0.16 : -0.16) + 0.5 * (hash(Math.round(x), seed, 582) - 0.5) * bend,
        start + Math.sign(away) * bend * 0.5,
      ],
    );
    trench(pen, way, 0);
  }
}

/** Barbed wire before a trench: a row of crosses. */
function wire(pen: Pen, { left, right }: Reach, away: number): void {
  const points = along(left, right, 0.7, (x) => riverLine(x) + away + 0.14 * rough(x, away, 2, 583));
  line(pen, points, "rgba(60, 56, 54, 0.7)", 0.09, [0.03, 0.13]);
}

/** A crater: earth over the snow around it, or broken ice around open water. */
function crater(pen: Pen, x: number, y: number, size: number): void {
  const { off, half } = riverAt(x, y);
  const [around, rim, hole] =
    Math.abs(off) < half + 0.15
      ? ["rgba(214, 222, 226, 0.5)", "rgba(206, 216, 222, 0.7)", "rgba(34, 56, 72, 0.9)"]
      : ["rgba(78, 68, 60, 0.28)", "rgba(70, 60, 52, 0.5)", "rgba(34, 30, 28, 0.8)"];
  disc(pen, x + 0.05, y - 0.05, size * 2.2, around);
  disc(pen, x, y, size * 1.3, rim);
  disc(pen, x, y, size * 0.75, hole);
}

/** Where shells fell: thickly in some places, and between the lines before all. */
function craters(pen: Pen, { left, right }: Reach): void {
  const pace = 0.8;
  for (let column = Math.floor(left / pace); column * pace < right; column++)
    for (let row = -9; row <= 9; row++) {
      const x = (column + hash(column, row, 592)) * pace;
      const y = riverLine(x) + (row + hash(column, row, 593) - 0.5) * pace;
      const thick = noise(x * 0.26, y * 0.26, 595) * (1 - 0.07 * Math.abs(row));
      if (hash(column, row, 591) < 1.5 * (thick - 0.36))
        crater(pen, x, y, 0.05 + 0.14 * hash(column, row, 594) ** 3);
    }
}

/** Two lines of trenches on either side of the river, with wire before them and ways back behind them. */
export function positions(pen: Pen, reach: Reach): void {
  craters(pen, reach);
  for (const side of [1, -1]) {
    wire(pen, reach, side * 2.5);
    saps(pen, reach, side * 3.3, side + 4);
    trench(pen, bays(reach.left, reach.right, side * 3.3, side + 2), -side);
    trench(pen, bays(reach.left, reach.right, side * 4.9, side + 7), -side);
  }
}
