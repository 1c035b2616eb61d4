import { itemAt } from "../../../../core/item-at.ts";
import { rough, step } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, shape } from "../../pen.ts";
import type { Rgb } from "../../tint.ts";

/** The middle of the flying field, half its length and width, and its runways: turns anticlockwise, and lengths. */
const FIELD = { x: 21.4, y: 13.6, wide: 5, deep: 3.1 } as const;
const RUNWAYS = [
  [0.32, 8.6],
  [-0.72, 6.2],
] as const;

const DUST: Rgb = [206, 182, 136];
const TAR = "rgba(120, 110, 92, 0.85)";
const SAND = "rgba(226, 208, 166, 0.95)";
const SHADE = "rgba(46, 36, 20, 0.42)";
const STONE = "#cdbb8e";

/** Ground that is rolled hard: how much of it is at a place, 0 to 1, and its colour. */
export function beaten(x: number, y: number): { readonly share: number; readonly colour: Rgb } {
  const [dx, dy] = [(x - FIELD.x) / FIELD.wide, (y - FIELD.y) / FIELD.deep];
  const far = dx * dx + dy * dy;
  if (far > 1.6) return { share: 0, colour: DUST };
  const tone = 8 * rough(x * 0.7, y * 0.7, 3, 431);
  const share = 0.85 * (1 - step(0.7, 1.2, far + 0.3 * rough(x * 0.6, y * 0.6, 2, 432)));
  return { share, colour: [DUST[0] + tone, DUST[1] + tone, DUST[2] + tone] };
}

function runway(pen: Pen, turn: number, length: number): void {
  at(pen, FIELD.x, FIELD.y, turn, () => {
    pen.fillStyle = TAR;
    pen.fillRect(-length / 2, -0.3, length, 0.6);
    const middle: PenPoint[] = [
      [-length / 2 + 0.4, 0],
      [length / 2 - 0.4, 0],
    ];
    line(pen, middle, "rgba(236, 228, 204, 0.85)", 0.045, [0.32, 0.26]);
    for (const end of [-1, 1])
      for (const bar of [-0.18, -0.06, 0.06, 0.18])
        line(
          pen,
          [
            [end * (length / 2 - 0.1), bar],
            [end * (length / 2 - 0.34), bar],
          ],
          "rgba(236, 228, 204, 0.85)",
          0.05,
        );
  });
}

/** A pen for one fighter: walls of rubble in tins on three sides, open towards the field. */
function blastPen(pen: Pen, x: number, y: number): void {
  at(pen, x, y, Math.atan2(FIELD.y - y, FIELD.x - x), () => {
    pen.fillStyle = SAND;
    pen.fillRect(-0.22, -0.22, 0.5, 0.44);
    for (const [by, colour] of [
      [0.05, SHADE],
      [0, STONE],
    ] as const)
      line(
        pen,
        [
          [0.24 + by, 0.27 - by],
          [-0.26 + by, 0.27 - by],
          [-0.26 + by, -0.27 - by],
          [0.24 + by, -0.27 - by],
        ],
        colour,
        0.09,
      );
  });
}

/** Craters beside the runways, filled in or not. */
const CRATERS: readonly PenPoint[] = [
  [18.6, 14.3],
  [19.4, 11.9],
  [22.6, 15.4],
  [24.2, 12.9],
  [24.9, 14.1],
  [20.1, 15.3],
  [23, 11.6],
];

/** Runways of hard sand, and dispersals around them in pens. */
export function aerodrome(pen: Pen): void {
  const ring = Array.from({ length: 25 }, (_, index): PenPoint => {
    const turn = (index / 24) * 2 * Math.PI;
    const bulge = 0.94 + 0.09 * Math.sin(turn * 3 + 2) + 0.05 * Math.cos(turn * 5);
    return [FIELD.x + FIELD.wide * bulge * Math.cos(turn), FIELD.y + FIELD.deep * bulge * Math.sin(turn)];
  });
  line(pen, ring, "rgba(120, 98, 62, 0.5)", 0.22);
  line(pen, ring, SAND, 0.15);
  for (const [turn, length] of RUNWAYS) runway(pen, turn, length);
  for (const [x, y] of CRATERS) {
    disc(pen, x, y, 0.2, "rgba(240, 228, 192, 0.7)");
    disc(pen, x + 0.02, y - 0.02, 0.12, "rgba(112, 90, 58, 0.75)");
  }
  for (const index of [1, 3, 5, 7, 10, 13, 15, 17, 20, 22]) {
    const [x, y] = itemAt(ring, index);
    blastPen(pen, x + (x - FIELD.x) * 0.11, y + (y - FIELD.y) * 0.17);
  }
  const apron: PenPoint[] = [
    [25.6, 10.5],
    [27.6, 11.3],
    [27.3, 12],
    [25.5, 11.3],
  ];
  shape(pen, apron, SAND);
}
