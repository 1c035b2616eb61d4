import { picked } from "../../choice.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, road, roof } from "../../pen.ts";
import { village } from "../../village.ts";
import { rounded } from "../../ways.ts";

const EDGE = "rgba(58, 54, 42, 0.65)";
const DUST = "rgba(206, 194, 162, 0.95)";
const TAR = "rgba(150, 142, 124, 0.95)";
const ROOFS = ["#8a4d3a", "#7b4536", "#6a4a40", "#5f5c59", "#93573f"] as const;

/** Streets of terraced houses: the lower left corner, how long, how many streets, and their turn. */
interface Quarter {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly streets: number;
  readonly turn: number;
}

const QUARTERS: readonly Quarter[] = [
  { x: 13.2, y: 27.9, long: 9.6, streets: 4, turn: 0.02 },
  { x: 24.6, y: 28.1, long: 9.8, streets: 4, turn: -0.03 },
  { x: 3.6, y: 16, long: 7, streets: 4, turn: 0.08 },
  { x: 13.6, y: 5.2, long: 9, streets: 3, turn: -0.04 },
];

/** From street to street, and from house to house in a row. */
const STREET = 1.22;
const HOUSE = 0.42;
const BACK = 0.27;

const LANES: readonly (readonly PenPoint[])[] = [
  [
    [-4, 22.6],
    [3, 22],
    [8.6, 21.6],
    [12.2, 23.2],
    [12.2, 27.2],
    [24, 27.3],
    [35.6, 27.4],
    [41, 29.6],
    [53, 28.8],
  ],
  [
    [10.8, 21.8],
    [11.2, 15.4],
    [11, 11.2],
    [11.4, 7.6],
    [9, 3.6],
    [9.6, -4],
  ],
  [
    [11.4, 7.6],
    [22.6, 8.2],
    [30, 7.4],
    [37, 8.2],
    [53, 5.6],
  ],
  [
    [23.8, 27.3],
    [23.9, 33],
    [25.4, 41],
  ],
];

/** Villages around. */
const VILLAGES = [
  [41, 29.6, 18],
  [37, 8, 16],
  [4, 6.6, 14],
] as const;

export function lanes(pen: Pen): void {
  for (const lane of LANES) road(pen, rounded(lane), 0.13, EDGE, DUST);
  VILLAGES.forEach(([x, y, houses], seed) => {
    village(pen, x, y, 660 + seed, houses);
  });
}

/** A row of houses on one side of a street; bombs have made gaps. */
function terrace(pen: Pen, long: number, y: number, row: number, seed: number): void {
  for (let house = 0; (house + 1) * HOUSE < long; house++) {
    if (house % 9 === 8) continue;
    const block = Math.floor(house / 3);
    const colour = picked(ROOFS, hash(row, block, seed + 661));
    const x = (house + 0.5) * HOUSE;
    if (hash(house, row, seed + 662) < 0.05) disc(pen, x, y, 0.15, "rgba(70, 60, 50, 0.8)");
    else roof(pen, x, y, HOUSE / 2, 0, colour);
  }
}

function quarter(pen: Pen, { x, y, long, streets: many, turn }: Quarter, seed: number): void {
  at(pen, x, y, turn, () => {
    const across = [0, 9 * HOUSE, 18 * HOUSE, long].filter((at) => at <= long);
    for (const cross of across)
      line(
        pen,
        [
          [cross - HOUSE / 2, -0.2],
          [cross - HOUSE / 2, (many - 1) * STREET + 0.2],
        ],
        TAR,
        0.13,
      );
    for (let row = 0; row < many; row++) {
      const street: PenPoint[] = [
        [-0.4, row * STREET],
        [long + 0.3, row * STREET],
      ];
      line(pen, street, TAR, 0.15);
      terrace(pen, long, row * STREET + BACK, 2 * row, seed);
      terrace(pen, long, row * STREET - BACK, 2 * row + 1, seed);
    }
  });
}

/** A church of brick with its tower, in its square. */
function church(pen: Pen, x: number, y: number): void {
  disc(pen, x, y, 0.62, "rgba(168, 158, 134, 0.95)");
  roof(pen, x, y, 0.36, 0.1, "#5f5c59");
  at(pen, x - 0.42, y - 0.04, 0.1, () => {
    pen.fillStyle = "#8a5a48";
    pen.fillRect(-0.14, -0.14, 0.28, 0.28);
    pen.fillStyle = "#4c6a5c";
    pen.fillRect(-0.09, -0.09, 0.18, 0.18);
  });
}

/** The streets of the works' people, with their churches. */
export function streets(pen: Pen): void {
  QUARTERS.forEach((one, seed) => {
    quarter(pen, one, seed * 7);
  });
  church(pen, 23.7, 29.8);
  church(pen, 11.6, 19.4);
}
