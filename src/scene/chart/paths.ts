import type { Ghost } from "../../tabletop/overlay.ts";
import { type Air, airHeight } from "../layout.ts";
import { ink, sideInk } from "../overlay/ink.ts";
import { FILL, type Ink, layStrip, type Ribbon, type StripPoint } from "../overlay/ribbon.ts";
import { trackPoints } from "../overlay/trackPoints.ts";

/** How wide a path is, in inches. */
const WIDTH = 0.13;
/** The plumb line from the end of a path to the mat. */
const PLUMB = 0.035;

/** A line that hangs from a place to the mat, seen from two sides. */
function plumb(ribbon: Ribbon, { x, y, up }: StripPoint, colour: Ink): void {
  for (const [dx, dy] of [
    [PLUMB, 0],
    [0, PLUMB],
  ] as const) {
    const put = (side: number, height: number) =>
      ribbon.corner(x + side * dx, y + side * dy, height, colour, up - height, 0, FILL.dashed);
    for (const [side, height] of [
      [-1, 0],
      [1, 0],
      [1, up],
      [-1, 0],
      [1, up],
      [-1, up],
    ] as const)
      put(side, height);
  }
}

/** The path of an order in the air, above the one on the mat; broken where it is not legal. */
export function layAirPath(ribbon: Ribbon, { track, side, legal, weight }: Ghost, air: Air): void {
  if (weight !== undefined) return;
  const points = trackPoints(track, (level) => airHeight(air, level));
  const end = points.at(-1);
  if (!end) return;
  const colour = legal ? sideInk(side, 0.95) : ink("#5b2020", 0.9);
  const fill = legal ? FILL.solid : FILL.dashed;
  layStrip(ribbon, points, WIDTH + 0.1, ink("#fff6e0", 0.8), fill);
  layStrip(
    ribbon,
    points.map((point) => ({ ...point, up: point.up + 0.006 })),
    WIDTH,
    colour,
    fill,
  );
  plumb(ribbon, end, ink("#fff6e0", 0.7));
}
