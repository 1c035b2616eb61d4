import { itemAt } from "../../../../core/item-at.ts";
import { rough, step } from "../../noise.ts";

interface Oval {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
}

/** The island's middle, half its length and width, and the sine and cosine of its turn, clockwise. */
const ISLAND = { x: 22.4, y: 17.6, long: 20.2, wide: 11.2, sin: 0.34, cos: 0.94 } as const;
/** The land that the harbours are cut into. */
const SHOULDER: Oval = { x: 34.2, y: 22.6, long: 6.4, wide: 5.6 };
/** The islet across the strait, and the rock between them. */
const ISLETS: readonly Oval[] = [
  { x: 3.4, y: 33.2, long: 6.4, wide: 3.6 },
  { x: 9.6, y: 29.9, long: 0.9, wide: 0.6 },
];

/** A point of an arm of the sea, and half its width there. */
type Reach = readonly [x: number, y: number, half: number];

/** The two harbours on either side of the city with their creeks, then bays of the open coast. */
const INLETS: readonly (readonly Reach[])[] = [
  [
    [43, 26.2, 1.5],
    [39.2, 23.8, 0.85],
    [36.4, 21.7, 1.05],
    [33.4, 19.7, 0.85],
    [31.4, 19.1, 0.5],
  ],
  [
    [38.2, 23, 0.6],
    [39.1, 20.4, 0.22],
  ],
  [
    [36.3, 21.6, 0.55],
    [37.3, 18.6, 0.24],
  ],
  [
    [34, 20, 0.5],
    [34.7, 17.6, 0.2],
  ],
  [
    [39.4, 30.2, 1.4],
    [36.2, 27.3, 0.6],
    [33.4, 25.2, 0.72],
    [30.6, 23, 0.4],
  ],
  [
    [34, 25.7, 0.45],
    [32.4, 27.4, 0.2],
  ],
  [
    [32, 24.2, 0.42],
    [30.2, 25.5, 0.16],
  ],
  [
    [27.4, 32, 2],
    [25, 28.8, 0.8],
    [24, 27.2, 0.3],
  ],
  [
    [19, 33, 2.2],
    [17.2, 30, 0.9],
    [16.4, 28.2, 0.35],
  ],
  [
    [44, 9.6, 2.4],
    [39.6, 10.6, 1.1],
    [37, 11.6, 0.4],
  ],
  [
    [1, 19, 2.4],
    [5, 20.6, 1],
    [7, 21.4, 0.4],
  ],
  [
    [27, 4, 1.6],
    [27.4, 7, 0.7],
    [27.9, 8.2, 0.2],
  ],
];

/** Each with a circle that it lies in. */
const ROUND = INLETS.map((points) => {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return { points, x, y, far: 3 + Math.max(...points.map(([px, py]) => Math.hypot(px - x, py - y))) };
});

function oval(dx: number, dy: number, { long, wide }: Pick<Oval, "long" | "wide">): number {
  const [u, v] = [dx / long, dy / wide];
  return (1 - Math.sqrt(u * u + v * v)) * wide;
}

/** How far a place is from an inlet's water; negative in it. */
function fromInlet(points: readonly Reach[], x: number, y: number): number {
  let nearest = Infinity;
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay, from] = itemAt(points, i);
    const [bx, by, to] = itemAt(points, i + 1);
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const [px, py] = [x - ax - dx * share, y - ay - dy * share];
    nearest = Math.min(nearest, Math.sqrt(px * px + py * py) - from - (to - from) * share);
  }
  return nearest;
}

function inlets(x: number, y: number): number {
  let nearest = Infinity;
  for (const { points, x: middle, y: height, far } of ROUND) {
    const [dx, dy] = [x - middle, y - height];
    if (dx * dx + dy * dy < far * far) nearest = Math.min(nearest, fromInlet(points, x, y));
  }
  return nearest;
}

/** How exposed a shore is: 0 in the harbours, 1 on the open coast, where the sea breaks on rocks. */
export function exposed(x: number, y: number): number {
  const [dx, dy] = [(x - 34) / 6.2, (y - 22.4) / 5.4];
  return step(0.4, 1.1, dx * dx + dy * dy);
}

/** How far inside the shore a place is, in units of the map; negative in the water. */
export function ashore(x: number, y: number): number {
  const [dx, dy] = [x - ISLAND.x, y - ISLAND.y];
  const [u, v] = [dx * ISLAND.cos - dy * ISLAND.sin, dx * ISLAND.sin + dy * ISLAND.cos];
  let land = Math.max(oval(u, v, ISLAND), oval(x - SHOULDER.x, y - SHOULDER.y, SHOULDER));
  for (const islet of ISLETS) land = Math.max(land, oval(x - islet.x, y - islet.y, islet));
  if (land < -6) return land;
  const open = 0.3 + 0.7 * exposed(x, y);
  const fine = 1 - step(1.8, 2.6, Math.abs(land));
  let shore = land + 1.7 * open * rough(x * 0.17, y * 0.17, 2, 401);
  if (fine > 0) shore += 0.6 * fine * open * rough(x * 0.7, y * 0.7, 3, 402);
  if (shore < -1) return shore;
  const inlet = inlets(x, y);
  return inlet > 2 ? shore : Math.min(shore, inlet + 0.42 * open * rough(x * 0.9, y * 0.9, 3, 403));
}
