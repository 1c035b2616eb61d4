import { hash, rough } from "../../noise.ts";
import { along, at, disc, line, type Pen, type PenPoint, roof } from "../../pen.ts";
import type { Reach } from "../../sheet.ts";

const RUT = "rgba(86, 64, 40, 0.34)";
const DUST = "rgba(222, 204, 164, 0.4)";

/** Where the strip lies, which way it points (radians anticlockwise from x), and its length and width. */
const STRIP = { x: 34.5, y: 21.4, turn: 0.16, length: 8.4, width: 1.5 } as const;

/** The main track, wide where wheels have sought firmer ground, from one edge to the other. */
function mainTrack(x: number, strand: number): number {
  const spread = 0.34 * strand * (0.4 + Math.abs(rough(x * 0.16, strand * 3.1, 2, 91)));
  return 17.6 + 1.9 * rough(x * 0.07, 4.4, 2, 92) + spread + 0.12 * rough(x * 0.5, strand * 7.7, 2, 93);
}

/** The side track goes from the main one to the landing ground. */
const SIDE: readonly PenPoint[] = [
  [22, 17.6],
  [25.6, 18.5],
  [28.6, 19],
  [30.8, 20],
  [33, 20.6],
];

/** The old caravan way up through a gap of the escarpment. */
const CARAVAN: readonly PenPoint[] = [
  [6.4, 18.4],
  [7.4, 21.4],
  [6, 24.4],
  [7.6, 27],
  [6.8, 30.5],
  [9.4, 33.4],
  [9, 37],
  [12, 60],
];

function ruts(pen: Pen, points: readonly PenPoint[]): void {
  line(pen, points, DUST, 0.2);
  for (const side of [0.055, -0.055])
    line(
      pen,
      points.map(([x, y]): PenPoint => [x + side * 0.6, y + side]),
      RUT,
      0.035,
    );
}

/** Wheel tracks, worn into several strands where many have driven. */
export function tracks(pen: Pen, { left, right }: Reach): void {
  for (const strand of [-1, 0, 1, 2])
    ruts(
      pen,
      along(left, right, 1.4, (x) => mainTrack(x, strand)),
    );
  ruts(pen, SIDE);
  ruts(pen, CARAVAN);
}

/** A scraped runway with whitened corners, oil drums along it, and a circle in its middle. */
export function strip(pen: Pen): void {
  const { x, y, turn, length, width } = STRIP;
  at(pen, x, y, turn, () => {
    pen.fillStyle = "rgba(220, 200, 156, 0.55)";
    pen.fillRect(-length / 2, -width / 2, length, width);
    pen.strokeStyle = "rgba(244, 236, 214, 0.75)";
    pen.lineWidth = 0.05;
    pen.beginPath();
    pen.arc(0, 0, 0.44, 0, 2 * Math.PI);
    pen.stroke();
    for (const end of [-1, 1])
      for (const side of [-1, 1]) {
        pen.beginPath();
        pen.moveTo((end * length) / 2, side * (width / 2 - 0.5));
        pen.lineTo((end * length) / 2, (side * width) / 2);
        pen.lineTo(end * (length / 2 - 0.6), (side * width) / 2);
        pen.stroke();
      }
    for (let drum = -4; drum <= 4; drum++)
      for (const side of [-1, 1])
        disc(pen, drum * 0.85, side * (width / 2 + 0.12), 0.05, "rgba(60, 46, 34, 0.75)");
    wheelMarks(pen, length);
  });
}

/** What landing aircraft have left. */
function wheelMarks(pen: Pen, length: number): void {
  for (let mark = 0; mark < 14; mark++) {
    const from = (hash(mark, 1, 94) - 0.5) * length * 0.8;
    const off = (hash(mark, 2, 94) - 0.5) * 0.8;
    line(
      pen,
      [
        [from, off],
        [from + 1.2 + hash(mark, 3, 94), off + (hash(mark, 4, 94) - 0.5) * 0.3],
      ],
      "rgba(96, 72, 44, 0.16)",
      0.05,
    );
  }
}

/** Tents and lorries beside the strip, well apart. */
export function camp(pen: Pen): void {
  for (let tent = 0; tent < 15; tent++) {
    const x = STRIP.x - 3.6 + 7.6 * hash(tent, 1, 95);
    const y = STRIP.y + 1.7 + (x - STRIP.x) * STRIP.turn + 1.5 * hash(tent, 2, 95);
    const lorry = tent % 4 === 0;
    roof(pen, x, y, lorry ? 0.1 : 0.13, 3 * hash(tent, 3, 95), lorry ? "#6d6242" : "#c9b78c");
  }
}
