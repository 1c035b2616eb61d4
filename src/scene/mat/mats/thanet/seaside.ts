import { cycled, picked } from "../../choice.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, road, roof, shape } from "../../pen.ts";

const TILES = ["#94543c", "#a2664a", "#7d4736", "#6d6a66", "#7a756c"] as const;
const TAR = "rgba(66, 60, 52, 0.6)";
const DUST = "rgba(214, 200, 166, 0.95)";
const PLANKS = "rgba(146, 122, 92, 0.98)";
const STONE = "rgba(196, 188, 166, 0.98)";
const SHADE = "rgba(16, 30, 36, 0.42)";

/** Inches from house to house along a street, and from street to street. */
const HOUSE = 0.42;
const STREET = 0.78;
/** How far the first street is from the water. */
const FRONT = 0.95;

/** A town by the sea: its middle along the shore, how far it reaches to either side, and how many streets deep. */
export interface Town {
  readonly x: number;
  readonly half: number;
  readonly streets: number;
}

/** Where the shore runs: its y at an x. */
type Shore = (x: number) => number;

/** The line of a street, so far from the water. */
function street(shore: Shore, from: number, to: number, back: number): PenPoint[] {
  const paces = Math.max(2, Math.ceil((to - from) / 0.8));
  return Array.from({ length: paces + 1 }, (_, i): PenPoint => {
    const x = from + ((to - from) * i) / paces;
    return [x, shore(x) - back];
  });
}

function slope(shore: Shore, x: number): number {
  return Math.atan2(shore(x + 0.3) - shore(x - 0.3), 0.6);
}

/** Houses on both sides of a street, closer in the middle of the town than at its ends. */
function terrace(pen: Pen, shore: Shore, { x: middle, half }: Town, row: number): void {
  const reach = half * (1 - 0.09 * row);
  for (let x = middle - reach; x <= middle + reach; x += HOUSE) {
    const cell = Math.round(x / HOUSE);
    const out = Math.abs(x - middle) / half;
    if (hash(cell, row, 81) < 0.1 + 0.55 * out * out) continue;
    const size = 0.14 + 0.06 * hash(cell, row, 82);
    const back = FRONT + STREET * row + 0.34 + 0.06 * hash(cell, row, 83);
    const tile = picked(TILES, hash(cell, row, 84));
    roof(pen, x, shore(x) - back, size, slope(shore, x), tile);
  }
}

/** Streets along the water and across, and the houses between them. */
export function town(pen: Pen, shore: Shore, one: Town): void {
  const { x, half, streets } = one;
  for (let row = 0; row <= streets; row++) {
    const reach = half * (1 - 0.09 * row) + 0.3;
    road(pen, street(shore, x - reach, x + reach, FRONT + STREET * row), row === 0 ? 0.15 : 0.08, TAR, DUST);
  }
  for (const across of [-0.62, -0.2, 0.24, 0.66]) {
    const at = x + across * half;
    const back = (depth: number): PenPoint => [at, shore(at) - depth];
    road(pen, [back(FRONT), back(FRONT + STREET * streets)], 0.08, TAR, DUST);
  }
  for (let row = 0; row < streets; row++) terrace(pen, shore, one, row);
}

/** A pleasure pier on its piles: a long deck, a landing stage with a pavilion at its head. */
export function pier(pen: Pen, shore: Shore, x: number, length: number): void {
  at(pen, x, shore(x), Math.PI / 2 + slope(shore, x), () => {
    for (const [by, colour] of [
      [0.09, SHADE],
      [0, PLANKS],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(-0.9, -0.13 - by, length + 0.9, 0.26);
      pen.fillRect(length - 0.2, -0.46 - by, 1, 0.92);
    }
    line(
      pen,
      [[-0.9, 0] as PenPoint, [length + 0.7, 0] as PenPoint],
      "rgba(84, 66, 48, 0.5)",
      0.03,
      [0.1, 0.1],
    );
    roof(pen, length + 0.3, 0, 0.3, 0, "#7f8a86");
    disc(pen, length + 0.3, 0, 0.12, "#d9d2bd");
  });
}

/** Fishing boats and their shadows in a harbour. */
function boats(pen: Pen, radius: number): void {
  for (let boat = 0; boat < 9; boat++) {
    const turn = Math.PI * (0.16 + 0.68 * hash(boat, 1, 85));
    const far = radius * (0.3 + 0.45 * hash(boat, 2, 85));
    at(pen, far * Math.cos(turn), far * Math.sin(turn), hash(boat, 3, 85) * 6, () => {
      const hull: PenPoint[] = [
        [-0.2, -0.05],
        [0.08, -0.06],
        [0.22, 0],
        [0.08, 0.06],
        [-0.2, 0.05],
      ];
      shape(
        pen,
        hull.map(([x, y]): PenPoint => [x + 0.03, y - 0.04]),
        SHADE,
      );
      shape(pen, hull, cycled(["#4a4038", "#39444a", "#6b4a36"], boat));
      shape(pen, hull.slice(1, 4), "#cbbf9f");
    });
  }
}

/** Two stone arms around a harbour, with a light at the end of one. */
export function harbour(pen: Pen, shore: Shore, x: number, radius: number): void {
  at(pen, x, shore(x) - 0.3, 0, () => {
    pen.lineCap = "round";
    for (const [by, colour] of [
      [-0.09, SHADE],
      [0, STONE],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = 0.26;
      for (const [from, to] of [
        [0, 1.28],
        [1.86, Math.PI],
      ] as const) {
        pen.beginPath();
        pen.arc(0, by, radius, from, to);
        pen.stroke();
      }
    }
    pen.lineCap = "butt";
    disc(pen, radius * Math.cos(1.28), radius * Math.sin(1.28), 0.2, "#efe9d8");
    disc(pen, radius * Math.cos(1.28), radius * Math.sin(1.28), 0.09, "#9a3c2c");
    boats(pen, radius);
  });
}
