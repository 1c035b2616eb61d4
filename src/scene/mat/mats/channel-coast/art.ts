import { hash, rough, step } from "../../noise.ts";
import { along, type Pen, type PenPoint, road } from "../../pen.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { beach, chalkCliff, water } from "../../shore.ts";
import type { Rgb } from "../../tint.ts";
import { village } from "../../village.ts";

/** How far inland of the English shore (along the top) a place is; negative at sea. */
function northShore(x: number, y: number): number {
  const line = 28.6 + 2.6 * rough(x * 0.055, 3.7, 2, 11) - 3.4 * step(30, 50, x);
  return y - line + 0.9 * rough(x * 0.32, y * 0.32, 4, 23);
}

/** How far inland of the French shore, in the lower right corner. */
function southShore(x: number, y: number): number {
  const line = -4.5 + 10 * step(24, 52, x) + 1.1 * rough(x * 0.09, 8.1, 2, 31);
  return line - y + 0.7 * rough(x * 0.3, y * 0.3, 4, 47);
}

function colour(x: number, y: number): Rgb {
  const north = northShore(x, y);
  if (north > 0) return chalkCliff(x, y, north);
  const south = southShore(x, y);
  if (south > 0) return beach(x, y, south);
  return water(x, y, Math.min(-north, -south));
}

const PACE = 2.6;
/** Bends of the road inland of the shore, from one edge to the other. */
function coastRoad({ left, right }: Reach): PenPoint[] {
  return along(left, right, PACE, (x) => {
    let y = 36;
    while (y > 20 && northShore(x, y) > 2.1 + 1.7 * hash(Math.round(x), 1, 9)) y -= 0.25;
    return y;
  });
}

function draw(pen: Pen, reach: Reach): void {
  const bends = coastRoad(reach);
  road(pen, bends, 0.09, "rgba(70, 62, 44, 0.65)", "rgba(226, 213, 176, 0.95)");
  for (const [x, y] of bends) {
    const bend = Math.round(x / PACE);
    if (bend % 4 === 2) village(pen, x, y, bend);
  }
}

/** The white cliffs along the top, the Channel, and a corner of France. */
export const art = (): MatArt => ({
  legends: [
    { place: "channel", x: 11.5, y: 14.4, size: 1.15 },
    { place: "channel", x: 36.5, y: 20.2, size: 1.15, turned: true },
  ],
  rose: { x: 24, y: 16.6, radius: 3.4 },
  ink: "233, 226, 200",
  strength: 1,
  colour,
  draw,
});
