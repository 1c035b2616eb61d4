import { cycled } from "../../choice.ts";
import { hash, rough } from "../../noise.ts";
import { along, at, line, type Pen, type PenPoint, road } from "../../pen.ts";
import type { Reach } from "../../sheet.ts";
import { rounded, stakes } from "../../ways.ts";
import { riverLine } from "./river.ts";

const TRODDEN = "rgba(150, 142, 128, 0.95)";
const VERGE = "rgba(226, 226, 222, 0.8)";
const RUT = "rgba(92, 84, 72, 0.75)";
const SHADE = "rgba(40, 48, 62, 0.5)";

/** Lanes that sledges and lorries have trodden, from hamlet to hamlet. */
const LANES: readonly (readonly PenPoint[])[] = [
  [
    [-4, 29],
    [6.4, 27.8],
    [12, 28.4],
    [17.4, 25.4],
    [25, 30.4],
    [33, 28.6],
    [40.4, 25],
    [54, 27.4],
  ],
  [
    [17.4, 25.4],
    [14, 31],
    [15, 40],
  ],
  [
    [-4, 9],
    [7, 10.4],
    [14, 8.4],
    [21.6, 10],
    [31.4, 10.4],
    [37, 6.8],
    [52, 7.4],
  ],
  [
    [21.6, 10],
    [24, 5.4],
    [22.6, -5],
  ],
];

export function lanes(pen: Pen): void {
  for (const lane of LANES) road(pen, rounded(lane), 0.12, VERGE, TRODDEN);
}

/** The road over the ice, from one bank along the river to the other. */
export function iceWay(): readonly PenPoint[] {
  const onIce = [20.4, 23, 26, 28.6].map((x, i): PenPoint => [x, riverLine(x) + (i - 1.5) * -0.25]);
  return rounded([[17.4, 25.4], [18.4, 22.6], ...onIce, [30.4, 13.4], [31.4, 10.4]], 3);
}

/** A lorry and its shadow, its bonnet towards x. */
function lorry(pen: Pen, long: number): void {
  pen.fillStyle = SHADE;
  pen.fillRect(-long + 0.06, -0.15, long * 2, 0.18);
  pen.fillStyle = "#4c5046";
  pen.fillRect(-long, -0.08, long * 1.3, 0.16);
  pen.fillStyle = "#31342e";
  pen.fillRect(long * 0.35, -0.065, long * 0.6, 0.13);
}

/** Swept ice with ruts in it, stakes along it, and lorries a good way apart. */
export function iceRoad(pen: Pen): void {
  const way = iceWay();
  line(pen, way, VERGE, 0.66);
  line(pen, way, "rgba(128, 138, 142, 0.95)", 0.46);
  line(pen, way, "rgba(158, 152, 138, 0.8)", 0.3);
  const places = stakes(way, 0.36);
  for (const side of [-0.09, 0.09])
    line(
      pen,
      places.map(({ x, y, dx, dy }): PenPoint => [x - dy * side, y + dx * side]),
      RUT,
      0.04,
    );
  places.forEach(({ x, y, dx, dy }, index) => {
    for (const side of [-0.36, 0.36]) {
      pen.fillStyle = "#3a352c";
      pen.fillRect(x - dy * side - 0.03, y + dx * side - 0.03, 0.06, 0.06);
    }
    if (index % 6 === 2)
      at(pen, x - dy * 0.05, y + dx * 0.05, Math.atan2(dy, dx), () =>
        lorry(pen, 0.16 + 0.05 * hash(index, 1, 561)),
      );
  });
}

/** The line runs through the woods below the river. */
function railLine(x: number): number {
  return 4.6 + 0.05 * (Math.max(0, Math.min(48, x)) - 24) + 1.2 * rough(x * 0.05, 1.6, 1, 562);
}

/** A goods train that stands, snowed up, and its engine under steam. */
function train(pen: Pen): void {
  for (let wagon = 0; wagon < 9; wagon++) {
    const x = 27.6 + wagon * 0.56;
    const turn = Math.atan2(railLine(x + 0.2) - railLine(x - 0.2), 0.4);
    at(pen, x, railLine(x), turn, () => {
      pen.fillStyle = SHADE;
      pen.fillRect(-0.2, -0.24, 0.52, 0.26);
      pen.fillStyle = wagon === 8 ? "#26241f" : cycled(["#6a5240", "#57584c", "#745a44"], wagon);
      pen.fillRect(-0.25, -0.12, 0.5, 0.24);
      pen.fillStyle = wagon === 8 ? "rgba(236, 236, 232, 0.5)" : "rgba(222, 224, 224, 0.75)";
      pen.fillRect(-0.22, -0.02, 0.44, 0.11);
    });
  }
}

/** A single track, swept, between banks of snow. */
export function railway(pen: Pen, { left, right }: Reach): void {
  const points = along(left, right, 2.5, railLine);
  line(pen, points, "rgba(228, 228, 224, 0.8)", 0.52);
  line(pen, points, "rgba(112, 106, 98, 0.9)", 0.3);
  line(pen, points, "rgba(58, 50, 42, 0.8)", 0.2, [0.05, 0.08]);
  for (const side of [-0.055, 0.055])
    line(
      pen,
      points.map(([x, y]): PenPoint => [x, y + side]),
      "rgba(40, 38, 36, 0.9)",
      0.03,
    );
  train(pen);
}
