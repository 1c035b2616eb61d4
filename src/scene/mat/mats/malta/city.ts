import { picked } from "../../choice.ts";
import { hash } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, roof, shape } from "../../pen.ts";
import { ship, wake } from "../../ships.ts";
import { ashore } from "./coast.ts";

/** Rosy: a wall takes its colour from the roof above it, and is paler and less red. */
const STONE = ["#c4a283", "#cdab8a", "#b8967a", "#bf9d80", "#ad8d72"] as const;
const WALL = "#e0d0a4";
const STREET = "rgba(150, 128, 90, 0.9)";
const SHADE = "rgba(40, 32, 18, 0.45)";

/** Towns of flat roofs: their middles, radii, and how they are turned. */
const TOWNS: readonly (readonly [x: number, y: number, radius: number, turn: number])[] = [
  [38.3, 20.9, 0.8, 1.2],
  [36.2, 19.6, 1, 1.25],
  [33.4, 18.2, 1, 1.3],
  [30, 18.6, 1, 0.3],
  [34.2, 27.3, 0.7, 0.8],
  [31.4, 26.6, 0.9, 0.8],
  [29.4, 24.4, 1.1, 0.6],
  [25.4, 19.6, 0.9, 0.1],
  [21.2, 20.9, 0.8, 0.5],
  [24.4, 23.2, 0.8, 0.9],
  [28.5, 16.4, 0.8, 0.2],
  [29.2, 10.2, 0.8, 0.4],
  [33.6, 9.9, 0.7, 0.1],
  [35.6, 14, 0.8, 0.3],
  [17.6, 26, 0.6, 0.2],
  [9.6, 24.4, 0.6, 0.8],
  [14, 15.4, 0.5, 0.4],
  [4.2, 32.6, 0.9, 0.5],
];

/** The city on its tongue of land: its middle, its turn, and half its length and width. */
const CITY = { x: 35.3, y: 23.9, turn: 0.64, long: 2.75, wide: 1.02 } as const;

/** A church with its dome, in its square. */
function church(pen: Pen, x: number, y: number, size: number): void {
  disc(pen, x, y, size * 2, "rgba(226, 208, 168, 0.9)");
  disc(pen, x + 0.1, y - 0.11, size, SHADE);
  disc(pen, x, y, size, "#b08a5c");
  disc(pen, x - size * 0.22, y + size * 0.22, size * 0.6, "#cfa877");
}

/** Flat roofs in rows, with gaps for courtyards. */
function town(pen: Pen, x: number, y: number, radius: number, turn: number, seed: number): void {
  const pace = 0.3;
  const rows = Math.ceil(radius / pace);
  at(pen, x, y, turn, () => {
    for (let row = -rows; row <= rows; row++)
      for (let column = -rows; column <= rows; column++) {
        const [u, v] = [column * pace * 1.15, row * pace];
        const far = Math.hypot(u, v) / radius + 0.5 * hash(column, row, seed);
        if (far > 1.2 || Math.hypot(u, v) < 0.42) continue;
        const [wx, wy] = [
          x + u * Math.cos(turn) - v * Math.sin(turn),
          y + u * Math.sin(turn) + v * Math.cos(turn),
        ];
        if (ashore(wx, wy) < 0.3) continue;
        const stone = picked(STONE, hash(column, row, seed + 1));
        roof(
          pen,
          u,
          v,
          0.1 + 0.05 * hash(column, row, seed + 2),
          0.15 * (hash(column, row, seed + 3) - 0.5),
          stone,
        );
      }
  });
  church(pen, x, y, 0.17);
}

/** Towns and villages of the island, each round its church. */
export function villages(pen: Pen): void {
  TOWNS.forEach(([x, y, radius, turn], seed) => {
    town(pen, x, y, radius, turn, 450 + seed * 5);
  });
}

/** Bastions: a wall with arrowheads that stand out of it. */
const BASTIONS: readonly PenPoint[] = [
  [-1, -0.8],
  [-1.12, -0.5],
  [-0.98, -0.28],
  [-0.98, 0.28],
  [-1.12, 0.5],
  [-1, 0.8],
  [-0.5, 0.92],
  [-0.4, 1.06],
  [-0.28, 0.92],
  [0.3, 0.88],
  [0.4, 1],
  [0.52, 0.84],
  [0.8, 0.5],
  [1.02, 0.46],
  [1.12, 0],
  [1.02, -0.46],
  [0.8, -0.5],
  [0.52, -0.84],
  [0.4, -1],
  [0.3, -0.88],
  [-0.28, -0.92],
  [-0.4, -1.06],
  [-0.5, -0.92],
  [-1, -0.8],
];

function walls(pen: Pen): void {
  const outline = (by: number) =>
    BASTIONS.map(([u, v]): PenPoint => [u * CITY.long + by, v * CITY.wide - by]);
  shape(pen, outline(0.12), SHADE);
  shape(pen, outline(0), STREET);
  line(pen, outline(0), "#9c8658", 0.2);
  line(pen, outline(0), WALL, 0.12);
}

/** The walled city: streets that cross at right angles, a fort at its point. */
export function city(pen: Pen): void {
  const { x, y, turn, long, wide } = CITY;
  at(pen, x, y, turn, () => {
    walls(pen);
    for (let row = -3; row <= 3; row++)
      for (let column = -8; column <= 6; column++) {
        const [u, v] = [column * 0.34, row * 0.32];
        if (Math.abs(v) > wide - 0.26 || (column === 0 && Math.abs(row) < 2)) continue;
        const stone = picked(STONE, hash(column, row, 446));
        roof(pen, u, v, 0.12 + 0.03 * hash(column, row, 447), column % 2 === 0 ? 0 : Math.PI / 2, stone);
      }
    church(pen, 0, 0, 0.24);
    fort(pen, long * 0.86, 0);
  });
  shipping(pen);
}

/** A star of four points. */
function fort(pen: Pen, x: number, y: number): void {
  const star = (size: number) =>
    Array.from({ length: 8 }, (_, point): PenPoint => {
      const far = point % 2 === 0 ? size : size * 0.55;
      const turn = (point / 8) * 2 * Math.PI;
      return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    });
  shape(pen, star(0.56), "#9c8658");
  shape(pen, star(0.48), WALL);
  shape(pen, star(0.26), STREET);
}

/** Ships in the harbour, and the convoy: places, headings in radians anticlockwise, length and kind; the last are under way. */
const MOORED = [
  [36.2, 21.5, 0.65, 1.1, "freighter"],
  [38.6, 23.25, 0.6, 1.1, "tanker"],
  [33.5, 19.75, 0.5, 0.9, "collier"],
  [36.9, 19.9, 1.85, 0.7, "escort"],
  [33, 24.8, 0.72, 0.7, "trawler"],
  [34.5, 26.1, 0.7, 0.8, "escort"],
] as const;
const CONVOY = [
  [43.6, 9.2, 1.9, 1.5, "freighter"],
  [44.4, 5.6, 1.92, 1.6, "tanker"],
  [42.6, 4.4, 1.9, 1.1, "escort"],
  [45.8, 8.2, 1.9, 1.1, "escort"],
] as const;

function shipping(pen: Pen): void {
  for (const [x, y, turn, length, kind] of CONVOY)
    at(pen, x, y, turn, () => wake(pen, { x, y, length, kind }));
  for (const [x, y, turn, length, kind] of [...MOORED, ...CONVOY])
    at(pen, x, y, turn, () => ship(pen, { x, y, length, kind }));
}
