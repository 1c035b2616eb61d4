import { itemAt } from "../../../../core/item-at.ts";
import type { Mat } from "../../../../tabletop/tabletop.ts";
import { hash, noise, rough, step } from "../../noise.ts";
import { along, at, disc, line, type Pen, type PenPoint, road, roof } from "../../pen.ts";
import type { MatArt } from "../../sheet.ts";
import { type Ship, ship, wake } from "../../ships.ts";
import { beach, chalkCliff, water } from "../../shore.ts";
import { lighter, mix, type Rgb } from "../../tint.ts";
import { village } from "../../village.ts";
import { harbour, pier, type Town, town } from "./seaside.ts";

const SAND: Rgb = [206, 190, 150];
const GRASS: Rgb = [138, 150, 94];

/** The shore and the sands off it, in shares of the mat's depth from the near edge. */
const SHORE = 0.33;
const SANDS = { x: 0.66, y: 0.66, wide: 0.3, deep: 0.07 } as const;
/** Where the town lies, and the flying field behind it: shares of the mat's width, and inches from the shore. */
const TOWN_AT = 0.4;
const FIELD = { x: 0.76, back: 12, wide: 5.4, deep: 3.4 } as const;

interface Land {
  readonly mat: Mat;
  /** How far inland a place is; negative at sea. */
  readonly inland: (x: number, y: number) => number;
  /** The y of the water's edge at an x. */
  readonly shore: (x: number) => number;
}

function landOf(mat: Mat): Land {
  const level = (x: number) =>
    mat.depth * SHORE +
    2.6 * rough(x * 0.06, 4.3, 2, 311) -
    3 * step(0.55, 1, x / mat.width) +
    1.6 * Math.cos((x / mat.width - TOWN_AT) * 11);
  const inland = (x: number, y: number) => level(x) - y + 0.6 * rough(x * 0.34, y * 0.34, 3, 312);
  const shore = (x: number) => {
    let y = level(x) + 1;
    while (inland(x, y) < 0) y -= 0.06;
    return y;
  };
  return { mat, inland, shore };
}

/** How much of the drying sands is at a place: above 0 out of the water, around them the sea is shallow. */
function sands({ width, depth }: Mat, x: number, y: number): number {
  const [dx, dy] = [(x / width - SANDS.x) / SANDS.wide, (y / depth - SANDS.y) / SANDS.deep];
  const bent = dy + 0.8 * dx * dx - 0.3;
  return 1 - Math.sqrt(dx * dx + bent * bent) + 0.35 * rough(x * 0.16, y * 0.3, 3, 313);
}

/** The bay in front of the town is sand, the shore on both sides chalk cliffs. */
function ashore({ mat }: Land, x: number, y: number, inland: number): Rgb {
  const off = Math.abs(x / mat.width - TOWN_AT - 0.05);
  const bay = 1 - step(0.2, 0.27, off + 0.02 * noise(x, y, 314));
  if (bay === 0) return chalkCliff(x, y, inland);
  const sand = mix(SAND, beach(x, y, inland), step(0.2, 0.5, inland));
  return bay === 1 ? sand : mix(chalkCliff(x, y, inland), sand, bay);
}

/** The flying field: mown grass, 0 to 1 of it at a place. */
function mown({ mat, shore }: Land): (x: number, y: number) => number {
  const middle = { x: mat.width * FIELD.x, y: shore(mat.width * FIELD.x) - FIELD.back };
  return (x, y) => {
    const [dx, dy] = [(x - middle.x) / FIELD.wide, (y - middle.y) / FIELD.deep];
    const far = Math.sqrt(dx * dx + dy * dy) + 0.08 * rough(x * 0.3, y * 0.3, 2, 315);
    return 1 - step(0.94, 1, far);
  };
}

function groundOf(land: Land): (x: number, y: number) => Rgb {
  const field = mown(land);
  return (x, y) => {
    const inland = land.inland(x, y);
    if (inland > 0) {
      const ground = ashore(land, x, y, inland);
      const grass = field(x, y);
      return grass > 0 ? mix(ground, lighter(GRASS, 9 * rough(x * 0.5, y * 0.5, 3, 316)), grass) : ground;
    }
    const sand = sands(land.mat, x, y);
    if (sand > 0.55) return lighter(SAND, 12 * rough(x * 0.5, y * 1.6, 3, 317));
    return water(x, y, Math.min(-inland, Math.max(0, 0.55 - sand) * 9));
  };
}

const ROAD = ["rgba(70, 62, 44, 0.65)", "rgba(222, 208, 170, 0.95)"] as const;

/** A way from the town to the near edge, that wanders. */
function inlandRoad({ mat, shore }: Land, from: number, to: number, seed: number): PenPoint[] {
  const start: PenPoint = [from, shore(from) - 3.6];
  const bends = 7;
  return Array.from({ length: bends + 1 }, (_, bend): PenPoint => {
    const share = bend / bends;
    const sway = bend === 0 ? 0 : 2.2 * (hash(bend, seed, 318) - 0.5);
    return [start[0] + (to - start[0]) * share + sway, start[1] - (start[1] + 1) * share];
  }).map(([x, y]): PenPoint => [Math.min(mat.width + 1, x), y]);
}

function ways(pen: Pen, land: Land, { x }: Town): void {
  const { mat, shore } = land;
  const coast = along(0, mat.width, 2.4, (at) => shore(at) - 1.9 - 1.1 * hash(Math.round(at), 1, 319));
  road(pen, coast, 0.1, ...ROAD);
  const lanes = [inlandRoad(land, x - 2, mat.width * 0.16, 1), inlandRoad(land, x + 3, mat.width * 0.56, 2)];
  for (const lane of lanes) {
    road(pen, lane, 0.1, ...ROAD);
    const [px, py] = itemAt(lane, 4);
    village(pen, px, py, Math.round(px), 20);
  }
  const rails = along(-1, x - 1, 2.4, (at) => shore(at) - 5 - 2.4 * step(0, 12, x - at));
  line(pen, rails, "rgba(58, 68, 38, 0.6)", 0.42);
  line(pen, rails, "rgba(156, 144, 122, 0.95)", 0.26);
  line(pen, rails, "rgba(60, 50, 42, 0.85)", 0.14, [0.05, 0.08]);
}

/** Sheds of canvas along the field, huts behind them, and a circle to land by. */
function aerodrome(pen: Pen, { mat, shore }: Land): void {
  const x = mat.width * FIELD.x;
  const y = shore(x) - FIELD.back;
  for (let shed = 0; shed < 4; shed++) {
    roof(pen, x - 3 + shed * 1.25, y - FIELD.deep - 0.3, 0.46, 0.05, "#8f8a6c");
    roof(pen, x - 2.8 + shed * 1.1, y - FIELD.deep - 1.15, 0.17, 0.05, "#7d6a4f");
  }
  disc(pen, x, y, 0.5, "rgba(240, 236, 214, 0.6)");
  disc(pen, x, y, 0.38, "rgb(140, 151, 96)");
}

/** Where ships are, in shares of the mat, and how they head, in degrees anticlockwise from the right. */
const AT_SEA: readonly (Ship & { readonly heading: number })[] = [
  { x: 0.16, y: 0.5, length: 1.1, kind: "trawler", heading: 12 },
  { x: 0.24, y: 0.515, length: 1.05, kind: "trawler", heading: 15 },
  { x: 0.32, y: 0.53, length: 1.1, kind: "trawler", heading: 10 },
  { x: 0.74, y: 0.5, length: 1.7, kind: "collier", heading: 172 },
  { x: 0.3, y: 0.74, length: 1.8, kind: "freighter", heading: 200 },
  { x: 0.5, y: 0.83, length: 1.4, kind: "escort", heading: 196 },
  { x: 0.66, y: 0.88, length: 1.6, kind: "collier", heading: 202 },
];

function shipping(pen: Pen, { width, depth }: Mat): void {
  for (const draw of [wake, ship])
    for (const { heading, ...one } of AT_SEA)
      at(pen, one.x * width, one.y * depth, (heading * Math.PI) / 180, () => draw(pen, one));
}

/** Buoys around the sands, red on one side and black on the other. */
function buoys(pen: Pen, { width, depth }: Mat): void {
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1]) {
      const x = width * (SANDS.x + SANDS.wide * (i - 2) * 0.42);
      const y = depth * (SANDS.y + side * SANDS.deep * 1.3);
      disc(pen, x + 0.05, y - 0.06, 0.16, "rgba(14, 24, 30, 0.4)");
      disc(pen, x, y, 0.15, side > 0 ? "#2a2826" : "#9a3a2a");
    }
}

function draw(pen: Pen, land: Land): void {
  const { mat, shore } = land;
  const resort: Town = { x: mat.width * TOWN_AT, half: Math.min(7.5, mat.width * 0.17), streets: 5 };
  ways(pen, land, resort);
  aerodrome(pen, land);
  town(pen, shore, resort);
  harbour(pen, shore, resort.x + resort.half * 0.72, 1.9);
  pier(pen, shore, resort.x - resort.half * 0.35, 5.2);
  buoys(pen, mat);
  shipping(pen, mat);
}

/** The north-eastern corner of Kent and the sea that raiders come over, on a sheet of the table's own size. */
export function art(mat: Mat): MatArt {
  const land = landOf(mat);
  const name = { place: "sea", size: 1.3 };
  return {
    legends: [
      { ...name, x: mat.width * 0.3, y: mat.depth * 0.6 },
      { ...name, x: mat.width * 0.36, y: mat.depth * 0.68, turned: true },
    ],
    ink: "233, 226, 200",
    strength: 1,
    toScale: true,
    colour: groundOf(land),
    draw: (pen) => draw(pen, land),
  };
}
