import { picked } from "./choice.ts";
import { hash } from "./noise.ts";
import { at, disc, line, type Pen, type PenPoint, road, roof } from "./pen.ts";

const TILES = ["#9b5a3f", "#a8694b", "#8a4d38", "#7d5a45"] as const;
const LANE = ["rgba(70, 62, 44, 0.5)", "rgba(206, 192, 156, 0.95)"] as const;
const GARDENS = [
  "rgba(92, 108, 58, 0.7)",
  "rgba(124, 112, 74, 0.65)",
  "rgba(110, 122, 66, 0.7)",
  "rgba(86, 98, 54, 0.7)",
] as const;
const GRASS = "rgba(120, 140, 78, 0.95)";
const POND = "rgba(92, 116, 116, 0.95)";

/** How far a house stands from its lane, and from the next one. */
const BACK = 0.2;
const APART = 0.25;

/** Puts a house somewhere; `seed` is its own. */
type Build = (x: number, y: number, turn: number, seed: number) => void;

/** A plan of a village around its middle, in inches; it is turned as the village likes. */
type Plan = (pen: Pen, houses: number, seed: number, build: Build) => void;

/** A plot behind a house. */
function garden(pen: Pen, x: number, y: number, turn: number, long: number, seed: number): void {
  at(pen, x, y, turn, () => {
    pen.fillStyle = picked(GARDENS, hash(seed, 5, 45));
    pen.fillRect(-APART * 0.46, 0, APART * 0.92, long);
  });
}

/** One street that bends, a house beside a house on both sides, and a garden behind each. */
const street: Plan = (pen, houses, seed, build) => {
  const long = (houses / 2) * APART;
  const bend = 0.5 * (hash(seed, 1, 46) - 0.5);
  const lie = (x: number) => bend * Math.cos((x / long) * Math.PI) - bend * 0.5;
  const way = Array.from({ length: 9 }, (_, i): PenPoint => {
    const x = (i / 8 - 0.5) * (long + 0.4);
    return [x, lie(x)];
  });
  for (const side of [-1, 1])
    for (let i = 0; i < houses / 2; i++) {
      const x = (i + 0.5) * APART - long / 2;
      const deep = 0.3 + 0.35 * hash(i, seed, 47);
      garden(pen, x, lie(x) + side * BACK, side > 0 ? 0 : Math.PI, deep, seed + i);
    }
  road(pen, way, 0.09, ...LANE);
  for (const side of [-1, 1])
    for (let i = 0; i < houses / 2; i++) {
      const x = (i + 0.5) * APART - long / 2;
      build(
        x,
        lie(x) + side * (BACK + 0.05 * hash(i, seed, 48)),
        hash(i, side, 49) < 0.3 ? 1.57 : 0,
        i * 2 + side,
      );
    }
};

/** Houses round a green with its pond, and lanes that leave it. */
const green: Plan = (pen, houses, seed, build) => {
  const [wide, deep] = [0.3 + houses * 0.017, 0.2 + houses * 0.009];
  const ring = (share: number, out: number): PenPoint => [
    (wide + out) * Math.cos(share * 2 * Math.PI),
    (deep + out) * Math.sin(share * 2 * Math.PI),
  ];
  for (let i = 0; i < houses; i++) {
    if (hash(i, seed, 53) < 0.4) continue;
    const [x, y] = ring(i / houses, 0.26);
    garden(pen, x, y, Math.atan2(y, x) - Math.PI / 2, 0.3 + 0.3 * hash(i, seed, 50), seed + i);
  }
  for (const share of [0.06, 0.4, 0.71]) road(pen, [ring(share, 0), ring(share + 0.03, 0.95)], 0.08, ...LANE);
  pen.fillStyle = GRASS;
  pen.beginPath();
  pen.ellipse(0, 0, wide, deep, 0, 0, 2 * Math.PI);
  pen.fill();
  line(
    pen,
    Array.from({ length: 25 }, (_, i) => ring(i / 24, 0)),
    LANE[1],
    0.085,
  );
  disc(pen, -wide * 0.35, deep * 0.1, 0.11, POND);
  for (let i = 0; i < houses; i++) {
    if (hash(i, seed, 54) < 0.16) continue;
    const [x, y] = ring((i + 0.3 * hash(i, seed, 55)) / houses, 0.17 + 0.3 * hash(i, seed, 51) ** 2);
    build(x, y, Math.atan2(y * wide * wide, x * deep * deep) + Math.PI / 2, i);
  }
};

/** Blocks of houses between straight streets, around their yards: a small town. */
const blocks: Plan = (pen, houses, seed, build) => {
  const across = Math.max(2, Math.round(Math.sqrt(houses / 6)));
  const size = { x: 0.78, y: 0.62 };
  const down = Math.max(2, Math.round(houses / 6 / across));
  for (let i = 0; i <= across; i++) {
    const x = (i - across / 2) * size.x;
    line(pen, [[x, (-down / 2) * size.y - 0.1] as PenPoint, [x, (down / 2) * size.y + 0.1]], LANE[1], 0.07);
  }
  for (let j = 0; j <= down; j++) {
    const y = (j - down / 2) * size.y;
    line(
      pen,
      [[(-across / 2) * size.x - 0.1, y] as PenPoint, [(across / 2) * size.x + 0.1, y]],
      LANE[1],
      0.07,
    );
  }
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const [x, y] = [(i + 0.5 - across / 2) * size.x, (j + 0.5 - down / 2) * size.y];
      pen.fillStyle = picked(GARDENS, hash(i, j, seed + 52));
      pen.fillRect(x - 0.3, y - 0.22, 0.6, 0.44);
      for (const side of [-1, 1]) {
        build(x - 0.15, y + side * 0.17, 0, 20 * i + j * 4 + side);
        build(x + 0.15, y + side * 0.17, 0, 300 + 20 * i + j * 4 + side);
        build(x + side * 0.26, y, 1.57, 600 + 20 * i + j * 4 + side);
      }
    }
};

/** How villages are laid out. */
export const PLANS = { street, green, blocks } as const satisfies Record<string, Plan>;

/** How a village is laid out, by its seed. */
export function planOf(seed: number): keyof typeof PLANS {
  return picked(["street", "green", "street", "blocks"] as const, hash(seed, 2, 40));
}

/** A village around a place, of about so many houses, with its lanes and gardens. */
export function village(pen: Pen, x: number, y: number, seed: number, houses = 22): void {
  at(pen, x, y, (hash(seed, 3, 41) - 0.5) * 1.6, () => {
    PLANS[planOf(seed)](pen, houses, seed, (left, up, turn, house) => {
      const size = 0.085 + 0.04 * hash(house, seed, 43);
      const tile = picked(TILES, hash(house, seed, 42));
      roof(pen, left, up, size, turn + 0.16 * (hash(house, seed, 44) - 0.5), tile);
    });
  });
}
