import { cycled } from "../../choice.ts";
import { at, line, type Pen, type PenPoint, road, shape } from "../../pen.ts";
import { riverLine } from "./river.ts";

const HULLS = ["#3c3833", "#4a4038", "#35393a"] as const;
const LOADS = ["#2f2c29", "#6e5340", "#57524a", "#8a7a58"] as const;

/** Barges: places along the river, how far from its middle, and whether a tug draws them against the stream. */
const BARGES = [
  [15.2, 0.72],
  [17.6, 0.72],
  [21.8, 0.72],
  [25.2, 0.72],
  [25.5, 0.4],
  [29.4, 0.72],
  [32.8, 0.7],
  [4.4, -0.3],
  [38.4, 0.2],
] as const;
/** A tug and what it draws. */
const TOW = [
  [18.4, -0.35],
  [20.9, -0.4],
  [23.3, -0.42],
] as const;

function turnAt(x: number): number {
  return Math.atan2(riverLine(x + 0.4) - riverLine(x - 0.4), 0.8);
}

/** A river barge from above: a long flat hull, its hold and the cabin aft. */
function barge(pen: Pen, index: number): void {
  const hull = (by: number): PenPoint[] => [
    [-0.95 + by, -0.12 - by],
    [0.8 + by, -0.13 - by],
    [1 + by, 0 - by],
    [0.8 + by, 0.13 - by],
    [-0.95 + by, 0.12 - by],
  ];
  shape(pen, hull(0.05), "rgba(14, 24, 24, 0.45)");
  shape(pen, hull(0), cycled(HULLS, index));
  pen.fillStyle = cycled(LOADS, index);
  pen.fillRect(-0.58, -0.085, 1.26, 0.17);
  pen.fillStyle = "#b3a684";
  pen.fillRect(-0.86, -0.075, 0.2, 0.15);
}

function tug(pen: Pen): void {
  const trail = pen.createLinearGradient(0, 0, -1.6, 0);
  trail.addColorStop(0, "rgba(214, 222, 208, 0.6)");
  trail.addColorStop(1, "rgba(206, 216, 204, 0)");
  pen.fillStyle = trail;
  pen.fillRect(-1.7, -0.13, 1.5, 0.26);
  shape(
    pen,
    [
      [-0.4, -0.12],
      [0.2, -0.13],
      [0.44, 0],
      [0.2, 0.13],
      [-0.4, 0.12],
    ],
    "#2f2d2a",
  );
  pen.fillStyle = "#c3b594";
  pen.fillRect(-0.16, -0.08, 0.3, 0.16);
}

/** Barges along the quay, and a tug with two in tow. */
export function barges(pen: Pen): void {
  TOW.forEach(([x, off], index) => {
    at(pen, x, riverLine(x) + off, turnAt(x), () => {
      if (index === 2) tug(pen);
      else {
        line(
          pen,
          [
            [1, 0],
            [1.6, 0],
          ],
          "rgba(40, 36, 30, 0.8)",
          0.025,
        );
        barge(pen, index + 1);
      }
    });
  });
  BARGES.forEach(([x, off], index) => {
    at(pen, x, riverLine(x) + off, turnAt(x), () => barge(pen, index));
  });
}

/** Where a road and the branch line cross, and how wide their bridges are. */
const BRIDGES = [
  [11, 0.3],
  [44.2, 0.44],
] as const;

export function bridges(pen: Pen): void {
  for (const [x, width] of BRIDGES) {
    const [from, to]: [PenPoint, PenPoint] = [
      [x, riverLine(x) - 1.5],
      [x, riverLine(x) + 1.5],
    ];
    line(
      pen,
      [
        [from[0] + 0.22, from[1] - 0.1],
        [to[0] + 0.22, to[1] - 0.22],
      ],
      "rgba(20, 26, 24, 0.45)",
      width,
    );
    road(pen, [from, to], width, "#5d584e", "#a69c84");
  }
}
