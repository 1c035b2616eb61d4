import { hash, noise, rough, step } from "../../noise.ts";
import { at, line, type Pen, type PenPoint } from "../../pen.ts";
import { acrossWind, downWind, seaway, swell } from "../../sea.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { type Ship, ship, wake } from "../../ships.ts";
import { lighter, mix, type Rgb } from "../../tint.ts";

const DEEP: Rgb = [57, 88, 103];
const SEA: Rgb = [78, 112, 122];
const CREST: Rgb = [124, 152, 155];
const FOAM: Rgb = [212, 222, 216];

/** Here and there a crest breaks: a short line of foam across the wind. */
function whitecap(water: Rgb, u: number, v: number, height: number): Rgb {
  if (height < 0.3) return water;
  const crest = noise(u * 8.2 + 1.6 * noise(u * 2, v * 2, 53), v * 3.1, 51) * step(0.3, 0.6, height);
  if (crest < 0.76) return water;
  return mix(water, FOAM, 0.66 * step(0.76, 0.9, crest) * (0.35 + 0.65 * noise(u * 14, v * 11, 52)));
}

function colour(x: number, y: number): Rgb {
  const u = downWind(x, y);
  const v = acrossWind(x, y);
  const height = swell(u, v);
  const chop = rough(u * 1.7, v * 0.8, 2, 31);
  const shade = step(0.02, 0.5, rough(x * 0.05 + 9, y * 0.06, 2, 41));
  const tone = 0.45 + 0.25 * height + 0.3 * chop;
  const water = mix(mix(DEEP, SEA, Math.max(0, tone)), CREST, 0.4 * step(0.55, 1, tone));
  const shaded = lighter(water, 6 - 13 * shade);
  return whitecap(seaway(shaded, x, y, 1, height), u, v, height);
}

/** The lane climbs gently from the left to the right. */
const LANE = { y: 16.4, slope: 0.07 } as const;

function laneAt(x: number): number {
  return LANE.y + LANE.slope * x;
}

/** Two columns of merchantmen and their escorts: along the lane from the sheet's left edge, across it, length. */
const CONVOY: readonly Ship[] = [
  { x: 14.2, y: 1.15, length: 1.7, kind: "freighter" },
  { x: 18.6, y: 1.3, length: 1.55, kind: "collier" },
  { x: 23.2, y: 1.1, length: 1.8, kind: "tanker" },
  { x: 15.1, y: -1.2, length: 1.6, kind: "collier" },
  { x: 19.6, y: -1.1, length: 1.8, kind: "freighter" },
  { x: 24.1, y: -1.3, length: 1.5, kind: "collier" },
  { x: 28.4, y: 0.1, length: 1.35, kind: "escort" },
  { x: 17.4, y: 3.6, length: 1.05, kind: "trawler" },
  { x: 20.7, y: -3.7, length: 1.05, kind: "trawler" },
];

/** The swept channel on the chart: two broken lines, as far as the table goes. */
function lane(pen: Pen, { left, right }: Reach): void {
  for (const beside of [-2.6, 2.6]) {
    const edge: PenPoint[] = [
      [left - 1, laneAt(left - 1) + beside],
      [right + 1, laneAt(right + 1) + beside],
    ];
    line(pen, edge, "rgba(233, 226, 200, 0.3)", 0.05, [0.7, 0.45]);
  }
}

/** Wandering buoys that mark the lane, black and red. */
function buoys(pen: Pen, { left, right }: Reach): void {
  for (let x = Math.ceil(left / 12) * 12; x < right; x += 12) {
    for (const beside of [-2.6, 2.6]) {
      pen.fillStyle = beside > 0 ? "rgba(34, 30, 28, 0.8)" : "rgba(150, 58, 40, 0.85)";
      pen.beginPath();
      pen.arc(x + 3, laneAt(x + 3) + beside, 0.12, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

function convoy(pen: Pen): void {
  const turn = Math.atan(LANE.slope);
  for (const one of CONVOY) {
    const sway = (hash(Math.round(one.x * 10), 1, 61) - 0.5) * 0.1;
    at(pen, one.x, laneAt(one.x) + one.y, turn + sway, () => wake(pen, one));
  }
  for (const one of CONVOY) {
    const sway = (hash(Math.round(one.x * 10), 1, 61) - 0.5) * 0.1;
    at(pen, one.x, laneAt(one.x) + one.y, turn + sway, () => ship(pen, one));
  }
}

function draw(pen: Pen, reach: Reach): void {
  lane(pen, reach);
  buoys(pen, reach);
  convoy(pen);
}

/** Grey water in a fresh wind, and a convoy in the swept lane. */
export const art = (): MatArt => ({
  legends: [
    { place: "approaches", x: 31.7, y: 8.6, size: 1.05 },
    { place: "approaches", x: 16.3, y: 28.8, size: 1.05, turned: true },
    { place: "lane", x: 39.4, y: 17.8, size: 0.5 },
    { place: "lane", x: 6.2, y: 18.9, size: 0.5, turned: true },
  ],
  rose: { x: 37.4, y: 26.3, radius: 2.9 },
  ink: "233, 226, 200",
  strength: 1,
  colour,
  draw,
});
