import { noteHouse } from "./houses.ts";

export type Pen = CanvasRenderingContext2D;
export type PenPoint = readonly [x: number, y: number];

/** A smooth line through the middles between points. */
function trace(pen: Pen, points: readonly PenPoint[]): void {
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (i === 0) pen.moveTo(x, y);
    else if (next) pen.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else pen.lineTo(x, y);
  });
}

/** A line in one colour and width; `dash` in map units. */
export function line(
  pen: Pen,
  points: readonly PenPoint[],
  colour: string,
  width: number,
  dash: readonly number[] = [],
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = "round";
  pen.setLineDash([...dash]);
  pen.beginPath();
  trace(pen, points);
  pen.stroke();
  pen.setLineDash([]);
}

/** A way with an edge: a wide dark line under a narrower light one. */
export function road(
  pen: Pen,
  points: readonly PenPoint[],
  width: number,
  edge: string,
  surface: string,
): void {
  line(pen, points, edge, width * 1.6);
  line(pen, points, surface, width);
}

/** Points of a curve over x at even steps, from before `from` to beyond `to`. */
export function along(from: number, to: number, pace: number, curve: (x: number) => number): PenPoint[] {
  const points: PenPoint[] = [];
  for (let x = Math.floor(from / pace) * pace - pace; x <= to + 2 * pace; x += pace)
    points.push([x, curve(x)]);
  return points;
}

/** A filled shape of straight sides. */
export function shape(pen: Pen, points: readonly PenPoint[], colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.fill();
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Draws with the pen moved to a place and turned there, in radians anticlockwise. */
export function at(pen: Pen, x: number, y: number, turn: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  draw();
  pen.restore();
}

/** Light falls from the upper left: how far and where the shadow of something low lies. */
const SHADOW = { x: 0.05, y: -0.06 } as const;

/** A ridged roof and its shadow, half as deep as it is long; `size` is half its length. */
export function roof(pen: Pen, x: number, y: number, size: number, turn: number, colour: string): void {
  at(pen, x + SHADOW.x, y + SHADOW.y, turn, () => {
    pen.fillStyle = "rgba(30, 26, 18, 0.45)";
    pen.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
  });
  at(pen, x, y, turn, () => {
    noteHouse(pen, size, colour);
    pen.fillStyle = colour;
    pen.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
    pen.fillStyle = "rgba(28, 18, 10, 0.22)";
    pen.fillRect(-size, -size * 0.6, size * 2, size * 0.6);
  });
}
